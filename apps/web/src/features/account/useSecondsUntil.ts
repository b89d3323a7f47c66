import { useCallback, useSyncExternalStore } from 'react';

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/**
 * Counts down the whole seconds until a moment; 0 while a prerendered page hydrates.
 * @param moment epoch milliseconds
 */
export function useSecondsUntil(moment: number): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const timer = setInterval(() => {
        onChange();
        if (secondsUntil(moment) === 0) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [moment],
  );
  return useSyncExternalStore(
    subscribe,
    () => secondsUntil(moment),
    () => 0,
  );
}
