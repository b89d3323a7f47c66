/** The years of animals: when one's own begins and ends, which a year is against, how two fit, how old one is. */
import { lunarText, lunarToSolar, solarToLunar } from '@ziping/bazi/lunar-calendar';
import { ANIMALS } from '@ziping/bazi/sixty-cycle';
import { termsOfYear } from '@ziping/bazi/terms';
import { fromJdn, toJdn } from '@ziping/bazi/time/calendar';

import { type AnimalPair, animalFactIn, animalPairIn, taiSuiIn } from '../understand/animals.ts';
import type { Relation } from '../understand/kin.ts';
import type { Writer } from '../writer.ts';
import { type Answer, NONE } from './answer.ts';
import { animalIn, tieOfAnimals } from './animals.ts';
import { civilDate, civilText, clockText, dateText } from './dates.ts';
import { animalOf, ownAnimals, sayTiesOf } from './own-animals.ts';

const LI_CHUN = '立春';
/** The instant of 立春, `YYYY-MM-DD HH:mm:ss`. */
const liChun = (year: number): string => termsOfYear(year).find(({ name }) => name === LI_CHUN)!.at;
const dayText = ({ month, day }: { month: number; day: number }) => `${month}月${day}日`;
const isoOf = ({ year, month, day }: { year: number; month: number; day: number }) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** When a year of an animal begins and ends, by the lunar calendar and by 立春. */
function spanOf(year: number) {
  const [first, next] = [lunarToSolar(year, 1, 1), lunarToSolar(year + 1, 1, 1)];
  return {
    from: { lunar: first, term: civilDate(liChun(year)) },
    /** The last day by the lunar calendar, and the day on which 立春 is. */
    to: { lunar: fromJdn(toJdn(next.year, next.month, next.day) - 1), term: civilDate(liChun(year + 1)) },
  };
}

/** The year of one's animal that runs or comes next. */
function ownYear(w: Writer, animal = ownAnimals(w).byTerm): number {
  const years = Array.from({ length: 14 }, (_, at) => w.today.year - 1 + at);
  return years.find((year) => {
    const { to } = spanOf(year);
    const last = [isoOf(to.lunar), isoOf(to.term)].sort().at(-1)!;
    return animalOf(year) === animal && last >= w.facts.today;
  })!;
}

/** When the year of one's animal begins and ends. */
export function sayAnimalYearEnd(w: Writer, text: string): Answer {
  const year = ownYear(w);
  const { from, to } = spanOf(year);
  w.step(`看属相：属${animalOf(year)}，${year}年是本命年。`);
  const hasBegun = [isoOf(from.lunar), isoOf(from.term)].sort()[0]! <= w.facts.today;
  const begins = `按农历从${from.lunar.year}年${dayText(from.lunar)}初一算起，按立春从${dayText(from.term)}算起`;
  const ends = `按农历到${to.lunar.year}年${dayText(to.lunar)}除夕，按立春到${dayText(to.term)}`;
  const asksBegin = /开始|从|算起|起算/.test(text) && !/结束|过完|到(?:哪|什么|几)/.test(text);
  const isNearlyOver = w.today.year >= year && w.today.month >= 10;
  const lead = !hasBegun
    ? `你的本命年还没到：下一个是${year}年，${begins}`
    : asksBegin
      ? `${begins}，今年（${year}年）就是`
      : `${isNearlyOver ? '快了，' : ''}${ends}，过了这两天就算出了本命年`;
  return {
    ...NONE,
    lead,
    reasons: [asksBegin && hasBegun ? `${ends}结束` : '两种算法都有人用，平常过日子多按农历，排盘按立春'],
    advice: ['本命年只说那年变动多一些，过没过完都照常安排，不用买什么来化'],
  };
}

/** Whether a red belt or the like is still to be worn. */
export function sayRedThings(w: Writer, text: string): Answer {
  const told = animalIn(text);
  const year = told ? ownYear(w, told) : ownYear(w);
  const { to } = spanOf(year);
  const until = `${to.lunar.year}年${dayText(to.lunar)}除夕`;
  const isTakenOff = /摘|取|脱|扔|剪|拿|解|到(?:什么|哪|几|啥)|还(?:要|得|用)|一直|断|掉|丢/.test(text);
  const isLost = /断|掉了|丢/.test(text);
  return {
    ...NONE,
    lead: isLost
      ? '没事，断了、丢了都没有讲究，想再戴就换一条'
      : isTakenOff
        ? `想摘就摘，什么时候都行；想图个吉利，就戴到${until}`
        : `不戴也行，戴着图个心安；红的东西改不了运，要戴就戴到${until}`,
    reasons: [isTakenOff && !isLost ? '红的东西图的是个心意，摘了不招什么，戴着也挡不了什么' : ''],
    advice: ['有人说要买开过光的才管用，那是生意，不用理'],
  };
}

const PUNISHED = ['鼠兔', '虎蛇', '蛇猴', '牛狗', '狗羊', '牛羊', '虎猴'];
const BROKEN = ['鼠鸡', '牛龙', '虎猪', '兔马', '蛇猴', '羊狗'];
const isIn = (pairs: readonly string[], one: string, other: string) =>
  pairs.some((pair) => pair.includes(one) && pair.includes(other));

/** How a year is against an animal, by tradition; null where it is not. */
export function againstOf(animal: string, year: number): '值' | '冲' | '害' | '刑' | '破' | null {
  const of = animalOf(year);
  if (animal === of) return '值';
  const { name } = tieOfAnimals(animal, of);
  if (name === '相冲') return '冲';
  if (name === '相害') return '害';
  if (isIn(PUNISHED, animal, of)) return '刑';
  return isIn(BROKEN, animal, of) ? '破' : null;
}

const LIGHT = '犯太岁只说外面的变动多一些，顺不顺要看整张盘';
const ENOUGH = '要做的也就是签字、搬动前多核一遍，不用买什么来化';

/** All animals that a year is against. */
function listOf(year: number): string {
  const of = (how: ReturnType<typeof againstOf>) =>
    [...ANIMALS].filter((animal) => againstOf(animal, year) === how).join('、');
  const others = (['冲', '害', '刑', '破'] as const).flatMap((how) =>
    of(how) ? [`${how}太岁是属${of(how)}`] : [],
  );
  return `${year}${animalOf(year)}年，值太岁（本命年）是属${of('值')}，${others.join('，')}`;
}

const RITE = /拜|化|躲|安太岁|请|要不要|用不用|怎么办|注意|怎么|咋|破解|符/;

function againstText(animal: string, year: number): string {
  const how = againstOf(animal, year);
  return how === null
    ? `${year}年属${animal}的不犯太岁`
    : how === '值'
      ? `${year}年是属${animal}的本命年，旧称值太岁`
      : `${year}年是${animalOf(year)}年，属${animal}的算${how}太岁`;
}

/** The first word on one animal in one year, to just what is asked. */
function firstWordOf(text: string, animal: string, year: number): string {
  const how = againstOf(animal, year);
  if (RITE.test(text) && !/是不是|犯不犯|冲不冲/.test(text)) return '不用特别做什么：';
  const asked = /(冲|害|刑|破|值)太岁/.exec(text)?.[1];
  if (how === null) return /是不是|是/.test(text) ? '不是：' : '不犯：';
  return asked && asked !== how
    ? how === '值'
      ? '是本命年：'
      : `不算${asked}，是${how}：`
    : /是/.test(text)
      ? '是：'
      : text.includes('犯')
        ? '算犯：'
        : '';
}

const CALLED: Partial<Readonly<Record<Relation, string>>> = {
  mother: '妈妈',
  father: '爸爸',
  partner: '对方',
  child: '孩子',
  sibling: '家里那位',
};

/** Whether a year is against the animals that are asked about. */
export function sayTaiSuiOf(w: Writer, text: string): Answer {
  const asked = taiSuiIn(text, w.today.year)!;
  const years = (asked.years.length > 0 ? asked.years : [0, 1]).map((ahead) => w.today.year + ahead);
  w.step(`看流年的属相：${years.map((year) => `${year}年${animalOf(year)}`).join('、')}。`);
  if (asked.untold !== null)
    return {
      ...NONE,
      lead: `要知道${CALLED[asked.untold] ?? '对方'}属什么才看得出来：${years.map(listOf).join('；')}`,
      reasons: [LIGHT],
      advice: ['对一对属相就知道，告诉我属什么也行'],
    };
  if (asked.animals.length === 0) {
    const { byTerm } = ownAnimals(w);
    return {
      ...NONE,
      lead: years.slice(0, 1).map(listOf).join(''),
      reasons: [
        `你属${byTerm}，${againstOf(byTerm, years[0]!) === null ? '不在里头' : '在里头，不用怕'}`,
        LIGHT,
      ],
      advice: [ENOUGH],
    };
  }
  const [animal = ''] = asked.animals;
  const [year] = years;
  const told = asked.animals.flatMap((one) => years.map((of) => againstText(one, of)));
  const first =
    asked.animals.length === 1 && asked.years.length === 1 ? firstWordOf(text, animal, year!) : '';
  const isAgainst = asked.animals.some((one) => years.some((of) => againstOf(one, of) !== null));
  const { byTerm } = ownAnimals(w);
  const own =
    /我属|我是属/.test(text) || asked.animals.includes(byTerm)
      ? ''
      : `你属${byTerm}，${againstText(byTerm, year!).replace(/属.的/, '你')}`;
  return {
    lead: `${first}${told.join('；')}`,
    reasons: [LIGHT, /爸|妈|爷|奶|儿|女|孩|老公|老婆|对象|他|她|哥|姐|弟|妹/.test(text) ? '' : own],
    advice: [isAgainst ? ENOUGH : '照常安排就好，不用买什么来化'],
    limits: [],
  };
}

const PHRASES = {
  六合: '是六合，算合的',
  三合: '是三合，算合的',
  同属: '同一个属相，不冲也不算合',
  平常: '不冲也不合',
  相害: '是相害，说的是小事上容易别扭，当不得真',
  相冲: '是相冲，说的是脾气容易顶，当不得真',
} as const;

/** The same in a word, of one's own animal and another. */
const BETWEEN = {
  六合: '六合',
  三合: '三合',
  同属: '同一个属相',
  平常: '不冲不合',
  相害: '相害',
  相冲: '相冲',
} as const;

/** The first word on two, to just what is asked. */
function fitWord(text: string, score: number): string {
  const isBad = score < 0;
  const act =
    /(?:能不能|不能|能|可以|可不可以|不可以|别)[^,。?!]{0,6}?(结婚|在一起|成家|处|谈|嫁|娶|过)/.exec(
      text,
    )?.[1];
  if (act) return /结婚|成家|嫁|娶/.test(act) ? '能结' : '能';
  if (/长久|白头|走到最后/.test(text)) return '能不能长久不看属相';
  if (/打架|相?斗|相争|吵|伤/.test(text)) return isBad ? '不一定' : '不会';
  if (/冲|克|犯|害|刑/.test(text)) return isBad ? '老话是这么说' : '不犯冲';
  if (/不(?:太|大)?(?:合|配)/.test(text) && !/合不合|配不配/.test(text))
    return isBad ? '老话里不大合' : '没有不合';
  if (/合(?!不)|配/.test(text)) return score > 1 ? '合' : isBad ? '老话里不大合' : '不冲不合';
  return '可以';
}

const ONE_OF_EIGHT = '只看属相定不了什么：它只是八个字里的一个字';
const OF_LOVE = /对象|老公|老婆|男友|女友|男朋友|女朋友|结婚|相亲|嫁|娶|夫妻|谈|处|过到|两口子|在一起|婚/;

/** @param text that asks how two animals fit */
export function sayAnimalPair(w: Writer, text: string): Answer {
  const pair = animalPairIn(text, w.today.year)!;
  const advice = OF_LOVE.test(text)
    ? '真合不合看相处：吵过以后谁先开口，钱和家里的事商不商量'
    : '处得好不好看平时：话说在前头，别把磕碰都算到属相上';
  return { ...NONE, lead: leadOfPair(w, pair, text), reasons: [ONE_OF_EIGHT], advice: [advice] };
}

function leadOfPair(w: Writer, pair: AnimalPair, text: string): string {
  const { byTerm, byLunar } = ownAnimals(w);
  if (pair.kind === 'gap') {
    const { score, name } = tieOfAnimals('鼠', ANIMALS.charAt(pair.years % 12));
    const told =
      pair.years % 12 === 6
        ? `差${pair.word}岁按属相叫六冲，说的是脾气容易顶，定不了婚事`
        : pair.years % 12 === 0
          ? `差${pair.word}岁是同一个属相，不冲也不算合`
          : pair.years % 12 === 4 || pair.years % 12 === 8
            ? `差${pair.word}岁按属相是三合，算合的`
            : `六冲说的是差六岁，差${pair.word}岁不在里头`;
    w.step(`看年岁：差${pair.years}岁，${name}。`);
    return `${fitWord(text, pair.years % 12 === 3 || pair.years % 12 === 9 ? 0 : score)}：${told}`;
  }
  if (pair.kind === 'same') return `${fitWord(text, 1)}：属相一样，老话里不冲也不算合`;
  const [one, other] = pair.kind === 'own' ? [byTerm, pair.other] : pair.animals;
  const { score, name } = tieOfAnimals(one, other);
  w.step(`看属相：${one}与${other}，${name}。`);
  // Born between the lunar new year and 立春: people count another animal than the chart.
  if (pair.kind === 'own' && byLunar !== byTerm) {
    const by = (own: string) => BETWEEN[tieOfAnimals(own, other).name];
    return `按春节你属${byLunar}，跟${other}${by(byLunar)}；按立春排盘你属${byTerm}，${by(byTerm)}`;
  }
  const two =
    pair.kind === 'own'
      ? one === other
        ? `你也属${other}，两个属${other}`
        : `你属${one}、对方属${other}，`
      : one === other
        ? `两个都属${one}，`
        : `属${one}和属${other}`;
  return `${fitWord(text, score)}：${two}${one === other && two.endsWith('，') ? '' : '按属相'}${PHRASES[name]}`;
}

/** 虚岁 that one may have of each relation, from the age of the asker. */
const AGES_OF: Partial<Readonly<Record<Relation, readonly [from: number, to: number]>>> = {
  mother: [16, 45],
  father: [16, 50],
  in_law: [14, 50],
  grandparent: [36, 80],
  partner: [-15, 15],
  ex: [-15, 15],
  sibling: [-18, 18],
  child: [-45, -16],
  grandchild: [-80, -36],
  friend: [-15, 15],
};
const OLDEST = 100;

/** @param text that asks for an age or an animal of a year */
export function sayAnimalFact(w: Writer, text: string): Answer {
  const asked = animalFactIn(text, w.today.year)!;
  const { year: now } = w.today;
  if (asked.of === 'next') {
    const year = ownYear(w, asked.animal);
    const isNow = year <= now;
    return {
      ...NONE,
      lead: isNow
        ? `今年（${year}年）就是属${asked.animal}的本命年，下一个是${year + 12}年`
        : `属${asked.animal}的下一个本命年是${year}年`,
      advice: ['本命年只说那年变动多一些，不等于不好，也不用买什么来化'],
    };
  }
  if (asked.of === 'ties') return sayTiesOf(asked.animal, `属${asked.animal}的`);
  w.step('照农历年与立春数年份。');
  if (asked.of === 'age')
    return {
      ...NONE,
      lead: `${asked.year}年生的今年虚岁${now - asked.year + 1}，周岁${now - asked.year - 1}或${now - asked.year}`,
      reasons: ['过了生日的按大的算；虚岁从出生算一岁，过年长一岁'],
    };
  if (asked.of === 'animal') {
    const { year } = asked;
    const first = lunarToSolar(year, 1, 1);
    return {
      ...NONE,
      lead: `${year}年生的属${animalOf(year)}；${dayText(first)}初一以前生的还属${animalOf(year - 1)}`,
      reasons: [`排盘按立春换年，那年立春在${dateText(liChun(year))}，前后几天生的要看钟点`],
    };
  }
  const { animal, relation } = asked;
  const range = relation ? AGES_OF[relation] : undefined;
  const ages = Array.from({ length: OLDEST }, (_, at) => at + 1).filter(
    (age) => animalOf(now - age + 1) === animal,
  );
  const fitting = range
    ? ages.filter((age) => age - w.facts.age >= range[0] && age - w.facts.age <= range[1])
    : ages.filter((age) => age <= 84);
  const told = fitting.length > 0 ? fitting : ages;
  return {
    ...NONE,
    lead: `今年（${now}年）属${animal}的虚岁是${told.map((age) => `${age}（${now - age + 1}年生）`).join('、')}`,
    reasons: ['周岁过了生日比虚岁小一岁，没过小两岁'],
  };
}

const TWO_BEGINNINGS = '平常说属相多按正月初一换年，排盘按立春那一刻换年，两种说法都对';

/** Of a birth that is told without its year. */
function sayEdgeOfAnyYear(w: Writer, text: string): Answer {
  if (/(?:过年|春节|正月初一|初一|除夕)[^?!]{0,4}前/.test(text) && !/立春/.test(text))
    return {
      ...NONE,
      lead: '平常说属相算上一年的；排盘看立春，生在立春以后的就算新的一年',
      reasons: ['立春每年在2月3日到5日之间，有的年份在初一前，有的在后', TWO_BEGINNINGS],
      advice: ['告诉我哪一年、几月几日，我对给你看'],
    };
  const isBetween = /过了?立春[^?!]{0,6}过年|立春[^?!]{0,3}后[^?!]{0,6}(?:过年|春节|初一)[^?!]{0,2}前/.test(
    text,
  );
  if (isBetween || /过了?年[^?!]{0,6}立春/.test(text))
    return {
      ...NONE,
      lead: isBetween
        ? '排盘算新的一年，平常说属相还算上一年，两种说法都对'
        : '平常说属相算新的一年，排盘还算上一年，两种说法都对',
      reasons: ['排盘按立春那一刻换年，平常说属相按正月初一换年'],
      advice: ['说属相照家里的说法就好，排盘时照实填生日，会自己算对'],
    };
  return {
    ...NONE,
    lead: '看生在立春那一刻的前还是后：前的年柱算上一年，后的算新的一年；平常说属相多按正月初一',
    reasons: [`立春每年在2月3日到5日之间，要对到钟点`, `这份盘上${leadOfOwn(w)}`],
    advice: ['把哪一年、几点生的告诉我，我对给你看'],
  };
}

/** Which year a birth about the beginning of a year belongs to. */
export function sayYearEdge(w: Writer, text: string): Answer {
  const born = civilDate(w.born);
  const told = /(?<!\d)((?:19|20)\d\d)年/.exec(text)?.[1];
  const isOfSelf = told ? Number(told) === born.year : /我/.test(text) && born.month === 2 && born.day <= 6;
  const year = told ? Number(told) : isOfSelf ? born.year : null;
  if (year === null) return sayEdgeOfAnyYear(w, text);
  const at = liChun(year);
  const moment = `${dayText(civilDate(at))}${clockText(at)}`;
  const { byTerm, byLunar } = ownAnimals(w);
  const first = lunarToSolar(year, 1, 1);
  if (isOfSelf && w.born.slice(0, 10) >= isoOf({ ...born, month: 1, day: 20 }) && born.month <= 2)
    return {
      ...NONE,
      lead: `排盘算${w.born < at ? '上一年' : '新的一年'}，属${byTerm}：那年立春在${moment}，你生在它${w.born < at ? '前' : '后'}面`,
      reasons: [
        byLunar === byTerm
          ? '按正月初一换年，也是这个属相'
          : `按正月初一换年属${byLunar}，那年初一是${civilText(first)}`,
        TWO_BEGINNINGS,
      ],
    };
  return {
    ...NONE,
    lead: `${year}年立春在${moment}：在这以前生的排盘算上一年，属${animalOf(year - 1)}，以后生的属${animalOf(year)}`,
    reasons: [`那年正月初一是${dayText(first)}`, TWO_BEGINNINGS],
  };
}

function leadOfOwn(w: Writer): string {
  const { byTerm, byLunar } = ownAnimals(w);
  return byTerm === byLunar ? `你属${byTerm}，两种算法都一样` : `你按立春属${byTerm}，按农历新年属${byLunar}`;
}

/** A birthday in a leap month, as it is kept in other years. */
export const leapBirthday = (born: string): string => {
  const { year, month, day } = civilDate(born);
  const lunar = solarToLunar(year, month, day);
  const name = lunarText({ ...lunar, leap: false }).replace(/^.*?年/, '');
  return `平常的年份就过${name}，碰上那个月又闰的年份，过前一个后一个都行`;
};
