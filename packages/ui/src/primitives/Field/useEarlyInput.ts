import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

const never = () => () => undefined;

/**
 * Lets a field of a prerendered page report what was entered before the page was hydrated: typed, chosen, or filled in by
 * the browser. React leaves it in the element without a change event, and the next render would replace it
 * (https://github.com/facebook/react/pull/33129, which makes this hook superfluous).
 *
 * @param report compares the element with the value that it was given, and reports what differs; called once, in the first
 * commit of a hydrated field
 * @returns the ref of the element
 */
export function useEarlyInput<Target extends HTMLElement>(
  report: (target: Target) => void,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const reportFirst = useEffectEvent(report);
  useLayoutEffect(() => {
    if (isHydrating && target.current) reportFirst(target.current);
  }, [isHydrating]);
  return target;
}
