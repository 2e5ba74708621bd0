### RUM, Polish. Second person singular; present tense, so that verbs have no gender.
### Comments on single keys stand in en.ftl.

rum-name = RUM
rum-tagline = Zbieraj butelki, podkradaj kolekcje, strzeż się papugi

## Colours and cards

# Adjectives in the feminine, as `karta` and `butelka` are. `few` and `many` go with numbers:
# `2 czerwone butelki`, `5 czerwonych butelek`.
rum-colour-red = czerwona
    .acc = czerwoną
    .gen = czerwonej
    .few = czerwone
    .many = czerwonych
    .short = Cz
rum-colour-orange = pomarańczowa
    .acc = pomarańczową
    .gen = pomarańczowej
    .few = pomarańczowe
    .many = pomarańczowych
    .short = Po
rum-colour-yellow = żółta
    .acc = żółtą
    .gen = żółtej
    .few = żółte
    .many = żółtych
    .short = Żó
rum-colour-green = zielona
    .acc = zieloną
    .gen = zielonej
    .few = zielone
    .many = zielonych
    .short = Zi
rum-colour-blue = niebieska
    .acc = niebieską
    .gen = niebieskiej
    .few = niebieskie
    .many = niebieskich
    .short = Ni
rum-colour-purple = fioletowa
    .acc = fioletową
    .gen = fioletowej
    .few = fioletowe
    .many = fioletowych
    .short = Fi
rum-colour-white = biała
    .acc = białą
    .gen = białej
    .few = białe
    .many = białych
    .short = Bi

rum-card = 1 { $single } / 2 { NAME($double, case: "few") }
    .acc = 1 { NAME($single, case: "acc") } / 2 { NAME($double, case: "few") }
    .short = { NAME($single, case: "short") }1/{ NAME($double, case: "short") }2
rum-card-parrot = papuga
    .acc = papugę
    .short = papuga
rum-card-unknown = nieznana karta
    .acc = nieznaną kartę
    .short = ?

rum-laid-single = 1 { $colour } butelka
    .bare = 1 { $colour }
rum-laid-double = 2 { NAME($colour, case: "few") } butelki
    .bare = 2 { NAME($colour, case: "few") }

## Actions

rum-action-draw-beach = Weź z plaży: { NAME($card, case: "acc") }
# A face-down card of the beach, by its place on the table.
rum-action-draw-down = { $place ->
    [left] Weź zakrytą kartę z lewej strony plaży
    [middle] Weź zakrytą kartę ze środka plaży
   *[right] Weź zakrytą kartę z prawej strony plaży
}
rum-action-draw-wreck = Dobierz kartę z wraku
rum-action-set = Zagraj zestaw butelek: { NAME($bottles, case: "bare") }
rum-action-put-back = Zwróć do wraku: { NAME($cards, case: "acc") }

## What happened

rum-event-laid-up = Na plaży leży: { $card }.
rum-event-dealt = { $seat-is ->
    [me] Twoja pierwsza karta: { $card }.
   *[other] { $seat } zaczyna z kartą: { $card }.
}
rum-event-drew-wreck = { $seat-is ->
    [me] Dobierasz kartę z wraku.
   *[other] { $seat } dobiera kartę z wraku.
}
rum-event-drew-wreck-seen = { $seat-is ->
    [me] Dobierasz kartę z wraku: { $card }.
   *[other] { $seat } dobiera kartę z wraku: { $card }.
}
rum-event-took-up = { $seat-is ->
    [me] Bierzesz z plaży: { NAME($card, case: "acc") }.
   *[other] { $seat } bierze z plaży: { NAME($card, case: "acc") }.
}
rum-event-took-down = { $seat-is ->
    [me] Bierzesz
   *[other] { $seat } bierze
} { $place ->
    [left] zakrytą kartę z lewej strony plaży
    [middle] zakrytą kartę ze środka plaży
   *[right] zakrytą kartę z prawej strony plaży
}.
rum-event-took-down-seen = { $seat-is ->
    [me] Bierzesz
   *[other] { $seat } bierze
} { $place ->
    [left] zakrytą kartę z lewej strony plaży
    [middle] zakrytą kartę ze środka plaży
   *[right] zakrytą kartę z prawej strony plaży
}: { $card }.
rum-event-parrot-drawn = { $from ->
    [beach] { $seat-is ->
        [me] Bierzesz kartę z plaży, a to papuga!
       *[other] { $seat } bierze kartę z plaży, a to papuga!
    }
   *[wreck] { $seat-is ->
        [me] Dobierasz z wraku papugę!
       *[other] { $seat } dobiera z wraku papugę!
    }
}
rum-event-wreck-emptied = Wrak jest pusty! Kto ma najwięcej kart, zwraca wszystkie.
rum-event-hand-returned = { $seat-is ->
    [me] { $count ->
        [one] Zwracasz do wraku wszystko, co masz na ręce: { $count } kartę.
        [few] Zwracasz do wraku wszystko, co masz na ręce: { $count } karty.
       *[many] Zwracasz do wraku wszystko, co masz na ręce: { $count } kart.
    }
   *[other] { $count ->
        [one] { $seat } zwraca do wraku wszystko, co ma na ręce: { $count } kartę.
        [few] { $seat } zwraca do wraku wszystko, co ma na ręce: { $count } karty.
       *[many] { $seat } zwraca do wraku wszystko, co ma na ręce: { $count } kart.
    }
}
rum-event-hand-returned-seen = { $seat-is ->
    [me] Zwracasz do wraku wszystko, co masz na ręce: { NAME($cards, case: "acc") }.
   *[other] { $seat } zwraca do wraku wszystko, co ma na ręce: { NAME($cards, case: "acc") }.
}
rum-event-put-back-asked = { $cause ->
    [wave] { $count ->
        [one] Fala przynosi papugę: każdy, kto ma karty, zwraca do wraku { $count } kartę.
        [few] Fala przynosi papugę: każdy zwraca do wraku { $count } karty, a kto ma ich mniej,
        zwraca wszystkie.
       *[many] Fala przynosi papugę: każdy zwraca do wraku { $count } kart, a kto ma ich mniej,
        zwraca wszystkie.
    }
   *[parrot] { $count ->
        [one] Papuga każe zwrócić do wraku { $count } kartę.
        [few] Papuga każe zwrócić do wraku { $count } karty.
       *[many] Papuga każe zwrócić do wraku { $count } kart.
    }
}
rum-event-seat-answered = { $seat-is ->
    [me] Wybór zapisany; nikt inny go nie widzi.
   *[other] { $seat }: wybór zapisany.
}
rum-event-someone-answered = Kolejny wybór zapisany.
rum-event-put-back = { $seat-is ->
    [me] { $count ->
        [one] Zwracasz do wraku { $count } kartę.
        [few] Zwracasz do wraku { $count } karty.
       *[many] Zwracasz do wraku { $count } kart.
    }
   *[other] { $count ->
        [one] { $seat } zwraca do wraku { $count } kartę.
        [few] { $seat } zwraca do wraku { $count } karty.
       *[many] { $seat } zwraca do wraku { $count } kart.
    }
}
rum-event-put-back-seen = { $seat-is ->
    [me] Zwracasz do wraku: { NAME($cards, case: "acc") }.
   *[other] { $seat } zwraca do wraku: { NAME($cards, case: "acc") }.
}
rum-event-parrot-returned = Papuga odlatuje z powrotem do wraku.
rum-event-clock-moved = Zegar rozbitka wskazuje teraz { $clock }.
rum-event-set-played = { $seat-is ->
    [me] Zagrywasz z ręki zestaw butelek: { NAME($bottles, case: "bare") }.
   *[other] { $seat } zagrywa z ręki zestaw butelek: { NAME($bottles, case: "bare") }.
}{ $beach-n ->
    [0] {""}
   *[other] {" "}Z plaży: { NAME($beach, case: "bare") }.
}
rum-event-won-from-row = { $by ->
    [trio] Rumowe trio!{" "}
   *[number] {""}
}{ $seat-is ->
    [me] Zdobywasz { NAME($colour, case: "acc") } kartę kolekcji. Nowa wartość karty: { $value }.
   *[other] { $seat } zdobywa { NAME($colour, case: "acc") } kartę kolekcji. Nowa wartość karty:
        { $value }.
}
rum-event-won-from-seat = { $by ->
    [trio] Rumowe trio!{" "}
   *[number] {""}
}{ $seat-is ->
    [me] Zdobywasz { NAME($colour, case: "acc") } kartę kolekcji, a traci ją { $owner }. Nowa
        wartość karty: { $value }.
   *[other] { $owner-is ->
        [me] { $seat } odbiera ci { NAME($colour, case: "acc") } kartę kolekcji. Nowa wartość karty:
            { $value }.
       *[other] { $seat } zdobywa { NAME($colour, case: "acc") } kartę kolekcji, a traci ją
            { $owner }. Nowa wartość karty: { $value }.
    }
}
rum-event-raised = { $by ->
    [trio] Rumowe trio!{" "}
   *[number] {""}
}{ $seat-is ->
    [me] Podnosisz wartość swojej { NAME($colour, case: "gen") } karty kolekcji do { $value }.
   *[other] { $seat } podnosi wartość swojej { NAME($colour, case: "gen") } karty kolekcji do
    { $value }.
}
rum-event-wave-rolled = Fala! Odkrywa wszystkie karty na plaży: { $cards }.
rum-event-beach-mixed = Na plaży leży rumowe trio: wszystkie trzy karty wracają do wraku.
rum-event-turn-passed = { $seat-is ->
    [me] Twoja kolej.
   *[other] Teraz gra { $seat }.
}

## The end

rum-end-points = Wymagana liczba punktów została osiągnięta: koniec gry.
rum-end-clock = Zegar rozbitka wskazuje 8: przypływa statek piratów i gra się kończy.

# What brought the points, when they are counted at the end, and what broke a tie.
rum-score-collection = { $colour } kolekcja
rum-score-tie = Tyle samo punktów; zdecydowały liczba i wartość kart kolekcji.

## Refusals

rum-why-not-now = W swojej turze dobierasz kartę albo zagrywasz zestaw. Karty zwraca się do wraku
    tylko wtedy, gdy każe papuga.
rum-why-put-back-first = Najpierw wybierz karty, które musisz zwrócić z powodu papugi.
rum-why-no-such-place = Plaża ma tylko miejsca 1, 2 i 3.
rum-why-both-ends = Karta może mieć u góry jedną butelkę albo dwie, ale nie jedno i drugie naraz.
rum-why-no-card-from-hand = W tym zestawie nie ma żadnej karty z twojej ręki.
rum-why-not-in-hand = Nie masz wszystkich tych kart na ręce.
rum-why-wins-nothing = { $bottles ->
    [one] Ten zestaw nic nie zdobywa. Najbliżej:
        { $bottles } { $colour } butelka (razem z plażą), ale karta kolekcji
        w tym kolorze ma wartość { $value }, więc trzeba ich więcej niż { $value } albo rumowego
        trio.
    [few] Ten zestaw nic nie zdobywa. Najbliżej:
        { $bottles } { NAME($colour, case: "few") } butelki (razem z plażą), ale karta kolekcji
        w tym kolorze ma wartość { $value }, więc trzeba ich więcej niż { $value } albo rumowego
        trio.
   *[many] Ten zestaw nic nie zdobywa. Najbliżej:
        { $bottles } { NAME($colour, case: "many") } butelek (razem z plażą), ale karta kolekcji
        w tym kolorze ma wartość { $value }, więc trzeba ich więcej niż { $value } albo rumowego
        trio.
}
rum-why-own-card-full = Ten zestaw nic nie zdobywa: twoja { $colour } karta kolekcji ma już wartość
    8, a więcej się nie da.
rum-why-put-back-count = { $needed ->
    [one] Papuga każe zwrócić { $needed } kartę, a wybierasz { $chosen }.
    [few] Papuga każe zwrócić { $needed } karty, a wybierasz { $chosen }.
   *[many] Papuga każe zwrócić { $needed } kart, a wybierasz { $chosen }.
}

## The rules page: its frame

rum-rules-title = Zasady gry RUM
rum-rules-intro = Wrak, pusta plaża i nikogo, kto by dowodził. Umowa jest więc taka: kapitanem
    zostanie ten, kto uzbiera najlepszą kolekcję rumu.

    Zbieraj butelki, zagrywaj z nich zestawy i zdobywaj karty kolekcji: dają punkty, dopóki ktoś ci
    ich nie odbierze. I strzeż się papugi, bo przez nią do wraku wraca to, co z takim trudem
    wyławiasz z morza.
rum-rules-goal = Zbierz najlepszy rum. Każda karta kolekcji jest warta tyle punktów, ile pokazuje,
    ale tylko dopóki ktoś ci jej nie zabierze.
rum-rules-turn = Zrób jedną rzecz. Dobierz kartę z plaży albo z wraku. Albo wyłóż zestaw: karty z
    jedną lub z dwiema butelkami u góry, a do tego pojedyncze butelki odkryte na plaży. Kto ma
    więcej butelek koloru, niż pokazuje karta kolekcji, zdobywa ją.
rum-rules-end = Kto trafi na papugę, zwraca karty, a zegar się przesuwa. Gra kończy się przy 21,
    18 lub 15 punktach dla dwóch, trzech lub czterech graczy albo gdy zegar dojdzie do 8. Wygrywa
    najwięcej punktów.
rum-example-book-two-green-bottles = Zdobądź kartę
rum-example-book-two-green-bottles-about = Dwie zielone butelki to więcej niż 1 na karcie
    kolekcji: gracz ją zdobywa i odtąd pokazuje ona 2.
rum-example-book-thirteen-points = Jeden duży zestaw
rum-example-book-thirteen-points-about = Jeden zestaw zabiera zieloną kartę rumowym triem, zdobywa
    niebieską liczbą butelek i podnosi żółtą.
rum-example-wave-with-parrot = Fala i papuga
rum-example-wave-with-parrot-about = Ktoś bierze ostatnią odkrytą kartę plaży, fala odsłania
    papugę i wszyscy zwracają karty.
rum-section-setup = Elementy i przygotowanie
rum-section-turn = Tura
rum-section-parrot = Papuga, zegar, wrak i fala
rum-section-end = Koniec gry i co jest tajne

## The rules: parts and set-up

rule-rum-players = Grać może od dwóch do czterech osób. Wymagana liczba punktów: 21 dla dwóch osób,
    18 dla trzech, 15 dla czterech.
rule-rum-parts = W grze jest 30 kart: 21 kart rumu, 7 kart kolekcji (po jednej w każdym kolorze, o
    wartościach od 1 do 8), zegar rozbitka (od 1 do 8) i papuga.
rule-rum-parts-rum = Każda karta rumu ma na jednym końcu 1 butelkę, a na drugim 2. Każdy kolor ma w
    całej grze dokładnie trzy pojedyncze butelki.
rule-rum-parts-deck = Instrukcja nie podaje listy kart. U nas oba końce karty zawsze różnią się
    kolorem, każde dwa kolory spotykają się na dokładnie jednej karcie, a każdy kolor ma oprócz
    trzech pojedynczych butelek trzy pary, czyli razem najwyżej dziewięć butelek. Jeśli twoje własne
    karty są inne, możesz grać nimi: wpisz je do pliku talii.
rule-rum-setup = Na początku wszystkie karty kolekcji i zegar wskazują 1. Trzy losowe karty rumu
    leżą odkryte na plaży, gdzie u góry jest zawsze pojedyncza butelka. Każdy dostaje na rękę jedną
    losową kartę. Potem do pozostałych kart dołącza papuga. Te karty to wrak: zakryta pula, którą
    miesza się za każdym razem, gdy jakaś karta do niej wraca.
rule-rum-setup-first = Przy prawdziwym stole o tym, kto zaczyna, decyduje talent do udawania pirata;
    tutaj decyduje los.
rule-rum-setup-trio = Jeśli pierwsze trzy karty na plaży to akurat rumowe trio, wracają do wraku, a
    na plażę trafiają trzy inne, i tak aż do skutku. Dopiero potem rozdaje się karty na rękę i
    dodaje papugę.

## The rules: a turn

rule-rum-turn = W swojej turze robisz dokładnie jedną rzecz: dobierasz kartę albo zagrywasz zestaw.
    Potem gra toczy się dalej zgodnie z ruchem wskazówek zegara. Pasować nie wolno; jeśli nie masz
    zestawu do zagrania, musisz dobrać kartę.
rule-rum-draw-beach = Weź na rękę dowolną kartę z plaży, odkrytą lub zakrytą. Jej miejsce zajmuje
    losowa karta z wraku, zakryta; nikt do niej nie zagląda.
rule-rum-draw-wreck = Albo dobierz na rękę losową kartę z wraku.
rule-rum-draw-blind = Nikt nie wie, co kryje zakryta karta na plaży. Jeśli ją weźmiesz, widzisz ją
    dopiero na ręce, a inni jej nie widzą. Kartę wziętą odkrytą znają wszyscy.
rule-rum-hand = Na ręce możesz mieć dowolną liczbę kart. Liczba kart na każdej ręce i we wraku jest
    jawna.
rule-rum-set = Wyłóż z ręki dowolne karty, odkryte, każdą z jedną albo z dwiema butelkami u góry.
    Pojedyncze butelki ze wszystkich odkrytych kart na plaży liczą się tak samo jak twoje. Zestaw
    musi zdobyć co najmniej jedną kartę kolekcji, a może zdobyć ich kilka; butelki, które niczego
    nie zdobywają, pomija się.
rule-rum-set-hand = Co najmniej jedna karta zestawu musi pochodzić z twojej ręki, dowolnego koloru,
    nawet jeśli same butelki na plaży by wystarczyły.
rule-rum-set-raise = Podniesienie wartości własnej karty kolekcji też liczy się jako jej zdobycie,
    więc wystarczy, by zagrać zestaw. Zestaw zdobywa i podnosi wszystko, co może, bez pytania.
    Własnej karty o wartości 8 nie da się już podnieść, więc ona sama nie wystarczy.
rule-rum-win-more = Kartę kolekcji, niczyją lub cudzą, zdobywasz, gdy w twoim zestawie jest więcej
    butelek jej koloru, niż wynosi jej wartość. Od tej chwili jej wartością jest ta liczba. Tak samo
    podnosisz wartość własnej karty.
rule-rum-trio = Trzy pojedyncze butelki jednego koloru tworzą rumowe trio; te na plaży też się
    liczą. Trio zdobywa kartę kolekcji swojego koloru bez względu na jej wartość, a wartość ta
    rośnie o 2.
rule-rum-trio-more = Trio podnosi o 2 także wartość twojej własnej karty. Gdy wystarczy i trio, i
    liczba butelek, obowiązuje wyższa wartość.
rule-rum-cap = Żadna wartość nie przekracza 8. Kartę o wartości 8 nadal można odebrać za pomocą
    rumowego trio albo dziewięciu butelek; jej wartość wciąż wynosi wtedy 8.
rule-rum-set-return = Po zdobyciu kart kolekcji karty wyłożone z ręki wracają do wraku. Karty na
    plaży zostają na swoich miejscach.

## The rules: parrot, clock, wreck, wave

rule-rum-parrot = Jeśli trafisz na papugę, we wraku lub na plaży, pokazujesz ją wszystkim. Zwracasz
    do wraku tyle kart z ręki, ile nakazuje symbol na zegarze (2 lub 3), a po nich papugę. Potem
    zegar przesuwa się o 1.
rule-rum-parrot-how = To ty wybierasz, które karty zwracasz; jeśli masz ich mniej, zwracasz
    wszystkie. Papuga nie liczy się jako karta na ręce i nic za nią nie dobierasz. Jeśli pochodzi z
    plaży, najpierw uzupełnia się jej miejsce.
rule-rum-parrot-clock = Instrukcja nie podaje, ile kart zwraca się na której pozycji zegara. Zegar to
    karta dwustronna, z jednym symbolem na każdej stronie. U nas są to 2 karty na pozycjach od 1 do
    4 i 3 karty na pozycjach od 5 do 7. Własny plik talii może to zmienić.
rule-rum-empty = Gdy z jakiegokolwiek powodu z wraku zniknie ostatnia karta, osoba, która ma na ręce
    najwięcej kart, zwraca je wszystkie; przy remisie robi to każda z remisujących osób. Potem zegar
    przesuwa się o 1. Jeśli ostatnią dobraną kartą jest papuga, najpierw rozpatruje się pusty wrak,
    a dopiero potem papugę.
rule-rum-empty-count = Karta właśnie dobrana z wraku lub wzięta z plaży liczy się już jako karta na
    ręce; papuga się nie liczy.
rule-rum-empty-parrot = Jeśli w turze, w której wrak się wyczerpuje, trafi się też papuga, dobrana
    lub wzięta z plaży, działa już według nowego symbolu na zegarze. Jeśli ostatnia karta wraku
    trafia zakryta na plażę, nikt jej nie ogląda, nawet gdy to papuga.
rule-rum-wave = Jeśli na koniec tury na plaży leżą trzy zakryte karty, nadchodzi fala: wszystkie
    trzy odkrywa się naraz.
rule-rum-wave-parrot = Jeśli jest wśród nich papuga, każdy zwraca do wraku tyle kart, ile nakazuje
    zegar. Gdy zrobią to wszyscy, zegar przesuwa się o 1, papuga wraca do wraku, a jej miejsce
    zajmuje losowa karta z wraku, odkryta. Jeśli to znowu papuga, wszystko się powtarza.
rule-rum-wave-choice = Wszyscy wybierają jednocześnie i w tajemnicy; kto ma mniej kart, zwraca
    wszystkie. Jeśli papuga trafi się drugi raz, obowiązuje nowy symbol na zegarze.
rule-rum-wave-trio = Jeśli trzy odkryte karty to rumowe trio, wszystkie trzy wracają do wraku, a na
    plażę trafiają trzy nowe.
rule-rum-wave-again = Trio sprawdza się dopiero wtedy, gdy na plaży nie ma papugi. Nowe karty
    wykłada się odkryte i znowu sprawdza, czy jest wśród nich papuga, a potem, czy tworzą trio.

## The rules: the end and secrets

rule-rum-end = Gra się kończy, gdy ktoś ma wymaganą liczbę punktów lub więcej albo gdy zegar
    rozbitka dojdzie do 8, czyli do statku piratów. Twoje punkty to suma wartości twoich kart
    kolekcji. Wygrywa osoba, która ma najwięcej punktów; przy remisie decyduje liczba kart kolekcji,
    a potem najwyższa wartość jednej karty.
rule-rum-end-at-once = Koniec następuje od razu: gdy cały zestaw jest już rozliczony albo gdy zegar
    wskaże 8, nawet w trakcie jakiegoś efektu. Reszta tego efektu i ewentualna fala przepadają.
rule-rum-end-shared = Jeśli remis trwa nadal, zwycięstwo jest wspólne.
rule-rum-secret = Karty na ręce są tajne; zestawy wykłada się tak, by każdy je widział.
rule-rum-secret-back = Kart zwracanych z powodu papugi, fali lub pustego wraku się nie pokazuje;
    jawna jest tylko ich liczba.

## The table

rum-ui-beach = Plaża
rum-ui-place = Miejsce { $place }
rum-ui-face-down = zakryta
rum-ui-empty = puste
rum-ui-wreck = { $count ->
    [one] Wrak: { $count } karta
    [few] Wrak: { $count } karty
   *[many] Wrak: { $count } kart
}
rum-ui-clock = Zegar rozbitka: { $clock } z 8
rum-ui-symbol = { $count ->
    [0] Statek piratów już tu jest
    [one] Papuga każe zwrócić { $count } kartę
    [few] Papuga każe zwrócić { $count } karty
   *[many] Papuga każe zwrócić { $count } kart
}
rum-ui-row = Rząd kart kolekcji
rum-ui-collection = Karty kolekcji
rum-ui-value = wartość { $value }
rum-ui-in-row = jeszcze niczyja
rum-ui-owner = { $owner-is ->
    [me] twoja
   *[other] { $owner }
}
rum-ui-points = { $points } z { $needed } punktów
rum-ui-hand = Twoja ręka
rum-ui-hands = Karty graczy
rum-ui-hand-count = { $count ->
    [0] brak kart
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
rum-ui-known = znane wszystkim: { $cards }
rum-ui-short = { NAME($thing, case: "short") }
rum-ui-one = { $colour }
rum-ui-two = { NAME($colour, case: "few") }
rum-ui-set-short = Zestaw
rum-ui-back-short = Zwróć
rum-ui-known-short = znane:

## Composing a set

rum-ui-set-help = Zestaw to więcej butelek jednego koloru, niż wynosi wartość jego karty kolekcji, lub rumowe
    trio. Odkryte butelki na plaży też się liczą.
rum-ui-now-turn = { $seat-is ->
    [me] Dobierz kartę z plaży lub z wraku albo zagraj zestaw.
   *[other] Teraz gra { $seat }.
}
rum-ui-now-put-back = { $asked ->
    [me] { $count ->
        [one] Wybierz { $count } kartę, która wróci do wraku.
        [few] Wybierz { $count } karty, które wrócą do wraku.
       *[many] Wybierz { $count } kart, które wrócą do wraku.
    }
   *[other] Inni wybierają karty, które wrócą do wraku.
}
rum-ui-single = 1 butelka u góry
rum-ui-double = 2 butelki u góry
rum-ui-from-hand = { $bottles-n ->
    [0] Z ręki: jeszcze nic
   *[other] Z ręki: { NAME($bottles, case: "bare") }
}
rum-ui-from-beach = { $bottles-n ->
    [0] Z plaży: nic
   *[other] Z plaży: { NAME($bottles, case: "bare") }
}
rum-ui-back-chosen = { $cards-n ->
    [0] Do zwrotu: jeszcze nic
   *[other] Do zwrotu: { $cards }
}
rum-ui-trio = rumowe trio
rum-ui-would-won = { $from ->
    [row] Zdobywa { NAME($colour, case: "acc") } kartę kolekcji (nowa wartość: { $value })
   *[seat] { $owner-is ->
        [me] Podnosi wartość twojej { NAME($colour, case: "gen") } karty kolekcji do { $value }
       *[other] Zdobywa { NAME($colour, case: "acc") } kartę kolekcji, a traci ją { $owner }
            (nowa wartość: { $value })
    }
}
rum-ui-would-nothing = Na razie nic nie zdobywa
rum-ui-would-points = Masz wtedy { $points } z { $needed } punktów
rum-ui-would-end = To kończy grę

## Why a bot advises something

rum-advice-win-points = { $points ->
    [one] Ten zestaw daje { $points } punkt.
    [few] Ten zestaw daje { $points } punkty.
   *[many] Ten zestaw daje { $points } punktów.
}
rum-advice-end-game = Ten ruch daje zwycięstwo.
rum-advice-steal = { $owner-is ->
    [me] W ten sposób tracisz { NAME($colour, case: "acc") } kartę kolekcji.
   *[other] W ten sposób { $owner } traci { NAME($colour, case: "acc") } kartę kolekcji.
}
rum-advice-take-useful = { $count ->
    [one] Ta karta z plaży daje { $count } { NAME($colour, case: "acc") } butelkę, która się przyda.
    [few] Ta karta z plaży daje { $count } { NAME($colour, case: "few") } butelki, które się
    przydadzą.
   *[many] Ta karta z plaży daje { $count } { NAME($colour, case: "many") } butelek, które się
    przydadzą.
}
rum-advice-draw-wreck = Nic na plaży nie pomoże bardziej niż karta z wraku.
rum-advice-draw-hidden = Odkąd leży tu ta zakryta karta, do wraku wróciły inne: prędzej pomoże ona niż karta
    z wraku.
rum-advice-keep-saving = Lepiej poczekać i uzbierać większy zestaw.
rum-advice-put-back-least = Te karty przydadzą się najmniej.
rum-advice-deny = { $owner-is ->
    [me] Polujesz na { NAME($colour, case: "few") } butelki; to pokrzyżuje ci plany.
   *[other] { $owner } poluje na { NAME($colour, case: "few") } butelki; to pokrzyżuje te plany.
}
rum-advice-random = Bez szczególnego powodu: wybór losowy.
rum-cards-rum = Karty rumu
rum-column-ends = Druga strona
rum-cards-ends = { NAME($ends, case: "bare") }
rum-cards-clock = Zegar rozbitka
rum-cards-clock-name = Papuga
rum-cards-clock-end = Na pozycji 8 nadpływa statek piratów i gra się kończy.
rum-column-position = Zegar
rum-column-back = Do zwrotu
rum-cards-others = Pozostałe karty
rum-cards-collection = Karty kolekcji
rum-cards-collection-power = Po jednej w każdym kolorze, o wartościach od 1 do { $max }.
rum-info-rum = W zestawie wybierasz, która strona się liczy: z jedną butelką czy z dwiema. Zestaw musi mieć
    więcej butelek danego koloru, niż pokazuje karta kolekcji.
rum-info-beach = Gdy leży odkryta na plaży, jej pojedyncza butelka liczy się w zestawach wszystkich.
rum-info-parrot = Kto trafi na papugę, zwraca tyle kart, ile nakazuje zegar, a zegar się przesuwa. Gdy
    odsłoni ją fala, karty zwracają wszyscy.
rum-info-collection-name = karta kolekcji ({ $colour })
rum-info-collection = Daje tyle punktów, ile pokazuje, najwyżej { $max }. Zdobywa ją, także od właściciela, kto
    wyłoży więcej butelek jej koloru, niż pokazuje, albo rumowe trio: trzy pojedyncze butelki koloru.
