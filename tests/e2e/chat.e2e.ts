import { expect, type Page } from '@playwright/test';
import { startModelEndpoint } from '../../apps/server/src/testing/model-endpoint.ts';
import { chatThreadCopy as copy } from '@ziping/ui/screens/chat/ChatThread.copy';

import { type Account, createAccount, createRecord } from './accounts.ts';
import { login, serviceEnv } from './pages.ts';
import { Service, START_LIMIT } from './service.ts';
import { test } from './test.ts';

const birth = { name: '阿依古丽', birth_time: '1990-06-15 09:20:00', birth_place: '653101' };
const [preset] = copy.presets;

interface Stored {
  role: string;
  content: string;
  status: string;
}

/** Opens the tab AI命理师 with a session that was made through the API. */
async function openChat(page: Page, service: Service, { phone, password }: Account, path: string) {
  const { access_token, refresh_token, user } = await service.post('/api/auth/login', { phone, password });
  const session = { token: access_token, refresh_token, isLoggedIn: 'true', user: JSON.stringify(user) };
  await page.addInitScript((keys) => {
    if (localStorage.getItem('token')) return;
    for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, String(value));
  }, session);
  await page.goto(`${service.url}${path}?tab=chat`);
}

/** The conversation as the service has it. */
async function stored(service: Service, { access_token }: Account, path: string): Promise<Stored[]> {
  const answer = await fetch(`${service.url}/api/record/${path.split('/').at(-1)}/chat-history?size=100`, {
    headers: { Authorization: `Bearer ${access_token}` },
  });
  return ((await answer.json()) as { data: { items: Stored[] } }).data.items;
}

const field = (page: Page) => page.getByRole('textbox', { name: copy.composer.label });
const thread = (page: Page) => page.getByRole('region', { name: copy.thread });
const sendButton = (page: Page) => page.getByRole('button', { name: copy.composer.send, exact: true });
const message = (page: Page, number: number) => thread(page).locator('[data-role]').nth(number);
const finished = (page: Page) => expect(sendButton(page)).toBeVisible();

/** Waits until some of an answer is there. */
async function begun(page: Page, number: number) {
  await expect(page.getByRole('button', { name: copy.composer.cancel })).toBeVisible();
  await expect(message(page, number)).toContainText(/[^]{20}/);
}

/** The words of an answer as it is drawn, to find it in its Markdown. */
const wordsOf = (text: string) => text.replace(/[^\p{Script=Han}]/gu, '');

/** The answer is drawn as the service has it: whole and once. */
async function expectWhole(page: Page, number: number, content: string) {
  await expect.poll(async () => wordsOf(await message(page, number).innerText())).toContain(wordsOf(content));
  const drawn = wordsOf(await message(page, number).innerText());
  const start = wordsOf(content).slice(0, 20);
  expect(drawn.split(start)).toHaveLength(2);
}

test('a member asks, edits the question, and finds the chosen version after a reload', async ({
  page,
  service,
}) => {
  const owner = await createAccount(service);
  const path = await createRecord(service, owner, birth);
  await openChat(page, service, owner, path);
  await expect(page.getByText(copy.emptyTitle)).toBeVisible();
  const left = page.getByText(/今日还可问 \d+ 次/);
  const count = Number(/\d+/.exec(await left.innerText())?.[0]);

  await test.step('reads the answer to a preset question', async () => {
    await page.getByRole('button', { name: preset }).click();
    await begun(page, 1);
    await finished(page);
    const [, answer] = await stored(service, owner, path);
    expect(answer).toMatchObject({ role: 'assistant', status: 'complete' });
    await expectWhole(page, 1, answer!.content);
    await expect(left).toHaveText(copy.remaining(count - 1));
  });

  await test.step('a pointer brings up the name of a mark after 700 ms', async () => {
    await page.evaluate(() => {
      // Held, so that its time is ours.
      addEventListener('transitionrun', ({ target, propertyName }) => {
        if (propertyName !== '--tip') return;
        for (const tip of (target as Element).getAnimations()) {
          tip.pause();
          Object.assign(window, { tip });
        }
      });
    });
    const mark = message(page, 1).getByRole('button', { name: copy.copy });
    await mark.hover();
    const opacityAt = (time: number) =>
      mark.evaluate((button, time) => {
        const { tip } = window as unknown as { tip?: Animation };
        if (tip) tip.currentTime = time;
        return tip && getComputedStyle(button, '::after').opacity;
      }, time);
    await expect.poll(() => opacityAt(0)).toBe('0');
    expect([await opacityAt(690), await opacityAt(710)]).toEqual(['0', '1']);
    await field(page).hover();
  });

  await test.step('Enter that ends a composition sends nothing', async () => {
    await field(page).focus();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Input.imeSetComposition', { text: 'ming', selectionStart: 4, selectionEnd: 4 });
    await page.keyboard.press('Enter');
    await cdp.send('Input.insertText', { text: '明年如何' });
    await expect(field(page)).toHaveValue(/明年如何/);
    expect(await stored(service, owner, path)).toHaveLength(2);
    await field(page).fill('');
  });

  await test.step('edits the question', async () => {
    await message(page, 0).getByRole('button', { name: copy.edit }).click();
    await page.getByRole('textbox', { name: copy.editor }).fill('2027年事业如何？');
    await page.keyboard.press('Enter');
    await begun(page, 1);
    await finished(page);
    await expect(message(page, 0)).toContainText(copy.version(2, 2));
  });

  await test.step('goes back to the former version, which a reload keeps', async () => {
    await message(page, 0).getByRole('button', { name: copy.previous }).click();
    await expect(message(page, 0)).toContainText(preset);
    await page.reload();
    await expect(message(page, 0)).toContainText(preset);
    await expect(message(page, 0)).toContainText(copy.version(1, 2));
    await message(page, 0).getByRole('button', { name: copy.next }).click();
    await expect(message(page, 0)).toContainText('2027年事业如何？');
  });
});

test('an answer is whole after a reload, a lost network and in another tab, and stops when asked to', async ({
  page,
  context,
}) => {
  test.setTimeout(2 * START_LIMIT);
  // A model that stops in mid-answer until it is let go: an answer by the rules may end before the test has acted.
  const model = await startModelEndpoint();
  const service = await Service.start({
    ...serviceEnv,
    LLM_BASE_URL: model.url,
    LLM_API_KEY: 'key',
    LLM_MODEL: 'stand-in',
  });
  let letGo = () => {};
  const hold = (text: string, rest: string) => {
    const held = new Promise<void>((go) => (letGo = go));
    model.behave(() => ({ kind: 'held', reasoning: '先看问的是什么。', text, rest, letGo: held }));
  };
  const owner = await createAccount(service);
  const path = await createRecord(service, owner, birth);
  await openChat(page, service, owner, path);

  await test.step('reload in mid-answer', async () => {
    hold('一件事想清楚了再动手，比一边做一边改要省力。\n\n', '先把最要紧的一件写下来，再看还缺什么。');
    await page.getByRole('button', { name: preset }).click();
    await begun(page, 1);
    await page.reload();
    await begun(page, 1);
    letGo();
    await finished(page);
    const [, answer] = await stored(service, owner, path);
    await expectWhole(page, 1, answer!.content);
  });

  await test.step('the network is lost in mid-answer', async () => {
    hold('喜欢的事和拿手的事常常不是同一件，先分开想。\n\n', '能让你做得久的，多半在拿手的那一边。');
    await field(page).fill('我适合从事什么行业？');
    await field(page).press('Enter');
    await begun(page, 3);
    await context.setOffline(true);
    letGo();
    await expect.poll(async () => (await stored(service, owner, path)).at(-1)?.status).toBe('complete');
    await context.setOffline(false);
    await finished(page);
    await expectWhole(page, 3, (await stored(service, owner, path)).at(-1)!.content);
  });

  await test.step('another tab shows the same, and stops it', async () => {
    hold('两年各有各的用处，先看你眼前要做的是哪一件事。\n\n', '这一句没有人会读到。');
    const other = await context.newPage();
    await openChat(other, service, owner, path);
    await expect(message(other, 3)).toBeVisible();
    await field(page).fill('2026年和2028年哪一年好？');
    await field(page).press('Enter');
    await begun(other, 5);
    await other.getByRole('button', { name: copy.composer.cancel }).click();
    await expect(message(other, 5)).toContainText(copy.cancelled);
    await expect(message(page, 5)).toContainText(copy.cancelled);
    expect((await stored(service, owner, path)).map(({ status }) => status).at(-1)).toBe('cancelled');
    await expect(thread(page).locator('[data-role]')).toHaveCount(6);
    await expect(thread(other).locator('[data-role]')).toHaveCount(6);
    await other.close();
  });

  await service.remove();
  await model.close();
});

test('the conversation ends above the bar of the phone after a question was typed and sent by a press', async ({
  page,
  service,
}) => {
  const owner = await createAccount(service);
  const path = await createRecord(service, owner, birth);
  await openChat(page, service, owner, path);
  const bar = page.getByRole('navigation').last();
  /** How far the thread ends above the upper edge of the bar, in pixels; the bar may be below the screen. */
  const gap = async () => {
    const [above, below] = [await thread(page).boundingBox(), await bar.boundingBox()];
    return Math.round(below!.y - above!.y - above!.height);
  };
  await expect(field(page)).toBeEnabled();
  // But for the line along its edge.
  const resting = await gap();
  expect(resting).toBeGreaterThanOrEqual(-1);
  for (const question of ['明年如何？', '后年如何？']) {
    await field(page).click();
    await page.keyboard.type(question);
    await sendButton(page).click();
    await expect(message(page, 1)).toBeVisible();
    await finished(page);
    await expect.poll(gap, { timeout: 5000 }).toBe(resting);
  }
  await expect(page.getByText(copy.note)).toBeInViewport({ ratio: 1 });
});

test('with the largest text on a small phone an answer and what is left are in view', async ({
  page,
  service,
}) => {
  const owner = await createAccount(service);
  const path = await createRecord(service, owner, birth);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('settings', '{"text_size":"xlarge"}'));
  await openChat(page, service, owner, path);
  const left = page.getByText(/今日还可问 \d+ 次/);
  await expect(left).toBeInViewport({ ratio: 1 });
  const bar = (await page.getByRole('navigation').last().boundingBox())!;
  const leftBox = (await left.boundingBox())!;
  expect(leftBox.y + leftBox.height).toBeLessThanOrEqual(bar.y);
  await page.getByRole('button', { name: preset }).click();
  await begun(page, 1);
  await finished(page);
  await expect(message(page, 1).getByRole('paragraph').last()).toBeInViewport({ ratio: 0.9 });
  await expect(
    page.getByRole('list', { name: copy.suggestions }).getByRole('button').first(),
  ).toBeInViewport();
});

test("a guest's question becomes a member's, and is sent by a press", async ({ page, service }) => {
  const owner = await createAccount(service);
  await page.goto(service.url);
  await page.getByRole('main').getByRole('link', { name: '问一问' }).click();
  await field(page).fill('怎么看一张命盘？');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`${service.url}/login?redirect=%2Fask`);
  await login(page, owner);
  await expect(page).toHaveURL(`${service.url}/ask`);
  await expect(field(page)).toHaveValue('怎么看一张命盘？');
  await expect(page.getByText(copy.remaining(3))).toBeVisible();
  await expect(thread(page).locator('[data-role]')).toHaveCount(0);
  await sendButton(page).click();
  await expect(message(page, 1)).toContainText('月令');
  await finished(page);
  await expect(page.getByText(copy.remaining(2))).toBeVisible();
  await thread(page).getByRole('link', { name: copy.general.toChart }).click();
  await expect(page).toHaveURL(`${service.url}/fortune`);
});

test('a member without conversations left is told so, and keeps the question', async ({ page, service }) => {
  const owner = await createAccount(service);
  const path = await createRecord(service, owner, birth);
  await openChat(page, service, owner, path);
  const count = Number(/\d+/.exec(await page.getByText(/今日还可问 \d+ 次/).innerText())?.[0]);
  for (let used = 0; used < count; used += 1) {
    const use = { benefit_type: 'CHAT_COUNT', count: 1, key: `used_up_${used}` };
    await service.post('/api/user/consume-benefit', use, owner.access_token);
  }
  // This page does not know it yet: the service refuses.
  await field(page).fill('明年如何？');
  await field(page).press('Enter');
  const modal = page.getByRole('dialog', { name: '智能对话权益不足' });
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('明年如何？');
  expect(await stored(service, owner, path)).toEqual([]);
  await page.reload();
  await expect(modal).toBeVisible();
});
