/**
 * The height of the bar below a table, in pixels: what sticks to the bottom of the window sticks
 * above it. Such an element sets `--foot-h` itself. As an inherited property, each change of the bar
 * would make the browser compute the style of every element of the table.
 */
export const foot = $state({ height: 0 });
