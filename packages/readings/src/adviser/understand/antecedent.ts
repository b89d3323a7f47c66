/** Pronouns of a later turn in the words for whom they stand: 我女儿高三 → 她能考上吗. */
import type { Person } from './kin.ts';

const HE = /(?<![其吉排])他(?![们人])/g;
const SHE = /她(?!们)/g;
/** The asker and the one who is spoken of. */
const WE_TWO = /(?:我们?|咱们?)(?:俩|两个?人?(?!的事)|两口子?)|夫妻俩|两口子/g;
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
  const partner = named.find(({ relation }) => OF_TWO.includes(relation));
  return text
    .replaceAll(HE, (pronoun) => (he ? wordOf(he) : pronoun))
    .replaceAll(SHE, (pronoun) => (she ? wordOf(she) : pronoun))
    .replaceAll(WE_TWO, (words) => (partner ? `我和${wordOf(partner)}` : words));
}
