### Port Royal, Polish. Second person singular; present tense, so that verbs have no gender. Words
### of the rulebook. Comments on single keys stand in en.ftl.

pr-name = Port Royal
pr-tagline = Kuś los w porcie, zbieraj załogę i w porę przestań

## Colours, ships, persons

pr-colour-yellow = żółty
    .short = Żó
pr-colour-blue = niebieski
    .short = Ni
pr-colour-green = zielony
    .short = Zi
pr-colour-red = czerwony
    .short = Cz
pr-colour-black = czarny
    .short = Ca

pr-ship-yellow = żółta szalupa
    .acc = żółtą szalupę
    .short = Szal
pr-ship-blue = niebieska fluita
    .acc = niebieską fluitę
    .short = Flui
pr-ship-green = zielony skiff
    .acc = zielony skiff
    .short = Skif
pr-ship-red = czerwona fregata
    .acc = czerwoną fregatę
    .short = Freg
pr-ship-black = czarny galeon
    .acc = czarny galeon
    .short = Gale

pr-role-trader-yellow = żółty kupiec
    .acc = żółtego kupca
    .short = KupŻó
pr-role-trader-blue = niebieski kupiec
    .acc = niebieskiego kupca
    .short = KupNi
pr-role-trader-green = zielony kupiec
    .acc = zielonego kupca
    .short = KupZi
pr-role-trader-red = czerwony kupiec
    .acc = czerwonego kupca
    .short = KupCz
pr-role-trader-black = czarny kupiec
    .acc = czarnego kupca
    .short = KupCa
pr-role-settler = osadnik
    .acc = osadnika
    .short = Osad
pr-role-captain = kapitan
    .acc = kapitana
    .short = Kapit
pr-role-priest = kapłan
    .acc = kapłana
    .short = Kapłan
pr-role-jack = złota rączka
    .acc = złotą rączkę
    .short = ZłRącz
pr-role-sailor = żeglarz
    .acc = żeglarza
    .short = Żegl
pr-role-pirate = pirat
    .acc = pirata
    .short = Pirat
pr-role-mademoiselle = mademoiselle
    .acc = mademoiselle
    .short = Madem
pr-role-jester = błazen
    .acc = błazna
    .short = Błazen
pr-role-admiral = admirał
    .acc = admirała
    .short = Admir
pr-role-governor = gubernator
    .acc = gubernatora
    .short = Gubern

pr-ability-trader = +1 moneta za { NAME($ship, case: "acc") }
    .short = ◎+1 { NAME($ship, case: "short") }
pr-ability-settler = dom
    .short = dom
pr-ability-captain = kotwica
    .short = kotwica
pr-ability-priest = krzyż
    .short = krzyż
pr-ability-jack = kotwica, krzyż albo dom
    .short = każdy symbol
pr-ability-sailor = 1 szabla
    .short = ⚔1
pr-ability-pirate = 2 szable
    .short = ⚔2
pr-ability-mademoiselle = osoby są o 1 monetę tańsze
    .short = koszt −1
pr-ability-jester = 1 moneta, gdy tura przepada albo nie ma już czego wziąć
    .short = ◎1 gdy pusto
pr-ability-admiral = 2 monety, gdy w porcie jest 5 lub więcej kart
    .short = ◎2 od 5 kart
pr-ability-governor = 1 karta więcej do wzięcia
    .short = +1 karta

## Cards with their numbers

pr-card-ship = { $ship } ({ $swords ->
    [one] { $swords } szabla
    [few] { $swords } szable
   *[many] { $swords } szabel
}, { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
})
    .acc = { NAME($ship, case: "acc") } ({ $swords ->
        [one] { $swords } szabla
        [few] { $swords } szable
       *[many] { $swords } szabel
    }, { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    })
    .short = { NAME($ship, case: "short") } { $swords }/{ $coins }
pr-card-ship-skull = { $ship } (czaszka, { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
})
    .acc = { NAME($ship, case: "acc") } (czaszka, { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    })
    .short = { NAME($ship, case: "short") } †/{ $coins }
pr-card-person = { $role } (koszt { $cost }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
    .acc = { NAME($role, case: "acc") } (koszt { $cost }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })
    .short = { NAME($role, case: "short") } { $cost }/{ $points }
pr-card-expedition = ekspedycja ({ $anchors ->
    [0] {""}
    [one] { $anchors } kotwica,{" "}
    [few] { $anchors } kotwice,{" "}
   *[many] { $anchors } kotwic,{" "}
}{ $crosses ->
    [0] {""}
    [one] { $crosses } krzyż,{" "}
    [few] { $crosses } krzyże,{" "}
   *[many] { $crosses } krzyży,{" "}
}{ $houses ->
    [0] {""}
    [one] { $houses } dom,{" "}
    [few] { $houses } domy,{" "}
   *[many] { $houses } domów,{" "}
}nagroda: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
} i { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
    .acc = ekspedycję ({ $anchors ->
        [0] {""}
        [one] { $anchors } kotwica,{" "}
        [few] { $anchors } kotwice,{" "}
       *[many] { $anchors } kotwic,{" "}
    }{ $crosses ->
        [0] {""}
        [one] { $crosses } krzyż,{" "}
        [few] { $crosses } krzyże,{" "}
       *[many] { $crosses } krzyży,{" "}
    }{ $houses ->
        [0] {""}
        [one] { $houses } dom,{" "}
        [few] { $houses } domy,{" "}
       *[many] { $houses } domów,{" "}
    }nagroda: { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    } i { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })
    .short = { $anchors ->
        [0] {""}
       *[other] { $anchors }kot
    }{ $crosses ->
        [0] {""}
       *[other] { $crosses }krz
    }{ $houses ->
        [0] {""}
       *[other] { $houses }dom
    } { $coins }/{ $points }
pr-card-tax-swords = podwyżka podatków (najwięcej szabel)
    .acc = podwyżkę podatków (moneta za najwięcej szabel)
    .short = Pod sz
pr-card-tax-points = podwyżka podatków (najmniej punktów)
    .acc = podwyżkę podatków (moneta za najmniej punktów)
    .short = Pod pkt
pr-card-unknown = nieznana karta
    .acc = nieznaną kartę
    .short = ?

## Actions

pr-action-draw = Dobierz kartę
pr-action-stop = Zakończ dobieranie
pr-action-repel = Odeprzyj statek
pr-action-keep = Wpuść statek do portu
pr-action-trade = Handel: weź { NAME($card, case: "acc") }
pr-action-hire = Zrekrutuj { NAME($card, case: "acc") }
pr-action-take = Weź { NAME($card, case: "acc") }
pr-action-fulfil = Ukończ { NAME($expedition, case: "acc") }; wysyłasz:
    { NAME($persons, case: "acc") }
pr-action-pass = Nie bierz nic więcej

## What happened

pr-event-start-drawn = { $seat-is ->
    [me] Zaczynasz ty.
   *[other] Zaczyna { $seat }.
}
pr-event-expedition-opened = W grze na pięć osób od początku leży na stole: { $card }.
pr-event-turn-began = { $seat-is ->
    [me] Twoja kolej.
   *[other] Teraz gra { $seat }.
}
pr-event-reshuffled = { $count ->
    [one] Talia się skończyła. Nową talią jest stos kart odrzuconych: { $count } karta.
    [few] Talia się skończyła. Stos kart odrzuconych ({ $count } karty) zostaje przetasowany
        i tworzy nową talię.
   *[many] Talia się skończyła. Stos kart odrzuconych ({ $count } kart) zostaje przetasowany
        i tworzy nową talię.
}
pr-event-person-drawn = { $seat-is ->
    [me] Dobierasz { NAME($card, case: "acc") }.
   *[other] { $seat } dobiera { NAME($card, case: "acc") }.
}
pr-event-ship-drawn = { $seat-is ->
    [me] Dobierasz { NAME($card, case: "acc") }.
   *[other] { $seat } dobiera { NAME($card, case: "acc") }.
}
pr-event-expedition-drawn = { $seat-is ->
    [me] Dobierasz { NAME($card, case: "acc") }. Leży teraz obok portu.
   *[other] { $seat } dobiera { NAME($card, case: "acc") }. Leży teraz obok portu.
}
pr-event-tax-drawn = { $seat-is ->
    [me] Dobierasz { NAME($card, case: "acc") }.
   *[other] { $seat } dobiera { NAME($card, case: "acc") }.
}
pr-event-ship-repelled = { $seat-is ->
    [me] Odpierasz statek: { $card }.
   *[other] { $seat } odpiera statek: { $card }.
}
pr-event-busted = Drugi statek w tym samym kolorze: { $card }! { $seat-is ->
    [me] { $count ->
        [one] Tura się kończy, przepada { $count } karta.
        [few] Tura się kończy, przepadają { $count } karty.
       *[many] Tura się kończy, przepada { $count } kart.
    }
   *[other] { $count ->
        [one] { $seat } kończy turę, przepada { $count } karta.
        [few] { $seat } kończy turę, przepadają { $count } karty.
       *[many] { $seat } kończy turę, przepada { $count } kart.
    }
}
pr-event-taxed = { $seat-is ->
    [me] { $count ->
        [one] Tracisz na podatkach { $count } monetę.
        [few] Tracisz na podatkach { $count } monety.
       *[many] Tracisz na podatkach { $count } monet.
    }
   *[other] { $count ->
        [one] { $seat } traci na podatkach { $count } monetę.
        [few] { $seat } traci na podatkach { $count } monety.
       *[many] { $seat } traci na podatkach { $count } monet.
    }
}
pr-event-stopped = { $seat-is ->
    [me] { $drawn ->
        [0] Nie ma kart, które można by dobrać.
        [one] Kończysz dobieranie po { $drawn } karcie.
        [few] Kończysz dobieranie po { $drawn } kartach.
       *[many] Kończysz dobieranie po { $drawn } kartach.
    }
   *[other] { $drawn ->
        [0] { $seat } nie ma czego dobrać.
        [one] { $seat } kończy dobieranie po { $drawn } karcie.
        [few] { $seat } kończy dobieranie po { $drawn } kartach.
       *[many] { $seat } kończy dobieranie po { $drawn } kartach.
    }
} { $colours ->
    [0] W porcie nie ma statków.
    [one] W porcie jest { $colours } statek.
    [few] W porcie są statki w { $colours } kolorach.
   *[many] W porcie są statki w { $colours } kolorach.
}
pr-event-traded = { $seat-is ->
    [me] Bierzesz { NAME($card, case: "acc") }.
   *[other] { $seat } bierze { NAME($card, case: "acc") }.
}
pr-event-hired = { $seat-is ->
    [me] { $coins ->
        [0] Rekrutujesz za darmo { NAME($card, case: "acc") }.
        [one] Rekrutujesz { NAME($card, case: "acc") } i płacisz { $coins } monetę.
        [few] Rekrutujesz { NAME($card, case: "acc") } i płacisz { $coins } monety.
       *[many] Rekrutujesz { NAME($card, case: "acc") } i płacisz { $coins } monet.
    }
   *[other] { $coins ->
        [0] { $seat } rekrutuje za darmo { NAME($card, case: "acc") }.
        [one] { $seat } rekrutuje { NAME($card, case: "acc") } i płaci { $coins } monetę.
        [few] { $seat } rekrutuje { NAME($card, case: "acc") } i płaci { $coins } monety.
       *[many] { $seat } rekrutuje { NAME($card, case: "acc") } i płaci { $coins } monet.
    }
}
pr-event-fee-paid = { $seat-is ->
    [me] Oddajesz za to 1 monetę; dostaje ją { $to }.
   *[other] { $to-is ->
        [me] { $seat } oddaje ci za to 1 monetę.
       *[other] { $seat } oddaje za to 1 monetę; dostaje ją { $to }.
    }
}
pr-event-passed = { $seat-is ->
    [me] Nie bierzesz nic więcej.
   *[other] { $seat } nie bierze nic więcej.
}
pr-event-harbour-cleaned = { $count ->
    [one] Port zostaje opróżniony: { $count } karta zostaje odrzucona.
    [few] Port zostaje opróżniony: { $count } karty zostają odrzucone.
   *[many] Port zostaje opróżniony: { $count } kart zostaje odrzuconych.
}
pr-event-fulfilled = { $seat-is ->
    [me] Wysyłasz na { NAME($expedition, case: "acc") }: { NAME($persons, case: "acc") }. Ekspedycja
        jest ukończona.
   *[other] { $seat } wysyła na { NAME($expedition, case: "acc") }:
        { NAME($persons, case: "acc") }. Ekspedycja jest ukończona.
}
pr-event-earned = { $seat-is ->
    [me] { $count ->
        [one] Dostajesz { $count } monetę
        [few] Dostajesz { $count } monety
       *[many] Dostajesz { $count } monet
    }
   *[other] { $count ->
        [one] { $seat } dostaje { $count } monetę
        [few] { $seat } dostaje { $count } monety
       *[many] { $seat } dostaje { $count } monet
    }
} { $from ->
    [start] na początek.
    [ship] za statek.
    [trader] dzięki kupcom.
    [admiral] dzięki admirałom: port jest pełen.
    [jester] dzięki błaznom.
    [expedition] za ekspedycję.
   *[tax] z podwyżki podatków.
}
pr-event-earned-short = { $seat-is ->
    [me] { $count ->
        [0] Nie dostajesz ani monety
        [one] Dostajesz tylko { $count } monetę
        [few] Dostajesz tylko { $count } monety
       *[many] Dostajesz tylko { $count } monet
    }
   *[other] { $count ->
        [0] { $seat } nie dostaje ani monety
        [one] { $seat } dostaje tylko { $count } monetę
        [few] { $seat } dostaje tylko { $count } monety
       *[many] { $seat } dostaje tylko { $count } monet
    }
} { $from ->
    [start] na początek
    [ship] za statek
    [trader] za kupców
    [admiral] za admirałów
    [jester] za błaznów
    [expedition] za ekspedycję
   *[tax] z podwyżki podatków
} zamiast { $due }: nie ma już kart.
pr-event-last-lap = { $seat-is ->
    [me] Masz już dość punktów: zaczyna się ostatnia runda.
   *[other] { $seat } ma już dość punktów: zaczyna się ostatnia runda.
} { $last-is ->
    [me] Ostatnia tura należy do ciebie.
   *[other] Ostatnią turę rozgrywa { $last }.
}
pr-event-nothing-drawn = { $count ->
    [one] Tura bez karty do dobrania.
    [few] { $count } tury z rzędu bez karty do dobrania.
   *[many] { $count } tur z rzędu bez karty do dobrania.
}

## The end

pr-end-points = Ostatnia runda dobiegła końca, a z nią gra.
pr-end-stuck = Przez całą rundę nie było karty do dobrania: koniec gry.
pr-end-long = Gra trwa już zbyt długo i na tym się kończy.

# What brought the points, when they are counted at the end, and what broke a tie.
pr-score-traders = Kupcy
pr-score-crew = Żeglarze i piraci
pr-score-envoys = Osadnicy, kapitanowie, kapłani, złote rączki
pr-score-household = Mademoiselle i błazny
pr-score-officers = Admirałowie i gubernatorzy
pr-score-expeditions = Ekspedycje
pr-score-despite = Więcej punktów, ale żadnej ekspedycji.

## Refusals

pr-why-not-now = Teraz nic nie można zrobić.
pr-why-draw-first = Zanim zakończysz dobieranie, dobierz co najmniej jedną kartę.
pr-why-nothing-to-draw = Nie ma już kart do dobrania.
pr-why-still-drawing = Karty z portu bierze się dopiero po zakończeniu dobierania.
pr-why-drawing-is-over = Dobieranie jest już zakończone; teraz bierze się karty z portu.
pr-why-no-ship-waits = Nie ma statku, który można by wpuścić lub odeprzeć.
pr-why-ship-waits = Najpierw zdecyduj o statku: wpuść go albo odeprzyj.
pr-why-not-in-harbour = Tej karty nie ma w porcie.
pr-why-no-takes-left = { $taken ->
    [one] Możesz wziąć tylko { $taken } kartę, a już ją masz.
    [few] Możesz wziąć tylko { $taken } karty, a już je masz.
   *[many] Możesz wziąć tylko { $taken } kart, a już je masz.
}
pr-why-too-dear = { $have ->
    [one] Ta osoba kosztuje cię { $cost }, a masz { $have } monetę.
    [few] Ta osoba kosztuje cię { $cost }, a masz { $have } monety.
   *[many] Ta osoba kosztuje cię { $cost }, a masz { $have } monet.
}
pr-why-too-dear-with-fee = { $have ->
    [one] Ta osoba kosztuje cię { $cost } i { $fee } rekompensaty, a masz { $have } monetę.
    [few] Ta osoba kosztuje cię { $cost } i { $fee } rekompensaty, a masz { $have } monety.
   *[many] Ta osoba kosztuje cię { $cost } i { $fee } rekompensaty, a masz { $have } monet.
}
pr-why-not-active = Ekspedycje może ukończyć tylko aktywny gracz.
pr-why-no-such-expedition = Takiej ekspedycji nie ma na stole.
pr-why-not-yours = Nie wszystkie te osoby leżą przed tobą.
pr-why-crew-size = { $needed ->
    [one] Ekspedycja potrzebuje { $needed } osoby, a wysyłasz { $chosen }.
    [few] Ekspedycja potrzebuje { $needed } osób, a wysyłasz { $chosen }.
   *[many] Ekspedycja potrzebuje { $needed } osób, a wysyłasz { $chosen }.
}
pr-why-wrong-persons = To nie są osoby, których potrzebuje ekspedycja.
pr-why-same-face = Kilka twoich osób jest takich samych; wskaż pierwszą z nich.

## The rules page: its frame

pr-rules-title = Zasady gry Port Royal
pr-rules-intro = W porcie Port Royal roi się od kupców, żeglarzy i poszukiwaczy przygód, a każdy
    liczy na interes życia.

    Odkrywaj kartę za kartą: statki przynoszą monety, a za monety wynajmiesz ludzi, którzy przyniosą
    ci sławę. Ale wystarczy drugi statek w tym samym kolorze, by port opustoszał, zanim cokolwiek
    weźmiesz. Przestań w porę, zainwestuj i wyślij ekspedycję.
pr-rules-goal = Zatrudniaj ludzi i wysyłaj ekspedycje: to one dają punkty. Płacisz monetami, a
    monety przynoszą statki.
pr-rules-turn = Odkrywaj karty, póki starczy ci odwagi. Statki i osoby zapełniają port; drugi
    statek tego samego koloru kończy turę z niczym. Zatrzymaj się w porę i weź kartę: statek dla
    monet albo osobę za monety. Potem każdy z pozostałych też może wziąć jedną i płaci ci za to
    monetę.
pr-rules-end = Gdy ktoś ma 12 punktów, pozostali grają jeszcze po jednej turze. Wygrywa najwięcej
    punktów, przy remisie najwięcej monet.
pr-example-book-a-turn-for-all = Cała tura
pr-example-book-a-turn-for-all-about = W porcie leżą statki w czterech kolorach, więc aktywny
    gracz bierze dwie karty. Potem pozostali biorą po jednej i płacą monetę.
pr-example-book-repel-a-flute = Odeprzyj statek
pr-example-book-repel-a-flute-about = Żeglarz i pirat mają razem trzy szable: na te statki
    wystarczy.
pr-example-book-expedition-with-a-jack = Ekspedycja
pr-example-book-expedition-with-a-jack-about = Kapłan i złota rączka dostarczają dwa krzyże.
    Zostają odrzuceni, a ekspedycja daje monety i punkty.
pr-example-tax-of-thirteen = Podwyżka podatków
pr-example-tax-of-thirteen-about = Trzynaście monet to za dużo: sześć przepada. Potem kto ma
    najwięcej szabel, dostaje monetę.
pr-section-setup = Przygotowanie, monety i karty
pr-section-discover = Faza 1: odkrycie
pr-section-take = Faza 2: handel i rekrutacja
pr-section-end = Koniec gry

## The rules: set-up

rule-pr-players = Grać może od dwóch do pięciu osób.
rule-pr-deck = Kart jest 120: 50 statków (po 10 w każdym kolorze), 60 osób, 6 ekspedycji i 4
    podwyżki podatków. Osoby to 10 kupców (po 2 w każdym kolorze), 5 osadników, 5 kapitanów, 5
    kapłanów, 3 złote rączki, 10 żeglarzy, 3 piratów, 4 mademoiselle, 5 błaznów, 6 admirałów i 4
    gubernatorów.
rule-pr-deck-swords = Statki mają szable. Żółte szalupy: cztery po 1, trzy po 2, trzy po 4.
    Niebieskie fluity: cztery po 1, trzy po 2, trzy po 5. Zielone skiffy: cztery po 1, trzy po 3,
    trzy po 5. Czerwone fregaty: trzy po 1, trzy po 3, dwie po 6, dwie z czaszką. Czarne galeony:
    trzy po 2, trzy po 4, dwa po 7, dwa z czaszką.
rule-pr-swords = Żeglarz daje 1 szablę, pirat 2. Szable wszystkich twoich osób się sumują.
rule-pr-deck-data = Instrukcja nie podaje monet na statkach, kosztu osób i ich punktów, wymagań i
    nagród ekspedycji ani podziału podwyżek podatków. Te liczby pochodzą ze zgodnych ze sobą
    publicznych źródeł. Jeśli twoje karty są inne, możesz grać nimi: wpisz je do pliku talii.
rule-pr-setup-five = Jedna ekspedycja jest tylko dla pięciu graczy. Nie ma monety na rewersie i
    nigdy nie jest tasowana: przy pięciu graczach leży od początku obok innych ekspedycji, przy
    mniejszej liczbie zostaje w pudełku. Tasuje się więc zawsze 119 kart.
rule-pr-setup-first = Przy prawdziwym stole zaczyna ten, kto ostatnio był w porcie; tu rozstrzyga
    los.
rule-pr-setup-coins = Każdy zaczyna z 3 monetami z talii.
rule-pr-coins = Monety to karty. Gdy dostajesz monety, bierzesz tyle kart z wierzchu talii i
    kładziesz je przed sobą zakryte, bez oglądania; każda jest warta 1. Monety zapłacone za osobę
    albo stracone na podatkach trafiają na stos kart odrzuconych. Moneta, którą inni oddają
    aktywnemu graczowi za każdą wziętą kartę, pozostaje zakryta. Nikomu nie wolno oglądać awersu
    monety.
rule-pr-coins-public = Wszyscy wiedzą, ile kto ma monet i ile kart jest w talii. Stos kart
    odrzuconych leży odkryty, razem z monetami, które na niego trafiły.
rule-pr-coins-which = Twoje monety tworzą stos: otrzymana jako ostatnia odchodzi pierwsza, czy ją
    płacisz, tracisz, czy oddajesz. Nikt spośród nich nie wybiera.
rule-pr-coins-order = Gdy kilku graczy dostaje monety naraz, dobierają zgodnie z ruchem wskazówek
    zegara od aktywnego gracza (na początku gry od pierwszego gracza), każdy wszystkie swoje przed
    następnym.
rule-pr-coins-short = Jeśli talia i stos kart odrzuconych są puste, monety, których nie można
    dobrać, przepadają; nikt nie jest ich winien.
rule-pr-reshuffle = Gdy talia się skończy, tasuje się stos kart odrzuconych i tworzy z niego nową.
rule-pr-reshuffle-when = Dzieje się to wtedy, gdy potrzebna jest następna karta, nie wcześniej; są w
    niej więc karty odrzucone w międzyczasie. Karty, która jest jeszcze rozpatrywana (podwyżka
    podatków albo statek, o którym nie zdecydowano), w niej nie ma.

## The rules: phase 1

rule-pr-draw = W swojej turze dobierasz co najmniej jedną kartę. Po każdej, gdy już jest
    rozpatrzona, dobierasz dalej albo kończysz. Gdy kończysz, zaczyna się faza 2.
rule-pr-draw-empty = Za pierwszą liczy się każda karta, także podwyżka podatków, ekspedycja i
    odparty statek. Możesz więc zakończyć z pustym portem, a fazę 2 rozgrywa się mimo to.
rule-pr-draw-none = Jeśli nie ma karty do dobrania, możesz ukończyć ekspedycje (wysłane osoby
    trafiają na stos kart odrzuconych) albo przejść do fazy 2 z tym, co jest w porcie. Gdy tylko
    jakaś karta się pojawi, musisz dobrać swoją pierwszą.
rule-pr-draw-person = Osoba trafia do portu.
rule-pr-draw-ship = Statek trafia do portu, chyba że go odeprzesz. Możesz to zrobić, jeśli masz co
    najmniej jednego żeglarza lub pirata, a ich szable razem to co najmniej tyle, ile ma statek.
    Odparty statek zostaje odrzucony. Odeprzeć można tylko statek właśnie dobrany, w dowolnym
    kolorze, nigdy statek z czaszką. Szabel się nie zużywa.
rule-pr-repel-may = Odpierać możesz, ale nie musisz, nawet drugiego statku w tym samym kolorze:
    jeśli go wpuścisz, twoja tura się kończy.
rule-pr-bust = Jeśli dobierzesz statek w kolorze, który już jest w porcie, a nie możesz lub nie
    chcesz go odeprzeć, twoja tura natychmiast się kończy. Wszystkie karty z portu i ten statek
    zostają odrzucone, ekspedycje pozostają na stole, a fazy 2 się nie rozgrywa. Potem każdy gracz,
    ty też, dostaje 1 monetę za każdego swojego błazna.
rule-pr-draw-expedition = Ekspedycja leży obok portu, aż ktoś ją ukończy.
rule-pr-expedition = Tylko aktywny gracz może ukończyć ekspedycję, w dowolnym momencie swojej tury;
    w jednej turze może ukończyć ich tyle, ile zdoła. Odrzucasz wybrane przez siebie osoby z
    wymaganymi symbolami, po jednej za każdy symbol: kapitan to kotwica, kapłan krzyż, osadnik dom,
    a złota rączka zastępuje dowolnego z nich. Potem kładziesz ekspedycję przed sobą i dobierasz jej
    monety.
rule-pr-expedition-when = To znaczy: przed pierwszym dobraniem, po każdej rozpatrzonej karcie oraz
    przed wzięciem kart z portu, między nimi i po nich, dopóki nie zaczną brać inni. Nie wtedy, gdy
    trzeba zdecydować o statku, nie po drugim statku w tym samym kolorze i nie wtedy, gdy karty
    biorą inni.
rule-pr-expedition-same = Jeśli kilka twoich osób niczym się nie różni, nie ma znaczenia, które z
    nich wyruszą: to jedna możliwość do wyboru, a wyruszają pierwsze z nich.
rule-pr-tax = Najpierw każdy, kto ma 12 lub więcej monet, odrzuca ich połowę, zaokrąglając w dół (z
    13 odrzuca 6). Potem, zależnie od karty, gracz z największą liczbą szabel albo z najmniejszą
    liczbą punktów zwycięstwa dostaje 1 monetę. Przy remisie dostają ją wszyscy remisujący, także
    ci, którzy nie mają nic. Następnie karta zostaje odrzucona, a tura trwa dalej.
rule-pr-tax-short = Stracone monety mogą zostać przetasowane na potrzeby tej nagrody, sama podwyżka
    podatków nie. Jeśli kart jest za mało, dostają je ci, którzy dobierają pierwsi.

## The rules: phase 2

rule-pr-stack = Umiejętności kilku kopii tej samej osoby sumują się, u aktywnego gracza i u innych,
    gdy biorą karty.
rule-pr-stack-forced = Monety za kupców, admirałów, błaznów, ekspedycje i podwyżki podatków dobiera
    się bez pytania; nie można z nich zrezygnować.
rule-pr-take = Jako aktywny gracz możesz wziąć z portu 1 kartę; 2, jeśli są w nim statki w czterech
    kolorach, 3 przy pięciu, licząc na początku fazy; i jedną więcej za każdego swojego gubernatora.
    Karty bierzesz pojedynczo, więc wzięta karta może już pomóc przy następnej: gubernator pozwala
    wziąć jeszcze jedną w tej samej turze, mademoiselle obniża koszt następnej osoby, kupiec daje o
    1 monetę więcej za następny statek w jego kolorze.
rule-pr-take-none = Możesz wziąć mniej albo nic; inni biorą mimo to.
rule-pr-trade = Biorąc statek, odrzucasz go, a potem dobierasz jego monety i 1 więcej za każdego
    swojego kupca w tym kolorze.
rule-pr-hire = Biorąc osobę, płacisz jej koszt, o 1 mniejszy za każdą mademoiselle, którą już masz,
    ale nigdy mniej niż 0, i kładziesz ją przed sobą. Od tej chwili działa jej umiejętność.
rule-pr-others = Potem każdy z pozostałych graczy, zgodnie z ruchem wskazówek zegara, może wziąć
    jedną kartę, bez względu na kolory, i jedną więcej za każdego swojego gubernatora, także właśnie
    zrekrutowanego. Zasady są te same, ale za każdą kartę oddaje się aktywnemu graczowi 1 monetę
    rekompensaty, w razie potrzeby z monet za statek.
rule-pr-others-fee = Rekompensatę płaci się na końcu: po dobraniu monet za statek, więc statek można
    wziąć bez monety; i po zapłaceniu za osobę, więc trzeba mieć na jedno i drugie. Płaci się ją
    także wtedy, gdy osoba kosztuje 0.
rule-pr-admiral = Gdy przychodzi twoja kolej, by wziąć kartę, a w porcie jest w tej chwili 5 lub
    więcej kart, dostajesz najpierw 2 monety za każdego swojego admirała i możesz ich od razu użyć.
rule-pr-admiral-once = Dostajesz je raz, gdy przychodzi twoja kolej, niezależnie od tego, czy potem
    coś weźmiesz. Admirał zrekrutowany w tej kolejce przynosi monety dopiero od następnej.
rule-pr-jester = Gdy w turze innego gracza przychodzi twoja kolej, by wziąć kartę, a port jest
    pusty, dostajesz 1 monetę za każdego swojego błazna.
rule-pr-jester-once = Sprawdza się to raz, na początku twojej kolejki: także wtedy, gdy port był
    pusty od początku, ale nie wtedy, gdy ostatnia karta trafia do ciebie.
rule-pr-clean = Gdy każdy miał swoją szansę, karty pozostałe w porcie zostają odrzucone, a aktywny
    jest następny gracz zgodnie z ruchem wskazówek zegara.

## The rules: the end

rule-pr-end = Gdy ktoś ma na osobach i ekspedycjach 12 lub więcej punktów zwycięstwa, zaczyna się
    ostatnia runda: turę rozgrywa się do końca, a gra toczy się dalej, aż gracz po prawej stronie
    aktywnego rozegra swoją turę.
rule-pr-end-who = Aktywnym graczem jest ten, czyja to była tura, także wtedy, gdy punkty zdobył w
    niej ktoś inny, biorąc kartę. Własnej tury już nie ma, ale bierze karty w turach innych. Jeśli
    później ktoś jeszcze zdobędzie 12 punktów, ostatnia runda się nie wydłuża.
rule-pr-end-keep = Rozpoczęta ostatnia runda trwa, nawet gdyby punktów potem ubyło. (Z wydrukowanymi
    kartami to niemożliwe: każda ekspedycja przynosi co najmniej 2 punkty więcej, niż kosztuje.)
rule-pr-end-equal = Opcja: gra toczy się dalej, aż gracz po prawej stronie pierwszego gracza rozegra
    swoją turę, tak by wszyscy rozegrali tyle samo tur. Jeśli punkty zostaną zdobyte właśnie w tej
    turze, gra kończy się razem z nią.
rule-pr-end-stuck = Jeśli w tylu turach z rzędu, ilu jest graczy, nie ma karty do dobrania, bo
    wszystkie są monetami albo leżą przed graczami, gra się kończy i liczy się punkty jak zawsze.
rule-pr-end-long = Po 10 000 decyzji wszystkich graczy łącznie gra kończy się tam, gdzie miałaby
    zapaść następna, także w środku tury, i liczy się punkty według tego, co leży na stole. Statek,
    o którym jeszcze nie zdecydowano, zostaje odrzucony. Kroków, o które nikt nie jest pytany, się
    nie liczy. Inaczej gra mogłaby trwać bez końca: gdy wszyscy tylko kończą dobieranie i pasują,
    gdy ktoś odpiera statek za statkiem albo gdy do dobrania zostały same podwyżki podatków.
rule-pr-win = Wygrywa gracz, który ma najwięcej punktów zwycięstwa; przy remisie ten, kto ma więcej
    monet; jeśli remis trwa nadal, remisujący gracze wygrywają razem.
rule-pr-var-expedition = Wariant: ostatnia runda zaczyna się, gdy jeden i ten sam gracz ma 12
    punktów i co najmniej jedną ekspedycję, a wygrać mogą tylko gracze z ekspedycją. Remisy jak
    zawsze.
rule-pr-var-rank = W wariancie wszyscy gracze z ekspedycją zajmują miejsca przed graczami bez
    ekspedycji; w obu grupach decydują punkty, a potem monety.
rule-pr-var-none = Gdyby na końcu, z braku kart albo dlatego, że gra trwała zbyt długo, nikt nie
    miał ekspedycji, porównuje się wszystkich graczy.

## The table

pr-ui-harbour = Port
pr-ui-harbour-empty = pusty
pr-ui-persons = Osoby
pr-ui-expeditions = Ekspedycje
pr-ui-none = brak
pr-ui-deck = { $count ->
    [one] Talia: { $count } karta
    [few] Talia: { $count } karty
   *[many] Talia: { $count } kart
}
pr-ui-discard = { $count ->
    [one] Odrzucone: { $count } karta
    [few] Odrzucone: { $count } karty
   *[many] Odrzucone: { $count } kart
}
pr-ui-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
pr-ui-points = punkty: { $points } z { $needed }
pr-ui-swords = { $count ->
    [one] { $count } szabla
    [few] { $count } szable
   *[many] { $count } szabel
}
pr-ui-anchors = { $count ->
    [one] { $count } kotwica
    [few] { $count } kotwice
   *[many] { $count } kotwic
}
pr-ui-crosses = { $count ->
    [one] { $count } krzyż
    [few] { $count } krzyże
   *[many] { $count } krzyży
}
pr-ui-houses = { $count ->
    [one] { $count } dom
    [few] { $count } domy
   *[many] { $count } domów
}
pr-ui-expedition-count = { $count ->
    [0] bez ekspedycji
    [one] { $count } ekspedycja
    [few] { $count } ekspedycje
   *[many] { $count } ekspedycji
}
pr-ui-cost = koszt { $cost }
pr-ui-active = aktywny gracz
pr-ui-drawn = { $count ->
    [0] Nic jeszcze nie dobrano
    [one] Dobrano { $count } kartę
    [few] Dobrano { $count } karty
   *[many] Dobrano { $count } kart
}
pr-ui-colours = { $count ->
    [0] Nie ma jeszcze statków
    [one] { $count } statek
    [few] Statki w { $count } kolorach
   *[many] Statki w { $count } kolorach
}
pr-ui-takes = { $count ->
    [0] Nie można wziąć więcej kart
    [one] Do wzięcia: { $count } karta
    [few] Do wzięcia: { $count } karty
   *[many] Do wzięcia: { $count } kart
}
pr-ui-last-lap = { $last-is ->
    [me] Ostatnia runda: ostatnia tura należy do ciebie
   *[other] Ostatnia runda: ostatnią turę rozgrywa { $last }
}
pr-ui-risk = Ryzyko drugiego statku: { $percent }%
pr-ui-laid = Przed tobą
pr-ui-laid-none = jeszcze nic
pr-ui-short = { NAME($thing, case: "short") }
pr-ui-second = drugi statek w tym kolorze
pr-ui-legend = ★ punkty · ◎ monety · ⚔ szable · ⚑ ekspedycje
pr-ui-legend-variant = ★ punkty · ◎ monety · ⚔ szable · ⚑ ekspedycja (konieczna)
pr-ui-trade-short = Handel:
pr-ui-hire-short = Rekrutacja:
pr-ui-keep-busts = Wpuść statek i zakończ turę
pr-ui-pass-none = Nie bierz nic
pr-ui-would-coins = { $count ->
    [one] Przynosi { $count } monetę
    [few] Przynosi { $count } monety
   *[many] Przynosi { $count } monet
}
pr-ui-would-fee = { $fee ->
    [one] { $fee } monetę dostaje { $to }
    [few] { $fee } monety dostaje { $to }
   *[many] { $fee } monet dostaje { $to }
}
pr-ui-would-points = Punkty po tej akcji: { $points } z { $needed }

## What to do now

pr-ui-bust-help = Drugi statek w tym samym kolorze, którego nie zdołasz odeprzeć, kończy twoją turę.
pr-ui-ship-busts = Uwaga: statek w tym kolorze już jest w porcie. Jeśli wpuścisz ten, twoja tura się
    kończy.
pr-ui-now-discover = { $seat-is ->
    [me] Dobieraj dalej albo zakończ i weź kartę z portu.
   *[other] { $seat } dobiera karty albo kończy.
}
pr-ui-now-ship = { $seat-is ->
    [me] { $busts ->
        [yes] { CAP($card) }: wpuścić do portu czy odeprzeć? { pr-ui-ship-busts }
       *[no] { CAP($card) }: wpuścić do portu czy odeprzeć?
    }
   *[other] { $seat } wpuszcza do portu albo odpiera: { $card }.
}
pr-ui-now-take = { $seat-is ->
    [me] { $count ->
        [0] Kart już nie weźmiesz, ale możesz jeszcze ukończyć ekspedycję.
        [one] Weź z portu { $count } kartę albo nic.
        [few] Weź z portu do { $count } kart, po jednej.
       *[many] Weź z portu do { $count } kart, po jednej.
    }
   *[other] { $seat } wybiera z portu.
}

## Why a bot advises something

pr-advice-draw-safe = Żaden statek, który teraz przypłynie, nie zakończy tury.
pr-advice-draw-risk = Warto zaryzykować: szansa na drugi statek to około { $percent }%.
pr-advice-draw-takes = Jeszcze jeden kolor, a będzie można wziąć o jedną kartę więcej.
pr-advice-stop-risk = Pora przestać: szansa na drugi statek to około { $percent }%.
pr-advice-stop-enough = To, co leży w porcie, wystarczy.
pr-advice-repel = Inaczej tura by się skończyła.
pr-advice-repel-colour = Bez tego koloru w porcie następna karta będzie bezpieczniejsza.
pr-advice-keep = Ten statek przynosi monety, a jego kolor się przyda.
pr-advice-trade = { $coins ->
    [one] Ten statek przynosi { $coins } monetę.
    [few] Ten statek przynosi { $coins } monety.
   *[many] Ten statek przynosi { $coins } monet.
}
pr-advice-hire = { $points ->
    [0] Ta osoba się opłaci.
    [one] Ta osoba przynosi { $points } punkt i swoją umiejętność.
    [few] Ta osoba przynosi { $points } punkty i swoją umiejętność.
   *[many] Ta osoba przynosi { $points } punktów i swoją umiejętność.
}
pr-advice-fulfil = { $points ->
    [one] Ekspedycja przynosi { $points } punkt.
    [few] Ekspedycja przynosi { $points } punkty.
   *[many] Ekspedycja przynosi { $points } punktów.
}
pr-advice-wait = Lepiej zachować te osoby na inną ekspedycję.
pr-advice-win = To może dać ci zwycięstwo.
pr-advice-deny = { $owner-is ->
    [me] Inaczej ta karta trafi do ciebie.
   *[other] Inaczej weźmie to { $owner }.
}
pr-advice-save = Lepiej zachować monety na kogoś droższego.
pr-advice-pass = Nic tu nie jest warte swojej ceny.
pr-advice-random = Bez szczególnego powodu: wybór losowy.

## The table of cards

pr-cards-ships = Statki
pr-cards-persons = Osoby
pr-cards-expeditions = Ekspedycje
pr-cards-taxes = Podwyżki podatków
pr-cards-crew = { $persons }
pr-cards-five = tylko w grze dla 5 graczy
pr-info-ship = Weź go z portu i dobierz jego monety, o jedną więcej za każdego twojego kupca w tym
    kolorze.
pr-info-second = Drugi statek tego samego koloru kończy turę z niczym, chyba że odeprą go twoje szable.
pr-info-skull = Czaszka: nie można go odeprzeć.
pr-info-symbol = Symbol na ekspedycję; kto go tam dostarczy, zostaje odrzucony.
pr-info-swords = Szable odpierają właśnie dobrany statek, jeśli nie ma ich więcej; nie zużywają się.
pr-info-expedition = W swojej turze odrzuć osoby z tymi symbolami: dobierasz monety i zatrzymujesz punkty.
pr-column-swords = Szable
pr-column-coins = Monety
pr-column-cost = Koszt
pr-column-points = Punkty
pr-column-skull = czaszka

## Before a game

pr-setup-advice = Według instrukcji częściej wygrywają ci, którzy zaczynają wcześniej: przy pięciu graczach
    pierwszy 24 % gier, ostatni 15 %. Dla czterech i pięciu graczy polecamy tyle samo tur:
    -o ending=equal.
