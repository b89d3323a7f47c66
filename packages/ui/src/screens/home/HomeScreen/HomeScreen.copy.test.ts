import { expect, it } from 'vitest';

import { homeCopy } from './HomeScreen.copy.ts';

it('greets with a comma only after a name', () => {
  expect(homeCopy.greeting('清和')).toBe('清和，您好');
  expect(homeCopy.greeting('')).toBe('您好');
});
