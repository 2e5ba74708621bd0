### RUM, German. 'du'; comments on single keys stand in en.ftl.

rum-name = RUM
rum-tagline = Sammle Flaschen, schnapp dir Sammelkarten und hüte dich vor dem Papagei

## Colours and cards

# `adj` stands before `Karte` and `Flasche` where they have the ending -e: `die rote Karte`,
# `eine rote Flasche`, `2 rote Flaschen`. Sentences are built so that no other ending is needed.
rum-colour-red = Rot
    .adj = rote
    .short = Ro
rum-colour-orange = Orange
    .adj = orange
    .short = Or
rum-colour-yellow = Gelb
    .adj = gelbe
    .short = Ge
rum-colour-green = Grün
    .adj = grüne
    .short = Gr
rum-colour-blue = Blau
    .adj = blaue
    .short = Bl
rum-colour-purple = Violett
    .adj = violette
    .short = Vi
rum-colour-white = Weiß
    .adj = weiße
    .short = We

rum-card = 1 { $single } / 2 { $double }
    .short = { NAME($single, case: "short") }1/{ NAME($double, case: "short") }2
rum-card-parrot = der Papagei
    .short = Papagei
rum-card-unknown = eine unbekannte Karte
    .short = ?

rum-laid-single = 1 { NAME($colour, case: "adj") } Flasche
    .bare = 1 { $colour }
rum-laid-double = 2 { NAME($colour, case: "adj") } Flaschen
    .bare = 2 { $colour }

## Actions

rum-action-draw-beach = Vom Strand nehmen: { $card }
# A face-down card of the beach, by its place on the table.
rum-action-draw-down = { $place ->
    [left] Die verdeckte Karte links nehmen
    [middle] Die verdeckte Karte in der Mitte nehmen
   *[right] Die verdeckte Karte rechts nehmen
}
rum-action-draw-wreck = Eine Karte aus dem Wrack ziehen
rum-action-set = Ein Set ausspielen: { NAME($bottles, case: "bare") }
rum-action-put-back = Zurücklegen: { $cards }

## What happened

rum-event-laid-up = Am Strand liegt: { $card }.
rum-event-dealt = { $seat-is ->
    [me] Deine erste Karte: { $card }.
   *[other] { $seat } beginnt mit dieser Karte: { $card }.
}
rum-event-drew-wreck = { $seat-is ->
    [me] Du ziehst eine Karte aus dem Wrack.
   *[other] { $seat } zieht eine Karte aus dem Wrack.
}
rum-event-drew-wreck-seen = { $seat-is ->
    [me] Du ziehst aus dem Wrack: { $card }.
   *[other] { $seat } zieht aus dem Wrack: { $card }.
}
rum-event-took-up = { $seat-is ->
    [me] Du nimmst vom Strand: { $card }.
   *[other] { $seat } nimmt vom Strand: { $card }.
}
rum-event-took-down = { $seat-is ->
    [me] Du nimmst
   *[other] { $seat } nimmt
} { $place ->
    [left] die verdeckte Karte links
    [middle] die verdeckte Karte in der Mitte
   *[right] die verdeckte Karte rechts
}.
rum-event-took-down-seen = { $seat-is ->
    [me] Du nimmst
   *[other] { $seat } nimmt
} { $place ->
    [left] die verdeckte Karte links
    [middle] die verdeckte Karte in der Mitte
   *[right] die verdeckte Karte rechts
}: { $card }.
rum-event-parrot-drawn = { $from ->
    [beach] { $seat-is ->
        [me] Du nimmst eine Karte vom Strand, und es ist der Papagei!
       *[other] { $seat } nimmt eine Karte vom Strand, und es ist der Papagei!
    }
   *[wreck] { $seat-is ->
        [me] Du ziehst den Papagei aus dem Wrack!
       *[other] { $seat } zieht den Papagei aus dem Wrack!
    }
}
rum-event-wreck-emptied = Das Wrack ist leer! Wer die meisten Karten hat, legt alle zurück.
rum-event-hand-returned = { $seat-is ->
    [me] { $count ->
        [one] Du legst deine ganze Hand zurück: { $count } Karte.
       *[other] Du legst deine ganze Hand zurück: { $count } Karten.
    }
   *[other] { $count ->
        [one] { $seat } legt die ganze Hand zurück: { $count } Karte.
       *[other] { $seat } legt die ganze Hand zurück: { $count } Karten.
    }
}
rum-event-hand-returned-seen = { $seat-is ->
    [me] Du legst deine ganze Hand zurück: { $cards }.
   *[other] { $seat } legt die ganze Hand zurück: { $cards }.
}
rum-event-put-back-asked = { $cause ->
    [wave] { $count ->
        [one] Mit der Welle kommt der Papagei: Alle, die Karten haben, legen { $count } Karte
            zurück.
       *[other] Mit der Welle kommt der Papagei: Alle legen { $count } Karten zurück; wer weniger
            hat, legt alle zurück.
    }
   *[parrot] { $count ->
        [one] Der Papagei schickt { $count } Karte ins Wrack zurück.
       *[other] Der Papagei schickt { $count } Karten ins Wrack zurück.
    }
}
rum-event-seat-answered = { $seat-is ->
    [me] Die Wahl ist getroffen; sonst sieht sie niemand.
   *[other] { $seat } hat gewählt.
}
rum-event-someone-answered = Eine weitere Wahl ist getroffen.
rum-event-put-back = { $seat-is ->
    [me] { $count ->
        [one] Du legst { $count } Karte zurück.
       *[other] Du legst { $count } Karten zurück.
    }
   *[other] { $count ->
        [one] { $seat } legt { $count } Karte zurück.
       *[other] { $seat } legt { $count } Karten zurück.
    }
}
rum-event-put-back-seen = { $seat-is ->
    [me] Du legst zurück: { $cards }.
   *[other] { $seat } legt zurück: { $cards }.
}
rum-event-parrot-returned = Der Papagei flattert zurück ins Wrack.
rum-event-clock-moved = Die Uhr des Schiffbrüchigen rückt auf { $clock } vor.
rum-event-set-played = { $seat-is ->
    [me] Du spielst ein Set aus der Hand: { NAME($bottles, case: "bare") }.
   *[other] { $seat } spielt ein Set aus der Hand: { NAME($bottles, case: "bare") }.
}{ $beach-n ->
    [0] {""}
   *[other] {" "}Vom Strand: { NAME($beach, case: "bare") }.
}
rum-event-won-from-row = { $by ->
    [trio] Rum-Trio!{" "}
   *[number] {""}
}{ $seat-is ->
    [me] Du gewinnst die { NAME($colour, case: "adj") } Sammelkarte aus der Reihe. Die Karte zeigt
        jetzt { $value }.
   *[other] { $seat } gewinnt die { NAME($colour, case: "adj") } Sammelkarte aus der Reihe. Die
        Karte zeigt jetzt { $value }.
}
# Names cannot be put into the dative, so whoever loses the card is the subject.
rum-event-won-from-seat = { $by ->
    [trio] Rum-Trio!{" "}
   *[number] {""}
}{ $seat-is ->
    [me] Du eroberst die { NAME($colour, case: "adj") } Sammelkarte, { $owner } verliert sie. Die
        Karte zeigt jetzt { $value }.
   *[other] { $owner-is ->
        [me] { $seat } nimmt dir die { NAME($colour, case: "adj") } Sammelkarte weg. Die Karte zeigt
            jetzt { $value }.
       *[other] { $seat } erobert die { NAME($colour, case: "adj") } Sammelkarte, { $owner }
            verliert sie. Die Karte zeigt jetzt { $value }.
    }
}
rum-event-raised = { $by ->
    [trio] Rum-Trio!{" "}
   *[number] {""}
}{ $seat-is ->
    [me] Du erhöhst deine { NAME($colour, case: "adj") } Sammelkarte auf { $value }.
   *[other] { $seat } erhöht die eigene { NAME($colour, case: "adj") } Sammelkarte auf { $value }.
}
rum-event-wave-rolled = Eine Welle! Sie deckt den ganzen Strand auf: { $cards }.
rum-event-beach-mixed = Am Strand liegt ein Rum-Trio: Alle drei Karten werden ins Wrack gemischt.
rum-event-turn-passed = { $seat-is ->
    [me] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}

## The end

rum-end-points = Die nötigen Punkte sind erreicht: Die Partie ist zu Ende.
rum-end-clock = Die Uhr des Schiffbrüchigen zeigt 8: Das Piratenschiff ist da, die Partie ist zu
    Ende.

# What brought the points, when they are counted at the end, and what broke a tie.
rum-score-collection = Sammlung { $colour }
rum-score-tie = Punktgleich; Zahl und Wert der Sammelkarten haben entschieden.

## Refusals

rum-why-not-now = In deinem Zug ziehst du eine Karte oder spielst ein Set. Zurückgelegt wird nur,
    wenn der Papagei es verlangt.
rum-why-put-back-first = Wähle zuerst die Karten, die du wegen des Papageis zurücklegst.
rum-why-no-such-place = Der Strand hat nur die Plätze 1, 2 und 3.
rum-why-both-ends = Bei einer Karte zeigt nur ein Ende nach oben: eine Flasche oder zwei, nicht
    beides.
rum-why-no-card-from-hand = In diesem Set ist keine Karte aus deiner Hand.
rum-why-not-in-hand = Du hast nicht alle diese Karten auf der Hand.
rum-why-wins-nothing = { $bottles ->
    [one] Dieses Set gewinnt nichts. Am nächsten dran: { $bottles } { NAME($colour, case: "adj") }
        Flasche (mit Strand), aber die Sammelkarte dieser Farbe zeigt { $value }; du brauchst also
        mehr als { $value } oder ein Rum-Trio.
   *[other] Dieses Set gewinnt nichts. Am nächsten dran: { $bottles } { NAME($colour, case: "adj") }
        Flaschen (mit Strand), aber die Sammelkarte dieser Farbe zeigt { $value }; du brauchst also
        mehr als { $value } oder ein Rum-Trio.
}
rum-why-own-card-full = Dieses Set gewinnt nichts: Deine eigene { NAME($colour, case: "adj") }
    Sammelkarte zeigt schon 8 und lässt sich nicht weiter erhöhen.
rum-why-put-back-count = { $needed ->
    [one] Der Papagei verlangt { $needed } Karte, du hast aber { $chosen } gewählt.
   *[other] Der Papagei verlangt { $needed } Karten, du hast aber { $chosen } gewählt.
}

## The rules page: its frame

rum-rules-title = Die Regeln von RUM
rum-rules-intro = Ein Wrack, ein einsamer Strand und niemand, der das Kommando hat. Also ist
    abgemacht: Wer die beste Rumsammlung zusammenträgt, soll es bekommen.

    Sammle Flaschen, spiele sie als Sets aus und gewinne Sammelkarten; die sind Punkte wert, solange
    sie dir niemand abjagt. Und hüte dich vor dem Papagei: Seinetwegen musst du wieder hergeben, was
    du eben erst aus dem Meer gefischt hast.
rum-rules-goal = Sammle den besten Rum. Jede Sammelkarte ist so viele Punkte wert, wie sie zeigt,
    aber nur, bis jemand sie dir abnimmt.
rum-rules-turn = Tu eine Sache. Zieh eine Karte, vom Strand oder aus dem Wrack. Oder spiel ein
    Set: Leg Karten mit der einen oder den zwei Flaschen nach oben aus; die einzelnen Flaschen,
    die offen am Strand liegen, zählen mit. Hast du mehr Flaschen einer Farbe, als ihre
    Sammelkarte zeigt, gewinnst du sie.
rum-rules-end = Wer den Papagei zieht, legt Karten zurück, und die Uhr rückt vor. Das Spiel endet
    bei 21, 18 oder 15 Punkten zu zweit, zu dritt oder zu viert, oder wenn die Uhr bei 8 steht.
    Die meisten Punkte gewinnen.
rum-example-book-two-green-bottles = Eine Karte gewinnen
rum-example-book-two-green-bottles-about = Zwei grüne Flaschen sind mehr als die 1 auf der
    Sammelkarte: Sie ist gewonnen und zeigt von nun an 2.
rum-example-book-thirteen-points = Ein großes Set
rum-example-book-thirteen-points-about = Ein Set nimmt Grün mit einem Rum-Trio dem Besitzer ab,
    gewinnt Blau durch die Zahl der Flaschen und erhöht Gelb.
rum-example-wave-with-parrot = Welle und Papagei
rum-example-wave-with-parrot-about = Die letzte offene Strandkarte wird genommen, eine Welle deckt
    den Papagei auf, und alle legen Karten zurück.
rum-section-setup = Material und Aufbau
rum-section-turn = Ein Zug
rum-section-parrot = Papagei, Uhr, Wrack und Welle
rum-section-end = Das Ende und was geheim ist

## The rules: parts and set-up

rule-rum-players = Zwei bis vier können mitspielen. Nötig sind 21 Punkte zu zweit, 18 zu dritt und
    15 zu viert.
rule-rum-parts = Es gibt 30 Karten: 21 Rumkarten, 7 Sammelkarten (eine je Farbe, mit Werten von 1
    bis 8), die Uhr des Schiffbrüchigen (1 bis 8) und den Papagei.
rule-rum-parts-rum = Jede Rumkarte zeigt an einem Ende eine Flasche und am anderen zwei. Jede Farbe
    hat im ganzen Spiel genau drei einzelne Flaschen.
rule-rum-parts-deck = Die Anleitung listet die Karten nicht auf. Bei uns haben die beiden Enden
    einer Karte immer verschiedene Farben, je zwei Farben treffen sich auf genau einer Karte, und
    jede Farbe hat neben ihren drei einzelnen Flaschen drei Paare, zusammen also höchstens neun
    Flaschen. Sehen deine eigenen Karten anders aus, kannst du mit ihnen spielen: Schreib sie in
    eine Kartendatei.
rule-rum-setup = Zu Beginn zeigen alle Sammelkarten und die Uhr 1. Drei zufällige Rumkarten liegen
    offen am Strand; dort ist immer die einzelne Flasche oben. Alle bekommen je eine zufällige Karte
    auf die Hand. Dann kommt der Papagei zu den übrigen Karten. Sie sind das Wrack: ein verdeckter
    Vorrat, der jedes Mal gemischt wird, wenn eine Karte dorthin zurückgeht.
rule-rum-setup-first = Am echten Tisch beginnt, wer den besten Piraten mimt; hier entscheidet das
    Los.
rule-rum-setup-trio = Sind die ersten drei Strandkarten zufällig ein Rum-Trio, werden sie
    zurückgemischt und drei andere ausgelegt, so oft wie nötig. Erst danach werden die Handkarten
    verteilt, und der Papagei kommt dazu.

## The rules: a turn

rule-rum-turn = In deinem Zug tust du genau eines: eine Karte ziehen oder ein Set ausspielen. Dann
    geht es im Uhrzeigersinn weiter. Passen darfst du nicht; wenn du kein Set ausspielen kannst,
    musst du ziehen.
rule-rum-draw-beach = Nimm eine beliebige Karte vom Strand auf die Hand, offen oder verdeckt. Ihren
    Platz füllt eine zufällige Karte aus dem Wrack, verdeckt; niemand schaut sie an.
rule-rum-draw-wreck = Oder zieh eine zufällige Karte aus dem Wrack auf die Hand.
rule-rum-draw-blind = Niemand weiß, was eine verdeckte Strandkarte zeigt. Nimmst du sie, siehst du
    sie erst auf deiner Hand, und die anderen sehen sie nicht. Eine offen genommene Karte kennen
    alle.
rule-rum-hand = Du darfst beliebig viele Karten auf der Hand haben. Wie viele Karten jede Hand und
    das Wrack haben, sehen alle.
rule-rum-set = Leg beliebige Karten aus deiner Hand offen aus, jede mit ihrer einen Flasche oder mit
    ihren zwei Flaschen nach oben. Die einzelnen Flaschen aller offenen Strandkarten zählen mit, als
    wären es deine. Ein Set muss mindestens eine Sammelkarte gewinnen und kann mehrere gewinnen;
    Flaschen, die nichts gewinnen, zählen nicht.
rule-rum-set-hand = Mindestens eine Karte des Sets muss aus deiner Hand kommen, egal in welcher
    Farbe, auch wenn die Flaschen am Strand schon allein reichen würden.
rule-rum-set-raise = Eine eigene Sammelkarte zu erhöhen zählt als Gewinn; das reicht also für ein
    Set. Was ein Set gewinnen oder erhöhen kann, das gewinnt oder erhöht es auch, ohne dass du
    gefragt wirst. Deine eigene Karte mit 8 lässt sich nicht mehr erhöhen, also reicht sie nicht.
rule-rum-win-more = Du gewinnst eine Sammelkarte, aus der Reihe oder von anderen, wenn dein Set mehr
    Flaschen ihrer Farbe hat, als sie zeigt. Danach zeigt sie diese Zahl. Eine eigene Karte erhöhst
    du genauso.
rule-rum-trio = Die drei einzelnen Flaschen einer Farbe sind ein Rum-Trio; die am Strand zählen mit.
    Ein Trio gewinnt die Sammelkarte seiner Farbe, egal was sie zeigt, und ihr Wert steigt um 2.
rule-rum-trio-more = Ein Trio erhöht auch deine eigene Karte um 2. Reichen sowohl das Trio als auch
    die Zahl der Flaschen, gilt der höhere Wert.
rule-rum-cap = Kein Wert steigt über 8. Eine Karte mit 8 kann dir trotzdem noch abgenommen werden,
    durch ein Rum-Trio oder durch neun Flaschen; sie bleibt dann bei 8.
rule-rum-set-return = Sind die Sammelkarten genommen, gehen die aus der Hand ausgelegten Karten
    zurück ins Wrack. Strandkarten bleiben liegen.

## The rules: parrot, clock, wreck, wave

rule-rum-parrot = Ziehst du den Papagei, aus dem Wrack oder vom Strand, zeigst du ihn allen. Du
    legst so viele Handkarten ins Wrack zurück, wie das Symbol der Uhr angibt (2 oder 3), danach den
    Papagei. Dann rückt die Uhr um 1 vor.
rule-rum-parrot-how = Welche Karten du zurücklegst, entscheidest du; hast du weniger, legst du alle
    zurück. Der Papagei zählt nicht als Handkarte, und du ziehst keinen Ersatz für ihn. Kam er vom
    Strand, wird zuerst sein Platz gefüllt.
rule-rum-parrot-clock = Die Anleitung sagt nicht, wie viele Karten bei welcher Stellung der Uhr
    zurückgehen. Die Uhr ist eine zweiseitige Karte mit einem Symbol je Seite. Bei uns sind es zwei
    bei 1 bis 4 und drei bei 5 bis 7. Eine eigene Kartendatei kann das ändern.
rule-rum-empty = Sobald die letzte Karte das Wrack verlässt, warum auch immer, gilt: Wer die meisten
    Handkarten hat, legt sie sofort alle zurück; bei Gleichstand tun das alle, die gleichauf liegen.
    Dann rückt die Uhr um 1 vor. Ist die letzte gezogene Karte der Papagei, wirkt erst das leere
    Wrack und dann der Papagei.
rule-rum-empty-count = Die Karte, die gerade aus dem Wrack gezogen oder vom Strand genommen wurde,
    zählt schon zur Hand; der Papagei zählt nicht.
rule-rum-empty-parrot = Wird der Papagei in dem Zug gezogen oder vom Strand genommen, in dem das
    Wrack leer wird, gilt für ihn das neue Symbol der Uhr. Kommt die letzte Karte des Wracks
    verdeckt an den Strand, bleibt sie ungesehen, auch wenn es der Papagei ist.
rule-rum-wave = Liegen am Ende eines Zuges drei verdeckte Karten am Strand, kommt eine Welle: Alle
    drei werden zugleich aufgedeckt.
rule-rum-wave-parrot = Ist der Papagei dabei, legen alle so viele Karten zurück, wie die Uhr angibt.
    Haben das alle getan, rückt die Uhr um 1 vor, der Papagei geht ins Wrack zurück, und eine
    zufällige Karte aus dem Wrack nimmt seinen Platz ein, offen. Ist das wieder der Papagei,
    geschieht alles noch einmal.
rule-rum-wave-choice = Alle wählen gleichzeitig und geheim; wer weniger Karten hat, legt alle
    zurück. Kommt der Papagei ein zweites Mal, gilt das neue Symbol der Uhr.
rule-rum-wave-trio = Zeigen die drei offenen Karten ein Rum-Trio, werden alle drei ins Wrack
    gemischt und drei neue ausgelegt.
rule-rum-wave-again = Auf ein Trio wird erst geprüft, wenn kein Papagei am Strand liegt. Die neuen
    Karten werden offen ausgelegt und ebenso geprüft: erst auf den Papagei, dann auf ein Trio.

## The rules: the end and secrets

rule-rum-end = Die Partie endet, wenn jemand die nötigen Punkte oder mehr hat oder wenn die Uhr 8
    erreicht: das Piratenschiff. Deine Punkte sind die Werte deiner Sammelkarten zusammengezählt. Es
    gewinnt, wer die meisten Punkte hat, bei Gleichstand, wer die meisten Sammelkarten hat, und
    dann, wer den höchsten einzelnen Wert hat.
rule-rum-end-at-once = Das Ende kommt sofort: wenn ein Set ganz gewertet ist oder wenn die Uhr 8
    zeigt, auch mitten in einem Effekt. Was vom Effekt noch übrig ist, und auch eine Welle,
    entfällt.
rule-rum-end-shared = Wer dann noch gleichauf liegt, teilt sich den Sieg.
rule-rum-secret = Deine Hand ist geheim; Sets liegen für alle sichtbar aus.
rule-rum-secret-back = Karten, die wegen des Papageis, einer Welle oder des leeren Wracks
    zurückgehen, werden nicht gezeigt; wie viele es sind, wissen alle.

## The table

rum-ui-beach = Strand
rum-ui-place = Platz { $place }
rum-ui-face-down = verdeckt
rum-ui-empty = leer
rum-ui-wreck = { $count ->
    [one] Wrack: { $count } Karte
   *[other] Wrack: { $count } Karten
}
rum-ui-clock = Uhr des Schiffbrüchigen: { $clock } von 8
rum-ui-symbol = { $count ->
    [0] Das Piratenschiff ist da
    [one] Der Papagei schickt { $count } Karte zurück
   *[other] Der Papagei schickt { $count } Karten zurück
}
rum-ui-row = Reihe der Sammelkarten
rum-ui-collection = Sammelkarten
rum-ui-value = zeigt { $value }
rum-ui-in-row = noch frei
rum-ui-owner = { $owner-is ->
    [me] deine
   *[other] { $owner }
}
rum-ui-points = { $points } von { $needed } Punkten
rum-ui-hand = Deine Hand
rum-ui-hands = Handkarten
rum-ui-hand-count = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
rum-ui-known = allen bekannt: { $cards }
rum-ui-short = { NAME($thing, case: "short") }
rum-ui-one = { $colour }
rum-ui-two = { $colour }
rum-ui-set-short = Set
rum-ui-back-short = Zurück
rum-ui-known-short = bekannt:

## Composing a set

rum-ui-set-help = Ein Set hat mehr Flaschen einer Farbe, als ihre Sammelkarte zeigt, oder ist ein Rum-Trio. Die
    offenen Flaschen am Strand zählen mit.
rum-ui-now-turn = { $seat-is ->
    [me] Zieh eine Karte vom Strand oder aus dem Wrack, oder spiel ein Set aus.
   *[other] { $seat } ist am Zug.
}
rum-ui-now-put-back = { $asked ->
    [me] { $count ->
        [one] Wähle { $count } Karte, die ins Wrack zurückgeht.
       *[other] Wähle { $count } Karten, die ins Wrack zurückgehen.
    }
   *[other] Die anderen wählen noch, was ins Wrack zurückgeht.
}
rum-ui-single = 1 Flasche oben
rum-ui-double = 2 Flaschen oben
rum-ui-from-hand = { $bottles-n ->
    [0] Aus deiner Hand: noch nichts
   *[other] Aus deiner Hand: { NAME($bottles, case: "bare") }
}
rum-ui-from-beach = { $bottles-n ->
    [0] Vom Strand: nichts
   *[other] Vom Strand: { NAME($bottles, case: "bare") }
}
rum-ui-back-chosen = { $cards-n ->
    [0] Zurück ins Wrack: noch nichts
   *[other] Zurück ins Wrack: { $cards }
}
rum-ui-trio = Rum-Trio
rum-ui-would-won = { $from ->
    [row] Gewinnt die { NAME($colour, case: "adj") } Sammelkarte; sie zeigt dann { $value }
   *[seat] { $owner-is ->
        [me] Erhöht deine { NAME($colour, case: "adj") } Sammelkarte auf { $value }
       *[other] Erobert die { NAME($colour, case: "adj") } Sammelkarte (bisher: { $owner }); sie
            zeigt dann { $value }
    }
}
rum-ui-would-nothing = Gewinnt noch nichts
rum-ui-would-points = Du hättest dann { $points } von { $needed } Punkten
rum-ui-would-end = Damit wäre die Partie zu Ende

## Why a bot advises something

rum-advice-win-points = { $points ->
    [one] Dieses Set bringt { $points } Punkt.
   *[other] Dieses Set bringt { $points } Punkte.
}
rum-advice-end-game = Damit ist die Partie gewonnen.
rum-advice-steal = { $owner-is ->
    [me] Damit verlierst du die { NAME($colour, case: "adj") } Sammelkarte.
   *[other] Damit verliert { $owner } die { NAME($colour, case: "adj") } Sammelkarte.
}
rum-advice-take-useful = { $count ->
    [one] Diese Strandkarte bringt { $count } { NAME($colour, case: "adj") } Flasche, die du gut
        brauchen kannst.
   *[other] Diese Strandkarte bringt { $count } { NAME($colour, case: "adj") } Flaschen, die du gut
        brauchen kannst.
}
rum-advice-draw-wreck = Am Strand liegt nichts, was mehr hilft als eine Karte aus dem Wrack.
rum-advice-draw-hidden = Seit diese Karte verdeckt hier liegt, gingen andere ins Wrack zurück: Sie hilft eher
    als eine von dort.
rum-advice-keep-saving = Besser noch warten und für ein größeres Set sammeln.
rum-advice-put-back-least = Diese Karten helfen am wenigsten.
rum-advice-deny = { $owner-is ->
    [me] Du bist auf { NAME($colour, case: "adj") } Flaschen aus; das durchkreuzt deine Pläne.
   *[other] { $owner } ist auf { NAME($colour, case: "adj") } Flaschen aus; das durchkreuzt
        diesen Plan.
}
rum-advice-random = Kein besonderer Grund: zufällig gewählt.

## The table of cards

rum-cards-rum = Rumkarten
rum-column-ends = Anderes Ende
rum-cards-ends = { NAME($ends, case: "bare") }
rum-cards-clock = Uhr des Schiffbrüchigen
rum-cards-clock-name = Papagei
rum-cards-clock-end = Bei 8 ist das Piratenschiff da, und das Spiel ist zu Ende.
rum-column-position = Uhr
rum-column-back = Zurück
rum-cards-others = Die übrigen Karten
rum-cards-collection = Sammelkarten
rum-cards-collection-power = Eine in jeder Farbe, mit Werten von 1 bis { $max }.
rum-info-rum = Im Set bestimmst du, welches Ende zählt: die eine Flasche oder die zwei. Ein Set braucht
    mehr Flaschen einer Farbe, als deren Sammelkarte zeigt.
rum-info-beach = Liegt sie offen am Strand, zählt ihre einzelne Flasche in jedem Set mit.
rum-info-parrot = Wer den Papagei zieht, legt so viele Karten zurück, wie die Uhr angibt, und die Uhr rückt
    vor. Deckt ihn eine Welle auf, legen alle Karten zurück.
rum-info-collection-name = Sammelkarte ({ $colour })
rum-info-collection = Bringt so viele Punkte, wie sie zeigt, höchstens { $max }. Man gewinnt sie, auch vom
    Besitzer, mit mehr Flaschen ihrer Farbe, als sie zeigt, oder mit einem Rum-Trio: allen drei
    einzelnen Flaschen der Farbe.
