/** Facts of the chart and the calendar, as the chart page has them. */
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { fullAge } from '@ziping/bazi/full-age';
import { daysInLunarMonth, lunarText, lunarToSolar, solarToLunar } from '@ziping/bazi/lunar-calendar';
import { dayAndTimePairs, monthPair, yearPair } from '@ziping/bazi/pillars';
import { BRANCHES, ganzhi } from '@ziping/bazi/sixty-cycle';
import type { LuckOfPillar } from '@ziping/bazi/reading/facts';
import { jieAt, termsOfYear, yearOfJie } from '@ziping/bazi/terms';
import { fromEpoch, toSeconds } from '@ziping/bazi/time/calendar';
import { otherClock } from '@ziping/bazi/time/zone-name';

import { phaseName, pillarOf } from '../../reports/parts.ts';
import type { Fact } from '../understand/facts.ts';
import { WHICH_SCHOOL } from '../understand/firm-facts.ts';
import { daysUntil, type NamedDay, weekdayOf } from '../understand/time/named-days.ts';
import type { Writer } from '../writer.ts';
import { type Answer, NONE } from './answer.ts';
import { civilDate, clockText, dateText } from './dates.ts';
import { toneName, yearOfLuck } from './luck/signs.ts';
import { sayHourName } from './hour-names.ts';
import { natureOf } from './nature.ts';
import { animalOf, lunarOf, ownAnimals, sayTiesOf } from './own-animals.ts';
import { rankedYears } from './period.ts';
import { sayCombination } from './combinations.ts';
import {
  sayBirthdayPillar,
  sayHeaviest,
  sayHourDoubt,
  sayOwnDay,
  saySoundOfYear,
  sayStarPillar,
} from './own-chart.ts';
import { sayAgainstYear, sayMonthEdge, sayThreePillars } from './own-pillars.ts';
import { sayTradePhase } from './trades.ts';
import { sayClockCorrected, sayHourSpans } from './clocks.ts';
import { sayStar } from './stars.ts';
import { answerTwoCalendars } from './two-calendars.ts';
import {
  leapBirthday,
  sayAnimalFact,
  sayAnimalPair,
  sayAnimalYearEnd,
  sayRedThings,
  sayTaiSuiOf,
  sayYearEdge,
} from './animal-years.ts';

/** The next change of the luck cycle, the same day as on the chart page; null after the last. */
export function nextCycle(
  w: Writer,
): { date: string; ganzhi: string; age: number; tone: LuckOfPillar['tone'] } | null {
  const at = w.facts.cycles.findIndex((cycle) => !cycle.past && !cycle.current);
  const next = w.facts.cycles[at];
  return next
    ? {
        date: w.chart.da_yun_list[at]!.start_date.slice(0, 10),
        ganzhi: next.ganzhi,
        age: next.start_age,
        tone: next.tone,
      }
    : null;
}

function animals(w: Writer): { text: string; same: boolean } {
  const { byTerm, byLunar } = ownAnimals(w);
  return byTerm === byLunar
    ? { text: `属${byTerm}`, same: true }
    : { text: `按立春换年属${byTerm}，按农历新年属${byLunar}，两种说法都对`, same: false };
}

const YEARS = ['去年', '今年', '明年', '后年'];
/** The year that a question for its name means. */
function yearNamed(w: Writer, text: string): number {
  const number = /(?:19|20)\d\d/.exec(text)?.[0];
  const at = YEARS.findIndex((name) => text.includes(name));
  return number ? Number(number) : w.today.year + Math.max(at, 1) - 1;
}

/** What else a question for a fact names. */
interface FactContext {
  /** The day of the calendar that is asked for. */
  date: NamedDay | null;
  text: string;
}
type FactAnswer = (w: Writer, context: FactContext) => Answer;

/** Which day of the calendar a festival or a lunar day is. */
const answerNamedDay: FactAnswer = (w, { date: named }) => {
  if (!named) return { ...NONE, lead: '这一天我没认出来，看不出来是哪一天；换成农历或节日的名字再问我' };
  const { year, month, day } = named.date;
  const left = daysUntil(civilDate(w.facts.today), named.date);
  const term = termsOfYear(year).find(({ name }) => name === named.name);
  const at = term ? clockText(term.at) : '';
  return {
    ...NONE,
    lead: `${named.name}是${year}年${month}月${day}日${at}，星期${weekdayOf(named.date)}${left > 0 ? `，还有${left}天` : left === 0 ? '，就是今天' : ''}`,
    reasons: [`农历是${lunarText(solarToLunar(year, month, day))}`],
  };
};

/** How many of the characters of a chart belong to each phase. */
const answerPhaseCount: FactAnswer = (w, { text }) => {
  const { facts } = w;
  const { shares, missing } = facts.five_phases;
  const told = shares.map(({ phase, count }) => `${phaseName(phase)}${count}`).join('、');
  const all = shares.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...shares.map(({ count }) => count));
  const heaviest = shares.filter(({ count }) => count === most);
  const named = shares.filter(({ phase }) => text.includes(phaseName(phase)));
  const one = named.length === 1 ? `${phaseName(named[0]!.phase)}有${named[0]!.count}个：` : '';
  return {
    lead: `${one}${told}；${missing.length > 0 ? `明面上缺${missing.map(phaseName).join('、')}` : '五样都有，不缺'}`,
    reasons: [
      `这是天干地支${all === 8 ? '八' : '六'}个字的个数${facts.hour_unknown ? '，时辰未知，少了时柱两个字' : ''}，地支里藏的没有算进去`,
      `最多的是${heaviest.map(({ phase }) => phaseName(phase)).join('、')}`,
    ],
    advice: ['少的不一定要补，多的也不一定不好；该亲近哪一样，问我喜用神'],
    limits: [],
  };
};

/** When the day changes, by the school that the chart follows and by the other. */
const answerDayBoundary: FactAnswer = (w, { text }) => {
  const clock = w.chart.truth.corrected_time;
  const isLate = clock.slice(11, 13) === '23' && !w.facts.hour_unknown;
  const early = w.chart.conventions.zi === 'next';
  const { year, month, day } = civilDate(clock);
  const at = toSeconds({ year, month, day, hour: 23, minute: 30, second: 0 });
  const [next, split] = (['next', 'split'] as const).map((zi) => ganzhi(dayAndTimePairs(at, zi).day));
  const rule = early
    ? '算第二天：这份命盘用23点换日，过了23点就按下一天排'
    : '算当天：这份命盘用零点换日，23点到零点仍是当天，叫晚子时';
  const other = early
    ? '另一派过了零点才换日，23点多还算当天，叫晚子时'
    : '另一派23点就换日，过了23点按第二天排';
  if (/早子/.test(text) && /[晚夜]子/.test(text) && !/^我|,我/.test(text))
    return {
      ...NONE,
      lead: `晚子时是23点到零点，早子时是零点到1点，差在算哪一天：${early ? '这份命盘23点就换日，两个都算第二天' : '这份命盘零点换日，晚子时算当天，早子时算第二天'}`,
      reasons: [other, '时柱一样，差的是日柱；只有23点到零点生的人要管它'],
      advice: ['想换一种，在排盘的设置里改换日'],
    };
  if (!isLate)
    return {
      ...NONE,
      lead: rule,
      reasons: [other, '23点以前、零点以后出生的，两派一样；差的只有23点到零点这一个钟头'],
    };
  // 算当天还是第二天 → 那我按哪个算
  if (WHICH_SCHOOL.test(text))
    return {
      lead: `两种没有定论，先按这份盘的${early ? '23点' : '零点'}换日来，日柱${early ? next : split}`,
      reasons: ['在设置里把换日改过来再排一张，拿过去两三件记得清年份的事去对，哪张像就一直用哪张'],
      advice: ['别两张混着看，今天信这张明天信那张，越看越乱'],
      limits: [],
    };
  return {
    lead: `${rule}，你的日柱是${early ? next : split}`,
    reasons: [
      `${other}，那样日柱是${early ? split : next}；两派都有人用，两个师傅排得不一样，多半就差在这里`,
      `换了日柱，日主从${(early ? next : split)!.charAt(0)}变成${(early ? split : next)!.charAt(0)}，性情和喜忌的说法会跟着变，年、月、时三柱不变`,
    ],
    advice: ['想看另一种，可以在排盘的设置里改换日，两张对着自己过去的几年看，哪张像用哪张'],
    limits: [],
  };
};

/** Whose clock a birth abroad is told by; empty where it is that of China. */
function clockAbroad(w: Writer): string[] {
  const abroad = otherClock(w.chart.truth);
  return abroad ? [`这是出生地的钟表，按${abroad}，没有折成中国的时间`] : [];
}

const answerLunarBirthday: FactAnswer = (w) => ({
  ...NONE,
  lead: `你的农历生日是${w.chart.truth.lunar.text}`,
  reasons: [`公历是${dateText(w.born)}`, ...clockAbroad(w)],
});

/** Whether the birth fell in a leap month. */
const answerLeapMonth: FactAnswer = (w, { text }) => {
  const asksDay = /怎么过|哪天过|哪一?天过|过哪|几年(?:过)?一次|多少年/.test(text);
  const { leap } = lunarOf(w.born);
  const told = `你的农历生日是${w.chart.truth.lunar.text}`;
  return {
    ...NONE,
    lead: asksDay ? `${leapBirthday(w.born)}，每年都有得过` : `${leap ? '是真的' : '不是闰月'}，${told}`,
    reasons: [
      asksDay ? `${leap ? '' : '这份命盘存的不在闰月：'}${told}` : `公历是${dateText(w.born)}`,
      '闰月是历法补的一个月，排盘只看节气，不因为闰月分好坏',
    ],
  };
};

/** On which day of a year the lunar birthday falls; the last of the month where that month has no such day. */
const answerNextBirthday: FactAnswer = (w, { text }) => {
  const { month, day } = lunarOf(w.born);
  const asked = yearNamed(w, text);
  const dayIn = (year: number) => {
    const last = Math.min(day, daysInLunarMonth(year, month));
    return { ...lunarToSolar(year, month, last), text: lunarText({ year, month, day: last, leap: false }) };
  };
  // One in the last months of a lunar year falls into the next year of the calendar.
  const date = [dayIn(asked), dayIn(asked - 1)].find(({ year }) => year === asked) ?? dayIn(asked);
  return {
    ...NONE,
    lead: `${asked}年你的农历生日是公历${date.year}年${date.month}月${date.day}日，星期${weekdayOf(date)}`,
    reasons: [`农历是${date.text}`],
  };
};

const answerSolarBirthday: FactAnswer = (w) => ({
  ...NONE,
  lead: `你的公历生日是${dateText(w.born)}`,
  reasons: [`农历是${w.chart.truth.lunar.text}`, ...clockAbroad(w)],
});

const answerBirthHour: FactAnswer = (w) =>
  w.facts.hour_unknown
    ? {
        ...NONE,
        lead: '你的出生时辰还不知道，这份命盘只排了年、月、日三柱',
        reasons: ['问到时辰，改在资料里，盘就完整了'],
      }
    : {
        ...NONE,
        lead: `记录里是${w.born.slice(11, 16)}出生，${pillarOf(w.facts, 'time').charAt(1)}时`,
        reasons: [...clockAbroad(w), '要改，到这份命盘的资料里改'],
      };

/** What three pillars can tell. */
const answerWithoutHour: FactAnswer = (w, { text }) => ({
  ...NONE,
  lead: `${/准|靠谱|信|作数|算数/.test(text) ? '年、月、日三柱算得准，时柱空着' : '看得了'}：没有时辰也能看性情、婚姻、事业和每年的松紧，子女与晚年说不全`,
  reasons: [
    '强弱和喜忌少了一柱，当八成听；换大运的日子可能差几个月',
    w.facts.hour_unknown
      ? '这份命盘就是按年、月、日三柱看的'
      : '你这份命盘是带着时辰排的；不放心那个时辰，可以到资料里改成不知道',
  ],
  advice: ['家里人记得是早上还是夜里也有用，问到了再补上'],
});

/** By which calendar the date of birth was read. */
const answerCalendarUsed: FactAnswer = (w) => ({
  ...NONE,
  lead: `记录里是按公历${dateText(w.born)}排的，那天的农历是${w.chart.truth.lunar.text}`,
  reasons: ['填的那一天要是农历，就真的排错了：到资料里改选农历，四柱会跟着换'],
  advice: ['改好以后再来问我，前面说的以新的盘为准'],
});

/** Which animals suit one's own, or are to be kept away from. */
const TIES_OF_ANIMALS =
  /(?:什么|哪个|哪些|哪几个)(?:属相|生肖|属)[^,。?!]{0,6}(?:旺我|[跟和与]我?合|配我|要?躲|避|[冲克]我)/;
const answerAnimal: FactAnswer = (w, { text: asked }) => {
  if (TIES_OF_ANIMALS.test(asked)) return sayTiesOf(ownAnimals(w).byTerm, '你');
  const { text, same } = animals(w);
  return {
    ...NONE,
    lead: `你${text}`,
    reasons: [same ? '按立春换年和按农历新年，两种算法都一样' : '八字排盘用立春换年，平常说属相多用农历新年'],
  };
};

const answerAge: FactAnswer = ({ facts, born }) => ({
  ...NONE,
  lead: `你今年虚岁${facts.age}，周岁${fullAge(born.slice(0, 10), facts.today)}`,
  reasons: ['虚岁从出生算一岁，过年长一岁；周岁过了生日才长'],
});

/** The 虚岁 in a year of one's own animal, 13, 25 and so on, also for those born before the year of the animal begins. */
function ageInAnimalYear(w: Writer, year: number): number {
  const { age } = yearOfLuck(w, year);
  return age + ((13 - (age % 12)) % 12);
}

const answerAnimalYear: FactAnswer = (w) => {
  const own = BRANCHES.indexOf(pillarOf(w.facts, 'year').charAt(1));
  const next = Array.from({ length: 12 }, (_, i) => w.today.year + 1 + i).find(
    (year) => yearPair(year) % 12 === own,
  )!;
  const isNow = yearPair(w.today.year) % 12 === own;
  return {
    ...NONE,
    lead: isNow
      ? `今年（${w.today.year}年）就是你的本命年，下一个是${next}年`
      : `你的下一个本命年是${next}年`,
    reasons: [`你${animals(w).text}，那年虚岁${ageInAnimalYear(w, next)}`],
    advice: ['本命年只说那年变动多一些，不等于不好，也不用买什么来化'],
  };
};

/** The cycle that is now, and the years that are left of it. */
function currentCycle(w: Writer, next: { date: string }): string {
  const now = w.facts.cycles[w.facts.current];
  if (!now) return '';
  const months = (civilDate(next.date).year - w.today.year) * 12 + civilDate(next.date).month - w.today.month;
  const left =
    months < 12 ? `${Math.max(1, months)}个月` : `${Math.floor(months / 12)}年${months % 12 > 2 ? '多' : ''}`;
  return `现在走${now.ganzhi}运，还有${left}；`;
}

/** How the next ten years are beside those that run; empty before the first. */
function comparedWithNow(w: Writer, next: Pick<LuckOfPillar, 'tone'>): string {
  const now = w.facts.cycles[w.facts.current];
  if (!now) return '';
  if (next.tone === now.tone) return '；新的十年和现在差不多';
  return next.tone > now.tone ? '；新的十年比现在好走' : '；新的十年比现在费力一些';
}

/** Whether the next cycle begins in the time that is asked about: 是不是今年换大运; empty where no time is. */
function beginsThen(w: Writer, text: string, date: string): string {
  const { year, month } = civilDate(date);
  const months = (year - w.today.year) * 12 + month - w.today.month;
  const isMonth = /(下|这)个?月/.exec(text)?.[1];
  if (isMonth !== undefined) return months === (isMonth === '下' ? 1 : 0) ? '是，' : '不是，';
  const isNamed = /今年|明年|后年|年底|20\d\d/.test(text);
  if (isNamed) return year === (/年底/.test(text) ? w.today.year : yearNamed(w, text)) ? '是，' : '不是，';
  return /快|马上/.test(text) ? (months <= 12 ? '是，快了，' : '还没，') : '';
}

const answerNextCycle: FactAnswer = (w, { text }) => {
  const next = nextCycle(w);
  if (!next) return { ...NONE, lead: '十步大运都已经排完，看不出下一次' };
  const compared = /强|好走|好一?[点些]|差|顺|好是坏|好还是坏|好不好|好吗|会好|更好|变好/.test(text)
    ? comparedWithNow(w, next)
    : '';
  const isThen = /哪|什么|几|多久/.test(text) ? '' : beginsThen(w, text, next.date);
  return {
    ...NONE,
    lead: `${isThen}${/哪一?步|什么运|几年|多久/.test(text) ? currentCycle(w, next) : ''}下一次换大运在${dateText(next.date)}前后${compared}`,
    reasons: [
      `那天起走${next.ganzhi}运，虚岁${next.age}${compared ? `，那十年整体${toneName(next)}` : ''}`,
      ...(w.facts.hour_unknown ? ['时辰未知，日子可能差几个月'] : []),
    ],
    advice: ['换运前后各有半年过渡，大事留一点余地'],
  };
};

const answerToday: FactAnswer = ({ now_ms, facts: { today } }, { text }) => {
  const now = fromEpoch(now_ms);
  const jie = jieAt(now);
  const { day } = dayAndTimePairs(now, 'next');
  const pillars = `${ganzhi(yearPair(yearOfJie(jie)))}年${ganzhi(monthPair(jie))}月${ganzhi(day)}日`;
  return {
    ...NONE,
    lead: `今天是${dateText(today)}，星期${weekdayOf(civilDate(today))}，${pillars}`,
    reasons: [
      `农历是${lunarText(lunarOf(today))}`,
      ...(/宜|适合|忌|干什么|做什么/.test(text)
        ? ['宜忌要看黄历，这里还没有；今天挑手边最要紧的一件做完就好']
        : []),
    ],
  };
};

const answerNextTerm: FactAnswer = ({ facts: { today } }) => {
  const year = Number(today.slice(0, 4));
  const next = [year, year + 1]
    .flatMap(termsOfYear)
    .sort((a, b) => a.at.localeCompare(b.at))
    .find(({ at }) => at.slice(0, 10) > today)!;
  return {
    ...NONE,
    lead: `下一个节气是${next.name}，在${dateText(next.at)}${clockText(next.at)}`,
  };
};

const answerDayMaster: FactAnswer = (w) => {
  const { day_master, day_phase, strength, good } = w.facts;
  return {
    ...NONE,
    lead: `你的日主是${day_master}${PHASE_CHARACTERS.charAt(day_phase)}，${strength.verdict}`,
    reasons: [natureOf(w, { topic: 'personality' })!.lead],
    advice: good.length > 0 ? [`取用以${good.map(phaseName).join('、')}为先`] : [],
  };
};

const answerYearName: FactAnswer = (w, { text }) => {
  const year = yearNamed(w, text);
  return {
    ...NONE,
    lead: `${year}年是${animalOf(year)}年，干支${ganzhi(yearPair(year))}`,
    reasons: ['按命理从立春起算，民间多从正月初一起算'],
  };
};

const answerSign: FactAnswer = (w, { text }) => {
  const isOfTwo = !w.minor && /配|合|能成|在一起|般配|适合|我[^?!]{1,8}[他她]/.test(text);
  return {
    ...NONE,
    lead: isOfTwo ? '星座配不配，八字里看不出来；合不合看两个人相处' : '星座不在八字里，我看不了',
    reasons: [
      isOfTwo
        ? '处得舒不舒服、吵完谁先开口、遇事肯不肯商量，这三样比星座准'
        : `命盘里能说的是生肖：你${animals(w).text}`,
    ],
    advice: isOfTwo ? ['想看两张盘，给对方排一份命盘存好，再来问我'] : ['想看运势，直接问我“今年怎么样”'],
  };
};

/** 称骨 adds up weights of the lunar birth, which is no reading of a chart. */
const answerBoneWeight: FactAnswer = () => ({
  ...NONE,
  lead: '几两重我不称：称骨是另一套口诀，和八字不是一回事，轻重也定不了人的好坏',
  reasons: ['口诀只有五十来种，同一个分量的人上千万，日子各过各的'],
  advice: ['想知道哪方面，直接问我：工作、钱、感情、哪一年，照你的盘来说'],
});

/** A name cannot bring what a chart lacks, nor take from it. */
const answerNameLacks: FactAnswer = (w, { text }) => {
  const { shares, missing } = w.facts.five_phases;
  const asked = shares.find(({ phase }) => text.includes(phaseName(phase)));
  const name = asked && phaseName(asked.phase);
  return {
    lead: '不要紧：名字补不了五行，也改不了命，好叫、好写、意思好就是好名字',
    reasons: asked
      ? [
          missing.includes(asked.phase)
            ? `你的八字明面上是不见${name!}，可缺不等于不好，也不是缺什么就要补什么`
            : `再说你的八字里本来就有${name!}，约占${asked.percent}%`,
        ]
      : [],
    advice: ['为这个花钱改名不值当，改了证件反而一堆麻烦'],
    limits: [],
  };
};

/** Stars of love. */
const BLOSSOMS = ['桃花', '红鸾', '天喜', '红艳煞'];
/** How many stars of love the chart has, and the year of most meetings. */
const answerBlossoms: FactAnswer = (w) => {
  const found = BLOSSOMS.filter((star) => w.facts.shen_sha.some(({ name }) => name === star));
  const told = found.length > 1 ? '不算少' : found.length === 1 ? '有一点，不算多' : '不算多';
  const has = found.length > 0 ? `四柱里有${found.join('、')}` : '四柱里没有桃花这类的星';
  if (w.minor) return { ...NONE, lead: `人缘${told}，${has}；年纪还小，先处好同伴`, reasons: [] };
  const [best] = rankedYears(w, { topic: 'romance' });
  return {
    lead: `${told}：${has}${w.aged ? '' : `；${best!.year}年认识人的机会最多`}`,
    reasons: ['多不等于好，少也不耽误遇上合适的人'],
    advice: [
      w.aged ? '常出门、常有人说话，比什么星都管用' : '把时间花在见得到人的地方，固定的活动比刷软件管用',
    ],
    limits: [],
  };
};

const ANSWERS: Readonly<Record<Fact, FactAnswer>> = {
  lunar_birthday: answerLunarBirthday,
  leap_month: answerLeapMonth,
  next_birthday: answerNextBirthday,
  solar_birthday: answerSolarBirthday,
  birth_hour: answerBirthHour,
  hour_name: (_w, { text }) => sayHourName(text),
  trade_phase: (w, { text }) => sayTradePhase(w, text),
  without_hour: answerWithoutHour,
  calendar_used: answerCalendarUsed,
  animal: answerAnimal,
  phase_count: answerPhaseCount,
  age: answerAge,
  animal_year: answerAnimalYear,
  next_cycle: answerNextCycle,
  today: answerToday,
  next_term: answerNextTerm,
  day_master: answerDayMaster,
  year_name: answerYearName,
  day_boundary: answerDayBoundary,
  named_day: answerNamedDay,
  sign: answerSign,
  same_day: (w, { text }) => answerTwoCalendars(w, text),
  hour_span: (_w, { text }) => sayHourSpans(text),
  clock_corrected: (w, { text }) => sayClockCorrected(w, text),
  year_edge: (w, { text }) => sayYearEdge(w, text),
  animal_year_end: (w, { text }) => sayAnimalYearEnd(w, text),
  red_things: (w, { text }) => sayRedThings(w, text),
  bone_weight: answerBoneWeight,
  name_lacks: answerNameLacks,
  star: (w, { text }) => sayStar(w, text),
  peach_blossoms: answerBlossoms,
  combination: (w, { text }) => sayCombination(w, text),
  heaviest: (w, { text }) => sayHeaviest(w, text),
  sound_of_year: (w, { text }) => saySoundOfYear(w, text),
  birthday_pillar: (w, { text }) => sayBirthdayPillar(w, text),
  own_day: sayOwnDay,
  blossom_pillar: (w) => sayStarPillar(w, '桃花'),
  hour_doubt: sayHourDoubt,
  month_edge: sayMonthEdge,
  three_pillars: (w, { text }) => sayThreePillars(w, text),
  against_year: (w, { text }) => sayAgainstYear(w, text),
  tai_sui: (w, { text }) => sayTaiSuiOf(w, text),
  animal_pair: (w, { text }) => sayAnimalPair(w, text),
  animal_fact: (w, { text }) => sayAnimalFact(w, text),
};

function answerFact(w: Writer, fact: Fact, context: FactContext): Answer {
  w.step('照命盘与历法直接回答。');
  return ANSWERS[fact](w, context);
}

/** Facts of the calendar, which are the same for everyone. */
const OF_ANYONE: readonly Fact[] = [
  'today',
  'next_term',
  'named_day',
  'year_name',
  'hour_name',
  'hour_span',
  'bone_weight',
];

/**
 * The answer to a question for facts. All that it names are told in the first sentence, in its order.
 * @param all the facts that it names
 * @param ofRecord whose chart it is, where it is another's
 */
export function answerFacts(
  w: Writer,
  fact: Fact,
  all: readonly Fact[],
  context: FactContext,
  ofRecord: string | null,
): Answer {
  const [first, ...others] = (all.includes(fact) ? all : [fact]).map((one) => answerFact(w, one, context));
  const told = [first!, ...others].map(({ lead }) => lead.replace(/^你的?(?=今年|属)/, '你'));
  const lead = told.map((one, at) => (at === 0 ? one : one.replace(/^你(?!的)/, ''))).join('；');
  const isOfChart = ofRecord !== null && !OF_ANYONE.includes(fact);
  // With several facts what belongs to one of them would stand for all.
  const rest = others.length > 0 ? { ...first!, reasons: [], advice: [] } : first!;
  return { ...rest, lead: isOfChart ? `从${ofRecord}那份命盘看，${lead}` : lead };
}
