/** The table of matters, and how a question finds its own. */
import { ACT_OR_NOT, askingClause, asksAt, asksOfAct, focusOf, ownClause } from '../understand/clauses.ts';
import { relationIn } from '../understand/kin.ts';
import { ACROSS_GENERATIONS } from './across-generations.ts';
import { AFTERWARDS } from './afterwards.ts';
import { AILMENTS } from './ailments.ts';
import { AMONG_PEOPLE } from './among-people.ts';
import { BELIEFS } from './beliefs.ts';
import { BURDENS } from './burdens.ts';
import { CARING } from './elder-care.ts';
import { CHILDREN } from './children.ts';
import { CLAIMS } from './debt-collectors-and-records.ts';
import { CUSTOMS, SAYING_MATTERS } from './customs.ts';
import { DAILY, PAPERS } from './daily.ts';
import { DISPUTES } from './disputes.ts';
import { EMPLOYMENT } from './employment.ts';
import { EVERYDAY } from './everyday.ts';
import { PARENTS, PEOPLE } from './family.ts';
import { GROWING_UP } from './growing-up.ts';
import { HEALTH } from './health.ts';
import { HOLDINGS } from './holdings.ts';
import { HOUSEHOLD } from './household.ts';
import { CHART, LIFE } from './life.ts';
import { LOSSES } from './losses.ts';
import { LOVE } from './love.ts';
import { type Family, isOfBody, type Matter, type Topic } from './matter.ts';
import { MONEY } from './money.ts';
import { NEAR_ONES } from './near-ones.ts';
import { OF_OTHERS } from './of-others.ts';
import { OWN_WAYS } from './own-ways.ts';
import { RIFTS } from './quarrels.ts';
import { SCHOOLING } from './schooling.ts';
import { SPENDING } from './spending.ts';
import { STARTING_OUT } from './starting-out.ts';
import { STUDY } from './study.ts';
import { TIES } from './ties.ts';
import { UNDER_WAY } from './under-way.ts';
import { WORK } from './work.ts';

/** Matters of one family exclude each other: the first that fits is meant. */
const FAMILIES: readonly Family[] = [
  NEAR_ONES,
  BELIEFS,
  ACROSS_GENERATIONS,
  AFTERWARDS,
  AILMENTS,
  OF_OTHERS,
  BURDENS,
  SAYING_MATTERS,
  CARING,
  GROWING_UP,
  STARTING_OUT,
  DISPUTES,
  CLAIMS,
  UNDER_WAY,
  HOUSEHOLD,
  DAILY,
  CUSTOMS,
  LOSSES,
  EMPLOYMENT,
  HOLDINGS,
  EVERYDAY,
  AMONG_PEOPLE,
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
  OWN_WAYS,
  ...CHART,
  PAPERS,
  ...LIFE,
];

export const MATTERS: readonly Matter[] = FAMILIES.flat();

/** Topics that name only how a question is put, and yield to any other. */
export const WEAK: readonly Topic[] = ['luck', 'remedy', 'pattern', 'pillars', 'strength', 'personality'];
/** Matters that a question may only name the people of. */
const OF_PEOPLE = new Set(['people', 'parents', 'in_laws', 'children', 'boss', 'marriage']);
/** What is asked of the people themselves, and of how one is with them. */
const OF_TIE =
  /关系|缘|婚姻|夫妻|情分|在乎|长大|适应|孝|相处|处得|亲近|怎么样|和睦|矛盾|操心|省心|将来|以后|前途|出息|福气?|运|靠得|靠谱|依靠|养老|相克|冲|合不合|帮(?:我|得|上)|贵人|小人|对我|理解|听话|懂事|争气|宫|吵|好吗|好不好|得罪|求|嫉妒|防/;
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

/** Matters that are only circumstance where the clause that asks has another: 他老不回我消息，我该不该分手. */
const CIRCUMSTANCES = new Set([
  'pressed_to_marry',
  'left_out',
  'unwilling_to_marry',
  'money_not_shared',
  'silent',
]);

/**
 * What is told as circumstance, of which the asker wants no answer. The illness of kin
 * is circumstance (妈妈住院了，明年我能出国吗), the asker's own never.
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
  return ({ words, topic, id }) => {
    if (own.length === 0 || words.test(asked)) return false;
    if (id === 'pregnancy') return own.some((one) => BESIDE_PREGNANCY.includes(one.topic));
    return CIRCUMSTANCES.has(id) || (topic === 'medicine' && isOfKin);
  };
}

/** Characters of a clause that can stand alone: 借不借 leans on what is told before it. */
const LEAST_OF_CLAUSE = 4;

/** Matters of a household or of people, which a clause may name in passing. */
const isNarrow = ({ id, topic }: Matter) => !WEAK.includes(topic) && !OF_PEOPLE.has(id) && !WIDE.has(id);

/** Whether a clause names a narrow matter of its own. */
const namesNarrow = (part: string) =>
  [...part].length >= LEAST_OF_CLAUSE && MATTERS.some((one) => isNarrow(one) && one.words.test(part));

/** Characters that a clause must say of its own before a matter without a firm answer is only circumstance. */
const LEAST_OF_OTHER = 4;

/**
 * What is told before a clause that says as much of its own is circumstance, however firm its answer:
 * 怀孕四个月了，穿不穿纱办不办席. A bare name sooner than a whole deed.
 */
function toldBefore(text: string): (matter: Matter) => boolean {
  const own = ownClause(text);
  if (!own) return () => false;
  const after = text.slice(own.start);
  const ofBody = MATTERS.some((one) => isOfBody(one) && one.words.test(after));
  const ofKin = relationIn(text.slice(0, own.start)) !== null;
  return ({ words, first, topic }) => {
    // 血压一百八，头疼得厉害还吐 goes on with what is told.
    if (words.test(after) || (ofBody && isOfBody({ topic }))) return false;
    // 我胸口疼了两天，明天还能去跑步吗: the asker's own body is never told in passing.
    if (!first && (!own.asks || (topic === 'health' && !ofKin))) return false;
    const match = words.exec(text);
    if (match === null) return false;
    const end = match.index + match[0].length;
    if (end > own.start || asksAt(text, end - 1)) return false;
    return own.weight >= Math.max([...match[0]].length, first ? 0 : LEAST_OF_OTHER);
  };
}

/** 报计算机还是学医，家里吵翻了: what is told after a choice is circumstance. */
const CHOICE_THEN_TOLD = /^(?:.*[,。;!?])?([^,。;!?]{2,}还是[^,。;!?]{2,})[,。]([^?!]{2,})$/;

/** Between whom it is told. */
const OF_TIES: readonly Topic[] = ['marriage', 'love', 'parents', 'people', 'children'];

/** Whether a matter is named only after the clause of a choice, which asks nothing itself. */
function toldAfterChoice(text: string): (matter: Matter) => boolean {
  const [, choice, after] = CHOICE_THEN_TOLD.exec(text) ?? [];
  if (choice === undefined || after === undefined || asksAt(after, 0)) return () => false;
  const before = text.slice(0, text.length - after.length);
  return ({ words, first, topic }) =>
    !first && OF_TIES.includes(topic) && words.test(after) && !words.test(before);
}

/** The matters of a question in its clean form: those that are answered with a word first, then in the order of the text. */
export function findMatters(text: string): Matter[] {
  const [aside, before] = [toldAside(text), toldBefore(text)];
  const afterChoice = toldAfterChoice(text);
  const isAside = (matter: Matter) =>
    aside(matter) || afterChoice(matter) || (matter.first === true && before(matter));
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
  const strong = found.filter(({ matter }) => matter.ofNature || !WEAK.includes(matter.topic));
  // Of matters as narrow as each other the one of the last clause is asked for; what stands before tells why.
  const question = /[,。;!]([^,。;!]{2,})$/.exec(text)?.[1] ?? '';
  const onlyTold = (matter: Matter) => (before(matter) ? 1 : 0);
  const owned = ({ own }: Matter) => (own ? 0 : 1);
  const notAsked = ({ words }: Matter) =>
    question !== '' && words.test(question) ? 0 : words.test(focus) ? 1 : 2;
  const sorted = (strong.length > 0 ? strong : found)
    .sort(
      (a, b) =>
        onlyTold(a.matter) - onlyTold(b.matter) ||
        breadth(a.matter) - breadth(b.matter) ||
        notAsked(a.matter) - notAsked(b.matter) ||
        owned(a.matter) - owned(b.matter) ||
        a.place - b.place,
    )
    .map(({ matter }) => matter)
    .slice(0, MOST);
  const [head] = sorted;
  if (head && before(head)) return [];
  return head && OF_PEOPLE.has(head.id) && head.id !== 'boss' && asksOfAct(text) && !OF_TIE.test(text)
    ? []
    : sorted;
}
