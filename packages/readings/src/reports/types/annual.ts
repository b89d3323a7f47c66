/** 流年运势: the year told first, and its months. */
import { isAged, isMinor } from '@ziping/bazi/reading/facts';

import { ANNUAL_ACTS } from '../acts/annual.ts';
import type { Draft } from '../draft.ts';
import { type Moment, momentClaims, monthMoments, stanceOf, wordOf, yearMoments } from '../moments.ts';
import { inShort } from '../opening-when.ts';
import { fieldOfYear } from '../topic-years.ts';
import { youngYears } from '../parts.ts';
import {
  AGED_BODIES,
  AGED_MONTHS,
  AGED_OUTINGS,
  BODY_MONTHS,
  FIELD_MONTHS,
  seasonOf,
} from '../words-annual-fields.ts';
import { STUDENT_EVENTS } from '../words-bands.ts';
import { GRADE_LINES, NOT_FORCED } from '../words-grades.ts';
import { RAISING, raisingAge } from '../words-raising.ts';
import { TOGETHER } from '../words-young.ts';
import { gradeOf } from '../life-points.ts';
import { COUPLE_YEARS } from '../words-fields.ts';
import { overall } from './overall.ts';
import { eventsByAge } from '../words-causes-ages.ts';
import { defineReportType, SENIOR_AGE, type Stance, STUDENT_AGE } from './report-type.ts';

interface Sides {
  good: string;
  bad: string;
}

const named = ({ time, luck }: Moment) => `${time.replace(/\d+日起$/, '')}（${wordOf(luck)}）`;

/** Months to go ahead in, the easiest first, and those to hold back in, the hardest first. */
function monthsBySide(draft: Draft): { good: Moment[]; bad: Moment[] } {
  const months = monthMoments(draft.facts, draft.months.slice(1));
  const of = (stance: Stance, sign: 1 | -1) =>
    months
      .filter(({ luck }) => stanceOf(luck) === stance)
      .sort((a, b) => sign * (b.luck.tone - a.luck.tone) || a.subject.localeCompare(b.subject));
  return { good: of('push', 1), bad: of('hold', -1) };
}

const numberOf = ({ subject }: Moment) => Number(subject.slice(-2));

/** A line of a matter with a month of ease and a hard one, in the order of time. */
function sayMonthsOf(
  draft: Draft,
  name: string,
  months: { good: Moment | undefined; bad: Moment | undefined },
  wordsOf: (month: number) => Sides,
): void {
  const told = (['good', 'bad'] as const)
    .flatMap((side) => (months[side] ? [{ side, month: months[side] }] : []))
    .sort((a, b) => a.month.subject.localeCompare(b.month.subject));
  if (told.length === 0) return;
  const parts = told.map(({ month, side }) => `${named(month)}${wordsOf(numberOf(month))[side]}`);
  draft.row(`- ${name}：${parts.join('；')}。`, ...told.flatMap(({ month }) => momentClaims(month)));
}

/** Of months by side the ones at a place among their kind. */
const atPlace = ({ good, bad }: ReturnType<typeof monthsBySide>, place: number) => ({
  good: good[place % good.length],
  bad: bad[place % bad.length],
});

/** Home, money, body and outings of a person over 60, each with its months. */
function sayAgedYear(draft: Draft): void {
  const sides = monthsBySide(draft);
  const isMild = (month: Moment) => seasonOf(numberOf(month)) === 'mild';
  const outings = {
    good: sides.good.find(isMild) ?? sides.good[0],
    bad: sides.bad.find((month) => !isMild(month)) ?? sides.bad[0],
  };
  draft.end();
  sayMonthsOf(draft, '出门', outings, (month) => AGED_OUTINGS[seasonOf(month)]);
  sayMonthsOf(draft, '家里', atPlace(sides, 1), () => AGED_MONTHS.家里);
  sayMonthsOf(draft, '钱', atPlace(sides, 2), () => AGED_MONTHS.钱);
  sayMonthsOf(draft, '身体', atPlace(sides, 3), (month) => AGED_BODIES[seasonOf(month)]);
}

/** What the year told first is for work, money and love. */
function sayFields(draft: Draft): void {
  const { facts } = draft;
  if (isMinor(facts) || isAged(facts)) return;
  const [year] = yearMoments(facts, 1) as [Moment];
  // From 51 on whether there is a partner is no longer a question of this year.
  const couple = facts.age >= SENIOR_AGE ? COUPLE_YEARS : undefined;
  for (const [name, field] of [
    ['做事', 'work'],
    ['钱', 'money'],
    ['感情', 'love'],
  ] as const)
    draft.row(
      `- ${inShort(`${name}：${fieldOfYear(year, field, field === 'love' ? couple : undefined)}`)}。`,
      ...momentClaims(year),
    );
  draft.end();
}

export const annual = defineReportType({
  code: 'annual',
  listing: {
    name: '流年运势',
    description: '往后十二个月的起伏与留意之处',
    tags: ['流年'],
    icon: 'calendar',
    price: 19.9,
    original_price: 29.9,
    members_only: false,
  },
  theme: '今年流年与命局、大运的关系，各月的起伏与留意之处',
  question: {
    preset: '今年哪几个月我要放慢一些？',
    byText: [
      [/([正二三四五六七八九十冬腊]{1,2}月|[子丑寅卯辰巳午未申酉戌亥]月)/, '今年{1}，我要特别留意什么？'],
      [/(\d{4})年/, '{1}年哪几个月适合做决定？'],
    ],
  },
  adviserMatter: '运势',
  ofYear: true,
  tells: { months: true, cycles: false, decades: false },
  outline: [{ id: 'fields', title: '一年里的几件事', young: '一年里陪他做的几件事', aged: '一年里的日子' }],
  subject: { grown: '流年', young: '流年', aged: '流年' },
  core: overall.core,
  sayFurther: sayFields,
  saySelf(draft) {
    const { facts } = draft;
    draft.section('fields');
    const age = facts.age <= STUDENT_AGE ? 'student' : facts.age >= SENIOR_AGE ? 'senior' : 'grown';
    const body = BODY_MONTHS[age === 'grown' ? facts.side : age];
    const sides = monthsBySide(draft);
    const words = { ...FIELD_MONTHS[age], 身体: body };
    // Each matter has months of its own, as far as there are so many.
    for (const [place, name] of (['做事', '钱', '感情与家里', '身体'] as const).entries())
      sayMonthsOf(draft, name, atPlace(sides, place), () => words[name]);
    draft.end();
  },
  young: {
    words: ({ praise }) => praise,
    sayFirst(draft) {
      const [year] = yearMoments(draft.facts, 1);
      const words = youngYears(draft.facts.age);
      const { stem_god, branch_god } = year!.luck;
      draft.say(
        `上半年，${draft.pick(words[stem_god]!)}；下半年，${draft.pick(words[branch_god]!)}`,
        ...momentClaims(year!),
      );
      const grade = gradeOf(draft.facts);
      draft.say(GRADE_LINES.annual[grade]);
      draft.say(RAISING.annual[raisingAge(grade)]);
      draft.say(NOT_FORCED.annual[draft.facts.leading]);
      draft.end();
      const { age, leading } = draft.facts;
      for (const act of TOGETHER[age <= 12 ? 'child' : 'teen'][leading]) draft.row(`- ${act}。`);
    },
  },
  aged: { voices: [['mind', 1], null], groups: [null, null], sayMore: sayAgedYear },
  sayGround() {},
  stars: ['office', 'money', 'study', 'skill', 'peers'],
  words: {
    events: {
      ...eventsByAge('annual'),
      grown: {
        join: ['贴近的人肯配合，想定的事可以谈', '贴近的人给你的支持最实在'],
        frame_good: ['这一年有人肯帮，开口多半有回应', '这一年做成的事，后面几年都用得上'],
        frame: ['一年里跟着别人转的时候多', '场面大，真正要紧的只有一两件'],
        move: ['这一年多半要动一样，搬、换或分合', '这一年静不下来，先想好哪些不动'],
        rub: ['一年里小摩擦多，说开就过去', '做事多一道手续，急不来', '解释的话要多说几遍'],
        near: ['有几个月很好走', '关系平稳，可以借力', '合作的机会比去年多'],
        outside_work: ['做事的环境这一年会动', '上半年定的做法，下半年多半要改'],
        outside_family: ['家里大人与远方的事占一些时间', '这一年和旧人旧事有牵连'],
        outside_children: ['给以后铺路的事这一年会有反复', '手下的人和后辈的事要多看'],
      },
      student: STUDENT_EVENTS.annual,
    },
    acts: ANNUAL_ACTS,
  },
});
