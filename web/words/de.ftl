### The words of the web page, de. Same keys and gaps in all three files.
### Shared words (refusals, levels, hints, rules pages) stand in crates/text/words.

## pages

## rum

rum-ui-choice = Deine Wahl
rum-ui-turn = Karte umdrehen
rum-ui-play-set = Dieses Set spielen
rum-ui-give-back = Diese Karten zurück
rum-ui-clear = Verwerfen
rum-ui-sets = { $count ->
    [one] { $count } Set spielbar
   *[other] { $count } Sets spielbar
}
rum-ui-set-of = Set { $at } von { $count }
rum-ui-set-next = Nächstes Set auslegen
rum-ui-set-before = Voriges Set auslegen
rum-ui-others-choose = { $count ->
    [one] { $count } Person wählt noch, was ins Wrack zurückgeht.
   *[other] { $count } Personen wählen noch, was ins Wrack zurückgeht.
}

## port-royal

## jolly-roger
