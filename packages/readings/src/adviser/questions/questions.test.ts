import { castChart } from '@ziping/bazi/chart';
import type { Birth } from '@ziping/bazi/types';
import { describe, expect, it } from 'vitest';

import type { ChartInput } from '../../facts.ts';
import { advise, type AdviserTurn, NOTE, type OtherRecord } from '../adviser.ts';
import { BELIEF_QUESTIONS } from './beliefs.ts';
import { BETWEEN_QUESTIONS } from './between-people.ts';
import { CHOICE_QUESTIONS } from './choices.ts';
import { CLAUSE_QUESTIONS } from './clauses.ts';
import { CONVERSATION_QUESTIONS } from './conversations.ts';
import { DIALECT_QUESTIONS } from './dialects.ts';
import { EVERY_DAY_QUESTIONS } from './every-day.ts';
import { FACT_QUESTIONS } from './facts.ts';
import { FIRST_QUESTIONS } from './first.ts';
import { FIT_QUESTIONS } from './fits.ts';
import { FORM_QUESTIONS } from './forms.ts';
import { GOES_ON_QUESTIONS } from './goes-on.ts';
import { HELD_OUT_QUESTIONS } from './held-out.ts';
import { KIND_QUESTIONS } from './kinds.ts';
import { LATER_QUESTIONS } from './later.ts';
import { LIVES_QUESTIONS } from './lives.ts';
import { MIDDLE_AGE_QUESTIONS } from './middle-age.ts';
import { MISREAD_QUESTIONS } from './misread.ts';
import { PASSING_WORDS } from './passing-words.ts';
import { MONEY_AND_ILLNESS_QUESTIONS } from './money-and-illness.ts';
import { NEAR_ONE_QUESTIONS } from './near-ones.ts';
import { OWN_QUESTIONS } from './own.ts';
import { OWN_CHART_QUESTIONS } from './own-chart.ts';
import { OWN_WAY_QUESTIONS } from './own-ways.ts';
import { PERSON_QUESTIONS } from './people.ts';
import { BIRTHS, type Question, RECORDS } from './question.ts';
import { PLAIN_QUESTIONS } from './plainly.ts';
import { POINT_QUESTIONS } from './points.ts';
import { SMALL_ACT_QUESTIONS } from './small-acts.ts';
import { SHAPED_QUESTIONS } from './shapes.ts';
import { STARTING_OUT_QUESTIONS } from './starting-out.ts';
import { STANCE_QUESTIONS } from './stances.ts';
import { STANDING_ALONE } from './stands-alone.ts';
import { TOLD_QUESTIONS } from './told-of-others.ts';
import { TURN_QUESTIONS } from './turns.ts';
import { WORKING_LIFE_QUESTIONS } from './working-life.ts';

const NOW = Date.parse('2026-11-25T12:00:00+08:00');
/** Characters of the first answer to a question, without the note. */
const MOST = 420;
const MENU = /没太明白|想看的是下面|想先聊哪|换个问法|可以这样问我/;
/** Months of this year that are over, named as something to do. */
const PAST_ADVICE = /2026年(?:[1-9]|10)月[^。]{0,14}(?:适合|宜|最合用|可以|放在)/;

function inputOf(birth: Birth, hour_unknown: boolean): ChartInput {
  const chart = castChart(birth, {}, NOW);
  return {
    chart,
    record: { gender: birth.gender, birth_time_solar: chart.truth.clock, hour_unknown },
    now_ms: NOW,
  };
}

const inputs = Object.fromEntries(
  Object.entries(BIRTHS).map(([name, birth]) => [name, inputOf(birth, name === 'woman')]),
) as Record<Question['of'], ChartInput>;
const records = Object.fromEntries(
  Object.entries(RECORDS).map(([name, { birth, ...record }]) => [
    name,
    { ...record, gender: birth.gender, input: () => inputOf(birth, false) },
  ]),
) as Record<keyof typeof RECORDS, OtherRecord>;

/** The sentence that takes up a hurt, which stands before the strong text of the answer. */
const COMFORT = /^[^*。\n]{4,40}。(?=\*\*)/;

/** The last answer of a conversation, as plain text without the note, and the comfort before it. */
function answerTo({ of, ask, beside = [] }: Question): { text: string; comfort: string } {
  const history: AdviserTurn[] = [];
  let last = '';
  for (const turn of ask.split(' → ')) {
    const { content } = advise(turn, {
      input: inputs[of],
      history,
      reportCode: null,
      others: beside.map((name) => records[name]),
    });
    history.push({ role: 'user', content: turn }, { role: 'assistant', content });
    last = content;
  }
  const comfort = COMFORT.exec(last)?.[0] ?? '';
  return { text: last.slice(comfort.length).replaceAll('**', '').replace(NOTE, '').trim(), comfort };
}

const firstSentence = (text: string) => /^[^。！？]*[。！？]?(?:[^。！？]{0,6}[。！？])?/.exec(text)![0];

/** What is wrong with an answer, or null. */
function faultOf(text: string, { first, has, not }: Question, comfort = ''): string | null {
  // Where nothing is asked the comfort is the first sentence.
  if (!first.test(firstSentence(text)) && !first.test(comfort))
    return `first sentence is not ${String(first)}`;
  if (has && !has.test(text)) return `misses ${String(has)}`;
  if (not?.test(text)) return `says ${not.exec(text)![0]}`;
  if (MENU.test(text)) return 'asks back with a menu';
  if (PAST_ADVICE.test(text)) return 'advises on what is over';
  if (text.length > MOST) return `has ${text.length} characters`;
  return text.split('\n\n').length > 3 ? 'has more than two paragraphs and an offer' : null;
}

const QUESTIONS = [
  ...FIRST_QUESTIONS,
  ...HELD_OUT_QUESTIONS,
  ...SHAPED_QUESTIONS,
  ...STANDING_ALONE,
  ...OWN_QUESTIONS,
  ...OWN_WAY_QUESTIONS,
  ...BELIEF_QUESTIONS,
  ...DIALECT_QUESTIONS,
  ...OWN_CHART_QUESTIONS,
  ...FORM_QUESTIONS,
  ...CLAUSE_QUESTIONS,
  ...MIDDLE_AGE_QUESTIONS,
  ...MISREAD_QUESTIONS,
  ...PASSING_WORDS,
  ...CONVERSATION_QUESTIONS,
  ...KIND_QUESTIONS,
  ...TOLD_QUESTIONS,
  ...WORKING_LIFE_QUESTIONS,
  ...TURN_QUESTIONS,
  ...PERSON_QUESTIONS,
  ...GOES_ON_QUESTIONS,
  ...LIVES_QUESTIONS,
  ...PLAIN_QUESTIONS,
  ...POINT_QUESTIONS,
  ...FIT_QUESTIONS,
  ...EVERY_DAY_QUESTIONS,
  ...BETWEEN_QUESTIONS,
  ...MONEY_AND_ILLNESS_QUESTIONS,
  ...LATER_QUESTIONS,
  ...SMALL_ACT_QUESTIONS,
  ...FACT_QUESTIONS,
  ...CHOICE_QUESTIONS,
  ...STANCE_QUESTIONS,
  ...STARTING_OUT_QUESTIONS,
  ...NEAR_ONE_QUESTIONS,
];

describe.each(QUESTIONS)('$of: $ask', (question) => {
  it('accepts a sensible answer written by hand', () => {
    expect(faultOf(question.good, question)).toBeNull();
  });

  it('is answered as asked', () => {
    const { text, comfort } = answerTo(question);
    expect(faultOf(text, question, comfort), text).toBeNull();
    expect(comfort, text).toMatch(question.comfort ?? /^.{0,40}$/);
  });
});
