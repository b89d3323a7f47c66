import { describe, expect, it } from 'vitest';

import { castChart } from '../chart.ts';
import { monthsOfLuck } from '../luck-cycles.ts';
import { relationsOf } from '../relations.ts';
import { STEMS } from '../sixty-cycle.ts';
import type { KeyedPillar } from '../types.ts';
import { eventsOf, starsOf, toneOf } from './events.ts';
import { luckOf, luckOfMonth, readingFacts, type ReadingFacts, yearsOf } from './facts.ts';

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

describe('the word for a month', () => {
  const isUnsettled = ({ events }: ReturnType<typeof luckOfMonth>) =>
    events.some(({ rank, force }) => rank === 1 && (force === 'move' || force === 'rub'));
  const monthsOf = (facts: ReadingFacts, year: number) =>
    monthsOfLuck(year, STEMS.indexOf(facts.day_master), -1).map((month) => luckOfMonth(month, facts));
  const years = people.flatMap((facts) =>
    yearsOf(facts, 2026, 8).map(({ year, tone }) => {
      const months = monthsOf(facts, year);
      const hard = months.filter((month) => month.tone < 0 || isUnsettled(month)).length;
      const easy = months.filter((month) => month.tone > 0).length;
      return { tone, hard, easy };
    }),
  );
  const medianOf = (numbers: readonly number[]) =>
    [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
  /** The share of years in which a count is above a number. */
  const shareAbove = (numbers: readonly number[], most: number) =>
    numbers.filter((number) => number > most).length / numbers.length;

  it('leaves an easy year few hard months, a hard year few easy ones, and an even year as many of each', () => {
    const [easy, even, hard] = [
      years.filter(({ tone }) => tone > 0),
      years.filter(({ tone }) => tone === 0),
      years.filter(({ tone }) => tone < 0),
    ];
    for (const kind of [easy, even, hard]) expect(kind.length).toBeGreaterThan(100);
    expect(medianOf(easy.map((year) => year.hard))).toBeLessThanOrEqual(3);
    expect(
      shareAbove(
        easy.map((year) => year.hard),
        4,
      ),
    ).toBeLessThan(0.02);
    expect(medianOf(hard.map((year) => year.easy))).toBeLessThanOrEqual(3);
    expect(
      shareAbove(
        hard.map((year) => year.easy),
        4,
      ),
    ).toBeLessThan(0.05);
    expect(Math.abs(medianOf(even.map((year) => year.easy - year.hard)))).toBeLessThanOrEqual(1);
  });

  it('leaves no easy year without an easy month, nor more hard months in it than easy ones', () => {
    for (const { tone, easy, hard } of years.filter((year) => year.tone > 0)) {
      expect(easy, `${tone}`).toBeGreaterThan(0);
      expect(easy, `${tone}`).toBeGreaterThanOrEqual(hard);
    }
  });

  it('makes about a quarter of all months easy, a quarter hard, and half of them plain', () => {
    const total = years.length * 12;
    const share = (of: 'easy' | 'hard') => years.reduce((sum, year) => sum + year[of], 0) / total;
    for (const of of ['easy', 'hard'] as const) {
      expect(share(of), of).toBeGreaterThan(0.2);
      expect(share(of), of).toBeLessThan(0.3);
    }
  });

  it('is never easy where 夫妻宫 is clashed or completes 三刑', () => {
    for (const facts of people)
      for (const month of monthsOf(facts, 2027).filter(isUnsettled))
        expect(month.tone).toBeLessThanOrEqual(0);
  });

  it('takes the month from 小寒 on as the last of the year before', () => {
    const months = monthsOfLuck(2027, STEMS.indexOf(woman.day_master), -1);
    expect(months[11]!.start_date.slice(0, 7)).toBe('2028-01');
    expect(luckOfMonth(months[11]!, woman).tone).toBe(
      luckOfMonth({ ...months[11]!, start_date: '2028-01-31' }, woman).tone,
    );
    expect(months.map(({ ganzhi }) => ganzhi)).toEqual(
      months.map((month) => luckOfMonth(month, woman).ganzhi),
    );
  });
});
