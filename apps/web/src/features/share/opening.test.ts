import { expect, it } from 'vitest';

import { openingOf } from './opening.ts';

const CONTENT = `## 先说结论

你心思细。**2028年**最好走。

> 记 [一句](https://example.com)。

## 三个要记住的时间

- 2027年（略紧）｜先放一放。

## 年表

| 年份 | 怎么样 |
|---|---|
| 2027年 | 紧 |

## 可以这样做

1. 把话说在前面。
   再说一遍。

## 往后

不在图上。`;

it('is the first three sections with a text as plain lines, without tables', () => {
  expect(openingOf(CONTENT)).toEqual([
    {
      title: '先说结论',
      lines: [
        { text: '你心思细。2028年最好走。', isItem: false },
        { text: '记 一句。', isItem: false },
      ],
    },
    { title: '三个要记住的时间', lines: [{ text: '2027年（略紧）：先放一放。', isItem: true }] },
    {
      title: '可以这样做',
      lines: [
        { text: '把话说在前面。', isItem: true },
        { text: '再说一遍。', isItem: false },
      ],
    },
  ]);
});

it('is the beginning of a text without headings', () => {
  expect(openingOf('第一段。\n\n第二段。')).toEqual([
    {
      title: '',
      lines: [
        { text: '第一段。', isItem: false },
        { text: '第二段。', isItem: false },
      ],
    },
  ]);
});
