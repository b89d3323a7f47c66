import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

const STEP: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Keyboard and scrolling of a strip of toggle buttons: one tab stop, arrows, Home and End move the focus,
 * and the item to see is brought to the middle by scrolling the strip alone, never the page.
 * @param selected index of the pressed item, -1 for none; kept in sight
 * @param start index of the item to begin at when nothing is pressed, -1 for the first
 */
export function useRovingStrip(options: { count: number; selected: number; start: number }) {
  const { count, selected, start } = options;
  const stripRef = useRef<HTMLDivElement>(null);
  const shown = useRef(false);
  const [focused, setFocused] = useState(-1);
  const tabStop = [focused, selected, start].find((index) => index >= 0 && index < count) ?? 0;

  useLayoutEffect(() => {
    if (selected >= 0) bringIntoSight(stripRef.current, selected, shown.current ? 'auto' : 'instant');
    else if (!shown.current) bringIntoSight(stripRef.current, start, 'instant');
    shown.current = true;
  }, [selected, start]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = step(tabStop, count);
    setFocused(next);
    bringIntoSight(stripRef.current, next, 'auto')?.focus({ preventScroll: true });
  };

  return {
    strip: { ref: stripRef, onKeyDown },
    item: (index: number) => ({
      tabIndex: index === tabStop ? 0 : -1,
      onFocus: () => setFocused(index),
    }),
  };
}

/** `auto` leaves the speed to the styles, which know whether the reader wants motion. */
function bringIntoSight(strip: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  const item = strip?.children[index];
  if (!strip || !(item instanceof HTMLElement)) return undefined;
  strip.scrollTo({ left: item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2, behavior });
  return item;
}
