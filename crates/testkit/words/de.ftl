# Die Wörter des Probespiels.
toy-card-wind = Wind { $copy }
toy-card-boy = Schiffsjunge { $copy }
toy-card-hand = Matrose { $copy }
toy-card-mate = Maat { $copy }
toy-card-gunner = Kanonier { $copy }
toy-card-unknown = keine solche Karte
toy-ship-sloop = Schaluppe
toy-ship-brig = Brigg
toy-ship-galleon = Galeone
toy-draw = Alle ziehen eine Karte
toy-sail = Kurs: { $ship }
toy-pass = Keine Meuterei
toy-call = Meuterei mit { $card }
toy-contribute = Zur Mannschaft: { $card }
toy-reveal = Das Schiff aufdecken
toy-sink = Versenken: { $card }
toy-now-turn = { $seat }: ziehen oder segeln?
toy-now-mutiny = { $asked ->
    [me] Der Kapitän segelt, Ziel: { $ship }. Zettelst du eine Meuterei an?
   *[other] Der Kapitän segelt, Ziel: { $ship }. Zettelt jemand eine Meuterei an?
}
toy-now-attack = Alle dürfen Crew beitragen.
toy-now-storm = { $asked ->
    [me] Versenke eine Karte.
   *[other] Volle Hände versenken eine Karte.
}
toy-event-drew-hidden = { $seat }: zieht eine Karte
toy-event-drew = { $seat }: zieht { $card }
toy-event-reshuffled = Die Ablage wird zum Nachziehstapel
toy-event-mutiny-asked = Kurs des Kapitäns: { $ship }. Meuterei?
toy-event-answered = Jemand hat geantwortet
toy-event-passed = { $seat }: keine Meuterei
toy-event-called = { $seat }: Meuterei mit { $card }
toy-event-captain = { $seat }: jetzt Kapitän
toy-event-attack = Schiff in Sicht: { $ship }
toy-event-contributed = { $seat }: gibt { $card } dazu
toy-event-wind = Wind kommt auf: alle ziehen
toy-event-storm = { $count ->
    [one] Eine Hand ist zu voll
   *[other] { $count } Hände sind zu voll
}
toy-event-sinks = { $seat }: versenkt { $card }
toy-event-storm-passed = Der Sturm ist vorbei
toy-event-won = Das Schiff ist genommen (Würfel { $die })
toy-event-lost = Das Schiff entkommt (Würfel { $die })
toy-end-rounds = Die letzte Runde ist vorbei
toy-end-rich = Jemand ist reich
toy-why-not-now = Dieser Zug gehört nicht hierher
toy-why-not-in-hand = Diese Karte ist nicht in deiner Hand
toy-why-not-quartermaster = Nur der Quartiermeister deckt das Schiff auf
toy-why-too-few-cards = { $needs ->
    [one] Du brauchst eine Karte
   *[other] Du brauchst { $needs } Karten
} und hast { $has }
