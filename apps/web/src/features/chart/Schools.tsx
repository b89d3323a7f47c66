import { birthFromRecord } from '@ziping/bazi/birth-time';
import { compareSchools } from '@ziping/bazi/schools';
import type { Part } from '@ziping/ui/patterns/LoadedPart';
import { SchoolsDialog, type Schools as Comparison } from '@ziping/ui/screens/reports/SchoolsDialog';

import { currentMembershipQueryAtom } from '../../data/membership.ts';
import { partOf } from '../../shared/part-of.ts';
import { atom, useAtomValue } from '../../shared/store.ts';
import { chartDataAtom } from './chart.ts';

/** The schools of the open chart, for a member with a professional plan. */
const schoolsAtom = atom((get): Part<Comparison> => {
  const membership = partOf(get(currentMembershipQueryAtom));
  if (membership.kind !== 'loaded') return membership;
  const chart = get(chartDataAtom);
  if (!membership.data.professional || !chart) return { kind: 'loaded', data: null };
  const { record, truth } = chart;
  const { gender, hour_unknown = false } = record;
  const birth = truth ? birthFromRecord({ ...record, ...truth }) : null;
  const rows = compareSchools(chart, gender, birth, hour_unknown);
  return { kind: 'loaded', data: { rows, hour_unknown } };
});

/** 取法对照 of the open chart. */
export default function Schools({ onClose }: { onClose: () => void }) {
  const { refetch } = useAtomValue(currentMembershipQueryAtom);
  return (
    <SchoolsDialog schools={useAtomValue(schoolsAtom)} onRetry={() => void refetch()} onClose={onClose} />
  );
}
