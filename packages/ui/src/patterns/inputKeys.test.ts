import { describe, expect, it } from 'vitest';

import { isCloseKey, isSendKey } from './inputKeys.ts';

const enter = { key: 'Enter', keyCode: 13, shiftKey: false, isComposing: false };

describe('isSendKey', () => {
  it.each([
    ['Enter', {}, true],
    ['Shift+Enter', { shiftKey: true }, false],
    ['Enter while a word is composed', { isComposing: true, keyCode: 229 }, false],
    ['Enter after the composition has ended, as Safari sends it', { keyCode: 229 }, false],
    ['another key', { key: 'a', keyCode: 65 }, false],
  ])('%s', (_name, change, sends) => {
    expect(isSendKey({ ...enter, ...change })).toBe(sends);
  });
});

describe('isCloseKey', () => {
  it.each([
    ['Escape', {}, true],
    ['Escape while a word is composed', { isComposing: true }, false],
    ['Escape after the composition has ended, as Safari sends it', { keyCode: 229 }, false],
    ['another key', { key: 'Enter', keyCode: 13 }, false],
  ])('%s', (_name, change, closes) => {
    expect(isCloseKey({ ...enter, key: 'Escape', keyCode: 27, ...change })).toBe(closes);
  });
});
