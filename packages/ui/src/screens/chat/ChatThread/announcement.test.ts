import { describe, expect, it } from 'vitest';

import { announcedEnd, spoken } from './announcement.ts';

const SENTENCE = `${'丁火生于午月，'.repeat(6)}身旺。`;

describe('announcedEnd', () => {
  it('waits for the end of a sentence', () => {
    expect(announcedEnd(SENTENCE.slice(0, -1), 0, false)).toBe(0);
    expect(announcedEnd(SENTENCE, 0, false)).toBe(SENTENCE.length);
    expect(announcedEnd(`${SENTENCE}喜`, 0, false)).toBe(SENTENCE.length);
  });

  it('reads short sentences together', () => {
    expect(announcedEnd(`${SENTENCE}喜土。`, SENTENCE.length, false)).toBe(SENTENCE.length);
  });

  it('leaves at most 1,000 characters for the next search in a megabyte without a full stop', () => {
    const content = '`'.repeat(1_000_000);
    let from = 0;
    for (let end = 500; end <= content.length; end += 500) {
      from = announcedEnd(content.slice(0, end), from, false);
      expect(end - from).toBeLessThanOrEqual(1_000);
    }
  });

  it('reads the rest when the answer is finished', () => {
    expect(announcedEnd('喜土', 0, true)).toBe(2);
  });
});

it('reads text without marks', () => {
  expect(spoken('## 事业\n- **丁火**\n| 年 |\n|---|')).toBe('事业\n丁火\n年');
});
