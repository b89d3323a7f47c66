import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Schema } from '@ziping/api-client/types';
import type { Chart, Pillar } from '@ziping/bazi/types';
import type { IParagraphOptions, IRunOptions } from 'docx';

import { toXmlText } from '../../shared/plain-text.ts';
import { readBlocks, type Block } from './markdown.ts';
import type { CompletedReport } from './completed.ts';

/** Fonts that a Chinese Windows, macOS or LibreOffice has or replaces by its own. */
const FONT = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: 'SimSun' };
const HEADING_FONT = { ascii: 'Arial', hAnsi: 'Arial', eastAsia: 'SimHei' };
const GREY = '595959';

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

/** Width of the text between the margins of a page, A4 with an inch on each side, in twips. */
const TEXT_WIDTH = 11_906 - 2 * 1440;

/** Equal columns across the text, in twips. */
const columnWidths = (count: number) => Array<number>(count).fill(Math.floor(TEXT_WIDTH / count));

/**
 * A Word file with the chart and the reports of a record, each section under its heading.
 * @param template what the file of a professional carries; its empty texts are left out
 */
export async function writeWordFile(
  record: WordRecord,
  chart: Chart,
  reports: readonly CompletedReport[],
  template: Schema<'ReportTemplate'> | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first export: few people need it, and it is larger than the rest of the service.
  const {
    AlignmentType,
    BorderStyle,
    Document,
    Footer,
    Header,
    HeadingLevel,
    LevelFormat,
    Packer,
    PageNumber,
    Paragraph,
    Table,
    TableCell,
    TableRow,
    TextRun,
    WidthType,
  } = await import('docx');

  /** The only way of a text into the file. */
  const run = (text: string, own: IRunOptions = {}) => new TextRun({ ...own, text: toXmlText(text) });
  const table = (rows: string[][]) =>
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      // WPS draws the columns by these widths, not by that of the table.
      columnWidths: columnWidths(rows[0]?.length ?? 0),
      rows: rows.map(
        (row, index) =>
          new TableRow({
            tableHeader: index === 0,
            cantSplit: true,
            children: row.map(
              (text) =>
                new TableCell({
                  children: [
                    new Paragraph({
                      alignment: AlignmentType.CENTER,
                      children: [run(text, { bold: index === 0 })],
                    }),
                  ],
                }),
            ),
          }),
      ),
    });
  const paragraph = (text: string, own: IParagraphOptions = {}) =>
    new Paragraph({
      children: [run(text)],
      indent: { firstLine: 480 },
      spacing: { line: 400, after: 120 },
      alignment: AlignmentType.BOTH,
      ...own,
    });
  const drawBlock = (block: Block) => {
    switch (block.kind) {
      case 'table':
        return [table(block.rows), new Paragraph({})];
      case 'list':
        return block.items.map(
          (text) =>
            new Paragraph({
              children: [run(text)],
              numbering: { reference: 'points', level: 0 },
              spacing: { line: 400 },
            }),
        );
      case 'note':
        return block.text.split('\n').map(
          (line) =>
            new Paragraph({
              indent: { left: 480 },
              spacing: { line: 360, before: 120, after: 120 },
              children: [run(line, { color: GREY })],
            }),
        );
      default:
        // Word would stretch a justified line that ends with a break.
        return block.text.split('\n').map((line) => paragraph(line));
    }
  };

  const title = toXmlText(
    `${record.name} · ${reports.length === 1 ? (reports[0]?.type.name ?? '') : '命盘报告'}`,
  );
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
  const children: (InstanceType<typeof Paragraph> | InstanceType<typeof Table>)[] = [
    new Paragraph({ children: [run(title)], heading: HeadingLevel.TITLE, alignment: AlignmentType.CENTER }),
    ...(studio ? [new Paragraph({ ...centred(studio, 24), spacing: { after: 120 } })] : []),
    new Paragraph({ children: [run(about)], alignment: AlignmentType.CENTER, spacing: { after: 240 } }),
    table(chartRows(chart, record.hour_unknown)),
  ];
  for (const [index, { type, sections, ...report }] of reports.entries()) {
    children.push(
      new Paragraph({
        children: [run(type.name)],
        heading: HeadingLevel.HEADING_1,
        pageBreakBefore: index > 0,
      }),
    );
    for (const { title: heading, text } of sections) {
      children.push(new Paragraph({ children: [run(heading)], heading: HeadingLevel.HEADING_2 }));
      children.push(...readBlocks(text).flatMap(drawBlock));
    }
    children.push(
      ...colophonOf(report).map(
        (line) => new Paragraph({ alignment: AlignmentType.RIGHT, children: [run(line, { color: GREY })] }),
      ),
    );
    // Other requests get a turn.
    await nextTurn();
  }
  if (closing) {
    // The indent of each paragraph replaces the spaces that a writer puts there.
    const [first = '', ...others] = closing.split('\n').map((line) => line.trim());
    children.push(
      paragraph(first, { border: { top: rule }, spacing: { line: 400, before: 480, after: 120 } }),
      ...others.map((line) => paragraph(line)),
    );
  }
  const footer = new Footer({
    children: [
      ...(contact ? [new Paragraph(centred(contact, 18))] : []),
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 18 })],
      }),
    ],
  });
  const header = new Header({
    children: [new Paragraph({ ...centred(studio, 18), border: { bottom: rule } })],
  });
  const heading = (size: number) => ({
    run: { size, bold: true, font: HEADING_FONT, color: '1f1f1f' },
    paragraph: { spacing: { before: 320, after: 160 }, keepNext: true },
  });
  const document = new Document({
    title,
    creator: '子平',
    description: '由子平生成',
    styles: {
      default: {
        // Without the language a program that lacks the fonts takes Japanese shapes of the characters.
        document: { run: { font: FONT, size: 24, language: { value: 'en-US', eastAsia: 'zh-CN' } } },
        title: heading(40),
        heading1: heading(32),
        heading2: heading(28),
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
      {
        properties: {},
        ...(studio && { headers: { default: header } }),
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
    // A model's text has these in its last section.
    ...(written_by === 'rules'
      ? [
          '规则撰写：本篇依命盘写成，没有使用语言模型。',
          '内容仅供参考，不作为医疗、法律、投资与婚姻决定的依据。',
        ]
      : []),
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
