// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { orders, pendingOrder } from '@ziping/mocks/fixtures/orders';
import { ordersCopy as copy } from '@ziping/ui/screens/payment/OrdersScreen.copy';
import { beforeAll, expect, it } from 'vitest';

import { startSessionAtom } from '../../session/session.ts';
import { granted, member, open, pass, press, recordTexts, tokens } from '../../testing/page.tsx';
import { stubDialogs } from '../../testing/stubs.ts';
import { loader } from './OrdersRoute.tsx';

const LIST = 'GET /api/orders';
const CANCEL = 'POST /api/orders/o_5001/cancel';
const list = granted({ items: orders, total: 23 });
const failing = { code: 500, message: '', data: null, status: 500 };
const visit = (answers: Parameters<typeof open>[1]) => open('/orders', answers, { as: 'member' });

/** Tells the queries of what is asked for from now on. */
function queriesFrom({ sent }: Awaited<ReturnType<typeof visit>>): () => string[] {
  const { length } = sent;
  return () => sent.slice(length).map(({ query }) => query);
}

beforeAll(stubDialogs);

it('shows each status, type and channel by its name', async () => {
  await visit({ [LIST]: list });
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.filter((row) => row.includes(copy.orderNo))).toEqual([
    expect.stringMatching(/年度会员待支付.*￥198\.00会员购买未选择支付方式/),
    expect.stringMatching(/财运分析已支付.*￥39\.90报告购买林清和的命盘微信支付.*付款 2026年11月18日 16:06/),
    expect.stringMatching(/命局总论支付失败.*￥29\.90报告购买林清和的命盘支付宝/),
    expect.stringMatching(/月度会员已过期.*会员购买/),
    expect.stringMatching(/事业前程已取消/),
  ]);
});

it('asks for ten orders of a page and a status', async () => {
  const queries = queriesFrom(await visit({ [LIST]: list }));
  press('第 2 页');
  await pass();
  fireEvent.click(screen.getByRole('radio', { name: copy.filters.paid }));
  await pass();
  fireEvent.click(screen.getByRole('radio', { name: copy.filters.all }));
  await pass();
  // The first page of all is there already.
  expect(queries()).toEqual(['?page=2&page_size=10', '?page=1&status=paid&page_size=10']);
});

it('asks for the first page before it is drawn', async () => {
  const page = await open('/', { [LIST]: list }, { as: 'member', element: null });
  await loader({ store: page.store });
  expect(page.sent.map(({ call, query }) => call + query)).toEqual([`${LIST}?page=1&page_size=10`]);
});

it('leads from a page beyond the end to the last one', async () => {
  const answers = [list, granted({ items: [], total: 12 }), granted({ items: orders, total: 12 })];
  const queries = queriesFrom(await visit({ [LIST]: () => answers.shift() ?? list }));
  const texts = recordTexts();
  press('第 3 页');
  await pass();
  // The last page is asked for.
  await pass();
  expect(queries()).toEqual(['?page=3&page_size=10', '?page=2&page_size=10']);
  expect(screen.getByRole('button', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page');
  expect(texts.some((text) => text.includes(copy.emptyTitle))).toBe(false);
});

it('begins at the first page of every status for another member', async () => {
  const page = await visit({ [LIST]: list });
  press('第 2 页');
  await pass();
  const queries = queriesFrom(page);
  act(() => page.store.set(startSessionAtom, { tokens, user: { ...member, id: 'u_2' } }));
  await pass();
  expect(queries()).toContain('?page=1&page_size=10');
  expect(queries()).not.toContain('?page=2&page_size=10');
});

it('leads to the payment of an order that is not paid, and to the report of one that is', async () => {
  await visit({ [LIST]: list });
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(copy.payOf('年度会员'))).toBe('/payment?order_id=o_5001&type=membership');
  expect(href(copy.toReport)).toBe('/reports/r_3001?tab=reports');
});

it('offers to pay a failed order again only while that is possible', async () => {
  const failed = { ...orders[2]!, expires_at: '2026-11-17T08:35:01Z' };
  const over = { ...failed, id: 'o_6001', order_no: 'ZP6001', product_name: '财运分析', expires_at: null };
  await visit({ [LIST]: granted({ items: [failed, over], total: 2 }) });
  expect(screen.getByRole('link', { name: copy.payAgainOf('命局总论') })).toBeTruthy();
  expect(screen.queryByRole('link', { name: copy.payAgainOf('财运分析') })).toBeNull();
});

it('cancels an order after asking, and loads the list again', async () => {
  let items = orders;
  const page = await visit({
    [LIST]: () => granted({ items, total: 5 }),
    [CANCEL]: () => {
      items = orders.map((order) => (order === pendingOrder ? { ...order, status: 'cancelled' } : order));
      return granted({ ...pendingOrder, status: 'cancelled' });
    },
  });
  press(copy.cancelOf('年度会员'));
  expect(page.bodiesOf(CANCEL)).toHaveLength(0);
  press(copy.cancelConfirm);
  await pass();
  expect(page.bodiesOf(CANCEL)).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('link', { name: copy.payOf('年度会员') })).toBeNull();
});

it('keeps the dialog open when an order was not cancelled', async () => {
  await visit({ [LIST]: list, [CANCEL]: failing });
  press(copy.cancelOf('年度会员'));
  press(copy.cancelConfirm);
  await pass(1000);
  expect(screen.getByText(copy.cancelFailed)).toBeTruthy();
});

it('says that there are no orders', async () => {
  await visit({ [LIST]: granted({ items: [], total: 0 }) });
  expect(screen.getByText(copy.emptyTitle)).toBeTruthy();
});

it('says that the list failed to load, and loads it again', async () => {
  let there = false;
  await visit({ [LIST]: () => (there ? list : failing) });
  await pass(60_000);
  expect(screen.getByText(copy.failedTitle)).toBeTruthy();
  there = true;
  press('重新加载');
  await pass();
  expect(screen.getByText('年度会员')).toBeTruthy();
});

it('leaves out what a service with the documented fields alone does not tell', async () => {
  const { id: _id, product_name: _name, ...order } = pendingOrder;
  await visit({ [LIST]: granted({ items: [order], total: 1 }) });
  expect(screen.getByRole('heading', { name: copy.types.membership })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /继续支付/ })).toBeNull();
});
