import { useEffect, useState } from 'react';

import { useAtomValue } from '../../shared/store.ts';
import { memberIdAtom } from '../../session/session.ts';

/** What the names of charts on the shelf begin with. */
const CHARTS = 'chart/';

/**
 * The records whose charts can be opened without a network; null until that is known.
 * @param wanted false while nobody has to know
 */
export function useSeenCharts(wanted: boolean): ReadonlySet<string> | null {
  const member = useAtomValue(memberIdAtom);
  const [charts, setCharts] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!wanted || member === null) return;
    let left = false;
    void import('../../data/seen.ts')
      .then(({ namesSeen }) => namesSeen(member, CHARTS))
      .then((names) => {
        if (!left) setCharts(new Set(names.map((name) => name.slice(CHARTS.length))));
      });
    return () => {
      left = true;
    };
  }, [wanted, member]);
  return charts;
}

/** The ids of the records whose charts were not seen. */
export const unseenOf = (records: readonly { id: string }[], charts: ReadonlySet<string>) =>
  records.map(({ id }) => id).filter((id) => !charts.has(id));
