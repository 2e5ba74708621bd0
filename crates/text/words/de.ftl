### Shared words, German. 'du'; comments on single keys stand in en.ftl.

## Refusals that are not a rule of a game

refused-over = Die Partie ist schon zu Ende.
refused-closed = Zu spät: Das ist schon entschieden.
refused-blocked = Noch nicht: Zuerst muss etwas anderes entschieden werden.
refused-not-asked = Du bist gerade nicht gefragt.
refused-overtaken = Inzwischen ist etwas geschehen. Schau noch einmal hin und entscheide dann.
refused-late = Zu spät: Die Zeit, auf diese Karte zu antworten, ist um.
refused-malformed = Das ist keine bekannte Aktion.
refused-illegal = Die Regeln erlauben das nicht.
refused-held = Deine Antwort ist da: Sie wird sichtbar, wenn die Zeit um ist.
refused-paused = Die Partie ist unterbrochen.
refused-wrong-stage = Das geht gerade nicht.
refused-not-seated = Das können nur die, die am Tisch sitzen.
refused-not-host = Das kann nur der Gastgeber des Tisches.
refused-seat-taken = Dieser Platz ist besetzt.
refused-no-such-seat = Auf diesem Platz sitzt niemand.
refused-seats-empty = Einige Plätze sind noch frei.
refused-no-such-level = Einen solchen Bot gibt es nicht.
refused-text-length = Dieser Text ist leer oder zu lang.
refused-too-fast = Nicht so schnell: Warte einen Augenblick.
refused-forgotten = Das kam zu spät, um ausgeführt zu werden.
refused-read-only = Die Festplatte des Servers ist voll. Bis wieder Platz ist, lässt sich nichts
    ändern.
refused-too-many = Für mehr ist kein Platz.
refused-no-hints = Tipps gibt es nur für die, die allein gegen Bots spielen.
refused-no-undo = Züge lassen sich nur zurücknehmen, wenn man allein gegen Bots spielt.
refused-no-undo-nothing = Es gibt keinen eigenen Zug, der sich zurücknehmen ließe.
refused-no-undo-others = Inzwischen hat jemand anderes gezogen: Zurücknehmen geht nicht mehr.
refused-no-undo-chance = Es wurden Karten gezogen, darum lässt sich das nicht zurücknehmen.
refused-no-undo-secret = Dabei wurde Verdecktes sichtbar, darum lässt sich das nicht zurücknehmen.

## Lists

list-comma = { $list }, { $item }
list-and = { $list } und { $item }
list-nothing = –

## Seats

seat-number = Platz { $number }
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

ui-level-random = Zufall
ui-level-deckhand = Matrose
ui-level-bosun = Bootsmann
ui-level-captain = Kapitän
ui-level-random-about = spielt irgendeinen erlaubten Zug
ui-level-deckhand-about = kennt die Regeln und nimmt, was naheliegt
ui-level-bosun-about = spielt nach Faustregeln und kann sagen, warum
ui-level-captain-about = denkt voraus

## Reasons of bots that hold in every game

bot-advice-only = Etwas anderes ist nicht möglich.
# $known says whether the next best choice was looked at: both or one.
bot-advice-wins = { $known ->
    [both] Damit gewinnt man etwa { $wins } von 100 Partien, mit dem zweitbesten Zug etwa { $next }.
   *[only] Damit gewinnt man etwa { $wins } von 100 Partien.
}

## The table

ui-title = Tortuga
ui-tagline = Piraten-Kartenspiele für Menschen und Bots
ui-language = Deutsch
ui-table-title = { $game }, { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}
ui-seats = Am Tisch
ui-seat = Platz
ui-you = du
ui-seat-remark = { $name } ({ $remark })
ui-hand = Deine Hand
ui-hand-of = Hand: { $seat }
ui-hand-empty = keine Karten
ui-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ui-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ui-watching = Du schaust bei dieser Partie zu.
ui-too-small = Das Fenster ist zu klein: { $width } × { $height } Zeichen sind nötig.

## Whose turn it is

ui-turn = { $seat-is ->
    [me] Du bist am Zug
   *[other] { $seat } überlegt …
}
ui-turn-number = Zug { $number }
ui-waiting = { $seats-is ->
    [me] Deine Antwort fehlt noch
    [us] Deine Antwort fehlt noch, außerdem: { $seats-rest }
   *[other] Noch ohne Antwort: { $seats }
}
ui-waiting-count = { $count ->
    [one] Es fehlt noch { $count } Antwort
   *[other] Es fehlen noch { $count } Antworten
}

## Choosing

ui-choose = Was tust du?
ui-silent = Nichts sagen und warten
ui-list-back = Zurück zur vorigen Liste
ui-choices = Zur Auswahl
ui-choices-count = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
ui-choices-more = { $count ->
    [one] … und { $count } weitere
   *[other] … und { $count } weitere
}
ui-type-more = mit m siehst du alle
ui-choices-composed = Das sind Vorschläge; du kannst auch eine eigene Aktion eintippen.
ui-prompt = Dein Zug:
ui-type = Tippe eine Nummer aus der Liste oder eine Aktion ein.
ui-type-up-to = Tippe eine Nummer von 1 bis { $last } oder eine Aktion ein.
ui-unknown = „{ $input }“ ist weder eine Nummer aus der Liste noch eine Aktion. Hilfe: ? eintippen.
ui-notation-part = „{ $part }“ ist in dieser Aktion nicht lesbar.
ui-notation-card = Es gibt keine Karte namens „{ $card }“.
ui-number-range = Eine Möglichkeit { $number } gibt es nicht; die Liste geht von 1 bis { $last }.
ui-illegal = Das ist nicht erlaubt. { $why } (Regel { $rule })
ui-illegal-no-rule = Das geht nicht. { $why }
ui-rule-says = Regel { $rule }: { $text }
ui-type-rule = Mit r liest du diese Regel.
ui-press-rule = Mit r liest du diese Regel.
ui-played = Du spielst: { $action }

## Hints

ui-hint-button = Tipp
ui-hint = Tipp: { $action }
ui-hint-because = Tipp: { $action } – { $reason }
ui-hint-none = Gerade gibt es nichts zu raten.
ui-hint-thinking = Lass mich überlegen …

## What happened

ui-log = Spielverlauf
ui-log-empty = Noch nichts.
ui-log-earlier = { $count ->
    [one] … { $count } frühere Zeile
   *[other] … { $count } frühere Zeilen
}

## Keys and help

ui-press-help = Hilfe gibt es mit ?.
ui-type-help = Tippe ? ein, um die Hilfe zu sehen.
ui-press-any = Weiter mit einer beliebigen Taste.
ui-press-enter = Weiter mit der Eingabetaste.
ui-key-select = auswählen
ui-key-play = spielen
ui-key-compose = aus der Hand
ui-key-mark = drehen
ui-key-clear = leeren
ui-key-type = tippen
ui-key-skip = weiter
ui-key-speak = eingreifen
ui-key-log = Verlauf
ui-key-result = Ergebnis
ui-key-hint = Tipp
ui-key-rules = Regeln
ui-key-scroll = blättern
ui-key-help = Hilfe
ui-key-back = zurück
ui-key-quit = beenden
ui-help-title = Hilfe
ui-help-intro = Wähle eine der Aktionen aus der Liste. Verbietet eine Regel, was du versuchst,
    erfährst du, welche es ist, und es passiert nichts.
ui-compose-help = Dreh Karten mit ihren Buchstaben oder der Leertaste; Enter spielt sie, Esc führt zurück.
ui-compose-about = Eine eigene Aktion: Drück c, dann dreh jede Karte mit ihrem Buchstaben oder der
    Leertaste. Darunter siehst du, was sie bewirken würde oder welche Regel sie verbietet.
ui-help-select = durch die Möglichkeiten gehen
ui-help-number = eine Möglichkeit nach ihrer Nummer wählen
ui-help-key = eine Möglichkeit mit ihrer Taste auswählen; dieselbe Taste noch einmal spielt sie
ui-help-compose = aus der Hand eine eigene Aktion zusammenstellen
ui-help-panel = zum nächsten Bereich: Möglichkeiten, Hand, Verlauf
ui-help-more = alle Möglichkeiten zeigen
ui-help-play = die ausgewählte Möglichkeit spielen
ui-help-action = eine Aktion so eintippen, wie sie im Spielprotokoll steht
ui-help-hint = einen Bot fragen, was er tun würde und warum
ui-help-no-more = in diesem Angriff oder dieser Meuterei nichts mehr von mir (an einem Tisch auf dem Server)
ui-help-wait = um fünfzehn Sekunden mehr bitten (an einem Tisch auf dem Server)
ui-help-rules = die Regeln lesen
ui-help-rule = eine Regel nach ihrem Kürzel lesen
ui-help-table = den Tisch noch einmal zeigen
ui-help-log = den bisherigen Spielverlauf zeigen
ui-help-scroll = durch den Spielverlauf blättern
ui-help-speak = außer der Reihe handeln, wo die Regeln es erlauben
ui-help-help = diese Hilfe zeigen
ui-help-back = diese Seite schließen
ui-help-quit = die Partie speichern und beenden

## Saving and leaving

ui-saved = Partie gespeichert in { $file }.
ui-save-failed = Die Partie lässt sich nicht in { $file } speichern: { $problem }
ui-saved-nothing = Es wurde kein Zug gemacht, also auch nichts gespeichert.
ui-input-ended = Die Eingabe ist zu Ende.
ui-stopped = Das Spiel wurde unterbrochen.
ui-plain-note = das ist kein Terminal, also wird Zeile für Zeile gespielt (wie mit --plain)
ui-resume-with = So geht es später weiter: { $command }
ui-resumed = { $moves ->
    [one] Partie aus { $file } fortgesetzt, nach { $moves } Zug.
   *[other] Partie aus { $file } fortgesetzt, nach { $moves } Zügen.
}
ui-forked = Du spielst ab Zug { $number } von { $file } weiter. Dein Platz: { $name }.
ui-resume-over = Die Partie in { $file } ist schon zu Ende.
ui-record-todays-rules = Gespielt nach Regelversion { $played }, nachgespielt nach den heutigen Regeln, Version { $here }.
ui-record-notation = Gespielt nach Regelversion { $played }. Nach den heutigen Regeln, Version { $here }, wäre die Partie anders verlaufen: hier sind ihre Notation und ihr Ergebnis.
ui-record-goes-on = Die Partie in { $file } wurde nach Regelversion { $played } gespielt, dieses Programm spielt nach Version { $here }: Eine Partie geht nur nach den Regeln weiter, mit denen sie begonnen hat.
ui-quit-ask = Partie beenden? Sie wird gespeichert.
ui-quit-keys = { ui-yes-key } = { ui-yes }, { ui-no-key } = { ui-no }
ui-yes = ja
ui-no = nein
ui-yes-key = j
ui-no-key = n
ui-goodbye = Allzeit gute Fahrt!

## The end

ui-over = Die Partie ist zu Ende
ui-winners = { $seats-is ->
    [me] Du gewinnst!
    [us] Du teilst dir den Sieg mit { $seats-rest }.
   *[other] { $seats-n ->
        [1] { $seats } gewinnt.
       *[other] { $seats } teilen sich den Sieg.
    }
}
ui-standing = Endstand
ui-standing-place = Rang
ui-standing-seat = Name
ui-standing-points = Punkte

## The deal

ui-commitment = Die Kartenverteilung steht fest: { $hash }
ui-commitment-about = Alles, was der Zufall in dieser Partie tut, kommt aus einem geheimen
    Startwert. Sein SHA-256-Hash wird vor dem ersten Zug gezeigt, der Startwert selbst nach dem
    letzten; so lässt sich nachprüfen, dass unterwegs nichts geändert wurde.
ui-seed = Der Startwert war { $seed }
ui-seed-about = Sein SHA-256-Hash ist der, der am Anfang gezeigt wurde.
ui-seed-chosen = Den Startwert hast du selbst gewählt: { $seed }

## The rules page

ui-rules-title = Regeln von { $game }
ui-rules-about = In eigenen Worten. Wird ein Zug abgelehnt, steht dabei das Kürzel der Regel.
ui-rules-none = Eine Regel { $rule } gibt es nicht.
ui-rules-ours = unsere Auslegung
ui-rules-ours-about = Die Anleitung schweigt hier oder ist unklar; so spielen wir es.
ui-rules-editions-about = [en] [pl] [de]: Hier unterscheiden sich die englische, polnische und deutsche Anleitung;
    die Option „edition“ bestimmt, welche gilt.
ui-rules-book = nach der Anleitung
ui-rules-edition-all = alle Ausgaben
ui-rules-edition-en = englische Ausgabe
ui-rules-edition-pl = polnische Ausgabe
ui-rules-edition-de = deutsche Ausgabe
ui-rules-edition-other = andere Ausgaben
ui-rules-unofficial = Dies ist eine unabhängige, inoffizielle Umsetzung mit eigenem Wortlaut. Das
    Spiel gehört seinen Autoren und Verlagen. Wenn es dir gefällt, kauf es!

## A game looked at again

ui-review-curves = Gewinnchancen, wie sie jeder Spieler kennen konnte:
ui-review-costliest = Die teuersten Entscheidungen:
ui-review-all = Alle Entscheidungen:
ui-review-nothing = Keine Entscheidung hat etwas gekostet, das der Rede wert wäre.
ui-review-chances = Gewinnchance { $played } %; die beste Wahl hatte { $best } %.
ui-review-same = Gewinnchance { $best } %: Der Kapitän hätte genauso gespielt.
ui-review-captain = Der Kapitän: { $action }
ui-review-silence = nichts sagen
ui-review-note = Jede Entscheidung wurde in Gedanken { $times }-mal durchgespielt. Die Zahlen sind
    Schätzungen; ein paar Prozent mehr oder weniger besagen nichts.

## At a server's table

ui-join-seats = Am Tisch: { $seats }.
ui-join-empty = ein freier Platz
ui-join-waiting = Du hast einen Platz. Das Spiel beginnt, sobald der Gastgeber es startet; Strg-C beendet das Warten.
ui-join-full = An diesem Tisch ist kein Platz mehr für dich frei.
ui-join-crowded = An diesem Tisch sind schon zu viele Leute.
ui-join-kicked = Der Gastgeber hat dich gebeten, den Tisch zu verlassen.
ui-join-cleared = Der Gastgeber hat alle hinausgebeten, die keinen Platz haben.
ui-join-closed = Der Tisch wurde geschlossen.
ui-join-no-table = Diesen Tisch gibt es nicht, oder er ist dir nicht zugänglich. Bitte um einen neuen Link.
ui-join-used = Dieser Link wurde schon benutzt. Bitte den Gastgeber um einen neuen.
ui-join-refused = Du konntest diesem Tisch nicht beitreten.
ui-join-lost = Die Verbindung ist abgerissen; neuer Versuch …
ui-join-found = Wieder verbunden.
ui-no-clock = In diesem Spiel gibt es keine Uhr.
ui-join-more = Du wirst wieder gefragt.
ui-join-no-more = Der Tisch passt für dich, bis das vorbei ist. Gib es noch einmal ein, um es zurückzunehmen.
ui-join-waits = Alle haben fünfzehn Sekunden mehr.
ui-join-no-answer = Der Server hat noch nicht geantwortet. Warte einen Moment und sieh dir den Tisch noch einmal an.
ui-join-said = { $name }: „{ $text }“
ui-join-kept = Dein Platz bleibt dir. Komm mit demselben Link zurück.
ui-moved-on = Das Spiel ist inzwischen weitergegangen; sieh noch einmal hin.

## The table of cards on the rules page

ui-cards-title = Karten
ui-cards-count = Anzahl
ui-card-alike = Karten wie diese
