# Słowa gry próbnej.
toy-card-wind = wiatr { $copy }
toy-card-boy = chłopiec okrętowy { $copy }
toy-card-hand = majtek { $copy }
toy-card-mate = mat { $copy }
toy-card-gunner = kanonier { $copy }
toy-card-unknown = nie ma takiej karty
toy-ship-sloop = slup
toy-ship-brig = bryg
toy-ship-galleon = galeon
toy-draw = Każdy dobiera kartę
toy-sail = Kurs: { $ship }
toy-pass = Bez buntu
toy-call = Bunt! Karta: { $card }
toy-contribute = Do załogi: { $card }
toy-reveal = Odkryj statek
toy-sink = Zatop: { $card }
toy-now-turn = { $seat }: dobierać czy płynąć?
toy-now-mutiny = { $asked ->
    [me] Kapitan płynie, cel: { $ship }. Wszczynasz bunt?
   *[other] Kapitan płynie, cel: { $ship }. Czy ktoś wszczyna bunt?
}
toy-now-attack = Każdy może dołożyć załogę.
toy-now-storm = { $asked ->
    [me] Zatop kartę.
   *[other] Pełne ręce zatapiają kartę.
}
toy-event-drew-hidden = { $seat }: dobiera kartę
toy-event-drew = { $seat }: dobiera, { $card }
toy-event-reshuffled = Odrzucone karty tworzą nową talię
toy-event-mutiny-asked = Kurs kapitana: { $ship }. Bunt?
toy-event-answered = Ktoś już odpowiedział
toy-event-passed = { $seat }: bez buntu
toy-event-called = { $seat }: bunt, { $card }
toy-event-captain = { $seat }: nowy kapitan
toy-event-attack = Statek na horyzoncie: { $ship }
toy-event-contributed = { $seat }: do załogi, { $card }
toy-event-wind = Zrywa się wiatr: każdy dobiera kartę
toy-event-storm = { $count ->
    [one] Jedna ręka jest zbyt pełna
    [few] { $count } ręce są zbyt pełne
   *[many] { $count } rąk jest zbyt pełnych
}
toy-event-sinks = { $seat }: zatapia, { $card }
toy-event-storm-passed = Burza minęła
toy-event-won = Statek zdobyty (kostka { $die })
toy-event-lost = Statek uciekł (kostka { $die })
toy-end-rounds = Skończyła się ostatnia runda
toy-end-rich = Ktoś jest bogaty
toy-why-not-now = Ten ruch teraz nie pasuje
toy-why-not-in-hand = Tej karty nie masz na ręce
toy-why-not-quartermaster = Statek odkrywa tylko kwatermistrz
toy-why-too-few-cards = { $needs ->
    [one] Potrzeba jednej karty
   *[other] Potrzeba { $needs } kart
}, masz { $has }
