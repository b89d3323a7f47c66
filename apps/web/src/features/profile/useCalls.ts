import { useEffect } from 'react';

import { whenIdle } from '../../shared/idle.ts';

const calls = () => import('./calls.ts');

/** The calls of the member's pages, fetched when the page rests, so that the form itself is light. */
export function useCalls() {
  useEffect(() => whenIdle(() => void calls()), []);
  return calls;
}
