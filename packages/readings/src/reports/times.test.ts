import { describe, expect, it } from 'vitest';

import { wordOf, yearMoments } from './moments.ts';
import { below, phrasesOf } from './signs.ts';
import { reportsFrom, type WrittenReport } from './test-reports.ts';
import type { ReportType } from './types/report-type.ts';
import { EVENT_ACTS } from './words-acts.ts';
import { CAUSE_WORDS } from './words-causes.ts';
import { AGE_CAUSES } from './words-causes-ages.ts';
import { CAUSE_ACTS, HELP_ACTS, QUIET_ACTS } from './words-cause-acts.ts';
import { BEST_NAMES, CARE_NAMES, frameOf } from './words-frames.ts';
import { GOD_WORDS } from './words-luck.ts';
import { PAST_THEMES } from './words-past.ts';
import { SCALE_WORDS } from './words-scales.ts';
import { TEEN_YEARS } from './words-teen.ts';
import { YOUNG_YEARS } from './words-topics.ts';

/** All acts that a report of a type may have. */
const actsOf = ({ code, words }: ReportType) =>
  phrasesOf([
    words.acts,
    EVENT_ACTS[code] ?? {},
    CAUSE_ACTS[code] ?? {},
    HELP_ACTS[code] ?? {},
    QUIET_ACTS[code] ?? [],
  ]);

/** What reports are about, as the beginning of a sentence. */
const MATTERS = [
  '这一年里',
  '做事上',
  '学习上',
  '心力上',
  '身体和作息上',
  '作息和身体上',
  '起居上',
  '感情上',
  '和人相处上',
  '和家人相处',
  '大事上',
  '成长上',
  '起居家事上',
  '钱上',
  '用度上',
  '家用上',
];

describe('reports of people from 19 to 30', () => {
  const written = reportsFrom(19, 30);

  it('tell no time ahead in words for the parents of a minor', () => {
    const general = [
      ...phrasesOf(YOUNG_YEARS),
      ...phrasesOf(TEEN_YEARS),
      ...Object.values(GOD_WORDS).flatMap(({ cycle }) => cycle.early),
    ];
    const past = phrasesOf(PAST_THEMES).join('\n');
    for (const { text, type, birth } of written) {
      const { acts, events } = type.words;
      const young = [...general, ...phrasesOf([acts.young, events.young])];
      const grown = new Set(phrasesOf([acts.grown, events.grown, SCALE_WORDS]));
      const found = young.filter(
        (phrase) => !grown.has(phrase) && !past.includes(phrase) && text.includes(phrase),
      );
      expect(found, `${birth} ${type.code}`).toEqual([]);
    }
  });
});

describe('reports of people of all ages', () => {
  const written = reportsFrom(1);

  it('tell a time by its stronger side alone', () => {
    let count = 0;
    for (const { text, birth } of written)
      for (const line of text.split('\n').filter((one) => /｜|^\| 20|十年（/.test(one))) {
        count += 1;
        expect(line, birth).not.toMatch(/，(?:好在|幸好|不过|只是)/);
      }
    expect(count).toBeGreaterThan(5000);
  });

  it.each([
    [/一笔要出的钱|带来一笔支出|要先留出/, /支出放一放|先守住已有的/],
    [/心里有话不说/, /先停半天|先别出口|一点自己的时间/],
    [/聚少离多|挤掉相处的时间|各忙各的/, /一点自己的时间/],
    [/会有一次大的变动|静不下来|会变一次|要换/, /照常|照平常|照计划|照老样子|别在这时换方向/],
    [/心里有话不说|意见容易相左/, /；彼此体谅/],
  ])('say no act that goes against %s', (event, act) => {
    const lines = written
      .filter(({ facts: { age } }) => age > 18)
      .flatMap(({ text, birth }) =>
        text
          .split('\n')
          .filter((line) => /｜|^\| 20/.test(line) && event.test(line) && act.test(line))
          .map((line) => `${birth} ${line}`),
      );
    expect(lines).toEqual([]);
  });
});

describe('the opening', () => {
  const written = reportsFrom(1);
  const opening = ({ sections }: WrittenReport) => sections[0]!.text;

  it('calls no year the best or the hardest that shares its word with another', () => {
    let count = 0;
    for (const report of written) {
      const words = new Map(yearMoments(report.facts, 4).map(({ time, luck }) => [time, wordOf(luck)]));
      // Its best months may be called by the same words.
      const named = new RegExp(`(20\\d\\d年)(?:${BEST_NAMES}|${CARE_NAMES.one}|变动最多)（`, 'g');
      for (const [, time] of opening(report).matchAll(named)) {
        const alike = [...words.values()].filter((word) => word === words.get(time!));
        expect(alike.length, `${report.birth} ${report.code} ${time}`).toBe(1);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(200);
  });

  it('has in the annual report the best and the hardest month among the times to remember', () => {
    const WORDS = ['紧', '略紧', '平而有动', '平', '较顺', '顺'];
    let count = 0;
    for (const { type, sections, birth } of written.filter((report) => report.type.ofYear)) {
      const times = [...sections[1]!.text.matchAll(/^- \S+?日（(\S+?)）/gm)].map(([, word]) =>
        WORDS.indexOf(word!),
      );
      const rows = sections.find(({ id }) => id === 'months')!.text.matchAll(/^\| (20\S+) \| . (\S+) \|/gm);
      const ahead = [...rows].map(([, , word]) => WORDS.indexOf(word!)).slice(1);
      expect(times.length, birth).toBeGreaterThan(1);
      count += 1;
      const [best, hardest] = [Math.max(...ahead), Math.min(...ahead)];
      if (best > 3) expect(Math.max(...times), `${birth} ${type.code}`).toBe(best);
      if (hardest < 2) expect(Math.min(...times), `${birth} ${type.code}`).toBe(hardest);
    }
    expect(count).toBeGreaterThan(100);
  });

  it('names the day from which years count, once', () => {
    for (const { text, birth } of written)
      expect(text.match(/年[^。]{0,8}从?2月4日前后/g), birth).toHaveLength(1);
  });

  it('tells a change of cycle within two years', () => {
    let count = 0;
    for (const report of written) {
      const found = new RegExp(`^(?:第一个十年从)?(202[678]年\\d+月)`).exec(report.text);
      if (found) expect(opening(report)).toContain(found[1]);
      const next = /接下来的十年（(20\d\d)年(\d+)月/.exec(report.text);
      if (!next || Number(next[1]) * 12 + Number(next[2]) > 2028 * 12 + 10) continue;
      count += 1;
      expect(opening(report), report.birth).toContain(`${next[1]}年${next[2]}月起进入`);
    }
    expect(count).toBeGreaterThan(20);
  });

  it('has neither a word in quotes for a predicate nor two colons in a sentence', () => {
    for (const { sections, birth } of written) {
      const text = sections
        .filter(({ id }) => id !== 'evidence')
        .map((section) => section.text)
        .join('\n');
      expect(text, birth).not.toMatch(/是“/);
      for (const sentence of sections[0]!.text.split(/[。\n]/))
        expect(sentence.split('：').length, sentence).toBeLessThan(4);
    }
  });
});

it('marks a time to hold back with a word of its own', () => {
  for (const { text, birth } of reportsFrom(1)) expect(text, birth).not.toMatch(/△ (?:平|较顺|顺) /);
});

/** The years of lines that begin with one or with some in a row. */
const yearsIn = (text: string): number[] =>
  [...text.matchAll(/^(?:- |\| )(20\d\d)(?:[、到](20\d\d))?年(?:（| \|)/gm)].flatMap(
    ([, from, until = from]) =>
      Array.from({ length: Number(until) - Number(from) + 1 }, (_, step) => Number(from) + step),
  );

describe('what a report says once', () => {
  const written = reportsFrom(1);
  const clausesOf = ({ draft }: WrittenReport) =>
    draft
      .filter(({ id }) => id !== 'evidence' && id !== 'note')
      .flatMap(({ paragraphs }) => paragraphs.flat())
      .flatMap(({ text, claims }) => {
        // What is told of a month or of ten years may be quoted where they are told again.
        const time = claims.find(([subject]) => /^(?:month|cycle):/.test(subject))?.[0] ?? '';
        const clauses = text
          .split(/[，。；：、｜|！？\n]/)
          .map((clause) => clause.replace(/^[\s-]+/, '').trim());
        return [...new Set(clauses)].map((clause) => ({ clause, time }));
      })
      // A time by its name is no thought.
      .filter(({ clause: { length } }) => length >= 8)
      .filter(
        ({ clause }) =>
          !/^\d{4}年(?:\d+月)?(?:\d+日)?起?(?:（[^）]{1,5}）)?$|^(?:次年)?[\d、]+月|^\d+[到月]/.test(clause),
      );

  it('has no clause of eight characters and more a second time', () => {
    let count = 0;
    for (const report of written) {
      const clauses = clausesOf(report);
      count += clauses.length;
      const twice = clauses.filter(({ clause, time }, place) => {
        const first = clauses.findIndex((one) => one.clause === clause);
        return first !== place && (time === '' || clauses[first]!.time !== time);
      });
      expect(twice, `${report.birth} ${report.type.code}`).toEqual([]);
    }
    expect(count).toBeGreaterThan(20_000);
  });

  it('tells no time by the place in the chart that it touches', () => {
    for (const { sections, birth, type } of written)
      for (const { id, text } of sections)
        if (id !== 'evidence')
          expect(text, `${birth} ${type.code}`).not.toMatch(
            /[这那]一格|这格|正面撞|被撞|撞着|磨着|有刺|夫妻宫/,
          );
  });

  it('tells a year in the opening or in the list of years, not in both', () => {
    let count = 0;
    for (const { sections, type, birth } of written.filter((report) => !report.type.ofYear)) {
      const told = yearsIn(sections[1]!.text);
      const list = yearsIn(sections.find(({ id }) => id === 'years')!.text);
      count += told.length;
      expect(
        told.filter((year) => list.includes(year)),
        `${birth} ${type.code}`,
      ).toEqual([]);
    }
    expect(count).toBeGreaterThan(1000);
  });

  it('tells ten years by one thing in the opening and among the decades', () => {
    let count = 0;
    for (const { sections, birth } of written) {
      const told = /为止的这十年，\S*?(?:顺|平|紧|动)。([^。]*)。/.exec(sections[0]!.text)?.[1];
      const cycles = sections.find(({ id }) => id === 'cycles')?.text;
      if (!told || !cycles) continue;
      count += 1;
      expect(cycles, birth).toContain(`）：${told}`);
    }
    expect(count).toBeGreaterThan(50);
  });

  it('leaves no year out between the first and the last that it tells', () => {
    for (const { sections, birth, type } of written) {
      const text = ['times', 'years'].map((id) => sections.find((one) => one.id === id)!.text).join('\n');
      const first = type.ofYear ? 2028 : 2027;
      const years = Array.from({ length: 2035 - first }, (_, step) => first + step);
      expect(
        yearsIn(text)
          .filter((year) => year >= first)
          .sort(),
        birth,
      ).toEqual(years);
    }
  });

  it('tells an ordinary month by nothing that strains', () => {
    let count = 0;
    const costs = phrasesOf([CAUSE_WORDS, SCALE_WORDS, AGE_CAUSES].map((table) => below(table, 'cost')));
    for (const { text, birth } of written)
      for (const line of text.match(/^\| 20\d\d年\d+月\d+日到\S+ \| ○.*$/gm) ?? []) {
        count += 1;
        const pieces = line.split(/[|；]/).map((piece) => piece.trim());
        expect(
          pieces.filter((piece) => costs.includes(piece)),
          `${birth} ${line}`,
        ).toEqual([]);
      }
    expect(count).toBeGreaterThan(700);
  });

  it('has something to do for almost every year and every month that stands out', () => {
    const isOrdinaryMonth = (line: string) => /^\| \d+年\d+月\d+日[^|]*\| ○/.test(line);
    const all = written.flatMap(({ text, sections }) =>
      (text.match(/^\| 20\d\d(?:[、到]20\d\d)?年.*[●○△].*$/gm) ?? [])
        // Of a month that the times to remember have told the table has what to do alone.
        .filter((line) => !sections[1]!.text.includes(`- ${line.split(' | ')[0]!.slice(2)}（`)),
    );
    const lines = all.filter((line) => !/^\| \d+年\d+月到/.test(line) && !isOrdinaryMonth(line));
    const without = lines.filter((line) => !line.includes('；'));
    expect(lines.length).toBeGreaterThan(2500);
    expect(without.length / lines.length, without.slice(0, 40).join('\n')).toBeLessThan(0.02);
  });

  it('asks for nothing in an ordinary month but what the calendar asks for', () => {
    const months = written.flatMap(({ text }) => text.match(/^\| \d+年\d+月\d+日[^|]*\| ○.*$/gm) ?? []);
    const withAct = months.filter((line) => line.includes('；'));
    expect(months.length).toBeGreaterThan(50);
    for (const line of withAct)
      expect(line).toMatch(/春节|过年这个月|离家读书|考|放寒假|寒假|放暑假|暑假|学期末|没定的/);
  });

  it('says no act twice', () => {
    let count = 0;
    for (const { sections, type, birth } of written) {
      const text = sections
        .filter(({ id }) => ['answer', 'times', 'advice', 'months', 'years'].includes(id))
        .map((section) => section.text)
        .join('\n');
      for (const act of actsOf(type)) {
        const times = text.split(new RegExp(`(?<=[；：，。｜]|^- )${act}(?=[；。 ]|$)`, 'm')).length - 1;
        count += times;
        expect(times, `${birth} ${type.code} ${act}`).toBeLessThanOrEqual(1);
      }
    }
    expect(count).toBeGreaterThan(2500);
  });

  it('says what it is about at most once before a sentence, and leaves no cell to another place', () => {
    for (const { text, birth } of written) {
      for (const matter of MATTERS)
        expect(
          text.split(new RegExp(`(?:^|[。；｜：])${matter}`, 'm')).length - 1,
          `${birth} ${matter}`,
        ).toBeLessThanOrEqual(1);
      expect(text, birth).not.toMatch(/见开头|除了开头|开头已经说到|见上文|建议两件|的月份是/);
    }
  });

  it('names in the coming year a month to go ahead in or to hold back in, where the report has no list of months', () => {
    for (const code of ['career', 'wealth', 'overall']) {
      const reports = written.filter(({ type }) => type.code === code);
      const withMonths = reports.filter(({ sections, type }) => {
        const { push, hold } = frameOf(type).within;
        const months = new RegExp(`^- 2027年.*(?:[。｜](?:次年)?\\d+月|月(?:${push}|${hold}))`, 'm');
        return months.test(sections.find(({ id }) => id === 'times')!.text);
      });
      expect(withMonths.length / reports.length).toBeGreaterThan(0.8);
    }
  });
});

describe('what is over, and ten years', () => {
  const written = reportsFrom(19);
  const cycles = ({ sections }: WrittenReport) => sections.find(({ id }) => id === 'cycles')?.text ?? '';

  it('calls no hard decade steady or fortunate, and has no schooling after 35', () => {
    let count = 0;
    for (const report of written)
      for (const [line, age, word] of cycles(report).matchAll(
        /^\| \d+年\d+月到\d+年\d+月 \| (\d+)—\d+ \| 已过，(\S+) \|.*$/gm,
      )) {
        count += 1;
        if (/紧/.test(word!)) expect(line, report.birth).not.toMatch(/走得稳|福气|好消息|贵人/);
        if (Number(age) > 35) expect(line, report.birth).not.toMatch(/学历/);
      }
    expect(count).toBeGreaterThan(300);
  });

  it('advises for ten years on nothing that is done in one evening', () => {
    for (const report of written) {
      const acts = phrasesOf(report.type.words.acts);
      const said = cycles(report)
        .split('\n')
        .filter((line) => /十年（|^\| \d+年\d+月到/.test(line))
        .join('\n');
      expect(
        acts.filter((act) => said.includes(act)),
        `${report.birth} ${report.type.code}`,
      ).toEqual([]);
    }
  });

  it('has something to tell of each decade', () => {
    for (const report of written.filter(({ type }) => type.tells.decades))
      for (const [row, theme] of cycles(report).matchAll(/^\| \d+年\d+月到\d+年\d+月 \|.*\| ([^|]*) \|$/gm))
        expect(theme!.length, `${report.birth} ${row}`).toBeGreaterThan(3);
  });
});

describe('acts by the stage of working life', () => {
  const written = reportsFrom(19, 66);

  it('speak to no woman over 58 and no man over 60 of a job', () => {
    for (const { text, facts, birth } of written.filter(
      ({ facts: { age, gender } }) => age > (gender === 'female' ? 58 : 60),
    ))
      expect(text, `${birth} ${facts.age}`).not.toMatch(
        /请一天假|应酬推掉|想辞想换|涨价或加薪|换工作的念头|和搭档对一次分工|临时加的任务/,
      );
  });

  it('speak to nobody under 23 in a report on work of teams led and jobs left', () => {
    const students = written.filter(({ facts, code }) => facts.age < 23 && code === 'career');
    expect(students.length).toBeGreaterThan(5);
    for (const { text, birth } of students) {
      const year = text.split('\n').filter((line) => /^(?:- )?2027年/.test(line));
      expect(year.join('\n'), birth).not.toMatch(/换工作的念头|带的人、做的项目|人手跟不上|老客户|上司/);
      expect(text, birth).toMatch(/选课|实习|第一份工作|专业/);
    }
  });
});
