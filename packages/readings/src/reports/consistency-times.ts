/** Checks of what the reports of one person say of times: of a year against its months, and of one report against another. */
import type { DraftSection, Sentence } from './draft.ts';
import { REPORT_TYPES } from './types/report-types.ts';
import { FIELD_YEARS } from './words-fields.ts';
import { BEST_NAMES, frameOf } from './words-frames.ts';

type Report = readonly DraftSection[];

const sentencesOf = (report: Report, ...ids: readonly string[]): Sentence[] =>
  report.filter(({ id }) => ids.includes(id)).flatMap(({ paragraphs }) => paragraphs.flat());

/** The values of claims, such as that of `stance:month:2027-02`. */
function claimsOf(reports: readonly Report[]): Map<string, string | number> {
  const all = reports.flatMap((report) => report.flatMap(({ paragraphs }) => paragraphs.flat()));
  return new Map(all.flatMap(({ claims }) => claims));
}

const WITHIN = REPORT_TYPES.map((type) => frameOf(type).within);
/** What is said of months within a year, after their names. */
const EASY = new RegExp(`^(?:${WITHIN.map(({ push }) => push).join('|')})`);
const HARD = new RegExp(`^(?:${WITHIN.map(({ hold }) => hold).join('|')})`);

/** Months by name: 3、10月, 2到5月, 11月到次年1月, 次年1月. */
const MONTHS = '(?:\\d+月?到(?:次年)?\\d+月|(?:\\d+、)*\\d+月|次年1月)';
const NAMED = new RegExp(`(${MONTHS}(?:[、和]${MONTHS})*)([^；，。\\d]*)`, 'g');

const monthOf = (number: number, year: number) =>
  number > 12 ? `${year + 1}-01` : `${year}-${String(number).padStart(2, '0')}`;

/** Months named in a line, with what is said of them. */
function monthsNamed(text: string, year: number): { month: string; said: string }[] {
  return [...text.matchAll(NAMED)].flatMap(([, names, said]) =>
    names!
      .replaceAll('次年1月', '13月')
      .split(/[、和]/)
      .flatMap((part) => {
        const [from, until = from] = part.split('到').map((one) => Number(one.replace('月', ''))) as [
          number,
          number?,
        ];
        return Array.from({ length: until! - from + 1 }, (_, step) => from + step);
      })
      .map((number) => ({ month: monthOf(number, year), said: said! })),
  );
}

/** Months that are named as easy and are to hold back in, or the other way round. */
function monthFaults(line: Sentence, known: ReadonlyMap<string, string | number>): string[] {
  const year = Number(/^(?:- |\| )?(20\d\d)年/.exec(line.text)?.[1]);
  if (!year) return [];
  return monthsNamed(line.text, year)
    .filter(({ month, said }) => {
      const stance = known.get(`stance:month:${month}`);
      return (EASY.test(said) && stance === 'hold') || (HARD.test(said) && stance === 'push');
    })
    .map(({ month, said }) => `${month} is not ${said}: ${line.text}`);
}

/** Months of one kind that a line may name. */
const MOST_MONTHS = 2;

/** A line that lists months where it should name the best and the hardest, and a good year with more hard months than easy ones. */
function listFaults(report: Report, known: ReadonlyMap<string, string | number>): string[] {
  return sentencesOf(report, 'answer', 'times', 'years').flatMap(({ text, claims }) => {
    const year = Number(/^(?:- |\| )?(20\d\d)年/.exec(text)?.[1]);
    if (!year) return [];
    const named = monthsNamed(text, year);
    const count = (words: RegExp) => named.filter(({ said }) => words.test(said)).length;
    const months = Array.from({ length: 11 }, (_, place) =>
      known.get(`stance:month:${monthOf(place + 2, year)}`),
    );
    const of = (stance: string) => months.filter((one) => one === stance).length;
    const isGood = claims.some(([subject, stance]) => subject === `stance:year:${year}` && stance === 'push');
    return [
      ...(count(EASY) > MOST_MONTHS || count(HARD) > MOST_MONTHS ? [`a list of months: ${text}`] : []),
      // The last month of the year is not known here.
      ...(isGood && !months.includes(undefined) && of('hold') > of('push') + 1
        ? [`good with more hard months than easy ones: ${text}`]
        : []),
    ];
  });
}

/** A report that counts months or years where it should name them. */
const countFaults = (report: Report): string[] =>
  sentencesOf(report, ...report.map(({ id }) => id))
    .filter(({ text }) =>
      /[头有](?:\d+|[一两三四五六几])个月(?:还紧|仍要慢|要慢|都?较?顺)|头[两三四五]年先紧/.test(text),
    )
    .map(({ text }) => `counted: ${text}`);

const BEST = new RegExp(`年(?:${BEST_NAMES})（(较?顺)）`);

/** A word in the answer that is not the one for the time. */
function wordFaults(report: Report): string[] {
  return sentencesOf(report, 'answer').flatMap(({ text, claims }) => {
    const tones = claims.filter(([subject]) => /^(?:year|month):/.test(subject)).map(([, tone]) => tone);
    const named = BEST.exec(text)?.[1] ?? /年都(较?顺)/.exec(text)?.[1];
    const said = named && (named === '顺' ? 2 : 1);
    const isLikeliest = /(?:名分上|相伴)的事，.*最容易定/.test(text);
    return [
      ...(said !== undefined && tones.some((tone) => tone !== said) ? [`not the word: ${text}`] : []),
      ...(isLikeliest && tones.includes(0) && !text.includes('（平') ? [`likeliest and even: ${text}`] : []),
    ];
  });
}

/** What is advised in a year and goes against other advice for it. */
const OPPOSED: readonly (readonly [RegExp, RegExp])[] = [
  [/不谈(?:去留|分开)/, /先搁一个月|真要谈|谈(?:一次)?去留/],
  [/过了这(?:一年|个月)再说/, /先搁一个月|真要谈/],
  [/不在这时裸辞|先不动|不开张/, /想换的?地方(?:去谈|就去谈)|要走就挑这一年/],
];

/** Within a report two pieces of advice for one year that exclude each other. */
function adviceFaults(report: Report): string[] {
  const texts = new Map<string, string>();
  for (const { text, claims } of report.flatMap(({ paragraphs }) => paragraphs.flat())) {
    const years = claims.map(([subject]) => subject).filter((subject) => subject.startsWith('year:'));
    if (years.length === 1) texts.set(years[0]!, `${texts.get(years[0]!) ?? ''}\n${text}`);
  }
  return [...texts].flatMap(([year, text]) =>
    OPPOSED.filter(([one, other]) => one.test(text) && other.test(text)).map(
      ([one]) => `${year}: ${one.source}`,
    ),
  );
}

const RECOMMENDED =
  /^- (?:跳槽|晋升|再往上)：(20\d\d)年（[^）]*）(?:职位和名分有机会|没有逼着你走|名分不会自己来)/;
/** What speaks against rising or leaving; that of office and of a move says itself what to ask for first. */
const BAD_WORK = (['peer', 'output', 'wealth', 'seal', 'join'] as const).map(
  (key) => FIELD_YEARS.work[key].bad,
);

/** A year that one report takes for work to be one to rise or to leave in, and another one for a strain. */
function workFaults(reports: readonly Report[]): string[] {
  const lines = reports.flatMap((report) => sentencesOf(report, ...report.map(({ id }) => id)));
  const good = lines.flatMap(({ text }) => RECOMMENDED.exec(text)?.[1] ?? []);
  return lines
    .filter(({ text }) => /^- 做事：/.test(text) && BAD_WORK.some((bad) => text.includes(bad)))
    .filter(({ text }) => good.some((year) => text.includes(`。${year}年（`)))
    .map(({ text }) => `recommended elsewhere: ${text}`);
}

/** What the reports of one person say of times against each other. */
export function timeFaults(reports: readonly Report[]): string[] {
  const known = claimsOf(reports);
  return [
    ...reports.flatMap((report) => [
      ...sentencesOf(report, 'times', 'years').flatMap((line) => monthFaults(line, known)),
      ...listFaults(report, known),
      ...wordFaults(report),
      ...countFaults(report),
      ...adviceFaults(report),
    ]),
    ...workFaults(reports),
  ];
}
