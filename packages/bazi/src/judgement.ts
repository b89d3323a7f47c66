/** The judgement of a chart as a service answers it: how strong the day master is, what is favourable, and how sure both are. */
import { favourableOf } from './favourable.ts';
import { strengthOf } from './strength.ts';
import type { Advice, Favourable, KeyedPillar, Phase, Strength } from './types.ts';

/** Methods of 用神 that do not ask how strong the day master is, so that all readings share it. */
const SHARED_METHODS: readonly Favourable['method'][] = ['调候', '通关', '从化'];

/**
 * What may be advised: the verdict, its doubt, and the phases that all readings of the chart share. Each phase is in
 * at most one of the three lists.
 *
 * @param known what is already computed of the same pillars
 * @throws RangeError when the pillar of the month or of the day is missing
 */
export function adviceOf(
  pillars: readonly KeyedPillar[],
  known: { strength?: Strength; favourable?: Favourable } = {},
): Advice {
  const strength = known.strength ?? strengthOf(pillars);
  const { method, useful, helpful, harmful, readings } =
    known.favourable ?? favourableOf(pillars, {}, { strength });
  const harms = (phase: Phase) => readings.some((reading) => reading.harmful.includes(phase));
  const shared = (phase: Phase) =>
    !harms(phase) || (SHARED_METHODS.includes(method) && useful.includes(phase));
  const take = [...useful, ...helpful].filter(shared);
  const named = [...take, ...harmful];
  const good = [...useful, ...readings.flatMap((reading) => reading.good)];
  return {
    sure: readings.length === 0,
    verdict: strength.text,
    doubt: strength.doubt.map(({ text }) => text),
    readings,
    take,
    avoid: harmful,
    disputed: [...new Set(good)].filter((phase) => !named.includes(phase) && harms(phase)),
  };
}

/** Strength and 用神, each with its doubt, without the characters they rest on. */
interface Judgement {
  strength: Pick<Strength, 'verdict' | 'text' | 'leans' | 'percent'> & { doubt: string[] };
  favourable: Pick<Favourable, 'method' | 'useful' | 'helpful' | 'harmful' | 'readings'>;
}

/**
 * The judgement by the default schools. Without the hour it is that of three pillars, its strength a range.
 *
 * @throws RangeError when the pillar of the month or of the day is missing
 */
export function judgementOf(pillars: readonly KeyedPillar[]): Judgement {
  const strength = strengthOf(pillars);
  const { method, useful, helpful, harmful, readings } = favourableOf(pillars, {}, { strength });
  const { verdict, text, leans, percent, doubt } = strength;
  return {
    strength: { verdict, text, leans, percent, doubt: doubt.map((reason) => reason.text) },
    favourable: { method, useful, helpful, harmful, readings },
  };
}
