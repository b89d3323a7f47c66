import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { cashierPage, consentPage, outboxPage } from '../../apps/server/src/stand-ins/stand-in-pages.ts';

/** A page of the service, as a browser shows it. */
function Page({ name, page }: { name: string; page: unknown }) {
  return (
    <iframe
      title={name}
      sandbox="allow-same-origin"
      // The service alone has the style sheet of the bundled sans.
      srcDoc={String(page).replace(/<link rel="stylesheet"[^>]*>/, '')}
      style={{ width: '100%', height: '44rem', border: 0 }}
    />
  );
}

const meta = {
  title: '总览/演示页',
  component: Page,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe');
    await waitFor(() => expect(frame?.contentDocument?.body.textContent).toContain(text));
    const { documentElement } = frame!.contentDocument!;
    await expect(getComputedStyle(documentElement).fontFamily).toContain('Noto Sans CJK SC');
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  };

const links = { finish: '#finish', back: '#back' };
const trade = {
  order_no: 'ZP20261120160501001',
  channel: 'wechat',
  description: '财运分析',
  amount_fen: 3990,
  state: 'unpaid',
  refunded: false,
} as const;

export const Outbox: Story = {
  args: {
    name: '短信发件箱',
    page: outboxPage([
      {
        phone: '13800138000',
        text: '【子平】您的验证码是 286413，用于登录，5分钟内有效。请勿告诉他人。',
        created_at: new Date('2026-11-20T04:00:00Z'),
      },
    ]),
  },
  play: shows('286413'),
};

export const EmptyOutbox: Story = {
  args: { name: '短信发件箱', page: outboxPage([]) },
  play: shows('还没有短信'),
};

export const Cashier: Story = {
  args: { name: '收银台', page: cashierPage(trade, links) },
  play: shows('待支付'),
};

export const CashierPaid: Story = {
  args: { name: '收银台', page: cashierPage({ ...trade, state: 'paid', refunded: true }, links) },
  play: shows('已支付，已退款'),
};

export const CashierWithoutTrade: Story = {
  args: { name: '收银台', page: cashierPage(null, links) },
  play: shows('没有这笔交易'),
};

export const Consent: Story = {
  args: { name: '微信授权', page: consentPage('#refused') },
  play: shows('同意并登录'),
};

export const ConsentRefused: Story = {
  args: { name: '微信授权', page: consentPage(null) },
  play: shows('授权请求不完整'),
};
