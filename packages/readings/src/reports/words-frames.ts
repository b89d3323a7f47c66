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
  /** Why a month may go another way than its year. */
  yearAndMonth: string;
  /** What the months of a year feel like that are easier than the rest, or easiest of all times; and the harder ones. */
  within: Readonly<Record<'push' | 'hold', readonly [some: string, most: string]>>;
  /** Before the word for ten years. */
  decade: string;
  /** What is said of years further on that strain more, and what to do before them. */
  later: readonly [strain: string, before: string];
  /** What is left of a year feels like, after the days, by what its months ask for. */
  rest: Readonly<Record<Stance, string>>;
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
    decade: '算',
    later: ['还要紧一些', '前面松的时候先留出余地'],
    rest: { push: '顺一些', even: '照平常', hold: '还要慢' },
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
    decade: '做事',
    later: ['做事还要更费力', '前几年先把手上的做稳'],
    rest: { push: '做事省力', even: '照常做', hold: '做事费力' },
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
    decade: '手头',
    later: ['手头还要更紧', '大件赶在前面宽的年份办'],
    rest: { push: '手头从容', even: '进出照常', hold: '手头要紧' },
    two: '先办好两样',
    one: '可以再办好一样',
  },
  love: {
    months: `下面一个月一行，从节气那天换月（${MARKS}）`,
    monthNote: '这里的月份跟着节气走（8月是8月8日到9月7日）',
    past: '：在感情里，',
    scale: '括号里分五档，越往后越费心：顺、较顺、平、略紧、紧',
    yearAndMonth: '年好不等于月月好，见面和谈事挑好相处的月',
    within: { push: ['好相处些', '最好相处'], hold: ['容易别扭', '最容易别扭'] },
    decade: '相处',
    later: ['相处还要更费心', '松的年份把话先说开'],
    rest: { push: '好相处', even: '照常来往', hold: '容易别扭' },
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
    decade: '起居',
    later: ['人还要更累', '前几年先把作息养住'],
    rest: { push: '人轻快', even: '起居照常', hold: '容易累' },
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
    decade: '算',
    later: ['', ''],
    rest: { push: '办事顺手', even: '照日程过', hold: '样样要慢' },
    two: '先排进两件',
    one: '可以再排进一件',
  },
};

export const frameOf = ({ code }: ReportType): Frame => FRAMES[code]!;
