/** Whether what is said of a time goes with the word for it: what strains under a hard one, what helps under an easy one. */
import type { Sentence } from './draft.ts';
import type { EventKey, EventWords } from './types/report-type.ts';
import { REPORT_TYPES } from './types/report-types.ts';
import { CAUSE_WORDS } from './words-causes.ts';
import { AGE_CAUSES } from './words-causes-ages.ts';
import { STUDENT_CAUSES } from './words-causes-student.ts';
import { DECISIVE } from './words-opening.ts';
import { SCALE_WORDS } from './words-scales.ts';
import { CYCLE_TOPICS } from './words-topics.ts';

type Sign = 1 | -1;

const HELPS: readonly EventKey[] = ['join', 'frame_good', 'near'];
const STRAINS: readonly EventKey[] = ['frame', 'move', 'rub'];

/** All phrasings in a table of words, whatever its shape. */
export const phrasesOf = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words]
    : words instanceof Object
      ? Object.values(words).flatMap((one) => phrasesOf(one))
      : [];

/** All phrasings below a key of that name. */
export function below(words: unknown, name: string): string[] {
  if (!(words instanceof Object) || Array.isArray(words)) return [];
  return Object.entries(words).flatMap(([key, one]) => (key === name ? phrasesOf(one) : below(one, name)));
}

let known: Map<string, Sign> | undefined;

/** The phrasings about a time that have a sign; those of both signs are left out. */
function signsOfPhrases(): Map<string, Sign> {
  if (known) return known;
  const scales = Object.values(SCALE_WORDS).flatMap((of) => Object.values(of));
  const tables = [
    CAUSE_WORDS,
    STUDENT_CAUSES,
    ...Object.values(AGE_CAUSES),
    ...scales.map(({ causes }) => causes),
  ];
  const events = [
    ...REPORT_TYPES.flatMap(({ words }) => Object.values(words.events) as EventWords[]),
    ...scales.flatMap((of) => Object.values(of.events)),
  ];
  const of = (keys: readonly EventKey[]) =>
    events.flatMap((words) => keys.flatMap((key) => words[key] ?? []));
  const gains = new Set([
    ...tables.flatMap((table) => below(table, 'gain')),
    ...of(HELPS),
    ...below(CYCLE_TOPICS, 'good'),
  ]);
  const costs = new Set([
    ...tables.flatMap((table) => below(table, 'cost')),
    ...of(STRAINS),
    ...below(CYCLE_TOPICS, 'bad'),
    ...Object.values(DECISIVE).flatMap(({ move, rub, frame, peer }) =>
      [move, rub, frame, peer].flatMap((one) => one ?? []),
    ),
  ]);
  const signed = (from: Set<string>, other: Set<string>, sign: Sign) =>
    [...from].filter((text) => !other.has(text)).map((text) => [text, sign] as const);
  known = new Map([...signed(gains, costs, 1), ...signed(costs, gains, -1)]);
  return known;
}

/** The sign of a piece of a line. */
function signOf(piece: string): Sign | undefined {
  const signs = signsOfPhrases();
  return signs.get(piece.trim());
}

/** What a line says as the time as a whole, each piece with its sign. */
function mainPieces(text: string): { piece: string; sign: Sign }[] {
  return text.split(/[｜|：。；]/).flatMap((piece) => {
    const sign = signOf(piece);
    return sign === undefined ? [] : [{ piece, sign }];
  });
}

/** Sentences about one time that say against its word: help under a hard one, strain under an easy one. */
export function signFaults(sentences: readonly Sentence[]): string[] {
  return sentences.flatMap(({ text, claims }) => {
    const stances = [
      ...new Set(claims.flatMap(([subject, value]) => (subject.startsWith('stance:') ? [value] : []))),
    ];
    if (stances.length !== 1 || stances[0] === 'even') return [];
    const against: Sign = stances[0] === 'hold' ? 1 : -1;
    return mainPieces(text)
      .filter(({ sign }) => sign === against)
      .map(({ piece }) => `${stances[0]}: ${piece} in ${text}`);
  });
}
