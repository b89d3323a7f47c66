import { type BrowserContext, expect, type Page } from '@playwright/test';
import { chatThreadCopy as copy } from '@ziping/ui/screens/chat/ChatThread.copy';

import { IPHONE, WECHAT } from '../../apps/web/src/testing/browsers.ts';
import { type Account, createAccount, createRecord, enterByApi } from './accounts.ts';
import { login } from './pages.ts';
import type { Service } from './service.ts';
import { test } from './test.ts';

const phone = {
  userAgent: IPHONE,
};
const desktop = { viewport: { width: 1440, height: 900 } };

/** A logged-in member with a record, who has used the free report. @returns the path of the reports */
async function prepareBuyer(
  service: Service,
  context: BrowserContext,
): Promise<{ path: string; owner: Account }> {
  const owner = await createAccount(service);
  const path = await createRecord(service, owner, { name: '林清和', birth_time: '1990-06-15 09:20:00' });
  await service.post(`/api/generate/${path.slice('/reports/'.length)}/overall`, {}, owner.access_token);
  await enterByApi(context, service, owner);
  return { path: `${service.url}${path}?tab=reports`, owner };
}

const cardOf = (page: Page, report: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: report }) });

/** Opens the unlock dialog of a report and confirms it. */
async function unlock(page: Page, report: string, channel: '微信支付' | '支付宝') {
  await cardOf(page, report).getByRole('button', { name: '解锁报告' }).click();
  const dialog = page.getByRole('dialog', { name: '解锁专业报告' });
  await dialog.getByRole('radio', { name: channel }).check();
  await dialog.getByRole('button', { name: /^支付 ￥/ }).click();
  return dialog;
}

/** Pays on the page of the local cashier. */
async function pay(cashier: Page) {
  await expect(cashier).toHaveURL(/\/local-cashier\//);
  await cashier.getByRole('button', { name: '付款', exact: true }).click();
  await expect(cashier.getByRole('heading', { name: '支付成功' })).toBeVisible();
}

/** Pays at the local cashier without a page of the app. */
const payElsewhere = (context: BrowserContext, service: Service, trade_no: string) =>
  context.request.post(`${service.url}/local-cashier/${trade_no}/finish`, { form: { action: 'pay' } });

const orderNoOf = async (dialog: ReturnType<Page['getByRole']>) =>
  /ZP\d+/.exec((await dialog.getByText(/订单号 ZP/).textContent()) ?? '')?.[0] ?? '';

/** The report is unlocked: it is being written, or already there. */
const expectUnlocked = (page: Page, report: string) =>
  expect(cardOf(page, report).getByText(/^(生成中|已完成)$/)).toBeVisible();

test.describe('on a desktop', () => {
  test.use(desktop);

  test('a report is bought by each channel, and found unlocked after the page was closed', async ({
    context,
    page,
    service,
  }) => {
    const { path } = await prepareBuyer(service, context);
    await page.goto(path);
    const channels = { 微信支付: ['事业前程', '在这台电脑上付款'], 支付宝: ['财运分析', null] } as const;
    for (const [channel, [report, opens]] of Object.entries(channels)) {
      await test.step(channel, async () => {
        const opened = page.waitForEvent('popup');
        const dialog = await unlock(page, report, channel as keyof typeof channels);
        if (opens) {
          await expect(dialog.getByRole('img', { name: '微信支付二维码' })).toBeVisible();
          // The pressed button is gone.
          await expect(dialog.getByRole('heading', { name: '解锁专业报告' })).toBeFocused();
          await dialog.getByRole('button', { name: opens }).click();
        }
        const cashier = await opened;
        await pay(cashier);
        await cashier.close();
        await expect(dialog).toBeHidden();
        await expectUnlocked(page, report);
      });
    }

    await test.step('the page is closed before the payment', async () => {
      const dialog = await unlock(page, '健康养生', '微信支付');
      const order_no = await orderNoOf(dialog);
      await page.close();
      await payElsewhere(context, service, order_no);
      const later = await context.newPage();
      await later.goto(path);
      await expectUnlocked(later, '健康养生');
    });
  });

  test('two tabs are charged once, and use a coupon once', async ({ context, page, service }) => {
    const { path } = await prepareBuyer(service, context);
    const other = await context.newPage();
    await Promise.all([page.goto(path), other.goto(path)]);

    await test.step('the coupon of the first order is refused for the second', async () => {
      await cardOf(page, '财运分析').getByRole('button', { name: '解锁报告' }).click();
      await cardOf(other, '健康养生').getByRole('button', { name: '解锁报告' }).click();
      // Once the first order holds the coupon it is offered no more.
      const withCoupon = other.getByRole('button', { name: '支付 ￥26.91' });
      await expect(withCoupon).toBeVisible();
      await page.getByRole('button', { name: '支付 ￥35.91' }).click();
      await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible();
      await withCoupon.click();
      await expect(other.getByText('优惠券已使用')).toBeVisible();
      await expect(other.getByRole('button', { name: '支付 ￥29.90' })).toBeVisible();
      await page.getByRole('button', { name: '取消支付' }).click();
      await Promise.all([page.goto(path), other.goto(path)]);
    });

    await test.step('the first trade ends when the other tab pays by another channel', async () => {
      const first = page.waitForEvent('popup');
      const firstDialog = await unlock(page, '事业前程', '微信支付');
      await firstDialog.getByRole('button', { name: '在这台电脑上付款' }).click();
      const firstCashier = await first;
      await expect(firstCashier.getByText('待支付')).toBeVisible();
      const second = other.waitForEvent('popup');
      const secondDialog = await unlock(other, '事业前程', '支付宝');
      await pay(await second);
      const cashierUrl = firstCashier.url();
      await firstCashier.getByRole('button', { name: '付款', exact: true }).click();
      await expect(firstCashier.getByRole('heading', { name: '支付成功' })).toBeVisible();
      await firstCashier.goto(cashierUrl);
      await expect(firstCashier.getByText('已关闭')).toBeVisible();
      for (const dialog of [firstDialog, secondDialog]) await expect(dialog).toBeHidden();
      for (const tab of [page, other]) await expectUnlocked(tab, '事业前程');
    });

    await test.step('the list has one paid order for the report', async () => {
      await page.goto(`${service.url}/orders`);
      await page.getByRole('radio', { name: '已支付' }).check();
      await expect(page.getByRole('list', { name: '订单列表' }).getByRole('listitem')).toHaveCount(1);
    });
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a report is bought by each channel on the page of its provider', async ({
    context,
    page,
    service,
  }) => {
    const { path } = await prepareBuyer(service, context);
    await page.goto(path);
    for (const [report, channel] of [
      ['事业前程', '微信支付'],
      ['财运分析', '支付宝'],
    ] as const) {
      await unlock(page, report, channel);
      await pay(page);
      await page.getByRole('link', { name: '查看报告' }).click();
      // The bought report itself opens, once it is written.
      await page.getByRole('dialog', { name: report }).getByRole('button', { name: '返回列表' }).click();
      await expectUnlocked(page, report);
    }
  });

  test('a payment that failed is paid at the second try, and one that was left from the list of orders', async ({
    context,
    page,
    service,
  }) => {
    const { path } = await prepareBuyer(service, context);
    await page.goto(path);
    await test.step('the first try fails', async () => {
      await unlock(page, '事业前程', '微信支付');
      await page.getByRole('button', { name: '付款失败' }).click();
      await expect(page.getByRole('heading', { name: '支付失败' })).toBeVisible();
    });
    await test.step('the second pays the same order', async () => {
      await page.getByRole('link', { name: '重新支付' }).click();
      await page.getByRole('button', { name: /^支付 ￥/ }).click();
      await pay(page);
    });
    await test.step('an order is left without paying', async () => {
      await page.goto(path);
      await expectUnlocked(page, '事业前程');
      await unlock(page, '财运分析', '支付宝');
      await expect(page).toHaveURL(/\/local-cashier\//);
    });
    await test.step('and is paid from the list, which says whose chart it is for', async () => {
      await page.goto(`${service.url}/orders`);
      const orders = page.getByRole('list', { name: '订单列表' }).getByRole('listitem');
      await expect(orders).toHaveCount(2);
      await expect(orders.filter({ hasText: '林清和的命盘' })).toHaveCount(2);
      await page.getByRole('link', { name: '继续支付：财运分析' }).click();
      await page.getByRole('button', { name: /^支付 ￥/ }).click();
      await pay(page);
      await page.goto(`${service.url}/orders`);
      await expect(orders.getByText('已支付', { exact: true })).toHaveCount(2);
    });
  });

  test('conversations are bought where none is left, and the question is asked then', async ({
    context,
    page,
    service,
  }) => {
    const field = page.getByRole('textbox', { name: copy.composer.label });
    const owner = await createAccount(service);
    await enterByApi(context, service, owner);
    await page.goto(`${service.url}/ask`);
    await expect(page.getByText(copy.remaining(3))).toBeVisible();
    for (let used = 0; used < 3; used += 1) {
      const use = { benefit_type: 'CHAT_COUNT', count: 1, key: `used_up_${used}` };
      await service.post('/api/user/consume-benefit', use, owner.access_token);
    }
    await field.fill('伤官是什么意思？');
    await field.press('Enter');
    const modal = page.getByRole('dialog', { name: '智能对话权益不足' });
    await modal.getByRole('link', { name: /对话50次/ }).click();
    await expect(page.getByRole('radio', { name: /对话50次/ })).toBeChecked();
    await page.getByRole('button', { name: '立即开通' }).click();
    await page.getByRole('button', { name: /^支付 ￥/ }).click();
    await pay(page);
    await page.getByRole('link', { name: '回到刚才的问题' }).click();
    await expect(page).toHaveURL(`${service.url}/ask`);
    await expect(field).toHaveValue('伤官是什么意思？');
    await expect(page.getByText(copy.remaining(50, true))).toBeVisible();
    await page.getByRole('button', { name: copy.composer.send, exact: true }).click();
    await expect(page.getByRole('region', { name: copy.thread })).toContainText('日主所生');
    await expect(page.getByText(copy.remaining(49, true))).toBeVisible();
  });

  test('a membership is bought, unlocks a report once, and has nothing to cancel', async ({
    context,
    page,
    service,
  }) => {
    const { path } = await prepareBuyer(service, context);
    await page.goto(`${service.url}/membership`);
    await page.getByRole('radio', { name: /^月度会员/ }).check();
    await page.getByRole('button', { name: '立即开通' }).click();
    await page.getByRole('button', { name: /^支付 ￥/ }).click();
    await pay(page);
    await page.getByRole('link', { name: '查看会员' }).click();
    const member = page.getByRole('region', { name: '会员', exact: true });
    await expect(member.getByText('月度会员', { exact: true })).toBeVisible();
    await expect(page.getByText('共 3 次，已用 0 次')).toBeVisible();

    await page.goto(path);
    await cardOf(page, '事业前程').getByRole('button', { name: '用会员权益生成' }).click();
    await expectUnlocked(page, '事业前程');
    await page.goto(`${service.url}/profile/membership`);
    await expect(page.getByText('共 3 次，已用 1 次')).toBeVisible();

    await expect(page.getByText('到期自动终止，不会自动续费。')).toBeVisible();
    await expect(page.getByRole('button', { name: /^取消订阅/ })).toHaveCount(0);
  });

  test('a family plan is bought, and shared by the link of an invitation', async ({
    browser,
    context,
    page,
    service,
  }) => {
    await prepareBuyer(service, context);
    await page.goto(`${service.url}/membership`);
    await page.getByRole('radio', { name: /^家庭共享/ }).check();
    await page.getByRole('button', { name: '立即开通' }).click();
    await page.getByRole('button', { name: /^支付 ￥/ }).click();
    await pay(page);
    await page.getByRole('link', { name: '查看会员' }).click();
    await page.getByRole('button', { name: '邀请家人' }).click();
    const code = (await page.getByText(/^[A-HJ-NP-Z2-9]{10}$/).textContent()) ?? '';

    const relative = await createAccount(service);
    const theirs = await browser.newContext();
    const other = await theirs.newPage();
    // The link leads a guest to the login first.
    await other.goto(`${service.url}/profile/membership?family=${code}`);
    await login(other, relative);
    await other.getByRole('dialog').getByRole('button', { name: '加入', exact: true }).click();
    await expect(other.getByText('不限次数', { exact: true }).first()).toBeVisible();
    await theirs.close();

    await page.reload();
    await expect(page.getByText('已有 2 人，最多 5 人', { exact: false })).toBeVisible();
  });
});

test.describe('in WeChat', () => {
  test.use({ userAgent: WECHAT });

  test('a report is bought in its window', async ({ context, page, service }) => {
    const { path } = await prepareBuyer(service, context);
    await context.addInitScript(() => {
      localStorage.setItem('wechat_openid', 'o_1');
      // The window of WeChat, in which the payer confirms.
      Object.assign(window, {
        WeixinJSBridge: {
          invoke: (
            _name: string,
            params: { package: string },
            done: (answer: { err_msg: string }) => void,
          ): void => {
            const trade_no = params.package.replace('prepay_id=local-', '');
            void fetch(`/local-cashier/${trade_no}/finish`, {
              method: 'POST',
              body: new URLSearchParams({ action: 'pay-silently' }),
            }).then(() => done({ err_msg: 'get_brand_wcpay_request:ok' }));
          },
        },
      });
    });
    await page.goto(path);
    const dialog = await unlock(page, '事业前程', '微信支付');
    await expect(dialog).toBeHidden();
    await expectUnlocked(page, '事业前程');
  });
});
