import { describe, expect, it } from 'vitest';

import { findAnswerFault, toReportText } from './answer-text.ts';

const BOUNDS = { least: 10, most: 100 };
const GOOD =
  '日主辛金，生于仲夏，火旺之时。\n\n- 月干壬水伤官\n- 时干癸水食神\n\n| 柱 | 干支 |\n| --- | --- |\n| 年柱 | 庚午 |\n\n> 仅供参考。';

describe('an answer of a model', () => {
  it('stays as it is when it has only what a report may have', () => {
    expect(toReportText(GOOD)).toBe(GOOD);
    expect(findAnswerFault(GOOD, BOUNDS)).toBeNull();
  });

  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['抱歉，我无法为您提供命理分析，请咨询专业人士。', 'refusal'],
    ['作为一个AI语言模型，我不能预测命运，但可以聊聊传统文化。', 'refusal'],
    ["I'm sorry, but I can't help with fortune telling.", 'refusal'],
    ['The day master is Xin metal, born in midsummer 午月, when fire is strong.', 'not_chinese'],
    ['日主辛金。', 'too_short'],
    ['日主辛金'.repeat(30), 'too_long'],
  ])('is refused: %j', (text, fault) => {
    expect(findAnswerFault(text, BOUNDS)).toBe(fault);
  });

  it('loses markup, links and scripts and keeps their text', () => {
    expect(
      toReportText(
        '## 性情\n**辛金**如[珠玉](https://evil.example/a)，见 https://evil.example 与 www.evil.example。\n<img src=x onerror=alert(1)><b>外柔</b>内刚\n<script>alert(1)</script>\n1. 重条理\n* 细心\n```js\nlet a\n```\n![图](javascript:alert(1))\n1 < 2 > 0\n---\n末句。\u202e',
      ),
    ).toBe('性情\n辛金如珠玉，见  与 。\n外柔内刚\n\n- 重条理\n- 细心\nlet a\n图\n1 ＜ 2 ＞ 0\n末句。');
  });
});
