import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { luckCycleStripCopy } from '../LuckCycleStrip/LuckCycleStrip.copy.ts';
import { storyChart } from '../story-chart.ts';
import { PHASES } from '../theme.ts';
import { chartPictureCopy as copy } from './ChartPicture.copy.ts';
import { charactersOf, drawChartPicture, PICTURE_SIZE } from './ChartPicture.tsx';
import type { PictureLook, PictureSubject } from './ChartPicture.tsx';

const inks = [
  ...['ground', 'surface', 'text', 'textMuted', 'textFaint', 'hairline'],
  ...['accent', 'accentFill', 'accentText', 'accentSoft'],
];

const look: PictureLook = {
  color: Object.fromEntries(inks.map((name) => [name, name])) as PictureLook['color'],
  phase: Object.fromEntries(PHASES.map((phase) => [phase, phase])) as PictureLook['phase'],
  font: { title: 'title', body: 'body' },
  seal: { size: 64, stone: 'stone', carving: ['carving'], stroke: 4 },
};

interface Line {
  text: string;
  font: string;
  colour: string;
  left: number;
  right: number;
  y: number;
}

/** A canvas context that records its texts. A Han character is as wide as it is high, any other half of that. */
function recorder() {
  const lines: Line[] = [];
  const sizeOf = (font: string) => Number(/(\d+)px/.exec(font)?.[1]);
  const widthOf = (font: string, text: string) =>
    [...text].reduce((sum, character) => sum + (character < '⺀' ? 0.5 : 1), 0) * sizeOf(font);
  const context = {
    font: '',
    fillStyle: '',
    textAlign: 'left',
    measureText: (text: string) => ({ width: widthOf(context.font, text) }),
    fillText: (text: string, x: number, y: number, limit = Infinity) => {
      const width = Math.min(widthOf(context.font, text), limit);
      const left =
        context.textAlign === 'center' ? x - width / 2 : context.textAlign === 'right' ? x - width : x;
      lines.push({ text, font: context.font, colour: context.fillStyle, left, right: left + width, y });
    },
    ...Object.fromEntries(
      [
        'fillRect',
        'strokeRect',
        'beginPath',
        'arc',
        'fill',
        'stroke',
        'save',
        'restore',
        'translate',
        'scale',
      ].map((name) => [name, () => undefined]),
    ),
  };
  return { context: context as unknown as CanvasRenderingContext2D, lines };
}

function draw(subject: Partial<PictureSubject> = {}): Line[] {
  const { context, lines } = recorder();
  drawChartPicture(
    context,
    { chart: storyChart('metal'), gender: 'male', product: '子平', ...subject },
    look,
  );
  return lines;
}

const textsOf = (lines: Line[]) => lines.map(({ text }) => text);

beforeAll(() => vi.stubGlobal('Path2D', class {}));
afterAll(() => vi.unstubAllGlobals());

describe('drawChartPicture', () => {
  it('shows whose chart it is only with a name', () => {
    expect(textsOf(draw()).join('')).toMatch(/^命盘/);
    expect(textsOf(draw({ name: '沈砚秋' }))[0]).toBe('沈砚秋的命盘');
  });

  it('draws a name in the body font, which has every character', () => {
    expect(draw({ name: '沈砚秋' })[0]?.font).toContain('body');
    expect(draw()[0]?.font).toContain('title');
  });

  it('colours stems and branches by phase and names the phase beside each', () => {
    const glyphs = draw().filter(({ font }) => font.includes('108px'));
    expect(glyphs.map(({ text, colour }) => text + colour)).toEqual([
      ...['庚metal', '午fire', '辛metal', '巳fire'],
      ...['庚metal', '辰earth', '癸water', '未earth'],
    ]);
    const signs = draw().filter(({ font }) => font.includes(' 24px'));
    expect(signs.map(({ text }) => text).join('')).toBe('金火金火金土水土');
  });

  it('shows ten gods, hidden stems, 纳音 and the start of luck', () => {
    const words = textsOf(draw());
    for (const word of ['日主', '劫财', '七杀', '杨柳木', '7年2个月26天起运，顺行']) {
      expect(words).toContain(word);
    }
  });

  it('marks the current cycle, and no cycle before the first', () => {
    const current = luckCycleStripCopy.current;
    expect(textsOf(draw()).filter((word) => word === current)).toHaveLength(1);
    expect(textsOf(draw({ chart: storyChart('beforeFirst') }))).not.toContain(current);
  });

  it('says that an unknown hour is a guess, in the head and above its pillar', () => {
    const words = textsOf(draw({ hour_unknown: true }));
    expect(words.join('\n')).toMatch(/日，时辰未知，假定 \d\d:\d\d/);
    expect(words).toContain('时柱 · 假定');
    expect(textsOf(draw()).join('')).not.toMatch(/未知|假定/);
  });

  it('shows the product name and the disclaimer at the foot', () => {
    expect(textsOf(draw({ product: '另名' })).slice(-3)).toEqual(['另', '名', copy.note]);
  });

  const long = '欧阳若兰·阿依古丽·买买提江·司马相如';

  it('truncates a name that is too long', () => {
    expect(textsOf(draw({ name: long }))[0]).toMatch(/^欧阳若兰.*…的命盘$/);
  });

  it.each([
    {},
    { hour_unknown: true },
    { name: long },
    { product: long },
    { chart: storyChart('beforeFirst') },
  ])('keeps everything inside the frame: %o', (subject) => {
    for (const { left, right, y } of draw(subject)) {
      expect(left).toBeGreaterThanOrEqual(88);
      expect(right).toBeLessThanOrEqual(992);
      expect(y).toBeLessThan(PICTURE_SIZE.height - 47);
    }
  });

  it('ends a long name before the seal', () => {
    expect(draw({ name: long })[0]?.right).toBeLessThanOrEqual(992 - 108);
  });

  it('charactersOf returns every character that is drawn', () => {
    const subject: PictureSubject = {
      chart: storyChart('metal'),
      gender: 'female',
      hour_unknown: true,
      name: long,
      product: '另名',
    };
    const known = charactersOf(subject);
    const missing = [...textsOf(draw(subject)).join('')].filter((character) => !known.includes(character));
    expect(missing.filter((character) => character.trim() !== '')).toEqual([]);
  });
});

describe('chartPictureCopy.truth', () => {
  const { truth } = storyChart('metal');

  it.each([
    [
      { ...truth, true_solar: true, corrected_time: '1990-05-15 13:18:20' },
      '真太阳时 1990年5月15日 13:18:20',
    ],
    [
      {
        ...truth,
        true_solar: true,
        corrected_time: '1961-08-04 18:46:37',
        zone: 'Pacific/Honolulu',
        zone_clock: { name: '夏威夷-阿留申时间', periods: [] },
      },
      '按夏威夷-阿留申时间，真太阳时 1961年8月4日 18:46:37',
    ],
    [{ ...truth, corrected_time: '1990-05-15 13:30:00' }, '校正为 1990年5月15日 13:30，'],
    [{ ...truth, corrected_time: truth.clock }, '未作校正'],
    [{ ...truth, corrected_time: truth.clock, zone: 'Asia/Hong_Kong' }, '按香港时间，未作校正'],
  ])('names the time that the pillars were calculated from', (of, words) => {
    expect(copy.truth(of)).toContain(words);
  });
});
