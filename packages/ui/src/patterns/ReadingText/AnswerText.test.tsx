// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

import { ThemeRoot } from '../../tokens/GlobalStyles.tsx';
import { AnswerText } from './AnswerText.tsx';
import { Drawing } from './Drawing.tsx';

const text =
  '日主偏弱，七杀当令。\n\n- 日主宜扶\n- 2027年食伤\n\n七杀有制。\n\n## 食伤\n\n2027年，再论食伤、日主与印。';
const terms = ['日主', '七杀', '食伤', '印'];

function drawing(): (content: string) => string {
  const container = document.createElement('div');
  const root = createRoot(container);
  return (content) => {
    const answer = createElement(AnswerText, { content, terms, years: [2020, 2030] });
    flushSync(() => root.render(createElement(ThemeRoot, null, answer)));
    return container.innerHTML;
  };
}

afterEach(() => void vi.restoreAllMocks());

it('marks the same words in an answer that grows as in the whole, also when it begins anew', () => {
  const grown = drawing();
  for (let end = 1; end <= text.length; end += 1) {
    const content = text.slice(0, end);
    expect(grown(content)).toBe(drawing()(content));
  }
  expect(grown('七杀与日主')).toBe(drawing()('七杀与日主'));
  expect(grown(text)).toContain('role="button"');
});

it.each([
  ['a megabyte of backticks', '`'.repeat(1_000_000)],
  ['ten thousand quotes inside each other', `${'> '.repeat(10_000)}底`],
])('draws at most 60 blocks at any point of the arrival of %s', (_name, content) => {
  const draw = vi.spyOn(Drawing.prototype, 'block');
  const grown = drawing();
  for (let step = 1; step <= 50; step += 1) {
    draw.mockClear();
    grown(content.slice(0, (step * content.length) / 50));
    expect(draw.mock.calls.length).toBeLessThan(60);
  }
  expect(grown(content)).not.toContain('<blockquote>'.repeat(5));
});

it('divides a date in a table after its year alone, and a short cell not at all', () => {
  const table =
    '| 从哪天起 | 怎么样 | 会有什么 |\n| --- | --- | --- |\n| 2027年1月5日 | ● 较顺 | 都要面子，谁也不肯先回 |';
  const cells = [...drawing()(table).matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);
  expect(cells).toEqual([
    '2027年<span data-whole="">1月5日</span>',
    '<span data-whole="">● 较顺</span>',
    '都要面子，谁也不肯先回',
  ]);
});

it('divides a span of days or years in a table after a year and after 到', () => {
  const table =
    '| 哪些天 | 怎么样 |\n| --- | --- |\n| 2026年12月7日到2027年2月3日 | ○ 平 |\n| 2027年2月4日到3月5日 | ○ 平 |\n| 2031到2033年 | △ 紧 |';
  const cells = [...drawing()(table).matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);
  expect(cells.filter((_, at) => at % 2 === 0)).toEqual([
    '2026年<span data-whole="">12月7日到</span>2027年<span data-whole="">2月3日</span>',
    '2027年<span data-whole="">2月4日到</span><span data-whole="">3月5日</span>',
    '<span data-whole="">2031到</span><span data-whole="">2033年</span>',
  ]);
});
