import { useEffect, useState } from 'react';

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/**
 * Whole seconds left until a moment, counted down as they pass.
 * @param moment epoch milliseconds
 */
export function useSecondsUntil(moment: number): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (secondsUntil(moment) === 0) return;
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (secondsUntil(moment) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return secondsUntil(moment);
}
