// @vitest-environment jsdom
import { chart } from '@ziping/mocks/fixtures/chart';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

import { ThemeRoot } from '../../../tokens/GlobalStyles.tsx';
import { BasicReading } from './BasicReading.tsx';

const { sentences } = chart.basic_analysis;

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['nobody chose, on a narrow page', 320, undefined, true],
  ['nobody chose, on a page with room', 390, undefined, false],
  ['they were opened, on a narrow page', 320, false, false],
  ['they were folded, on a page with room', 390, true, true],
])('where %s of %i px, only the first sentence is shown: %s → %s', (_where, width, folded, isFolded) => {
  vi.stubGlobal('innerWidth', width);
  document.documentElement.style.fontSize = '16px';
  const onFold = vi.fn();
  const container = document.createElement('div');
  const root = createRoot(container);
  const reading = createElement(BasicReading, { sentences, folded, onFold });
  flushSync(() => root.render(createElement(ThemeRoot, null, reading)));
  expect(container.querySelector('section')?.hasAttribute('data-folded')).toBe(isFolded);
  container.querySelector('button')?.click();
  expect(onFold).toHaveBeenCalledWith({ folded: !isFolded });
  flushSync(() => root.unmount());
});
