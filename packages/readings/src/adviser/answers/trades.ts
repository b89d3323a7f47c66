/** Which phase a line of work belongs to, by tradition. */
import type { Phase } from '@ziping/bazi/types';

/** Single trades, and shops by what they sell, before the words that they hold: 法医 before 医. */
const TRADES: readonly (readonly [Phase, RegExp])[] = [
  ['water', /奶茶|咖啡(?:店|馆|厅)|饮品|茶饮|酒吧|水产|海鲜|洗(?:车|衣|浴)/],
  ['earth', /烘焙|面包店|蛋糕店|便利店|超市|民宿|建材|宠物|瓷/],
  ['wood', /花店|书店|茶叶|茶馆|母婴|水果|果蔬|中药|家具/],
  ['metal', /五金|汽修|修车|手机店|首饰|珠宝|眼镜/],
  ['fire', /饭店|餐馆|面馆|火锅|烧烤|小吃|快餐|早餐|照相|网吧|理发/],
  ['fire', /网红|博主|up主|自媒体|明星|歌手|化妆|电工|消防/],
  ['metal', /法医|焊工|教练|保安|工程师|法官|检察/],
  ['wood', /大夫|教授|研究员|科学家|裁缝|木匠|营养|兽医|画家/],
  ['water', /空乘|快递|外卖|外交|猎头/],
  ['earth', /hr|月嫂|保姆|建筑师|企业家|风水|算命/],
  ['wood', /老师|教|作家|写作|编辑|记者|翻译|律师|法|医|药|护|公务员|文|服装|花|木|农|出版|科研/],
  [
    'fire',
    /程序|编程|计算机|软件|人工智能|代码|算法|电|直播|主播|主持|演员|导演|摄影|模特|游戏|运营|设计|美容|美发|餐饮|厨师|互联网|新闻/,
  ],
  ['earth', /房|建筑|工程|中介|人事|人力|行政|保险|家政|物业|咨询/],
  ['metal', /会计|审计|财|出纳|银行|证券|金融|警察|军人|机械|司机|算账|政治/],
  ['water', /销售|外贸|电商|物流|导游|空姐|飞行|旅|公关|音乐|体育|运动|心理|客服|市场/],
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
