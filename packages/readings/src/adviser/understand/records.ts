/** The saved records of an account that a question means: by name, by a word for people near, as the only one. */
import { KIN, nearIn, type Person, type Relation, wordsOf } from './kin.ts';

/** A saved record of the account, as far as a question can mean it. */
export interface KnownPerson {
  name: string;
  gender: 'male' | 'female';
  /** The group that the account put it in. */
  category: string;
}

/** Names that say no more than a relation, and words that questions are made of. */
const GENERAL_NAME = new RegExp(`^(?:我|本人|自己|命主|测试|未命名|我的?(?:命盘|八字)?|${KIN})$`);

/** The records whose names stand in a text, the longest name first. */
export const recordsIn = (text: string, known: readonly KnownPerson[]): number[] =>
  known
    .map(({ name }, at) => ({ name: name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ''), at }))
    .filter(({ name }) => [...name].length >= 2 && !GENERAL_NAME.test(name) && text.includes(name))
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ at }) => at);

const OF_THEM = /(?<!其)[他她]的?(?:爸妈|父母|妈妈?|爸爸?|母亲|父亲|家里人?|家)/g;
/** Those whom a text names: the records by their names, then those near. */
export function namedIn(text: string, known: readonly KnownPerson[]): Person[] {
  const plain = { mind: false, pair: false };
  const byName = recordsIn(text, known).map((record): Person => {
    const { gender, name } = known[record]!;
    return { relation: 'unknown', gender, word: name, ...plain, record };
  });
  // 他爸妈 is named by him, who is meant by a later pronoun.
  const near = nearIn(text.replaceAll(OF_THEM, ''))
    .filter(({ relation }) => relation !== 'unknown')
    .map(({ relation, gender, word }): Person => ({ relation, gender, word, ...plain, record: null }));
  return [...byName, ...near];
}

/** The categories of a record that a relation is filed under. */
const CATEGORIES: Readonly<Record<Relation, readonly string[]>> = {
  partner: ['lover', 'family'],
  ex: [],
  child: ['child', 'family'],
  mother: ['parent', 'family'],
  father: ['parent', 'family'],
  parents: ['parent'],
  in_law: ['relative', 'family'],
  grandparent: ['relative', 'family'],
  grandchild: ['relative', 'family'],
  sibling: ['relative', 'family'],
  relative: ['relative'],
  friend: ['friend', 'classmate'],
  colleague: ['colleague', 'client'],
  unknown: [],
};

/** The one record that a person must be: by name, by the word as its name, or as the only one of that relation. */
export function recordOf(person: Person, known: readonly KnownPerson[]): number | null {
  if (person.record !== null) return person.record;
  const called = new RegExp(`^我?的?(?:${wordsOf(person)})$`);
  const byWord = known.flatMap(({ name }, place) =>
    name.replace(/^我的?/, '').startsWith(person.word.replace(/^我/, '').charAt(0)) && called.test(name)
      ? [place]
      : [],
  );
  if (byWord.length === 1) return byWord[0]!;
  for (const category of CATEGORIES[person.relation]) {
    const fits = known.flatMap((one, place) =>
      one.category === category && (person.gender === null || one.gender === person.gender) ? [place] : [],
    );
    if (fits.length === 1 && (category !== 'family' || person.gender !== null)) return fits[0]!;
    if (fits.length > 1) return null;
  }
  return null;
}
