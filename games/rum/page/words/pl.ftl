### The web page's own words for this game, pl. Same keys and gaps in all three files.

# Before a match

rum-page-pitch = Wrak, plaża i stanowczo za dużo butelek. Zbieraj kolory, których nikt ci nie odbierze.
rum-page-goal = Wykładaj butelki jednego koloru, zdobywaj karty kolekcji i nie daj ich sobie odebrać: kto ma najwięcej punktów, wygrywa.

# At the table

# What to do now, in the bar below the table.
rum-page-ask-turn = Wybierz kartę do wzięcia albo wyłóż zestaw.
rum-page-ask-put-back = { $count ->
    [one] Papuga chce z powrotem { $count } kartę: wskaż ją na ręce.
    [few] Papuga chce z powrotem { $count } karty: wskaż je na ręce.
   *[many] Papuga chce z powrotem { $count } kart: wskaż je na ręce.
}
rum-page-choice = Twój wybór
rum-page-turn = Obróć kartę
rum-page-play-set = Zagraj ten zestaw
rum-page-give-back = Zwróć te karty
rum-page-clear = Wyczyść
rum-page-sets = { $count ->
    [0] jeszcze żadnego zestawu
    [one] { $count } zestaw do zagrania
    [few] { $count } zestawy do zagrania
   *[many] { $count } zestawów do zagrania
}
rum-page-set-of = Zestaw { $at } z { $count }
rum-page-set-next = Wyłóż następny zestaw
rum-page-set-before = Wyłóż poprzedni zestaw

# In the list of choices: what is put together at the table.
rum-page-compose-set = Zagraj zestaw: wyłóż go z ręki
rum-page-compose-put-back = Wskaż na ręce karty do zwrotu

# Big moments, in a few words over the table.
rum-page-moment-parrot = Papuga!
rum-page-moment-steal = Zabrane!
rum-page-moment-empty = Wrak jest pusty!
rum-page-held = karta kolekcji: { $colour }

rum-page-learn-collection = Ahoj, rozbitku! Jest siedem kart kolekcji, po jednej na każdy kolor rumu, i
    wszystkie zaczynają od 1. Zdobywaj je: wartości twoich kart to twoje punkty.
rum-page-learn-ends = Na plaży leżą trzy karty. Każda karta rumu ma na jednym końcu jedną butelkę, a
    na drugim dwie innego koloru. Na plaży zawsze liczy się pojedyncza.
rum-page-learn-draw = W swojej turze robisz jedną rzecz: dobierasz kartę albo zagrywasz zestaw. Na
    początek weź kartę z czerwoną butelką, z pierwszego miejsca na plaży.
rum-page-learn-filled = Karta jest już na twojej ręce. Jej miejsce zajęła zakryta karta z wraku: nikt
    jej nie zna. A teraz patrz, co zrobi Calico.
rum-page-learn-won = Calico wykłada kartę dwiema zielonymi butelkami do góry. Dwie to więcej niż 1,
    więc zdobywa zieloną kartę kolekcji, która wskazuje teraz 2.
rum-page-learn-set = Teraz ty! Wyłóż kartę z dwiema pomarańczowymi butelkami; jeśli nie są u góry,
    obróć ją. Pomarańczowa butelka z plaży też się liczy: razem trzy. Potem zagraj zestaw.
rum-page-learn-wreck = Pomarańczowa karta kolekcji jest twoja i wskazuje 3: to trzy punkty. Zagrana
    karta wróciła do wraku, a Calico dobiera. Ty też dobierz kartę z wraku.
rum-page-learn-last = Kolejna czerwona butelka: masz już dwie. Weź kartę z trzeciego miejsca na plaży.
    Wtedy wszystkie trzy karty będą tam zakryte i coś się wydarzy…
rum-page-learn-wave = Fala! Gdy na koniec tury na plaży leżą trzy zakryte karty, wszystkie się
    odkrywa. I proszę: jest trzecia czerwona butelka.
rum-page-learn-parrot = Calico trafia na papugę. Każe ona zwrócić do wraku tyle kart, ile wskazuje zegar, a
    potem zegar idzie naprzód. Gdy wskaże 8, gra się kończy.
rum-page-learn-trio = Wszystkie trzy pojedyncze butelki jednego koloru to rumowe trio. Zdobywa kartę
    kolekcji bez względu na jej wartość i podnosi ją o 2. Wyłóż obie karty z czerwoną butelką u
    góry; trzecia leży na plaży.
rum-page-learn-steal = To, co mają inni, może być twoje. Zielona karta, którą ma Calico, wskazuje 2; ty
    masz dwie zielone butelki, a jedna leży na plaży. Wyłóż swoje dwie i zabierz ją!
rum-page-learn-end = Dziewięć punktów! We dwoje gra się, aż ktoś zbierze 21 punktów albo zegar wskaże
    8; wygrywa ten, kto ma ich najwięcej. I pilnuj kart: to, co zdobyte, można stracić.
rum-page-learn-over = Dwadzieścia jeden punktów: gra od razu się kończy, a ty wygrywasz 21 do 3. Teraz znasz już
    RUM. Pomyślnych wiatrów!
