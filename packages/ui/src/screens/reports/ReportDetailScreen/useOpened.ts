import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Tells when the `details` element around a place has been opened, or the page is printed, and goes on telling so.
 * @returns the ref of the place, and whether it has been opened
 */
export function useOpened(): [place: RefObject<HTMLDivElement | null>, opened: boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  useLayoutEffect(() => {
    const details = place.current?.closest('details');
    if (opened || !details) return undefined;
    // Opened before the code was there.
    if (details.open) setOpened(true);
    // Drawn before the event ends: the browser prints after it.
    const draw = () => flushSync(() => setOpened(true));
    details.addEventListener('toggle', draw);
    window.addEventListener('beforeprint', draw);
    return () => {
      details.removeEventListener('toggle', draw);
      window.removeEventListener('beforeprint', draw);
    };
  }, [opened]);
  return [place, opened];
}
