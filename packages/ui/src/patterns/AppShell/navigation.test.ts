import { expect, it } from 'vitest';
import { isActivePath } from './navigation.ts';

it('marks a link as active on its own path and below it, not beside it', () => {
  expect(isActivePath('/reports', '/reports')).toBe(true);
  expect(isActivePath('/reports/42', '/reports')).toBe(true);
  expect(isActivePath('/reports-archive', '/reports')).toBe(false);
});

it('marks the home link as active on the home page only', () => {
  expect(isActivePath('/', '/')).toBe(true);
  expect(isActivePath('/fortune', '/')).toBe(false);
});
