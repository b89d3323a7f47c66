import { describe, expect, it } from 'vitest';

import { castChart } from '../chart.ts';
import { relationsOf } from '../relations.ts';
import type { KeyedPillar } from '../types.ts';
import { eventsOf, starsOf, toneOf } from './events.ts';
import { luckOf, readingFacts, yearsOf } from './facts.ts';

const NOW = Date.parse('2026-11-25T12:00:00+08:00');

function factsOf(year: number, month: number, day: number, hour: number, gender: 'male' | 'female') {
  const birth = { calendar_type: 'solar', year, month, day, hour, minute: 20, gender } as const;
  return readingFacts({ chart: castChart(birth, {}, NOW), gender, hour_unknown: false, now_ms: NOW });
}

/** 戊寅 乙卯 戊午 丁巳. */
const woman = factsOf(1998, 3, 12, 9, 'female');

const people = Array.from({ length: 100 }, (_, place) =>
  factsOf(
    1930 + ((place * 37) % 95),
    1 + (place % 12),
    1 + ((place * 7) % 28),
    (place * 5) % 24,
    place % 2 ? 'male' : 'female',
  ),
);

describe('events of a pillar of luck', () => {
  it('puts 冲 and 六合 of the branch of the day in the first rank', () => {
    const first = (ganzhi: string) =>
      eventsOf(ganzhi, woman)
        .filter(({ rank }) => rank === 1)
        .map(({ name, palaces }) => `${name}:${palaces[0]}`);
    expect(first('丁未')).toEqual(['巳午未三会火:spouse', '午未合土:spouse']);
    expect(first('壬子')).toEqual(['子午冲:spouse']);
    expect(first('庚戌')).toEqual(['寅午戌三合火:spouse']);
  });

  it('names the star that luck brings by the sex of the person', () => {
    expect(starsOf('正官', 'female')).toEqual(['partner', 'office']);
    expect(starsOf('正官', 'male')).toEqual(['office', 'children']);
    expect(eventsOf('乙未', woman).find(({ force }) => force === 'bring')?.stars).toContain('partner');
  });

  it('lists every 合, 会, 冲, 刑 and 害 that the engine finds with the branch of the day', () => {
    const kinds = ['three_meet', 'three_combine', 'half_combine', 'combine', 'clash', 'punish', 'harm'];
    let count = 0;
    for (const facts of people) {
      const natal = relationsOf(facts.pillars).map(({ name }) => name);
      for (const { ganzhi, events } of yearsOf(facts, 2026, 10)) {
        const all: KeyedPillar[] = [...facts.pillars, { key: 'liu_nian', ganzhi }];
        const wanted = relationsOf(all)
          .filter(
            ({ kind, members }) =>
              kinds.includes(kind) && members.includes('liu_nian') && members.includes('day'),
          )
          .map(({ name }) => name)
          .filter((name) => !/三(?:合|会|刑)/.test(name) || !natal.includes(name));
        expect(events.filter(({ keys }) => keys.includes('day')).map(({ name }) => name)).toEqual(
          expect.arrayContaining(wanted),
        );
        count += wanted.length;
      }
    }
    expect(count).toBeGreaterThan(300);
  });
});

describe('the word for a pillar of luck', () => {
  it('is never easy where 夫妻宫 is clashed', () => {
    for (const facts of people)
      for (const { events, tone } of yearsOf(facts, 2026, 12))
        if (events.some(({ rank, force }) => rank === 1 && force === 'move'))
          expect(tone).toBeLessThanOrEqual(0);
  });

  it('differs between 2028, 2029 and 2030 for most people', () => {
    const alike = people.filter(
      (facts) => new Set(yearsOf(facts, 2028, 3).map(({ tone }) => tone)).size === 1,
    );
    expect(alike.length).toBeLessThan(35);
  });

  it('does not move by a phase that two readings of the chart turn round', () => {
    const doubtful = people.filter(({ advice }) => !advice.sure && advice.disputed.length > 0);
    expect(doubtful.length).toBeGreaterThan(10);
    for (const { advice, favour } of doubtful)
      for (const phase of advice.disputed) expect(favour[phase]).toBe('neutral');
  });

  it('is that of `luckOf`', () => {
    for (const facts of people.slice(0, 20)) {
      const luck = luckOf('丁未', facts);
      expect(luck.tone).toBe(toneOf('丁未', facts));
      expect(luck.events).toEqual(eventsOf('丁未', facts));
    }
  });
});
