import { describe, expect, it } from 'vitest';
import { phaseOf, PHASES, phaseSign } from './theme.ts';

describe('phaseOf', () => {
  it.each([
    ['wood', '甲乙寅卯'],
    ['fire', '丙丁巳午'],
    ['earth', '戊己辰戌丑未'],
    ['metal', '庚辛申酉'],
    ['water', '壬癸亥子'],
  ] as const)('returns %s for each of %s', (phase, characters) => {
    expect([...characters].map(phaseOf)).toEqual(Array.from(characters, () => phase));
  });

  it('returns a phase for all ten stems and twelve branches and for nothing else', () => {
    const all = [...'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥'];
    expect(all.filter((character) => phaseOf(character) === undefined)).toEqual([]);
    expect(phaseOf('—')).toBeUndefined();
    expect(phaseOf('甲子')).toBeUndefined();
  });

  it('returns the Chinese character of each phase', () => {
    expect(PHASES.map(phaseSign).join('')).toBe('木火土金水');
  });
});
