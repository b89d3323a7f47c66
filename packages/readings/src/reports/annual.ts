/** 流年运势: the year of luck now, its sides and its twelve months. */
import { isMinor, GOD_GROUPS, groupOf, relationsWith, yearsOf } from '@ziping/bazi/reading/facts';

import type { Draft } from './draft.ts';
import {
  ageWords,
  favourClaims,
  laterText,
  phaseName,
  pillarOf,
  sayCycle,
  extremes,
  sayAgedGroup,
  sayAgedStem,
  sayCare,
  sayGifts,
  sayGroup,
  sayStars,
  sayHabits,
  combinationsOf,
  sayCombination,
  sayMonths,
  sayOpening,
  sayPhases,
  saySeat,
  sayStage,
  sayNow,
  sayStem,
  sayUpbringing,
  sayYear,
  touchingText,
  yearClaim,
  yearTones,
  youngTopics,
  youngYears,
} from './parts.ts';
import { AGED_YEARS } from './words-aged.ts';
import { GOD_WORDS, TONE_NAMES } from './words-luck.ts';
import { PHASE_WORDS, RELATION_WORDS } from './words-phases.ts';

export const annualOutline = [
  { id: 'basis', title: '立论所据' },
  { id: 'year', title: '岁运大势' },
  { id: 'sides', title: '几个方面' },
  { id: 'months', title: '十二个月' },
  { id: 'ahead', title: '往后几年' },
  { id: 'ways', title: '着手处' },
] as const;

export function writeAnnual(draft: Draft): void {
  const { facts } = draft;
  const minor = isMinor(facts);
  const [year, ...ahead] = yearsOf(facts, facts.calendar_year, 8);
  sayOpening(draft, { subject: '流年运势' });
  sayPhases(draft);
  sayStem(draft, 'image');
  sayStem(draft, 'nature');
  saySeat(draft, 'self');
  sayStage(draft);
  draft.end();
  for (const pair of combinationsOf(facts).slice(0, 2)) sayCombination(draft, pair, 'nature');
  sayStem(draft, 'nature');
  sayStem(draft, 'hard');
  draft.end();

  draft.section('year');
  draft.say(
    [
      `${year!.year}年岁在${year!.ganzhi}（从立春到次年立春），虚岁${year!.age}，于命局属${TONE_NAMES[year!.tone]}`,
      `这一年是${year!.ganzhi}年，自${year!.year}年立春起算，虚岁${year!.age}，合命局来看属${TONE_NAMES[year!.tone]}`,
    ],
    yearClaim(year!),
  );
  const theme = draft.pick(
    minor
      ? youngYears(facts.age)[year!.stem_god]!
      : ageWords(facts.age) === 'aged'
        ? AGED_YEARS[year!.stem_god]!
        : GOD_WORDS[year!.stem_god]!.year,
  );
  draft.say([
    `天干${year!.ganzhi.charAt(0)}是${year!.stem_god}，管一年的面目，${theme}`,
    `先看天干，${year!.ganzhi.charAt(0)}为${year!.stem_god}，${theme}`,
  ]);
  const later = laterText(draft, year!, facts.age);
  draft.say([
    `地支${year!.ganzhi.charAt(1)}的本气是${year!.branch_god}，下半年渐显，${later}`,
    `再看地支，${year!.ganzhi.charAt(1)}为${year!.branch_god}，越到后面越明显，${later}`,
  ]);
  if (!minor) draft.say(yearTones(facts.age, year!.tone), yearClaim(year!));
  draft.end();
  const touched = relationsWith(facts, year!.ganzhi).filter(({ kind }) => kind in RELATION_WORDS);
  for (const relation of touched.slice(0, 4)) {
    const words = draft.pick(RELATION_WORDS[relation.kind]!);
    draft.say(`流年${touchingText(facts, relation)}，${words}`);
  }
  if (touched.length === 0)
    draft.say(
      [
        '流年与各柱都没有合冲，外面的事按部就班，起落多在自己心里',
        '流年与命局各柱不相牵动，平静是这一年的好处',
      ],
      ['quiet:liu_nian', 'true'],
    );
  if (year!.ganzhi.charAt(1) === pillarOf(facts, 'year').charAt(1))
    draft.say([
      '流年与生年同一地支，俗称本命年，说的是旧题目再做一遍，不必惊慌',
      '逢本命年，把十二年前后对一对，常能看清自己走到了哪里',
    ]);
  draft.end();
  const { most, least } = extremes(facts);
  sayGroup(draft, most, 'nature', '命里的底子也会在这一年显出来：');
  sayGroup(draft, least, 'nature');
  sayStars(draft, 4);
  draft.end();
  const current = sayNow(draft);
  draft.end();
  if (current) sayCycle(draft, current);
  else draft.say('没有大运相参，流年的分量便重一些');
  draft.end();

  draft.section('sides');
  if (minor) {
    draft.say(youngTopics(facts).work[groupOf(year!.stem_god)].map((text) => `学习上，${text}`));
    draft.say(youngTopics(facts).love[groupOf(year!.branch_god)].map((text) => `与人相处上，${text}`));
    draft.end();
    sayUpbringing(draft);
  } else {
    const about = GOD_WORDS[year!.stem_god]!;
    const under = GOD_WORDS[year!.branch_god]!;
    const groups = [...new Set([groupOf(year!.stem_god), groupOf(year!.branch_god)])];
    if (ageWords(facts.age) === 'aged') {
      draft.say(`精神上，${draft.pick(about.cycle.late)}；到下半年，${draft.pick(under.cycle.late)}`);
      sayAgedStem(draft, 'mind');
      for (const group of groups) sayAgedGroup(draft, group);
      draft.end();
      sayAgedStem(draft, 'home', '与家人相处，');
      for (const group of GOD_GROUPS.filter((group) => !groups.includes(group))) sayAgedGroup(draft, group);
      sayAgedStem(draft, 'home');
      draft.end();
    } else {
      draft.say(`工作上，${draft.pick(about.work)}；到下半年，${draft.pick(under.work)}`);
      sayStem(draft, 'work');
      for (const group of groups) sayGroup(draft, group, 'work');
      draft.end();
      draft.say(`钱财上，${draft.pick(about.money)}；到下半年，${draft.pick(under.money)}`);
      sayStem(draft, 'money');
      sayGroup(draft, 'wealth', 'money');
      sayGroup(draft, 'peer', 'money');
      draft.end();
      draft.say(`感情与家里，${draft.pick(about.love)}；到下半年，${draft.pick(under.love)}`);
      sayStem(draft, 'love');
      sayGroup(draft, groupOf(year!.branch_god), 'love');
      saySeat(draft, 'love');
      draft.end();
    }
  }
  const low = [...facts.five_phases.shares].sort((a, b) => a.percent - b.percent)[0]!;
  const figure = low.percent > 0 ? `（约占${low.percent}%）` : '';
  draft.say([
    `起居上，命局里${phaseName(low.phase)}最少${figure}，${draft.pick(PHASE_WORDS[low.phase].little)}`,
    `身体的分寸，看最少的${phaseName(low.phase)}${figure}，${draft.pick(PHASE_WORDS[low.phase].little)}`,
  ]);
  for (const phase of facts.good.slice(0, 1))
    draft.say(
      `这一年仍以亲近${phaseName(phase)}为养，${draft.pick(PHASE_WORDS[phase].habits)}`,
      ...favourClaims([phase], facts),
    );
  draft.end();

  draft.section('months');
  draft.say([
    `月份从节气起算，下面列的是${facts.calendar_year}年立春到次年立春的十二个月`,
    `以节换月，${facts.calendar_year}年的十二个月依次如下，日期是交节的那一天`,
  ]);
  draft.end();
  sayMonths(draft);
  draft.end();

  draft.section('ahead');
  for (const next of ahead) {
    sayYear(draft, next, 'year');
    draft.end();
  }

  draft.section('ways');
  sayHabits(draft);
  sayGifts(draft);
  sayCare(draft);
  draft.end();
}
