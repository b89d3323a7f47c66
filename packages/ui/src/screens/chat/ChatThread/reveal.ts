/** The longest time a character takes, in ms. */
const CHARACTER = 5;
/** The time in which the rest is shown, in ms. */
const REST = 250;

/** The shortest time between two steps, in ms: about every other frame of a phone. */
const STEP = 25;

/**
 * For how many ms characters are shown in a frame; 0 for none. Not in every frame, so that a slow phone has time for
 * what is typed meanwhile.
 *
 * @param elapsed ms since the step before
 * @param rested whether all that had arrived was shown then: the time since was spent waiting
 */
export const stepTime = (elapsed: number, rested: boolean): number =>
  elapsed < STEP ? 0 : rested ? STEP : elapsed;

/**
 * How many characters are shown after `elapsed` ms. Not a whole number, so that no time is lost between frames.
 *
 * @param shown the characters shown before
 * @param total the characters that have arrived
 */
export function revealOnward(shown: number, total: number, elapsed: number): number {
  const rest = total - shown;
  return rest <= 0 ? total : Math.min(total, shown + elapsed / Math.min(CHARACTER, REST / rest));
}

/** The first `count` characters of a text, never half of one. */
export function firstCharacters(text: string, count: number): string {
  const cutsPair = count < text.length && (text.codePointAt(count - 1) ?? 0) > 0xffff;
  return text.slice(0, cutsPair ? count - 1 : count);
}
