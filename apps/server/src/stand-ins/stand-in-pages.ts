/** The pages of the stand-ins, without what serves them. */
import { html } from 'hono/html';

import { type Channel, CHANNEL_NAMES } from '../ports/payments.ts';
import { formatYuan } from '../shared/money.ts';
import { standInPage } from './stand-in-page.ts';

/** A message of the SMS stand-in. */
interface Message {
  phone: string;
  text: string;
  created_at: Date;
}

const OUTBOX_STYLE = `body { max-width: 40rem }
ol { list-style: none; padding: 0 }
li { padding: 0.8rem 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
small { opacity: 0.75 }`;

const beijing = (moment: Date) =>
  moment.toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false });

/** The messages of the SMS stand-in, the newest first. */
export const outboxPage = (messages: readonly Message[]) =>
  standInPage(
    {
      title: '短信发件箱（本机演示）',
      style: OUTBOX_STYLE,
      head: html`<meta http-equiv="refresh" content="5" />`,
    },
    html`
      <p>这里列出本机演示代替短信服务商收下的短信，没有任何短信真正发出。每5秒自动更新，最新的在最上面。</p>
      ${
        messages.length === 0
          ? html`<p>还没有短信。</p>`
          : html`<ol>
              ${messages.map(
                ({ phone, text, created_at }) =>
                  html`<li><small>发往 ${phone} · ${beijing(created_at)}</small><br />${text}</li>`,
              )}
            </ol>`
      }
    `,
  );

/** A payment at the local cashier. */
interface Trade {
  order_no: string;
  channel: Channel;
  description: string;
  amount_fen: number;
  state: keyof typeof STATES;
  refunded: boolean;
}

const STATES = { unpaid: '待支付', paid: '已支付', failed: '支付失败', closed: '已关闭' };
const CASHIER_STYLE = `dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem }
dd { margin: 0; overflow-wrap: anywhere }`;

/**
 * The local cashier.
 * @param trade null where there is none
 * @param links where its form is sent, and where it leads back to
 */
export const cashierPage = (trade: Trade | null, links: { finish: string; back: string }) =>
  standInPage(
    { title: '本机演示收银台', style: CASHIER_STYLE },
    trade
      ? html`
          <p>这一页在本机代替${CHANNEL_NAMES[trade.channel]}，没有任何真实的付款。</p>
          <dl>
            <dt>商品</dt>
            <dd>${trade.description}</dd>
            <dt>金额</dt>
            <dd>￥${formatYuan(trade.amount_fen)}</dd>
            <dt>订单号</dt>
            <dd>${trade.order_no}</dd>
            <dt>状态</dt>
            <dd>${STATES[trade.state]}${trade.refunded ? '，已退款' : ''}</dd>
          </dl>
          ${
            trade.state === 'unpaid'
              ? html`<form method="post" action="${links.finish}">
                  <button name="action" value="pay">付款</button>
                  <button name="action" value="pay-silently">付款，但不发送通知</button>
                  <button name="action" value="fail">付款失败</button>
                  <button name="action" value="expire">订单过期</button>
                </form>`
              : ''
          }
          <a href="${links.back}">${trade.state === 'unpaid' ? '不付款，返回子平' : '返回子平'}</a>
        `
      : html`<p>没有这笔交易。</p>`,
  );

/**
 * The consent page of the stand-in for WeChat.
 * @param refuseUrl where a refusal leads; null for a request that is not valid
 */
export const consentPage = (refuseUrl: string | null) =>
  standInPage(
    { title: '本机演示登录' },
    refuseUrl === null
      ? html`<p>授权请求不完整，或不是从本站发起的。</p>`
      : html`
          <p>这一页在本机代替微信授权，没有任何内容发往微信。用同一个名字再次登录，得到的是同一个账号。</p>
          <form method="post">
            <label
              >以谁的身份登录 <input name="nickname" value="微信演示用户" maxlength="20" required
            /></label>
            <p>“子平”将获得您的昵称。</p>
            <button>同意并登录</button>
            <a href="${refuseUrl}">拒绝</a>
          </form>
        `,
  );
