import { expect, it } from 'vitest';
import { isUnder } from './shell.ts';

it('knows a place from what lies below it and beside it', () => {
  expect(isUnder('/reports', '/reports')).toBe(true);
  expect(isUnder('/reports/42', '/reports')).toBe(true);
  expect(isUnder('/reports-archive', '/reports')).toBe(false);
});

it('does not find every path under the home page', () => {
  expect(isUnder('/', '/')).toBe(true);
  expect(isUnder('/fortune', '/')).toBe(false);
});
