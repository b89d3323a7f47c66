import { useEffect, useRef, useState } from 'react';
import { firstCharacters, revealOnward } from './reveal.ts';

/** A first frame has no frame before it. */
const FIRST_FRAME = 16;

const wantsNoMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** The part of a growing text that is shown. What stood there at first is shown at once. */
export function useReveal(text: string, instant: boolean): string {
  const [shown, setShown] = useState(text.length);
  const [still] = useState(wantsNoMotion);
  const progress = useRef(text.length);
  const frameBefore = useRef<number | null>(null);
  const atOnce = instant || still;
  const total = text.length;

  useEffect(() => {
    if (atOnce || total < progress.current) {
      progress.current = total;
      return;
    }
    if (progress.current === total) return;
    let frame = requestAnimationFrame(function step(now) {
      const elapsed = frameBefore.current === null ? FIRST_FRAME : now - frameBefore.current;
      progress.current = revealOnward(progress.current, total, elapsed);
      setShown(Math.floor(progress.current));
      const done = progress.current >= total;
      frameBefore.current = done ? null : now;
      if (!done) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [total, atOnce]);

  // The first character does not wait for a frame.
  return atOnce ? text : firstCharacters(text, Math.max(1, shown));
}
