// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, it } from 'vitest';

import { earlyScript } from '../shell/early-script.ts';
import { signOut } from '../session/session.ts';
import { changeSettings, chosenConventions, readSettings } from './settings.ts';

const { dataset } = document.documentElement;
const usual = {
  theme: 'system',
  text_size: 'standard',
  zi_convention: 'next',
  yun_convention: 'exact',
  apply_dst: true,
};

beforeEach(() => {
  localStorage.clear();
  changeSettings({ theme: 'system', text_size: 'standard', zi_convention: 'next', yun_convention: 'exact' });
  localStorage.clear();
});

it('are the usual ones where nothing was chosen, or nothing that can be read', () => {
  expect(readSettings()).toEqual(usual);
  for (const stored of ['{', 'null', '3', '{"theme":"pink","apply_dst":"no"}']) {
    localStorage.setItem('settings', stored);
    expect(readSettings()).toEqual(usual);
  }
});

it('show at once, are there before the first paint of the next visit, and outlive a logout', () => {
  changeSettings({ theme: 'dark', text_size: 'xlarge', zi_convention: 'split', apply_dst: false });
  expect({ ...dataset }).toEqual({ theme: 'dark', textSize: 'xlarge' });
  expect(chosenConventions()).toEqual({ zi_convention: 'split', yun_convention: 'exact', apply_dst: false });
  signOut('left');
  delete dataset.theme;
  delete dataset.textSize;
  (0, eval)(earlyScript);
  expect({ ...dataset }).toEqual({ theme: 'dark', textSize: 'xlarge' });
  changeSettings({ theme: 'system', text_size: 'standard', apply_dst: true });
  expect({ ...dataset }).toEqual({});
});

it('colour the browser’s own bar, at once and before the first paint of the next visit', () => {
  const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
  const start = () => {
    document.head.innerHTML = [...page.matchAll(/<meta name="theme-color".*?>/g)].join('');
  };
  const bar = () =>
    [...document.querySelectorAll('meta')].map((one) => [one.content, one.getAttribute('media')] as const);
  start();
  const [[light, whenLight] = [], [dark, whenDark] = []] = bar();
  expect([whenLight, whenDark]).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  changeSettings({ theme: 'dark' });
  const night = [
    [light, 'not all'],
    [dark, 'all'],
  ];
  expect(bar()).toEqual(night);
  start();
  (0, eval)(earlyScript);
  expect(bar()).toEqual(night);
  changeSettings({ theme: 'light' });
  expect(bar()).toEqual([
    [light, 'all'],
    [dark, 'not all'],
  ]);
  changeSettings({ theme: 'system' });
  expect(bar()).toEqual([
    [light, whenLight],
    [dark, whenDark],
  ]);
});

it('leave the page as it is where storage holds nonsense', () => {
  for (const stored of ['{', 'null', '{"theme":"dark onload=","text_size":"huge"}']) {
    localStorage.setItem('settings', stored);
    (0, eval)(earlyScript);
    expect({ ...dataset }).toEqual({});
  }
});
