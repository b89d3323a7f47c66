// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

import { ThemeRoot } from '../../../tokens/GlobalStyles.tsx';
import { ChatWindow } from './ChatWindow.tsx';

it('is closed by Escape, but not by one that the input method takes', () => {
  const onState = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const children = createElement('textarea');
  const chatWindow = createElement(ChatWindow, { state: 'normal', onState, children });
  flushSync(() => root.render(createElement(ThemeRoot, null, chatWindow)));
  const escape = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
    document.querySelector('textarea')?.dispatchEvent(event);
    return event;
  };
  expect(escape({ keyCode: 229 }).defaultPrevented).toBe(true);
  expect(escape({ keyCode: 27, isComposing: true }).defaultPrevented).toBe(true);
  expect(onState).not.toHaveBeenCalled();
  escape({ keyCode: 27 });
  expect(onState).toHaveBeenCalledWith({ state: 'closed' });
  flushSync(() => root.unmount());
});

it('takes its button away while one reads on, and shows it on the way back and at the end', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const chatWindow = createElement(ChatWindow, { state: 'closed', onState: vi.fn(), children: null });
  flushSync(() => root.render(createElement(ThemeRoot, null, chatWindow)));
  const scroller = document.body.appendChild(document.createElement('div'));
  const sizes = { scrollHeight: 2000, clientHeight: 500 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(scroller, name, { value });
  const isAway = (scrollTop: number) => {
    scroller.scrollTop = scrollTop;
    flushSync(() => scroller.dispatchEvent(new Event('scroll')));
    return document.querySelector('[data-away]') !== null;
  };
  expect([300, 250, 250, 900, 1500].map(isAway)).toEqual([true, false, false, true, false]);
  flushSync(() => root.unmount());
  scroller.remove();
});
