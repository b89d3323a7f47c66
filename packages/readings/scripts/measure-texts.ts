/** Figures of the reports by rules, as a table: `npm run measure:texts`. Ten births of different age and sex, six types. */
import { castChart, monthlyLuck } from '@ziping/bazi/chart';
import { readingFacts, yearsOf } from '@ziping/bazi/reading/facts';

import { composeReport } from '../src/reports/compose.ts';
import { REPORT_TYPES } from '../src/reports/types/report-types.ts';
import { clauseShare, earlyFigures, sentenceShare, termsIn } from '../src/reports/measures.ts';

const NOW = Date.parse('2026-11-25T12:00:00+08:00');

const BIRTHS = [
  '1998-03-12 09:20 female',
  '1990-06-25 12:00 male',
  '1985-11-02 23:40 female',
  '1979-01-18 04:15 male',
  '2002-08-09 17:30 male',
  '1966-05-30 07:05 female',
  '1941-02-11 20:00 female',
  '2012-10-21 14:10 male',
  '2019-04-05 06:50 female',
  '1972-12-24 10:30 male',
] as const;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const percent = (value: number) => `${Math.round(value * 100)} %`;

function readingsOf(birth: string) {
  const [year, month, day, hour, minute] = birth.match(/\d+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const gender = birth.endsWith(' female') ? 'female' : 'male';
  const chart = castChart({ calendar_type: 'solar', year, month, day, hour, minute, gender }, {}, NOW);
  const record = { name: '测试', gender, birth_time_solar: chart.truth.clock, hour_unknown: false } as const;
  const facts = readingFacts({ chart, gender, hour_unknown: false, now_ms: NOW });
  const texts = REPORT_TYPES.map(({ code: report_code }) =>
    composeReport({ chart, record, report_code, now_ms: NOW })
      .map(({ text }) => text)
      .join('\n\n'),
  );
  const past = [facts.year, facts.year - 1].flatMap((of) =>
    monthlyLuck(chart, of, NOW)
      .filter(
        ({ start_date }, place, all) =>
          (all[place + 1]?.start_date ?? `${of + 1}-02-04`) <= facts.today && start_date < facts.today,
      )
      .map(({ jie, ganzhi, start_date }) => ({ jie, ganzhi, start_date })),
  );
  const first = [
    ...yearsOf(facts, facts.year, 2).flatMap(({ year: of, events }) =>
      events.map((event) => ({ event, time: `${of}年` })),
    ),
    ...(facts.cycles[facts.current]?.events ?? []).map((event) => ({
      event,
      time: `${facts.cycles[facts.current]!.until.slice(0, 4)}年`,
    })),
  ].filter(({ event }) => event.rank === 1);
  return { texts, past, first };
}

const people = BIRTHS.map(readingsOf);
const all = people.flatMap(({ texts }) => texts);
const early = all.map(earlyFigures);

const pairs = (share: (one: string, other: string) => number) =>
  people.flatMap(({ texts }) =>
    texts.flatMap((one, place) => texts.slice(place + 1).map((other) => share(one, other))),
  );
const sentences = pairs(sentenceShare);
const clauses = pairs(clauseShare);

const ADVICE = /宜|不妨|适合|先|别(?!的)|可以|放到|定下/;
const pastAdvice = people.map(({ texts, past }) =>
  texts.map(
    (text) =>
      text
        .split(/(?<=[。\n])/)
        .filter(
          (sentence) =>
            past.some(({ ganzhi, jie }) => sentence.includes(`${ganzhi}月`) && sentence.includes(jie)) &&
            ADVICE.test(sentence),
        ).length,
  ),
);
const told = people.flatMap(({ texts, first }) =>
  (['love', 'annual'] as const).flatMap((code) => {
    const text = texts[REPORT_TYPES.findIndex((type) => type.code === code)]!;
    return first.map(({ event, time }) => ({
      named: text.includes(event.name),
      early: text.slice(0, 600).includes(time),
    }));
  }),
);

const rows: [string, string][] = [
  ['reports', String(all.length)],
  [
    'characters (median; most)',
    `${median(all.map(({ length }) => length))}; ${Math.max(...all.map(({ length }) => length))}`,
  ],
  [
    'terms in the first 100 characters (median; most)',
    `${median(early.map(({ terms }) => terms))}; ${Math.max(...early.map(({ terms }) => terms))}`,
  ],
  [
    'a time and an advice within the first 600 characters',
    `${early.filter(({ time, advice }) => time && advice).length} of ${all.length}`,
  ],
  [
    'same sentences between two types (median; most)',
    `${percent(median(sentences))}; ${percent(Math.max(...sentences))}`,
  ],
  [
    'same clauses between two types (median; most)',
    `${percent(median(clauses))}; ${percent(Math.max(...clauses))}`,
  ],
  ['sentences that advise on past months', String(pastAdvice.flat().reduce((sum, count) => sum + count, 0))],
  [
    'events of the first rank named in the love and annual reports',
    `${told.filter(({ named }) => named).length} of ${told.length}`,
  ],
  [
    'their year within the first 600 characters',
    `${told.filter((one) => one.early).length} of ${told.length}`,
  ],
];
console.log(
  `| measured | now |\n|---|---|\n${rows.map(([name, value]) => `| ${name} | ${value} |`).join('\n')}`,
);
const counts = new Map<string, number>();
for (const text of all)
  for (const term of termsIn(text.slice(0, 600))) counts.set(term, (counts.get(term) ?? 0) + 1);
const listed = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 20);
console.log(
  `\nterms within the first 600 characters: ${listed.map(([term, count]) => `${term} ${count}`).join(', ') || 'none'}`,
);
