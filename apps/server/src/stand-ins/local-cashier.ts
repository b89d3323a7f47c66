import type { Context, Hono } from 'hono';

import { LOCAL_CASHIER_PATH, type LocalCashier, toReceived } from '../adapters/payments-local.ts';
import type { Orders } from '../domain/orders/orders.ts';
import { standInHeaders } from './stand-in-page.ts';
import { cashierPage } from './stand-in-pages.ts';

/** A database takes no text with a NUL in it. */
const TRADE_NO = /^\w{1,64}$/;

/** The cashier pages of the stand-in for the payment providers. */
export function mountLocalCashier(app: Hono, cashier: LocalCashier, orders: Orders): void {
  app.use(`${LOCAL_CASHIER_PATH}/*`, standInHeaders);

  const findTrade = async (context: Context) => {
    const trade_no = context.req.param('trade_no') ?? '';
    return TRADE_NO.test(trade_no) ? cashier.find(trade_no) : null;
  };

  const show = async (context: Context) => {
    const trade = await findTrade(context);
    return context.html(
      cashierPage(trade, {
        finish: `${LOCAL_CASHIER_PATH}/${trade?.trade_no ?? ''}/finish`,
        back: resultUrl(trade?.order_no ?? ''),
      }),
      trade ? 200 : 404,
    );
  };
  app.get(`${LOCAL_CASHIER_PATH}/:trade_no`, show);
  // A form of the order leads here as well.
  app.post(`${LOCAL_CASHIER_PATH}/:trade_no`, show);

  app.post(`${LOCAL_CASHIER_PATH}/:trade_no/finish`, async (context) => {
    const trade = await findTrade(context);
    if (!trade) return show(context);
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
