import { describe, expect, it } from 'vitest';

import { fit, INITIAL_SIZE, sizeAfterKey } from './size.ts';

const room = { width: 1440, height: 900 };

describe('fit', () => {
  it('begins 400 wide and 500 high', () => {
    expect(fit(INITIAL_SIZE, room)).toEqual({ width: 400, height: 500 });
  });
  it('stays inside the room', () => {
    expect(fit({ width: 5_000, height: 5_000 }, room)).toEqual({ width: 1408, height: 868 });
  });
  it('stays useful', () => {
    expect(fit({ width: 1, height: 1 }, room)).toEqual({ width: 300, height: 320 });
  });
});

describe('sizeAfterKey', () => {
  it.each([
    ['ArrowLeft', 1, 0],
    ['ArrowRight', -1, 0],
    ['ArrowUp', 0, 1],
    ['ArrowDown', 0, -1],
  ])('%s moves the corner', (key, x, y) => {
    const size = sizeAfterKey(INITIAL_SIZE, key);
    expect([Math.sign(size!.width - 400), Math.sign(size!.height - 500)]).toEqual([x, y]);
  });
  it('takes no other key', () => {
    expect(sizeAfterKey(INITIAL_SIZE, 'Enter')).toBeUndefined();
  });
});
