/** The facts of a chart as data: what a model is given to write from, and what its text is checked against. */
import { favourableOf } from '@ziping/bazi/favourable';
import { fivePhasesOf } from '@ziping/bazi/five-phases';
import { patternOf } from '@ziping/bazi/pattern';
import { shiShen, yearPair } from '@ziping/bazi/pillars';
import { relationsOf } from '@ziping/bazi/relations';
import { shenShaOf } from '@ziping/bazi/shen-sha';
import { ganzhi, STEMS } from '@ziping/bazi/sixty-cycle';
import { strengthOf } from '@ziping/bazi/strength';
import { fromEpoch, fromSeconds } from '@ziping/bazi/time/calendar';
import type { KeyedPillar, Phase, Pillar } from '@ziping/bazi/types';

import type { ReportInput } from './reports/compose.ts';

export type PillarName = 'year' | 'month' | 'day' | 'time';
/** Such as 年 for the pillar of the year. */
export const PILLAR_WORDS: Record<PillarName, string> = { year: '年', month: '月', day: '日', time: '时' };
const PHASE_WORDS: Record<Phase, string> = { wood: '木', fire: '火', earth: '土', metal: '金', water: '水' };
/** Years of luck that a model is told of, from this year. */
const YEARS = 12;

interface PillarFacts {
  ganzhi: string;
  /** 日主 for the stem of the day. */
  shi_shen: string;
  hidden: { stem: string; shi_shen: string }[];
  na_yin: string;
  di_shi: string;
  kong_wang: string;
  stars: string[];
}

interface CycleFacts {
  ganzhi: string;
  shi_shen: string;
  start_year: number;
  end_year: number;
  start_age: number;
  end_age: number;
  current: boolean;
}

interface YearFacts {
  year: number;
  ganzhi: string;
  shi_shen: string;
  /** 虚岁 */
  age: number;
  stars: string[];
}

export interface ChartFacts {
  gender: 'male' | 'female';
  day_master: string;
  /** The year by which 虚岁 are counted. */
  birth_year: number;
  /** The year on the calendar in China at the time of writing, not before the birth; ages are counted by it. */
  this_year: number;
  /** Without that of an unknown hour. */
  pillars: Partial<Record<PillarName, PillarFacts>> & Record<'year' | 'month' | 'day', PillarFacts>;
  strength: { verdict: string; percent: number; de_ling: boolean; de_di: boolean; de_shi: boolean };
  phases: { phase: string; percent: number; count: number }[];
  pattern: { name: string; state: string };
  /** 用神, 喜神, 闲神 and 忌神 as 木火土金水. */
  favourable: { useful: string[]; helpful: string[]; neutral: string[]; harmful: string[]; method: string };
  relations: string[];
  qi_yun_date: string;
  cycles: CycleFacts[];
  years: YearFacts[];
}

function pillarFacts(pillar: Pillar, stars: string[]): PillarFacts {
  return {
    ganzhi: pillar.heavenly_stem + pillar.earthly_branch,
    shi_shen: pillar.shi_shen,
    hidden: pillar.cang_gan.map((stem, i) => ({ stem, shi_shen: pillar.cang_gan_shi_shen[i] ?? '' })),
    na_yin: pillar.na_yin,
    di_shi: pillar.di_shi,
    kong_wang: pillar.kong_wang,
    stars,
  };
}

export function chartFacts({ chart, record, now_ms }: ReportInput): ChartFacts {
  const names: PillarName[] = record.hour_unknown
    ? ['year', 'month', 'day']
    : ['year', 'month', 'day', 'time'];
  const four: KeyedPillar[] = names.map((key) => {
    const { heavenly_stem, earthly_branch } = chart.bazi[`${key}_pillar`];
    return { key, ganzhi: heavenly_stem + earthly_branch };
  });
  const starsOf = (pillars: readonly KeyedPillar[], key: string) =>
    shenShaOf(pillars, record.gender).flatMap((star) => (star.key === key ? star.name : []));
  const facts = (key: PillarName) => pillarFacts(chart.bazi[`${key}_pillar`], starsOf(four, key));
  const strength = strengthOf(four);
  const five_phases = fivePhasesOf(four);
  const pattern = patternOf(four);
  const favourable = favourableOf(four, {}, { five_phases, strength, pattern });
  const words = (phases: readonly Phase[]) => phases.map((phase) => PHASE_WORDS[phase]);
  const { start_year = 0, start_age = 1 } = chart.da_yun_list[0] ?? {};
  const birth_year = start_year - start_age + 1;
  const this_year = Math.max(fromSeconds(fromEpoch(now_ms)).year, birth_year);
  const dayStem = STEMS.indexOf(chart.day_master);
  return {
    gender: record.gender,
    day_master: chart.day_master,
    birth_year,
    this_year,
    pillars: {
      year: facts('year'),
      month: facts('month'),
      day: facts('day'),
      ...(record.hour_unknown ? {} : { time: facts('time') }),
    },
    strength: {
      verdict: strength.verdict,
      percent: strength.percent,
      de_ling: strength.de_ling,
      de_di: strength.de_di,
      de_shi: strength.de_shi,
    },
    phases: five_phases.shares.map(({ phase, percent, count }) => ({
      phase: PHASE_WORDS[phase],
      percent,
      count,
    })),
    pattern: { name: pattern.name, state: pattern.state },
    favourable: {
      useful: words(favourable.useful),
      helpful: words(favourable.helpful),
      neutral: words(favourable.neutral),
      harmful: words(favourable.harmful),
      method: favourable.method,
    },
    relations: relationsOf(four).map(({ name }) => name),
    qi_yun_date: chart.bazi.qi_yun_date.slice(0, 10),
    cycles: chart.da_yun_list.map((cycle) => ({
      ganzhi: cycle.ganzhi,
      shi_shen: cycle.shi_shen,
      start_year: cycle.start_year,
      end_year: cycle.end_year,
      start_age: cycle.start_age,
      end_age: cycle.end_age,
      current: cycle.current,
    })),
    years: Array.from({ length: YEARS }, (_, i) => {
      const year = this_year + i;
      const pair = yearPair(year);
      return {
        year,
        ganzhi: ganzhi(pair),
        shi_shen: shiShen(dayStem, pair % 10),
        age: year - birth_year + 1,
        stars: starsOf([...four, { key: 'liu_nian', ganzhi: ganzhi(pair) }], 'liu_nian'),
      };
    }),
  };
}
