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
  /** What the best and the hardest months of a year feel like, after their names. */
  within: Readonly<Record<'push' | 'hold', string>>;
  /** Before the word for ten years. */
  decade: string;
  /** What a year further on brings, after its name: where no year near is good, and where it is better than those. */
  relief: string;
  better: string;
  /** Of the months that the list leaves out. */
  otherMonths: string;
  /** How the coming year is where it is neither good nor hard, after its name; of a minor the other. */
  calm: readonly [grown: string, minor: string];
  /** How the best year ahead is in the matter, after its name. */
  best: readonly [grown: string, minor: string];
  /** How a year to be careful in is, and several, after their name; of a minor it is the parents who are told. */
  care: Readonly<Record<'one' | 'many', string>>;
  /** Of the annual report: how the year is, by what it asks for. */
  verdict?: Readonly<Record<Stance, string>>;
  /** What is left of a year feels like, after the days, by what its months ask for. */
  rest: Readonly<Record<Stance, string>>;
  /** The same of a minor, where that is another thing. */
  restYoung?: Readonly<Record<Stance, string>>;
  /** Before what is to be done in a year, added to what the opening says of it. */
  one: string;
}

const MARKS = '● 往前，○ 照常，△ 收着';

const FRAMES: Readonly<Record<string, Frame>> = {
  overall: {
    months: `一个月一行（${MARKS}）`,
    monthNote: '文中的年从2月4日前后的立春起，月从节气那天起（8月指8月8日到9月7日）',
    past: '：',
    scale: '括号里的字，从好到难是顺、较顺、平、略紧、紧',
    within: { push: '最顺', hold: '最费神' },
    decade: '算',
    relief: '日子会松开',
    better: '还要好走',
    calm: ['日子平稳', '日子平稳'],
    best: ['最好走', '最好走'],
    care: { one: '最该慢', many: '都要慢' },
    otherMonths: '',
    rest: { push: '顺一些', even: '照平常过', hold: '要慢一点' },
    one: '还可以做一件',
  },
  career: {
    months: `做事逐月看（${MARKS}）`,
    monthNote: '说到几年几月，都按节气换：年从2月4日前后起，8月从8月8日起',
    past: '：在工作上，',
    scale: '括号里说顺不顺手，由易到难：顺、较顺、平、略紧、紧',
    within: { push: '最省力', hold: '最费力' },
    decade: '做事',
    relief: '做事会顺起来',
    better: '做事还要顺手',
    calm: ['做事平稳', '学得平稳'],
    best: ['做事最顺手', '学得最顺手'],
    care: { one: '做事最要稳', many: '做事都要稳' },
    otherMonths: '',
    rest: { push: '做事省力', even: '照常做', hold: '做事费力' },
    restYoung: { push: '学得省力', even: '照常学', hold: '学得费力' },
    one: '可以再添一件',
  },
  wealth: {
    months: `用钱逐月看（${MARKS}）`,
    monthNote: '年和月都照节气算，一年从2月4日前后、8月从8月8日数起',
    past: '：在用钱上，',
    scale: '括号里说手头的松紧：顺最松，较顺、平、略紧依次往下，紧最要省',
    within: { push: '最从容', hold: '最局促' },
    decade: '手头',
    relief: '手头会松下来',
    better: '手头还要宽',
    calm: ['钱上平稳', '用钱平稳'],
    best: ['手头最宽', '手头最宽'],
    care: { one: '最要省着花', many: '都要省着花' },
    otherMonths: '',
    rest: { push: '手头从容', even: '进出照常', hold: '手头会紧' },
    restYoung: { push: '要用的都够', even: '用度照旧', hold: '想要的比给的多' },
    one: '可以再办好一样',
  },
  love: {
    months: `只列要记的月（${MARKS}）`,
    monthNote: '这里的年月跟着节气走（一年从2月4日前后起，8月是8月8日到9月7日）',
    past: '：在感情里，',
    scale: '括号里分五档，越往后越费心：顺、较顺、平、略紧、紧',
    within: { push: '最好相处', hold: '最容易别扭' },
    decade: '相处',
    relief: '两个人会好相处',
    better: '还要好相处',
    calm: ['相处平稳', '和人相处平稳'],
    best: ['最好相处', '和人最好相处'],
    care: { one: '最要耐心', many: '都要耐心' },
    otherMonths: '没有列出的月照常来往',
    rest: { push: '好相处', even: '照常来往', hold: '容易别扭' },
    one: '还可以多做一样',
  },
  health: {
    months: `这里只列和平时不一样的月（${MARKS}）`,
    monthNote: '年月以节气为界（年自2月4日前后，8月即8月8日到9月7日）',
    past: '：身体上，',
    scale: '括号里是省力还是费力：顺、较顺、平、略紧、紧，越往后越要歇',
    within: { push: '最轻快', hold: '最容易乏' },
    decade: '起居',
    relief: '人会轻快起来',
    better: '人还要轻快',
    calm: ['身体平稳', '身体平稳'],
    best: ['人最轻快', '身上最轻快'],
    care: { one: '最要多歇', many: '都要多歇' },
    otherMonths: '没有列出的月照常起居',
    rest: { push: '人轻快', even: '起居照常', hold: '容易累' },
    one: '可以再养成一样',
  },
  annual: {
    months: `逐月往下看，平常的月合成一行（${MARKS}）`,
    monthNote: '一年不从元旦算、月份不从1号算：年从2月4日前后的立春起，8月从8月8日到9月7日',
    past: '：',
    scale: '括号里的词分五档：顺、较顺、平、略紧、紧',
    within: { push: '最顺手', hold: '最赶' },
    decade: '算',
    relief: '会松开',
    better: '还要好走',
    calm: ['平稳', '平稳'],
    best: ['最好走', '最好走'],
    care: { one: '最该慢', many: '都要慢' },
    otherMonths: '',
    verdict: { push: '是好走的一年', even: '不好不坏', hold: '要慢一点' },
    rest: { push: '办事顺手', even: '照日程过', hold: '别排太满' },
    restYoung: { push: '样样顺手', even: '照平常的钟点过', hold: '别排太满' },
    one: '可以再排进一件',
  },
};

const frames = Object.values(FRAMES);

/** How the best year is called in any report, as alternatives of a pattern. */
export const BEST_NAMES: string = [...new Set(frames.flatMap(({ best }) => best))].join('|');

/** How a year to be careful in is called in any report but a minor's, and several years, as alternatives of a pattern. */
export const CARE_NAMES: Readonly<Record<'one' | 'many', string>> = {
  one: [...new Set(frames.map(({ care }) => care.one))].join('|'),
  many: [...new Set(frames.map(({ care }) => care.many))].join('|'),
};

export const frameOf = ({ code }: ReportType): Frame => FRAMES[code]!;
