/** Sentences of the frame of a report, of each type its own, so that two reports of one person do not begin alike. */
import type { ReportType, Stance } from './types/report-type.ts';

interface Frame {
  /** Before the table of months. */
  months: string;
  /** How months are counted. */
  monthNote: string;
  /** Between the name of the last ten years and what they were. */
  past: string;
  /** What the words in brackets mean. */
  scale: string;
  /** What the months of a year feel like that are easier than the rest, or easiest of all times; and the harder ones. */
  within: Readonly<Record<'push' | 'hold', readonly [some: string, most: string]>>;
  /** Before the two things to do in a year, and before the one. */
  two: string;
  one: string;
  /** What to do at a time of another stance. */
  change: Readonly<Record<Stance, string>>;
}

const MARKS = '● 往前，○ 照常，△ 收着';

const FRAMES: Readonly<Record<string, Frame>> = {
  overall: {
    months: `一个月一行（${MARKS}）`,
    monthNote: '文中的月份都从节气那天起（8月指8月8日到9月7日）',
    past: '：',
    scale: '括号里的字，从好到难是顺、较顺、平、略紧、紧',
    within: { push: ['松一些', '最顺'], hold: ['紧一些', '最费神'] },
    two: '可以做两件事',
    one: '可以做一件事',
    change: { push: '可以往前走一步', even: '照常过就好', hold: '要收一收' },
  },
  career: {
    months: `做事逐月看（${MARKS}）`,
    monthNote: '说到几月，都按节气换月（比如8月从8月8日起）',
    past: '：在工作上，',
    scale: '括号里说顺不顺手，由易到难：顺、较顺、平、略紧、紧',
    within: { push: ['省力些', '最省力'], hold: ['费力些', '最费力'] },
    two: '先记住两条',
    one: '先记住一条',
    change: { push: '可以多做一步', even: '照常做就好', hold: '手上减一样' },
  },
  wealth: {
    months: `用钱逐月看（${MARKS}）`,
    monthNote: '几月几月都照节气算，8月就从8月8日数起',
    past: '：在用钱上，',
    scale: '括号里说手头的松紧：顺最松，较顺、平、略紧依次往下，紧最要省',
    within: { push: ['从容些', '最从容'], hold: ['局促些', '最局促'] },
    two: '先办好两样',
    one: '先办好一样',
    change: { push: '手可以松一点', even: '照常用就好', hold: '手要紧一点' },
  },
  love: {
    months: `下面一个月一行，从节气那天换月（${MARKS}）`,
    monthNote: '这里的月份跟着节气走（8月是8月8日到9月7日）',
    past: '：在感情里，',
    scale: '括号里五个字，从顺、较顺、平到略紧、紧，一个比一个费心',
    within: { push: ['好相处些', '最好相处'], hold: ['容易别扭', '最容易别扭'] },
    two: '可以放在心上的有两件',
    one: '可以放在心上的有一件',
    change: { push: '可以走近一点', even: '照常来往就好', hold: '要缓一缓' },
  },
  health: {
    months: `每月一行，节气那天换月（${MARKS}）`,
    monthNote: '月份以节气为界（8月即8月8日到9月7日）',
    past: '：身体上，',
    scale: '括号里是省力还是费力：顺、较顺、平、略紧、紧，越往后越要歇',
    within: { push: ['轻快些', '最轻快'], hold: ['容易乏', '最容易乏'] },
    two: '可以照着做两条',
    one: '可以照着做一条',
    change: { push: '可以多动一点', even: '照常作息就好', hold: '要歇一歇' },
  },
  annual: {
    months: `逐月往下看，换月在节气那天（${MARKS}）`,
    monthNote: '上面的月份不是从1号算，8月从8月8日到9月7日',
    past: '：',
    scale: '括号里的词分五档：顺、较顺、平、略紧、紧',
    within: { push: ['顺手些', '最顺手'], hold: ['赶一些', '最赶'] },
    two: '最好定下两件',
    one: '最好定下一件',
    change: { push: '可以多排一样', even: '照常排就好', hold: '要多留空' },
  },
};

export const frameOf = ({ code }: ReportType): Frame => FRAMES[code]!;
