/** What a chart has at a touch: its heaviest part, the sound of its year, the day of a birthday, and how far its hour holds. */
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { dayAndTimePairs } from '@ziping/bazi/pillars';
import { groupOf } from '@ziping/bazi/reading/facts';
import { ganzhi } from '@ziping/bazi/sixty-cycle';
import { toSeconds } from '@ziping/bazi/time/calendar';

import { amountOf, phaseName, pillarOf } from '../../reports/parts.ts';
import { GROUP_WORDS } from '../../reports/words-groups.ts';
import { type NatalKey, PALACE_NAMES } from '../../reports/words-phases.ts';
import type { Writer } from '../writer.ts';
import { type Answer, NONE } from './answer.ts';
import { civilDate } from './dates.ts';
import { natureOf } from './nature.ts';

const keysOf = (w: Writer) => w.facts.pillars.map(({ key }) => key as NatalKey);

/** The ten god that stands most often, in the stems and as the main one of the branches. */
function mostGod(w: Writer): Answer {
  const { stem_gods, branch_gods } = w.facts;
  const counts = new Map<string, { stem: number; branch: number }>();
  for (const key of keysOf(w)) {
    const add = (god: string | undefined, part: 'stem' | 'branch') => {
      if (god === undefined) return;
      const count = counts.get(god) ?? { stem: 0, branch: 0 };
      counts.set(god, { ...count, [part]: count[part] + 1 });
    };
    if (key !== 'day') add(stem_gods[key], 'stem');
    add(branch_gods[key], 'branch');
  }
  const sum = ({ stem, branch }: { stem: number; branch: number }) => stem + branch;
  const most = Math.max(...[...counts.values()].map(sum));
  const found = [...counts].filter(([, count]) => sum(count) === most);
  const group = groupOf(found[0]![0]);
  const { level } = w.facts.groups[group];
  return {
    ...NONE,
    lead: `${found.length > 1 ? '一样多的是' : '最多的是'}${found.map(([god, { stem, branch }]) => `${god}（天干${stem}个、地支${branch}个）`).join('、')}`,
    reasons: [
      '天干不算日主自己，地支只算本气',
      amountOf(group, w.facts),
      w.pick(GROUP_WORDS[group].nature[level === 'missing' ? 'light' : level]),
    ],
  };
}

function strongestPhase(w: Writer): Answer {
  const [first, second] = [...w.facts.five_phases.shares].sort((a, b) => b.percent - a.percent);
  const { take } = w.facts.advice;
  return {
    ...NONE,
    lead: `最旺的是${phaseName(first!.phase)}，约占${first!.percent}%，其次是${phaseName(second!.phase)}，约占${second!.percent}%`,
    reasons: ['这是连地支里藏的、再按季节折算出来的分量'],
    advice: [
      take.length > 0
        ? `旺的不等于好，该亲近的是${take.map(phaseName).join('、')}`
        : '旺的不等于好，强弱还要看整张盘',
    ],
  };
}

/** Which ten god or which phase a chart has most of. */
export const sayHeaviest = (w: Writer, text: string): Answer =>
  /十神/.test(text) ? mostGod(w) : strongestPhase(w);

/** 大林木命: the sound of the year's pillar, which all who were born in that year share. */
export function saySoundOfYear(w: Writer, text: string): Answer {
  const { day_master, day_phase } = w.facts;
  const sound = w.chart.bazi.year_pillar.na_yin;
  const asked = /([金木水火土])命(?:吗|么|不|还是)/.exec(text)?.[1];
  const verdict = asked === undefined ? '' : sound.endsWith(asked) ? '是：' : '不是：';
  return {
    ...NONE,
    lead: `${verdict}按年柱的纳音，你是${sound}命`,
    reasons: [
      `这是照出生年说的，同一年生的人都一样；八字里代表你自己的是日主${day_master}${PHASE_CHARACTERS.charAt(day_phase)}`,
    ],
    advice: ['纳音只当个名目听，看性情和时运用的是日主与五行'],
  };
}

const STEPS = ['今年', '明年', '后年'];

/** The pillar of the day on which a birthday falls in a year. */
export function sayBirthdayPillar(w: Writer, text: string): Answer {
  const { month, day } = civilDate(w.born);
  const told = /(20\d\d)/.exec(text)?.[1];
  const step = Math.max(
    0,
    STEPS.findIndex((word) => text.includes(word)),
  );
  const year = told === undefined ? w.today.year + step : Number(told);
  const noon = toSeconds({ year, month, day, hour: 12, minute: 0, second: 0 });
  return {
    ...NONE,
    lead: `${year}年${month}月${day}日是${ganzhi(dayAndTimePairs(noon, 'next').day)}日`,
    reasons: [`说的是公历生日那天；你出生那天的日柱是${pillarOf(w.facts, 'day')}，两个不是一回事`],
  };
}

/** The day's pillar, and the character that is read from it. */
export function sayOwnDay(w: Writer): Answer {
  const { day_master, day_phase, seat_stage } = w.facts;
  const nature = natureOf(w, { topic: 'personality' })!;
  const day = pillarOf(w.facts, 'day');
  return {
    ...NONE,
    lead: `你的日柱是${day}，日主${day_master}${PHASE_CHARACTERS.charAt(day_phase)}，坐${seat_stage}`,
    reasons: [`性格上，${nature.lead}`, ...nature.reasons.slice(0, 2)],
    advice: ['日柱只是四柱里的一柱，合着整张盘看才像你'],
  };
}

/** Where the star of a kind stands; the first sentence says whether it is there at all. */
export function sayStarPillar(w: Writer, star: string): Answer {
  const keys = [
    ...new Set(w.facts.shen_sha.filter(({ name }) => name === star).map(({ key }) => key as NatalKey)),
  ];
  const at = keys.map((key) => `${PALACE_NAMES[key]}（${pillarOf(w.facts, key)}）`).join('、');
  return {
    ...NONE,
    lead: at ? `有，${star}在${at}` : `没有，你的四柱里不见${star}`,
    reasons: [
      at ? '年、月两柱多应在早年和外面的人缘，日、时两柱多应在身边人和往后' : '没有也不耽误遇上合适的人',
      w.facts.hour_unknown ? '时辰未知，时柱没有算进去' : '',
    ],
    advice: ['这样的星听一半就好，有没有缘分看常不常见人、处得怎么样'],
  };
}

const MINUTES_OF_HOUR = 60;
const DOUBLE_HOUR = 2 * MINUTES_OF_HOUR;

/** How far the hour of a birth holds: a chart cannot prove it, only how near the next double hour is. */
export function sayHourDoubt(w: Writer): Answer {
  if (w.facts.hour_unknown)
    return {
      ...NONE,
      lead: '这份命盘没有填时辰，谈不上对错；凭盘也倒推不出你是几点生的',
      reasons: ['年、月、日三柱照看，时柱空着'],
      advice: ['先查出生证，再问家里人记不记得是天亮前还是天黑后'],
    };
  const clock = w.chart.truth.corrected_time;
  const minutes = Number(clock.slice(11, 13)) * MINUTES_OF_HOUR + Number(clock.slice(14, 16));
  // 子时 begins at 23:00, so that every double hour begins at an odd hour.
  const into = (minutes + MINUTES_OF_HOUR) % DOUBLE_HOUR;
  const near = Math.min(into, DOUBLE_HOUR - into);
  return {
    ...NONE,
    lead: `对不对从盘上断不了：记录里是${w.born.slice(11, 16)}，${pillarOf(w.facts, 'time').charAt(1)}时，离时辰交界${near}分钟`,
    reasons: [near <= 20 ? '离得近，记错一会儿时柱就变' : '记错的不到这么久，时柱就不变'],
    advice: [
      '出生证和医院的记录最准；没有就把前后两个时辰各排一张，拿三件记得清年份的大事去对',
      '要改，到这份命盘的资料里改',
    ],
  };
}
