### Jolly Roger, German. Second person singular. Comments stand in en.ftl.

jr-name = Jolly Roger
jr-tagline = Gemeinsam kapern, Beute teilen, und Vorsicht vor der Meuterei

## Cards

jr-kind-fort = Festung
    .short = Festung
jr-kind-ship = Handelsschiff
    .short = Schiff
jr-kind-settlement = Siedlung
    .short = Siedlung
jr-kind-port = Piratenhafen
    .short = Hafen
jr-kind-island = Schatzinsel
    .short = Insel
jr-skill-navigation = Navigation
    .short = Nav
jr-skill-guns = Kanonen
    .short = Kan
jr-skill-melee = Säbel
    .short = Säb
jr-card-crew = { $skill } { $value } ({ $crewmen } { $crewmen ->
    [one] Mann
   *[other] Mann
})
    .short = { NAME($skill, case: "short") } { $value }/{ $crewmen }
jr-card-any = beliebige Fähigkeit { $value } ({ $crewmen } { $crewmen ->
    [one] Mann
   *[other] Mann
})
    .short = Bel { $value }/{ $crewmen }
jr-card-captain = Kapitän
    .short = Kapt.
jr-card-quartermaster = Quartiermeister
    .short = Quart.
jr-card-boatswain = Bootsmann
jr-card-carpenter = Zimmermann
jr-card-cook = Smutje
jr-card-cutthroat = Halsabschneider
jr-card-first-mate = Erster Offizier
jr-card-lookout = Ausguck
jr-card-master-mariner = Navigator
jr-card-old-sailor = Alter Seemann
jr-card-powder-monkey = Kanonenfutter
jr-card-sea-dog = Alter Seebär
jr-card-second-mate = Zweiter Offizier
jr-card-sharp-shooter = Scharfschütze
jr-card-smart-kid = Schlaues Kerlchen
jr-card-stowaways = Blinder Passagier
jr-card-surgeon = Schiffsarzt
jr-card-traitor = Verräter
jr-card-unknown = eine unbekannte Karte
jr-prize-gold = Gold { $value }
    .short = ◎{ $value }
jr-prize-rum = Rum
    .short = R
jr-prize-jewels = Juwelen
    .short = J
jr-prize-hostage = Gefangene
    .short = G

## Offers

jr-pledge-share = einen guten Anteil an der nächsten Beute
jr-pledge-appoint = die Ernennung zum Quartiermeister
jr-pledge-no-mutiny = keine Meuterei in dieser Runde
jr-pledge-stay-out = Neutralität in der Meuterei
jr-pledge-play = { $count ->
    [one] { $count } Crewkarte auszuspielen
   *[other] { $count } Crewkarten auszuspielen
}
jr-pledge-guard = die Wache auf dem Schiff
jr-count-crew = { $count ->
    [one] { $count } Crewkarte
   *[other] { $count } Crewkarten
}
jr-count-prizes = { $count ->
    [one] { $count } Beutekarte
   *[other] { $count } Beutekarten
}
jr-terms = gibt { $given-n ->
    [0] nichts
   *[other] { $given }
}; will { $wanted-n ->
    [0] nichts
   *[other] { $wanted }
}{ $by ->
    [offerer] ; verspricht: { $pledge }
    [taker] ; will versprochen haben: { $pledge }
   *[nobody] { "" }
}
jr-terms-mine = du gibst { $given-n ->
    [0] nichts
   *[other] { $given }
}; du willst { $wanted-n ->
    [0] nichts
   *[other] { $wanted }
}{ $by ->
    [offerer] ; du versprichst: { $pledge }
    [taker] ; du willst versprochen haben: { $pledge }
   *[nobody] { "" }
}

## Actions

jr-action-appoint = Zum Quartiermeister ernennen: { $target }
jr-action-draw = Eine Crewkarte ziehen
jr-action-decline = Nein, passen
jr-action-call = Meuterei! Ausspielen: { $card }
jr-action-call-on = Meuterei! Ausspielen: { $card }, und mitmachen muss: { $target }
jr-action-call-kill = Meuterei! Ausspielen: { $card }, und { $leader ->
    [captain] den Kapitän sofort besiegen
   *[mutineer] dich selbst sofort besiegen: Der Kapitän hat gewonnen
}
jr-action-sail = Ziel ansteuern: { $destination }
jr-action-use = Einsetzen: { $card }
jr-action-use-on = Einsetzen: { $card }, gegen { $target }
jr-action-use-on-two = Einsetzen: { $card }, gegen { $targets }
jr-action-use-raise = Einsetzen: { $card }, ein Punkt mehr wird gebraucht
jr-action-use-lower = Einsetzen: { $card }, ein Punkt weniger wird gebraucht
jr-action-contribute = Zum Angriff beitragen: { $card }
jr-action-reveal = Die Zielkarte aufdecken
jr-action-pass = Passen
jr-action-betray = Verräter spielen und aufheben: { $card }
jr-action-assign = { $card } zählt als: { $skill }
jr-action-take = Nehmen: { $card }
jr-action-take-from = Eine verdeckte Beute nehmen von { $target }
jr-action-give = { $target-is ->
    [me] Selbst behalten: { $card }
   *[other] Geben: { $card }, an { $target }
}
jr-action-donate = Für die Reparatur geben: { $card }
jr-action-exchange = Gegen eine Crewkarte abwerfen: { $card }
jr-action-ransom = Gegen neue Beute eintauschen: { $card }
jr-action-bury = Vergraben: { $card }
jr-action-done = Fertig
jr-action-punish = Eine Bestrafung befehlen
jr-action-spare = Niemand wird bestraft
jr-action-flog = Bestrafen: { $target }
jr-action-commit = { $side ->
    [captain] Die Karte des Quartiermeisters für den Kapitän
   *[mutineer] Die Karte des Quartiermeisters für die Meuterei
}
jr-action-discard = Abwerfen: { $cards }
jr-action-accept = Angebot { $nth } von { $target } annehmen
jr-action-refuse = Angebot { $nth } von { $target } ablehnen
jr-action-withdraw = Angebot { $nth } zurückziehen
jr-action-join = { $side ->
    [captain] Für den Kapitän: { $card }
   *[mutineer] Für die Meuterei: { $card }
}
jr-action-join-on = { $side ->
    [captain] Für den Kapitän: { $card }, und mitmachen muss: { $target }
   *[mutineer] Für die Meuterei: { $card }, und mitmachen muss: { $target }
}
jr-action-join-kill = { $side ->
    [captain] Für den Kapitän
   *[mutineer] Für die Meuterei
}: { $card }, und { $leader ->
    [captain] den Kapitän sofort besiegen
   *[mutineer] den Ersten Meuterer sofort besiegen
}
jr-action-offer = Angebot an { $target } – { $terms }

## What happened

jr-event-you-answered = Du hast geantwortet.
jr-event-someone-answered = Jemand hat geantwortet.
jr-event-captain-found = { $seat-is ->
    [me] Du bist Kapitän.
   *[other] Kapitän ist { $seat }.
}
jr-event-round-began = Runde { $round } beginnt.
jr-event-appointed = { $seat-is ->
    [me] Du wirst Quartiermeister.
   *[other] { $seat } wird Quartiermeister.
}
jr-event-took-over = { $seat-is ->
    [me] { $role ->
        [captain] Du bist jetzt Kapitän.
       *[quartermaster] Du bist jetzt Quartiermeister.
    }
   *[other] { $role ->
        [captain] { $seat } ist jetzt Kapitän.
       *[quartermaster] { $seat } ist jetzt Quartiermeister.
    }
}
jr-event-drew = { $seat-is ->
    [me] { $count ->
        [one] Du ziehst { $count } Crewkarte.
       *[other] Du ziehst { $count } Crewkarten.
    }
   *[other] { $count ->
        [one] { $seat } zieht { $count } Crewkarte.
       *[other] { $seat } zieht { $count } Crewkarten.
    }
}
jr-event-drew-seen = { $seat-is ->
    [me] Du ziehst: { $cards }.
   *[other] { $seat } zieht: { $cards }.
}
jr-event-reshuffled = Die abgeworfene Crew wird zum neuen Stapel gemischt.
jr-event-sailed = Der Kapitän steuert an: { $destination }.
jr-event-turned-back = Niemand hat die Schatzkarte: Das Schiff kehrt um.
jr-event-lost-at-sea = Niemand hat die Schatzkarte: Die Runde ist verloren.
jr-event-turned = { $shape ->
    [target] { $destination }: Navigation { $navigation }, Kanonen { $guns }, Säbel { $melee }; Beute: { $count }.
    [port] { $destination }: Crewkarten für jeden: { $count }.
   *[island] { $destination } ist erreicht.
}
jr-event-voyage-counted = Die Reise ist vorbei: { $card }.
jr-event-decided = { $decision ->
    [ordered] Der Kapitän befiehlt eine Bestrafung.
   *[waived] Der Kapitän verzichtet auf die Bestrafung.
}
jr-event-flogged = { $seat-is ->
    [me] Du wirst bestraft und verlierst: { $card }.
   *[other] { $seat } wird bestraft und verliert: { $card }.
}
jr-event-contributed = { $seat-is ->
    [me] Du trägst bei: { $card }.
   *[other] { $seat } trägt bei: { $card }.
}
jr-event-betrayed = { $seat-is ->
    [me] Du spielst einen Verräter gegen: { $card }.
   *[other] { $seat } spielt einen Verräter gegen: { $card }.
}
jr-event-assigned = { CAP($card) } zählt als: { $skill }.
jr-event-fight-won = Der Angriff gelingt: Navigation { $navigation } (nötig { $navigation-needed }),
    Kanonen { $guns } (nötig { $guns-needed }), Säbel { $melee } (nötig { $melee-needed }).
jr-event-fight-lost = Der Angriff misslingt: Navigation { $navigation } (nötig { $navigation-needed }),
    Kanonen { $guns } (nötig { $guns-needed }), Säbel { $melee } (nötig { $melee-needed }).
jr-event-crew-discarded = Abgeworfen: { $cards }.
jr-event-shown = { $seat-is ->
    [me] Du setzt ein: { $card }.
   *[other] { $seat } setzt ein: { $card }.
}
jr-event-shown-on = { $seat-is ->
    [me] Du setzt ein: { $card }, gegen { $target }.
   *[other] { $target-is ->
        [me] { $seat } setzt ein: { $card }, gegen dich.
       *[other] { $seat } setzt ein: { $card }, gegen { $target }.
    }
}
jr-event-shown-on-two = { $seat-is ->
    [me] Du setzt ein: { $card }, gegen { $targets }.
   *[other] { $targets-is ->
        [me] { $seat } setzt ein: { $card }, gegen dich.
        [us] { $seat } setzt ein: { $card }, gegen dich und { $targets-rest }.
       *[other] { $seat } setzt ein: { $card }, gegen { $targets }.
    }
}
jr-event-shown-raise = { $seat-is ->
    [me] Du setzt ein: { $card }, ein Punkt mehr.
   *[other] { $seat } setzt ein: { $card }, ein Punkt mehr.
}
jr-event-shown-lower = { $seat-is ->
    [me] Du setzt ein: { $card }, ein Punkt weniger.
   *[other] { $seat } setzt ein: { $card }, ein Punkt weniger.
}
jr-event-shown-kill = { $seat-is ->
    [me] Du setzt ein: { $card }
   *[other] { $seat } setzt ein: { $card }
}, um { $leader ->
    [captain] den Kapitän
   *[mutineer] den Ersten Meuterer
} zu besiegen und die Meuterei sofort zu beenden.
jr-event-effect-fell = Die Karte ist aufgehoben.
jr-event-skill-changed = { $way ->
    [more] Ein Punkt mehr wird gebraucht: { $skill }.
   *[less] Ein Punkt weniger wird gebraucht: { $skill }.
}
jr-event-mutiny-called = { $seat-is ->
    [me] Du zettelst eine Meuterei an mit: { $card }!
   *[other] { $seat } zettelt eine Meuterei an mit: { $card }!
}
jr-event-joined = { $seat-is ->
    [me] { $side ->
        [captain] Du spielst für den Kapitän: { $card }.
       *[mutineer] Du spielst für die Meuterei: { $card }.
    }
   *[other] { $side ->
        [captain] { $seat } spielt für den Kapitän: { $card }.
       *[mutineer] { $seat } spielt für die Meuterei: { $card }.
    }
}
jr-event-committed = { $seat-is ->
    [me] { $side ->
        [captain] Mit der Karte des Quartiermeisters stehst du zum Kapitän.
       *[mutineer] Mit der Karte des Quartiermeisters schließt du dich der Meuterei an.
    }
   *[other] { $side ->
        [captain] { $seat } steht mit der Karte des Quartiermeisters zum Kapitän.
       *[mutineer] { $seat } schließt sich mit der Karte des Quartiermeisters der Meuterei an.
    }
}
jr-event-forced = { $seat-is ->
    [me] { $side ->
        [captain] Du musst für den Kapitän spielen.
       *[mutineer] Du musst für die Meuterei spielen.
    }
   *[other] { $side ->
        [captain] { $seat } muss für den Kapitän spielen.
       *[mutineer] { $seat } muss für die Meuterei spielen.
    }
}
jr-event-mutiny-decided = { $seat-is ->
    [me] { $side ->
        [captain] Die Meuterei scheitert: Du bleibst Kapitän.
       *[mutineer] Die Meuterei siegt: Du bist der neue Kapitän.
    }
   *[other] { $side ->
        [captain] Die Meuterei scheitert: { $seat } bleibt Kapitän.
       *[mutineer] Die Meuterei siegt: { $seat } ist der neue Kapitän.
    }
} Besiegt: { $losers }.
jr-event-redealt = { $seat-is ->
    [me] { $count ->
        [one] Du bekommst { $count } Crewkarte zurück.
       *[other] Du bekommst { $count } Crewkarten zurück.
    }
   *[other] { $count ->
        [one] { $seat } bekommt { $count } Crewkarte zurück.
       *[other] { $seat } bekommt { $count } Crewkarten zurück.
    }
}
jr-event-redealt-seen = { $seat-is ->
    [me] Nach der Meuterei bekommst du: { $cards }.
   *[other] Nach der Meuterei bekommt { $seat }: { $cards }.
}
jr-event-prizes-turned = { $count ->
    [one] { $count } verdeckte Beutekarte ist zu verteilen.
   *[other] { $count } verdeckte Beutekarten sind zu verteilen.
}
jr-event-prizes-turned-seen = Zu verteilende Beute: { $cards }.
jr-event-cook-served = { $seat-is ->
    [me] Du wählst zuerst.
   *[other] { $seat } wählt zuerst.
}
jr-event-picked = { $seat-is ->
    [me] Du wählst eine Beute.
   *[other] { $seat } wählt eine Beute.
}
jr-event-picked-seen = { $seat-is ->
    [me] Du wählst: { $card }.
   *[other] { $seat } wählt: { $card }.
}
jr-event-given = { $seat-is ->
    [me] Du bekommst eine Beute.
   *[other] { $seat } bekommt eine Beute.
}
jr-event-given-seen = { $seat-is ->
    [me] Du bekommst: { $card }.
   *[other] { $seat } bekommt: { $card }.
}
jr-event-gathered = { $seat-is ->
    [me] { $count ->
        [one] Du verlierst { $count } unvergrabene Beutekarte.
       *[other] Du verlierst { $count } unvergrabene Beutekarten.
    }
   *[other] { $count ->
        [one] { $seat } verliert { $count } unvergrabene Beutekarte.
       *[other] { $seat } verliert { $count } unvergrabene Beutekarten.
    }
}
jr-event-claim-waived = { $seat-is ->
    [me] Du nimmst keine Beute.
   *[other] { $seat } nimmt keine Beute.
}
jr-event-guard-named = { $seat-is ->
    [me] Du bewachst das Schiff und kannst nichts vergraben.
   *[other] { $seat } bewacht das Schiff und kann nichts vergraben.
}
jr-event-exchanged = { $seat-is ->
    [me] Du gibst für Crew ab: { $card }.
   *[other] { $seat } gibt für Crew ab: { $card }.
}
jr-event-ransomed = { $seat-is ->
    [me] Du tauschst gegen neue Beute ein: { $card }.
   *[other] { $seat } tauscht gegen neue Beute ein: { $card }.
}
jr-event-prizes-drawn = { $seat-is ->
    [me] { $count ->
        [one] Du ziehst { $count } Beutekarte.
       *[other] Du ziehst { $count } Beutekarten.
    }
   *[other] { $count ->
        [one] { $seat } zieht { $count } Beutekarte.
       *[other] { $seat } zieht { $count } Beutekarten.
    }
}
jr-event-prizes-drawn-seen = { $seat-is ->
    [me] Du ziehst: { $cards }.
   *[other] { $seat } zieht: { $cards }.
}
jr-event-buried = { $seat-is ->
    [me] Du vergräbst eine Beute.
   *[other] { $seat } vergräbt eine Beute.
}
jr-event-buried-seen = { $seat-is ->
    [me] Du vergräbst: { $card }.
   *[other] { $seat } vergräbt: { $card }.
}
jr-event-dug-up = { $seat-is ->
    [me] Du gräbst eine Beute von { $target } aus.
   *[other] { $target-is ->
        [me] { $seat } gräbt eine Beute von dir aus.
       *[other] { $seat } gräbt eine Beute von { $target } aus.
    }
}
jr-event-dug-up-seen = { $seat-is ->
    [me] Du gräbst eine Beute von { $target } aus: { $card }.
   *[other] { $target-is ->
        [me] { $seat } gräbt eine Beute von dir aus: { $card }.
       *[other] { $seat } gräbt eine Beute von { $target } aus: { $card }.
    }
}
jr-event-limit-discarded = { $seat-is ->
    [me] Deine Hand ist zu groß; du wirfst ab: { $cards }.
   *[other] { $seat } hat zu viele Karten und wirft ab: { $cards }.
}
jr-event-offered = { $seat-is ->
    [me] Du machst { $target } ein Angebot – { $mine }.
   *[other] { $target-is ->
        [me] { $seat } macht dir ein Angebot – { $terms }.
       *[other] { $seat } macht { $target } ein Angebot – { $terms }.
    }
}
jr-event-offer-closed = { $seat-is ->
    [me] Dein Angebot { $nth } { $end ->
        [accepted] wird angenommen.
        [refused] wird abgelehnt.
        [withdrawn] wird zurückgezogen.
       *[lapsed] verfällt.
    }
   *[other] Angebot { $nth } von { $seat } { $end ->
        [accepted] wird angenommen.
        [refused] wird abgelehnt.
        [withdrawn] wird zurückgezogen.
       *[lapsed] verfällt.
    }
}
jr-event-jewels-valued = { $seat-is ->
    [me] { $cards-n ->
        [0] Deine Juwelen ({ $count }) zählen je 1: Es ist keine Beute mehr da.
       *[other] Deine Juwelen ({ $count }) zählen so viel wie die gezogene Beute: { $cards }.
    }
   *[other] { $cards-n ->
        [0] Die Juwelen von { $seat } ({ $count }) zählen je 1: Es ist keine Beute mehr da.
       *[other] Die Juwelen von { $seat } ({ $count }) zählen so viel wie die gezogene Beute: { $cards }.
    }
}
jr-event-taken = { $seat-is ->
    [me] Du bekommst eine Karte von { $target }.
   *[other] { $target-is ->
        [me] { $seat } bekommt eine Karte von dir.
       *[other] { $seat } bekommt eine Karte von { $target }.
    }
}
jr-event-taken-seen = { $seat-is ->
    [me] Du bekommst von { $target }: { $card }.
   *[other] { $target-is ->
        [me] { $seat } bekommt von dir: { $card }.
       *[other] { $seat } bekommt von { $target }: { $card }.
    }
}
jr-event-handed = { $seat-is ->
    [me] Du gibst { $target } eine Karte.
   *[other] { $target-is ->
        [me] { $seat } gibt dir eine Karte.
       *[other] { $seat } gibt { $target } eine Karte.
    }
}
jr-event-handed-seen = { $seat-is ->
    [me] Du gibst { $target }: { $card }.
   *[other] { $target-is ->
        [me] { $seat } gibt dir: { $card }.
       *[other] { $seat } gibt { $target }: { $card }.
    }
}

## The screen
jr-ui-short = { NAME($thing, case: "short") }
jr-ui-round = Runde { $round }
jr-ui-voyages = { $count } von { $max } Reisen gemacht
jr-ui-crew-stack = Crewstapel { $count }
jr-ui-prize-stack = Beutestapel { $count }
jr-ui-stacks = Ziele
jr-ui-closed = jetzt nicht
jr-ui-column-hand = Hand
jr-ui-column-prizes = Beute
jr-ui-legend = ◎ Gold R Rum J Juwelen G Gefang. ▽ vergraben
jr-ui-legend-short = ◎ R J G Beute · ▽ vergraben
jr-ui-face-down = verdeckt
jr-ui-of = { $sum } (nötig: { $need })
jr-ui-range = { $least } bis { $most }
jr-ui-needs = Nötig:
jr-ui-any = beliebige Fähigkeit { $value }
jr-ui-each = { $count ->
    [one] { $count } Crewkarte für alle
   *[other] je { $count } Crewkarten für alle
}
jr-ui-pot = Zu verteilen
jr-ui-hidden = { $count ->
    [one] { $count } verdeckt
   *[other] { $count } verdeckt
}
jr-ui-side-captain = Für den Kapitän
jr-ui-side-mutineer = Für die Meuterei
jr-ui-crewmen = { $count ->
    [one] { $count } Mann
   *[other] { $count } Mann
}
jr-ui-guard = { $seat-is ->
    [me] du bewachst das Schiff
   *[other] { $seat } bewacht das Schiff
}
jr-ui-spent = keine Meuterei mehr in dieser Runde
jr-ui-none = keine
jr-ui-hand = Fähigkeit/Mann
jr-ui-hand-count = { $count } von { $max }
jr-ui-passed = fertig
jr-ui-buried = { $count ->
    [one] { $count } vergraben
   *[other] { $count } vergraben
}
jr-ui-offer = Angebot { $nth }
jr-ui-gold = { $count } Gold
jr-ui-rum = { $count } Rum
jr-ui-now-appoint = { $seat-is ->
    [me] Ernenne einen Quartiermeister.
   *[other] { $seat } ernennt einen Quartiermeister.
}
jr-ui-now-empty = { $asked ->
    [me] Du hast keine Crewkarte: Ziehst du eine?
   *[other] Wer keine Crewkarte hat, darf eine ziehen.
}
jr-ui-now-call = { $decision ->
    [appointed] { $quartermaster-is ->
        [me] Du sollst Quartiermeister sein.
       *[other] { $quartermaster } soll Quartiermeister sein.
    }
    [sailed] Das Ziel ist gewählt.
    [ordered] Eine Bestrafung ist befohlen.
   *[waived] Niemand soll bestraft werden.
} { $asked ->
    [me] Zettelst du eine Meuterei an?
   *[other] Zettelt jemand eine Meuterei an?
}
jr-ui-now-voyage = { $seat-is ->
    [me] Wähle das Ziel der Reise.
   *[other] { $seat } wählt das Ziel der Reise.
}
jr-ui-now-lookout = { $asked ->
    [me] Soll dein Ausguck die Zielkarte aufdecken?
   *[other] Ein Ausguck darf jetzt die Zielkarte aufdecken.
}
jr-ui-now-map = { $asked ->
    [me] Soll dein Alter Seemann den Weg zur Schatzinsel zeigen?
   *[other] Zur Schatzinsel führt nur ein Alter Seemann: Wer spielt ihn?
}
jr-ui-now-skills = { $asked ->
    [me] Änderst du um einen Punkt, was nötig ist?
   *[other] Erster Offizier, Navigator und Scharfschütze dürfen jetzt ändern, was nötig ist.
}
jr-ui-now-cook = { $asked ->
    [me] Soll dein Smutje dir die erste Wahl sichern?
   *[other] Ein Smutje darf sich jetzt die erste Wahl sichern.
}
jr-ui-now-carpenter = { $asked ->
    [me] Soll dein Zimmermann alle um eine Beute bitten?
   *[other] Ein Zimmermann darf jetzt alle um eine Beute bitten.
}
jr-ui-now-boatswain = { $asked ->
    [me] Soll dein Bootsmann eine Wache für das Schiff bestimmen?
   *[other] Ein Bootsmann darf jetzt eine Wache für das Schiff bestimmen.
}
jr-ui-now-smart-kid = { $asked ->
    [me] Soll dein Schlaues Kerlchen eine Beute ausgraben?
   *[other] Ein Schlaues Kerlchen darf jetzt eine Beute ausgraben.
}
jr-ui-now-first-card = { $seat-is ->
    [me] Spiele die erste Karte des Angriffs.
   *[other] { $seat } spielt die erste Karte des Angriffs.
}
jr-ui-now-attack = { $asked ->
    [quartermaster] Trage Crew bei, decke die Zielkarte auf oder passe.
    [me] Trage Crew zum Angriff bei oder passe.
   *[other] Alle dürfen Crew zum Angriff beitragen.
}
jr-ui-now-assign = { $seat-is ->
    [me] Als was zählt diese Karte: { $card }?
   *[other] { $seat } sagt, als was diese Karte zählt: { $card }.
}
jr-ui-now-pick = { $seat-is ->
    [me] Wähle eine Beute.
   *[other] { $seat } wählt eine Beute.
}
jr-ui-now-give = { $seat-is ->
    [me] Verteile die Beute so gleichmäßig wie möglich.
   *[other] { $seat } verteilt die Beute.
}
jr-ui-now-repair = { $asked ->
    [me] { $seat } bittet um Beute für die Reparatur: Gibst du etwas?
   *[other] { $seat-is ->
        [me] Dein Zimmermann bittet alle um eine Beute.
       *[other] { $seat } bittet alle um Beute für die Reparatur.
    }
}
jr-ui-now-claim = { $seat-is ->
    [me] Niemand gibt etwas: Du darfst eine Beute vom Kapitän oder vom Quartiermeister nehmen.
   *[other] { $seat } darf eine Beute vom Kapitän oder vom Quartiermeister nehmen.
}
jr-ui-now-exchange = { $asked ->
    [me] Du darfst eine Beute gegen eine Crewkarte abwerfen.
   *[other] Alle dürfen eine Beute gegen eine Crewkarte abwerfen.
}
jr-ui-now-ransom = { $seat-is ->
    [me] Tausche Gefangene und Juwelen gegen neue Beute oder behalte sie.
   *[other] { $seat } darf Gefangene und Juwelen eintauschen.
}
jr-ui-now-guard = { $seat-is ->
    [me] Du sollst das Schiff bewachen: Bestich jemanden, der dich ablöst, oder bleib.
   *[other] { $seat } soll das Schiff bewachen, darf aber jemand anderen bestechen.
}
jr-ui-now-bury = { $asked ->
    [me] Vergrabe die Beute, die sicher sein soll.
   *[other] Alle dürfen Beute vergraben.
}
jr-ui-now-punish = { $seat-is ->
    [me] Befiehlst du eine Bestrafung?
   *[other] { $seat } entscheidet über eine Bestrafung.
}
jr-ui-now-victim = { $seat-is ->
    [me] Wähle, wer bestraft wird und eine zufällige Crewkarte verliert.
   *[other] { $seat } wählt, wer bestraft wird.
}
jr-ui-now-mutiny = { $asked ->
    [neutral] Meuterei! Spiele für eine Seite, oder passe und halte dich heraus.
    [captain] Meuterei! Spiele mehr Crew für den Kapitän oder passe.
    [mutineer] Meuterei! Spiele mehr Crew gegen den Kapitän oder passe.
   *[other] Meuterei! Alle dürfen für eine Seite spielen.
}
jr-ui-now-betrayal = { $asked ->
    [me] Hebt dein Verräter diese Karte auf: { $card }?
   *[other] Ein Verräter darf diese Karte aufheben: { $card }.
}
jr-ui-now-forced = { $seat-is ->
    [me] { $side ->
        [captain] Ein Alter Seebär zieht dich hinein: Spiele eine Karte für den Kapitän.
       *[mutineer] Ein Alter Seebär zieht dich hinein: Spiele eine Karte für die Meuterei.
    }
   *[other] { $side ->
        [captain] { $seat } muss eine Karte für den Kapitän spielen.
       *[mutineer] { $seat } muss eine Karte für die Meuterei spielen.
    }
}
jr-ui-now-limit = { $asked ->
    [me] { $count ->
        [one] Deine Hand ist zu groß: Wirf { $count } Karte ab.
       *[other] Deine Hand ist zu groß: Wirf { $count } Karten ab.
    }
   *[other] Wer zu viele Karten hat, wirft den Rest ab.
}
jr-ui-no-mutiny = Keine Meuterei
jr-ui-no-draw = Nichts ziehen
jr-ui-no-card = Nichts ausspielen
jr-ui-no-gift = Nichts geben
jr-ui-no-exchange = Alle Beute behalten
jr-ui-no-ransom = Nichts mehr eintauschen
jr-ui-no-swap = Bleiben und das Schiff bewachen
jr-ui-no-burial = Nichts mehr vergraben
jr-ui-betray = Verräter spielen und aufheben: { $card } von { $seat }
jr-ui-no-claim = Nichts nehmen
jr-ui-add = Beitragen:
jr-ui-group-mutiny = Meuterei anzetteln …
jr-ui-group-captain = Für den Kapitän spielen …
jr-ui-group-mutineer = Für die Meuterei spielen …
jr-ui-group-give = { CAP($card) } geben …
jr-ui-group-use = { CAP($card) } einsetzen …
jr-ui-group-offer = Bestechung anbieten …
jr-ui-group-discard = { CAP($card) } abwerfen und …
jr-ui-offer-to = An { $target } …
jr-ui-offer-send = Das Angebot machen
jr-ui-offer-give = Geben: { $card }
jr-ui-offer-want = Verlangen: { $card }
jr-ui-offer-promise = Ein Versprechen hinzufügen …
jr-ui-offer-mine = Versprechen: { $pledge }
jr-ui-offer-theirs = Versprechen lassen: { $pledge }
jr-ui-would-skill = Ergibt { $skill } { $of }
jr-ui-would-sides = Danach { $captain } Mann für den Kapitän, { $mutineer } für die Meuterei
jr-ui-left = { $count ->
    [one] Noch { $count } Karte
   *[other] Noch { $count } Karten
}
jr-ui-got = { $count ->
    [0] Aus dieser Verteilung noch nichts
   *[other] Bisher aus dieser Verteilung: { $count }
}

## The screen

jr-ui-would-need = { $skill } dann nötig: { $count }
jr-ui-port-help = Alle ziehen Crew, dann lässt sich Beute gegen Crew oder andere Beute tauschen
jr-ui-island-help = Jemand muss einen Alten Seemann spielen; dann lässt sich Beute vergraben
jr-ui-any-short = beliebig +{ $value }
jr-ui-kill = { $leader ->
    [captain] den Kapitän besiegen
   *[mutineer] den Ersten Meuterer besiegen
}

## The end

jr-end-voyages = Die zehnte Reise ist vorbei: Der reichste Pirat gewinnt.
jr-end-prizes = Die Beute ist verteilt: Der reichste Pirat gewinnt.

## Refusals

jr-why-not-now = Das geht jetzt nicht.
jr-why-not-in-hand = Diese Karte hast du nicht auf der Hand.
jr-why-no-such-seat = So einen Spieler gibt es nicht zu nennen.
jr-why-cannot-name = Dieser Spieler kann nicht genannt werden.
jr-why-not-for-this = Die Karte kann jetzt nicht so eingesetzt werden.
jr-why-stack-empty = Keine Karte mehr übrig: { $destination }.
jr-why-island-closed = Nicht gleich wieder die Schatzinsel: Diesmal muss es ein anderes Ziel sein.
jr-why-not-quartermaster = Das tut nur der Quartiermeister.
jr-why-cannot-answer = Ein Verräter antwortet nur auf die Karte eines anderen, die gezeigt wurde,
    seit du zuletzt gespielt oder gepasst hast.
jr-why-not-unassigned = Eine andere Karte ist zuerst dran.
jr-why-no-such-prize = Diese Beute liegt dort nicht.
jr-why-not-equal = Dieser Spieler hat { $has } aus dieser Verteilung, andere erst { $least }.
jr-why-not-for-port = Nur Gefangene und Juwelen bringen Beute, solange es welche gibt.
jr-why-cannot-bury = Das kann nicht vergraben werden.
jr-why-already-done = Das hast du schon getan.
jr-why-wrong-side = Du gehörst zur anderen Seite.
jr-why-already-committed = Die Karte des Quartiermeisters steht schon auf einer Seite.
jr-why-discard-count = Gewählt: { $chosen }; abzuwerfen: { $needed }.
jr-why-too-many-offers = Angebote in diesem Schritt: { $made } von { $max }.
jr-why-too-many-cards = Ein Angebot umfasst höchstens { $max } Karten je Seite.
jr-why-empty-offer = Das Angebot enthält nichts.
jr-why-not-yours = Du kannst nur eigene Crewkarten und unvergrabene Beute geben.
jr-why-not-his = Du kannst nur unvergrabene Beute verlangen, die du kennst.
jr-why-bad-promise = So ein Versprechen gibt es nicht.
jr-why-no-such-offer = Dieses Angebot gibt es nicht.

## The rules

jr-section-parts = Spieler und Material
jr-section-setup = Aufbau
jr-section-round = Eine Runde
jr-section-attack = Der Angriff
jr-section-sharing = Die Beute verteilen
jr-section-port = Piratenhafen
jr-section-island = Schatzinsel
jr-section-mutiny = Meuterei
jr-section-special = Besondere Crew
jr-section-bribes = Bestechung
jr-section-end = Stapel und Spielende
jr-section-variants = Varianten
rule-jr-players = Vier bis zehn können spielen, drei mit der Variante für drei.
rule-jr-parts = Es gibt 150 Karten: 68 Crew (47 einfache, 21 besondere), 35 Ziele (je 8
    Festungen, Handelsschiffe, Siedlungen und Piratenhäfen, 3 Schatzinseln), 46 Beute und eine
    Übersicht.
rule-jr-parts-crew = Eine einfache Crewkarte zeigt eine Fähigkeit mit einem Wert und ein bis
    fünf Mann; eine Sorte zählt als beliebige Fähigkeit. Eine besondere Karte zählt als ein Mann,
    wenn sie nichts anderes sagt: Kanonenfutter zählt fünf.
rule-jr-parts-dest = Ein Angriffsziel zeigt, wie viel Navigation, Kanonen und Säbel nötig sind
    und wie viel Beute es bringt; die Bereiche stehen auf den Rückseiten. Festungen sind am
    schwersten und reichsten, dann Siedlungen, dann Handelsschiffe. Eine Flagge sagt, für wie viele
    Spieler eine Karte ist. Ein Piratenhafen zeigt, wie viele Crewkarten jeder bekommt.
rule-jr-parts-prize = Beute ist Gold im Wert von 1 bis 3, Rum ohne Wert, Juwelen und Gefangene.
    Das meiste ist Gold.
rule-jr-parts-data = Die Hefte drucken nicht jede Karte. Unser Deck ist eine Rekonstruktion in
    ihrem Rahmen; wer das Spiel besitzt, kann eigene Zahlen einsetzen.
rule-jr-setup-captain = Jeder bekommt eine Karte; darunter ist der Kapitän. Wer ihn hat, zeigt
    ihn und ist Kapitän.
rule-jr-setup-deal = Dann bekommt jeder noch 5 Crewkarten (bis fünf Spieler), 4 (sechs oder
    sieben) oder 3 (acht bis zehn), der Kapitän eine mehr.
rule-jr-setup-dest = Ziele, deren Flagge nicht zur Spielerzahl passt, bleiben weg; jede Art ist
    ein gemischter Stapel.
rule-jr-setup-prize = Die Beute wird verdeckt gemischt.
rule-jr-hand-limit = Du darfst 7 Crewkarten halten (bis fünf Spieler), 6 (sechs oder sieben)
    oder 5 (acht bis zehn). Wer mehr hat, wirft den Rest sofort offen ab und wählt, welche; vorher
    geht nichts anderes, auch nicht im Piratenhafen.
rule-jr-public = Offen sind unvergrabene Beute, die Zahl der vergrabenen, Größen von Händen und
    Stapeln, Abgeworfenes und wer was gespielt hat. Verdeckt sind Hände und verdeckte Stapel.
    Vergrabene Beute lag vorher offen, also darf jeder sie sich merken; bei versteckter Beute nur,
    wer sie gesehen hat.
rule-jr-appoint = Zu Beginn einer Runde ernennt der Kapitän einen Quartiermeister, denselben
    oder einen anderen, nie sich selbst.
rule-jr-appoint-draw = Nach einer Ernennung, auch der nach einer Meuterei, darf jeder ohne
    Crewkarten eine ziehen, bevor gemeutert werden kann.
rule-jr-voyage = Der Kapitän wählt ein Ziel, dessen Stapel nicht leer ist, und legt die oberste
    Karte verdeckt aus; niemand sieht sie an.
rule-jr-punish = Nach der Reise kann der Kapitän eine Bestrafung befehlen. Dann muss der
    Quartiermeister einen Spieler außer sich und dem Kapitän nennen, der eine zufällige Crewkarte
    verliert; jemanden mit Karte, falls es ihn gibt.
rule-jr-round-count = Benutzte Zielkarten kommen auf einen Stapel, der die Reisen zählt. Ein
    durch Meuterei abgebrochenes Ziel zählt nicht; eine Runde mit zwei Reisen zählt doppelt.
rule-jr-step-order = Nach einer Entscheidung des Kapitäns: Leere Hände ziehen (nach
    Ernennungen), dann kann gemeutert werden, dann kommen Karten zur Entscheidung, dann handelt der
    Quartiermeister.
rule-jr-attack-first = Der Quartiermeister muss die erste Crewkarte spielen, wenn er eine hat.
rule-jr-attack-open = Dann darf jeder Crewkarten beitragen, in beliebiger Reihenfolge und so oft
    er will; niemand muss, und nichts wird zurückgenommen.
rule-jr-attack-reveal = Der Quartiermeister deckt die Zielkarte auf, wann er will; haben seit
    der letzten Karte alle gepasst, geschieht es von selbst.
rule-jr-attack-sum = Die Werte jeder Fähigkeit werden addiert. Der Quartiermeister sagt, als was
    beliebige Karten zählen. Liegt keine Summe unter der Zahl der Karte, gelingt der Angriff.
rule-jr-attack-special = Eine besondere Karte bringt im Angriff keine Fähigkeit und keine
    Wirkung.
rule-jr-attack-discard = Alle gespielte Crew wird abgeworfen, ob der Angriff gelingt oder nicht.
rule-jr-share-draw = Nach einem Erfolg wird so viel Beute aufgedeckt, wie die Karte sagt, oder
    alles, was übrig ist.
rule-jr-share-captain = Der Kapitän nimmt zuerst eine.
rule-jr-share-equal = Den Rest verteilt der Quartiermeister der Zahl nach so gleich wie möglich:
    Niemand bekommt eine zweite Karte, bevor jeder eine hat. Erste Wahl zählt mit, früherer Besitz
    nicht.
rule-jr-share-open = Beute liegt offen vor den Besitzern, bis sie vergraben wird.
rule-jr-port-draw = Im Piratenhafen bekommt jeder so viele Crewkarten, wie die Karte sagt. Das
    Handlimit gilt, sobald alle ihre Karten haben.
rule-jr-port-exchange = Dann darf jeder eine unvergrabene Beute für eine weitere Crewkarte
    abwerfen: nach dem englischen und polnischen Heft offen, nach dem deutschen verdeckt.
rule-jr-port-ransom = Zuletzt bringt eine Gefangene zwei neue Beutekarten, Juwelen eine;
    beliebig oft, im Uhrzeigersinn ab dem Kapitän.
rule-jr-port-empty = Ist nur eine Beute übrig, bringt eine Gefangene eine; ist keine da, geht
    nichts mehr. Der Beutestapel wird nie aufgefüllt.
rule-jr-island-map = Die Schatzinsel braucht einen Alten Seemann. Ohne ihn wählt nach dem
    englischen und polnischen Heft der Kapitän noch einmal, diesmal ein anderes Ziel; nach dem
    deutschen ist die Karte verloren und zählt, die Runde endet ohne Bestrafung, und das erste Ziel
    der neuen Runde muss ein anderes sein.
rule-jr-island-bury = Auf der Insel darf jeder beliebige Beute vergraben; sie ist bei einer
    Meuterei sicher und bleibt vergraben. Auch was spät noch dazukommt, kann vergraben werden,
    solange du nicht fertig bist. Nach dem deutschen Heft können Juwelen und Gefangene nicht
    vergraben werden.
rule-jr-island-map-discard = Danach wird der Alte Seemann abgeworfen.
rule-jr-mutiny-when = Direkt nach einer Entscheidung des Kapitäns darf jeder andere mit
    Crewkarte eine Meuterei anzetteln, einmal je Runde. Die Reise wird abgebrochen, die Bestrafung
    unterbleibt. Wollen mehrere, gilt der erste im Uhrzeigersinn ab dem Kapitän.
rule-jr-mutiny-start = Wer meutert, spielt eine Crewkarte und ist der Erste Meuterer.
rule-jr-mutiny-open = Jeder darf Crew für den Kapitän oder den Ersten Meuterer spielen, aber nur
    für eine Seite. Schluss ist, wenn seit der letzten Karte alle gepasst haben.
rule-jr-mutiny-roles = Die Karten von Kapitän und Quartiermeister zählen je einen Mann. Die des
    Kapitäns steht zu ihm; der Quartiermeister kann seine endgültig einer Seite geben.
rule-jr-mutiny-sides = Wer für eine Seite spielt, ihr die Karte des Quartiermeisters gibt oder
    vom Alten Seebären genannt wird, gehört dazu; alle anderen sind neutral. Verlierer sind alle der
    geschlagenen Seite.
rule-jr-mutiny-effects = Eine besondere Karte für eine Seite zählt nur ihre Mannschaft. Zweiter
    Offizier, Blinder Passagier, Schiffsarzt und Verräter ergreifen bei ihrer Wirkung keine Partei.
rule-jr-mutiny-win = Mehr Mann gewinnen; ein Gleichstand gehört dem Kapitän. Ein siegreicher
    Erster Meuterer wird Kapitän.
rule-jr-mutiny-appoint = Dann ernennt der Kapitän einen Quartiermeister; nach dem deutschen Heft
    nur ein neuer Kapitän. Darauf kann keine Meuterei folgen.
rule-jr-mutiny-prizes = Die unvergrabene Beute der Verlierer wird eingesammelt; der Kapitän
    nimmt eine, der Rest wird an alle verteilt. Bis dahin kann niemand Karten verschenken.
rule-jr-mutiny-crew = Alle gespielte Crew wird gemischt und verteilt, außer Kanonenfutter,
    Halsabschneider und Alter Seebär, aufgehobenen und für ihre Wirkung gespielten Karten: Die
    werden abgeworfen.
rule-jr-mutiny-next = Dann wählt der Kapitän ein Ziel, das alte oder ein anderes. Bis zur
    nächsten Runde gibt es keine zweite Meuterei.
rule-jr-mutiny-last = In der letzten Runde ist nach der Strafentscheidung noch eine Meuterei
    möglich; nach ihrer Verteilung endet das Spiel.
rule-jr-sp-boatswain = Bei Ankunft auf der Schatzinsel: Nenne einen anderen Spieler, der das
    Schiff bewacht und nichts vergraben kann. Er darf jemanden bestechen, ihn abzulösen.
rule-jr-sp-carpenter = Nach dem Verteilen: Bitte alle um eine Beute. Gibt niemand eine, darfst
    du eine vom Kapitän oder Quartiermeister nehmen oder darauf verzichten.
rule-jr-sp-cook = Wenn das Verteilen beginnt: Du wählst zuerst, der Kapitän danach. Der Kapitän
    selbst kann ihn nicht nutzen.
rule-jr-sp-cutthroat = Um eine Meuterei zu beginnen oder darin: Besiege den Kapitän oder den Ersten
    Meuterer, wen du willst; sie ist sofort vorbei. Wer eine Seite hat, behält sie und verliert mit
    ihr; wer keine hat, gehört am Ende zu den Siegern.
rule-jr-sp-first-mate = Nach dem Aufdecken: Ein Punkt Säbel mehr oder weniger wird gebraucht.
rule-jr-sp-master-mariner = Nach dem Aufdecken: Ein Punkt Navigation mehr oder weniger wird
    gebraucht.
rule-jr-sp-sharp-shooter = Nach dem Aufdecken: Ein Punkt Kanonen mehr oder weniger wird
    gebraucht.
rule-jr-sp-lookout = Nachdem ein Angriffsziel gewählt und nicht gemeutert wurde: Decke seine
    Karte auf, bevor Crew gespielt wird.
rule-jr-sp-old-sailor = Er hat die Schatzkarte der Schatzinsel; nach dem Vergraben wird er
    abgeworfen.
rule-jr-sp-powder-monkey = In einer Meuterei: fünf Mann für deine Seite. Danach abgeworfen.
rule-jr-sp-sea-dog = In einer Meuterei: Ein neutraler Spieler kommt auf deine Seite und muss
    sofort eine Crewkarte dafür spielen. Er zählt selbst einen Mann und wird danach abgeworfen.
rule-jr-sp-second-mate = Jederzeit: Nimm zwei anderen Spielern je eine zufällige Crewkarte;
    einem, wenn nur er welche hat.
rule-jr-sp-smart-kid = Nach dem Vergraben: Nimm einem anderen eine zufällige vergrabene Beute;
    sie bleibt bis zur nächsten Schatzinsel unvergraben.
rule-jr-sp-stowaways = Jederzeit: Wirf ihn ab und ziehe zwei Crewkarten.
rule-jr-sp-surgeon = Jederzeit: Du bist Quartiermeister, bis der Kapitän einen anderen ernennt.
    Nicht für Kapitän oder Quartiermeister.
rule-jr-sp-traitor = Direkt nachdem eine Crewkarte eines anderen gezeigt wurde: Sie hat keine
    Wirkung und wird abgeworfen. In Angriff oder Meuterei darfst du auf jede Karte antworten, die
    gezeigt wurde, seit du zuletzt gespielt oder gepasst hast, höchstens die achtletzte; für ihre
    Wirkung gespielte Karten warten erst auf Antwort.
rule-jr-sp-traitor-effects = Eine aufgehobene Karte bringt nichts, aber ihr Spieler bleibt auf
    seiner Seite, und eine damit begonnene Meuterei geht weiter. Ein aufgehobener Verräter gibt der
    ersten Karte ihre Wirkung zurück.
rule-jr-sp-anytime = Jederzeit heißt zwischen zwei Schritten: nicht, während etwas halb getan
    ist, und nicht, während Beute oder Crew verteilt wird.
rule-jr-sp-timing = Besondere Karten haben ihre Zeit; alle Spieler haben gleich viel davon.
    Wollen mehrere, geht es im Uhrzeigersinn ab dem Kapitän, jede Karte ganz vor der nächsten.
rule-jr-bribe = Du darfst anderen Crewkarten oder unvergrabene Beute geben, als Geschenk, für
    eine Abmachung, oder es versprechen; niemand muss annehmen oder ein Versprechen halten. Hier ist
    eine Bestechung ein Angebot: höchstens vier Karten je Seite, höchstens drei Angebote je Schritt.
    Nach dem deutschen Heft wird übergebene Crew gezeigt.
rule-jr-talk = Spieler dürfen jederzeit reden, raten und vorschlagen; nichts davon bindet.
rule-jr-crew-reshuffle = Ein leerer Crewstapel wird aus den abgeworfenen Karten neu gemischt; die
    anderen nie.
rule-jr-crew-empty = Ist keine Crew mehr zu ziehen, endet das Ziehen; es geht im Uhrzeigersinn
    ab dem Kapitän.
rule-jr-end = Das Spiel endet mit der Runde, in der die zehnte Zielkarte abgeworfen wird oder
    der Beutestapel leer ist.
rule-jr-score = Alle Beute wird gezeigt. Gold zählt seinen Wert, Juwelen so viel wie eine
    zufällig gezogene Beute (1, wenn keine da ist), eine Gefangene 1. Das meiste Gold gewinnt, dann
    der meiste Rum, dann teilt man den Sieg.
rule-jr-var-hidden = Versteckte Schätze: Der Kapitän zieht die Beute geheim, behält eine und
    gibt den Rest dem Quartiermeister, der sie verdeckt verteilt. Im Hafen abgeworfene Beute wird
    gezeigt.
rule-jr-var-hidden-cards = Bei versteckten Schätzen heißt „offen“ auf Karten „unvergraben“; wer
    den Smutje spielt, sieht die Beute auch; ein Zimmermann nimmt zufällig, wenn niemand gibt; nach
    einer Meuterei sieht der Kapitän das Eingesammelte.
rule-jr-var-gold = Das Gold des Kapitäns: Wirft der Kapitän im Hafen eine Beute für Crew ab,
    zieht jeder Spieler eine.
rule-jr-var-three = Drei Spieler: wie zu viert, aber der Kapitän tut die Arbeit des
    Quartiermeisters. Ein Schiffsarzt macht seinen Spieler zum Kapitän, nicht aber in einer
    Meuterei. Leere Hände ziehen zu Beginn einer Runde und nach einer Meuterei.

## Advice

jr-advice-random = Kein besonderer Grund: zufällig gewählt.
jr-advice-appoint = Volle Hand und wenig Beute: { $seat } ist stark und kein Rivale.
jr-advice-appoint-loyal = { $seat } stand bei der Meuterei auf der richtigen Seite.
jr-advice-draw = Eine Karte kostet nichts.
jr-advice-sail-attack = { $destination }: am meisten zu holen für den Aufwand; der Angriff sollte
    in etwa { $percent } von 100 Fällen gelingen.
jr-advice-sail-port = Die Crew ist zu schwach für einen Angriff; im Hafen ziehen alle Karten.
jr-advice-sail-island = Deine Beute sollte in Sicherheit, und eine Karte der Insel hast du auf der
    Hand.
jr-advice-punish = Du hast viel zu verlieren; eine Karte weniger in einer vollen Hand schwächt
    eine Meuterei.
jr-advice-spare = Niemand ist zu fürchten; eine Strafe würde nur böses Blut machen.
jr-advice-flog = { $seat } hat die vollste Hand.
jr-advice-first-card = Diese Karte bringt den Angriff am weitesten.
jr-advice-first-card-idle = Keine Karte hilft; diese fehlt am wenigsten.
jr-advice-add-decides = Diese Karte gibt den Ausschlag: Dann reicht es für { $percent } von 100
    Zielkarten.
jr-advice-add-share = Es reicht noch nicht, und deine Hand ist voll genug, um etwas beizutragen.
jr-advice-reveal = Das reicht für jede Karte, die dort liegen kann.
jr-advice-pass-enough = Das sollte genügen: Es reicht für { $percent } von 100 Zielkarten.
jr-advice-pass-keep = Behalte deine Crew lieber: Andere haben mehr übrig, oder es ist nicht zu
    gewinnen.
jr-advice-assign = Von dieser Fähigkeit fehlt am meisten.
jr-advice-lower = Ein Punkt weniger, und der Angriff gelingt.
jr-advice-lookout = Dann wissen alle, was nötig ist, und keine Crew wird vergeudet.
jr-advice-keep-card = Hier lohnt sich keine Karte.
jr-advice-keep-traitor = Das schadet dir nicht so sehr, dass ein Verräter lohnt.
jr-advice-betray = Diese Karte würde dir schaden.
jr-advice-pick = Die beste Beute von allen.
jr-advice-give-me = Das Beste für dich selbst: Du hast die Arbeit.
jr-advice-give-rich = Alle bekommen etwas, das Schlechteste also, wer am meisten hat: { $seat }.
jr-advice-give-poor = Es reicht nicht für alle, und wer am wenigsten hat, meutert zuerst: { $seat
    }.
jr-advice-cook = Was hier liegt, lohnt den ersten Griff.
jr-advice-carpenter = Der Kapitän oder der Quartiermeister hat eine Beute, die sich lohnt.
jr-advice-donate = Ein kleines Geschenk rettet die wertvollere Beute.
jr-advice-no-gift = Der Zimmermann kann dir nichts anhaben.
jr-advice-claim = Das Beste, was zu nehmen ist.
jr-advice-exchange = Rum ist kein Gold wert; eine Crewkarte ist mehr wert.
jr-advice-no-exchange = Deine Beute ist mehr wert als eine Crewkarte.
jr-advice-ransom = Eine Gefangene bringt hier zwei Beutekarten.
jr-advice-sell = Juwelen bringen hier eine Beutekarte, vielleicht eine bessere.
jr-advice-nothing-to-sell = Hier ist nichts zu holen.
jr-advice-map = Du hast mehr zu vergraben als die meisten.
jr-advice-boatswain = { $seat } hat am meisten zu vergraben.
jr-advice-guard = Eine Bestechung würde mehr kosten, als sie rettet.
jr-advice-bury = Was vergraben ist, nimmt keine Meuterei.
jr-advice-bury-done = Der Rest nützt an Bord mehr.
jr-advice-smart-kid = { $seat } hat am meisten vergraben.
jr-advice-mutiny = Beim Kapitän ist genug zu holen; etwa { $percent } von 100 solchen Meutereien
    gelingen.
jr-advice-mutiny-island = Bevor der Kapitän seine Beute vergräbt: etwa { $percent } von 100
    solchen Meutereien gelingen.
jr-advice-no-mutiny = Eine Meuterei bringt jetzt zu wenig oder kann zu viel kosten.
jr-advice-join-captain = Mit dieser Crew behält der Kapitän die Oberhand.
jr-advice-join-mutineer = Mit dieser Crew kann die Meuterei gelingen.
jr-advice-mutiny-ahead = Deine Seite liegt vorn; spare deine Karten.
jr-advice-mutiny-lost = Das ist kaum noch zu wenden; spare deine Karten.
jr-advice-stay-out = Wer keine Seite wählt, verliert nichts.
jr-advice-kill = Das beendet die Meuterei sofort zu deinen Gunsten.
jr-advice-commit = Die Karte deines Amtes kostet nichts.
jr-advice-sea-dog = Er bringt eine volle Hand auf deine Seite.
jr-advice-forced = Eine musst du spielen; diese fehlt am wenigsten.
jr-advice-stowaways = Zwei Karten für eine, und auf der Hand ist Platz.
jr-advice-second-mate = Zwei Karten aus den vollsten Händen.
jr-advice-surgeon = Der Angriff sieht gut aus, und der Quartiermeister verteilt die Beute.
jr-advice-discard = Diese Karten helfen am wenigsten.
jr-advice-accept = Was { $seat } bietet, ist mehr wert, als es kostet.
jr-advice-refuse = Was { $seat } bietet, lohnt sich nicht.
jr-advice-refuse-liar = Auf das Wort von { $seat } ist kein Verlass: Es wurde schon gebrochen.
jr-advice-keep-peace = Eine Meuterei würde sich lohnen, aber { $seat } hat dein Wort: keine in
    dieser Runde.
jr-advice-break-peace = Hier ist mehr zu holen, als dein Wort an { $seat } wert ist.
jr-advice-keep-out = Du hast { $seat } versprochen, dich herauszuhalten.
jr-advice-break-out = Diese Seite ist ein gebrochenes Wort wert, auch wenn { $seat } darauf zählt.
jr-advice-keep-play = Diese Karte hast du { $seat } versprochen.
jr-advice-keep-appoint = Du hast { $seat } das Amt versprochen.
jr-advice-break-appoint = Jemand anders eignet sich so viel besser, dass dein Wort an { $seat }
    dagegen nicht zählt.
jr-advice-keep-share = Du hast { $seat } einen guten Anteil versprochen.
jr-advice-offer-hire = Es fehlt nicht viel, und { $seat } hat eine volle Hand: Für eine Kleinigkeit
    kommt vielleicht noch eine Karte.
jr-advice-offer-peace = Du hast viel zu verlieren, und { $seat } könnte meutern: Frieden ist eine
    Kleinigkeit wert.
jr-advice-offer-out = Deine Seite liegt vorn; besser, wenn { $seat } sich heraushält.
jr-advice-offer-side = Deine Seite liegt zurück, und { $seat } hat eine volle Hand: Eine Karte kann
    es wenden.
jr-advice-hold-back = Niemand weiß, was du auf der Hand hast; soll erst eine vollere Hand zahlen.
