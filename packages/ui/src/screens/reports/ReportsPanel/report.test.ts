import {
  completedReport,
  generatableReport,
  generatingReport,
  purchasableReport,
} from '@ziping/mocks/fixtures/reports';
import { describe, expect, it } from 'vitest';

import { previewOf } from './preview.ts';
import { formatPrice, isForSale, isReadable } from './report.ts';

describe('the preview', () => {
  it.each([
    [99, 99, false],
    [100, 100, false],
    [101, 100, true],
  ])('of %i characters has %i and an ellipsis: %s', (length, shown, ellipsis) => {
    const preview = previewOf('命'.repeat(length));
    expect(preview).toBe('命'.repeat(shown) + (ellipsis ? '…' : ''));
  });

  it('does not cut a character of two code units', () => {
    expect(previewOf('𠮷'.repeat(101))).toBe(`${'𠮷'.repeat(100)}…`);
  });

  it('has no marks', () => {
    const content =
      '## 总论\n\n**辛金**生于午月。\n\n- 一\n- 二\n\n> 注\n\n| 年 | 事 |\n| --- | --- |\n| 2026 | 丙午 |';
    expect(previewOf(content)).toBe('总论：辛金生于午月。一 二 注 年 事 2026 丙午');
  });

  it('does not run a heading into what follows', () => {
    expect(previewOf('## 先说结论\n\n做事你有后劲。\n\n### **该不该换** ##\n\n不急。')).toBe(
      '先说结论：做事你有后劲。该不该换：不急。',
    );
    expect(previewOf('# 换不换？\n\n不换。')).toBe('换不换？不换。');
    expect(previewOf('##　先说结论\n\n有后劲。\n\n### [该不该换](/help)\n\n不急。')).toBe(
      '先说结论：有后劲。该不该换：不急。',
    );
  });
});

it.each([
  ['completed', completedReport, true],
  ['never generated', generatableReport, false],
  ['being written', generatingReport, false],
  ['written anew', { ...generatingReport, content: '旧文' }, false],
  ['for sale', { ...purchasableReport, content: '旧文' }, false],
  ['without a status but with a text', { ...completedReport, status: null }, true],
  ['empty', { ...completedReport, content: '' }, false],
])('a report that is %s is readable: %s', (_name, report, readable) => {
  expect(isReadable(report)).toBe(readable);
});

it.each([
  ['completed', completedReport, false],
  ['completed without a word that it is owned', { ...completedReport, isUnlocked: false }, false],
  ['owned and not written', generatableReport, false],
  ['being written', { ...generatingReport, isUnlocked: false }, false],
  ['free once, and not yet chosen', { ...generatableReport, isUnlocked: false }, true],
  ['locked', purchasableReport, true],
])('a report that is %s has a price: %s', (_name, report, priced) => {
  expect(isForSale(report)).toBe(priced);
});

it.each([
  [29.9, '￥29.90'],
  [0, '￥0.00'],
  [1234.567, '￥1234.57'],
])('writes %d as %s', (price, text) => {
  expect(formatPrice(price)).toBe(text);
});
