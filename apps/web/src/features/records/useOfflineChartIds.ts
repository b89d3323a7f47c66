import { useEffect, useState } from 'react';

import { chartIdsOnDevice } from '../../data/device-cache.ts';
import { memberIdAtom } from '../../session/session.ts';
import { useAtomValue } from '../../shared/store.ts';

/**
 * Ids of the records whose charts open without a network; null until they are known.
 * @param enabled false while the network is there
 */
export function useOfflineChartIds(enabled: boolean): readonly string[] | null {
  const member = useAtomValue(memberIdAtom);
  const [ids, setIds] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!enabled || member === null) return;
    let ignored = false;
    void chartIdsOnDevice(member).then((found) => {
      if (!ignored) setIds(found);
    });
    return () => {
      ignored = true;
    };
  }, [enabled, member]);
  return ids;
}
