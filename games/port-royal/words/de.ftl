### Port Royal, German. 'du'; words of the German edition. Comments on single keys stand in en.ftl.

pr-name = Port Royal
pr-tagline = Fordere dein Glück im Hafen heraus, heuere Leute an und hör rechtzeitig auf

## Colours, ships, persons. `acc` is the accusative with its article.

pr-colour-yellow = Gelb
    .short = Ge
pr-colour-blue = Blau
    .short = Bl
pr-colour-green = Grün
    .short = Gr
pr-colour-red = Rot
    .short = Ro
pr-colour-black = Schwarz
    .short = Sw

pr-ship-yellow = gelbe Pinasse
    .acc = eine gelbe Pinasse
    .short = Pina
pr-ship-blue = blaue Fleute
    .acc = eine blaue Fleute
    .short = Fleu
pr-ship-green = grüne Barke
    .acc = eine grüne Barke
    .short = Bark
pr-ship-red = rote Fregatte
    .acc = eine rote Fregatte
    .short = Freg
pr-ship-black = schwarze Galeone
    .acc = eine schwarze Galeone
    .short = Gale

pr-role-trader-yellow = gelber Händler
    .acc = einen gelben Händler
    .short = HändGe
pr-role-trader-blue = blauer Händler
    .acc = einen blauen Händler
    .short = HändBl
pr-role-trader-green = grüner Händler
    .acc = einen grünen Händler
    .short = HändGr
pr-role-trader-red = roter Händler
    .acc = einen roten Händler
    .short = HändRo
pr-role-trader-black = schwarzer Händler
    .acc = einen schwarzen Händler
    .short = HändSw
pr-role-settler = Siedler
    .acc = einen Siedler
    .short = Siedl
pr-role-captain = Kapitän
    .acc = einen Kapitän
    .short = Kapit
pr-role-priest = Priester
    .acc = einen Priester
    .short = Priest
pr-role-jack = Tausendsassa
    .acc = einen Tausendsassa
    .short = Tausas
pr-role-sailor = Matrose
    .acc = einen Matrosen
    .short = Matros
pr-role-pirate = Pirat
    .acc = einen Piraten
    .short = Pirat
pr-role-mademoiselle = Fräulein
    .acc = ein Fräulein
    .short = Fräul
pr-role-jester = Witzbold
    .acc = einen Witzbold
    .short = Witzb
pr-role-admiral = Admiral
    .acc = einen Admiral
    .short = Admir
pr-role-governor = Gouverneur
    .acc = einen Gouverneur
    .short = Gouver

pr-ability-trader = +1 Münze für { NAME($ship, case: "acc") }
    .short = ◎+1 { NAME($ship, case: "short") }
pr-ability-settler = Haus
    .short = Haus
pr-ability-captain = Anker
    .short = Anker
pr-ability-priest = Kreuz
    .short = Kreuz
pr-ability-jack = Anker, Kreuz oder Haus
    .short = jedes Symbol
pr-ability-sailor = 1 Säbel
    .short = ⚔1
pr-ability-pirate = 2 Säbel
    .short = ⚔2
pr-ability-mademoiselle = Personen kosten dich 1 Münze weniger
    .short = Kosten −1
pr-ability-jester = 1 Münze, wenn ein Zug scheitert oder nichts mehr zu nehmen ist
    .short = ◎1 wenn leer
pr-ability-admiral = 2 Münzen ab 5 Karten im Hafen
    .short = ◎2 ab 5 Karten
pr-ability-governor = 1 Karte mehr zu nehmen
    .short = +1 Karte

## Cards with their numbers

pr-card-ship = { $ship } ({ $swords ->
    [one] { $swords } Säbel
   *[other] { $swords } Säbel
}, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
})
    .acc = { NAME($ship, case: "acc") } ({ $swords ->
        [one] { $swords } Säbel
       *[other] { $swords } Säbel
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    })
    .short = { NAME($ship, case: "short") } { $swords }/{ $coins }
pr-card-ship-skull = { $ship } (Totenkopf, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
})
    .acc = { NAME($ship, case: "acc") } (Totenkopf, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    })
    .short = { NAME($ship, case: "short") } †/{ $coins }
pr-card-person = { $role } (Kosten { $cost }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
    .acc = { NAME($role, case: "acc") } (Kosten { $cost }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
    .short = { NAME($role, case: "short") } { $cost }/{ $points }
pr-card-expedition = Expeditionsaufruf ({ $anchors ->
    [0] {""}
    [one] { $anchors } Anker,{" "}
   *[other] { $anchors } Anker,{" "}
}{ $crosses ->
    [0] {""}
    [one] { $crosses } Kreuz,{" "}
   *[other] { $crosses } Kreuze,{" "}
}{ $houses ->
    [0] {""}
    [one] { $houses } Haus,{" "}
   *[other] { $houses } Häuser,{" "}
}bringt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
    .acc = einen Expeditionsaufruf ({ $anchors ->
        [0] {""}
        [one] { $anchors } Anker,{" "}
       *[other] { $anchors } Anker,{" "}
    }{ $crosses ->
        [0] {""}
        [one] { $crosses } Kreuz,{" "}
       *[other] { $crosses } Kreuze,{" "}
    }{ $houses ->
        [0] {""}
        [one] { $houses } Haus,{" "}
       *[other] { $houses } Häuser,{" "}
    }bringt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
    .short = { $anchors ->
        [0] {""}
       *[other] { $anchors }A
    }{ $crosses ->
        [0] {""}
       *[other] { $crosses }K
    }{ $houses ->
        [0] {""}
       *[other] { $houses }H
    } { $coins }/{ $points }
pr-card-tax-swords = Steuererhöhung (meiste Säbel)
    .acc = eine Steuererhöhung (eine Münze für die meisten Säbel)
    .short = St Säb
pr-card-tax-points = Steuererhöhung (wenigste Punkte)
    .acc = eine Steuererhöhung (eine Münze für die wenigsten Punkte)
    .short = St Pkt
pr-card-unknown = unbekannte Karte
    .acc = eine unbekannte Karte
    .short = ?

## Actions

pr-action-draw = Eine Karte aufdecken
pr-action-stop = Aufhören
pr-action-repel = Das Schiff abwehren
pr-action-keep = Das Schiff in den Hafen lassen
pr-action-trade = Handeln: { NAME($card, case: "acc") } nehmen
pr-action-hire = { CAP(NAME($card, case: "acc")) } anheuern
pr-action-take = { CAP(NAME($card, case: "acc")) } nehmen
pr-action-fulfil = { CAP(NAME($expedition, case: "acc")) } erfüllen; du schickst los:
    { NAME($persons, case: "acc") }
pr-action-pass = Nichts mehr nehmen

## What happened

pr-event-start-drawn = { $seat-is ->
    [me] Du beginnst.
   *[other] { $seat } beginnt.
}
pr-event-expedition-opened = Zu fünft liegt von Anfang an offen aus: { $card }.
pr-event-turn-began = { $seat-is ->
    [me] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
pr-event-reshuffled = { $count ->
    [one] Der Nachziehstapel ist leer. Die { $count } abgelegte Karte bildet einen neuen.
   *[other] Der Nachziehstapel ist leer. Die { $count } abgelegten Karten werden zu einem neuen
        gemischt.
}
pr-event-person-drawn = { $seat-is ->
    [me] Du deckst { NAME($card, case: "acc") } auf.
   *[other] { $seat } deckt { NAME($card, case: "acc") } auf.
}
pr-event-ship-drawn = { $seat-is ->
    [me] Du deckst { NAME($card, case: "acc") } auf.
   *[other] { $seat } deckt { NAME($card, case: "acc") } auf.
}
pr-event-expedition-drawn = { $seat-is ->
    [me] Du deckst { NAME($card, case: "acc") } auf. Er liegt jetzt neben dem Hafen aus.
   *[other] { $seat } deckt { NAME($card, case: "acc") } auf. Er liegt jetzt neben dem Hafen aus.
}
pr-event-tax-drawn = { $seat-is ->
    [me] Du deckst { NAME($card, case: "acc") } auf.
   *[other] { $seat } deckt { NAME($card, case: "acc") } auf.
}
pr-event-ship-repelled = { $seat-is ->
    [me] Du wehrst das Schiff ab: { $card }.
   *[other] { $seat } wehrt das Schiff ab: { $card }.
}
pr-event-busted = Ein zweites Schiff dieser Farbe: { $card }! { $seat-is ->
    [me] { $count ->
        [one] Dein Zug ist vorbei, { $count } Karte ist verloren.
       *[other] Dein Zug ist vorbei, { $count } Karten sind verloren.
    }
   *[other] { $count ->
        [one] { $seat } muss den Zug beenden, { $count } Karte ist verloren.
       *[other] { $seat } muss den Zug beenden, { $count } Karten sind verloren.
    }
}
pr-event-taxed = { $seat-is ->
    [me] { $count ->
        [one] Du verlierst { $count } Münze an die Steuer.
       *[other] Du verlierst { $count } Münzen an die Steuer.
    }
   *[other] { $count ->
        [one] { $seat } verliert { $count } Münze an die Steuer.
       *[other] { $seat } verliert { $count } Münzen an die Steuer.
    }
}
pr-event-stopped = { $seat-is ->
    [me] { $drawn ->
        [0] Es gibt keine Karte, die du aufdecken könntest.
        [one] Du hörst nach { $drawn } Karte auf.
       *[other] Du hörst nach { $drawn } Karten auf.
    }
   *[other] { $drawn ->
        [0] Es gibt keine Karte, die { $seat } aufdecken könnte.
        [one] { $seat } hört nach { $drawn } Karte auf.
       *[other] { $seat } hört nach { $drawn } Karten auf.
    }
} { $colours ->
    [0] Im Hafen liegt kein Schiff.
    [one] Im Hafen liegt { $colours } Schiff.
   *[other] Im Hafen liegen Schiffe in { $colours } Farben.
}
pr-event-traded = { $seat-is ->
    [me] Du nimmst { NAME($card, case: "acc") }.
   *[other] { $seat } nimmt { NAME($card, case: "acc") }.
}
pr-event-hired = { $seat-is ->
    [me] { $coins ->
        [0] Du heuerst { NAME($card, case: "acc") } umsonst an.
        [one] Du heuerst { NAME($card, case: "acc") } an und zahlst { $coins } Münze.
       *[other] Du heuerst { NAME($card, case: "acc") } an und zahlst { $coins } Münzen.
    }
   *[other] { $coins ->
        [0] { $seat } heuert { NAME($card, case: "acc") } umsonst an.
        [one] { $seat } heuert { NAME($card, case: "acc") } an und zahlt { $coins } Münze.
       *[other] { $seat } heuert { NAME($card, case: "acc") } an und zahlt { $coins } Münzen.
    }
}
pr-event-fee-paid = { $seat-is ->
    [me] Dafür bekommt { $to } eine Münze von dir.
   *[other] { $to-is ->
        [me] { $seat } gibt dir dafür eine Münze.
       *[other] { $seat } gibt dafür eine Münze ab; { $to } bekommt sie.
    }
}
pr-event-passed = { $seat-is ->
    [me] Du nimmst nichts mehr.
   *[other] { $seat } nimmt nichts mehr.
}
pr-event-harbour-cleaned = { $count ->
    [one] Der Hafen wird geräumt: { $count } Karte wird abgelegt.
   *[other] Der Hafen wird geräumt: { $count } Karten werden abgelegt.
}
pr-event-fulfilled = { $seat-is ->
    [me] Du erfüllst { NAME($expedition, case: "acc") } und schickst los:
        { NAME($persons, case: "acc") }.
   *[other] { $seat } erfüllt { NAME($expedition, case: "acc") } und schickt los:
    { NAME($persons, case: "acc") }.
}
pr-event-earned = { $seat-is ->
    [me] { $count ->
        [one] Du bekommst { $count } Münze
       *[other] Du bekommst { $count } Münzen
    }
   *[other] { $count ->
        [one] { $seat } bekommt { $count } Münze
       *[other] { $seat } bekommt { $count } Münzen
    }
} { $from ->
    [start] zu Beginn.
    [ship] für das Schiff.
    [trader] durch Händler.
    [admiral] durch Admirale: Der Hafen ist voll.
    [jester] durch Witzbolde.
    [expedition] für die Expedition.
   *[tax] durch die Steuererhöhung.
}
pr-event-earned-short = { $seat-is ->
    [me] { $count ->
        [0] Du bekommst keine Münze
        [one] Du bekommst nur { $count } Münze
       *[other] Du bekommst nur { $count } Münzen
    }
   *[other] { $count ->
        [0] { $seat } bekommt keine Münze
        [one] { $seat } bekommt nur { $count } Münze
       *[other] { $seat } bekommt nur { $count } Münzen
    }
} { $from ->
    [start] zu Beginn
    [ship] für das Schiff
    [trader] für Händler
    [admiral] für Admirale
    [jester] für Witzbolde
    [expedition] für die Expedition
   *[tax] durch die Steuererhöhung
} statt { $due }: Es sind keine Karten mehr da.
pr-event-last-lap = { $seat-is ->
    [me] Du hast genug Einflusspunkte: Die letzte Runde beginnt.
   *[other] { $seat } hat genug Einflusspunkte: Die letzte Runde beginnt.
} { $last-is ->
    [me] Den letzten Zug hast du.
   *[other] Den letzten Zug hat { $last }.
}
pr-event-nothing-drawn = { $count ->
    [one] Ein Zug ohne Karte zum Aufdecken.
   *[other] { $count } Züge nacheinander ohne Karte zum Aufdecken.
}

## The end

pr-end-points = Die letzte Runde ist vorbei und damit das Spiel.
pr-end-stuck = Eine ganze Runde lang gab es keine Karte zum Aufdecken: Das Spiel ist aus.
pr-end-long = Das Spiel dauert schon zu lange und endet hier.

# What brought the points, when they are counted at the end, and what broke a tie.
pr-score-traders = Händler
pr-score-crew = Matrosen und Piraten
pr-score-envoys = Siedler, Kapitäne, Priester, Tausendsassas
pr-score-household = Fräulein und Witzbolde
pr-score-officers = Admirale und Gouverneure
pr-score-expeditions = Expeditionen
pr-score-despite = Mehr Punkte, aber keine Expedition.

## Refusals

pr-why-not-now = Gerade gibt es für dich nichts zu tun.
pr-why-draw-first = Decke mindestens eine Karte auf, bevor du aufhörst.
pr-why-nothing-to-draw = Es ist keine Karte zum Aufdecken mehr da.
pr-why-still-drawing = Karten aus dem Hafen nimmt man erst nach dem Aufdecken.
pr-why-drawing-is-over = Das Aufdecken ist vorbei; jetzt werden Karten aus dem Hafen genommen.
pr-why-no-ship-waits = Es gibt kein Schiff, das du hereinlassen oder abwehren könntest.
pr-why-ship-waits = Entscheide erst über das Schiff: hereinlassen oder abwehren.
pr-why-not-in-harbour = Diese Karte liegt nicht im Hafen.
pr-why-no-takes-left = { $taken ->
    [one] Du hast { $taken } Karte genommen und darfst keine weitere nehmen.
   *[other] Du hast { $taken } Karten genommen und darfst keine weitere nehmen.
}
pr-why-too-dear = { $have ->
    [one] Diese Person kostet dich { $cost }, aber du hast { $have } Münze.
   *[other] Diese Person kostet dich { $cost }, aber du hast { $have } Münzen.
}
pr-why-too-dear-with-fee = { $have ->
    [one] Diese Person kostet dich { $cost } und { $fee } Gebühr, aber du hast { $have } Münze.
   *[other] Diese Person kostet dich { $cost } und { $fee } Gebühr, aber du hast { $have } Münzen.
}
pr-why-not-active = Expeditionsaufrufe erfüllt nur, wer am Zug ist.
pr-why-no-such-expedition = Dieser Expeditionsaufruf liegt nicht aus.
pr-why-not-yours = Nicht alle diese Personen arbeiten für dich.
pr-why-crew-size = { $needed ->
    [one] Der Expeditionsaufruf braucht { $needed } Person, du schickst { $chosen }.
   *[other] Der Expeditionsaufruf braucht { $needed } Personen, du schickst { $chosen }.
}
pr-why-wrong-persons = Das sind nicht die Personen, die der Expeditionsaufruf verlangt.
pr-why-same-face = Mehrere deiner Personen sind gleich; nenne die erste von ihnen.

## The rules page: its frame

pr-rules-title = Die Regeln von Port Royal
pr-rules-intro = Im Hafen von Port Royal drängen sich Händler, Matrosen und Abenteurer, und alle
    hoffen auf das Geschäft ihres Lebens.

    Decke Karte um Karte auf: Schiffe bringen Münzen, und mit Münzen heuerst du Leute an, die dir
    Einfluss bringen. Doch ein zweites Schiff derselben Farbe, und der Hafen ist leer, bevor du
    etwas genommen hast. Hör rechtzeitig auf, lege dein Geld gut an und schick eine Expedition los.
pr-rules-goal = Heuere Personen an und schick Expeditionen los: Sie bringen Einflusspunkte.
    Bezahlt wird mit Münzen, und die bringen Schiffe.
pr-rules-turn = Deck Karten auf, solange du dich traust. Schiffe und Personen füllen den Hafen;
    ein zweites Schiff derselben Farbe beendet deinen Zug ohne Ertrag. Hör rechtzeitig auf und
    nimm eine Karte: ein Schiff für seine Münzen oder eine Person gegen Münzen. Dann dürfen die
    anderen je eine nehmen und zahlen dir dafür eine Münze.
pr-rules-end = Hat jemand 12 Punkte, sind alle anderen noch einmal dran. Die meisten Punkte
    gewinnen, bei Gleichstand die meisten Münzen.
pr-example-book-a-turn-for-all = Ein ganzer Zug
pr-example-book-a-turn-for-all-about = Schiffe in vier Farben liegen im Hafen, also nimmt der
    aktive Spieler zwei Karten. Dann nehmen die anderen je eine und zahlen eine Münze.
pr-example-book-repel-a-flute = Ein Schiff abwehren
pr-example-book-repel-a-flute-about = Matrose und Pirat haben zusammen drei Säbel: genug für diese
    Schiffe.
pr-example-book-expedition-with-a-jack = Eine Expedition
pr-example-book-expedition-with-a-jack-about = Ein Priester und ein Tausendsassa stellen zwei
    Kreuze. Sie werden abgelegt, die Expedition bringt Münzen und Punkte.
pr-example-tax-of-thirteen = Eine Steuererhöhung
pr-example-tax-of-thirteen-about = Dreizehn Münzen sind zu viel: Sechs sind verloren. Dann
    bekommt, wer die meisten Säbel hat, eine Münze.
pr-section-setup = Vorbereitung, Münzen und Karten
pr-section-discover = Phase 1: Entdecken
pr-section-take = Phase 2: Handeln und Anheuern
pr-section-end = Das Ende

## The rules: set-up

rule-pr-players = Zwei bis fünf können mitspielen.
rule-pr-deck = Es gibt 120 Karten: 50 Schiffe (10 in jeder Farbe), 60 Personen, 6 Expeditionsaufrufe
    und 4 Steuererhöhungen. Die Personen sind 10 Händler (2 in jeder Farbe), 5 Siedler, 5 Kapitäne,
    5 Priester, 3 Tausendsassas, 10 Matrosen, 3 Piraten, 4 Fräulein, 5 Witzbolde, 6 Admirale und 4
    Gouverneure.
rule-pr-deck-swords = Schiffe haben Säbel. Gelbe Pinassen: vier mit 1, drei mit 2, drei mit 4. Blaue
    Fleuten: vier mit 1, drei mit 2, drei mit 5. Grüne Barken: vier mit 1, drei mit 3, drei mit 5.
    Rote Fregatten: drei mit 1, drei mit 3, zwei mit 6, zwei mit Totenkopf. Schwarze Galeonen: drei
    mit 2, drei mit 4, zwei mit 7, zwei mit Totenkopf.
rule-pr-swords = Ein Matrose hat 1 Säbel, ein Pirat 2. Die Säbel aller deiner Personen zählen zusammen.
rule-pr-deck-data = Die Spielregel nennt nicht, wie viele Münzen auf den Schiffen sind, was Personen
    kosten und wie viele Punkte sie bringen, was Expeditionsaufrufe verlangen und bringen und wie
    sich die Steuererhöhungen aufteilen. Diese Zahlen stammen aus öffentlichen Quellen, die
    übereinstimmen. Sind deine Karten anders, kannst du mit ihnen spielen: Trage sie in eine
    Kartendatei ein.
rule-pr-setup-five = Ein Expeditionsaufruf ist nur für fünf Spieler. Er hat keine Münze auf der
    Rückseite und wird nie eingemischt: Zu fünft liegt er von Anfang an bei den Expeditionsaufrufen
    aus, sonst bleibt er in der Schachtel. Gemischt werden also immer 119 Karten.
rule-pr-setup-first = Am echten Tisch beginnt, wer zuletzt in einem Hafen war; hier entscheidet das
    Los.
rule-pr-setup-coins = Alle beginnen mit 3 Münzen vom Nachziehstapel.
rule-pr-coins = Münzen sind Karten. Bekommst du Münzen, nimmst du so viele Karten oben vom
    Nachziehstapel und legst sie ungesehen verdeckt vor dir aus; jede ist 1 wert. Münzen, die du für
    eine Person zahlst oder an die Steuer verlierst, kommen auf den Ablagestapel. Die Münze, die die
    anderen dem aktiven Spieler für jede genommene Karte geben, bleibt verdeckt. Niemand darf die
    Vorderseite einer Münze ansehen.
rule-pr-coins-public = Alle dürfen wissen, wie viele Münzen jeder hat und wie viele Karten der
    Nachziehstapel enthält. Der Ablagestapel liegt für alle offen, auch die Münzen, die dort landen.
rule-pr-coins-which = Deine Münzen sind ein Stapel: Die zuletzt erhaltene geht zuerst, ob du sie
    zahlst, verlierst oder weitergibst. Niemand sucht sich eine aus.
rule-pr-coins-order = Bekommen mehrere zugleich Münzen, ziehen sie im Uhrzeigersinn ab dem aktiven
    Spieler (zu Beginn ab dem Startspieler), jeder alle seine vor dem nächsten.
rule-pr-coins-short = Sind Nachziehstapel und Ablagestapel leer, sind Münzen, die nicht gezogen
    werden können, verloren; niemand schuldet sie dir.
rule-pr-reshuffle = Ist der Nachziehstapel leer, wird der Ablagestapel zu einem neuen gemischt.
rule-pr-reshuffle-when = Das geschieht, wenn die nächste Karte gebraucht wird, nicht vorher; also
    sind inzwischen abgelegte Karten dabei. Eine Karte, die noch abgehandelt wird (eine
    Steuererhöhung oder ein Schiff, über das noch nicht entschieden ist), ist nicht dabei.

## The rules: phase 1

rule-pr-draw = In deinem Zug deckst du mindestens eine Karte auf. Nach jeder, sobald sie abgehandelt
    ist, deckst du weiter auf oder hörst auf. Hörst du auf, beginnt Phase 2.
rule-pr-draw-empty = Als erste zählt jede Karte, auch eine Steuererhöhung, ein Expeditionsaufruf
    oder ein abgewehrtes Schiff. Du darfst also mit leerem Hafen aufhören, und Phase 2 wird trotzdem
    gespielt.
rule-pr-draw-none = Gibt es keine Karte zum Aufdecken, kannst du Expeditionsaufrufe erfüllen (die
    Personen kommen auf den Ablagestapel) oder mit dem, was im Hafen liegt, zu Phase 2 übergehen.
    Sobald eine Karte da ist, musst du deine erste aufdecken.
rule-pr-draw-person = Eine Person kommt in den Hafen.
rule-pr-draw-ship = Ein Schiff kommt in den Hafen, außer du wehrst es ab. Das kannst du, wenn du
    mindestens einen Matrosen oder Piraten hast und ihre Säbel zusammen mindestens so viele sind wie
    die des Schiffs. Ein abgewehrtes Schiff wird abgelegt. Abwehren kannst du nur das eben
    aufgedeckte Schiff, gleich welcher Farbe, nie eines mit Totenkopf. Säbel werden nicht
    verbraucht.
rule-pr-repel-may = Du darfst abwehren, musst aber nicht, auch nicht das zweite Schiff einer Farbe:
    Lässt du es herein, ist dein Zug vorbei.
rule-pr-bust = Deckst du ein Schiff auf, dessen Farbe schon im Hafen liegt, und kannst oder willst
    du es nicht abwehren, endet dein Zug sofort. Alle Karten im Hafen und das Schiff werden
    abgelegt, Expeditionsaufrufe bleiben liegen, Phase 2 entfällt. Dann bekommt jeder Spieler, auch
    du, 1 Münze für jeden eigenen Witzbold.
rule-pr-draw-expedition = Ein Expeditionsaufruf liegt neben dem Hafen aus, bis ihn jemand erfüllt.
rule-pr-expedition = Nur der aktive Spieler darf Expeditionsaufrufe erfüllen, jederzeit in seinem
    Zug und so viele er kann. Du legst Personen deiner Wahl mit den verlangten Symbolen ab, eine für
    jedes Symbol: Kapitäne sind Anker, Priester Kreuze, Siedler Häuser, und ein Tausendsassa steht
    für ein beliebiges davon. Dann legst du den Expeditionsaufruf vor dir aus und ziehst seine
    Münzen.
rule-pr-expedition-when = Das heißt: vor dem ersten Aufdecken, nach jeder abgehandelten Karte sowie
    vor, zwischen und nach deinem eigenen Nehmen, bis du die anderen nehmen lässt. Nicht, solange
    über ein Schiff zu entscheiden ist, nicht nach einem zweiten Schiff einer Farbe und nicht,
    während andere nehmen.
rule-pr-expedition-same = Sind mehrere deiner Personen völlig gleich, macht es keinen Unterschied,
    welche von ihnen losziehen: Sie sind eine einzige Wahl, und es ziehen die ersten los.
rule-pr-tax = Zuerst legen alle mit 12 oder mehr Münzen die Hälfte ab, abgerundet (von 13 also 6).
    Dann bekommt 1 Münze, wer die meisten Säbel oder wer die wenigsten Einflusspunkte hat, je nach
    Karte. Bei Gleichstand bekommen alle Beteiligten eine, auch wer gar nichts hat. Dann wird die
    Karte abgelegt, und der Zug geht weiter.
rule-pr-tax-short = Verlorene Münzen dürfen für diese Münze neu gemischt werden, die Steuererhöhung
    selbst nicht. Reichen die Karten nicht, bekommen sie die, die zuerst ziehen.

## The rules: phase 2

rule-pr-stack = Die Fähigkeiten mehrerer gleicher Personen zählen zusammen, beim aktiven Spieler und
    bei den anderen, wenn sie nehmen.
rule-pr-stack-forced = Münzen durch Händler, Admirale, Witzbolde, Expeditionsaufrufe und
    Steuererhöhungen werden ungefragt gezogen; ablehnen kann man sie nicht.
rule-pr-take = Als aktiver Spieler darfst du 1 Karte aus dem Hafen nehmen; 2, wenn dort Schiffe in
    vier Farben liegen, 3 bei fünf Farben, gezählt zu Beginn der Phase; und eine mehr für jeden
    deiner Gouverneure. Du nimmst sie einzeln, also kann eine genommene Karte schon bei der nächsten
    helfen: Ein Gouverneur erlaubt eine weitere Karte im selben Zug, ein Fräulein macht die nächste
    Person billiger, ein Händler bringt für das nächste Schiff seiner Farbe 1 Münze mehr.
rule-pr-take-none = Du darfst weniger oder gar nichts nehmen; die anderen nehmen trotzdem.
rule-pr-trade = Nimmst du ein Schiff, legst du es ab und ziehst seine Münzen und 1 mehr für jeden
    deiner Händler dieser Farbe.
rule-pr-hire = Nimmst du eine Person, zahlst du ihre Kosten, 1 weniger für jedes Fräulein, das du
    schon hast, aber nie weniger als 0, und legst sie vor dir aus. Von da an gilt ihre Fähigkeit.
rule-pr-others = Dann darf reihum im Uhrzeigersinn jeder andere eine Karte nehmen, egal wie viele
    Farben ausliegen, und eine mehr für jeden eigenen Gouverneur, auch einen eben angeheuerten. Es
    gelten dieselben Regeln, aber für jede Karte bekommt der aktive Spieler 1 Münze als Gebühr,
    notfalls aus den Münzen des Schiffs.
rule-pr-others-fee = Die Gebühr wird zuletzt gezahlt: nach dem Ziehen der Münzen eines Schiffs, also
    kannst du ein Schiff auch ohne Münze nehmen; und nach den Kosten einer Person, also musst du für
    beides genug haben. Sie ist auch fällig, wenn die Person nichts kostet.
rule-pr-admiral = Bist du mit Nehmen an der Reihe und liegen in diesem Augenblick 5 oder mehr Karten
    im Hafen, bekommst du zuerst 2 Münzen für jeden deiner Admirale und kannst sie gleich verwenden.
rule-pr-admiral-once = Du bekommst sie einmal, sobald du mit Nehmen an der Reihe bist, ob du dann
    etwas nimmst oder nicht. Ein Admiral, den du dabei anheuerst, bringt erst beim nächsten Mal
    Münzen.
rule-pr-jester = Bist du im Zug eines anderen mit Nehmen an der Reihe und der Hafen ist leer,
    bekommst du 1 Münze für jeden deiner Witzbolde.
rule-pr-jester-once = Das wird einmal geprüft, wenn du an die Reihe kommst: auch wenn der Hafen von
    Anfang an leer war, aber nicht, wenn du die letzte Karte selbst nimmst.
rule-pr-clean = Wenn alle ihre Gelegenheit hatten, wird abgelegt, was noch im Hafen liegt, und der
    nächste Spieler im Uhrzeigersinn ist aktiv.

## The rules: the end

rule-pr-end = Hat jemand auf Personen und Expeditionsaufrufen 12 oder mehr Einflusspunkte, beginnt
    die letzte Runde: Der Zug wird zu Ende gespielt, und es geht weiter, bis der rechte Nachbar des
    aktiven Spielers seinen Zug hatte.
rule-pr-end-who = Als aktiv gilt, wer am Zug war, auch wenn jemand anders die Punkte durch Nehmen in
    diesem Zug erreicht hat. Einen eigenen Zug gibt es für diesen Spieler nicht mehr, aber er nimmt
    in den Zügen der anderen. Wer später 12 Punkte erreicht, verlängert die Runde nicht.
rule-pr-end-keep = Eine begonnene letzte Runde wird zu Ende gespielt, selbst wenn Punkte wieder
    verloren gehen sollten. (Mit den gedruckten Karten kann das nicht passieren: Jeder
    Expeditionsaufruf bringt mindestens 2 Punkte mehr, als er kostet.)
rule-pr-end-equal = Wahlweise: Es geht weiter, bis der rechte Nachbar des Startspielers seinen Zug
    hatte, sodass alle gleich viele hatten. Werden die Punkte in genau diesem Zug erreicht, endet
    das Spiel mit ihm.
rule-pr-end-stuck = Gibt es in so vielen Zügen nacheinander, wie Spieler da sind, keine Karte zum
    Aufdecken, weil alle Münzen sind oder ausliegen, endet das Spiel und wird wie immer gewertet.
rule-pr-end-long = Nach 10.000 Entscheidungen aller Spieler zusammen endet das Spiel dort, wo die
    nächste fällig wäre, auch mitten im Zug, und wird so gewertet, wie es steht. Ein Schiff, über
    das noch nicht entschieden ist, wird abgelegt. Schritte, nach denen niemand gefragt wird, zählen
    nicht. Sonst könnte ein Spiel ewig dauern: wenn alle nur aufhören und passen, wenn jemand Schiff
    um Schiff abwehrt oder wenn nur noch Steuererhöhungen aufzudecken sind.
rule-pr-win = Es gewinnt, wer die meisten Einflusspunkte hat; bei Gleichstand, wer die meisten
    Münzen hat; steht es dann noch gleich, gewinnen die Beteiligten gemeinsam.
rule-pr-var-expedition = Variante: Die letzte Runde beginnt, wenn ein und derselbe Spieler 12 Punkte
    und mindestens einen Expeditionsaufruf hat, und gewinnen kann nur, wer einen hat. Gleichstände
    wie immer.
rule-pr-var-rank = In der Variante stehen alle mit einem Expeditionsaufruf vor allen ohne; in
    beiden Gruppen entscheiden die Punkte, dann die Münzen.
rule-pr-var-none = Hat am Ende, weil keine Karten mehr da sind oder das Spiel zu lange gedauert hat,
    niemand einen Expeditionsaufruf, werden alle verglichen.

## The table

pr-ui-harbour = Hafen
pr-ui-harbour-empty = leer
pr-ui-persons = Personen
pr-ui-expeditions = Expeditionsaufrufe
pr-ui-none = keine
pr-ui-deck = { $count ->
    [one] Nachziehstapel: { $count } Karte
   *[other] Nachziehstapel: { $count } Karten
}
pr-ui-discard = { $count ->
    [one] Ablagestapel: { $count } Karte
   *[other] Ablagestapel: { $count } Karten
}
pr-ui-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
pr-ui-points = { $points } von { $needed } Punkten
pr-ui-swords = { $count ->
    [one] { $count } Säbel
   *[other] { $count } Säbel
}
pr-ui-anchors = { $count ->
    [one] { $count } Anker
   *[other] { $count } Anker
}
pr-ui-crosses = { $count ->
    [one] { $count } Kreuz
   *[other] { $count } Kreuze
}
pr-ui-houses = { $count ->
    [one] { $count } Haus
   *[other] { $count } Häuser
}
pr-ui-expedition-count = { $count ->
    [0] kein Expeditionsaufruf
    [one] { $count } Expeditionsaufruf
   *[other] { $count } Expeditionsaufrufe
}
pr-ui-cost = kostet { $cost }
pr-ui-active = am Zug
pr-ui-drawn = { $count ->
    [0] Noch keine Karte aufgedeckt
    [one] { $count } Karte aufgedeckt
   *[other] { $count } Karten aufgedeckt
}
pr-ui-colours = { $count ->
    [0] Noch kein Schiff
    [one] { $count } Schiff
   *[other] Schiffe in { $count } Farben
}
pr-ui-takes = { $count ->
    [0] Keine Karte mehr zu nehmen
    [one] Noch { $count } Karte zu nehmen
   *[other] Noch { $count } Karten zu nehmen
}
pr-ui-last-lap = { $last-is ->
    [me] Letzte Runde: Den letzten Zug hast du
   *[other] Letzte Runde: Den letzten Zug hat { $last }
}
pr-ui-risk = Risiko eines zweiten Schiffs: { $percent } %
pr-ui-laid = Vor dir
pr-ui-laid-none = noch nichts
pr-ui-short = { NAME($thing, case: "short") }
pr-ui-second = zweites Schiff dieser Farbe
pr-ui-legend = ★ Punkte · ◎ Münzen · ⚔ Säbel · ⚑ Expeditionen
pr-ui-legend-variant = ★ Punkte · ◎ Münzen · ⚔ Säbel · ⚑ Expedition (zum Sieg nötig)
pr-ui-trade-short = Handeln:
pr-ui-hire-short = Anheuern:
pr-ui-keep-busts = Das Schiff hereinlassen und den Zug beenden
pr-ui-pass-none = Nichts nehmen
pr-ui-would-coins = { $count ->
    [one] Bringt { $count } Münze
   *[other] Bringt { $count } Münzen
}
pr-ui-would-fee = { $fee ->
    [one] { $fee } Münze bekommt { $to }
   *[other] { $fee } Münzen bekommt { $to }
}
pr-ui-would-points = Dann hast du { $points } von { $needed } Punkten

## What to do now

pr-ui-bust-help = Ein zweites Schiff einer Farbe, das du nicht abwehren kannst, beendet deinen Zug.
pr-ui-ship-busts = Vorsicht: Ein Schiff dieser Farbe liegt schon im Hafen. Lässt du dieses herein,
    ist dein Zug vorbei.
pr-ui-now-discover = { $seat-is ->
    [me] Decke weiter auf, oder hör auf und nimm aus dem Hafen.
   *[other] { $seat } deckt weiter auf oder hört auf.
}
pr-ui-now-ship = { $seat-is ->
    [me] { $busts ->
        [yes] { CAP($card) }: in den Hafen lassen oder abwehren? { pr-ui-ship-busts }
       *[no] { CAP($card) }: in den Hafen lassen oder abwehren?
    }
   *[other] { $seat } lässt es in den Hafen oder wehrt es ab: { $card }.
}
pr-ui-now-take = { $seat-is ->
    [me] { $count ->
        [0] Du darfst keine Karte mehr nehmen, aber noch einen Expeditionsaufruf erfüllen.
        [one] Nimm eine Karte aus dem Hafen oder nichts.
       *[other] Nimm bis zu { $count } Karten aus dem Hafen, eine nach der anderen.
    }
   *[other] { $seat } wählt aus dem Hafen.
}

## Why a bot advises something

pr-advice-draw-safe = Kein Schiff, das jetzt kommt, kann den Zug beenden.
pr-advice-draw-risk = Das Risiko lohnt sich: Ein zweites Schiff kommt mit etwa { $percent } %.
pr-advice-draw-takes = Noch eine Farbe, und es gibt eine Karte mehr zu nehmen.
pr-advice-stop-risk = Zeit aufzuhören: Ein zweites Schiff kommt mit etwa { $percent } %.
pr-advice-stop-enough = Was im Hafen liegt, ist gut genug.
pr-advice-repel = Sonst wäre der Zug vorbei.
pr-advice-repel-colour = Ohne diese Farbe im Hafen ist die nächste Karte sicherer.
pr-advice-keep = Dieses Schiff bringt Münzen, und seine Farbe hilft.
pr-advice-trade = { $coins ->
    [one] Dieses Schiff bringt { $coins } Münze.
   *[other] Dieses Schiff bringt { $coins } Münzen.
}
pr-advice-hire = { $points ->
    [0] Diese Person macht sich bezahlt.
    [one] Diese Person bringt { $points } Punkt und ihre Fähigkeit.
   *[other] Diese Person bringt { $points } Punkte und ihre Fähigkeit.
}
pr-advice-fulfil = { $points ->
    [one] Der Expeditionsaufruf bringt { $points } Punkt.
   *[other] Der Expeditionsaufruf bringt { $points } Punkte.
}
pr-advice-wait = Heb dir diese Leute lieber für einen anderen Expeditionsaufruf auf.
pr-advice-win = Damit kannst du das Spiel gewinnen.
pr-advice-deny = { $owner-is ->
    [me] Sonst nimmst du das.
   *[other] Sonst nimmt das { $owner }.
}
pr-advice-save = Spare die Münzen lieber für jemand Teureren.
pr-advice-pass = Nichts hier ist seinen Preis wert.
pr-advice-random = Kein besonderer Grund: zufällig gewählt.
pr-cards-ships = Schiffe
pr-cards-persons = Personen
pr-cards-expeditions = Expeditionsaufrufe
pr-cards-taxes = Steuererhöhungen
pr-cards-crew = { $persons }
pr-cards-five = nur zu fünft
pr-info-ship = Nimm es aus dem Hafen und zieh seine Münzen, eine mehr für jeden deiner Händler dieser
    Farbe.
pr-info-second = Ein zweites Schiff einer Farbe beendet den Zug ohne Ertrag, wenn deine Säbel es nicht
    abwehren.
pr-info-skull = Der Totenkopf: Es lässt sich nicht abwehren.
pr-info-symbol = Ein Symbol für eine Expedition; wer es dort stellt, wird abgelegt.
pr-info-swords = Säbel wehren das eben gezogene Schiff ab, wenn es nicht mehr davon hat; sie werden nicht
    verbraucht.
pr-info-expedition = Leg in deinem Zug Personen mit diesen Symbolen ab: Du ziehst die Münzen und behältst
    die Punkte.
pr-column-swords = Säbel
pr-column-coins = Münzen
pr-column-cost = Kosten
pr-column-points = Punkte
pr-column-skull = Totenkopf

## Before a game

pr-setup-advice = Nach Anleitung gewinnt öfter, wer früher am Zug ist: zu fünft die erste Person 24 % der
    Spiele, die letzte 15 %. Zu viert und zu fünft empfehlen wir gleich viele Züge: -o ending=equal.
