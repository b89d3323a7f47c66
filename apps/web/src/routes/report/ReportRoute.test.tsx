// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { chart, liuNianOf } from '@ziping/mocks/fixtures/chart';
import { reportDetailCopy as copy } from '@ziping/ui/screens/reports/ReportDetailScreen.copy';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { granted, open, pass, refused } from '../../testing/page.tsx';
import { forgetAll } from '../../data/seen.ts';
import { signOut } from '../../session/session.ts';

const { id, name } = chart.record;
const path = `/reports/${id}`;
const years = Object.fromEntries(
  chart.da_yun_list.map((_, index) => [
    `GET /api/report/${id}/da_yun/${index}/liu_nian`,
    granted(liuNianOf(chart, index)),
  ]),
);
const answers = { [`GET /api/reports/${id}`]: granted(chart), ...years };
const current = chart.da_yun_list.findIndex((cycle) => cycle.current);

beforeEach(() => forgetAll());
afterEach(() => vi.useRealTimers());

/** Opens a page and lets what the device keeps come up: it takes turns of its own. */
async function visit(at: string, given: Parameters<typeof open>[1] = answers) {
  const page = await open(at, given, { as: 'member' });
  await settle();
  return page;
}

async function settle() {
  for (let turn = 0; turn < 10; turn += 1) {
    await act(() => new Promise((done) => setImmediate(done)));
    await pass(1);
  }
}

// By plain selectors: to find the roles of a whole chart takes seconds here.
const strips = () => [...document.querySelectorAll('[role="toolbar"]')].slice(0, 2);
const pressed = () =>
  strips().flatMap((strip) =>
    [...strip.querySelectorAll('[aria-pressed="true"]')].map(({ textContent }) => textContent),
  );

async function choose(cycle: number) {
  fireEvent.click(strips()[0]!.querySelectorAll('button')[cycle]!);
  await settle();
}

const ganzhi = (cycle: number) => chart.da_yun_list[cycle]?.ganzhi ?? '';

it('selects the current cycle where the address says nothing, and leaves the address alone', async () => {
  const page = await visit(path);
  expect(pressed()).toEqual([expect.stringContaining(ganzhi(current))]);
  expect(page.at()).toBe(path);
});

it('restores what a link says is chosen', async () => {
  const year = chart.da_yun_list[1]!.start_year + 3;
  await visit(`${path}?cycle=1&year=${year}`);
  expect(pressed()).toEqual([expect.stringContaining(ganzhi(1)), expect.stringContaining(String(year))]);
});

it.each(['?cycle=99&year=abc&month=-1', '?cycle=&year=1', '?cycle=zwei', '?month=5'])(
  'opens as usual at a link that makes no sense: %s',
  async (query) => {
    await visit(path + query);
    expect(pressed()).toEqual([expect.stringContaining(ganzhi(current))]);
  },
);

it('writes what is chosen into the address', async () => {
  const page = await visit(path);
  await choose(1);
  // The address follows once the page rests.
  await pass(200);
  expect(page.at()).toBe(`${path}?cycle=1`);
  await choose(1);
  await pass(200);
  expect(page.at()).toBe(`${path}?cycle=none`);
  expect(screen.getByText('请点击上方大运查看流年')).toBeTruthy();
});

it('asks for the years of a cycle once, however often it is chosen', async () => {
  const page = await visit(path);
  for (const cycle of [1, current, 1, current]) {
    await choose(cycle);
  }
  expect(page.bodiesOf(`GET /api/report/${id}/da_yun/1/liu_nian`)).toHaveLength(1);
});

it('opens what was seen before without a network, and says so', async () => {
  await visit(path);
  await visit(path, {});
  expect(screen.getByRole('heading', { name: copy.title(name) })).toBeTruthy();
  expect(screen.getByText('没有网络，这是上次打开时的命盘。')).toBeTruthy();
  await choose(1);
  expect(strips()[1]?.textContent).toContain(String(chart.da_yun_list[1]!.start_year));
});

it('shows nothing of a record that the service has no more', async () => {
  await visit(path);
  await visit(path, { [`GET /api/reports/${id}`]: { ...refused(404, '记录不存在或已删除'), status: 404 } });
  expect(screen.getByText(copy.missingTitle)).toBeTruthy();
});

it('has nothing left of it once the session has ended', async () => {
  await visit(path);
  act(() => signOut('left'));
  await settle();
  await visit(path, {});
  expect(screen.queryByRole('heading', { name: copy.title(name) })).toBeNull();
  expect(screen.getByText(copy.failedTitle)).toBeTruthy();
});
