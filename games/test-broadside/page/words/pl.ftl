### The web page's own words for this game, pl. Same keys and gaps in all three files.

tb-page-pitch = Sześć dział, pięć rund: wygrywa najwyższe.
tb-page-goal = Wystrzel w rundzie z najwyższego działa.
tb-option-aim = Kto wygrywa rundę
tb-option-aim-high = Najwyższe działo
tb-option-aim-low = Najniższe działo
