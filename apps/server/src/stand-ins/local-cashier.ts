import type { Context, Hono } from 'hono';
import { html } from 'hono/html';

import { LOCAL_CASHIER_PATH, type LocalCashier, toReceived } from '../adapters/payments-local.ts';
import type { Orders } from '../domain/orders/orders.ts';
import { formatYuan } from '../shared/money.ts';
import { standInHeaders, standInPage } from './stand-in-page.ts';

const CHANNELS = { wechat: '微信支付', alipay: '支付宝' };
/** A database takes no text with a NUL in it. */
const TRADE_NO = /^\w{1,64}$/;
const STATES = { unpaid: '待支付', paid: '已支付', failed: '支付失败', closed: '已关闭' };

/** The cashier pages of the stand-in for the payment providers. */
export function mountLocalCashier(app: Hono, cashier: LocalCashier, orders: Orders): void {
  app.use(`${LOCAL_CASHIER_PATH}/*`, standInHeaders);

  const findTrade = async (context: Context) => {
    const trade_no = context.req.param('trade_no') ?? '';
    return TRADE_NO.test(trade_no) ? cashier.find(trade_no) : null;
  };

  const show = async (context: Context) => {
    const trade = await findTrade(context);
    if (!trade) return context.html(page(html`<p>没有这笔交易。</p>`), 404);
    const { trade_no, order_no, channel, description, amount_fen, state } = trade;
    return context.html(
      page(html`
        <p>这一页在本机代替${CHANNELS[channel]}，没有任何真实的付款。</p>
        <dl>
          <dt>商品</dt>
          <dd>${description}</dd>
          <dt>金额</dt>
          <dd>￥${formatYuan(amount_fen)}</dd>
          <dt>订单号</dt>
          <dd>${order_no}</dd>
          <dt>状态</dt>
          <dd>${STATES[state]}${trade.refunded ? '，已退款' : ''}</dd>
        </dl>
        ${
          state === 'unpaid'
            ? html`<form method="post" action="${LOCAL_CASHIER_PATH}/${trade_no}/finish">
                <button name="action" value="pay">付款</button>
                <button name="action" value="pay-silently">付款，但不发送通知</button>
                <button name="action" value="fail">付款失败</button>
                <button name="action" value="expire">订单过期</button>
              </form>`
            : ''
        }
        <a href="${resultUrl(order_no)}">${state === 'unpaid' ? '不付款，返回子平' : '返回子平'}</a>
      `),
    );
  };
  app.get(`${LOCAL_CASHIER_PATH}/:trade_no`, show);
  // A form of the order leads here as well.
  app.post(`${LOCAL_CASHIER_PATH}/:trade_no`, show);

  app.post(`${LOCAL_CASHIER_PATH}/:trade_no/finish`, async (context) => {
    const trade = await findTrade(context);
    if (!trade) return context.html(page(html`<p>没有这笔交易。</p>`), 404);
    const { action } = await context.req.parseBody().catch(() => ({ action: undefined }));
    if (action === 'expire') await orders.expireNow(trade.trade_no);
    if (action === 'fail') await cashier.finish(trade.trade_no, 'failed');
    if (action === 'pay' || action === 'pay-silently') {
      const paid = await cashier.finish(trade.trade_no, 'paid');
      if (paid && action === 'pay') await orders.receive(paid.channel, toReceived(paid));
    }
    return context.redirect(resultUrl(trade.order_no), 303);
  });
}

const resultUrl = (order_no: string) => `/payment/result?out_trade_no=${order_no}`;

const STYLE = `dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem }
dd { margin: 0; overflow-wrap: anywhere }`;

const page = (content: ReturnType<typeof html>) =>
  standInPage({ title: '本机演示收银台', style: STYLE }, content);
