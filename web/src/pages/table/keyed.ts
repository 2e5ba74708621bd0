/** The keyboard shortcuts of a table, as `?` lists them. */

export interface Keyed {
  nth: (at: number) => void;
  confirm: () => void;
  change: () => void;
  hint: () => void;
  undo: () => void;
  choices: () => void;
  log: () => void;
  help: () => void;
  /** Whether a choice waits to be confirmed. */
  pending: boolean;
}

/** The part of a keyboard event that is read. */
export type Pressed = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented" | "target" | "preventDefault"
>;

/** Handles a key; keys meant for something else are left alone. */
export function keyed(event: Pressed, doing: Keyed): void {
  if (event.altKey || event.defaultPrevented) return;
  const target = event.target as Element | null;
  // A game's own dialogue gets its keys, not the list of choices behind it.
  if (target?.closest?.("input, textarea, select, dialog")) return;
  if (event.ctrlKey || event.metaKey) {
    if (event.key === "z") take(event, doing.undo);
    return;
  }
  const act = actOf(event.key, doing, target?.closest?.("button, a, summary") != null);
  if (act) take(event, act);
}

function take(event: Pressed, act: () => void): void {
  event.preventDefault();
  act();
}

function actOf(key: string, doing: Keyed, onControl: boolean): (() => void) | null {
  if (/^[1-9]$/.test(key)) return () => doing.nth(Number(key) - 1);
  switch (key) {
    case "Enter":
      // Enter presses a focused button.
      return doing.pending && !onControl ? doing.confirm : null;
    case "Escape":
      return doing.pending ? doing.change : null;
    case "h":
      return doing.hint;
    case "u":
      return doing.undo;
    case "c":
      return doing.choices;
    case "l":
      return doing.log;
    case "?":
      return doing.help;
    default:
      return null;
  }
}
