import { expect, type Locator, type Page } from '@playwright/test';

import { type Account, createAccount, createRecord, enter, enterByApi } from './accounts.ts';
import { findLayoutFaults } from './layout.ts';
import { reportScroller, scrollDownTo } from './pages.ts';
import { test as base } from './test.ts';

/** An ordinary record, one with the longest texts in every place, and one shortly before midnight. */
const births = {
  ordinary: { name: '阿依古丽', birth_time: '1990-06-15 09:20:00', gender: 'female', birth_place: '653101' },
  // Twelve 神煞 in one column, fourteen relations of the pillars, a name of thirty characters.
  fullest: {
    name: '阿卜杜热合曼·买买提依明·吾斯曼·阿卜杜克里木·艾海提江·玉',
    birth_time: '1953-08-25 11:45:00',
    gender: 'male',
    birth_place: '622927',
  },
  late: {
    name: 'Wolfeschlegelsteinhausenberger',
    birth_time: '1995-02-10 22:50:00',
    gender: 'male',
    birth_place: '',
  },
} as const;

const widths = [320, 360, 390, 768, 1440] as const;
const themes = ['light', 'dark'] as const;
const sizes = ['standard', 'xlarge'] as const;

type Birth = keyof typeof births;

const test = base.extend<
  { open: (of: Birth) => Promise<void> },
  { owner: Account; paths: Record<Birth, string> }
>({
  contextOptions: { reducedMotion: 'reduce' },
  // A trace would record the page again at each of the layout checks.
  trace: 'off',
  owner: [async ({ service }, provide) => provide(await createAccount(service)), { scope: 'worker' }],
  paths: [
    async ({ service, owner }, provide) => {
      const made = Object.entries(births).map(
        async ([key, birth]) => [key, await createRecord(service, owner, birth)] as const,
      );
      await provide(Object.fromEntries(await Promise.all(made)) as Record<Birth, string>);
    },
    { scope: 'worker' },
  ],
  /** Logs in and opens the chart of a record as its owner. */
  open: ({ page, service, owner, paths }, provide) =>
    provide(async (of) => {
      await enter(page, service, owner, paths[of]);
      await expect(page.getByRole('heading', { name: `${births[of].name}的命盘` })).toBeVisible();
      await scrollDownTo(page, page.getByRole('heading', { name: '合冲刑害' }));
      await reportScroller(page).evaluate((element) => element.scrollTo(0, 0));
    }),
});

const table = (page: Page) => page.getByRole('table', { name: /四柱/ });
const strip = (page: Page, name: string) => page.getByRole('toolbar', { name: new RegExp(`^${name}，`) });

/** Opens everything that can be opened on the page, and chooses a year, a month and a day. */
async function openAll(page: Page) {
  await page.locator('summary', { hasText: '生辰与校正' }).click();
  await page.getByRole('button', { name: '显示自坐、神煞' }).click();
  await strip(page, '流年').getByRole('button').nth(2).click();
  await strip(page, '流月').getByRole('button').nth(5).click();
  await page.getByRole('gridcell').nth(8).click();
  // What is chosen may bring more to open.
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(table(page).getByRole('row', { name: /^神煞/ })).toBeVisible();
  const closed = page.locator('details:not([open]) > summary');
  for (let left = await closed.count(); left > 0; left -= 1) {
    await closed.first().click();
    await expect(closed).toHaveCount(left - 1);
  }
}

/**
 * The layouts in which a view is checked. Over all views, every two values of view, width, theme and text size occur
 * together; the hardest layout, the largest text on the narrowest screen, occurs in every view.
 *
 * @param view a number of its own for each view
 */
function layoutsOf(view: number) {
  const pairs = widths.map((width, at) => ({
    width,
    colorScheme: themes[(view + at) % 2] ?? 'light',
    textSize: sizes[(view + Math.floor(at / 2)) % 2] ?? 'standard',
  }));
  const hardest = { width: widths[0], colorScheme: themes[view % 2] ?? 'light', textSize: sizes[1] };
  return pairs.some(({ width, textSize }) => width === hardest.width && textSize === hardest.textSize)
    ? pairs
    : [hardest, ...pairs];
}

/** Checks the layout of a view in each of its layouts. */
async function expectSound(page: Page, what: string, view: number) {
  for (const { width, colorScheme, textSize } of layoutsOf(view)) {
    await page.evaluate((to) => {
      const { dataset } = document.documentElement;
      if (to === 'standard') delete dataset['textSize'];
      else dataset['textSize'] = to;
    }, textSize);
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await page.emulateMedia({ colorScheme });
    // The new size may take more than a frame to be laid out.
    await expect
      .poll(() => findLayoutFaults(page), { message: `${what}, ${width} px, ${colorScheme}, ${textSize}` })
      .toEqual([]);
  }
}

const views = [...(Object.keys(births) as Birth[]), 'term', 'picture'] as const;

test('the layouts cover every pair of view, width, theme and text size', () => {
  const checked = views.flatMap((view, at) =>
    layoutsOf(at).map(({ width, colorScheme, textSize }) => [view, width, colorScheme, textSize]),
  );
  const dimensions = [views, widths, themes, sizes];
  const missing: string[] = [];
  dimensions.forEach((first, one) => {
    dimensions.forEach((second, other) => {
      if (other <= one) return;
      for (const a of first)
        for (const b of second)
          if (!checked.some((layout) => layout[one] === a && layout[other] === b))
            missing.push(`${a} + ${b}`);
    });
  });
  expect(missing).toEqual([]);
});

for (const of of Object.keys(births) as Birth[]) {
  test(`the chart with everything open has no cut or overlapping text: ${of}`, async ({ page, open }) => {
    await open(of);
    await openAll(page);
    await expectSound(page, 'everything open', views.indexOf(of));
  });
}

test('the first screen of the narrowest phone in the largest text shows a row of the table', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ text_size: 'xlarge' })));
  await page.setViewportSize({ width: 320, height: 640 });
  await open('ordinary');
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: Infinity, height: 0 };
  const row = await boxOf(table(page).getByRole('row', { name: /^十神/ }));
  const bar = await boxOf(page.getByRole('navigation').last());
  expect(row.y + row.height).toBeLessThanOrEqual(bar.y);
  await page.getByRole('button', { name: '展开解析' }).click();
  await expect(page.getByRole('region', { name: '基础解析' }).getByRole('group').last()).toBeVisible();
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  // How tall the blocks are would depend on the machine's fonts here; stories of ChartSkeleton and BasicReading hold it.
  test(`the chart appears where its outline is: ${width} px`, async ({ page, service, owner, paths }) => {
    await page.setViewportSize({ width, height });
    await enterByApi(page.context(), service, owner);
    let answer = () => {};
    const answered = new Promise<void>((done) => (answer = done));
    await page.route('**/api/reports/*', async (route) => {
      await answered;
      await route.continue();
    });
    /** Left of the table and of the heading of each strip, and which of them are above which. */
    const places = () =>
      page
        .locator('main table, main [data-title]:text-is("大运"), main [data-title]:text-is("流年")')
        .evaluateAll((blocks) => {
          const boxes = blocks.map((block) => block.getBoundingClientRect());
          return boxes.map(({ x, y }) => ({ x, below: boxes.map((other) => y > other.y) }));
        });

    await page.goto(service.url + paths.ordinary);
    const outline = await places();
    expect(outline).toHaveLength(3);
    answer();
    await expect(strip(page, '流年')).toBeVisible();
    expect(await places()).toEqual(outline);
  });
}

test('the dialogs of the chart have no cut or overlapping text', async ({ page, open, service }) => {
  await test.step('the largest text is chosen in the settings', async () => {
    await page.goto(`${service.url}/settings`);
    await page.getByRole('radio', { name: '特大' }).check();
    await open('fullest');
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'xlarge');
  });

  await test.step('a term is explained', async () => {
    await table(page).getByRole('button', { name: '大驿土' }).first().click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: '为何在此' })).toBeVisible();
    await expectSound(page, 'a term explained', views.indexOf('term'));
    await page.keyboard.press('Escape');
  });

  await test.step('the picture to share is offered', async () => {
    await page.getByRole('button', { name: '分享命盘' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: '保存图片' })).toBeEnabled();
    await expectSound(page, 'the picture to share', views.indexOf('picture'));
    await page.keyboard.press('Escape');
  });
});

interface AxNode {
  role: string;
  name: string;
  level: number;
}

/** The accessibility tree of the page, in reading order. */
async function accessibleNodes(page: Page): Promise<AxNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const found: AxNode[] = [];
  const read = (id: string) => {
    const node = byId.get(id);
    if (!node) return;
    if (!node.ignored) {
      const level = node.properties?.find(({ name }) => name === 'level')?.value.value as number | undefined;
      found.push({
        role: String(node.role?.value),
        name: String(node.name?.value ?? ''),
        level: level ?? 0,
      });
    }
    node.childIds?.forEach(read);
  };
  read(nodes[0]?.nodeId ?? '');
  await session.detach();
  return found;
}

const CONTROLS = ['button', 'link', 'checkbox', 'radio', 'switch', 'combobox', 'textbox', 'tab'];

test('the accessibility tree holds the chart in reading order', async ({ page, open }) => {
  await open('late');
  await test.step('a cycle in the future is chosen, so that the columns do not depend on the date of the run', async () => {
    // After the years before the first cycle. The page follows a press: until then the years are those of the former cycle.
    await strip(page, '大运').getByRole('button').nth(5).click();
    await expect(page.getByText('已选择第 5 步大运')).toBeVisible();
    await strip(page, '流年').getByRole('button').nth(1).click();
    await expect(page.getByRole('heading', { name: '流月' })).toBeVisible();
    await expect(table(page).getByRole('columnheader', { name: '流年 2038年' })).toBeVisible();
    // The caption changes once the terms can be tapped.
    await expect(table(page).getByRole('button').first()).toBeVisible();
  });
  const closed = await accessibleNodes(page);

  await test.step('headings skip no level', () => {
    const levels = closed.filter(({ role }) => role === 'heading');
    expect(levels.map(({ level, name }) => `${level} ${name}`)).toEqual([
      `1 ${births.late.name}的命盘`,
      ...['大运', '流年', '流月', '分项浅读', '换日前后'].map((name) => `2 ${name}`),
      '3 23:00 之前（仍为当日）',
      '3 23:00 之后（已换次日）',
      ...['合冲刑害', '五行', '日主强弱', '格局与用神'].map((name) => `2 ${name}`),
    ]);
  });

  await test.step('banner and main occur once, and every navigation and region has a name', () => {
    for (const role of ['banner', 'main']) {
      expect(
        closed.filter((found) => found.role === role),
        role,
      ).toHaveLength(1);
    }
    const named = closed.filter(({ role }) => role === 'navigation' || role === 'region');
    expect(named.filter(({ name }) => name === '')).toEqual([]);
  });

  await test.step('the table is read row by row: 年, 月, 日, 时, then luck', async () => {
    const read = (selector: string) =>
      table(page)
        .locator(selector)
        .evaluateAll((cells) => cells.map((cell) => cell.textContent.trim().replace(/\s+/g, ' ')));
    const { captioned, headings, rows } = tableOf(closed);
    expect(captioned).toMatch(/^四柱与岁运命盘，日主壬；点选一词看释义/);
    expect(headings).toEqual(['年柱', '月柱', '日柱', '时柱', '大运 43–52岁', '流年 2038年']);
    expect(await read('th[scope=col]')).toEqual(headings);
    expect(rows.slice(0, 3)).toEqual([
      ['十神', '伤官', '七杀', '日主', '正印', '劫财', '七杀'],
      ['天干', '乙 木', '戊 土', '壬 水', '辛 金', '癸 水', '戊 土'],
      ['地支', '亥 水 日柱空亡', '寅 木', '申 金 年柱空亡', '亥 水 日柱空亡', '酉 金 年柱空亡', '午 火'],
    ]);
    expect(rows.map(([heading]) => heading)).toEqual(await read('th[scope=row]'));
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => 7));
  });

  await test.step('every drawing has its facts as text', async () => {
    const words = () => page.getByRole('main').ariaSnapshot();
    for (const fact of [
      // Relations, phases, strength, the age and a cycle, and the comparison of the two days.
      /亥亥自刑[\s\S]*?年支与时支/,
      /木[\s\S]*?40\.4%[\s\S]*?2字/,
      /偏强[\s\S]*?扶助占 66\.5%/,
      /今年\d+岁[\s\S]*?43–52岁 2037年起 癸 酉/,
      /不同之处：日干、日支、时干、时支/,
    ]) {
      await expect.poll(words).toMatch(fact);
    }
    expect(closed.filter(({ role, name }) => role === 'image' && name === '')).toEqual([]);
  });

  await test.step('every control has a name when everything is open', async () => {
    await openAll(page);
    const opened = await accessibleNodes(page);
    expect(opened.filter(({ role, name }) => CONTROLS.includes(role) && name.trim() === '')).toEqual([]);
    const at = (of: RegExp) => opened.findIndex(({ name }) => of.test(name));
    // The warning about the hour comes before the chart.
    expect(at(/距 23:00 仅 10 分钟/)).toBeGreaterThan(-1);
    expect(at(/距 23:00 仅 10 分钟/)).toBeLessThan(at(/^四柱与岁运命盘/));
    expect(at(/距 23:00 仅 10 分钟/)).toBeLessThan(at(/^生辰$/));
  });

  await test.step('the notice about a cached chart comes before the chart', async () => {
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('没有网络，这是上次打开时的命盘。')).toBeVisible();
    await expect(table(page)).toBeVisible();
    const old = await accessibleNodes(page);
    const at = (of: RegExp) => old.findIndex(({ name }) => of.test(name));
    expect(at(/没有网络/)).toBeLessThan(at(/^四柱与岁运命盘/));
  });
});

/** The pillar table in the accessibility tree: its caption, its column headings, and the rows, each with its heading first. */
function tableOf(nodes: AxNode[]) {
  const start = nodes.findIndex(({ role, name }) => role === 'table' && name.startsWith('四柱'));
  const rest = nodes.slice(start + 1);
  const end = rest.findIndex(({ role }) => role === 'table' || role === 'toolbar');
  const cells = rest
    .slice(0, end)
    .filter(({ role }) => /^(columnheader|rowheader|cell|gridcell)$/.test(role));
  const names = (of: AxNode[]) => of.map(({ name }) => name.trim().replace(/\s+/g, ' '));
  const starts = cells.flatMap(({ role }, at) => (role === 'rowheader' ? [at] : []));
  return {
    captioned: nodes[start]?.name ?? '',
    headings: names(cells.filter(({ role }) => role === 'columnheader')),
    rows: starts.map((from, at) => names(cells.slice(from, starts[at + 1]))),
  };
}

test('the table and each strip are one tab stop, and arrow keys move inside', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('ordinary');
  await strip(page, '流年').getByRole('button').nth(2).click();
  await strip(page, '流月').getByRole('button').nth(5).click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();

  await test.step('Tab stops once at each', async () => {
    await page.locator('summary').first().focus();
    const stops: string[] = [];
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const at = document.activeElement;
        if (!at || at === document.body) return null;
        const whole = at.closest('[role=toolbar],[role=grid],table');
        const label =
          whole?.getAttribute('aria-label') ??
          whole?.querySelector('caption')?.textContent ??
          (whole ? document.getElementById(whole.getAttribute('aria-labelledby') ?? '')?.textContent : '');
        return (label ?? '').split('，')[0] ?? '';
      });
      if (stop === null) break;
      stops.push(stop);
    }
    const strips = stops.filter((stop) => stop !== '');
    expect(strips).toEqual(['四柱与岁运命盘', '大运', '流年', '流月', '流日']);
  });

  for (const name of ['大运', '流年', '流月']) {
    await test.step(`${name}: arrows, Home and End move, Enter and Space choose`, async () => {
      const buttons = strip(page, name).getByRole('button');
      const at = (index: number) => expect(buttons.nth(index)).toBeFocused();
      const last = (await buttons.count()) - 1;
      await strip(page, name).locator('[tabindex="0"]').focus();
      await page.keyboard.press('Home');
      await at(0);
      await page.keyboard.press('ArrowLeft');
      await at(0);
      await page.keyboard.press('ArrowRight');
      await at(1);
      await page.keyboard.press('ArrowLeft');
      await at(0);
      await page.keyboard.press('End');
      await at(last);
      await page.keyboard.press('ArrowRight');
      await at(last);
      await expect(strip(page, name).locator('[tabindex="0"]')).toHaveCount(1);
    });
  }

  await test.step('流日: arrows by day and week, Home and End in the week', async () => {
    const days = page.getByRole('gridcell');
    const date = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['date'] ?? '');
    const day = (shift: number, from: string) =>
      new Date(Date.parse(from) + shift * 86_400_000).toISOString().slice(0, 10);
    await days.nth(9).focus();
    const from = await date();
    for (const [key, shift] of [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowDown', 7],
      ['ArrowUp', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(date, { message: key }).toBe(day(shift, from));
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell', { selected: true })).toHaveAttribute('data-date', from);
    await page.keyboard.press('Home');
    const weekday = async () => new Date(await date()).getUTCDay();
    await expect.poll(weekday).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(weekday).toBe(6);
  });

  await test.step('流年: Space clears the choice, Enter chooses', async () => {
    const chosen = strip(page, '流年').getByRole('button', { pressed: true });
    await chosen.focus();
    await page.keyboard.press('Space');
    await expect(chosen).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveCount(1);
  });
});
