import { useEffect, useEffectEvent } from 'react';

/**
 * Runs something once a state has stood for a while; a page that is left sooner calls it off.
 * @param delay milliseconds; null while there is nothing to wait for
 */
export function useAfter(delay: number | null, run: () => void): void {
  const onDue = useEffectEvent(run);
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => onDue(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
}
