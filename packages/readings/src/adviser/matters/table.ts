/** The table of matters, and how a question finds its own. */
import { askingClause } from '../understand/clauses.ts';
import { relationIn } from '../understand/people.ts';
import { BURDENS } from './burdens.ts';
import { CUSTOMS, SAYING_MATTERS } from './customs.ts';
import { DAILY, PAPERS } from './daily.ts';
import { CHILDREN, PARENTS, PEOPLE } from './family.ts';
import { HEALTH } from './health.ts';
import { CHART, LIFE } from './life.ts';
import { LOVE } from './love.ts';
import type { Family, Matter, Topic } from './matter.ts';
import { MONEY } from './money.ts';
import { TIES } from './ties.ts';
import { STUDY, WORK } from './work.ts';

/** Matters of one family exclude each other: the first that fits is meant. */
const FAMILIES: readonly Family[] = [
  BURDENS,
  SAYING_MATTERS,
  DAILY,
  CUSTOMS,
  [...TIES, ...LOVE],
  WORK,
  STUDY,
  MONEY,
  HEALTH,
  CHILDREN,
  PARENTS,
  PEOPLE,
  ...CHART,
  PAPERS,
  ...LIFE,
];

export const MATTERS: readonly Matter[] = FAMILIES.flat();

/** Topics that name only how a question is put, and yield to any other. */
export const WEAK: readonly Topic[] = ['luck', 'remedy', 'pattern', 'pillars', 'strength', 'personality'];
/** Matters that a question may only name the people of. */
const OF_PEOPLE = new Set(['people', 'parents', 'in_laws', 'children', 'boss', 'marriage']);
/** Matters so wide that one of the same question with a narrower name is meant. */
const WIDE = new Set(['career', 'wealth', 'health', 'luck', 'study', 'love', 'move', 'abroad']);
const breadth = ({ id }: Matter) => (OF_PEOPLE.has(id) ? 2 : WIDE.has(id) ? 1 : 0);
/** Matters of a question told together. */
const MOST = 2;

/** What is done in a life, beside which a pregnancy is told. */
const BESIDE_PREGNANCY: readonly Topic[] = [
  'job_change',
  'career',
  'startup',
  'house',
  'study',
  'exam',
  'move',
];

/**
 * Whether an illness or a pregnancy is told as circumstance, of which the asker wants no answer: 妈妈住院了，明年我能出国吗.
 * The asker's own illness is never passed over.
 */
function isToldAside({ words, topic, id }: Matter, text: string, others: readonly Matter[]): boolean {
  const asked = askingClause(text);
  if (topic !== 'medicine' || asked === text || words.test(asked)) return false;
  const own = others.filter(
    (one) => one.topic !== 'medicine' && !WEAK.includes(one.topic) && one.words.test(asked),
  );
  if (id === 'pregnancy') return own.some((one) => BESIDE_PREGNANCY.includes(one.topic));
  return (
    own.length > 0 && asked.includes('我') && relationIn(text.slice(0, text.lastIndexOf(asked))) !== null
  );
}

/** The matters of a question in its clean form: those that are answered with a word first, then in the order of the text. */
export function findMatters(text: string): Matter[] {
  const found = FAMILIES.flatMap((family) => {
    for (const matter of family) {
      const place = text.search(matter.words);
      if (place >= 0) return [{ matter, place }];
    }
    return [];
  });
  const all = found.map(({ matter }) => matter);
  const rest = found.filter(({ matter }) => !isToldAside(matter, text, all));
  const first = rest.find(({ matter }) => matter.first);
  if (first) return [first.matter];
  const strong = rest.filter(({ matter }) => !WEAK.includes(matter.topic));
  // Of matters as narrow as each other the one of the last clause is asked for; what stands before tells why.
  const question = /[,。;!]([^,。;!]{2,})$/.exec(text)?.[1] ?? '';
  const owned = ({ own }: Matter) => (own ? 0 : 1);
  const isTold = ({ words }: Matter) => (question !== '' && words.test(question) ? 0 : 1);
  return (strong.length > 0 ? strong : rest)
    .sort(
      (a, b) =>
        breadth(a.matter) - breadth(b.matter) ||
        isTold(a.matter) - isTold(b.matter) ||
        owned(a.matter) - owned(b.matter) ||
        a.place - b.place,
    )
    .map(({ matter }) => matter)
    .slice(0, MOST);
}
