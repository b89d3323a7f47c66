import { useEffect, useRef, useState } from 'react';
import { firstCharacters, revealOnward, stepTime } from './reveal.ts';

const wantsNoMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** The part of a growing text that is shown. What stood there at first is shown at once. */
export function useReveal(text: string, instant: boolean): string {
  const [shown, setShown] = useState(text.length);
  const [still] = useState(wantsNoMotion);
  const progress = useRef(text.length);
  const stepBefore = useRef(-Infinity);
  const rested = useRef(true);
  const atOnce = instant || still;
  const total = text.length;

  useEffect(() => {
    if (atOnce || total < progress.current) {
      progress.current = total;
      return;
    }
    if (progress.current === total) return;
    let frame = requestAnimationFrame(function step(now) {
      const time = stepTime(now - stepBefore.current, rested.current);
      if (time > 0) {
        progress.current = revealOnward(progress.current, total, time);
        setShown(Math.floor(progress.current));
        stepBefore.current = now;
        rested.current = progress.current >= total;
      }
      if (progress.current < total) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [total, atOnce]);

  // The first character does not wait for a frame.
  return atOnce ? text : firstCharacters(text, Math.max(1, shown));
}
