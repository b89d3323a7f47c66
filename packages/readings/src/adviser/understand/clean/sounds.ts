/** Words known by their sound, whatever characters an input method chose for it. */
import { pinyin } from 'pinyin-pro';

import { COMMON_WORDS, PARTICLES, SUBJECTS, TERMS } from './vocabulary.ts';

const syllable = (character: string) => pinyin(character, { toneType: 'none', v: true });

/** A syllable without the differences that many speakers do not make: zh and z, ing and in. */
const blurred = (sound: string) => sound.replace(/^([zcs])h/, '$1').replace(/ng$/, 'n');

const WRITTEN = new Map(
  [...COMMON_WORDS, ...SUBJECTS, ...TERMS].map((word) => [[...word].map(syllable).join(''), word]),
);
const WRITTEN_WORD = new RegExp([...WRITTEN.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');

/** Words by the sounds of their characters, the longer ones first. A term is told from others by the exact sound alone. */
const HEARD = [...SUBJECTS, ...TERMS]
  .map((word, place) => {
    const isBlurred = place < SUBJECTS.length;
    const sounds = [...word].map(syllable);
    return { word, isBlurred, sounds: isBlurred ? sounds.map(blurred) : sounds };
  })
  .sort((a, b) => b.sounds.length - a.sounds.length);

/** Words that are written right, whatever they sound like. */
const RIGHT = new RegExp([...COMMON_WORDS, '是什么', '怎么', '我们', '老伴'].join('|'), 'g');
/** A term stands alone or is asked for; elsewhere the sound of one is chance: 冷的是怎么回事 is no 得势. */
const ASKS_TERM = /^.{2,6}$|是什么|什么意思|什么是|含义|解释|何为|何谓|[好坏]吗|怎么样|有没有/;

/** Words of one syllable, which are read beside a longer one alone. */
const WRITTEN_PARTICLES = new Map([...PARTICLES].map((word) => [syllable(word), word]));
const PARTICLE = [...WRITTEN_PARTICLES.keys()].sort((a, b) => b.length - a.length).join('|');
const ALL_PARTICLES = new RegExp(`(?<![a-z])(?:${PARTICLE})+(?![a-z])`, 'g');
const EACH_PARTICLE = new RegExp(PARTICLE, 'g');

/** Pinyin in Latin letters, with or without spaces, as characters; letters that are no known word stay. */
export function fromPinyin(text: string): string {
  return text.replaceAll(/[a-z][a-z' ]*/g, (letters) => {
    const joined = letters.replaceAll(/[' ]/g, '');
    return joined.search(WRITTEN_WORD) < 0
      ? letters
      : joined
          .replaceAll(WRITTEN_WORD, (sound) => WRITTEN.get(sound)!)
          .replaceAll(ALL_PARTICLES, (run) =>
            run.replaceAll(EACH_PARTICLE, (sound) => WRITTEN_PARTICLES.get(sound)!),
          );
  });
}

/** The text with the first known word put in the place of one that sounds like it; null when there is none. */
export function fromSound(text: string): string | null {
  const characters = [...text];
  const sounds = [...text.replaceAll(RIGHT, (word) => ' '.repeat(word.length))].map((one) =>
    /\p{Script=Han}/u.test(one) ? syllable(one) : '',
  );
  const blurredSounds = sounds.map(blurred);
  for (const { word, isBlurred, sounds: wanted } of HEARD) {
    if (!isBlurred && !ASKS_TERM.test(text)) continue;
    const heard = isBlurred ? blurredSounds : sounds;
    for (let at = 0; at + wanted.length <= heard.length; at += 1)
      if (wanted.every((sound, offset) => heard[at + offset] === sound))
        return [...characters.slice(0, at), word, ...characters.slice(at + wanted.length)].join('');
  }
  return null;
}
