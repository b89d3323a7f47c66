/**
 * Words for what a time feels like that are written with what to do about it: `学到的讲得出来｜请他讲给家里人听`. An act
 * told beside such an effect is one of its own, so that the two always belong together.
 */
const MARK = '｜';

/** A table of words with each effect cut off from its acts. */
export function effectsOf<Words>(words: Words): Words {
  if (typeof words === 'string') return words.split(MARK)[0] as Words;
  if (Array.isArray(words)) return words.map((one: unknown) => effectsOf(one)) as Words;
  if (!(words instanceof Object)) return words;
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, effectsOf(one)])) as Words;
}

/** The acts of each effect in a table of words. */
export function deedsOf(words: unknown): [effect: string, deeds: string[]][] {
  if (typeof words === 'string') {
    const [effect, ...deeds] = words.split(MARK);
    return deeds.length > 0 ? [[effect!, deeds]] : [];
  }
  return words instanceof Object ? Object.values(words).flatMap((one) => deedsOf(one)) : [];
}
