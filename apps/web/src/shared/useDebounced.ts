import { useEffect, useState } from 'react';

/**
 * A value that follows once it has not changed for a while.
 * @param delay milliseconds
 */
export function useDebounced<Value>(value: Value, delay: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
