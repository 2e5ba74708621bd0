### Broadside, deutsch. Dieselben Schlüssel und Argumente wie in en.ftl.

tb-name = Breitseite
tb-gun = Kanone { $number }
tb-action-fire = { $gun } abfeuern
tb-now-fire = { $seat-is ->
    [me] Welche Kanone feuerst du ab?
   *[other] { $seat } zielt.
}
tb-event-dealt = { $seat-is ->
    [me] Du bekommst { $gun }.
   *[other] { $seat } bekommt { $gun }.
}
tb-event-began = { $seat-is ->
    [me] Du feuerst zuerst.
   *[other] { $seat } feuert zuerst.
}
tb-event-fired = { $seat-is ->
    [me] Du feuerst { $gun } ab.
   *[other] { $seat } feuert { $gun } ab.
}
tb-event-won = { $seat-is ->
    [me] Du gewinnst die Runde.
   *[other] { $seat } gewinnt die Runde.
}
tb-end-rounds = Die letzte Runde ist vorbei.
tb-said-round = Runde { $round } von 5
tb-said-seat = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $guns ->
    [one] 1 Kanone
   *[other] { $guns } Kanonen
}
tb-said-fired = { $seat-is ->
    [me] Du hast { $gun } abgefeuert.
   *[other] { $seat } hat { $gun } abgefeuert.
}
tb-said-hand = Deine Kanonen: { $guns }
tb-why-not-in-hand = Diese Kanone gehört dir nicht.
tb-advice-random = Aus keinem besonderen Grund.
tb-advice-win = Das gewinnt, soweit man sehen kann.
tb-advice-waste = Die Runde ist verloren: Feuere ab, was du am wenigsten brauchst.
tb-section-setup = Vorbereitung
tb-section-round = Eine Runde
tb-section-end = Das Ende
rule-tb-players = Für 2 bis 6 Personen.
rule-tb-guns = Es gibt 36 Kanonen mit den Nummern 1 bis 36.
rule-tb-deal = Alle bekommen sechs Kanonen, die nur sie selbst sehen. Das Los entscheidet, wer beginnt.
rule-tb-fire = Reihum feuern alle eine ihrer Kanonen ab: Sie wird offen hingelegt.
rule-tb-win = Die höchste Kanone gewinnt die Runde und einen Punkt. Wer gewinnt, beginnt die nächste.
rule-tb-aim-low = Variante: Die niedrigste Kanone gewinnt.
rule-tb-end = Nach fünf Runden gewinnen die meisten Punkte; bei Gleichstand wird der Sieg geteilt. Die letzte Kanone bleibt übrig.
