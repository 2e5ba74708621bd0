### Broadside, po polsku. Te same klucze i argumenty co w en.ftl.

tb-name = Salwa
tb-gun = działo { $number }
    .gen = działa { $number }
tb-action-fire = Wypal z { NAME($gun, case: "gen") }
tb-now-fire = { $seat-is ->
    [me] Z którego działa wypalasz?
   *[other] { $seat } celuje.
}
tb-event-dealt = { $seat-is ->
    [me] Dostajesz { $gun }.
   *[other] { $seat } dostaje { $gun }.
}
tb-event-began = { $seat-is ->
    [me] Zaczynasz.
   *[other] Zaczyna { $seat }.
}
tb-event-fired = { $seat-is ->
    [me] Wypalasz z { NAME($gun, case: "gen") }.
   *[other] { $seat } wypala z { NAME($gun, case: "gen") }.
}
tb-event-won = { $seat-is ->
    [me] Wygrywasz rundę.
   *[other] Rundę wygrywa { $seat }.
}
tb-end-rounds = Ostatnia runda dobiegła końca.
tb-said-round = Runda { $round } z 5
tb-said-seat = { $seat }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $guns ->
    [one] 1 działo
    [few] { $guns } działa
   *[other] { $guns } dział
}
tb-said-fired = { $seat-is ->
    [me] Twój strzał: { $gun }.
   *[other] { $seat } – strzał: { $gun }.
}
tb-said-hand = Twoje działa: { $guns }
tb-why-not-in-hand = To działo nie należy do ciebie.
tb-advice-random = Bez szczególnego powodu.
tb-advice-win = O ile wiadomo, to wygrywa.
tb-advice-waste = Runda jest przegrana: wypal z najmniej potrzebnego działa.
tb-section-setup = Przygotowanie
tb-section-round = Runda
tb-section-end = Koniec
rule-tb-players = Gra dla 2 do 6 osób.
rule-tb-guns = Jest 36 dział z numerami od 1 do 36.
rule-tb-deal = Każdy dostaje sześć dział, które widzi tylko on. Los decyduje, kto zaczyna.
rule-tb-fire = Każdy po kolei wypala z jednego ze swoich dział, czyli wykłada je odkryte.
rule-tb-win = Najwyższe działo wygrywa rundę i punkt. Zwycięzca zaczyna następną.
rule-tb-aim-low = Wariant: wygrywa najniższe działo.
rule-tb-end = Po pięciu rundach wygrywa najwięcej punktów; przy remisie zwycięstwo jest wspólne. Ostatnie działo zostaje.
