import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { createHarness, type Harness, SLOW } from '../testing/harness.ts';

let service: Harness;
let next = 13_400_000_000;
const member = async () => (await service.signUp(String((next += 1)))).token;

beforeAll(async () => {
  service = await createHarness();
}, SLOW);
afterAll(() => service.close());

const HEADINGS = '姓名,性别,历法,出生时间,分组';
const take = (token: string, content: string, format = 'csv') =>
  service.call('POST', '/api/records/import', { format, content }, { token });
const exported = async (token: string) =>
  (await service.call('GET', '/api/records/export', undefined, { token })).data.records;
const csv = async (token: string) => {
  const response = await service.app.request('/api/records/export?format=csv', {
    headers: { authorization: `Bearer ${token}` },
  });
  return { response, text: Buffer.from(await response.arrayBuffer()).toString('utf8') };
};
const rows = (...lines: string[]) => [HEADINGS, ...lines].join('\r\n');

/** Records with what a file could lose: formulas, quotes, line breaks, leap months, conventions. */
async function fill(token: string): Promise<void> {
  const birth = {
    name: '林清和',
    birth_time: '1990-06-15 10:30:00',
    calendar_type: 'solar',
    gender: 'male',
    category: 'other',
  };
  const made: [Record<string, unknown>, string][] = [
    [{}, ''],
    [{ name: '=1+1', gender: 'female', category: 'client' }, '=HYPERLINK("http://x.example","点我")'],
    [{ name: "'=甲", hour_unknown: true }, '＋八六'],
    [{ name: '“乙”, "丙"' }, '第一行\r\n第二行，"引号"\n\n=第四行'],
    [{ name: '闰', calendar_type: 'lunar', birth_time: '2020-04-12 09:00:00', leap_month: true }, '-1'],
    [
      { name: '越', calendar_type: 'lunar', birth_time: '1985-01-01 09:00:00', lunar_calendar: 'vietnamese' },
      '',
    ],
    [{ name: '@丁', birth_place: '653101', zi_convention: 'split', yun_convention: 'shichen' }, "'"],
    [{ name: '戊', apply_dst: false, dst_fold: 1, category: 'self' }, '𠮷'.repeat(2000)],
  ];
  for (const [fields, note] of made) {
    const { data } = await service.call('POST', '/api/record', { ...birth, ...fields }, { token });
    if (note) await service.call('PUT', `/api/records/${data.record_id}/note`, { note }, { token });
    if (note === '-1') {
      await service.call('PUT', `/api/records/${data.record_id}/pin`, { pinned: true }, { token });
    }
    service.clock.advance(61.123);
  }
}

describe('an exported file', () => {
  let owner: string;
  beforeAll(async () => {
    owner = await member();
    await fill(owner);
  });

  it.each(['csv', 'json'] as const)('is imported unchanged, as %s', async (format) => {
    const heir = await member();
    const content =
      format === 'csv' ? (await csv(owner)).text : JSON.stringify({ records: await exported(owner) });
    expect(await take(heir, content, format)).toMatchObject({
      message: '已导入',
      data: { imported: 8, faults: [] },
    });
    expect(await exported(heir)).toEqual(await exported(owner));
    expect((await csv(heir)).text).toBe((await csv(owner)).text);
  });

  it('gives the same charts after import', async () => {
    const heir = await member();
    await take(heir, (await csv(owner)).text);
    const charts = async (token: string) => {
      const list = await service.call('GET', '/api/records?page_size=100', undefined, { token });
      return Promise.all(
        list.data.records.map(async ({ id }: { id: string }) => {
          const { bazi, truth } = (await service.call('GET', `/api/reports/${id}`, undefined, { token }))
            .data;
          return { bazi, truth };
        }),
      );
    };
    expect(await charts(heir)).toEqual(await charts(owner));
  });

  it('is a CSV download with formulas escaped', async () => {
    const { response, text } = await csv(owner);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''.+\.csv$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(text.startsWith('\u{FEFF}姓名,性别,历法,出生时间')).toBe(true);
    const cells = text.replace('\u{FEFF}', '').split(/[\r\n,]|(?<![^,\r\n])"/);
    // The note with line breaks is inside one cell.
    const risky = cells.filter((cell) => /^[=+\-@＝＋－＠\t]/.test(cell) && !cell.startsWith('=第四行'));
    expect(risky).toEqual([]);
  });

  it('of all user data can be imported', async () => {
    const heir = await member();
    const all = await service.call('GET', '/api/user/export', undefined, { token: owner });
    expect((await take(heir, JSON.stringify(all), 'json')).data.imported).toBe(8);
    expect(await exported(heir)).toEqual(await exported(owner));
  });

  it('matches the example of the contract', async () => {
    const contract = await readFile(new URL('../../../../openapi.yaml', import.meta.url), 'utf8');
    const [headings] = (await csv(await member())).text.split('\r\n');
    expect(JSON.stringify(parse(contract))).toContain(`"${headings}\\r\\n`);
  });

  it('contains own records only and requires login', async () => {
    expect(await exported(await member())).toEqual([]);
    const refused = await service.app.request('/api/records/export?format=csv');
    expect(refused.status).toBe(401);
  });
});

describe('a hand-written file', () => {
  it('may use the delimiters, dates and line ends of spreadsheets', async () => {
    const token = await member();
    const table = [
      '\u{FEFF}备注\t姓名\t性别\t历法\t出生时间\t分组\t不认识的列',
      '"一\n二"\t甲\t男\t公历\t1990/6/5 9:05\t本人\tx',
      '',
      '\t乙\tfemale\tLunar\t1990年6月5日 09:05:00\tfriend',
      '\t\t\t',
    ].join('\n');
    expect((await take(token, table)).data).toEqual({ imported: 2, faults: [] });
    expect(await exported(token)).toMatchObject([
      { name: '甲', birth_time: '1990-06-05 09:05:00', note: '一\n二', category: 'self', apply_dst: true },
      { name: '乙', birth_time: '1990-06-05 09:05:00', gender: 'female', calendar_type: 'lunar' },
    ]);
  });

  it('imports valid rows and reports the others by row number', async () => {
    const token = await member();
    const content = rows(
      '甲,男,公历,1990-06-15 10:30,本人',
      '乙,男,公历,1990-02-30 10:30,本人',
      '',
      '丙,中,公历,昨天,邻居',
      ',,,,',
      ',女,农历,2021-04-01 10:00,本人',
      '丁,女,公历,2099-04-01 10:00,本人',
      '戊,女,公历,1990-06-15 10:30,本人',
      '己',
    );
    const { data } = await take(token, content);
    expect(data.imported).toBe(2);
    expect(data.faults).toEqual([
      { row: 3, field: 'birth_time', message: '1990 年 2 月只有 28 天，没有 30 日' },
      { row: 5, field: 'gender', message: '性别须写男或女' },
      { row: 5, field: 'birth_time', message: '出生时间须写成1990-06-15 10:30的样子' },
      {
        row: 5,
        field: 'category',
        message: '分组须写本人、家人、朋友、恋人、同学、子女、父母、亲戚、同事、客户、其他之一',
      },
      { row: 7, field: 'name', message: '请输入姓名' },
      { row: 8, field: 'birth_time', message: '出生时间不能晚于现在' },
      { row: 10, field: 'birth_time', message: '请选择出生日期' },
      { row: 10, field: 'gender', message: '请选择性别' },
    ]);
    expect((await exported(token)).map(({ name }: { name: string }) => name)).toEqual(['甲', '戊']);
  });

  it.each([
    ['公历', '2001-13-05 10:00', '月份应在 1 到 12 之间，没有 13 月'],
    ['公历', '2001-00-05 10:00', '月份应在 1 到 12 之间，没有 0 月'],
    ['公历', '2001-01-32 10:00', '2001 年 1 月只有 31 天，没有 32 日'],
    ['公历', '2001年2月30日', '2001 年 2 月只有 28 天，没有 30 日'],
    ['公历', '2001-01-05 25:00', '小时应在 0 到 23 之间，没有 25 时'],
    ['公历', '2001-01-05 24:00', '没有 24 时：半夜十二点请填次日 0 时'],
    ['公历', '2001-01-05 10:61', '分钟应在 0 到 59 之间，没有 61 分'],
    ['公历', '1899-01-05 10:00', '出生日期须在1900年1月31日至2100年12月31日之间'],
    ['农历', '2001-13-05 10:00', '月份应在 1 到 12 之间，没有 13 月'],
    ['农历', '2001年十三月初五', '月份应在 1 到 12 之间，没有 13 月'],
    ['农历', '2001年正月三十一', expect.stringMatching(/31 天/)],
    ['农历', '2001年闰五月初五', expect.stringMatching(/没有闰五月/)],
  ])('says what is wrong with the %s date %s', async (calendar, date, message) => {
    const { data } = await take(await member(), rows(`甲,男,${calendar},${date},本人`));
    expect(data.faults.map((fault: { message: string }) => fault.message)).toEqual([message]);
  });

  it('tells all faults of a row at once', async () => {
    const content = [
      '姓名,性别,历法,出生时间,出生地,分组',
      '甲,,公历,2001-02-30 10:00,无此地,邻居',
      '乙,,农历,2001年闰五月初五,,',
      ',中,历,2001-02-30 10:00,鼓楼区,',
    ].join('\n');
    const { data } = await take(await member(), content);
    const fields: Record<number, string[]> = {};
    for (const { row, field } of data.faults) (fields[row] ??= []).push(field);
    expect(fields[2]?.sort()).toEqual(['birth_place', 'birth_time', 'category', 'gender']);
    expect(fields[3]?.sort()).toEqual(['gender', 'leap_month']);
    expect(fields[4]?.sort()).toEqual(['birth_place', 'calendar_type', 'gender', 'name']);
  });

  it.each([
    ['历,1990-06-15 08:50(辰时)', '历法须写公历或农历'],
    ['农历,2001年闰五月初五 08:50(辰时)', expect.stringMatching(/没有闰五月/)],
    ['公历,1899-01-05 08:50(辰时)', '出生日期须在1900年1月31日至2100年12月31日之间'],
  ])('tells one fault of %s, whose 时辰 true solar time keeps', async (birth, message) => {
    const content = `姓名,性别,历法,出生时间,出生地,真太阳时\n甲,男,${birth},成都,是`;
    const { data } = await take(await member(), content);
    expect(data.faults.map((fault: { message: string }) => fault.message)).toEqual([message]);
  });

  it('imports nothing of a row with an invalid note, pin or time', async () => {
    const token = await member();
    const record = {
      name: '甲',
      gender: 'male',
      calendar_type: 'solar',
      birth_time: '1990-06-15 10:30:00',
      category: 'self',
    };
    const list = [
      { ...record, note: '𠮷'.repeat(2001) },
      { ...record, note: '\u0000' },
      { ...record, pinned: 'vielleicht' },
      { ...record, pinned: 7 },
      { ...record, created_at: '0000-01-01T00:00:00Z' },
      { ...record, created_at: 'gestern' },
      { ...record, apply_dst: '是', leap_month: '否', dst_fold: '第二次', unknown: true },
      { ...record, birth_time: 5 },
      null,
      [],
      '甲',
    ];
    const { data } = await take(token, JSON.stringify(list), 'json');
    expect(data.imported).toBe(1);
    const named = new Map<number, string>();
    for (const { row, field } of data.faults) named.set(row, named.get(row) ?? field);
    expect(Object.fromEntries(named)).toEqual({
      1: 'note',
      2: 'note',
      3: 'pinned',
      4: 'pinned',
      5: 'created_at',
      6: 'created_at',
      8: 'birth_time',
      9: 'name',
      10: 'name',
      11: 'name',
    });
    expect(await exported(token)).toMatchObject([{ apply_dst: true, dst_fold: 1, leap_month: false }]);
  });

  it('never creates a record in the future', async () => {
    const token = await member();
    const line = '甲,男,公历,1990-06-15 10:30,本人,2030-01-01T00:00:00Z';
    await take(token, `${HEADINGS},建立时间\n${line}`);
    const [record] = await exported(token);
    expect(Date.parse(record.created_at)).toBeLessThanOrEqual(service.clock.now().getTime());
  });
});

describe('a case book', () => {
  const preview = (token: string, content: string) =>
    service.call('POST', '/api/records/import', { format: 'csv', content, preview: true }, { token });
  const BOOK = [
    '客户名单',
    '姓名,性别,生日,时辰,出生地,电话',
    '林清和,男,1990-06-15,巳时,杭州,138',
    '周慕白,女,1986年七月廿一,辰时,,139',
    '沈未央,M,1988/3/2,不详,北京朝阳,',
    '许知远,0,1991年4月5日 下午3点,,,',
    '陆沉,男,1990-02-30,,,',
    '江晚,男,1990-06-15,,鼓楼区,',
  ].join('\n');

  it('with name, gender, birthday, hour and place is imported row by row', async () => {
    const token = await member();
    const { data } = await take(token, BOOK);
    expect(data).toEqual({
      imported: 4,
      faults: [
        { row: 7, field: 'birth_time', message: '1990 年 2 月只有 28 天，没有 30 日' },
        { row: 8, field: 'birth_place', message: expect.stringContaining('南京市 鼓楼区') },
      ],
    });
    expect(await exported(token)).toMatchObject([
      {
        name: '林清和',
        gender: 'male',
        birth_time: '1990-06-15 10:00:00',
        birth_place: '',
        category: 'other',
      },
      { name: '周慕白', gender: 'female', calendar_type: 'lunar', birth_time: '1986-07-21 08:00:00' },
      { name: '沈未央', gender: 'male', hour_unknown: true, birth_place_label: '北京市 朝阳区' },
      { name: '许知远', gender: 'female', birth_time: '1991-04-05 15:00:00', hour_unknown: false },
    ]);
  });

  it('is previewed with columns, pillars, defaults and faults, and nothing is stored', async () => {
    const token = await member();
    const { data, message } = await preview(token, BOOK);
    expect(message).toBe('成功');
    expect(data.imported).toBe(0);
    expect(data.columns).toEqual([
      { title: '姓名', field: 'name' },
      { title: '性别', field: 'gender' },
      { title: '生日', field: 'birth_time' },
      { title: '时辰', field: 'birth_time' },
      { title: '出生地', field: 'birth_place' },
      { title: '电话', field: '' },
    ]);
    expect(data.rows.map(({ row }: { row: number }) => row)).toEqual([3, 4, 5, 6]);
    expect(data.rows[0]).toMatchObject({
      name: '林清和',
      birth_place_label: '',
      pillars: ['庚午', '壬午', '辛亥', '癸巳'],
      assumed: [
        { field: 'calendar_type', message: '没有写历法，按公历' },
        { field: 'birth_time', message: '巳时没有写几点，按10:00' },
        { field: 'birth_place', message: '只写了巳时，不用真太阳时，没有存出生地' },
        { field: 'category', message: '没有写分组，归入其他' },
      ],
    });
    expect(data.rows[2].pillars).toHaveLength(3);
    expect(data.rows[3].assumed).toContainEqual({ field: 'gender', message: '性别写的是0，读作女' });
    expect(data.faults).toHaveLength(2);
    expect(await exported(token)).toEqual([]);
  });

  it('is previewed with a word on each row that the list, or a row above, has already', async () => {
    const token = await member();
    await take(token, BOOK);
    const twice = '新来客,男,1971-02-03,9:00,,';
    const { data } = await preview(token, [BOOK, twice, twice].join('\n'));
    const known = data.rows.map(({ assumed }: { assumed: { message: string }[] }) =>
      assumed.some(({ message }) => message === '已有同名同生辰的命盘，会再多一份'),
    );
    expect(known).toEqual([true, true, true, true, false, true]);
  });

  /** The hour pillars' branches and what is said of a row of each line. */
  const hours = async (heading: string, ...lines: string[]) => {
    const { data } = await preview(await member(), [`姓名,性别,${heading}`, ...lines].join('\n'));
    expect(data.faults).toEqual([]);
    return data.rows.map(({ pillars }: { pillars: string[] }) => pillars[3]?.at(-1));
  };

  it('keeps every 时辰 that it names, wherever and whenever it was', async () => {
    const places = ['重庆', '成都', '昆明', '乌鲁木齐', '郑州', '哈尔滨', '伦敦', '台北', ''];
    // Winter, summer time, its disputed start, double summer time in London.
    const days = ['1985-01-20', '1987-07-01', '1988-04-12', '1944-06-05'];
    const branches = [...'丑寅卯申酉'];
    const births = days.flatMap((day) => places.map((place) => [day, place] as const));
    const lines = births.flatMap(([day, place]) => branches.map((one) => `甲,男,${day},${one}时,${place}`));
    expect(await hours('生日,时辰,出生地', ...lines)).toEqual(births.flatMap(() => branches));
  });

  it('keeps the day of 早子时 and 晚子时 in summer time', async () => {
    const pillarsOf = async (day: string, hour: string, dst = '') => {
      const content = `姓名,性别,生日,时辰,子时换日,还原夏令时\n甲,男,${day},${hour},早晚子时,${dst}`;
      const [row] = (await preview(await member(), content)).data.rows;
      return row.pillars.slice(2);
    };
    for (const hour of ['早子时', '晚子时'])
      expect(await pillarsOf('1987-07-01', hour)).toEqual(await pillarsOf('1987-07-01', hour, '否'));
  });

  it('keeps the hour in every way of writing it', async () => {
    const written = [
      ['卯初', '卯'],
      ['卯正', '卯'],
      ['卯时(5-7点)', '卯'],
      ['5-7点', '卯'],
      ['05:00-06:59', '卯'],
      ['5点到7点', '卯'],
      ['早上五点至七点', '卯'],
      ['下午3-5点', '申'],
      ['15-17点(申时)', '申'],
      ['晚上11点-1点', '子'],
      ['23:00～24:00', '子'],
      ['卯时6:30', '卯'],
      ['07:05(辰时)', '辰'],
    ] as const;
    for (const day of ['1985-01-20', '1987-07-01'])
      expect(
        await hours('生日,时辰,出生地', ...written.map(([hour]) => `甲,男,${day},${hour},成都`)),
      ).toEqual(written.map(([, branch]) => branch));
  });

  it('says what it leaves out for a named 时辰', async () => {
    const content = [
      '姓名,性别,公历,时辰,出生地,分组',
      '甲,男,1985-01-20,卯时,成都,本人',
      '乙,男,1985-01-20,卯时,纽约,本人',
      '丙,男,1985-01-20,07:05(辰时),成都,本人',
      '丁,男,1987-07-01,晚子时,成都,本人',
      '戊,男,1985-01-20,08:50(辰时),成都,本人',
    ].join('\n');
    const { data } = await preview(await member(), content);
    const said = data.rows.map(({ assumed }: { assumed: { message: string }[] }) =>
      assumed.map(({ message }) => message),
    );
    expect(said).toEqual([
      ['卯时没有写几点，按06:00', '只写了卯时，不用真太阳时，没有存出生地'],
      ['卯时没有写几点，按06:00', '只写了卯时，不用真太阳时'],
      ['按所写的辰时，不用真太阳时，没有存出生地'],
      [
        '晚子时没有写几点，按23:00',
        '只写了晚子时，不用真太阳时，没有存出生地',
        '按所写的晚子时，不还原夏令时',
      ],
      ['按四川省 成都市的真太阳时'],
    ]);
  });

  it.each([
    ['卯时', '真太阳时', '是', '只写了卯时，不能换算真太阳时，请写几点几分，或不用真太阳时'],
    ['卯时', '出生地代码', '510100', '只写了卯时，不能换算真太阳时，请写几点几分，或不用真太阳时'],
    ['07:05(辰时)', '真太阳时', '是', '换算真太阳时或夏令时后不是所写的辰时，请核对'],
    ['晚子时', '还原夏令时', '是', '换算真太阳时或夏令时后不是所写的晚子时，请核对'],
  ])('refuses %s with %s %s', async (hour, heading, cell, message) => {
    const content = `姓名,性别,公历,时辰,出生地,${heading}\n甲,男,1987-07-01,${hour},成都,${cell}`;
    const { data } = await preview(await member(), content);
    expect(data.faults.map((fault: { message: string }) => fault.message)).toEqual([message]);
    expect(data.rows).toEqual([]);
  });

  it.each([
    ['名字,sex,阳历,时间\n甲,F,1990-06-15,10:30', { gender: 'female', calendar_type: 'solar' }],
    ['名字;男女;农历;出生时间\n甲;女;1990-6-15;10:30', { gender: 'female', calendar_type: 'lunar' }],
    ['命主\t乾坤\t公历生日\t农历生日\n甲\t坤造\t1986-8-26\t七月廿一', null],
    ['姓名（必填）,性别*,出生日期,农历,时辰\n甲,女,1990-06-15,是,10:30', { calendar_type: 'lunar' }],
    ['姓名,性别,出生日期,农历,闰月,时辰\n甲,女,2020-04-12,是,是,9:00', { leap_month: true }],
    ['姓名,性别,生日,出生地,真太阳时\n甲,女,1990-06-15 10:30,杭州,否', { birth_place: '' }],
    ['姓名,性别,生日,出生地,真太阳时\n甲,女,1990-06-15 10:30,纽约,否', { birth_place: '' }],
  ])('may have the headings of %j', async (content, expected) => {
    const token = await member();
    const { data } = await take(token, content);
    if (expected === null) expect(data.faults).toHaveLength(1);
    else {
      expect(data).toEqual({ imported: 1, faults: [] });
      expect(await exported(token)).toMatchObject([expected]);
    }
  });
});

describe('an invalid file', () => {
  it.each([
    ['csv', '', '文件是空的'],
    ['csv', ' \n\n', '文件是空的'],
    ['csv', HEADINGS, '文件里没有记录'],
    ['csv', `${HEADINGS}\n,,,,\n`, '文件里没有记录'],
    ['csv', `${HEADINGS}\n"甲`, '文件不是有效的CSV'],
    ['csv', `${HEADINGS}\n甲"乙",男`, '文件不是有效的CSV'],
    ['csv', `${HEADINGS}\n${','.repeat(5001)}`, '文件的列数过多'],
    ['csv', '姓名,性别\n甲,男', '缺少这些列：出生日期'],
    ['csv', '[]', '缺少这些列：姓名、性别、出生日期'],
    ['json', '{', '文件不是有效的JSON'],
    ['json', '[]', '文件里没有记录'],
    ['json', '{"records":{}}', '文件里没有记录'],
    ['json', '5', '文件里没有记录'],
    ['xlsx', 'x', '请选择CSV或JSON文件'],
  ])('is rejected as a whole: %s %j', async (format, content, message) => {
    expect(await take(await member(), content, format)).toMatchObject({ status: 400, code: 400, message });
  });

  it('is rejected above 1 MB, counted in bytes', async () => {
    const token = await member();
    const huge = '甲'.repeat(400_000);
    expect(await take(token, huge)).toMatchObject({ status: 413, message: '文件不能超过1MB' });
    expect(await take(token, 'x'.repeat(4_000_000))).toMatchObject({
      status: 413,
      message: '文件不能超过1MB',
    });
  });

  it.each([
    ['a million blank lines', 'csv', `${HEADINGS}\n${'\n'.repeat(1_000_000)},`],
    ['a million columns', 'csv', `${HEADINGS}\n${','.repeat(1_000_000)}`],
    ['300,000 rows of one column', 'csv', `${HEADINGS}\n${'x\n'.repeat(300_000)}`],
    ['500,000 items', 'json', `[${'0,'.repeat(500_000)}0]`],
    ['unknown keys', 'json', `[{${Array.from({ length: 90_000 }, (_, i) => `"${i}":0`).join()}}]`],
    ['nested arrays', 'json', '['.repeat(1_000_000)],
  ])('of %s (%s) is answered within a second of CPU time', async (_, format, content) => {
    const token = await member();
    const before = process.cpuUsage();
    expect((await take(token, content, format)).status).toBeLessThan(500);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });

  it('never causes a server error', async () => {
    const token = await member();
    let seed = 7;
    const below = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
    const bits = [
      ',',
      '"',
      '\r',
      '\n',
      '\t',
      "'",
      '=',
      '甲',
      '男',
      '公历',
      '1990-06-15 10:30',
      '本人',
      '{}',
      '\ud800',
    ];
    for (let round = 0; round < 60; round += 1) {
      const noise = Array.from({ length: below(60) }, () => bits[below(bits.length)]).join('');
      const whole = below(2) === 0 ? `${HEADINGS}\n${noise}` : noise;
      const answer = await take(token, whole, below(4) === 0 ? 'json' : 'csv');
      expect([200, 400]).toContain(answer.status);
    }
    expect(service.errors).toEqual([]);
  });

  it(
    'has a rate limit',
    async () => {
      const strict = await createHarness({ limits: { importPerUser: { count: 1, seconds: 3600 } } });
      try {
        const { token } = await strict.signUp('13500000001');
        const ask = () =>
          strict.call('POST', '/api/records/import', { format: 'json', content: '[]' }, { token });
        expect(await ask()).toMatchObject({ status: 400 });
        expect(await ask()).toMatchObject({ status: 429 });
      } finally {
        await strict.close();
      }
    },
    SLOW,
  );
});

describe('a thousand records', () => {
  const CATEGORIES = ['本人', '家人', '朋友', '客户'];
  const line = (at: number) => {
    const day = `${1950 + (at % 60)}-0${1 + (at % 9)}-${10 + (at % 18)}`;
    return `${at % 3 === 0 ? '林' : '周'}${at},${at % 2 ? '男' : '女'},公历,${day} 10:30,${CATEGORIES[at % 4]}`;
  };
  const lines = Array.from({ length: 1000 }, (_, at) => line(at));
  let token: string;
  beforeAll(async () => {
    token = await member();
    expect((await take(token, rows(...lines))).data).toEqual({ imported: 1000, faults: [] });
  }, SLOW);
  const list = async (query: string) =>
    (await service.call('GET', `/api/records?${query}`, undefined, { token })).data;
  const names = ({ records }: { records: { name: string }[] }) => records.map(({ name }) => name);
  const nameAt = (at: number) => line(at).split(',')[0];

  it('are listed in pages in the file’s order, each once', async () => {
    expect(names(await list(''))).toEqual([0, 1, 2, 3, 4].map(nameAt));
    expect(names(await list('page=200'))).toEqual([995, 996, 997, 998, 999].map(nameAt));
    const seen: string[] = [];
    for (let page = 1; page <= 10; page += 1) seen.push(...names(await list(`page=${page}&page_size=100`)));
    expect(seen).toEqual(lines.map((_, at) => nameAt(at)));
    expect(names(await list('sort=oldest'))).toEqual([999, 998, 997, 996, 995].map(nameAt));
  });

  it('are filtered and searched across pages', async () => {
    const friends = await list('category=friend&page=2');
    expect(friends.total).toBe(250);
    expect(names(friends)).toEqual([22, 26, 30, 34, 38].map(nameAt));
    const lin = await list(`category=friend&keyword=${encodeURIComponent('林')}`);
    expect(lin.total).toBe(lines.filter((_, at) => at % 4 === 2 && at % 3 === 0).length);
    expect(names(await list('keyword=999'))).toEqual([nameAt(999)]);
  });

  it('are exported in one file; a larger import is rejected', async () => {
    expect(await exported(token)).toHaveLength(1000);
    expect((await csv(token)).text.split('\r\n')).toHaveLength(1002);
    expect(await take(token, rows(...lines, line(1000)))).toMatchObject({
      status: 400,
      message: '一次最多导入1000份命盘',
    });
    expect((await list('')).total).toBe(1000);
  });
});
