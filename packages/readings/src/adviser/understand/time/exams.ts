/** Examinations with a time of their own: the date decides, not a better year. */

export interface Exam {
  name: string;
  words: RegExp;
  /** When it is usually held, as said to a reader. */
  when: string;
  /** Month and day of its usual sittings, in order; none where it is held all the time. */
  sittings: readonly (readonly [month: number, day: number])[];
}

/** The usual times of recent years; the notice of each year is what counts. */
const EXAMS: readonly Exam[] = [
  { name: '国考', words: /国考|国家公务员/, when: '笔试多在11月底到12月初', sittings: [[11, 30]] },
  { name: '省考', words: /省考|联考(?!模)|选调/, when: '笔试多在3月中下旬', sittings: [[3, 20]] },
  {
    name: '事业编',
    words: /事业编|事业单位|考编|编制考/,
    when: '统考多在3月到5月和9月到11月',
    sittings: [
      [4, 10],
      [10, 26],
    ],
  },
  { name: '教师编', words: /教师编|教招|考教师/, when: '各地多在4月到7月', sittings: [[5, 20]] },
  {
    name: '考公',
    words: /考公|公考|公务员/,
    when: '国考多在11月底，省考多在3月',
    sittings: [
      [3, 20],
      [11, 30],
    ],
  },
  {
    name: '考研',
    words: /考研|研究生(?:入学)?考试|研究生初试|硕士考试/,
    when: '初试在12月下旬',
    sittings: [[12, 21]],
  },
  { name: '考博', words: /考博|博士(?:考试|申请考核)/, when: '多在3月到5月', sittings: [[4, 15]] },
  {
    name: '高考',
    words: /高考|高三(?=.*(?:考|大学|本科|一本|二本|录取|上岸|志愿))/,
    when: '在6月上旬',
    sittings: [[6, 7]],
  },
  { name: '中考', words: /中考|初三(?=.*(?:考|高中|普高|录取))/, when: '多在6月中下旬', sittings: [[6, 18]] },
  { name: '专升本', words: /专升本|升本/, when: '各省多在3月到5月', sittings: [[4, 10]] },
  {
    name: '教资面试',
    words: /(?:教资|教师资格)[^,。?!]{0,4}(?:面试|试讲|结构化)/,
    when: '多在1月和5月',
    sittings: [
      [1, 10],
      [5, 16],
    ],
  },
  {
    name: '教资',
    words: /教资|教师资格/,
    when: '笔试多在3月和9月',
    sittings: [
      [3, 8],
      [9, 13],
    ],
  },
  {
    name: '四六级',
    words: /四六级|英语[四六]级|(?<![一二三])[四六]级(?!以上|地震|风)/,
    when: '在6月和12月中旬',
    sittings: [
      [6, 13],
      [12, 12],
    ],
  },
  { name: '法考', words: /法考|司考|司法考试/, when: '客观题在9月，主观题在10月', sittings: [[9, 13]] },
  { name: '一建', words: /一建|一级建造/, when: '多在9月', sittings: [[9, 6]] },
  { name: '二建', words: /二建|二级建造/, when: '多在5月底到6月初', sittings: [[5, 30]] },
  { name: '注会', words: /cpa|注会|注册会计/, when: '多在8月下旬', sittings: [[8, 23]] },
  { name: '初级会计', words: /初级会计|初会/, when: '多在5月中旬', sittings: [[5, 17]] },
  { name: '中级会计', words: /中级会计/, when: '多在9月上旬', sittings: [[9, 6]] },
  {
    name: '软考',
    words: /软考/,
    when: '多在5月底和11月上旬',
    sittings: [
      [5, 25],
      [11, 8],
    ],
  },
  { name: '护士资格', words: /护(?:士|师)(?:资格|证|考试)/, when: '多在4月', sittings: [[4, 12]] },
  { name: '执业医师', words: /执业医|医师资格|执医/, when: '实践在6月，笔试在8月', sittings: [[8, 16]] },
  { name: '雅思', words: /雅思/, when: '每个月都有场次', sittings: [] },
  { name: '托福', words: /托福/, when: '每个月都有场次', sittings: [] },
  {
    name: '驾照',
    words: /驾照|驾考|科目?[一二三四](?!年|班|级)|路考|学车/,
    when: '练熟了随时能约',
    sittings: [],
  },
];

/** The examination that a text names; null where it names none with a time of its own. */
export const examIn = (text: string): Exam | null => EXAMS.find(({ words }) => words.test(text)) ?? null;

/** All that a text names, in its order. */
export const examsIn = (text: string): Exam[] =>
  EXAMS.filter(({ words }) => words.test(text)).sort((a, b) => text.search(a.words) - text.search(b.words));

interface Day {
  year: number;
  month: number;
  day?: number | undefined;
}

/** The next sitting from a day, or the first in a year. */
export function nextSitting({ sittings }: Exam, today: Day, year: number | null): Required<Day> | null {
  const now = today.year * 10_000 + today.month * 100 + (today.day ?? 1);
  const years = year === null ? [today.year, today.year + 1] : [year];
  const days = years.flatMap((of) =>
    sittings.map(([month, day]) => ({ year: of, month, day: day as number })),
  );
  return days.find((one) => one.year * 10_000 + one.month * 100 + one.day >= now) ?? null;
}

/** It is days or weeks away. */
const NEAR =
  /(?:这|本|下)(?:个)?(?:周|星期|礼拜)|周[一二三四五六日末]|(?:明|后|大后)(?:天|早)|今晚|马上(?:要|就)?(?:考|到|笔试)|(?:还有|只剩|还剩|剩下?|不到|倒计时|最后)[^,。?!]{0,4}(?:天|周|星期|礼拜|半个?月|一个?月)|下个?月|月底|这几天|快(?:要)?考/;
export const isNear = (text: string): boolean => NEAR.test(text);

/** What comes once, on a date of its own or of others: another year is no answer. */
const ONCE =
  /[中高]考|小升初|月考|元调|四调|[一二三][模诊]|摸底考?|联考|期[中末]|补考|答辩|面试|笔试|转正|名额|(?:这|本)(?:一?次|一?单|回|场|份|笔|周|周末|个?学期)|(?:合同|协议|订单|单子)[^,。?!]{0,6}(?:签|谈|拿|下来)|到期|截止|年底|月底|裁|竞聘|公示|开庭|体检|婚礼|预产|退伍|毕业(?!后|以后|了?去)/;
/** Whether what is asked about has a date that does not wait. */
export const hasOwnDate = (text: string): boolean =>
  isNear(text) || ONCE.test(text) || (examIn(text)?.sittings.length ?? 0) > 0;
