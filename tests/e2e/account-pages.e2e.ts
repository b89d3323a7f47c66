import { expect, type Page } from '@playwright/test';

import { WECHAT } from '../../apps/web/src/testing/browsers.ts';
import { createAccount, enter, newPhone } from './accounts.ts';
import { login, verifyPhone } from './pages.ts';
import { test } from './test.ts';

const storage = (page: Page) => page.evaluate(() => Object.keys(localStorage));

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a button near the bottom bar takes a press, however long the finger stays down', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/register`);
  const button = page.getByRole('main').getByRole('button', { name: '注册', exact: true });
  const bar = page.getByRole('navigation', { name: '底部导航' });
  for (const held of [50, 1000]) {
    await page.getByLabel(/^手机号/).focus();
    await expect.poll(async () => (await bar.boundingBox())?.y).toBeGreaterThanOrEqual(844);
    const { x = 0, y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    await page.mouse.move(x + 10, y + height / 2);
    await page.mouse.down();
    await page.waitForTimeout(held);
    expect((await bar.boundingBox())?.y).toBeGreaterThanOrEqual(844);
    await page.mouse.up();
    await expect(page.getByText('请填写所有必填字段').first()).toBeVisible();
    // The first faulty field has the focus now, and the bar makes room for its keyboard.
    await page.getByLabel(/^手机号/).blur();
    await expect.poll(async () => (await bar.boundingBox())?.y).toBeLessThan(844);
    await page.reload();
  }
});

test('accepts feedback with a picture from a guest', async ({ page, service }) => {
  await page.goto(`${service.url}/help`);
  await page.getByRole('link', { name: '意见反馈' }).click();
  await page.getByLabel(/^反馈内容/).fill('希望流年一栏能直接跳到今年，翻找起来更快。');
  await page.getByLabel('添加图片').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: '第 1 张图片' })).toBeVisible();
  await page.getByRole('button', { name: '提交反馈' }).click();
  await expect(page.getByText('感谢您的反馈')).toBeVisible();
  await expect(page).toHaveURL(`${service.url}/help`);
});

test('feedback is sent, answered by the operator’s command, and the answer is read', async ({
  page,
  service,
}) => {
  const content = '起运岁数与我手里的万年历差了半年，请核对一下。';
  const who = await createAccount(service);
  await enter(page, service, who, '/feedback');
  await page.getByLabel(/^反馈内容/).fill(content);
  await page.getByRole('button', { name: '提交反馈' }).click();
  await expect(page.getByText('感谢您的反馈')).toBeVisible();
  await page.goto(`${service.url}/feedback/mine`);
  await expect(page.getByRole('listitem').filter({ hasText: content })).toContainText('待回复');

  const line = (await service.operate('feedback', 'list')).split('\n').find((one) => one.includes(content));
  const [id = ''] = (line ?? '').split(' ');
  expect(await service.operate('feedback', 'answer', id, '两种取法都对，说明已补在帮助里。')).toContain(id);

  await page.goto(`${service.url}/profile`);
  const link = page.getByRole('link', { name: /^我的反馈/ });
  await expect(link).toContainText('有新回复');
  await link.click();
  const item = page.getByRole('listitem').filter({ hasText: content });
  await expect(item).toContainText('已回复');
  await expect(item).toContainText('两种取法都对，说明已补在帮助里。');
  await page.goto(`${service.url}/profile`);
  await expect(link).toBeVisible();
  await expect(link).not.toContainText('有新回复');
});

test('changes avatar, name, birth date and place of the profile', async ({ page, service }) => {
  const who = await createAccount(service);
  await enter(page, service, who, '/profile');
  await page.getByRole('link', { name: '编辑资料' }).click();
  await page.getByLabel('更换头像').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('group', { name: '头像' }).locator('img')).toHaveAttribute(
    'src',
    /^\/uploads\//,
  );
  await page.getByLabel(/^昵称/).fill('远山');
  await page.getByRole('button', { name: /^出生日期/ }).click();
  const calendar = page.getByRole('dialog');
  await calendar.getByLabel('年份').selectOption('1986');
  await calendar.getByLabel('月份').selectOption('5');
  await calendar.getByRole('gridcell', { name: /^4\s*日/ }).click();
  await calendar.getByRole('button', { name: '确定' }).click();
  await page.getByRole('switch', { name: '使用真太阳时' }).click();
  await page.getByLabel('省份').selectOption({ label: '新疆维吾尔自治区' });
  await page.getByLabel('城市').selectOption({ label: '喀什地区' });
  await page.getByLabel('区县').selectOption({ label: '喀什市' });
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('更新成功，正在返回...')).toBeVisible();
  await expect(page).toHaveURL(`${service.url}/profile`);
  await expect(page.getByRole('heading', { name: '远山' })).toBeVisible();
  await page.goto(`${service.url}/profile/edit`);
  await expect(page.getByRole('button', { name: '出生日期 1986年5月4日' })).toBeVisible();
  await expect(page.getByLabel('区县')).toHaveValue('653101');
});

test('a login and a logout take effect in the other tab', async ({ page, context, service }) => {
  const who = await createAccount(service);
  const other = await context.newPage();
  await other.goto(`${service.url}/reports`);
  await enter(page, service, who);
  await other.getByRole('link', { name: '我的' }).click();
  await expect(other).toHaveURL(`${service.url}/profile`);
  await page.goto(`${service.url}/profile/account`);
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(`${service.url}/login`);
  await expect(other).toHaveURL(/\/login/);
  await expect.poll(() => storage(other)).toEqual([]);
});

test('calls of a page that fail together with an expired token share one refresh', async ({
  page,
  service,
}) => {
  const who = await createAccount(service);
  await enter(page, service, who);
  const seen = { refreshes: 0, refused: 0 };
  await page.route('**/api/auth/refresh', async (route) => {
    seen.refreshes += 1;
    // Delayed until the other calls have been refused, so that none of them gets the new token early.
    await expect.poll(() => seen.refused).toBeGreaterThanOrEqual(2);
    await route.continue();
  });
  page.on('response', (response) => {
    if (response.status() === 401) seen.refused += 1;
  });
  await page.evaluate(() => localStorage.setItem('token', 'an-old-one'));
  await page.goto(`${service.url}/profile`);
  await expect(page.getByRole('region', { name: '统计' })).toBeVisible();
  // The region is visible before its numbers are loaded.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe('an-old-one');
  expect(seen.refused).toBeGreaterThanOrEqual(2);
  expect(seen.refreshes).toBe(1);
});

test('a session that cannot be refreshed ends at the login with empty storage', async ({ page, service }) => {
  const who = await createAccount(service);
  await enter(page, service, who);
  await page.evaluate(() => {
    localStorage.setItem('token', 'an-old-one');
    localStorage.setItem('refresh_token', 'an-old-one');
  });
  await page.goto(`${service.url}/profile/account`);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile%2Faccount$/);
  await expect.poll(() => storage(page)).toEqual([]);
});

test('code 1200 of the service leads to binding a phone', async ({ page, service }) => {
  const who = await createAccount(service);
  await enter(page, service, who);
  await page.route('**/api/records?**', (route) =>
    route.fulfill({ status: 403, json: { code: 1200, message: '请先绑定手机号', data: null } }),
  );
  await page.goto(`${service.url}/reports`);
  await expect(page).toHaveURL(`${service.url}/bind-phone`);
});

test('a redirect to another site is replaced by the home page', async ({ page, service }) => {
  const who = await createAccount(service);
  await page.goto(`${service.url}/login?redirect=//evil.example`);
  await login(page, who);
  await expect(page).toHaveURL(`${service.url}/`);
});

test.describe('inside WeChat', () => {
  test.use({ userAgent: WECHAT });

  test('one tap logs in and binds a phone; a second use of its code is refused', async ({
    page,
    service,
  }) => {
    const codes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/wechat-login')) codes.push(request.postDataJSON().code as string);
    });
    await page.goto(`${service.url}/login`);
    await page.getByRole('button', { name: '微信一键登录' }).click();
    await expect(page).toHaveURL(/\/local-wechat\/authorize\?/);
    const asked = new URL(page.url()).searchParams;
    expect([asked.get('scope'), asked.get('state')]).toEqual(['snsapi_userinfo', 'wechat_login']);
    await page.getByRole('textbox').fill('山客');
    await page.getByRole('button').first().click();
    await expect(page).toHaveURL(`${service.url}/bind-phone`);
    expect(codes).toHaveLength(1);

    const phone = newPhone();
    await page.getByLabel(/^手机号/).fill(phone);
    await verifyPhone(page, service.url, phone);
    await page.getByRole('button', { name: '绑定', exact: true }).click();
    await expect(page.getByText('绑定成功')).toBeVisible();
    await expect(page).toHaveURL(`${service.url}/`);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('wechatLoginProcessing'))).toBeNull();

    await page.evaluate(() => localStorage.clear());
    await page.goto(`${service.url}/login?code=${codes[0]}&state=wechat_login`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(`${service.url}/login`);
    expect(codes).toHaveLength(2);
    await page.reload();
    await expect(page.getByRole('button', { name: '微信一键登录' })).toBeVisible();
    expect(codes).toHaveLength(2);
    await expect.poll(() => storage(page)).toEqual([]);
  });
});
