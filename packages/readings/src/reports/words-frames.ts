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
  /** Why a month may go another way than its year. */
  yearAndMonth: string;
  /** What the months of a year feel like that are easier than the rest, or easiest of all times; and the harder ones. */
  within: Readonly<Record<'push' | 'hold', readonly [some: string, most: string]>>;
  /** Before the two things to do in a year, and before the one that is added to what the opening says of it. */
  two: string;
  one: string;
}

const MARKS = '● 往前，○ 照常，△ 收着';

const FRAMES: Readonly<Record<string, Frame>> = {
  overall: {
    months: `一个月一行（${MARKS}）`,
    monthNote: '文中的月份都从节气那天起（8月指8月8日到9月7日）',
    past: '：',
    scale: '括号里的字，从好到难是顺、较顺、平、略紧、紧',
    yearAndMonth: '年看大势，月看当月，顺的年里遇上紧的月，办小事、不定大事',
    within: { push: ['松一些', '最顺'], hold: ['紧一些', '最费神'] },
    two: '先做两件',
    one: '还可以再做一件',
  },
  career: {
    months: `做事逐月看（${MARKS}）`,
    monthNote: '说到几月，都按节气换月（比如8月从8月8日起）',
    past: '：在工作上，',
    scale: '括号里说顺不顺手，由易到难：顺、较顺、平、略紧、紧',
    yearAndMonth: '年说一整年的势头，月说那个月的忙闲，要紧的挑两样都顺的时候',
    within: { push: ['省力些', '最省力'], hold: ['费力些', '最费力'] },
    two: '手上先做两件',
    one: '可以再添一件',
  },
  wealth: {
    months: `用钱逐月看（${MARKS}）`,
    monthNote: '几月几月都照节气算，8月就从8月8日数起',
    past: '：在用钱上，',
    scale: '括号里说手头的松紧：顺最松，较顺、平、略紧依次往下，紧最要省',
    yearAndMonth: '整年松，也有紧的月，大的进出挑松的月',
    within: { push: ['从容些', '最从容'], hold: ['局促些', '最局促'] },
    two: '先办好两样',
    one: '可以再办好一样',
  },
  love: {
    months: `下面一个月一行，从节气那天换月（${MARKS}）`,
    monthNote: '这里的月份跟着节气走（8月是8月8日到9月7日）',
    past: '：在感情里，',
    scale: '括号里分五档：顺最省心，较顺、平、略紧依次往下，紧最费心',
    yearAndMonth: '年好不等于月月好，见面和谈事挑好相处的月',
    within: { push: ['好相处些', '最好相处'], hold: ['容易别扭', '最容易别扭'] },
    two: '先做两件小事',
    one: '可以再做一件小事',
  },
  health: {
    months: `每月一行，节气那天换月（${MARKS}）`,
    monthNote: '月份以节气为界（8月即8月8日到9月7日）',
    past: '：身体上，',
    scale: '括号里是省力还是费力：顺、较顺、平、略紧、紧，越往后越要歇',
    yearAndMonth: '整年省力，也有容易乏的月，那几个月先歇',
    within: { push: ['轻快些', '最轻快'], hold: ['容易乏', '最容易乏'] },
    two: '先照着做两样',
    one: '可以再照着做一样',
  },
  annual: {
    months: `逐月往下看，换月在节气那天（${MARKS}）`,
    monthNote: '上面的月份不是从1号算，8月从8月8日到9月7日',
    past: '：',
    scale: '括号里的词分五档：顺、较顺、平、略紧、紧',
    yearAndMonth: '',
    within: { push: ['顺手些', '最顺手'], hold: ['赶一些', '最赶'] },
    two: '先排进两件',
    one: '可以再排进一件',
  },
};

export const frameOf = ({ code }: ReportType): Frame => FRAMES[code]!;
