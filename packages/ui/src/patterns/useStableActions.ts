import { useLayoutEffect, useState } from 'react';

type Action = (event: never) => void;

/** Functions under the same names that call the newest ones, and the function that sets these. */
function forward<Actions extends object>(first: Actions) {
  let newest: Partial<Record<string, Action>> = first;
  const entries = Object.keys(first).map((name) => [name, (event: never) => newest[name]?.(event)]);
  return {
    actions: Object.fromEntries(entries) as Actions,
    update(actions: Actions) {
      newest = actions;
    },
  };
}

/** The same functions at every render, which call the newest ones, so that nothing is drawn again because of them. */
export function useStableActions<Actions extends object>(newest: Actions): Actions {
  const [{ actions, update }] = useState(() => forward(newest));
  useLayoutEffect(() => update(newest));
  return actions;
}
