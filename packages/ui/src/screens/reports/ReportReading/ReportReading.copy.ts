import { byModelText } from '../../../patterns/ByRules/ByRules.copy.ts';

export const reportReadingCopy = {
  back: '返回列表',
  nextTitle: '读完之后',
  ask: '就这份报告问命理师',
  others: '看其他报告',
  pillars: '四柱',
  units: ['年', '月', '日', '时'],
  contents: '目录',
  export: '导出 Word',
  share: '分享',
  print: '打印或存为 PDF',
  stopped: (section: string) => `上次读到「${section}」`,
  stoppedAtStart: '上次读到开头一段',
  resume: '继续阅读',
  byRules: '规则撰写：本篇依命盘写成，没有使用语言模型。',
  byModel: `${byModelText}：本篇由语言模型撰写，其中的干支、十神与年份已与命盘核对。`,
  methodChanged: (day: string) =>
    `这篇报告写成之后，判断强弱与喜忌的方法在${day}有过改动；这里保留原文，新写的说法可能不同。`,
  written: (day: string) => `写于${day}`,
  note: '传统命理的文化解读，仅供学术研究与娱乐参考。',
  of: (name: string) => `${name}的命盘`,
} as const;
