/** What was understood of a question. */
import type { Matter, Topic } from '../matters/matter.ts';
import type { Danger } from './danger.ts';
import type { Fact } from './facts.ts';
import type { Asks, Form } from './form.ts';
import type { Person } from './kin.ts';
import type { Shape } from './shape.ts';
import type { Talk } from './talk.ts';
import type { Term } from './terms.ts';
import type { NamedDay } from './time/named-days.ts';
import type { Time } from './time/time.ts';

export interface Understood {
  /** The question in its clean form. */
  text: string;
  danger: Danger | null;
  /** The danger was told in a turn before, and this one goes on from it. */
  dangerAgain: boolean;
  /** Null for the person who asks. */
  person: Person | null;
  /** The saved record that the person is, by its place in what was given. */
  record: number | null;
  /** Those near who were named last, in that turn or one before: for them a later pronoun stands. */
  named: readonly Person[];
  talk: Talk | null;
  /** At most two. */
  matters: readonly Matter[];
  fact: Fact | null;
  /** All facts that are asked for, `fact` first. */
  facts: readonly Fact[];
  term: Term | null;
  /** The term is asked about for this chart: 那它对我好不好. */
  termForMe: boolean;
  /** The term is feared. */
  feared: boolean;
  /** The term is to be told by something of every day. */
  likeness: boolean;
  time: Time | null;
  /** A single day is asked for. */
  day: boolean;
  /** The day of the calendar that it is; null where none is named. */
  date: NamedDay | null;
  form: Form;
  /** How many points are wanted; null where none are asked for. */
  points: number | null;
  asks: Asks;
  /** What its first sentence has to say, where that is narrower than `asks`. */
  shape: Shape | null;
  /** It asks what the last answer rests on. */
  why: boolean;
  /** A fact that is told of the question before, in its clean form; null where it is a question of its own. */
  added: string | null;
  /** The act that is to be answered with a yes or a no: 去 of 就说去还是不去. */
  verdict: string | null;
  /** The option of the choice before that is meant: 第二个. */
  option: string | null;
  /** How many times more was asked for: 0 for the first answer. */
  depth: number;
}

export const NOTHING: Understood = {
  text: '',
  danger: null,
  dangerAgain: false,
  person: null,
  record: null,
  named: [],
  talk: null,
  matters: [],
  fact: null,
  facts: [],
  term: null,
  termForMe: false,
  feared: false,
  likeness: false,
  time: null,
  day: false,
  date: null,
  form: null,
  points: null,
  asks: 'what',
  shape: null,
  why: false,
  added: null,
  verdict: null,
  option: null,
  depth: 0,
};

/** The question before, to be answered from the first line on and in the usual form. */
export const askedAgain = (last: Understood): Understood => ({ ...last, form: null, why: false, depth: 0 });

const OF_ONE_TURN: readonly Shape['kind'][] = ['other_way', 'concrete', 'department', 'later'];
/** The same with what was told since, without a shape that only one turn had. */
export const withTold = (last: Understood, added: string | null): Understood => ({
  ...askedAgain(last),
  added,
  verdict: null,
  shape: last.shape !== null && OF_ONE_TURN.includes(last.shape.kind) ? null : last.shape,
});

/** Whether nothing of a question was understood that an answer can be about. */
export const isUnclear = (one: Understood) =>
  one.danger === null &&
  one.talk === null &&
  one.matters.length === 0 &&
  one.fact === null &&
  one.term === null &&
  one.time === null &&
  one.person === null &&
  !one.day &&
  !one.why;

export const topicsOf = ({ matters }: Pick<Understood, 'matters'>): Topic[] => [
  ...new Set(matters.map(({ topic }) => topic)),
];

/** Matters that a question may only name the people of. */
const NAMING = ['parents', 'in_laws', 'children', 'people', 'marriage', 'boss'];

/** The matters that are not only the people of the question. */
export const mattersBesidePeople = ({ matters }: Pick<Understood, 'matters'>) =>
  matters.filter(({ id }) => !NAMING.includes(id));
