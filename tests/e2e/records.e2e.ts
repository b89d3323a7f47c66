import { expect, type Page } from '@playwright/test';

import { createAccount, createRecord, enter } from './accounts.ts';
import type { Service } from './service.ts';
import { test } from './test.ts';

/** Makes an account with records of these names, the last one the newest, and opens its list. */
async function openRecords(page: Page, service: Service, names: readonly string[]) {
  const account = await createAccount(service);
  for (const [at, name] of names.entries()) {
    const birth_time = `199${at}-06-15 09:20:00`;
    await createRecord(service, account, { name, birth_time, category: at % 2 ? 'friend' : 'self' });
  }
  await enter(page, service, account, '/reports');
  await expect(page.getByRole('article')).toHaveCount(names.length);
}

/** Presses Tab until the element of this name has the focus. */
async function tabTo(page: Page, role: 'checkbox' | 'button' | 'radio', name: string) {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let step = 0; step < 80; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

test('moves three records to a group and back with the keyboard alone', async ({ page, service }) => {
  const names = ['阿依古丽', '周明远', '沈若兰', '林清和'];
  await openRecords(page, service, names);
  const moved = ['林清和', '沈若兰', '周明远'];
  for (const name of moved) {
    await tabTo(page, 'checkbox', `选择${name}的命盘`);
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('已选 3 份')).toBeVisible();
  // Focus wraps from the last card to the first control of the page.
  await tabTo(page, 'button', '移到分组');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: '移到分组' });
  await expect(panel).toBeVisible();
  await tabTo(page, 'radio', '本人');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(panel.getByRole('radio', { name: '客户' })).toBeChecked();
  await tabTo(page, 'button', '移动');
  await page.keyboard.press('Enter');

  await expect(page.getByText('已把 3 份命盘移到“客户”')).toBeVisible();
  for (const name of moved) await expect(card(page, name)).toContainText('客户');
  await expect(card(page, '阿依古丽')).toContainText('本人');

  // The focused button is gone: the title has the focus, and the undo button is the next stop.
  await expect(page.locator('main :is(h1, h2):focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '撤销' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('已移回原来的分组')).toBeVisible();
  await expect(card(page, '林清和')).toContainText('朋友');
  await expect(card(page, '沈若兰')).toContainText('本人');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the cached list opens with a notice, and is deleted at logout', async ({ page, service }) => {
    await openRecords(page, service, ['阿依古丽', '周明远']);
    await card(page, '周明远').getByRole('link', { name: '周明远', exact: true }).click();
    await expect(page.getByRole('table', { name: /四柱/ })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${service.url}/reports`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await service.kill();
    try {
      await page.goto(`${service.url}/reports`);
      await expect(page.getByText('没有网络，这是上次打开时的列表。')).toBeVisible();
      await expect(card(page, '阿依古丽')).toContainText('联网后才能打开');
      await expect(card(page, '周明远')).not.toContainText('联网后才能打开');
      await card(page, '周明远').getByRole('link', { name: '周明远', exact: true }).click();
      await expect(page.getByRole('heading', { name: '周明远的命盘' })).toBeVisible();
    } finally {
      await service.boot();
    }
    await page.goto(`${service.url}/profile/account`);
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/\/login/);
    const left = () =>
      page.evaluate(
        () =>
          new Promise<number>((done) => {
            const opening = indexedDB.open('ziping');
            opening.onsuccess = () => {
              const count = opening.result.transaction('seen').objectStore('seen').count();
              count.onsuccess = () => done(count.result);
            };
          }),
      );
    await expect.poll(left).toBe(0);
  });
});
