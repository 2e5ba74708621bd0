### Jolly Roger, Polish. Second person singular; present tense, so that verbs have no gender.
### Comments stand in en.ftl.

jr-name = Jolly Roger
jr-tagline = Łup razem, dziel się zdobyczą i uważaj na bunt

## Cards

jr-kind-fort = Fort
jr-kind-ship = Statek kupiecki
jr-kind-settlement = Przystań
jr-kind-port = Zatoka piratów
jr-kind-island = Wyspa skarbów
jr-skill-navigation = nawigacja
jr-skill-guns = ostrzał
jr-skill-melee = walka wręcz
jr-card-crew = { $skill } { $value } ({ $crewmen } { $crewmen ->
    [one] marynarz
    [few] marynarzy
   *[many] marynarzy
})
jr-card-any = dowolna umiejętność { $value } ({ $crewmen } { $crewmen ->
    [one] marynarz
    [few] marynarzy
   *[many] marynarzy
})
jr-card-captain = Kapitan
jr-card-quartermaster = Kwatermistrz
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
jr-prize-rum = Rum
jr-prize-jewels = Klejnoty
jr-prize-hostage = Zakładniczka

## Promises

jr-promise-none = bez obietnicy
jr-promise-share = { $by ->
    [offerer] oferujący obiecuje dobry podział
   *[taker] druga strona ma obiecać dobry podział
}
jr-promise-appoint = { $by ->
    [offerer] oferujący obiecuje mianować drugą stronę
   *[taker] druga strona ma mianować oferującego
}
jr-promise-no-mutiny = { $by ->
    [offerer] oferujący obiecuje nie wszczynać buntu w tej rundzie
   *[taker] druga strona ma nie wszczynać buntu w tej rundzie
}
jr-promise-stay-out = { $by ->
    [offerer] oferujący obiecuje się nie mieszać
   *[taker] druga strona ma się nie mieszać
}
jr-promise-play = { $by ->
    [offerer] oferujący obiecuje zagrać karty: { $count }
   *[taker] druga strona ma zagrać karty: { $count }
}
jr-promise-guard = { $by ->
    [offerer] oferujący pilnuje statku
   *[taker] druga strona pilnuje statku w zamian
}

## Actions

jr-action-appoint = Mianuj Kwatermistrzem: { $target }
jr-action-draw = Dobierz kartę załogi
jr-action-decline = Nie, pasuj
jr-action-call = Bunt! Zagraj: { $card }
jr-action-call-on = Bunt! Zagraj: { $card }, a przyłączy się: { $target }
jr-action-call-kill = Bunt! Zagraj: { $card } i od razu pokonaj Kapitana
jr-action-sail = Płyń do celu: { $destination }
jr-action-use = Użyj karty: { $card }
jr-action-use-on = Użyj karty: { $card }, cel: { $target }
jr-action-use-on-two = Użyj karty: { $card }, cele: { $targets }
jr-action-use-raise = Użyj karty: { $card }, potrzeba o punkt więcej
jr-action-use-lower = Użyj karty: { $card }, potrzeba o punkt mniej
jr-action-contribute = Dołóż do ataku: { $card }
jr-action-reveal = Odkryj kartę celu
jr-action-pass = Pasuj
jr-action-betray = Zdradź: unieważnij kartę: { $card }
jr-action-assign = Karta { $card } liczy się jako: { $skill }
jr-action-take = Weź: { $card }
jr-action-take-from = Weź zakryty łup, właściciel: { $target }
jr-action-give = Daj: { $card }, dostaje: { $target }
jr-action-donate = Oddaj na naprawę: { $card }
jr-action-exchange = Odrzuć za kartę załogi: { $card }
jr-action-ransom = Wymień na łupy: { $card }
jr-action-bury = Zakop: { $card }
jr-action-done = Gotowe
jr-action-punish = Zarządź karę
jr-action-spare = Bez kary
jr-action-flog = Ukarz: { $target }
jr-action-commit = { $side ->
    [captain] Karta Kwatermistrza wspiera Kapitana
   *[mutineer] Karta Kwatermistrza wspiera bunt
}
jr-action-discard = Odrzuć: { $cards }
jr-action-accept = Przyjmij ofertę { $nth }, od: { $target }
jr-action-refuse = Odrzuć ofertę { $nth }, od: { $target }
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
    [captain] Za Kapitanem: { $card } i zakończ od razu
   *[mutineer] Za buntem: { $card } i zakończ od razu
}
jr-action-offer = Oferta dla: { $target }. Daje: { $given-n ->
    [0] nic
   *[other] { $given }
}; chce: { $wanted-n ->
    [0] nic
   *[other] { $wanted }
}; { $promise }

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
    [me] Przejmujesz tę rolę.
   *[other] Tę rolę przejmuje { $seat }.
}
jr-event-drew = { $seat-is ->
    [me] Dobierasz karty załogi: { $count }.
   *[other] { $seat } dobiera karty załogi: { $count }.
}
jr-event-drew-seen = { $seat-is ->
    [me] Dobierasz: { $cards } ({ $count }).
   *[other] { $seat } dobiera: { $cards } ({ $count }).
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
jr-event-assigned = { $card } liczy się jako: { $skill }.
jr-event-fight-won = Atak się udaje: nawigacja { $navigation }, ostrzał { $guns }, walka wręcz { $melee }.
jr-event-fight-lost = Atak się nie udaje: nawigacja { $navigation }, ostrzał { $guns }, walka wręcz { $melee }.
jr-event-crew-discarded = Odrzucone: { $cards }.
jr-event-shown = { $seat-is ->
    [me] Używasz karty: { $card }.
   *[other] { $seat } używa karty: { $card }.
}
jr-event-shown-on = { $seat-is ->
    [me] Używasz karty: { $card }, cel: { $target }.
   *[other] { $seat } używa karty: { $card }, cel: { $target }.
}
jr-event-shown-on-two = { $seat-is ->
    [me] Używasz karty: { $card }, cele: { $targets }.
   *[other] { $seat } używa karty: { $card }, cele: { $targets }.
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
    [me] Używasz karty: { $card }, by zabić.
   *[other] { $seat } używa karty: { $card }, by zabić.
}
jr-event-effect-fell = Karta traci działanie.
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
        [captain] Musisz zagrać za Kapitana.
       *[mutineer] Musisz zagrać za bunt.
    }
   *[other] { $side ->
        [captain] { $seat } musi zagrać za Kapitana.
       *[mutineer] { $seat } musi zagrać za bunt.
    }
}
jr-event-mutiny-decided = { $seat-is ->
    [me] { $side ->
        [captain] Bunt upada: nadal dowodzisz.
       *[mutineer] Bunt zwycięża: teraz dowodzisz.
    }
   *[other] { $side ->
        [captain] Bunt upada: Kapitanem pozostaje { $seat }.
       *[mutineer] Bunt zwycięża: nowym Kapitanem jest { $seat }.
    }
}
jr-event-redealt = { $seat-is ->
    [me] Dostajesz karty załogi: { $count }.
   *[other] { $seat } dostaje karty załogi: { $count }.
}
jr-event-redealt-seen = { $seat-is ->
    [me] Dostajesz: { $cards } ({ $count }).
   *[other] { $seat } dostaje: { $cards } ({ $count }).
}
jr-event-prizes-turned = Zakryte łupy do podziału: { $count }.
jr-event-prizes-turned-seen = Łupy do podziału: { $cards } ({ $count }).
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
    [me] Tracisz niezakopane łupy: { $count }.
   *[other] { $seat } traci niezakopane łupy: { $count }.
}
jr-event-moved = { $seat-is ->
    [me] Od ciebie kartę dostaje { $target }.
   *[other] Od gracza { $seat } kartę dostaje { $target }.
}
jr-event-moved-seen = { $seat-is ->
    [me] Od ciebie do gracza { $target }: { $card }.
   *[other] Od gracza { $seat } do gracza { $target }: { $card }.
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
    [me] Wymieniasz na łupy: { $card }.
   *[other] { $seat } wymienia na łupy: { $card }.
}
jr-event-prizes-drawn = { $seat-is ->
    [me] Dobierasz łupy: { $count }.
   *[other] { $seat } dobiera łupy: { $count }.
}
jr-event-prizes-drawn-seen = { $seat-is ->
    [me] Dobierasz: { $cards } ({ $count }).
   *[other] { $seat } dobiera: { $cards } ({ $count }).
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
    [me] { $target } wykopuje twój łup.
   *[other] { $target } wykopuje łup, który zakopał ktoś inny: { $seat }.
}
jr-event-dug-up-seen = { $seat-is ->
    [me] { $target } wykopuje twój łup: { $card }.
   *[other] { $target } wykopuje łup gracza { $seat }: { $card }.
}
jr-event-limit-discarded = { $seat-is ->
    [me] Masz za dużo kart; odrzucasz: { $cards }.
   *[other] { $seat } ma za dużo kart i odrzuca: { $cards }.
}
jr-event-offered = { $seat-is ->
    [me] Twoja oferta dla gracza { $target }: załoga { $crew }, łupy { $prizes }, za łupy { $wanted }; { $promise }.
   *[other] Oferta gracza { $seat } dla gracza { $target }: załoga { $crew }, łupy { $prizes }, za łupy { $wanted }; { $promise }.
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
    [me] Twoje Klejnoty ({ $count }) wycenia: { $cards-n ->
        [0] nic już nie ma, więc po 1
       *[other] { $cards }
    }.
   *[other] Klejnoty gracza { $seat } ({ $count }) wycenia: { $cards-n ->
        [0] nic już nie ma, więc po 1
       *[other] { $cards }
    }.
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
jr-why-island-closed = Wyspy skarbów nie można jeszcze wybrać: wybierz inny cel.
jr-why-not-quartermaster = Robi to tylko Kwatermistrz.
jr-why-not-the-last = Zdrajca odpowiada tylko na ostatnią pokazaną kartę, i to cudzą.
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
    według swojego wyboru.
rule-jr-public = Jawne są niezakopane łupy, liczba zakopanych, wielkość rąk i stosów, odrzucone
    karty i kto co zagrał. Ukryte są ręce, zakryte stosy i zakopane karty.
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
    obowiązuje po rozdaniu i ponownie po wymianie.
rule-jr-port-exchange = Potem każdy może odrzucić jeden niezakopany łup za jeszcze jedną kartę
    załogi.
rule-jr-port-ransom = Na koniec Zakładniczka daje dwa nowe łupy, a Klejnoty jeden; dowolnie
    wiele razy, zgodnie z ruchem wskazówek zegara od Kapitana.
rule-jr-port-empty = Gdy został jeden łup, Zakładniczka daje jeden; gdy nie ma żadnego, nic nie
    można wymienić. Stosu łupów się nie uzupełnia.
rule-jr-island-map = Wyspa skarbów wymaga Krwawego pirata. Bez niego, według książki angielskiej
    i polskiej, Kapitan wybiera inny rodzaj celu; według niemieckiej karta przepada, runda się
    kończy, a następny cel musi być inny.
rule-jr-island-bury = Na wyspie każdy może zakopać dowolne łupy; są bezpieczne podczas buntu i
    zostają zakopane. Według książki niemieckiej Klejnotów i Zakładniczek nie można zakopać.
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
rule-jr-sp-carpenter = Po podziale łupów: poproś wszystkich o jeden. Jeśli nikt nie da, weź
    jeden od Kapitana lub Kwatermistrza.
rule-jr-sp-cook = Na początku podziału: wybierasz jako pierwszy, Kapitan jako drugi. Kapitan nie
    może jej użyć.
rule-jr-sp-cutthroat = By wzniecić bunt albo w jego trakcie: pokonaj drugiego przywódcę; bunt od
    razu się kończy.
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
    odrzucona. W ataku lub buncie odpowiada na ostatnią pokazaną kartę; karty użyte dla działania
    najpierw czekają na odpowiedź.
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
