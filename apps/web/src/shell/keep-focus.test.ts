// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';

import { keepFocus } from './keep-focus.ts';

let ending: AbortController;

beforeEach(() => {
  ending = new AbortController();
  document.body.innerHTML = `
    <main>
      <h1>订单记录</h1>
      <ul>
        <li><h2>年度会员</h2><p><button id="cancel">取消订单</button></p></li>
        <li><p><button id="bare">去支付</button></p></li>
      </ul>
      <button id="other">下一页</button>
    </main>`;
  keepFocus(ending.signal);
});
afterEach(() => {
  ending.abort();
  history.replaceState(null, '', '/');
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** The observer is called after the change, and acts before the next paint. */
async function later() {
  await Promise.resolve();
  await new Promise((done) => requestAnimationFrame(done));
}

it('gives the focus to the heading of the nearest part when the focused element is removed', async () => {
  find('#cancel').focus();
  find('li p').remove();
  await later();
  expect(document.activeElement).toBe(find('h2'));
});

it('gives it to the heading of the page when the part is removed as well', async () => {
  find('#cancel').focus();
  find('ul').remove();
  await later();
  expect(document.activeElement).toBe(find('h1'));
});

it('passes over a heading that cannot have the focus', async () => {
  find('h2').focus = () => undefined;
  find('#cancel').focus();
  find('#cancel').remove();
  await later();
  expect(document.activeElement).toBe(find('h1'));
});

it('leaves the focus where the page has put it', async () => {
  find('#cancel').focus();
  find('#cancel').remove();
  find('#other').focus();
  await later();
  expect(document.activeElement).toBe(find('#other'));
});

it('leaves the focus alone when another page is shown', async () => {
  find('#cancel').focus();
  history.replaceState(null, '', '/membership');
  find('ul').remove();
  await later();
  expect(document.activeElement).toBe(document.body);
});

it('forgets an element that the user has left for none', async () => {
  find('#cancel').focus();
  find('#cancel').blur();
  await later();
  find('#cancel').remove();
  await later();
  expect(document.activeElement).toBe(document.body);
});

it('ends with its signal', async () => {
  find('#cancel').focus();
  ending.abort();
  find('#cancel').remove();
  await later();
  expect(document.activeElement).toBe(document.body);
});
