/** 依据: what the conclusions rest on, in the terms of the field, and where schools differ. */
import { isAged, isMinor, monthText, type ReadingFacts, seasonOf, yearsOf } from '@ziping/bazi/reading/facts';
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';

import type { Claim, Draft } from './draft.ts';
import {
  firstYearOf,
  type Moment,
  momentClaims,
  momentOfCycle,
  momentOfYear,
  relevanceOf,
  wordOf,
} from './moments.ts';
import { phaseName, pillarOf } from './parts.ts';
import type { ReportType } from './types/report-type.ts';

export const subjectOf = (facts: ReadingFacts, { subject }: ReportType): string =>
  subject[isMinor(facts) ? 'young' : isAged(facts) ? 'aged' : 'grown'];

/** The pillars, the verdict and what is useful, in half a sentence: the free analysis has the reasons. */
function sayGround(draft: Draft, type: ReportType, clock: string | null): void {
  const { facts } = draft;
  const { pattern, advice, favourable } = facts;
  const month = pillarOf(facts, 'month').charAt(1);
  const master = facts.day_master + PHASE_CHARACTERS.charAt(facts.day_phase);
  const special = ['follow', 'dominant', 'transform'].includes(pattern.kind);
  const subject = subjectOf(facts, type);
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
  if (clock) draft.say(`${subject}所据的四柱按出生地的${clock}排（没有折成中国的钟表）`);
  if (facts.hour_unknown) draft.say(`时辰未知，${subject}里凡要看时柱的一概不写，换运的时间可能有几个月出入`);
  const [one, other] = advice.readings;
  if (one && other) {
    const take = (reading: typeof one) => reading.good.map(phaseName).join('、') || '无';
    draft.say(
      `${subject}的取用有两说（若作${one.as}看取${take(one)}、若作${other.as}看取${take(other)}），都有人取。${advice.take.length > 0 ? `${subject}上的建议只用两说相同的（${advice.take.map(phaseName).join('、')}）` : `两说没有相同的，所以${subject}上的建议不靠五行的取舍`}`,
    );
  }
  draft.end();
}

const PILLARS: Readonly<Record<string, string>> = { year: '年柱', month: '月柱', day: '日支', time: '时柱' };

/** A time with the events that its conclusions rest on, each by its term. */
function sayEvents(draft: Draft, moment: Moment, span: string, type: ReportType): void {
  const { luck } = moment;
  const { facts } = draft;
  const told = luck.events.filter(
    (event) => event.rank === 1 || (event.rank === 2 && relevanceOf(event, type) >= 4),
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
    `- 论${subjectOf(facts, type)}看${span}取${names.join('、')}，属“${wordOf(luck)}”。`,
    ...momentClaims(moment),
  );
}

/** The section `evidence`. @param clock of a birth abroad; null for one by that of the Chinese mainland */
export function sayEvidence(draft: Draft, type: ReportType, clock: string | null): void {
  const { facts } = draft;
  draft.section('evidence');
  sayGround(draft, type, clock);
  type.sayGround(draft);
  const cycle = facts.cycles[facts.current];
  if (cycle)
    sayEvents(
      draft,
      momentOfCycle(facts, cycle),
      `眼下的${cycle.ganzhi}这步运（到${monthText(cycle.until)}）`,
      type,
    );
  const first = Math.min(facts.year, firstYearOf(facts));
  for (const year of yearsOf(facts, first, firstYearOf(facts) - first + 4))
    if (year.year >= facts.birth_year)
      sayEvents(draft, momentOfYear(year), `${year.year}年${year.ganzhi}`, type);
  draft.end();
  if (
    yearsOf(facts, first, 5).some(({ events }) =>
      events.some(({ force, rank }) => force === 'rub' && rank < 3),
    )
  )
    draft.say(`${subjectOf(facts, type)}里由刑与害来的几条照旧说看作别扭（另一派不以刑害论吉凶，可以看轻）`);
  draft.end();
}

/**
 * The section `note`: until when it looks ahead. Who wrote it stands below the text, in the reader and in the Word file.
 */
export function sayNote(draft: Draft, type: ReportType): void {
  const { facts } = draft;
  const until = type.ofYear ? firstYearOf(facts) + 1 : firstYearOf(facts) + 4;
  draft.section('note');
  draft.say(`${subjectOf(facts, type)}这一篇细看到${until}年2月（过了那时可以按新的年份再写一篇）`);
  draft.end();
}
