import { expect, type Page } from '@playwright/test';

import { WECHAT } from '../../apps/web/src/testing/browsers.ts';
import { createAccount, enter, newPhone, password } from './accounts.ts';
import { captchaText, login, smsCode } from './pages.ts';
import type { Service } from './service.ts';
import { test } from './test.ts';

const storage = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test.describe('with the keyboard alone', () => {
  /** Presses Tab until the control has the focus. */
  async function reach(page: Page, control: ReturnType<Page['getByLabel']>) {
    for (let step = 0; step < 60; step += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead there');
  }

  test('logs in and sends feedback', async ({ page, service }) => {
    const who = await createAccount(service);
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

  test('changes the password', async ({ page, service }) => {
    const who = await createAccount(service);
    await enter(page, service, who, '/profile/change-password');
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

  test('resets a password', async ({ page, service, earlier, waitForSecondCode }) => {
    const { phone } = earlier.resets;
    await waitForSecondCode();
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
    await reach(page, page.getByRole('link', { name: '立即登录' }));
    await page.keyboard.press('Enter');
    await login(page, { phone, password: 'yuanshan-2027' });
    await expect(page).toHaveURL(`${service.url}/`);
  });

  /** Fills in the captcha, requests a text message and fills in its code, in the form that is open. */
  async function verifyPhone(page: Page, service: Service, phone: string) {
    await expect(page.getByRole('img', { name: '图片验证码' })).toBeVisible();
    await reach(page, page.getByLabel(/^图片验证码/));
    await page.keyboard.type(captchaText);
    await reach(page, page.getByRole('button', { name: '获取验证码' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /秒后重[试发]/ })).toBeVisible();
    await reach(page, page.getByLabel(/^短信验证码/));
    await page.keyboard.type(await smsCode(service.url, phone));
  }

  test('registers', async ({ page, service }) => {
    const phone = newPhone();
    await page.goto(`${service.url}/register?redirect=/about`);
    await reach(page, page.getByLabel(/^手机号/));
    await page.keyboard.type(phone);
    await verifyPhone(page, service, phone);
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

  test('changes name and birth date of the profile', async ({ page, service }) => {
    const who = await createAccount(service);
    await enter(page, service, who, '/profile/edit');
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

  test('changes the phone', async ({ page, service, earlier, waitForSecondCode }) => {
    const who = earlier.moves;
    await waitForSecondCode();
    await enter(page, service, who, '/profile/change-phone');
    await verifyPhone(page, service, who.phone);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^新手机号/)).toBeVisible();
    await reach(page, page.getByLabel(/^新手机号/));
    const phone = newPhone();
    await page.keyboard.type(phone);
    await verifyPhone(page, service, phone);
    await page.keyboard.press('Enter');
    await expect(page.getByText('手机号更换成功')).toBeVisible();
    await expect(page).toHaveURL(`${service.url}/profile`);
    await expect(page.getByText(phone)).toBeVisible();
  });

  test('changes the theme and logs out', async ({ page, service }) => {
    const who = await createAccount(service);
    await enter(page, service, who, '/settings');
    await reach(page, page.getByRole('radio', { checked: true }).first());
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
    await page.goto(`${service.url}/profile/account`);
    await reach(page, page.getByRole('main').getByRole('button', { name: '退出登录' }));
    await page.keyboard.press('Enter');
    await reach(page, page.getByRole('dialog').getByRole('button', { name: '退出登录' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${service.url}/login`);
    await expect.poll(async () => (await storage(page)).filter((key) => key !== 'settings')).toEqual([]);
  });

  test('closes the account', async ({ page, service }) => {
    const who = await createAccount(service);
    await enter(page, service, who, '/profile/deactivate');
    await reach(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await reach(page, page.getByLabel(/^当前密码/));
    await page.keyboard.type(who.password);
    const submit = page.getByRole('button', { name: '确认注销' });
    await reach(page, submit);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(submit).toBeFocused();
    await page.keyboard.press('Enter');
    await reach(page, page.getByRole('dialog').getByRole('button', { name: '注销账号' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('账号已注销')).toBeVisible();
    await expect(page).toHaveURL(`${service.url}/login`);
    await expect.poll(() => storage(page)).toEqual([]);
  });

  test.describe('inside WeChat', () => {
    test.use({ userAgent: WECHAT });

    test('logs in and binds a phone', async ({ page, service }) => {
      await page.goto(`${service.url}/login`);
      await reach(page, page.getByRole('button', { name: '微信一键登录' }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/local-wechat\/authorize\?/);
      await reach(page, page.getByRole('textbox'));
      await page.keyboard.type('键客');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${service.url}/bind-phone`);
      await reach(page, page.getByLabel(/^手机号/));
      const phone = newPhone();
      await page.keyboard.type(phone);
      await verifyPhone(page, service, phone);
      await page.keyboard.press('Enter');
      await expect(page.getByText('绑定成功')).toBeVisible();
      await expect(page).toHaveURL(`${service.url}/`);
    });
  });
});
