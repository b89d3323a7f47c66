import { readFileSync } from 'node:fs';

import { expect } from '@playwright/test';

import { createAccount, createRecord, enter } from './accounts.ts';
import { test } from './test.ts';

test('a member generates the free report, reads it, stops, goes on, and saves it as a Word file', async ({
  page,
  service,
}) => {
  const owner = await createAccount(service);
  const birth = { name: '阿依古丽', birth_time: '1990-06-15 09:20:00', birth_place: '653101' };
  const path = await createRecord(service, owner, birth);
  await enter(page, service, owner, path);

  await test.step('opens the tab', async () => {
    await page.getByRole('tab', { name: 'AI命盘报告' }).click();
    await expect(page).toHaveURL(`${service.url}${path}?tab=reports`);
  });

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '命局总论' }) });
  await test.step('generates', async () => {
    await card.getByRole('button', { name: /生成/ }).press('Enter');
    // It uses the one free report, so it asks first.
    await page.getByRole('button', { name: '生成这一份' }).press('Enter');
    await expect(card.getByText('已完成')).toBeVisible();
    // The pressed button is gone.
    await expect(card.getByRole('heading', { name: '命局总论', level: 2 })).toBeFocused();
  });

  const view = page.getByRole('dialog', { name: '命局总论' });
  await test.step('reads it on the whole screen', async () => {
    await card.getByRole('button', { name: '全屏阅读' }).click();
    await expect(view.getByRole('list', { name: '四柱' })).toContainText('庚午');
    await expect(view.getByText('规则撰写：本篇依命盘写成，没有使用语言模型。')).toBeAttached();
    const section = view.getByRole('heading', { level: 3 }).nth(3);
    await section.evaluate((heading) => heading.scrollIntoView());
    // Not that of a section which is passed on the way.
    const block = await section.getAttribute('data-block');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('readingPlaces')))
      .toContain(`"place":"${block}`);
  });

  await test.step('keeps the place when the view is loaded again', async () => {
    await page.reload();
    await expect(view.getByText('上次读到')).toBeVisible();
    await view.getByRole('button', { name: '返回列表' }).click();
    await expect(card.getByRole('button', { name: '继续阅读' })).toBeVisible();
  });

  await test.step('goes on after a reload', async () => {
    await page.reload();
    await card.getByRole('button', { name: '继续阅读' }).click();
    await expect(view.getByRole('heading', { level: 3 }).nth(3)).toBeInViewport();
  });

  await test.step('closes the contents by Escape, and then the view', async () => {
    await view.getByRole('button', { name: '目录' }).click();
    await page.keyboard.press('Escape');
    await expect(view.getByRole('navigation', { name: '目录' })).toBeHidden();
    await expect(view.getByRole('button', { name: '目录' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await card.getByRole('button', { name: '继续阅读' }).click();
  });

  await test.step('saves it', async () => {
    const download = page.waitForEvent('download');
    await view.getByRole('button', { name: '导出 Word' }).press('Enter');
    const file = await download;
    await expect(view.getByRole('button', { name: '导出 Word' })).toBeFocused();
    expect(file.suggestedFilename()).toBe('阿依古丽_命局总论_报告.docx');
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });
});
