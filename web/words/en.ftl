### The words of the web page, en. Same keys and gaps in all three files.
### Shared words (refusals, levels, hints, rules pages) stand in crates/text/words.

## pages

## rum

## port-royal

## jolly-roger
