import { expect } from '@playwright/test';

import { createAccount, enter, newPhone, password } from './accounts.ts';
import { findCutTexts } from './cut-texts.ts';
import { login, register } from './pages.ts';
import { test } from './test.ts';

test('a guest reads a true-solar-time chart, registers to keep it, and finds it again after a crash', async ({
  page,
  service,
}) => {
  const account = { phone: newPhone(), password };
  await test.step('a guest fills the form', async () => {
    await page.goto(`${service.url}/fortune`);
    await page.getByLabel('姓名').fill('阿依古丽');
    await page.getByRole('radio', { name: '女' }).check();
    await page.getByLabel('年', { exact: true }).selectOption('1990');
    await page.getByLabel('月', { exact: true }).selectOption('6');
    await page.getByLabel('日', { exact: true }).selectOption('15');
    await page.getByLabel('时', { exact: true }).selectOption('9');
    await page.getByLabel('分', { exact: true }).selectOption('20');
    await page.getByRole('switch', { name: '使用真太阳时' }).click();
    await page.getByLabel('省份').selectOption({ label: '新疆维吾尔自治区' });
    await page.getByLabel('城市').selectOption({ label: '喀什地区' });
    await page.getByLabel('区县').selectOption({ label: '喀什市' });
    await page.getByRole('radio', { name: '朋友' }).check();
  });

  const chart = page.getByRole('table', { name: /四柱/ });
  // 1990-06-15 09:20 on a clock that summer time had put an hour ahead, at 75.98° E: about 05:24 true solar time, 卯时.
  const expectChart = async () => {
    await expect(page.getByRole('heading', { name: '阿依古丽的命盘' })).toBeVisible();
    await expect(chart.getByRole('row', { name: /^地支/ })).toContainText(/午.*午.*亥.*卯/);
    await expect(chart.getByRole('row', { name: /^天干/ })).toContainText(/庚.*壬.*辛.*辛/);
  };
  await test.step('reads the chart without an account, and wants to keep it', async () => {
    await page.getByRole('button', { name: '先看命盘' }).click();
    await expect(page).toHaveURL(`${service.url}/reports/local`);
    await expectChart();
    await page.getByRole('link', { name: '保存命盘' }).click();
  });

  await test.step('is sent to log in, and registers', async () => {
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole('main').getByRole('link', { name: '注册' }).click();
    await expect(page).toHaveURL(/\/register/);
    await register(page, service.url, account);
  });

  await test.step('comes back to the filled form', async () => {
    await expect(page).toHaveURL(`${service.url}/fortune`);
    await expect(page.getByLabel('姓名')).toHaveValue('阿依古丽');
    await expect(page.getByRole('radio', { name: '女' })).toBeChecked();
    await expect(page.getByLabel('年', { exact: true })).toHaveValue('1990');
    await expect(page.getByLabel('月', { exact: true })).toHaveValue('6');
    await expect(page.getByLabel('日', { exact: true })).toHaveValue('15');
    await expect(page.getByLabel('时', { exact: true })).toHaveValue('9');
    await expect(page.getByLabel('分', { exact: true })).toHaveValue('20');
    await expect(page.getByRole('switch', { name: '使用真太阳时' })).toBeChecked();
    await expect(page.getByLabel('区县')).toHaveValue('653101');
    await expect(page.getByRole('radio', { name: '朋友' })).toBeChecked();
  });

  await test.step('submits and reads the chart', async () => {
    await page.getByRole('button', { name: '排盘分析' }).click();
    await expect(page).toHaveURL(/\/reports\/[^/]+$/);
    await expectChart();
  });
  const address = page.url();

  await test.step('reloads', async () => {
    await page.reload();
    await expect(chart).toBeVisible();
  });

  await test.step('logs out and in; the record is there', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /的菜单$/ }).click();
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL(`${service.url}/login`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await login(page, account);
    await expect(page).toHaveURL(`${service.url}/`);
    await page.goto(`${service.url}/reports`);
    await expect(page.getByRole('link', { name: '阿依古丽', exact: true })).toBeVisible();
  });

  await test.step('the service dies and comes back; the record is still there', async () => {
    await service.kill();
    await service.boot();
    await page.goto(address);
    await expect(chart).toBeVisible();
    await expect(chart.getByRole('row', { name: /^天干/ })).toContainText(/庚.*壬.*辛.*辛/);
  });
});

test('a birth abroad is cast by the clock of its city without true solar time, and stays so when it is edited', async ({
  page,
  service,
}) => {
  await enter(page, service, await createAccount(service), '/fortune');
  await page.getByLabel('姓名').fill('周安');
  await page.getByLabel('年', { exact: true }).selectOption('1984');
  await page.getByLabel('月', { exact: true }).selectOption('2');
  await page.getByLabel('日', { exact: true }).selectOption('4');
  await page.getByLabel('时', { exact: true }).selectOption('10');
  await page.getByLabel('分', { exact: true }).selectOption('20');
  await page.getByRole('radio', { name: '港澳台与海外' }).check();
  await page.getByRole('searchbox', { name: '搜索城市' }).fill('纽约');
  await page.getByRole('button', { name: /^纽约.*New York City/ }).click();
  await expect(page.getByText('已选 美国 纽约')).toBeVisible();
  await page.getByRole('button', { name: '排盘分析' }).click();

  // 立春 of 1984 was at 10:19 in New York and at 23:19 in Beijing.
  const chart = page.getByRole('table', { name: /四柱/ });
  await expect(page).toHaveURL(/\/reports\/[^/]+$/);
  await expect(chart.getByRole('row', { name: /^天干/ })).toContainText(/甲.*丙.*戊.*丁/);
  await expect(chart.getByRole('row', { name: /^地支/ })).toContainText(/子.*寅.*辰.*巳/);
  await page.getByText('生辰与校正').click();
  await expect(page.getByText('时区 UTC−5 北美东部时间')).toBeVisible();

  await page.getByRole('link', { name: '更改取法与生辰' }).click();
  await expect(page.getByRole('radio', { name: '港澳台与海外' })).toBeChecked();
  await expect(page.getByText('已选 美国 纽约')).toBeVisible();
  await page.getByLabel('时', { exact: true }).selectOption('9');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page).toHaveURL(/\/reports\/[^/]+$/);
  await expect(chart.getByRole('row', { name: /^地支/ })).toContainText(/亥.*丑.*辰.*巳/);
});

test.describe('with the largest text on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('someone registers, enters a lunar birth in a leap month, and reads the chart', async ({
    page,
    service,
  }) => {
    const expectNothingCut = async () => {
      await expect.poll(() => page.evaluate(findCutTexts)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    };
    await page.goto(`${service.url}/settings`);
    await page.getByRole('radio', { name: '特大' }).check();
    await page.goto(`${service.url}/register?redirect=%2Ffortune`);
    await expectNothingCut();
    await register(page, service.url, { phone: newPhone(), password });
    await expect(page).toHaveURL(`${service.url}/fortune`);

    await page.getByLabel('姓名').fill('顾念慈');
    await page.getByRole('radio', { name: '农历' }).check();
    await page.getByLabel('年', { exact: true }).selectOption('1987');
    await page.getByLabel('月', { exact: true }).selectOption({ label: '闰六月' });
    await page.getByLabel('日', { exact: true }).selectOption({ label: '廿一' });
    await page.getByLabel('时', { exact: true }).selectOption({ index: 4 });
    await expectNothingCut();
    await page.getByRole('button', { name: '排盘分析' }).click();

    await expect(page.getByRole('heading', { name: '顾念慈的命盘' })).toBeVisible();
    await expect(page.getByText(/闰六月廿一/).first()).toBeVisible();
    // 1987-08-15.
    const stems = page.getByRole('table', { name: /四柱/ }).getByRole('row', { name: /^天干/ });
    await expect(stems).toContainText(/丁.*戊/);
    await expectNothingCut();
  });
});
