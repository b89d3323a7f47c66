import { describe, expect, it } from 'vitest';
import { pageWindow } from './pageWindow.ts';

describe('pageWindow', () => {
  it('returns every page when they fit', () => {
    expect(pageWindow(2, 3, 5)).toEqual([1, 2, 3]);
    expect(pageWindow(1, 1, 5)).toEqual([1]);
  });

  it('centres the current page', () => {
    expect(pageWindow(7, 20, 5)).toEqual([5, 6, 7, 8, 9]);
  });

  it('returns a full window at both ends', () => {
    expect(pageWindow(1, 20, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(19, 20, 5)).toEqual([16, 17, 18, 19, 20]);
  });

  it('returns nothing when there are no pages', () => {
    expect(pageWindow(1, 0, 5)).toEqual([]);
  });
});
