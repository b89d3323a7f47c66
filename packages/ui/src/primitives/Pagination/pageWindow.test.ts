import { describe, expect, it } from 'vitest';
import { pageWindow } from './pageWindow.ts';

describe('pageWindow', () => {
  it('offers every page while they fit', () => {
    expect(pageWindow(2, 3, 5)).toEqual([1, 2, 3]);
    expect(pageWindow(1, 1, 5)).toEqual([1]);
  });

  it('keeps the page in the middle', () => {
    expect(pageWindow(7, 20, 5)).toEqual([5, 6, 7, 8, 9]);
  });

  it('stays full at both ends', () => {
    expect(pageWindow(1, 20, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(19, 20, 5)).toEqual([16, 17, 18, 19, 20]);
  });

  it('offers nothing where there are no pages', () => {
    expect(pageWindow(1, 0, 5)).toEqual([]);
  });
});
