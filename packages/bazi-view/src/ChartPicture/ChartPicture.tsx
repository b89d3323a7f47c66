import type { Chart, Pillar } from '@ziping/bazi/types';
import { luckCycleStripCopy } from '../LuckCycleStrip/LuckCycleStrip.copy.ts';
import { pillarTableCopy } from '../PillarTable/PillarTable.copy.ts';
import { phaseOf, phaseSign } from '../theme.ts';
import { chartPictureCopy as copy } from './ChartPicture.copy.ts';
import { drawLine, drawText, truncateText } from '../picture/canvas.ts';
import { drawFoot, drawPage, drawSeal, PAGE, type PictureLook, sans, serif } from '../picture/frame.ts';

export { PICTURE_SIZE, type PictureLook } from '../picture/frame.ts';

/** What the picture shows. */
export interface PictureSubject {
  chart: Pick<Chart, 'bazi' | 'da_yun_list' | 'qi_yun'> & { truth: Omit<Chart['truth'], 'zone_offset'> };
  gender: 'male' | 'female';
  /** Whether the hour of birth is unknown and its pillar a guess. */
  hour_unknown?: boolean | undefined;
  /** Whose chart it is; the title is 命盘 without it. */
  name?: string | undefined;
  /** Name of the product, at the foot. */
  product: string;
}

const LABELS = 48;
const KEYS = ['year', 'month', 'day', 'time'] as const;

/** Top of each section. */
const AT = { head: 92, table: 352, luck: 1036 } as const;

const HEADING_HEIGHT = 68;

/** A row of the table below its headings. */
interface Row {
  label: string;
  height: number;
  drawCell: (context: CanvasRenderingContext2D, cell: Cell, look: PictureLook) => void;
}

const ROWS: readonly Row[] = [
  { label: pillarTableCopy.rows.shi_shen, height: 64, drawCell: drawShiShen },
  { label: copy.pillars, height: 280, drawCell: drawStemAndBranch },
  { label: pillarTableCopy.rows.cang_gan, height: 158, drawCell: drawHiddenStems },
  { label: pillarTableCopy.rows.na_yin, height: 66, drawCell: drawNaYin },
];

/**
 * Draws a chart as a picture of `PICTURE_SIZE`, over what the canvas holds. The fonts must be loaded before:
 * a canvas is not redrawn when they arrive.
 */
export function drawChartPicture(
  context: CanvasRenderingContext2D,
  subject: PictureSubject,
  look: PictureLook,
): void {
  drawPage(context, look);
  drawHead(context, subject, look);
  drawPillars(context, subject, look);
  drawLuck(context, subject.chart, look);
  drawFoot(context, { product: subject.product, note: copy.note }, look);
}

/** Every character the picture shows, for loading the parts of the fonts it needs. */
export function charactersOf({ chart, hour_unknown, name = '', product }: PictureSubject): string {
  const { title, titleOf, genders, note, dayMaster, solar, lunar, truth, age } = copy;
  const moment = hour_unknown ? copy.assumed : copy.moment;
  const { columns, assumed } = pillarTableCopy;
  const words = [
    ...[name, product, title, titleOf, note, dayMaster(''), age(0), '…0123456789:-·，', assumed],
    ...[...Object.values(genders), ...ROWS.map(({ label }) => label), ...KEYS.map((key) => columns[key])],
    ...[solar(moment(chart.truth.clock)), lunar(chart.truth.lunar.text), truth(chart.truth)],
    ...[luckCycleStripCopy.title, luckCycleStripCopy.current, luckCycleStripCopy.qiYun(chart.qi_yun)],
    ...KEYS.flatMap((key) => Object.values(chart.bazi[`${key}_pillar`]).flat()),
    ...chart.da_yun_list.map(({ ganzhi }) => ganzhi),
    ...(['wood', 'fire', 'earth', 'metal', 'water'] as const).map(phaseSign),
  ];
  return [...new Set(words.join(''))].join('');
}

function colourOf(character: string, { color, phase }: PictureLook): string {
  const found = phaseOf(character);
  return found ? phase[found] : color.text;
}

function drawHead(
  context: CanvasRenderingContext2D,
  { chart: { bazi, truth }, gender, hour_unknown, name }: PictureSubject,
  look: PictureLook,
): void {
  const { color } = look;
  const seal = 108;
  const y = AT.head;
  drawSeal(context, look, { x: PAGE.right - seal, y, size: seal });
  const line = { x: PAGE.left, colour: color.text };
  if (name) {
    const font = sans(58, look, 600);
    context.font = font;
    const room = PAGE.width - seal - 40 - context.measureText(copy.titleOf).width;
    drawText(context, truncateText(context, name, font, room) + copy.titleOf, { ...line, y: y + 66, font });
  } else {
    drawText(context, copy.title, { ...line, y: y + 68, font: serif(68, look), spacing: 14 });
  }
  const words = [
    `${copy.genders[gender]} · ${copy.dayMaster(bazi.day_pillar.heavenly_stem)}`,
    `${copy.solar((hour_unknown ? copy.assumed : copy.moment)(truth.clock))} · ${copy.lunar(truth.lunar.text)}`,
    copy.truth(truth),
  ];
  words.forEach((text, index) => {
    const colour = index === 0 ? color.text : color.textMuted;
    drawText(context, text, {
      ...line,
      y: y + 128 + index * 46,
      font: sans(28, look),
      colour,
      width: PAGE.width - (index === 0 ? seal + 40 : 0),
    });
  });
}

function drawPillars(
  context: CanvasRenderingContext2D,
  { chart: { bazi }, hour_unknown = false }: PictureSubject,
  look: PictureLook,
): void {
  const { color } = look;
  const { left, right } = PAGE;
  const top = AT.table;
  const column = (PAGE.width - LABELS) / KEYS.length;
  const height = ROWS.reduce((sum, row) => sum + row.height, HEADING_HEIGHT);
  const day = left + LABELS + KEYS.indexOf('day') * column;

  context.globalAlpha = 0.5;
  context.fillStyle = color.accentSoft;
  context.fillRect(day, top, column, height);
  context.globalAlpha = 1;

  let y = top + HEADING_HEIGHT;
  drawLine(context, [left, y, right, y], color.text);
  for (const row of ROWS) {
    const label = { x: left + 16, colour: color.textMuted, font: sans(20, look), align: 'center' } as const;
    [...row.label].forEach((character, index) => {
      drawText(context, character, { ...label, y: y + row.height / 2 - 4 + index * 23 });
    });
    y += row.height;
    if (row !== ROWS.at(-1)) drawLine(context, [left, y, right, y], color.hairline);
  }
  for (const edge of [top, top + height]) {
    drawLine(context, [left, edge - 4, right, edge - 4], color.text, 2);
    drawLine(context, [left, edge + 1, right, edge + 1], color.text, 1);
  }
  KEYS.forEach((key, index) => {
    const x = left + LABELS + (index + 0.5) * column;
    const isAssumed = hour_unknown && key === 'time';
    drawPillar(context, { key, pillar: bazi[`${key}_pillar`], isAssumed, x, y: top, width: column }, look);
  });
}

interface Cell {
  key: (typeof KEYS)[number];
  pillar: Pillar;
  isAssumed: boolean;
  /** The middle of its width. */
  x: number;
  /** Its top. */
  y: number;
  width: number;
}

function drawPillar(context: CanvasRenderingContext2D, heading: Cell, look: PictureLook): void {
  const { key, isAssumed, x, y, width } = heading;
  const title = pillarTableCopy.columns[key];
  drawText(context, isAssumed ? `${title} · ${pillarTableCopy.assumed}` : title, {
    ...centred(x, width),
    y: y + 47,
    font: serif(33, look),
    colour: key === 'day' ? look.color.accent : look.color.text,
  });
  let top = y + HEADING_HEIGHT;
  for (const { height, drawCell } of ROWS) {
    drawCell(context, { ...heading, y: top }, look);
    top += height;
  }
}

const centred = (x: number, width: number) => ({ x, align: 'center', width: width - 12 }) as const;

function drawShiShen(
  context: CanvasRenderingContext2D,
  { key, pillar, x, y, width }: Cell,
  look: PictureLook,
): void {
  const { color } = look;
  const isDay = key === 'day';
  if (isDay) {
    context.fillStyle = color.accentFill;
    context.fillRect(x - 40, y + 10, 80, 44);
  }
  drawText(context, pillar.shi_shen, {
    ...centred(x, width),
    y: y + 43,
    font: isDay ? serif(29, look) : sans(29, look),
    colour: isDay ? color.accentText : color.text,
  });
}

function drawStemAndBranch(
  context: CanvasRenderingContext2D,
  { pillar, x, y, width }: Cell,
  look: PictureLook,
): void {
  [pillar.heavenly_stem, pillar.earthly_branch].forEach((character, index) => {
    const colour = colourOf(character, look);
    const baseline = y + 124 + index * 126;
    drawText(context, character, { ...centred(x, width), y: baseline, font: serif(108, look), colour });
    const phase = phaseOf(character);
    if (phase) {
      drawText(context, phaseSign(phase), { x: x + 62, y: baseline + 4, font: sans(24, look), colour });
    }
  });
}

function drawHiddenStems(context: CanvasRenderingContext2D, { pillar, x, y }: Cell, look: PictureLook): void {
  pillar.cang_gan.forEach((stem, index) => {
    const baseline = y + 48 + index * 46;
    drawText(context, stem, { x: x - 50, y: baseline, font: serif(33, look), colour: colourOf(stem, look) });
    drawText(context, pillar.cang_gan_shi_shen[index] ?? '', {
      x: x - 8,
      y: baseline - 1,
      font: sans(27, look),
      colour: look.color.textMuted,
      width: 62,
    });
  });
}

function drawNaYin(
  context: CanvasRenderingContext2D,
  { pillar, x, y, width }: Cell,
  look: PictureLook,
): void {
  const font = sans(28, look);
  drawText(context, pillar.na_yin, { ...centred(x, width), y: y + 43, font, colour: look.color.text });
}

/** The luck cycles along a line, the current one with a background. */
function drawLuck(
  context: CanvasRenderingContext2D,
  { da_yun_list, qi_yun }: PictureSubject['chart'],
  look: PictureLook,
): void {
  const { color } = look;
  const { left, right, width } = PAGE;
  const { title, qiYun, current } = luckCycleStripCopy;
  const y = AT.luck;
  const textWidth = drawText(context, title, {
    x: left,
    y: y + 30,
    font: serif(33, look),
    colour: color.text,
    spacing: 6,
  });
  drawText(context, qiYun(qi_yun), {
    x: right,
    y: y + 28,
    font: sans(25, look),
    colour: color.textMuted,
    align: 'right',
    width: width - textWidth - 24,
  });

  const column = width / Math.max(da_yun_list.length, 1);
  const line = y + 102;
  da_yun_list.forEach((cycle, index) => {
    const x = left + (index + 0.5) * column;
    const middle = { x, align: 'center', width: column - 6 } as const;
    if (cycle.current) {
      context.fillStyle = color.accentSoft;
      context.fillRect(x - column / 2 + 2, y + 50, column - 4, 208);
    }
    drawText(context, copy.age(cycle.start_age), {
      ...middle,
      y: y + 82,
      font: sans(23, look, cycle.current ? 600 : 400),
      colour: cycle.current ? color.accent : color.textMuted,
    });
    [...cycle.ganzhi].forEach((character, place) => {
      drawText(context, character, {
        ...middle,
        y: line + 52 + place * 46,
        font: serif(40, look),
        colour: colourOf(character, look),
      });
    });
    drawText(context, cycle.current ? current : String(cycle.start_year), {
      ...middle,
      y: line + 138,
      font: sans(21, look, cycle.current ? 600 : 400),
      colour: cycle.current ? color.accent : color.textMuted,
    });
  });
  drawLine(context, [left, line, right, line], color.text);
  da_yun_list.forEach((cycle, index) => {
    context.beginPath();
    context.arc(left + (index + 0.5) * column, line, cycle.current ? 9 : 5, 0, Math.PI * 2);
    context.fillStyle = cycle.current ? color.accentFill : color.text;
    context.fill();
  });
}
