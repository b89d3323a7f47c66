/** The table of matters, and how a question finds its own. */
import { ACT_OR_NOT, askingClause, focusOf } from '../understand/clauses.ts';
import { relationIn } from '../understand/kin.ts';
import { AFTERWARDS } from './afterwards.ts';
import { BURDENS } from './burdens.ts';
import { CUSTOMS, SAYING_MATTERS } from './customs.ts';
import { DAILY, PAPERS } from './daily.ts';
import { DISPUTES } from './disputes.ts';
import { EVERYDAY } from './everyday.ts';
import { CHILDREN, PARENTS, PEOPLE } from './family.ts';
import { HEALTH } from './health.ts';
import { CHART, LIFE } from './life.ts';
import { LOVE } from './love.ts';
import type { Family, Matter, Topic } from './matter.ts';
import { MONEY } from './money.ts';
import { RIFTS } from './rifts.ts';
import { SCHOOLING } from './schooling.ts';
import { SPENDING } from './spending.ts';
import { STUDY } from './study.ts';
import { TIES } from './ties.ts';
import { UNDER_WAY } from './under-way.ts';
import { WORK } from './work.ts';

/** Matters of one family exclude each other: the first that fits is meant. */
const FAMILIES: readonly Family[] = [
  AFTERWARDS,
  BURDENS,
  SAYING_MATTERS,
  DISPUTES,
  UNDER_WAY,
  DAILY,
  CUSTOMS,
  EVERYDAY,
  RIFTS,
  [...TIES, ...LOVE],
  WORK,
  SCHOOLING,
  STUDY,
  SPENDING,
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

/** What may cost health or all one has is never only circumstance. */
const NEVER_ASIDE: readonly Topic[] = ['medicine', 'lottery', 'invest'];
const NEVER_ASIDE_IDS = new Set([
  'swindled',
  'asked_for_money',
  'fee_of_employer',
  'guarantee',
  'guarantee_called',
  'leverage',
  'pledged_home',
  'scheme',
  'betrayed',
  'wages_owed',
  'hit_child',
  'bereaved',
  'bullied_child',
  'hidden_loans',
  'work_again',
  'shy_child',
  'gambling_of_other',
]);

/** Characters of a clause that can stand alone: 借不借 leans on what is told before it. */
const LEAST_OF_CLAUSE = 4;

/** Matters of a household or of people, which a clause may name in passing. */
const isNarrow = ({ id, topic }: Matter) => !WEAK.includes(topic) && !OF_PEOPLE.has(id) && !WIDE.has(id);

/** Whether a clause names a narrow matter of its own. */
const namesNarrow = (part: string) =>
  [...part].length >= LEAST_OF_CLAUSE && MATTERS.some((one) => isNarrow(one) && one.words.test(part));

/** Whether a clause names a matter that is more than people. */
const namesAny = (part: string) =>
  MATTERS.some(({ id, topic, words }) => !WEAK.includes(topic) && !OF_PEOPLE.has(id) && words.test(part));

/**
 * What stands only before the clause that asks, where that clause names a narrower matter of its own: 退休金三千二，想去老年大学.
 */
function toldBefore(text: string): (matter: Matter) => boolean {
  const { clause, start } = focusOf(text, namesNarrow);
  const asked = focusOf(text, namesAny);
  if (start === 0 && asked.start === 0) return () => false;
  return (matter) => {
    // 我妈住院了，我今年工作能稳吗: the illness of kin is told, the asker's own work is asked about.
    if (matter.first && matter.topic === 'medicine')
      return (
        asked.start > 0 &&
        asked.clause.includes('我') &&
        relationIn(text.slice(0, asked.start)) !== null &&
        !matter.words.test(asked.clause)
      );
    if (!matter.first || NEVER_ASIDE.includes(matter.topic) || NEVER_ASIDE_IDS.has(matter.id)) return false;
    if (matter.words.test(clause)) return false;
    const match = start > 0 ? matter.words.exec(text) : null;
    return match !== null && match.index + match[0].length <= start;
  };
}

/** The matters of a question in its clean form: those that are answered with a word first, then in the order of the text. */
export function findMatters(text: string): Matter[] {
  const [aside, before] = [toldAside(text), toldBefore(text)];
  const isAside = (matter: Matter) => aside(matter) || before(matter);
  const act = askingClause(text);
  const focus = focusOf(text, namesNarrow).clause;
  const asked = act === text ? focus : act;
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
  const notAsked = ({ words }: Matter) =>
    question !== '' && words.test(question) ? 0 : words.test(focus) ? 1 : 2;
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
