// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { store } from '../shared/store.ts';
import { loadLocations, locationsAtom, locationsLifetime } from './locations.ts';

const beijing = [{ code: '110000', name: '北京市', children: [] }];
const shanghai = [{ code: '310000', name: '上海市', children: [] }];
const answers = (nodes: typeof beijing) => () => Promise.resolve(nodes);
const fails = () => Promise.reject(new Error('网络错误'));
const now = () => store.get(locationsAtom);

beforeEach(() => localStorage.clear());

describe('the regions', () => {
  it('are asked for once a day', async () => {
    await loadLocations(answers(beijing), 1000);
    await loadLocations(answers(shanghai), 999 + locationsLifetime);
    expect(now()).toEqual({ kind: 'ready', nodes: beijing });
    await loadLocations(answers(shanghai), 1000 + locationsLifetime);
    expect(now()).toEqual({ kind: 'ready', nodes: shanghai });
  });

  it('are loading until they are there', async () => {
    const loading = loadLocations(answers(beijing), 0);
    expect(now()).toEqual({ kind: 'loading' });
    await loading;
    expect(now()).toMatchObject({ kind: 'ready' });
  });

  it('say why they are not there', async () => {
    await loadLocations(fails, 0);
    expect(now()).toEqual({ kind: 'failed', message: '获取地区数据失败：网络错误' });
  });

  it('fall back to yesterday’s copy', async () => {
    await loadLocations(answers(beijing), 0);
    await loadLocations(fails, locationsLifetime);
    expect(now()).toEqual({ kind: 'cached', nodes: beijing, message: '获取地区数据失败（使用缓存数据）' });
  });

  it('do not trust a broken copy', async () => {
    localStorage.setItem('locationData', '{"timestamp":"soon","data":7}');
    await loadLocations(answers(beijing), 0);
    expect(now()).toEqual({ kind: 'ready', nodes: beijing });
  });
});
