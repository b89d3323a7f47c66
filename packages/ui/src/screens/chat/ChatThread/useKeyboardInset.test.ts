import { describe, expect, it } from 'vitest';

import { keyboardInset } from './useKeyboardInset.ts';

describe('keyboardInset', () => {
  it.each([
    ['no keyboard', 844, { offsetTop: 0, height: 844, scale: 1 }, 0],
    ['a keyboard of 336 px', 844, { offsetTop: 0, height: 508, scale: 1 }, 336],
    ['a keyboard, the page moved up by the browser', 844, { offsetTop: 100, height: 508, scale: 1 }, 236],
    ['an element that ends above the keyboard', 500, { offsetTop: 0, height: 508, scale: 1 }, 0],
    ['a page that is zoomed in', 844, { offsetTop: 0, height: 422, scale: 2 }, 0],
  ])('%s', (_name, bottom, view, inset) => {
    expect(keyboardInset(bottom, view)).toBe(inset);
  });
});
