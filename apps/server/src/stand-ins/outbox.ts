import type { Hono } from 'hono';

import type { OutboxEntry } from '../adapters/sms-outbox.ts';
import { standInHeaders } from './stand-in-page.ts';
import { outboxPage } from './stand-in-pages.ts';

interface Outbox {
  list(): Promise<OutboxEntry[]>;
}

/** The page with the messages of the SMS stand-in. */
export function mountOutbox(app: Hono, outbox: Outbox): void {
  app.get('/outbox.json', async (context) => {
    context.header('cache-control', 'no-store');
    return context.json(await outbox.list());
  });

  app.get('/outbox', standInHeaders, async (context) => context.html(outboxPage(await outbox.list())));
}
