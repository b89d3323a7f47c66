// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, describe, expect, it } from 'vitest';
import { addTogether } from './fonts.ts';

/** A font whose file arrives, or fails, when the test says so. */
function slowFont() {
  const face = { load: () => file } as unknown as FontFace;
  let arrive = () => {};
  let fail = () => {};
  const file = new Promise<FontFace>((done, failed) => {
    arrive = () => done(face);
    fail = () => failed(new Error('404'));
  });
  return { face, arrive, fail };
}

describe('addTogether', () => {
  let declared: FontFace[] = [];

  beforeEach(() => {
    declared = [];
    const fonts = { add: (face: FontFace) => declared.push(face) };
    Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  });

  it('declares no font before the files of all have arrived', async () => {
    const [chart, titles] = [slowFont(), slowFont()];
    const added = addTogether([chart.face, titles.face]);
    chart.arrive();
    await new Promise((done) => setTimeout(done));
    expect(declared).toEqual([]);
    titles.arrive();
    await added;
    expect(declared).toEqual([chart.face, titles.face]);
  });

  it('declares the others when a file fails to load', async () => {
    const [chart, titles] = [slowFont(), slowFont()];
    const added = addTogether([chart.face, titles.face]);
    chart.fail();
    titles.arrive();
    await added;
    expect(declared).toEqual([titles.face]);
  });
});

describe('the bundled sans', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'bundled-sans.generated.css'), 'utf8');
  /** The faces of a family, each by the ranges of its characters; a face without ranges has every character. */
  const rangesOf = (family: string) =>
    sheet
      .split('\n')
      .filter((face) => face.includes(`font-family:'${family}'`))
      .map((face) => /unicode-range:([^}]*)/.exec(face)?.[1] ?? 'U+0-10ffff');
  const runsOf = (family: string) =>
    rangesOf(family).flatMap((ranges) =>
      ranges.split(',').map((run) => {
        const [from = '', to = from] = run.trim().slice(2).split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      }),
    );
  const runs = { 'Noto Sans SC': runsOf('Noto Sans SC'), 'Ziping Blank': runsOf('Ziping Blank') };
  const has = (family: keyof typeof runs, character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return runs[family].some(([from, to]) => code >= from && code <= to);
  };

  it('keeps room for the characters that it will draw', () => {
    for (const character of '命盘甲子。') {
      expect([character, has('Noto Sans SC', character), has('Ziping Blank', character)]).toEqual([
        character,
        true,
        true,
      ]);
    }
  });

  it('hides no character that it cannot draw: those are left to the fonts of the system', () => {
    const hidden: string[] = [];
    for (const [first, last] of [
      [0x3000, 0x30ff],
      [0x3400, 0x4dbf],
      [0x4e00, 0x9fff],
    ] as const) {
      for (let code = first; code <= last; code += 7) {
        const character = String.fromCodePoint(code);
        if (has('Ziping Blank', character) && !has('Noto Sans SC', character)) hidden.push(character);
      }
    }
    expect(hidden).toEqual([]);
  });
});
