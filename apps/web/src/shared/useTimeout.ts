import { useEffect, useEffectEvent } from 'react';

/**
 * Runs a function once, after a delay; unmounting cancels it.
 * @param delay milliseconds; null for no timer
 */
export function useTimeout(delay: number | null, run: () => void): void {
  const onDue = useEffectEvent(run);
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => onDue(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
}
