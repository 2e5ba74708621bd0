### Jolly Roger, Polish. Second person singular; present tense, so that verbs have no gender.
### Comments stand in en.ftl.

jr-name = Jolly Roger
jr-tagline = Łup razem z innymi, dziel zdobycz i strzeż się buntu

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
    [one] członek załogi
    [few] członków załogi
   *[many] członków załogi
})
    .short = { NAME($skill, case: "short") } { $value }/{ $crewmen }
jr-card-any = dowolna umiejętność { $value } ({ $crewmen } { $crewmen ->
    [one] członek załogi
    [few] członków załogi
   *[many] członków załogi
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

jr-pledge-share = dobra część następnych łupów
jr-pledge-appoint = stanowisko Kwatermistrza
jr-pledge-no-mutiny = brak buntu w tej rundzie
jr-pledge-stay-out = neutralność w buncie
jr-pledge-play = { $count ->
    [one] zagranie { $count } karty załogi
    [few] zagranie { $count } kart załogi
   *[many] zagranie { $count } kart załogi
}
jr-pledge-guard = pilnowanie statku
jr-pledge-crew = { $count ->
    [one] { $count } karta załogi
    [few] { $count } karty załogi
   *[many] { $count } kart załogi
} { $due ->
    [this-round] przed końcem tej rundy
    [next-round] przed końcem następnej rundy
   *[game-end] przed końcem gry
}
jr-pledge-prizes = { $count ->
    [one] { $count } karta łupów
    [few] { $count } karty łupów
   *[many] { $count } kart łupów
} { $due ->
    [this-round] przed końcem tej rundy
    [next-round] przed końcem następnej rundy
   *[game-end] przed końcem gry
}
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
}{ $promised-n ->
    [0] { "" }
   *[other] ; obiecuje: { $promised }
}{ $asked-n ->
    [0] { "" }
   *[other] ; chce obietnicy: { $asked }
}
jr-terms-mine = dajesz: { $given-n ->
    [0] nic
   *[other] { $given }
}; chcesz: { $wanted-n ->
    [0] nic
   *[other] { $wanted }
}{ $promised-n ->
    [0] { "" }
   *[other] ; obiecujesz: { $promised }
}{ $asked-n ->
    [0] { "" }
   *[other] ; chcesz obietnicy: { $asked }
}
jr-word = { $seat-is ->
    [me] Twoja obietnica dla gracza { $target }: { $pledge }
   *[other] { $target-is ->
        [me] { $seat } obiecuje ci: { $pledge }
       *[other] { $seat } obiecuje graczowi { $target }: { $pledge }
    }
}

## Actions

jr-action-appoint = Mianuj Kwatermistrzem: { $target }
jr-action-draw = Dobierz kartę załogi
jr-action-decline = Nie, pasuj
jr-action-call = Bunt! Zagraj: { $card }
jr-action-call-on = Bunt! Zagraj: { $card }; twoją stronę wesprze: { $target }
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
jr-action-assign = { CAP($card) } liczy się jako: { $skill }
jr-action-take = Weź: { $card }
jr-action-take-from = Weź zakryty łup gracza { $target }
jr-action-give = { $target-is ->
    [me] Zatrzymaj dla siebie: { $card }
   *[other] Daj: { $card }; dostanie: { $target }
}
jr-action-donate = Oddaj na naprawę: { $card }
jr-action-exchange = Odrzuć, by dobrać kartę załogi: { $card }
jr-action-ransom = Wymień na nowe łupy: { $card }
jr-action-bury = Zakop: { $card }
jr-action-done = Gotowe
jr-action-punish = Zażądaj wymierzenia kary
jr-action-spare = Bez kary
jr-action-flog = Ukarz: { $target }
jr-action-commit = { $side ->
    [captain] Karta Kwatermistrza dla Kapitana
   *[mutineer] Karta Kwatermistrza dla buntowników
}
jr-action-discard = Odrzuć: { $cards }
jr-action-accept = Przyjmij ofertę { $nth } od gracza { $target }
jr-action-refuse = Odrzuć ofertę { $nth } od gracza { $target }
jr-action-withdraw = Wycofaj ofertę { $nth }
# The same with the terms of the offer.
jr-action-accept-terms = Przyjmij: { $target } { $terms }
jr-action-refuse-terms = Odrzuć: { $target } { $terms }
jr-action-withdraw-terms = Wycofaj swoją ofertę – { $terms }
jr-action-show = Pokaż graczowi { $target }: { $cards }
jr-action-show-all = Pokaż wszystkim: { $cards }
jr-action-join = { $side ->
    [captain] Dla Kapitana: { $card }
   *[mutineer] Dla buntowników: { $card }
}
jr-action-join-on = { $side ->
    [captain] Dla Kapitana: { $card }; twoją stronę wesprze: { $target }
   *[mutineer] Dla buntowników: { $card }; twoją stronę wesprze: { $target }
}
jr-action-join-kill = { $side ->
    [captain] Dla Kapitana
   *[mutineer] Dla buntowników
}: { $card } i od razu pokonaj { $leader ->
    [captain] Kapitana
   *[mutineer] Pierwszego buntownika
}
jr-action-offer = Oferta dla gracza { $target } – { $terms }

## What happened

jr-event-you-answered = Twoja odpowiedź została przyjęta.
jr-event-someone-answered = Ktoś już odpowiedział.
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
jr-event-reshuffled = Odrzucone karty załogi zostają potasowane i tworzą nowy stos.
jr-event-sailed = Kapitan wybiera cel: { $destination }.
jr-event-turned-back = Bez Krwawego pirata nie można dopłynąć do Wyspy skarbów: statek zawraca.
jr-event-lost-at-sea = Bez Krwawego pirata nie można dopłynąć do Wyspy skarbów: wyprawa i tak się liczy,
    a runda się kończy.
jr-event-turned = { $shape ->
    [target] { $destination }: nawigacja { $navigation }, ostrzał { $guns }, walka wręcz { $melee }; łupy: { $count }.
    [port] { $destination }: karty załogi dla każdego: { $count }.
   *[island] { $destination }: statek dopływa do celu.
}
jr-event-voyage-counted = Koniec wyprawy: { $card }.
jr-event-decided = { $decision ->
    [ordered] Kapitan żąda wymierzenia kary: Kwatermistrz wskazuje, kto traci kartę załogi.
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
jr-event-fight-won = Atak jest udany: nawigacja { $navigation } (potrzeba { $navigation-needed }),
    ostrzał { $guns } (potrzeba { $guns-needed }), walka wręcz { $melee } (potrzeba
    { $melee-needed }).
jr-event-fight-lost = Atak jest nieudany: nawigacja { $navigation } (potrzeba
    { $navigation-needed }), ostrzał { $guns } (potrzeba { $guns-needed }), walka wręcz { $melee }
    (potrzeba { $melee-needed }).
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
       *[mutineer] Wspierasz buntowników: { $card }.
    }
   *[other] { $side ->
        [captain] { $seat } wspiera Kapitana: { $card }.
       *[mutineer] { $seat } wspiera buntowników: { $card }.
    }
}
jr-event-committed = { $seat-is ->
    [me] { $side ->
        [captain] Kartą Kwatermistrza wspierasz Kapitana.
       *[mutineer] Kartą Kwatermistrza wspierasz buntowników.
    }
   *[other] { $side ->
        [captain] { $seat } kartą Kwatermistrza wspiera Kapitana.
       *[mutineer] { $seat } kartą Kwatermistrza wspiera buntowników.
    }
}
jr-event-forced = { $seat-is ->
    [me] { $side ->
        [captain] Musisz zagrać po stronie Kapitana.
       *[mutineer] Musisz zagrać po stronie buntowników.
    }
   *[other] { $side ->
        [captain] { $seat } musi zagrać po stronie Kapitana.
       *[mutineer] { $seat } musi zagrać po stronie buntowników.
    }
}
jr-event-mutiny-decided = { $seat-is ->
    [me] { $side ->
        [captain] Bunt upada: pozostajesz Kapitanem.
       *[mutineer] Bunt zwycięża: zostajesz nowym Kapitanem.
    }
   *[other] { $side ->
        [captain] Bunt upada: Kapitanem pozostaje { $seat }.
       *[mutineer] Bunt zwycięża: nowym Kapitanem zostaje { $seat }.
    }
} Przegrani, którzy tracą wszystkie niezakopane łupy: { $losers }.
jr-event-redealt = { $seat-is ->
    [me] { $count ->
        [one] Po buncie dostajesz { $count } kartę załogi.
        [few] Po buncie dostajesz { $count } karty załogi.
       *[many] Po buncie dostajesz { $count } kart załogi.
    }
   *[other] { $count ->
        [one] Po buncie { $seat } dostaje { $count } kartę załogi.
        [few] Po buncie { $seat } dostaje { $count } karty załogi.
       *[many] Po buncie { $seat } dostaje { $count } kart załogi.
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
    [me] Wybierasz łup przed Kapitanem.
   *[other] Przed Kapitanem łup wybiera { $seat }.
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
    [me] Pilnujesz statku i nie możesz zakopać łupów.
   *[other] { $seat } pilnuje statku i nie może zakopać łupów.
}
jr-event-exchanged = { $seat-is ->
    [me] Wymieniasz na kartę załogi: { $card }.
   *[other] { $seat } wymienia na kartę załogi: { $card }.
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
    [me] Masz za dużo kart na ręce; odrzucasz: { $cards }.
   *[other] { $seat } ma za dużo kart na ręce i odrzuca: { $cards }.
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
        [fell] przepada: jedna z jej kart została właśnie zagrana.
       *[lapsed] przepada.
    }
   *[other] Oferta { $nth } gracza { $seat } { $end ->
        [accepted] zostaje przyjęta.
        [refused] zostaje odrzucona.
        [withdrawn] zostaje wycofana.
        [fell] przepada: jedna z jej kart została właśnie zagrana.
       *[lapsed] przepada.
    }
}
jr-event-agreed = { $seat-is ->
    [me] Twoja oferta { $nth } jest przyjęta; dojdzie do skutku, gdy wszyscy odpowiedzą.
   *[other] Oferta { $nth } gracza { $seat } jest przyjęta; dojdzie do skutku, gdy wszyscy odpowiedzą.
}
jr-event-prizes-shown = { $seat-is ->
    [me] Pokazujesz graczowi { $target }: { $cards }.
   *[other] { $target-is ->
        [me] { $seat } pokazuje ci: { $cards }.
       *[other] { $seat } pokazuje graczowi { $target }: { $cards }.
    }
}
jr-event-prizes-shown-unseen = { $count ->
    [one] { $seat } pokazuje graczowi { $target } { $count } zakrytą kartę łupów.
    [few] { $seat } pokazuje graczowi { $target } { $count } zakryte karty łupów.
   *[many] { $seat } pokazuje graczowi { $target } { $count } zakrytych kart łupów.
}
jr-event-prizes-shown-all = { $seat-is ->
    [me] Pokazujesz wszystkim: { $cards }.
   *[other] { $seat } pokazuje wszystkim: { $cards }.
}
jr-event-jewels-valued = { $seat-is ->
    [me] { $cards-n ->
        [0] Twoje Klejnoty ({ $count }) są warte po 1: stos łupów jest pusty.
       *[other] Twoje Klejnoty ({ $count }) są warte tyle, co dobrane łupy: { $cards }.
    }
   *[other] { $cards-n ->
        [0] Klejnoty gracza { $seat } ({ $count }) są warte po 1: stos łupów jest pusty.
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
jr-ui-range = od { $least } do { $most }
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
jr-ui-side-captain = Dla Kapitana
jr-ui-side-mutineer = Dla buntowników
jr-ui-crewmen = { $count ->
    [one] { $count } członek załogi
    [few] { $count } członków załogi
   *[many] { $count } członków załogi
}
jr-ui-guard = { $seat-is ->
    [me] pilnujesz statku
   *[other] statku pilnuje { $seat }
}
jr-ui-spent = w tej rundzie buntu już nie będzie
jr-ui-none = brak
jr-ui-hand = umiejętność/załoga
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
    [me] Nie masz kart załogi na ręce: dobierasz jedną?
   *[other] Kto nie ma kart załogi, może dobrać jedną.
}
jr-ui-now-call = { $decision ->
    [appointed] { $quartermaster-is ->
        [me] Masz zostać Kwatermistrzem.
       *[other] Kwatermistrzem ma zostać { $quartermaster }.
    }
    [sailed] Cel jest wybrany.
    [ordered] Kapitan żąda wymierzenia kary.
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
    [me] Kamrat może odkryć kartę celu: zagrywasz go?
   *[other] Kamrat może teraz odkryć kartę celu.
}
jr-ui-now-map = { $asked ->
    [me] Drogę do Wyspy skarbów zna tylko Krwawy pirat: zagrywasz go?
   *[other] Drogę do Wyspy skarbów zna tylko Krwawy pirat: kto go zagra?
}
jr-ui-now-skills = { $asked ->
    [me] Pierwszy mat, Sternik i Strzelec wyborowy mogą zmienić wymagania: zagrywasz którąś z tych kart?
   *[other] Pierwszy mat, Sternik i Strzelec wyborowy mogą teraz zmienić wymagania.
}
jr-ui-now-cook = { $asked ->
    [me] Kuk pozwala wybrać łup przed Kapitanem: zagrywasz go?
   *[other] Kto ma Kuka, może teraz wybrać łup przed Kapitanem.
}
jr-ui-now-carpenter = { $asked ->
    [me] Szkutnik może poprosić wszystkich o łup: zagrywasz go?
   *[other] Szkutnik może teraz poprosić wszystkich o łup.
}
jr-ui-now-boatswain = { $asked ->
    [me] Bosman może wyznaczyć kogoś do pilnowania statku: zagrywasz go?
   *[other] Bosman może teraz wyznaczyć kogoś do pilnowania statku.
}
jr-ui-now-smart-kid = { $asked ->
    [me] Majtek może wykopać czyjś łup: zagrywasz go?
   *[other] Majtek może teraz wykopać czyjś łup.
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
    [me] Jako która umiejętność liczy się ta karta: { $card }?
   *[other] { $seat } wybiera, jako która umiejętność liczy się karta: { $card }.
}
jr-ui-now-pick = { $seat-is ->
    [me] Wybierz łup.
   *[other] { $seat } wybiera łup.
}
jr-ui-now-give = { $seat-is ->
    [me] Rozdziel łupy tak równo, jak to możliwe.
   *[other] { $seat } rozdziela łupy.
}
jr-ui-now-repair = { $asked ->
    [me] { $seat } prosi o łup na naprawę: oddajesz jakiś?
   *[other] { $seat-is ->
        [me] Twój Szkutnik prosi wszystkich o łup.
       *[other] { $seat } prosi wszystkich o łup na naprawę.
    }
}
jr-ui-now-claim = { $seat-is ->
    [me] Nikt nic nie oddaje: możesz wziąć łup od Kapitana lub Kwatermistrza.
   *[other] { $seat } może wziąć łup od Kapitana lub Kwatermistrza.
}
jr-ui-now-exchange = { $asked ->
    [me] Możesz wymienić jeden łup na kartę załogi.
   *[other] Każdy może wymienić jeden łup na kartę załogi.
}
jr-ui-now-ransom = { $seat-is ->
    [me] Wymień Zakładniczki i Klejnoty na nowe łupy albo je zachowaj.
   *[other] { $seat } może wymienić Zakładniczki i Klejnoty.
}
jr-ui-now-guard = { $seat-is ->
    [me] Masz pilnować statku: przekup kogoś, by cię zastąpił, albo zostań.
   *[other] { $seat } ma pilnować statku, ale może przekupić kogoś na swoje miejsce.
}
jr-ui-now-bury = { $asked ->
    [me] Zakop łupy, które chcesz ocalić.
   *[other] Każdy może zakopać łupy.
}
jr-ui-now-punish = { $seat-is ->
    [me] Żądasz wymierzenia kary? Kwatermistrz wskazuje, kto traci kartę załogi.
   *[other] { $seat } decyduje o karze.
}
jr-ui-now-victim = { $seat-is ->
    [me] Wskaż, kto ponosi karę i traci losową kartę załogi.
   *[other] { $seat } wskazuje, kto ponosi karę i traci losową kartę załogi.
}
jr-ui-now-mutiny = { $asked ->
    [neutral] Bunt! Zagraj kartę dla jednej ze stron albo pasuj i się nie mieszaj.
    [captain] Bunt! Zagraj kolejne karty dla Kapitana albo pasuj.
    [mutineer] Bunt! Zagraj kolejne karty dla buntowników albo pasuj.
   *[other] Bunt! Każdy może zagrać karty dla jednej ze stron.
}
jr-ui-now-betrayal = { $asked ->
    [me] Zdrajca może unieważnić tę kartę: { $card }. Zagrywasz go?
   *[other] Zdrajca może unieważnić tę kartę: { $card }.
}
jr-ui-now-forced = { $seat-is ->
    [me] { $side ->
        [captain] Zmusza cię Wilk morski: zagraj kartę po stronie Kapitana.
       *[mutineer] Zmusza cię Wilk morski: zagraj kartę po stronie buntowników.
    }
   *[other] { $side ->
        [captain] { $seat } musi zagrać kartę po stronie Kapitana.
       *[mutineer] { $seat } musi zagrać kartę po stronie buntowników.
    }
}
jr-ui-now-limit = { $asked ->
    [me] { $count ->
        [one] Masz za dużo kart na ręce: odrzuć { $count } kartę.
        [few] Masz za dużo kart na ręce: odrzuć { $count } karty.
       *[many] Masz za dużo kart na ręce: odrzuć { $count } kart.
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
jr-ui-group-mutiny = Wszcznij bunt…
jr-ui-group-captain = Zagraj dla Kapitana…
jr-ui-group-mutineer = Zagraj dla buntowników…
jr-ui-group-give = Daj: { $card }…
jr-ui-group-use = Użyj karty: { $card }…
jr-ui-group-offer = Zaproponuj łapówkę…
jr-ui-group-show = Pokaż łupy…
jr-ui-show-add = Pokaż: { $card }
jr-ui-show-one = Pokaż je graczowi { $target }
jr-ui-show-all = Pokaż je wszystkim
jr-ui-group-discard = Odrzuć: { $card } oraz…
jr-ui-offer-to = Dla gracza { $target }…
jr-ui-offer-send = Złóż ofertę
jr-ui-offer-give = Daj: { $card }
jr-ui-offer-want = Zażądaj: { $card }
jr-ui-offer-promise = Dodaj obietnicę…
jr-ui-offer-mine = Obiecaj: { $pledge }
jr-ui-offer-theirs = Zażądaj obietnicy: { $pledge }
jr-ui-would-skill = Razem: { $skill } { $of }
jr-ui-would-sides = Po tym poparcie: { $captain } dla Kapitana, { $mutineer } dla buntowników
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

jr-ui-would-need = Po zmianie: { $skill } { $count }
jr-ui-port-help = Każdy dobiera karty załogi, potem można wymieniać łupy na załogę albo nowe łupy
jr-ui-island-help = Ktoś musi zagrać Krwawego pirata; potem można zakopywać łupy
jr-ui-any-short = dowolna +{ $value }
jr-ui-kill = pokonaj { $leader ->
    [captain] Kapitana
   *[mutineer] Pierwszego buntownika
}

## The end

jr-end-voyages = Dziesiąta wyprawa dobiegła końca: wygrywa najbogatszy pirat.
jr-end-prizes = Stos łupów się wyczerpał: wygrywa najbogatszy pirat.

# What brought the points, when they are counted at the end, and what broke a tie.
jr-score-gold = Złoto na pokładzie
jr-score-buried = Zakopane złoto
jr-score-hostages = Zakładniczki
jr-score-jewels = Klejnoty
jr-score-tie = Tyle samo złota; zdecydował Rum.

## Refusals

jr-why-not-now = Tego nie można teraz zrobić.
jr-why-not-in-hand = Tej karty nie masz na ręce.
jr-why-no-such-seat = Nie ma takiego gracza.
jr-why-cannot-name = Tego gracza nie można wskazać.
jr-why-not-for-this = Tej karty nie można teraz tak użyć.
jr-why-stack-empty = Ten stos kart celu jest pusty: { $destination }.
jr-why-island-closed = Nie od razu znów Wyspa skarbów: tym razem wybierz inny rodzaj celu.
jr-why-not-quartermaster = Może to zrobić tylko Kwatermistrz.
jr-why-cannot-answer = Zdrajca odpowiada tylko na kartę innego gracza, pokazaną po twoim ostatnim
    zagraniu lub pasie.
jr-why-not-unassigned = Najpierw trzeba zdecydować o innej karcie.
jr-why-no-such-prize = Nie ma tam takiego łupu.
jr-why-not-equal = Ten gracz ma z tego podziału { $has }, a inni { $least }.
jr-why-not-for-port = Wymienić można tylko Zakładniczki i Klejnoty, póki w stosie są łupy.
jr-why-cannot-bury = Tego nie można zakopać.
jr-why-already-done = To już zrobione.
jr-why-wrong-side = Stoisz po drugiej stronie.
jr-why-already-committed = Karta Kwatermistrza już wspiera jedną ze stron.
jr-why-discard-count = Wybrane: { $chosen }; do odrzucenia: { $needed }.
jr-why-too-many-offers = Oferty w tym kroku: { $made } z { $max }.
jr-why-too-many-open = Naraz może być otwartych najwyżej { $max } ofert; najpierw trzeba na któreś odpowiedzieć.
jr-why-too-many-cards = Każda strona może zaoferować najwyżej { $max } karty.
jr-why-empty-offer = Ta oferta jest pusta.
jr-why-not-yours = Możesz dać tylko swoje karty załogi i niezakopane łupy.
jr-why-not-his = Możesz żądać tylko niezakopanych łupów, które znasz.
jr-why-bad-promise = Takiej obietnicy nie można złożyć.
jr-why-no-such-offer = Nie ma takiej oferty.
jr-why-keeps-first-card = Kwatermistrz musi zachować kartę załogi na atak.
jr-why-no-room = Dopóki gra czeka na odpowiedzi, nie można odrzucać kart: na ręce zmieści się najwyżej { $max }.
jr-why-already-answered = Twoja odpowiedź już padła.
jr-why-prizes-lie-open = W tej grze łupy leżą odkryte.
jr-why-nothing-shown = Wybierz łupy, które chcesz pokazać.
jr-why-not-your-prize = Możesz pokazać tylko swoje łupy.
jr-why-too-many-shows = W tym kroku pokazano już łupy { $made } razy; najwięcej można { $max } razy.

## The rules

jr-example-book-fort-fails-on-melee = Nieudany atak
jr-example-book-fort-fails-on-melee-about = Nawigacja 3 i ostrzał 4 wystarczą na ten Fort, ale
    walka wręcz 2 już nie. Cała zagrana załoga przepada.
jr-example-book-share-five-among-four = Podział łupów
jr-example-book-share-five-among-four-about = Z pięciu łupów na czterech pierwszy bierze Kapitan,
    każdy dostaje jeden, a Kwatermistrz decyduje, kto dostanie dwa.
jr-example-book-mutiny-six-against-five = Bunt
jr-example-book-mutiny-six-against-five-about = Sześciu członków załogi za Kapitanem, pięciu za
    buntownikami: Kapitan zostaje, a łupy przegranych idą do podziału.
jr-example-traitor-answers-an-earlier-card = Zdrajca
jr-example-traitor-answers-an-earlier-card-about = Zdrajca unieważnia kartę w buncie. Drugi
    Zdrajca unieważnia pierwszego i karta znów się liczy.
jr-example-edition-en-jewels-are-buried = Wyspa skarbów
jr-example-edition-en-jewels-are-buried-about = Krwawy pirat wskazuje drogę i łupy zostają
    zakopane. Według instrukcji angielskiej i polskiej nawet Klejnoty i Zakładniczki; według
    niemieckiej te zostają odkryte.
jr-section-parts = Gracze i elementy gry
jr-rules-title = Zasady gry Jolly Roger
jr-rules-intro = Jeden statek, jedna załoga, a każdy na pokładzie byłby lepszym Kapitanem. Atakujecie
    razem, a potem trzeba podzielić łupy.

    Dokładaj załogę do ataków, żyj dobrze z tymi, którzy dzielą, albo wezwij do buntu i przejmij
    dowodzenie. Tego, co zakopiesz, nikt ci już nie odbierze.
jr-rules-goal = Płyń z jedną załogą i zdobądź najwięcej złota. Łupy są twoje, dopóki nie zabierze
    ich bunt, chyba że je zakopiesz.
jr-rules-turn = Kapitan mianuje Kwatermistrza i wybiera cel. Do ataku każdy może dołożyć karty
    załogi; jeśli nawigacji, ostrzału i walki wręcz wystarczy, dzieli się łupy. W porcie dobierasz
    załogę i sprzedajesz łupy, na Wyspie skarbów je zakopujesz. Po każdej decyzji Kapitana ktoś
    może wezwać do buntu; wygrywa strona z liczniejszą załogą.
jr-rules-end = Po dziesięciu wyprawach odkrywa się wszystkie łupy. Wygrywa najwięcej złota, przy
    remisie najwięcej Rumu.
jr-section-setup = Przygotowanie
jr-section-round = Runda
jr-section-attack = Atak
jr-section-sharing = Rozdzielanie łupów
jr-section-port = Zatoka piratów
jr-section-island = Wyspa skarbów
jr-section-mutiny = Bunt
jr-section-special = Specjalne karty załogi
jr-section-bribes = Łapówki
jr-section-end = Stosy i koniec gry
jr-section-variants = Zasady alternatywne
rule-jr-players = Grać może od czterech do dziesięciu osób, a w wariancie trzyosobowym trzy.
rule-jr-parts = Kart jest 150: 68 kart załogi (47 zwykłych i 21 specjalnych), 35 kart celu (po 8
    Fortów, Statków kupieckich, Przystani i Zatok piratów oraz 3 Wyspy skarbów), 46 kart łupów i
    karta pomocy. Wśród specjalnych są Kapitan i Kwatermistrz, trzej Krwawi piraci i dwaj Zdrajcy;
    pozostałych czternaście kart występuje po jednym razie.
rule-jr-parts-crew = Zwykła karta załogi pokazuje umiejętność z wartością i od jednego do pięciu
    członków załogi; jeden rodzaj liczy się jako dowolna umiejętność. Karta specjalna to jeden członek załogi, o
    ile nie mówi inaczej: Szczury okrętowe to pięciu.
rule-jr-parts-dest = Karta celu z łupami pokazuje, ile potrzeba nawigacji, ostrzału i walki wręcz
    oraz ile daje łupów; możliwe wartości są na odwrocie. Najtrudniejsze i najbogatsze są Forty,
    potem Przystanie, potem Statki kupieckie. Flaga mówi, dla ilu graczy jest karta. Zatoka piratów
    pokazuje, ile kart załogi dostaje każdy gracz.
rule-jr-parts-prize = Łupy to złoto o wartości od 1 do 3, Rum bez wartości, Klejnoty i Zakładniczki.
    Większość stanowi złoto.
rule-jr-parts-data = Instrukcje nie podają wszystkich kart. Nasza talia to rekonstrukcja zgodna z
    tym, co podają; kto ma grę, może wpisać własne liczby.
rule-jr-setup-captain = Każdy dostaje jedną kartę; jedną z nich jest Kapitan. Kto go dostał, odkrywa
    kartę i zostaje Kapitanem.
rule-jr-setup-deal = Potem każdy dostaje jeszcze 5 kart załogi (do pięciu graczy), 4 (przy sześciu
    lub siedmiu) albo 3 (od ośmiu do dziesięciu), a Kapitan o jedną więcej.
rule-jr-setup-dest = Karty celu z flagą niepasującą do liczby graczy odkłada się do pudełka; każdy
    rodzaj tworzy potasowany stos.
rule-jr-setup-prize = Łupy tworzą zakryty, potasowany stos.
rule-jr-hand-limit = Na ręce możesz mieć 7 kart załogi (do pięciu graczy), 6 (sześciu lub
    siedmiu) albo 5 (od ośmiu do dziesięciu). Kto ma więcej, od razu odrzuca nadmiar, odkryty,
    według swojego wyboru; przedtem nic innego nie można zrobić, także w Zatoce piratów.
rule-jr-public = Jawne są niezakopane łupy, liczba zakopanych, wielkość rąk i stosów, odrzucone
    karty i kto co zagrał. Ukryte są ręce i zakryte stosy. Zakopany łup leżał przedtem odkryty, więc
    każdy może go pamiętać; przy ukrytych łupach tylko ten, kto go widział.
rule-jr-appoint = Na początku rundy Kapitan mianuje Kwatermistrza, tego samego lub innego, ale
    nigdy siebie.
rule-jr-appoint-draw = Po mianowaniu, także po tym, które następuje po buncie, każdy, kto nie ma
    kart załogi na ręce, może dobrać jedną, zanim ktoś wszcznie bunt.
rule-jr-voyage = Kapitan wybiera cel, którego stos nie jest pusty, i kładzie przed sobą jego
    wierzchnią kartę, zakrytą; nikt jej nie ogląda.
rule-jr-punish = Po wyprawie Kapitan może zażądać wymierzenia kary. Wtedy Kwatermistrz musi wskazać
    gracza innego niż on sam i Kapitan; ukarany traci losową kartę załogi. Jeśli ktoś z nich ma
    karty, musi to być ktoś z kartami.
rule-jr-round-count = Użyte karty celu trafiają na stos, który liczy wyprawy. Cel, którego statek
    nie osiągnął z powodu buntu, się nie liczy; runda z dwiema wyprawami liczy się podwójnie.
rule-jr-step-order = Po decyzji Kapitana kolejno: dobierają gracze bez kart (tylko po mianowaniu),
    można wszcząć bunt, zagrywa się karty związane z tą decyzją, a potem działa Kwatermistrz.
rule-jr-attack-first = Kwatermistrz musi zagrać pierwszą kartę załogi, jeśli jakąś ma. Od wyboru celu
    do tej chwili nie może oddać ostatniej karty w prezencie ani w układzie.
rule-jr-attack-open = Potem każdy może dokładać karty załogi, w dowolnej kolejności i dowolnie wiele
    razy; nikt nie musi, a zagranych kart się nie cofa.
rule-jr-attack-reveal = Kwatermistrz odkrywa kartę celu, gdy uzna, że kart wystarczy; jeśli po
    ostatniej karcie wszyscy spasują, zostaje odkryta sama.
rule-jr-attack-sum = Wartości każdej umiejętności się sumuje. Kwatermistrz decyduje, jako która
    umiejętność liczą się karty z wieloma umiejętnościami. Jeśli żadna suma nie jest niższa niż
    liczba na karcie celu, atak jest udany.
rule-jr-attack-special = Karta specjalna zagrana do ataku nie daje umiejętności, a jej efekt nie
    działa.
rule-jr-attack-discard = Wszystkie zagrane karty załogi zostają odrzucone, bez względu na wynik
    ataku.
rule-jr-share-draw = Po udanym ataku odkrywa się tyle łupów, ile wskazuje karta celu, albo
    wszystkie, które zostały.
rule-jr-share-captain = Jako pierwszy łup wybiera Kapitan.
rule-jr-share-equal = Resztę Kwatermistrz rozdziela, także sobie i Kapitanowi, tak równo, jak to
    możliwe pod względem liczby kart: nikt nie dostaje drugiej karty, zanim każdy ma jedną. Łupy
    wybrane wcześniej w tym podziale się liczą, posiadane przed nim nie.
rule-jr-share-open = Łupy leżą odkryte przed właścicielami, dopóki nie zostaną zakopane.
rule-jr-port-draw = W Zatoce piratów każdy dostaje tyle kart załogi, ile mówi karta. Limit ręki
    obowiązuje, gdy wszyscy dostali karty.
rule-jr-port-exchange = Potem każdy może wymienić jeden niezakopany łup na jeszcze jedną kartę
    załogi: odrzuca go odkryty według instrukcji angielskiej i polskiej, zakryty według niemieckiej.
rule-jr-port-ransom = Na koniec Zakładniczka daje dwa nowe łupy, a Klejnoty jeden; można wymienić
    dowolnie wiele kart, zgodnie z ruchem wskazówek zegara od Kapitana.
rule-jr-port-empty = Gdy w stosie został jeden łup, Zakładniczka daje tylko jeden; gdy nie ma
    żadnego, nic nie można wymienić. Stosu łupów nigdy się nie uzupełnia.
rule-jr-island-map = Wyspa skarbów wymaga Krwawego pirata. Bez niego, według instrukcji angielskiej
    i polskiej, Kapitan wybiera jeszcze raz, tym razem inny rodzaj celu; według niemieckiej karta
    przepada i się liczy, runda kończy się bez kary, a pierwszy wybór w następnej rundzie musi być
    inny.
rule-jr-island-bury = Na wyspie każdy może zakopać dowolne łupy; są bezpieczne podczas buntu i
    zostają zakopane. Także łup zdobyty w ostatniej chwili można zakopać, dopóki nie powiesz, że to
    już koniec. Według instrukcji niemieckiej Klejnotów i Zakładniczek nie można zakopać.
rule-jr-island-map-discard = Potem Krwawy pirat zostaje odrzucony.
rule-jr-mutiny-when = Zaraz po decyzji Kapitana każdy inny gracz, który ma kartę załogi, może
    wszcząć bunt, raz na rundę. Wyprawa zostaje przerwana, a kara nie zostaje wymierzona. Jeśli chce
    tego kilku graczy, bunt wszczyna pierwszy od Kapitana zgodnie z ruchem wskazówek zegara.
rule-jr-mutiny-start = Kto wszczyna bunt, zagrywa kartę załogi i zostaje Pierwszym buntownikiem.
rule-jr-mutiny-open = Każdy może zagrywać karty załogi dla Kapitana albo dla Pierwszego buntownika,
    ale tylko dla jednej strony. Bunt się kończy, gdy po ostatniej karcie wszyscy spasują.
rule-jr-mutiny-roles = Karty Kapitana i Kwatermistrza liczą się po jednym członku załogi. Karta
    Kapitana jest zawsze po jego stronie; Kwatermistrz może swoją na stałe oddać jednej ze stron.
rule-jr-mutiny-sides = Kto zagra kartę dla jednej ze stron, odda jej kartę Kwatermistrza albo
    zostanie wskazany Wilkiem morskim, należy do tej strony; pozostali są neutralni. Przegranymi są
    wszyscy po stronie pokonanej.
rule-jr-mutiny-effects = Karta specjalna zagrana dla jednej ze stron liczy się tylko za swoich
    członków załogi, a jej efekt nie działa; wyjątkiem są Szczury okrętowe, Wilk morski i
    Skrytobójca. Drugi mat, Gapowicze, Medyk i Zdrajca zagrani dla swojego efektu nie liczą się za
    członków załogi i nie opowiadają się po żadnej stronie.
rule-jr-mutiny-win = Wygrywa strona, po której stoi więcej członków załogi; w przypadku remisu
    wygrywa Kapitan. Zwycięski Pierwszy buntownik zostaje Kapitanem.
rule-jr-mutiny-appoint = Potem Kapitan mianuje Kwatermistrza; według instrukcji niemieckiej robi to
    tylko nowy Kapitan. Po tym mianowaniu nie można wszcząć buntu.
rule-jr-mutiny-prizes = Niezakopane łupy przegranych zostają zebrane; Kapitan wybiera jeden, a
    resztę rozdziela się między wszystkich graczy, także przegranych. Do tego czasu nikt nie może
    oddawać kart. (Polska instrukcja mówi o „pozostałych graczach”; czytamy ją tak jak dwie
    pozostałe.)
rule-jr-mutiny-crew = Wszystkie zagrane karty załogi tasuje się i rozdaje zakryte wszystkim graczom,
    oprócz Szczurów okrętowych, Skrytobójcy i Wilka morskiego, kart unieważnionych i zagranych dla
    swojego efektu: te zostają odrzucone.
rule-jr-mutiny-next = Potem Kapitan wybiera cel, ten sam lub inny. Jeśli bunt wybuchł już po
    wyprawie, w tej samej rundzie odbywa się jeszcze jedna wyprawa, a po niej zapada jeszcze jedna
    decyzja o karze. Kolejny bunt może wybuchnąć dopiero w następnej rundzie.
rule-jr-mutiny-last = W ostatniej rundzie bunt po decyzji o karze jest jeszcze możliwy, jeśli
    żadnego nie było; po rozdzieleniu łupów i rozdaniu kart gra się kończy.
rule-jr-sp-boatswain = Po dotarciu na Wyspę skarbów: wskaż innego gracza, który pilnuje statku i
    nie może zakopywać. Może kogoś przekupić kartami lub obietnicami, by go zastąpił.
rule-jr-sp-carpenter = Po podziale łupów: poproś wszystkich o jeden. Jeśli nikt nie da, możesz
    wziąć jeden od Kapitana lub Kwatermistrza albo zrezygnować.
rule-jr-sp-cook = Na początku rozdzielania łupów: wybierasz łup przed Kapitanem, a on jako drugi.
    Sam Kapitan nie może użyć tej karty.
rule-jr-sp-cutthroat = By wzniecić bunt albo w jego trakcie: pokonaj Kapitana albo Pierwszego
    buntownika, kogo zechcesz; bunt od razu się kończy. Kto ma już stronę, zostaje po niej i z nią
    przegrywa; kto nie ma żadnej, kończy po stronie zwycięzców.
rule-jr-sp-first-mate = Po odkryciu karty celu: dodaj albo odejmij jeden wymagany punkt walki wręcz.
rule-jr-sp-master-mariner = Po odkryciu karty celu: dodaj albo odejmij jeden wymagany punkt
    nawigacji.
rule-jr-sp-sharp-shooter = Po odkryciu karty celu: dodaj albo odejmij jeden wymagany punkt ostrzału.
rule-jr-sp-lookout = Po wyborze celu z łupami, jeśli nie wybuchł bunt: odkryj kartę celu, zanim
    gracze zagrają karty załogi.
rule-jr-sp-old-sailor = Ma mapę Wyspy skarbów; po zakopaniu łupów zostaje odrzucony.
rule-jr-sp-powder-monkey = W czasie buntu: pięciu członków załogi dla twojej strony. Potem karta
    zostaje odrzucona.
rule-jr-sp-sea-dog = W czasie buntu: neutralny gracz przechodzi na twoją stronę i musi od razu
    zagrać dla niej kartę załogi; angielska instrukcja mówi „co najmniej jedną”, co wychodzi na to
    samo. Sam Wilk morski liczy się jako jeden członek załogi, a potem zostaje odrzucony.
rule-jr-sp-second-mate = W dowolnym momencie: ukradnij po jednej losowej karcie załogi dwóm innym
    graczom; jednemu, jeśli tylko on ma karty.
rule-jr-sp-smart-kid = Po zakopaniu łupów: weź losowy zakopany łup innego gracza; pozostaje odkryty
    do następnej wyprawy na Wyspę skarbów.
rule-jr-sp-stowaways = W dowolnym momencie: odrzuć tę kartę i dobierz dwie karty załogi.
rule-jr-sp-surgeon = W dowolnym momencie: jesteś Kwatermistrzem, dopóki Kapitan nie mianuje innego.
    Kapitan i Kwatermistrz nie mogą użyć tej karty.
rule-jr-sp-traitor = Tuż po pokazaniu karty załogi innego gracza: traci działanie i zostaje
    odrzucona. W ataku lub buncie możesz odpowiedzieć na każdą kartę pokazaną po twoim ostatnim
    zagraniu lub pasie, najdalej ósmą od końca; karty użyte dla działania najpierw czekają na
    odpowiedź.
rule-jr-sp-traitor-effects = Unieważniona karta nic nie daje, ale gracz, który ją zagrał, zostaje po
    swojej stronie, a bunt, który nią wszczęto, trwa. Jeśli unieważniony zostanie Zdrajca, pierwsza
    karta odzyskuje swój efekt.
rule-jr-sp-anytime = „W dowolnym momencie” znaczy: między dwoma krokami gry. Nie w trakcie
    niedokończonego kroku ani podczas rozdawania łupów lub kart załogi.
rule-jr-sp-timing = Każdą kartę specjalną zagrywa się w jej porze; wszyscy gracze mają na to tyle
    samo czasu. Jeśli chce tego kilku graczy, robią to zgodnie z ruchem wskazówek zegara od
    Kapitana, a każdą kartę rozpatruje się do końca przed następną.
rule-jr-bribe = Możesz dawać innym karty załogi lub niezakopane łupy albo obiecać im karty na później;
    nikt nie musi przyjąć łapówki ani dotrzymać obietnicy. Tutaj łapówka to oferta: najwyżej cztery
    karty z każdej strony, najwyżej trzy obietnice i najwyżej trzy oferty w kroku. Można ją złożyć
    prawie zawsze, ale nie w połowie jakiejś czynności, nie przy odrzucaniu nadmiaru kart i nie między
    końcem buntu a podziałem jego łupów. Gdy gra czeka na ukryte odpowiedzi, przyjęta oferta dochodzi
    do skutku, kiedy wszyscy odpowiedzą, i przepada, jeśli któraś z jej kart została zagrana. Według
    niemieckiej instrukcji oddawaną załogę się pokazuje.
rule-jr-talk = Gracze mogą w każdej chwili rozmawiać, doradzać i proponować; nic z tego nie jest
    wiążące.
rule-jr-crew-reshuffle = Gdy stos kart załogi się wyczerpie, tasuje się odrzucone karty załogi i
    tworzy z nich nowy; innych stosów nigdy się nie przetasowuje.
rule-jr-crew-empty = Gdy nie ma już kart załogi do dobrania, nikt więcej nie dobiera; dobiera się
    zgodnie z ruchem wskazówek zegara od Kapitana.
rule-jr-end = Gra kończy się wraz z rundą, w której odrzucono dziesiątą kartę celu albo wyczerpał
    się stos łupów.
rule-jr-score = Odkrywa się wszystkie łupy. Złoto ma swoją wartość, Klejnoty taką, jak losowo
    dobrany łup (1, jeśli żaden nie został), a Zakładniczka 1. Rum dobrany za Klejnoty jest wart 0,
    a Zakładniczka lub Klejnoty 1; dobrane karty nie należą do nikogo. Wygrywa gracz z największą
    ilością złota, przy remisie ten, kto ma więcej Rumu, a jeśli i to nie rozstrzyga, remisujący
    wygrywają wspólnie.
rule-jr-var-hidden = Ukryte łupy: Kapitan w tajemnicy dobiera łupy, zatrzymuje jeden, a resztę
    daje Kwatermistrzowi, który rozdaje je zakryte. Łup odrzucany w zatoce się pokazuje.
    W każdej chwili możesz pokazać własne łupy, kilka lub wszystkie, jednemu graczowi albo wszystkim;
    pozostają zakryte.
rule-jr-var-hidden-cards = Przy ukrytych łupach „odkryty” na kartach znaczy „niezakopany”; kto zagra
    Kuka, też ogląda łupy; jeśli nikt nic nie odda, Szkutnik bierze losową kartę; po buncie Kapitan
    ogląda zebrane łupy.
rule-jr-var-gold = Złoto Kapitana: gdy Kapitan wymienia łup na kartę załogi w Zatoce piratów, po
    jednej karcie dobiera każdy gracz.
rule-jr-var-three = Gra trzyosobowa: jak we czworo, ale bez Kwatermistrza; jego akcje przejmuje
    Kapitan. Kto zagra Medyka, zostaje Kapitanem, ale nie podczas buntu. Kto nie ma kart na ręce,
    dobiera jedną na początku rundy i po buncie.

## Advice

jr-advice-random = Bez szczególnego powodu: wybór losowy.
jr-advice-appoint = { $seat } ma dużo kart, a mało łupów: to siła, a nie rywal.
jr-advice-appoint-loyal = W czasie buntu { $seat } stoi po właściwej stronie.
jr-advice-draw = Karta nic nie kosztuje.
jr-advice-sail-attack = { $destination }: najwięcej do zdobycia za taki wysiłek; atak powinien się
    udać mniej więcej { $percent } razy na 100.
jr-advice-sail-port = Załoga jest za słaba na atak; w Zatoce piratów wszyscy dobierają karty.
jr-advice-sail-island = Twoje łupy warto zabezpieczyć, a mapa jest na pokładzie.
jr-advice-sail-island-hope = Twoje łupy warto zabezpieczyć, a ktoś, kto też ma co zakopać, może mieć
    mapę: tak jest około { $percent } razy na 100.
jr-advice-punish = Masz wiele do stracenia; kto ma o jedną kartę mniej, trudniej się zbuntuje.
jr-advice-spare = Nie ma się kogo bać; kara tylko popsułaby krew.
jr-advice-flog = Najwięcej kart na ręce ma { $seat }.
jr-advice-first-card = Ta karta najbardziej pomaga w ataku.
jr-advice-first-card-idle = Żadna karta nie pomaga; tej najmniej szkoda.
jr-advice-add-decides = Ta karta robi różnicę: wystarczy wtedy na { $percent } ze 100 kart celu.
jr-advice-add-share = To jeszcze za mało, a masz na ręce dość kart, by się dołożyć.
jr-advice-reveal = To wystarczy na każdą kartę, która może tam leżeć.
jr-advice-pass-enough = Powinno wystarczyć: na { $percent } ze 100 kart celu.
jr-advice-pass-keep = Lepiej zachować załogę: inni mają jej więcej albo nie da się wygrać.
jr-advice-assign = Tej umiejętności brakuje najbardziej.
jr-advice-lower = O jeden punkt mniej i atak się uda.
jr-advice-lookout = Wtedy wszyscy wiedzą, ile trzeba, i nikt nie marnuje załogi.
jr-advice-keep-card = Nie ma tu nic, na co warto by zużyć kartę.
jr-advice-keep-traitor = To nie szkodzi ci na tyle, by zużyć Zdrajcę.
jr-advice-betray = Ta karta by ci zaszkodziła.
jr-advice-pick = Najlepszy łup ze wszystkich.
jr-advice-give-me = Najlepsze dla siebie: w końcu to ty dzielisz.
jr-advice-give-captain = Każdy coś ma; z reszty pierwszy dostaje Kapitan, który dał ci urząd: { $seat
    }.
jr-advice-give-rich = Każdy coś dostanie, więc najgorszy łup dostaje ten, kto ma najwięcej: { $seat
    }.
jr-advice-give-poor = Nie starczy dla wszystkich, a kto ma najmniej, pierwszy się zbuntuje: {
    $seat }.
jr-advice-cook = Przy takich łupach warto wybierać przed innymi.
jr-advice-carpenter = Kapitan lub Kwatermistrz ma łup, który warto wziąć.
jr-advice-donate = Drobny dar ratuje cenniejszy łup.
jr-advice-no-gift = Szkutnik nic ci nie może zrobić.
jr-advice-claim = Najlepszy łup, jaki można zabrać.
jr-advice-exchange = Rum nie ma wartości w złocie; karta załogi bardziej się przyda.
jr-advice-no-exchange = Twoje łupy są warte więcej niż karta załogi.
jr-advice-ransom = Zakładniczka daje tu dwa łupy.
jr-advice-sell = Klejnoty dają tu łup, może nawet lepszy.
jr-advice-nothing-to-sell = Nic się tu nie zyska.
jr-advice-map = Masz więcej do zakopania niż większość.
jr-advice-boatswain = Najwięcej do zakopania ma { $seat }.
jr-advice-guard = Łapówka kosztowałaby więcej, niż by dała.
jr-advice-bury = Zakopanego łupu nie odbierze ci żaden bunt.
jr-advice-bury-done = Reszta bardziej się przyda na pokładzie.
jr-advice-smart-kid = Najwięcej zakopanych łupów ma { $seat }.
jr-advice-mutiny = Kapitan ma dość, by się opłaciło; udaje się około { $percent } na 100 takich
    buntów.
jr-advice-mutiny-island = Zanim Kapitan zakopie łupy: udaje się około { $percent } na 100 takich
    buntów.
jr-advice-no-mutiny = Na buncie można teraz za mało zyskać albo za wiele stracić.
jr-advice-join-captain = Z tymi członkami załogi Kapitan utrzyma przewagę.
jr-advice-join-mutineer = Z tymi członkami załogi bunt może się udać.
jr-advice-mutiny-ahead = Twoja strona prowadzi; oszczędzaj karty.
jr-advice-mutiny-lost = Tego się już raczej nie odwróci; oszczędzaj karty.
jr-advice-stay-out = Kto stoi z boku, nic nie traci.
jr-advice-kill = To od razu kończy bunt zwycięstwem twojej strony.
jr-advice-commit = Karta Kwatermistrza nic cię nie kosztuje.
jr-advice-sea-dog = Przeciąga na twoją stronę kogoś z wieloma kartami.
jr-advice-forced = Musisz zagrać kartę; tej najmniej szkoda.
jr-advice-stowaways = Dwie karty za jedną, a na ręce jest miejsce.
jr-advice-second-mate = Dwie karty od tych, którzy mają ich najwięcej.
jr-advice-surgeon = Atak zapowiada się dobrze, a łupy rozdziela Kwatermistrz.
jr-advice-discard = Te karty przydadzą się najmniej.
jr-advice-accept = To, co daje { $seat }, jest warte więcej, niż kosztuje.
jr-advice-refuse = To, co daje { $seat }, nie jest tego warte.
jr-advice-refuse-liar = Słowo gracza { $seat } niewiele jest warte: nie byłoby to pierwsze złamane.
jr-advice-keep-peace = Bunt by się opłacił, ale { $seat } ma twoje słowo: w tej rundzie bez buntu.
jr-advice-break-peace = Jest tu więcej do zyskania, niż warte jest słowo dane graczowi { $seat }.
jr-advice-keep-out = { $seat } ma twoje słowo: do tego buntu się nie mieszasz.
jr-advice-break-out = Ta strona jest warta złamania słowa, choć { $seat } na nie liczy.
jr-advice-keep-play = { $seat } ma twoje słowo, że zagrasz kartę.
jr-advice-keep-appoint = { $seat } ma twoje słowo: to stanowisko jest obiecane.
jr-advice-break-appoint = Ktoś inny nadaje się o tyle lepiej, że warto złamać słowo dane graczowi {
    $seat }.
jr-advice-keep-cards = { $seat } ma twoje słowo: ta karta jest obiecana.
jr-advice-keep-share = { $seat } ma twoje słowo: dobra część łupów jest obiecana.
jr-advice-offer-hire = Brakuje niewiele, a { $seat } ma dużo kart: za drobiazg może którąś dołoży.
jr-advice-offer-peace = Masz wiele do stracenia, a { $seat } może się zbuntować: spokój jest wart
    drobiazgu.
jr-advice-offer-out = Twoja strona prowadzi; lepiej opłacić neutralność gracza { $seat }.
jr-advice-offer-side = Twoja strona przegrywa, a { $seat } ma dużo kart: jedna może przeważyć szalę.
jr-advice-hold-back = Nikt nie wie, co masz na ręce; niech najpierw dołożą się ci, którzy mają
    więcej kart.
jr-cards-plain = Zwykła załoga
jr-cards-any = dowolna umiejętność
jr-cards-special = Załoga specjalna
jr-cards-prizes = Łupy
jr-cards-rum = Nic nie jest wart.
jr-cards-jewels = W porcie przynoszą nowy łup.
jr-cards-hostage = W porcie przynosi dwa nowe łupy.
jr-cards-targets = Cele ataku
jr-cards-havens = Porty i wyspy
jr-info-crew = W ataku: { $skill } +{ $value }.
jr-info-any = W ataku: +{ $value } do jednej umiejętności, którą wskazuje Kwatermistrz.
jr-info-crewmen = { $crewmen ->
    [one] W buncie: { $crewmen } członek załogi.
    [few] W buncie: { $crewmen } członków załogi.
   *[many] W buncie: { $crewmen } członków załogi.
}
jr-info-captain = Leży przed Kapitanem, który wybiera cel wyprawy i bierze pierwszy łup.
jr-info-quartermaster = Leży przed Kwatermistrzem, który prowadzi ataki i dzieli łupy.
jr-info-gold = Na koniec jest warte tyle złota, ile pokazuje. Wygrywa, kto ma najwięcej.
jr-info-rum = Nie jest wart złota, ale przy remisie wygrywa, kto ma więcej Rumu.
jr-info-jewels = Zachowane do końca są warte tyle, co losowo dobrany łup.
jr-info-hostage = Zachowana do końca jest warta 1 złota.
jr-info-target = Do zdobycia: nawigacja { $navigation }, ostrzał { $guns }, walka wręcz { $melee }. Łupy:
    { $count }.
jr-info-port = Karty załogi dla każdego: { $count }. Można też sprzedać łupy.
jr-info-island = Z mapą Krwawego pirata każdy może zakopać łupy: te są bezpieczne podczas buntu.
jr-column-value = Wartość
jr-column-crewmen = Załoga
jr-column-navigation = Naw.
jr-column-guns = Ostrzał
jr-column-melee = Wręcz
jr-column-prizes = Łupy
jr-column-crew = Karty załogi
