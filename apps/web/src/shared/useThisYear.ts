import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

const thisYear = () => new Date().getFullYear();

/** The year in which the document was prerendered; the current one in any other. */
const documentYear = () => Number(globalThis.document?.getElementById('root')?.dataset['year'] ?? thisYear());

/** The current year. While a prerendered page hydrates, the year that it was drawn in, because both must match. */
export function useThisYear(): number {
  return useSyncExternalStore(never, thisYear, documentYear);
}
