// @vitest-environment jsdom
import { CacheProvider, css, keyframes } from '@emotion/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { createStyleCache } from './styleCache.ts';

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
