import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import type { Schema } from '@ziping/api-client/types';
import { castChart } from '@ziping/bazi/chart';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';

import { SLOW } from '../../testing/harness.ts';
import type { CompletedReport } from './completed.ts';
import { writeWordFile } from './word-file.ts';

const CHART = castChart(
  { calendar_type: 'solar', year: 1990, month: 6, day: 15, hour: 10, minute: 30, gender: 'male' },
  {},
  Date.parse('2026-11-22T04:00:00Z'),
);
const RECORD = {
  name: '林清和 & <b>',
  gender: 'male',
  birth_time_solar: '1990-06-15 10:30:00',
  birth_place_label: '北京市 东城区',
  hour_unknown: false,
} as const;

function report(
  code: CompletedReport['type']['code'],
  name: string,
  sections: CompletedReport['sections'],
): CompletedReport {
  const type = {
    code,
    name,
    position: 0,
    description: '',
    tags: [],
    icon: 'compass',
    price_fen: 0,
    original_price_fen: 0,
    members_only: false,
  };
  return {
    type,
    sections,
    written_by: 'rules',
    written_at: new Date('2026-11-22T20:00:00Z'),
    method_changed_on: null,
  };
}
const OVERALL = report('overall', '命局总论', [
  {
    title: '日主',
    text: '辛金生于仲夏。\n\n第二段。\n\n- 一点\n- 两点\n\n> 引一句。\n\n| 大运 | 年份 |\n| --- | --- |\n| 癸未 | 1998 |',
  },
  { title: '附记', text: '由规则写成，未经语言模型。' },
]);
const CAREER = report('career', '事业前程', [{ title: '行业', text: '宜表达。' }]);

const open = async (file: Uint8Array) => {
  const zip = await JSZip.loadAsync(file);
  const read = async (name: string) => (await zip.file(name)?.async('string')) ?? '';
  return { document: await read('word/document.xml'), styles: await read('word/styles.xml'), zip, read };
};
/** The texts of the paragraphs in order. */
const textsOf = (xml: string) =>
  [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p [^>]*>.*?<\/w:p>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''),
  );

function findOffice(): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of ['soffice', 'libreoffice']) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        continue;
      }
    }
  }
  return null;
}
const OFFICE = findOffice();

describe('a Word file', () => {
  it('has a title page with the chart, the contents, then the reports with their sections in order', async () => {
    const { document, styles, read, zip } = await open(await writeWordFile(RECORD, CHART, [OVERALL, CAREER]));
    const texts = textsOf(document).filter(Boolean);
    expect(texts.slice(0, 3)).toEqual([
      '命盘报告',
      '林清和 &amp; &lt;b&gt;',
      '男　1990年6月15日 10:30　北京市 东城区',
    ]);
    expect(texts.slice(3, 18)).toEqual(
      '年柱 月柱 日柱 时柱 十神 劫财 伤官 日主 食神 天干 庚 壬 辛 癸 地支'.split(' '),
    );
    // Rows are named as on the page of the chart.
    expect(texts).toEqual(expect.arrayContaining(['藏干', '纳音', '空亡', '地势']));
    const contents = texts.indexOf('目录');
    expect(texts.slice(contents, contents + 6)).toEqual('目录 命局总论 日主 附记 事业前程 行业'.split(' '));
    expect(texts.slice(contents + 6)).toEqual([
      '命局总论',
      '日主',
      '辛金生于仲夏。',
      '第二段。',
      '一点',
      '两点',
      '引一句。',
      '大运',
      '年份',
      '癸未',
      '1998',
      '附记',
      '由规则写成，未经语言模型。',
      '规则撰写：本篇依命盘写成，没有使用语言模型。',
      '内容仅供参考，不作为医疗、法律、投资与婚姻决定的依据。',
      '写于 2026年11月23日',
      '事业前程',
      '行业',
      '宜表达。',
      '规则撰写：本篇依命盘写成，没有使用语言模型。',
      '内容仅供参考，不作为医疗、法律、投资与婚姻决定的依据。',
      '写于 2026年11月23日',
    ]);
    expect(document.match(/<w:tbl>/g)).toHaveLength(2);
    expect(document.match(/w:val="Heading2"/g)).toHaveLength(3);
    // The contents lead to the headings, and have their pages.
    expect(document.match(/<w:bookmarkStart/g)).toHaveLength(5);
    expect(document.match(/PAGEREF s\d/g)).toHaveLength(5);
    expect(styles).toContain('w:eastAsia="SimSun"');
    expect(styles).not.toContain('SimHei');
    expect(styles).toMatch(/<w:lang [^>]*w:eastAsia="zh-CN"/);
    const footers = Object.keys(zip.files).filter((name) => name.startsWith('word/footer'));
    expect(await read(footers.at(-1) ?? '')).toMatch(/PAGE/);
  });

  it('has the title once where it holds one report', async () => {
    const { document } = await open(await writeWordFile(RECORD, CHART, [CAREER]));
    expect(textsOf(document).filter((text) => text === '事业前程')).toHaveLength(1);
  });

  describe('with a text by a model', () => {
    const LABEL = JSON.stringify({ Label: '1', ContentProducer: '子平', ProduceID: 'r_1' });

    it('says so on its title page and below that text, and in its metadata', async () => {
      const reports = [OVERALL, { ...CAREER, written_by: 'model' as const }];
      const { document, read } = await open(await writeWordFile(RECORD, CHART, reports, { ai_label: LABEL }));
      const texts = textsOf(document);
      expect(texts.indexOf('由AI生成')).toBeLessThan(texts.indexOf('目录'));
      expect(texts.filter((text) => text.startsWith('由AI生成，'))).toHaveLength(1);
      const custom = await read('docProps/custom.xml');
      expect(custom).toMatch(/name="AIGC"/);
      expect(custom.replaceAll('&quot;', '"')).toContain(LABEL);
      expect(await read('docProps/core.xml')).toContain('由AI生成');
    });

    it('is not said of a file by the rules', async () => {
      const { document, read } = await open(await writeWordFile(RECORD, CHART, [OVERALL, CAREER]));
      expect(document).not.toContain('AI生成');
      expect(await read('docProps/custom.xml')).not.toContain('AIGC');
      expect(await read('docProps/core.xml')).not.toContain('AI生成');
    });
  });

  it('says that the method has changed since a report was written, and nothing of rules below the text of a model', async () => {
    const old = { ...CAREER, written_by: 'model', method_changed_on: '2026-11-25' } as const;
    const { document } = await open(await writeWordFile(RECORD, CHART, [old]));
    const texts = textsOf(document).filter(Boolean);
    expect(texts.slice(texts.indexOf('写于 2026年11月23日'))).toEqual([
      '写于 2026年11月23日',
      '这篇报告写成之后，判断强弱与喜忌的方法在2026年11月25日有过改动；这里保留原文，新写的说法可能不同。',
    ]);
    expect(document).not.toContain('规则撰写');
  });

  it('has the name without the characters that XML does not allow', async () => {
    const name = '林\u0001清\u000b和\uffff';
    const { document } = await open(await writeWordFile({ ...RECORD, name }, CHART, [CAREER]));
    expect(textsOf(document).slice(0, 2)).toEqual(['事业前程', '林清和']);
  });

  it('has no text with characters that XML does not allow', async () => {
    const odd = (text: string) => `${text}\u0001\ufffe\uffff`;
    const marks = '段。|- 点。|> 记。'.split('|').map(odd).join('\n\n');
    const one = report('career', odd('事业前程'), [
      { title: odd('行业'), text: `${marks}\n\n| ${odd('年')} | 干支 |\n| --- | --- |\n| 2027 | 丁未 |` },
    ]);
    const template = { studio: odd('听雨轩'), contact: odd('微信'), closing: odd('路在脚下。') };
    const record = { ...RECORD, name: odd('林清和'), birth_place_label: odd('北京市') };
    const { zip, read } = await open(await writeWordFile(record, CHART, [one], { template }));
    for (const name of Object.keys(zip.files))
      expect(await read(name), name).not.toMatch(/[\u0001\ufffe\uffff]/);
  });

  it('keeps the lines of a paragraph and of a note apart', async () => {
    const text = '小标题\n内容一。\n内容二。\n> 记一。\n> 记二。';
    const { document } = await open(
      await writeWordFile(RECORD, CHART, [report('career', '事业', [{ title: '行业', text }])]),
    );
    expect(textsOf(document).slice(-8, -3)).toEqual(['小标题', '内容一。', '内容二。', '记一。', '记二。']);
  });

  it('leaves the pillar of an unknown hour out', async () => {
    const { document } = await open(await writeWordFile({ ...RECORD, hour_unknown: true }, CHART, [CAREER]));
    const texts = textsOf(document);
    expect(texts).toContain('男　1990年6月15日（时辰未知）　北京市 东城区');
    expect(texts.filter((text) => text === '未知')).toHaveLength(7);
    expect(texts).not.toContain('癸');
  });

  describe('with a template', () => {
    const TEMPLATE = {
      studio: '听雨轩 & <b>',
      contact: '微信 tingyuxuan',
      closing: '命理供参考。\n\n　　路在自己脚下。',
    };
    const EMPTY = { studio: '', contact: '', closing: '' };
    const write = async (template: Schema<'ReportTemplate'> | null) => {
      const { document, read, zip } = await open(await writeWordFile(RECORD, CHART, [CAREER], { template }));
      const [header, footer] = ['header', 'footer'].map((part) =>
        Object.keys(zip.files)
          .filter((name) => name.startsWith(`word/${part}`))
          .sort()
          .at(-1),
      );
      return {
        document,
        files: Object.keys(zip.files),
        header: header ? await read(header) : null,
        footer: footer ? await read(footer) : null,
      };
    };

    it('has the studio under the title and at the head of every page', async () => {
      const { document, header } = await write(TEMPLATE);
      expect(textsOf(document).slice(0, 4)).toEqual([
        '事业前程',
        '听雨轩 &amp; &lt;b&gt;',
        '林清和 &amp; &lt;b&gt;',
        '男　1990年6月15日 10:30　北京市 东城区',
      ]);
      expect(textsOf(header ?? '')).toEqual(['听雨轩 &amp; &lt;b&gt;']);
      // The header of the default type is that of every page.
      expect(document).toMatch(/<w:headerReference w:type="default"/);
      expect(document).not.toContain('<w:titlePg');
    });

    it('has the contact above the page number at the foot of every page', async () => {
      const { footer } = await write(TEMPLATE);
      expect(textsOf(footer ?? '')).toEqual(['微信 tingyuxuan', '']);
      expect(footer).toMatch(/tingyuxuan[^]*PAGE/);
    });

    it('ends with the closing, a paragraph for each line and a rule above the first', async () => {
      const { document } = await write(TEMPLATE);
      expect(textsOf(document).slice(-4)).toEqual([
        '写于 2026年11月23日',
        '命理供参考。',
        '',
        '路在自己脚下。',
      ]);
      expect(document.match(/<w:pBdr>/g)).toHaveLength(1);
      expect(document).toMatch(/<w:pBdr><w:top [^]*命理供参考/);
    });

    it('is the same without a template, with empty texts and, but for its own text, with one text', async () => {
      const plain = await write(null);
      expect(plain.header).toBeNull();
      expect(plain.document).not.toMatch(/headerReference|pBdr/);
      expect(textsOf(plain.footer ?? '')).toEqual(['']);
      expect(await write(EMPTY)).toEqual(plain);
      expect(await write({ ...EMPTY, contact: '微信' })).toEqual({ ...plain, footer: expect.any(String) });
      const signed = await write({ ...EMPTY, studio: '听雨轩' });
      expect(signed.footer).toBe(plain.footer);
      expect(textsOf(signed.document).at(-1)).toBe('写于 2026年11月23日');
      const closed = await write({ ...EMPTY, closing: '路在脚下。' });
      expect(closed.files).toEqual(plain.files);
      expect(closed.footer).toBe(plain.footer);
    });

    it('has room for the longest studio name in one line', async () => {
      const studio = '轩'.repeat(30);
      const { document, header } = await write({ ...EMPTY, studio });
      const [, width, margin] =
        /<w:pgSz w:w="(\d+)".*?<w:pgMar [^>]*w:left="(\d+)"/.exec(document)?.map(Number) ?? [];
      // Twentieths of a point; the size of a font is in half points.
      const room = (width ?? 0) - 2 * (margin ?? 0);
      for (const part of [document, header]) {
        const [, size] =
          new RegExp(`<w:sz w:val="(\\d+)"/>(?:(?!<w:sz ).)*?${studio}`).exec(part ?? '') ?? [];
        expect(Number(size) * 10 * 30).toBeLessThanOrEqual(room);
      }
    });
  });

  it.skipIf(OFFICE === null)(
    'is opened by LibreOffice',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'ziping-word-'));
      try {
        const template = { studio: '听雨轩', contact: '微信 tingyuxuan', closing: '路在自己脚下。' };
        writeFileSync(
          join(folder, 'a.docx'),
          await writeWordFile(RECORD, CHART, [OVERALL, CAREER], { template }),
        );
        execFileSync(
          OFFICE ?? '',
          [
            `-env:UserInstallation=file://${folder}/profile`,
            '--headless',
            '--convert-to',
            'txt:Text (encoded):UTF8',
            '--outdir',
            folder,
            join(folder, 'a.docx'),
          ],
          { timeout: 100_000, stdio: 'ignore' },
        );
        const text = readFileSync(join(folder, 'a.txt'), 'utf8');
        const order = [
          '命盘报告',
          '听雨轩',
          '林清和 & <b>',
          '劫财',
          '命局总论',
          '辛金生于仲夏。',
          '一点',
          '附记',
          '事业前程',
          '宜表达。',
          '路在自己脚下。',
        ];
        // The contents name the headings before.
        const places = order.map((one) => text.lastIndexOf(one));
        expect(places).not.toContain(-1);
        expect(places).toEqual([...places].sort((a, b) => a - b));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    SLOW,
  );
});

describe('the columns of a table', () => {
  const widthsOf = (document: string) =>
    [...document.matchAll(/<w:tblGrid>(.*?)<\/w:tblGrid>/gs)].map(([, grid = '']) =>
      [...grid.matchAll(/w:w="(\d+)"/g)].map(([, width]) => Number(width)),
    );

  it('have widths that fill the page, in the grid and in every cell', async () => {
    const { document } = await open(await writeWordFile(RECORD, CHART, [OVERALL]));
    const tables = widthsOf(document);
    expect(tables).toHaveLength(2);
    const [, width = 0, margin = 0] =
      /<w:pgSz w:w="(\d+)".*?<w:pgMar [^>]*w:left="(\d+)"/.exec(document)?.map(Number) ?? [];
    for (const widths of tables) {
      const sum = widths.reduce((all, one) => all + one, 0);
      expect(sum).toBeGreaterThan(width - 2 * margin - 20);
      expect(sum).toBeLessThanOrEqual(width - 2 * margin);
    }
    const [first = []] = tables;
    const cells = [...document.matchAll(/<w:tcW w:type="dxa" w:w="(\d+)"/g)].map(([, one]) => Number(one));
    expect(cells.slice(0, first.length)).toEqual(first);
  });

  it('are as wide as what stands in them: a mark takes less room than its advice', async () => {
    const text = `| 年份 | 怎么样 | 要点 |\n|---|---|---|\n| 2027年 | △ 紧 | ${'大事隔一夜再定，'.repeat(4)} |`;
    const one = report('career', '事业', [{ title: '往后几年', text }]);
    const [, [year = 0, mark = 0, advice = 0] = []] = widthsOf(
      (await open(await writeWordFile(RECORD, CHART, [one]))).document,
    );
    expect(advice).toBeGreaterThan(3 * year);
    expect(mark).toBeGreaterThan(700);
  });

  it('have room for three characters in a line beside long cells', async () => {
    const long = '己偏印、癸食神、辛比肩';
    const text = `| | 年柱 | 月柱 | 日柱 | 时柱 |\n|---|---|---|---|---|\n| 藏干 | ${long} | 乙偏财 | ${long} | ${long} |`;
    const one = report('career', '事业', [{ title: '依据', text }]);
    const { document } = await open(await writeWordFile(RECORD, CHART, [one]));
    const [, [, , narrow = 0] = []] = widthsOf(document);
    // Characters of 10.5 points, and the margins of a cell, in twips.
    expect(narrow).toBeGreaterThanOrEqual(3 * 210 + 160);
  });

  it('are as many as the longest row has cells, in every row', async () => {
    const text = '| 年份 | 要点 |\n|---|---|\n| 2027年 |\n| 2028年 | 搬家 | 慎 |';
    const one = report('career', '事业', [{ title: '往后几年', text }]);
    const { document } = await open(await writeWordFile(RECORD, CHART, [one]));
    const [, widths = []] = widthsOf(document);
    expect(widths).toHaveLength(3);
    expect(Math.min(...widths)).toBeGreaterThan(0);
    const rows = document.slice(document.lastIndexOf('<w:tbl>')).match(/<w:tr>.*?<\/w:tr>/gs) ?? [];
    expect(rows.map((row) => row.match(/<w:tc>/g)?.length)).toEqual([3, 3, 3]);
    expect(textsOf(rows.join(''))).toEqual(['年份', '要点', '', '2027年', '', '', '2028年', '搬家', '慎']);
  });
});

describe('the blocks of a section', () => {
  /** The indent of a point, which its level of the numbering has; 0 for another paragraph. */
  function leftOfPoint(paragraph: string, numbering: string): string {
    const [, level, id] = /<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"/.exec(paragraph) ?? [];
    if (id === undefined) return '0';
    const [, list] =
      new RegExp(`<w:num w:numId="${id}".*?<w:abstractNumId w:val="(\\d+)"`, 's').exec(numbering) ?? [];
    const [levels = ''] =
      new RegExp(`<w:abstractNum w:abstractNumId="${list}".*?</w:abstractNum>`, 's').exec(numbering) ?? [];
    return new RegExp(`<w:lvl w:ilvl="${level}".*?w:left="(\\d+)"`, 's').exec(levels)?.[1] ?? '0';
  }

  /** The paragraphs of a file whose report has this one section, after its heading. */
  async function paragraphsOf(text: string) {
    const one = report('career', '事业', [{ title: '性情', text }]);
    const { document, read } = await open(await writeWordFile(RECORD, CHART, [one]));
    const numbering = await read('word/numbering.xml');
    const after = document.slice(document.lastIndexOf('性情'));
    return [...after.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => ({
      text: [...paragraph.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, words]) => words).join(''),
      bold: [...paragraph.matchAll(/<w:r>(?:(?!<\/w:r>).)*<w:b\/>.*?<w:t[^>]*>([^<]*)</gs)].map(
        ([, words]) => words,
      ),
      isPoint: paragraph.includes('<w:numPr>'),
      isGrey: !/<w:r>(?:(?!w:color).)*?<w:t/s.test(paragraph),
      left: Number(/w:left="(\d+)"/.exec(paragraph)?.[1] ?? leftOfPoint(paragraph, numbering)),
    }));
  }

  it('are paragraphs, lists and notes; each line is a paragraph of its own', async () => {
    const found = await paragraphsOf('一\n二\n\n三\n- 甲\n- 乙\n> 记\n\n1. 先\n2. 后\n   再');
    expect(found.slice(0, 9).map(({ text }) => text)).toEqual([
      ...['一', '二', '三', '甲', '乙', '记', '1. 先', '2. 后', '再'],
    ]);
    expect(found.filter(({ isPoint }) => isPoint).map(({ text }) => text)).toEqual(['甲', '乙']);
  });

  it('keep the step and the look of the blocks that they stand in', async () => {
    const found = await paragraphsOf(
      '- 甲\n  - 乙\n      1. 丙\n  > 丁\n\n> 戊\n> - 己\n>   再\n> > 庚\n>\n> ## 辛',
    );
    const seen = found.slice(0, 9).map(({ text, left, isGrey }) => `${text} ${left}${isGrey ? ' grey' : ''}`);
    expect(seen).toEqual([
      '甲 480',
      '乙 960',
      '1. 丙 1440',
      '丁 960 grey',
      '戊 480 grey',
      '己 960 grey',
      '再 960 grey',
      '庚 960 grey',
      '辛 480 grey',
    ]);
  });

  it('show stressed words bold, and links and marks of code as their words', async () => {
    const [first] = await paragraphsOf('今年**慢一点**，见[说明](https://example.com)与`辛金`。');
    expect(first).toMatchObject({ text: '今年慢一点，见说明与辛金。', bold: ['慢一点'], isPoint: false });
  });
});
