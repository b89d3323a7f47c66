import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';

const STEP: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Keyboard, clicks and scrolling of a strip of toggle buttons: one tab stop, arrows, Home and End move the focus, and
 * an item out of view is centred by scrolling the strip, never the page. The strip handles the events of its items. A
 * pressed item is shown at once; its owner renders in a transition after that.
 * @param selected index of the pressed item, -1 for none; kept in view
 * @param start index of the first tab stop when nothing is pressed, -1 for the first item
 * @param onPress called with the index of the newly pressed item, -1 when the pressed item was pressed again
 * @returns `pressed`: index of the item to show as pressed, -1 for none
 */
export function useRovingStrip(options: {
  count: number;
  selected: number;
  start: number;
  onPress: (index: number) => void;
}) {
  const { count, selected, start, onPress } = options;
  const stripRef = useRef<HTMLDivElement>(null);
  const scrolledOnce = useRef(false);
  const [focused, setFocused] = useState(-1);
  const [pressed, press] = useOptimistic(selected);
  const tabStop = [focused, pressed, start].find((index) => index >= 0 && index < count) ?? 0;

  useEffect(() => {
    const first = !scrolledOnce.current;
    const index = selected >= 0 || !first ? selected : start;
    if (index < 0) return undefined;
    // Reading the layout inside the event would force an extra one.
    const frame = requestAnimationFrame(() => {
      scrolledOnce.current = true;
      scrollIntoView(stripRef.current, index, first ? 'instant' : 'auto');
    });
    return () => cancelAnimationFrame(frame);
  }, [selected, start]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = step(indexIn(event), count);
    const item = stripRef.current?.children[next];
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
    requestAnimationFrame(() => scrollIntoView(stripRef.current, next, 'auto'));
  };

  return {
    tabStop,
    pressed,
    strip: {
      ref: stripRef,
      onKeyDown,
      onFocus: (event: SyntheticEvent<HTMLElement>) => {
        const index = indexIn(event);
        // A touch focuses before it clicks: the tab stop must not be drawn before the click is answered.
        startTransition(() => setFocused(index));
      },
      onClick: (event: SyntheticEvent<HTMLElement>) => {
        const index = indexIn(event);
        if (index < 0) return;
        startTransition(() => {
          const next = index === pressed ? -1 : index;
          press(next);
          onPress(next);
        });
      },
    },
  };
}

/** Index of the item an event comes from, -1 for none. */
function indexIn({ target, currentTarget }: SyntheticEvent<HTMLElement>): number {
  return [...currentTarget.children].findIndex((item) => item.contains(target as Node));
}

/**
 * Centres an item unless it and half an item on either side of it are already in view.
 * With `auto` the styles decide on smooth scrolling, by the reader's preference for motion.
 */
function scrollIntoView(strip: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  const item = strip?.children[index];
  if (!strip || !(item instanceof HTMLElement)) return;
  const { clientWidth: room, scrollLeft, scrollWidth } = strip;
  const { offsetLeft, offsetWidth } = item;
  const from = Math.max(offsetLeft - offsetWidth / 2, 0);
  const to = Math.min(offsetLeft + offsetWidth * 1.5, scrollWidth);
  if (from >= scrollLeft - 1 && to <= scrollLeft + room + 1) return;
  strip.scrollTo({ left: offsetLeft - (room - offsetWidth) / 2, behavior });
}
