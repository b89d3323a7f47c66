import { ApiError, messageOf } from '@ziping/api-client/envelope';
import { reportsPanelCopy as copy } from '@ziping/ui/screens/reports/ReportsPanel.copy';
import { useEffect, useEffectEvent, useState } from 'react';

import { useGenerateReport } from '../../data/reports.ts';
import { reloadTimes } from './reload-times.ts';

/** A report that was started here. A new object for every start, so that its reloads begin anew. */
interface Started {
  code: string;
  estimated_time: number | undefined;
}

/**
 * Starts reports and loads the list again while one is being written.
 *
 * @param isOver whether a report is written, or failed: its reloads end early
 * @param onNoBenefit the service refused for want of a benefit
 * @returns a function that starts a report; it resolves to a text for people where the service refused
 */
export function useGeneration(
  record_id: string,
  {
    reload,
    isOver,
    onNoBenefit,
  }: { reload: () => void; isOver: (code: string) => boolean; onNoBenefit: () => void },
) {
  const { mutateAsync: generate } = useGenerateReport();
  const [started, setStarted] = useState<Started | null>(null);

  const reloadIfWaited = useEffectEvent((code: string) => {
    if (!isOver(code)) reload();
  });
  useEffect(() => {
    if (!started) return undefined;
    const { code, estimated_time } = started;
    const timers = reloadTimes(estimated_time).map((at) => setTimeout(() => reloadIfWaited(code), at));
    return () => timers.forEach(clearTimeout);
  }, [started]);

  return async (code: string): Promise<string | null> => {
    if (code === '') return copy.messages.invalidCode;
    try {
      setStarted({ code, estimated_time: await generate({ record_id, code }) });
      return null;
    } catch (error) {
      const { status } = error instanceof ApiError ? error : { status: null };
      if (status === 403) {
        onNoBenefit();
        return copy.messages.noBenefit;
      }
      if (status !== 409) return messageOf(error, copy.messages.generateFailed);
      reload();
      return copy.messages.upToDate;
    }
  };
}
