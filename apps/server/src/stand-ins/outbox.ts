import type { Hono } from 'hono';
import { html } from 'hono/html';

import type { OutboxEntry } from '../adapters/sms-outbox.ts';
import { standInHeaders, standInPage } from './stand-in-page.ts';

interface Outbox {
  list(): Promise<OutboxEntry[]>;
}

/** The page with the messages of the SMS stand-in. */
export function mountOutbox(app: Hono, outbox: Outbox): void {
  app.get('/outbox.json', async (context) => {
    context.header('cache-control', 'no-store');
    return context.json(await outbox.list());
  });

  app.get('/outbox', standInHeaders, async (context) => context.html(page(await outbox.list())));
}

const STYLE = `body { max-width: 40rem }
ol { list-style: none; padding: 0 }
li { padding: 0.8rem 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
small { opacity: 0.75 }`;

const page = (entries: readonly OutboxEntry[]) =>
  standInPage(
    {
      title: '短信发件箱（本机演示）',
      style: STYLE,
      head: html`<meta http-equiv="refresh" content="5" />`,
    },
    html`
      <p>这里列出本机演示代替短信服务商收下的短信，没有任何短信真正发出。每5秒自动更新，最新的在最上面。</p>
      ${
        entries.length === 0
          ? html`<p>还没有短信。</p>`
          : html`<ol>
              ${entries.map(
                ({ phone, text, created_at }) =>
                  html`<li><small>发往 ${phone} · ${beijing(created_at)}</small><br />${text}</li>`,
              )}
            </ol>`
      }
    `,
  );

const beijing = (moment: Date) =>
  moment.toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false });
