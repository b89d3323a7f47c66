// @vitest-environment jsdom
import { CacheProvider, css, keyframes } from '@emotion/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createStyleCache, prerenderedStyle } from './styleCache.ts';

/** Style elements of other tests of the worker, whose caches count on them. */
let others: ReadonlySet<Element>;
beforeEach(() => {
  others = new Set(document.querySelectorAll('style'));
});

/** The text of the style elements of this test that a selector finds. */
const textOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector))
    .filter((style) => !others.has(style))
    .map((style) => style.textContent)
    .join('');

it('keeps keyframes in style elements without classes', () => {
  const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <CacheProvider value={createStyleCache()}>
        <p css={css({ color: 'red' })} />
        <p css={css({ animation: `${turn} 1s` })} />
      </CacheProvider>,
    ),
  );
  expect(textOf('style[data-emotion=keyframes]')).toContain('@keyframes');
  expect(textOf('style[data-emotion=css]')).toContain('color:red');
  expect(textOf('style[data-emotion=css]')).not.toContain('@keyframes');
});

it('leaves the styles of a prerendered document where they are, and inserts none of them again', () => {
  const red = css({ color: 'crimson' });
  const style = prerenderedStyle({ ids: ['other', red.name], css: `.css-${red.name}{color:crimson}` });
  document.head.insertAdjacentHTML('afterbegin', style);
  const element = document.head.firstElementChild!;
  onTestFinished(() => element.remove());
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <CacheProvider value={createStyleCache()}>
        <p css={red} />
        <p css={css({ color: 'teal' })} />
      </CacheProvider>,
    ),
  );
  expect(document.head.firstChild).toBe(element);
  const inserted = textOf('style[data-emotion]');
  expect(inserted).toContain('teal');
  expect(inserted).not.toContain('crimson');
});
