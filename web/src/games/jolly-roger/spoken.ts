/** Descriptions of a seat or a destination for screen readers. */

import type { SeatInfo } from "../contract";
import { phrase, seatGap } from "../kit/phrases";
import { doneSeats, sideOf, SKILL_ORDER } from "./model";
import type { Kind, Props, View } from "./model";
import { cardPhrase, kindPhrase, skillPhrase, specialPhrase } from "./phrases";

const joined = (parts: (string | false | null)[], between: string) =>
  parts.filter((part) => part !== false && part !== null && part !== "").join(between);

/** Whether prizes are being shared, so that it matters who got how many. */
export const isSharing = (view: View): boolean =>
  view.phase.kind === "pick" || view.phase.kind === "give";

/** A seat: its name, its office, what it holds, and its moves so far. */
export function spokenSeat({ rules, view, say, word }: Props, who: SeatInfo, active: boolean) {
  const { seat } = who;
  const held = view.seats[seat];
  if (!held) return who.name;
  const side = view.phase.kind === "mutiny" ? sideOf(view, seat) : null;
  const counted = (key: string, count: number) => say(phrase(key, { count }));
  const buriedOne = (card: number) =>
    word("jr-page-buried-one", { prize: say(cardPhrase(rules, card)) });
  const hidden = held.prizes.count - held.prizes.known.length;
  const prizes = joined(
    [
      ...held.prizes.known.map((card) => say(cardPhrase(rules, card))),
      hidden > 0 && counted("jr-ui-hidden", hidden),
    ],
    ", ",
  );
  return joined(
    [
      who.name,
      view.captain === seat && say(specialPhrase("captain")),
      view.quartermaster === seat && say(specialPhrase("quartermaster")),
      counted("jr-count-crew", held.hand.count),
      `${say(phrase("jr-ui-column-prizes"))}: ${prizes || say(phrase("jr-ui-none"))}`,
      held.buried.count > 0 && counted("jr-ui-buried", held.buried.count),
      held.buried.known.map(buriedOne).join(", "),
      side && say(phrase(`jr-ui-side-${side}`)),
      view.guard === seat && say(phrase("jr-ui-guard", { seat: seatGap(seat) })),
      isSharing(view) && counted("jr-ui-got", view.share.got[seat] ?? 0),
      doneSeats(view).includes(seat) && say(phrase("jr-ui-passed")),
      active && word("jr-page-asked"),
    ],
    ". ",
  );
}

/** A stack, or the card laid out face down (`count` undefined), with the text of its back. */
export function spokenStack(
  { say, word }: Pick<Props, "say" | "word">,
  kind: Kind,
  needs: readonly string[] | null,
  count: number | undefined,
  closed: boolean,
): string {
  const ranges = needs?.map((need, idx) => {
    const skill = SKILL_ORDER[idx];
    return skill ? `${say(skillPhrase(skill))} ${need}` : need;
  });
  return joined(
    [
      say(kindPhrase(kind)),
      count === undefined ? say(phrase("jr-ui-face-down")) : word("jr-page-stack", { count }),
      ranges?.join(", ") ?? null,
      closed && say(phrase("jr-ui-closed")),
    ],
    ", ",
  );
}
