### The web page's own words for this game, en. Same keys and gaps in all three files.

tb-page-pitch = Six guns, five rounds: the highest wins.
tb-page-goal = Fire the highest gun of the round.
tb-option-aim = Who wins a round
tb-option-aim-high = The highest gun
tb-option-aim-low = The lowest gun
