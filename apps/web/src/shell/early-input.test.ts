// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { recordEarlyInput } from './early-input.ts';

/** The filter and the tabs of a page. Each drawing has ids of its own. */
const drawn = (id: string) => `<div>
  <fieldset>
    ${['全部', '已支付'].map((label, at) => `<label><input type="radio" name="${id}" ${at === 0 ? 'checked' : ''}>${label}</label>`).join('')}
  </fieldset>
  <button type="button" id="${id}-chart">命盘</button>
  <button type="button" id="${id}-reports">报告</button>
  <button type="button" id="${id}-back" aria-label="返回"></button>
</div>`;

it('takes what was chosen and pressed in an outline over to the page that replaces it', () => {
  document.body.innerHTML = `<div id="root">${drawn('outline')}</div>`;
  recordEarlyInput();
  document.getElementById('outline-reports')!.click();
  window.__input!.stopUnlessOutline();
  // The outline stays until the data of the page has arrived.
  document.getElementById('outline-back')!.click();
  document.querySelectorAll('label')[1]!.click();

  document.getElementById('root')!.innerHTML = drawn('page');
  const pressed = vi.fn();
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed(button.id));
  document.getElementById('page-chart')!.click();
  window.__input!.report();
  window.__input!.repeatTaps();

  expect([...document.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true]);
  expect(pressed.mock.calls.flat()).toEqual(['page-chart', 'page-reports', 'page-back']);
});

it('records nothing in a page without an outline once the app draws it', () => {
  document.body.innerHTML = '<div id="root"></div>';
  recordEarlyInput();
  window.__input!.stopUnlessOutline();
  document.getElementById('root')!.innerHTML = drawn('page');
  const pressed = vi.fn();
  document.getElementById('page-chart')!.addEventListener('click', pressed);
  document.getElementById('page-chart')!.click();
  window.__input!.report();
  window.__input!.repeatTaps();
  expect(pressed).toHaveBeenCalledTimes(1);
});
