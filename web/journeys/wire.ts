/** Plays matches over the WebSocket that only have to be played, not seen. */

import type { Page } from "@playwright/test";
import type { Message } from "../src/wire/generated/table";

/**
 * Plays further matches at the table of an open page, with a rematch each time; takes first
 * choices.
 */
export async function playByWire(page: Page, table: string, n_matches: number): Promise<void> {
  await page.evaluate(
    ([table, n_matches]) =>
      new Promise<void>((done, fail) => {
        const line = new WebSocket(`/api/tables/${table}/ws?client=${4_000_000_000}`);
        const send = (wish: object) => line.send(JSON.stringify({ cmd: ++n_commands, wish }));
        let n_commands = 0;
        let n_over = 0;
        let menu: { choices: { action: unknown }[] } | null = null;
        const answer = (match: number, window: { id: number; me: boolean } | null) => {
          const action = menu?.choices[0]?.action;
          if (window?.me && action !== undefined) {
            send({ kind: "submit", match, window: window.id, action });
          }
        };
        line.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as Message;
          if (message.kind === "sync" && message.over) send({ kind: "rematch", stance: "for" });
          else if (message.kind === "sync" && message.play) {
            menu = message.play.menu;
            answer(message.play.match, message.play.window);
          } else if (message.kind === "update") {
            if (message.menu !== undefined) menu = message.menu;
            answer(message.match, message.window);
          } else if (message.kind === "over") {
            if (++n_over === n_matches) line.close();
            else send({ kind: "rematch", stance: "for" });
          }
        };
        line.onclose = () => (n_over === n_matches ? done() : fail(new Error("the line is lost")));
      }),
    [table, n_matches] as const,
  );
}
