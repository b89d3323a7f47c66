/** The judgement of a chart as a service answers it: how strong the day master is, what is favourable, and how sure both are. */
import { favourableOf } from './favourable.ts';
import { strengthOf } from './strength.ts';
import type { Favourable, KeyedPillar, Strength } from './types.ts';

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
