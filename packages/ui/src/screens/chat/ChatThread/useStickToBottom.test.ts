import { describe, expect, it } from 'vitest';

import { isAtBottom, isFollowing } from './useStickToBottom.ts';

const at = (scrollTop: number) => ({ scrollTop, scrollHeight: 1_000, clientHeight: 400 });

describe('isAtBottom', () => {
  it.each([
    [600, true],
    [599, true],
    [598, false],
  ])('at %i of 600: %s', (scrollTop, bottom) => {
    expect(isAtBottom(at(scrollTop))).toBe(bottom);
  });

  it('is true for content that is not higher than the view', () => {
    expect(isAtBottom({ scrollTop: 0, scrollHeight: 300, clientHeight: 400 })).toBe(true);
  });
});

describe('isFollowing', () => {
  it('stops when the reader scrolls up', () => {
    expect(isFollowing(true, 500, at(400))).toBe(false);
  });
  it('goes on while content arrives below', () => {
    expect(isFollowing(true, 400, at(400))).toBe(true);
  });
  it('begins again at the bottom', () => {
    expect(isFollowing(false, 400, at(600))).toBe(true);
  });
  it('does not begin again on the way down', () => {
    expect(isFollowing(false, 300, at(400))).toBe(false);
  });
});
