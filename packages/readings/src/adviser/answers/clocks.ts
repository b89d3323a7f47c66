/** Which hours a double hour has, and how the clock of a birth is put right: summer time, the sun of the place. */
import { BRANCHES } from '@ziping/bazi/sixty-cycle';

import type { Writer } from '../writer.ts';
import { type Answer, NONE } from './answer.ts';
import { clockText } from './dates.ts';

const PARTS = [
  '深夜',
  '后半夜',
  '凌晨',
  '清早',
  '早上',
  '上午',
  '中午',
  '午后',
  '下午',
  '傍晚',
  '晚上',
  '夜里',
];

/** @param text with one or more double hours: 丑时是几点到几点 */
export function sayHourSpans(text: string): Answer {
  const named = [
    ...new Set([...text.matchAll(/([子丑寅卯辰巳午未申酉戌亥])时/g)].map(([, branch]) => branch!)),
  ];
  const told = named.map((branch) => {
    const at = BRANCHES.indexOf(branch);
    return `${branch}时是${PARTS[at]!}${(at * 2 + 23) % 24}点到${at * 2 + 1}点`;
  });
  return {
    ...NONE,
    lead: told.join('；'),
    reasons: [
      ...(named.includes('子') ? ['子时跨着半夜：23点以后一派算第二天，一派仍算当天，叫晚子时'] : []),
      '这是按出生地的太阳时说的，离交界不到半个钟头的，填上出生地再排一次更准',
    ],
  };
}

const minutesText = (minutes: number): string => {
  const whole = Math.round(Math.abs(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return `${hours > 0 ? `${hours}小时` : ''}${rest > 0 ? `${rest}分钟` : ''}` || '不到1分钟';
};

const RULE = '大陆1986年到1991年每年春末到9月中旬拨快过一小时，那几年夏天生的才要管';

/** Whether summer time is to be taken off. */
function answerSummer(w: Writer, text: string): Answer {
  const { steps, clock, corrected_time } = w.chart.truth;
  const year = /(?<!\d)((?:19|20)?\d\d)年/.exec(text)?.[1];
  const isOfOther = year !== undefined && !w.born.slice(0, 4).endsWith(year.slice(-2));
  if (isOfOther)
    return {
      ...NONE,
      lead: '看那一天是不是在夏令时里：在就要减一小时，排盘时照钟表上的时间填，会自动减',
      reasons: [RULE],
      advice: ['别自己先减了再填，那样会减两遍'],
    };
  const step = steps.find(({ kind }) => kind === 'dst');
  if (step)
    return {
      ...NONE,
      lead: `要减，这份盘已经替你减了：那天在夏令时里，钟表快${minutesText(step.minutes)}，按${clockText(corrected_time)}排的`,
      reasons: [RULE],
      advice: [`资料里照旧填钟表上的${clockText(clock)}，别自己再减一遍`],
    };
  const isOff = !w.chart.conventions.dst;
  return {
    ...NONE,
    lead: isOff
      ? '这份盘的设置里关了夏令时校正，是照钟表上的时间排的；到设置里打开，该减的会自动减'
      : '不用减：你出生的那天没有实行夏令时',
    reasons: [RULE],
  };
}

const ABROAD = /国外|海外|美国|加拿大|英国|澳|新西兰|日本|韩国|欧洲|德国|法国|新加坡|马来|俄罗斯/;

/** @param text that asks whether the clock of a birth is to be put right */
export function sayClockCorrected(w: Writer, text: string): Answer {
  if (/夏令时|夏时制/.test(text)) return answerSummer(w, text);
  const { steps, clock, corrected_time, longitude } = w.chart.truth;
  const turned = steps
    .filter(({ kind }) => kind === 'longitude' || kind === 'equation_of_time')
    .reduce((sum, { minutes }) => sum + minutes, 0);
  const isWest = /新疆|乌鲁木齐|喀什|西藏|拉萨/.test(text);
  if (ABROAD.test(text) && !/太阳时/.test(text))
    return {
      lead: '不用换：填当地钟表上的时间，出生地选那边，排盘会照当地的时区和太阳来算',
      reasons: [
        longitude === null ? '这份盘还没有填出生地' : `这份盘按当地的太阳时${clockText(corrected_time)}排`,
      ],
      advice: ['先折成北京时间再填，反而会错开好几个时辰，日子都可能差一天'],
      limits: [],
    };
  const how = '以东经120度为准，越往西越晚：成都约晚1小时，乌鲁木齐约晚2小时；东北反而早一点';
  const local = isWest
    ? '当时记的要是新疆时间，先加两小时换成北京时间再填；记的是北京时间就照填'
    : '填的时候照当时钟表上的时间，别自己先加减，不然会算两遍';
  return longitude === null
    ? {
        lead: '别自己减钟点：到资料里填上出生地，排盘会按当地的太阳时自动校正；这份盘还没有填',
        reasons: [how],
        advice: [local, '差的这些只在两个时辰交界的地方才会换掉时柱，别的三柱大多不动'],
        limits: [],
      }
    : {
        lead: `不用自己减，这份盘已经按出生地校正过：钟表上的${clockText(clock)}，太阳时是${clockText(corrected_time)}，${turned < 0 ? '早' : '晚'}了${minutesText(turned)}`,
        reasons: [how],
        advice: [local],
        limits: [],
      };
}
