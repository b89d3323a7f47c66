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
