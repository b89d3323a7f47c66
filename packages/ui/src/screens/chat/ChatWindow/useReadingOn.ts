import { useEffect, useState } from 'react';

/** How far from its end a text still counts as read to the end, in px. */
const AT_THE_END = 48;

/**
 * Whether the page, or the part of it that scrolls, was last scrolled on towards its end and has not reached it: what
 * floats over it would then lie over what is read.
 */
export function useReadingOn(): boolean {
  const [readingOn, setReadingOn] = useState(false);
  useEffect(() => {
    const tops = new WeakMap<Element, number>();
    function handleScroll({ target }: Event) {
      const scrolled = target instanceof Element ? target : document.documentElement;
      const { scrollTop, scrollHeight, clientHeight } = scrolled;
      const before = tops.get(scrolled) ?? 0;
      tops.set(scrolled, scrollTop);
      // A part that scrolls sideways.
      if (scrollTop === before) return;
      setReadingOn(scrollTop > before && scrollTop + clientHeight < scrollHeight - AT_THE_END);
    }
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', handleScroll, { capture: true });
  }, []);
  return readingOn;
}
