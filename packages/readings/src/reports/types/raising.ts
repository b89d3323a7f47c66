/** What a minor needs at an age and in a grade, as lines of a list. */
import type { Draft } from '../draft.ts';
import { gradeOf } from '../life-points.ts';
import { type Moment, momentClaims, monthMoments, stanceOf, wordOf } from '../moments.ts';
import { CHOICE_MONTH, EXAM_SLEEP } from '../words-points.ts';
import { type Grade, GRADE_LINES, NOT_FORCED } from '../words-grades.ts';
import { RAISING, RAISING_BY_GROUP, raisingAge } from '../words-raising.ts';

const BEFORE_SCHOOL: readonly Grade[] = ['toddler', 'kindergarten'];

/** Says it, after what the chart says of the child: what the next twelve months ask for first, what not to force last. */
export function sayRaising(draft: Draft, code: keyof typeof RAISING): void {
  draft.end();
  const { leading } = draft.facts;
  const grade = gradeOf(draft.facts);
  const lines = [
    GRADE_LINES[code][grade],
    // How a child learns and makes friends shows in earnest at school.
    ...(BEFORE_SCHOOL.includes(grade) && code !== 'overall' ? [] : (RAISING_BY_GROUP[code]?.[leading] ?? [])),
    RAISING[code][raisingAge(grade)],
    NOT_FORCED[code][leading],
  ];
  for (const text of lines) draft.row(`- ${text}。`);
  draft.end();
}

const EXAMS: Partial<Readonly<Record<Grade, string>>> = { g9: '中考', g12: '高考' };

/** The months of the report up to that of the exam of this school year, which is in June. */
function examMonths(draft: Draft): { before: Moment[]; june?: Moment } {
  const months = monthMoments(draft.facts, draft.months);
  const at = months.findIndex(({ subject }) => subject.endsWith('-06'));
  return at < 0 ? { before: [] } : { before: months.slice(0, at), june: months[at]! };
}

const named = ({ subject, luck }: Moment) =>
  `${subject.slice(6, 10)}年${Number(subject.slice(11))}月（${wordOf(luck)}）`;

/** Months that are named at once. */
const MOST_NAMED = 2;
/** The first months of some, by name: 2026年12月和2027年2月. */
const namesOf = (months: readonly Moment[]): string =>
  months
    .slice(0, MOST_NAMED)
    .map(({ subject }, at, all) => {
      const year = subject.slice(6, 10);
      const isSaid = at > 0 && all[at - 1]!.subject.slice(6, 10) === year;
      return `${isSaid ? '' : `${year}年`}${Number(subject.slice(11))}月`;
    })
    .join('和');

/** After the 高考, whose month and those before it the opening tells, the choice of a university: from 25 June to early July. */
export function sayChoiceAfterExam(draft: Draft): void {
  const { june } = examMonths(draft);
  if (EXAMS[gradeOf(draft.facts)] !== '高考' || !june) return;
  draft.end();
  draft.say(
    `${june.subject.slice(6, 10)}年6月下旬到7月初${CHOICE_MONTH[stanceOf(june.luck)]}`,
    ...momentClaims(june),
  );
  draft.end();
}

/** The months before it to slow down in, of learning: the opening has named the easy ones. */
export function sayHardMonthsBeforeExam(draft: Draft): void {
  if (!EXAMS[gradeOf(draft.facts)]) return;
  const hard = examMonths(draft).before.filter(({ luck }) => stanceOf(luck) === 'hold');
  draft.end();
  if (hard.length > 0)
    draft.say(
      `${namesOf(hard)}只复习、不开新的，错题翻一遍就够`,
      ...hard.slice(0, MOST_NAMED).flatMap(momentClaims),
    );
  draft.end();
}

/** How to sleep for it. */
export function sayExamSleep(draft: Draft): void {
  const exam = EXAMS[gradeOf(draft.facts)];
  const { june } = examMonths(draft);
  if (!exam || !june) return;
  draft.end();
  draft.say(`${exam}那个月是${named(june)}：${EXAM_SLEEP[stanceOf(june.luck)]}`, ...momentClaims(june));
  draft.end();
}
