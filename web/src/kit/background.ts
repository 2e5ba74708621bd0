/**
 * Work that nobody waits for, such as prefetching. It starts when the page is idle and everything
 * that somebody does wait for has come, and steps aside again when there is more of that.
 */

const awaited = new Set<Promise<unknown>>();

/** Marks something that the reader waits for; background work waits until it has settled. */
export function wanted<Value>(work: Promise<Value>): Promise<Value> {
  awaited.add(work);
  const done = () => awaited.delete(work);
  work.then(done, done);
  return work;
}

/** Resolves when the reader waits for nothing and the browser is idle. */
export async function quiet(): Promise<void> {
  while (awaited.size > 0) await Promise.allSettled(awaited);
  // Safari has no idle callbacks.
  await new Promise<void>((settle) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => settle());
    else setTimeout(settle, 200);
  });
  if (awaited.size > 0) return quiet();
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether this connection has data to spare: not with Save-Data, and not on a slow network. */
export function hasDataToSpare(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const slow = /2g|3g/.test(connection?.effectiveType ?? "");
  return !connection?.saveData && !slow;
}
