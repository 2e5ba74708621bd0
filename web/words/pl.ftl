### The words of the web page, pl. Same keys and gaps in all three files.
### Shared words (refusals, levels, hints, rules pages) stand in crates/text/words.

## pages

# Finding one's way

ui-nav = Strony
ui-nav-skip = Przejdź do treści
ui-nav-home = Start
ui-nav-tables = Stoły
ui-nav-ranks = Ranking
ui-nav-me = Profil
ui-nav-settings = Opcje
ui-nav-about = O stronie i autorach
ui-loading = Chwileczkę…
ui-close = Zamknij
ui-cancel = Anuluj
ui-reload = Wczytaj ponownie
ui-update = Gotowa jest nowa wersja strony.
ui-update-take = Wczytaj ją
ui-try-again = Spróbuj ponownie
ui-lost-title = Tu jest tylko morze
ui-lost-text = Ten adres prowadzi donikąd. Może po drodze zgubiła się litera.
ui-broken-title = Nie udało się wczytać strony
ui-broken-text = Albo nie ma połączenia z siecią, albo pojawiła się nowsza wersja. Zwykle pomaga ponowne wczytanie strony.

# The first page

ui-land-title = Trzy pirackie gry, jedna tawerna
ui-land-text = Siadaj i graj: od razu przeciw botom albo ze znajomymi przez link. Za darmo, bez rejestracji.
ui-land-play = Graj teraz
ui-land-friends = Ze znajomymi
ui-land-learn = Pierwsze kroki
ui-land-rules = Zasady
ui-land-resume = Twoja gra wciąż czeka na stole:
ui-game-rum = RUM
ui-game-rum-pitch = Wrak, plaża i stanowczo za dużo butelek. Zbieraj kolory, których nikt ci nie odbierze.
ui-game-rum-facts = 2–4 graczy · 20 minut
ui-game-port-royal = Port Royal
ui-game-port-royal-pitch = Jeszcze jedna karta? Port zapełnia się statkami i monetami, dopóki nie przeciągniesz struny.
ui-game-port-royal-facts = 2–5 graczy · 30 minut
ui-game-jolly-roger = Jolly Roger
ui-game-jolly-roger-pitch = Dziesięć wypraw, jeden statek, żadnych przyjaciół: atakuj, dziel łupy i buntuj się przeciw Kapitanowi.
ui-game-jolly-roger-facts = 3–10 graczy · 60 minut

# Settings

ui-settings-language = Język
ui-settings-title = Ustawienia
ui-settings-about = Zapisane w tej przeglądarce i tylko dla niej.
ui-settings-look = Wygląd i dźwięk
ui-settings-text = Wielkość tekstu
ui-settings-text-normal = Zwykła
ui-settings-text-large = Duża
ui-settings-text-huge = Bardzo duża
ui-settings-motion = Animacje
ui-settings-motion-system = Jak w systemie
ui-settings-motion-full = Zawsze
ui-settings-motion-off = Żadnych
ui-settings-patterns = Wzory oprócz kolorów
ui-settings-patterns-about = Dla każdego, komu trudno odróżnić niektóre kolory.
ui-settings-sound = Dźwięki
ui-settings-sound-about = Dzwonek, gdy przychodzi twoja kolej, i kilka innych.
ui-settings-play = Gra
ui-settings-confirm = Potwierdzanie ruchów
ui-settings-confirm-weighty = Gdy to ważne
ui-settings-confirm-always = Zawsze
ui-settings-confirm-never = Nigdy
ui-settings-orders = Obowiązują od początku każdej gry; przy stole można je zmienić w menu.

# Open tables

ui-lobby-title = Otwarte stoły
ui-lobby-own = Otwórz własny:
ui-lobby-filter = Która gra
ui-lobby-all = Wszystkie gry
ui-lobby-empty = Na razie nikt nie czeka
ui-lobby-empty-about = Otwórz stół widoczny dla wszystkich albo wyślij znajomym link do własnego.
ui-lobby-offline = Do gry z innymi potrzebny jest serwer. Przeciw botom zagrasz i bez niego.
ui-lobby-alone = Zagraj przeciw botom
ui-lobby-free = { $free ->
        [one] { $free } wolne miejsce z { $seats }
        [few] { $free } wolne miejsca z { $seats }
        [many] { $free } wolnych miejsc z { $seats }
       *[other] { $free } wolnego miejsca z { $seats }
    }
ui-lobby-lobby = Komplet, zaraz start
ui-lobby-playing = Gra trwa
ui-lobby-paused = Przerwa
ui-lobby-over = Gra skończona
ui-lobby-join = Usiądź
ui-lobby-watch = Oglądaj

# A new table

ui-new-title = Nowy stół
ui-new-game = Gra
ui-new-table = Stół
ui-new-seats = Miejsca
ui-new-fewer = Jedno miejsce mniej
ui-new-more = Jedno miejsce więcej
ui-new-pace = Tempo
ui-new-watch = Kto może oglądać
ui-reaction-wish = Czas na reakcję od następnej rundy, jeśli wszyscy tak chcą
ui-reaction-seconds = { $seconds } s
ui-reaction = Czas na reakcję
ui-new-options = Jak gramy
ui-new-open = Otwórz stół
ui-new-next = Potem zaprosisz znajomych linkiem i posadzisz boty na wolnych miejscach.
ui-pace-blitz = Szybkie
ui-pace-blitz-about = Łącznie 2 minuty, a do tego 10 sekund na każdą decyzję.
ui-pace-normal = Zwykłe
ui-pace-normal-about = Łącznie 5 minut, a do tego 20 sekund na każdą decyzję.
ui-pace-relaxed = Spokojne
ui-pace-relaxed-about = Łącznie kwadrans, a do tego 45 sekund na każdą decyzję.
ui-pace-none = Bez zegara
ui-pace-none-about = Każdy myśli tak długo, jak chce.
ui-pace-correspondence = Korespondencyjne
ui-pace-correspondence-about = Na każdą decyzję jest doba; nikt nie musi siedzieć przy stole cały czas.
ui-pace-correspondence-hours = { $hours ->
        [one] { $hours } godzina na decyzję
        [few] { $hours } godziny na decyzję
        [many] { $hours } godzin na decyzję
       *[other] { $hours } godziny na decyzję
    }
ui-watch-by-link = Kto ma link
ui-watch-by-link-about = Stołu nie ma na liście; wejdzie każdy, kto ma link.
ui-watch-public = Wszyscy
ui-watch-public-about = Stół jest na liście otwartych stołów; każdy może usiąść albo oglądać.
ui-watch-off = Nikt
ui-watch-off-about = Widzą go tylko osoby przy stole.

# Options of the games: what can be chosen before a match

ui-option-port-royal-ending = Ostatnia runda
ui-option-port-royal-ending-book = Według instrukcji
ui-option-port-royal-ending-book-about = Trwa, aż turę rozegra sąsiad po prawej stronie aktywnego gracza.
ui-option-port-royal-ending-equal = Tyle samo tur
ui-option-port-royal-ending-equal-about = Trwa, aż wszyscy rozegrają tyle samo tur.
ui-option-port-royal-ending-advice = Według instrukcji częściej wygrywają ci, którzy zaczynają wcześniej:
    przy pięciu graczach pierwszy 24 % gier, ostatni 15 %. Dla czterech i pięciu graczy polecamy tyle
    samo tur.
ui-option-port-royal-variant = Żeby wygrać
ui-option-port-royal-variant-none = Wystarczą punkty
ui-option-port-royal-variant-expedition = Potrzebna ekspedycja
ui-option-jolly-roger-edition = Czyja instrukcja
ui-option-jolly-roger-edition-en = Angielska
ui-option-jolly-roger-edition-pl = Polska
ui-option-jolly-roger-edition-de = Niemiecka
ui-option-jolly-roger-prizes = Łupy
ui-option-jolly-roger-prizes-open = Odkryte
ui-option-jolly-roger-prizes-open-about = Widzą je wszyscy, póki nie zostaną zakopane.
ui-option-jolly-roger-prizes-hidden = Ukryte
ui-option-jolly-roger-prizes-hidden-about = Może je oglądać tylko właściciel.
ui-option-jolly-roger-captains-gold = Gdy Kapitan wymienia łup w Zatoce piratów
ui-option-jolly-roger-captains-gold-own = Dobiera Kapitan
ui-option-jolly-roger-captains-gold-shared = Dobierają wszyscy

# A guest's name

ui-name-title = Jak cię nazywać?
ui-name-label = Twoje imię przy stole
ui-name-about = Może być dowolne; bez rejestracji i hasła.
ui-name-enter = Wchodzę
ui-name-invited = Masz zaproszenie do stołu.

# Before a match

ui-room-title = Kto gra?
ui-room-empty = wolne miejsce
ui-room-sit = Siadam tu
ui-room-bot = Bot
ui-room-swap = Zamień miejscami: { $name }
ui-room-swap-where = Teraz wskaż drugie miejsce.
ui-room-kick = Zwolnij miejsce: { $name }
ui-room-level = Jak dobrze grają boty
ui-room-fill = Uzupełnij botami
ui-room-start = Zaczynamy
ui-room-not-full = Gra może się zacząć, gdy wszystkie miejsca będą zajęte.
ui-room-wait-host = Gospodarz zacznie grę, gdy wszyscy będą na miejscu.
ui-room-stand-up = Wstań od stołu
ui-room-invite = Zaproś innych
ui-room-invite-about = Kto otworzy ten link, może przyjść do stołu. Wyślij go albo zeskanuj kod telefonem.
ui-room-invite-failed = W tej chwili nie udało się utworzyć linku.
ui-room-link = Link do tego stołu
ui-room-copy = Kopiuj link
ui-room-copied = Link skopiowany.
ui-room-copy-by-hand = Skopiuj link ręcznie.
ui-room-share = Udostępnij
ui-room-qr = Link jako kod QR

# At a table

ui-play-prompt = Bieżące pytanie
ui-play-side = Przebieg i czat
ui-play-menu = Menu
ui-play-match = Gra { $match }
ui-play-watching = { $count ->
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
        [many] Ogląda { $count } osób
       *[other] Ogląda { $count } osoby
    }
ui-play-confirm = Potwierdź
ui-play-hidden = Każdy pytany ma tyle samo czasu na odpowiedź.
ui-play-sealed = Odpowiedzi ujawnią się, gdy minie czas.
ui-play-given = Twoja odpowiedź: { $answer }. Ujawni się, { $late ->
    [slow] gdy wszyscy odpowiedzą albo minie czas.
   *[live] gdy minie czas.
}
ui-play-given-unknown = Twoja odpowiedź jest przyjęta. Ujawni się, { $late ->
    [slow] gdy wszyscy odpowiedzą albo minie czas.
   *[live] gdy minie czas.
}
ui-play-more-about = Gdy ktoś dołoży kartę, pytanie pojawi się znowu.
ui-play-no-more-about = Pas dotyczy kart, które leżą teraz na stole: gdy ktoś coś dołoży, pytanie pojawi się znowu. Tak pasujesz aż do końca ataku lub buntu i w każdej chwili możesz to cofnąć.
ui-deadline = termin: { $when }, jeszcze { $left }
ui-play-more = Jednak może coś dołożę
ui-play-no-more = Ode mnie już nic
ui-play-wait = Chwila (+15 s)
ui-play-change = Zmień
ui-play-own = Własny ruch
ui-play-rule = Reguła { $rule }
ui-play-may = Możesz coś zrobić, ale nikt na ciebie nie czeka.
ui-play-paused = Gra jest wstrzymana.
ui-play-composed = Więcej możesz ułożyć na samym stole.
ui-play-no-choices = Teraz nie masz nic do wyboru.
ui-time-of = Pozostały czas: { $name }
ui-time-left = Czas na odpowiedź
ui-seat-reconnecting = łączy się ponownie…
ui-seat-away = nieobecny gracz, gra bot
ui-seat-out-of-time = koniec czasu, gra bot
ui-seat-resigned = po rezygnacji gra bot

# Talk

ui-chat = Czat
ui-chat-empty = Nikt jeszcze nic nie powiedział.
ui-chat-say = Powiedz coś
ui-chat-send = Wyślij
ui-chat-mute = Wycisz kogoś
ui-chat-block = Zablokuj wszędzie: { $name }
ui-chat-blocked = Zablokowano: { $name }.
ui-chat-report = Zgłoś: { $name }
ui-chat-report-note = Co powinien wiedzieć operator?
ui-chat-reported = Zgłoszenie wysłane: { $name }.
ui-chat-seated = Na czacie mogą pisać tylko osoby przy stole.

# The menu of a table

ui-menu-back = Jestem z powrotem: chcę grać
ui-menu-pause = Poproś o przerwę
ui-menu-pause-not = Jednak bez przerwy
ui-menu-resume = Gramy dalej
ui-menu-vote = Zagłosuj za końcem bez wyniku
ui-menu-vote-sure = Tak, zakończ grę bez wyniku
ui-menu-vote-not = Wycofaj głos za końcem
ui-menu-resign = Poddaj się
ui-menu-resign-sure = Tak, poddaję się: dalej gra za mnie bot
ui-menu-leave = Odejdź od stołu
ui-orders = Stałe polecenia
ui-orders-about = Co ma się pokazywać, gdy wszyscy są pytani o jakąś kartę? Inni tego nie zauważą i nic nie przyspieszy.
ui-orders-none = W tej grze nie ma pytań, przy których można spasować.
ui-order-always-ask = Pytaj mnie
ui-order-until-turn = Dopiero od mojej następnej tury
ui-order-never = Nigdy w tej grze
ui-order-first-chance = Użyj przy pierwszej okazji
ui-order-not-this-round = Nie w tej rundzie
ui-orders-nothing = Nic aż do mojej następnej głównej decyzji
ui-orders-about-slow = Możesz zostawić polecenie dla każdej karty specjalnej, także takiej, której nie masz. Wtedy nikt nie czeka na twoją odpowiedź.

# Keys

ui-keys = Klawisze
ui-keys-number = wybór z listy
ui-keys-confirm = potwierdzenie wyboru
ui-keys-change = inny wybór
ui-keys-hint = podpowiedź
ui-keys-choices = lista wyborów
ui-keys-log = przebieg i czat
ui-keys-tab = przejście do następnego elementu na stole
ui-keys-help = ta lista

# The end of a match

ui-end-vote = Gracze zakończyli grę.
ui-end-resigned = Wszyscy się poddali.
ui-end-again = Zagraj jeszcze raz
ui-end-again-waiting = Czekamy na innych…
ui-end-replay = Obejrzyj jeszcze raz
ui-end-record = Pobierz zapis gry
ui-end-record-failed = Zapisu gry nie da się teraz pobrać.
ui-end-home = Na stronę główną

# Connection

ui-net-connecting = Łączenie…
ui-net-reconnecting = Ponowne łączenie…
ui-net-closed = Zamknięte
ui-net-offline = Brak połączenia z siecią. Gra ruszy, gdy tylko połączenie wróci.
ui-net-reconnecting-about = Serwer nie odpowiada; próbujemy ponownie. Nic nie przepadło.
ui-bye-no-spectators = Tego stołu nie wolno oglądać.
ui-bye-full = Przy tym stole nie ma już miejsca.
ui-bye-kicked = Gospodarz poprosił cię o opuszczenie stołu.
ui-bye-closed = Ten stół jest zamknięty.
ui-problem-offline = Serwer jest nieosiągalny
ui-problem-unknown = Serwer jeszcze cię nie zna. Wczytaj stronę ponownie.
ui-problem-not-found = Nie ma takiego stołu albo nie jest dla ciebie otwarty
ui-problem-used-key = To zaproszenie zostało już wykorzystane
ui-problem-refused = Stół odmówił
ui-problem-too-many = Za dużo naraz. Odczekaj chwilę.
ui-problem-wait = { $seconds ->
        [one] Za dużo naraz. Spróbuj za { $seconds } sekundę.
        [few] Za dużo naraz. Spróbuj za { $seconds } sekundy.
        [many] Za dużo naraz. Spróbuj za { $seconds } sekund.
       *[other] Za dużo naraz. Spróbuj za { $seconds } sekundy.
    }
ui-problem-read-only = Dysk serwera jest pełny. Na razie nic nie da się zmienić.
ui-problem-set-aside = Tego stołu nie da się teraz pokazać
ui-problem-forbidden = Nie masz do tego uprawnień
ui-problem-other = Coś poszło nie tak
ui-problem-name-taken = Ta nazwa jest zajęta albo zbyt podobna do zajętej.
ui-problem-wrong-password = Nazwa lub hasło są nieprawidłowe.
ui-problem-new-password = To hasło było jednorazowe: wybierz nowe.
ui-problem-banned = Operator tego serwera zablokował ci dostęp.
ui-problem-malformed = W tej postaci nie da się tego użyć.

# Rules pages

ui-rules-find = Szukaj w zasadach
ui-rules-find-none = Żadna reguła o tym nie mówi.
ui-rules-sections = Działy

# Rankings

ui-ranks-title = Ranking
ui-ranks-empty = Ranking jest jeszcze pusty
ui-ranks-about = { $matches ->
        [one] Konta trafiają tu po { $matches } grze z innymi kontami. Gości i botów nie oceniamy.
       *[other] Konta trafiają tu po { $matches } grach z innymi kontami. Gości i botów nie oceniamy.
    }
ui-ranks-rating = Ocena
ui-ranks-matches = Gry

# One's own page

ui-me-offline = Twoja nazwa i historia gier są na serwerze.
ui-me-guest = Jesteś tu gościem: serwer rozpoznaje cię po tej przeglądarce.
ui-me-account = Masz konto.
ui-me-account-title = Konto
ui-me-account-why = Nie jest potrzebne. Dzięki niemu nazwa i gry są twoje na każdym urządzeniu i trafiasz do rankingu.
ui-me-create = Załóż konto
ui-me-login = Zaloguj się
ui-me-logout = Wyloguj się
ui-me-name = Nazwa
ui-me-password = Hasło
ui-me-password-about = Co najmniej 8 znaków. Nie podajesz adresu e-mail: jeśli zgubisz hasło, zwróć się do operatora.
ui-me-new-password = Nowe hasło
ui-me-change-password = Zmień hasło
ui-me-old-password = Dotychczasowe hasło
ui-me-change = Zmień
ui-me-changed = Hasło zmienione. Inne urządzenia muszą się zalogować ponownie.
ui-me-rename = Inna nazwa
ui-me-rename-do = Przyjmij tę nazwę
ui-me-history = Twoje gry
ui-me-history-empty = Jeszcze żadnych gier z innymi
ui-me-history-about = Gry na serwerze pojawiają się tu po zakończeniu.
ui-me-rank = Miejsce { $rank } z { $seats }
ui-me-more = Pokaż wcześniejsze gry
ui-me-devices = Inne urządzenia
ui-me-devices-about = Utwórz tu klucz i w ciągu dziesięciu minut wpisz go na drugim urządzeniu: oba będą twoje.
ui-me-key-make = Utwórz klucz
ui-me-key-enter = Klucz z innego urządzenia
ui-me-key-use = Połącz to urządzenie
ui-me-blocks = Zablokowane osoby
ui-me-blocks-none = Nikt. Przy stole możesz kogoś zablokować na czacie.
ui-me-unblock = Odblokuj
ui-me-export = Pobierz moje dane
ui-me-delete = Usuń konto
ui-me-delete-about = Znikną nazwa, hasło, oceny i blokady. Wyniki zostaną u innych, bez twojej nazwy.
ui-me-delete-sure = Tak, usuń na zawsze

# About

ui-about-text = W Tortudze zagrasz w trzy pirackie gry karciane według wydrukowanych zasad: w przeglądarce i w terminalu, przeciw botom i ze znajomymi. To otwarte oprogramowanie, bez reklam i bez śledzenia.
ui-about-licence = Program jest na licencji MIT lub Apache-2.0, do wyboru.
ui-about-icons = Ikony
ui-about-icons-text = Wiele obrazków składa się z ikon zbioru { $set }, pokolorowanych i połączonych przez nas. Autorzy ikon: { $authors }.
ui-about-icons-list = Licencja i autorzy zbioru
ui-about-fonts = Kroje pisma
ui-about-tools = Wykonane z użyciem

# A game in this page

ui-solo-name = Szczur lądowy
ui-solo-title = Inna gra…
ui-solo-failed = Nie udało się tu przygotować gry
ui-elsewhere = Ta gra toczy się w innej karcie
ui-elsewhere-about = W tę grę można grać naraz tylko w jednej karcie przeglądarki. Nic nie przepadło.
ui-elsewhere-here = Graj dalej tutaj
ui-solo-people = Osoby przy tym ekranie
ui-solo-fewer = Jedna osoba mniej
ui-solo-more = Jedna osoba więcej
ui-solo-person = Gracz { $number }
ui-solo-pass = Teraz gra: { $name }. Przekaż ekran.
ui-solo-ready = To ja, { $name }

# Replays

ui-replay-title = Obejrzyj grę ponownie
ui-replay-which = Którą grę?
ui-replay-which-about = Wybierz zapis gry albo upuść go na tę stronę.
ui-replay-file = Otwórz zapis gry
ui-replay-not-there = Nie ma zapisu tej gry albo nie masz do niego dostępu.
ui-replay-unreadable = To nie jest zapis gry, który da się odtworzyć.
ui-replay-eyes = Widok
ui-replay-all = Wszystkie karty odkryte
ui-replay-link = Link do tego ruchu
ui-replay-fork = Graj dalej stąd
ui-replay-controls = Ruchy
ui-replay-moves = Wszystkie ruchy
ui-replay-move = Ruch
ui-replay-first = Na początek
ui-replay-back = Ruch wstecz
ui-replay-run = Odtwarzaj
ui-replay-stop = Zatrzymaj
ui-replay-next = Ruch dalej
ui-replay-last = Na koniec
ui-review = Analiza kapitana
ui-review-close = Wróć do ruchów
ui-review-failed = Kapitan nie umie odczytać tej gry.
ui-review-thinking = Kapitan się zastanawia…
ui-review-look = Zobacz ruch { $move }

# First steps

ui-learn-none = Pierwszych kroków w tej grze jeszcze nie ma
ui-learn-progress = Postęp
ui-learn-leave = Wyjdź
ui-learn-told = Pierwsze kroki
ui-learn-next = Dalej
ui-learn-watch = Teraz popatrz na innych…
ui-learn-missed = Jeszcze nie to: zrób to, o czym mówi tekst, warto.
ui-learn-done = To wszystko, czego potrzebujesz. Teraz graj, a resztę sprawdzisz po drodze.
ui-play-table = Stół
ui-play-broken = Stołu nie da się teraz narysować. Możesz grać dalej z listy wyborów.

# Kinds of question, for standing orders

ui-question-call = Wszczęcie buntu
ui-question-attack = Udział w ataku
ui-question-mutiny = Wybór strony w buncie
ui-question-specialists = Pierwszy mat, Sternik, Strzelec wyborowy
ui-question-carpenter-asks = Prośby Szkutnika

## rum

rum-ui-choice = Twój wybór
rum-ui-turn = Obróć kartę
rum-ui-play-set = Zagraj ten zestaw
rum-ui-give-back = Zwróć te karty
rum-ui-clear = Wyczyść
rum-ui-sets = { $count ->
    [one] { $count } zestaw do zagrania
    [few] { $count } zestawy do zagrania
   *[many] { $count } zestawów do zagrania
}
rum-ui-set-of = Zestaw { $at } z { $count }
rum-ui-set-next = Wyłóż następny zestaw
rum-ui-set-before = Wyłóż poprzedni zestaw

rum-ui-learn-collection = Ahoj, rozbitku! Jest siedem kart kolekcji, po jednej na każdy kolor rumu, i
    wszystkie zaczynają od 1. Zdobywaj je: wartości twoich kart to twoje punkty.
rum-ui-learn-ends = Na plaży leżą trzy karty. Każda karta rumu ma na jednym końcu jedną butelkę, a
    na drugim dwie innego koloru. Na plaży zawsze liczy się pojedyncza.
rum-ui-learn-draw = W swojej turze robisz jedną rzecz: dobierasz kartę albo zagrywasz zestaw. Na
    początek weź kartę z czerwoną butelką, z pierwszego miejsca na plaży.
rum-ui-learn-filled = Karta jest już na twojej ręce. Jej miejsce zajęła zakryta karta z wraku: nikt
    jej nie zna. A teraz patrz, co zrobi Calico.
rum-ui-learn-won = Calico wykłada kartę dwiema zielonymi butelkami do góry. Dwie to więcej niż 1,
    więc zdobywa zieloną kartę kolekcji, która wskazuje teraz 2.
rum-ui-learn-set = Teraz ty! Wyłóż kartę z dwiema pomarańczowymi butelkami; jeśli nie są u góry,
    obróć ją. Pomarańczowa butelka z plaży też się liczy: razem trzy. Potem zagraj zestaw.
rum-ui-learn-wreck = Pomarańczowa karta kolekcji jest twoja i wskazuje 3: to trzy punkty. Zagrana
    karta wróciła do wraku, a Calico dobiera. Ty też dobierz kartę z wraku.
rum-ui-learn-last = Kolejna czerwona butelka: masz już dwie. Weź kartę z trzeciego miejsca na plaży.
    Wtedy wszystkie trzy karty będą tam zakryte i coś się wydarzy…
rum-ui-learn-wave = Fala! Gdy na koniec tury na plaży leżą trzy zakryte karty, wszystkie się
    odkrywa. I proszę: jest trzecia czerwona butelka.
rum-ui-learn-parrot = Calico trafia na papugę. Każe ona zwrócić do wraku tyle kart, ile wskazuje zegar, a
    potem zegar idzie naprzód. Gdy wskaże 8, gra się kończy.
rum-ui-learn-trio = Wszystkie trzy pojedyncze butelki jednego koloru to rumowe trio. Zdobywa kartę
    kolekcji bez względu na jej wartość i podnosi ją o 2. Wyłóż obie karty z czerwoną butelką u
    góry; trzecia leży na plaży.
rum-ui-learn-steal = To, co mają inni, może być twoje. Zielona karta, którą ma Calico, wskazuje 2; ty
    masz dwie zielone butelki, a jedna leży na plaży. Wyłóż swoje dwie i zabierz ją!
rum-ui-learn-end = Dziewięć punktów! We dwoje gra się, aż ktoś zbierze 21 punktów albo zegar wskaże
    8; wygrywa ten, kto ma ich najwięcej. I pilnuj kart: to, co zdobyte, można stracić. Pomyślnych
    wiatrów!

## port-royal

port-royal-ui-waiting = Teraz gra { $seat }.
port-royal-ui-taking = bierze karty
port-royal-ui-ships = Statki w porcie
port-royal-ui-quay = Ludzie na nabrzeżu
port-royal-ui-others = Pozostali gracze
port-royal-ui-nobody = Na nabrzeżu nikogo nie ma.
port-royal-ui-no-expedition = Nie ma jeszcze żadnej ekspedycji.
port-royal-ui-berth-empty = Wolne miejsce: { $ship }
port-royal-ui-fulfil = Wyślij ekspedycję
port-royal-ui-fulfil-who = Kto wyrusza?
port-royal-ui-fulfil-go = Wyślij
port-royal-ui-fulfil-not = Nie teraz
port-royal-ui-banner-bust = Port przepadł!
port-royal-ui-banner-tax = Podwyżka podatków
port-royal-ui-banner-last-lap = Ostatnia runda!
port-royal-ui-banner-reshuffled = Nowa talia

# First steps.
port-royal-ui-learn-goal = Gdy ktoś ma dwanaście punktów zwycięstwa, koniec jest blisko. Punkty to
    czerwone tarcze na zrekrutowanych osobach i ukończonych ekspedycjach. Na początku masz trzy
    monety i nikogo, kto by dla ciebie pracował.
port-royal-ui-learn-harbour = W swojej turze dobierasz karty, jedną po drugiej. Pierwsza dobiera się
    sama: zielony skiff. Na tabliczce pod statkiem widać jego szable i monety, które przynosi.
port-royal-ui-learn-draw = Statki w różnych kolorach mogą stać obok siebie. Na razie jest tylko
    jeden, więc następna karta prawie niczym nie grozi. Dobierz!
port-royal-ui-learn-stop = Żeglarz na nabrzeżu za trzy monety: dokładnie tyle masz. Zakończ
    dobieranie, zanim coś pójdzie nie tak.
port-royal-ui-learn-hire = Kto skończył w porę, może wziąć kartę: statek za jego monety albo osobę
    za jej cenę. Wybierz żeglarza. Jego szabla się przyda.
port-royal-ui-learn-others = Potem każdy z pozostałych może wziąć kartę, ale płaci za to monetę
    tobie. Calico bierze skiff, a moneta trafia do ciebie. Monety to karty leżące rewersem do góry;
    nikt nie wie, co na nich jest.
port-royal-ui-learn-bust = Calico dobiera o jedną kartę za dużo: druga niebieska fluita. Dwa statki
    w jednym kolorze i port przepada, nikt nic nie dostaje. Teraz twoja tura, a w porcie stoi już
    żółta szalupa, i to bogata: cztery monety!
port-royal-ui-learn-risk = Pasek pokazuje ryzyko, że następna karta będzie drugim statkiem w
    kolorze, który już jest w porcie. Ryzyko jest małe. Dobierz jeszcze jedną kartę.
port-royal-ui-learn-repel = Drugi żółty statek! Port by przepadł, ale ten ma tylko jedną szablę, tak
    jak twój żeglarz. Odeprzyj go.
port-royal-ui-learn-again = Odpłynął. Szabel się nie zużywa, więc żeglarz może to zrobić jeszcze
    raz. Jeszcze jedna karta?
port-royal-ui-learn-expedition = Ekspedycja: kto w swojej turze wyśle dwóch kapitanów, dostaje za
    nią dwie monety i cztery punkty. Czeka, aż ktoś to zrobi.
port-royal-ui-learn-enough = W porcie czekają na ciebie cztery monety. Szkoda je teraz stracić:
    zakończ dobieranie.
port-royal-ui-learn-trade = Weź szalupę: odpłynie i zostawi ci cztery monety. Przy statkach w
    czterech kolorach można wziąć dwie karty, przy pięciu nawet trzy.
port-royal-ui-learn-end = Na tym polega gra: dobierać, w porę skończyć i dobrze wydawać monety. Gdy
    ktoś ma dwanaście punktów, zaczyna się ostatnia runda; kto po niej ma najwięcej punktów,
    wygrywa. Pomyślnych wiatrów!

## jolly-roger

jolly-roger-ui-hidden-prize = Zakryty łup
jolly-roger-ui-buried-one = { $prize }, zakopany łup
jolly-roger-ui-asked = teraz decyduje
jolly-roger-ui-stack = { $count ->
    [0] nie ma już kart
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[other] zostało { $count } kart
}
jolly-roger-ui-enough = wystarczy
jolly-roger-ui-perhaps = może wystarczyć
jolly-roger-ui-short = za mało
jolly-roger-ui-open = jeszcze za mało
jolly-roger-ui-attack = Atak
jolly-roger-ui-mutiny = Bunt
jolly-roger-ui-ahead = przewaga
jolly-roger-ui-counts-here = Tu ma się liczyć
jolly-roger-ui-close = Zamknij
jolly-roger-ui-not-now = W tej chwili nic z tą kartą nie zrobisz.
jolly-roger-ui-mine = Twoje karty
jolly-roger-ui-hand = Twoja załoga
jolly-roger-ui-prizes = Twoje łupy
jolly-roger-ui-discard = Odrzuć { $count } z { $needed }
jolly-roger-ui-offers = Łapówki
jolly-roger-ui-accept = Przyjmij
jolly-roger-ui-refuse = Odmów
jolly-roger-ui-withdraw = Wycofaj
jolly-roger-ui-offer-line = { $from } → { $to }:
jolly-roger-ui-offer-title = Zaproponuj łapówkę
jolly-roger-ui-offer-whom = Komu?
jolly-roger-ui-offer-give = Co dajesz?
jolly-roger-ui-offer-want = Czego chcesz w zamian?
jolly-roger-ui-offer-promises = Obietnice
jolly-roger-ui-offer-agreed = Przyjęta: dojdzie do skutku, gdy wszyscy odpowiedzą.
jolly-roger-ui-words = { $count ->
    [one] { $count } dana obietnica
    [few] { $count } dane obietnice
   *[many] { $count } danych obietnic
}
jolly-roger-ui-word-broken = Obietnica niedotrzymana: { $promise }
jolly-roger-ui-broken-count = Niedotrzymane obietnice – { $name }: { $count }
jolly-roger-ui-offered = w ofercie
jolly-roger-ui-promised = obiecane: { $count }
jolly-roger-ui-promise-add = Dodaj obietnicę
jolly-roger-ui-promise-remove = Cofnij obietnicę: { $promise }
jolly-roger-ui-promise-by = Kto obiecuje?
jolly-roger-ui-promise-mine = Obiecujesz
jolly-roger-ui-promise-theirs = { $name } obiecuje
jolly-roger-ui-promise-what = Co jest obiecane?
jolly-roger-ui-promise-count = Ile?
jolly-roger-ui-promise-fewer = O jedną kartę mniej
jolly-roger-ui-promise-more = O jedną kartę więcej
jolly-roger-ui-promise-due = Do kiedy?
jolly-roger-ui-due-this-round = przed końcem tej rundy
jolly-roger-ui-due-next-round = przed końcem następnej rundy
jolly-roger-ui-due-game-end = przed końcem gry
jolly-roger-ui-pledge-play = zagranie kart załogi
jolly-roger-ui-pledge-crew = karty załogi na później
jolly-roger-ui-pledge-prizes = karty łupów na później
jolly-roger-ui-show-title = Pokaż łupy
jolly-roger-ui-show-note = Pokazane łupy pozostają zakryte: znają je tylko ci, którzy teraz je zobaczą.
jolly-roger-ui-show-which = Które łupy?
jolly-roger-ui-show-whom = Komu?
jolly-roger-ui-show-everyone = Wszystkim
jolly-roger-ui-rail-stern = Na rufie
jolly-roger-ui-rail-upper = Przy burcie
jolly-roger-ui-rail-bow = Na dziobie
jolly-roger-ui-rail-mine = Twoje miejsce
jolly-roger-ui-share-how = Przeciągnij łup do pirata albo wybierz łup, a potem pirata.
jolly-roger-ui-offers-others = { $count ->
    [one] { $count } oferta między innymi graczami
    [few] { $count } oferty między innymi graczami
   *[other] { $count } ofert między innymi graczami
}
jolly-roger-ui-ask-appoint = Kliknij, kogo mianujesz Kwatermistrzem.
jolly-roger-ui-ask-empty-hand = Dobierz kartę załogi albo zrezygnuj.
jolly-roger-ui-ask-call = Kliknij kartę załogi, aby wszcząć nią bunt, albo zrezygnuj.
jolly-roger-ui-ask-voyage = Kliknij cel wyprawy.
jolly-roger-ui-ask-first-card = Kliknij kartę załogi, którą zaczynasz atak.
jolly-roger-ui-ask-attack = Kliknij kartę załogi, aby ją dołożyć, albo spasuj.
jolly-roger-ui-ask-all-skills = Wskaż, jako która umiejętność ma się liczyć karta.
jolly-roger-ui-ask-pick = Kliknij łup, który bierzesz.
jolly-roger-ui-ask-give = Kliknij łup, a potem gracza, który go dostanie, albo przeciągnij łup do niego.
jolly-roger-ui-ask-hand-limit = Kliknij karty załogi, które odrzucasz, i potwierdź.
jolly-roger-ui-ask-traitor = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jolly-roger-ui-ask-lookout = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jolly-roger-ui-ask-old-sailor = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jolly-roger-ui-ask-specialists = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jolly-roger-ui-ask-cook = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jolly-roger-ui-ask-carpenter = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jolly-roger-ui-ask-boatswain = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jolly-roger-ui-ask-smart-kid = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jolly-roger-ui-ask-carpenter-asks = Kliknij swój łup, aby go oddać, albo nie dawaj nic.
jolly-roger-ui-ask-carpenter-takes = Kliknij łup, który bierzesz.
jolly-roger-ui-ask-exchange = Kliknij łup, aby wymienić go na kartę załogi, albo zachowaj wszystkie.
jolly-roger-ui-ask-ransom = Kliknij Zakładniczkę albo Klejnoty, aby je wymienić, lub zakończ.
jolly-roger-ui-ask-guard = Zaproponuj komuś łapówkę, żeby cię zastąpił, albo zostań.
jolly-roger-ui-ask-bury = Kliknij łupy, które zakopujesz, i zakończ.
jolly-roger-ui-ask-punish = Zażądaj wymierzenia kary albo z niej zrezygnuj.
jolly-roger-ui-ask-victim = Kliknij, kto zostanie ukarany.
jolly-roger-ui-ask-mutiny = Kliknij kartę załogi, aby zagrać ją dla jednej ze stron, albo spasuj.
jolly-roger-ui-ask-forced = Kliknij kartę załogi, którą zagrywasz.
jolly-roger-ui-learn-crew = Witaj na pokładzie, Kapitanie! Oto twoja załoga. Liczba mówi, ile karta daje w ataku:
    kompas to nawigacja, działo to ostrzał, szable to walka wręcz. Głowy na dole to członkowie załogi; liczą się w czasie buntu.
jolly-roger-ui-learn-appoint = Każdą rundę zaczyna mianowanie Kwatermistrza, który prowadzi atak i rozdziela łupy.
    Nie możesz nim być ty. Mianuj Calico: kliknij miejsce przy burcie i potwierdź.
jolly-roger-ui-learn-calls = Po każdej twojej decyzji pozostali odpowiadają w tajemnicy, czy wszczynają bunt.
    Odpowiedzi liczą się, gdy złamane są wszystkie pieczęcie. Tym razem nikt się nie buntuje.
jolly-roger-ui-learn-sail = Wybierz teraz cel wyprawy. Na odwrocie kart celu widać, ile czego może wymagać atak, od ilu do ilu.
    Statek kupiecki wymaga dużo nawigacji, a reszty niewiele. Obierz na niego kurs.
jolly-roger-ui-learn-lookout = Nikt nie wszczyna buntu. Jedna z twoich kart świeci: to karta specjalna, na którą przyszła pora.
    Twój Kamrat odkrywa kartę celu, zanim ktokolwiek zagra karty załogi. Kliknij go.
jolly-roger-ui-learn-needs = Ktoś mógł unieważnić Kamrata Zdrajcą, ale nikt tego nie zrobił. Karta celu leży odkryta:
    potrzeba nawigacji 3, ostrzału 1 i walki wręcz 2, a do zdobycia są cztery łupy. Calico jako Kwatermistrz zagrywa pierwszą kartę.
jolly-roger-ui-learn-add = Teraz każdy może dokładać karty załogi, w dowolnej kolejności i tyle razy, ile chce. Wciąż brakuje nawigacji:
    dołóż swoją nawigację 3.
jolly-roger-ui-learn-sealed = Mary i Calico dokładają resztę, a Calico kończy atak. Pierwszy mat, Sternik i Strzelec wyborowy
    mogą jeszcze zmienić wymagania. Nie masz żadnego z nich: nie zagrywaj nic.
jolly-roger-ui-learn-won = Atak jest udany i łupy leżą odkryte. Złoto jest warte tyle, ile wynosi jego liczba; rum tylko rozstrzyga
    remisy; klejnoty i zakładniczki wymienia się w Zatoce piratów.
jolly-roger-ui-learn-cook = Zanim Kapitan wybierze, ktoś mógłby zagrać Kuka i wybrać przed nim. Nie masz go: nie zagrywaj nic.
jolly-roger-ui-learn-pick = Pierwszy wybór należy do ciebie. Weź złoto 3; resztę rozdzieli Calico, każdemu po jednym łupie.
jolly-roger-ui-learn-carpenter = Po rozdzieleniu łupów Szkutnik może poprosić wszystkich o łup. Nie masz go: nie zagrywaj nic.
jolly-roger-ui-learn-punish = Wyprawa skończona. Możesz zażądać wymierzenia kary: Kwatermistrz wskazuje, kto straci losową kartę załogi.
    Okaż łaskę i nie karz nikogo.
jolly-roger-ui-learn-mutiny = I tyle z łaski: Mary wszczyna bunt! Każdy może zagrywać karty załogi dla ciebie albo przeciw tobie, a liczą się tylko
    członkowie załogi. Przegrani tracą wszystkie niezakopane łupy. Ty masz 1 za swój kapelusz, Mary 5.
jolly-roger-ui-learn-join = Broń się: zagraj dla Kapitana ostrzał z czterema członkami załogi.
jolly-roger-ui-learn-tie = Mary dokłada po swojej stronie pięciu kolejnych. W przypadku remisu wygrywa Kapitan: zagraj ostrzał z pięcioma
    członkami załogi.
jolly-roger-ui-learn-pass = Calico wspiera cię kartą Kwatermistrza, a pozostali pasują. Masz przewagę: spasuj i ty.
jolly-roger-ui-learn-end = Bunt stłumiony, a ty pozostajesz Kapitanem; łup Mary zostanie rozdzielony. Przekupuj innych kartami
    i obietnicami, zakopuj łupy na Wyspie skarbów, gdzie nie sięga żaden bunt, i zostań po dziesięciu wyprawach najbogatszym
    z piratów. Pomyślnych wiatrów!
