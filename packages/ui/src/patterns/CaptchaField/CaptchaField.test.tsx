// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

import { CaptchaField, type CaptchaState } from './CaptchaField.tsx';

const failed: CaptchaState = { kind: 'failed', message: '暂时取不到', inWords: true };

it('is described by the fault alone where no question came', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const ignore = () => undefined;
  const field = createElement(CaptchaField, {
    captcha: failed,
    value: '',
    onChange: ignore,
    onRefresh: ignore,
  });
  flushSync(() => root.render(field));
  const ids = container.querySelector('input')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['暂时取不到']);
  root.unmount();
  container.remove();
});
