/** Changing the job, rising, and a business of one's own: each by name, with a year. */
import { GOD_GROUPS, type ReadingFacts } from '@ziping/bazi/reading/facts';

import type { Draft } from '../draft.ts';
import { type Moment, momentClaims, stanceOf, wordOf, yearMoments } from '../moments.ts';
import { LAST_RISE } from '../life-points.ts';
import { CHANGE, FIRST_JOB, LEAVE, OWN, READ_ON, RISE } from '../words-careers.ts';
import { SENIOR_AGE, STUDENT_AGE } from './report-type.ts';

/** Years that are looked at. */
const AHEAD = 4;

const named = ({ time, luck }: Moment) => `${time}（${wordOf(luck)}）`;

/** The best of some years, of equals the first. */
const bestOf = (years: readonly Moment[]): Moment | undefined =>
  [...years].sort((a, b) => b.luck.tone - a.luck.tone).find(({ luck }) => stanceOf(luck) === 'push');

const hardestOf = (years: readonly Moment[]): Moment | undefined =>
  [...years].sort((a, b) => a.luck.tone - b.luck.tone).find(({ luck }) => stanceOf(luck) === 'hold');

interface Line {
  text: string;
  year?: Moment | undefined;
}

/** Whether to leave: by the year that moves the palace of work, else by the best one. */
function changeOf(years: readonly Moment[]): Line {
  const moved = years.find(({ luck }) =>
    luck.events.some(({ force, palaces, rank }) => force === 'move' && palaces[0] === 'work' && rank < 3),
  );
  const year = bestOf(years);
  if (moved && stanceOf(moved.luck) !== 'hold')
    return { year: moved, text: `${named(moved)}${CHANGE.moveGood}` };
  if (moved) {
    const before = year && year.time < moved.time ? `；真想走，${year.time}先谈` : '';
    return { year: moved, text: `${named(moved)}${CHANGE.moveBad}${before}` };
  }
  return year ? { year, text: `${named(year)}${CHANGE.calm}` } : { text: CHANGE.calmNone };
}

/** Whether to rise: by the year that brings the star of office, in a time to hold back only where there is no better one. */
function riseOf(years: readonly Moment[]): Line {
  const starred = years.filter(({ luck }) => luck.events.some(({ stars }) => stars.includes('office')));
  const free = starred.find(({ luck }) => stanceOf(luck) !== 'hold');
  if (free) return { year: free, text: `${named(free)}${RISE.star}` };
  const best = bestOf(years);
  const [hard] = starred;
  if (hard && !best) return { year: hard, text: `${named(hard)}${RISE.starHard}` };
  return best ? { year: best, text: `${named(best)}${RISE.none}` } : { text: RISE.noneAtAll };
}

/** The years that are named for leaving and for rising. */
export function moveYears(facts: ReadingFacts): { change?: Moment | undefined; rise?: Moment | undefined } {
  const years = yearMoments(facts, AHEAD);
  if (facts.age <= STUDENT_AGE || facts.age >= SENIOR_AGE) return {};
  return { change: changeOf(years).year, rise: riseOf(years).year };
}

function ownOf({ side, groups, favour }: ReadingFacts, years: readonly Moment[]): Line {
  const has = (group: 'output' | 'wealth') => ['even', 'heavy'].includes(groups[group].level);
  const key =
    side === 'weak'
      ? 'weak'
      : side === 'balanced'
        ? 'steady'
        : groups.peer.level === 'heavy' && favour[groups.peer.phase] === 'bad'
          ? 'alone'
          : has('output') && has('wealth')
            ? 'ready'
            : 'seller';
  const year = hardestOf(years);
  return { year, text: `${OWN[key]}${year ? `；${named(year)}不开张` : ''}` };
}

/** The group that suits: the heaviest, or what the chart needs where that is too much already. */
export function suited({ leading, good, groups, favour }: ReadingFacts) {
  const needed = GOD_GROUPS.find((group) => groups[group].phase === good[0]);
  return favour[groups[leading].phase] === 'bad' && needed ? needed : leading;
}

function linesOf(facts: ReadingFacts): [name: string, line: Line][] {
  const years = yearMoments(facts, AHEAD);
  const group = suited(facts);
  if (facts.age <= STUDENT_AGE) {
    const best = bestOf(years) ?? years[0]!;
    return [
      ['读还是做', { text: READ_ON[group] }],
      ['实习', { year: best, text: `${named(best)}去做一段，做完问自己三句：学到什么、累不累、还想不想来` }],
      ['第一份工作', { text: `${FIRST_JOB[group]}，头一年别只看工钱` }],
    ];
  }
  const rising = years.filter(({ age }) => age < LAST_RISE);
  if (facts.age >= SENIOR_AGE)
    return [
      ['留还是退', changeOfSenior(years)],
      ...(rising.length > 0 ? [['再往上', riseOf(rising)] as [string, Line]] : []),
      ['退下来以后', { text: LEAVE[group] }],
    ];
  const [change, rise] = [changeOf(years), riseOf(years)];
  // Where one year is for both, which of the two comes first is said.
  const order = change.year && change.year === rise.year ? '；先谈升，谈不成再走' : '';
  return [
    ['跳槽', { ...change, text: change.text + order }],
    ['晋升', rise],
    ['自己干', ownOf(facts, years)],
  ];
}

/** Whether to stay on, of those whose work ends. */
function changeOfSenior(years: readonly Moment[]): Line {
  const { year, text } = changeOf(years);
  if (!year) return { text: '这几年去留都不急，按年限走，条件写下来再谈' };
  return stanceOf(year.luck) === 'hold'
    ? { year, text: `${named(year)}去留会有人来问，条件看清再答，别先应口头的` }
    : {
        year,
        text: text.startsWith(named(year)) ? `${named(year)}去留由你定，返聘、顾问都谈得下条件` : text,
      };
}

/** The lines of a grown person up to 60. */
export function sayMoves(draft: Draft): void {
  for (const [name, { text, year }] of linesOf(draft.facts))
    draft.row(`- ${name}：${text}。`, ...(year ? momentClaims(year) : []));
  draft.end();
}
