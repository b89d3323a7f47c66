import { orders, pendingOrder } from '@ziping/mocks/fixtures/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ordersCopy as copy } from './OrdersScreen.copy.ts';
import { OrdersScreen, type OrdersState } from './OrdersScreen.tsx';

const payable = orders
  .filter(({ status }) => status === 'pending' || status === 'failed')
  .map(({ order_no }) => order_no);
const loaded = {
  ...{ kind: 'loaded', orders, payable },
  ...{ total: 23, page: 1, page_count: 3 },
} as const satisfies OrdersState;

const meta = {
  title: '页面/支付/订单记录',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: loaded,
    filter: 'all',
    cancellation: null,
    onFilter: fn(),
    onPage: fn(),
    onCancel: fn(),
    onConfirmCancellation: fn(),
    onLeaveCancellation: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText(copy.record('林清和'))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.payOf('年度会员') })).toHaveAttribute(
      'href',
      '/payment?order_id=o_5001&type=membership',
    );
    await userEvent.click(canvas.getByRole('button', { name: copy.cancelOf('年度会员') }));
    await expect(args.onCancel).toHaveBeenCalledWith({ order: pendingOrder });
    await userEvent.click(canvas.getByRole('radio', { name: copy.filters.paid }));
    await expect(args.onFilter).toHaveBeenCalledWith({ filter: 'paid' });
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

/** The time of the failed order is over. */
export const FailedAndOver: Story = {
  args: { state: { ...loaded, payable: [pendingOrder.order_no] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: copy.payAgainOf('命局总论') })).toBeNull();
  },
};

export const DocumentedFieldsOnly: Story = {
  args: {
    state: {
      ...loaded,
      orders: orders.map(({ id: _id, product_name: _name, ...order }) => order),
      total: 5,
      page_count: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: copy.types.report })).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: /继续支付/ })).toBeNull();
  },
};

export const UnknownStatus: Story = {
  args: {
    state: { ...loaded, orders: [{ ...orders[0]!, status: 'settling' as 'paid' }, ...orders.slice(1)] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.statusUnknown)).toBeVisible();
  },
};

export const Refunds: Story = {
  args: {
    state: {
      ...loaded,
      orders: orders.map((order, at) => ({
        ...order,
        refund_status: ([null, 'done', 'pending', 'failed', null] as const)[at] ?? null,
      })),
    },
  },
};

export const Refreshing: Story = { args: { state: { ...loaded, page: 2, refreshing: true } } };
export const Empty: Story = {
  args: { state: { ...loaded, orders: [], total: 0, page_count: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.lead(0))).toBeVisible();
  },
};
export const EmptyFiltered: Story = { args: { ...Empty.args, filter: 'failed' } };
export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    // As high as the number of orders that takes its place.
    await expect(canvas.getByText(copy.loading)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: { kind: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AskingToCancel: Story = {
  args: { cancellation: { order: pendingOrder, step: 'asking' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.cancelConfirm }));
    await expect(args.onConfirmCancellation).toHaveBeenCalledOnce();
  },
};
export const Cancelling: Story = { args: { cancellation: { order: pendingOrder, step: 'busy' } } };
export const CancelFailed: Story = { args: { cancellation: { order: pendingOrder, step: 'failed' } } };
