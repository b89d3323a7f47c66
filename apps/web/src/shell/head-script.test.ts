// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createAppStore } from '../data/app-store.ts';
import { endSessionAtom, startSessionAtom, unboundLifetime } from '../session/session.ts';
import { runHeadScript } from '../testing/head-script.ts';
import { member, tokens } from '../testing/page.tsx';
import { startSession } from './bootstrap.ts';

const { dataset } = document.documentElement;
const isMarkedAsMember = () => 'member' in dataset;
const fetchMock = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  localStorage.clear();
  delete dataset.member;
  delete window.__early;
  history.replaceState(null, '', '/');
  fetchMock.mockClear();
  vi.stubGlobal('fetch', fetchMock);
});

describe('the mark that hides guest content', () => {
  it('is set before the first paint when there is a token', async () => {
    await runHeadScript();
    expect(isMarkedAsMember()).toBe(false);
    localStorage.setItem('token', 'at_1');
    await runHeadScript();
    expect(isMarkedAsMember()).toBe(true);
  });

  it('is removed when the stored session has expired, and when a session ends', async () => {
    const wechat = { at: Date.now() - unboundLifetime - 1, openid: 'o_1', needBindPhone: true };
    const store = createAppStore();
    store.set(startSessionAtom, { tokens, user: member, wechat });
    await runHeadScript();
    startSession(createAppStore())();
    expect(isMarkedAsMember()).toBe(false);

    store.set(startSessionAtom, { tokens, user: member });
    await runHeadScript();
    const stop = startSession(store);
    expect(isMarkedAsMember()).toBe(true);
    store.set(endSessionAtom, 'left');
    expect(isMarkedAsMember()).toBe(false);
    stop();
    // The refresh of the user that was started must not outlive the test.
    await vi.dynamicImportSettled();
  });
});

describe('the early request of a page', () => {
  const page = { route: '/reports/:id', request: '/api/reports/:id' };

  it('is sent for members, with the parameters of the address', async () => {
    history.replaceState(null, '', '/reports/r_1?year=2026');
    localStorage.setItem('token', 'at_1');
    await runHeadScript(page);
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/reports/r_1', {
      headers: { Authorization: 'Bearer at_1', Accept: 'application/json' },
      signal: window.__early?.abort.signal,
    });
    expect(window.__early).toMatchObject({
      url: new URL('/api/reports/r_1', location.href).href,
      token: 'at_1',
    });
  });

  it('takes the parameters that the path does not have from the query', async () => {
    const payment = { route: '/payment', request: '/api/orders/:order_id' };
    localStorage.setItem('token', 'at_1');
    history.replaceState(null, '', '/payment');
    await runHeadScript(payment);
    expect(fetchMock).not.toHaveBeenCalled();
    history.replaceState(null, '', '/payment?type=membership&order_id=o%2F1');
    await runHeadScript(payment);
    expect(fetchMock.mock.calls).toEqual([['/api/orders/o%2F1', expect.anything()]]);
  });

  it('is not sent for guests, nor from a page without one', async () => {
    await runHeadScript(page);
    localStorage.setItem('token', 'at_1');
    await runHeadScript();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

it('holds clicks before the app runs', async () => {
  document.body.innerHTML = '<button>登录</button>';
  await runHeadScript();
  const clicked = vi.fn();
  const button = document.querySelector('button') as HTMLButtonElement;
  button.addEventListener('click', clicked);
  button.click();
  expect(clicked).not.toHaveBeenCalled();
  await window.__releaseClicks?.();
  expect(clicked).toHaveBeenCalledOnce();
});
