/** Sentences of the frame of a report, of each type its own, so that two reports of one person do not begin alike. */
import type { ReportType } from './types/report-type.ts';

interface Frame {
  /** Before the table of months. */
  months: string;
  /** How months are counted. */
  monthNote: string;
  /** Between the name of the last ten years and what they were. */
  past: string;
  /** What the words in brackets mean. */
  scale: string;
}

const MARKS = '● 往前，○ 照常，△ 收着';

const FRAMES: Readonly<Record<string, Frame>> = {
  overall: {
    months: `一个月一行（${MARKS}）`,
    monthNote: '文中的月份都从节气那天起（8月指8月8日到9月7日）',
    past: '：',
    scale: '括号里的字，从好到难是顺、较顺、平、略紧、紧',
  },
  career: {
    months: `做事逐月看（${MARKS}）`,
    monthNote: '说到几月，都按节气换月（比如8月从8月8日起）',
    past: '：在工作上，',
    scale: '括号里说顺不顺手，由易到难：顺、较顺、平、略紧、紧',
  },
  wealth: {
    months: `用钱逐月看（${MARKS}）`,
    monthNote: '几月几月都照节气算，8月就从8月8日数起',
    past: '：在用钱上，',
    scale: '括号里说手头的松紧：顺最松，较顺、平、略紧依次往下，紧最要省',
  },
  love: {
    months: `下面一个月一行，从节气那天换月（${MARKS}）`,
    monthNote: '这里的月份跟着节气走（8月是8月8日到9月7日）',
    past: '：在感情里，',
    scale: '括号里五个字由舒服到费心：顺、较顺、平、略紧、紧',
  },
  health: {
    months: `每月一行，节气那天换月（${MARKS}）`,
    monthNote: '月份以节气为界（8月即8月8日到9月7日）',
    past: '：身体上，',
    scale: '括号里是省力还是费力：顺、较顺、平、略紧、紧，越往后越要歇',
  },
  annual: {
    months: `逐月往下看，换月在节气那天（${MARKS}）`,
    monthNote: '上面的月份不是从1号算，8月从8月8日到9月7日',
    past: '：',
    scale: '括号里的词分五档：顺、较顺、平、略紧、紧',
  },
};

export const frameOf = ({ code }: ReportType): Frame => FRAMES[code]!;
