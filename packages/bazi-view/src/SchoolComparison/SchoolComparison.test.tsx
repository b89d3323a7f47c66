import { castChart } from '@ziping/bazi/chart';
import { compareSchools } from '@ziping/bazi/schools';
import type { Birth, SchoolRow } from '@ziping/bazi/types';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textOf } from '../test-markup.ts';
import { SchoolComparison } from './SchoolComparison.tsx';

const born = { calendar_type: 'solar', gender: 'male' } as const;
/** 乙丑 丁亥 丙子 壬辰: pattern, 小运 and 起运 differ. */
const december: Birth = { ...born, year: 1985, month: 12, day: 3, hour: 8, minute: 30 };
const rowsOf = (birth: Birth, hour_unknown = false) =>
  compareSchools(castChart(birth, {}, 0), birth.gender, birth, hour_unknown);
const render = (rows: readonly SchoolRow[], hour_unknown = false) =>
  renderToStaticMarkup(<SchoolComparison rows={rows} hour_unknown={hour_unknown} />);

const linesOf = (markup: string) =>
  (markup.match(/<tr.*?<\/tr>/g) ?? []).map((line) =>
    (line.match(/<t[hd][^>]*>.*?<\/t[hd]>/g) ?? []).map(textOf),
  );
const [open = '', folded = ''] = render(rowsOf(december)).split('<details>');

describe('SchoolComparison', () => {
  it('has a line for each school of a question that differs: name, book, result and how it compares', () => {
    expect(linesOf(open).slice(1, 5)).toEqual([
      ['格局 两说'],
      ['只取真从、真化 《滴天髓》原注、《子平真诠》', '七杀格 成格 本盘所用'],
      ['假从、假化也取 《滴天髓阐微》', '假从杀格 未成 异'],
      ['藏干不透时取司令 《三命通会·论人元司事》', '七杀格 成格 同'],
    ]);
  });

  it('marks only the terms that are not those of the chart', () => {
    const late = render(rowsOf({ ...born, year: 1995, month: 2, day: 10, hour: 23, minute: 30 }));
    const split = late.match(/<tr[^>]*><th scope="row"><span>早晚子时.*?<\/tr>/)![0];
    const marked = split.match(/<b data-other="true">.*?<\/b>/g)!;
    expect(marked.map(textOf)).toEqual(['壬申']);
    expect(textOf(split)).toContain('时柱 壬子');
  });

  it('says how many answers a question has, and of which pattern and ages they are', () => {
    const headings = linesOf(open).filter((cells) => cells.length === 1);
    expect(headings.flat()).toEqual(['格局 两说', '小运 两说 虚岁一、二、三岁', '起运 两说 三日折一年']);
    const threeAnswers = rowsOf(december).map((row) =>
      row.question === 'pattern'
        ? { ...row, answers: row.answers.map((answer) => ({ ...answer, result: [answer.school] })) }
        : row,
    );
    expect(render(threeAnswers)).toContain('三说');
  });

  it('writes the date and age of the start of luck, and what counts where no book is named', () => {
    expect(linesOf(open).at(-1)!).toEqual([
      '按时辰折算 间隔取整时辰，一时辰折十日',
      '1994年6月3日 虚岁10 异',
    ]);
  });

  it('folds the questions on which the schools agree, each with its answer', () => {
    expect(textOf(folded.slice(0, folded.indexOf('</summary>')))).toBe('各家一致 用神、人元司令、子时换日');
    expect(linesOf(folded).slice(1)).toEqual([
      ['用神 按七杀格取用', '木 甲乙 格局'],
      ['人元司令', '壬 七杀'],
      ['子时换日 日柱与时柱', '日柱 丙子 时柱 壬辰'],
    ]);
  });

  it('unfolds them where the schools agree on everything', () => {
    const markup = render(rowsOf({ ...born, year: 1956, month: 9, day: 14, hour: 1, minute: 30 }));
    expect(markup).toContain('6 项取法，各家在此盘结果相同');
    expect(markup).toContain('<details open="">');
    expect(markup).not.toContain('异');
  });

  it('has nothing folded where the schools differ on everything', () => {
    expect(render(rowsOf(december).filter(({ differs }) => differs))).not.toContain('<details');
  });

  it('names the columns, groups and tables for screen readers', () => {
    expect(open.match(/<caption>(.*?)<\/caption>/)?.[1]).toBe('6 项取法，其中 3 项各家不同');
    expect(open.match(/scope="rowgroup"/g)).toHaveLength(3);
    expect(open.match(/scope="row"/g)).toHaveLength(8);
    expect(folded).toContain('<caption><span>各家一致</span></caption>');
  });

  it('colours stems, branches and phases, but not the words of a pattern', () => {
    expect(folded).toContain('<span data-phase="wood">木</span>');
    const transformed = rowsOf(december).map((row) =>
      row.question === 'pattern'
        ? { ...row, answers: row.answers.map((answer) => ({ ...answer, result: ['化土格'] })) }
        : row,
    );
    expect(render(transformed)).toContain('<b>化土格</b>');
  });

  it('says what is left out where the hour is unknown', () => {
    const text = '时辰未知：格局与用神只看年、月、日三柱，要用到时辰的各项不列。';
    expect(render(rowsOf(december, true), true)).toContain(text);
    expect(render(rowsOf(december))).not.toContain('时辰未知');
  });
});
