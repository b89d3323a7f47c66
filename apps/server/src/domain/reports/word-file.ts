import { setImmediate as nextTurn } from 'node:timers/promises';

import { parseBlocks } from '@ziping/api-client/markdown';
import type { Schema } from '@ziping/api-client/types';
import type { Chart, Pillar } from '@ziping/bazi/types';
import type { IParagraphOptions, Paragraph, Table } from 'docx';

import { AI_LABEL } from '../model-text/ai-label.ts';
import { chinaDate, chinaDayStart } from '../../shared/china-time.ts';
import { toXmlText } from '../../shared/plain-text.ts';
import { createDrawing, type Drawing } from './word-drawing.ts';
import { type Docx, GREY, lookOf, PAGE, TEXT_WIDTH } from './word-page.ts';
import type { CompletedReport } from './completed.ts';

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
    row('地势', (pillar) => pillar.di_shi),
  ];
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

/** What every part of the file is drawn with. */
interface Drawn {
  docx: Docx;
  drawing: Drawing;
}
type Part = (Paragraph | Table)[];

/** A Word file with a title page, the chart, the contents, and the reports of a record, each section under its heading. */
export async function writeWordFile(
  record: WordRecord,
  chart: Chart,
  reports: readonly CompletedReport[],
  { template = null, ai_label = null }: WordOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const docx = await import('docx');
  const drawn: Drawn = { docx, drawing: createDrawing(docx) };
  const [only] = reports.length === 1 ? reports : [];
  const title = only?.type.name ?? '命盘报告';
  const byModel = reports.some(({ written_by }) => written_by === 'model');
  const { studio = '', contact = '', closing = '' } = template ?? {};
  const { entries, text } = await drawReports(drawn, reports);
  const margins = drawMargins(drawn, { studio, contact });
  const page = {
    size: { width: PAGE.width, height: PAGE.height },
    margin: { top: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin },
  };
  const document = new docx.Document({
    title: toXmlText(`${record.name} · ${title}`),
    creator: '子平',
    description: byModel ? BY_MODEL : '由子平按规则撰写',
    ...(ai_label !== null && { customProperties: [{ name: AI_LABEL, value: ai_label }] }),
    ...lookOf(docx),
    sections: [
      {
        properties: { page },
        ...margins.unnumbered(),
        children: drawCover(drawn, { record, chart, title, studio, byModel }),
      },
      {
        properties: { page },
        ...margins.unnumbered(),
        children: drawContents(drawn, entries, only !== undefined),
      },
      {
        properties: { page: { ...page, pageNumbers: { start: 1 } } },
        ...margins.numbered(),
        children: [...text, ...drawClosing(drawn, closing)],
      },
    ],
  });
  return new Uint8Array(await docx.Packer.toBuffer(document));
}

interface Cover {
  record: WordRecord;
  chart: Chart;
  title: string;
  /** Empty for none. */
  studio: string;
  byModel: boolean;
}

/** The title page: what it is, whose, and the chart. */
function drawCover({ docx, drawing }: Drawn, { record, chart, title, studio, byModel }: Cover): Part {
  const { AlignmentType, HeadingLevel, Paragraph } = docx;
  const about = [
    record.gender === 'male' ? '男' : '女',
    birthText(record),
    ...(record.birth_place_label ? [record.birth_place_label] : []),
  ].join('　');
  const quiet = (text: string, after = 120) =>
    new Paragraph({ ...drawing.centred(text, 24), spacing: { after } });
  return [
    new Paragraph({
      children: [drawing.run(title)],
      heading: HeadingLevel.TITLE,
      alignment: AlignmentType.CENTER,
      spacing: { before: 2400, after: 480 },
    }),
    ...(studio ? [quiet(studio, 480)] : []),
    new Paragraph({
      children: [drawing.run(record.name, { size: 36 })],
      alignment: AlignmentType.CENTER,
      spacing: { after: 240 },
    }),
    quiet(about, 600),
    drawing.table(chartRows(chart, record.hour_unknown)),
    new Paragraph({ spacing: { after: 480 } }),
    ...(byModel ? [quiet(BY_MODEL)] : []),
    quiet('子平'),
  ];
}

/** The reports, and their headings for the contents. Of one report the title page has the name. */
async function drawReports(
  { docx, drawing }: Drawn,
  reports: readonly CompletedReport[],
): Promise<{ entries: Entry[]; text: Part }> {
  const { AlignmentType, Bookmark, HeadingLevel, Paragraph } = docx;
  const entries: Entry[] = [];
  const text: Part = [];
  /** A heading that the contents lead to. */
  const headed = (title: string, isReport: boolean, own: IParagraphOptions = {}) => {
    const anchor = `s${entries.length + 1}`;
    entries.push({ anchor, title, isReport });
    return new Paragraph({
      ...own,
      heading: isReport ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
      children: [new Bookmark({ id: anchor, children: [drawing.run(title)] })],
    });
  };
  for (const [index, { type, sections, ...report }] of reports.entries()) {
    if (reports.length > 1) text.push(headed(type.name, true, { pageBreakBefore: index > 0 }));
    for (const section of sections) {
      text.push(headed(section.title, false));
      text.push(...parseBlocks(section.text).flatMap((block) => drawing.block(block)));
    }
    text.push(
      ...colophonOf(report).map(
        (line) => new Paragraph({ alignment: AlignmentType.RIGHT, children: [drawing.quietRun(line)] }),
      ),
    );
    // Other requests get a turn.
    await nextTurn();
  }
  return { entries, text };
}

/**
 * The contents, with the pages that a reader looks up. They are written out: a field that collects them is empty until
 * a reader updates it.
 *
 * @param isOne whether there is one report, whose sections are not below its name
 */
function drawContents({ docx, drawing }: Drawn, entries: readonly Entry[], isOne: boolean): Part {
  const { AlignmentType, InternalHyperlink, LeaderType, PageReference, Paragraph, Tab, TabStopType } = docx;
  return [
    new Paragraph({
      children: [drawing.run('目录', { size: 32, bold: true })],
      alignment: AlignmentType.CENTER,
      spacing: { after: 360 },
    }),
    ...entries.map(
      ({ anchor, title, isReport }) =>
        new Paragraph({
          tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH, leader: LeaderType.DOT }],
          indent: { left: isReport || isOne ? 0 : 480 },
          spacing: { before: isReport ? 160 : 0, after: 80 },
          children: [
            new InternalHyperlink({ anchor, children: [drawing.run(title, { bold: isReport })] }),
            new docx.TextRun({ children: [new Tab()] }),
            new PageReference(anchor, { hyperlink: true }),
          ],
        }),
    ),
  ];
}

/** The words of a professional at the end; nothing where there are none. */
function drawClosing({ drawing: { paragraph, rule } }: Drawn, closing: string): Part {
  if (!closing) return [];
  // The indent of each paragraph replaces the spaces that a writer puts there.
  const [first = '', ...others] = closing.split('\n').map((line) => line.trim());
  return [
    paragraph(first, { border: { top: rule }, spacing: { line: 400, before: 480, after: 120 } }),
    ...others.map((line) => paragraph(line)),
  ];
}

/** Head and foot of pages with and without a number; each section takes its own. */
function drawMargins({ docx, drawing }: Drawn, { studio, contact }: { studio: string; contact: string }) {
  const { AlignmentType, Footer, Header, PageNumber, Paragraph } = docx;
  const ofStudio = () => (contact ? [new Paragraph(drawing.centred(contact, 18))] : []);
  const header = new Header({
    children: [new Paragraph({ ...drawing.centred(studio, 18), border: { bottom: drawing.rule } })],
  });
  const headers = studio ? { headers: { default: header } } : {};
  const number = () =>
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [new docx.TextRun({ children: [PageNumber.CURRENT], size: 18, color: GREY })],
    });
  return {
    numbered: () => ({
      ...headers,
      footers: { default: new Footer({ children: [...ofStudio(), number()] }) },
    }),
    /** Of the pages before the text. A part without a paragraph is no valid one. */
    unnumbered: () => ({
      ...headers,
      footers: { default: new Footer({ children: contact ? ofStudio() : [new Paragraph({})] }) },
    }),
  };
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
    `写于 ${chinaDate(written_at)}`,
    ...(method_changed_on === null
      ? []
      : [
          `这篇报告写成之后，判断强弱与喜忌的方法在${chinaDate(chinaDayStart(method_changed_on))}有过改动；这里保留原文，新写的说法可能不同。`,
        ]),
  ];
}
