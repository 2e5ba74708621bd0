### The web page's own words for this game, de. Same keys and gaps in all three files.

tb-page-pitch = Sechs Kanonen, fünf Runden: Die höchste gewinnt.
tb-page-goal = Feuere in der Runde die höchste Kanone ab.
tb-option-aim = Wer eine Runde gewinnt
tb-option-aim-high = Die höchste Kanone
tb-option-aim-low = Die niedrigste Kanone
