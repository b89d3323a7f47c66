import type { Schema } from '@ziping/api-client/types';

type Field = keyof Schema<'RecordFileRow'>;

/** What a column holds: a field of a record, or a part of the birth that a list may have in a column of its own. */
export type Heading = Field | 'date' | 'solar_date' | 'lunar_date' | 'time' | 'true_solar';

/** The headings of which a table has at least one. */
export const DATE_HEADINGS: readonly Heading[] = ['birth_time', 'date', 'solar_date', 'lunar_date'];

/** The names under which people have a column, our own first. */
const NAMES: Record<Heading, string> = {
  name: '姓名 名字 名称 称呼 客户 客户姓名 客户名 客户名称 命主 命主姓名 缘主 当事人 name fullname',
  gender: '性别 男女 乾坤 乾坤造 造 sex gender m/f 男/女',
  calendar_type:
    '历法 公历农历 农历公历 公农历 阳历阴历 阴历阳历 阴阳历 公历/农历 农历/公历 阳历/阴历 历 日历 历别 calendar calendar_type',
  lunar_calendar: '农历国别 lunar_calendar',
  birth_time: '出生时间 时间 生辰 出生年月日时 出生日期时间 出生日期及时间 出生时刻 birth_time birthdatetime',
  date: '出生日期 生日 出生年月日 出生年月 出生日 出生 日期 生年月日 birthday birthdate dateofbirth dob date',
  solar_date:
    '公历 阳历 新历 西历 公历生日 阳历生日 新历生日 公历日期 阳历日期 公历出生日期 阳历出生日期 公历出生时间 阳历出生时间',
  lunar_date:
    '农历 阴历 旧历 农历生日 阴历生日 旧历生日 农历日期 阴历日期 农历出生日期 阴历出生日期 农历出生时间 阴历出生时间',
  time: '时辰 出生时辰 出生钟点 钟点 几点 时分 time birthtime timeofbirth hour',
  leap_month: '闰月 是否闰月 闰 leap_month',
  hour_unknown: '时辰未知 时辰不详 时间未知 时辰不明 hour_unknown',
  birth_place: '出生地代码 birth_place',
  birth_place_label:
    '出生地 出生地点 地点 出生城市 城市 出生地区 出生地址 地区 出生省市 place birthplace placeofbirth city location birth_place_label',
  birth_city: '出生城市代码 birth_city',
  category: '分组 分类 组别 类别 关系 category group',
  zi_convention: '子时换日 zi_convention',
  yun_convention: '起运算法 yun_convention',
  apply_dst: '还原夏令时 apply_dst',
  dst_fold: '重复的一小时 dst_fold',
  pinned: '置顶 pinned',
  note: '备注 说明 附注 批注 note notes remark remarks memo',
  created_at: '建立时间 created_at',
  true_solar: '真太阳时 是否真太阳时 true_solar',
};

const HEADINGS = new Map(
  (Object.entries(NAMES) as [Heading, string][]).flatMap(([heading, names]) =>
    names.split(' ').map((name) => [name, heading] as const),
  ),
);

/** A title without what people add to it: 姓名（必填）, 性别*, 出生日期：. */
function plainTitle(title: string): string {
  const plain = title.normalize('NFKC').trim().toLowerCase();
  return plain.replace(/\([^)]*\)|\[[^\]]*\]|[*:]/g, '').replace(/\s+/g, '');
}

/** What each column holds by its title; null for an unknown title and for a second column of the same. */
export function headingsOf(titles: readonly string[]): (Heading | null)[] {
  const known = new Set<Heading>();
  return titles.map((title) => {
    const heading = title.length > 60 ? undefined : HEADINGS.get(plainTitle(title));
    if (!heading || known.has(heading)) return null;
    known.add(heading);
    return heading;
  });
}
