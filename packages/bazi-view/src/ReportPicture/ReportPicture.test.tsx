import { describe, expect, it } from 'vitest';

import { PHASES } from '../theme.ts';
import { reportPictureCopy as copy } from './ReportPicture.copy.ts';
import {
  charactersOf,
  drawReportPicture,
  openingOf,
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

const CONTENT = `## 先说结论

你心思细。**2028年**最好走。

## 三个要记住的时间

- 2027年（略紧）｜先放一放。

## 可以这样做

1. 把话说在前面。

## 往后几年

| 年份 | 怎么样 |
|---|---|`;

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
    ...{ title: '命局总论', opening: openingOf(CONTENT), byModel: false, product: '子平' },
    ...change,
  };
  Object.assign(globalThis, { Path2D: class {} });
  drawReportPicture(pen, subject, look);
  return lines;
}

describe('the opening of a report', () => {
  it('is its first three sections as plain lines, without the table', () => {
    expect(openingOf(CONTENT)).toEqual([
      { title: '先说结论', lines: [{ text: '你心思细。2028年最好走。', isItem: false }] },
      { title: '三个要记住的时间', lines: [{ text: '2027年（略紧）：先放一放。', isItem: true }] },
      { title: '可以这样做', lines: [{ text: '把话说在前面。', isItem: true }] },
    ]);
  });

  it('is the beginning of a text without headings', () => {
    expect(openingOf('第一段。\n\n第二段。')).toEqual([
      {
        title: '',
        lines: [
          { text: '第一段。', isItem: false },
          { text: '第二段。', isItem: false },
        ],
      },
    ]);
  });
});

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
    const opening = openingOf(CONTENT.replace('你心思细。', '你心思细，做事也有条理。'.repeat(100)));
    const lines = draw({ opening, byModel });
    expect(lines.some(({ text }) => text.endsWith('…'))).toBe(true);
    const mark = lines.find(({ text }) => text === copy.byModel);
    const body = lines.filter(({ text }) => text.includes('条理'));
    for (const { right, y } of body) {
      expect(right).toBeLessThanOrEqual(PICTURE_SIZE.width - 46);
      expect(y).toBeLessThan(mark ? mark.y - mark.size : PICTURE_SIZE.height - 100);
    }
  });

  it('begins no line with a mark', () => {
    const opening = openingOf(`## 结论\n\n${'你心思细，做事稳。'.repeat(20)}`);
    for (const { text } of draw({ opening })) expect(text).not.toMatch(/^[，。]/);
  });

  it('names every character it shows', () => {
    const subject = { title: '命局总论', opening: openingOf(CONTENT), byModel: true, product: '子平' };
    const characters = charactersOf(subject);
    for (const { text } of draw(subject)) for (const one of text) expect(characters).toContain(one);
  });
});
