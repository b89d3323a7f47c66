import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';

const STEP: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

const ALONG: Record<string, string> = { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight' };

/**
 * Keyboard, presses and scrolling of a strip of toggle buttons: one tab stop, arrows, Home and End move the
 * focus, and an item out of sight is brought to the middle by scrolling the strip alone, never the page.
 * The strip listens for all its items.
 * @param selected index of the pressed item, -1 for none; kept in sight
 * @param start index of the item to begin at when nothing is pressed, -1 for the first
 * @param onPress told the index of the item pressed
 */
export function useRovingStrip(options: {
  count: number;
  selected: number;
  start: number;
  onPress: (index: number) => void;
  /** Whether up and down move too: for a strip that runs downwards where there is little room. */
  bothWays?: boolean;
}) {
  const { count, selected, start, onPress, bothWays } = options;
  const stripRef = useRef<HTMLDivElement>(null);
  const shown = useRef(false);
  const [focused, setFocused] = useState(-1);
  const tabStop = [focused, selected, start].find((index) => index >= 0 && index < count) ?? 0;

  useEffect(() => {
    const first = !shown.current;
    const index = selected >= 0 || !first ? selected : start;
    if (index < 0) return undefined;
    // Layout is read when the frame is about to be drawn and needs it anyway, not in the middle of an event.
    const frame = requestAnimationFrame(() => {
      shown.current = true;
      bringIntoSight(stripRef.current, index, first ? 'instant' : 'auto');
    });
    return () => cancelAnimationFrame(frame);
  }, [selected, start]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP[bothWays ? (ALONG[event.key] ?? event.key) : event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = step(tabStop, count);
    const item = stripRef.current?.children[next];
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
    requestAnimationFrame(() => bringIntoSight(stripRef.current, next, 'auto'));
  };

  return {
    tabStop,
    strip: {
      ref: stripRef,
      onKeyDown,
      onFocus: (event: SyntheticEvent<HTMLElement>) => setFocused(indexIn(event)),
      onClick: (event: SyntheticEvent<HTMLElement>) => {
        const index = indexIn(event);
        if (index >= 0) onPress(index);
      },
    },
  };
}

/** Which item of the strip an event comes from, -1 for none. */
function indexIn({ target, currentTarget }: SyntheticEvent<HTMLElement>): number {
  return [...currentTarget.children].findIndex((item) => item.contains(target as Node));
}

/**
 * Centres an item unless it and half an item on either side of it can be seen already.
 * `auto` leaves the speed to the styles, which know whether the reader wants motion.
 */
function bringIntoSight(strip: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  const item = strip?.children[index];
  if (!strip || !(item instanceof HTMLElement)) return;
  const { clientWidth: room, scrollLeft, scrollWidth } = strip;
  const { offsetLeft, offsetWidth } = item;
  const from = Math.max(offsetLeft - offsetWidth / 2, 0);
  const to = Math.min(offsetLeft + offsetWidth * 1.5, scrollWidth);
  if (from >= scrollLeft - 1 && to <= scrollLeft + room + 1) return;
  strip.scrollTo({ left: offsetLeft - (room - offsetWidth) / 2, behavior });
}
