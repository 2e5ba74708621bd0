### Broadside, English (British). Same keys and arguments in pl.ftl and de.ftl.

tb-name = Broadside
tb-gun = gun { $number }
tb-action-fire = Fire { $gun }
tb-now-fire = { $seat-is ->
    [me] Which gun do you fire?
   *[other] { $seat } aims a gun.
}
tb-event-dealt = { $seat-is ->
    [me] You get { $gun }.
   *[other] { $seat } gets { $gun }.
}
tb-event-began = { $seat-is ->
    [me] You fire first.
   *[other] { $seat } fires first.
}
tb-event-fired = { $seat-is ->
    [me] You fire { $gun }.
   *[other] { $seat } fires { $gun }.
}
tb-event-won = { $seat-is ->
    [me] You win the round.
   *[other] { $seat } wins the round.
}
tb-end-rounds = The last round is over.
tb-said-round = Round { $round } of 5
tb-said-seat = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $guns ->
    [one] 1 gun
   *[other] { $guns } guns
}
tb-said-fired = { $seat-is ->
    [me] You have fired { $gun }.
   *[other] { $seat } has fired { $gun }.
}
tb-said-hand = Your guns: { $guns }
tb-why-not-in-hand = This gun is not yours to fire.
tb-advice-random = No particular reason.
tb-advice-win = It wins, as far as one can see.
tb-advice-waste = The round is lost: fire the gun you need least.
tb-section-setup = Set-up
tb-section-round = A round
tb-section-end = The end
rule-tb-players = 2 to 6 can play.
rule-tb-guns = There are 36 guns with the numbers 1 to 36.
rule-tb-deal = Each player gets six guns that only they see. Chance decides who fires first.
rule-tb-fire = In turn, each player fires one of their guns: it is laid open.
rule-tb-win = The highest gun wins the round and a point. The winner fires first in the next round.
rule-tb-aim-low = Variant: the lowest gun wins.
rule-tb-end = After five rounds most points win; those who tie share the win. The last gun is not fired.
