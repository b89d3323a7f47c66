// @vitest-environment jsdom
/// <reference types="vite/client" />
import { composeStories } from '@storybook/react-vite';
import { ThemeRoot } from '@ziping/ui/tokens/GlobalStyles';
import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import clientTest from '../../packages/api-client/src/client.test.ts?raw';

/**
 * What the pages of accounts and of a chart are agreed to say and to look like, and the story that shows it. Every
 * page's story is drawn, so a text that stands in no story fails here, whatever a copy file holds.
 */

const LOGIN = '页面/账号/登录';
const REGISTER = '页面/账号/注册';
const RESET = '页面/账号/找回密码';
const BIND = '页面/账号/绑定手机号';
const HOME = '页面/个人/个人中心';
const EDIT = '页面/个人/编辑资料';
const ACCOUNT = '页面/个人/账号设置';
const PASSWORD = '页面/个人/修改密码';
const PHONE = '页面/个人/更换手机号';
const CLOSE = '页面/个人/注销账号';
const FEEDBACK = '页面/说明/意见反馈';

/** A message, and the pages that must show it. */
type Said = readonly [text: string, ...pages: string[]];

/** Told about input. */
const ABOUT_INPUT: readonly Said[] = [
  ['请输入有效的手机号码', LOGIN, REGISTER, RESET, BIND],
  ['请输入有效的11位手机号码', REGISTER],
  ['请输入正确的手机号', BIND, PHONE],
  ['请填写所有必填字段', LOGIN, REGISTER],
  ['两次输入的密码不一致', REGISTER, RESET, PASSWORD],
  ['密码长度不能少于6位', REGISTER],
  ['请阅读并同意服务条款', REGISTER],
  ['请输入6位数字验证码', REGISTER, RESET, PHONE],
  ['请先获取短信验证码', REGISTER],
  ['请输入正确的图片验证码', RESET, BIND, PHONE],
  ['请输入图片验证码', RESET],
  ['请输入图形验证码', BIND, PHONE],
  ['请提供手机号或用户ID', PHONE],
  ['请输入手机号码', RESET],
  ['验证码格式错误', BIND],
  ['请输入验证码', RESET, BIND, PHONE],
  ['请输入新手机号', PHONE],
  ['请先输入手机号', BIND],
  ['请输入当前密码', PASSWORD],
  ['请输入新密码', RESET, PASSWORD],
  ['新密码至少需要6个字符', RESET, PASSWORD],
  ['请上传图片文件', EDIT],
  ['图片大小不能超过5MB', EDIT, FEEDBACK],
  ['请确认您已了解注销账号的后果', CLOSE],
  ['请输入反馈内容', FEEDBACK],
  ['反馈内容不能少于10个字符', FEEDBACK],
  ['最多只能上传3张图片', FEEDBACK],
];

/** Told when a call comes to nothing. */
const ABOUT_CALLS: readonly Said[] = [
  ['登录失败', LOGIN],
  ['登录失败，请检查您的凭据', LOGIN],
  ['微信登录失败', LOGIN],
  ['请在微信浏览器中使用微信登录', LOGIN],
  ['注册失败', REGISTER],
  ['注册失败，请稍后再试', REGISTER],
  ['发送验证码失败', REGISTER, BIND, PHONE],
  ['验证码发送失败，请重试', REGISTER, BIND],
  ['发送验证码失败，请重试', RESET],
  ['获取图片验证码失败', REGISTER, RESET],
  ['获取验证码失败，请重试', RESET, PHONE],
  ['获取验证码失败，请稍后重试', BIND],
  ['重置密码失败，请重试', RESET],
  ['绑定手机号失败', BIND],
  ['绑定手机号失败，请稍后重试', BIND],
  ['该手机号已被其他账号使用，请使用其他手机号或联系客服', BIND],
  ['已关联到现有账号，即将自动切换登录', BIND],
  ['更新失败，请稍后重试', EDIT],
  ['网络错误，请稍后重试', EDIT],
  ['获取地区数据失败：网络错误', EDIT],
  ['获取地区数据失败（使用缓存数据）', EDIT],
  ['上传头像失败', EDIT],
  ['上传头像失败，请重试', EDIT],
  ['注销失败，请稍后重试', CLOSE],
  ['注销请求失败，请稍后重试', CLOSE],
  ['无法获取用户信息', PHONE],
  ['更换手机号失败', PHONE],
  ['当前密码错误', PASSWORD],
  ['密码修改失败', PASSWORD],
  ['服务器错误，请稍后重试', PASSWORD],
  ['提交失败，请稍后重试', FEEDBACK],
];

/** Told to nobody but the log: the client's own test hears them. */
const LOGGED = ['没有刷新令牌', '刷新令牌失败', '禁止访问', '请求的资源不存在', '服务器内部错误', '网络错误'];

/** A state: the story that shows it, what stands there, and which button cannot be pressed. */
type State = readonly [
  what: string,
  page: string,
  story: string,
  texts: readonly string[],
  disabled?: string,
];

const STATES: readonly State[] = [
  ['login', LOGIN, 'Filled', ['登录', '忘记密码', '注册']],
  ['login, under way', LOGIN, 'Busy', ['登录中...'], '登录中...'],
  ['login inside the messaging app', LOGIN, 'InsideWechat', ['微信一键登录', '或使用手机号登录']],
  ['login inside the messaging app, under way', LOGIN, 'InsideWechatBusy', ['正在登录...'], '正在登录...'],
  ['login, after an account was closed', LOGIN, 'AfterDeactivation', ['账号已注销']],

  [
    'registration without a picture',
    REGISTER,
    'Empty',
    ['注册', '《服务条款》', '《隐私政策》'],
    '获取验证码',
  ],
  ['registration, picture read in part', REGISTER, 'CaptchaIncomplete', ['获取验证码'], '获取验证码'],
  ['registration, code on its way', REGISTER, 'Sending', ['发送中...'], '发送中...'],
  ['registration, a minute between codes', REGISTER, 'CountingDown', ['47秒后重试'], '47秒后重试'],
  ['registration, under way', REGISTER, 'Busy', ['注册中...'], '注册中...'],
  ['registration, done and going on', REGISTER, 'Redirecting', ['注册成功']],

  ['reset, step one', RESET, 'PhoneFilled', ['验证手机号', '获取验证码']],
  ['reset, step one with a picture', RESET, 'CaptchaNeeded', ['图片验证码']],
  ['reset, step two', RESET, 'ResetEmpty', ['短信验证码', '新密码', '确认新密码'], '60秒后重试'],
  ['reset, a minute between codes', RESET, 'ResetCountingDown', ['47秒后重试'], '47秒后重试'],
  ['reset, under way', RESET, 'Busy', ['提交中...'], '提交中...'],
  ['reset, step three', RESET, 'Done', ['密码重置成功', '立即登录']],

  ['binding', BIND, 'Filled', ['绑定', '以后再说']],
  ['binding, a minute between codes', BIND, 'CountingDown', ['47秒后重发'], '47秒后重发'],
  ['binding, under way', BIND, 'Busy', ['绑定中...'], '绑定中...'],
  ['binding, done', BIND, 'Success', ['绑定成功']],
  ['binding, tied to an account', BIND, 'LinkedToExistingAccount', ['已关联到现有账号，即将自动切换登录']],

  [
    'member',
    HOME,
    'Member',
    ['清和', '年度会员', '12', '2025', '我的记录', '我的报告', '订单记录', '会员中心'],
  ],
  ['member without a phone', HOME, 'PhoneMissing', ['未设置手机号']],
  ['member without a name', HOME, 'NewAccount', ['测试用户', '普通用户', '尚无']],
  ['member, figures awaited', HOME, 'Loading', ['正在取回会员信息', '正在取回统计']],
  ['member, figures not to be had', HOME, 'Failed', ['会员信息暂时取不到', '统计暂时取不到']],

  ['particulars', EDIT, 'Filled', ['1990年6月15日', '保存', '取消', '使用真太阳时']],
  ['particulars, being saved', EDIT, 'Busy', ['保存中...'], '保存中...'],
  ['particulars, saved', EDIT, 'Success', ['更新成功，正在返回...']],
  ['regions awaited', EDIT, 'RegionsLoading', ['正在加载地区数据...']],
  ['regions there', EDIT, 'TrueSolarTime', ['四川省', '成都市', '锦江区']],
  ['regions not to be had', EDIT, 'RegionsFailed', ['获取地区数据失败：网络错误', '重新加载']],
  ['regions from the cache', EDIT, 'RegionsCached', ['获取地区数据失败（使用缓存数据）', '四川省']],

  ['account settings', ACCOUNT, 'Default', ['修改密码', '更换手机号', '注销账号', '退出登录']],
  ['logout to be confirmed', ACCOUNT, 'ConfirmingLogout', ['取消']],

  ['password, under way', PASSWORD, 'Busy', ['提交中...'], '提交中...'],
  ['password, changed', PASSWORD, 'Success', ['密码修改成功']],

  ['phone, the old number', PHONE, 'OldFilled', ['原手机号', '下一步']],
  ['phone, nothing read yet', PHONE, 'OldEmpty', ['获取验证码'], '获取验证码'],
  ['phone, the new number', PHONE, 'NewFilled', ['新手机号', '上一步', '确认更换']],
  ['phone, no new number yet', PHONE, 'NewEmpty', ['获取验证码'], '获取验证码'],
  ['phone, a minute between codes', PHONE, 'NewCountingDown', ['12秒后重试'], '12秒后重试'],
  ['phone, under way', PHONE, 'Busy', ['更换中...'], '更换中...'],
  ['phone, changed', PHONE, 'Done', ['手机号更换成功']],

  ['closing', CLOSE, 'Empty', ['注销不可撤销，我们也无法为您找回。', '取消', '确认注销']],
  ['closing, under way', CLOSE, 'Busy', ['处理中...'], '处理中...'],

  ['feedback', FEEDBACK, 'Filled', ['反馈类型', '反馈内容', '联系方式', '提交反馈']],
  ['feedback, under way', FEEDBACK, 'Busy', ['提交中...'], '提交中...'],
  ['feedback, thanks', FEEDBACK, 'Success', ['感谢您的反馈']],
];

/** A passage from one state to another: the story of the connected page that plays it. */
const PASSAGES: readonly (readonly [what: string, page: string, story: string])[] = [
  ['a guest logs in and is led back', '登录', 'LeadsBack'],
  ['a login is refused', '登录', 'Refused'],
  ['one tap, a phone to be bound', '登录', 'OneTapWithoutPhone'],
  ['one tap, a phone already bound', '登录', 'OneTapWithPhone'],
  ['one tap is refused', '登录', 'OneTapRefused'],
  ['a registration leads on', '注册', 'GoesOn'],
  ['a password is reset in three steps', '找回密码', 'ThreeSteps'],
  ['the service asks for a picture', '找回密码', 'PictureAskedFor'],
  ['a phone is bound', '绑定手机号', 'Bound'],
  ['a phone is tied to an account', '绑定手机号', 'Linked'],
  ['binding is put off', '绑定手机号', 'NotNow'],
  ['a member without a phone is held', '绑定手机号', 'HeldUntilBound'],
  ['a guest is sent to the login', '个人中心', 'Guest'],
  ['particulars are saved', '编辑资料', 'Saved'],
  ['a member logs out', '账号设置', 'LogsOut'],
  ['a password is changed', '修改密码', 'Changed'],
  ['a phone is changed', '更换手机号', 'TwoSteps'],
  ['an account is closed', '注销账号', 'ClosedAfterTheTick'],
  ['feedback is thanked for', '意见反馈', 'Thanked'],
  ['an expired token is renewed', '报告', 'ExpiredTokenRenewed'],
  ['a session that cannot be renewed ends', '报告', 'SessionOver'],
];

/** A state of a chart's page: the story, what it says, and how many cycles and years are pressed there. */
type ChartState = readonly [what: string, story: string, texts: readonly string[], pressed?: number];

const CHART_STATES: readonly ChartState[] = [
  ['the cycle that runs now is chosen on load, and has a number', 'Loaded', ['当前', '已选择第 3 步大运'], 1],
  ['a year is highlighted', 'YearSelected', ['已选择第 3 步大运', '2020年'], 2],
  ['no cycle is chosen', 'NoCycleSelected', ['请点击上方大运查看流年'], 0],
  ['years are awaited', 'YearsLoading', ['流年加载中…', '已选择第 3 步大运'], 1],
  ['years could not be had, or there are none', 'YearsEmpty', ['暂无流年数据', '已选择第 3 步大运'], 1],
  ['before the first cycle', 'BeforeFirstCycle', ['请点击上方大运查看流年'], 0],
  ['months of a year', 'MonthsOfYear', ['流月', '2020年，自立春起'], 2],
  ['days of a month', 'DaysOfMonth', ['流月', '流日'], 3],
  [
    'every plot',
    'WithAnalysis',
    ['合冲刑害', '五行', '日主强弱', '胎元', '命宫', '身宫', '运程', '如何计算'],
    1,
  ],
  ['the chart is awaited', 'Loading', ['命盘加载中'], 0],
  ['the chart cannot be had', 'Failed', ['命盘暂时打不开', '请检查网络后再试一次。', '重新加载'], 0],
  ['there is no such chart', 'Missing', ['没有找到这份命盘'], 0],
  ['seen before, without a network', 'CachedChart', ['没有网络，这是上次打开时的命盘。'], 1],
  ['cast without a network', 'UnsavedChart', ['没有网络，这份命盘由本机排出，还没有保存。'], 1],
];

/** Rows every chart has, and those that are shown on demand. */
const CHART_ROWS = ['十神', '天干', '地支', '藏干', '纳音', '空亡', '地势'];
const FURTHER_ROWS = ['自坐', '神煞'];

/** A birth that tries the engine or the page: its story, the four pillars drawn, and what is said beside them. */
type Birth = readonly [what: string, story: string, pillars: string, texts?: readonly string[]];

const BIRTHS: readonly Birth[] = [
  [
    '23:30, the day changes at 23:00',
    'LateAtNightNextDay',
    '乙亥 戊寅 癸酉 壬子',
    ['1995年2月10日 23:30', '二十三点换日'],
  ],
  [
    '23:30, the day changes at midnight',
    'LateAtNightSameDay',
    '乙亥 戊寅 壬申 壬子',
    ['1995年2月10日 23:30', '早晚子时，零点换日'],
  ],
  ['minutes before 23:00', 'NearDayBoundary', '乙亥 戊寅 壬申 辛亥', ['23:00 之后（已换次日）']],
  ['minutes before a term', 'NearSolarTerm', '乙亥 戊寅 丙寅 丙申', ['立春']],
  [
    'summer time, another double hour without it',
    'SummerTime',
    '戊辰 戊午 甲午 戊辰',
    ['还原夏令时', '减 60 分钟', '08:30'],
  ],
  ['the hour that was shown twice', 'HourRepeated', '戊辰 辛酉 己巳 甲子'],
  ['summer time that is disputed', 'SummerTimeDisputed', '戊辰 丙辰 丁酉 乙巳'],
  [
    '喀什',
    'Kashgar',
    '庚午 壬午 辛亥 辛卯',
    ['新疆维吾尔自治区 喀什地区 喀什市 东经75.99°', '日柱与时柱取 1990年6月15日 05:23'],
  ],
  ['the first day', 'FirstSupportedDay', '己亥 丁丑 甲辰 庚午', ['1900年1月31日 12:00']],
  ['the last day', 'LastSupportedDay', '庚申 戊子 丁未 丙午', ['2100年12月31日 12:00']],
  ['四天干同', 'FourSameStems', '癸未 癸亥 癸巳 癸亥'],
  [
    'the longest name and place',
    'LongestContent',
    '癸巳 庚申 戊申 丁巳',
    [
      '阿卜杜热合曼·买买提依明·吾斯曼·阿卜杜克里木·艾海提江·玉的命盘',
      '甘肃省 临夏回族自治州 积石山保安族东乡族撒拉族自治县 东经102.88°',
    ],
  ],
  [
    'a name that nowhere parts',
    'LongUnbrokenName',
    '庚午 壬午 辛亥 癸巳',
    ['Wolfeschlegelsteinhausenberger的命盘'],
  ],
];

/** What a press changes on the chart's page: stories that are played. */
const CHART_PRESSES = [
  ['cycles and years toggle', 'SelectionToggles'],
  ['further rows open', 'AllRows'],
  ['a word is tapped', 'WithAnalysis'],
  ['a month is chosen', 'MonthsOfYear'],
  ['the correction of the time opens', 'BirthDetailsOpen'],
  ['a word is explained', 'TermOpen'],
] as const;

interface Shown {
  /** Every text that stands alone in the drawing: of elements, and of options and pictures. */
  texts: ReadonlySet<string>;
  disabled: readonly string[];
}

interface StoryModule {
  default: { title: string };
}

type Story = FunctionComponent & { play?: unknown };

const pages = import.meta.glob<StoryModule>(
  '../../packages/ui/src/screens/{account,profile,info}/*/*.stories.tsx',
);
const chartStories = import.meta.glob<StoryModule>(
  '../../packages/ui/src/screens/reports/ReportDetailScreen/ReportDetailScreen.stories.tsx',
);
const connected = import.meta.glob<string>('../../apps/web/src/routes/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const copies = import.meta.glob<Record<string, unknown>>(
  '../../packages/ui/src/screens/{account,profile,info}/*/*.copy.ts',
);

// Rules for paper, which no page of jsdom can read; what is printed has a test of its own.
vi.mock('../../packages/ui/src/screens/reports/ReportDetailScreen/ReportPrint.tsx', () => ({
  default: () => null,
}));

/** Page → story → what it shows. */
const shown = new Map<string, Map<string, Shown>>();
/** Folder of a page's source → its title. */
const titles = new Map<string, string>();

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

function draw(Story: FunctionComponent): Shown {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() => root.render(createElement(ThemeRoot, null, createElement(Story))));
  const texts = new Set<string>();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.add((walk.currentNode.textContent ?? '').trim());
  for (const image of document.querySelectorAll('img')) texts.add(image.alt);
  for (const named of document.querySelectorAll('[aria-label]')) texts.add(named.ariaLabel ?? '');
  const disabled = [...document.querySelectorAll<HTMLButtonElement>('button:disabled')].map(
    (button) => button.textContent,
  );
  root.unmount();
  host.remove();
  return { texts, disabled };
}

/** The stories of the chart's page. */
let ofChart: Record<string, Story> = {};

/**
 * Draws a story of the chart's page, presses a button there if one is named, and waits until what stands there is as
 * it should be: parts of it are fetched on use.
 */
async function seenOnChart(name: string, check: (page: HTMLElement) => void, press?: string) {
  const Story = ofChart[name];
  if (!Story) throw new Error(`There is no story ${name}`);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() => root.render(createElement(ThemeRoot, null, createElement(Story))));
  const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === press);
  flushSync(() => button?.click());
  try {
    await vi.waitFor(() => check(host), { timeout: 5000 });
  } finally {
    await vi.dynamicImportSettled();
    root.unmount();
    host.remove();
  }
}

/** By plain selectors: to find the roles of a whole chart takes seconds here. */
const pillarsOf = (page: HTMLElement) =>
  ['year', 'month', 'day', 'time']
    .map((key) =>
      ['gan', 'zhi']
        .map((row) => page.querySelector(`[data-row=${row}] > [data-column=${key}]`)?.textContent.charAt(0))
        .join(''),
    )
    .join(' ');

const rowsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('[data-row] > th')].map(({ textContent }) => textContent);

beforeAll(async () => {
  // A dialog is only opened here, never above anything.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close() {},
  });
  for (const [path, load] of Object.entries(pages)) {
    const module = await load();
    const stories = composeStories(module as never) as Record<string, FunctionComponent>;
    const drawn = Object.entries(stories).map(([name, Story]) => [name, draw(Story)] as const);
    shown.set(module.default.title, new Map(drawn));
    titles.set(folderOf(path), module.default.title);
  }
  for (const load of Object.values(chartStories)) {
    ofChart = composeStories((await load()) as never);
  }
}, 180_000);

const shownOn = (page: string, text: string) =>
  [...(shown.get(page)?.values() ?? [])].some(({ texts }) => texts.has(text));

describe.each([
  ['a fault of what was typed', ABOUT_INPUT],
  ['a call that came to nothing', ABOUT_CALLS],
])('%s has a story on its page', (_, list) => {
  it.each(list.flatMap(([text, ...on]) => on.map((page) => ({ text, page }))))(
    '$page: $text',
    ({ text, page }) => {
      expect(shownOn(page, text)).toBe(true);
    },
  );
});

describe('a state has a story', () => {
  it.each(STATES.map(([what, page, story, texts, disabled]) => ({ what, page, story, texts, disabled })))(
    '$what',
    ({ page, story, texts, disabled }) => {
      const drawing = shown.get(page)?.get(story);
      expect(texts.filter((text) => !drawing?.texts.has(text))).toEqual([]);
      if (disabled !== undefined) expect(drawing?.disabled).toContain(disabled);
    },
  );
});

it.each(PASSAGES)('%s, in a story that is played', (_, page, story) => {
  const source = Object.values(connected).find((text) => text.includes(`title: '连通/${page}'`)) ?? '';
  const [, played = ''] = source.split(`export const ${story}: ConnectedStory`);
  expect(played.split('export const ')[0]).toContain('play:');
});

describe("the chart's page", () => {
  it.each(CHART_STATES.map(([what, story, texts, pressed = 0]) => ({ what, story, texts, pressed })))(
    'has a story: $what',
    ({ story, texts, pressed }) =>
      seenOnChart(story, (page) => {
        expect(texts.filter((text) => !page.textContent.includes(text))).toEqual([]);
        expect(page.querySelectorAll('[data-item][aria-pressed=true]')).toHaveLength(pressed);
      }),
  );

  it.each(BIRTHS.map(([what, story, pillars, texts = []]) => ({ what, story, pillars, texts })))(
    'has a birth: $what',
    ({ story, pillars, texts }) =>
      seenOnChart(story, (page) => {
        expect(pillarsOf(page)).toBe(pillars);
        expect(texts.filter((text) => !page.textContent.includes(text))).toEqual([]);
      }),
  );

  it('has seven rows, and further ones on demand', async () => {
    await seenOnChart('AllRows', (page) => expect(rowsOf(page)).toEqual(CHART_ROWS));
    await seenOnChart(
      'AllRows',
      (page) => expect(rowsOf(page)).toEqual([...CHART_ROWS, ...FURTHER_ROWS]),
      '显示自坐、神煞',
    );
  });

  it.each(CHART_PRESSES)('answers a press: %s', (_, story) => {
    expect(ofChart[story]?.play).toBeTypeOf('function');
  });
});

it.each(LOGGED)('%s is logged, and a test of the client says so', (text) => {
  expect(clientTest).toContain(`'${text}'`);
});

it('knows no message without a story', async () => {
  const silent: string[] = [];
  for (const [path, load] of Object.entries(copies)) {
    const page = titles.get(folderOf(path)) ?? path;
    for (const copy of Object.values(await load())) {
      const { messages = {} } = copy as { messages?: Record<string, unknown> };
      for (const text of Object.values(messages)) {
        if (typeof text === 'string' && !shownOn(page, text)) silent.push(`${page}: ${text}`);
      }
    }
  }
  expect(silent).toEqual([]);
});
