### The web page's own words for this game, pl. Same keys and gaps in all three files.

# Before a match

pr-page-pitch = Jeszcze jedna karta? Port zapełnia się statkami i monetami, dopóki nie przeciągniesz struny.
pr-page-goal = Dobieraj karty, skończ w porę, rekrutuj osoby za monety: kto ma najwięcej punktów zwycięstwa, wygrywa.
pr-option-ending = Ostatnia runda
pr-option-ending-book = Według instrukcji
pr-option-ending-book-about = Trwa, aż turę rozegra sąsiad po prawej stronie aktywnego gracza.
pr-option-ending-equal = Tyle samo tur
pr-option-ending-equal-about = Trwa, aż wszyscy rozegrają tyle samo tur.
pr-option-ending-advice = Według instrukcji częściej wygrywają ci, którzy zaczynają wcześniej:
    przy pięciu graczach pierwszy 24 % gier, ostatni 15 %. Dla czterech i pięciu graczy polecamy tyle
    samo tur.
pr-option-variant = Żeby wygrać
pr-option-variant-none = Wystarczą punkty
pr-option-variant-expedition = Potrzebna ekspedycja

# At the table

pr-page-ask-take = Wybierz statek lub osobę albo nie bierz nic.
pr-page-wait-take = { $seat } bierze coś z portu albo nic.
pr-page-waiting = Teraz gra { $seat }.
pr-page-taking = bierze karty
pr-page-ships = Statki w porcie
pr-page-quay = Ludzie na nabrzeżu
pr-page-others = Pozostali gracze
pr-page-nobody = Na nabrzeżu nikogo nie ma.
pr-page-no-expedition = Nie ma jeszcze żadnej ekspedycji.
pr-page-berth-empty = Wolne miejsce: { $ship }
pr-page-fulfil = Wyślij ekspedycję
pr-page-fulfil-who = Kto wyrusza?
pr-page-fulfil-go = Wyślij
pr-page-fulfil-not = Nie teraz
pr-page-banner-bust = Port przepadł!
pr-page-banner-tax = Podwyżka podatków
pr-page-banner-last-lap = Ostatnia runda!
pr-page-banner-fulfilled = Wyprawa!

# First steps.
pr-page-learn-goal = Gdy ktoś ma dwanaście punktów zwycięstwa, koniec jest blisko. Punkty to
    czerwone tarcze na zrekrutowanych osobach i ukończonych ekspedycjach. Na początku masz trzy
    monety i nikogo, kto by dla ciebie pracował.
pr-page-learn-harbour = W swojej turze dobierasz karty, jedną po drugiej. Pierwsza dobiera się
    sama: zielony skiff. Na tabliczce pod statkiem widać jego szable i monety, które przynosi.
pr-page-learn-draw = Statki w różnych kolorach mogą stać obok siebie. Na razie jest tylko
    jeden, więc następna karta prawie niczym nie grozi. Dobierz!
pr-page-learn-stop = Żeglarz na nabrzeżu za trzy monety: dokładnie tyle masz. Zakończ
    dobieranie, zanim coś pójdzie nie tak.
pr-page-learn-hire = Kto skończył w porę, może wziąć kartę: statek za jego monety albo osobę
    za jej cenę. Wybierz żeglarza. Jego szabla się przyda.
pr-page-learn-others = Potem każdy z pozostałych może wziąć kartę, ale płaci za to monetę
    tobie. Calico bierze skiff, a moneta trafia do ciebie. Monety to karty leżące rewersem do góry;
    nikt nie wie, co na nich jest.
pr-page-learn-bust = Calico dobiera o jedną kartę za dużo: druga niebieska fluita. Dwa statki
    w jednym kolorze i port przepada, nikt nic nie dostaje. Teraz twoja tura, a w porcie stoi już
    żółta szalupa, i to bogata: cztery monety!
pr-page-learn-risk = Pasek pokazuje ryzyko, że następna karta będzie drugim statkiem w
    kolorze, który już jest w porcie. Ryzyko jest małe. Dobierz jeszcze jedną kartę.
pr-page-learn-repel = Drugi żółty statek! Port by przepadł, ale ten ma tylko jedną szablę, tak
    jak twój żeglarz. Odeprzyj go.
pr-page-learn-again = Odpłynął. Szabel się nie zużywa, więc żeglarz może to zrobić jeszcze
    raz. Jeszcze jedna karta?
pr-page-learn-expedition = Ekspedycja: kto w swojej turze wyśle dwóch kapitanów, dostaje za
    nią dwie monety i cztery punkty. Czeka, aż ktoś to zrobi.
pr-page-learn-enough = W porcie czekają na ciebie cztery monety. Szkoda je teraz stracić:
    zakończ dobieranie.
pr-page-learn-trade = Weź szalupę: odpłynie i zostawi ci cztery monety. Przy statkach w
    czterech kolorach można wziąć dwie karty, przy pięciu nawet trzy.
pr-page-learn-end = Na tym polega gra: dobierać, w porę skończyć i dobrze wydawać monety. Gdy
    ktoś ma dwanaście punktów, zaczyna się ostatnia runda; kto po niej ma najwięcej punktów,
    wygrywa.
pr-page-learn-over = Ostatnia runda za nami i wygrywasz: dwanaście punktów zwycięstwa, a Calico ma cztery. Teraz
    znasz już Port Royal. Pomyślnych wiatrów!
