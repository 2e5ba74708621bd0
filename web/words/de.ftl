### The words of the web page, de. Same keys and gaps in all three files.
### Shared words (refusals, levels, hints, rules pages) stand in crates/text/words.

## pages

# Finding one's way

ui-nav = Seiten
ui-nav-skip = Zum Inhalt springen
ui-nav-home = Start
ui-nav-tables = Tische
ui-nav-ranks = Rangliste
ui-nav-me = Profil
ui-nav-settings = Optionen
ui-nav-about = Über die Seite und Dank
ui-loading = Einen Moment …
ui-close = Schließen
ui-cancel = Abbrechen
ui-reload = Neu laden
ui-update = Eine neue Version der Seite ist bereit.
ui-update-take = Laden
ui-try-again = Noch einmal versuchen
ui-lost-title = Hier ist nur Meer
ui-lost-text = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.
ui-broken-title = Die Seite konnte nicht geladen werden
ui-broken-text = Entweder fehlt die Verbindung oder es gibt eine neuere Version. Meist hilft es, neu zu laden.

# The first page

ui-land-title = Drei Piratenspiele, eine Taverne
ui-land-text = Setz dich und spiel: sofort allein gegen Bots oder mit Freunden über einen Link. Kostenlos, ohne Anmeldung.
ui-land-play = Jetzt spielen
ui-first-show = Zeig’s mir (2 Min.)
ui-first-play = Gleich spielen
ui-land-friends = Mit Freunden
ui-land-learn = Erste Schritte
ui-land-rules = Regeln
ui-land-resume = Deine Partie wartet noch auf dem Tisch:
ui-game-facts = { $min }–{ $max } Spieler · { $minutes } Minuten

# Settings

ui-settings-language = Sprache
ui-settings-title = Optionen
ui-settings-about = In diesem Browser gespeichert und nur für ihn.
ui-settings-look = Aussehen und Ton
ui-settings-text = Textgröße
ui-settings-text-normal = Normal
ui-settings-text-large = Groß
ui-settings-text-huge = Sehr groß
ui-settings-motion = Bewegung
ui-settings-motion-system = Wie im System
ui-settings-motion-full = Immer
ui-settings-motion-off = Keine
ui-settings-bots = Tempo der Bots
ui-settings-bots-about = Wie lange jeder Zug eines Bots zu sehen ist.
ui-settings-bots-relaxed = Gemütlich
ui-settings-bots-normal = Normal
ui-settings-bots-quick = Schnell
ui-settings-patterns = Muster zusätzlich zu Farben
ui-settings-patterns-about = Für alle, die manche Farben schwer unterscheiden.
ui-settings-sound = Töne
ui-settings-sound-about = Eine Glocke, wenn du am Zug bist, Karten, Münzen, das Meer; auf Handys kurzes Vibrieren.
ui-settings-volume = Lautstärke
ui-settings-ambience = Meeresrauschen im Hintergrund
ui-sound-offer = Töne
ui-sound-offer-text = Möchtest du Karten, Münzen und das Meer hören?
ui-sound-offer-yes = Ton einschalten
ui-sound-offer-no = Nein, danke
ui-settings-play = Spielen
ui-settings-confirm = Züge bestätigen
ui-settings-confirm-weighty = Wenn es darauf ankommt
ui-settings-confirm-always = Immer
ui-settings-confirm-never = Nie
ui-settings-orders = Sie gelten in jedem Spiel von Anfang an; am Tisch lassen sie sich im Menü ändern.

# Open tables

ui-lobby-title = Offene Tische
ui-lobby-own = Eigenen eröffnen:
ui-lobby-filter = Welches Spiel
ui-lobby-all = Alle Spiele
ui-lobby-empty = Gerade wartet niemand
ui-lobby-empty-about = Eröffne einen Tisch, den alle sehen, oder schick Freunden den Link zu einem eigenen.
ui-lobby-offline = Um mit anderen zu spielen, braucht es den Server. Gegen Bots geht es auch ohne.
ui-lobby-alone = Gegen Bots spielen
ui-lobby-free = { $free ->
        [one] { $free } freier Platz von { $seats }
       *[other] { $free } freie Plätze von { $seats }
    }
ui-lobby-lobby = Voll besetzt, gleich geht es los
ui-lobby-playing = Es wird gespielt
ui-lobby-paused = Pause
ui-lobby-over = Das Spiel ist vorbei
ui-lobby-join = Hinsetzen
ui-lobby-watch = Zuschauen

# A new table

ui-new-title = Ein neuer Tisch
ui-new-game = Spiel
ui-new-table = Der Tisch
ui-new-seats = Plätze
ui-new-fewer = Ein Platz weniger
ui-new-more = Ein Platz mehr
ui-new-pace = Tempo
ui-new-watch = Wer zuschauen darf
ui-reaction-wish = Reaktionszeit ab der nächsten Runde, wenn alle sie wollen
ui-reaction-seconds = { $seconds } s
ui-reaction = Reaktionszeit
ui-new-options = Wie gespielt wird
ui-new-open = Tisch eröffnen
ui-new-next = Danach lädst du Freunde per Link ein und besetzt freie Plätze mit Bots.
ui-pace-blitz = Schnell
ui-pace-blitz-about = Insgesamt 2 Minuten, dazu 10 Sekunden für jede Entscheidung.
ui-pace-normal = Normal
ui-pace-normal-about = Insgesamt 5 Minuten, dazu 20 Sekunden für jede Entscheidung.
ui-pace-relaxed = Gemütlich
ui-pace-relaxed-about = Insgesamt eine Viertelstunde, dazu 45 Sekunden für jede Entscheidung.
ui-pace-none = Ohne Uhr
ui-pace-none-about = Alle nehmen sich so viel Zeit, wie sie brauchen.
ui-pace-correspondence = Fernpartie
ui-pace-correspondence-about = Jede Entscheidung darf einen Tag dauern; niemand muss ständig da sein.
ui-pace-correspondence-hours = { $hours ->
        [one] { $hours } Stunde pro Entscheidung
       *[other] { $hours } Stunden pro Entscheidung
    }
ui-new-hands = Verdeckte Karten nach der Partie
ui-hands-closed = Bleiben verdeckt
ui-hands-closed-about = Der Tisch zeigt niemals verdeckte Karten. Das Protokoll der Partie zeigt sie, sobald sie vorbei ist.
ui-hands-after-end = Werden gezeigt
ui-hands-after-end-about = Ist die Partie vorbei, sehen alle am Tisch sämtliche Handkarten. Bis dahin sehen Zuschauer nur, was offen liegt: Niemand kann dir verraten, was die anderen halten.
ui-watch-by-link = Wer den Link hat
ui-watch-by-link-about = Der Tisch steht nicht in der Liste; wer den Link hat, kommt herein.
ui-watch-public = Alle
ui-watch-public-about = Der Tisch steht in der Liste offener Tische; jeder kann sich setzen oder zuschauen.
ui-watch-off = Niemand
ui-watch-off-about = Nur wer am Tisch sitzt, sieht ihn.

# A guest's name

ui-name-title = Wie sollen wir dich nennen?
ui-name-label = Dein Name am Tisch
ui-name-about = Jeder Name ist recht; ohne Anmeldung, ohne Passwort.
ui-name-enter = Hereinkommen
ui-name-invited = Du bist an einen Tisch eingeladen.

# Before a match

ui-room-title = Wer spielt mit?
ui-room-empty = freier Platz
ui-room-sit = Hier sitzen
ui-room-bot = Bot
ui-room-swap = Platz tauschen: { $name }
ui-room-swap-where = Wähle jetzt den anderen Platz.
ui-room-kick = Platz räumen: { $name }
ui-room-level = Wie gut Bots spielen
ui-room-fill = Mit Bots auffüllen
ui-room-start = Los geht’s
ui-room-not-full = Es kann losgehen, sobald alle Plätze besetzt sind.
ui-room-wait-host = Der Gastgeber startet das Spiel, sobald alle da sind.
ui-room-stand-up = Aufstehen
ui-room-invite = Andere einladen
ui-room-invite-about = Wer diesen Link öffnet, darf an den Tisch. Verschick ihn oder scanne den Code mit dem Handy.
ui-room-invite-failed = Gerade konnte kein Link erstellt werden.
ui-room-link = Der Link zu diesem Tisch
ui-room-copy = Link kopieren
ui-room-copied = Der Link ist kopiert.
ui-room-copy-by-hand = Bitte kopiere den Link von Hand.
ui-room-share = Teilen
ui-room-share-text = { $name } lädt zu einer Partie { $game } ein.
ui-room-meanwhile = Zum Warten: Beides öffnet sich neben dem Tisch, der Platz bleibt dir.
ui-room-qr = Der Link als QR-Code
ui-room-new-link = Neuen Link erstellen
ui-room-new-link-made = Das ist der neue Link. Der alte gilt nicht mehr.
ui-room-kicked = Der alte Link gilt nicht mehr, damit niemand mit ihm zurückkommt. Lade andere mit dem neuen ein.

ui-gallery-is-open = Wer keinen Platz hat, darf zuschauen.
ui-gallery-is-closed = Die Galerie ist geschlossen: Ohne Platz darf niemand zuschauen.
ui-gallery-open = Galerie öffnen
ui-gallery-close = Galerie schließen
ui-gallery-clear = Zuschauer hinausbitten
ui-gallery-clear-sure = Wirklich alle hinausbitten? Auch der Link ändert sich.

# At a table

ui-play-prompt = Aktuelle Frage
ui-play-side = Verlauf und Chat
ui-play-menu = Menü
ui-play-match = Spiel { $match }
ui-play-watching = { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
ui-play-confirm = Bestätigen
ui-play-hidden = Alle Gefragten haben gleich lange Zeit.
ui-play-nothing = Du hast hier nichts zu spielen: { $late ->
    [slow] Sag es, dann wartet niemand auf dich.
   *[live] Es geht von selbst weiter.
}
ui-play-sealed = Die Antworten werden sichtbar, wenn die Zeit um ist.
ui-play-given = Deine Antwort: { $answer }. Sie wird sichtbar, { $late ->
    [slow] sobald alle geantwortet haben oder die Zeit um ist.
   *[live] wenn die Zeit um ist.
}
ui-play-given-unknown = Deine Antwort ist da. Sie wird sichtbar, { $late ->
    [slow] sobald alle geantwortet haben oder die Zeit um ist.
   *[live] wenn die Zeit um ist.
}
ui-play-more-about = Du wirst wieder gefragt, wenn jemand eine Karte beiträgt.
ui-play-no-more-about = Passen gilt für die Karten, die jetzt daliegen: Kommt eine dazu, wirst du wieder gefragt. Hiermit passt du, bis der Angriff oder die Meuterei vorbei ist; du kannst es zurücknehmen.
ui-deadline = bis { $when }, noch { $left }
ui-play-more = Vielleicht doch noch etwas
ui-play-no-more = Bis zum Ende passen
ui-play-wait = Moment (+15 s)
ui-play-change = Ändern
ui-play-own = Ein eigener Zug
ui-play-may = Du darfst handeln, aber niemand wartet auf dich.
ui-play-paused = Das Spiel ist unterbrochen.
ui-play-composed = Weiteres stellst du auf dem Tisch selbst zusammen.
ui-play-no-choices = Gerade hast du keine Wahl zu treffen.
# The heading of a turn in the log, and of what came before the first turn.
ui-log-turn = Zug von { $name }
ui-log-turn-mine = Dein Zug
ui-log-before = Davor
ui-recap = Seit deinem letzten Zug
ui-recap-close = Geschehen ausblenden
ui-recap-open = Geschehen anzeigen
ui-recap-none = Noch nichts.
ui-recap-back = Ein Ereignis zurück
ui-recap-on = Ein Ereignis weiter
ui-time-of = Verbleibende Zeit: { $name }
ui-time-left = Zeit zum Antworten
ui-seat-reconnecting = verbindet sich neu …
ui-seat-away = abwesend, ein Bot spielt
ui-seat-out-of-time = Zeit abgelaufen, ein Bot spielt
ui-seat-resigned = aufgegeben, ein Bot spielt
ui-stand-in = Ein Bot spielt für dich
ui-stand-in-away = Du warst abwesend, deshalb hat er übernommen.
ui-stand-in-out-of-time = Deine Zeit ist abgelaufen, deshalb hat er übernommen.
ui-stand-in-resigned = Du hast aufgegeben. Er spielt bis zum Ende.
ui-stand-in-back = Wieder selbst spielen
ui-end-stand-in = Am Ende hat ein Bot für dich gespielt.

# Talk

ui-chat = Chat
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-unread = { $count ->
        [one] { $count } neue Nachricht im Chat
       *[other] { $count } neue Nachrichten im Chat
    }
ui-chat-say = Etwas sagen
ui-chat-send = Senden
ui-chat-mute = Jemanden stummschalten
ui-chat-block = { $name } überall blockieren
ui-chat-blocked = Blockiert: { $name }.
ui-chat-report = { $name } melden
ui-chat-report-note = Was soll der Betreiber wissen?
ui-chat-reported = Deine Meldung zu { $name } wurde gesendet.
ui-chat-seated = Nur wer am Tisch sitzt, kann mitreden.

# The menu of a table

ui-menu-back = Ich bin zurück und spiele weiter
ui-menu-pause = Um eine Pause bitten
ui-menu-pause-not = Doch keine Pause
ui-menu-resume = Weiterspielen
ui-menu-vote = Für ein Ende ohne Ergebnis stimmen
ui-menu-vote-sure = Ja, das Spiel ohne Ergebnis beenden
ui-menu-vote-not = Stimme für das Ende zurücknehmen
ui-menu-resign = Aufgeben
ui-menu-resign-sure = Ja, aufgeben: Ein Bot spielt für mich weiter
ui-menu-leave = Den Tisch verlassen
ui-orders = Daueranweisungen
ui-orders-about = Was soll dir gezeigt werden, wenn alle nach einer bestimmten Karte gefragt werden? Die anderen merken davon nichts, und nichts geht dadurch schneller.
ui-orders-none = In diesem Spiel gibt es keine Fragen, bei denen man passen kann.
ui-order-always-ask = Mich fragen
ui-order-until-turn = Erst wieder, wenn ich am Zug war
ui-order-never = Nie in diesem Spiel
ui-order-first-chance = Bei der ersten Gelegenheit einsetzen
ui-order-not-this-round = Nicht in dieser Runde
ui-orders-nothing = Nichts bis zu meiner nächsten Hauptentscheidung
ui-orders-about-slow = Für jede besondere Karte kannst du eine Anweisung hinterlassen, ob du sie hast oder nicht. Dann wartet niemand auf deine Antwort.

# Keys

ui-undo = Zurücknehmen
ui-keys = Tasten
ui-keys-number = aus der Liste wählen
ui-keys-confirm = die Wahl bestätigen
ui-keys-change = etwas anderes wählen
ui-keys-hint = um einen Tipp bitten
ui-keys-undo = den letzten Zug zurücknehmen
ui-keys-choices = Liste der Möglichkeiten
ui-keys-log = Verlauf und Chat
ui-keys-card = die gewählte Karte erklären, oder alle der Reihe nach
ui-keys-tab = zum nächsten Element auf dem Tisch
ui-keys-help = diese Liste

# A card that explains itself

ui-card-rules = In den Regeln:
ui-card-rule = Regel nachlesen
ui-card-unknown = Über diese Karte ist nichts bekannt.
ui-card-before = Die Karte davor
ui-card-next = Die nächste Karte
ui-card-close = Schließen
ui-card-count = { $count } im Spiel
ui-card-count-unseen = { $unseen ->
        [0] { $count } im Spiel, keine mehr ungesehen
       *[other] { $count } im Spiel, { $unseen } ungesehen
    }

# The end of a match

ui-end-vote = Die Spieler haben das Spiel beendet.
ui-end-resigned = Alle haben aufgegeben.
ui-end-again = Noch einmal
ui-end-again-waiting = Warten auf die anderen …
ui-end-result = Ergebnis zeigen
ui-end-wishes = Noch eine Partie?
ui-end-wants = { $name } möchte noch eine Partie.
ui-end-not-yet = { $name } überlegt noch.
ui-end-replay = Noch einmal ansehen
ui-end-record = Aufzeichnung speichern
ui-end-record-failed = Die Aufzeichnung lässt sich gerade nicht laden.
ui-end-home = Zur Startseite
ui-end-won = { $points ->
    [one] Gewonnen mit { $points } Punkt Vorsprung.
   *[other] Gewonnen mit { $points } Punkten Vorsprung.
}
ui-end-short = { $points ->
    [one] Zum Sieg fehlte { $points } Punkt.
   *[other] Zum Sieg fehlten { $points } Punkte.
}
ui-end-tie = Punktgleich, aber der Gleichstand wurde anders entschieden.
ui-end-despite = Mehr Punkte, aber eine Bedingung für den Sieg fehlte.
ui-end-best = Bestwert am Tisch: { $part } ({ $points }).
ui-end-skip = Zählen überspringen
ui-end-turning = Der Wendepunkt
ui-end-turning-wait = Ein Kapitän sucht den Wendepunkt …
ui-end-turning-rise = Chancen von { $name }: vorher { $before } %, danach { $after } %.
ui-end-turning-look = In der Wiederholung ansehen
ui-end-said = { $name }: { $points }

# Connection

ui-net-connecting = Verbinden …
ui-net-reconnecting = Neu verbinden …
ui-net-closed = Geschlossen
ui-net-offline = Du bist offline. Es geht weiter, sobald wieder eine Verbindung da ist.
ui-net-reconnecting-about = Der Server ist nicht erreichbar; neuer Versuch läuft. Nichts geht verloren.
ui-bye-no-spectators = Ohne Platz darf hier niemand zuschauen
ui-bye-no-spectators-about = Der Gastgeber hat die Galerie geschlossen, oder dieser Tisch hatte nie eine. Bitte ihn um einen Platz im nächsten Spiel.
ui-bye-full = An diesem Tisch ist kein Platz mehr
ui-bye-full-about = Es schauen zu viele Leute zu. Versuch es später noch einmal.
ui-bye-kicked = Der Gastgeber hat dich gebeten, den Tisch zu verlassen
ui-bye-kicked-about = Eröffne einen eigenen Tisch oder spiel gegen Bots.
ui-bye-cleared = Der Gastgeber hat alle hinausgebeten, die keinen Platz haben
ui-bye-cleared-about = Der alte Link gilt nicht mehr. Bitte ihn um den neuen.
ui-bye-closed = Dieser Tisch ist geschlossen
ui-bye-closed-about = Eröffne einen eigenen Tisch oder spiel gegen Bots.
ui-door-link = Dieser Link ist unvollständig
ui-door-link-about = Zum Tisch gehört ein Schlüssel: der Teil des Links hinter #. Bitte den Gastgeber um den ganzen Link.
ui-door-key = Diese Einladung gilt nicht
ui-door-key-about = Sie wurde schon benutzt, oder dem Link fehlt ein Stück. Bitte den Gastgeber um einen neuen.
ui-door-gone = Diesen Tisch gibt es nicht
ui-door-gone-about = Das Spiel ist vorbei und der Tisch abgeräumt, oder im Link steckt ein Fehler. Bitte den Gastgeber um einen neuen.
ui-door-closed = Dieser Tisch ist geschlossen
ui-door-closed-about = Das Spiel hier ist vorbei. Eröffne einen eigenen Tisch oder spiele gegen Bots.
ui-door-unreached = Wir versuchen es weiter. Nichts geht verloren, du musst nichts tun.
ui-problem-offline = Der Server ist nicht erreichbar
ui-problem-unknown = Der Server kennt dich noch nicht. Lade die Seite neu.
ui-problem-not-found = Diesen Tisch gibt es nicht, oder er steht dir nicht offen
ui-problem-used-key = Diese Einladung wurde schon benutzt
ui-problem-refused = Der Tisch hat abgelehnt
ui-problem-too-many = Zu viel auf einmal. Warte ein wenig.
ui-problem-wait = { $seconds ->
        [one] Zu viel auf einmal. Versuch es in { $seconds } Sekunde wieder.
       *[other] Zu viel auf einmal. Versuch es in { $seconds } Sekunden wieder.
    }
ui-problem-read-only = Die Platte des Servers ist voll. Vorerst lässt sich nichts ändern.
ui-problem-set-aside = Dieser Tisch kann gerade nicht gezeigt werden
ui-problem-forbidden = Dazu hast du kein Recht
ui-problem-other = Etwas ging schief
ui-problem-name-taken = Dieser Name ist vergeben oder einem vergebenen zu ähnlich.
ui-problem-wrong-password = Name oder Passwort stimmen nicht.
ui-problem-new-password = Dieses Passwort galt nur einmal: Wähle ein neues.
ui-problem-banned = Der Betreiber dieses Servers hat dich gesperrt.
ui-problem-malformed = So lässt sich das nicht verwenden.

# Rules pages

ui-rules-find = In den Regeln suchen
ui-rules-find-none = Keine Regel sagt etwas dazu.
ui-rules-sections = Abschnitte
ui-rules-minute = In einer Minute
ui-rules-goal = Das Ziel
ui-rules-turn = Ein Zug
ui-rules-end = Das Ende
ui-rules-all = Alle Karten
ui-rules-exact = Genauer Wortlaut, Regel für Regel
ui-rules-exact-about = Jede Regel mit ihrer Kennung, wie Ablehnungen sie nennen.
ui-rules-tables = Alle Karten als Tabellen
ui-rules-kinds = Welche Karten
ui-rules-start = Die Lage vor dem ersten Zug.
ui-rules-examples = Vorgespielt
ui-rules-play = Abspielen
ui-rules-pause = Anhalten
ui-rules-again = Von vorn
ui-rules-step = Nächster Schritt
ui-rules-back = Schritt zurück

# Rankings

ui-ranks-title = Rangliste
ui-ranks-empty = Noch steht niemand in der Rangliste
ui-ranks-about = { $matches ->
        [one] Konten stehen hier nach { $matches } Spiel gegen andere Konten. Gäste und Bots nicht.
       *[other] Konten stehen hier nach { $matches } Spielen gegen andere Konten. Gäste und Bots nicht.
    }
ui-ranks-rating = Wertung
ui-ranks-matches = Spiele

# One's own page

ui-me-offline = Dein Name und deine Spiele liegen auf dem Server.
ui-me-guest = Du bist Gast: Der Server erkennt dich an diesem Browser.
ui-me-account = Du hast ein Konto.
ui-me-account-title = Konto
ui-me-account-why = Du brauchst keins. Es hält Namen und Spiele auf allen Geräten zusammen und bringt dich in die Rangliste.
ui-me-create = Konto anlegen
ui-me-login = Anmelden
ui-me-logout = Abmelden
ui-me-name = Name
ui-me-password = Passwort
ui-me-password-about = Mindestens 8 Zeichen. Es gibt keine E-Mail-Adresse: Wer es verliert, fragt den Betreiber.
ui-me-new-password = Neues Passwort
ui-me-change-password = Passwort ändern
ui-me-old-password = Bisheriges Passwort
ui-me-change = Ändern
ui-me-changed = Das Passwort ist geändert. Andere Geräte müssen sich neu anmelden.
ui-me-rename = Ein anderer Name
ui-me-rename-do = Diesen Namen nehmen
ui-me-history = Deine Spiele
ui-me-history-empty = Noch keine Spiele mit anderen
ui-me-history-about = Hier stehen Spiele auf dem Server, sobald sie vorbei sind.
ui-me-rank = Platz { $rank } von { $seats }
ui-me-more = Frühere Spiele zeigen
ui-me-devices = Andere Geräte
ui-me-devices-about = Erzeuge hier einen Schlüssel und gib ihn binnen zehn Minuten auf dem anderen Gerät ein: Dann gehören beide zu dir.
ui-me-key-make = Schlüssel erzeugen
ui-me-key-enter = Schlüssel von einem anderen Gerät
ui-me-key-use = Dieses Gerät verbinden
ui-me-blocks = Blockierte Personen
ui-me-blocks-none = Niemand. Am Tisch kannst du jemanden im Chat blockieren.
ui-me-unblock = Nicht mehr blockieren
ui-me-export = Meine Daten herunterladen
ui-me-delete = Konto löschen
ui-me-delete-about = Name, Passwort, Wertungen und Blockierungen werden gelöscht. Ergebnisse bleiben bei den anderen, ohne deinen Namen.
ui-me-delete-sure = Ja, endgültig löschen

# About

ui-about-text = Mit Tortuga spielst du drei Piraten-Kartenspiele nach den gedruckten Regeln: im Browser oder im Terminal, gegen Bots oder mit Freunden. Es ist quelloffen, zeigt keine Werbung und verfolgt niemanden.
ui-about-licence = Das Programm steht wahlweise unter MIT oder Apache-2.0.
ui-about-icons = Symbole
ui-about-icons-text = Viele Bilder sind aus Symbolen der Sammlung { $set } zusammengesetzt, von uns gefärbt und kombiniert. Symbole von { $authors }.
ui-about-icons-list = Lizenz und Urheber der Sammlung
ui-about-fonts = Schriften
ui-about-tools = Gemacht mit

# A game in this page

ui-solo-name = Pirat
ui-solo-title = Anderes Spiel …
ui-solo-failed = Das Spiel ließ sich hier nicht aufbauen
ui-elsewhere = Dieses Spiel läuft in einem anderen Tab weiter
ui-elsewhere-about = Ein Spiel kann immer nur in einem Tab offen sein. Es geht nichts verloren.
ui-elsewhere-here = Hier weiterspielen
ui-solo-people = Personen an diesem Bildschirm
ui-solo-fewer = Eine Person weniger
ui-solo-more = Eine Person mehr
ui-solo-person = Spieler { $number }
ui-solo-pass = Gib den Bildschirm weiter an { $name }
ui-solo-ready = Ich bin { $name }

# Replays

ui-replay-title = Ein Spiel noch einmal ansehen
ui-replay-which = Welches Spiel?
ui-replay-which-about = Wähle eine gespeicherte Aufzeichnung oder zieh sie auf diese Seite.
ui-replay-file = Aufzeichnung öffnen
ui-replay-not-there = Von diesem Spiel gibt es keine Aufzeichnung, oder sie ist dir nicht zugänglich.
ui-replay-unreadable = Das ist keine Aufzeichnung, die sich abspielen lässt.
ui-replay-eyes = Gesehen von
ui-replay-all = Alle Karten offen
ui-replay-link = Link zu diesem Zug
ui-replay-fork = Von hier weiterspielen
ui-replay-controls = Züge
ui-replay-moves = Alle Züge
ui-replay-move = Zug
ui-replay-first = Zum Anfang
ui-replay-back = Ein Zug zurück
ui-replay-run = Abspielen
ui-replay-stop = Anhalten
ui-replay-next = Ein Zug weiter
ui-replay-last = Zum Ende
ui-review = Analyse des Kapitäns
ui-review-close = Zurück zu den Zügen
ui-review-failed = Der Kapitän kann dieses Spiel nicht lesen.
ui-review-thinking = Der Kapitän denkt nach …
ui-review-look = Zug { $move } ansehen

# First steps

ui-learn-none = Für dieses Spiel gibt es noch keine ersten Schritte
ui-learn-progress = Fortschritt
ui-learn-leave = Verlassen
ui-learn-told = Erste Schritte
ui-learn-next = Weiter
ui-learn-watch = Jetzt schau den anderen zu …
ui-learn-rest = Jetzt sieh, wie es ausgeht …
ui-learn-skip = Zum Ende
ui-learn-missed = Noch nicht: Tu, was im Text steht; es lohnt sich.
ui-learn-done = Mehr brauchst du nicht. Jetzt spiel, und schlag den Rest nach, wenn du ihn brauchst.
ui-play-table = Der Tisch
ui-play-broken = Der Tisch lässt sich gerade nicht zeichnen. Über die Liste der Möglichkeiten geht es weiter.
