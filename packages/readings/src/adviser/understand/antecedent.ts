/** Pronouns of a later turn in the words for whom they stand: 我女儿高三 → 她能考上吗. */
import type { Person } from './kin.ts';
import type { KnownPerson } from './records.ts';

/** 他妈 is another than he. */
const NOT_OF = '(?!们|人|的?(?:爸|妈|父|母|家里|家人))';
const HE = new RegExp(`(?<![其吉排])他${NOT_OF}`, 'g');
const SHE = new RegExp(`她${NOT_OF}`, 'g');
/** The asker and the one who is spoken of. */
const WE_TWO = /(?:我们?|咱们?)(?:俩|两个?人?(?!的事)|两口子?)|夫妻俩|两口子/g;
/** Two who were named, without the asker: 她俩. */
const THE_TWO = /(?:[他她]们?|这)(?:俩|两个)(?:人)?/g;
/** With whom one is two. */
const OF_TWO: readonly Person['relation'][] = [
  'partner',
  'ex',
  'friend',
  'sibling',
  'child',
  'mother',
  'father',
  'unknown',
];

/** Someone is spoken of who need not be the partner that the account knows. */
const STRANGER =
  /男生|女生|男的|女的|男人|女人|男孩|女孩|追我|暗恋|暧昧|认识|介绍|相亲|网恋|(?:一|有|那)(?:个|位)人|小三|第三者|前任|前男|前女|喜欢上|新欢|人家/;
/** What stands before the question itself, and names nobody. */
const OPENING = /^(?:那么?|请问|,)*(?:我)?(?:就)?(?:想|要|来)(?:问|知道|了解|看看)(?:问|一下|下)?/;

/**
 * The one partner that the account knows, for whom a pronoun stands where nobody else is spoken of: 他这个人靠得住吗.
 * @param before the text of the question before
 */
export function partnerMeant(text: string, before: string, known: readonly KnownPerson[]): Person[] {
  const rest = text.replace(OPENING, '').replaceAll(WE_TWO, '');
  const isOfTwo = text.search(WE_TWO) >= 0;
  if (STRANGER.test(text) || STRANGER.test(before) || rest.includes('我')) return [];
  const [only, ...others] = known.filter(
    ({ category, gender }) =>
      category === 'lover' ||
      (category === 'child' && !isOfTwo && text.search(gender === 'male' ? HE : SHE) >= 0),
  );
  if (only?.category !== 'lover' || others.length > 0) return [];
  return [
    { relation: 'partner', gender: only.gender, word: only.name, mind: false, pair: false, record: null },
  ];
}

const wordOf = ({ word }: Person) => word;

/**
 * A text with the words for persons in place of its pronouns, where it names nobody itself.
 * @param text in its clean form @param isOfEither the pronoun of the speaker tells no gender
 * @param named those who were named last @param named_here those of the text itself
 */
export function withNamed(
  text: string,
  named: readonly Person[],
  named_here: readonly Person[],
  isOfEither: boolean,
): string {
  if (named.length === 0 || named_here.length > 0) return text;
  const of = (gender: 'male' | 'female') => named.find((one) => one.gender === null || one.gender === gender);
  // 佢 is he and she.
  const [he, she] = [of('male') ?? (isOfEither ? named[0] : undefined), of('female')];
  const [one, other] = named;
  const partner = named.find(({ relation }) => OF_TWO.includes(relation));
  return text
    .replaceAll(THE_TWO, (words) => (one && other ? `${wordOf(one)}和${wordOf(other)}` : words))
    .replaceAll(HE, (pronoun) => (he ? wordOf(he) : pronoun))
    .replaceAll(SHE, (pronoun) => (she ? wordOf(she) : pronoun))
    .replaceAll(WE_TWO, (words) => (partner ? `我和${wordOf(partner)}` : words));
}
