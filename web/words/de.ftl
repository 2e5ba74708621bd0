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
ui-land-friends = Mit Freunden
ui-land-learn = Erste Schritte
ui-land-rules = Regeln
ui-land-resume = Deine Partie wartet noch auf dem Tisch:
ui-game-rum = RUM
ui-game-rum-pitch = Ein Wrack, ein Strand und viel zu viele Flaschen. Sammle die Farben, die dir niemand mehr abnimmt.
ui-game-rum-facts = 2–4 Spieler · 20 Minuten
ui-game-port-royal = Port Royal
ui-game-port-royal-pitch = Noch eine Karte? Der Hafen füllt sich mit Schiffen und Münzen, bis du dein Glück überreizt.
ui-game-port-royal-facts = 2–5 Spieler · 30 Minuten
ui-game-jolly-roger = Jolly Roger
ui-game-jolly-roger-pitch = Zehn Reisen, ein Schiff, keine Freunde: Greif an, teile die Beute und meutere gegen den Kapitän.
ui-game-jolly-roger-facts = 3–10 Spieler · 60 Minuten

# Settings

ui-settings-language = Sprache
ui-settings-title = Einstellungen
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
ui-settings-patterns = Muster zusätzlich zu Farben
ui-settings-patterns-about = Für alle, die manche Farben schwer unterscheiden.
ui-settings-sound = Töne
ui-settings-sound-about = Eine Glocke, wenn du am Zug bist, und ein paar andere Töne.
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
ui-watch-by-link = Wer den Link hat
ui-watch-by-link-about = Der Tisch steht nicht in der Liste; wer den Link hat, kommt herein.
ui-watch-public = Alle
ui-watch-public-about = Der Tisch steht in der Liste offener Tische; jeder kann sich setzen oder zuschauen.
ui-watch-off = Niemand
ui-watch-off-about = Nur wer am Tisch sitzt, sieht ihn.

# Options of the games: what can be chosen before a match

ui-option-port-royal-ending = Die letzte Runde
ui-option-port-royal-ending-book = Nach Anleitung
ui-option-port-royal-ending-book-about = Geht, bis der rechte Nachbar des aktiven Spielers am Zug war.
ui-option-port-royal-ending-equal = Gleich viele Züge
ui-option-port-royal-ending-equal-about = Geht, bis alle gleich oft am Zug waren.
ui-option-port-royal-ending-advice = Nach Anleitung gewinnt öfter, wer früher am Zug ist: zu fünft die
    erste Person 24 % der Spiele, die letzte 15 %. Zu viert und zu fünft empfehlen wir gleich viele
    Züge.
ui-option-port-royal-variant = Um zu gewinnen
ui-option-port-royal-variant-none = Punkte genügen
ui-option-port-royal-variant-expedition = Eine Expedition ist nötig
ui-option-jolly-roger-edition = Welche Anleitung
ui-option-jolly-roger-edition-en = Die englische
ui-option-jolly-roger-edition-pl = Die polnische
ui-option-jolly-roger-edition-de = Die deutsche
ui-option-jolly-roger-prizes = Beute
ui-option-jolly-roger-prizes-open = Offen
ui-option-jolly-roger-prizes-open-about = Alle sehen sie, bis sie vergraben werden.
ui-option-jolly-roger-prizes-hidden = Versteckt
ui-option-jolly-roger-prizes-hidden-about = Nur wer sie besitzt, darf sie ansehen.
ui-option-jolly-roger-captains-gold = Wenn der Kapitän im Hafen eine Beutekarte ablegt
ui-option-jolly-roger-captains-gold-own = Der Kapitän zieht
ui-option-jolly-roger-captains-gold-shared = Alle ziehen

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
ui-room-qr = Der Link als QR-Code

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
ui-play-no-more = Von mir nichts mehr
ui-play-wait = Moment (+15 s)
ui-play-change = Ändern
ui-play-own = Ein eigener Zug
ui-play-rule = Regel { $rule }
ui-play-may = Du darfst handeln, aber niemand wartet auf dich.
ui-play-paused = Das Spiel ist unterbrochen.
ui-play-composed = Weiteres stellst du auf dem Tisch selbst zusammen.
ui-play-no-choices = Gerade hast du keine Wahl zu treffen.
ui-time-of = Verbleibende Zeit: { $name }
ui-time-left = Zeit zum Antworten
ui-seat-reconnecting = verbindet sich neu …
ui-seat-away = abwesend, ein Bot spielt
ui-seat-out-of-time = Zeit abgelaufen, ein Bot spielt
ui-seat-resigned = aufgegeben, ein Bot spielt

# Talk

ui-chat = Chat
ui-chat-empty = Noch hat niemand etwas gesagt.
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

ui-keys = Tasten
ui-keys-number = aus der Liste wählen
ui-keys-confirm = die Wahl bestätigen
ui-keys-change = etwas anderes wählen
ui-keys-hint = um einen Tipp bitten
ui-keys-choices = Liste der Möglichkeiten
ui-keys-log = Verlauf und Chat
ui-keys-tab = zum nächsten Element auf dem Tisch
ui-keys-help = diese Liste

# The end of a match

ui-end-vote = Die Spieler haben das Spiel beendet.
ui-end-resigned = Alle haben aufgegeben.
ui-end-again = Noch einmal
ui-end-again-waiting = Warten auf die anderen …
ui-end-replay = Noch einmal ansehen
ui-end-record = Aufzeichnung speichern
ui-end-record-failed = Die Aufzeichnung lässt sich gerade nicht laden.
ui-end-home = Zur Startseite

# Connection

ui-net-connecting = Verbinden …
ui-net-reconnecting = Neu verbinden …
ui-net-closed = Geschlossen
ui-net-offline = Du bist offline. Es geht weiter, sobald wieder eine Verbindung da ist.
ui-net-reconnecting-about = Der Server ist nicht erreichbar; neuer Versuch läuft. Nichts geht verloren.
ui-bye-no-spectators = An diesem Tisch darf niemand zuschauen.
ui-bye-full = An diesem Tisch ist kein Platz mehr.
ui-bye-kicked = Der Gastgeber hat dich gebeten, den Tisch zu verlassen.
ui-bye-closed = Dieser Tisch ist geschlossen.
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

ui-solo-name = Landratte
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
ui-learn-missed = Noch nicht: Tu, was im Text steht; es lohnt sich.
ui-learn-done = Mehr brauchst du nicht. Jetzt spiel, und schlag den Rest nach, wenn du ihn brauchst.
ui-play-table = Der Tisch
ui-play-broken = Der Tisch lässt sich gerade nicht zeichnen. Über die Liste der Möglichkeiten geht es weiter.

# Kinds of question, for standing orders

ui-question-call = Eine Meuterei anzetteln
ui-question-attack = Beim Angriff mitmachen
ui-question-mutiny = In der Meuterei Partei ergreifen
ui-question-specialists = Erster Offizier, Navigator, Scharfschütze
ui-question-carpenter-asks = Bitten des Zimmermanns

## rum

rum-ui-choice = Deine Wahl
rum-ui-turn = Karte umdrehen
rum-ui-play-set = Dieses Set spielen
rum-ui-give-back = Diese Karten zurück
rum-ui-clear = Leeren
rum-ui-sets = { $count ->
    [one] { $count } Set spielbar
   *[other] { $count } Sets spielbar
}
rum-ui-set-of = Set { $at } von { $count }
rum-ui-set-next = Nächstes Set auslegen
rum-ui-set-before = Voriges Set auslegen

rum-ui-learn-collection = Ahoi! Es gibt sieben Sammelkarten, eine für jede Farbe Rum, und alle
    beginnen bei 1. Gewinne sie: Die Werte deiner Karten sind deine Punkte.
rum-ui-learn-ends = Am Strand liegen drei Karten. Jede Rumkarte hat an einem Ende eine Flasche und
    am anderen zwei einer anderen Farbe. Am Strand zählt immer die einzelne.
rum-ui-learn-draw = In deinem Zug tust du genau eines: eine Karte ziehen oder ein Set spielen. Nimm
    zuerst die Karte mit der roten Flasche vom ersten Platz am Strand.
rum-ui-learn-filled = Die Karte ist auf deiner Hand. Eine Karte aus dem Wrack hat ihren Platz
    eingenommen, verdeckt: Niemand kennt sie. Jetzt schau, was Calico tut.
rum-ui-learn-won = Calico hat eine Karte mit zwei grünen Flaschen oben ausgelegt. Zwei sind mehr als
    1; also bekommt Calico die grüne Sammelkarte, und sie zeigt jetzt 2.
rum-ui-learn-set = Jetzt du! Lege deine Karte mit den zwei orangen Flaschen aus; liegen sie nicht
    oben, dreh die Karte um. Die orange Flasche am Strand zählt mit: zusammen drei. Dann spiel das
    Set.
rum-ui-learn-wreck = Die orange Sammelkarte gehört dir und zeigt 3: drei Punkte. Die gespielte Karte
    ist wieder im Wrack, und Calico hat gezogen. Zieh auch du eine Karte aus dem Wrack.
rum-ui-learn-last = Noch eine rote Flasche: Jetzt hast du zwei. Nimm die Karte vom dritten Platz am
    Strand. Dann liegen dort alle drei verdeckt, und etwas geschieht …
rum-ui-learn-wave = Eine Welle! Liegen am Ende eines Zuges drei verdeckte Karten am Strand, werden
    alle aufgedeckt. Und sieh da: die dritte rote Flasche.
rum-ui-learn-parrot = Calico hat den Papagei gezogen. Er schickt so viele Karten ins Wrack zurück,
    wie die Uhr sagt; dann rückt die Uhr vor. Zeigt sie 8, ist die Partie zu Ende.
rum-ui-learn-trio = Alle drei einzelnen Flaschen einer Farbe sind ein Rum-Trio. Es gewinnt die
    Sammelkarte, egal was sie zeigt, und erhöht sie um 2. Lege deine beiden Karten mit der roten
    Flasche nach oben aus; die dritte liegt am Strand.
rum-ui-learn-steal = Was andere haben, kann dir gehören. Calicos grüne Karte zeigt 2; du hast zwei
    grüne Flaschen, und eine liegt am Strand. Lege deine zwei aus und hol sie dir!
rum-ui-learn-end = Neun Punkte! Zu zweit endet die Partie, sobald jemand 21 hat oder die Uhr 8
    zeigt; es gewinnt, wer die meisten Punkte hat. Und pass auf: Was du erobert hast, kann dir
    wieder genommen werden. Gute Fahrt!

## port-royal

port-royal-ui-waiting = { $seat } ist am Zug.
port-royal-ui-taking = nimmt Karten
port-royal-ui-ships = Schiffe im Hafen
port-royal-ui-quay = Leute auf dem Kai
port-royal-ui-others = Die anderen
port-royal-ui-nobody = Auf dem Kai wartet niemand.
port-royal-ui-no-expedition = Noch kein Expeditionsaufruf liegt aus.
port-royal-ui-berth-empty = Freier Liegeplatz: { $ship }
port-royal-ui-fulfil = Expedition losschicken
port-royal-ui-fulfil-who = Wer geht mit?
port-royal-ui-fulfil-go = Losschicken
port-royal-ui-fulfil-not = Jetzt nicht
port-royal-ui-banner-bust = Hafen verloren!
port-royal-ui-banner-tax = Steuererhöhung
port-royal-ui-banner-last-lap = Letzte Runde!
port-royal-ui-banner-reshuffled = Neuer Stapel

# First steps.
port-royal-ui-learn-goal = Hat jemand zwölf Einflusspunkte, ist das Ende in Sicht: Das sind die
    kleinen roten Schilde auf Personen und Expeditionsaufrufen. Du beginnst mit drei Münzen, und
    noch arbeitet niemand für dich.
port-royal-ui-learn-harbour = In deinem Zug deckst du Karten auf, eine nach der anderen. Die erste
    deckt sich von selbst auf: eine grüne Barke. Das Schild unter einem Schiff zeigt seine Säbel und
    die Münzen, die es bringt.
port-royal-ui-learn-draw = Schiffe verschiedener Farben dürfen nebeneinander liegen. Noch ist es nur
    eins, also ist die nächste Karte kaum gefährlich. Deck auf!
port-royal-ui-learn-stop = Ein Matrose auf dem Kai, für drei Münzen: genau so viele hast du. Hör
    jetzt auf, bevor etwas schiefgeht.
port-royal-ui-learn-hire = Wer rechtzeitig aufhört, darf eine Karte nehmen: ein Schiff für seine
    Münzen oder jemanden für seinen Preis. Wähl den Matrosen. Sein Säbel wird nützlich sein.
port-royal-ui-learn-others = Danach dürfen auch die anderen je eine Karte nehmen, zahlen dir dafür
    aber eine Münze. Calico hat die Barke genommen, und du hast eine Münze bekommen. Münzen sind
    verdeckte Karten; niemand weiß, was darauf ist.
port-royal-ui-learn-bust = Calico hat einmal zu oft aufgedeckt: eine zweite blaue Fleute. Zwei
    Schiffe einer Farbe, und der Hafen ist verloren, für alle. Jetzt bist du dran, und da liegt
    schon eine reiche gelbe Pinasse: vier Münzen!
port-royal-ui-learn-risk = Der Balken zeigt, wie wahrscheinlich die nächste Karte ein zweites Schiff
    einer Farbe ist, die schon im Hafen liegt. Das Risiko ist klein. Versuch noch eine Karte.
port-royal-ui-learn-repel = Ein zweites gelbes Schiff! Es würde dich den Hafen kosten, hat aber nur
    einen Säbel, und den hat dein Matrose auch. Wehr es ab.
port-royal-ui-learn-again = Weg ist es. Säbel werden nicht verbraucht, dein Matrose kann das also
    wieder tun. Noch eine Karte?
port-royal-ui-learn-expedition = Ein Expeditionsaufruf: Wer im eigenen Zug zwei Kapitäne losschickt,
    bekommt dafür zwei Münzen und vier Punkte. Er bleibt liegen, bis es jemand tut.
port-royal-ui-learn-enough = Vier Münzen liegen für dich im Hafen. Setz sie jetzt nicht aufs Spiel:
    Hör auf.
port-royal-ui-learn-trade = Nimm die Pinasse: Sie segelt davon und lässt dir vier Münzen da. Mit
    Schiffen in vier Farben dürftest du zwei Karten nehmen, mit fünf sogar drei.
port-royal-ui-learn-end = Das ist das ganze Spiel: aufdecken, rechtzeitig aufhören und die Münzen
    gut anlegen. Bei zwölf Punkten beginnt die letzte Runde; wer danach die meisten Punkte hat,
    gewinnt. Gute Fahrt!

## jolly-roger

jolly-roger-ui-hidden-prize = Verdeckte Beutekarte
jolly-roger-ui-buried-one = { $prize }, vergraben
jolly-roger-ui-asked = jetzt gefragt
jolly-roger-ui-stack = { $count ->
    [0] keine mehr da
   *[other] noch { $count }
}
jolly-roger-ui-enough = reicht
jolly-roger-ui-perhaps = reicht vielleicht
jolly-roger-ui-short = reicht nicht
jolly-roger-ui-open = reicht noch nicht
jolly-roger-ui-attack = Der Angriff
jolly-roger-ui-mutiny = Die Meuterei
jolly-roger-ui-ahead = vorn
jolly-roger-ui-counts-here = Hier zählen lassen
jolly-roger-ui-close = Schließen
jolly-roger-ui-not-now = Damit kannst du gerade nichts anfangen.
jolly-roger-ui-mine = Deine Karten
jolly-roger-ui-hand = Deine Crew
jolly-roger-ui-prizes = Deine Beutekarten
jolly-roger-ui-discard = { $count } von { $needed } ablegen
jolly-roger-ui-offers = Bestechungen
jolly-roger-ui-accept = Annehmen
jolly-roger-ui-refuse = Ablehnen
jolly-roger-ui-withdraw = Zurückziehen
jolly-roger-ui-offer-line = { $from } an { $to }:
jolly-roger-ui-offer-title = Bestechung anbieten
jolly-roger-ui-offer-whom = Wem?
jolly-roger-ui-offer-give = Was gibst du?
jolly-roger-ui-offer-want = Was willst du dafür?
jolly-roger-ui-offer-promises = Versprechen
jolly-roger-ui-offer-agreed = Angenommen: Ausgeführt wird es, sobald alle geantwortet haben.
jolly-roger-ui-words = { $count ->
    [one] { $count } gegebenes Versprechen
   *[other] { $count } gegebene Versprechen
}
jolly-roger-ui-word-broken = Nicht gehalten: { $promise }
jolly-roger-ui-broken-count = Bisher nicht gehaltene Versprechen – { $name }: { $count }
jolly-roger-ui-offered = angeboten
jolly-roger-ui-promised = versprochen: { $count }
jolly-roger-ui-promise-add = Versprechen hinzufügen
jolly-roger-ui-promise-remove = Versprechen zurücknehmen: { $promise }
jolly-roger-ui-promise-by = Wer verspricht?
jolly-roger-ui-promise-mine = Du versprichst
jolly-roger-ui-promise-theirs = { $name } verspricht
jolly-roger-ui-promise-what = Was wird versprochen?
jolly-roger-ui-promise-count = Wie viele?
jolly-roger-ui-promise-fewer = Eine Karte weniger
jolly-roger-ui-promise-more = Eine Karte mehr
jolly-roger-ui-promise-due = Bis wann?
jolly-roger-ui-due-this-round = noch in dieser Runde
jolly-roger-ui-due-next-round = bis zum Ende der nächsten Runde
jolly-roger-ui-due-game-end = bis zum Spielende
jolly-roger-ui-pledge-play = Crew-Karten auszuspielen
jolly-roger-ui-pledge-crew = Crew-Karten für später
jolly-roger-ui-pledge-prizes = Beutekarten für später
jolly-roger-ui-show-title = Beute zeigen
jolly-roger-ui-show-note = Gezeigte Beute bleibt verdeckt: Nur wer sie jetzt sieht, kennt sie.
jolly-roger-ui-show-which = Welche Beutekarten?
jolly-roger-ui-show-whom = Wem?
jolly-roger-ui-show-everyone = Allen
jolly-roger-ui-rail-stern = Am Heck
jolly-roger-ui-rail-upper = An der Reling
jolly-roger-ui-rail-bow = Am Bug
jolly-roger-ui-rail-mine = Dein Platz
jolly-roger-ui-share-how = Zieh eine Beutekarte zu einem Piraten, oder wähle erst die Karte und dann den Piraten.
jolly-roger-ui-offers-others = { $count ->
    [one] { $count } Angebot zwischen anderen
   *[other] { $count } Angebote zwischen anderen
}
jolly-roger-ui-ask-appoint = Klicke an, wen du zum Quartiermeister ernennst.
jolly-roger-ui-ask-empty-hand = Ziehe eine Crew-Karte oder verzichte.
jolly-roger-ui-ask-call = Klicke eine Crew-Karte an, um mit ihr zu meutern, oder lass es gut sein.
jolly-roger-ui-ask-voyage = Klicke das Ziel der Reise an.
jolly-roger-ui-ask-first-card = Klicke die Crew-Karte an, die den Angriff eröffnet.
jolly-roger-ui-ask-attack = Klicke Crew-Karten an, um sie beizutragen, oder passe.
jolly-roger-ui-ask-all-skills = Bestimme, als welche Fertigkeit die Karte zählt.
jolly-roger-ui-ask-pick = Klicke die Beutekarte an, die du nimmst.
jolly-roger-ui-ask-give = Klicke eine Beutekarte an und dann, wer sie bekommt, oder ziehe sie dorthin.
jolly-roger-ui-ask-hand-limit = Klicke die Crew-Karten an, die du ablegst, und bestätige.
jolly-roger-ui-ask-traitor = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jolly-roger-ui-ask-lookout = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jolly-roger-ui-ask-old-sailor = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jolly-roger-ui-ask-specialists = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jolly-roger-ui-ask-cook = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jolly-roger-ui-ask-carpenter = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jolly-roger-ui-ask-boatswain = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jolly-roger-ui-ask-smart-kid = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jolly-roger-ui-ask-carpenter-asks = Klicke eine deiner Beutekarten an, um sie zu geben, oder gib nichts.
jolly-roger-ui-ask-carpenter-takes = Klicke die Beutekarte an, die du nimmst.
jolly-roger-ui-ask-exchange = Klicke eine Beutekarte an, um sie für eine Crew-Karte abzulegen, oder behalte alle.
jolly-roger-ui-ask-ransom = Klicke Gefangene oder Juwelen an, um sie einzutauschen, oder schließe ab.
jolly-roger-ui-ask-guard = Biete jemandem eine Bestechung dafür, an deiner Stelle Wache zu halten, oder bleib.
jolly-roger-ui-ask-bury = Klicke die Beutekarten an, die du vergräbst, und schließe dann ab.
jolly-roger-ui-ask-punish = Befiehl eine Bestrafung, oder verzichte darauf.
jolly-roger-ui-ask-victim = Klicke an, wer bestraft wird.
jolly-roger-ui-ask-mutiny = Klicke eine Crew-Karte an, um sie für eine Seite zu spielen, oder passe.
jolly-roger-ui-ask-forced = Klicke die Crew-Karte an, die du spielst.
jolly-roger-ui-learn-crew = Willkommen an Bord, Käpt’n! Das ist deine Crew. Die Zahl sagt, wie viel eine Karte bei einem Angriff hilft:
    mit Navigation, mit Kanonen oder mit Säbeln. Die Köpfe unten sind die Crewmitglieder; sie zählen bei einer Meuterei.
jolly-roger-ui-learn-appoint = Jede Runde beginnt mit der Ernennung eines Quartiermeisters; er führt den Angriff und verteilt die Beute.
    Du selbst kannst es nicht sein. Ernenne Calico: Klicke auf den Platz an der Reling und bestätige.
jolly-roger-ui-learn-calls = Nach jeder deiner Entscheidungen werden die anderen geheim gefragt, ob sie eine Meuterei anzetteln.
    Erst wenn alle Siegel gebrochen sind, zählen die Antworten. Diesmal waren alle zufrieden.
jolly-roger-ui-learn-sail = Wähle nun das Ziel der Reise. Die Rückseiten der Zielkarten verraten, was ein Angriff mindestens und höchstens braucht.
    Ein Handelsschiff verlangt viel Navigation und sonst wenig. Nimm Kurs darauf.
jolly-roger-ui-learn-lookout = Niemand meutert. Eine deiner Karten leuchtet: eine besondere Karte, deren Zeit gekommen ist.
    Dein Ausguck deckt die Zielkarte auf, bevor Crew-Karten gespielt werden. Klicke ihn an.
jolly-roger-ui-learn-needs = Alle anderen hätten den Ausguck mit einem Verräter wirkungslos machen können; niemand tat es. Die Zielkarte liegt offen:
    Navigation 3, Kanonen 1 und Säbel 2 sind nötig, und vier Beutekarten winken. Calico spielt als Quartiermeister die erste Karte.
jolly-roger-ui-learn-add = Jetzt dürfen alle Crew-Karten beitragen, in beliebiger Reihenfolge und so oft sie wollen. An Navigation fehlt es noch:
    Trage deine Navigation 3 bei.
jolly-roger-ui-learn-sealed = Mary und Calico haben den Rest gelegt, und Calico hat den Angriff beendet. Erster Offizier, Navigator und
    Scharfschütze könnten noch die Anforderungen ändern. Du hast keinen davon: Spiele nichts.
jolly-roger-ui-learn-won = Der Angriff gelingt, und die Beute liegt offen. Gold zählt seine Zahl; Rum entscheidet nur bei Gleichstand;
    Juwelen und Gefangene tauscht man im Piratenhafen ein.
jolly-roger-ui-learn-cook = Bevor der Kapitän wählt, könnte jemand einen Smutje spielen und zuerst wählen. Du hast keinen: Spiele nichts.
jolly-roger-ui-learn-pick = Du wählst zuerst. Nimm das Gold 3; den Rest verteilt Calico, jedem eine Karte.
jolly-roger-ui-learn-carpenter = Nach dem Verteilen darf ein Zimmermann alle um eine Beutekarte bitten. Du hast keinen: Spiele nichts.
jolly-roger-ui-learn-punish = Die Reise ist vorbei. Du kannst eine Bestrafung befehlen: Der Quartiermeister bestimmt, wer eine zufällige
    Crew-Karte verliert. Sei gnädig und bestrafe niemanden.
jolly-roger-ui-learn-mutiny = So viel zur Gnade: Mary zettelt eine Meuterei an! Alle dürfen Crew-Karten für dich oder gegen dich spielen, und nur die
    Crewmitglieder zählen. Wer verliert, gibt alle nicht vergrabenen Beutekarten ab. Du hast 1 für deinen Hut, Mary hat 5.
jolly-roger-ui-learn-join = Wehr dich: Spiele die Kanonen mit vier Crewmitgliedern für den Kapitän.
jolly-roger-ui-learn-tie = Mary hat auf ihrer Seite fünf weitere gelegt. Bei Gleichstand gewinnt der Kapitän: Spiele die Kanonen mit
    fünf Crewmitgliedern.
jolly-roger-ui-learn-pass = Calico steht mit der Quartiermeister-Karte zu dir, und die anderen passen. Du liegst vorn: Passe auch.
jolly-roger-ui-learn-end = Die Meuterei ist niedergeschlagen, du bleibst Kapitän, und Marys Beute wird verteilt. Bestich andere mit Karten
    und Versprechen, vergrabe deine Beute auf der Schatzinsel, wo keine Meuterei sie erreicht, und sei nach zehn Reisen am reichsten.
    Gute Fahrt!
