import { describe, expect, it } from 'vitest';

import { personOf } from '../test-births.ts';
import { composeReport } from './compose.ts';
import { deedsOf } from './deeds.ts';
import { gaokaoYear, gradeOf, isChangeOfLife, isRetired, pointOfYear, workStageIn } from './life-points.ts';
import { phrasesOf } from './signs.ts';
import { reportsFrom } from './test-reports.ts';
import { AGED_CAUSE_ROWS } from './words-causes-aged.ts';
import { CAUSE_WORDS } from './words-causes.ts';
import { GROWN_DEEDS } from './words-deeds-grown.ts';
import { AGED_MONTH_DEEDS } from './words-deeds-months-aged.ts';
import { SCHOOL_MONTH_DEEDS } from './words-deeds-months-school.ts';
import { MONTH_DEEDS } from './words-deeds-months.ts';
import { STUDENT_DEEDS } from './words-deeds-student.ts';
import { AGED_EVENT_ROWS, SCHOOL_EVENTS } from './words-events-ages.ts';
import { TEEN_EVENTS } from './words-events-teen.ts';
import { GROWN_CHILD_CAUSE_ROWS, GROWN_CHILD_EVENT_ROWS } from './words-grown-child.ts';
import { SCHOOL_CAUSES } from './words-minors-school.ts';
import { SMALL_CAUSES, SMALL_EVENTS } from './words-minors-small.ts';
import { TEEN_CAUSES } from './words-minors-teen.ts';
import type { ReportCode } from './types/report-types.ts';
import { POINT_WORDS, SPRING_ACTS } from './words-points.ts';
import { SCALE_WORDS } from './words-scales.ts';
import { STUDENT_CAUSES } from './words-causes-student.ts';

const NOW = Date.parse('2026-11-26T12:00:00+08:00');

const minors = reportsFrom(1, 18);
const grown = reportsFrom(19, 60);
const aged = reportsFrom(61);

/** The lines of a report on a time: of the three times, the months and the years. */
const linesOf = (text: string) =>
  text.split('\n').filter((line) => /^(?:- |\| )?20\d\d年[^；]*(?:）｜| \| )/.test(line));

const ROWS = {
  small: [SMALL_CAUSES, SMALL_EVENTS],
  young: [SCHOOL_CAUSES, SCHOOL_EVENTS, SCHOOL_MONTH_DEEDS],
  teen: [TEEN_CAUSES, TEEN_EVENTS, GROWN_CHILD_CAUSE_ROWS, GROWN_CHILD_EVENT_ROWS],
  aged: [AGED_CAUSE_ROWS, AGED_EVENT_ROWS, AGED_MONTH_DEEDS],
} as const;

describe('an effect that is told to the parents of a minor and after 60', () => {
  it.each(Object.keys(ROWS) as (keyof typeof ROWS)[])('has acts of its own: %s', (band) => {
    const rows = ROWS[band];
    const all = phrasesOf(rows);
    expect(deedsOf(rows)).toHaveLength(all.length);
    expect(all.filter((text) => /你/.test(text.replaceAll(/“[^”]*”/g, '')) && rows !== ROWS.aged)).toEqual(
      [],
    );
  });

  it('has beside it no act that belongs to another one', () => {
    const calendar = phrasesOf([POINT_WORDS, SPRING_ACTS]);
    const acts = new Map<string, Set<string>>();
    for (const [effect, deeds] of Object.values(ROWS).flatMap((rows) => deedsOf(rows)))
      acts.set(effect, new Set([...(acts.get(effect) ?? []), ...deeds]));
    const deeds = new Set([...acts.values()].flatMap((own) => [...own]));
    let count = 0;
    for (const { text, facts, birth } of [...minors, ...aged])
      for (const line of linesOf(text)) {
        const act = line
          .replace(/。$| \|$/, '')
          .split('；')
          .at(-1)!;
        // The words of a girl are told of her.
        const plain = facts.gender === 'female' ? act.replaceAll('她', '他') : act;
        if (!deeds.has(plain) || calendar.includes(plain)) continue;
        const said = facts.gender === 'female' ? line.replaceAll('她', '他') : line;
        const own = [...acts].filter(([effect]) => said.includes(effect));
        count += 1;
        expect(
          own.some(([, those]) => those.has(plain)),
          `${birth} ${line}`,
        ).toBe(true);
      }
    expect(count).toBeGreaterThan(1000);
  });
});

describe('acts beside effects', () => {
  const monthsOf = (code: string, age: 'grown' | 'young' | 'aged') => {
    const { causes, events } = SCALE_WORDS.month[code]!;
    return phrasesOf([causes?.[age] ?? [], (age === 'grown' && causes?.student) || [], events[age] ?? []]);
  };
  const TABLES = [
    ...Object.entries(GROWN_DEEDS).map(([code, rows]) => [rows, phrasesOf(CAUSE_WORDS[code])] as const),
    ...Object.entries(STUDENT_DEEDS).map(([code, rows]) => [rows, phrasesOf(STUDENT_CAUSES[code])] as const),
    ...Object.entries(MONTH_DEEDS).map(([code, rows]) => [rows, monthsOf(code, 'grown')] as const),
    ...Object.entries(SCHOOL_MONTH_DEEDS).map(([code, rows]) => [rows, monthsOf(code, 'young')] as const),
    ...Object.entries(AGED_MONTH_DEEDS).map(([code, rows]) => [rows, monthsOf(code, 'aged')] as const),
  ];

  it('are bound only to effects that a report may tell', () => {
    for (const [rows, effects] of TABLES)
      expect(deedsOf(rows).filter(([effect]) => !effects.includes(effect))).toEqual([]);
  });

  it('stand beside every effect of a star, and of a month in the reports that tell months', () => {
    const bound = TABLES.flatMap(([rows]) => deedsOf(rows).map(([effect]) => effect));
    for (const [, effects] of TABLES) expect(effects.filter((effect) => !bound.includes(effect))).toEqual([]);
  });

  it('delay nothing that is due beside taxes, fines and debts', () => {
    let count = 0;
    for (const { text, birth } of grown)
      for (const line of linesOf(text).filter((one) => /税费|罚的补的|要补要缴|补缴/.test(one))) {
        count += 1;
        expect(line, birth).not.toMatch(/大额的先不付|先不交|能拖|押金和罚款/);
      }
    expect(count).toBeGreaterThan(10);
  });
});

it('advises for a year on nothing that is done in one evening, and for a month on nothing that takes a year', () => {
  for (const { text, birth } of [...minors, ...grown, ...aged])
    for (const line of linesOf(text)) {
      const act = line.split('；').slice(1).at(-1) ?? '';
      const isMonth = /^(?:- |\| )?20\d\d年\d+月/.test(line);
      expect(act, `${birth} ${line}`).not.toMatch(isMonth ? /全年|一季|半年内/ : /[今明]晚|今天|这个月/);
    }
});

describe('the reports of a minor', () => {
  it('birth 小升初, 中考 and 高考 in the line of their year, and ahead of it in the opening', () => {
    const NAMES = { school: '上小学', junior: '上初中', zhongkao: '中考', gaokao: '高考' } as Record<
      string,
      string
    >;
    let count = 0;
    for (const { text, facts, code, birth } of minors)
      for (let year = 2027; year <= 2034; year += 1) {
        const point = NAMES[pointOfYear(facts, year) ?? ''];
        if (!point) continue;
        count += 1;
        const lines = text.split('\n').filter((line) => line.includes(`${year}年`));
        if (lines.length > 0) expect(lines.join('\n'), `${birth} ${year}`).toContain(point);
        if (code === 'overall' && year <= 2032) expect(text.slice(0, 400), birth).toContain(`${year}年`);
      }
    expect(count).toBeGreaterThan(100);
  });

  it('know nothing of a university up to the year of the 高考', () => {
    const pupils = reportsFrom(0, 21).filter(({ facts }) => gaokaoYear(facts) >= 2027);
    for (const { text, facts, birth } of pupils)
      for (const line of text.split('\n')) {
        const year = Number(/^(?:- |\| )?(20\d\d)年/.exec(line)?.[1] ?? Infinity);
        if (year <= gaokaoYear(facts)) expect(line, birth).not.toMatch(/论文|答辩|导师|考研|换专业/);
      }
    expect(pupils.length).toBeGreaterThan(60);
  });

  it('are written for whoever sits the 高考 next, at 虚岁 19 too, and tell of no class once it is over', () => {
    for (const [month, day] of [
      [9, 3],
      [10, 21],
      [12, 20],
    ] as const) {
      const born = {
        calendar_type: 'solar',
        year: 2008,
        month,
        day,
        hour: 18,
        minute: 0,
        gender: 'male',
      } as const;
      const { chart, record } = personOf(born, NOW);
      const textOf = (report_code: ReportCode) =>
        composeReport({ chart, record, report_code, now_ms: NOW })
          .map(({ title, text }) => `${title}\n${text}`)
          .join('\n');
      expect(textOf('career')).toMatch(/大人可以这样做[^]*（高三）/);
      const after = textOf('love').match(/^\| 2027年(?:[7-9]|1\d)月.*/gm)!;
      expect(after.join('\n')).not.toMatch(/同学|老师|班|考前/);
    }
  });

  it('tell in the school year of an exam of its month and how to sleep for it, and of no spare-time matters', () => {
    let count = 0;
    for (const { text, facts, code, birth } of reportsFrom(14, 19)) {
      const exam = { 2027: '高考', 2030: '中考' }[gaokaoYear(facts)];
      if (!exam) continue;
      count += 1;
      if (code === 'overall') expect(text, birth).toContain(`2027年6月${exam}`);
      if (code === 'health') expect(text, birth).toMatch(new RegExp(`${exam}那个月是2027年6月（\\S+?）：`));
      const near = /^- 2026年12月.*$/m.exec(text)?.[0] ?? '';
      if (exam === '高考' && ['overall', 'career'].includes(code))
        expect(near, birth).not.toMatch(/周末和伙伴|比赛|兴趣|新的本事/);
    }
    expect(count).toBeGreaterThan(10);
  });

  it('have no juniors before 45, and no courting in love after 50', () => {
    for (const { draft, facts, code, birth } of grown)
      for (const { id, paragraphs } of draft) {
        if (!['times', 'advice', 'months', 'years'].includes(id)) continue;
        for (const { text } of paragraphs.flat()) {
          const year = Number(/(20\d\d)年/.exec(text)?.[1] ?? NaN);
          const age = year - facts.birth_year + 1;
          if (age < 45) expect(text, birth).not.toMatch(/晚辈|小辈|后辈/);
          if (age > 50 && code === 'love') expect(text, birth).not.toMatch(/约会|先回消息|新面孔/);
        }
      }
  });

  it('have no advice of the nursery for one at 初中 or 高中', () => {
    for (const { text, facts, birth } of minors.filter(({ facts: { age } }) => age >= 14))
      expect(text.replace(/^## .*$/gm, ''), `${birth} ${facts.age}`).not.toMatch(
        /一起玩吗|抢玩具|哭闹|抱一会儿|爱逗|绘本|睡前讲书|小伙伴|滑梯|积木/,
      );
  });

  it('tell none before school of homework, tests and teachers in the year to come', () => {
    for (const { text, facts, birth } of minors.filter(({ facts: { age } }) => age <= 5))
      for (const line of linesOf(text).filter((one) => /^(?:- |\| )?20(?:26|27)年/.test(one)))
        expect(line, `${birth} ${gradeOf(facts)}`).not.toMatch(/作业|测验|考试|功课要|错题|成绩|名次/);
  });

  it('say no sentence twice in one report', () => {
    for (const { draft, birth } of minors) {
      const said = draft
        .filter(({ id }) => !['months', 'years', 'cycles', 'evidence', 'times'].includes(id))
        .flatMap(({ paragraphs }) => paragraphs.flat())
        .map(({ text }) => text.replace(/^- /, ''));
      expect(
        said.filter((text, place) => said.indexOf(text) !== place),
        birth,
      ).toEqual([]);
    }
  });

  it('say what the next twelve months ask for, and what not to force', () => {
    for (const { text, code, birth } of minors) {
      expect(text, birth).toContain('别勉强');
      expect(text, birth).toContain(code === 'annual' ? '这一年的大事' : '往后十二个月');
    }
  });
});

it('names 春节 in the month of luck that holds it, with an act of its own', () => {
  for (const { text, code, birth } of [...minors, ...grown, ...aged]) {
    if (!['annual', 'love', 'health'].includes(code)) continue;
    const row = /^\| 2027年2月4日到3月5日 \|.*$/m.exec(text)?.[0];
    expect(row, birth).toMatch(/正逢春节（2月6日）|过年这个月/);
  }
});

describe('the end of work', () => {
  it('lets pay and rank rise no more after 58, nor asks for children after 45', () => {
    for (const { draft, facts, birth } of reportsFrom(36))
      for (const { text, claims } of draft.flatMap(({ paragraphs }) => paragraphs.flat())) {
        const times = claims.map(([subject]) => /^(year|cycle):(\d{4})$/.exec(subject)).filter(Boolean);
        const [, kind, year] = times[0] ?? [];
        if (times.length !== 1 || text.startsWith('上一个十年') || text.includes('已过')) continue;
        const age = Number(year) - facts.birth_year + (kind === 'cycle' ? 6 : 1);
        if (age >= 58) expect(text, birth).not.toMatch(/工资和职位一起涨|加薪|身份抬一格|职位一级一级/);
        if (age >= 46) expect(text, birth).not.toContain('要不要孩子');
      }
  });

  it('is spoken of as over to a person past the age of retirement', () => {
    let count = 0;
    for (const { text, facts, code, birth } of grown) {
      if (!isRetired(facts)) continue;
      count += 1;
      expect(linesOf(text).join('\n'), birth).not.toMatch(
        /[上下]班|加班|补活|关电脑|[加涨调谈]薪|简历|晋升|职位|项目|跳槽/,
      );
      // In love it is the bond.
      if (code !== 'love') expect(linesOf(text).join('\n'), birth).not.toContain('名分');
      expect(text, birth).not.toMatch(/上下班挑|裸辞|谈薪|提价|开口要位置|新的项目|调薪|差多少/);
    }
    expect(count).toBeGreaterThan(5);
  });

  it('leaves no word of a job or of rising to the years after it', () => {
    let count = 0;
    for (const { text, facts, code, birth } of grown) {
      if (!['overall', 'wealth', 'annual'].includes(code)) continue;
      for (const line of linesOf(text)) {
        if (workStageIn(facts, Number(/20\d\d/.exec(line)![0])) !== 'over') continue;
        count += 1;
        expect(line, birth).not.toMatch(
          /报的名|该考的试|职位|晋升|加薪|调薪|工资|上司|述职|项目|换工作|往上走一步/,
        );
      }
    }
    expect(count).toBeGreaterThan(50);
  });

  it('is told in the career report of those near it, for a woman by her post', () => {
    const near = grown.filter(({ facts: { age }, code }) => code === 'career' && age >= 58 && age <= 60);
    for (const { text, facts, birth } of near.filter(({ facts }) => !isRetired(facts)))
      expect(text, birth).toMatch(
        facts.gender === 'male' ? /^按现行规定，退休大约在20\d\d年/m : /干部岗大约在20\d\d年/,
      );
  });
});

it('speaks of 更年期 to women from 45 to 55 in the health report, and to nobody else', () => {
  for (const { text, facts, code, birth } of grown)
    expect(text.includes('更年期'), birth).toBe(code === 'health' && isChangeOfLife(facts, 2026));
});

it('has no decade in the table that begins after 82, none of childhood, and none that is told in sentences', () => {
  for (const { text, facts, birth } of [...grown, ...aged])
    for (const [row, from, first, last] of text.matchAll(/^\| (\d{4})至\d{4}年 \| (\d+)—(\d+) \|.*$/gm)) {
      expect(Number(first), `${birth} ${row}`).toBeLessThanOrEqual(Math.max(82, facts.age + 5));
      expect(Number(last), `${birth} ${row}`).toBeGreaterThan(20);
      expect(text, row).not.toMatch(new RegExp(`十年（${from}年`));
    }
});
