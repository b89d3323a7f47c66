/** One time held against another: better, about the same or tighter comes first. */
import { isTimed, type Matter, type Timed } from '../../matters/matter.ts';
import { findMatters } from '../../matters/table.ts';
import type { Comparison, Span } from '../../understand/compare.ts';
import type { Writer } from '../../writer.ts';
import { forAge } from '../ages.ts';
import type { Answer } from '../answer.ts';
import { monthsLuck } from '../luck/months.ts';
import { OLDEST, yearOfLuck } from '../luck/signs.ts';
import { monthName, OVERALL, scoreOf, signOfScore, wordsOfYear, yearName } from '../period.ts';
import { eventsTold, reasonOfYear } from '../beside.ts';

/** Years that are meant by 30岁以后. */
const YEARS_OF_AN_AGE = 5;
/** Half of the step from one word for a year to the next. */
const SAME = 0.5;

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The years of a span that this chart has. */
function yearsOfSpan({ facts }: Writer, span: Extract<Span, { kind: 'year' | 'age' }>): number[] {
  const first = span.kind === 'year' ? span.year : facts.birth_year + span.age - 1;
  const count = span.kind === 'year' ? 1 : YEARS_OF_AN_AGE;
  return Array.from({ length: count }, (_, at) => first + at).filter(
    (year) => year >= facts.birth_year && year < facts.birth_year + OLDEST,
  );
}

const scoreOfSpan = (w: Writer, span: Span, matter: Timed): number =>
  span.kind === 'months'
    ? mean(monthsLuck(w, span.months).map(({ tone }) => tone * 2))
    : mean(yearsOfSpan(w, span).map((year) => scoreOf(w, yearOfLuck(w, year), matter)));

function nameOf(w: Writer, span: Span): string {
  if (span.kind === 'year') return yearName(w, span.year);
  if (span.kind === 'age') {
    const years = yearsOfSpan(w, span);
    return `${span.age}岁以后（${years[0]!}到${years.at(-1)!}年）`;
  }
  const [month] = monthsLuck(w, span.months);
  return span.months.length === 1 && month ? monthName(month, w.today.year) : span.name;
}

/** Which of two times is the better for a matter; null for times that this chart does not have. */
export function answerCompare(w: Writer, { of, against }: Comparison, asked: Matter): Answer | null {
  const luck = findMatters('运势').find(isTimed)!;
  const matter = forAge(w, isTimed(asked) && asked.id !== 'anything' ? asked : luck) as Timed;
  const isKnown = [of, against].every((span) => span.kind === 'months' || yearsOfSpan(w, span).length > 0);
  if (!isKnown) return null;
  const [score, before] = [scoreOfSpan(w, of, matter), scoreOfSpan(w, against, matter)];
  const sign = signOfScore(score);
  const [name, other] = [nameOf(w, of), nameOf(w, against)];
  w.step(`比较${name}与${other}：${OVERALL[sign]}，先前${OVERALL[signOfScore(before)]}。`);
  const gain = score - before;
  const how =
    gain >= SAME
      ? sign === 'bad'
        ? '会好一点，但还是偏紧'
        : '会好一些'
      : gain <= -SAME
        ? `不如${other}`
        : `和${other}差不多`;
  const year = of.kind === 'year' ? yearOfLuck(w, of.year) : null;
  const isEnding = of.kind === 'year' && of.year === w.today.year && w.today.month >= 10;
  const next = w.today.year + 1;
  const then = signOfScore(scoreOf(w, yearOfLuck(w, next), matter));
  return {
    lead: `${how}：${name}${year ? wordsOfYear(year, matter, sign) : matter.year[sign]}`,
    reasons: [
      ...(isEnding
        ? [
            `今年剩得不多了，往后${next}年${then === sign ? '也差不多' : wordsOfYear(yearOfLuck(w, next), matter, then)}`,
          ]
        : []),
      ...(year && !isEnding
        ? [reasonOfYear(w, year, matter), eventsTold(w, `${year.year}年${year.ganzhi}`, year, matter)]
        : []),
    ].filter((text) => text !== ''),
    advice: matter.advice ?? [],
    limits: matter.limit ? [matter.limit] : [],
  };
}
