### Jolly Roger, German. Second person singular. Comments stand in en.ftl.

jr-name = Jolly Roger
jr-tagline = Gemeinsam rauben, Beute teilen, und immer droht die Meuterei

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
    [one] Crewmitglied
   *[other] Crewmitglieder
})
    .short = { NAME($skill, case: "short") } { $value }/{ $crewmen }
jr-card-any = beliebige Fertigkeit { $value } ({ $crewmen } { $crewmen ->
    [one] Crewmitglied
   *[other] Crewmitglieder
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

jr-pledge-share = ein guter Anteil an der nächsten Beute
jr-pledge-appoint = die Ernennung zum Quartiermeister
jr-pledge-no-mutiny = keine Meuterei in dieser Runde
jr-pledge-stay-out = Neutralität in der Meuterei
jr-pledge-play = { $count ->
    [one] { $count } Crew-Karte auszuspielen
   *[other] { $count } Crew-Karten auszuspielen
}
jr-pledge-guard = das Schiff zu bewachen
jr-pledge-crew = { $count ->
    [one] { $count } Crew-Karte
   *[other] { $count } Crew-Karten
} { $due ->
    [this-round] noch in dieser Runde
    [next-round] bis zum Ende der nächsten Runde
   *[game-end] bis zum Spielende
}
jr-pledge-prizes = { $count ->
    [one] { $count } Beutekarte
   *[other] { $count } Beutekarten
} { $due ->
    [this-round] noch in dieser Runde
    [next-round] bis zum Ende der nächsten Runde
   *[game-end] bis zum Spielende
}
jr-count-crew = { $count ->
    [one] { $count } Crew-Karte
   *[other] { $count } Crew-Karten
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
}{ $promised-n ->
    [0] { "" }
   *[other] ; verspricht: { $promised }
}{ $asked-n ->
    [0] { "" }
   *[other] ; will das Versprechen: { $asked }
}
jr-terms-mine = du gibst { $given-n ->
    [0] nichts
   *[other] { $given }
}; du willst { $wanted-n ->
    [0] nichts
   *[other] { $wanted }
}{ $promised-n ->
    [0] { "" }
   *[other] ; du versprichst: { $promised }
}{ $asked-n ->
    [0] { "" }
   *[other] ; du willst versprochen haben: { $asked }
}
jr-word = { $seat-is ->
    [me] Du hast { $target } versprochen: { $pledge }
   *[other] { $target-is ->
        [me] { $seat } hat dir versprochen: { $pledge }
       *[other] { $seat } hat { $target } versprochen: { $pledge }
    }
}

## Actions

jr-action-appoint = Zum Quartiermeister ernennen: { $target }
jr-action-draw = Eine Crew-Karte ziehen
jr-action-decline = Nein, passen
jr-action-call = Meuterei! Ausspielen: { $card }
jr-action-call-on = Meuterei! Ausspielen: { $card }, auf deine Seite muss: { $target }
jr-action-call-kill = Meuterei! Ausspielen: { $card }, und { $leader ->
    [captain] den Kapitän sofort besiegen
   *[mutineer] dich selbst sofort besiegen: Der Kapitän hat gewonnen
}
jr-action-sail = Ziel ansteuern: { $destination }
jr-action-use = Einsetzen: { $card }
jr-action-use-on = Einsetzen: { $card }, gegen { $target }
jr-action-use-on-two = Einsetzen: { $card }, gegen { $targets }
jr-action-use-raise = Einsetzen: { $card }, ein Punkt mehr ist nötig
jr-action-use-lower = Einsetzen: { $card }, ein Punkt weniger ist nötig
jr-action-contribute = Zum Angriff beitragen: { $card }
jr-action-reveal = Die Zielkarte aufdecken
jr-action-pass = Passen
jr-action-betray = Verräter spielen gegen: { $card }
jr-action-assign = { $card } zählt als: { $skill }
jr-action-take = Nehmen: { $card }
jr-action-take-from = Verdeckte Beutekarte nehmen von { $target }
jr-action-give = { $target-is ->
    [me] Selbst behalten: { $card }
   *[other] Geben: { $card }, an { $target }
}
jr-action-donate = Für die Reparatur geben: { $card }
jr-action-exchange = Für eine Crew-Karte ablegen: { $card }
jr-action-ransom = Gegen neue Beutekarten eintauschen: { $card }
jr-action-bury = Vergraben: { $card }
jr-action-done = Fertig
jr-action-punish = Eine Bestrafung befehlen
jr-action-spare = Niemand wird bestraft
jr-action-flog = Bestrafen: { $target }
jr-action-commit = { $side ->
    [captain] Die Quartiermeister-Karte für den Kapitän
   *[mutineer] Die Quartiermeister-Karte für die Meuterer
}
jr-action-discard = Ablegen: { $cards }
jr-action-accept = Angebot { $nth } von { $target } annehmen
jr-action-refuse = Angebot { $nth } von { $target } ablehnen
jr-action-withdraw = Angebot { $nth } zurückziehen
# The same with the terms of the offer.
jr-action-accept-terms = Annehmen: { $target } { $terms }
jr-action-refuse-terms = Ablehnen: { $target } { $terms }
jr-action-withdraw-terms = Dein Angebot zurückziehen – { $terms }
jr-action-show = { $target } zeigen: { $cards }
jr-action-show-all = Allen zeigen: { $cards }
jr-action-join = { $side ->
    [captain] Für den Kapitän: { $card }
   *[mutineer] Für die Meuterer: { $card }
}
jr-action-join-on = { $side ->
    [captain] Für den Kapitän: { $card }, auf deine Seite muss: { $target }
   *[mutineer] Für die Meuterer: { $card }, auf deine Seite muss: { $target }
}
jr-action-join-kill = { $side ->
    [captain] Für den Kapitän
   *[mutineer] Für die Meuterer
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
        [one] Du ziehst { $count } Crew-Karte.
       *[other] Du ziehst { $count } Crew-Karten.
    }
   *[other] { $count ->
        [one] { $seat } zieht { $count } Crew-Karte.
       *[other] { $seat } zieht { $count } Crew-Karten.
    }
}
jr-event-drew-seen = { $seat-is ->
    [me] Du ziehst: { $cards }.
   *[other] { $seat } zieht: { $cards }.
}
jr-event-reshuffled = Die abgelegten Crew-Karten werden zu einem neuen Stapel gemischt.
jr-event-sailed = Der Kapitän steuert an: { $destination }.
jr-event-turned-back = Ohne Alten Seemann ist die Schatzinsel nicht zu erreichen: Das Schiff kehrt
    um.
jr-event-lost-at-sea = Ohne Alten Seemann ist die Schatzinsel nicht zu erreichen: Die Reise zählt trotzdem,
    und die Runde endet.
jr-event-turned = { $shape ->
    [target] { $destination }: Navigation { $navigation }, Kanonen { $guns }, Säbel { $melee }; Beutekarten: { $count }.
    [port] { $destination }: Crew-Karten für jeden: { $count }.
   *[island] { $destination } ist erreicht.
}
jr-event-voyage-counted = Die Reise ist vorbei: { $card }.
jr-event-decided = { $decision ->
    [ordered] Der Kapitän befiehlt eine Bestrafung: Der Quartiermeister wählt, wer eine Crew-Karte
        verliert.
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
jr-event-fight-lost = Der Angriff misslingt: Navigation { $navigation } (nötig
    { $navigation-needed }), Kanonen { $guns } (nötig { $guns-needed }), Säbel { $melee } (nötig
    { $melee-needed }).
jr-event-crew-discarded = Abgelegt: { $cards }.
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
jr-event-effect-fell = Die Karte bleibt wirkungslos.
jr-event-skill-changed = { $way ->
    [more] Ein Punkt mehr ist nötig: { $skill }.
   *[less] Ein Punkt weniger ist nötig: { $skill }.
}
jr-event-mutiny-called = { $seat-is ->
    [me] Du zettelst eine Meuterei an mit: { $card }!
   *[other] { $seat } zettelt eine Meuterei an mit: { $card }!
}
jr-event-joined = { $seat-is ->
    [me] { $side ->
        [captain] Du spielst für den Kapitän: { $card }.
       *[mutineer] Du spielst für die Meuterer: { $card }.
    }
   *[other] { $side ->
        [captain] { $seat } spielt für den Kapitän: { $card }.
       *[mutineer] { $seat } spielt für die Meuterer: { $card }.
    }
}
jr-event-committed = { $seat-is ->
    [me] { $side ->
        [captain] Mit der Quartiermeister-Karte stehst du zum Kapitän.
       *[mutineer] Mit der Quartiermeister-Karte schließt du dich der Meuterei an.
    }
   *[other] { $side ->
        [captain] { $seat } steht mit der Quartiermeister-Karte zum Kapitän.
       *[mutineer] { $seat } schließt sich mit der Quartiermeister-Karte der Meuterei an.
    }
}
jr-event-forced = { $seat-is ->
    [me] { $side ->
        [captain] Du musst für den Kapitän spielen.
       *[mutineer] Du musst für die Meuterer spielen.
    }
   *[other] { $side ->
        [captain] { $seat } muss für den Kapitän spielen.
       *[mutineer] { $seat } muss für die Meuterer spielen.
    }
}
jr-event-mutiny-decided = { $seat-is ->
    [me] { $side ->
        [captain] Die Meuterei scheitert: Du bleibst Kapitän.
       *[mutineer] Die Meuterei gelingt: Du bist der neue Kapitän.
    }
   *[other] { $side ->
        [captain] Die Meuterei scheitert: { $seat } bleibt Kapitän.
       *[mutineer] Die Meuterei gelingt: { $seat } ist der neue Kapitän.
    }
} Verloren haben, mit allen nicht vergrabenen Beutekarten: { $losers }.
jr-event-redealt = { $seat-is ->
    [me] { $count ->
        [one] Nach der Meuterei bekommst du { $count } Crew-Karte.
       *[other] Nach der Meuterei bekommst du { $count } Crew-Karten.
    }
   *[other] { $count ->
        [one] Nach der Meuterei bekommt { $seat } { $count } Crew-Karte.
       *[other] Nach der Meuterei bekommt { $seat } { $count } Crew-Karten.
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
jr-event-prizes-turned-seen = Zu verteilende Beutekarten: { $cards }.
jr-event-cook-served = { $seat-is ->
    [me] Du wählst zuerst.
   *[other] { $seat } wählt zuerst.
}
jr-event-picked = { $seat-is ->
    [me] Du wählst eine Beutekarte.
   *[other] { $seat } wählt eine Beutekarte.
}
jr-event-picked-seen = { $seat-is ->
    [me] Du wählst: { $card }.
   *[other] { $seat } wählt: { $card }.
}
jr-event-given = { $seat-is ->
    [me] Du bekommst eine Beutekarte.
   *[other] { $seat } bekommt eine Beutekarte.
}
jr-event-given-seen = { $seat-is ->
    [me] Du bekommst: { $card }.
   *[other] { $seat } bekommt: { $card }.
}
jr-event-gathered = { $seat-is ->
    [me] { $count ->
        [one] Du verlierst { $count } nicht vergrabene Beutekarte.
       *[other] Du verlierst { $count } nicht vergrabene Beutekarten.
    }
   *[other] { $count ->
        [one] { $seat } verliert { $count } nicht vergrabene Beutekarte.
       *[other] { $seat } verliert { $count } nicht vergrabene Beutekarten.
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
    [me] Du legst für eine Crew-Karte ab: { $card }.
   *[other] { $seat } legt für eine Crew-Karte ab: { $card }.
}
jr-event-ransomed = { $seat-is ->
    [me] Du tauschst gegen neue Beutekarten ein: { $card }.
   *[other] { $seat } tauscht gegen neue Beutekarten ein: { $card }.
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
    [me] Du vergräbst eine Beutekarte.
   *[other] { $seat } vergräbt eine Beutekarte.
}
jr-event-buried-seen = { $seat-is ->
    [me] Du vergräbst: { $card }.
   *[other] { $seat } vergräbt: { $card }.
}
jr-event-dug-up = { $seat-is ->
    [me] Du gräbst eine Beutekarte von { $target } aus.
   *[other] { $target-is ->
        [me] { $seat } gräbt eine Beutekarte von dir aus.
       *[other] { $seat } gräbt eine Beutekarte von { $target } aus.
    }
}
jr-event-dug-up-seen = { $seat-is ->
    [me] Du gräbst eine Beutekarte von { $target } aus: { $card }.
   *[other] { $target-is ->
        [me] { $seat } gräbt eine Beutekarte von dir aus: { $card }.
       *[other] { $seat } gräbt eine Beutekarte von { $target } aus: { $card }.
    }
}
jr-event-limit-discarded = { $seat-is ->
    [me] Du hast zu viele Karten auf der Hand und legst ab: { $cards }.
   *[other] { $seat } hat zu viele Karten auf der Hand und legt ab: { $cards }.
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
        [fell] platzt: Eine seiner Karten wurde gerade ausgespielt.
       *[lapsed] verfällt.
    }
   *[other] Angebot { $nth } von { $seat } { $end ->
        [accepted] wird angenommen.
        [refused] wird abgelehnt.
        [withdrawn] wird zurückgezogen.
        [fell] platzt: Eine seiner Karten wurde gerade ausgespielt.
       *[lapsed] verfällt.
    }
}
jr-event-agreed = { $seat-is ->
    [me] Dein Angebot { $nth } ist angenommen; getauscht wird, sobald alle geantwortet haben.
   *[other] Angebot { $nth } von { $seat } ist angenommen; getauscht wird, sobald alle geantwortet haben.
}
jr-event-prizes-shown = { $seat-is ->
    [me] Du zeigst { $target }: { $cards }.
   *[other] { $target-is ->
        [me] { $seat } zeigt dir: { $cards }.
       *[other] { $seat } zeigt { $target }: { $cards }.
    }
}
jr-event-prizes-shown-unseen = { $count ->
    [one] { $seat } zeigt { $target } { $count } verdeckte Beutekarte.
   *[other] { $seat } zeigt { $target } { $count } verdeckte Beutekarten.
}
jr-event-prizes-shown-all = { $seat-is ->
    [me] Du zeigst allen: { $cards }.
   *[other] { $seat } zeigt allen: { $cards }.
}
jr-event-jewels-valued = { $seat-is ->
    [me] { $cards-n ->
        [0] Deine Juwelen ({ $count }) sind je 1 wert: Der Beutestapel ist leer.
       *[other] Deine Juwelen ({ $count }) sind so viel wert wie die gezogenen Beutekarten: { $cards }.
    }
   *[other] { $cards-n ->
        [0] Die Juwelen von { $seat } ({ $count }) sind je 1 wert: Der Beutestapel ist leer.
       *[other] Die Juwelen von { $seat } ({ $count }) sind so viel wert wie die gezogenen Beutekarten: { $cards }.
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
jr-ui-voyages = { $count } von { $max } Reisen
jr-ui-crew-stack = Crew-Stapel { $count }
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
jr-ui-any = beliebige Fertigkeit { $value }
jr-ui-each = { $count ->
    [one] je { $count } Crew-Karte für alle
   *[other] je { $count } Crew-Karten für alle
}
jr-ui-pot = Zu verteilen
jr-ui-hidden = { $count ->
    [one] { $count } verdeckt
   *[other] { $count } verdeckt
}
jr-ui-side-captain = Für den Kapitän
jr-ui-side-mutineer = Für die Meuterer
jr-ui-crewmen = { $count ->
    [one] { $count } Crewmitglied
   *[other] { $count } Crewmitglieder
}
jr-ui-guard = { $seat-is ->
    [me] du bewachst das Schiff
   *[other] { $seat } bewacht das Schiff
}
jr-ui-spent = keine Meuterei mehr in dieser Runde
jr-ui-none = keine
jr-ui-hand = Fertigkeit/Crew
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
    [me] Du hast keine Crew-Karte: Ziehst du eine?
   *[other] Wer keine Crew-Karte hat, darf eine ziehen.
}
jr-ui-now-call = { $decision ->
    [appointed] { $quartermaster-is ->
        [me] Du sollst Quartiermeister werden.
       *[other] { $quartermaster } soll Quartiermeister werden.
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
    [me] Ein Ausguck darf die Zielkarte aufdecken: Spielst du einen?
   *[other] Ein Ausguck darf jetzt die Zielkarte aufdecken.
}
jr-ui-now-map = { $asked ->
    [me] Zur Schatzinsel führt nur ein Alter Seemann: Spielst du einen?
   *[other] Zur Schatzinsel führt nur ein Alter Seemann: Wer spielt einen?
}
jr-ui-now-skills = { $asked ->
    [me] Erster Offizier, Navigator und Scharfschütze dürfen die Anforderungen ändern: Spielst du einen?
   *[other] Erster Offizier, Navigator und Scharfschütze dürfen jetzt die Anforderungen ändern.
}
jr-ui-now-cook = { $asked ->
    [me] Ein Smutje sichert die erste Wahl: Spielst du einen?
   *[other] Wer einen Smutje hat, darf sich jetzt die erste Wahl sichern.
}
jr-ui-now-carpenter = { $asked ->
    [me] Ein Zimmermann darf alle um eine Beutekarte bitten: Spielst du einen?
   *[other] Ein Zimmermann darf jetzt alle um eine Beutekarte bitten.
}
jr-ui-now-boatswain = { $asked ->
    [me] Ein Bootsmann darf eine Wache für das Schiff bestimmen: Spielst du einen?
   *[other] Ein Bootsmann darf jetzt eine Wache für das Schiff bestimmen.
}
jr-ui-now-smart-kid = { $asked ->
    [me] Ein Schlaues Kerlchen darf eine Beutekarte ausgraben: Spielst du eines?
   *[other] Ein Schlaues Kerlchen darf jetzt eine Beutekarte ausgraben.
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
    [me] Als welche Fertigkeit zählt diese Karte: { $card }?
   *[other] { $seat } bestimmt, als welche Fertigkeit diese Karte zählt: { $card }.
}
jr-ui-now-pick = { $seat-is ->
    [me] Wähle eine Beutekarte.
   *[other] { $seat } wählt eine Beutekarte.
}
jr-ui-now-give = { $seat-is ->
    [me] Verteile die Beute so gleichmäßig wie möglich.
   *[other] { $seat } verteilt die Beute.
}
jr-ui-now-repair = { $asked ->
    [me] { $seat } bittet um eine Beutekarte für die Reparatur: Gibst du eine?
   *[other] { $seat-is ->
        [me] Dein Zimmermann bittet alle um eine Beutekarte.
       *[other] { $seat } bittet alle um eine Beutekarte für die Reparatur.
    }
}
jr-ui-now-claim = { $seat-is ->
    [me] Niemand gibt etwas: Du darfst eine Beutekarte vom Kapitän oder vom Quartiermeister nehmen.
   *[other] { $seat } darf eine Beutekarte vom Kapitän oder vom Quartiermeister nehmen.
}
jr-ui-now-exchange = { $asked ->
    [me] Du darfst eine Beutekarte für eine Crew-Karte ablegen.
   *[other] Alle dürfen eine Beutekarte für eine Crew-Karte ablegen.
}
jr-ui-now-ransom = { $seat-is ->
    [me] Tausche Gefangene und Juwelen gegen neue Beutekarten ein oder behalte sie.
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
    [me] Befiehlst du eine Bestrafung? Der Quartiermeister wählt, wer eine Crew-Karte verliert.
   *[other] { $seat } entscheidet über eine Bestrafung.
}
jr-ui-now-victim = { $seat-is ->
    [me] Wähle, wer bestraft wird und eine zufällige Crew-Karte verliert.
   *[other] { $seat } wählt, wer bestraft wird und eine zufällige Crew-Karte verliert.
}
jr-ui-now-mutiny = { $asked ->
    [neutral] Meuterei! Spiele für eine Seite, oder passe und halte dich raus.
    [captain] Meuterei! Spiele mehr Crew für den Kapitän oder passe.
    [mutineer] Meuterei! Spiele mehr Crew gegen den Kapitän oder passe.
   *[other] Meuterei! Alle dürfen für eine Seite spielen.
}
jr-ui-now-betrayal = { $asked ->
    [me] Ein Verräter kann diese Karte wirkungslos machen: { $card }. Spielst du einen?
   *[other] Ein Verräter darf diese Karte wirkungslos machen: { $card }.
}
jr-ui-now-forced = { $seat-is ->
    [me] { $side ->
        [captain] Ein Alter Seebär zwingt dich: Spiele eine Karte für den Kapitän.
       *[mutineer] Ein Alter Seebär zwingt dich: Spiele eine Karte für die Meuterer.
    }
   *[other] { $side ->
        [captain] { $seat } muss eine Karte für den Kapitän spielen.
       *[mutineer] { $seat } muss eine Karte für die Meuterer spielen.
    }
}
jr-ui-now-limit = { $asked ->
    [me] { $count ->
        [one] Du hast zu viele Karten auf der Hand: Lege { $count } ab.
       *[other] Du hast zu viele Karten auf der Hand: Lege { $count } ab.
    }
   *[other] Wer zu viele Karten hat, legt die überzähligen ab.
}
jr-ui-no-mutiny = Keine Meuterei
jr-ui-no-draw = Nichts ziehen
jr-ui-no-card = Nichts ausspielen
jr-ui-no-gift = Nichts geben
jr-ui-no-exchange = Alle Beutekarten behalten
jr-ui-no-ransom = Nichts mehr eintauschen
jr-ui-no-swap = Bleiben und das Schiff bewachen
jr-ui-no-burial = Nichts mehr vergraben
jr-ui-betray = Verräter spielen und aufheben: { $card } von { $seat }
jr-ui-no-claim = Nichts nehmen
jr-ui-add = Beitragen:
jr-ui-group-mutiny = Meuterei anzetteln …
jr-ui-group-captain = Für den Kapitän spielen …
jr-ui-group-mutineer = Für die Meuterer spielen …
jr-ui-group-give = { CAP($card) } geben …
jr-ui-group-use = { CAP($card) } einsetzen …
jr-ui-group-offer = Bestechung anbieten …
jr-ui-group-show = Beute zeigen …
jr-ui-show-add = Zeigen: { $card }
jr-ui-show-one = { $target } zeigen
jr-ui-show-all = Allen zeigen
jr-ui-group-discard = { CAP($card) } ablegen und …
jr-ui-offer-to = An { $target } …
jr-ui-offer-send = Angebot machen
jr-ui-offer-give = Geben: { $card }
jr-ui-offer-want = Verlangen: { $card }
jr-ui-offer-promise = Ein Versprechen hinzufügen …
jr-ui-offer-mine = Versprechen: { $pledge }
jr-ui-offer-theirs = Versprechen lassen: { $pledge }
jr-ui-would-skill = Ergibt { $skill } { $of }
jr-ui-would-sides = Danach { $captain } Crewmitglieder für den Kapitän, { $mutineer } für die
    Meuterer
jr-ui-left = { $count ->
    [one] Noch { $count } Karte
   *[other] Noch { $count } Karten
}
jr-ui-got = { $count ->
    [0] Aus dieser Verteilung noch nichts
   *[other] Bisher aus dieser Verteilung: { $count }
}

## The screen

jr-ui-would-need = Dann nötig: { $skill } { $count }
jr-ui-port-help = Alle ziehen Crew-Karten, dann lassen sich Beutekarten gegen Crew-Karten oder neue
    Beute tauschen
jr-ui-island-help = Jemand muss einen Alten Seemann spielen; dann lässt sich Beute vergraben
jr-ui-any-short = beliebig +{ $value }
jr-ui-kill = { $leader ->
    [captain] den Kapitän besiegen
   *[mutineer] den Ersten Meuterer besiegen
}

## The end

jr-end-voyages = Die zehnte Reise ist vorbei: Der reichste Pirat gewinnt.
jr-end-prizes = Der Beutestapel ist leer: Der reichste Pirat gewinnt.

# What brought the points, when they are counted at the end, and what broke a tie.
jr-score-gold = Gold an Bord
jr-score-buried = Vergrabenes Gold
jr-score-hostages = Gefangene
jr-score-jewels = Juwelen
jr-score-tie = Gleich viel Gold; der Rum hat entschieden.

## Refusals

jr-why-not-now = Das geht jetzt nicht.
jr-why-not-in-hand = Diese Karte hast du nicht auf der Hand.
jr-why-no-such-seat = Diesen Spieler gibt es nicht.
jr-why-cannot-name = Dieser Spieler kann nicht gewählt werden.
jr-why-not-for-this = Die Karte kann jetzt nicht so eingesetzt werden.
jr-why-stack-empty = Von diesem Ziel ist keine Karte mehr übrig: { $destination }.
jr-why-island-closed = Nicht gleich wieder die Schatzinsel: Diesmal muss es ein anderes Ziel sein.
jr-why-not-quartermaster = Das darf nur der Quartiermeister.
jr-why-cannot-answer = Ein Verräter antwortet nur auf die Karte eines anderen, die gezeigt wurde,
    seit du zuletzt gespielt oder gepasst hast.
jr-why-not-unassigned = Eine andere Karte ist zuerst dran.
jr-why-no-such-prize = Diese Beutekarte liegt dort nicht.
jr-why-not-equal = Dieser Spieler hat bei dieser Verteilung schon { $has }, andere erst { $least }.
jr-why-not-for-port = Nur Gefangene und Juwelen lassen sich eintauschen, solange der Beutestapel
    nicht leer ist.
jr-why-cannot-bury = Das kann nicht vergraben werden.
jr-why-already-done = Das hast du schon getan.
jr-why-wrong-side = Du gehörst zur anderen Seite.
jr-why-already-committed = Die Quartiermeister-Karte liegt schon auf einer Seite.
jr-why-discard-count = Gewählt: { $chosen }; abzulegen: { $needed }.
jr-why-too-many-offers = Angebote in diesem Schritt: { $made } von { $max }.
jr-why-too-many-open = Es dürfen höchstens { $max } Angebote zugleich offen sein; erst muss eines beantwortet werden.
jr-why-too-many-cards = Ein Angebot umfasst höchstens { $max } Karten je Seite.
jr-why-empty-offer = Das Angebot enthält nichts.
jr-why-not-yours = Du kannst nur eigene Crew-Karten und nicht vergrabene Beutekarten geben.
jr-why-not-his = Du kannst nur nicht vergrabene Beutekarten verlangen, die du kennst.
jr-why-bad-promise = So ein Versprechen kann man nicht geben.
jr-why-no-such-offer = Dieses Angebot gibt es nicht.
jr-why-keeps-first-card = Der Quartiermeister muss eine Crew-Karte für den Angriff behalten.
jr-why-no-room = Solange Antworten ausstehen, kann niemand ablegen: Auf die Hand passen höchstens { $max } Karten.
jr-why-already-answered = Du hast schon geantwortet.
jr-why-prizes-lie-open = In diesem Spiel liegt die Beute offen.
jr-why-nothing-shown = Wähle die Beutekarten, die du zeigen willst.
jr-why-not-your-prize = Du kannst nur deine eigene Beute zeigen.
jr-why-too-many-shows = Du hast in diesem Schritt schon { $made }-mal Beute gezeigt; mehr als { $max }-mal geht nicht.

## The rules

jr-example-book-fort-fails-on-melee = Ein Angriff, der scheitert
jr-example-book-fort-fails-on-melee-about = Navigation 3 und Kanonen 4 reichen für diese Festung,
    Säbel 2 nicht. Die ganze gespielte Crew ist verloren.
jr-example-book-share-five-among-four = Beute teilen
jr-example-book-share-five-among-four-about = Von fünf Beutekarten für vier nimmt der Kapitän die
    erste, jeder bekommt eine, und der Quartiermeister bestimmt, wer zwei erhält.
jr-example-book-mutiny-six-against-five = Eine Meuterei
jr-example-book-mutiny-six-against-five-about = Sechs Crewmitglieder für den Kapitän, fünf für die
    Meuterer: Der Kapitän bleibt, und die Beute der Verlierer wird geteilt.
jr-example-traitor-answers-an-earlier-card = Der Verräter
jr-example-traitor-answers-an-earlier-card-about = Ein Verräter hebt eine Karte in der Meuterei
    auf. Ein zweiter hebt den ersten auf, und die Karte zählt wieder.
jr-example-edition-en-jewels-are-buried = Die Schatzinsel
jr-example-edition-en-jewels-are-buried-about = Ein Alter Seemann weist den Weg, und Beute wird
    vergraben. Nach dem englischen und dem polnischen Regelheft auch Juwelen und Gefangene; nach
    dem deutschen bleiben diese offen.
jr-section-parts = Spieler und Spielinhalt
jr-rules-title = Die Regeln von Jolly Roger
jr-rules-intro = Ein Schiff, eine Crew, und alle an Bord wären lieber selbst Kapitän. Ihr greift
    zusammen an, und danach will die Beute geteilt sein.

    Leg Crew zu den Angriffen, stell dich gut mit denen, die teilen, oder ruf zur Meuterei und
    übernimm das Kommando. Was du vergräbst, nimmt dir niemand mehr.
jr-rules-goal = Fahr mit der Crew und hab am Ende das meiste Gold. Beute gehört dir, bis eine
    Meuterei sie holt, es sei denn, du hast sie vergraben.
jr-rules-turn = Der Kapitän ernennt einen Quartiermeister und wählt ein Ziel. Beim Angriff darf
    jeder Crew-Karten dazulegen; reichen Navigation, Kanonen und Säbel, wird die Beute geteilt. Im
    Hafen ziehst du Crew und verkaufst Beute, auf der Schatzinsel vergräbst du sie. Nach jeder
    Entscheidung des Kapitäns kann jemand zur Meuterei rufen; die Seite mit mehr Crew gewinnt.
jr-rules-end = Nach zehn Reisen wird alle Beute aufgedeckt. Das meiste Gold gewinnt, bei
    Gleichstand der meiste Rum.
jr-section-setup = Aufbau
jr-section-round = Eine Runde
jr-section-attack = Der Angriff
jr-section-sharing = Beute aufteilen
jr-section-port = Piratenhafen
jr-section-island = Schatzinsel
jr-section-mutiny = Meuterei
jr-section-special = Besondere Crew-Karten
jr-section-bribes = Bestechung
jr-section-end = Stapel und Spielende
jr-section-variants = Regelvarianten
rule-jr-players = Vier bis zehn können mitspielen, mit der Variante für drei Spieler auch drei.
rule-jr-parts = Es gibt 150 Karten: 68 Crew-Karten (47 normale, 21 besondere), 35 Zielkarten (je 8
    Festungen, Handelsschiffe, Siedlungen und Piratenhäfen, 3 Schatzinseln), 46 Beutekarten und eine
    Übersichtskarte. Unter den besonderen sind Kapitän und Quartiermeister, der Alte Seemann dreimal
    und der Verräter zweimal; die anderen vierzehn gibt es je einmal.
rule-jr-parts-crew = Eine einfache Crew-Karte zeigt eine Fertigkeit mit einem Wert und ein bis
    fünf Crewmitglieder; eine Sorte zählt als beliebige Fertigkeit. Eine besondere Karte zählt als ein Crewmitglied,
    wenn sie nichts anderes sagt: Kanonenfutter zählt fünf.
rule-jr-parts-dest = Ein Angriffsziel zeigt, wie viel Navigation, Kanonen und Säbel nötig sind und
    wie viele Beutekarten es bringt; welche Werte möglich sind, steht auf den Rückseiten. Festungen
    sind am schwierigsten und wertvollsten, dann kommen Siedlungen, dann Handelsschiffe. Eine Flagge
    sagt, für wie viele Spieler eine Karte ist. Ein Piratenhafen zeigt, wie viele Crew-Karten jeder
    bekommt.
rule-jr-parts-prize = Beutekarten sind Gold im Wert von 1 bis 3, Rum ohne Goldwert, Juwelen und
    Gefangene. Die meisten sind Gold.
rule-jr-parts-data = Die Regelhefte zeigen nicht jede Karte. Unsere Karten sind eine Rekonstruktion
    in ihrem Rahmen; wer das Spiel besitzt, kann mit den eigenen Zahlen spielen.
rule-jr-setup-captain = Jeder bekommt eine Karte; eine davon ist der Kapitän. Wer ihn hat, zeigt ihn
    und ist Kapitän.
rule-jr-setup-deal = Dann bekommt jeder noch 5 Crew-Karten (bis fünf Spieler), 4 (sechs oder
    sieben) oder 3 (acht bis zehn), der Kapitän eine mehr.
rule-jr-setup-dest = Ziele, deren Flagge nicht zur Spielerzahl passt, bleiben in der Schachtel; jede
    Art bildet einen gemischten Stapel.
rule-jr-setup-prize = Die Beutekarten werden gemischt und liegen verdeckt bereit.
rule-jr-hand-limit = Du darfst 7 Crew-Karten halten (bis fünf Spieler), 6 (sechs oder sieben)
    oder 5 (acht bis zehn). Wer mehr hat, legt den Rest sofort offen ab und wählt, welche; vorher
    geht nichts anderes, auch nicht im Piratenhafen.
rule-jr-public = Offen sind nicht vergrabene Beutekarten, die Zahl der vergrabenen, Größen von Händen
    und Stapeln, Abgelegtes und wer was gespielt hat. Verdeckt sind Hände und verdeckte Stapel.
    Vergrabene Beute lag vorher offen, also darf jeder sie sich merken; bei versteckter Beute nur,
    wer sie gesehen hat.
rule-jr-appoint = Zu Beginn einer Runde ernennt der Kapitän einen Quartiermeister, denselben
    oder einen anderen, nie sich selbst.
rule-jr-appoint-draw = Nach einer Ernennung, auch der nach einer Meuterei, darf jeder ohne
    Crew-Karte eine ziehen, bevor jemand eine Meuterei anzetteln kann.
rule-jr-voyage = Der Kapitän wählt ein Ziel, dessen Stapel nicht leer ist, und legt die oberste
    Karte verdeckt aus; niemand sieht sie an.
rule-jr-punish = Nach der Reise kann der Kapitän eine Bestrafung befehlen. Dann muss der
    Quartiermeister einen Spieler außer sich und dem Kapitän wählen, der eine zufällige Crew-Karte
    verliert; hat jemand von ihnen Karten, muss es so jemand sein.
rule-jr-round-count = Benutzte Zielkarten kommen auf einen Stapel, der die Reisen zählt. Ein Ziel,
    das wegen einer Meuterei nicht erreicht wird, zählt nicht; eine Runde mit zwei Reisen zählt
    doppelt.
rule-jr-step-order = Nach einer Entscheidung des Kapitäns zieht zuerst, wer keine Crew-Karte hat
    (nur nach Ernennungen), dann kann jemand eine Meuterei anzetteln, dann kommen Karten, die zu der
    Entscheidung gehören, dann handelt der Quartiermeister.
rule-jr-attack-first = Der Quartiermeister muss die erste Crew-Karte spielen, wenn er eine hat. Von der
    Wahl des Ziels bis dahin darf ihm kein Geschenk und kein Handel die letzte Crew-Karte nehmen.
rule-jr-attack-open = Dann darf jeder Crew-Karten beitragen, in beliebiger Reihenfolge und so oft er
    will; niemand muss, und gespielte Karten nimmt man nicht zurück.
rule-jr-attack-reveal = Der Quartiermeister deckt die Zielkarte auf, wenn es ihm genug scheint;
    haben seit der letzten Karte alle gepasst, geschieht es von selbst.
rule-jr-attack-sum = Die Werte jeder Fertigkeit werden addiert. Für Karten mit mehreren Fertigkeiten
    bestimmt der Quartiermeister, als welche davon sie zählen. Ist keine Summe kleiner als die Zahl
    auf der Zielkarte, gelingt der Angriff.
rule-jr-attack-special = Eine besondere Karte bringt im Angriff keine Fertigkeit und hat keinen
    Effekt.
rule-jr-attack-discard = Alle gespielten Crew-Karten werden abgelegt, ob der Angriff gelingt oder
    nicht.
rule-jr-share-draw = Nach einem Erfolg werden so viele Beutekarten aufgedeckt, wie die Zielkarte
    angibt, oder alle, die noch da sind.
rule-jr-share-captain = Der Kapitän nimmt sich zuerst eine.
rule-jr-share-equal = Den Rest verteilt der Quartiermeister, auch an sich und den Kapitän, nach
    Anzahl so gleichmäßig wie möglich: Niemand bekommt eine zweite Karte, bevor jeder eine hat.
    Vorab gewählte Karten zählen mit, früherer Besitz nicht.
rule-jr-share-open = Beutekarten liegen offen vor ihren Besitzern, bis sie vergraben werden.
rule-jr-port-draw = Im Piratenhafen bekommt jeder so viele Crew-Karten, wie die Karte sagt. Das
    Handkartenlimit gilt, sobald alle ihre Karten haben.
rule-jr-port-exchange = Dann darf jeder eine nicht vergrabene Beutekarte für eine weitere Crew-Karte
    ablegen: nach dem englischen und dem polnischen Regelheft offen, nach dem deutschen verdeckt.
rule-jr-port-ransom = Zuletzt bringt eine Gefangenen-Karte zwei neue Beutekarten und eine
    Juwelen-Karte eine; beliebig viele, im Uhrzeigersinn ab dem Kapitän.
rule-jr-port-empty = Ist nur noch eine Beutekarte im Stapel, bringt eine Gefangenen-Karte nur diese;
    ist keine mehr da, lässt sich nichts mehr eintauschen. Der Beutestapel wird nie neu gemischt.
rule-jr-island-map = Die Schatzinsel braucht einen Alten Seemann. Ohne ihn wählt nach dem
    englischen und polnischen Regelheft der Kapitän noch einmal, diesmal ein anderes Ziel; nach dem
    deutschen ist die Karte verloren und zählt, die Runde endet ohne Bestrafung, und das erste Ziel
    der neuen Runde muss ein anderes sein.
rule-jr-island-bury = Auf der Insel darf jeder beliebige Beute vergraben; sie ist bei einer
    Meuterei sicher und bleibt vergraben. Auch was spät noch dazukommt, kann vergraben werden,
    solange du nicht fertig bist. Nach dem deutschen Regelheft können Juwelen und Gefangene nicht
    vergraben werden.
rule-jr-island-map-discard = Danach wird der Alte Seemann abgelegt.
rule-jr-mutiny-when = Direkt nach einer Entscheidung des Kapitäns darf jeder andere, der eine
    Crew-Karte hat, eine Meuterei anzetteln, einmal pro Runde. Die Reise wird abgebrochen, die
    Bestrafung nicht ausgeführt. Wollen mehrere, ist es der erste im Uhrzeigersinn ab dem Kapitän.
rule-jr-mutiny-start = Wer die Meuterei anzettelt, spielt eine Crew-Karte und ist der Erste
    Meuterer.
rule-jr-mutiny-open = Jeder darf Crew-Karten für den Kapitän oder für den Ersten Meuterer spielen,
    aber nur für eine der beiden Seiten. Die Meuterei endet, wenn seit der letzten Karte alle
    gepasst haben.
rule-jr-mutiny-roles = Die Kapitän- und die Quartiermeister-Karte zählen je als ein Crewmitglied.
    Die des Kapitäns liegt immer auf seiner Seite; der Quartiermeister kann seine endgültig auf eine
    Seite legen.
rule-jr-mutiny-sides = Wer für eine Seite eine Karte spielt, die Quartiermeister-Karte auf sie legt
    oder von einem Alten Seebären gewählt wird, gehört zu ihr; alle anderen sind neutral. Verlierer
    sind alle auf der unterlegenen Seite.
rule-jr-mutiny-effects = Eine besondere Karte, die für eine Seite gespielt wird, zählt ihre
    Crewmitglieder und hat sonst keinen Effekt; nur Kanonenfutter, Alter Seebär und Halsabschneider
    haben ihren. Zweiter Offizier, Blinder Passagier, Schiffsarzt und Verräter, wegen ihres Effekts
    gespielt, zählen keine Crewmitglieder und ergreifen keine Partei.
rule-jr-mutiny-win = Die Seite mit mehr Crewmitgliedern gewinnt, bei Gleichstand der Kapitän.
    Gewinnt der Erste Meuterer, wird er Kapitän.
rule-jr-mutiny-appoint = Dann ernennt der Kapitän einen Quartiermeister; nach dem deutschen
    Regelheft tut das nur ein neuer Kapitän. Darauf kann keine Meuterei folgen.
rule-jr-mutiny-prizes = Die nicht vergrabenen Beutekarten der Verlierer werden eingesammelt; der
    Kapitän nimmt sich eine, der Rest wird an alle verteilt, auch an die Verlierer. Bis dahin kann
    niemand Karten weggeben. (Das polnische Regelheft spricht von den übrigen Spielern; wir lesen es
    wie die beiden anderen.)
rule-jr-mutiny-crew = Alle gespielten Crew-Karten werden gemischt und verdeckt an alle verteilt,
    außer Kanonenfutter, Halsabschneider und Alter Seebär, wirkungslosen und wegen ihres Effekts
    gespielten Karten: Diese werden abgelegt.
rule-jr-mutiny-next = Dann wählt der Kapitän ein Ziel, das alte oder ein anderes. War die Reise
    schon vorbei, als die Meuterei begann, folgen in derselben Runde noch eine Reise und noch eine
    Entscheidung über die Bestrafung. Vor der nächsten Runde gibt es keine zweite Meuterei.
rule-jr-mutiny-last = In der letzten Runde ist nach der Entscheidung über die Bestrafung noch eine
    Meuterei möglich, wenn es noch keine gab; nach dem Verteilen der Karten endet das Spiel.
rule-jr-sp-boatswain = Bei Ankunft auf der Schatzinsel: Nenne einen anderen Spieler, der das
    Schiff bewacht und nichts vergraben kann. Er darf jemanden mit Karten oder Versprechen bestechen,
    ihn abzulösen.
rule-jr-sp-carpenter = Nach dem Verteilen: Bitte alle um eine Beutekarte. Gibt niemand eine, darfst
    du eine vom Kapitän oder Quartiermeister nehmen oder darauf verzichten.
rule-jr-sp-cook = Zu Beginn des Verteilens: Du wählst zuerst eine Beutekarte, der Kapitän danach.
    Der Kapitän selbst kann den Smutje nicht einsetzen.
rule-jr-sp-cutthroat = Um eine Meuterei zu beginnen oder darin: Besiege den Kapitän oder den Ersten
    Meuterer, wen du willst; sie ist sofort vorbei. Wer eine Seite hat, behält sie und verliert mit
    ihr; wer keine hat, gehört am Ende zu den Siegern.
rule-jr-sp-first-mate = Nach dem Aufdecken der Zielkarte: Ein Säbelpunkt mehr oder weniger ist
    nötig.
rule-jr-sp-master-mariner = Nach dem Aufdecken der Zielkarte: Ein Navigationspunkt mehr oder weniger
    ist nötig.
rule-jr-sp-sharp-shooter = Nach dem Aufdecken der Zielkarte: Ein Kanonenpunkt mehr oder weniger ist
    nötig.
rule-jr-sp-lookout = Wenn ein Angriffsziel gewählt ist und niemand meutert: Decke die Zielkarte auf,
    bevor Crew-Karten gespielt werden.
rule-jr-sp-old-sailor = Er hat die Schatzkarte zur Schatzinsel; nach dem Vergraben wird er abgelegt.
rule-jr-sp-powder-monkey = In einer Meuterei: fünf Crewmitglieder für deine Seite. Danach wird die
    Karte abgelegt.
rule-jr-sp-sea-dog = In einer Meuterei: Ein neutraler Spieler kommt auf deine Seite und muss sofort
    eine Crew-Karte für sie spielen; das englische Regelheft sagt „mindestens eine“, was auf
    dasselbe hinausläuft. Der Alte Seebär zählt selbst als ein Crewmitglied und wird danach
    abgelegt.
rule-jr-sp-second-mate = Jederzeit: Zieh zwei anderen Spielern je eine zufällige Crew-Karte aus der
    Hand; hat nur einer welche, nur ihm.
rule-jr-sp-smart-kid = Nach dem Vergraben: Nimm einem anderen Spieler eine zufällige vergrabene
    Beutekarte; sie bleibt bis zur nächsten Reise zur Schatzinsel aufgedeckt.
rule-jr-sp-stowaways = Jederzeit: Lege diese Karte ab und ziehe zwei Crew-Karten.
rule-jr-sp-surgeon = Jederzeit: Du bist Quartiermeister, bis der Kapitän einen anderen ernennt.
    Kapitän und Quartiermeister selbst können den Schiffsarzt nicht einsetzen.
rule-jr-sp-traitor = Direkt nachdem eine Crew-Karte eines anderen gezeigt wurde: Sie hat keinen
    Effekt und wird abgelegt. In Angriff oder Meuterei darfst du auf jede Karte antworten, die gezeigt
    wurde, seit du zuletzt gespielt oder gepasst hast, aber nur auf eine der letzten acht; Karten, die
    wegen ihres Effekts gespielt werden, warten erst auf Antwort.
rule-jr-sp-traitor-effects = Eine wirkungslose Karte bringt nichts, aber wer sie gespielt hat,
    bleibt auf seiner Seite, und eine mit ihr begonnene Meuterei geht weiter. Wird ein Verräter
    selbst verraten, hat die erste Karte ihren Effekt doch.
rule-jr-sp-anytime = Jederzeit heißt: zwischen zwei Schritten. Nicht mitten in einem Schritt und
    nicht, während Beute- oder Crew-Karten verteilt werden.
rule-jr-sp-timing = Besondere Karten spielt man zu ihrer Zeit; alle haben gleich lange Zeit dafür.
    Wollen mehrere, geht es im Uhrzeigersinn ab dem Kapitän; jede Karte wird ganz abgehandelt, bevor
    die nächste kommt.
rule-jr-bribe = Du darfst anderen Crew-Karten oder nicht vergrabene Beutekarten geben oder Karten für später
    versprechen; niemand muss annehmen oder ein Versprechen halten. Hier ist eine Bestechung ein
    Angebot: höchstens vier Karten je Seite, höchstens drei Versprechen, höchstens drei Angebote je
    Schritt. Das geht fast jederzeit, aber nicht mitten in einer Handlung, nicht beim Abwerfen auf das
    Handkartenlimit und nicht zwischen dem Ende einer Meuterei und dem Verteilen ihrer Beute. Solange
    verdeckte Antworten ausstehen, wird ein angenommenes Angebot erst ausgeführt, wenn alle geantwortet
    haben, und platzt, wenn eine seiner Karten ausgespielt wurde. Nach der deutschen Anleitung wird
    übergebene Crew gezeigt.
rule-jr-talk = Alle dürfen jederzeit reden, raten und vorschlagen; nichts davon ist bindend.
rule-jr-crew-reshuffle = Ist der Crew-Stapel leer, wird der Crew-Ablagestapel gemischt und bildet
    den neuen; die anderen Stapel werden nie neu gemischt.
rule-jr-crew-empty = Ist keine Crew-Karte mehr da, wird nicht mehr gezogen; gezogen wird im
    Uhrzeigersinn ab dem Kapitän.
rule-jr-end = Das Spiel endet mit der Runde, in der die zehnte Zielkarte abgelegt wird oder der
    Beutestapel leer wird.
rule-jr-score = Alle Beutekarten werden aufgedeckt. Gold zählt seinen Wert, Juwelen so viel wie eine
    zufällig gezogene Beutekarte (1, wenn keine mehr da ist), Gefangene 1. Wird für Juwelen Rum
    gezogen, zählt das 0, Gefangene oder Juwelen zählen 1; gezogene Karten gehören niemandem. Es
    gewinnt, wer das meiste Gold hat, bei Gleichstand, wer mehr Rum hat; wer auch darin gleichauf
    liegt, gewinnt gemeinsam.
rule-jr-var-hidden = Versteckte Schätze: Der Kapitän zieht die Beute geheim, behält eine und
    gibt den Rest dem Quartiermeister, der sie verdeckt verteilt. Im Hafen abgeworfene Beute wird
    gezeigt. Du darfst deine eigene Beute jederzeit zeigen, einen Teil oder alles, einem Spieler oder
    allen; sie bleibt verdeckt.
rule-jr-var-hidden-cards = Bei versteckten Schätzen heißt „offen“ auf Karten „nicht vergraben“; wer
    den Smutje spielt, sieht die Beutekarten auch; gibt dem Zimmermann niemand etwas, zieht er eine
    zufällige Karte; nach einer Meuterei sieht der Kapitän das Eingesammelte.
rule-jr-var-gold = Das Gold des Kapitäns: Legt der Kapitän im Piratenhafen eine Beutekarte für eine
    Crew-Karte ab, zieht jeder Spieler eine.
rule-jr-var-three = Drei Spieler: wie zu viert, aber ohne Quartiermeister; seine Aufgaben übernimmt
    der Kapitän. Wer den Schiffsarzt einsetzt, wird Kapitän, nicht aber während einer Meuterei. Wer
    keine Crew-Karte hat, zieht zu Beginn einer Runde und nach einer Meuterei eine.

## Advice

jr-advice-random = Kein besonderer Grund: zufällig gewählt.
jr-advice-appoint = { $seat } hat viele Karten und wenig Beute: stark, aber keine Konkurrenz.
jr-advice-appoint-loyal = { $seat } stand bei der Meuterei auf der richtigen Seite.
jr-advice-draw = Eine Karte kostet nichts.
jr-advice-sail-attack = { $destination }: am meisten zu holen für den Aufwand; der Angriff sollte
    in etwa { $percent } von 100 Fällen gelingen.
jr-advice-sail-port = Die Crew ist zu schwach für einen Angriff; im Hafen ziehen alle Karten.
jr-advice-sail-island = Deine Beute sollte in Sicherheit, und eine Schatzkarte ist an Bord.
jr-advice-sail-island-hope = Deine Beute sollte in Sicherheit, und jemand, der auch etwas zu vergraben
    hat, könnte eine Schatzkarte haben: etwa { $percent } von 100 Malen.
jr-advice-punish = Du hast viel zu verlieren; wer eine Karte weniger hat, meutert nicht so leicht.
jr-advice-spare = Niemand ist zu fürchten; eine Bestrafung würde nur böses Blut machen.
jr-advice-flog = { $seat } hat die meisten Karten auf der Hand.
jr-advice-first-card = Diese Karte bringt den Angriff am weitesten.
jr-advice-first-card-idle = Keine Karte hilft; diese fehlt am wenigsten.
jr-advice-add-decides = Diese Karte gibt den Ausschlag: Dann reicht es für { $percent } von 100
    Zielkarten.
jr-advice-add-share = Es reicht noch nicht, und deine Hand ist voll genug, um etwas beizutragen.
jr-advice-reveal = Das reicht für jede Karte, die dort liegen kann.
jr-advice-pass-enough = Das sollte genügen: Es reicht für { $percent } von 100 Zielkarten.
jr-advice-pass-keep = Behalte deine Crew lieber: Andere haben mehr übrig, oder es ist nicht zu
    gewinnen.
jr-advice-assign = An dieser Fertigkeit fehlt es am meisten.
jr-advice-lower = Ein Punkt weniger, und der Angriff gelingt.
jr-advice-lookout = Dann wissen alle, was nötig ist, und niemand verschwendet Crew-Karten.
jr-advice-keep-card = Dafür lohnt sich keine Karte.
jr-advice-keep-traitor = Das schadet dir nicht genug, um einen Verräter auszugeben.
jr-advice-betray = Diese Karte würde dir schaden.
jr-advice-pick = Die beste Beutekarte von allen.
jr-advice-give-me = Das Beste für dich selbst: Schließlich verteilst du.
jr-advice-give-captain = Alle haben etwas; vom Rest bekommt zuerst der Kapitän, der dich ernannt hat:
    { $seat }.
jr-advice-give-rich = Alle bekommen etwas; also geht das Schlechteste an den Reichsten: { $seat }.
jr-advice-give-poor = Es reicht nicht für alle, und wer am wenigsten hat, meutert am ehesten: {
    $seat }.
jr-advice-cook = Bei dem, was hier liegt, lohnt sich die erste Wahl.
jr-advice-carpenter = Der Kapitän oder der Quartiermeister hat eine lohnende Beutekarte.
jr-advice-donate = Ein kleines Geschenk rettet die wertvollere Beutekarte.
jr-advice-no-gift = Der Zimmermann kann dir nichts anhaben.
jr-advice-claim = Das Beste, was zu nehmen ist.
jr-advice-exchange = Rum hat keinen Goldwert; eine Crew-Karte nützt dir mehr.
jr-advice-no-exchange = Deine Beute ist mehr wert als eine Crew-Karte.
jr-advice-ransom = Eine Gefangenen-Karte bringt hier zwei Beutekarten.
jr-advice-sell = Juwelen bringen hier eine Beutekarte, vielleicht eine bessere.
jr-advice-nothing-to-sell = Hier ist nichts zu holen.
jr-advice-map = Du hast mehr zu vergraben als die meisten.
jr-advice-boatswain = { $seat } hat am meisten zu vergraben.
jr-advice-guard = Eine Bestechung würde mehr kosten, als sie rettet.
jr-advice-bury = Was vergraben ist, nimmt dir keine Meuterei.
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
jr-advice-commit = Die Quartiermeister-Karte kostet dich nichts.
jr-advice-sea-dog = Er holt jemanden mit vielen Karten auf deine Seite.
jr-advice-forced = Eine musst du spielen; diese fehlt am wenigsten.
jr-advice-stowaways = Zwei Karten für eine, und auf der Hand ist Platz.
jr-advice-second-mate = Zwei Karten von denen, die am meisten haben.
jr-advice-surgeon = Der Angriff sieht gut aus, und der Quartiermeister verteilt die Beute.
jr-advice-discard = Diese Karten helfen am wenigsten.
jr-advice-accept = Was { $seat } bietet, ist mehr wert, als es kostet.
jr-advice-refuse = Was { $seat } bietet, lohnt sich nicht.
jr-advice-refuse-liar = Auf das Wort von { $seat } ist kein Verlass: Es wurde schon gebrochen.
jr-advice-keep-peace = Eine Meuterei würde sich lohnen, aber { $seat } hat dein Wort: keine in
    dieser Runde.
jr-advice-break-peace = Hier ist mehr zu holen, als dein Wort an { $seat } wert ist.
jr-advice-keep-out = Du hast { $seat } versprochen, dich rauszuhalten.
jr-advice-break-out = Diese Seite ist ein gebrochenes Wort wert, auch wenn { $seat } darauf baut.
jr-advice-keep-play = Du hast { $seat } versprochen, eine Karte zu spielen.
jr-advice-keep-appoint = Du hast { $seat } das Amt versprochen.
jr-advice-break-appoint = Jemand anders eignet sich so viel besser, dass es sich lohnt, das Wort an
    { $seat } zu brechen.
jr-advice-keep-cards = Du hast { $seat } diese Karte versprochen.
jr-advice-keep-share = Du hast { $seat } einen guten Anteil versprochen.
jr-advice-offer-hire = Es fehlt nicht viel, und { $seat } hat viele Karten: Für eine Kleinigkeit
    kommt vielleicht noch eine.
jr-advice-offer-peace = Du hast viel zu verlieren, und { $seat } könnte meutern: Frieden ist eine
    Kleinigkeit wert.
jr-advice-offer-out = Deine Seite liegt vorn; besser, { $seat } hält sich raus.
jr-advice-offer-side = Deine Seite liegt zurück, und { $seat } hat viele Karten: Eine davon kann
    alles wenden.
jr-advice-hold-back = Niemand weiß, was du auf der Hand hast; erst sollen die etwas geben, die mehr
    haben.
jr-cards-plain = Einfache Crew
jr-cards-any = beliebige Fertigkeit
jr-cards-special = Besondere Crew
jr-cards-prizes = Beute
jr-cards-rum = Ist nichts wert.
jr-cards-jewels = Bringt im Hafen eine neue Beutekarte.
jr-cards-hostage = Bringt im Hafen zwei neue Beutekarten.
jr-cards-targets = Ziele
jr-cards-havens = Häfen und Inseln
jr-info-crew = Im Angriff: { $skill } +{ $value }.
jr-info-any = Im Angriff: +{ $value } für eine Fertigkeit, die der Quartiermeister bestimmt.
jr-info-crewmen = { $crewmen ->
    [one] In einer Meuterei: { $crewmen } Crewmitglied.
   *[other] In einer Meuterei: { $crewmen } Crewmitglieder.
}
jr-info-captain = Liegt vor dem Kapitän, der das Ziel bestimmt und die erste Beute nimmt.
jr-info-quartermaster = Liegt vor dem Quartiermeister, der Angriffe führt und die Beute verteilt.
jr-info-gold = Zählt am Ende so viel Gold, wie darauf steht. Wer am meisten hat, gewinnt.
jr-info-rum = Kein Gold wert, aber bei Gleichstand gewinnt der meiste Rum.
jr-info-jewels = Am Ende so viel wert wie eine zufällig gezogene Beutekarte.
jr-info-hostage = Am Ende 1 Gold wert.
jr-info-target = Nötig sind Navigation { $navigation }, Kanonen { $guns } und Säbel { $melee }. Beutekarten:
    { $count }.
jr-info-port = Crew-Karten für jeden: { $count }. Beute kann verkauft werden.
jr-info-island = Mit der Karte eines Alten Seemanns darf jeder Beute vergraben: Sie ist vor Meuterei sicher.
jr-column-value = Wert
jr-column-crewmen = Mann
jr-column-navigation = Nav.
jr-column-guns = Kan.
jr-column-melee = Säbel
jr-column-prizes = Beute
jr-column-crew = Crew-Karten
