/** Why a time is easy or hard, half a sentence of life after its name: what there is more of, who comes, what is in the way. */
import { GOD_GROUPS } from '@ziping/bazi/reading/facts';

import type { Cause } from './causes.ts';
import type { bandAt } from './types/report-type.ts';
import { DECISIVE, DECISIVE_AGED, DECISIVE_STUDENT, DECISIVE_YOUNG } from './words-opening.ts';

type Band = ReturnType<typeof bandAt>;

interface Sides {
  gain: string;
  cost: string;
}

/** By what a time is told by; of an event, which has one side, a text alone. */
type Reasons = Readonly<Partial<Record<Cause['key'], Sides | string>>>;

const GROWN_EVENTS: Reasons = {
  near: '身边有人肯搭手',
  outside_work: '做事的地方有变动',
  outside_family: '老家和长辈那头有事',
  outside_children: '后几年的打算要重排',
  tide: { gain: '外面的势头托着你', cost: '外面的事推着你走' },
  mixed: { gain: '小的便利一样接一样', cost: '小的牵扯一样接一样' },
};

const GROWN: Readonly<Record<string, Reasons>> = {
  overall: {
    peer: { gain: '同伴和帮手多起来', cost: '来分、来比的人多起来' },
    output: { gain: '想做的事有了出口', cost: '想做的太多，力气分散' },
    wealth: { gain: '看得见结果的实事多', cost: '要办的事多过你的力气' },
    officer: { gain: '看重你、肯托付你的人多', cost: '管你、催你的人多' },
    seal: { gain: '教你、护你的人在身边', cost: '要等、要想的多，能动手的少' },
  },
  career: {
    peer: { gain: '肯和你一起做的人多', cost: '争同一个位置的人多' },
    output: { gain: '手艺和点子有人要', cost: '改动和争论多，定不下来' },
    wealth: { gain: '人手和预算往你这里来', cost: '要交数的活压成一堆' },
    officer: { gain: '上面的人看得见你', cost: '上面的要求一层层加' },
    seal: { gain: '有前辈肯教，手续也走得通', cost: '等批、等消息的时候多' },
    join: '合得来的人找上门',
    rub: '同一道手续反复磨',
  },
  wealth: {
    peer: { gain: '有人分摊，也有人介绍活', cost: '来借、来分的人多' },
    output: { gain: '手上会的那样卖得动', cost: '垫出去的多，回款慢' },
    wealth: { gain: '进钱的机会走到面前', cost: '进得多，花得更多' },
    officer: { gain: '收入跟着职位走得稳', cost: '要缴的、撑面子的开销多' },
    seal: { gain: '家里托得住，花得也慢', cost: '读书和家用占着钱' },
    join: '家里合着出钱办事',
    rub: '小的出错和返工都要花钱',
  },
  love: {
    peer: { gain: '朋友多，牵线的也多', cost: '旁人的话和邀约多' },
    output: { gain: '想说的说得出口', cost: '嘴快，对人要求也多' },
    wealth: { gain: '过日子的事落得到实处', cost: '钱和家务占去心思' },
    officer: { gain: '有人认真待你', cost: '外面的压力带进两个人中间' },
    seal: { gain: '彼此肯体谅，长辈也帮着', cost: '心事闷着，只等对方来问' },
    near: '见面和走近的机会多',
    tide: { gain: '身边的人都愿意帮你们说话', cost: '别人的事占满了两个人的时间' },
  },
  health: {
    peer: { gain: '有人陪着一起动', cost: '身边的热闹拖着你熬' },
    output: { gain: '心里高兴，人也肯动', cost: '兴头一个接一个，歇不下来' },
    wealth: { gain: '忙得有数，三餐也有数', cost: '跑动的事多，饭点不定' },
    officer: { gain: '钟点定得住，人就稳', cost: '压力会先落在睡眠上' },
    seal: { gain: '静得下来，睡得够', cost: '坐着想的时候多' },
    join: '身边有人照应起居',
  },
};

/** Of those who study or look for a first job, where they have no post and no wages yet. */
const STUDENT: typeof GROWN = {
  career: {
    peer: { gain: '同学里有人肯一起做', cost: '争同一批名额的人多' },
    wealth: { gain: '实习里有真东西可学', cost: '课和兼职挤在一起' },
    officer: { gain: '老师看得见你', cost: '考试和期限都压着' },
    seal: { gain: '有老师肯带你', cost: '等结果、等消息的时候多' },
  },
  wealth: {
    officer: { gain: '奖学金和补助够得着', cost: '考试和报名要花的多' },
    seal: { gain: '家里肯在读书上出钱', cost: '读书的花费大' },
  },
};

const AGED: Reasons = {
  peer: { gain: '老伙伴来往多', cost: '来凑、来求的人多' },
  output: { gain: '有话说、有事做', cost: '操心的事多' },
  wealth: { gain: '家里的事有着落', cost: '家里要办的多' },
  officer: { gain: '办事有人应', cost: '手续和规矩烦人' },
  seal: { gain: '有人照应', cost: '惦记的多，走动的少' },
  tide: { gain: '一家人往一处使劲', cost: '外面的事一起来' },
  mixed: { gain: '小的高兴多', cost: '小的麻烦多' },
  near: '身边有人陪',
  join: '身边有人照应',
  move: '住处或作息会变',
  rub: '小事容易上火',
  frame: '来客和应酬多',
  frame_good: '家里人心齐',
  outside_work: '外面的安排会变',
  outside_family: '老家那头有事',
  outside_children: '孩子那头有事',
};

const YOUNG: Reasons = {
  peer: { gain: '和同伴合得来', cost: '爱比、爱争的时候多' },
  output: { gain: '想说想做的有出口', cost: '心思散，坐不住' },
  wealth: { gain: '肯动手，看得到结果', cost: '安排太满' },
  officer: { gain: '肯听要求，也有人夸', cost: '要求多，怕做错' },
  seal: { gain: '有人教、有人陪', cost: '想得多，动得慢' },
  tide: { gain: '身边的人往好处带', cost: '容易跟着别人转' },
  mixed: { gain: '小的高兴多', cost: '小的不顺多' },
  near: '和家里人亲',
  join: '身边的大人合得来',
  move: '住处、学校或同伴会变',
  rub: '容易闷着生气',
  frame: '热闹太多',
  frame_good: '伙伴和大人都肯帮',
  outside_work: '老师或课堂会换',
  outside_family: '家里长辈那头有事',
  outside_children: '要学的换了一批',
};

const tablesFor = (band: Band, code: string): readonly (Reasons | undefined)[] => {
  if (band === 'aged') return [DECISIVE_AGED[code], AGED];
  if (band === 'student')
    return [STUDENT[code], DECISIVE_STUDENT[code], GROWN[code], DECISIVE[code], GROWN_EVENTS];
  if (band === 'grown' || band === 'senior') return [GROWN[code], DECISIVE[code], GROWN_EVENTS];
  return [DECISIVE_YOUNG[code], YOUNG];
};

/** Whether a text has both sides, or is of an event, which has one alone: what decides by a star is said of one side. */
const isOfBothSides = (key: Cause['key'], reason: Sides | string) =>
  typeof reason !== 'string' || !(GOD_GROUPS as readonly string[]).includes(key);

/** Empty of what neither helps nor strains. */
export function reasonFor({ key, sign }: Cause, band: Band, code: string): string {
  const found = tablesFor(band, code)
    .map((table) => table?.[key])
    .find((reason) => reason !== undefined && isOfBothSides(key, reason));
  if (!found || sign === 0) return '';
  return typeof found === 'string' ? found : found[sign > 0 ? 'gain' : 'cost'];
}
