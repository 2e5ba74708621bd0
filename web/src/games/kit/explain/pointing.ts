/**
 * What a hand does over the cards, as events in, wishes out: a mouse that rests on a card, a long
 * press, a key. Pure, so that it can be tested without a browser; `explaining.ts` wires it up.
 */

/** How long the mouse must rest on a card. */
export const REST_MS = 450;
/** How long a finger must press. */
export const PRESS_MS = 450;
/** How long the mouse may be off card and explanation on its way from one to the other. */
export const AWAY_MS = 280;
/** How far a hand that presses or rests may move, in pixels. */
export const TREMBLE = 8;

interface Spot {
  x: number;
  y: number;
}

const isNear = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y) <= TREMBLE;

export type Way = "mouse" | "touch" | "key";

export interface Hooks<Card> {
  /** Opens the explanation of a card, or moves the open one there. */
  open(card: Card, way: Way): void;
  close(): void;
  isOpen(): boolean;
  after(ms: number, act: () => void): () => void;
}

export class Pointing<Card> {
  private stop: (() => void) | null = null;
  private over: Card | null = null;
  private pressed: Spot | null = null;
  /** Where the last press was: a card that comes to lie there has not been pointed at. */
  private rests: Spot | null = null;
  /** Whether the last press opened an explanation: its click does not count. */
  private opened = false;
  private held = false;

  constructor(private readonly hooks: Hooks<Card>) {}

  /**
   * The mouse is over this card, over the explanation, or over neither. A browser also says so if
   * the table moves below a resting mouse, or after a tap of a finger; `at` tells these apart.
   */
  hover(over: Card | "explanation" | null, at: Spot | null = null): void {
    if (this.held || (at && this.rests && isNear(at, this.rests))) return;
    this.rests = null;
    if (over === "explanation") return this.wait(null);
    // It moves inside a card that waits to open, is open, or was closed by Escape.
    if (over !== null && over === this.over) return;
    this.over = over;
    const { hooks } = this;
    if (over !== null) {
      this.wait(() => hooks.open(over, "mouse"), REST_MS);
    } else if (hooks.isOpen()) {
      this.wait(() => hooks.close(), AWAY_MS);
    } else {
      this.wait(null);
    }
  }

  /** A key asks about a card: a mouse that has just left one must not close the answer. */
  key(card: Card): void {
    this.wait(null);
    this.hooks.open(card, "key");
  }

  /** A button of the mouse goes down: the player plays, and reads no more. */
  click(x: number, y: number): void {
    this.held = true;
    this.rests = { x, y };
    this.opened = false;
    this.wait(null);
    this.hooks.close();
  }

  release(): void {
    this.held = false;
    this.over = null;
  }

  /** A finger goes down on a card, or elsewhere. */
  press(card: Card | null, x: number, y: number): void {
    this.opened = false;
    this.rests = { x, y };
    this.pressed = card === null ? null : this.rests;
    if (card === null) return this.wait(null);
    this.wait(() => {
      this.pressed = null;
      this.opened = true;
      this.hooks.open(card, "touch");
    }, PRESS_MS);
  }

  /** The finger moves: a scroll or a drag is no long press. */
  move(x: number, y: number): void {
    if (!this.pressed) return;
    if (!isNear({ x, y }, this.pressed)) this.lift();
  }

  /** The finger goes up, or something else takes it over. */
  lift(): void {
    if (!this.pressed) return;
    this.pressed = null;
    this.wait(null);
  }

  /** Whether the click that follows a long press must be dropped; true once. */
  takesClick(): boolean {
    const { opened } = this;
    this.opened = false;
    return opened;
  }

  /** Stops everything. */
  end(): void {
    this.pressed = null;
    this.wait(null);
  }

  private wait(act: (() => void) | null, ms = 0): void {
    this.stop?.();
    this.stop = null;
    if (!act) return;
    this.stop = this.hooks.after(ms, () => {
      this.stop = null;
      act();
    });
  }
}
