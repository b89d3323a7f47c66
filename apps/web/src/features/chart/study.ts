import type { Schema } from '@ziping/api-client/types';
import { readBirthTime } from '@ziping/bazi/birth-time';
import type * as Study from '@ziping/bazi/study';
import type { Birth, LuckPillar } from '@ziping/bazi/types';
import type { ChartAnalysisView, ChartTerm, TermState } from '@ziping/ui/screens/reports/analysis';

import { atom } from '../../shared/store.ts';
import { knownChartAtom, liuNianAtom, selectionAtom } from './chart.ts';

/** The engine, once it is here: the chart itself is read without it. */
const engineAtom = atom<typeof Study | null>(null);
engineAtom.debugLabel = 'studyEngine';

/** Fetches what the further reading of a chart takes. */
export const beginStudyAtom = atom(null, async (_get, set) => {
  const engine = await import('@ziping/bazi/study');
  set(engineAtom, engine);
});

/** The birth a record's chart was cast from. */
function birthOf({ record, truth }: Schema<'RecordChart'>): Birth {
  const { calendar_type, leap_month, gender } = record;
  const { longitude, zone } = truth;
  return { ...readBirthTime(record.birth_time), calendar_type, leap_month, gender, longitude, zone };
}

/** What is read from the four pillars alone; null until the engine is here. */
const natalStudyAtom = atom((get) => {
  const engine = get(engineAtom);
  const chart = get(knownChartAtom);
  return engine && chart && engine.natalStudy(chart, birthOf(chart), Date.now());
});

const ganzhiOf = (pillar: { ganzhi: string } | LuckPillar) =>
  'ganzhi' in pillar ? pillar.ganzhi : pillar.gan + pillar.zhi;

/**
 * The pillars of luck beside the four, as the table shows them: the chosen cycle and year; with none chosen those that
 * run now. A year of today says nothing beside a cycle of another decade.
 */
const luckPillarsAtom = atom((get) => {
  const chart = get(knownChartAtom);
  if (!chart) return [];
  const { cycle, year } = get(selectionAtom);
  const years = get(liuNianAtom);
  const chosen = cycle === null ? null : (chart.da_yun_list[cycle] ?? null);
  const da_yun = chosen ?? chart.bazi.da_yun_pillar;
  const highlighted = years.state === 'hasData' ? years.data.find((item) => item.year === year) : undefined;
  const liu_nian = highlighted ?? (chosen === null || chosen.current ? chart.bazi.liu_nian_pillar : null);
  return [
    ...(da_yun ? [{ key: 'da_yun' as const, ganzhi: ganzhiOf(da_yun) }] : []),
    ...(liu_nian ? [{ key: 'liu_nian' as const, ganzhi: ganzhiOf(liu_nian) }] : []),
  ];
});

/** How the pillars shown meet, and the stars each has; null until the engine is here. */
const luckStudyAtom = atom((get) => {
  const engine = get(engineAtom);
  const chart = get(knownChartAtom);
  return engine && chart && engine.luckStudy(chart, get(luckPillarsAtom), chart.record.gender);
});

/** The months of the highlighted year and the days of the chosen month; null with no year highlighted. */
const yearStudyAtom = atom((get) => {
  const engine = get(engineAtom);
  const chart = get(knownChartAtom);
  const { year, month, day } = get(selectionAtom);
  return engine && chart && year !== null
    ? { ...engine.yearStudy(chart, year, month, Date.now()), day }
    : null;
});

/** The year it is, on the clock of the charts. */
const chinaYear = () => new Date(Date.now() + 8 * 3_600_000).getUTCFullYear();

/** Everything that is read from the open chart beyond its table; null until the engine is here. */
export const studyAtom = atom((get): ChartAnalysisView | null => {
  const engine = get(engineAtom);
  const natal = get(natalStudyAtom);
  const luck = get(luckStudyAtom);
  return (
    engine &&
    natal &&
    luck && { natal, luck, year: get(yearStudyAtom), this_year: chinaYear(), methods: engine.STUDY_METHODS }
  );
});

const tappedAtom = atom<ChartTerm | null>(null);
tappedAtom.debugLabel = 'tapped';

/** What is told of the word that was tapped last; null when nothing is. */
const lessonStateAtom = atom<TermState | null>(null);
lessonStateAtom.debugLabel = 'lesson';

/** What is told of the word that was tapped; writing it asks for another, for the same again, or for none. */
export const lessonAtom = atom(
  (get) => get(lessonStateAtom),
  async (get, set, asked: ChartTerm | 'again' | null) => {
    const tapped = asked === 'again' ? get(tappedAtom) : asked;
    set(tappedAtom, tapped);
    if (tapped === null) {
      set(lessonStateAtom, null);
      return;
    }
    const chart = get(knownChartAtom);
    const luck = get(luckStudyAtom);
    if (!chart || !luck) return;
    const loading: TermState = { kind: 'loading' };
    set(lessonStateAtom, loading);
    try {
      const { lessonOf } = await import('./lesson.ts');
      // Closed meanwhile, or another word was tapped.
      if (get(lessonStateAtom) !== loading) return;
      set(lessonStateAtom, { kind: 'ready', ...lessonOf(tapped, { day_master: chart.day_master, ...luck }) });
    } catch (error) {
      console.error(error);
      if (get(lessonStateAtom) === loading) set(lessonStateAtom, { kind: 'failed' });
    }
  },
);
