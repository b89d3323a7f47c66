import { useQuery } from '@tanstack/react-query';
import { ShortfallDialog } from '@ziping/ui/screens/membership/ShortfallDialog';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useApi } from '../../data/api.ts';
import { dashboardOptions } from '../../data/benefits.ts';
import { tab } from '../../shared/storage.ts';

export interface ShortfallProps {
  /** What the benefit is missing for. */
  missing: 'chat' | 'report';
  onClose: () => void;
}

/** 智能对话权益不足, or 权益不足 for a report: what the member has, and what would add to it. */
export default function Shortfall({ missing, onClose }: ShortfallProps) {
  const { pathname, search } = useLocation();
  // Whoever buys from here comes back to the question.
  useEffect(() => {
    if (missing === 'chat') tab.write('questionPath', pathname + search);
  }, [missing, pathname, search]);

  function close() {
    tab.remove('questionPath');
    onClose();
  }

  const { data, isError, isFetching, refetch } = useQuery(dashboardOptions(useApi()));
  return (
    <ShortfallDialog
      missing={missing}
      state={
        data ? { kind: 'loaded', dashboard: data } : { kind: isError && !isFetching ? 'failed' : 'loading' }
      }
      onRetry={() => void refetch()}
      onClose={close}
    />
  );
}
