### The words of the web page, pl. Same keys and gaps in all three files.
### Shared words (refusals, levels, hints, rules pages) stand in crates/text/words.

## pages

## rum

rum-ui-choice = Twój wybór
rum-ui-turn = Obróć kartę
rum-ui-play-set = Zagraj ten zestaw
rum-ui-give-back = Zwróć te karty
rum-ui-clear = Wyczyść
rum-ui-sets = { $count ->
    [one] { $count } zestaw do zagrania
    [few] { $count } zestawy do zagrania
   *[many] { $count } zestawów do zagrania
}
rum-ui-set-of = Zestaw { $at } z { $count }
rum-ui-set-next = Wyłóż następny zestaw
rum-ui-set-before = Wyłóż poprzedni zestaw
rum-ui-others-choose = { $count ->
    [one] { $count } osoba wybiera jeszcze karty, które wrócą do wraku.
    [few] { $count } osoby wybierają jeszcze karty, które wrócą do wraku.
   *[many] { $count } osób wybiera jeszcze karty, które wrócą do wraku.
}

## port-royal

## jolly-roger
