import { expect, it } from 'vitest';

import { normalizePhone } from './normalizePhone.ts';

it.each([
  '138 0013 8000',
  '138-0013-8000',
  ' 138\u20100013\u20138000\n',
  '+86 138 0013 8000',
  '(+86)13800138000',
  '008613800138000',
  '8613800138000',
  '１３８００１３８０００',
  '＋８６　138－0013－8000',
])('turns %j into eleven digits', (text) => {
  expect(normalizePhone(text)).toBe('13800138000');
});

it('keeps a number that is not finished, and drops what is too long', () => {
  expect(normalizePhone('861')).toBe('861');
  expect(normalizePhone('138001380001')).toBe('13800138000');
});
