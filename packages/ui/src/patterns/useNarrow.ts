import { useSyncExternalStore } from 'react';

/** A phone in the largest text, and the narrowest phone in any, in rem: below it a line has fewer than 20 characters. */
const NARROW = 20.5;

const isNarrow = () =>
  window.innerWidth < NARROW * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

function subscribe(onChange: () => void) {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** Whether the page is narrow for the size of its text, which no media query knows. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, () => false);
