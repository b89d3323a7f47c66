/** What a question leaves out, taken from the one before it: the person, the matter, the time. */
import { ANYTHING } from '../matters/life.ts';
import { isOfBody, isTimed, type Topic } from '../matters/matter.ts';
import { findMatters } from '../matters/table.ts';
import { relationIn } from './kin.ts';
import type { Shape } from './shape.ts';
import { examIn } from './time/exams.ts';
import { findSmallTalk } from './talk.ts';
import { IF_SO } from './two.ts';
import {
  askedAgain,
  isUnclear,
  mattersBesidePeople,
  NOTHING,
  topicsOf,
  type Understood,
} from './understood.ts';

const FOLLOW = /^(?:那么?|如果|还有|至于|要是|换成)|呢[?。!]*$/;
/** It stands for what the question before names. */
export const PRONOUN = /它|这个(?!月|人|男|女|工作|岗|行业|城市)|那个(?!月|人|男|女)|这颗|这种/;
/** The most characters of a question that leaves out its matter. */
const SHORT = 14;

/** 那我要是离呢, after a question about him, is of the asker. */
const OF_ASKER = /^(?:那么?|所以|可是?|但是?)*我(?!妈|爸|哥|姐|弟|妹|家|儿|女|老|们?的)/;

/** A question that leaves out what it is about. */
const ASKS_ON =
  /(?:会|能|要|该|行)不(?:会|能|要|该|行)|有没有|还是|多少|多大|哪|几|什么|怎么|怎样|吗|呢|[不没](?:$|[?])|谁|合适/;
const SIZE = /多少|多大|几/;

/** Its own matters say too little to stand without those before it. */
const isWeak = (own: Understood) => own.matters.every(({ topic }) => topic === 'luck' || topic === 'remedy');

/** Matters that a question of what to do, without one of its own, belongs to. */
const WHAT_TO_DO: readonly Topic[] = ['startup', 'job_change'];

/** 那他呢: the same of someone who has no record; null where it is not that. */
function ofOther(text: string, last: Understood): Understood | null {
  const [, other, further] = /^(?:那|那么)+([他她])呢(?:[?。]*$|[,?](.+))/.exec(text) ?? [];
  if (!other || last.person !== null || last.matters.length === 0) return null;
  const person = {
    relation: 'unknown',
    gender: other === '她' ? 'female' : 'male',
    word: other,
    mind: false,
    pair: false,
    record: null,
  } as const;
  const of = further === undefined ? askedAgain(last) : { ...NOTHING, text };
  return { ...of, shape: null, person, record: null };
}

const relationOf = ({ person, text }: Understood) => person?.relation ?? relationIn(text);

/** 妹妹住院了，我天天睡不着 → 那我呢: of the asker, who is not ill; what was told of them comes before. */
function ofAskerToo(text: string, own: Understood, last: Understood): Understood | null {
  if (!/^(?:那|那么)*我(?:自己|本人)?呢[?。]*$/.test(text) || relationOf(last) === null) return null;
  const told = last.text.split(/[,。?!]/).find((clause) => OF_ASKER.test(clause)) ?? '';
  const isIll = last.matters.some(isOfBody);
  const matters = isIll ? [...findMatters(told), ...findMatters('身体')].slice(0, 1) : last.matters;
  return { ...own, person: null, record: null, matters, time: last.time, shape: null };
}

/** 我儿子明年中考 → 能考上吗: the same matter without a subject. */
const isSameMatter = (text: string, own: Understood, last: Understood) =>
  !text.includes('我') && topicsOf(own).some((topic) => topicsOf(last).includes(topic));

/** Whom a question goes on about: the same person, unless another is named: 我儿子学习怎么样 → 他以后呢. */
function personOf(text: string, own: Understood, last: Understood): Pick<Understood, 'person' | 'record'> {
  const isPronoun = own.person?.relation === 'unknown' && own.person.record === null && last.person !== null;
  if (own.person && !isPronoun) return { person: own.person, record: own.record };
  // Of one who has a record: 我爸能找到活吗 → 性格怎么样.
  const isOfRecord = last.record !== null && !text.includes('我') && [...text].length <= 12;
  const isNew =
    own.matters.length > 0 &&
    !isOfRecord &&
    !isSameMatter(text, own, last) &&
    !FOLLOW.test(text) &&
    !PRONOUN.test(text);
  const person = !isPronoun && (OF_ASKER.test(text) || isNew) ? null : last.person;
  const pair = person?.pair === true && /我们|咱|俩|两个人|合/.test(text);
  return { person: person && { ...person, pair }, record: person && last.record };
}

/** 那怎么办: what to do about the matter before it, or about the person of whom something was told. */
function askedBack(text: string, own: Understood, last: Understood): Understood | null {
  if (!isWeak(own) || own.asks !== 'how' || own.person !== null || text.length > SHORT) return null;
  const ofLast = { ...askedAgain(last), asks: 'how', shape: null } as const;
  if (last.matters.length === 0) return last.person && ofLast;
  // 我想回老家 → 老伴不想回 → 那怎么办 asks of the one who does not want to.
  if (last.added !== null && /不|反对|没/.test(last.added) && relationIn(last.added) !== null)
    return { ...ofLast, text: last.added, added: null, matters: [ANYTHING] };
  const isToldOf = last.shape?.kind === 'told' && relationIn(last.text) !== null;
  if (isToldOf && findMatters(last.text).length === 0) return { ...ofLast, matters: [ANYTHING] };
  return {
    ...own,
    person: last.person,
    record: last.record,
    matters: last.matters,
    time: own.time ?? last.time,
  };
}

/** Matters with a day of their own. */
const EXAMINED: readonly Topic[] = ['exam', 'study'];

const OWN_TO_DO: readonly Shape['kind'][] = ['say', 'persuade', 'refuse'];

/** 女儿天天摔门 → 我该怎么跟她开口: the asker's own to do, whoever the question before was about. */
const ownToDo = (own: Understood, last: Understood): Understood | null =>
  own.person === null && own.shape !== null && OWN_TO_DO.includes(own.shape.kind) && last.person !== null
    ? { ...own, matters: own.matters.length > 0 ? own.matters : [ANYTHING] }
    : null;

/** 考研还有不到一个月 → 有没有可能上岸: of the same examination. */
function ofSameExam(text: string, own: Understood, last: Understood): Understood | null {
  const isOfSoon =
    last.time?.kind === 'months' &&
    own.time === null &&
    [own, last].every(({ matters }) => matters.some(({ topic }) => EXAMINED.includes(topic)));
  return isOfSoon &&
    !last.day &&
    !FOLLOW.test(text) &&
    own.shape?.kind !== 'else' &&
    [...text].length <= SHORT
    ? { ...own, ...personOf(text, own, last), time: last.time }
    : null;
}

/** Of one who has a record, where nobody else is named. */
function ofRecordBefore(text: string, own: Understood, last: Understood): Understood | null {
  const same = personOf(text, own, last);
  return own.person === null && same.record !== null ? { ...own, ...same } : null;
}

/** 我想创业 → 做什么: the trade of that. */
function ofTrade(own: Understood, last: Understood): Understood | null {
  const [trade] = own.matters;
  return trade?.topic === 'industry' && last.matters.some(({ topic }) => WHAT_TO_DO.includes(topic))
    ? { ...own, matters: [trade, ...last.matters].slice(0, 2) }
    : null;
}

/** What an act stands in that names nothing else. */
const ALONE = /(?:我|那|你|就|说|到底|究竟|该|要|是|直接|一句话|还是不|不|[,。?!吧呢啊])/g;
/** 年会去还是不去 stands by itself too; 去还是不去 is of the matter before it. */
const namesAct = (text: string, { verdict }: Understood) =>
  verdict !== null && text.replace(ALONE, '').replaceAll(verdict, '').length > 1;

/** A question of which only the shape is known is of the matter before it. */
function ofAnything(text: string, own: Understood, last: Understood): Understood | null {
  // 我适合学文还是学理 stands by itself.
  const isChoice = own.shape?.kind === 'choice' && own.shape.options.every((one) => [...one].length >= 2);
  if (isChoice && own.person === null && last.person !== null && !text.includes('我'))
    return { ...own, person: last.person, record: last.record };
  const isOfLast =
    own.matters.length > 0 &&
    !isChoice &&
    !namesAct(text, own) &&
    own.matters.every(({ id }) => id === 'anything') &&
    last.matters.length > 0 &&
    own.person === null &&
    text.length <= SHORT;
  return isOfLast ? { ...own, person: last.person, record: last.record, matters: last.matters } : null;
}

/** 那后年呢: the same at another time. */
function atOtherTime(text: string, own: Understood, last: Understood): Understood | null {
  if (own.time === null) return null;
  const isOfLast = isWeak(own) && last.matters.length > 0 && (own.matters.length === 0 || FOLLOW.test(text));
  if (isOfLast) return { ...own, ...personOf(text, own, last), matters: last.matters };
  return own.matters.length === 0 ? { ...own, ...personOf(text, own, last) } : null;
}

/** 那我儿子呢: the same of someone else. */
const ofOtherPerson = (text: string, own: Understood, last: Understood): Understood | null =>
  own.person !== null &&
  mattersBesidePeople(own).length === 0 &&
  own.time === null &&
  !own.person.mind &&
  FOLLOW.test(text)
    ? { ...own, matters: last.matters, time: last.time }
    : null;

/** 那财运呢: another matter at the same time. */
function ofOtherMatter(text: string, own: Understood, last: Understood): Understood | null {
  if (own.matters.length === 0 || own.time !== null || !FOLLOW.test(text)) return null;
  // 周日国考能过吗 → 那省考呢: another examination has a day of its own.
  const isExam = [own, last].every(({ matters: [one] }) => one && EXAMINED.includes(one.topic));
  const isNext = isExam && (last.day || examIn(text)?.name !== examIn(last.text)?.name);
  // 真裁了后面好找吗 is of the time after it.
  const isAfter = IF_SO.test(text);
  return {
    ...own,
    ...personOf(text, own, last),
    time: isNext || isAfter ? null : last.time,
    asks: own.asks === 'what' ? last.asks : own.asks,
  };
}

/** 哪年要孩子好 → 会顺利吗 */
function whetherItGoesWell(text: string, own: Understood, last: Understood): Understood | null {
  const isOfLast =
    own.matters.length > 0 &&
    isWeak(own) &&
    own.time === null &&
    text.length <= 8 &&
    !/运|命|总|整体/.test(text);
  return isOfLast && own.asks === 'whether' && last.matters.length > 0
    ? { ...own, ...personOf(text, own, last), matters: last.matters }
    : null;
}

/** When, of the matter before it that has a time. */
const whenOfLast = (text: string, own: Understood, last: Understood): Understood | null =>
  own.asks === 'when' && own.matters.length === 0 && own.time === null && last.matters.length > 0
    ? {
        ...own,
        ...personOf(text, own, last),
        matters: [...last.matters].sort((a, b) => Number(isTimed(b)) - Number(isTimed(a))),
      }
    : null;

/** 能买房吗 → 买多大的 */
function withoutMatter(text: string, own: Understood, last: Understood): Understood | null {
  const isBare = isUnclear(own) && own.form === null && last.matters.length > 0 && !namesAct(text, own);
  return isBare && [...text].length <= 10 && ASKS_ON.test(text) && findSmallTalk(text) === null
    ? {
        ...own,
        ...personOf(text, own, last),
        matters: last.matters,
        shape: own.shape ?? (SIZE.test(text) ? { kind: 'amount' } : null),
      }
    : null;
}

/** The matter before it, of the person before it. */
const ofSamePerson = (text: string, own: Understood, last: Understood): Understood | null =>
  own.person === null && last.person !== null && isSameMatter(text, own, last)
    ? { ...own, ...personOf(text, own, last), time: own.time ?? last.time }
    : null;

/** Takes from the question before what this one leaves out. */
export const completed = (text: string, own: Understood, last: Understood): Understood =>
  ofOther(text, last) ??
  ofAskerToo(text, own, last) ??
  ownToDo(own, last) ??
  ofTrade(own, last) ??
  ofAnything(text, own, last) ??
  atOtherTime(text, own, last) ??
  ofOtherPerson(text, own, last) ??
  ofSameExam(text, own, last) ??
  askedBack(text, own, last) ??
  ofOtherMatter(text, own, last) ??
  whetherItGoesWell(text, own, last) ??
  whenOfLast(text, own, last) ??
  withoutMatter(text, own, last) ??
  ofSamePerson(text, own, last) ??
  ofRecordBefore(text, own, last) ??
  own;
