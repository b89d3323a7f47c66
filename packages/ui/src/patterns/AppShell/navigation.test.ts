import { expect, it } from 'vitest';
import { isActivePath } from './navigation.ts';

it('knows a place from what lies below it and beside it', () => {
  expect(isActivePath('/reports', '/reports')).toBe(true);
  expect(isActivePath('/reports/42', '/reports')).toBe(true);
  expect(isActivePath('/reports-archive', '/reports')).toBe(false);
});

it('does not find every path under the home page', () => {
  expect(isActivePath('/', '/')).toBe(true);
  expect(isActivePath('/fortune', '/')).toBe(false);
});
