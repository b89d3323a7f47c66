// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { coupons, launches } from '@ziping/mocks/fixtures/orders';
import { checkoutCopy as texts } from '@ziping/ui/patterns/Checkout.copy';
import { paymentDialogCopy as copy } from '@ziping/ui/screens/payment/PaymentDialog.copy';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { apiAtom } from '../../data/api.ts';
import { asBrowser, IPHONE, WECHAT } from '../../testing/browsers.ts';
import {
  type Envelope,
  granted,
  member,
  open,
  pass,
  press,
  recordTexts,
  refused,
} from '../../testing/page.tsx';
import { stubDialogs } from '../../testing/stubs.ts';
import { unfinishedReport } from './unfinished.ts';
import UnlockRecord from './UnlockRecord.tsx';
import UnlockReport, { type UnlockReportProps } from './UnlockReport.tsx';

const ORDER = 'POST /api/payment/reports/r_1/order';
const STATUS = 'GET /api/payment/reports/r_1/order-status';
const COUPONS = 'GET /api/coupons/available';
const VALIDATE = 'POST /api/coupons/validate';
const PARAMS = 'POST /api/payment/wechat/jsapi_params';
const report = { code: 'wealth', name: '财运分析', price: 39.9, original_price: 59.9 };
const params = {
  appId: 'wx1',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
};

type Answers = Parameters<typeof open>[1];
const onPaid = vi.fn();
const onClose = vi.fn();

const show = (answers: Answers = {}, props: Partial<UnlockReportProps> = {}) =>
  open(
    '/',
    { [COUPONS]: granted([]), [STATUS]: granted({ is_paid: false, status: 'pending' }), ...answers },
    {
      as: 'member',
      element: <UnlockReport record_id="r_1" report={report} onPaid={onPaid} onClose={onClose} {...props} />,
    },
  );
const confirm = async () => {
  press(texts.confirm('￥39.90'));
  await pass();
  // The code is drawn by a module that is loaded then.
  await pass();
};
const submitted = () => vi.mocked(HTMLFormElement.prototype.submit).mock.contexts as HTMLFormElement[];
const opened = () => vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts as HTMLAnchorElement[];

beforeAll(stubDialogs);
beforeEach(() => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onPaid.mockClear();
  onClose.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  delete window.WeixinJSBridge;
});

describe('a report', () => {
  it('is ordered by the chosen channel, asked for every 5 s, and handed over when it is paid', async () => {
    let is_paid = false;
    const page = await show({
      [ORDER]: granted(launches.desktop),
      [STATUS]: () => granted({ is_paid, status: is_paid ? 'paid' : 'pending' }),
    });
    await confirm();
    expect(page.bodiesOf(ORDER)).toEqual([
      { report_type_code: 'wealth', payment_channel: 'wechat', client_type: 'pc' },
    ]);
    expect(screen.getByRole('img', { name: texts.qrLabel.wechat })).toBeTruthy();
    expect(screen.getByText(texts.waiting)).toBeTruthy();
    await pass(4999);
    expect(page.bodiesOf(STATUS)).toHaveLength(0);
    await pass(1);
    expect(page.bodiesOf(STATUS)).toHaveLength(1);
    expect(onPaid).not.toHaveBeenCalled();
    is_paid = true;
    await pass(5000);
    expect(onPaid).toHaveBeenCalledOnce();
  });

  it('offers no way to pay before its coupons are known, which change the amount', async () => {
    const drawn = recordTexts();
    await show({ [COUPONS]: granted(coupons) });
    await pass();
    expect(drawn.at(-1)).toContain(texts.confirm('￥35.91'));
    expect(drawn.filter((text) => text.includes(texts.confirm('￥39.90')))).toEqual([]);
    expect(drawn[0]).not.toContain(texts.channels.wechat);
  });

  it('is bought without coupons where they cannot be had', async () => {
    const page = await show({ [COUPONS]: 'no_answer', [ORDER]: granted(launches.free) });
    await confirm();
    expect(page.bodiesOf(ORDER)).toHaveLength(1);
  });

  it('is handed over at once where nothing is to be paid', async () => {
    await show({ [ORDER]: granted(launches.free) });
    await confirm();
    expect(onPaid).toHaveBeenCalledOnce();
  });

  it('is handed over where it has been paid for in another tab', async () => {
    await show({ [ORDER]: { code: 409, message: '这份报告已解锁', data: null, status: 409 } });
    await confirm();
    expect(onPaid).toHaveBeenCalledOnce();
  });

  it.each([
    ['there was nothing to pay', granted(launches.free)],
    ['it was paid for elsewhere', { ...refused(409, '这份报告已解锁'), status: 409 }],
  ])('leaves no outdated orders and benefits where %s', async (_, answer) => {
    const { store } = await show({ [ORDER]: answer });
    const queries = store.get(apiAtom).queryClient;
    for (const key of ['orders', 'benefits']) queries.setQueryData([key, member.id], []);
    await confirm();
    for (const key of ['orders', 'benefits'])
      expect(queries.getQueryState([key, member.id])?.isInvalidated).toBe(true);
  });

  it('is ordered once by two presses', async () => {
    const page = await show({ [ORDER]: granted(launches.desktop) });
    const button = screen.getByRole('button', { name: texts.confirm('￥39.90') });
    fireEvent.click(button);
    fireEvent.click(button);
    await pass();
    expect(page.bodiesOf(ORDER)).toHaveLength(1);
  });

  it('asks at once when one comes back to the page', async () => {
    const page = await show({ [ORDER]: granted(launches.desktop) });
    await confirm();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass();
    expect(page.bodiesOf(STATUS)).toHaveLength(1);
  });

  it('stops waiting and closes by 取消支付', async () => {
    const page = await show({ [ORDER]: granted(launches.desktop) });
    await confirm();
    press(texts.stop);
    expect(onClose).toHaveBeenCalledOnce();
    await pass(30_000);
    expect(page.bodiesOf(STATUS)).toHaveLength(0);
    expect(unfinishedReport('r_1', member.id)).toBeNull();
  });

  it('is found waiting again after a reload, by the same member only', async () => {
    await show({ [ORDER]: granted(launches.desktop) });
    await confirm();
    expect(unfinishedReport('r_1', member.id)).toEqual(report);
    expect(unfinishedReport('r_1', 'u_2')).toBeNull();
    expect(unfinishedReport('r_2', member.id)).toBeNull();
    const stored = sessionStorage.getItem('unfinishedPayments') ?? '';
    const clear = vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => undefined);
    const page = await show();
    clear.mockRestore();
    expect(stored).toContain('wealth');
    expect(screen.getByText(texts.waiting)).toBeTruthy();
    await pass(5000);
    expect(page.bodiesOf(STATUS)).toHaveLength(1);
    expect(page.bodiesOf(ORDER)).toHaveLength(0);
  });

  it.each(['failed', 'expired', 'cancelled'] as const)('says that its payment is %s', async (status) => {
    await show({ [ORDER]: granted(launches.desktop), [STATUS]: granted({ is_paid: false, status }) });
    await confirm();
    await pass(5000);
    expect(screen.getByText(texts.ended[status])).toBeTruthy();
    expect(screen.getByRole('button', { name: texts.again })).toBeTruthy();
  });

  it('goes on asking when the status is not to be had, and says so', async () => {
    let there = false;
    await show({
      [ORDER]: granted(launches.desktop),
      [STATUS]: () => (there ? granted({ is_paid: false, status: 'pending' }) : refused(1513, '')),
    });
    await confirm();
    await pass(5000);
    expect(screen.getByText(texts.trouble)).toBeTruthy();
    there = true;
    await pass(5000);
    expect(screen.queryByText(texts.trouble)).toBeNull();
  });

  it('goes on waiting at a status that only a newer service knows', async () => {
    let status = 'settling';
    await show({
      [ORDER]: granted(launches.desktop),
      [STATUS]: () => granted({ is_paid: status === 'paid', status }),
    });
    await confirm();
    await pass(5000);
    expect(screen.queryByText(texts.trouble)).toBeNull();
    expect(screen.getByText(texts.waiting)).toBeTruthy();
    status = 'paid';
    await pass(5000);
    expect(onPaid).toHaveBeenCalledOnce();
  });

  it('opens the page of the provider in place of this one on a phone', async () => {
    onTestFinished(asBrowser(IPHONE));
    const page = await show({ [ORDER]: granted(launches.mobile) });
    await confirm();
    expect(page.bodiesOf(ORDER)).toMatchObject([{ client_type: 'mobile' }]);
    expect(opened().map(({ href, target }) => [new URL(href).pathname, target])).toEqual([
      ['/dev/cashier/ZP20261120160501001', '_self'],
    ]);
  });

  it('asks for a new address of WeChat before the five minutes of one on a phone are over, also after a reload', async () => {
    onTestFinished(asBrowser(IPHONE));
    let orders = 0;
    const answers = {
      [ORDER]: () => {
        orders += 1;
        const payment = { order_no: 'ZP1', payment_url: `/dev/cashier/${orders}` };
        return granted({ payment_required: true, order_id: 'o_1', payment });
      },
    };
    const paths = () => opened().map(({ href }) => new URL(href).pathname);
    await show(answers);
    await confirm();
    await pass(239_000);
    press(texts.reopen);
    await pass();
    expect(paths()).toEqual(['/dev/cashier/1', '/dev/cashier/1']);
    await pass(2000);
    press(texts.reopen);
    await pass();
    expect(paths().slice(2)).toEqual(['/dev/cashier/2']);
    const clear = vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => undefined);
    // An hour later.
    await show(answers);
    clear.mockRestore();
    press(texts.reopen);
    await pass();
    expect(paths().slice(3)).toEqual(['/dev/cashier/3']);
  });

  it('opens the address of Alipay again on a phone, however old it is', async () => {
    onTestFinished(asBrowser(IPHONE));
    const page = await show({ [ORDER]: granted(launches.mobile) });
    fireEvent.click(screen.getByRole('radio', { name: texts.channels.alipay }));
    await confirm();
    await pass(600_000);
    press(texts.reopen);
    await pass();
    expect(page.bodiesOf(ORDER)).toHaveLength(1);
    expect(opened()).toHaveLength(2);
  });

  it('sends the form of Alipay, beside this page on a desktop', async () => {
    const page = await show({ [ORDER]: granted(launches.form) });
    fireEvent.click(screen.getByRole('radio', { name: texts.channels.alipay }));
    await confirm();
    expect(page.bodiesOf(ORDER)).toMatchObject([{ payment_channel: 'alipay', client_type: 'pc' }]);
    expect(submitted().map(({ action, target }) => [action, target])).toEqual([
      ['https://openapi.alipay.com/gateway.do', '_blank'],
    ]);
    press(texts.reopen);
    expect(submitted()).toHaveLength(2);
  });

  it('opens no page of anyone else', async () => {
    onTestFinished(asBrowser(IPHONE));
    const payment = { order_no: 'ZP1', payment_url: 'https://evil.example/pay' };
    await show({ [ORDER]: granted({ payment_required: true, order_id: 'o_1', payment }) });
    await confirm();
    expect(opened()).toHaveLength(0);
    expect(screen.getByText('支付失败，请重试')).toBeTruthy();
  });

  const problems: [string, Envelope | 'no_answer', string][] = [
    [
      'the message of the service',
      refused(1510, '支付渠道暂不可用，请换一种方式'),
      '支付渠道暂不可用，请换一种方式',
    ],
    ['创建订单失败 without one', refused(1512, ''), '创建订单失败'],
    ['a text of its own without an answer', 'no_answer', '解锁报告失败，请稍后重试'],
    [
      'a text of its own for an answer in another shape',
      granted({ payment_required: true }),
      '解锁报告失败，请稍后重试',
    ],
  ];
  it.each(problems)('shows %s when it is not ordered', async (_, answer, text) => {
    await show({ [ORDER]: answer });
    await confirm();
    await pass(1000);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it.each([
    ['no record', { record_id: '' }, '未选择有效的报告', '￥39.90'],
    ['no code', { report: { ...report, code: '' } }, '报告代码无效，请刷新页面重试', '￥39.90'],
    ['no data', { report: null }, '未找到报告数据，请刷新页面重试', null],
  ] as const)('is not ordered with %s', async (_, props, text, price) => {
    const page = await show({}, props);
    press(price === null ? texts.confirmUnknown : texts.confirm(price));
    await pass();
    expect(screen.getByText(text)).toBeTruthy();
    expect(page.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });
});

describe('coupons of a report', () => {
  /** The amount of the line 应付. */
  const payable = () => screen.getByText(texts.payable).nextElementSibling?.textContent;
  const reload = async (answers: Answers) => {
    const clear = vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => undefined);
    const page = await show(answers);
    clear.mockRestore();
    return page;
  };

  it('stay part of the bill of a payment that is waited for, also after a reload', async () => {
    let listed = coupons;
    const answers = { [COUPONS]: () => granted(listed), [ORDER]: granted(launches.desktop) };
    await show(answers);
    press(texts.confirm('￥35.91'));
    await pass();
    expect(payable()).toContain('35.91');
    // The order holds it now.
    listed = [];
    await reload(answers);
    expect(screen.getByText(texts.waiting)).toBeTruthy();
    expect(payable()).toContain('35.91');
  });

  it('are not chosen again after a reload where they were left out', async () => {
    const answers = { [COUPONS]: granted(coupons), [ORDER]: granted(launches.desktop) };
    await show(answers);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'none' } });
    await confirm();
    await reload(answers);
    expect(screen.getByText(texts.waiting)).toBeTruthy();
    expect(payable()).toContain('39.90');
  });

  it('stay chosen after a payment that was not made, whatever is listed then', async () => {
    let listed = coupons;
    onTestFinished(asBrowser(WECHAT));
    window.WeixinJSBridge = {
      invoke: (_name, _params, done) => done({ err_msg: 'get_brand_wcpay_request:cancel' }),
    };
    const page = await show({
      [COUPONS]: () => granted(listed),
      [ORDER]: granted(launches.jsapi),
      [PARAMS]: granted(params),
    });
    listed = [];
    press(texts.confirm('￥35.91'));
    await pass();
    await act(() => page.store.get(apiAtom).queryClient.invalidateQueries({ queryKey: ['coupons'] }));
    await pass();
    press(texts.confirm('￥35.91'));
    await pass();
    expect(page.bodiesOf(ORDER)).toMatchObject([{ coupon_code: 'AUTUMN90' }, { coupon_code: 'AUTUMN90' }]);
  });

  it('are asked for by its code; the best one is chosen', async () => {
    const page = await show({ [COUPONS]: granted(coupons), [ORDER]: granted(launches.free) });
    // Twenty yuan off asks for a hundred; a tenth does not.
    press(texts.confirm('￥35.91'));
    await pass();
    expect(page.bodiesOf(ORDER)).toMatchObject([{ coupon_code: 'AUTUMN90' }]);
  });

  it('are asked for with the record of the report', async () => {
    const { sent } = await show({ [COUPONS]: granted(coupons) });
    const queries = sent.filter(({ call }) => call === COUPONS).map(({ query }) => query);
    expect(queries).toEqual(['?product_id=wealth&product_type=report&record_id=r_1']);
  });

  it('can be left out', async () => {
    const page = await show({ [COUPONS]: granted(coupons), [ORDER]: granted(launches.free) });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'none' } });
    await confirm();
    expect(page.bodiesOf(ORDER)[0]).not.toHaveProperty('coupon_code');
  });

  it('are found by a typed code', async () => {
    const quote = { coupon: coupons[1], original_amount: 39.9, discount_amount: 10, final_amount: 29.9 };
    const page = await show({ [VALIDATE]: granted(quote) });
    fireEvent.change(screen.getByPlaceholderText(texts.couponCode), { target: { value: ' SPRING ' } });
    fireEvent.submit(screen.getByPlaceholderText(texts.couponCode));
    await pass();
    expect(page.bodiesOf(VALIDATE)).toEqual([
      { code: 'SPRING', product_id: 'wealth', product_type: 'report', record_id: 'r_1' },
    ]);
    expect(screen.getByRole('button', { name: texts.confirm('￥29.90') })).toBeTruthy();
  });

  it.each([
    ['the message of the service', refused(1502, '优惠券已过期'), '优惠券已过期'],
    ['a text of its own without an answer', 'no_answer' as const, texts.couponFailed],
  ])('that are refused show %s', async (_, answer, text) => {
    await show({ [VALIDATE]: answer });
    fireEvent.change(screen.getByPlaceholderText(texts.couponCode), { target: { value: 'OLD' } });
    fireEvent.submit(screen.getByPlaceholderText(texts.couponCode));
    await pass(1000);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('that the order refuses are no longer chosen', async () => {
    await show({ [COUPONS]: granted(coupons), [ORDER]: refused(1503, '优惠券已使用') });
    press(texts.confirm('￥35.91'));
    await pass();
    expect(screen.getByText('优惠券已使用')).toBeTruthy();
    expect(screen.getByRole('button', { name: texts.confirm('￥39.90') })).toBeTruthy();
  });
});

describe('inside WeChat', () => {
  const stubBridge = (err_msg: string) => {
    onTestFinished(asBrowser(WECHAT));
    const invoke = vi.fn((_name: string, _params: unknown, done: (answer: { err_msg: string }) => void) =>
      done({ err_msg }),
    );
    window.WeixinJSBridge = { invoke };
    return invoke;
  };
  const paramsGiven = { [ORDER]: granted(launches.jsapi), [PARAMS]: granted(params) };

  it('the window of the app is opened with the parameters, and the status asked for', async () => {
    const invoke = stubBridge('get_brand_wcpay_request:ok');
    let is_paid = false;
    const page = await show({
      ...paramsGiven,
      [STATUS]: () => granted({ is_paid, status: is_paid ? 'paid' : 'pending' }),
    });
    localStorage.setItem('wechat_openid', 'o_1');
    await confirm();
    expect(page.bodiesOf(ORDER)).toMatchObject([{ client_type: 'jsapi', openid: 'o_1' }]);
    expect(page.bodiesOf(PARAMS)).toEqual([{ order_no: launches.jsapi.payment.order_no }]);
    expect(invoke.mock.calls[0]?.slice(0, 2)).toEqual(['getBrandWCPayRequest', params]);
    is_paid = true;
    await pass(5000);
    expect(onPaid).toHaveBeenCalledOnce();
  });

  it('is ordered without an openid where the login gave none', async () => {
    stubBridge('get_brand_wcpay_request:ok');
    const page = await show(paramsGiven);
    localStorage.setItem('wechat_openid', '');
    await confirm();
    expect(page.bodiesOf(ORDER)).toEqual([
      { report_type_code: 'wealth', payment_channel: 'wechat', client_type: 'jsapi' },
    ]);
  });

  it.each([
    ['a cancelled payment', 'get_brand_wcpay_request:cancel', '用户取消了支付'],
    ['a failed payment', 'get_brand_wcpay_request:fail', '支付失败，请重试'],
  ])('%s has a text of its own', async (_, outcome, text) => {
    stubBridge(outcome);
    await show(paramsGiven);
    await confirm();
    expect(screen.getByText(text)).toBeTruthy();
    expect(unfinishedReport('r_1', member.id)).toBeNull();
  });

  it.each([
    ['refused', refused(1511, '获取微信支付参数失败'), '获取微信支付参数失败'],
    ['missing', 'no_answer' as const, '获取微信支付参数失败，请重试'],
  ])('parameters that are %s have a text of their own', async (_, answer, text) => {
    stubBridge('get_brand_wcpay_request:ok');
    await show({ [ORDER]: granted(launches.jsapi), [PARAMS]: answer });
    await confirm();
    await pass(1000);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('a bridge that never comes is a failed payment', async () => {
    onTestFinished(asBrowser(WECHAT));
    await show(paramsGiven);
    await confirm();
    await pass(5000);
    expect(screen.getByText('支付失败，请重试')).toBeTruthy();
  });

  it('Alipay cannot be chosen', async () => {
    onTestFinished(asBrowser(WECHAT));
    await show();
    expect(screen.getByRole('radio', { name: /支付宝/ })).toHaveProperty('disabled', true);
  });
});

describe('a whole record', () => {
  const PAYMENT = 'POST /api/payment/records/r_1/payment';
  const PAID = 'GET /api/payment/records/r_1/payment-status';
  const showRecord = (answers: Answers) =>
    open('/', answers, {
      as: 'member',
      element: <UnlockRecord record_id="r_1" amount={99} onPaid={onPaid} onClose={onClose} />,
    });
  const pay = async () => {
    press(texts.confirm('￥99.00'));
    await pass();
  };

  it('is paid for, asked for every 5 s while pending, and unlocked', async () => {
    let status = 'pending';
    const page = await showRecord({
      [PAYMENT]: granted(launches.desktop),
      [PAID]: () => granted({ status }),
    });
    await pay();
    expect(page.bodiesOf(PAYMENT)).toEqual([
      { record_id: 'r_1', payment_type: 'report', amount: 99, payment_channel: 'wechat', client_type: 'pc' },
    ]);
    await pass(5000);
    expect(page.bodiesOf(PAID)).toHaveLength(1);
    status = 'paid';
    await pass(5000);
    expect(screen.getByText('报告解锁成功！')).toBeTruthy();
    press(copy.done);
    expect(onPaid).toHaveBeenCalledOnce();
  });

  it('is unlocked where it has been paid for in another tab', async () => {
    await showRecord({
      [PAYMENT]: { ...refused(409, '这份命盘已解锁'), status: 409 },
      [PAID]: granted({ status: 'paid' }),
    });
    await pay();
    expect(screen.getByText('报告解锁成功！')).toBeTruthy();
  });

  it.each([
    ['is not paid', granted({ status: 'expired' })],
    ['was never ordered', { ...refused(404, '没有这笔订单'), status: 404 }],
  ])('shows the conflict where it %s', async (_, answer) => {
    await showRecord({
      [PAYMENT]: { ...refused(409, '订单已支付或已关闭'), status: 409 },
      [PAID]: answer,
    });
    await pay();
    expect(screen.queryByText('报告解锁成功！')).toBeNull();
    expect(screen.getByText('创建支付失败: 订单已支付或已关闭')).toBeTruthy();
  });

  it('of an unknown status is not finished, and is asked for again by hand', async () => {
    let status = 'refunding';
    const page = await showRecord({
      [PAYMENT]: granted(launches.desktop),
      [PAID]: () => granted({ status }),
    });
    await pay();
    await pass(5000);
    expect(screen.getByText('支付未完成，请重试')).toBeTruthy();
    expect(page.bodiesOf(PAYMENT)).toHaveLength(1);
    status = 'paid';
    press(texts.checkNow);
    await pass();
    expect(screen.getByText('报告解锁成功！')).toBeTruthy();
  });

  it('that is not paid after all says so', async () => {
    await showRecord({ [PAYMENT]: granted(launches.desktop), [PAID]: granted({ status: 'failed' }) });
    await pay();
    await pass(5000);
    expect(screen.getByText('支付未完成，请重试')).toBeTruthy();
  });

  it.each([
    ['the message of the service', refused(1512, '金额不符'), '创建支付失败: 金额不符'],
    ['a text of its own without an answer', 'no_answer' as const, '支付请求异常，请重试'],
  ])('shows %s when the payment does not start', async (_, answer, text) => {
    await showRecord({ [PAYMENT]: answer });
    await pay();
    await pass(1000);
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe('a launch with what the documents name', () => {
  const form = '<form action="https://openapi.alipay.com/gateway.do"><input name="a" value="1"></form>';
  const absent = [undefined, null, ''] as const;
  const launched = (launch: object) => {
    const payment = { order_no: 'ZP1', ...launch };
    return { [ORDER]: granted({ payment_required: true, order_id: 'o_1', payment }) };
  };
  const qr = () => screen.queryByRole('img', { name: texts.qrLabel.wechat });

  it.each(absent)('opens a form alone on a desktop, the others being %j', async (none) => {
    await show(launched({ payment_url: none, prepay_id: none, form_html: form, code_url: none }));
    await confirm();
    expect(submitted()).toHaveLength(1);
    expect(qr()).toBeNull();
    expect(screen.getByText(texts.waiting)).toBeTruthy();
  });

  it.each(absent)('draws the address of WeChat as a code, the others being %j', async (none) => {
    await show(launched({ payment_url: 'weixin://wxpay/bizpayurl?pr=1', prepay_id: none, form_html: none }));
    await confirm();
    expect(qr()).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.openHere })).toBeNull();
  });

  it.each(absent)('says at once that it failed where there is no way to pay: %j', async (none) => {
    await show(launched({ payment_url: none, prepay_id: 'wx1', form_html: none }));
    await confirm();
    expect(qr()).toBeNull();
    expect(opened()).toEqual([]);
    expect(screen.queryByText(texts.waiting)).toBeNull();
    expect(screen.getByText(copy.messages.paymentFailed)).toBeTruthy();
  });
});

it('does not call a report free whose price is not known', async () => {
  const page = await show(
    { [ORDER]: granted(launches.desktop) },
    { report: { code: 'wealth', name: '财运分析' } },
  );
  expect(document.body.textContent).not.toMatch(/￥0\.00|免费领取/);
  press(texts.confirmUnknown);
  await pass();
  expect(page.bodiesOf(ORDER)).toHaveLength(1);
});
