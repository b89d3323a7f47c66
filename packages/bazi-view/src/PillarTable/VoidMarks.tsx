import type { ReactNode } from 'react';
import type { Column, ColumnKey } from './columns.ts';
import { voidMarksCopy as copy } from './VoidMarks.copy.ts';

/** The pillars whose void is marked, the usual one first. */
const KEYS = ['day', 'year'] as const;

/** Of which pillars' void a branch is, in short, and in full for those who listen. */
function markOf(keys: readonly (typeof KEYS)[number][]): ReactNode {
  return (
    <>
      {' '}
      <i data-void="" aria-hidden="true">
        {keys.map((key) => copy[key][0]).join(' ')}
      </i>{' '}
      <i data-hidden="">{keys.map((key) => copy[key][1]).join('、')}</i>
    </>
  );
}

/** One object for each mark, so that a memoised cell is not rendered again. */
const MARKS = { day: markOf(['day']), year: markOf(['year']), both: markOf(KEYS) };

/** The marks of the branches in the void of the day's or the year's pillar. No pillar is in its own void. */
export function voidMarks(columns: readonly Column[]): Partial<Record<ColumnKey, ReactNode>> {
  const voidOf = (key: ColumnKey) => columns.find((column) => column.key === key)?.pillar?.kong_wang ?? '';
  const [day, year] = KEYS.map(voidOf);
  return Object.fromEntries(
    columns.flatMap(({ key, pillar }) => {
      if (!pillar) return [];
      const [ofDay, ofYear] = [day, year].map((list) => list?.includes(pillar.zhi));
      const mark = ofDay && ofYear ? 'both' : ofDay ? 'day' : ofYear ? 'year' : null;
      return mark ? [[key, MARKS[mark]]] : [];
    }),
  );
}
