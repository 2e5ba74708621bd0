/** The draft of one player's choice, and the table's answer to it. */

import { createContext, untrack } from "svelte";
import type { Attempt, Phrase } from "../contract";
import { answerTo } from "../kit/attempts.svelte";
import { same } from "../kit/same";
import {
  NOTHING,
  actionOf,
  draftOf,
  empty,
  firstEnd,
  flip,
  holds,
  kept,
  listed,
  offers,
  stepSet,
  toggleBack,
  toggleLaid,
  type Draft,
} from "./drafts";
import { ownHand, type Action, type Colour, type Event, type Props } from "./model";
import { gains } from "./phrases";

export class Choosing {
  draft: Draft = $state.raw(NOTHING);
  readonly #props: Props;
  /** Why the table refused a draft that somebody tried to send. */
  #explained: { draft: Draft; why: Phrase } | null = $state.raw(null);
  /** The table's answer to the set. */
  readonly #answer: () => Attempt<Event> | null;

  constructor(props: Props) {
    this.#props = props;
    // Derived, so that no effect runs again when only another prop has changed.
    const { menu, hint, pending, view } = $derived(props);
    $effect.pre(() => {
      const [now, hand] = [menu, ownHand(view, props.me)];
      untrack(() => (this.draft = kept(this.draft, now, hand)));
    });
    $effect(() => {
      if (hint && untrack(() => this.draft.kind === "nothing")) this.draft = draftOf(hint.action);
    });
    $effect(() => {
      // A set chosen from the page's list becomes the draft, as if it had been laid by hand.
      if (pending?.kind === "set" || pending?.kind === "put-back") this.draft = draftOf(pending);
    });
    this.#answer = answerTo(() => {
      const set = offers(menu, "set") && this.action?.kind === "set" ? this.action : null;
      return { action: set, attempt: (action: Action) => props.attempt(action) };
    }, 0);
  }

  /** Whether I may do a kind of action, and no command of mine is in flight. */
  may(kind: Action["kind"]): boolean {
    return !this.#props.busy && offers(this.#props.menu, kind);
  }

  /** Whether the menu lists exactly this action now. */
  can(action: Action): boolean {
    return !this.#props.busy && listed(this.#props.menu, action);
  }

  chose(action: Action): boolean {
    return same(this.action ?? this.#props.pending, action);
  }

  holds(card: number): boolean {
    return holds(this.draft, card);
  }

  get action(): Action | null {
    return actionOf(this.draft);
  }

  /** What the set would do; `null` while that is unknown, or if no set is laid. */
  get events(): Event[] | null {
    const answer = this.#answer();
    return answer?.kind === "attempted" ? answer.events.map(({ event }) => event) : null;
  }

  /** What the set would bring, sentence by sentence. */
  get brings(): Phrase[] {
    const answer = this.#answer();
    return answer?.kind === "attempted" ? answer.brings : [];
  }

  /** The values that the set would give to collection cards, by colour. */
  readonly gains: ReadonlyMap<Colour, number> = $derived(gains(this.events ?? []));

  /** Why the draft cannot be sent, as far as the table has said so. */
  get refusal(): Phrase | null {
    if (this.#explained?.draft === this.draft) return this.#explained.why;
    const answer = this.draft.kind === "set" ? this.#answer() : null;
    return answer?.kind === "refused" ? answer.phrase : null;
  }

  /** A set that the table has not checked is sent only if the menu lists it. */
  get ready(): boolean {
    const action = this.action;
    if (!action || this.#props.busy) return false;
    return this.#answer()?.kind === "attempted" || listed(this.#props.menu, action);
  }

  /** Picks a card of the hand: for a set, or to put back. */
  pick(card: number): void {
    if (this.may("put-back")) this.#change(toggleBack(this.draft, card));
    else if (this.may("set"))
      this.#change(toggleLaid(this.draft, card, firstEnd(card, this.#props.menu)));
  }

  flip(card: number): void {
    this.#change(flip(this.draft, card));
  }

  /** Picks a place to draw from; the page asks for confirmation. */
  draw(action: Action): void {
    if (!this.can(action)) return;
    this.draft = NOTHING;
    this.#props.propose(action);
  }

  step(by: 1 | -1): void {
    this.#change(stepSet(this.draft, this.#props.menu, by));
  }

  clear(): void {
    this.#change(NOTHING);
  }

  /** Proposes the draft, as a click on a card does; if it cannot be sent, asks the table why. */
  confirm(): void {
    const action = this.action;
    if (action && this.ready) this.#props.propose(action);
    else void this.#explain();
  }

  async #explain(): Promise<void> {
    const { draft } = this;
    const action = actionOf(draft) ?? empty(this.may("put-back") ? "put-back" : "set");
    const answer = await this.#props.attempt(action).catch(() => null);
    const why = answer?.kind === "refused" ? answer.phrase : null;
    this.#explained = why && { draft, why };
  }

  /** Changes the draft, and clears the selected action. */
  #change(draft: Draft): void {
    if (this.#props.pending) this.#props.retract?.();
    this.draft = draft;
  }
}

export const [choosing, setChoosing] = createContext<Choosing>();
