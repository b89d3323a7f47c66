// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { freeDashboard } from '@ziping/mocks/fixtures/benefits';
import { chart, liuNianOf } from '@ziping/mocks/fixtures/chart';
import {
  completedReport,
  generatableReport,
  generatingReport,
  longReport,
  purchasableReport,
  reportTypes,
} from '@ziping/mocks/fixtures/reports';
import { launches } from '@ziping/mocks/fixtures/orders';
import { chatThreadCopy } from '@ziping/ui/screens/chat/ChatThread.copy';
import { chatWindowCopy } from '@ziping/ui/screens/chat/ChatWindow.copy';
import { reportDetailCopy } from '@ziping/ui/screens/reports/ReportDetailScreen.copy';
import { reportReadingCopy } from '@ziping/ui/screens/reports/ReportReading.copy';
import { reportsPanelCopy as copy } from '@ziping/ui/screens/reports/ReportsPanel.copy';
import { shortfallCopy } from '@ziping/ui/screens/membership/ShortfallDialog.copy';
import { saveFileDialogCopy } from '@ziping/ui/patterns/SaveFileDialog.copy';
import { paymentDialogCopy as dialogCopy } from '@ziping/ui/screens/payment/PaymentDialog.copy';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { apiAtom } from '../../data/api.ts';
import { clearDevice } from '../../data/device-cache.ts';
import { reportsOptions } from '../../data/reports.ts';
import { waitingQuestionAtom } from '../../data/waiting-question.ts';
import { readPlace, storePlace } from '../../features/reports/reading-places.ts';
import { asBrowser, WECHAT } from '../../testing/browsers.ts';
import { granted, open, pass, refused } from '../../testing/page.tsx';
import { stubDialogs, stubThread } from '../../testing/stubs.ts';

const { id } = chart.record;

// The chart of the birth form, which the form's own tests cover.
vi.mock('../../data/birth/local-chart.ts', async (load) => ({
  ...(await load<object>()),
  localChart: () => Promise.resolve({ ...chart, record: { ...chart.record, id: 'local' } }),
}));

const path = `/reports/${id}`;
const LIST = `GET /api/record/${id}/report_types`;
const GENERATE = `POST /api/generate/${id}/career`;
const RECORD_ORDER = `POST /api/payment/records/${id}/payment`;
const PROMPT = `POST /api/record/${id}/report_type/overall/prompt`;

const answers: Parameters<typeof open>[1] = {
  [`GET /api/reports/${id}`]: granted(chart),
  ...Object.fromEntries(
    chart.da_yun_list.map((_, index) => [
      `GET /api/report/${id}/da_yun/${index}/liu_nian`,
      granted(liuNianOf(chart, index)),
    ]),
  ),
  [LIST]: granted(reportTypes),
  [PROMPT]: granted('适合从事哪一行？'),
};

/** The callbacks of the observers that are watching, with what they watch. */
let observers: { watched: Element[]; report: (visible: Element) => void }[];

beforeEach(async () => {
  await clearDevice();
  stubDialogs();
  stubThread();
  observers = [];
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('CSS', { ...globalThis.CSS, escape: (text: string) => text });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watched: Element[] = [];
      constructor(callback: (entries: object[]) => void) {
        observers.push({
          watched: this.watched,
          report: (target) =>
            callback(this.watched.map((part) => ({ target: part, isIntersecting: part === target }))),
        });
      }
      observe(part: Element) {
        this.watched.push(part);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settle() {
  for (let turn = 0; turn < 12; turn += 1) {
    await act(() => new Promise((done) => setImmediate(done)));
    await pass(1);
  }
}

async function visit(
  given: Parameters<typeof open>[1] = {},
  at = `${path}?tab=reports`,
  options: Parameters<typeof open>[2] = {},
) {
  const page = await open(at, { ...answers, ...given }, { as: 'member', ...options });
  await settle();
  return page;
}

const card = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).closest('li')!);

async function press(name: string, within_ = card(generatableReport.name)) {
  fireEvent.click(within_.getByRole('button', { name }));
  await settle();
}

const count = (page: Awaited<ReturnType<typeof visit>>, call: string) => page.bodiesOf(call).length;

describe('the tabs', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

  it('open by a press and are in the address, the chart left out', async () => {
    const page = await visit({}, path);
    expect(chosen()).toBe('基础命盘解析');
    expect(count(page, LIST)).toBe(0);
    fireEvent.click(tab('AI命盘报告'));
    await settle();
    expect(page.at()).toBe(`${path}?tab=reports`);
    expect(screen.getByRole('tabpanel', { name: 'AI命盘报告' })).toBeTruthy();
    expect(count(page, LIST)).toBe(1);
    fireEvent.click(tab('AI命理师'));
    await settle();
    expect(page.at()).toBe(`${path}?tab=chat`);
    expect(screen.getByText(chatThreadCopy.thread)).toBeTruthy();
    fireEvent.click(tab('基础命盘解析'));
    await settle();
    expect(page.at()).toBe(path);
  });

  it('open by the arrow keys', async () => {
    const page = await visit({}, path);
    fireEvent.keyDown(tab('基础命盘解析'), { key: 'ArrowRight' });
    await settle();
    expect(page.at()).toBe(`${path}?tab=reports`);
    expect(document.activeElement).toBe(tab('AI命盘报告'));
    fireEvent.keyDown(tab('AI命盘报告'), { key: 'End' });
    await settle();
    expect(page.at()).toBe(`${path}?tab=chat`);
  });

  it('keep what is selected on the chart', async () => {
    const page = await visit({}, `${path}?cycle=1`);
    fireEvent.click(tab('AI命盘报告'));
    await settle();
    expect(page.at()).toBe(`${path}?cycle=1&tab=reports`);
    fireEvent.click(tab('基础命盘解析'));
    await settle();
    expect(page.at()).toBe(`${path}?cycle=1`);
  });

  it('open the chart for an unknown tab', async () => {
    await visit({}, `${path}?tab=shop`);
    expect(chosen()).toBe(reportDetailCopy.chartTab);
  });
});

describe('the one free report', () => {
  const free = {
    ...generatableReport,
    access_info: { ...generatableReport.access_info, uses: 'free' as const },
  };

  it('is used after a question that names the report', async () => {
    const page = await visit({ [LIST]: granted([free]), [GENERATE]: granted({}) });
    await press(free.access_info.priority_action.text);
    expect(count(page, GENERATE)).toBe(0);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(copy.spend.text(free.name))).toBeTruthy();
    await press(copy.spend.confirm, dialog);
    expect(count(page, GENERATE)).toBe(1);
  });

  it('is kept where the question is declined', async () => {
    const page = await visit({ [LIST]: granted([free]), [GENERATE]: granted({}) });
    await press(free.access_info.priority_action.text);
    await press(copy.spend.cancel, within(screen.getByRole('dialog')));
    expect(count(page, GENERATE)).toBe(0);
  });
});

describe('the list', () => {
  it('is loaded again after a failure', async () => {
    let answer = { ...refused(404, '记录不存在或已删除'), status: 404 };
    await visit({ [LIST]: () => answer });
    expect(screen.getByText('记录不存在或已删除')).toBeTruthy();
    answer = { ...granted(reportTypes), status: 200 };
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
    await settle();
    expect(screen.getByText(completedReport.description)).toBeTruthy();
  });

  it('fails where the answer is not one of the contract', async () => {
    await visit({ [LIST]: granted([{ ...completedReport, access_info: null }]) });
    // It is tried twice more.
    await pass(5_000);
    expect(screen.getByText(copy.failedTitle)).toBeTruthy();
  });

  it('takes a report with an unknown status, style, icon and further fields', async () => {
    const odd = {
      ...generatableReport,
      ...{ status: 'queued', icon: 'rocket', tags: null, surprise: { deep: true } },
      access_info: {
        ...generatableReport.access_info,
        priority_action: { type: 'generate', text: '生成报告', style: 'neon' },
      },
    };
    await visit({ [LIST]: granted([odd]) });
    expect(card(odd.name).getByRole('button', { name: '生成报告' })).toBeTruthy();
  });

  it('expands the first accessible report that is written', async () => {
    const locked = { ...purchasableReport, content: '旧文' };
    const list = [locked, { ...generatingReport, content: '旧文' }, completedReport];
    await visit({ [LIST]: granted(list) });
    expect(card(completedReport.name).getByRole('heading', { name: '性情' })).toBeTruthy();
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
  });

  it('opens the payment of a report for sale', async () => {
    await visit();
    await press('解锁报告', card(purchasableReport.name));
    await vi.dynamicImportSettled();
    await settle();
    const dialog = within(screen.getByRole('dialog', { name: '解锁专业报告' }));
    expect(dialog.getByText(purchasableReport.name)).toBeTruthy();
  });

  it('opens the payment of all reports where a report has no price of its own', async () => {
    const report = { ...purchasableReport, price: 0, original_price: 0, record_price: 99 };
    const page = await visit({
      [LIST]: granted([report]),
      [RECORD_ORDER]: granted(launches.desktop),
    });
    await press('解锁报告', card(report.name));
    await pass();
    const dialog = within(screen.getByRole('dialog', { name: '解锁专业报告' }));
    expect(dialog.getByText(dialogCopy.recordProduct)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '支付 ￥99.00' }));
    await pass();
    expect(page.bodiesOf(RECORD_ORDER)).toMatchObject([{ amount: 99 }]);
  });

  it('asks for the chart to be saved first where it is on this device only', async () => {
    const page = await visit({}, '/reports/local?tab=reports');
    expect(screen.getByText(copy.unsavedTitle)).toBeTruthy();
    expect(page.sent.filter(({ call }) => call.includes('report_types'))).toEqual([]);
  });
});

describe('generation', () => {
  /** Seconds after the press at which the list is loaded. */
  async function reloads(estimated_time: number | undefined, until: number) {
    const page = await visit({
      [LIST]: granted([generatableReport]),
      [GENERATE]: granted({ estimated_time }),
    });
    fireEvent.click(screen.getByRole('button', { name: '生成报告' }));
    await pass();
    const times: number[] = [];
    let seen = count(page, LIST);
    for (let at = 1; at <= until; at += 1) {
      await pass(1000);
      if (count(page, LIST) > seen) times.push(at);
      seen = count(page, LIST);
    }
    return times;
  }

  it('loads the list after 2 s, then every fifth of the estimate until one and a half times it', async () => {
    expect(await reloads(20, 60)).toEqual([2, 6, 10, 14, 18, 22, 26, 30]);
  });

  it('takes 30 s where the service names no time', async () => {
    expect(await reloads(undefined, 70)).toEqual([2, 8, 14, 20, 26, 32, 38, 44]);
  });

  it('loads at most every 2 s', async () => {
    expect(await reloads(5, 12)).toEqual([2, 4, 6]);
  });

  it('loads the list every 10 s while a report of this account is being written', async () => {
    const page = await visit({ [LIST]: granted([generatingReport]) });
    expect(screen.getByText('报告生成中，预计需要2-3分钟')).toBeTruthy();
    expect(count(page, LIST)).toBe(1);
    await pass(9_000);
    expect(count(page, LIST)).toBe(1);
    await pass(2_000);
    expect(count(page, LIST)).toBe(2);
    await pass(10_000);
    expect(count(page, LIST)).toBe(3);
  });

  it('does not while only a report without access is', async () => {
    const access_info = { ...generatingReport.access_info, has_access: false };
    const page = await visit({ [LIST]: granted([{ ...generatingReport, access_info }]) });
    await pass(30_000);
    expect(count(page, LIST)).toBe(1);
  });

  it('shows the report as being written at once, then its sections, then its text', async () => {
    let report: object = generatableReport;
    const page = await visit({
      [LIST]: () => granted([report]),
      [GENERATE]: granted({ estimated_time: 30 }),
    });
    fireEvent.click(screen.getByRole('button', { name: '生成报告' }));
    await pass();
    expect(screen.getByText('生成中')).toBeTruthy();
    report = { ...generatingReport, progress: { done: 3, total: 8 } };
    await pass(2000);
    await settle();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('3');
    report = { ...completedReport, code: 'career' };
    await pass(6000);
    await settle();
    expect(screen.getByText('已完成')).toBeTruthy();
    const loads = count(page, LIST);
    await pass(60_000);
    expect(count(page, LIST)).toBe(loads);
  });

  it('keeps the objects of reports that have not changed', async () => {
    let second: object = generatingReport;
    const { store } = await visit({ [LIST]: () => granted([completedReport, second]) });
    const api = store.get(apiAtom);
    const reports = () => api.queryClient.getQueryData(reportsOptions(api, id).queryKey) ?? [];
    const [before] = reports();
    second = { ...generatingReport, progress: { done: 1, total: 8 } };
    await pass(10_000);
    const [after, changed] = reports();
    expect(changed?.progress).toEqual({ done: 1, total: 8 });
    expect(after).toBe(before);
  });

  it('opens what is missing where the service refuses for want of a benefit', async () => {
    await visit({
      [LIST]: granted([generatableReport]),
      [GENERATE]: { ...refused(403, 'Forbidden'), status: 403 },
      'GET /api/benefits/dashboard': granted(freeDashboard),
    });
    fireEvent.click(screen.getByRole('button', { name: '生成报告' }));
    await pass();
    await pass();
    const dialog = within(screen.getByRole('dialog', { name: shortfallCopy.reportTitle }));
    expect(dialog.getByText(shortfallCopy.lead.report)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: shortfallCopy.later }));
    await pass();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['HTTP 403', { ...refused(403, 'Forbidden'), status: 403 }, '权益不足，请升级会员或购买报告'],
    ['HTTP 409', { ...refused(409, 'Conflict'), status: 409 }, '报告已存在且是最新版本'],
    ['another refusal', refused(1302, '今日生成次数已用完'), '今日生成次数已用完'],
    ['no answer', 'no_answer' as const, '生成报告失败，请重试'],
  ])('says why it was refused: %s', async (_name, answer, text) => {
    const page = await visit({ [GENERATE]: answer });
    await press('生成报告');
    expect(card(generatableReport.name).getByRole('alert').textContent).toBe(text);
    // Only the conflict shows that the list is old.
    expect(count(page, LIST)).toBe(text === '报告已存在且是最新版本' ? 2 : 1);
    expect(card(generatableReport.name).getByRole('button', { name: '生成报告' })).toBeTruthy();
  });

  it('is not asked for without the right to it', async () => {
    const access_info = { ...generatableReport.access_info, can_generate: false };
    const page = await visit({ [LIST]: granted([{ ...generatableReport, access_info }]) });
    await press('生成报告');
    expect(count(page, GENERATE)).toBe(0);
  });

  it('is not asked for without a code', async () => {
    const page = await visit({ [LIST]: granted([{ ...generatableReport, code: '' }]) });
    await press('生成报告');
    expect(screen.getByRole('alert').textContent).toBe('报告代码无效，请刷新页面重试');
    expect(page.sent.filter(({ call }) => call.includes('/generate/'))).toEqual([]);
  });

  it('ends with the page', async () => {
    const page = await visit({
      [LIST]: granted([generatableReport]),
      [GENERATE]: granted({ estimated_time: 30 }),
    });
    fireEvent.click(screen.getByRole('button', { name: '生成报告' }));
    await pass();
    fireEvent.click(screen.getByRole('tab', { name: 'AI命理师' }));
    await settle();
    const loads = count(page, LIST);
    await pass(60_000);
    expect(count(page, LIST)).toBe(loads);
  });
});

describe('the question about a report', () => {
  it('is asked for 2 s after the expansion, with the first 400 characters', async () => {
    const content = '𠮷'.repeat(500);
    const page = await visit({ [LIST]: granted([{ ...completedReport, content }]) });
    expect(count(page, PROMPT)).toBe(0);
    await pass(1_900);
    expect(count(page, PROMPT)).toBe(0);
    await pass(100);
    expect(page.bodiesOf(PROMPT)).toEqual([{ content: '𠮷'.repeat(400) }]);
    expect(screen.getByText('适合从事哪一行？')).toBeTruthy();
    await pass(60_000);
    expect(count(page, PROMPT)).toBe(1);
  });

  it('opens the conversation in a window, with the question in its field', async () => {
    const page = await visit({
      'POST /api/benefits/check': granted({ has_benefit: true, message: '' }),
      [`GET /api/record/${id}/chat-history`]: granted({ data: [], total: 0, head_id: null }),
    });
    await pass(2_000);
    fireEvent.click(screen.getByRole('button', { name: '立即咨询' }));
    await settle();
    const field = screen.getByLabelText(chatThreadCopy.composer.label, { selector: 'textarea' });
    expect((field as HTMLTextAreaElement).value).toBe('适合从事哪一行？');
    expect(screen.queryByRole('button', { name: '立即咨询' })).toBeNull();
    expect(count(page, `POST /api/record/${id}/chat`)).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: chatWindowCopy.close }));
    await settle();
    expect(screen.queryByText(chatThreadCopy.thread)).toBeNull();
    // What was not sent is there again.
    fireEvent.click(screen.getByRole('button', { name: chatWindowCopy.open }));
    await settle();
    expect(screen.getByDisplayValue('适合从事哪一行？')).toBeTruthy();
  });

  it('goes away when it is dismissed, and when the report is collapsed', async () => {
    await visit();
    await pass(2_000);
    // The button of the conversation would lie over the question.
    expect(screen.queryByRole('button', { name: chatWindowCopy.open })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: copy.hint.dismiss }));
    expect(screen.queryByText('适合从事哪一行？')).toBeNull();
    await settle();
    expect(screen.getByRole('button', { name: chatWindowCopy.open })).toBeTruthy();
    await visit();
    await pass(2_000);
    fireEvent.click(screen.getAllByRole('button', { name: copy.collapse })[0]!);
    expect(screen.queryByText('适合从事哪一行？')).toBeNull();
  });

  it.each([
    ['fails', { ...refused(404, '没有'), status: 404 }],
    ['is empty', granted('')],
    ['is blank', granted('  ')],
    ['is no text', granted(null)],
  ])('is not shown where it %s', async (_name, answer) => {
    await visit({ [PROMPT]: answer });
    await pass(2_000);
    expect(screen.queryByRole('button', { name: '立即咨询' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the Word file', () => {
  const EXPORT = `GET /api/reports/${id}/export/docx`;
  let saved: { name: string }[];

  beforeEach(() => {
    saved = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download });
    });
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  });
  afterEach(() => vi.restoreAllMocks());

  const save = () => press(copy.export, card(completedReport.name));

  it('is saved under the name of the person and of the report', async () => {
    await visit();
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(new Blob(['PK'], { type: 'application/octet-stream' }))),
    );
    await save();
    expect(saved).toEqual([{ name: `${chart.record.name}_命局总论_报告.docx` }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not asked for without a token', async () => {
    const page = await visit();
    localStorage.removeItem('token');
    await save();
    expect(screen.getByRole('alert').textContent).toBe('未登录，请先登录');
    expect(count(page, EXPORT)).toBe(0);
  });

  it('says that it failed', async () => {
    await visit({ [EXPORT]: { ...refused(404, '还没有可导出的报告'), status: 404 } });
    await save();
    expect(screen.getByRole('alert').textContent).toBe('导出文档失败，请重试');
    expect(saved).toEqual([]);
  });

  it('is replaced by the text in WeChat', async () => {
    const page = await visit();
    onTestFinished(asBrowser(WECHAT));
    const copied: string[] = [];
    vi.stubGlobal('navigator', navigator);
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
      configurable: true,
    });
    await save();
    const dialog = within(screen.getByRole('dialog', { name: saveFileDialogCopy.title }));
    expect(dialog.getByText(saveFileDialogCopy.wechat(copy.export, true))).toBeTruthy();
    await press(saveFileDialogCopy.copy, dialog);
    expect(copied[0]).toMatch(/^命局总论\n\n命局总论\n\n辛金生于仲夏午月/);
    expect(screen.getByText(copy.copied)).toBeTruthy();
    expect(count(page, EXPORT)).toBe(0);
  });
});

describe('the reading view', () => {
  const given = { [LIST]: granted([longReport]), [PROMPT]: granted('') };
  const view = () => within(screen.getByRole('dialog', { name: longReport.name }));
  const reading = { record_id: id, code: longReport.code, content: longReport.content! };

  it('opens over the list with an address of its own, and goes back to the list', async () => {
    const page = await visit(given);
    await press(copy.read, card(longReport.name));
    expect(page.at()).toBe(`${path}?tab=reports&report=overall`);
    expect(view().getByRole('heading', { name: '用神取向' })).toBeTruthy();
    expect(view().getByText(reportReadingCopy.byRules)).toBeTruthy();
    await press(reportReadingCopy.back, view());
    expect(page.at()).toBe(`${path}?tab=reports`);
    expect(screen.queryByRole('dialog', { name: longReport.name })).toBeNull();
  });

  it('opens by its address, and closes to the list', async () => {
    const page = await visit(given, `${path}?tab=reports&report=overall`);
    await press(reportReadingCopy.back, view());
    expect(page.at()).toBe(`${path}?tab=reports`);
  });

  it.each(['career', 'unknown', ''])('does not open for a report without a text: %s', async (code) => {
    await visit(given, `${path}?tab=reports&report=${code}`);
    expect(screen.queryByRole('dialog', { name: longReport.name })).toBeNull();
  });

  it('remembers where one stopped, and offers to go on from there', async () => {
    await visit(given);
    await press(copy.read, card(longReport.name));
    const watching = observers.at(-1)!;
    const scroller = watching.watched[0]!.closest('dialog')!.lastElementChild!;
    Object.defineProperties(scroller, {
      scrollTop: { value: 900, configurable: true },
      scrollHeight: { value: 4000, configurable: true },
      clientHeight: { value: 800, configurable: true },
    });
    watching.report(watching.watched.find((part) => part.getAttribute('data-block') === '3.0')!);
    expect(readPlace(reading)).toBe('3.0');
    await press(reportReadingCopy.back, view());
    expect(card(longReport.name).getByRole('button', { name: '继续阅读' })).toBeTruthy();
    // At the end there is nothing to go on from.
    Object.defineProperty(scroller, 'scrollTop', { value: 3200 });
    watching.report(watching.watched.at(-1)!);
    expect(readPlace(reading)).toBeNull();
  });

  it('tells the conversation which report is asked about', async () => {
    const page = await visit(given, `${path}?tab=reports&report=overall`);
    const handed: unknown[] = [];
    page.store.sub(waitingQuestionAtom, () => handed.push(page.store.get(waitingQuestionAtom)));
    await press(reportReadingCopy.ask, view());
    expect(handed[0]).toEqual({ record_id: chart.record.id, report_type_code: 'overall' });
  });

  it('offers the place of an earlier visit, and keeps it while the reader is before it', async () => {
    storePlace(reading, '2.1');
    const stored = localStorage.getItem('readingPlaces')!;
    let isFirst = true;
    // Opening the page empties the storage.
    const list = () => {
      if (isFirst) localStorage.setItem('readingPlaces', stored);
      isFirst = false;
      return granted([longReport]);
    };
    await visit({ ...given, [LIST]: list }, `${path}?tab=reports&report=overall`);
    expect(view().getByText('上次读到「性情」')).toBeTruthy();
    const watching = observers.at(-1)!;
    const part = (block: string) =>
      watching.watched.find((element) => element.getAttribute('data-block') === block)!;
    const scroller = watching.watched[0]!.closest('dialog')!.lastElementChild!;
    Object.defineProperties(scroller, {
      scrollHeight: { value: 4000, configurable: true },
      clientHeight: { value: 800, configurable: true },
    });
    // An observer reports once when it begins.
    watching.report(part('0.0'));
    scroller.scrollTop = 200;
    watching.report(part('1'));
    expect(readPlace(reading)).toBe('2.1');
    await press(reportReadingCopy.back, view());
    expect(card(longReport.name).getByRole('button', { name: '继续阅读' })).toBeTruthy();
  });

  it('remembers a place beyond the one that is offered, and forgets it at the end', async () => {
    storePlace(reading, '2.1');
    const stored = localStorage.getItem('readingPlaces')!;
    const list = () => (localStorage.setItem('readingPlaces', stored), granted([longReport]));
    await visit({ ...given, [LIST]: list }, `${path}?tab=reports&report=overall`);
    const watching = observers.at(-1)!;
    const scroller = watching.watched[0]!.closest('dialog')!.lastElementChild!;
    Object.defineProperties(scroller, {
      scrollHeight: { value: 4000, configurable: true },
      clientHeight: { value: 800, configurable: true },
    });
    scroller.scrollTop = 1500;
    watching.report(watching.watched.find((part) => part.getAttribute('data-block') === '3.0')!);
    expect(readPlace(reading)).toBe('3.0');
    scroller.scrollTop = 3200;
    watching.report(watching.watched.at(-1)!);
    expect(readPlace(reading)).toBeNull();
  });

  it('explains a term of the text', async () => {
    await visit(given);
    // The words are loaded when the browser is idle.
    await pass(3_000);
    await settle();
    fireEvent.click(card(longReport.name).getAllByRole('button', { name: '七杀' })[0]!);
    await settle();
    expect(screen.getByRole('dialog', { name: '七杀' })).toBeTruthy();
  });
});
