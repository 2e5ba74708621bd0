### Shared words, Polish. Second person singular; present tense, so that verbs have no gender.
### Comments on single keys stand in en.ftl.

## Refusals that are not a rule of a game

refused-over = Gra już się skończyła.
refused-closed = Za późno: to już rozstrzygnięte.
refused-blocked = Jeszcze nie: najpierw trzeba rozstrzygnąć coś innego.
refused-not-asked = Teraz nikt cię o nic nie pyta.
refused-overtaken = W międzyczasie coś się zmieniło. Spójrz jeszcze raz i zdecyduj.
refused-late = Za późno: czas na odpowiedź na tę kartę już minął.
refused-malformed = To nie jest żadna znana akcja.
refused-illegal = Zasady na to nie pozwalają.
refused-held = Twoja odpowiedź jest już przyjęta: ujawni się, gdy minie czas.
refused-paused = Gra jest wstrzymana.
refused-wrong-stage = Teraz nie da się tego zrobić.
refused-not-seated = Mogą to zrobić tylko osoby przy stole.
refused-not-host = Może to zrobić tylko gospodarz stołu.
refused-seat-taken = To miejsce jest zajęte.
refused-no-such-seat = Na tym miejscu nikogo nie ma.
refused-seats-empty = Niektóre miejsca są jeszcze wolne.
refused-no-such-level = Nie ma takiego bota.
refused-text-length = Ten tekst jest pusty albo za długi.
refused-too-fast = Nie tak szybko: poczekaj chwilę.
refused-forgotten = To przyszło za późno, by je wykonać.
refused-read-only = Dysk serwera jest pełny. Nic nie można zmienić, dopóki nie będzie miejsca.
refused-too-many = Nie ma już miejsca na więcej.
refused-no-hints = Podpowiedzi są dla tych, którzy grają sami przeciwko botom.
refused-no-undo = Ruch można cofnąć tylko wtedy, gdy grasz bez innych ludzi, z samymi botami.
refused-no-undo-nothing = Nie masz ruchu do cofnięcia.
refused-no-undo-others = Ktoś już się ruszył: jest za późno, żeby to cofnąć.
refused-no-undo-chance = Dobrano karty, więc tego nie da się cofnąć.
refused-no-undo-secret = Wyszło na jaw coś ukrytego, więc tego nie da się cofnąć.

## Lists

list-comma = { $list }, { $item }
list-and = { $list } i { $item }
list-nothing = –

## Seats

seat-number = Miejsce { $number }
bot-name-1 = Meg
bot-name-2 = Fiete
bot-name-3 = Hanka
bot-name-4 = Barnaby
bot-name-5 = Jule
bot-name-6 = Maciek
bot-name-7 = Molly
bot-name-8 = Ole
bot-name-9 = Zuza
bot-name-10 = Rook

## Levels of bots

ui-level-random = na oślep
ui-level-deckhand = majtek
ui-level-bosun = bosman
ui-level-captain = kapitan
ui-level-random-about = wykonuje pierwszy lepszy dozwolony ruch
ui-level-deckhand-about = zna zasady i bierze to, co pod ręką
ui-level-bosun-about = kieruje się doświadczeniem i umie uzasadnić ruch
ui-level-captain-about = myśli kilka ruchów naprzód

## Reasons of bots that hold in every game

bot-advice-only = Nic innego nie da się zrobić.
# $known says whether the next best choice was looked at: both or one.
bot-advice-wins = { $known ->
    [both] Szansa na wygraną: około { $wins } na 100; po drugim najlepszym ruchu: około { $next }.
   *[only] Szansa na wygraną: około { $wins } na 100.
}

## The table

ui-title = Tortuga
ui-tagline = Pirackie gry karciane dla ludzi i botów
ui-language = polski
ui-table-title = { $game }, { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
}
ui-seats = Przy stole
ui-seat = Miejsce
ui-you = ty
ui-seat-remark = { $name } ({ $remark })
ui-hand = Twoja ręka
ui-hand-of = Ręka: { $seat }
ui-hand-empty = brak kart
ui-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
ui-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ui-watching = Oglądasz tę grę.
ui-too-small = Okno jest za małe: potrzeba { $width } × { $height } znaków.

## Whose turn it is

ui-turn = { $seat-is ->
    [me] Twoja kolej
   *[other] { $seat } myśli…
}
ui-turn-number = Ruch { $number }
ui-waiting = { $seats-is ->
    [me] Czekamy na twoją odpowiedź
    [us] Czekamy na twoją odpowiedź. Także jeszcze bez odpowiedzi: { $seats-rest }
   *[other] Jeszcze bez odpowiedzi: { $seats }
}
ui-waiting-count = { $count ->
    [one] Brakuje jeszcze { $count } odpowiedzi
    [few] Brakuje jeszcze { $count } odpowiedzi
   *[many] Brakuje jeszcze { $count } odpowiedzi
}

## Choosing

ui-choose = Co robisz?
ui-silent = Nie odpowiadaj i czekaj
ui-list-back = Wróć do poprzedniej listy
ui-choices = Do wyboru
ui-choices-count = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
ui-choices-more = { $count ->
    [one] … i jeszcze { $count }
    [few] … i jeszcze { $count }
   *[many] … i jeszcze { $count }
}
ui-type-more = wpisz m, aby zobaczyć wszystkie
ui-choices-composed = To tylko podpowiedzi; możesz też wpisać własną akcję.
ui-prompt = Twój ruch:
ui-type = Wpisz numer z listy albo akcję.
ui-type-up-to = Wpisz numer od 1 do { $last } albo akcję.
ui-unknown = „{ $input }” to ani numer z listy, ani akcja. Wpisz ?, aby zobaczyć pomoc.
ui-notation-part = W tej akcji nie da się odczytać „{ $part }”.
ui-notation-card = Nie ma karty o nazwie „{ $card }”.
ui-number-range = Nie ma pozycji { $number }; lista ma numery od 1 do { $last }.
ui-illegal = Tak nie wolno. { $why } (Reguła { $rule })
ui-illegal-no-rule = Tak się nie da. { $why }
ui-rule-says = Reguła { $rule }: { $text }
ui-type-rule = Wpisz r, aby przeczytać tę regułę.
ui-press-rule = Naciśnij r, aby przeczytać tę regułę.
ui-played = Grasz: { $action }

## Hints

ui-hint-button = Podpowiedź
ui-hint = Podpowiedź: { $action }
ui-hint-because = Podpowiedź: { $action } – { $reason }
ui-hint-none = Teraz nie ma czego podpowiadać.
ui-hint-thinking = Niech pomyślę…

## What happened

ui-log = Przebieg gry
ui-log-empty = Jeszcze nic się nie wydarzyło.
ui-log-earlier = { $count ->
    [one] … { $count } wcześniejszy wiersz
    [few] … { $count } wcześniejsze wiersze
   *[many] … { $count } wcześniejszych wierszy
}

## Keys and help

ui-press-help = Naciśnij ?, aby zobaczyć pomoc.
ui-type-help = Wpisz ?, aby zobaczyć pomoc.
ui-press-any = Naciśnij dowolny klawisz, aby przejść dalej.
ui-press-enter = Naciśnij Enter, aby przejść dalej.
ui-key-select = wybór
ui-key-play = zagraj
ui-key-compose = z ręki
ui-key-mark = obróć
ui-key-clear = wyczyść
ui-key-type = wpisz
ui-key-skip = pomiń
ui-key-speak = wtrąć się
ui-key-log = przebieg
ui-key-result = wynik
ui-key-hint = podpowiedź
ui-key-rules = zasady
ui-key-scroll = przewiń
ui-key-help = pomoc
ui-key-back = wróć
ui-key-quit = wyjdź
ui-help-title = Pomoc
ui-help-intro = Wybierz jedną z akcji na liście. Jeśli jakaś reguła zabrania tego, co próbujesz
    zrobić, dowiesz się która, a w grze nic się nie zmieni.
ui-compose-help = Obracaj karty ich literami albo spacją; Enter je zagrywa, Esc wraca.
ui-compose-about = Własna akcja: naciśnij c, a potem obracaj każdą kartę jej literą albo spacją.
    Poniżej widać, co by to dało albo która reguła tego zabrania.
ui-help-select = przejdź po liście możliwości
ui-help-number = wybierz możliwość po numerze
ui-help-key = zaznacz możliwość jej klawiszem; ten sam klawisz jeszcze raz ją zagrywa
ui-help-compose = ułóż własną akcję z kart na ręce
ui-help-panel = przejdź do następnej części: możliwości, ręka, przebieg gry
ui-help-more = pokaż wszystkie możliwości
ui-help-play = zagraj zaznaczoną możliwość
ui-help-action = wpisz akcję tak, jak w zapisie gry
ui-help-hint = zapytaj bota, co by zrobił i dlaczego
ui-help-no-more = w tym ataku lub buncie ode mnie już nic (przy stole na serwerze)
ui-help-wait = poproś o piętnaście sekund więcej (przy stole na serwerze)
ui-help-rules = przeczytaj zasady
ui-help-rule = przeczytaj jedną regułę po jej symbolu
ui-help-table = pokaż stół jeszcze raz
ui-help-log = pokaż dotychczasowy przebieg gry
ui-help-scroll = przewiń przebieg gry
ui-help-speak = zrób coś poza kolejką, jeśli zasady na to pozwalają
ui-help-help = pokaż tę pomoc
ui-help-back = zamknij tę stronę
ui-help-quit = zapisz grę i wyjdź

## Saving and leaving

ui-saved = Gra zapisana w pliku { $file }.
ui-save-failed = Nie udało się zapisać gry w pliku { $file }: { $problem }
ui-saved-nothing = Nie było żadnego ruchu, więc nie ma czego zapisać.
ui-input-ended = Koniec danych wejściowych.
ui-stopped = Gra została przerwana.
ui-plain-note = to nie jest terminal, więc gra toczy się wiersz po wierszu (jak z opcją --plain)
ui-resume-with = Aby wrócić do gry: { $command }
ui-resumed = { $moves ->
    [one] Gra wczytana z pliku { $file }, po { $moves } ruchu.
    [few] Gra wczytana z pliku { $file }, po { $moves } ruchach.
   *[many] Gra wczytana z pliku { $file }, po { $moves } ruchach.
}
ui-forked = Grasz dalej od ruchu { $number } z pliku { $file }. Twoje miejsce: { $name }.
ui-resume-over = Gra w pliku { $file } jest już skończona.
ui-record-todays-rules = Grano według zasad w wersji { $played }, odtworzono według dzisiejszych zasad, w wersji { $here }.
ui-record-notation = Grano według zasad w wersji { $played }. Według dzisiejszych zasad, w wersji { $here }, gra potoczyłaby się inaczej, więc oto sam zapis ruchów i wynik.
ui-record-goes-on = Grę w pliku { $file } rozegrano według zasad w wersji { $played }, a ten program gra według wersji { $here }: grę można kontynuować tylko według zasad, od których się zaczęła.
ui-quit-ask = Wyjść z gry? Zostanie zapisana.
ui-quit-keys = { ui-yes-key } = { ui-yes }, { ui-no-key } = { ui-no }
ui-yes = tak
ui-no = nie
ui-yes-key = t
ui-no-key = n
ui-goodbye = Pomyślnych wiatrów!

## The end

ui-over = Koniec gry
ui-winners = { $seats-is ->
    [me] Wygrywasz!
    [us] Wspólne zwycięstwo: ty i { $seats-rest }!
   *[other] { $seats-n ->
        [1] Wygrywa { $seats }.
       *[other] Wspólne zwycięstwo: { $seats }.
    }
}
ui-standing = Wyniki końcowe
ui-standing-place = Miejsce
ui-standing-seat = Gracz
ui-standing-points = Punkty

## The deal

ui-commitment = Rozdanie jest ustalone: { $hash }
ui-commitment-about = O wszystkim, co w tej grze zrobi los, decyduje tajne ziarno. Jego skrót
    SHA-256 widać przed pierwszym ruchem, a samo ziarno po ostatnim, więc każdy może sprawdzić, że
    po drodze nic się nie zmieniło.
ui-seed = Ziarno: { $seed }
ui-seed-about = Jego skrót SHA-256 to ten, który było widać na początku.
ui-seed-chosen = Ziarno według twojego wyboru: { $seed }

## The rules page

ui-rules-title = Zasady gry { $game }
ui-rules-about = Opisane naszymi słowami. Odmowa podaje symbol reguły, która zabrania ruchu.
ui-rules-none = Nie ma reguły { $rule }.
ui-rules-ours = nasze rozstrzygnięcie
ui-rules-ours-about = Instrukcja milczy albo jest niejasna; u nas gra się tak.
ui-rules-editions-about = [en] [pl] [de]: tu angielska, polska i niemiecka instrukcja się różnią; opcja „edition”
    rozstrzyga, która obowiązuje.
ui-rules-book = według instrukcji
ui-rules-edition-all = wszystkie wydania
ui-rules-edition-en = wydanie angielskie
ui-rules-edition-pl = wydanie polskie
ui-rules-edition-de = wydanie niemieckie
ui-rules-edition-other = inne wydania
ui-rules-unofficial = To niezależna, nieoficjalna wersja z własnymi opisami. Gra należy do swoich
    autorów i wydawców. Jeśli ci się podoba, kup ją!

## A game looked at again

ui-review-curves = Szanse na wygraną, tak jak mógł je znać każdy z graczy:
ui-review-costliest = Najkosztowniejsze decyzje:
ui-review-all = Wszystkie decyzje:
ui-review-nothing = Żadna decyzja nie kosztowała nic, o czym warto mówić.
ui-review-chances = Szansa na wygraną { $played }%; najlepszy wybór dawał { $best }%.
ui-review-same = Szansa na wygraną { $best }%: tak samo zagrałby kapitan.
ui-review-captain = Kapitan: { $action }
ui-review-silence = nie odpowiadać
ui-review-note = { $times ->
    [one] Każda decyzja została rozegrana w myślach { $times } raz.
    [few] Każda decyzja została rozegrana w myślach { $times } razy.
   *[many] Każda decyzja została rozegrana w myślach { $times } razy.
} Liczby są szacunkowe; kilka procent w jedną czy drugą stronę nic nie znaczy.

## At a server's table

ui-join-seats = Przy stole: { $seats }.
ui-join-empty = wolne miejsce
ui-join-waiting = Masz miejsce. Gra zacznie się, gdy rozpocznie ją gospodarz; Ctrl-C kończy czekanie.
ui-join-full = Przy tym stole nie ma już dla ciebie miejsca.
ui-join-crowded = Przy tym stole jest już za dużo osób.
ui-join-kicked = Gospodarz poprosił cię o odejście od stołu.
ui-join-cleared = Gospodarz wyprosił wszystkich, którzy nie mają miejsca przy stole.
ui-join-closed = Ten stół został zamknięty.
ui-join-no-table = Nie ma takiego stołu albo nie masz do niego dostępu. Poproś o nowy link.
ui-join-used = Ktoś już skorzystał z tego linku. Poproś gospodarza o nowy.
ui-join-refused = Nie udało się dołączyć do tego stołu.
ui-join-lost = Połączenie zerwane; próbuję ponownie…
ui-join-found = Połączono ponownie.
ui-no-clock = W tej grze nie ma zegara.
ui-join-more = Znów pojawiają się dla ciebie pytania.
ui-join-no-more = Stół pasuje za ciebie, aż to się skończy. Wpisz to jeszcze raz, aby to cofnąć.
ui-join-waits = Wszyscy mają piętnaście sekund więcej.
ui-join-no-answer = Serwer jeszcze nie odpowiedział. Odczekaj chwilę i spójrz na stół jeszcze raz.
ui-join-said = { $name }: „{ $text }”
ui-join-kept = Twoje miejsce czeka. Wróć przez ten sam link.
ui-moved-on = W międzyczasie gra poszła dalej; spójrz jeszcze raz.
ui-cards-title = Karty
ui-cards-count = Liczba
ui-card-alike = Takich kart
