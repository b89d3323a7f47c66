import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far below what is in view a place is near, in heights of the element that scrolls. */
const MARGIN = '50%';

/**
 * Tells when a place has come near what is in view, or the page is printed, and goes on telling so.
 * @returns the ref of the place, and whether it has come near; at once where the browser cannot watch it
 */
export function useNear(): [place: RefObject<HTMLDivElement | null>, near: boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => typeof IntersectionObserver !== 'function');
  useEffect(() => {
    const { current } = place;
    if (near || !current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // In parts, so that the page goes on scrolling.
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      // Without its own root the margin would not reach past the edge of what scrolls inside the page.
      { root: document.getElementById('report-top')?.parentElement, rootMargin: `0px 0px ${MARGIN}` },
    );
    observer.observe(current);
    // Drawn before the event ends: the browser prints after it.
    const draw = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', draw);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', draw);
    };
  }, [near]);
  return [place, near];
}
