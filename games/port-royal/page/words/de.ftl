### The web page's own words for this game, de. Same keys and gaps in all three files.

# Before a match

pr-page-pitch = Noch eine Karte? Der Hafen füllt sich mit Schiffen und Münzen, bis du dein Glück überreizt.
pr-page-goal = Decke Karten auf, hör rechtzeitig auf, heuere mit Münzen Personen an: Wer die meisten Einflusspunkte hat, gewinnt.
pr-option-ending = Die letzte Runde
pr-option-ending-book = Nach Anleitung
pr-option-ending-book-about = Geht, bis der rechte Nachbar des aktiven Spielers am Zug war.
pr-option-ending-equal = Gleich viele Züge
pr-option-ending-equal-about = Geht, bis alle gleich oft am Zug waren.
pr-option-ending-advice = Nach Anleitung gewinnt öfter, wer früher am Zug ist: zu fünft die
    erste Person 24 % der Spiele, die letzte 15 %. Zu viert und zu fünft empfehlen wir gleich viele
    Züge.
pr-option-variant = Um zu gewinnen
pr-option-variant-none = Punkte genügen
pr-option-variant-expedition = Eine Expedition ist nötig

# At the table

pr-page-ask-take = Wähl ein Schiff oder eine Person, oder nimm nichts.
pr-page-wait-take = { $seat } nimmt etwas aus dem Hafen oder nichts.
pr-page-waiting = { $seat } ist am Zug.
pr-page-taking = nimmt Karten
pr-page-ships = Schiffe im Hafen
pr-page-quay = Leute auf dem Kai
pr-page-others = Die anderen
pr-page-nobody = Auf dem Kai wartet niemand.
pr-page-no-expedition = Noch kein Expeditionsaufruf liegt aus.
pr-page-berth-empty = Freier Liegeplatz: { $ship }
pr-page-fulfil = Expedition losschicken
pr-page-fulfil-who = Wer geht mit?
pr-page-fulfil-go = Losschicken
pr-page-fulfil-not = Jetzt nicht
pr-page-banner-bust = Hafen verloren!
pr-page-banner-tax = Steuererhöhung
pr-page-banner-last-lap = Letzte Runde!
pr-page-banner-fulfilled = Expedition!

# First steps.
pr-page-learn-goal = Hat jemand zwölf Einflusspunkte, ist das Ende in Sicht: Das sind die
    kleinen roten Schilde auf Personen und Expeditionsaufrufen. Du beginnst mit drei Münzen, und
    noch arbeitet niemand für dich.
pr-page-learn-harbour = In deinem Zug deckst du Karten auf, eine nach der anderen. Die erste
    deckt sich von selbst auf: eine grüne Barke. Das Schild unter einem Schiff zeigt seine Säbel und
    die Münzen, die es bringt.
pr-page-learn-draw = Schiffe verschiedener Farben dürfen nebeneinander liegen. Noch ist es nur
    eins, also ist die nächste Karte kaum gefährlich. Deck auf!
pr-page-learn-stop = Ein Matrose auf dem Kai, für drei Münzen: genau so viele hast du. Hör
    jetzt auf, bevor etwas schiefgeht.
pr-page-learn-hire = Wer rechtzeitig aufhört, darf eine Karte nehmen: ein Schiff für seine
    Münzen oder jemanden für seinen Preis. Wähl den Matrosen. Sein Säbel wird nützlich sein.
pr-page-learn-others = Danach dürfen auch die anderen je eine Karte nehmen, zahlen dir dafür
    aber eine Münze. Calico hat die Barke genommen, und du hast eine Münze bekommen. Münzen sind
    verdeckte Karten; niemand weiß, was darauf ist.
pr-page-learn-bust = Calico hat einmal zu oft aufgedeckt: eine zweite blaue Fleute. Zwei
    Schiffe einer Farbe, und der Hafen ist verloren, für alle. Jetzt bist du dran, und da liegt
    schon eine reiche gelbe Pinasse: vier Münzen!
pr-page-learn-risk = Der Balken zeigt, wie wahrscheinlich die nächste Karte ein zweites Schiff
    einer Farbe ist, die schon im Hafen liegt. Das Risiko ist klein. Versuch noch eine Karte.
pr-page-learn-repel = Ein zweites gelbes Schiff! Es würde dich den Hafen kosten, hat aber nur
    einen Säbel, und den hat dein Matrose auch. Wehr es ab.
pr-page-learn-again = Weg ist es. Säbel werden nicht verbraucht, dein Matrose kann das also
    wieder tun. Noch eine Karte?
pr-page-learn-expedition = Ein Expeditionsaufruf: Wer im eigenen Zug zwei Kapitäne losschickt,
    bekommt dafür zwei Münzen und vier Punkte. Er bleibt liegen, bis es jemand tut.
pr-page-learn-enough = Vier Münzen liegen für dich im Hafen. Setz sie jetzt nicht aufs Spiel:
    Hör auf.
pr-page-learn-trade = Nimm die Pinasse: Sie segelt davon und lässt dir vier Münzen da. Mit
    Schiffen in vier Farben dürftest du zwei Karten nehmen, mit fünf sogar drei.
pr-page-learn-end = Das ist das ganze Spiel: aufdecken, rechtzeitig aufhören und die Münzen
    gut anlegen. Bei zwölf Punkten beginnt die letzte Runde; wer danach die meisten Punkte hat,
    gewinnt.
pr-page-learn-over = Die letzte Runde ist vorbei, und du hast gewonnen: zwölf Einflusspunkte, Calico hat vier.
    Jetzt kannst du Port Royal. Gute Fahrt!
