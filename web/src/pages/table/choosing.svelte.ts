/** The selection: the selected action, a bot's advice, and when an action is sent. */

import type { GameTable, Hint, Menu } from "../../games/contract";
import { same } from "../../games/kit/same";
import { preferences } from "../../kit/preferences.svelte";
import type { Session } from "./seen";

export type Advice = Hint<unknown> | "thinking" | "none" | null;

const lists = (menu: Menu<unknown> | null, action: unknown): boolean =>
  menu?.choices.some((choice) => same(choice.action, action)) ?? false;

export class Choosing {
  pending: unknown = $state.raw(null);
  advice: Advice = $state.raw(null);
  private window: number | null = null;
  /** Whether the menu listed the selected action; others are put together on the table. */
  private listed = false;

  constructor(private readonly at: () => { session: Session; table: GameTable | null }) {}

  /** The bot's advice, if there is any. */
  get hint(): Hint<unknown> | null {
    return typeof this.advice === "object" ? this.advice : null;
  }

  /**
   * Clears the selection and the advice when a new window opens, and a selection that is no longer
   * offered in the same one.
   */
  turn(window: number | null, menu: Menu<unknown> | null): void {
    const gone = this.listed && !lists(menu, this.pending);
    if (window === this.window && !gone) return;
    if (window !== this.window) this.advice = null;
    this.window = window;
    this.select(null);
  }

  /** Selects an action. A second click on it confirms it, too. */
  propose(action: unknown): void {
    if (this.blocked) return;
    const again = this.pending !== null && same(this.pending, action);
    if (again || this.harmless(action)) void this.send(action);
    else this.select(action);
  }

  async confirm(): Promise<void> {
    if (this.pending !== null) await this.send(this.pending);
  }

  change(): void {
    this.select(null);
  }

  /** Sends a draft that a table has let its player compose and confirm. */
  async send(action: unknown): Promise<void> {
    if (this.blocked) return;
    this.advice = null;
    await this.at().session.submit(action);
    this.select(null);
  }

  async ask(): Promise<void> {
    const window = this.window;
    this.advice = "thinking";
    const hint = await this.at()
      .session.hint()
      .catch(() => null);
    if (window === this.window) this.advice = hint ?? "none";
  }

  private select(action: unknown): void {
    this.pending = action;
    this.listed = action !== null && lists(this.at().session.play?.menu ?? null, action);
  }

  private get blocked(): boolean {
    const { busy, behind } = this.at().session;
    return busy || behind;
  }

  private harmless(action: unknown): boolean {
    if (preferences.confirm === "never") return true;
    if (preferences.confirm === "always") return false;
    return this.at().table?.harmless?.(action) ?? false;
  }
}
