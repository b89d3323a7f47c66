import { setImmediate as nextTurn } from 'node:timers/promises';

import { type Block, type Inline, linesOfRun, parseBlocks, wordsOf } from '@ziping/api-client/markdown';
import type { Schema } from '@ziping/api-client/types';
import type { Chart, Pillar } from '@ziping/bazi/types';
import type { IParagraphOptions, IRunOptions } from 'docx';

import { AI_LABEL } from '../model-text/ai-label.ts';
import { toXmlText } from '../../shared/plain-text.ts';
import type { CompletedReport } from './completed.ts';

/** 宋体, as a book is set; Windows, macOS and LibreOffice have it or replace it by a serif face of theirs. */
const FONT = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: 'SimSun' };
const GREY = '595959';
/** At a text by a model, as the rules on generated content ask for. */
const BY_MODEL = '由AI生成';

interface WordRecord {
  name: string;
  gender: 'male' | 'female';
  /** `YYYY-MM-DD HH:MM:SS` */
  birth_time_solar: string;
  birth_place_label: string;
  hour_unknown: boolean;
}

/** A birth as a reader writes it: 1990年6月15日 10:30. */
function birthText({ birth_time_solar, hour_unknown }: WordRecord): string {
  const [, year, month, day, time] = /^(\d+)-0?(\d+)-0?(\d+) (\d+:\d+)/.exec(birth_time_solar) ?? [];
  return `${year}年${month}月${day}日${hour_unknown ? '（时辰未知）' : ` ${time}`}`;
}

/** The rows of the chart's table, the names of the columns first. */
function chartRows({ bazi }: Chart, hourUnknown: boolean): string[][] {
  const columns: [name: string, pillar: Pillar | null][] = [
    ['年柱', bazi.year_pillar],
    ['月柱', bazi.month_pillar],
    ['日柱', bazi.day_pillar],
    ['时柱', hourUnknown ? null : bazi.time_pillar],
  ];
  const row = (name: string, cell: (pillar: Pillar) => string) => [
    name,
    ...columns.map(([, pillar]) => (pillar ? cell(pillar) : '未知')),
  ];
  return [
    ['', ...columns.map(([name]) => name)],
    row('十神', (pillar) => pillar.shi_shen),
    row('天干', (pillar) => pillar.heavenly_stem),
    row('地支', (pillar) => pillar.earthly_branch),
    row('藏干', (pillar) =>
      pillar.cang_gan.map((stem, i) => `${stem}${pillar.cang_gan_shi_shen[i] ?? ''}`).join(' '),
    ),
    row('纳音', (pillar) => pillar.na_yin),
    row('空亡', (pillar) => pillar.kong_wang),
    row('星运', (pillar) => pillar.di_shi),
  ];
}

/** A4, and its margins, in twips. */
const PAGE = { width: 11_906, height: 16_838, margin: 1600 };
/** Width of the text between the margins, in twips. */
const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;
/** The width of a column in characters: what a short and a long one count at least and at most. */
const COLUMN = { least: 3, most: 26 };
/** Characters from which on a cell is read as a text. */
const LONG_CELL = 13;

const longestIn = (rows: readonly (readonly string[])[], column: number) =>
  Math.max(...rows.map((row) => row[column]?.length ?? 0));

/** Columns across the text by what stands in them, in twips. */
function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const weights = (rows[0] ?? []).map((_, column) =>
    Math.min(COLUMN.most, Math.max(COLUMN.least, longestIn(rows, column))),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => Math.floor((TEXT_WIDTH * weight) / sum));
}

interface WordOptions {
  /** What the file of a professional carries; its empty texts are left out. */
  template?: Schema<'ReportTemplate'> | null;
  /** The label of a file with a text by a model. */
  ai_label?: string | null;
}

/** A section of a report with the place that the contents lead to. */
interface Entry {
  anchor: string;
  title: string;
  /** Whether it is a report, above its sections. */
  isReport: boolean;
}

/** A Word file with a title page, the chart, the contents, and the reports of a record, each section under its heading. */
export async function writeWordFile(
  record: WordRecord,
  chart: Chart,
  reports: readonly CompletedReport[],
  { template = null, ai_label = null }: WordOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first export: few people need it, and it is larger than the rest of the service.
  const {
    AlignmentType,
    Bookmark,
    BorderStyle,
    Document,
    Footer,
    Header,
    HeadingLevel,
    InternalHyperlink,
    LeaderType,
    LevelFormat,
    Packer,
    PageNumber,
    PageReference,
    Paragraph,
    Table,
    TableCell,
    TableRow,
    Tab,
    TabStopType,
    TextRun,
    VerticalAlign,
    WidthType,
  } = await import('docx');

  /** The only way of a text into the file. */
  const run = (text: string, own: IRunOptions = {}) => new TextRun({ ...own, text: toXmlText(text) });
  const line = { style: BorderStyle.SINGLE, size: 4, color: 'A6A6A6' };
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const table = (rows: string[][]) => {
    // WPS draws the columns by the widths of the grid, Word by those of the cells.
    const widths = columnWidths(rows);
    return new Table({
      width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      columnWidths: widths,
      borders: {
        ...{ top: { ...line, size: 8 }, bottom: { ...line, size: 8 }, left: none, right: none },
        ...{ insideHorizontal: line, insideVertical: none },
      },
      rows: rows.map(
        (row, index) =>
          new TableRow({
            tableHeader: index === 0,
            cantSplit: true,
            children: row.map(
              (text, column) =>
                new TableCell({
                  width: { size: widths[column] ?? 0, type: WidthType.DXA },
                  verticalAlign: VerticalAlign.CENTER,
                  margins: { top: 60, bottom: 60, left: 80, right: 80 },
                  children: [
                    new Paragraph({
                      alignment:
                        longestIn(rows, column) < LONG_CELL ? AlignmentType.CENTER : AlignmentType.LEFT,
                      children: [run(text, { bold: index === 0, size: 21 })],
                    }),
                  ],
                }),
            ),
          }),
      ),
    });
  };
  const BODY: IParagraphOptions = {
    indent: { firstLine: 480 },
    spacing: { line: 400, after: 120 },
    alignment: AlignmentType.BOTH,
  };
  const NOTE: IParagraphOptions = {
    indent: { left: 480 },
    spacing: { line: 360, before: 120, after: 120 },
  };
  const paragraph = (text: string, own: IParagraphOptions = {}) =>
    new Paragraph({ ...BODY, children: [run(text)], ...own });
  /** The runs of a line, stressed ones bold or slanted. */
  const runs = (children: readonly Inline[], own: IRunOptions = {}): InstanceType<typeof TextRun>[] =>
    children.flatMap((part) => {
      if (part.kind === 'text') return run(part.text, own);
      return runs(part.children, {
        ...own,
        ...(part.kind === 'strong' ? { bold: true } : { italics: true }),
      });
    });
  /** The paragraphs of the lines: Word would stretch a justified line that ends with a break. */
  const paragraphs = (children: readonly Inline[], own: IParagraphOptions, look: IRunOptions = {}) =>
    linesOfRun(children).map((line) => new Paragraph({ ...own, children: runs(line, look) }));
  /** @param place of the block: in the text, in a note or in an item of a list, which has its mark in front */
  const drawBlock = (
    block: Block,
    place: { own: IParagraphOptions; look?: IRunOptions } = { own: BODY },
  ): (InstanceType<typeof Paragraph> | InstanceType<typeof Table>)[] => {
    switch (block.kind) {
      case 'table':
        return [table([block.head, ...block.rows].map((row) => row.map(wordsOf))), new Paragraph({})];
      case 'list':
        return block.items.flatMap((item, index) => drawItem(block, item, index));
      case 'quote':
        return block.blocks.flatMap((inside) => drawBlock(inside, { own: NOTE, look: { color: GREY } }));
      case 'heading':
        return paragraphs(block.children, place.own, { ...place.look, bold: true });
      default:
        return paragraphs(block.children, place.own, place.look);
    }
  };
  /** An item of a list: its first line after the mark, or the number, and the others below it. */
  const drawItem = (
    { ordered, start }: Extract<Block, { kind: 'list' }>,
    [first, ...others]: readonly Block[],
    index: number,
  ) => {
    const below = { own: { indent: { left: 480 }, spacing: { line: 400 } } };
    if (first?.kind !== 'paragraph')
      return [first, ...others].flatMap((block) => (block ? drawBlock(block, below) : []));
    const [line = [], ...lines] = linesOfRun(first.children);
    return [
      ordered
        ? new Paragraph({
            indent: { left: 480, hanging: 360 },
            spacing: { line: 400 },
            children: [run(`${start + index}. `), ...runs(line)],
          })
        : new Paragraph({
            numbering: { reference: 'points', level: 0 },
            spacing: { line: 400 },
            children: runs(line),
          }),
      ...lines.map((rest) => new Paragraph({ ...below.own, children: runs(rest) })),
      ...others.flatMap((block) => drawBlock(block, below)),
    ];
  };

  const [only] = reports.length === 1 ? reports : [];
  const title = only?.type.name ?? '命盘报告';
  const byModel = reports.some(({ written_by }) => written_by === 'model');
  const about = [
    record.gender === 'male' ? '男' : '女',
    birthText(record),
    ...(record.birth_place_label ? [record.birth_place_label] : []),
  ].join('　');
  const { studio = '', contact = '', closing = '' } = template ?? {};
  /** A quiet line in the middle, for the head and the foot of a page and under the title. */
  const centred = (text: string, size: number) => ({
    alignment: AlignmentType.CENTER,
    children: [run(text, { size, color: GREY })],
  });
  const rule = { style: BorderStyle.SINGLE, size: 4, space: 6, color: 'BFBFBF' };
  const quiet = (text: string, after = 120) => new Paragraph({ ...centred(text, 24), spacing: { after } });
  const cover = [
    new Paragraph({
      children: [run(title)],
      heading: HeadingLevel.TITLE,
      alignment: AlignmentType.CENTER,
      spacing: { before: 2400, after: 480 },
    }),
    ...(studio ? [quiet(studio, 480)] : []),
    new Paragraph({
      children: [run(record.name, { size: 36 })],
      alignment: AlignmentType.CENTER,
      spacing: { after: 240 },
    }),
    quiet(about, 600),
    table(chartRows(chart, record.hour_unknown)),
    new Paragraph({ spacing: { after: 480 } }),
    ...(byModel ? [quiet(BY_MODEL)] : []),
    quiet('子平'),
  ];

  const entries: Entry[] = [];
  const children: (InstanceType<typeof Paragraph> | InstanceType<typeof Table>)[] = [];
  /** A heading that the contents lead to. */
  const headed = (text: string, isReport: boolean, own: IParagraphOptions = {}) => {
    const anchor = `s${entries.length + 1}`;
    entries.push({ anchor, title: text, isReport });
    return new Paragraph({
      ...own,
      heading: isReport ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
      children: [new Bookmark({ id: anchor, children: [run(text)] })],
    });
  };
  for (const [index, { type, sections, ...report }] of reports.entries()) {
    // Of one report the title page has the name.
    if (!only) children.push(headed(type.name, true, { pageBreakBefore: index > 0 }));
    for (const { title: heading, text } of sections) {
      children.push(headed(heading, false));
      children.push(...parseBlocks(text).flatMap((block) => drawBlock(block)));
    }
    children.push(
      ...colophonOf(report).map(
        (text) => new Paragraph({ alignment: AlignmentType.RIGHT, children: [run(text, { color: GREY })] }),
      ),
    );
    // Other requests get a turn.
    await nextTurn();
  }
  const contents = [
    new Paragraph({
      children: [run('目录', { size: 32, bold: true })],
      alignment: AlignmentType.CENTER,
      spacing: { after: 360 },
    }),
    ...entries.map(
      ({ anchor, title: text, isReport }) =>
        new Paragraph({
          tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH, leader: LeaderType.DOT }],
          indent: { left: isReport || only ? 0 : 480 },
          spacing: { before: isReport ? 160 : 0, after: 80 },
          children: [
            new InternalHyperlink({ anchor, children: [run(text, { bold: isReport })] }),
            new TextRun({ children: [new Tab()] }),
            new PageReference(anchor, { hyperlink: true }),
          ],
        }),
    ),
  ];
  if (closing) {
    // The indent of each paragraph replaces the spaces that a writer puts there.
    const [first = '', ...others] = closing.split('\n').map((line) => line.trim());
    children.push(
      paragraph(first, { border: { top: rule }, spacing: { line: 400, before: 480, after: 120 } }),
      ...others.map((line) => paragraph(line)),
    );
  }
  const ofStudio = () => (contact ? [new Paragraph(centred(contact, 18))] : []);
  /** Of the pages before the text, which have no number. A part without a paragraph is no valid one. */
  const quietFooter = () => new Footer({ children: contact ? ofStudio() : [new Paragraph({})] });
  const footer = new Footer({
    children: [
      ...ofStudio(),
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [PageNumber.CURRENT], size: 18, color: GREY })],
      }),
    ],
  });
  const header = new Header({
    children: [new Paragraph({ ...centred(studio, 18), border: { bottom: rule } })],
  });
  const page = {
    size: { width: PAGE.width, height: PAGE.height },
    margin: { top: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin },
  };
  const headers = studio ? { headers: { default: header } } : {};
  const heading = (size: number) => ({
    run: { size, bold: true, font: FONT, color: '1f1f1f' },
    paragraph: { spacing: { before: 360, after: 180 }, keepNext: true },
  });
  const document = new Document({
    title: toXmlText(`${record.name} · ${title}`),
    creator: '子平',
    description: byModel ? BY_MODEL : '由子平按规则撰写',
    ...(ai_label !== null && { customProperties: [{ name: AI_LABEL, value: ai_label }] }),
    styles: {
      default: {
        // Without the language a program that lacks the fonts takes Japanese shapes of the characters.
        document: { run: { font: FONT, size: 23, language: { value: 'en-US', eastAsia: 'zh-CN' } } },
        title: heading(56),
        heading1: heading(36),
        heading2: heading(30),
      },
    },
    numbering: {
      config: [
        {
          reference: 'points',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 480, hanging: 240 } } },
            },
          ],
        },
      ],
    },
    sections: [
      { properties: { page }, ...headers, footers: { default: quietFooter() }, children: cover },
      { properties: { page }, ...headers, footers: { default: quietFooter() }, children: contents },
      {
        properties: { page: { ...page, pageNumbers: { start: 1 } } },
        ...headers,
        footers: { default: footer },
        children,
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** The lines below a report: who wrote it and what it is not, when, and whether the method has changed since. */
function colophonOf({
  written_by,
  written_at,
  method_changed_on,
}: Pick<CompletedReport, 'written_by' | 'written_at' | 'method_changed_on'>): string[] {
  return [
    ...(written_by === 'model'
      ? [`${BY_MODEL}，其中的干支、十神与年份已与命盘核对。`]
      : ['规则撰写：本篇依命盘写成，没有使用语言模型。']),
    '内容仅供参考，不作为医疗、法律、投资与婚姻决定的依据。',
    `写于 ${dateText(written_at)}`,
    ...(method_changed_on === null
      ? []
      : [
          `这篇报告写成之后，判断强弱与喜忌的方法在${dateText(new Date(`${method_changed_on}T00:00:00+08:00`))}有过改动；这里保留原文，新写的说法可能不同。`,
        ]),
  ];
}

/** 2026年11月22日, in UTC+8. */
function dateText(moment: Date): string {
  const [year, month, day] = new Date(moment.getTime() + 8 * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .map(Number);
  return `${year}年${month}月${day}日`;
}
