import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Strength } from '@ziping/bazi/types';
import { textOf } from '../test-markup.ts';
import { StrengthScale } from './StrengthScale.tsx';

const strength: Strength = {
  verdict: '偏弱',
  text: '偏弱',
  percent: 31.5,
  de_ling: false,
  de_di: true,
  de_shi: false,
  leans: 'weak',
  doubt: [],
  hours: null,
  parts: [
    { key: 'year', part: 'stem', character: '庚', shi_shen: '比肩', weight: 1, supports: true },
    { key: 'month', part: 'hidden', character: '丙', shi_shen: '七杀', weight: 2.4, supports: false },
  ],
};

const markup = renderToStaticMarkup(
  <StrengthScale strength={strength} day_master="庚" method="月支占四分。" />,
);

describe('StrengthScale', () => {
  it('shows the verdict and the share as text, and hides the drawing from screen readers', () => {
    expect(textOf(/<p data-verdict.*?<\/p>/.exec(markup)![0])).toBe('偏弱 扶助占 31.5%');
    expect(markup).toMatch(/<div data-scale="" aria-hidden="true">/);
    expect(markup).toContain('inset-inline-start:31.5%');
    expect(markup).toContain('<p>日主庚金</p>');
  });

  it('names each of the three signs as gained or lost', () => {
    const signs = [...markup.matchAll(/<li( data-gained="true")?><b>(.*?) <\/b>/g)];
    expect(signs.map(([, gained, word]) => [word, gained !== undefined])).toEqual([
      ['失令', false],
      ['得地', true],
      ['失势', false],
    ]);
  });

  it('says why a verdict is in doubt, and says nothing of it where it is sure', () => {
    const doubt = [{ text: '扶助占46.7%，在强弱两界之间。', basis: [] }];
    const doubtful = renderToStaticMarkup(
      <StrengthScale strength={{ ...strength, verdict: '中和', text: '中和偏弱', doubt }} day_master="庚" />,
    );
    expect(textOf(/<p data-doubt.*?<\/p>/.exec(doubtful)![0])).toBe(
      '两说都有人取 扶助占46.7%，在强弱两界之间。',
    );
    expect(markup).not.toContain('<p data-doubt');
  });

  it('shows a range and no single mark where the hour is unknown', () => {
    const ranged = renderToStaticMarkup(
      <StrengthScale
        strength={{
          ...strength,
          text: '身弱至偏弱',
          hours: { weakest: '身弱', strongest: '偏弱', percents: [12.5, 40] },
        }}
        day_master="庚"
      />,
    );
    expect(textOf(/<p data-verdict.*?<\/p>/.exec(ranged)![0])).toBe(
      '身弱至偏弱 十二时辰扶助占 12.5% 至 40.0%',
    );
    expect(ranged).toContain('inset-inline-start:12.5%;width:27.5%');
    expect(ranged).not.toContain('<i style');
  });

  it('lists the parts of the share with their weights, then the method', () => {
    const rows = (markup.match(/<tr.*?<\/tr>/g) ?? []).map((row) =>
      (row.match(/<t[hd].*?<\/t[hd]>/g) ?? []).map(textOf),
    );
    expect(rows).toEqual([
      ['位置', '干', '十神', '分量', '扶抑'],
      ['年干', '庚', '比肩', '1.00', '扶'],
      ['月支藏', '丙', '七杀', '2.40', '抑'],
    ]);
    expect(markup.indexOf('月支占四分。')).toBeGreaterThan(markup.indexOf('</table>'));
  });
});
