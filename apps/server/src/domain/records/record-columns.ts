/** The columns of a file of records, in Chinese: how each is written and read. */
import type { Schema } from '@ziping/api-client/types';
import { formatBirthTime, parseBirthTime } from '@ziping/bazi/birth-time';

export type FileRow = Schema<'RecordFileRow'>;

interface Column {
  title: string;
  write(row: FileRow): string;
  /** The parsed value; undefined for invalid text. */
  read(text: string): unknown;
  /** The message for invalid text. */
  fault: string;
}

/** A column of fixed values, written in Chinese; the wire's words are read as well. */
function choice<Field extends keyof FileRow>(
  title: string,
  field: Field,
  labels: Record<string, string>,
): Column {
  const words = Object.entries(labels);
  return {
    title,
    write: (row) => labels[String(row[field])] ?? '',
    read(text) {
      const [value] = words.find(([key, label]) => text === label || text.toLowerCase() === key) ?? [];
      return value;
    },
    fault: `${title}须写${words.map(([, label]) => label).join('、')}之一`,
  };
}

/** 是 or 否 in its usual spellings. */
export function readFlag(text: string): boolean | undefined {
  if (/^(?:true|是|有|y|yes|1|√|✓|✔)$/i.test(text)) return true;
  return /^(?:false|否|不是|无|没有|n|no|0|×)$/i.test(text) ? false : undefined;
}

function flag(title: string, field: 'leap_month' | 'hour_unknown' | 'apply_dst' | 'pinned'): Column {
  const words = choice(title, field, { true: '是', false: '否' });
  return { ...words, read: readFlag, fault: `${title}须写是或否` };
}

function plain(
  title: string,
  field: 'name' | 'birth_place' | 'birth_place_label' | 'birth_city' | 'note',
): Column {
  return { title, write: (row) => row[field] ?? '', read: (text) => text, fault: '' };
}

/** Date and time of a JSON file: 1990/6/15 10:30, 1990-06-15 10:30:00. */
const DATE_TIME = /^\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?[\sT]+\d{1,2}:\d{2}(?::00)?$/;

const lunarCalendars = choice('农历国别', 'lunar_calendar', {
  chinese: '中国',
  korean: '韩国',
  vietnamese: '越南',
});

const folds = choice('重复的一小时', 'dst_fold', { 0: '第一次', 1: '第二次' });

/** The columns of the CSV file in order. */
export const COLUMNS: Record<keyof FileRow, Column> = {
  name: plain('姓名', 'name'),
  gender: {
    ...choice('性别', 'gender', { male: '男', female: '女' }),
    read: (text) => {
      const word = text.normalize('NFKC').toLowerCase();
      return /^(?:male|m|男|男性|男士|男命|先生|乾|乾造|1)$/.test(word)
        ? 'male'
        : /^(?:female|f|女|女性|女士|女命|小姐|坤|坤造|0|2)$/.test(word)
          ? 'female'
          : undefined;
    },
    fault: '性别须写男或女',
  },
  calendar_type: {
    ...choice('历法', 'calendar_type', { solar: '公历', lunar: '农历' }),
    read: (text) =>
      /^(?:solar|公历|阳历|新历|西历|阳|公)$/i.test(text)
        ? 'solar'
        : /^(?:lunar|农历|阴历|旧历|夏历|农|阴)$/i.test(text)
          ? 'lunar'
          : undefined,
    fault: '历法须写公历或农历',
  },
  birth_time: {
    title: '出生时间',
    write: (row) => row.birth_time.slice(0, 16),
    read: (text) => (DATE_TIME.test(text) ? formatBirthTime(parseBirthTime(text)) : undefined),
    fault: '出生时间须写成1990-06-15 10:30的样子',
  },
  lunar_calendar: {
    ...lunarCalendars,
    write: (row) => (row.calendar_type === 'lunar' ? lunarCalendars.write(row) : ''),
  },
  leap_month: flag('闰月', 'leap_month'),
  hour_unknown: flag('时辰未知', 'hour_unknown'),
  birth_place: plain('出生地代码', 'birth_place'),
  birth_place_label: plain('出生地', 'birth_place_label'),
  birth_city: plain('出生城市代码', 'birth_city'),
  category: choice('分组', 'category', {
    self: '本人',
    family: '家人',
    friend: '朋友',
    lover: '恋人',
    classmate: '同学',
    child: '子女',
    parent: '父母',
    relative: '亲戚',
    colleague: '同事',
    client: '客户',
    other: '其他',
  }),
  zi_convention: choice('子时换日', 'zi_convention', { next: '二十三点换日', split: '早晚子时' }),
  yun_convention: choice('起运算法', 'yun_convention', {
    exact: '按时刻精算',
    minutes: '按分钟折算',
    shichen: '按时辰折算',
  }),
  apply_dst: flag('还原夏令时', 'apply_dst'),
  dst_fold: {
    ...folds,
    read(text) {
      const value = folds.read(text);
      return value === undefined ? undefined : Number(value);
    },
  },
  pinned: flag('置顶', 'pinned'),
  note: plain('备注', 'note'),
  created_at: {
    title: '建立时间',
    write: (row) => row.created_at,
    read(text) {
      const moment = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : NaN;
      return moment >= 0 ? new Date(moment) : undefined;
    },
    fault: '建立时间须写成2026-11-18T03:20:00Z的样子',
  },
};

/** The fields of a record in a file, in the order of its columns. */
export const FILE_FIELDS = Object.keys(COLUMNS) as (keyof FileRow)[];
