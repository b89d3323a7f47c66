import { expect, type Page } from '@playwright/test';

import { createAccount, createRecord, enter } from './accounts.ts';
import { scrollDownTo } from './pages.ts';
import type { Service } from './service.ts';
import { test } from './test.ts';

/** Makes an account with one record, and opens the record's page as its owner. @returns its path */
async function openRecord(page: Page, service: Service, birth_time = '1990-06-15 09:20:00') {
  const account = await createAccount(service);
  const path = await createRecord(service, account, { name: '阿依古丽', birth_time });
  await enter(page, service, account, path);
  await expect(page.getByRole('heading', { name: '阿依古丽的命盘' })).toBeVisible();
  return path;
}

const table = (page: Page) => page.getByRole('table', { name: /四柱/ });
const strip = (page: Page, name: string) => page.getByRole('region', { name });

test('the address holds the choices on a chart, and a link restores them', async ({
  page,
  context,
  service,
}) => {
  const path = await openRecord(page, service);
  // The first item is that of the years before the first cycle. The page follows a press: until then the next strip is
  // that of the former choice.
  await strip(page, '大运').getByRole('button').nth(5).click();
  await expect(strip(page, '流年')).toContainText('已选择第 5 步大运');
  await strip(page, '流年').getByRole('button').nth(2).click();
  await strip(page, '流月').getByRole('button').nth(5).click();
  await page.getByRole('gridcell').nth(8).click();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(table(page).getByRole('columnheader', { name: /^流年/ })).toBeVisible();
  await expect(page).toHaveURL(/\?cycle=4&year=\d{4}&month=6&day=\d{4}-\d{2}-\d{2}$/);
  const link = page.url();
  const chosen = await table(page).innerText();

  const other = await context.newPage();
  await other.goto(link);
  await expect(strip(other, '大运').getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(strip(other, '流月').getByRole('button', { pressed: true })).toHaveCount(1);
  await expect.poll(() => table(other).innerText()).toBe(chosen);

  await other.goto(`${service.url}${path}?cycle=seven&year=-1&month=99`);
  await expect(strip(other, '大运').getByRole('button', { pressed: true })).toContainText('当前');
});

test('a tap on a term of the chart explains it', async ({ page, service }) => {
  await openRecord(page, service);
  await page.getByRole('button', { name: '路旁土' }).click();
  const sheet = page.getByRole('dialog', { name: '路旁土' });
  await expect(sheet.getByRole('heading', { name: '为何在此' })).toBeVisible();
  await expect(sheet).toContainText('庚午');
  await sheet.getByRole('button', { name: '知道了' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: '显示自坐、神煞' }).click();
  await expect(table(page).getByRole('row', { name: /^神煞/ })).toBeVisible();
});

test('a birth shortly before 23:00 shows both charts', async ({ page, service }) => {
  await openRecord(page, service, '1995-02-10 22:50:00');
  await scrollDownTo(page, page.getByText(/23:00 之前（仍为当日）/).first());
  await expect(page.getByText(/23:00 之后（已换次日）/).first()).toBeVisible();
});

test('a chart is saved as a picture', async ({ page, service }) => {
  await openRecord(page, service);
  await page.getByRole('button', { name: '分享命盘' }).click();
  const panel = page.getByRole('dialog');
  const save = panel.getByRole('button', { name: '保存图片' });
  await expect(save).toBeEnabled();
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a cached chart opens, and a new one is computed on the device', async ({ page, service }) => {
    const path = await openRecord(page, service);
    // The caption changes once the terms can be tapped.
    await expect(table(page).getByRole('button').first()).toBeVisible();
    const chart = await table(page).innerText();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await service.kill();
    try {
      await page.goto(service.url + path);
      await expect(page.getByText('没有网络，这是上次打开时的命盘。')).toBeVisible();
      await expect.poll(() => table(page).innerText()).toBe(chart);
      await strip(page, '大运').getByRole('button').nth(2).click();
      await expect(strip(page, '流年').getByRole('button')).toHaveCount(10);

      await page.goto(`${service.url}/fortune`);
      await page.getByLabel('年', { exact: true }).selectOption('2001');
      await page.getByLabel('月', { exact: true }).selectOption('9');
      await page.getByLabel('日', { exact: true }).selectOption('9');
      await expect(page.getByText(/日主/).first()).toBeVisible();
      await page.getByLabel('姓名').fill('山客');
      await page.getByRole('button', { name: '排盘分析' }).click();
      await page.getByRole('button', { name: '是 12:00' }).click();
      await page.getByRole('link', { name: '先看本机排出的命盘' }).click();
      await expect(page.getByRole('heading', { name: '山客的命盘' })).toBeVisible();
      await expect(page.getByText('这份命盘由本机排出，还没有保存。')).toBeVisible();
      await expect(strip(page, '流年').getByRole('button')).toHaveCount(10);
    } finally {
      await service.boot();
    }
    await page.getByRole('link', { name: '回到表单保存' }).click();
    await page.getByRole('button', { name: '排盘分析' }).click();
    await expect(page).toHaveURL(/\/reports\/(?!local)[^/]+$/);
    await expect(page.getByRole('heading', { name: '山客的命盘' })).toBeVisible();
  });
});
