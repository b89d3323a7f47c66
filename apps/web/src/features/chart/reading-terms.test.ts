import { explain } from '@ziping/bazi/glossary/glossary';
import { describe, expect, it } from 'vitest';

import { readingTerms, termInReading } from './reading-terms.ts';

describe('the words of a report that can be tapped', () => {
  it('have ten gods, stars and names of patterns, each of its group', () => {
    const groups = ['七杀', '天乙贵人', '七杀格', '从儿格', '化木格'].map(
      (term) => (termInReading(term) as { group: string } | null)?.group,
    );
    expect(groups).toEqual(['ten_god', 'shen_sha', 'pattern', 'pattern', 'pattern']);
  });

  it('have no words that are part of common ones, such as 未成 in 未成年 and 成格 in 形成格局', () => {
    for (const term of ['未成', '成格', '病', '子', '财']) {
      expect(readingTerms).not.toContain(term);
      expect(termInReading(term)).toBeNull();
    }
  });

  it('are all in the glossary', () => {
    for (const term of readingTerms) {
      const found = termInReading(term);
      expect(found && 'group' in found && explain(found.group, term).meaning).toBeTruthy();
    }
  });
});
