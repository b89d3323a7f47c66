import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyCandidates } from '../story-chart.ts';
import { buttons, textOf } from '../test-markup.ts';
import { CandidateCompare } from './CandidateCompare.tsx';

const question = storyCandidates()[0]!;
const render = (onChoose?: () => void) =>
  renderToStaticMarkup(<CandidateCompare question={question} onChoose={onChoose} />);
const rows = (markup: string) =>
  (markup.match(/<tr.*?<\/tr>/g) ?? []).map((row) =>
    (row.match(/<t[hd][^>]*>.*?<\/t[hd]>/g) ?? []).map(textOf).filter((text) => text !== ''),
  );

describe('CandidateCompare', () => {
  it('renders each chart as a table with headings and marks each difference with 异', () => {
    expect(rows(render())).toEqual([
      ['年', '月', '日', '时'],
      ['天干', '己 异', '丁 异', '壬', '庚'],
      ['地支', '卯 异', '丑 异', '辰', '戌'],
      ['年', '月', '日', '时'],
      ['天干', '庚 异', '戊 异', '壬', '庚'],
      ['地支', '辰 异', '寅 异', '辰', '戌'],
    ]);
    expect(render().match(/<caption>(.*?)<\/caption>/g)).toHaveLength(2);
  });

  it('names the differences in the header, or says that only the start of luck differs', () => {
    expect(render()).toContain('<p>不同之处：年干、年支、月干、月支</p>');
    const same = renderToStaticMarkup(<CandidateCompare question={{ ...question, differs: [] }} />);
    expect(same).toContain('<p>四柱相同，只起运不同</p>');
    expect(same).not.toContain('异');
  });

  it('marks the chart in use and offers a button only for the others', () => {
    expect(render().match(/当前所用/g)).toHaveLength(1);
    expect(buttons(render())).toEqual([]);
    const [choose, ...others] = buttons(render(() => undefined));
    expect(others).toEqual([]);
    expect(choose).toContain('aria-label="改用此盘：立春交节之后"');
  });
});
