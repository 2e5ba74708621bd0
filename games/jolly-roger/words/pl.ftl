### Jolly Roger, Polish. Second person singular; present tense, so that verbs have no gender.
### Comments stand in en.ftl.

jr-name = Jolly Roger
jr-tagline = Łup razem, dziel się zdobyczą i uważaj na bunt

## Cards

jr-kind-fort = Fort
    .short = Fort
jr-kind-ship = Statek kupiecki
    .short = Statek
jr-kind-settlement = Przystań
    .short = Przystań
jr-kind-port = Zatoka piratów
    .short = Zatoka
jr-kind-island = Wyspa skarbów
    .short = Wyspa
jr-skill-navigation = nawigacja
    .short = Naw
jr-skill-guns = ostrzał
    .short = Ostrz
jr-skill-melee = walka wręcz
    .short = Wręcz
jr-card-crew = { $skill } { $value } ({ $crewmen } { $crewmen ->
    [one] marynarz
    [few] marynarzy
   *[many] marynarzy
})
    .short = { NAME($skill, case: "short") } { $value }/{ $crewmen }
jr-card-any = dowolna umiejętność { $value } ({ $crewmen } { $crewmen ->
    [one] marynarz
    [few] marynarzy
   *[many] marynarzy
})
    .short = Dow { $value }/{ $crewmen }
jr-card-captain = Kapitan
    .short = Kap.
jr-card-quartermaster = Kwatermistrz
    .short = Kwat.
jr-card-boatswain = Bosman
jr-card-carpenter = Szkutnik
jr-card-cook = Kuk
jr-card-cutthroat = Skrytobójca
jr-card-first-mate = Pierwszy mat
jr-card-lookout = Kamrat
jr-card-master-mariner = Sternik
jr-card-old-sailor = Krwawy pirat
jr-card-powder-monkey = Szczury okrętowe
jr-card-sea-dog = Wilk morski
jr-card-second-mate = Drugi mat
jr-card-sharp-shooter = Strzelec wyborowy
jr-card-smart-kid = Majtek
jr-card-stowaways = Gapowicze
jr-card-surgeon = Medyk
jr-card-traitor = Zdrajca
jr-card-unknown = nieznana karta
jr-prize-gold = Złoto { $value }
    .short = ◎{ $value }
jr-prize-rum = Rum
    .short = R
jr-prize-jewels = Klejnoty
    .short = K
jr-prize-hostage = Zakładniczka
    .short = Z

## Offers

jr-pledge-share = dobry udział w następnych łupach
jr-pledge-appoint = stanowisko Kwatermistrza
jr-pledge-no-mutiny = w tej rundzie żadnego buntu
jr-pledge-stay-out = neutralność w buncie
jr-pledge-play = { $count ->
    [one] zagranie { $count } karty załogi
    [few] zagranie { $count } kart załogi
   *[many] zagranie { $count } kart załogi
}
jr-pledge-guard = pilnowanie statku
jr-count-crew = { $count ->
    [one] { $count } karta załogi
    [few] { $count } karty załogi
   *[many] { $count } kart załogi
}
jr-count-prizes = { $count ->
    [one] { $count } łup
    [few] { $count } łupy
   *[many] { $count } łupów
}
jr-terms = daje: { $given-n ->
    [0] nic
   *[other] { $given }
}; chce: { $wanted-n ->
    [0] nic
   *[other] { $wanted }
}{ $by ->
    [offerer] ; obiecuje: { $pledge }
    [taker] ; chce obietnicy: { $pledge }
   *[nobody] { "" }
}
jr-terms-mine = dajesz: { $given-n ->
    [0] nic
   *[other] { $given }
}; chcesz: { $wanted-n ->
    [0] nic
   *[other] { $wanted }
}{ $by ->
    [offerer] ; obiecujesz: { $pledge }
    [taker] ; chcesz obietnicy: { $pledge }
   *[nobody] { "" }
}

## Actions

jr-action-appoint = Mianuj Kwatermistrzem: { $target }
jr-action-draw = Dobierz kartę załogi
jr-action-decline = Nie, pasuj
jr-action-call = Bunt! Zagraj: { $card }
jr-action-call-on = Bunt! Zagraj: { $card }, a przyłączy się: { $target }
jr-action-call-kill = Bunt! Zagraj: { $card } i od razu pokonaj { $leader ->
    [captain] Kapitana
   *[mutineer] siebie: wygrywa Kapitan
}
jr-action-sail = Płyń do celu: { $destination }
jr-action-use = Użyj karty: { $card }
jr-action-use-on = Użyj karty: { $card }, cel: { $target }
jr-action-use-on-two = Użyj karty: { $card }, cele: { $targets }
jr-action-use-raise = Użyj karty: { $card }, potrzeba o punkt więcej
jr-action-use-lower = Użyj karty: { $card }, potrzeba o punkt mniej
jr-action-contribute = Dołóż do ataku: { $card }
jr-action-reveal = Odkryj kartę celu
jr-action-pass = Pasuj
jr-action-betray = Zagraj Zdrajcę i unieważnij: { $card }
jr-action-assign = Karta { $card } liczy się jako: { $skill }
jr-action-take = Weź: { $card }
jr-action-take-from = Weź zakryty łup, właściciel: { $target }
jr-action-give = { $target-is ->
    [me] Zatrzymaj dla siebie: { $card }
   *[other] Daj: { $card }, dostaje: { $target }
}
jr-action-donate = Oddaj na naprawę: { $card }
jr-action-exchange = Odrzuć za kartę załogi: { $card }
jr-action-ransom = Wymień na nowe łupy: { $card }
jr-action-bury = Zakop: { $card }
jr-action-done = Gotowe
jr-action-punish = Zarządź karę
jr-action-spare = Bez kary
jr-action-flog = Ukarz: { $target }
jr-action-commit = { $side ->
    [captain] Karta Kwatermistrza za Kapitanem
   *[mutineer] Karta Kwatermistrza za buntem
}
jr-action-discard = Odrzuć: { $cards }
jr-action-accept = Przyjmij ofertę { $nth } od gracza { $target }
jr-action-refuse = Odrzuć ofertę { $nth } od gracza { $target }
jr-action-withdraw = Wycofaj ofertę { $nth }
jr-action-join = { $side ->
    [captain] Za Kapitanem: { $card }
   *[mutineer] Za buntem: { $card }
}
jr-action-join-on = { $side ->
    [captain] Za Kapitanem: { $card }, a przyłączy się: { $target }
   *[mutineer] Za buntem: { $card }, a przyłączy się: { $target }
}
jr-action-join-kill = { $side ->
    [captain] Za Kapitanem
   *[mutineer] Za buntem
}: { $card } i od razu pokonaj { $leader ->
    [captain] Kapitana
   *[mutineer] Pierwszego buntownika
}
jr-action-offer = Oferta dla gracza { $target } – { $terms }

## What happened

jr-event-you-answered = Twoja odpowiedź jest gotowa.
jr-event-someone-answered = Ktoś już odpowiada.
jr-event-captain-found = { $seat-is ->
    [me] Jesteś Kapitanem.
   *[other] Kapitanem jest { $seat }.
}
jr-event-round-began = Zaczyna się runda { $round }.
jr-event-appointed = { $seat-is ->
    [me] Zostajesz Kwatermistrzem.
   *[other] Kwatermistrzem zostaje { $seat }.
}
jr-event-took-over = { $seat-is ->
    [me] { $role ->
        [captain] Teraz Kapitanem jesteś ty.
       *[quartermaster] Teraz Kwatermistrzem jesteś ty.
    }
   *[other] { $role ->
        [captain] Teraz Kapitanem jest { $seat }.
       *[quartermaster] Teraz Kwatermistrzem jest { $seat }.
    }
}
jr-event-drew = { $seat-is ->
    [me] { $count ->
        [one] Dobierasz { $count } kartę załogi.
        [few] Dobierasz { $count } karty załogi.
       *[many] Dobierasz { $count } kart załogi.
    }
   *[other] { $count ->
        [one] { $seat } dobiera { $count } kartę załogi.
        [few] { $seat } dobiera { $count } karty załogi.
       *[many] { $seat } dobiera { $count } kart załogi.
    }
}
jr-event-drew-seen = { $seat-is ->
    [me] Dobierasz: { $cards }.
   *[other] { $seat } dobiera: { $cards }.
}
jr-event-reshuffled = Odrzucona załoga tworzy nowy potasowany stos.
jr-event-sailed = Kapitan wybiera cel: { $destination }.
jr-event-turned-back = Nikt nie ma mapy: statek zawraca.
jr-event-lost-at-sea = Nikt nie ma mapy: runda przepada.
jr-event-turned = { $shape ->
    [target] { $destination }: nawigacja { $navigation }, ostrzał { $guns }, walka wręcz { $melee }; łupy: { $count }.
    [port] { $destination }: karty załogi dla każdego: { $count }.
   *[island] { $destination } na horyzoncie.
}
jr-event-voyage-counted = Koniec wyprawy: { $card }.
jr-event-decided = { $decision ->
    [ordered] Kapitan zarządza karę.
   *[waived] Kapitan rezygnuje z kary.
}
jr-event-flogged = { $seat-is ->
    [me] Ponosisz karę i tracisz: { $card }.
   *[other] { $seat } ponosi karę i traci: { $card }.
}
jr-event-contributed = { $seat-is ->
    [me] Dokładasz: { $card }.
   *[other] { $seat } dokłada: { $card }.
}
jr-event-betrayed = { $seat-is ->
    [me] Zagrywasz Zdrajcę przeciw karcie: { $card }.
   *[other] { $seat } zagrywa Zdrajcę przeciw karcie: { $card }.
}
jr-event-assigned = { CAP($card) } liczy się jako: { $skill }.
jr-event-fight-won = Atak się udaje: nawigacja { $navigation } (potrzeba { $navigation-needed }),
    ostrzał { $guns } (potrzeba { $guns-needed }), walka wręcz { $melee } (potrzeba { $melee-needed }).
jr-event-fight-lost = Atak się nie udaje: nawigacja { $navigation } (potrzeba { $navigation-needed }),
    ostrzał { $guns } (potrzeba { $guns-needed }), walka wręcz { $melee } (potrzeba { $melee-needed }).
jr-event-crew-discarded = Odrzucone: { $cards }.
jr-event-shown = { $seat-is ->
    [me] Używasz karty: { $card }.
   *[other] { $seat } używa karty: { $card }.
}
jr-event-shown-on = { $seat-is ->
    [me] Używasz karty: { $card }, cel: { $target }.
   *[other] { $target-is ->
        [me] { $seat } używa karty: { $card }, cel: ty.
       *[other] { $seat } używa karty: { $card }, cel: { $target }.
    }
}
jr-event-shown-on-two = { $seat-is ->
    [me] Używasz karty: { $card }, cele: { $targets }.
   *[other] { $targets-is ->
        [me] { $seat } używa karty: { $card }, cel: ty.
        [us] { $seat } używa karty: { $card }, cele: ty i { $targets-rest }.
       *[other] { $seat } używa karty: { $card }, cele: { $targets }.
    }
}
jr-event-shown-raise = { $seat-is ->
    [me] Używasz karty: { $card }, o punkt więcej.
   *[other] { $seat } używa karty: { $card }, o punkt więcej.
}
jr-event-shown-lower = { $seat-is ->
    [me] Używasz karty: { $card }, o punkt mniej.
   *[other] { $seat } używa karty: { $card }, o punkt mniej.
}
jr-event-shown-kill = { $seat-is ->
    [me] Używasz karty: { $card }
   *[other] { $seat } używa karty: { $card }
}, by pokonać { $leader ->
    [captain] Kapitana
   *[mutineer] Pierwszego buntownika
} i od razu zakończyć bunt.
jr-event-effect-fell = Karta zostaje unieważniona.
jr-event-skill-changed = { $way ->
    [more] Potrzeba o punkt więcej: { $skill }.
   *[less] Potrzeba o punkt mniej: { $skill }.
}
jr-event-mutiny-called = { $seat-is ->
    [me] Wszczynasz bunt kartą: { $card }!
   *[other] { $seat } wszczyna bunt kartą: { $card }!
}
jr-event-joined = { $seat-is ->
    [me] { $side ->
        [captain] Wspierasz Kapitana: { $card }.
       *[mutineer] Wspierasz bunt: { $card }.
    }
   *[other] { $side ->
        [captain] { $seat } wspiera Kapitana: { $card }.
       *[mutineer] { $seat } wspiera bunt: { $card }.
    }
}
jr-event-committed = { $seat-is ->
    [me] { $side ->
        [captain] Kartą Kwatermistrza wspierasz Kapitana.
       *[mutineer] Kartą Kwatermistrza wspierasz bunt.
    }
   *[other] { $side ->
        [captain] { $seat } kartą Kwatermistrza wspiera Kapitana.
       *[mutineer] { $seat } kartą Kwatermistrza wspiera bunt.
    }
}
jr-event-forced = { $seat-is ->
    [me] { $side ->
        [captain] Musisz zagrać po stronie Kapitana.
       *[mutineer] Musisz zagrać po stronie buntu.
    }
   *[other] { $side ->
        [captain] { $seat } musi zagrać po stronie Kapitana.
       *[mutineer] { $seat } musi zagrać po stronie buntu.
    }
}
jr-event-mutiny-decided = { $seat-is ->
    [me] { $side ->
        [captain] Bunt upada: nadal dowodzisz.
       *[mutineer] Bunt zwycięża: teraz dowodzisz ty.
    }
   *[other] { $side ->
        [captain] Bunt upada: Kapitanem pozostaje { $seat }.
       *[mutineer] Bunt zwycięża: nowym Kapitanem jest { $seat }.
    }
} Przegrana strona: { $losers }.
jr-event-redealt = { $seat-is ->
    [me] { $count ->
        [one] Dostajesz { $count } kartę załogi.
        [few] Dostajesz { $count } karty załogi.
       *[many] Dostajesz { $count } kart załogi.
    }
   *[other] { $count ->
        [one] { $seat } dostaje { $count } kartę załogi.
        [few] { $seat } dostaje { $count } karty załogi.
       *[many] { $seat } dostaje { $count } kart załogi.
    }
}
jr-event-redealt-seen = { $seat-is ->
    [me] Po buncie dostajesz: { $cards }.
   *[other] Po buncie { $seat } dostaje: { $cards }.
}
jr-event-prizes-turned = { $count ->
    [one] Do podziału jest { $count } zakryty łup.
    [few] Do podziału są { $count } zakryte łupy.
   *[many] Do podziału jest { $count } zakrytych łupów.
}
jr-event-prizes-turned-seen = Łupy do podziału: { $cards }.
jr-event-cook-served = { $seat-is ->
    [me] Wybierasz w pierwszej kolejności.
   *[other] Najpierw wybiera { $seat }.
}
jr-event-picked = { $seat-is ->
    [me] Wybierasz łup.
   *[other] { $seat } wybiera łup.
}
jr-event-picked-seen = { $seat-is ->
    [me] Wybierasz: { $card }.
   *[other] { $seat } wybiera: { $card }.
}
jr-event-given = { $seat-is ->
    [me] Dostajesz łup.
   *[other] { $seat } dostaje łup.
}
jr-event-given-seen = { $seat-is ->
    [me] Dostajesz: { $card }.
   *[other] { $seat } dostaje: { $card }.
}
jr-event-gathered = { $seat-is ->
    [me] { $count ->
        [one] Tracisz { $count } niezakopany łup.
        [few] Tracisz { $count } niezakopane łupy.
       *[many] Tracisz { $count } niezakopanych łupów.
    }
   *[other] { $count ->
        [one] { $seat } traci { $count } niezakopany łup.
        [few] { $seat } traci { $count } niezakopane łupy.
       *[many] { $seat } traci { $count } niezakopanych łupów.
    }
}
jr-event-claim-waived = { $seat-is ->
    [me] Nie bierzesz łupu.
   *[other] { $seat } nie bierze łupu.
}
jr-event-guard-named = { $seat-is ->
    [me] Pilnujesz statku i nie możesz zakopywać.
   *[other] { $seat } pilnuje statku i nie może zakopywać.
}
jr-event-exchanged = { $seat-is ->
    [me] Oddajesz za załogę: { $card }.
   *[other] { $seat } oddaje za załogę: { $card }.
}
jr-event-ransomed = { $seat-is ->
    [me] Wymieniasz na nowe łupy: { $card }.
   *[other] { $seat } wymienia na nowe łupy: { $card }.
}
jr-event-prizes-drawn = { $seat-is ->
    [me] { $count ->
        [one] Dobierasz { $count } łup.
        [few] Dobierasz { $count } łupy.
       *[many] Dobierasz { $count } łupów.
    }
   *[other] { $count ->
        [one] { $seat } dobiera { $count } łup.
        [few] { $seat } dobiera { $count } łupy.
       *[many] { $seat } dobiera { $count } łupów.
    }
}
jr-event-prizes-drawn-seen = { $seat-is ->
    [me] Dobierasz: { $cards }.
   *[other] { $seat } dobiera: { $cards }.
}
jr-event-buried = { $seat-is ->
    [me] Zakopujesz łup.
   *[other] { $seat } zakopuje łup.
}
jr-event-buried-seen = { $seat-is ->
    [me] Zakopujesz: { $card }.
   *[other] { $seat } zakopuje: { $card }.
}
jr-event-dug-up = { $seat-is ->
    [me] Wykopujesz łup gracza { $target }.
   *[other] { $target-is ->
        [me] { $seat } wykopuje twój łup.
       *[other] { $seat } wykopuje łup gracza { $target }.
    }
}
jr-event-dug-up-seen = { $seat-is ->
    [me] Wykopujesz łup gracza { $target }: { $card }.
   *[other] { $target-is ->
        [me] { $seat } wykopuje twój łup: { $card }.
       *[other] { $seat } wykopuje łup gracza { $target }: { $card }.
    }
}
jr-event-limit-discarded = { $seat-is ->
    [me] Masz za dużo kart; odrzucasz: { $cards }.
   *[other] { $seat } ma za dużo kart i odrzuca: { $cards }.
}
jr-event-offered = { $seat-is ->
    [me] Składasz ofertę graczowi { $target } – { $mine }.
   *[other] { $target-is ->
        [me] { $seat } składa ci ofertę – { $terms }.
       *[other] { $seat } składa ofertę graczowi { $target } – { $terms }.
    }
}
jr-event-offer-closed = { $seat-is ->
    [me] Twoja oferta { $nth } { $end ->
        [accepted] zostaje przyjęta.
        [refused] zostaje odrzucona.
        [withdrawn] zostaje wycofana.
       *[lapsed] przepada.
    }
   *[other] Oferta { $nth } gracza { $seat } { $end ->
        [accepted] zostaje przyjęta.
        [refused] zostaje odrzucona.
        [withdrawn] zostaje wycofana.
       *[lapsed] przepada.
    }
}
jr-event-jewels-valued = { $seat-is ->
    [me] { $cards-n ->
        [0] Twoje Klejnoty ({ $count }) są warte po 1: łupów już nie ma.
       *[other] Twoje Klejnoty ({ $count }) są warte tyle, co dobrane łupy: { $cards }.
    }
   *[other] { $cards-n ->
        [0] Klejnoty gracza { $seat } ({ $count }) są warte po 1: łupów już nie ma.
       *[other] Klejnoty gracza { $seat } ({ $count }) są warte tyle, co dobrane łupy: { $cards }.
    }
}
jr-event-taken = { $seat-is ->
    [me] Dostajesz kartę od gracza { $target }.
   *[other] { $target-is ->
        [me] { $seat } dostaje kartę od ciebie.
       *[other] { $seat } dostaje kartę od gracza { $target }.
    }
}
jr-event-taken-seen = { $seat-is ->
    [me] Dostajesz od gracza { $target }: { $card }.
   *[other] { $target-is ->
        [me] { $seat } dostaje od ciebie: { $card }.
       *[other] { $seat } dostaje od gracza { $target }: { $card }.
    }
}
jr-event-handed = { $seat-is ->
    [me] Przekazujesz kartę graczowi { $target }.
   *[other] { $target-is ->
        [me] { $seat } przekazuje ci kartę.
       *[other] { $seat } przekazuje kartę graczowi { $target }.
    }
}
jr-event-handed-seen = { $seat-is ->
    [me] Przekazujesz graczowi { $target }: { $card }.
   *[other] { $target-is ->
        [me] { $seat } przekazuje ci: { $card }.
       *[other] { $seat } przekazuje graczowi { $target }: { $card }.
    }
}

## The screen
jr-ui-short = { NAME($thing, case: "short") }
jr-ui-round = Runda { $round }
jr-ui-voyages = wyprawy: { $count } z { $max }
jr-ui-crew-stack = stos załogi { $count }
jr-ui-prize-stack = stos łupów { $count }
jr-ui-stacks = Cele
jr-ui-closed = nie teraz
jr-ui-column-hand = ręka
jr-ui-column-prizes = łupy
jr-ui-legend = ◎ złoto R rum K klejnoty Z zakładn. ▽ zakopane
jr-ui-legend-short = ◎ R K Z łupy · ▽ zakopane
jr-ui-face-down = zakryta karta
jr-ui-of = { $sum } (potrzeba: { $need })
jr-ui-range = { $least } do { $most }
jr-ui-needs = Wymagania:
jr-ui-any = dowolna umiejętność { $value }
jr-ui-each = { $count ->
    [one] po { $count } karcie załogi dla każdego
    [few] po { $count } karty załogi dla każdego
   *[many] po { $count } kart załogi dla każdego
}
jr-ui-pot = Do podziału
jr-ui-hidden = { $count ->
    [one] { $count } zakryty
    [few] { $count } zakryte
   *[many] { $count } zakrytych
}
jr-ui-side-captain = Za Kapitanem
jr-ui-side-mutineer = Za buntem
jr-ui-crewmen = { $count ->
    [one] { $count } marynarz
    [few] { $count } marynarzy
   *[many] { $count } marynarzy
}
jr-ui-guard = { $seat-is ->
    [me] pilnujesz statku
   *[other] statku pilnuje { $seat }
}
jr-ui-spent = w tej rundzie buntu już nie będzie
jr-ui-none = brak
jr-ui-hand = umiejętność/marynarze
jr-ui-hand-count = { $count } z { $max }
jr-ui-passed = gotowe
jr-ui-buried = { $count ->
    [one] { $count } zakopany
    [few] { $count } zakopane
   *[many] { $count } zakopanych
}
jr-ui-offer = Oferta { $nth }
jr-ui-gold = złoto: { $count }
jr-ui-rum = rum: { $count }
jr-ui-now-appoint = { $seat-is ->
    [me] Mianuj Kwatermistrza.
   *[other] { $seat } mianuje Kwatermistrza.
}
jr-ui-now-empty = { $asked ->
    [me] Nie masz kart załogi: dobierasz jedną?
   *[other] Kto nie ma kart załogi, może dobrać jedną.
}
jr-ui-now-call = { $decision ->
    [appointed] { $quartermaster-is ->
        [me] Masz być Kwatermistrzem.
       *[other] Kwatermistrzem ma być { $quartermaster }.
    }
    [sailed] Cel jest wybrany.
    [ordered] Kara jest zarządzona.
   *[waived] Kary nie będzie.
} { $asked ->
    [me] Wszczynasz bunt?
   *[other] Czy ktoś wszczyna bunt?
}
jr-ui-now-voyage = { $seat-is ->
    [me] Wybierz cel wyprawy.
   *[other] { $seat } wybiera cel wyprawy.
}
jr-ui-now-lookout = { $asked ->
    [me] Czy twój Kamrat odkrywa kartę celu?
   *[other] Kamrat może teraz odkryć kartę celu.
}
jr-ui-now-map = { $asked ->
    [me] Czy twój Krwawy pirat wskazuje drogę na Wyspę skarbów?
   *[other] Na Wyspę skarbów prowadzi Krwawy pirat: kto go zagra?
}
jr-ui-now-skills = { $asked ->
    [me] Zmieniasz wymagania o punkt?
   *[other] Pierwszy mat, Sternik i Strzelec wyborowy mogą teraz zmienić wymagania.
}
jr-ui-now-cook = { $asked ->
    [me] Czy dzięki Kukowi wybierasz przed Kapitanem?
   *[other] Kuk może teraz zapewnić pierwszy wybór.
}
jr-ui-now-carpenter = { $asked ->
    [me] Czy twój Szkutnik prosi wszystkich o łup?
   *[other] Szkutnik może teraz poprosić wszystkich o łup.
}
jr-ui-now-boatswain = { $asked ->
    [me] Czy twój Bosman wyznacza strażnika statku?
   *[other] Bosman może teraz wyznaczyć strażnika statku.
}
jr-ui-now-smart-kid = { $asked ->
    [me] Czy twój Majtek wykopuje łup?
   *[other] Majtek może teraz wykopać łup.
}
jr-ui-now-first-card = { $seat-is ->
    [me] Zagraj pierwszą kartę ataku.
   *[other] { $seat } zagrywa pierwszą kartę ataku.
}
jr-ui-now-attack = { $asked ->
    [quartermaster] Dołóż załogę, odkryj kartę celu albo pasuj.
    [me] Dołóż załogę do ataku albo pasuj.
   *[other] Każdy może dołożyć załogę do ataku.
}
jr-ui-now-assign = { $seat-is ->
    [me] Jako co liczy się ta karta: { $card }?
   *[other] { $seat } mówi, jako co liczy się karta: { $card }.
}
jr-ui-now-pick = { $seat-is ->
    [me] Wybierz łup.
   *[other] { $seat } wybiera łup.
}
jr-ui-now-give = { $seat-is ->
    [me] Rozdaj łupy możliwie równo.
   *[other] { $seat } rozdaje łupy.
}
jr-ui-now-repair = { $asked ->
    [me] { $seat } prosi o łup na naprawę: oddajesz jakiś?
   *[other] { $seat-is ->
        [me] Twój Szkutnik prosi wszystkich o łup.
       *[other] { $seat } prosi wszystkich o łup na naprawę.
    }
}
jr-ui-now-claim = { $seat-is ->
    [me] Nikt nic nie daje: możesz wziąć łup od Kapitana lub Kwatermistrza.
   *[other] { $seat } może wziąć łup od Kapitana lub Kwatermistrza.
}
jr-ui-now-exchange = { $asked ->
    [me] Możesz odrzucić jeden łup za kartę załogi.
   *[other] Każdy może odrzucić jeden łup za kartę załogi.
}
jr-ui-now-ransom = { $seat-is ->
    [me] Wymień Zakładniczki i Klejnoty na nowe łupy albo je zachowaj.
   *[other] { $seat } może wymienić Zakładniczki i Klejnoty.
}
jr-ui-now-guard = { $seat-is ->
    [me] Masz pilnować statku: przekup kogoś, by cię zastąpił, albo zostań.
   *[other] { $seat } ma pilnować statku, ale może przekupić kogoś innego.
}
jr-ui-now-bury = { $asked ->
    [me] Zakop łupy, które chcesz ocalić.
   *[other] Każdy może zakopać łupy.
}
jr-ui-now-punish = { $seat-is ->
    [me] Zarządzasz karę?
   *[other] { $seat } decyduje o karze.
}
jr-ui-now-victim = { $seat-is ->
    [me] Wskaż, kto ponosi karę i traci losową kartę załogi.
   *[other] { $seat } wskazuje, kto ponosi karę.
}
jr-ui-now-mutiny = { $asked ->
    [neutral] Bunt! Zagraj po jednej ze stron albo pasuj i się nie mieszaj.
    [captain] Bunt! Zagraj więcej załogi po stronie Kapitana albo pasuj.
    [mutineer] Bunt! Zagraj więcej załogi przeciw Kapitanowi albo pasuj.
   *[other] Bunt! Każdy może zagrać po jednej ze stron.
}
jr-ui-now-betrayal = { $asked ->
    [me] Czy twój Zdrajca unieważnia tę kartę: { $card }?
   *[other] Zdrajca może unieważnić tę kartę: { $card }.
}
jr-ui-now-forced = { $seat-is ->
    [me] { $side ->
        [captain] Wilk morski cię wciąga: zagraj kartę po stronie Kapitana.
       *[mutineer] Wilk morski cię wciąga: zagraj kartę po stronie buntu.
    }
   *[other] { $side ->
        [captain] { $seat } musi zagrać kartę po stronie Kapitana.
       *[mutineer] { $seat } musi zagrać kartę po stronie buntu.
    }
}
jr-ui-now-limit = { $asked ->
    [me] { $count ->
        [one] Masz za dużo kart: odrzuć { $count } kartę.
        [few] Masz za dużo kart: odrzuć { $count } karty.
       *[many] Masz za dużo kart: odrzuć { $count } kart.
    }
   *[other] Kto ma za dużo kart, odrzuca nadmiar.
}
jr-ui-no-mutiny = Bez buntu
jr-ui-no-draw = Nic nie dobieraj
jr-ui-no-card = Nic nie zagrywaj
jr-ui-no-gift = Nic nie oddawaj
jr-ui-no-exchange = Zachowaj wszystkie łupy
jr-ui-no-ransom = Nic więcej nie wymieniaj
jr-ui-no-swap = Zostań i pilnuj statku
jr-ui-no-burial = Nic więcej nie zakopuj
jr-ui-betray = Zagraj Zdrajcę i unieważnij: { $card } (gracz: { $seat })
jr-ui-no-claim = Nic nie bierz
jr-ui-add = Dołóż
jr-ui-group-mutiny = Wznieć bunt …
jr-ui-group-captain = Zagraj za Kapitanem …
jr-ui-group-mutineer = Zagraj za buntem …
jr-ui-group-give = Daj: { $card } …
jr-ui-group-use = Użyj karty: { $card } …
jr-ui-group-offer = Zaproponuj łapówkę …
jr-ui-group-discard = Odrzuć: { $card } oraz …
jr-ui-offer-to = Dla gracza { $target } …
jr-ui-offer-send = Złóż ofertę
jr-ui-offer-give = Daj: { $card }
jr-ui-offer-want = Zażądaj: { $card }
jr-ui-offer-promise = Dodaj obietnicę …
jr-ui-offer-mine = Obiecaj: { $pledge }
jr-ui-offer-theirs = Zażądaj obietnicy: { $pledge }
jr-ui-would-skill = Razem { $skill } { $of }
jr-ui-would-sides = Marynarze po tym: { $captain } za Kapitanem, { $mutineer } za buntem
jr-ui-left = { $count ->
    [one] Została { $count } karta
    [few] Zostały { $count } karty
   *[many] Zostało { $count } kart
}
jr-ui-got = { $count ->
    [0] Z tego podziału jeszcze nic
   *[other] Z tego podziału dotąd: { $count }
}

## The screen

jr-ui-would-need = { $skill } po zmianie: { $count }
jr-ui-port-help = Każdy dobiera załogę, potem łupy można wymieniać na załogę albo inne łupy
jr-ui-island-help = Ktoś musi zagrać Krwawego pirata; potem można zakopywać łupy
jr-ui-any-short = dowolna +{ $value }
jr-ui-kill = pokonaj { $leader ->
    [captain] Kapitana
   *[mutineer] Pierwszego buntownika
}

## The end

jr-end-voyages = Dziesiąta wyprawa dobiegła końca: wygrywa najbogatszy pirat.
jr-end-prizes = Łupy się skończyły: wygrywa najbogatszy pirat.

## Refusals

jr-why-not-now = Tego nie można teraz zrobić.
jr-why-not-in-hand = Tej karty nie masz na ręce.
jr-why-no-such-seat = Nie ma takiego gracza do wskazania.
jr-why-cannot-name = Tego gracza nie można wskazać.
jr-why-not-for-this = Tej karty nie można teraz tak użyć.
jr-why-stack-empty = Nie ma już kart: { $destination }.
jr-why-island-closed = Nie od razu znów Wyspa skarbów: tym razem wybierz inny rodzaj celu.
jr-why-not-quartermaster = Robi to tylko Kwatermistrz.
jr-why-cannot-answer = Zdrajca odpowiada tylko na kartę innego gracza, pokazaną po twoim ostatnim
    zagraniu lub pasie.
jr-why-not-unassigned = Najpierw inna karta.
jr-why-no-such-prize = Nie ma tam takiego łupu.
jr-why-not-equal = Ten gracz ma z tego podziału { $has }, a inni { $least }.
jr-why-not-for-port = Tylko Zakładniczki i Klejnoty dają łupy, póki są.
jr-why-cannot-bury = Tego nie można zakopać.
jr-why-already-done = To już za tobą.
jr-why-wrong-side = Należysz do drugiej strony.
jr-why-already-committed = Karta Kwatermistrza już wspiera jedną ze stron.
jr-why-discard-count = Wybrane: { $chosen }; do odrzucenia: { $needed }.
jr-why-too-many-offers = Oferty w tym kroku: { $made } z { $max }.
jr-why-too-many-cards = Oferta obejmuje najwyżej { $max } karty na stronę.
jr-why-empty-offer = Oferta niczego nie zawiera.
jr-why-not-yours = Możesz dać tylko swoje karty załogi i niezakopane łupy.
jr-why-not-his = Możesz chcieć tylko znanych ci, niezakopanych łupów.
jr-why-bad-promise = Takiej obietnicy nie można złożyć.
jr-why-no-such-offer = Nie ma takiej oferty.

## The rules

jr-section-parts = Gracze i elementy
jr-section-setup = Przygotowanie
jr-section-round = Runda
jr-section-attack = Atak
jr-section-sharing = Podział łupów
jr-section-port = Zatoka piratów
jr-section-island = Wyspa skarbów
jr-section-mutiny = Bunt
jr-section-special = Postacie specjalne
jr-section-bribes = Łapówki
jr-section-end = Stosy i koniec gry
jr-section-variants = Warianty
rule-jr-players = Grać może od czterech do dziesięciu osób, a trzy w wariancie dla trojga.
rule-jr-parts = Jest 150 kart: 68 kart załogi (47 zwykłych i 21 specjalnych), 35 celów (po 8:
    Fort, Statek kupiecki, Przystań i Zatoka piratów oraz 3 Wyspy skarbów), 46 łupów i karta pomocy.
rule-jr-parts-crew = Zwykła karta załogi pokazuje umiejętność z wartością i od jednego do pięciu
    marynarzy; jeden rodzaj liczy się jako dowolna umiejętność. Karta specjalna to jeden marynarz, o
    ile nie mówi inaczej: Szczury okrętowe to pięciu.
rule-jr-parts-dest = Cel ataku pokazuje, ile potrzeba nawigacji, ostrzału i walki wręcz oraz ile
    daje łupów; zakresy są na rewersach. Forty są najtrudniejsze i najbogatsze, potem Przystanie,
    potem Statki kupieckie. Flaga mówi, dla ilu graczy jest karta. Zatoka piratów pokazuje, ile kart
    załogi dostaje każdy.
rule-jr-parts-prize = Łupy to złoto o wartości od 1 do 3, Rum bez wartości, Klejnoty i
    Zakładniczki. Większość to złoto.
rule-jr-parts-data = Książki nie podają wszystkich kart. Nasza talia jest rekonstrukcją w ich
    granicach; kto ma grę, może wpisać własne liczby.
rule-jr-setup-captain = Każdy dostaje jedną kartę; wśród nich jest Kapitan. Kto go ma, pokazuje
    kartę i zostaje Kapitanem.
rule-jr-setup-deal = Potem każdy dostaje jeszcze 5 kart załogi (do pięciu graczy), 4 (sześciu
    lub siedmiu) albo 3 (od ośmiu do dziesięciu), a Kapitan o jedną więcej.
rule-jr-setup-dest = Cele z flagą niepasującą do liczby graczy odpadają; każdy rodzaj tworzy
    potasowany stos.
rule-jr-setup-prize = Łupy tworzą zakryty, potasowany stos.
rule-jr-hand-limit = Na ręce możesz mieć 7 kart załogi (do pięciu graczy), 6 (sześciu lub
    siedmiu) albo 5 (od ośmiu do dziesięciu). Kto ma więcej, od razu odrzuca nadmiar, odkryty,
    według swojego wyboru; przedtem nic innego nie można zrobić, także w Zatoce piratów.
rule-jr-public = Jawne są niezakopane łupy, liczba zakopanych, wielkość rąk i stosów, odrzucone
    karty i kto co zagrał. Ukryte są ręce i zakryte stosy. Zakopany łup leżał przedtem odkryty, więc
    każdy może go pamiętać; przy ukrytych łupach tylko ten, kto go widział.
rule-jr-appoint = Na początku rundy Kapitan mianuje Kwatermistrza, tego samego lub innego, ale
    nigdy siebie.
rule-jr-appoint-draw = Po mianowaniu, także po tym, które następuje po buncie, każdy bez kart
    załogi może dobrać jedną, zanim ktoś wznieci bunt.
rule-jr-voyage = Kapitan wybiera cel, którego stos nie jest pusty, i kładzie jego wierzchnią
    kartę zakrytą; nikt jej nie ogląda.
rule-jr-punish = Po wyprawie Kapitan może zarządzić karę. Wtedy Kwatermistrz musi wskazać gracza
    innego niż on sam i Kapitan, który traci losową kartę załogi; kogoś z kartą, jeśli taki jest.
rule-jr-round-count = Wykorzystane karty celów trafiają na stos, który liczy wyprawy. Cel
    przerwany przez bunt się nie liczy; runda z dwiema wyprawami liczy się podwójnie.
rule-jr-step-order = Po decyzji Kapitana: puste ręce dobierają (po mianowaniu), potem można
    wzniecić bunt, potem karty związane z decyzją, potem działa Kwatermistrz.
rule-jr-attack-first = Kwatermistrz musi zagrać pierwszą kartę załogi, jeśli jakąś ma.
rule-jr-attack-open = Potem każdy może dokładać karty załogi, w dowolnej kolejności i dowolnie
    często; nikt nie musi, a kart się nie cofa.
rule-jr-attack-reveal = Kwatermistrz odkrywa kartę celu, kiedy zechce; gdy wszyscy spasują po
    ostatniej karcie, odkrywa się sama.
rule-jr-attack-sum = Wartości każdej umiejętności się sumuje. Kwatermistrz mówi, jako co liczą
    się karty dowolne. Jeśli żadna suma nie jest mniejsza niż liczba na karcie, atak się udaje.
rule-jr-attack-special = Karta specjalna w ataku nie dodaje umiejętności i nie działa.
rule-jr-attack-discard = Cała zagrana załoga zostaje odrzucona, bez względu na wynik.
rule-jr-share-draw = Po sukcesie odkrywa się tyle łupów, ile mówi karta, albo wszystkie, które
    zostały.
rule-jr-share-captain = Kapitan bierze pierwszy.
rule-jr-share-equal = Resztę Kwatermistrz rozdaje możliwie równo pod względem liczby: nikt nie
    dostaje drugiej karty, zanim każdy ma jedną. Karty wybrane wcześniej się liczą, dawniejsze nie.
rule-jr-share-open = Łupy leżą odkryte przed właścicielami, póki nie zostaną zakopane.
rule-jr-port-draw = W Zatoce piratów każdy dostaje tyle kart załogi, ile mówi karta. Limit ręki
    obowiązuje, gdy wszyscy dostali karty.
rule-jr-port-exchange = Potem każdy może odrzucić jeden niezakopany łup za jeszcze jedną kartę
    załogi: odkryty według książki angielskiej i polskiej, zakryty według niemieckiej.
rule-jr-port-ransom = Na koniec Zakładniczka daje dwa nowe łupy, a Klejnoty jeden; dowolnie
    wiele razy, zgodnie z ruchem wskazówek zegara od Kapitana.
rule-jr-port-empty = Gdy został jeden łup, Zakładniczka daje jeden; gdy nie ma żadnego, nic nie
    można wymienić. Stosu łupów się nie uzupełnia.
rule-jr-island-map = Wyspa skarbów wymaga Krwawego pirata. Bez niego, według książki angielskiej
    i polskiej, Kapitan wybiera jeszcze raz, tym razem inny rodzaj celu; według niemieckiej karta
    przepada i się liczy, runda kończy się bez kary, a pierwszy wybór w następnej rundzie musi być
    inny.
rule-jr-island-bury = Na wyspie każdy może zakopać dowolne łupy; są bezpieczne podczas buntu i
    zostają zakopane. Także łup zdobyty w ostatniej chwili można zakopać, dopóki nie powiesz, że to
    już koniec. Według książki niemieckiej Klejnotów i Zakładniczek nie można zakopać.
rule-jr-island-map-discard = Potem Krwawy pirat zostaje odrzucony.
rule-jr-mutiny-when = Tuż po decyzji Kapitana każdy inny z kartą załogi może wzniecić bunt, raz
    na rundę. Wyprawa zostaje przerwana albo kara niewykonana. Jeśli chce kilku, bunt wznieca
    pierwszy od Kapitana zgodnie z ruchem wskazówek zegara.
rule-jr-mutiny-start = Kto wznieca bunt, zagrywa kartę załogi i jest Pierwszym buntownikiem.
rule-jr-mutiny-open = Każdy może zagrywać załogę za Kapitanem albo za Pierwszym buntownikiem,
    ale tylko po jednej stronie. Koniec, gdy wszyscy spasują po ostatniej karcie.
rule-jr-mutiny-roles = Karty Kapitana i Kwatermistrza to po jednym marynarzu. Karta Kapitana
    jest po jego stronie; Kwatermistrz może swoją na stałe oddać jednej ze stron.
rule-jr-mutiny-sides = Kto zagra kartę po jakiejś stronie, odda jej kartę Kwatermistrza albo
    zostanie wskazany przez Wilka morskiego, należy do niej; reszta jest neutralna. Przegrywają
    wszyscy z pokonanej strony.
rule-jr-mutiny-effects = Karta specjalna zagrana po stronie liczy tylko marynarzy. Drugi mat,
    Gapowicze, Medyk i Zdrajca użyci dla działania nie wybierają strony.
rule-jr-mutiny-win = Wygrywa więcej marynarzy; remis jest Kapitana. Zwycięski Pierwszy buntownik
    zostaje Kapitanem.
rule-jr-mutiny-appoint = Potem Kapitan mianuje Kwatermistrza; według książki niemieckiej tylko
    nowy Kapitan. Po tym nie może być buntu.
rule-jr-mutiny-prizes = Niezakopane łupy przegranych się zbiera; Kapitan bierze jeden, reszta
    jest dzielona między wszystkich. Do tego czasu nikt nie może oddawać kart.
rule-jr-mutiny-crew = Zagraną załogę tasuje się i rozdaje, oprócz Szczurów okrętowych,
    Skrytobójcy i Wilka morskiego, kart unieważnionych i użytych dla działania: te zostają
    odrzucone.
rule-jr-mutiny-next = Potem Kapitan wybiera cel, dawny lub inny. Drugiego buntu nie ma aż do
    następnej rundy.
rule-jr-mutiny-last = W ostatniej rundzie bunt po decyzji o karze jest jeszcze możliwy; po
    podziale i rozdaniu gra się kończy.
rule-jr-sp-boatswain = Po dotarciu na Wyspę skarbów: wskaż innego gracza, który pilnuje statku i
    nie może zakopywać. Może przekupić kogoś, by go zastąpił.
rule-jr-sp-carpenter = Po podziale łupów: poproś wszystkich o jeden. Jeśli nikt nie da, możesz
    wziąć jeden od Kapitana lub Kwatermistrza albo zrezygnować.
rule-jr-sp-cook = Na początku podziału: wybierasz jako pierwszy, Kapitan jako drugi. Kapitan nie
    może jej użyć.
rule-jr-sp-cutthroat = By wzniecić bunt albo w jego trakcie: pokonaj Kapitana albo Pierwszego
    buntownika, kogo zechcesz; bunt od razu się kończy. Kto ma już stronę, zostaje po niej i z nią
    przegrywa; kto nie ma żadnej, kończy po stronie zwycięzców.
rule-jr-sp-first-mate = Po odkryciu celu: potrzeba o punkt walki wręcz więcej albo mniej.
rule-jr-sp-master-mariner = Po odkryciu celu: potrzeba o punkt nawigacji więcej albo mniej.
rule-jr-sp-sharp-shooter = Po odkryciu celu: potrzeba o punkt ostrzału więcej albo mniej.
rule-jr-sp-lookout = Po wyborze celu ataku, gdy nie ma buntu: odkryj jego kartę, zanim zagrana
    zostanie załoga.
rule-jr-sp-old-sailor = Ma mapę Wyspy skarbów; po zakopywaniu zostaje odrzucony.
rule-jr-sp-powder-monkey = W buncie: pięciu marynarzy po twojej stronie. Potem odrzucane.
rule-jr-sp-sea-dog = W buncie: neutralny gracz przyłącza się do ciebie i od razu musi zagrać
    kartę załogi. Sam liczy się jako jeden marynarz, a potem jest odrzucany.
rule-jr-sp-second-mate = W dowolnej chwili: weź po losowej karcie załogi od dwóch innych graczy;
    od jednego, jeśli tylko on jakieś ma.
rule-jr-sp-smart-kid = Po zakopywaniu: weź losowy zakopany łup innego gracza; zostaje
    niezakopany do następnej Wyspy skarbów.
rule-jr-sp-stowaways = W dowolnej chwili: odrzuć ją i dobierz dwie karty załogi.
rule-jr-sp-surgeon = W dowolnej chwili: jesteś Kwatermistrzem, póki Kapitan nie mianuje innego.
    Nie dla Kapitana ani Kwatermistrza.
rule-jr-sp-traitor = Tuż po pokazaniu karty załogi innego gracza: traci działanie i zostaje
    odrzucona. W ataku lub buncie możesz odpowiedzieć na każdą kartę pokazaną po twoim ostatnim
    zagraniu lub pasie, najdalej ósmą od końca; karty użyte dla działania najpierw czekają na
    odpowiedź.
rule-jr-sp-traitor-effects = Unieważniona karta nic nie daje, ale gracz zostaje po swojej
    stronie, a bunt, który otworzyła, trwa. Unieważniony Zdrajca przywraca działanie pierwszej
    karty.
rule-jr-sp-anytime = W dowolnej chwili znaczy między dwoma krokami: nie w trakcie czegoś
    niedokończonego ani podczas rozdawania łupów lub załogi.
rule-jr-sp-timing = Karty specjalne mają swój czas; wszyscy gracze mają go tyle samo. Jeśli chce
    kilku, kolejność jest zgodna z ruchem wskazówek zegara od Kapitana, a każda karta jest w pełni
    rozpatrzona przed następną.
rule-jr-bribe = Możesz dawać innym karty załogi lub niezakopane łupy, w prezencie, za umowę albo
    obiecać; nikt nie musi przyjąć ani dotrzymać obietnicy. Tutaj łapówka to oferta: najwyżej cztery
    karty na stronę, najwyżej trzy oferty w kroku. Według książki niemieckiej oddawaną załogę się
    pokazuje.
rule-jr-talk = Gracze mogą w każdej chwili rozmawiać, radzić i proponować; nic z tego nie wiąże.
rule-jr-crew-reshuffle = Pusty stos załogi uzupełnia się potasowanymi odrzuconymi kartami;
    innych stosów nigdy.
rule-jr-crew-empty = Gdy nie ma już załogi do dobrania, dobieranie się kończy; idzie zgodnie z
    ruchem wskazówek zegara od Kapitana.
rule-jr-end = Gra kończy się z rundą, w której odrzucona zostaje dziesiąta karta celu albo
    kończy się stos łupów.
rule-jr-score = Odkrywa się wszystkie łupy. Złoto liczy swoją wartość, Klejnoty tyle, ile losowo
    dobrany łup (1, jeśli żaden nie został), Zakładniczka 1. Wygrywa najwięcej złota, potem
    najwięcej Rumu, potem wspólnie.
rule-jr-var-hidden = Ukryte łupy: Kapitan w tajemnicy dobiera łupy, zatrzymuje jeden, a resztę
    daje Kwatermistrzowi, który rozdaje je zakryte. Łup odrzucany w zatoce się pokazuje.
rule-jr-var-hidden-cards = Przy ukrytych łupach „odkryty” na kartach znaczy „niezakopany”; gracz
    z Kukiem też widzi łupy; Szkutnik bierze losowo, gdy nikt nie daje; po buncie Kapitan ogląda
    zebrane łupy.
rule-jr-var-gold = Złoto Kapitana: gdy Kapitan odrzuca łup za załogę w zatoce, każdy gracz
    dobiera jedną kartę.
rule-jr-var-three = Troje graczy: jak we czworo, ale Kapitan wykonuje pracę Kwatermistrza. Medyk
    czyni gracza Kapitanem, ale nie podczas buntu. Puste ręce dobierają na początku rundy i po
    buncie.

## Advice

jr-advice-random = Bez szczególnego powodu: wybór losowy.
jr-advice-appoint = Pełna ręka i mało łupów: { $seat } ma siłę, a nie jest rywalem.
jr-advice-appoint-loyal = W czasie buntu { $seat } stoi po właściwej stronie.
jr-advice-draw = Karta nic nie kosztuje.
jr-advice-sail-attack = { $destination }: najwięcej do zdobycia za taki wysiłek; atak powinien się
    udać w około { $percent } przypadkach na 100.
jr-advice-sail-port = Załoga jest za słaba na atak; w porcie wszyscy dobierają karty.
jr-advice-sail-island = Twoje łupy warto zabezpieczyć, a mapę masz na ręce.
jr-advice-punish = Masz wiele do stracenia; jedna karta mniej w pełnej ręce to słabszy bunt.
jr-advice-spare = Nie ma się kogo bać; kara tylko popsułaby krew.
jr-advice-flog = Najwięcej kart na ręce ma { $seat }.
jr-advice-first-card = Ta karta najbardziej pomaga w ataku.
jr-advice-first-card-idle = Żadna karta nie pomaga; tej najmniej szkoda.
jr-advice-add-decides = Ta karta rozstrzyga: wtedy wystarczy na { $percent } ze 100 kart celu.
jr-advice-add-share = To jeszcze za mało, a na ręce masz dość kart, by się dołożyć.
jr-advice-reveal = To wystarczy na każdą kartę, która może tam leżeć.
jr-advice-pass-enough = Powinno wystarczyć: na { $percent } ze 100 kart celu.
jr-advice-pass-keep = Lepiej zachować załogę: inni mają jej więcej albo nie da się wygrać.
jr-advice-assign = Tej umiejętności brakuje najbardziej.
jr-advice-lower = O jeden punkt mniej i atak się uda.
jr-advice-lookout = Wtedy wszyscy wiedzą, ile trzeba, i nikt nie marnuje załogi.
jr-advice-keep-card = Nie ma tu nic, na co warto wydać kartę.
jr-advice-keep-traitor = To nie szkodzi ci na tyle, by wydać Zdrajcę.
jr-advice-betray = Ta karta by ci zaszkodziła.
jr-advice-pick = Najlepszy łup ze wszystkich.
jr-advice-give-me = Najlepsze dla siebie: to twoja praca.
jr-advice-give-rich = Każdy coś dostanie, więc najgorsze dostaje ten, kto ma najwięcej: { $seat }.
jr-advice-give-poor = Nie starczy dla wszystkich, a kto ma najmniej, pierwszy się zbuntuje: {
    $seat }.
jr-advice-cook = Warto wybrać pierwszemu z tego, co tu leży.
jr-advice-carpenter = Kapitan lub Kwatermistrz ma łup, który warto wziąć.
jr-advice-donate = Mały dar ratuje cenniejszy łup.
jr-advice-no-gift = Szkutnik nic ci nie zrobi.
jr-advice-claim = Najlepsze, co można zabrać.
jr-advice-exchange = Rum nie jest wart złota; karta załogi jest warta więcej.
jr-advice-no-exchange = Twoje łupy są warte więcej niż karta załogi.
jr-advice-ransom = Zakładniczka daje tu dwa łupy.
jr-advice-sell = Klejnoty dają tu łup, może nawet lepszy.
jr-advice-nothing-to-sell = Nic tu nie da się zyskać.
jr-advice-map = Masz więcej do ukrycia niż inni.
jr-advice-boatswain = Najwięcej do ukrycia ma { $seat }.
jr-advice-guard = Łapówka kosztowałaby więcej, niż by dała.
jr-advice-bury = Ukrytego łupu żaden bunt nie odbierze.
jr-advice-bury-done = Reszta bardziej się przyda na pokładzie.
jr-advice-smart-kid = Najwięcej łupów ukrył gracz { $seat }.
jr-advice-mutiny = Gra jest warta świeczki; udaje się około { $percent } na 100 takich buntów.
jr-advice-mutiny-island = Zanim Kapitan ukryje łupy: udaje się około { $percent } na 100 takich
    buntów.
jr-advice-no-mutiny = Bunt dałby teraz za mało albo za wiele można stracić.
jr-advice-join-captain = Z tą załogą Kapitan ma przewagę.
jr-advice-join-mutineer = Z tą załogą bunt może się udać.
jr-advice-mutiny-ahead = Twoja strona prowadzi; oszczędzaj karty.
jr-advice-mutiny-lost = Tego się raczej nie odwróci; oszczędzaj karty.
jr-advice-stay-out = Kto stoi z boku, nic nie traci.
jr-advice-kill = To od razu kończy bunt zwycięstwem twojej strony.
jr-advice-commit = Karta twojego stanowiska nic nie kosztuje.
jr-advice-sea-dog = Sprowadza na twoją stronę kogoś z pełną ręką.
jr-advice-forced = Musisz zagrać kartę; tej najmniej szkoda.
jr-advice-stowaways = Dwie karty za jedną, a na ręce jest miejsce.
jr-advice-second-mate = Dwie karty od tych, którzy mają ich najwięcej.
jr-advice-surgeon = Atak wygląda dobrze, a łupy rozdziela Kwatermistrz.
jr-advice-discard = Te karty przydadzą się najmniej.
jr-advice-accept = Oferta jest warta więcej, niż kosztuje; składa ją { $seat }.
jr-advice-refuse = Ta oferta się nie opłaca; składa ją { $seat }.
jr-advice-refuse-liar = Słowo gracza { $seat } niewiele jest warte: zdarzało się je łamać.
jr-advice-keep-peace = Bunt by się opłacił, ale { $seat } ma twoje słowo: w tej rundzie bez buntu.
jr-advice-break-peace = Jest tu więcej do zyskania, niż warte jest słowo dane graczowi { $seat }.
jr-advice-keep-out = { $seat } ma twoje słowo: do tego buntu się nie mieszasz.
jr-advice-break-out = Ta strona jest warta złamania słowa, choć { $seat } na nie liczy.
jr-advice-keep-play = { $seat } ma twoje słowo, że zagrasz kartę.
jr-advice-keep-appoint = { $seat } ma twoje słowo: ten urząd jest obiecany.
jr-advice-break-appoint = Ktoś inny nadaje się o tyle lepiej, że warto złamać słowo dane graczowi {
    $seat }.
jr-advice-keep-share = { $seat } ma twoje słowo: dobry udział jest obiecany.
jr-advice-offer-hire = Brakuje niewiele, a { $seat } ma pełną rękę: za drobiazg może przybyć karta.
jr-advice-offer-peace = Masz wiele do stracenia, a { $seat } ma siłę na bunt: spokój jest wart
    drobiazgu.
jr-advice-offer-out = Twoja strona prowadzi; lepiej opłacić neutralność gracza { $seat }.
jr-advice-offer-side = Twoja strona przegrywa, a { $seat } ma pełną rękę: jedna karta może
    przeważyć.
jr-advice-hold-back = Nikt nie wie, co masz na ręce; niech najpierw dołoży się ktoś z pełniejszą.
