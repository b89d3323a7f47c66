/**
 * Runs a file of model texts through the fact check: `npm run check:prose -- FILE`.
 *
 * The file is a JSON array of `{ birth, pillars, text }`; `pillars` are the four pairs of the birth. Prints each sentence
 * with what was found in it, the sentences in which nothing was found with `--passed`, and the findings by kind.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { castChart } from '@ziping/bazi/chart';
import type { Birth } from '@ziping/bazi/types';

import { findWrongFacts } from '../src/fact-check/fact-check.ts';
import { sentencesOf } from '../src/fact-check/words.ts';
import { chartFacts, type PillarName } from '../src/facts.ts';

interface Prose {
  birth: Birth;
  pillars: string[];
  text: string;
}

const KEYS: readonly PillarName[] = ['year', 'month', 'day', 'time'];
const args = process.argv.slice(2);
const [file] = args.filter((one) => !one.startsWith('--'));
if (!file) throw new Error('usage: npm run check:prose -- FILE [--passed]');
const passed = args.includes('--passed');
const texts = JSON.parse(readFileSync(resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8')) as Prose[];
const now_ms = Date.now();
const byKind = new Map<string, number>();
let [sentences, struck] = [0, 0];

/** The chart by the conventions that give the pillars of the file: day change, or true solar time at 120° E. */
function chartWith(birth: Birth, pillars: readonly string[]) {
  const charts = [null, 120].flatMap((longitude) =>
    (['next', 'split'] as const).map((zi) => castChart({ ...birth, longitude }, { zi }, now_ms)),
  );
  const isOfFile = ({ bazi }: (typeof charts)[number]) =>
    KEYS.every((key, i) => {
      const { heavenly_stem, earthly_branch } = bazi[`${key}_pillar`];
      return heavenly_stem + earthly_branch === pillars[i];
    });
  return charts.find(isOfFile) ?? charts[0]!;
}

texts.forEach(({ birth, pillars, text }, number) => {
  const facts = chartFacts({
    chart: chartWith(birth, pillars),
    record: { gender: birth.gender, birth_time_solar: '', hour_unknown: false },
    now_ms,
  });
  const own = KEYS.map((key) => facts.pillars[key]?.ganzhi).join(' ');
  console.log(`#${number} ${own}${own === pillars.join(' ') ? '' : ` (the file has ${pillars.join(' ')})`}`);
  const findings = findWrongFacts(text, facts);
  for (const { kind } of findings) byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
  for (const { start, end } of sentencesOf(text)) {
    const found = findings.filter((one) => one.start < end && one.end > start);
    sentences += 1;
    if (found.length > 0) struck += 1;
    if (found.length > 0 || passed)
      console.log(`  ${found.length > 0 ? '✗' : '✓'} ${text.slice(start, end)}`);
    for (const { kind, said, right } of found) console.log(`      ${kind}: ${said} → ${right}`);
  }
});

console.log(`\n${texts.length} texts, ${sentences} sentences, ${struck} contradict the chart`);
for (const [kind, count] of [...byKind].sort((a, b) => b[1] - a[1])) console.log(`${kind}: ${count}`);
