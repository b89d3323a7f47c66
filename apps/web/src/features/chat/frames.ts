/** For pages in the background, which get no frames. Milliseconds. */
const WITHOUT_FRAMES = 100;

/** Runs a function at the next frame, at the latest in 100 ms. @returns a function that cancels it */
function onNextFrame(run: () => void): () => void {
  const frame = typeof requestAnimationFrame === 'function' ? requestAnimationFrame(() => done()) : null;
  const timer = setTimeout(() => done(), WITHOUT_FRAMES);
  const cancel = () => {
    if (frame !== null) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  function done() {
    cancel();
    run();
  }
  return cancel;
}

/** Collects items and hands them on together, once a frame. */
export function createBatch<Item>(handOn: (items: readonly Item[]) => void) {
  let items: Item[] = [];
  let cancel: (() => void) | null = null;
  const flush = () => {
    cancel?.();
    cancel = null;
    if (items.length === 0) return;
    const collected = items;
    items = [];
    handOn(collected);
  };
  return {
    add(item: Item) {
      items.push(item);
      cancel ??= onNextFrame(flush);
    },
    /** Hands on what there is at once. */
    flush,
    /** Forgets what there is. */
    drop() {
      items = [];
      flush();
    },
  };
}
