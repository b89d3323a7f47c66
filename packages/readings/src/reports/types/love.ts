/** 姻缘感情: a partner, and for a minor the people around. */
import type { LuckEvent } from '@ziping/bazi/reading/events';
import { groupOf, isAged, isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';

import { LOVE_ACTS } from '../acts/love.ts';
import type { Draft } from '../draft.ts';
import { type Moment, momentClaims, stanceOf, wordOf, yearMoments } from '../moments.ts';
import { toldInOpening } from '../opening.ts';
import { inShort } from '../opening-when.ts';
import { easyMonthsOf, markedMonths } from '../spans.ts';
import {
  amountOf,
  groupClaim,
  isWithout,
  leadingGround,
  partnerGroup,
  pillarOf,
  seenAt,
  starGods,
  starInTerms,
  starOf,
  SURE_OF,
} from '../parts.ts';
import { palaceRelations, palaceTerm, palaceText } from '../natal.ts';
import { reasonTold } from '../telling.ts';
import { goodFieldOf, fieldYear } from '../topic-years.ts';
import { COUPLE_YEARS } from '../words-fields.ts';
import { GROUP_NAMES } from '../words-groups.ts';
import { AGED_HOME, lifeAge, LIFE_LOVE } from '../words-life.ts';
import { SENIOR_EVENTS, STUDENT_EVENTS } from '../words-bands.ts';
import { SEAT_WORDS, STEM_WORDS } from '../words-self.ts';
import { MEETING, MEETING_NONE, PARTNER_CORE, PARTNER_CORE_NONE } from '../words-stars.ts';
import { BOND_ACTS, SETTLED_ACTS, SINGLE_MONTHS } from '../words-spans.ts';
import { eventsByAge } from '../words-causes-ages.ts';
import { coreByAge } from './core.ts';
import { sayRaising } from './raising.ts';
import { defineReportType, SENIOR_AGE, STUDENT_AGE } from './report-type.ts';

/** By the ten god of the branch of the day. */
const CORE: Readonly<Record<string, string>> = {
  比肩: '你在感情里要的是对等，能并肩的人才留得住你',
  劫财: '你在感情里热烈，也好胜，钱和面子先说清就走得远',
  食神: '你在感情里看重舒服，说得来、吃得到一块儿比条件要紧',
  伤官: '你在感情里要求高，先被才气吸引，处久了又容易挑剔',
  偏财: '你在感情里爽快大方，会张罗，也要给两个人留点安静',
  正财: '你在感情里落在实处，愿意照顾人，也想看见回应',
  七杀: '你在感情里容易被有主见的人吸引，爱得认真，也绷得紧',
  正官: '你对感情认真，定下来之前想得多，定下来就守得住',
  偏印: '你在感情里要有自己的空间，对方不说的你也懂',
  正印: '你在感情里慢热，要先觉得安稳，才肯把心交出去',
};
/** What kind of person comes and how, by the star of the partner. */
function comesOf(facts: ReadingFacts): string {
  const group = partnerGroup(facts);
  const { level } = facts.groups[group];
  return level === 'missing'
    ? PARTNER_CORE_NONE[group]
    : PARTNER_CORE[group][starOf(facts, group).kind][level];
}

/** Years in which the likeliest one is looked for: those that the report tells closely, and the one after them. */
const YEARS = 5;

/** 虚岁 up to which a bond is spoken of as a marriage to come. */
const LAST_BRIDE = 48;

/** Whether 夫妻宫 is joined: by 六合, or by a set of three that helps. */
const isJoined = ({ luck }: Moment) => luck.events.some(isJoin);

const isJoin = ({ rank, force, kind, favour }: LuckEvent) =>
  rank === 1 && force === 'join' && (kind === 'combine' || favour === 'good');

/** How much a year speaks for a bond: 夫妻宫 is joined, the star of the partner comes, or it combines with the day stem. */
function bondOf(year: Moment): number {
  const { luck } = year;
  if (luck.tone < 0 || stanceOf(luck) === 'hold') return 0;
  const joined = isJoined(year);
  const star = luck.events.some(({ stars }) => stars.includes('partner'));
  const combined = luck.events.some(({ kind, keys }) => kind === 'stem_combine' && keys.includes('day'));
  return joined || star ? Number(joined) * 4 + Number(star) * 3 + Number(combined) * 2 + luck.tone : 0;
}

/** The likeliest of the years to come, of equals the first; undefined where none speaks for a bond. */
function likeliestYear(facts: ReadingFacts): Moment | undefined {
  const [best] = yearMoments(facts, YEARS).sort((a, b) => bondOf(b) - bondOf(a));
  return best && bondOf(best) > 0 ? best : undefined;
}

/** The first of some years that is to go ahead in, else the one that is least hard. */
function easiestOf(years: readonly Moment[]): Moment {
  const rankOf = ({ luck }: Moment) => luck.tone * 2 - Number(stanceOf(luck) === 'hold');
  const good = years.find(({ luck }) => stanceOf(luck) === 'push');
  return good ?? years.reduce((best, year) => (rankOf(year) > rankOf(best) ? year : best));
}

/** Years after which nobody who is with someone is told to wait for one. */
const SOON = 2;

/** 虚岁 from which many live in a marriage, and are spoken to by themselves. */
const SETTLED_AGE = 31;

/** When a bond is settled easiest, and what to do until then: for those without a partner and for those with one. */
function sayLikeliestYear(draft: Draft): void {
  const { facts } = draft;
  if (isMinor(facts) || isAged(facts)) return;
  const likeliest = likeliestYear(facts);
  const years = yearMoments(facts, YEARS);
  const year = likeliest ?? easiestOf(years);
  const claims = momentClaims(year);
  const isTold = likeliest && reasonTold(draft, year) !== '';
  const name = `${year.time}（${wordOf(year.luck)}）`;
  const isLate = facts.age > LAST_BRIDE;
  if (likeliest) {
    draft.say(`${isLate ? '相伴的事' : '名分上的事'}，${isTold ? '也是' : ''}${name}最容易定`, ...claims);
    if (!isTold)
      draft.say(
        isJoined(year) ? '那时心里想安稳，身边的人也愿意靠近' : '认识人的机会多，要自己开口',
        ...claims,
      );
  } else {
    draft.say(`这五年里，${isLate ? '相伴的事' : '名分'}不会自己落到手上，要开口谈`);
    draft.say(`${name}${stanceOf(year.luck) === 'push' ? '最' : '比起来'}好说话`, ...claims);
  }
  draft.end();
  const age = isLate ? 'late' : facts.age <= STUDENT_AGE ? 'student' : 'grown';
  // Each is told another time: the month that touches the matter, the best of the year, and the year alone.
  const ownMonthOf = (of: Moment) =>
    markedMonths(facts, of, love, true).find(({ moment }) => stanceOf(moment.luck) === 'push')?.name ?? '';
  const whenOf = (of: Moment) => `${of.time}${easyMonthsOf(facts, of)}`;
  const { single } = BOND_ACTS[age][likeliest ? 'likely' : 'open'];
  draft.row(
    `- ${inShort(`没定的，${single.replace('{when}', `${year.time}${ownMonthOf(year)}`)}`)}。`,
    ...claims,
  );
  const isSoon = years.slice(0, SOON).some(({ subject }) => subject === year.subject);
  const talk = isSoon ? year : easiestOf(years.slice(0, SOON));
  const { couple } = BOND_ACTS[age][likeliest && isSoon ? 'likely' : 'open'];
  const isSettled = age === 'grown' && facts.age >= SETTLED_AGE;
  draft.row(
    `- ${inShort(`${isSettled ? '有对象的' : '有伴的'}，${couple.replace('{when}', whenOf(talk))}`)}。`,
    ...momentClaims(talk),
  );
  if (isSettled) {
    const settled = draft.pick(SETTLED_ACTS).replace('{when}', talk.time);
    draft.row(`- ${inShort(`成了家的，${settled}`)}。`, ...momentClaims(talk));
  }
  draft.end();
}

/** The events that speak for the likeliest year, by their terms. */
function sayLikeliestGround(draft: Draft): void {
  const year = likeliestYear(draft.facts);
  if (!year) return;
  const { luck, time } = year;
  const names = luck.events.flatMap((event) => {
    const { kind, keys, stars, name } = event;
    if (stars.includes('partner')) return [`天干${luck.ganzhi.charAt(0)}是${name}`];
    if (isJoin(event)) return [`${name}（日支）`];
    return kind === 'stem_combine' && keys.includes('day') ? [name] : [];
  });
  draft.row(`- 名分最容易定的${time}${luck.ganzhi}：${names.join('、')}。`, ...momentClaims(year));
}

/** Where those without a partner meet people. */
function meetingOf(facts: ReadingFacts): string {
  const group = partnerGroup(facts);
  const { kind, place } = starOf(facts, group);
  return place ? MEETING[kind][place] : MEETING_NONE[group];
}

/** What 夫妻宫 says of living together: of its relations the first that can be said plainly; else empty. */
const palaceTold = (facts: ReadingFacts): string =>
  palaceRelations(facts)
    .map((relation) => palaceText(relation, facts))
    .find((text) => text !== '') ?? '';

/** What those without a partner may do and those with one, once, each with a year. */
function sayBoth(draft: Draft): void {
  const { facts } = draft;
  const age = lifeAge(facts.age);
  if (age === 'aged') return;
  const { single, couple } = LIFE_LOVE[age][groupOf(facts.branch_gods.day!)];
  const likeliest = likeliestYear(facts);
  const first = likeliest ? goodFieldOf(likeliest, 'love') : fieldYear(facts, 'love');
  const words = facts.age <= STUDENT_AGE ? undefined : COUPLE_YEARS;
  const second = fieldYear(facts, 'love', first?.moment, words) ?? fieldYear(facts, 'love', undefined, words);
  const opening = toldInOpening(draft, love);
  const told = (year: typeof first) =>
    year && !opening.includes(year.moment.subject)
      ? `。${year.moment.time}（${wordOf(year.moment.luck)}）${year.text}`
      : '';
  // The opening has told the likeliest year.
  draft.row(
    `- ${single}。${meetingOf(facts)}${likeliest ? '' : told(first)}。`,
    ...(first ? momentClaims(first.moment) : []),
  );
  draft.row(`- ${couple}${told(second)}。`, ...(second ? momentClaims(second.moment) : []));
  draft.end();
}

/** What is told of couples alone. */
const OF_COUPLES =
  /两个人|家务|洗碗|进门|睡前|拌|红脸|付账|吵|搬|倒杯水|谁有空|旧账|复述|憋着气|见面像|规矩立|买菜|对方|一个赶工/;

/** In a month that is told of couples alone, what those without a partner may do; empty of another. */
function sayToSingles(draft: Draft, moment: Moment, text: string): string {
  const { facts } = draft;
  // From 51 on the line for those without a partner says enough.
  if (isMinor(facts) || moment.age >= SENIOR_AGE || !OF_COUPLES.test(text)) return '';
  const left = draft.unused(SINGLE_MONTHS[stanceOf(moment.luck)]);
  return left.length > 0 ? `没定的，${draft.pick(left)}` : '';
}

/** The people at home of a person over 60. */
function sayAgedHome(draft: Draft): void {
  const { leading } = draft.facts;
  draft.row(`- 老伴：${AGED_HOME.partner[leading]}。`);
  draft.row(`- 孩子：${AGED_HOME.children[leading]}。`);
  draft.row(`- 孙辈：${AGED_HOME.grandchildren[leading]}。`);
  draft.end();
}

export const love = defineReportType({
  code: 'love',
  listing: {
    name: '姻缘感情',
    description: '配偶特征、相处之道与感情的年份',
    tags: ['姻缘'],
    icon: 'heart',
    price: 39.9,
    original_price: 39.9,
    members_only: true,
  },
  theme: '感情中的性情、配偶宫、相处之道、感情上的年份',
  question: {
    preset: '在感情里，我最该留意自己的哪一面？',
    byText: [
      [/(夫妻宫|日支)/, '我的{1}怎样影响与伴侣的相处？'],
      [/(\d{4})年/, '{1}年我在感情上要留意什么？'],
    ],
  },
  adviserMatter: '感情',
  tells: { months: true, cycles: true, decades: false },
  outline: [
    { id: 'heart', title: '你在感情里的样子', young: '怎样和人亲近', aged: '怎样和家人相处' },
    { id: 'together', title: '怎么相处', young: '朋友之间', aged: '老伴与晚辈' },
  ],
  subject: { grown: '感情', young: '亲近的人', aged: '家人' },
  topic: 'love',
  core: coreByAge({
    young: {
      peer: '这孩子爱结伴，朋友在他心里分量很重',
      output: '这孩子爱说爱笑，有话当面讲，容易招人喜欢',
      wealth: '这孩子对人实在，喜欢用东西和行动表示好意',
      officer: '这孩子懂规矩、会看脸色，受了委屈不大说',
      seal: '这孩子黏家里人，慢热，熟了才放得开',
    },
    aged: {
      peer: '家里的事你习惯拿主意，让孩子先说，处得更像朋友',
      output: '你爱说爱张罗，家里有你就热闹',
      wealth: '你用照顾人来表示惦记，手里总想递点什么',
      officer: '你对家里看得重，规矩多一点，也是为大家好',
      seal: '你图个安静，有人陪着说说话就满足',
    },
    grown: (facts) => [CORE[facts.branch_gods.day!]!, comesOf(facts)],
  }),
  sayFurther: sayLikeliestYear,
  monthBeside: sayToSingles,
  furtherName: '名分上的事，这一年最容易定',
  furtherYear: (facts) => (isMinor(facts) || isAged(facts) ? undefined : likeliestYear(facts)),
  saySelf(draft) {
    const { facts } = draft;
    const stem = STEM_WORDS[facts.day_master]!;
    const seat = facts.branch_gods.day!;
    draft.section('heart');
    draft.sayPoints([stem.love, ...(isWithout(groupOf(seat), facts) ? [] : [SEAT_WORDS[seat]!.love])]);
    draft.section('together');
    draft.say(palaceTold(facts));
    draft.end();
    sayBoth(draft);
  },
  young: { words: ({ friends }) => friends, lines: (draft) => sayRaising(draft, 'love') },
  aged: {
    voices: [
      ['home', 0],
      ['home', 1],
    ],
    groups: ['seal', null],
    sayLines: sayAgedHome,
  },
  sayGround(draft) {
    const { facts } = draft;
    const seat = facts.branch_gods.day!;
    const group = partnerGroup(facts);
    const { place } = starOf(facts, group);
    draft.row(
      `- 开头“${love.core(facts)[0]!}”看${isMinor(facts) || isAged(facts) ? leadingGround(facts) : `夫妻宫：日支${pillarOf(facts, 'day').charAt(1)}，本气${seat}（偏向）`}。`,
      ['god:day', seat],
    );
    if (!isMinor(facts))
      draft.row(
        `- ${group === 'wealth' ? '妻' : '夫'}星是${GROUP_NAMES[group]}，${seenAt(facts, starGods(group))}；${amountOf(group, facts)}${isAged(facts) ? '' : `，所以说“${love.core(facts)[1]!}”（${SURE_OF[facts.groups[group].level]}）`}。`,
        groupClaim(group, facts),
      );
    const natal = isMinor(facts) ? [] : palaceRelations(facts);
    if (natal.length > 0)
      draft.row(
        `- 命里动到夫妻宫的有${natal.map(palaceTerm).join('、')}${palaceTold(facts) && !isAged(facts) ? '，“怎么相处”头一句由此来' : ''}（偏向）。`,
      );
    if (!isMinor(facts) && !isAged(facts))
      draft.row(
        `- 动心和相处的样子看日主${facts.day_master}与日支本气${seat}（偏向）；${place === null ? '配偶的星不在明处，从哪里遇见人照常理说' : `从哪里遇见人看${starInTerms(facts, group)}`}。`,
        ['god:day', seat],
      );
    if (!isMinor(facts) && !isAged(facts)) sayLikeliestGround(draft);
  },
  stars: ['partner'],
  words: {
    events: {
      ...eventsByAge('love'),
      grown: {
        join: [
          '心里想安稳，对方也愿意靠近',
          '两个人容易说到一处，关系有机会定下来',
          '想有个家，身边也有这样的人',
        ],
        frame_good: ['身边的人和事都在推你们一把，关系容易往前走', '家人朋友都帮得上，两个人的事有人成全'],
        frame: ['旁人的意见多，两个人的事容易被推着走', '关系热得快，也容易被场面带着走'],
        move: [
          '住处或作息变动多，容易聚少离多',
          '要不要一起走下去，会认真谈一回',
          '一方搬动或换工作，相处要重新安排',
        ],
        rub: ['意见容易相左，争的多是小事', '好意容易被听成责怪，话要说全', '心里有话不说，容易积成别扭'],
        near: ['有一段自然走近的机会', '共同的事多，话题也多', '相处比平时松一些'],
        outside_work: ['工作上的变动会挤掉相处的时间', '父母或同事那头有事，分走一些心思'],
        outside_family: ['家里长辈的事会来打岔', '远处的人和旧关系会有消息'],
        outside_children: ['往后怎么过，两个人的想法要对一对', '孩子或长远打算的话题会多起来'],
      },
      student: STUDENT_EVENTS.love,
      senior: SENIOR_EVENTS.love,
    },
    acts: LOVE_ACTS,
  },
});
