// A service in a process of its own, with accounts that may ask three questions each and a model that takes half a
// minute for an answer. Prints a line of JSON: its origin, and a token and a record of each account.
import { setTimeout as delay } from 'node:timers/promises';

import { cryptoEntropy } from '../../apps/server/src/adapters/entropy-crypto.ts';
import { users } from '../../apps/server/src/db/schema/accounts.ts';
import { createSessions } from '../../apps/server/src/domain/accounts/sessions.ts';
import { listen } from '../../apps/server/src/testing/chat-client.ts';
import { createHarness } from '../../apps/server/src/testing/harness.ts';
import { createScriptedModel, SENTENCE } from '../../apps/server/src/testing/scripted-model.ts';

const PARTS = 300;
const PART_MS = 100;
const PART_LENGTH = 5;

const model = createScriptedModel();
const text = SENTENCE.repeat(PARTS);
model.script(async function* ({ signal }) {
  for (let part = 0; part < PARTS; part += 1) {
    await delay(PART_MS, undefined, { signal });
    yield { content: text.slice(part * PART_LENGTH, (part + 1) * PART_LENGTH) };
  }
});

const service = await createHarness({ model, chatPace: { pause: 22, keepAlive: 15_000 } });
const { db, clock } = service;
const sessions = createSessions({ db, clock, entropy: cryptoEntropy, secret: new Uint8Array(32).fill(7) });
const accounts: { token: string; record: string }[] = [];
for (let number = 0; number < Number(process.argv[2]); number += 1) {
  const [user] = await db
    .insert(users)
    .values({ id: `u${number}`, phone: String(13_000_000_000 + number), created_at: clock.now() })
    .returning();
  if (!user) continue;
  const { access_token: token } = await sessions.start(user);
  const birth = {
    name: '周',
    gender: 'male',
    calendar_type: 'solar',
    birth_time: '1988-08-08 09:30:00',
    category: 'self',
  };
  const { data } = await service.call('POST', '/api/record', birth, { token });
  accounts.push({ token, record: data.record_id as string });
}
const { origin } = await listen(service.app);
process.stdout.write(`${JSON.stringify({ origin, accounts })}\n`);
