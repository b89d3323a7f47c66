import { birthFromRecord } from '@ziping/bazi/birth-time';
import { compareSchools } from '@ziping/bazi/schools';
import { useQuery } from '@tanstack/react-query';
import type { RecordChart } from '@ziping/ui/screens/reports/analysis';
import { SchoolsDialog, type Schools as Comparison } from '@ziping/ui/screens/reports/SchoolsDialog';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';

import { useApi } from '../../data/api.ts';
import { currentMembershipOptions } from '../../data/membership.ts';
import { partOf } from '../../shared/part-of.ts';
import { useLoadedChart } from './chart.ts';

/** The schools of a chart side by side. */
function compare(chart: RecordChart): Comparison {
  const { record, truth } = chart;
  const { gender, hour_unknown = false } = record;
  const birth = truth ? birthFromRecord({ ...record, ...truth }) : null;
  return { rows: compareSchools(chart, gender, birth, hour_unknown), hour_unknown };
}

/** 取法对照 of the open chart, for a member with a professional plan. */
export default function Schools({ onClose }: { onClose: () => void }) {
  const { id = '' } = useParams();
  const chart = useLoadedChart(id);
  const membership = useQuery(currentMembershipOptions(useApi()));
  const part = partOf(membership);
  const professional = membership.data?.professional ?? false;
  const data = useMemo(() => (chart && professional ? compare(chart) : null), [chart, professional]);
  return (
    <SchoolsDialog
      schools={part.kind === 'loaded' ? { kind: 'loaded', data } : part}
      onRetry={() => void membership.refetch()}
      onClose={onClose}
    />
  );
}
