// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { chart, liuNianOf } from '@ziping/mocks/fixtures/chart';
import { reportDetailCopy as copy } from '@ziping/ui/screens/reports/ReportDetailScreen.copy';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { clearDevice } from '../../data/device-cache.ts';
import { endSessionAtom } from '../../session/session.ts';
import { loader } from './ReportRoute.tsx';
import { type Envelope, granted, open, pass, refused } from '../../testing/page.tsx';

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

beforeEach(() => clearDevice());
afterEach(() => vi.useRealTimers());

/** Opens a page and waits for IndexedDB, which the fake clock does not move. */
async function visit(at: string, given: Parameters<typeof open>[1] = answers) {
  const page = await open(at, given, { as: 'member' });
  await settle();
  return page;
}

async function settle() {
  for (let turn = 0; turn < 20; turn += 1) {
    await act(() => new Promise((done) => setImmediate(done)));
    await pass(1);
  }
}

// Queries by role take seconds on a whole chart.
const strips = () => [...document.querySelectorAll('[role="toolbar"]')].slice(0, 2);
const pressed = () =>
  strips().flatMap((strip) =>
    [...strip.querySelectorAll('[aria-pressed="true"]')].map(({ textContent }) => textContent),
  );

/** @param cycle −1 for the years before the first, which come first */
async function choose(cycle: number) {
  fireEvent.click(strips()[0]!.querySelectorAll('button')[cycle + 1]!);
  await settle();
}

const ganzhi = (cycle: number) => chart.da_yun_list[cycle]?.ganzhi ?? '';

it('selects the current cycle without changing the address', async () => {
  const page = await visit(path);
  expect(pressed()).toEqual([expect.stringContaining(ganzhi(current))]);
  expect(page.at()).toBe(path);
});

it('asks for the chart and its years before the page is drawn', async () => {
  const page = await open(path, answers, { as: 'member', element: null });
  await loader({ store: page.store, url: new URL(path, location.origin) });
  await settle();
  expect(page.sent.map(({ call }) => call)).toEqual([
    `GET /api/reports/${id}`,
    `GET /api/report/${id}/da_yun/${current}/liu_nian`,
  ]);
});

it('restores the selection of a link', async () => {
  const year = chart.da_yun_list[1]!.start_year + 3;
  await visit(`${path}?cycle=1&year=${year}`);
  expect(pressed()).toEqual([expect.stringContaining(ganzhi(1)), expect.stringContaining(String(year))]);
});

it.each(['?cycle=99&year=abc&month=-1', '?cycle=&year=1', '?cycle=zwei', '?month=5'])(
  'ignores an invalid link: %s',
  async (query) => {
    await visit(path + query);
    expect(pressed()).toEqual([expect.stringContaining(ganzhi(current))]);
  },
);

it.each([
  ['Asia/Shanghai', '2026-11-21', 10],
  ['America/Los_Angeles', '2026-11-20', 18],
])('marks the day of the reader’s own clock in %s', async (zone, today, hour) => {
  const { TZ } = process.env;
  process.env['TZ'] = zone;
  onTestFinished(() => void (process.env['TZ'] = TZ));
  await visit(`${path}?cycle=${current}&year=2026`);
  // The analysis is computed when the browser is idle.
  await pass(3000);
  await settle();
  vi.setSystemTime('2026-11-21T02:00:00Z');
  expect(new Date().getHours()).toBe(hour);
  const [, , months] = document.querySelectorAll('[role="toolbar"]');
  // 亥月, the tenth from 寅月.
  fireEvent.click(months!.querySelectorAll('button')[9]!);
  await settle();
  const marked = document.querySelector('[role="grid"] [data-current]');
  expect(
    (marked?.closest('[data-date]') ?? marked?.querySelector('[data-date]'))?.getAttribute('data-date'),
  ).toBe(today);
});

it('writes the selection into the address', async () => {
  const page = await visit(path);
  await choose(1);
  // The address follows when the browser is idle.
  await pass(200);
  expect(page.at()).toBe(`${path}?cycle=1`);
  await choose(1);
  await pass(200);
  expect(page.at()).toBe(`${path}?cycle=none`);
  expect(screen.getByText('请点击上方大运查看流年')).toBeTruthy();
});

it('asks for the years of a cycle once, although it is chosen twice', async () => {
  const page = await visit(path);
  for (const cycle of [1, current, 1, current]) {
    await choose(cycle);
  }
  expect(page.bodiesOf(`GET /api/report/${id}/da_yun/1/liu_nian`)).toHaveLength(1);
});

it('computes the years before the first cycle here, and restores them from a link', async () => {
  const { start_year, start_age } = chart.da_yun_list[0]!;
  const born = start_year - start_age + 1;
  const page = await visit(path);
  await choose(-1);
  expect(page.bodiesOf(`GET /api/report/${id}/da_yun/-1/liu_nian`)).toEqual([]);
  const years = strips()[1]!.querySelectorAll('button');
  expect(years).toHaveLength(start_age - 1);
  expect(years[0]!.textContent).toContain(String(born));
  await pass(200);
  expect(page.at()).toBe(`${path}?cycle=before`);
  await visit(`${path}?cycle=before&year=${born + 1}`);
  expect(pressed()).toEqual([expect.stringContaining('起运前'), expect.stringContaining(String(born + 1))]);
});

it('shows the chart of an earlier visit without a network, with a notice', async () => {
  await visit(path);
  await visit(path, {});
  expect(screen.getByRole('heading', { name: copy.title(name) })).toBeTruthy();
  expect(screen.getByText('没有网络，这是上次打开时的命盘。')).toBeTruthy();
  await choose(1);
  expect(strips()[1]?.textContent).toContain(String(chart.da_yun_list[1]!.start_year));
});

it('does not show the chart of a record that is gone, nor the next time without a network', async () => {
  await visit(path);
  await visit(path, { [`GET /api/reports/${id}`]: { ...refused(404, '记录不存在或已删除'), status: 404 } });
  expect(screen.getByText(copy.missingTitle)).toBeTruthy();
  await visit(path, {});
  expect(screen.getByText(copy.failedTitle)).toBeTruthy();
});

it('keeps nothing after the session has ended', async () => {
  const { store } = await visit(path);
  act(() => store.set(endSessionAtom, 'left'));
  await settle();
  await visit(path, {});
  expect(screen.queryByRole('heading', { name: copy.title(name) })).toBeNull();
  expect(screen.getByText(copy.failedTitle)).toBeTruthy();
});

/** The chart as the documents name it: no record, no addition. */
const documented = {
  bazi: chart.bazi,
  da_yun_list: chart.da_yun_list.map(
    ({ start_age, start_year, ganzhi: pair, shi_shen, cang_gan_shi_shen, current: isCurrent }) => ({
      ...{ start_age, start_year, ganzhi: pair, shi_shen, cang_gan_shi_shen, current: isCurrent },
    }),
  ),
};

it('shows a chart with the fields of the documents alone, without the parts that need more', async () => {
  await visit(path, {
    ...years,
    [`GET /api/reports/${id}`]: granted(documented),
    [`GET /api/records/${id}`]: granted(chart.record),
  });
  // The analysis is computed when the browser is idle.
  await pass(2000);
  await settle();
  expect(screen.getByRole('heading', { name: copy.title(name) })).toBeTruthy();
  expect(pressed()).toEqual([expect.stringContaining(ganzhi(current))]);
  expect(screen.getByRole('heading', { name: '五行' })).toBeTruthy();
  expect(screen.queryByText(copy.share)).toBeNull();
  fireEvent.click(screen.getByText(copy.more));
  await settle();
  expect(screen.queryByText('时刻校正')).toBeNull();
  expect(screen.getByText('取法')).toBeTruthy();
});

it.each([
  ['null', null],
  ['a chart without a pillar', { ...chart, bazi: { ...chart.bazi, day_pillar: undefined } }],
  [
    'a chart of unknown characters',
    { ...chart, bazi: { ...chart.bazi, day_pillar: { ...chart.bazi.day_pillar, heavenly_stem: 'A' } } },
  ],
])(
  'says that the chart failed where the answer is %s, keeps nothing and loads it again',
  async (_name, data) => {
    let answer: unknown = data;
    const service = { ...answers, [`GET /api/reports/${id}`]: () => granted(answer) };
    await visit(path, service);
    expect(screen.getByText(copy.failedTitle)).toBeTruthy();
    await visit(path, service);
    expect(screen.getByText(copy.failedTitle)).toBeTruthy();
    answer = chart;
    fireEvent.click(screen.getByText(copy.retry));
    await settle();
    expect(screen.getByRole('heading', { name: copy.title(name) })).toBeTruthy();
  },
);

it('does not name the network where the service failed', async () => {
  await visit(path);
  await visit(path, { [`GET /api/reports/${id}`]: { ...refused(503, '服务暂时不可用'), status: 503 } });
  expect(screen.getByRole('heading', { name: copy.title(name) })).toBeTruthy();
  expect(screen.getByText('暂时取不到最新的命盘，这是上次打开时的。')).toBeTruthy();
  expect(document.body.textContent).not.toContain('网络');
});

const failedYears: [string, Envelope][] = [
  ...[null, { years: [] }, [{ year: 2026 }], [7]].map((data): [string, Envelope] => [
    JSON.stringify(data),
    granted(data),
  ]),
  ['HTTP 404', { ...refused(404, '没有这步大运'), status: 404 }],
  ['HTTP 503', { ...refused(503, '服务暂时不可用'), status: 503 }],
  ['a refusal', refused(1301, '测算失败')],
];

it.each(failedYears)(
  'says that the years of a cycle failed where the answer is %s, and asks again',
  async (_name, failed) => {
    const call = `GET /api/report/${id}/da_yun/1/liu_nian`;
    let answer = failed;
    await visit(path, { ...answers, [call]: () => answer });
    await choose(1);
    expect(screen.getByText('流年暂时取不到')).toBeTruthy();
    expect(strips()).toHaveLength(1);
    answer = years[call]!;
    fireEvent.click(screen.getByText('重新加载'));
    await settle();
    expect(strips()[1]?.textContent).toContain(String(chart.da_yun_list[1]!.start_year));
  },
);
