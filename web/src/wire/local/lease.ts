/**
 * A local table lives in one tab at a time, or two would write one log. Whoever opens it last has
 * it; the tab that had it puts its last lines down first, and says that it goes on elsewhere.
 */

/** A tab that sleeps does not let go by itself: after so long it is not waited for. */
const PATIENCE_MS = 2_000;

/**
 * Resolves once the table is ours. `taken` is called when another tab wants it, which gets it when
 * that has resolved. A browser without locks, as over plain HTTP, guards nothing.
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
