import { isAged, isMinor } from '@ziping/bazi/reading/facts';
import { describe, expect, it } from 'vitest';

import type { ComposedSection } from './compose.ts';
import { isRetired } from './life-points.ts';
import { heaviestOf, palaceRelations } from './natal.ts';
import { isWithout } from './parts.ts';
import { ideasIn, ideasOfOthers } from './ideas.ts';
import { habitOf } from './types/habits.ts';
import { phrasesOf } from './signs.ts';
import { people } from './test-reports.ts';
import { REPORT_TYPES, type ReportCode } from './types/report-types.ts';
import { EVENT_ACTS } from './words-acts.ts';
import { CAUSE_ACTS, HELP_ACTS, QUIET_ACTS } from './words-cause-acts.ts';
import { AGED_GROUPS, AGED_STEMS } from './words-aged.ts';
import { GROUP_NAMES } from './words-groups.ts';
import { SEAT_WORDS, STEM_WORDS } from './words-self.ts';

const textOf = (sections: readonly ComposedSection[], ...without: string[]) =>
  sections
    .filter(({ id }) => !without.includes(id))
    .map(({ text }) => text)
    .join('\n');
const sectionOf = (sections: readonly ComposedSection[], id: string) =>
  sections.find((section) => section.id === id)!.text;
const grown = people.filter(({ facts }) => !isMinor(facts) && !isAged(facts));

describe('acts', () => {
  const acts = REPORT_TYPES.flatMap(({ code, words }) => phrasesOf([words.acts, EVENT_ACTS[code]!]));

  it('come out of no drawer', () => {
    for (const act of acts)
      expect(act).not.toMatch(
        /收拾一次|约一次老朋友|会费|往前站|该开的口|闲着的东西|多歇息|深呼吸|把流程理顺|隔一周再看|对一次日程|定三件|听一句，再给|练一样用得上的本事|照计划走/,
      );
  });

  it('stand in one report only at an age, and once in it', () => {
    for (const band of ['grown', 'student', 'senior', 'young', 'aged'] as const) {
      const own = REPORT_TYPES.flatMap(({ words }) => phrasesOf([words.acts[band] ?? {}]));
      expect(own.filter((act, place) => own.indexOf(act) !== place)).toEqual([]);
    }
  });

  it('put no check-up, doctor, medicine or illness on a date', () => {
    for (const act of acts) expect(act).not.toMatch(/体检|检查|医生|看病|吃药|药按|血压|不舒服/);
    for (const { reports, birth } of people)
      for (const line of textOf(reports.health.sections).split('\n'))
        if (/20\d\d年/.test(line)) expect(line, birth).not.toMatch(/体检|检查|医生|药/);
  });

  it('fit in love those with a partner and those without, whoever the partner is', () => {
    const { code, words } = REPORT_TYPES.find((type) => type.code === 'love')!;
    const { grown: own, student, senior } = words.acts;
    const all = phrasesOf([
      own,
      student ?? [],
      senior ?? [],
      EVENT_ACTS[code]!,
      CAUSE_ACTS[code]!,
      HELP_ACTS[code]!,
      QUIET_ACTS[code]!,
    ]);
    expect(all.length).toBeGreaterThan(60);
    for (const act of all) expect(act).not.toMatch(/没定的|有伴的|成家多年的|一个人的|[^其]他(?!们|人)|她/);
  });
});

it('says of a grown person the natal relations of 夫妻宫 in the love report', () => {
  let count = 0;
  for (const { facts, reports, birth } of people) {
    if (isMinor(facts)) continue;
    for (const { name } of palaceRelations(facts)) {
      count += 1;
      expect(sectionOf(reports.love.sections, 'evidence'), birth).toMatch(
        new RegExp(`命里动到夫妻宫的有[^。]*${name}`),
      );
    }
  }
  expect(count).toBeGreaterThan(60);
});

describe('what weighs most', () => {
  it('is told with what the reason of the chart calls the heaviest, where the two differ', () => {
    let count = 0;
    for (const { facts, reports, birth } of people) {
      const own = heaviestOf(facts);
      const line = /最重的一组是.*/.exec(sectionOf(reports.overall.sections, 'evidence'))![0];
      expect(line, birth).toContain(GROUP_NAMES[facts.leading]);
      if (own && own !== facts.leading) {
        count += 1;
        expect(line, birth).toMatch(/免费解析说.{1,2}最重，是论强弱/);
      } else expect(line, birth).not.toContain('免费解析说');
    }
    expect(count).toBeGreaterThan(10);
  });

  it('names the sets of three that the shares leave out', () => {
    let count = 0;
    for (const { facts, reports, birth } of people)
      for (const { kind, name } of facts.relations) {
        if (kind !== 'three_combine' && kind !== 'three_meet') continue;
        count += 1;
        for (const code of ['overall', 'health'] as const)
          expect(sectionOf(reports[code].sections, 'evidence'), birth).toMatch(
            new RegExp(`${name}.*百分比没有算`),
          );
      }
    expect(count).toBeGreaterThan(5);
  });

  it('is not what a career report advises where the chart needs less of it', () => {
    let count = 0;
    for (const { facts, reports, birth } of grown.filter((one) => !isRetired(one.facts))) {
      const { favour, groups, leading, good, pattern } = facts;
      if (favour[groups[leading].phase] !== 'bad' || good.length === 0) continue;
      if (['follow', 'dominant', 'transform'].includes(pattern.kind)) continue;
      count += 1;
      const text = textOf(reports.career.sections, 'evidence');
      expect(text, birth).toContain('合你的是');
      expect(text, birth).not.toMatch(/凭本事说话的事最合适|靠资格和积累最合适|口才立足最合适/);
    }
    expect(count).toBeGreaterThan(20);
  });
});

it('gives no list of trades where skill is light, and says of light money that it is', () => {
  const found = { trades: 0, money: 0 };
  for (const { facts, reports } of people.filter(
    ({ facts }) => facts.age > 23 && facts.age <= 60 && !isRetired(facts),
  )) {
    const { output, wealth } = facts.groups;
    const [career, money] = [textOf(reports.career.sections), textOf(reports.wealth.sections)];
    if (output.percent < 8 && facts.good.length > 0) {
      found.trades += 1;
      expect(career).not.toContain('省力的行当有');
    }
    expect(money.includes('命里钱这一样分量轻')).toBe(wealth.percent < 8 && !isWithout('wealth', facts));
    if (wealth.percent < 8) found.money += 1;
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(3);
});

describe('headings', () => {
  it('of the fields are kept: a year or a month with each of work, money and love', () => {
    for (const { reports, birth } of grown.filter(({ facts }) => !isRetired(facts))) {
      const overall = sectionOf(reports.overall.sections, 'answer').match(/^- .*$/gm) ?? [];
      expect(
        overall.map((line) => line.slice(2).split('：')[0]),
        birth,
      ).toEqual(['做事', '钱', '感情']);
      for (const line of overall) expect(line, birth).toMatch(/20\d\d年（(?:顺|较顺|平|略紧|紧)/);
      for (const name of ['做事', '钱', '感情'])
        expect(sectionOf(reports.annual.sections, 'answer'), birth).toContain(`- ${name}：`);
      const annual = sectionOf(reports.annual.sections, 'fields');
      for (const name of ['做事', '钱', '感情与家里'])
        expect(annual, birth).toMatch(new RegExp(`- ${name}：20\\d\\d年\\d+月`));
    }
  });

  it('of family, money and mind are kept after 60, and once work has ended', () => {
    for (const { facts, reports, birth } of people.filter(
      (one) => isAged(one.facts) || isRetired(one.facts),
    )) {
      const lines = sectionOf(reports.overall.sections, 'fields');
      expect(lines, `${birth} ${facts.age}`).toMatch(/- 家人：.*家|- 家人：.*(?:孩子|亲戚|拌嘴)/);
      expect(lines, birth).toMatch(/- 钱：.*\n- 心力：/);
    }
  });
});

describe('every age', () => {
  const at = (first: number, last: number) =>
    people.filter(({ facts: { age } }) => age >= first && age <= last);

  it('has its own matters', () => {
    const expected: [number, number, ReportCode, RegExp][] = [
      [19, 23, 'career', /读还是做.*\n.*实习.*\n.*第一份工作/],
      [19, 23, 'wealth', /父母|生活费/],
      [24, 50, 'career', /跳槽.*\n.*晋升.*\n.*自己干/],
      [36, 50, 'wealth', /月供[^]*父母/],
      [51, 60, 'career', /留还是退[^]*退下来以后|一天怎么排/],
      [51, 60, 'wealth', /退休[^]*孩子|养老钱[^]*防骗/],
      [51, 60, 'love', /成家多年/],
      [61, 99, 'wealth', /养老钱[^]*防骗/],
      [61, 99, 'love', /老伴：[^]*孙辈：/],
      [61, 99, 'health', /别摔/],
    ];
    for (const [first, last, code, words] of expected) {
      const those = at(first, last);
      expect(those.length, `${first}`).toBeGreaterThan(5);
      for (const { reports, birth } of those) expect(textOf(reports[code].sections), birth).toMatch(words);
    }
  });

  it('leads nobody before 24, and plays with no grandchild in a love report before 61', () => {
    for (const { reports, birth } of at(19, 22))
      for (const { sections } of Object.values(reports))
        for (const line of textOf(sections, 'evidence').split('\n'))
          if (/2027年/.test(line)) expect(line, birth).not.toMatch(/带的人、做的|手下的人|见家长|带一个新人/);
  });

  it('of a child has lines for the parents in every report', () => {
    for (const { reports, birth } of at(1, 18))
      for (const { code, outline } of REPORT_TYPES) {
        const own = outline
          .map((section) => (section ? sectionOf(reports[code].sections, section.id) : ''))
          .join('\n');
        expect(own.match(/^- /gm)?.length ?? 0, `${birth} ${code}`).toBeGreaterThanOrEqual(3);
      }
  });
});

describe('what is said of the person', () => {
  /** The sentences of the sections on the person of each report, without those of a time. */
  const ownOf = ({ reports }: (typeof people)[number]) =>
    REPORT_TYPES.map(({ code, outline }) =>
      outline
        .flatMap((section) => (section ? sectionOf(reports[code].sections, section.id).split(/[。\n]+/) : []))
        .filter((text) => text !== '' && !/20\d\d年/.test(text)),
    );

  it('stands in one of the six reports only', () => {
    for (const person of people) {
      const all = ownOf(person).flatMap((sentences) => [...new Set(sentences)]);
      expect(
        all.filter((text, place) => all.indexOf(text) !== place),
        person.birth,
      ).toEqual([]);
    }
  });

  it('is named once in a report beside ten years that go against it', () => {
    let count = 0;
    for (const { reports, birth } of people)
      for (const { sections } of Object.values(reports)) {
        const bridges = textOf(sections, 'evidence').match(/向来[^，。]*的[你他她]，这一段/g) ?? [];
        count += bridges.length;
        expect(bridges.length, birth).toBeLessThan(2);
      }
    expect(count).toBeGreaterThan(2);
  });

  it('supposes neither children nor a partner nor parents that nobody told of', () => {
    for (const person of people.filter(({ facts }) => !isMinor(facts)))
      for (const sentence of ownOf(person).flat())
        if (/孩子|孙辈|老伴|月供|贴补/.test(sentence))
          expect(sentence, person.birth).toMatch(
            /有(?:孩子|孙辈|老伴|月供)|打算|要养|要不要孩子|带孩子|各人带着的/,
          );
  });

  it('comes with one thing to do beside what it costs', () => {
    const costs = [
      ...Object.values(STEM_WORDS).flatMap(({ hard, work, love, money }) => [
        ...hard,
        work[1],
        love[1],
        money[1],
      ]),
      ...Object.values(SEAT_WORDS).flatMap(({ self, love, work }) => [self[1], love[1], work[1]]),
      ...phrasesOf([AGED_STEMS, AGED_GROUPS]),
    ];
    expect(costs.length).toBeGreaterThan(120);
    for (const text of costs) expect(text).toMatch(/^[^；]+；[^；]+$/);
    const acts = costs.map((text) => text.split('；')[1]);
    expect(acts.filter((act, place) => acts.indexOf(act) !== place)).toEqual([]);
  });
});

it('leaves to each report the thoughts that are its own, wherever a time is told', () => {
  for (const { reports, birth } of people)
    for (const { code, sections } of Object.values(reports)) {
      const others = ideasOfOthers(code);
      for (const { id, text } of sections)
        if (['times', 'advice', 'months', 'years'].includes(id))
          expect(
            text.split(/[。；｜|]/).filter((part) => ideasIn(part).some((idea) => others.includes(idea))),
            `${birth} ${code}`,
          ).toEqual([]);
    }
});

it('says nothing that a lay person would not say', () => {
  const STIFF =
    /伴侣宫|同类太多|同类之气|身后的事|体力不偏|流得太开|看一看绿色|孤立对方|争胜之气|遇硬不碰|粗放的开荒|不服管的聪明人|定堤岸|祖荫|家业|这股气/;
  for (const { reports, birth } of people)
    for (const { sections } of Object.values(reports))
      expect(textOf(sections, 'evidence'), birth).not.toMatch(STIFF);
});

it('has a habit for everyone that says what to do, not who the person is', () => {
  const overall = REPORT_TYPES.find(({ code }) => code === 'overall')!;
  for (const { facts, birth } of people) {
    const habit = habitOf(facts);
    expect(habit, birth).not.toMatch(/^你|^这孩子/);
    expect(overall.core(facts), birth).not.toContain(habit);
    expect(habit, birth).toMatch(
      /先|别|不|就|再|只|做|说|问|给|夸|等|讲|减|提|交|换|写|见|办|开口|认|拿|还|推|听|定/,
    );
  }
});
