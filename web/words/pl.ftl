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
ui-first-show = Pokaż mi (2 min)
ui-first-play = Gram od razu
ui-land-friends = Ze znajomymi
ui-land-learn = Pierwsze kroki
ui-land-rules = Zasady
ui-land-resume = Twoja gra wciąż czeka na stole:
ui-game-facts = { $min }–{ $max } graczy · { $minutes } minut

# Settings

ui-settings-language = Język
ui-settings-title = Opcje
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
ui-settings-bots = Tempo botów
ui-settings-bots-about = Jak długo widać każdy ruch bota.
ui-settings-bots-relaxed = Spokojne
ui-settings-bots-normal = Zwykłe
ui-settings-bots-quick = Szybkie
ui-settings-patterns = Wzory oprócz kolorów
ui-settings-patterns-about = Dla każdego, komu trudno odróżnić niektóre kolory.
ui-settings-sound = Dźwięki
ui-settings-sound-about = Dzwonek, gdy przychodzi twoja kolej, karty, monety, morze; na telefonie krótka wibracja.
ui-settings-volume = Głośność
ui-settings-ambience = Szum morza w tle
ui-sound-offer = Dźwięki
ui-sound-offer-text = Chcesz słyszeć karty, monety i morze?
ui-sound-offer-yes = Włącz dźwięki
ui-sound-offer-no = Nie, dziękuję
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
ui-new-hands = Ukryte karty po partii
ui-hands-closed = Pozostają ukryte
ui-hands-closed-about = Stół nigdy nie pokazuje niczyich ukrytych kart. Po zakończeniu partii pokaże je jej zapis.
ui-hands-after-end = Są odkrywane
ui-hands-after-end-about = Gdy partia się skończy, wszyscy przy stole zobaczą wszystkie ręce. Do tego czasu widzowie widzą tylko to, co leży odkryte, więc nikt nie zdradzi ci kart przeciwników.
ui-watch-by-link = Kto ma link
ui-watch-by-link-about = Stołu nie ma na liście; wejdzie każdy, kto ma link.
ui-watch-public = Wszyscy
ui-watch-public-about = Stół jest na liście otwartych stołów; każdy może usiąść albo oglądać.
ui-watch-off = Nikt
ui-watch-off-about = Widzą go tylko osoby przy stole.

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
ui-room-share-text = { $name } zaprasza do gry: { $game }.
ui-room-meanwhile = W czasie czekania: obie strony otwierają się obok stołu, a twoje miejsce nie przepada.
ui-room-qr = Link jako kod QR
ui-room-new-link = Utwórz nowy link
ui-room-new-link-made = To jest nowy link. Stary już nie działa.
ui-room-kicked = Stary link już nie działa, więc nikt z nim nie wróci. Zapraszaj nowym.

ui-gallery-is-open = Kto nie ma miejsca przy stole, może oglądać grę.
ui-gallery-is-closed = Galeria jest zamknięta: bez miejsca przy stole nikt nie może oglądać gry.
ui-gallery-open = Otwórz galerię
ui-gallery-close = Zamknij galerię
ui-gallery-clear = Wyproś widzów
ui-gallery-clear-sure = Na pewno wyprosić wszystkich? Zmieni się też link.

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
ui-play-nothing = Nie masz tu nic do zagrania: { $late ->
    [slow] odpowiedz, a nikt nie będzie na ciebie czekać.
   *[live] gra zaraz potoczy się dalej.
}
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
ui-play-no-more = Pasuj do końca
ui-play-wait = Chwila (+15 s)
ui-play-change = Zmień
ui-play-own = Własny ruch
ui-play-may = Możesz coś zrobić, ale nikt na ciebie nie czeka.
ui-play-paused = Gra jest wstrzymana.
ui-play-composed = Więcej możesz ułożyć na samym stole.
ui-play-no-choices = Teraz nie masz nic do wyboru.
# The heading of a turn in the log, and of what came before the first turn.
ui-log-turn = Tura: { $name }
ui-log-turn-mine = Twoja tura
ui-log-before = Wcześniej
ui-recap = Od twojej ostatniej tury
ui-recap-close = Ukryj, co się działo
ui-recap-open = Pokaż, co się działo
ui-recap-none = Jeszcze nic.
ui-recap-back = Zdarzenie wstecz
ui-recap-on = Zdarzenie dalej
ui-time-of = Pozostały czas: { $name }
ui-time-left = Czas na odpowiedź
ui-seat-reconnecting = łączy się ponownie…
ui-seat-away = nieobecny gracz, gra bot
ui-seat-out-of-time = koniec czasu, gra bot
ui-seat-resigned = po rezygnacji gra bot
ui-stand-in = Teraz gra za ciebie bot
ui-stand-in-away = Nie było cię przy stole, więc cię zastępuje.
ui-stand-in-out-of-time = Skończył ci się czas, więc cię zastępuje.
ui-stand-in-resigned = To skutek rezygnacji. Bot gra już do końca.
ui-stand-in-back = Chcę znów grać
ui-end-stand-in = Pod koniec grał za ciebie bot.

# Talk

ui-chat = Czat
ui-chat-empty = Nikt jeszcze nic nie powiedział.
ui-chat-unread = { $count ->
        [one] { $count } nowa wiadomość na czacie
        [few] { $count } nowe wiadomości na czacie
       *[other] { $count } nowych wiadomości na czacie
    }
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

ui-undo = Cofnij ruch
ui-keys = Klawisze
ui-keys-number = wybór z listy
ui-keys-confirm = potwierdzenie wyboru
ui-keys-change = inny wybór
ui-keys-hint = podpowiedź
ui-keys-undo = cofnięcie ostatniego ruchu
ui-keys-choices = lista wyborów
ui-keys-log = przebieg i czat
ui-keys-card = objaśnij wybraną kartę albo wszystkie po kolei
ui-keys-tab = przejście do następnego elementu na stole
ui-keys-help = ta lista

# A card that explains itself

ui-card-rules = W zasadach:
ui-card-rule = Przeczytaj zasadę
ui-card-unknown = Nic nie wiadomo o tej karcie.
ui-card-before = Poprzednia karta
ui-card-next = Następna karta
ui-card-close = Zamknij
ui-card-count = W grze: { $count }
ui-card-count-unseen = { $unseen ->
        [0] W grze: { $count }, wszystkie już widać
       *[other] W grze: { $count }, niewidocznych: { $unseen }
    }

# The end of a match

ui-end-vote = Gracze zakończyli grę.
ui-end-resigned = Wszyscy się poddali.
ui-end-again = Zagraj jeszcze raz
ui-end-again-waiting = Czekamy na innych…
ui-end-result = Pokaż wynik
ui-end-wishes = Jeszcze jedna partia?
ui-end-wants = { $name } chce zagrać jeszcze raz.
ui-end-not-yet = { $name } jeszcze się zastanawia.
ui-end-replay = Obejrzyj jeszcze raz
ui-end-record = Pobierz zapis gry
ui-end-record-failed = Zapisu gry nie da się teraz pobrać.
ui-end-home = Na stronę główną
ui-end-won = { $points ->
    [one] Wygrana { $points } punktem.
   *[other] Wygrana { $points } punktami.
}
ui-end-short = { $points ->
    [one] Do zwycięstwa zabrakło { $points } punktu.
   *[other] Do zwycięstwa zabrakło { $points } punktów.
}
ui-end-tie = Tyle samo punktów, ale remis rozstrzygnięto inaczej.
ui-end-despite = Więcej punktów, ale zabrakło warunku zwycięstwa.
ui-end-best = Najlepszy wynik przy stole: { $part } ({ $points }).
ui-end-skip = Pomiń liczenie
ui-end-turning = Punkt zwrotny
ui-end-turning-wait = Kapitan szuka punktu zwrotnego …
ui-end-turning-rise = Szanse ({ $name }): przedtem { $before } %, potem { $after } %.
ui-end-turning-look = Zobacz w powtórce
ui-end-said = { $name }: { $points }

# Connection

ui-net-connecting = Łączenie…
ui-net-reconnecting = Ponowne łączenie…
ui-net-closed = Zamknięte
ui-net-offline = Brak połączenia z siecią. Gra ruszy, gdy tylko połączenie wróci.
ui-net-reconnecting-about = Serwer nie odpowiada; próbujemy ponownie. Nic nie przepadło.
ui-bye-no-spectators = Bez miejsca przy stole nie wolno tu oglądać
ui-bye-no-spectators-about = Gospodarz zamknął galerię albo przy tym stole nigdy jej nie było. Poproś gospodarza o miejsce w następnej grze.
ui-bye-full = Przy tym stole nie ma już miejsca
ui-bye-full-about = Ogląda za dużo osób. Spróbuj za jakiś czas.
ui-bye-kicked = Gospodarz poprosił cię o opuszczenie stołu
ui-bye-kicked-about = Otwórz własny stół albo zagraj z botami.
ui-bye-cleared = Gospodarz wyprosił wszystkich, którzy nie mają miejsca przy stole
ui-bye-cleared-about = Stary link już nie działa. Poproś gospodarza o nowy.
ui-bye-closed = Ten stół jest zamknięty
ui-bye-closed-about = Otwórz własny stół albo zagraj z botami.
ui-door-link = Ten link jest niepełny
ui-door-link-about = Do stołu potrzebny jest klucz: część linku po znaku #. Poproś gospodarza o cały link.
ui-door-key = To zaproszenie nie działa
ui-door-key-about = Ktoś już go użył albo brakuje części linku. Poproś gospodarza o nowy.
ui-door-gone = Nie ma takiego stołu
ui-door-gone-about = Gra się skończyła i stół uprzątnięto albo w link wkradł się błąd. Poproś gospodarza o nowy.
ui-door-closed = Ten stół jest zamknięty
ui-door-closed-about = Gra przy nim dobiegła końca. Otwórz własny stół albo zagraj z botami.
ui-door-unreached = Próbujemy dalej. Nic nie przepadło i nie musisz nic robić.
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
ui-rules-minute = W minutę
ui-rules-goal = Cel gry
ui-rules-turn = Tura
ui-rules-end = Koniec
ui-rules-all = Wszystkie
ui-rules-exact = Dokładne brzmienie, reguła po regule
ui-rules-exact-about = Każda reguła ze swoim numerem, jaki podaje odmowa.
ui-rules-tables = Wszystkie karty w tabelach
ui-rules-kinds = Które karty
ui-rules-start = Sytuacja przed pierwszym ruchem.
ui-rules-examples = Zobacz, jak się gra
ui-rules-play = Odtwórz
ui-rules-pause = Pauza
ui-rules-again = Od początku
ui-rules-step = Następny krok
ui-rules-back = Krok wstecz

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

ui-solo-name = Pirat
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
ui-learn-rest = Zobacz teraz, jak to się skończy…
ui-learn-skip = Na koniec
ui-learn-missed = Jeszcze nie to: zrób to, o czym mówi tekst, warto.
ui-learn-done = To wszystko, czego potrzebujesz. Teraz graj, a resztę sprawdzisz po drodze.
ui-play-table = Stół
ui-play-broken = Stołu nie da się teraz narysować. Możesz grać dalej z listy wyborów.
