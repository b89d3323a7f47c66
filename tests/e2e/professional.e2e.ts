import { expect } from '@playwright/test';

import { IPHONE } from '../../apps/web/src/testing/browsers.ts';
import { createAccount, createRecord, enterByApi } from './accounts.ts';
import { scrollDownTo } from './pages.ts';
import { test } from './test.ts';

// On a phone the page of the cashier opens in the same tab.
test.use({
  userAgent: IPHONE,
});

test('a professional writes reports of two records, signs them, compares schools and calls with a key', async ({
  context,
  page,
  service,
}) => {
  const owner = await createAccount(service);
  const births = [
    { name: '林清和', birth_time: '1990-06-15 09:20:00' },
    { name: '周明远', birth_time: '1984-11-02 23:30:00' },
  ];
  for (const birth of births) await createRecord(service, owner, birth);
  await enterByApi(context, service, owner);

  await test.step('buys the highest plan', async () => {
    await page.goto(`${service.url}/membership`);
    await page.getByRole('radio', { name: '命理师专业版' }).check();
    await page.getByRole('radio', { name: /^专业旗舰版/ }).check();
    await page.getByRole('button', { name: '立即开通' }).click();
    await page.getByRole('button', { name: /^支付 ￥/ }).click();
    await page.getByRole('button', { name: '付款', exact: true }).click();
    await page.getByRole('link', { name: '查看会员' }).click();
    await page.getByRole('link', { name: '命理师工作台' }).click();
  });

  await test.step('stores a report template', async () => {
    await page.getByRole('textbox', { name: '署名' }).fill('听雨轩');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('已保存')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: '署名' })).toHaveValue('听雨轩');
  });

  await test.step('makes a key, with which another system casts and reads a chart', async () => {
    await page.getByRole('button', { name: '生成密钥' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '名称' }).fill('工作室网站');
    await dialog.getByRole('button', { name: '生成', exact: true }).click();
    const secret = await dialog.getByText(/^zp_[A-Za-z0-9]{40}$/).textContent();
    const headers = { authorization: `Bearer ${secret ?? ''}` };
    const birth = {
      name: '来客',
      gender: 'female',
      calendar_type: 'solar',
      birth_time: '1995-03-08 06:40:00',
      category: 'client',
    };
    const created = await context.request.post(`${service.url}/api/record`, { headers, data: birth });
    const { data } = await created.json();
    const chart = await context.request.get(`${service.url}/api/reports/${data.record_id}`, { headers });
    expect((await chart.json()).data.bazi.year_pillar.heavenly_stem).toBe('乙');
    const orders = await context.request.get(`${service.url}/api/orders`, { headers });
    expect(orders.status()).toBe(401);
    await dialog.getByRole('button', { name: '关闭' }).click();
  });

  await test.step('has reports of all records written', async () => {
    await page.getByRole('link', { name: '开始批量分析' }).click();
    await page.getByRole('button', { name: '选中列出的' }).click();
    await page.getByRole('checkbox', { name: /^命局总论/ }).check();
    await page.getByRole('checkbox', { name: /^流年运势/ }).check();
    await page.getByRole('button', { name: '开始生成' }).click();
    await expect(page.getByText('6 份报告开始生成', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: '周明远的报告' }).click();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '命局总论' }) });
    await expect(card.getByText('已完成')).toBeVisible();
  });

  await test.step('compares the schools of a chart', async () => {
    await page.getByRole('tab', { name: '基础命盘解析' }).click();
    const compare = page.getByRole('button', { name: '取法对照' });
    await scrollDownTo(page, compare);
    await compare.click();
    const dialog = page.getByRole('dialog', { name: '取法对照' });
    await expect(dialog.getByText('子时换日')).toBeVisible();
    await expect(dialog.getByText('本盘所用').first()).toBeVisible();
  });
});
