### Jolly Roger, German. Second person singular. Comments stand in en.ftl.

jr-name = Jolly Roger
jr-tagline = Gemeinsam kapern, Beute teilen, und Vorsicht vor der Meuterei

## Cards

jr-kind-fort = Festung
jr-kind-ship = Handelsschiff
jr-kind-settlement = Siedlung
jr-kind-port = Piratenhafen
jr-kind-island = Schatzinsel
jr-skill-navigation = Navigation
jr-skill-guns = Kanonen
jr-skill-melee = Säbel
jr-card-crew = { $skill } { $value } ({ $crewmen } { $crewmen ->
    [one] Mann
   *[other] Mann
})
jr-card-any = beliebige Fähigkeit { $value } ({ $crewmen } { $crewmen ->
    [one] Mann
   *[other] Mann
})
jr-card-captain = Kapitän
jr-card-quartermaster = Quartiermeister
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
jr-prize-rum = Rum
jr-prize-jewels = Juwelen
jr-prize-hostage = Gefangene

## Promises

jr-promise-none = kein Versprechen
jr-promise-share = { $by ->
    [offerer] wer anbietet, verspricht einen guten Anteil
   *[taker] der andere soll einen guten Anteil versprechen
}
jr-promise-appoint = { $by ->
    [offerer] wer anbietet, verspricht die Ernennung des anderen
   *[taker] der andere soll den ernennen, der anbietet
}
jr-promise-no-mutiny = { $by ->
    [offerer] wer anbietet, verspricht keine Meuterei in dieser Runde
   *[taker] der andere soll in dieser Runde keine Meuterei anzetteln
}
jr-promise-stay-out = { $by ->
    [offerer] wer anbietet, verspricht sich herauszuhalten
   *[taker] der andere soll sich heraushalten
}
jr-promise-play = { $by ->
    [offerer] wer anbietet, verspricht Karten auszuspielen: { $count }
   *[taker] der andere soll Karten ausspielen: { $count }
}
jr-promise-guard = { $by ->
    [offerer] wer anbietet, bewacht das Schiff
   *[taker] der andere bewacht stattdessen das Schiff
}

## Actions

jr-action-appoint = Zum Quartiermeister ernennen: { $target }
jr-action-draw = Eine Crewkarte ziehen
jr-action-decline = Nein, passen
jr-action-call = Meuterei! Ausspielen: { $card }
jr-action-call-on = Meuterei! Ausspielen: { $card }, und mitmachen muss: { $target }
jr-action-call-kill = Meuterei! Ausspielen: { $card }, und den Kapitän sofort besiegen
jr-action-sail = Ziel ansteuern: { $destination }
jr-action-use = Einsetzen: { $card }
jr-action-use-on = Einsetzen: { $card }, gegen { $target }
jr-action-use-on-two = Einsetzen: { $card }, gegen { $targets }
jr-action-use-raise = Einsetzen: { $card }, ein Punkt mehr wird gebraucht
jr-action-use-lower = Einsetzen: { $card }, ein Punkt weniger wird gebraucht
jr-action-contribute = Zum Angriff beitragen: { $card }
jr-action-reveal = Die Zielkarte aufdecken
jr-action-pass = Passen
jr-action-betray = Verrat: diese Karte aufheben: { $card }
jr-action-assign = { $card } zählt als: { $skill }
jr-action-take = Nehmen: { $card }
jr-action-take-from = Eine verdeckte Beute nehmen von { $target }
jr-action-give = Geben: { $card }, an { $target }
jr-action-donate = Für die Reparatur geben: { $card }
jr-action-exchange = Gegen eine Crewkarte abwerfen: { $card }
jr-action-ransom = In Beute umwandeln: { $card }
jr-action-bury = Vergraben: { $card }
jr-action-done = Fertig
jr-action-punish = Eine Bestrafung befehlen
jr-action-spare = Niemand wird bestraft
jr-action-flog = Bestrafen: { $target }
jr-action-commit = { $side ->
    [captain] Die Karte des Quartiermeisters steht zum Kapitän
   *[mutineer] Die Karte des Quartiermeisters meutert mit
}
jr-action-discard = Abwerfen: { $cards }
jr-action-accept = Angebot { $nth } annehmen, von { $target }
jr-action-refuse = Angebot { $nth } ablehnen, von { $target }
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
    [captain] Für den Kapitän: { $card }, und alles ist vorbei
   *[mutineer] Für die Meuterei: { $card }, und alles ist vorbei
}
jr-action-offer = Angebot an { $target }: gibt { $given-n ->
    [0] nichts
   *[other] { $given }
}, will { $wanted-n ->
    [0] nichts
   *[other] { $wanted }
}; { $promise }

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
    [me] Du übernimmst.
   *[other] { $seat } übernimmt.
}
jr-event-drew = { $seat-is ->
    [me] Du ziehst Crewkarten: { $count }.
   *[other] { $seat } zieht Crewkarten: { $count }.
}
jr-event-drew-seen = { $seat-is ->
    [me] Du ziehst: { $cards } ({ $count }).
   *[other] { $seat } zieht: { $cards } ({ $count }).
}
jr-event-reshuffled = Die abgeworfene Crew wird zum neuen Stapel gemischt.
jr-event-sailed = Der Kapitän steuert an: { $destination }.
jr-event-turned-back = Niemand hat die Karte: Das Schiff kehrt um.
jr-event-lost-at-sea = Niemand hat die Karte: Die Runde ist verloren.
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
jr-event-assigned = { $card } zählt als: { $skill }.
jr-event-fight-won = Der Angriff gelingt: Navigation { $navigation }, Kanonen { $guns }, Säbel { $melee }.
jr-event-fight-lost = Der Angriff misslingt: Navigation { $navigation }, Kanonen { $guns }, Säbel { $melee }.
jr-event-crew-discarded = Abgeworfen: { $cards }.
jr-event-shown = { $seat-is ->
    [me] Du setzt ein: { $card }.
   *[other] { $seat } setzt ein: { $card }.
}
jr-event-shown-on = { $seat-is ->
    [me] Du setzt ein: { $card }, gegen { $target }.
   *[other] { $seat } setzt ein: { $card }, gegen { $target }.
}
jr-event-shown-on-two = { $seat-is ->
    [me] Du setzt ein: { $card }, gegen { $targets }.
   *[other] { $seat } setzt ein: { $card }, gegen { $targets }.
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
    [me] Du setzt ein: { $card }, um zu töten.
   *[other] { $seat } setzt ein: { $card }, um zu töten.
}
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
       *[mutineer] Mit der Karte des Quartiermeisters meuterst du mit.
    }
   *[other] { $side ->
        [captain] { $seat } steht mit der Karte des Quartiermeisters zum Kapitän.
       *[mutineer] { $seat } meutert mit der Karte des Quartiermeisters mit.
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
}
jr-event-redealt = { $seat-is ->
    [me] Du bekommst Crew zurück: { $count }.
   *[other] { $seat } bekommt Crew zurück: { $count }.
}
jr-event-redealt-seen = { $seat-is ->
    [me] Du bekommst zurück: { $cards } ({ $count }).
   *[other] { $seat } bekommt zurück: { $cards } ({ $count }).
}
jr-event-prizes-turned = Verdeckte Beute zu verteilen: { $count }.
jr-event-prizes-turned-seen = Zu verteilende Beute: { $cards } ({ $count }).
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
    [me] Du verlierst unvergrabene Beute: { $count }.
   *[other] { $seat } verliert unvergrabene Beute: { $count }.
}
jr-event-moved = { $seat-is ->
    [me] Von dir geht eine Karte an { $target }.
   *[other] Von { $seat } geht eine Karte an { $target }.
}
jr-event-moved-seen = { $seat-is ->
    [me] Von dir an { $target }: { $card }.
   *[other] Von { $seat } an { $target }: { $card }.
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
    [me] Du wandelst in Beute um: { $card }.
   *[other] { $seat } wandelt in Beute um: { $card }.
}
jr-event-prizes-drawn = { $seat-is ->
    [me] Du ziehst Beute: { $count }.
   *[other] { $seat } zieht Beute: { $count }.
}
jr-event-prizes-drawn-seen = { $seat-is ->
    [me] Du ziehst: { $cards } ({ $count }).
   *[other] { $seat } zieht: { $cards } ({ $count }).
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
    [me] { $target } gräbt eine Beute von dir aus.
   *[other] { $target } gräbt eine Beute aus, die { $seat } gehörte.
}
jr-event-dug-up-seen = { $seat-is ->
    [me] { $target } gräbt aus, von dir vergraben: { $card }.
   *[other] { $target } gräbt aus, von { $seat } vergraben: { $card }.
}
jr-event-limit-discarded = { $seat-is ->
    [me] Deine Hand ist zu groß; du wirfst ab: { $cards }.
   *[other] { $seat } hat zu viele Karten und wirft ab: { $cards }.
}
jr-event-offered = { $seat-is ->
    [me] Dein Angebot an { $target }: Crew { $crew }, Beute { $prizes }, gegen Beute { $wanted }; { $promise }.
   *[other] { $seat } bietet { $target } an: Crew { $crew }, Beute { $prizes }, gegen Beute { $wanted }; { $promise }.
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
    [me] Deine Juwelen ({ $count }) bewertet: { $cards-n ->
        [0] nichts ist mehr da, also je 1
       *[other] { $cards }
    }.
   *[other] Die Juwelen von { $seat } ({ $count }) bewertet: { $cards-n ->
        [0] nichts ist mehr da, also je 1
       *[other] { $cards }
    }.
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
jr-why-island-closed = Die Schatzinsel kann noch nicht gewählt werden: Wähle ein anderes Ziel.
jr-why-not-quartermaster = Das tut nur der Quartiermeister.
jr-why-not-the-last = Ein Verräter antwortet nur auf die letzte gezeigte Karte, und nicht auf
    deine eigene.
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
    oder 5 (acht bis zehn). Wer mehr hat, wirft den Rest sofort offen ab und wählt, welche.
rule-jr-public = Offen sind unvergrabene Beute, die Zahl der vergrabenen, Größen von Händen und
    Stapeln, Abgeworfenes und wer was gespielt hat. Verdeckt sind Hände, verdeckte Stapel und
    Vergrabenes.
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
    Handlimit gilt nach dem Austeilen und nochmals nach dem Tausch.
rule-jr-port-exchange = Dann darf jeder eine unvergrabene Beute für eine weitere Crewkarte
    abwerfen.
rule-jr-port-ransom = Zuletzt bringt eine Gefangene zwei neue Beutekarten, Juwelen eine;
    beliebig oft, im Uhrzeigersinn ab dem Kapitän.
rule-jr-port-empty = Ist nur eine Beute übrig, bringt eine Gefangene eine; ist keine da, geht
    nichts mehr. Der Beutestapel wird nie aufgefüllt.
rule-jr-island-map = Die Schatzinsel braucht einen Alten Seemann. Ohne ihn wählt nach dem
    englischen und polnischen Heft der Kapitän ein anderes Ziel; nach dem deutschen ist die Karte
    verloren, die Runde endet, und das nächste Ziel muss ein anderes sein.
rule-jr-island-bury = Auf der Insel darf jeder beliebige Beute vergraben; sie ist bei einer
    Meuterei sicher und bleibt vergraben. Nach dem deutschen Heft können Juwelen und Gefangene nicht
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
rule-jr-sp-carpenter = Nach dem Verteilen: Bitte alle um eine Beute. Gibt niemand eine, nimm
    eine vom Kapitän oder Quartiermeister.
rule-jr-sp-cook = Wenn das Verteilen beginnt: Du wählst zuerst, der Kapitän danach. Der Kapitän
    selbst kann ihn nicht nutzen.
rule-jr-sp-cutthroat = Um eine Meuterei zu beginnen oder darin: Besiege den anderen Anführer;
    sie ist sofort vorbei.
rule-jr-sp-first-mate = Nach dem Aufdecken: Ein Punkt Säbel mehr oder weniger wird gebraucht.
rule-jr-sp-master-mariner = Nach dem Aufdecken: Ein Punkt Navigation mehr oder weniger wird
    gebraucht.
rule-jr-sp-sharp-shooter = Nach dem Aufdecken: Ein Punkt Kanonen mehr oder weniger wird
    gebraucht.
rule-jr-sp-lookout = Nachdem ein Angriffsziel gewählt und nicht gemeutert wurde: Decke seine
    Karte auf, bevor Crew gespielt wird.
rule-jr-sp-old-sailor = Er hat die Karte der Schatzinsel; nach dem Vergraben wird er abgeworfen.
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
    Wirkung und wird abgeworfen. In Angriff oder Meuterei antwortet er auf die letzte gezeigte
    Karte; für ihre Wirkung gespielte Karten warten erst auf Antwort.
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
rule-jr-crew-reshuffle = Ein leerer Crewstapel wird aus den gemischten Abwürfen neu gebildet;
    die anderen nie.
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
