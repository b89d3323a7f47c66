/** Which phase a line of work belongs to, by tradition. */
import type { Phase } from '@ziping/bazi/types';

import { phaseName } from '../../reports/parts.ts';
import type { Sign } from '../matters/matter.ts';
import type { Writer } from '../writer.ts';
import { type Answer, NONE } from './answer.ts';

/** What is done with a thing that is one character: 卖花, 学医, 开个药店. 要花十万 is no flower. */
const objectOf = (things: string) => `(?<=(?:开|做|卖|学|搞|种|养)(?:一?[家个点些])?)[${things}]`;

/** Single trades, and shops by what they sell, before the words that they hold: 法医 before 医. */
const TRADES: readonly (readonly [Phase, RegExp])[] = [
  ['water', /奶茶|咖啡(?:店|馆|厅)|饮品|茶饮|酒吧|水产|海鲜|养鱼|洗(?:车|衣|浴)/],
  ['earth', /烘焙|面包店|蛋糕店|便利店|超市|民宿|建材|宠物|瓷/],
  ['wood', /花店|书店|茶叶|茶馆|母婴|水果|果蔬|中药|家具/],
  ['metal', /五金|汽修|修车|手机店|首饰|珠宝|眼镜/],
  ['fire', /饭店|餐馆|面馆|火锅|烧烤|小吃|快餐|早餐|照相|网吧|理发/],
  ['fire', /网红|博主|up主|自媒体|明星|歌手|化妆|电工|消防/],
  ['metal', /法医|焊工|教练|保安|工程师|法官|检察/],
  ['wood', /大夫|教授|研究员|科学家|裁缝|木匠|营养|兽医|画家/],
  ['water', /空乘|快递|外卖|外交|猎头/],
  ['earth', /hr|月嫂|保姆|建筑师|企业家|风水|算命/],
  [
    'wood',
    new RegExp(
      `老师|教师|教育|教培|教书|教学|家教|早教|幼教|作家|写作|编辑|记者|翻译|律师|法律|法务|法学|医生|医护|医院|医疗|医药|医学|[中西牙]医|药[师剂店房企品材]|护[士理工]|公务员|文[案员创学秘艺教]|中文|服装|花[艺卉]|鲜花|木[工材]|农[业产家村]|种植|出版|科研|${objectOf('花药医法农木')}`,
    ),
  ],
  ['water', /电商/],
  [
    'fire',
    new RegExp(
      `程序|编程|计算机|软件|人工智能|代码|算法|电[子器力气影竞脑路焊视]|直播|主播|主持|演员|导演|编剧|摄影|模特|游戏|运营|设计|美容|美发|餐饮|厨师|互联网|新闻|${objectOf('电')}`,
    ),
  ],
  ['earth', /房[产地]|卖房|客房|建筑|工程|中介|人事|人力|行政|保险|家政|物业|咨询/],
  ['metal', /会计|审计|财[务会经税]|理财|出纳|银行|证券|金融|警察|军人|机械|司机|算账|政治/],
  ['water', /销售|外贸|物流|导游|空姐|飞行|旅[游行馆店社]|公关|音乐|体育|运动|心理|客服|市场/],
];

/** The phases of the trades that a text names, in its order; each word is read for one trade. */
export function tradesIn(text: string): Phase[] {
  const found: { phase: Phase; from: number; to: number }[] = [];
  for (const [phase, words] of TRADES) {
    const match = words.exec(text);
    if (!match) continue;
    const [from, to] = [match.index, match.index + match[0].length];
    if (found.every((one) => to <= one.from || from >= one.to)) found.push({ phase, from, to });
  }
  return [...new Set(found.sort((one, other) => one.from - other.from).map(({ phase }) => phase))];
}

/** The phase of the first trade of the table that a text names; undefined where none is. */
export const tradeOf = (text: string): Phase | undefined => TRADES.find(([, words]) => words.test(text))?.[0];

/** How a trade of a phase suits a chart. */
export const fitOfPhase = ({ facts: { advice } }: Writer, phase: Phase): Sign =>
  advice.take.includes(phase) ? 'good' : advice.avoid.includes(phase) ? 'bad' : 'even';

const EXAMPLES_OF_PHASE: Readonly<Record<Phase, string>> = {
  wood: '文教、医药、花木、衣料一类',
  fire: '电、网络、餐饮、展示一类',
  earth: '房产、建材、中介、食品一类',
  metal: '金属、机械、金融、法务一类',
  water: '贸易、物流、流动往来一类',
};
const FIT: Readonly<Record<Sign, string>> = {
  good: '合你的喜用',
  even: '对你不偏不倚',
  bad: '不是你最省力的一样，不等于不能做',
};

/** The phase of the trade that a text names, and how it suits the chart. */
export function sayTradePhase(w: Writer, text: string): Answer {
  const phase = tradeOf(text);
  if (!phase)
    return {
      ...NONE,
      lead: '这一行书上没有定五行，看它靠什么挣钱',
      reasons: ['文教花木属木，电和餐饮属火，房产建材属土，金属金融属金，贸易物流属水'],
    };
  const name = phaseName(phase);
  return {
    ...NONE,
    lead: `这一行属${name}：${EXAMPLES_OF_PHASE[phase]}`,
    reasons: [`${name}${FIT[fitOfPhase(w, phase)]}`, '一行里常几样都沾，各家分法有出入'],
  };
}
