### The web page's own words for this game, de. Same keys and gaps in all three files.

# Before a match

rum-page-pitch = Ein Wrack, ein Strand und viel zu viele Flaschen. Sammle die Farben, die dir niemand mehr abnimmt.
rum-page-goal = Lege Flaschen einer Farbe aus, gewinne Sammelkarten und gib sie nicht mehr her: Wer die meisten Punkte hat, gewinnt.

# At the table

# What to do now, in the bar below the table.
rum-page-ask-turn = Wähle eine Karte oder lege ein Set aus.
rum-page-ask-put-back = { $count ->
    [one] Der Papagei will eine Karte zurück: Wähle sie aus deiner Hand.
   *[other] Der Papagei will { $count } Karten zurück: Wähle sie aus deiner Hand.
}
rum-page-choice = Deine Wahl
rum-page-turn = Karte umdrehen
rum-page-play-set = Dieses Set spielen
rum-page-give-back = Diese Karten zurück
rum-page-clear = Leeren
rum-page-sets = { $count ->
    [0] noch kein Set spielbar
    [one] { $count } Set spielbar
   *[other] { $count } Sets spielbar
}
rum-page-set-of = Set { $at } von { $count }
rum-page-set-next = Nächstes Set auslegen
rum-page-set-before = Voriges Set auslegen

# In the list of choices: what is put together at the table.
rum-page-compose-set = Ein Set ausspielen: aus der Hand auslegen
rum-page-compose-put-back = In der Hand wählen, was zurückgeht

# Big moments, in a few words over the table.
rum-page-moment-parrot = Papagei!
rum-page-moment-steal = Geraubt!
rum-page-moment-empty = Das Wrack ist leer!
rum-page-held = Sammelkarte: { $colour }

rum-page-learn-collection = Ahoi! Es gibt sieben Sammelkarten, eine für jede Farbe Rum, und alle
    beginnen bei 1. Gewinne sie: Die Werte deiner Karten sind deine Punkte.
rum-page-learn-ends = Am Strand liegen drei Karten. Jede Rumkarte hat an einem Ende eine Flasche und
    am anderen zwei einer anderen Farbe. Am Strand zählt immer die einzelne.
rum-page-learn-draw = In deinem Zug tust du genau eines: eine Karte ziehen oder ein Set spielen. Nimm
    zuerst die Karte mit der roten Flasche vom ersten Platz am Strand.
rum-page-learn-filled = Die Karte ist auf deiner Hand. Eine Karte aus dem Wrack hat ihren Platz
    eingenommen, verdeckt: Niemand kennt sie. Jetzt schau, was Calico tut.
rum-page-learn-won = Calico hat eine Karte mit zwei grünen Flaschen oben ausgelegt. Zwei sind mehr als
    1; also bekommt Calico die grüne Sammelkarte, und sie zeigt jetzt 2.
rum-page-learn-set = Jetzt du! Lege deine Karte mit den zwei orangen Flaschen aus; liegen sie nicht
    oben, dreh die Karte um. Die orange Flasche am Strand zählt mit: zusammen drei. Dann spiel das
    Set.
rum-page-learn-wreck = Die orange Sammelkarte gehört dir und zeigt 3: drei Punkte. Die gespielte Karte
    ist wieder im Wrack, und Calico hat gezogen. Zieh auch du eine Karte aus dem Wrack.
rum-page-learn-last = Noch eine rote Flasche: Jetzt hast du zwei. Nimm die Karte vom dritten Platz am
    Strand. Dann liegen dort alle drei verdeckt, und etwas geschieht …
rum-page-learn-wave = Eine Welle! Liegen am Ende eines Zuges drei verdeckte Karten am Strand, werden
    alle aufgedeckt. Und sieh da: die dritte rote Flasche.
rum-page-learn-parrot = Calico hat den Papagei gezogen. Er schickt so viele Karten ins Wrack zurück,
    wie die Uhr sagt; dann rückt die Uhr vor. Zeigt sie 8, ist die Partie zu Ende.
rum-page-learn-trio = Alle drei einzelnen Flaschen einer Farbe sind ein Rum-Trio. Es gewinnt die
    Sammelkarte, egal was sie zeigt, und erhöht sie um 2. Lege deine beiden Karten mit der roten
    Flasche nach oben aus; die dritte liegt am Strand.
rum-page-learn-steal = Was andere haben, kann dir gehören. Calicos grüne Karte zeigt 2; du hast zwei
    grüne Flaschen, und eine liegt am Strand. Lege deine zwei aus und hol sie dir!
rum-page-learn-end = Neun Punkte! Zu zweit endet die Partie, sobald jemand 21 hat oder die Uhr 8
    zeigt; es gewinnt, wer die meisten Punkte hat. Und pass auf: Was du erobert hast, kann dir
    wieder genommen werden.
rum-page-learn-over = Einundzwanzig Punkte: Die Partie ist sofort zu Ende, und du gewinnst mit 21 zu 3. Jetzt kannst
    du RUM. Gute Fahrt!
