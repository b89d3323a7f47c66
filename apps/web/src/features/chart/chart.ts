import { ApiError, isRefused } from '@ziping/api-client/envelope';
import { getChart, listLiuNian } from '@ziping/api-client/endpoints/chart';
import type { Schema } from '@ziping/api-client/types';

import { api } from '../../data/client.ts';
import { answerAtom } from '../../data/async-atoms.ts';
import { LOCAL_RECORD } from '../../shared/paths.ts';
import { atom } from '../../shared/store.ts';
import { type Selection, settle, unchosen } from './selection.ts';
import { memberIdAtom } from '../../session/session.ts';

type RecordChart = Schema<'RecordChart'>;
type LiuNian = Schema<'LiuNian'>;

/** The record that is open, and what its visitor has chosen on its page. */
const openAtom = atom<{ record_id: string; selection: Selection }>({ record_id: '', selection: unchosen });
openAtom.debugLabel = 'openChart';

/** Which record is open, and what was chosen there, whether its chart has it or not. */
export const openedAtom = atom((get) => get(openAtom));

const recordIdAtom = atom((get) => get(openAtom).record_id);

/** The store of what was seen, fetched when there is a chart to look for: no other page has a use for it. */
const seen = () => import('../../data/seen.ts');
const seenName = (record_id: string) => `chart/${record_id}`;

/** What this device works out by itself, fetched where the service cannot be asked. */
const local = () => import('../../data/birth/local-chart.ts');

const askedAtom = answerAtom(async (get, { signal }) => {
  const record_id = get(recordIdAtom);
  const member = get(memberIdAtom);
  if (record_id === '' || member === null) return null;
  if (record_id === LOCAL_RECORD) {
    const chart = await (await local()).localChart(Date.now());
    if (chart === null) throw new ApiError('http', '', { status: 404 });
    return chart;
  }
  const chart = await getChart(api, record_id, { signal });
  void seen().then(({ keep }) => keep(member, seenName(record_id), chart));
  return chart;
});

const recalledAtom = answerAtom(async (get) => {
  const record_id = get(recordIdAtom);
  const member = get(memberIdAtom);
  if (record_id === '' || member === null) return null;
  return (await seen()).recall<RecordChart>(member, seenName(record_id));
});

/**
 * Opens a record's chart with what a link says is chosen. A record that was open already is asked for again, and shown
 * meanwhile as it was seen.
 */
export const openChartAtom = atom(null, (get, set, record_id: string, selection: Selection) => {
  const again = get(recordIdAtom) === record_id;
  set(openAtom, { record_id, selection });
  if (!again) return;
  set(recalledAtom);
  set(askedAtom);
});

/** How far a chart is on its way; `old` where the service could not be asked and the chart was seen before. */
type ChartAnswer =
  | { state: 'loading' }
  | { state: 'hasError'; error: unknown }
  | { state: 'hasData'; data: RecordChart | null; old: boolean };

/** The same object for the same chart: what a chart seen before and a fresh one share is not drawn again. */
function unlessSame(before: RecordChart | null, now: RecordChart | null): RecordChart | null {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/**
 * The open record's chart: the one seen before at once, the service's as soon as it is there; writing it asks anew.
 * A chart the service refuses is not shown, whatever was seen of it.
 */
export const chartAtom = atom(
  (get): ChartAnswer => {
    const asked = get(askedAtom);
    const recalled = get(recalledAtom);
    const before = recalled.state === 'hasData' ? recalled.data : null;
    if (asked.state === 'hasData') return { ...asked, data: unlessSame(before, asked.data), old: false };
    if (before === null || (asked.state === 'hasError' && isRefused(asked.error))) return asked;
    return { state: 'hasData', data: before, old: asked.state === 'hasError' };
  },
  (_get, set) => set(askedAtom),
);

/** The open chart; null until it is there. */
export const knownChartAtom = atom((get) => {
  const chart = get(chartAtom);
  return chart.state === 'hasData' ? chart.data : null;
});

/** What is chosen on the open chart, as far as the chart has it. */
export const selectionAtom = atom(
  (get) => settle(get(openAtom).selection, get(knownChartAtom)?.da_yun_list ?? []),
  (get, set, selection: Selection) => set(openAtom, { ...get(openAtom), selection }),
);

const cycleAtom = atom((get) => get(selectionAtom).cycle);

/** Years that were asked for once are not asked for again while their chart stands. */
const yearsOf = new WeakMap<RecordChart, Map<number, Promise<LiuNian[]>>>();

function askYears(chart: RecordChart, cycle: number): Promise<LiuNian[]> {
  const known = yearsOf.get(chart) ?? new Map<number, Promise<LiuNian[]>>();
  yearsOf.set(chart, known);
  const { id } = chart.record;
  // With no service to ask they are computed here, by the very engine the service has.
  const compute = async () => (await local()).localYears(chart, cycle, Date.now());
  const years =
    known.get(cycle) ??
    (id === LOCAL_RECORD
      ? compute()
      : listLiuNian(api, { id, da_yun_id: cycle }).catch((error: unknown) => {
          known.delete(cycle);
          if (isRefused(error)) throw error;
          return compute();
        }));
  known.set(cycle, years);
  return years;
}

/** The years of the selected cycle, or how far they are on their way. */
export const liuNianAtom = answerAtom(async (get) => {
  const chart = get(knownChartAtom);
  const cycle = get(cycleAtom);
  return chart === null || cycle === null ? [] : askYears(chart, cycle);
});
