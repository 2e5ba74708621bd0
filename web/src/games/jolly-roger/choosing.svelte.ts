/** What the player has clicked or drags, and what the menu offers for it. */

import { createContext } from "svelte";
import { same } from "../kit/same";
import { giveTo, onSeat, withCard } from "./choices";
import type { Action, JrChoice, JrMenu, Props } from "./model";

export class Choosing {
  /** The clicked card, if it can do more than one thing. */
  #clicked: number | null = $state(null);
  /** The dragged prize, and the seat under it. */
  carried: { card: number; over: number | null } | null = $state.raw(null);
  readonly #props: Props;

  constructor(props: Props) {
    this.#props = props;
  }

  /** The menu without what is no longer to be chosen once I have answered: all but bribes. */
  get menu(): JrMenu {
    return this.#props.answered ? null : this.#props.menu;
  }

  readonly chosen: number | null = $derived.by(() => {
    const { view, me } = this.#props;
    // A single prize to give is selected automatically.
    const [only, ...others] = view.pot.known;
    const gives = only !== undefined && others.length === 0 && view.pot.count === 1;
    if (gives && this.withCard(only).length > 1) return only;
    const clicked = this.#clicked;
    if (clicked === null) return null;
    const mine = me === null ? [] : (view.seats[me]?.hand.known ?? []);
    return this.withCard(clicked).length > 0 || mine.includes(clicked) ? clicked : null;
  });

  /** Whether all that can be done with a card is to give it to a seat. */
  isGift(card: number): boolean {
    const choices = this.withCard(card);
    return choices.length > 0 && choices.every(({ action }) => action.kind === "give");
  }

  withCard(card: number): JrChoice[] {
    return withCard(this.menu, card);
  }

  /** Whether a choice waits for confirmation. */
  waits(choice: JrChoice | null): boolean {
    return choice !== null && same(choice.action, this.#props.pending);
  }

  /** Whether the bot advises a choice. */
  advises(choice: JrChoice | null): boolean {
    return choice !== null && same(choice.action, this.#props.hint?.action);
  }

  isSelected(card: number): boolean {
    return this.chosen === card || this.withCard(card).some((choice) => this.waits(choice));
  }

  isHinted(card: number): boolean {
    return this.withCard(card).some((choice) => this.advises(choice));
  }

  /** What a click on a seat would do: by itself, or with the card chosen before. */
  targetAt(seat: number): JrChoice | null {
    const card = this.carried?.card ?? this.chosen;
    if (card !== null) {
      const given = giveTo(this.menu, card, seat);
      if (given) return given;
      const named = this.withCard(card).filter(
        ({ action }) => "how" in action && action.how.way === "on" && action.how.seat === seat,
      );
      if (named.length === 1) return named[0] ?? null;
    }
    return onSeat(this.menu, seat);
  }

  take(action: Action): void {
    if (this.#props.busy) return;
    this.#clicked = null;
    this.#props.propose(action);
  }

  /** A card with one choice selects it at once; with several, a panel asks which. */
  choose(card: number | null): void {
    const choices = card === null ? [] : this.withCard(card);
    const [only] = choices;
    this.#clicked = this.#clicked === card ? null : card;
    if (this.#clicked !== null && choices.length === 1 && only) this.take(only.action);
  }

  drop(seat: number | null): void {
    const choice = seat === null ? null : this.targetAt(seat);
    this.carried = null;
    if (choice) this.take(choice.action);
  }
}

export const [choosing, setChoosing] = createContext<Choosing>();
