import { expect, type Page, test } from '@playwright/test';

import { captchaText, login, register, serviceEnv, smsCode } from './pages.ts';
import { Service } from './service.ts';

const password = 'qingshan-2026';
const messagingBrowser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50';

// One service for all tests. A phone gets a second code after a minute, so the tests that need one come last.
test.describe.configure({ mode: 'default' });

const BETWEEN_CODES = 61_000;
const registeredFirst = {
  forgetful: '13700000001',
  moving: '13700000003',
  leaving: '13700000004',
  typing: '13700000015',
  movingByKeys: '13700000016',
};

let service: Service;
let registered = 0;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  service = await Service.start(serviceEnv);
  for (const phone of Object.values(registeredFirst)) await account(phone);
  registered = Date.now();
});
test.afterAll(() => service.remove());

/** Waits until the phones that were registered first may get another code. */
const anotherCode = (page: Page) => page.waitForTimeout(Math.max(0, registered + BETWEEN_CODES - Date.now()));

const call = async (path: string, body: unknown) =>
  (await (
    await fetch(service.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()) as { code: number; data: never };

/** Registers an account through the API. No two tests share a phone. */
async function account(phone: string): Promise<{ phone: string; password: string }> {
  const { data } = (await call('/api/auth/captcha', { phone })) as { data: { captcha_id: string } };
  const proof = { captcha: captchaText, captcha_id: data.captcha_id };
  await call('/api/auth/verify-code', { phone, type: 'register', ...proof });
  const made = await call('/api/auth/register', {
    phone,
    password,
    verify_code: await smsCode(service.url, phone),
  });
  expect(made.code).toBe(0);
  return { phone, password };
}

/** Logs in and opens a page. */
async function enter(page: Page, who: { phone: string; password: string }, path = '/') {
  await page.goto(`${service.url}/login?redirect=${encodeURIComponent(path)}`);
  await login(page, who);
  await expect(page).toHaveURL(service.url + path);
}

/** Fills in the captcha, requests a text message and fills in its code, in the form that is open. */
async function verifyPhone(page: Page, phone: string) {
  await page.getByLabel(/^图片验证码/).fill(captchaText);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重[试发]/ })).toBeVisible();
  await page.getByLabel(/^短信验证码/).fill(await smsCode(service.url, phone));
}

const storage = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('changes the password, and shows a wrong current password on its field', async ({ page }) => {
  const who = await account('13700000002');
  await enter(page, who, '/profile/change-password');
  const current = page.getByLabel(/^当前密码/);
  await current.fill('not-mine-2026');
  await page.getByLabel(/^新密码/).fill('yuanshan-2027');
  await page.getByLabel(/^确认新密码/).fill('yuanshan-2027');
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('当前密码错误')).toBeVisible();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await current.fill(password);
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('密码修改成功')).toBeVisible();
  await expect(page).toHaveURL(`${service.url}/profile/account`);
});

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('accepts feedback with a picture from a guest', async ({ page }) => {
  await page.goto(`${service.url}/help`);
  await page.getByRole('link', { name: '意见反馈' }).click();
  await page.getByLabel(/^反馈内容/).fill('希望流年一栏能直接跳到今年，翻找起来更快。');
  await page.getByLabel('添加图片').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: '第 1 张图片' })).toBeVisible();
  await page.getByRole('button', { name: '提交反馈' }).click();
  await expect(page.getByText('感谢您的反馈')).toBeVisible();
  await expect(page).toHaveURL(`${service.url}/help`);
});

test('changes avatar, name, birth date and place of the profile', async ({ page }) => {
  const who = await account('13700000005');
  await enter(page, who, '/profile');
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

test('a login and a logout take effect in the other tab', async ({ page, context }) => {
  const who = await account('13700000006');
  const other = await context.newPage();
  await other.goto(`${service.url}/reports`);
  await enter(page, who);
  await other.getByRole('link', { name: '我的' }).click();
  await expect(other).toHaveURL(`${service.url}/profile`);
  await page.goto(`${service.url}/profile/account`);
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(`${service.url}/login`);
  await expect(other).toHaveURL(/\/login/);
  expect(await storage(other)).toEqual([]);
});

test('calls of a page that fail together with an expired token share one refresh', async ({ page }) => {
  const who = await account('13700000007');
  await enter(page, who);
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
  expect(seen.refused).toBeGreaterThanOrEqual(2);
  expect(seen.refreshes).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe('an-old-one');
});

test('a session that cannot be refreshed ends at the login with empty storage', async ({ page }) => {
  const who = await account('13700000008');
  await enter(page, who);
  await page.evaluate(() => {
    localStorage.setItem('token', 'an-old-one');
    localStorage.setItem('refresh_token', 'an-old-one');
  });
  await page.goto(`${service.url}/profile/account`);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile%2Faccount$/);
  expect(await storage(page)).toEqual([]);
});

test('code 1200 of the service leads to binding a phone', async ({ page }) => {
  const who = await account('13700000009');
  await enter(page, who);
  await page.route('**/api/records?**', (route) =>
    route.fulfill({ status: 403, json: { code: 1200, message: '请先绑定手机号', data: null } }),
  );
  await page.goto(`${service.url}/reports`);
  await expect(page).toHaveURL(`${service.url}/bind-phone`);
});

test('a redirect to another site is replaced by the home page', async ({ page }) => {
  const who = await account('13700000010');
  await page.goto(`${service.url}/login?redirect=//evil.example`);
  await login(page, who);
  await expect(page).toHaveURL(`${service.url}/`);
});

test.describe('inside the messaging app', () => {
  test.use({ userAgent: messagingBrowser });

  test('one tap logs in and binds a phone; a second use of its code is refused', async ({ page }) => {
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

    await page.getByLabel(/^手机号/).fill('13700000011');
    await verifyPhone(page, '13700000011');
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
    expect(await storage(page)).toEqual([]);
  });
});

test('resets a forgotten password, and accepts the new one at login', async ({ page }) => {
  const phone = registeredFirst.forgetful;
  await anotherCode(page);
  await page.goto(`${service.url}/forgot-password`);
  await page.getByLabel(/^手机号/).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByLabel(/^图片验证码/).fill(captchaText);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByLabel(/^新密码/)).toBeVisible();
  await page.getByLabel(/^短信验证码/).fill(await smsCode(service.url, phone));
  await page.getByLabel(/^新密码/).fill('yuanshan-2027');
  await page.getByLabel(/^确认新密码/).fill('yuanshan-2027');
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByText('密码重置成功')).toBeVisible();
  await page.getByRole('link', { name: '立即登录' }).click();
  await login(page, { phone, password: 'yuanshan-2027' });
  await expect(page).toHaveURL(`${service.url}/`);
});

test('changes the phone in two steps', async ({ page }) => {
  const who = { phone: registeredFirst.moving, password };
  await anotherCode(page);
  await enter(page, who, '/profile/change-phone');
  await verifyPhone(page, who.phone);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel(/^新手机号/).fill('13700000013');
  await verifyPhone(page, '13700000013');
  await page.getByRole('button', { name: '确认更换' }).click();
  await expect(page.getByText('手机号更换成功')).toBeVisible();
  await expect(page).toHaveURL(`${service.url}/profile`);
  await expect(page.getByText('13700000013')).toBeVisible();
});

test('closes an account, after which its phone can register again', async ({ page }) => {
  const who = { phone: registeredFirst.leaving, password };
  await anotherCode(page);
  await enter(page, who, '/profile/deactivate');
  await page.getByRole('button', { name: '确认注销' }).click();
  await expect(page.getByText('请确认您已了解注销账号的后果')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '确认注销' }).click();
  await expect(page).toHaveURL(`${service.url}/login`);
  await expect(page.getByText('账号已注销')).toBeVisible();
  expect(await storage(page)).toEqual([]);
  await page.goto(`${service.url}/register`);
  await register(page, service.url, who);
  await expect(page).toHaveURL(`${service.url}/`);
});

test.describe('with the keyboard alone', () => {
  /** Presses Tab until the control has the focus. */
  async function reach(page: Page, control: ReturnType<Page['getByLabel']>) {
    for (let step = 0; step < 60; step += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead there');
  }

  test('logs in and sends feedback', async ({ page }) => {
    const who = await account('13700000012');
    await page.goto(`${service.url}/login?redirect=/feedback`);
    await reach(page, page.getByLabel(/^手机号/));
    await page.keyboard.type(who.phone);
    await reach(page, page.getByRole('textbox', { name: /^密码/ }));
    await page.keyboard.type(who.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${service.url}/feedback`);
    await reach(page, page.getByLabel(/^反馈内容/));
    await page.keyboard.type('只用键盘也能把话说完，很好。');
    await reach(page, page.getByRole('button', { name: '提交反馈' }));
    await page.keyboard.press('Space');
    await expect(page.getByText('感谢您的反馈')).toBeVisible();
  });

  test('changes the password', async ({ page }) => {
    const who = await account('13700000014');
    await enter(page, who, '/profile/change-password');
    for (const [label, text] of [
      [/^当前密码/, password],
      [/^新密码/, 'yuanshan-2027'],
      [/^确认新密码/, 'yuanshan-2027'],
    ] as const) {
      await reach(page, page.getByRole('textbox', { name: label }));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('密码修改成功')).toBeVisible();
  });

  test('resets a password', async ({ page }) => {
    const phone = registeredFirst.typing;
    await anotherCode(page);
    await page.goto(`${service.url}/forgot-password`);
    await reach(page, page.getByLabel(/^手机号/));
    await page.keyboard.type(phone);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: '图片验证码' })).toBeVisible();
    await reach(page, page.getByLabel(/^图片验证码/));
    await page.keyboard.type(captchaText);
    await page.keyboard.press('Enter');
    await reach(page, page.getByLabel(/^短信验证码/));
    await page.keyboard.type(await smsCode(service.url, phone));
    for (const label of [/^新密码/, /^确认新密码/]) {
      await reach(page, page.getByRole('textbox', { name: label }));
      await page.keyboard.type('yuanshan-2027');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('密码重置成功')).toBeVisible();
  });

  /** Does the same as verifyPhone with the keyboard. */
  async function verifyPhoneByKeys(page: Page, phone: string) {
    await expect(page.getByRole('img', { name: '图片验证码' })).toBeVisible();
    await reach(page, page.getByLabel(/^图片验证码/));
    await page.keyboard.type(captchaText);
    await reach(page, page.getByRole('button', { name: '获取验证码' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /秒后重[试发]/ })).toBeVisible();
    await reach(page, page.getByLabel(/^短信验证码/));
    await page.keyboard.type(await smsCode(service.url, phone));
  }

  test('registers', async ({ page }) => {
    const phone = '13700000017';
    await page.goto(`${service.url}/register?redirect=/about`);
    await reach(page, page.getByLabel(/^手机号/));
    await page.keyboard.type(phone);
    await verifyPhoneByKeys(page, phone);
    for (const label of [/^密码/, /^确认密码/]) {
      await reach(page, page.getByRole('textbox', { name: label }));
      await page.keyboard.type(password);
    }
    await reach(page, page.getByRole('checkbox', { name: /我已阅读并同意/ }));
    await page.keyboard.press('Space');
    await reach(page, page.getByRole('main').getByRole('button', { name: '注册', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('注册成功')).toBeVisible();
    await expect(page).toHaveURL(`${service.url}/about`);
  });

  test('changes name and birth date of the profile', async ({ page }) => {
    const who = await account('13700000018');
    await enter(page, who, '/profile/edit');
    await reach(page, page.getByLabel(/^昵称/));
    await page.keyboard.type('远山');
    await reach(page, page.getByRole('button', { name: /^出生日期/ }));
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog');
    await expect(calendar).toBeVisible();
    await reach(page, calendar.locator('[role=gridcell][tabindex="0"], [role=gridcell] [tabindex="0"]'));
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(page.getByRole('button', { name: /^出生日期 1990年2月\d+日$/ })).toBeFocused();
    await reach(page, page.getByRole('button', { name: '保存' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('更新成功，正在返回...')).toBeVisible();
    await expect(page).toHaveURL(`${service.url}/profile`);
    await expect(page.getByRole('heading', { name: '远山' })).toBeVisible();
  });

  test('changes the phone', async ({ page }) => {
    const who = { phone: registeredFirst.movingByKeys, password };
    await anotherCode(page);
    await enter(page, who, '/profile/change-phone');
    await verifyPhoneByKeys(page, who.phone);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^新手机号/)).toBeVisible();
    await reach(page, page.getByLabel(/^新手机号/));
    await page.keyboard.type('13700000020');
    await verifyPhoneByKeys(page, '13700000020');
    await page.keyboard.press('Enter');
    await expect(page.getByText('手机号更换成功')).toBeVisible();
  });

  test('changes the theme and logs out', async ({ page }) => {
    const who = await account('13700000031');
    await enter(page, who, '/settings');
    await reach(page, page.getByRole('radio', { checked: true }).first());
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
    await page.goto(`${service.url}/profile/account`);
    await reach(page, page.getByRole('main').getByRole('button', { name: '退出登录' }));
    await page.keyboard.press('Enter');
    await reach(page, page.getByRole('dialog').getByRole('button', { name: '退出登录' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${service.url}/login`);
    expect((await storage(page)).filter((key) => key !== 'settings')).toEqual([]);
  });

  test('closes the account', async ({ page }) => {
    const who = await account('13700000021');
    await enter(page, who, '/profile/deactivate');
    await reach(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await reach(page, page.getByRole('button', { name: '确认注销' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('账号已注销')).toBeVisible();
  });

  test.describe('inside the messaging app', () => {
    test.use({ userAgent: messagingBrowser });

    test('logs in and binds a phone', async ({ page }) => {
      await page.goto(`${service.url}/login`);
      await reach(page, page.getByRole('button', { name: '微信一键登录' }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/local-wechat\/authorize\?/);
      await reach(page, page.getByRole('textbox'));
      await page.keyboard.type('键客');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${service.url}/bind-phone`);
      await reach(page, page.getByLabel(/^手机号/));
      await page.keyboard.type('13700000022');
      await verifyPhoneByKeys(page, '13700000022');
      await page.keyboard.press('Enter');
      await expect(page.getByText('绑定成功')).toBeVisible();
      await expect(page).toHaveURL(`${service.url}/`);
    });
  });
});
