import { describe, expect, it } from 'vitest';

import { PHASES } from '../theme.ts';
import { reportPictureCopy as copy } from './ReportPicture.copy.ts';
import {
  charactersOf,
  drawReportPicture,
  type OpeningPart,
  PICTURE_SIZE,
  type PictureLook,
  type ReportPictureSubject,
} from './ReportPicture.tsx';

const inks = 'ground surface text textMuted textFaint hairline accent accentFill accentText accentSoft';
const look: PictureLook = {
  color: Object.fromEntries(inks.split(' ').map((name) => [name, name])) as PictureLook['color'],
  phase: Object.fromEntries(PHASES.map((phase) => [phase, phase])) as PictureLook['phase'],
  font: { title: 'title', body: 'body' },
  seal: { size: 64, stone: 'stone', carving: [], stroke: 4 },
};

const line = (text: string) => ({ text, isItem: false });
const item = (text: string) => ({ text, isItem: true });
const OPENING: OpeningPart[] = [
  { title: '先说结论', lines: [line('你心思细。2028年最好走。')] },
  { title: '三个要记住的时间', lines: [item('2027年（略紧）：先放一放。')] },
  { title: '可以这样做', lines: [item('把话说在前面。')] },
];
/** The opening with a first line that is repeated. */
const longOpening = (sentence: string, times: number): OpeningPart[] => [
  { title: '先说结论', lines: [line(sentence.repeat(times))] },
  ...OPENING.slice(1),
];

/** Draws and records the texts with their size and place. A character is as wide as it is high. */
function draw(change: Partial<ReportPictureSubject> = {}) {
  const lines: { text: string; size: number; right: number; y: number }[] = [];
  const sizeOf = (font: string) => Number(/(\d+)px/.exec(font)?.[1]);
  const context = {
    font: '',
    textAlign: 'left',
    measureText: (text: string) => ({ width: [...text].length * sizeOf(context.font) }),
    fillText(text: string, x: number, y: number) {
      const width = context.textAlign === 'right' ? 0 : [...text].length * sizeOf(context.font);
      lines.push({ text, size: sizeOf(context.font), right: x + width, y });
    },
  };
  const pen = new Proxy(context, {
    get: (target, key) => Reflect.get(target, key) ?? (() => undefined),
  }) as unknown as CanvasRenderingContext2D;
  const subject = {
    ...{ title: '命局总论', opening: OPENING, byModel: false, product: '子平' },
    ...change,
  };
  Object.assign(globalThis, { Path2D: class {} });
  drawReportPicture(pen, subject, look);
  return lines;
}

describe('the picture of a report', () => {
  it('shows the title and the opening, and a name only where it is given', () => {
    const texts = draw().map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining(['命局总论', '先说结论', '你心思细。2028年最好走。', '子平'].slice(0, 3)),
    );
    expect(texts.join('')).not.toContain('沈砚秋');
    expect(draw({ name: '沈砚秋' }).map(({ text }) => text)).toContain(copy.of('沈砚秋'));
  });

  it('says that a model wrote it in letters of a twentieth of its shorter side, and nothing of it of rules', () => {
    const mark = draw({ byModel: true }).find(({ text }) => text === copy.byModel);
    expect(mark?.size).toBeGreaterThanOrEqual(PICTURE_SIZE.width / 20);
    expect(draw().map(({ text }) => text)).not.toContain(copy.byModel);
  });

  it.each([false, true])('keeps a long text within its frame, cut with … (by a model: %s)', (byModel) => {
    const opening = longOpening('你心思细，做事也有条理。', 100);
    const lines = draw({ opening, byModel });
    expect(lines.some(({ text }) => text.endsWith('…'))).toBe(true);
    const mark = lines.find(({ text }) => text === copy.byModel);
    const body = lines.filter(({ text }) => text.includes('条理'));
    for (const { right, y } of body) {
      expect(right).toBeLessThanOrEqual(PICTURE_SIZE.width - 46);
      expect(y).toBeLessThan(mark ? mark.y - mark.size : PICTURE_SIZE.height - 100);
    }
  });

  it('cuts no character in half', () => {
    for (const { text } of draw({ opening: longOpening('𠮷', 2000) })) expect(text.isWellFormed()).toBe(true);
  });

  it.each([...Array(24).keys()])('ends with no title (%i lines before it)', (count) => {
    const opening = [
      { title: '先说结论', lines: Array.from({ length: count + 20 }, () => line('你心思细。')) },
      { title: '可以这样做', lines: Array.from({ length: 20 }, () => line('把话说在前面。')) },
    ];
    const body = draw({ opening }).map(({ text }) => text);
    const title = body.indexOf('可以这样做');
    if (title >= 0) expect(body[title + 1]).toMatch(/^把话/);
  });

  it('begins no line with a mark', () => {
    const opening = longOpening('你心思细，做事稳。', 20);
    for (const { text } of draw({ opening })) expect(text).not.toMatch(/^[，。]/);
  });

  it('names every character it shows', () => {
    const subject = { title: '命局总论', opening: OPENING, byModel: true, product: '子平' };
    const characters = charactersOf(subject);
    for (const { text } of draw(subject)) for (const one of text) expect(characters).toContain(one);
  });
});
