/** Says what was understood: talk, a reason, a fact, a term, a person, a matter. */
import { type Answer, writeAnswer } from './answer.ts';
import { sayDetails } from './details.ts';
import { answerFacts } from './facts.ts';
import { sayCycles } from './luck/cycles.ts';
import { matterOfLife } from './luck/life.ts';
import { answerMatter } from './matter.ts';
import { writeEachMonth, writeMonths, writePoints, writeYears } from './points.ts';
import { answerPerson, callOf, matterOf } from './people.ts';
import { answerLater } from './shapes/later.ts';
import { answerSound } from './shapes/sound-choices.ts';
import { answerTold } from './shapes/shape.ts';
import { natureOf } from './nature.ts';
import type { CastFrom } from './told-chart.ts';
import { answerNext } from './next.ts';
import { saidOtherwise } from './said-before.ts';
import { givenAgain } from './told-on.ts';
import { answerTalk, answerUnclear } from './talk.ts';
import { sayLikeness, sayTerm, sayTermForMe } from './terms.ts';
import { sayChart } from './topics/chart.ts';
import { sayWhy, sayWhyUnseen } from './why.ts';
import { answerByAge, forAge } from './ages.ts';
import { ANYTHING } from '../matters/life.ts';
import { isTimed, type Matter, type Topic } from '../matters/matter.ts';
import { findMatters } from '../matters/table.ts';
import type { Person } from '../understand/kin.ts';
import type { Later } from '../understand/later.ts';
import { asksEachMonth, wantsList } from '../understand/form.ts';
import { isUnclear, topicsOf, type Understood } from '../understand/understood.ts';
import type { Writer } from '../writer.ts';

/** Points of a list for which no number is told. */
const DEFAULT_POINTS = 3;

/** What an answer is written for, beside what was understood. */
interface Told {
  /** How the other record that it is read from is called; null where it is read from the asker's own. */
  ofRecord: string | null;
  /** What the chart was cast from for this answer; null for a chart that is saved. */
  castFrom: CastFrom | null;
  /** Whether the question only says again what was asked before. */
  asksAgain: boolean;
}

/** What the hour and a saved record would add. */
const castLimit = ({ withHour }: CastFrom) =>
  withHour
    ? '时辰也算进去了，这份盘没有存下来；想常看，到排盘页给他存一份'
    : '时辰没有算进去，只看了三柱；想常看，到排盘页给他存一份，补上时辰更准';

/** What is seen of someone, of whom only the birth is told and no matter is asked: 将来有出息没. */
function sayToCome(w: Writer, { text, form, person }: Understood, { castFrom }: Told): void {
  const nature = natureOf(w, { topic: 'personality' })!;
  const learns = natureOf(w, { topic: 'study' });
  w.step(nature.step);
  const before = /出息|前途|将来|以后|成才|命好/.test(text)
    ? '有没有出息不由盘定，看得出的是长处：'
    : RELIABLE.test(text)
      ? '靠不靠谱看不出来，看得出的是性子：'
      : /相处|打交道|好处|难处|伺候/.test(text)
        ? '好不好相处要处了才知道，看得出的是性子：'
        : '';
  const isChief = person !== null && /领导|老板|上司|主管/.test(person.word);
  writeAnswer(
    w,
    {
      lead: `照${castFrom!.date}排的盘看，${before}${(before && w.minor && learns ? learns : nature).lead.replace(/^你/, '')}`,
      reasons: before && w.minor ? [nature.lead] : nature.reasons.slice(0, 1),
      advice: w.minor
        ? ['顺着这样的长处带：一次只练一样，做到了当天就夸', '别拿他和别家孩子比，喜欢的那样让他多试']
        : isChief
          ? [
              '头一个月少说多看，记下哪些事要先问、哪些能自己定；拿不准就当面问一句“您看先做哪样”',
              '话和账留个底，答应的都约好日子，处熟了再放开',
            ]
          : [],
      limits: [castLimit(castFrom!)],
    },
    form,
  );
  w.end();
}

/** What a later turn asks of the matter before it, whoever that was about. */
function sayLater(w: Writer, understood: Understood, later: Later): void {
  const [matter = ANYTHING] = understood.matters;
  writeAnswer(w, answerLater(w, later, understood, matter), null);
}

/** The year whose months are asked about one by one; null for the months that come. */
function yearOfMonths(time: Understood['time'], text: string): number | null {
  if (time?.kind === 'year') return time.year;
  const isOfYear = /明年|后年|20\d\d|全年|一年/.test(text);
  return time?.kind === 'months' && isOfYear ? time.months[0]!.year : null;
}

function sayMatter(w: Writer, understood: Understood, told: Told): void {
  const { ofRecord, asksAgain } = told;
  const { time, form } = understood;
  const asked = matterOf(understood);
  const isToCome =
    told.castFrom !== null && (asked === undefined || asked.topic === 'personality') && time === null;
  if (isToCome) return sayToCome(w, understood, told);
  const named =
    (ofRecord ? matterOf(understood) : understood.matters[0]) ?? findMatters('运势')[0] ?? ANYTHING;
  const isOfLife = time?.kind === 'cycle' && time.which === 'all' && understood.shape?.kind !== 'feared_tie';
  const matter = (isOfLife && matterOfLife(understood.text)) || named;
  if (
    WEAK_FOR_TIME.includes(matter.topic) &&
    (time || understood.day) &&
    !ofRecord &&
    matter.topic !== 'luck'
  )
    return sayMatter(w, { ...understood, matters: findMatters('运势') }, told);
  // In plain words what the chart likes is what one can use.
  if (matter.topic === 'favourable' && form === 'plain' && !NAMES_USEFUL.test(understood.text))
    return sayMatter(w, { ...understood, matters: findMatters('幸运色') }, told);
  const { option } = understood;
  const { castFrom } = told;
  const chartOf = castFrom === null ? `从${ofRecord}那份命盘看` : `照${castFrom.date}排的盘看`;
  const lead = (sentence: string) =>
    ofRecord ? `${chartOf}，${sentence}` : option ? `${option}这一头，${sentence}` : sentence;
  const byAge = time === null || time.kind === 'year' || time.kind === 'years' || time.kind === 'months';
  const young = byAge ? answerByAge(w, matter, understood) : null;
  const timeless = matter.timeless === true || matter.year === undefined;
  const answer: Answer | null = young
    ? { ...young, lead: ofRecord ? lead(young.lead) : young.lead }
    : answerMatter(w, { understood, matter, lead });
  if (answer && ofRecord === null && isTimed(matter) && asksEachMonth(understood.text)) {
    writeEachMonth(w, yearOfMonths(time, understood.text));
    w.end();
    return;
  }
  if (answer) {
    const { text } = understood;
    const fresh = saidOtherwise(w, givenAgain(w, answer, understood, matter), {
      matter,
      understood,
      asksAgain,
    });
    const both = young ? null : withSecond(w, fresh, understood);
    const points =
      form === null || form === 'short' || form === 'list'
        ? (understood.points ?? (form === 'list' ? DEFAULT_POINTS : null))
        : null;
    const isOfTimes =
      form === 'list' &&
      understood.points === null &&
      (understood.asks === 'when' || /年份|月份|哪[几些]个?[年月]/.test(text));
    if (isOfTimes && isTimed(matter) && time === null) writeYears(w, matter);
    else if (isOfTimes && isTimed(matter) && time?.kind === 'months') writeMonths(w, matter, time.months);
    else if (points !== null) writePoints(w, fresh, { matter, understood }, points);
    else writeAnswer(w, both ?? fresh, form, matter.topic === 'industry');
    if (ofRecord !== null && form === null) sayOfRecord(w, matter, text, ofRecord);
    if (castFrom !== null && form === null) w.say(castLimit(castFrom));
    w.end();
    if (!young) sayDetails(w, matter.topic, timeless);
    return;
  }
  if (time && time.kind !== 'year' && time.kind !== 'years' && time.kind !== 'months') {
    sayCycles(w, time, matter.topic);
    return;
  }
  if (ofRecord) w.tell(castFrom === null ? `看的是${ofRecord}那份命盘` : `看的是照${castFrom.date}排的盘`);
  sayChart(w, matter.topic, understood.text, form === 'plain');
  sayDetails(w, matter.topic, false);
}

/** The answer with a sentence on the second of two matters; null where one is asked for. */
function withSecond(w: Writer, told: Answer, understood: Understood): Answer | null {
  const { shape, text, form, time } = understood;
  const isOneAnswer = shape?.kind === 'other_way' || shape?.kind === 'concrete' || shape?.kind === 'steps';
  const second =
    !isOneAnswer && shape?.kind !== 'choice' && TWO_AT_ONCE.test(text) ? understood.matters[1] : undefined;
  if (!second || form !== null || second.firm !== undefined || (time !== null && time.kind !== 'year'))
    return null;
  const also = answerMatter(w, { understood, matter: second, lead: (sentence) => sentence });
  return (
    also && {
      ...told,
      reasons: told.reasons.slice(0, 2),
      advice: [
        `至于${SHORT_NAMES[second.topic] ?? '另一件'}，${also.lead.replace(/^在[^，]{2,4}里，/, '')}`,
        ...told.advice.filter((one) => !one.startsWith('更合适')).slice(0, 1),
      ],
    }
  );
}

/** What the chart of a record has beside a matter that is not in it: the character, how one is to live. */
function sayOfRecord(w: Writer, matter: Matter, text: string, ofRecord: string): void {
  // 这单能不能签，他性子我摸不透
  if (matter.topic !== 'personality' && TEMPER.test(text)) {
    const unseen = RELIABLE.test(text) && matter.firm === undefined ? '靠不靠谱看不出来，性子看得出：' : '';
    w.say(`${unseen}${natureOf(w, { topic: 'personality' })!.lead}`);
  }
  // 我爸查出结节，今年冬天要紧吗
  if (matter.topic === 'medicine' && matter.id !== 'critical')
    w.say(`从${ofRecord}那份命盘看得出的只是起居：${natureOf(w, matter)!.reasons[0]!}`);
}

/** Someone's character is asked about. */
const RELIABLE = /靠(?:不靠)?谱|靠(?:得|不)住/;
const TEMPER = new RegExp(`性子|脾气|性格|为人(?!父|母)|人品|什么样的人|${RELIABLE.source}`);

/** Two matters are named side by side, or work is left for the sake of something: 辞职考公务员. */
const TWO_AT_ONCE =
  /(?<!缓|随|温|平|暖|谐|柔|总)和(?![好解睦谐气平])|[与、]|跟(?=财|感情|事业|工作|健康|身体|婚|桃花|学|钱|孩子)|还有(?!这|那|没|戏|希望|机会|可能|缘|救|人|多|几)|以及|(?:辞(?:职|掉|了)|裸辞|离职|退学|休学)(?:工作|了|去|来|回家|在家|专心|全职|备|直接|然后|,)*(?:考|创|开|做|学|读|带|当|生)/;

/** Topics that with a time ask for the luck of it. */
const WEAK_FOR_TIME: readonly Topic[] = ['remedy', 'pillars', 'pattern', 'strength', 'favourable'];

/** It asks which phase it is, in plain words or not: 我的用神是啥，说人话. */
const NAMES_USEFUL =
  /(?:用神|喜神|忌神|喜忌)[^,。?!]{0,6}(?:什么|哪|啥|多少)|(?:什么|哪个|啥)[^,。?!]{0,4}(?:用神|喜神|忌神)/;

const SHORT_NAMES: Partial<Readonly<Record<Topic, string>>> = {
  love: '感情',
  marriage: '婚姻',
  marriage_time: '婚事',
  romance: '桃花',
  career: '工作',
  job_change: '换工作',
  wealth: '钱',
  house: '房子',
  study: '读书',
  exam: '考试',
  health: '身体',
  children: '孩子',
  parents: '父母',
  move: '去哪里',
  luck: '整体',
};

/** Why one of two was chosen; null where the chart had no say. */
function reasonOfChoice(w: Writer, understood: Understood): Answer | null {
  const [matter] = understood.matters;
  if (understood.shape?.kind === 'choice' && understood.shape.sound) {
    const { lead, advice } = answerSound(w, understood.shape.sound, understood.shape.options);
    const [, told] = lead.split(/：(.*)/);
    return told
      ? { lead: `因为${told}`, reasons: ['这一条跟盘没有关系，换谁都一样'], advice, limits: [] }
      : null;
  }
  const answer = matter && answerMatter(w, { understood, matter, lead: (sentence) => sentence });
  // 更合适的是A：why
  const [chosen, why] = answer?.lead.split(/：(.*)/) ?? [];
  if (!answer || !chosen || !why) return null;
  const [first = why] = why.split('；');
  const nature = natureOf(w, { topic: matter.topic === 'house' ? 'wealth' : matter.topic });
  return {
    ...answer,
    lead: `因为${first.replace(/，[^，]*更省力$/, '')}`,
    reasons: nature ? [nature.lead] : [],
    advice: [`所以${chosen.replace(/^略偏/, '略偏向')}`, ...answer.advice.filter((text) => !w.wasSaid(text))],
  };
}

const AGREED = { plain: '行，往后我都说大白话', short: '行，往后我短着说' } as const;
/** Only how it is to be told is asked, with nothing before it: the year ahead, told so. */
function sayInForm(w: Writer, understood: Understood, form: keyof typeof AGREED): void {
  const [luck = ANYTHING] = findMatters('运势');
  const matter = forAge(w, luck);
  const about: Understood = { ...understood, matters: [matter], form: null, shape: null, asks: 'what' };
  const answer = answerMatter(w, { understood: about, matter, lead: (sentence) => sentence });
  const told = answer ?? answerUnclear(w);
  const lead = `${AGREED[form]}：${told.lead}`;
  if (wantsList(understood.text)) writePoints(w, { ...told, lead }, { matter, understood: about }, 3);
  else writeAnswer(w, { ...told, lead, reasons: [], limits: [] }, null);
  w.end();
}

/** What can be said of someone without a record, and what a later turn asks of the same. */
function personAnswer(w: Writer, understood: Understood & { person: Person }): Answer {
  const answer = answerPerson(w, { ...understood, hasRecord: understood.record !== null });
  const isTold =
    understood.form === null &&
    understood.time === null &&
    w.wasSaid(`**${answer.lead.replace(/。$/, '')}**`);
  return (isTold && answerNext(w, answer, understood.matters[0] ?? ANYTHING, understood)) || answer;
}

export function say(w: Writer, understood: Understood, told: Told): void {
  const { ofRecord } = told;
  const { talk, matters, term, termForMe, why, time, fact, facts, person, form, text, shape } = understood;
  if (shape?.kind === 'later' && talk === null && !why && form === null) sayLater(w, understood, shape.later);
  else if (shape?.kind === 'choice' && shape.sound && talk === null && !why)
    writeAnswer(w, answerSound(w, shape.sound, shape.options), form);
  else if (talk !== null)
    writeAnswer(
      w,
      answerTalk(w, talk, {
        matter: matters[0] ? (SHORT_NAMES[matters[0].topic] ?? null) : null,
        missed: matters[0],
        text,
      }),
      talk === 'complaint' ? null : form,
    );
  else if (why) {
    const chosen = shape?.kind === 'choice' && understood.depth === 0 ? reasonOfChoice(w, understood) : null;
    if (chosen) writeAnswer(w, chosen, form);
    else if (person && !person.pair && ofRecord === null) sayWhyUnseen(w, callOf(person));
    else if (shape?.kind === 'unseen' || (matters[0]?.firm !== undefined && matters[0].timeless))
      sayWhyUnseen(w, null);
    else sayWhy(w, topicsOf(understood), time, form === 'plain');
  } else if (understood.likeness) sayLikeness(w, term, text);
  else if (fact !== null)
    writeAnswer(w, answerFacts(w, fact, facts, { date: understood.date, text }, ofRecord), form);
  else if (term) {
    // In plain words a term is what it does here.
    const asksWord = /(?:什么|啥)意思|什么是|何为|含义/.test(text);
    if (termForMe || (form === 'plain' && !asksWord) || form === 'short' || form === 'one_sentence')
      sayTermForMe(w, term, understood.feared);
    else sayTerm(w, term, /我的?/.test(text) && !/意思|什么是|解释/.test(text));
  } else if (person && ofRecord === null) writeAnswer(w, personAnswer(w, { ...understood, person }), form);
  else if (isUnclear(understood) && (form === 'plain' || form === 'short')) sayInForm(w, understood, form);
  else if (isUnclear(understood)) {
    writeAnswer(
      w,
      shape?.kind === 'told' ? answerTold(w, shape.mood, undefined, text) : answerUnclear(w),
      form,
    );
  } else sayMatter(w, understood, told);
}

/** What has been said is told when more is asked for than there is. */
export function sayNothingMore(w: Writer): void {
  w.step('能从盘上说的，前面都说了。');
  w.tell('**这件事，盘上能说的前面都说了**，再往下就是猜，我不猜');
  w.tell('可以换个角度：带上一个年份，或者说说你眼下在为哪件事拿主意，我对着盘再看');
  w.end();
}
