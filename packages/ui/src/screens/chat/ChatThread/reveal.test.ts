import { describe, expect, it } from 'vitest';

import { firstCharacters, revealOnward, stepTime } from './reveal.ts';

/** Milliseconds until a text is shown, at 60 frames a second. */
function timeToShow(total: number): number {
  const frame = 1000 / 60;
  let time = 0;
  for (let shown = 0; shown < total; time += frame) shown = revealOnward(shown, total, frame);
  return time;
}

describe('revealOnward', () => {
  it('shows a character in at most 5 ms', () => {
    expect(revealOnward(0, 10, 5)).toBeGreaterThanOrEqual(1);
    expect(timeToShow(20)).toBeLessThanOrEqual(20 * 5 + 1000 / 60);
  });

  it('shows a long rest at a pace that ends it within 250 ms', () => {
    expect(revealOnward(0, 10_000, 25)).toBeCloseTo(1_000);
    expect(revealOnward(4_000, 10_000, 250)).toBe(10_000);
  });

  it('shows no more than has arrived', () => {
    expect(revealOnward(3, 5, 1_000)).toBe(5);
    expect(revealOnward(9, 5, 16)).toBe(5);
  });
});

describe('stepTime', () => {
  it('leaves out every other frame of a phone, and none of a slow one', () => {
    expect(stepTime(17, false)).toBe(0);
    expect(stepTime(33, false)).toBe(33);
    expect(stepTime(Infinity, true)).toBeGreaterThan(0);
  });

  it('shows no more at once because it has waited for text', () => {
    expect(stepTime(17, true)).toBe(0);
    expect(stepTime(5_000, true)).toBeLessThanOrEqual(33);
  });
});

describe('firstCharacters', () => {
  it.each([
    ['丁火', 1, '丁'],
    ['𠮷日', 1, ''],
    ['𠮷日', 2, '𠮷'],
    ['吉', 9, '吉'],
  ])('of %s, %i', (text, count, shown) => {
    expect(firstCharacters(text, count)).toBe(shown);
  });
});
