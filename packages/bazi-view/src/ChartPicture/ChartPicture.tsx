import type { Chart, Pillar } from '@ziping/bazi/types';
import { luckCycleStripCopy } from '../LuckCycleStrip/LuckCycleStrip.copy.ts';
import { pillarTableCopy } from '../PillarTable/PillarTable.copy.ts';
import { phaseOf, phaseSign } from '../theme.ts';
import type { Phase, token } from '../theme.ts';
import { chartPictureCopy as copy } from './ChartPicture.copy.ts';
import { cut, rule, write } from './pen.ts';

/** Width and height of the picture in its own units; a canvas of this size has one pixel for each. */
export const PICTURE_SIZE = { width: 1080, height: 1440 } as const;

/** What the picture is of. */
export interface PictureSubject {
  chart: Pick<Chart, 'bazi' | 'da_yun_list' | 'qi_yun' | 'truth'>;
  gender: 'male' | 'female';
  /** Whose chart it is; without a name the picture does not say. */
  name?: string | undefined;
  /** Name of the product, at the foot. */
  product: string;
}

type Ink = Exclude<keyof typeof token, 'fontBody' | 'fontTitle' | 'focus' | 'line' | 'sunken'>;

/** How the picture looks. All of it is the page's own: the picture has no colour, face or mark of its own. */
export interface PictureLook {
  color: Readonly<Record<Ink, string>>;
  phase: Readonly<Record<Phase, string>>;
  /** CSS font-family lists. */
  font: { title: string; body: string };
  /** The mark as SVG path data in a square of `size`: a filled stone, and strokes carved into it. */
  seal: { size: number; stone: string; carving: readonly string[]; stroke: number };
}

const PAGE = { left: 88, right: 992, width: 904 } as const;
const LABELS = 48;
const KEYS = ['year', 'month', 'day', 'time'] as const;

/** Where each part begins, from the top. */
const AT = { head: 92, table: 352, luck: 1036, foot: 1312 } as const;

const HEADING_HEIGHT = 68;

/** A row of the table below its headings. */
interface Row {
  label: string;
  height: number;
  drawCell: (pen: CanvasRenderingContext2D, cell: Cell, look: PictureLook) => void;
}

const ROWS: readonly Row[] = [
  { label: pillarTableCopy.rows.shi_shen, height: 64, drawCell: drawShiShen },
  { label: copy.pillars, height: 280, drawCell: drawStemAndBranch },
  { label: pillarTableCopy.rows.cang_gan, height: 158, drawCell: drawHiddenStems },
  { label: pillarTableCopy.rows.na_yin, height: 66, drawCell: drawNaYin },
];

/**
 * Draws a chart as a picture of `PICTURE_SIZE`, over whatever is there. The faces must have been loaded before:
 * a canvas does not draw again when they come.
 */
export function drawChartPicture(
  pen: CanvasRenderingContext2D,
  subject: PictureSubject,
  look: PictureLook,
): void {
  drawPage(pen, look);
  drawHead(pen, subject, look);
  drawPillars(pen, subject.chart.bazi, look);
  drawLuck(pen, subject.chart, look);
  drawFoot(pen, subject, look);
}

/** Every character the picture shows in either face, for loading what is needed of them. */
export function charactersOf({ chart, name = '', product }: PictureSubject): string {
  const { title, titleOf, genders, note, dayMaster, solar, lunar, truth, moment, age } = copy;
  const { columns } = pillarTableCopy;
  const words = [
    ...[name, product, title, titleOf, note, dayMaster(''), age(0), '…0123456789:-·，'],
    ...[...Object.values(genders), ...ROWS.map(({ label }) => label), ...KEYS.map((key) => columns[key])],
    ...[solar(moment(chart.truth.clock)), lunar(chart.truth.lunar.text), truth(chart.truth)],
    ...[luckCycleStripCopy.title, luckCycleStripCopy.current, luckCycleStripCopy.qiYun(chart.qi_yun)],
    ...KEYS.flatMap((key) => Object.values(chart.bazi[`${key}_pillar`]).flat()),
    ...chart.da_yun_list.map(({ ganzhi }) => ganzhi),
    ...(['wood', 'fire', 'earth', 'metal', 'water'] as const).map(phaseSign),
  ];
  return [...new Set(words.join(''))].join('');
}

const serif = (size: number, { font }: PictureLook) => `600 ${size}px ${font.title}`;
const sans = (size: number, { font }: PictureLook, weight = 400) => `${weight} ${size}px ${font.body}`;

function inkOf(character: string, { color, phase }: PictureLook): string {
  const found = phaseOf(character);
  return found ? phase[found] : color.text;
}

/** The paper and the double frame of a printed leaf. */
function drawPage(pen: CanvasRenderingContext2D, { color }: PictureLook): void {
  const { width, height } = PICTURE_SIZE;
  pen.fillStyle = color.ground;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = color.text;
  pen.lineWidth = 4;
  pen.strokeRect(36, 36, width - 72, height - 72);
  pen.lineWidth = 1;
  pen.strokeRect(46.5, 46.5, width - 93, height - 93);
}

function drawHead(
  pen: CanvasRenderingContext2D,
  { chart: { bazi, truth }, gender, name }: PictureSubject,
  look: PictureLook,
): void {
  const { color } = look;
  const seal = 108;
  const y = AT.head;
  drawSeal(pen, look, { x: PAGE.right - seal, y, size: seal });
  const line = { x: PAGE.left, colour: color.text };
  if (name) {
    const font = sans(58, look, 600);
    pen.font = font;
    const room = PAGE.width - seal - 40 - pen.measureText(copy.titleOf).width;
    write(pen, cut(pen, name, font, room) + copy.titleOf, { ...line, y: y + 66, font });
  } else {
    write(pen, copy.title, { ...line, y: y + 68, font: serif(68, look), spacing: 14 });
  }
  const words = [
    `${copy.genders[gender]} · ${copy.dayMaster(bazi.day_pillar.heavenly_stem)}`,
    `${copy.solar(copy.moment(truth.clock))} · ${copy.lunar(truth.lunar.text)}`,
    copy.truth(truth),
  ];
  words.forEach((text, index) => {
    const colour = index === 0 ? color.text : color.textMuted;
    write(pen, text, {
      ...line,
      y: y + 128 + index * 46,
      font: sans(28, look),
      colour,
      width: PAGE.width - (index === 0 ? seal + 40 : 0),
    });
  });
}

function drawSeal(
  pen: CanvasRenderingContext2D,
  { color, seal }: PictureLook,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / seal.size, size / seal.size);
  pen.fillStyle = color.accentFill;
  pen.fill(new Path2D(seal.stone));
  pen.strokeStyle = color.accentText;
  pen.lineWidth = seal.stroke;
  pen.lineJoin = 'round';
  for (const path of seal.carving) pen.stroke(new Path2D(path));
  pen.restore();
}

function drawPillars(pen: CanvasRenderingContext2D, bazi: Chart['bazi'], look: PictureLook): void {
  const { color } = look;
  const { left, right } = PAGE;
  const top = AT.table;
  const column = (PAGE.width - LABELS) / KEYS.length;
  const height = ROWS.reduce((sum, row) => sum + row.height, HEADING_HEIGHT);
  const day = left + LABELS + KEYS.indexOf('day') * column;

  pen.globalAlpha = 0.5;
  pen.fillStyle = color.accentSoft;
  pen.fillRect(day, top, column, height);
  pen.globalAlpha = 1;

  let y = top + HEADING_HEIGHT;
  rule(pen, [left, y, right, y], color.text);
  for (const row of ROWS) {
    const label = { x: left + 16, colour: color.textMuted, font: sans(20, look), align: 'center' } as const;
    [...row.label].forEach((character, index) => {
      write(pen, character, { ...label, y: y + row.height / 2 - 4 + index * 23 });
    });
    y += row.height;
    if (row !== ROWS.at(-1)) rule(pen, [left, y, right, y], color.hairline);
  }
  for (const edge of [top, top + height]) {
    rule(pen, [left, edge - 4, right, edge - 4], color.text, 2);
    rule(pen, [left, edge + 1, right, edge + 1], color.text, 1);
  }
  KEYS.forEach((key, index) => {
    const x = left + LABELS + (index + 0.5) * column;
    drawPillar(pen, { key, pillar: bazi[`${key}_pillar`], x, y: top, width: column }, look);
  });
}

interface Cell {
  key: (typeof KEYS)[number];
  pillar: Pillar;
  /** The middle of its width. */
  x: number;
  /** Its top. */
  y: number;
  width: number;
}

function drawPillar(pen: CanvasRenderingContext2D, heading: Cell, look: PictureLook): void {
  const { key, x, y, width } = heading;
  write(pen, pillarTableCopy.columns[key], {
    ...centred(x, width),
    y: y + 47,
    font: serif(33, look),
    colour: key === 'day' ? look.color.accent : look.color.text,
  });
  let top = y + HEADING_HEIGHT;
  for (const { height, drawCell } of ROWS) {
    drawCell(pen, { ...heading, y: top }, look);
    top += height;
  }
}

const centred = (x: number, width: number) => ({ x, align: 'center', width: width - 12 }) as const;

function drawShiShen(
  pen: CanvasRenderingContext2D,
  { key, pillar, x, y, width }: Cell,
  look: PictureLook,
): void {
  const { color } = look;
  const isDay = key === 'day';
  if (isDay) {
    pen.fillStyle = color.accentFill;
    pen.fillRect(x - 40, y + 10, 80, 44);
  }
  write(pen, pillar.shi_shen, {
    ...centred(x, width),
    y: y + 43,
    font: isDay ? serif(29, look) : sans(29, look),
    colour: isDay ? color.accentText : color.text,
  });
}

function drawStemAndBranch(
  pen: CanvasRenderingContext2D,
  { pillar, x, y, width }: Cell,
  look: PictureLook,
): void {
  [pillar.heavenly_stem, pillar.earthly_branch].forEach((character, index) => {
    const colour = inkOf(character, look);
    const baseline = y + 124 + index * 126;
    write(pen, character, { ...centred(x, width), y: baseline, font: serif(108, look), colour });
    const phase = phaseOf(character);
    if (phase) {
      write(pen, phaseSign(phase), { x: x + 62, y: baseline + 4, font: sans(24, look), colour });
    }
  });
}

function drawHiddenStems(pen: CanvasRenderingContext2D, { pillar, x, y }: Cell, look: PictureLook): void {
  pillar.cang_gan.forEach((stem, index) => {
    const baseline = y + 48 + index * 46;
    write(pen, stem, { x: x - 50, y: baseline, font: serif(33, look), colour: inkOf(stem, look) });
    write(pen, pillar.cang_gan_shi_shen[index] ?? '', {
      x: x - 8,
      y: baseline - 1,
      font: sans(27, look),
      colour: look.color.textMuted,
      width: 62,
    });
  });
}

function drawNaYin(pen: CanvasRenderingContext2D, { pillar, x, y, width }: Cell, look: PictureLook): void {
  const font = sans(28, look);
  write(pen, pillar.na_yin, { ...centred(x, width), y: y + 43, font, colour: look.color.text });
}

/** The cycles of luck along a line, the one that runs now on a ground of its own. */
function drawLuck(
  pen: CanvasRenderingContext2D,
  { da_yun_list, qi_yun }: PictureSubject['chart'],
  look: PictureLook,
): void {
  const { color } = look;
  const { left, right, width } = PAGE;
  const { title, qiYun, current } = luckCycleStripCopy;
  const y = AT.luck;
  const wide = write(pen, title, {
    x: left,
    y: y + 30,
    font: serif(33, look),
    colour: color.text,
    spacing: 6,
  });
  write(pen, qiYun(qi_yun), {
    x: right,
    y: y + 28,
    font: sans(25, look),
    colour: color.textMuted,
    align: 'right',
    width: width - wide - 24,
  });

  const column = width / Math.max(da_yun_list.length, 1);
  const line = y + 102;
  da_yun_list.forEach((cycle, index) => {
    const x = left + (index + 0.5) * column;
    const now = cycle.current;
    const middle = { x, align: 'center', width: column - 6 } as const;
    if (now) {
      pen.fillStyle = color.accentSoft;
      pen.fillRect(x - column / 2 + 2, y + 50, column - 4, 208);
    }
    write(pen, copy.age(cycle.start_age), {
      ...middle,
      y: y + 82,
      font: sans(23, look, now ? 600 : 400),
      colour: now ? color.accent : color.textMuted,
    });
    [...cycle.ganzhi].forEach((character, place) => {
      write(pen, character, {
        ...middle,
        y: line + 52 + place * 46,
        font: serif(40, look),
        colour: inkOf(character, look),
      });
    });
    write(pen, now ? current : String(cycle.start_year), {
      ...middle,
      y: line + 138,
      font: sans(21, look, now ? 600 : 400),
      colour: now ? color.accent : color.textMuted,
    });
  });
  rule(pen, [left, line, right, line], color.text);
  da_yun_list.forEach((cycle, index) => {
    pen.beginPath();
    pen.arc(left + (index + 0.5) * column, line, cycle.current ? 9 : 5, 0, Math.PI * 2);
    pen.fillStyle = cycle.current ? color.accentFill : color.text;
    pen.fill();
  });
}

function drawFoot(pen: CanvasRenderingContext2D, { product }: PictureSubject, look: PictureLook): void {
  const { color } = look;
  const { left, right, width } = PAGE;
  const y = AT.foot;
  rule(pen, [left, y, right, y], color.hairline);
  const font = serif(31, look);
  const wide = write(pen, cut(pen, product, font, width / 3), {
    x: left,
    y: y + 48,
    font,
    colour: color.text,
    spacing: 8,
  });
  write(pen, copy.note, {
    x: right,
    y: y + 46,
    font: sans(22, look),
    colour: color.textFaint,
    align: 'right',
    width: width - wide - 32,
  });
}
