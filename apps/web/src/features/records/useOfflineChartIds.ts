import { skipToken, useQuery } from '@tanstack/react-query';

import { chartIdsOnDevice } from '../../data/device-cache.ts';
import { memberIdAtom } from '../../session/session.ts';
import { useAtomValue } from '../../shared/store.ts';

/**
 * Ids of the records whose charts open without a network; null until they are known.
 * @param enabled false while the network is there
 */
export function useOfflineChartIds(enabled: boolean): readonly string[] | null {
  const member = useAtomValue(memberIdAtom);
  const { data = null } = useQuery({
    queryKey: ['offline-charts', member],
    queryFn: member === null ? skipToken : () => chartIdsOnDevice(member),
    enabled,
    // The device is asked anew each time.
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}
