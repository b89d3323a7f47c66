/**
 * What a question asks, read in one order: its clean form, danger, thanks, what it says by itself, what it leaves out
 * of the question before. What an earlier step has found stands, whatever a later one finds.
 */
import { ANYTHING } from '../matters/life.ts';
import type { Topic } from '../matters/matter.ts';
import { findMatters, WEAK } from '../matters/table.ts';
import { actOf } from './acts.ts';
import { cleanQuestion, withClauses } from './clean/clean.ts';
import { fromSound } from './clean/sounds.ts';
import {
  besideDeath,
  BY_MONEY,
  type Danger,
  findDanger,
  goesOnFromDanger,
  withoutDateOfDeath,
} from './danger.ts';
import { findFacts } from './facts.ts';
import { withoutForm } from './form.ts';
import { follow } from './follow.ts';
import { partnerMeant, withNamed } from './antecedent.ts';
import { KIN } from './kin.ts';
import { findPerson } from './people.ts';
import { namedIn } from './records.ts';
import { read, type Situation } from './read.ts';
import { findSmallTalk, findThanks, withoutGreeting } from './talk.ts';
import { yearsToChooseFrom } from './time/years.ts';
import { withOption } from './turns.ts';
import { isUnclear, NOTHING, type Understood } from './understood.ts';

/** It asks which of the years ahead. */
const ANY_YEAR = /哪一?年|哪几年|哪些年|什么年份|什么时候.{0,4}(?:运气|运势|顺)/;
/** Nothing but its shape is known. */
const isOfAnything = ({ matters, time, term, talk, person, danger, why, shape }: Understood) =>
  shape?.kind !== 'own' &&
  matters.every(({ id }) => id === 'anything') &&
  !(time || term || talk || person || danger || why);

/** A luck with a word before it that is no known one. */
const VAGUE_LUCK = /\p{Script=Han}{2}运(?:怎么|如何|好)/u;
/** Turns of a user that a question may depend on. */
const REMEMBERED = 12;
/** Characters of a question that may be read by its sound: in a long one some word sounds like a term. */
const MOST_BY_SOUND = 24;
/** Characters from which a question is one, though nothing in it is known. */
const ENOUGH = 4;

const CHILD = /(?:我家?的?)?(?:孩子|儿子|女儿|闺女|宝宝|娃娃?|小孩|小朋友)/g;
/** Whom 他 and 她 mean, where no child is named: 同桌女生老借我笔记，她是不是对我有意思. */
const OF_CHILDS_LIFE =
  /同桌|同学|[男女]生(?!病)|老师|教练|朋友|室友|舍友|班长|学[长姐弟妹]|闺蜜|哥们|兄弟|[爸妈爷奶哥姐弟妹]/;

/** A question about the child of a chart, as the child would ask it. */
const askedByChild = (text: string) => {
  const voiced = text.replaceAll(CHILD, '我');
  const isOfOther = voiced === text && OF_CHILDS_LIFE.test(text);
  return isOfOther ? voiced : voiced.replaceAll(/(?<!其)[他她](?![们人])/g, '我');
};

/** It asks how to be with a child, which the one asks who brings it up: 孩子抱着手机不撒手，怎么办. */
const asksOfRaising = (text: string): boolean => {
  const [matter] = findMatters(text);
  return matter?.first === true && matter.topic === 'children';
};

/** 不是，我是说明年: it goes on from the question before, as 那明年呢 does. */
const CORRECTION =
  /^(?!我想问(?:问|一?下|你))(?:不是|不对|错了|哎呀?|喂|你(?:理解|搞|弄|听)错了?|没有?|[,。!])*我(?:是|的意思(?:是)?|想)?(?:说|指|问)的?(?:是|的是)?[,:]?(?=[^一过了清])/;

/** 不是我孩子，是我侄子: another person was meant. */
const OTHER_PERSON = new RegExp(
  `^(?:不是|不对|错了)(?:的|哈|啊|哦|呀|,)*(?:说|问)?我?(?:家|们家)?的?(?<one>${KIN})(?:的)?(?:哈|啊|哦|呀|,)*(?:我)?(?:是|说的是|问的是|指的是)我?(?:家)?的?(?<other>${KIN})`,
);
/** The question before, asked of the other; null where nobody is put right. */
function askedOfOther(text: string, last: Understood): string | null {
  const { one, other } = OTHER_PERSON.exec(text)?.groups ?? {};
  return one !== undefined && other !== undefined && last.text.includes(one)
    ? last.text.replaceAll(one, other)
    : null;
}

/** The words that are read: the child's own in what is asked of it, with the option that is meant, and without 不是，我是说. */
function wordsOf(
  question: string,
  last: Understood,
  { minor }: Situation,
): { text: string; option: string | null } {
  const voiced = minor && !asksOfRaising(question) ? askedByChild(question) : question;
  const meant = withOption(voiced, last);
  const asked = askedOfOther(voiced, last) ?? meant?.text ?? voiced;
  const text = CORRECTION.test(asked)
    ? `${asked.replace(CORRECTION, '').replace(/,?不是.{1,4}$/, '')}呢`
    : asked;
  return { text, option: meant?.option ?? null };
}

/** It names nothing that an answer can be about. */
const isBare = ({ matters, term, fact, talk }: Understood) =>
  matters.length === 0 && term === null && fact === null && talk === null;

/** What a question is by its sound, where its characters name too little; null where that names nothing. */
function readBySound(
  text: string,
  own: Understood,
  last: Understood,
  situation: Situation,
): Understood | null {
  // 桃化运怎么样 names a luck, and only its sound says of what.
  const isVague =
    isBare(own) ||
    (own.matters.length === 1 &&
      own.matters[0]!.id === 'luck' &&
      own.term === null &&
      own.talk === null &&
      VAGUE_LUCK.test(text));
  const isLong = [...text].length > MOST_BY_SOUND;
  if (own.danger !== null || !isVague || isLong || own.form !== null || own.why) return null;
  const heard = fromSound(text);
  if (heard === null) return null;
  const again = follow(heard, read(heard, situation), last);
  return again.matters.length > 0 || again.term !== null ? again : null;
}

/** It asks for something that no chart has. */
const isBeyond = (text: string, own: Understood) =>
  isUnclear(own) &&
  own.form === null &&
  own.shape === null &&
  own.asks === 'what' &&
  /什么|哪|谁|多少|怎么样|几/.test(text) &&
  [...text].length > ENOUGH;

/** It asks how or whether, of something that has no name here. */
function asksOfAnything(text: string, own: Understood): boolean {
  const isQuestion = own.asks !== 'what' && [...text].length >= ENOUGH && /\p{Script=Han}{3}/u.test(text);
  const isOfPerson = own.person !== null && (own.asks !== 'whether' || own.person.pair);
  return (
    own.danger === null &&
    isBare(own) &&
    isQuestion &&
    own.shape?.kind !== 'told' &&
    !own.why &&
    own.form === null &&
    (own.time === null || own.asks === 'whether') &&
    !isOfPerson
  );
}

/** An act that no matter knows, of the asker's own: 烫头发哪个月好. */
function isActOfAsker(text: string): boolean {
  const act = actOf(text);
  return (
    act !== null &&
    !/[年月岁运天日\d]|从|未来/.test(act) &&
    !/[他她]|什么(?!时候)|谁|几(?!月)|多少|哪(?![个一]?[月年])|命|盘|八字|你/.test(text)
  );
}

/** 想学陶艺，靠谱吗 doubts the act, not the adviser. */
function smallTalkIn(text: string) {
  const talk = findSmallTalk(text);
  return talk === 'accuracy' && /想|打算|准备|(?<!科)学|做|买/.test(text) && isActOfAsker(text) ? null : talk;
}

/** An act that no matter knows, where its time or how it is is asked about. */
function readAct(text: string, own: Understood): Understood | null {
  const isTimed = own.time?.kind === 'months' || own.time?.kind === 'year';
  const isAsked = isBeyond(text, own) || (isBare(own) && isTimed && own.asks !== 'what');
  return isAsked && isActOfAsker(text)
    ? { ...own, matters: [ANYTHING], asks: own.asks === 'what' ? 'whether' : own.asks }
    : null;
}

/** Matters that money on its way to a stranger, or work far away, is told in. */
const OF_FRAUD: readonly Topic[] = [
  'wealth',
  'invest',
  'career',
  'job_change',
  'startup',
  'lottery',
  'industry',
];
const OF_HARM: readonly Topic[] = [
  'medicine',
  'health',
  'people',
  'parents',
  'children',
  'marriage',
  'love',
  'boss',
];

/** Whether something is asked that has nothing to do with the danger of the turn before: 我物理倒数还来得及吗. */
function isOfElse(text: string, before: Danger): boolean {
  const near = BY_MONEY.includes(before) ? [...OF_HARM, ...OF_FRAUD] : OF_HARM;
  const [matter] = findMatters(text);
  return matter !== undefined && !WEAK.includes(matter.topic) && !near.includes(matter.topic);
}

/** Reads one question, and keeps who was named last. */
function readOne(raw: string, last: Understood, situation: Situation): Understood {
  const here = namedIn(cleanQuestion(raw), situation.known);
  return { ...readTurn(raw, last, situation, here), named: here.length > 0 ? here : last.named };
}

/**
 * Reads one question; danger outranks whatever else it has, and is looked for across its clauses.
 * @param here those who are named in it
 */
function readTurn(
  raw: string,
  last: Understood,
  situation: Situation,
  here: Understood['named'],
): Understood {
  const plain = cleanQuestion(raw);
  const told = findDanger(plain, situation.aged);
  const dangerAgain =
    last.danger !== null && !isOfElse(plain, last.danger) && goesOnFromDanger(plain, last.danger, told);
  // 我的农历生日是几号，妈走了没人知道 and 这步大运还剩几年 ask for a fact.
  const isFact = (told === 'death_of_other' || told === 'length_of_life') && findFacts(plain).length > 0;
  const danger = dangerAgain ? last.danger : isFact ? null : told;
  if (danger)
    return {
      ...NOTHING,
      text: plain,
      danger,
      dangerAgain,
      person: findPerson(plain, situation.known),
      matters: findMatters(plain),
    };
  const question = withoutDateOfDeath(cleanQuestion(withClauses(raw)));
  if (findThanks(question)) return { ...NOTHING, text: question, talk: 'thanks' };
  const { text, option } = wordsOf(question, last, situation);
  const named = last.named.length > 0 ? last.named : partnerMeant(text, last.text, situation.known);
  const spoken = withNamed(text, named, here, /佢/.test(raw));
  const alone = read(text, situation, spoken);
  const completed = follow(text, alone, last);
  const followed = {
    ...completed,
    text: completed.text === alone.text ? withoutForm(withoutGreeting(spoken)) : completed.text,
    option,
  };
  const living = besideDeath(plain);
  if (living !== plain) followed.person = findPerson(living, situation.known);
  const own =
    (isUnclear(followed) || isOfAnything(followed)) && followed.form === null && followed.fact === null
      ? { ...followed, talk: smallTalkIn(text) }
      : followed;
  const heard = readBySound(text, own, last, situation);
  if (heard) return heard;
  const act = readAct(text, own);
  if (act) return act;
  if (isBeyond(text, own)) return { ...own, talk: 'beyond' };
  return asksOfAnything(text, own) ? { ...own, matters: [ANYTHING] } : own;
}

/** Reads a question after the questions before it, the oldest first. */
export function understand(question: string, before: readonly string[], situation: Situation): Understood {
  const { today } = situation;
  let last = NOTHING;
  for (const one of before.slice(-REMEMBERED)) {
    const understood = readOne(one, last, situation);
    // Thanks and the like do not end a talk.
    if (!isUnclear(understood) && (understood.talk === null || understood.matters.length > 0))
      last = understood;
    // What is told of someone belongs to the matter before it: 我想回老家 → 老伴不想回.
    else if (understood.shape?.kind === 'told' && !isUnclear(last))
      last = { ...last, text: understood.text, shape: understood.shape, named: understood.named };
    else last = { ...last, named: understood.named };
  }
  const understood = readOne(question, last, situation);
  const { talk, matters, term, time, why, danger, person, fact } = understood;
  const isAboutLuck =
    talk === null &&
    term === null &&
    time === null &&
    danger === null &&
    person === null &&
    fact === null &&
    !why &&
    matters.every(({ topic }) => topic === 'luck');
  // 哪几年最好
  return isAboutLuck && ANY_YEAR.test(cleanQuestion(question))
    ? {
        ...understood,
        matters: isActOfAsker(understood.text) ? [ANYTHING] : findMatters('运势'),
        time: yearsToChooseFrom(today),
      }
    : understood;
}
