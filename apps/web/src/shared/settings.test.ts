// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, it } from 'vitest';

import { runHeadScript } from '../testing/head-script.ts';
import { endSessionAtom } from '../session/session.ts';
import { defaultConventions, type Settings, settingsAtom } from './settings.ts';
import { createStore } from './store.ts';

const { dataset } = document.documentElement;
let store = createStore();
const changeSettings = (part: Partial<Settings>) => store.set(settingsAtom, part);
const defaults = {
  theme: 'system',
  text_size: 'standard',
  zi_convention: 'next',
  yun_convention: 'exact',
  apply_dst: true,
};

beforeEach(() => {
  store = createStore();
  changeSettings({ theme: 'system', text_size: 'standard' });
  localStorage.clear();
});

it('uses the default of every setting that is missing or invalid', () => {
  expect(createStore().get(settingsAtom)).toEqual(defaults);
  for (const stored of ['{', 'null', '3', '{"theme":"pink","apply_dst":"no"}']) {
    localStorage.setItem('settings', stored);
    expect(createStore().get(settingsAtom)).toEqual(defaults);
  }
});

it('applies settings at once and on the next visit, and keeps them at logout', async () => {
  changeSettings({ theme: 'dark', text_size: 'xlarge', zi_convention: 'split', apply_dst: false });
  expect({ ...dataset }).toEqual({ theme: 'dark', textSize: 'xlarge' });
  expect(defaultConventions()).toEqual({ zi_convention: 'split', yun_convention: 'exact', apply_dst: false });
  store.set(endSessionAtom, 'left');
  delete dataset.theme;
  delete dataset.textSize;
  await runHeadScript();
  expect({ ...dataset }).toEqual({ theme: 'dark', textSize: 'xlarge' });
  changeSettings({ theme: 'system', text_size: 'standard', apply_dst: true });
  expect({ ...dataset }).toEqual({});
});

it('applies the theme color of the browser bar at once and on the next visit', async () => {
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
  await runHeadScript();
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

it('ignores stored settings that are not valid', async () => {
  for (const stored of ['{', 'null', '{"theme":"dark onload=","text_size":"huge"}']) {
    localStorage.setItem('settings', stored);
    await runHeadScript();
    expect({ ...dataset }).toEqual({});
  }
});
