// @vitest-environment jsdom
import { CacheProvider, css, keyframes } from '@emotion/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { createStyleCache, prerenderedStyle } from './styleCache.ts';

// Of other tests of the worker.
beforeEach(() => document.head.replaceChildren());

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
  const texts = (key: string) =>
    Array.from(document.querySelectorAll(`style[data-emotion=${key}]`), (style) => style.textContent).join(
      '',
    );
  expect(texts('keyframes')).toContain('@keyframes');
  expect(texts('css')).toContain('color:red');
  expect(texts('css')).not.toContain('@keyframes');
});

it('leaves the styles of a prerendered document where they are, and inserts none of them again', () => {
  const red = css({ color: 'crimson' });
  const style = prerenderedStyle({ ids: ['other', red.name], css: `.css-${red.name}{color:crimson}` });
  document.head.insertAdjacentHTML('afterbegin', style);
  const element = document.head.firstChild;
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
  const inserted = Array.from(document.querySelectorAll('style[data-emotion]'), (style) => style.textContent);
  expect(inserted.join('')).toContain('teal');
  expect(inserted.join('')).not.toContain('crimson');
});
