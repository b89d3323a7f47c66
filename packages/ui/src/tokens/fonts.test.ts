// @vitest-environment jsdom
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
