### The words of the web page, en. Same keys and gaps in all three files.
### Shared words (refusals, levels, hints, rules pages) stand in crates/text/words.

## pages

## rum

rum-ui-choice = Your choice
rum-ui-turn = Turn it end over end
rum-ui-play-set = Play this set
rum-ui-give-back = Put these back
rum-ui-clear = Clear
rum-ui-sets = { $count ->
    [one] { $count } set to play
   *[other] { $count } sets to play
}
rum-ui-set-of = Set { $at } of { $count }
rum-ui-set-next = Lay out the next set
rum-ui-set-before = Lay out the set before
rum-ui-others-choose = { $count ->
    [one] { $count } player is still choosing what goes back to the wreck.
   *[other] { $count } players are still choosing what goes back to the wreck.
}

## port-royal

## jolly-roger
