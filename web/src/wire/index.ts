/** Opens tables: at the server, or in this page. */

import { keep, pace, patience, recall } from "../kit/preferences.svelte";
import { renewPage } from "../kit/update.svelte";
import { drawerOf } from "./answers";
import { LocalTable } from "./local/table";
import { TableSession } from "./session.svelte";
import { lineOf, SocketTransport } from "./socket";

export { prepareEngine, prepareWorkers } from "./local/engines";
export { LocalTable, type LocalOrder } from "./local/table";
export { Replay, type Noted } from "./local/replay";
export { TableSession } from "./session.svelte";

/** This tab's client number. It lasts as long as the page, so resent commands are recognised. */
const CLIENT = Math.floor(Math.random() * 2 ** 32);

const CLOCK = {
  pace: () => (document.hidden ? 0 : pace() * patience()),
  now: () => Date.now(),
  after: (ms: number, act: () => void) => void setTimeout(act, ms),
};

/** A table at the server. `lost` is called whenever it cannot be reached. */
export function atServer(table: string, lost: () => void): TableSession {
  const record = async (match: number) => {
    const response = await fetch(`/api/tables/${encodeURIComponent(table)}/records/${match}`);
    if (!response.ok) throw new Error(`no record: ${response.status}`);
    return response.text();
  };
  const line = new SocketTransport(lineOf(new URL(location.href), table, CLIENT));
  const answers = drawerOf(table, { keep, recall });
  const outdated = () => void renewPage();
  return new TableSession(line, { ...CLOCK, record, answers, outdated, lost });
}

/** A local table, as one of its people sees it. */
export function atLocal(table: LocalTable, person: number, name: string): TableSession {
  const record = async (match: number) => {
    const text = await table.record(match);
    if (text === null) throw new Error("the match has no record");
    return text;
  };
  return new TableSession(table.line(person, name), { ...CLOCK, record });
}
