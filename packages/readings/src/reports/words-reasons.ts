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
    near: '卡住的地方有人递话',
    outside_family: '老客户和老地方有变动',
    outside_children: '收尾和交接要重排',
    tide: { gain: '行里的势头托着你', cost: '行里的事推着你走' },
    mixed: { gain: '活一件一件都接得上', cost: '零碎的活一件叠一件' },
  },
  wealth: {
    peer: { gain: '有人分摊，也有人介绍活', cost: '来借、来分的人多' },
    output: { gain: '手上会的那样卖得动', cost: '垫出去的多，回款慢' },
    wealth: { gain: '进钱的机会走到面前', cost: '进得多，花得更多' },
    officer: { gain: '收入跟着职位走得稳', cost: '要缴的、撑面子的开销多' },
    seal: { gain: '家里托得住，花得也慢', cost: '读书和家用占着钱' },
    join: '家里合着出钱办事',
    rub: '小的出错和返工都要花钱',
    near: '有人肯让你一分利',
    outside_work: '进钱的那头有变动',
    outside_family: '老家有一笔要分着出',
    outside_children: '孩子或进修要先花一笔',
    tide: { gain: '周围的生意带着你', cost: '周围都在花，你也跟着出' },
    mixed: { gain: '几处的小钱都省得下', cost: '几处的小钱一起漏' },
  },
  love: {
    peer: { gain: '朋友多，牵线的也多', cost: '旁人的话和邀约多' },
    output: { gain: '想说的说得出口', cost: '嘴快，对人要求也多' },
    wealth: { gain: '过日子的事落得到实处', cost: '钱和家务占去心思' },
    officer: { gain: '有人认真待你', cost: '外面的压力带进两个人中间' },
    seal: { gain: '彼此肯体谅，长辈也帮着', cost: '心事闷着，只等对方来问' },
    near: '见面和走近的机会多',
    tide: { gain: '身边的人都愿意帮你们说话', cost: '别人的事占满了两个人的时间' },
    outside_work: '一方的工作有变动',
    outside_family: '长辈那头有话要应',
    outside_children: '两个人往后的打算要重谈',
    mixed: { gain: '相处里的小高兴多', cost: '相处里的小疙瘩多' },
  },
  health: {
    peer: { gain: '有人陪着一起动', cost: '身边的热闹拖着你熬' },
    output: { gain: '心里高兴，人也肯动', cost: '兴头一个接一个，歇不下来' },
    wealth: { gain: '忙得有数，三餐也有数', cost: '跑动的事多，饭点不定' },
    officer: { gain: '钟点定得住，人就稳', cost: '压力会先落在睡眠上' },
    seal: { gain: '静得下来，睡得够', cost: '坐着想的时候多' },
    join: '身边有人照应起居',
    near: '有人陪着歇，也有人提醒',
    outside_work: '上工的钟点有变动',
    outside_family: '老家的事要来回跑',
    outside_children: '夜里想的事多',
    tide: { gain: '外头热闹，人也跟着有精神', cost: '外头的热闹拖着你累' },
    mixed: { gain: '吃和睡都没有绊脚的', cost: '今天睡不好、明天吃不香' },
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

/** The same by the matter of the report. */
const AGED_BY_MATTER: Readonly<Record<string, Reasons>> = {
  career: {
    peer: { gain: '有老伙伴一起做', cost: '来请你出面的人多' },
    output: { gain: '手上的本事有人要学', cost: '想做的样数太多' },
    wealth: { gain: '张罗的事有着落', cost: '要张罗的事多' },
    officer: { gain: '说的话有人听', cost: '推不掉的事多' },
    seal: { gain: '学得进一样新的', cost: '想得多，动手少' },
    mixed: { gain: '手上的小事都顺', cost: '手上的小事多返一回工' },
    frame_good: '做伴的人凑得齐',
  },
  wealth: {
    peer: { gain: '有人分着出，花得省', cost: '来借、来凑份子的多' },
    output: { gain: '花在喜欢的上面，值', cost: '吃用和玩的花销多' },
    wealth: { gain: '该收的收得回来', cost: '家里要出的几笔赶在一起' },
    officer: { gain: '该领的按时领得到', cost: '要交要补的不止一笔' },
    seal: { gain: '家用有人帮着打理', cost: '修屋看书的花费多' },
    mixed: { gain: '小钱省得下几处', cost: '小钱漏得几处' },
    frame_good: '家里人肯合着出',
  },
  love: {
    peer: { gain: '兄弟姐妹走得勤', cost: '亲友各有各的话' },
    output: { gain: '饭桌上说笑多', cost: '话多了容易伤人' },
    wealth: { gain: '一家人的冷暖有人问', cost: '各人忙各人的，来得少' },
    officer: { gain: '孩子肯听一句', cost: '管得多，孩子躲着' },
    seal: { gain: '身边有人惦着你', cost: '心事闷着不说' },
    mixed: { gain: '家里的小高兴多', cost: '家里的小口角多' },
  },
  health: {
    peer: { gain: '有伴一起走动', cost: '来客多，坐得久' },
    output: { gain: '胃口好，也肯动', cost: '一高兴就收不住' },
    wealth: { gain: '手上有活，筋骨不僵', cost: '跑得多，腿先酸' },
    officer: { gain: '钟点守得住', cost: '心里挂事，觉浅' },
    seal: { gain: '睡得沉，醒得自在', cost: '坐得多，动得少' },
    mixed: { gain: '吃睡都平顺', cost: '一阵睡不好，一阵没胃口' },
    near: '起居有人照看',
  },
};

const YOUNG_BY_MATTER: Readonly<Record<string, Reasons>> = {
  career: {
    peer: { gain: '有伴一起学', cost: '盯着别人的分数' },
    output: { gain: '会的讲得出来', cost: '新的抢着学，旧的不肯练' },
    wealth: { gain: '知道学了有什么用', cost: '要学的排得太满' },
    officer: { gain: '老师的要求跟得上', cost: '测验和要求都压着' },
    seal: { gain: '听得懂，记得住', cost: '看得多，动笔少' },
    mixed: { gain: '不知不觉会得多了', cost: '小错多，不是不会' },
    near: '课上有人帮一把',
    outside_family: '家里有事，学习要另排时间',
  },
  wealth: {
    peer: { gain: '会和伙伴分着用', cost: '别人有的也想要' },
    output: { gain: '花在喜欢的上面，用得久', cost: '喜欢得快，丢得也快' },
    wealth: { gain: '对数目有了感觉', cost: '看什么都想要' },
    officer: { gain: '说好的数守得住', cost: '想要的不敢开口' },
    seal: { gain: '东西爱惜', cost: '样样有人备好，不知道价钱' },
    mixed: { gain: '花得少，也不觉得缺', cost: '零碎的花销多' },
  },
  love: {
    peer: { gain: '有要好的伙伴', cost: '和伙伴争高低' },
    output: { gain: '爱说爱笑，招人喜欢', cost: '话冲，容易伤人' },
    wealth: { gain: '肯把好东西分出来', cost: '拿东西换好感' },
    officer: { gain: '懂分寸，大人放心', cost: '受了委屈不说' },
    seal: { gain: '和家里人贴心', cost: '爱一个人待着，不肯见人' },
    mixed: { gain: '和谁都说得上话', cost: '好一阵、恼一阵' },
  },
  health: {
    peer: { gain: '有伴一起跑跳', cost: '玩得晚，睡得晚' },
    output: { gain: '胃口开，动得多', cost: '兴头上来不肯睡' },
    wealth: { gain: '在外头跑得多', cost: '赶来赶去，歇得少' },
    officer: { gain: '按点吃、按点睡', cost: '心里绷着，胃口差' },
    seal: { gain: '歇得够，睡得沉', cost: '坐得多，动得少' },
    mixed: { gain: '吃睡都不用操心', cost: '早上难叫，饭量也小' },
  },
};

const tablesFor = (band: Band, code: string): readonly (Reasons | undefined)[] => {
  if (band === 'aged') return [DECISIVE_AGED[code], AGED_BY_MATTER[code], AGED];
  if (band === 'student')
    return [STUDENT[code], DECISIVE_STUDENT[code], GROWN[code], DECISIVE[code], GROWN_EVENTS];
  if (band === 'grown' || band === 'senior') return [GROWN[code], DECISIVE[code], GROWN_EVENTS];
  return [DECISIVE_YOUNG[code], YOUNG_BY_MATTER[code], YOUNG];
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
