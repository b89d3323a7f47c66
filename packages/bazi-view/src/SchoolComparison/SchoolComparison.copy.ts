import type { SchoolAnswer, SchoolQuestion } from '@ziping/bazi/types';
import { patternPanelCopy } from '../PatternPanel/PatternPanel.copy.ts';

type School = SchoolAnswer['school'];

/** Chinese texts of the comparison of schools. */
export const schoolComparisonCopy = {
  /** 6 项取法，其中 3 项各家不同 */
  caption: (all: number, differing: number) => `${all} 项取法，其中 ${differing} 项各家不同`,
  allAgree: (all: number) => `${all} 项取法，各家在此盘结果相同`,
  agreeing: '各家一致',
  columns: { school: '取法与出处', question: '所问', result: '结果' },
  questions: {
    pattern: '格局',
    favourable: '用神',
    commanding_stem: '人元司令',
    minor_luck: '小运',
    yun_convention: '起运',
    zi_convention: '子时换日',
    true_solar: '真太阳时',
  } satisfies Record<SchoolQuestion, string>,
  /** What the answers to a question are of. */
  scopes: {
    minor_luck: '虚岁一、二、三岁',
    yun_convention: '三日折一年',
    zi_convention: '日柱与时柱',
    true_solar: '日柱与时柱',
  } satisfies Partial<Record<SchoolQuestion, string>>,
  /** @param pattern the default one */
  favourableScope: (pattern: string) => `按${pattern}取用`,
  schools: {
    ...patternPanelCopy.patternSchools,
    ...patternPanelCopy.schools,
    ziping: '通行分日',
    sanming: '古法分日',
    hour: '由时柱起',
    fixed: '男起丙寅，女起壬申',
    exact: '按时刻精算',
    minutes: '按分钟折算',
    shichen: '按时辰折算',
    next: '二十三点换日',
    split: '早晚子时',
    true_solar: '用真太阳时',
    clock: '用钟表时间',
  } satisfies Record<School, string>,
  /** In place of a book, where a school has none. */
  notes: {
    exact: '出生到交节连续折算',
    minutes: '间隔取整分钟',
    shichen: '间隔取整时辰，一时辰折十日',
    next: '二十三点起算作次日',
    split: '零点换日，晚子时仍属当日',
    true_solar: '按出生地经度与当日时差校正',
    clock: '不按出生地校正',
  } satisfies Partial<Record<School, string>>,
  used: '本盘所用',
  other: '异',
  same: '同',
  /** How many answers a question has: 两说, 三说, 四说. */
  count: (answers: number) => `${'一两三四'.charAt(answers - 1)}说`,
  pillars: ['日柱', '时柱'],
  age: (age: string) => `虚岁${age}`,
  /** @param date `YYYY-MM-DD` */
  date: (date: string) => {
    const [year, month, day] = date.split('-').map(Number);
    return `${year}年${month}月${day}日`;
  },
  hourUnknown: '时辰未知：格局与用神只看年、月、日三柱，要用到时辰的各项不列。',
} as const;
