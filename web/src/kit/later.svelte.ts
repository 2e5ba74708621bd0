/** Parts of the page that may follow a frame later, so that no update is one long task. */

/** Acts in a task of its own after the next frame; returns a way to call that off. */
export function afterFrame(act: () => void): () => void {
  // A hidden page has no frames.
  if (document.hidden) return timed(act);
  let cancel = () => cancelAnimationFrame(frame);
  const frame = requestAnimationFrame(() => (cancel = timed(act)));
  return () => cancel();
}

function timed(act: () => void): () => void {
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}

/** Follows a value one frame later. Create it during component set-up. */
export class Later<Value> {
  current: Value = $state.raw() as Value;

  constructor(value: () => Value) {
    this.current = value();
    let cancel: (() => void) | null = null;
    $effect(() => {
      void value();
      // Several changes within a frame are one.
      cancel ??= afterFrame(() => {
        cancel = null;
        this.current = value();
      });
    });
    $effect(() => () => cancel?.());
  }
}
