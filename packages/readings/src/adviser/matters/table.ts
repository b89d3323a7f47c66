/** The table of matters, and how a question finds its own. */
import { ACT_OR_NOT, askingClause } from '../understand/clauses.ts';
import { relationIn } from '../understand/people.ts';
import { AFTERWARDS } from './afterwards.ts';
import { BURDENS } from './burdens.ts';
import { CUSTOMS, SAYING_MATTERS } from './customs.ts';
import { DAILY, PAPERS } from './daily.ts';
import { EVERYDAY } from './everyday.ts';
import { CHILDREN, PARENTS, PEOPLE } from './family.ts';
import { HEALTH } from './health.ts';
import { CHART, LIFE } from './life.ts';
import { LOVE } from './love.ts';
import type { Family, Matter, Topic } from './matter.ts';
import { MONEY } from './money.ts';
import { STUDY } from './study.ts';
import { TIES } from './ties.ts';
import { WORK } from './work.ts';

/** Matters of one family exclude each other: the first that fits is meant. */
const FAMILIES: readonly Family[] = [
  AFTERWARDS,
  BURDENS,
  SAYING_MATTERS,
  DAILY,
  CUSTOMS,
  EVERYDAY,
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
 * What is told as circumstance, of which the asker wants no answer: 老板画饼，我要不要跳槽. The illness of kin is
 * (妈妈住院了，明年我能出国吗), the asker's own never.
 */
function toldAside(text: string): (matter: Matter) => boolean {
  const asked = askingClause(text);
  if (asked === text) return () => false;
  const own = MATTERS.filter(
    ({ first, topic, words }) => !first && !WEAK.includes(topic) && words.test(asked),
  );
  const isOfKin =
    (asked.includes('我') || ACT_OR_NOT.test(asked)) &&
    relationIn(text.slice(0, text.lastIndexOf(asked))) !== null;
  return ({ words, topic, id, yields }) => {
    if (own.length === 0 || words.test(asked)) return false;
    if (id === 'pregnancy') return own.some((one) => BESIDE_PREGNANCY.includes(one.topic));
    return yields === true || (topic === 'medicine' && isOfKin);
  };
}

/** The matters of a question in its clean form: those that are answered with a word first, then in the order of the text. */
export function findMatters(text: string): Matter[] {
  const isAside = toldAside(text);
  const asked = askingClause(text);
  const told = text.slice(0, text.lastIndexOf(asked));
  const found = FAMILIES.flatMap((family) => {
    const fits = family.filter((matter) => !isAside(matter) && matter.words.test(text));
    const [head] = fits;
    if (!head) return [];
    // 男朋友不想结婚，我要不要分手: of one family the matter of the clause that asks, where the other is only told.
    const isTold = !head.first && head.words.test(told) && !head.words.test(asked);
    const matter = (isTold && fits.find(({ words }) => words.test(asked))) || head;
    return [{ matter, place: text.search(matter.words) }];
  });
  const first = found.find(({ matter }) => matter.first);
  if (first) return [first.matter];
  const strong = found.filter(({ matter }) => !WEAK.includes(matter.topic));
  // Of matters as narrow as each other the one of the last clause is asked for; what stands before tells why.
  const question = /[,。;!]([^,。;!]{2,})$/.exec(text)?.[1] ?? '';
  const owned = ({ own }: Matter) => (own ? 0 : 1);
  const notAsked = ({ words }: Matter) => (question !== '' && words.test(question) ? 0 : 1);
  return (strong.length > 0 ? strong : found)
    .sort(
      (a, b) =>
        breadth(a.matter) - breadth(b.matter) ||
        notAsked(a.matter) - notAsked(b.matter) ||
        owned(a.matter) - owned(b.matter) ||
        a.place - b.place,
    )
    .map(({ matter }) => matter)
    .slice(0, MOST);
}
