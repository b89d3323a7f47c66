// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { completedReport, generatingReport } from '@ziping/mocks/fixtures/reports';
import { boughtReportTexts } from '@ziping/ui/patterns/BoughtReport.copy';
import { paymentResultCopy as copy } from '@ziping/ui/screens/payment/PaymentResultScreen.copy';
import { expect, it } from 'vitest';

import { keepUnfinished } from '../../features/payment/unfinished.ts';
import { granted, open, pass, press, refused } from '../../testing/page.tsx';

const STATUS = 'GET /api/payment/status-by-orderno';
const PATH = '/payment/result?out_trade_no=ZP1';
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('asks for the status after 1.5 s, without a login', async () => {
  const page = await open(PATH, { [STATUS]: granted({ status: 'paid', record_id: null }) });
  await pass(1400);
  expect(heading()).toBe(copy.loadingTitle);
  expect(page.sent).toEqual([]);
  await pass(100);
  expect(page.sent).toHaveLength(1);
  expect(heading()).toBe(copy.successTitle);
});

it.each([
  ['paid', copy.successTitle],
  ['failed', copy.failedTitle],
  ['cancelled', copy.failedTitle],
  ['pending', copy.pendingTitle],
  ['waiting_payment', copy.pendingTitle],
  ['expired', copy.pendingTitle],
  ['refunding', copy.pendingTitle],
])('shows a payment that is %s as %s', async (status, title) => {
  await open(PATH, { [STATUS]: granted({ status }) });
  await pass(1500);
  expect(heading()).toBe(title);
});

it('leads to the reports of the record that was paid for', async () => {
  await open(PATH, { [STATUS]: granted({ status: 'paid', record_id: 'r_3001' }) });
  await pass(1500);
  const link = screen.getByRole('link', { name: copy.toReport });
  expect(link.getAttribute('href')).toBe('/reports/r_3001?tab=reports');
});

it('leads to the report that was paid for, and nothing waits for its payment any more', async () => {
  await open(PATH, { [STATUS]: granted({ status: 'paid', record_id: 'r_3001' }) });
  keepUnfinished('report r_3001 career', {
    member: 'u_1',
    channel: 'wechat',
    order_id: 'o_1',
    launch: { order_no: 'ZP1' },
    started_at: 0,
    report: { code: 'career', name: '事业前程', price: 39.9 },
  });
  await pass(1500);
  const link = screen.getByRole('link', { name: copy.toReport });
  expect(link.getAttribute('href')).toBe('/reports/r_3001?tab=reports&report=career');
  expect(sessionStorage.getItem('unfinishedPayments')).toBeNull();
});

it('says that the report is being written, and once it is written that it can be read', async () => {
  let report = { ...generatingReport, code: 'overall' };
  await open(
    PATH,
    {
      [STATUS]: granted({ status: 'paid', record_id: 'r_3001', report_type_code: 'overall' }),
      'GET /api/record/r_3001/report_types': () => granted([completedReport, report]),
    },
    { as: 'member' },
  );
  await pass(1500);
  await pass(100);
  expect(screen.getByText(boughtReportTexts.writing)).toBeTruthy();
  report = completedReport;
  await pass(10_000);
  await pass(100);
  expect(screen.getByText(boughtReportTexts.written)).toBeTruthy();
  expect(screen.getByRole('link', { name: copy.toReport }).getAttribute('href')).toContain('report=overall');
});

it('leads from a payment that failed to that of the same order', async () => {
  await open(PATH, { [STATUS]: granted({ status: 'failed', record_id: 'r_3001', order_id: 'o_1' }) });
  await pass(1500);
  const link = screen.getByRole('link', { name: copy.payAgain });
  expect(link.getAttribute('href')).toBe('/payment?order_id=o_1&type=membership');
});

it('asks again every 5 s while the payment is pending', async () => {
  let status = 'pending';
  const page = await open(PATH, { [STATUS]: () => granted({ status }) });
  await pass(1500);
  await pass(4999);
  expect(page.sent).toHaveLength(1);
  await pass(1);
  expect(page.sent).toHaveLength(2);
  status = 'paid';
  await pass(5000);
  expect(heading()).toBe(copy.successTitle);
  await pass(20_000);
  expect(page.sent).toHaveLength(3);
});

it('asks no more about an expired order, until one wants to know', async () => {
  let status = 'expired';
  const page = await open(PATH, { [STATUS]: () => granted({ status }) });
  await pass(1500);
  await pass(60_000);
  expect(page.sent).toHaveLength(1);
  // A payment under way may arrive late.
  status = 'paid';
  press(copy.checkAgain);
  await pass(1500);
  expect(heading()).toBe(copy.successTitle);
});

it.each([
  ['a non-zero code', refused(1513, ''), '查询支付状态失败，请稍后再试或联系客服。'],
  ['no answer', 'no_answer' as const, '查询支付状态时发生错误，请检查网络或联系客服。'],
  ['an answer in another shape', granted({ state: 'paid' }), '处理支付结果时遇到问题，请联系客服。'],
])('shows an error for %s, and can ask again', async (_, answer, text) => {
  const page = await open(PATH, { [STATUS]: answer });
  await pass(1500);
  expect(screen.getByText(text)).toBeTruthy();
  const { length } = page.sent;
  press(copy.retry);
  expect(heading()).toBe(copy.loadingTitle);
  await pass(1500);
  expect(page.sent.length).toBe(length + 1);
});

it('shows an error straight away when the address has no order number', async () => {
  const page = await open('/payment/result');
  expect(screen.getByText('无效的支付结果链接，缺少订单号。')).toBeTruthy();
  await pass(10_000);
  expect(page.sent).toEqual([]);
});
