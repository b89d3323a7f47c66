/** What has one clear word, whatever the chart: nothing can be seen of it, or nothing may be said. */
import { isOfBody, isTimed, type Matter, type Timed } from '../matters/matter.ts';
import { findMatters } from '../matters/table.ts';
import { pointOf } from '../understand/point.ts';
import type { Writer } from '../writer.ts';
import { forAge } from './ages.ts';
import { type Answer, NONE } from './answer.ts';
import { doctorFor } from './bodies.ts';
import { type Asked, limitsOf } from './asked.ts';
import { firstAhead } from './luck/signs.ts';
import { natureOf } from './nature.ts';
import { sayMonths } from './months.ts';
import { easyMonths } from './period.ts';
import { sayYear } from './years.ts';

export const HARMED = /(?:是不是|会不会|是)(?:犯|遇|碰)(?:上|到|过)?(?:了)?小人|犯小人/;

/** 12月4日手术, 下周三开刀: the day is settled. */
const DATE_TOLD =
  /\d+月\d+|月[一二三四五六七八九十]{1,3}[号日]|\d+号|(?:周|星期|礼拜)[一二三四五六日天]|月初|月底/;

/** What may wait for a month, where the doctor says so. */
const OF_SURGERY = new Set(['surgery', 'surgery_day']);

const OF_TIME_ALONE = /^[^,。?!]{1,8}呢[?]?$|还是/;
/** 能不能借钱翻本 → 那后年呢: what was said stands, and the time that is now asked about is told. */
function onlyItsTime(w: Writer, asked: Asked): Answer | null {
  const { time, text, form } = asked.understood;
  const [luck] = findMatters('运势');
  if (!luck || !isTimed(luck) || form !== null || !OF_TIME_ALONE.test(text)) return null;
  const of = { ...asked, matter: forAge(w, luck) as Timed, lead: (text: string) => text };
  const told =
    time?.kind === 'year' && time.year >= w.today.year
      ? sayYear(w, time.year, of)
      : time?.kind === 'months'
        ? sayMonths(w, time.months, of)
        : null;
  return told && { ...NONE, lead: `只看时候，${told.lead}；前面那句不变`, reasons: told.reasons.slice(0, 1) };
}

/** Matters in which the reason is another's. */
const OF_PEOPLE: readonly Matter['topic'][] = ['people', 'love', 'marriage', 'parents', 'boss', 'children'];

/** Which of two the one word of a matter is for: the one that it names, and does not advise against. */
function chosenBy(told: string, options: readonly string[]): string | null {
  const cores = options.map((option) => option.slice(-2));
  const isFor = cores.map(
    (core) => told.includes(core) && !new RegExp(`[别不先][^，；。]{0,8}${core}`).test(told),
  );
  return isFor[0] === isFor[1] ? null : options[isFor[0] ? 0 : 1]!;
}

type Firm = Asked & { matter: Matter & { firm: string } };

/** The firm word of a matter, or the doctor for the part of the body that a question names. */
function firmWordOf({ doctor, firm }: Firm['matter'], text: string, ofChild: boolean): string {
  const named = doctor ? doctorFor(text, ofChild) : null;
  if (named === null) return firm;
  return doctor === 'after_denial' ? `没有关系；${named}` : named;
}

/** Characters of a clause that is not said twice. */
const LEAST_SHARED = 7;

/** Whether a clause of one sentence stands in the other. */
const sharesClause = (one: string, other: string): boolean =>
  one.split(/[，；：。]/).some((clause) => clause.length >= LEAST_SHARED && other.includes(clause));

/** What a matter says first of just what is asked, with its one word behind; null where it has no more than that. */
export function sayAsked(w: Writer, asked: Firm): Answer | null {
  const { text, shape } = asked.understood;
  const point = shape?.kind === 'choice' ? null : pointOf(text);
  const told = point && asked.matter.answers?.[point];
  if (!told || w.wasSaid(`**${told}**`)) return null;
  const { lead, reasons, ...rest } = sayFirm(w, asked);
  return { ...rest, lead: told, reasons: sharesClause(told, lead) ? reasons : [lead, ...reasons] };
}

/** A matter of which nothing can be seen, or nothing may be said. */
export function sayFirm(w: Writer, asked: Firm): Answer {
  const { matter } = asked;
  w.step('这件事盘里看不出来，或不该由盘来定。');
  const { text, time, asks } = asked.understood;
  const firm = firmWordOf(matter, text, w.minor);
  const later = w.wasSaid(`**${firm.replace(/。$/, '')}**`) ? onlyItsTime(w, asked) : null;
  if (later) return later;
  const near = isTimed(matter) ? sayYear(w, firstAhead(w), { ...asked, matter }).lead : '';
  const year = time?.kind === 'year' ? time.year : time?.kind === 'months' ? time.months.at(-1)!.year : null;
  // A date that is told stands: no other month is named beside it.
  const isWhen = asks === 'when' && asked.understood.date === null && !DATE_TOLD.test(text);
  const months = OF_SURGERY.has(matter.id) && isWhen ? easyMonths(w, year ?? firstAhead(w)) : null;
  const nature = matter.ofNature ? natureOf(w, matter) : null;
  if (nature) w.step(nature.step);
  const { shape } = asked.understood;
  const chosen =
    shape?.kind === 'choice' && !isOfBody(matter) && !matter.settles
      ? chosenBy([firm, ...(matter.advice ?? [])].join('，'), shape.options)
      : null;
  const why = asks === 'why' && OF_PEOPLE.includes(matter.topic) && !/看不出|不是/.test(firm);
  return {
    lead: chosen ? `${chosen}：${firm}` : why ? `对方为什么这样看不出来；${firm}` : firm,
    reasons: [
      nature ? `${/^你的?婚姻/.test(nature.lead) ? '' : '你的性子，'}盘里看得出的是：${nature.lead}` : '',
      near,
      months ? `医生说能等的，${months.easy}前后你这边松快些` : '',
    ].filter((one) => one !== ''),
    advice: matter.advice ?? [],
    limits: limitsOf(matter),
  };
}
