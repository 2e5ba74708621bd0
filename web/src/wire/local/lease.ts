/**
 * A local table runs in one tab at a time, since two would write the same log. The last tab to open
 * it gets it; the previous tab first stores its last lines, then says that the game continues
 * elsewhere.
 */

/** A sleeping tab does not release the lock: after this long it is stolen. */
const PATIENCE_MS = 2_000;

/**
 * Resolves once this tab holds the table. `taken` is called when another tab wants it; that tab
 * gets it when the promise resolves. A browser without locks, as over plain HTTP, guards nothing.
 */
export async function lease(key: string, taken: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return;
  const name = `tortuga.${key}`;
  const channel = new BroadcastChannel(name);
  await new Promise<void>((settle) => {
    let held = false;
    const hold = () =>
      new Promise<void>((free) => {
        held = true;
        channel.onmessage = () => void taken().then(free);
        settle();
      });
    const lost = () => {
      if (held) void taken();
      else locks.request(name, { steal: true }, hold).catch(() => void taken());
    };
    channel.postMessage("mine");
    locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, hold).catch(lost);
  });
}
