import { useEffect, useState } from 'react';

/**
 * A value once it has rested: it follows when nothing has changed for `delay`.
 * @param delay milliseconds
 */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
