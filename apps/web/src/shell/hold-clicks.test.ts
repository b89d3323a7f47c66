// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { holdClicks } from './hold-clicks.ts';

it('holds clicks on buttons, and gives each button one when they are released', async () => {
  document.body.innerHTML =
    '<form><input><button id="send">登录</button></form><button id="back"><b>返回</b></button>';
  holdClicks();
  const acted: string[] = [];
  const submit = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')!.addEventListener('submit', submit);
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => acted.push(button.id));

  document.querySelector('b')!.click();
  document.getElementById('send')!.click();
  document.getElementById('send')!.click();
  expect(acted).toEqual([]);
  expect(submit).not.toHaveBeenCalled();

  await window.__releaseClicks!();
  await window.__releaseClicks!();
  expect(acted).toEqual(['back', 'send']);
  expect(submit).toHaveBeenCalledOnce();

  document.getElementById('back')!.click();
  expect(acted).toHaveLength(3);
});
