/** 依据: what the conclusions rest on, in the terms of the field, and where schools differ. */
import { TONE_WORDS } from '@ziping/bazi/reading/events';
import { isMinor, monthText, type ReadingFacts, seasonOf, yearsOf } from '@ziping/bazi/reading/facts';
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { explain } from '@ziping/bazi/glossary/glossary';

import type { Claim, Draft } from './draft.ts';
import {
  firstYearOf,
  type Moment,
  momentClaims,
  momentOfCycle,
  momentOfYear,
  relevanceOf,
} from './moments.ts';
import { partnerGroup } from './opening.ts';
import { amountOf, phaseName, pillarOf } from './parts.ts';
import type { ReportCode } from './report-codes.ts';
import { GROUP_NAMES } from './words-groups.ts';
import { type NatalKey, PALACE_NAMES } from './words-phases.ts';

const SUBJECTS: Readonly<Record<ReportCode, string>> = {
  love: '感情',
  career: '事业',
  wealth: '钱财',
  health: '起居',
  overall: '全局',
  annual: '流年',
};
const YOUNG_SUBJECTS: Readonly<Record<ReportCode, string>> = {
  ...SUBJECTS,
  love: '亲近的人',
  career: '学习',
  wealth: '用度',
};

export const subjectOf = (facts: ReadingFacts, code: ReportCode): string =>
  (isMinor(facts)
    ? YOUNG_SUBJECTS
    : facts.stage === 'aged'
      ? { ...SUBJECTS, career: '心力', love: '家人' }
      : SUBJECTS)[code];

/** The pillars, the verdict and what is useful, in half a sentence: the free analysis has the reasons. */
function sayGround(draft: Draft, code: ReportCode): void {
  const { facts } = draft;
  const { pattern, advice, favourable } = facts;
  const month = pillarOf(facts, 'month').charAt(1);
  const master = facts.day_master + PHASE_CHARACTERS.charAt(facts.day_phase);
  const special = ['follow', 'dominant', 'transform'].includes(pattern.kind);
  const subject = subjectOf(facts, code);
  const known: Claim[] = [
    ['strength', facts.strength.verdict],
    ['pattern', pattern.name],
  ];
  const grounds = special
    ? `全局成${pattern.name}、取舍不以强弱为准`
    : `${advice.verdict}、${pattern.name}、取用依${favourable.method}`;
  draft.say(
    `${subject}这一篇引用免费命盘解析的结论（${master}日主生在${seasonOf(month)}季${month}月、${grounds}），不再重讲`,
    ...known,
  );
  if (facts.hour_unknown) draft.say(`时辰未知，${subject}里凡要看时柱的一概不写，换运的时间可能有几个月出入`);
  const [one, other] = advice.readings;
  if (one && other) {
    const take = (reading: typeof one) => reading.good.map(phaseName).join('、') || '无';
    draft.say(
      `${subject}的取用有两说（若作${one.as}看取${take(one)}、若作${other.as}看取${take(other)}）都有人取。${subject}上的建议${advice.take.length > 0 ? `只用两说相同的（${advice.take.map(phaseName).join('、')}）` : '不从五行的取舍来'}`,
    );
  }
  draft.end();
}

/** Where the star of the subject stands. */
function sayStar(draft: Draft, code: ReportCode): void {
  const { facts } = draft;
  const keys = facts.pillars.map(({ key }) => key as NatalKey);
  const place = (gods: readonly string[]) =>
    keys
      .filter(
        (key) => gods.includes(facts.stem_gods[key] ?? '') || gods.includes(facts.branch_gods[key] ?? ''),
      )
      .map((key) => PALACE_NAMES[key])
      .join('、');
  const seen = (gods: readonly string[]) => (place(gods) ? `见于${place(gods)}` : '不在明处');
  const day = pillarOf(facts, 'day').charAt(1);
  const claims = (group: 'wealth' | 'officer' | 'output' | 'seal'): Claim => [
    `group:${group}`,
    facts.groups[group].level,
  ];
  if (code === 'love') {
    const group = partnerGroup(facts);
    const gods = group === 'wealth' ? ['正财', '偏财'] : ['正官', '七杀'];
    draft.row(
      `- ${isMinor(facts) ? '性子' : '夫妻宫'}看日支${day}，本气${facts.branch_gods.day}：开头说的话从这里来。`,
      ['god:day', facts.branch_gods.day!],
    );
    if (!isMinor(facts))
      draft.row(
        `- ${group === 'wealth' ? '妻' : '夫'}星是${GROUP_NAMES[group]}，${seen(gods)}；${amountOf(group, facts)}。`,
        claims(group),
      );
  } else if (code === 'career') {
    draft.row(
      `- 最显的是${GROUP_NAMES[facts.leading]}，开头的话从这里来；官杀${seen(['正官', '七杀'])}，${amountOf('officer', facts)}。`,
      claims('officer'),
    );
    draft.row(`- 本事看食伤，${seen(['食神', '伤官'])}；${amountOf('output', facts)}。`, claims('output'));
  } else if (code === 'wealth')
    draft.row(`- 财${seen(['正财', '偏财'])}；${amountOf('wealth', facts)}。`, claims('wealth'));
  else if (code === 'health') {
    const order = [...facts.five_phases.shares].sort((a, b) => b.percent - a.percent);
    draft.row(
      `- 五行由多到少：${order
        .filter(({ percent }) => percent > 0)
        .map(({ phase, percent }) => `${phaseName(phase)}${percent}%`)
        .join('、')}；最多与最少的两行，就是开头说的两句。`,
    );
  } else if (code === 'overall') {
    const { text, source } = explain('stem', facts.day_master).line;
    draft.row(`- 性情从日主取，${source}说：「${text.replace(/。$/, '')}」。`);
    draft.row(`- 最显的一组是${GROUP_NAMES[facts.leading]}，${amountOf(facts.leading, facts)}。`, [
      `group:${facts.leading}`,
      facts.groups[facts.leading].level,
    ]);
  }
}

const PILLARS: Readonly<Record<string, string>> = { year: '年柱', month: '月柱', day: '日支', time: '时柱' };

/** A time with the events that its conclusions rest on, each by its term. */
function sayEvents(draft: Draft, moment: Moment, span: string, code: ReportCode): void {
  const { luck } = moment;
  const { facts } = draft;
  const told = luck.events.filter(
    (event) => event.rank === 1 || (event.rank === 2 && relevanceOf(event, code) >= 4),
  );
  const names = told.map(({ name, keys, force, kind }) =>
    force === 'bring'
      ? `天干${luck.ganzhi.charAt(0)}（${name}）`
      : kind === 'stem_combine'
        ? name
        : `${name}（${keys.map((key) => PILLARS[key]).join('与')}）`,
  );
  if (names.length === 0) names.push(`天干${luck.ganzhi.charAt(0)}（${luck.stem_god}）`);
  // One clause: the same event stands in several reports, each of another subject.
  draft.row(
    `- 论${subjectOf(facts, code)}看${span}取${names.join('、')}，属“${TONE_WORDS[luck.tone]}”。`,
    ...momentClaims(moment),
  );
}

/** The section `evidence`. */
export function sayEvidence(draft: Draft, code: ReportCode): void {
  const { facts } = draft;
  draft.section('evidence');
  sayGround(draft, code);
  sayStar(draft, code);
  const cycle = facts.cycles[facts.current];
  if (cycle)
    sayEvents(
      draft,
      momentOfCycle(cycle),
      `眼下的${cycle.ganzhi}这步运（到${monthText(cycle.until)}）`,
      code,
    );
  const first = Math.min(facts.year, firstYearOf(facts));
  for (const year of yearsOf(facts, first, firstYearOf(facts) - first + 4))
    if (year.year >= facts.birth_year)
      sayEvents(draft, momentOfYear(year), `${year.year}年${year.ganzhi}`, code);
  draft.end();
  if (
    yearsOf(facts, first, 5).some(({ events }) =>
      events.some(({ force, rank }) => force === 'rub' && rank < 3),
    )
  )
    draft.say(`${subjectOf(facts, code)}里由刑与害来的几条照旧说看作别扭（另一派不以刑害论吉凶，可以看轻）`);
  draft.end();
}

/**
 * The section `note`: until when it looks ahead. Who wrote it stands below the text, in the reader and in the Word file.
 */
export function sayNote(draft: Draft, code: ReportCode): void {
  const { facts } = draft;
  const until = code === 'annual' ? firstYearOf(facts) + 1 : firstYearOf(facts) + 4;
  draft.section('note');
  draft.say(`${subjectOf(facts, code)}这一篇细看到${until}年2月（过了那时可以按新的年份再写一篇）`);
  draft.end();
}
