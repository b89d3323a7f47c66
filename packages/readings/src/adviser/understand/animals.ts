/** Animals of birth years that a question itself tells: how two fit, which of them a year is against, how old one is. */
import { ANIMALS } from '@ziping/bazi/sixty-cycle';

import { KIN, nearIn, type Relation } from './kin.ts';
import { readNumber, readYear } from './time/numbers.ts';

const ANIMAL = `[${ANIMALS}]`;
const NAMED = new RegExp(`(?:属(?:相|的)?(?:是)?|(?=${ANIMAL}(?:宝宝|宝|娃)))(${ANIMAL})`, 'g');
const JOINED = new RegExp(`(${ANIMAL})(?:人|的)?(?:和|跟|与|配|对|遇|见)(?:属)?(${ANIMAL})`);
const BOTH = new RegExp(
  `(?:都|同)(?:是)?属(${ANIMAL})|(?:两|二|俩|双)(?:个|只|条|头|匹)?(?:都)?(?:人都)?(?:属)?(?:老|大)?(${ANIMAL})(?!岁|年|月)`,
);
const ALSO = new RegExp(`(?:也|又|还|同样)(?:是)?属(${ANIMAL})`);
const SAME_ANIMAL = /同(?:一个?|样的?)?(?:属相|生肖)|(?:属相|生肖)(?:都)?(?:一样|相同|是一个)|一个属相/;
const GAP =
  /(?:(?<side>比我大|比我小|大我|小我|大|小)|差|相差|隔|错)(?:了)?(?<count>\d{1,2}|[一二两三四五六七八九]?十?[一二两三四五六七八九十])(?:岁|年)/;
const FOLK = /冲|克|犯|三合|六合|刑|相害|属相|生肖|老话|讲究|算命|迷信/;
const CLASH =
  /冲|相争|相伤|[相犯互]克|克(?=对方|他|她|我|吗|$|[?])|打架|相?斗|不(?:太|大)?(?:合|配)|犯|相害|六害|相刑|八字不/;
const FIT =
  /长久|白头|走到最后|合(?![作伙租同适理计法格资股拍影])|配(?!置|合|偶)|(?:好不好|好吗|行不行|行吗|可不可以|可以吗|能不能|能(?=结|处|过|成|在|走|嫁|娶|谈)|能行吗)/;
const BIRTH_YEAR = /(?<!\d)((?:19|20)?\d\d)年(?![底初前后度纪会终里])/g;
/** How two fit at work has words of its own. */
const AT_WORK = /老板|领导|上司|经理|主管|同事|客户|下属|公司|单位|合伙|搭班|对桌|工位/;

export type AnimalPair =
  | { kind: 'named'; animals: readonly [string, string] }
  /** The asker's own, from the chart, and one that is told. */
  | { kind: 'own'; other: string }
  | { kind: 'same' }
  /** Years between the two. */
  | { kind: 'gap'; years: number; word: string };

const animalOfYear = (word: string, now: number) => ANIMALS.charAt((readYear(word, now) + 8) % 12);
const OTHER = new RegExp(`${KIN}|对方|人家|婆|媳|女婿|一家|两口子|夫妻|我们|我俩`);

/** Two who are told by their animals, or by the years between them, and asked to fit; null where none are. */
export function animalPairIn(text: string, now: number): AnimalPair | null {
  if (AT_WORK.test(text) || /(?:哪|什么|啥)(?:个|些|几个)?(?:属相|生肖)|属(?:什么|啥)/.test(text))
    return null;
  // 我男朋友属狗，明年能结婚吗 asks for the year.
  const isOfTime =
    /今年|明年|后年|20\d\d年|什么时候|哪一?年/.test(text) && !/合不合|配不配|合吗|配吗/.test(text);
  const isAsked = CLASH.test(text) || (FIT.test(text) && !isOfTime);
  if (!isAsked) return null;
  const named = [...text.matchAll(NAMED)].map(([, animal]) => animal!);
  const [one, other] = named;
  if (one && other && !ALSO.test(text)) return { kind: 'named', animals: [one, other] };
  const both = BOTH.exec(text);
  const twice = both?.[1] ?? (both?.[2] && (one !== undefined || CLASH.test(text)) ? both[2] : undefined);
  if (twice !== undefined) return { kind: 'named', animals: [twice, twice] };
  const joined = JOINED.exec(text);
  if (joined && /属|生肖|婚|冲|合/.test(text)) return { kind: 'named', animals: [joined[1]!, joined[2]!] };
  const also = ALSO.exec(text)?.[1];
  if (also !== undefined) return { kind: 'own', other: also };
  const isOfSelf = one !== undefined && new RegExp(`我(?:是|自己|本人|今年)*属${one}`).test(text);
  if (one !== undefined && !isOfSelf && (OTHER.test(text) || /[跟和与]我|我[跟和与]/.test(text)))
    return { kind: 'own', other: one };
  if (one !== undefined) return null;
  if (SAME_ANIMAL.test(text)) return { kind: 'same' };
  const gap = GAP.exec(text)?.groups;
  if (gap && FOLK.test(text)) return { kind: 'gap', years: readNumber(gap['count']!), word: gap['count']! };
  const years = [...text.matchAll(BIRTH_YEAR)].map(([, word]) => word!);
  if (years.length === 2 && FOLK.test(text)) {
    const [first, second] = years.map((word) => animalOfYear(word, now));
    return { kind: 'named', animals: [first!, second!] };
  }
  return null;
}

export interface TaiSui {
  /** The animals that are asked about; none where the question is which they are. */
  animals: readonly string[];
  /** Someone whose animal is not told. */
  untold: Relation | null;
  /** Years from this one: 0 and on. */
  years: readonly number[];
}

const YEARS: Readonly<Record<string, number>> = { 去年: -1, 今年: 0, 明年: 1, 后年: 2 };
const WHICH =
  /(?:哪|什么|啥)(?:些|几个|个|几种)?(?:属相|生肖|属)|(?:犯|冲|害|刑|破|值)(?:到)?(?:了)?太岁的?(?:是|有)?(?:谁|哪)|谁(?:犯|冲|值)/;

const AGAINST_WHICH = /(?:今年|明年|后年|20\d\d年?)[^,。?!]{0,5}(?:冲|害|犯|刑)[^,。?!]{0,3}(?:什么|哪|啥)/;
const NEXT_YEAR =
  /(?:下一?个|下次|再过几年|哪一?年|什么时候|几岁|多大)[^,。?!]{0,6}本命年|本命年[^,。?!]{0,4}(?:是)?(?:哪一?年|什么时候|几岁)/;

/** Years from this one that a text names. @param now this year */
function yearsNamed(text: string, now: number): number[] {
  const words = Object.keys(YEARS).filter((word) => text.includes(word));
  const number = /20\d\d/.exec(text)?.[0];
  return [...words.map((word) => YEARS[word]!), ...(number ? [Number(number) - now] : [])];
}

/** Whether a year is against someone's animal, of others than the asker; null where it is not asked. */
export function taiSuiIn(text: string, now: number): TaiSui | null {
  const named = [...new Set([...text.matchAll(NAMED)].map(([, animal]) => animal!))];
  const born = /(?<!\d)((?:19)\d\d|20[01]\d|[3-9]\d|[01]\d)年(?:的|生|出生|属)/.exec(text)?.[1];
  const isWhich = WHICH.test(text) && (/本命年/.test(text) || AGAINST_WHICH.test(text));
  const isNamed = /太岁|值年/.test(text) || isWhich || (named.length > 0 && /本命年/.test(text));
  // 属鼠的哪年本命年 asks for the year.
  if (/本命年/.test(text) && NEXT_YEAR.test(text) && !/太岁/.test(text)) return null;
  if (!isNamed || /是什么意思|什么叫|是什么$/.test(text)) return null;
  const years = yearsNamed(born ? text.replace(`${born}年`, '') : text, now);
  const animals = named.length > 0 ? named : born ? [animalOfYear(born, now)] : [];
  if (animals.length > 0) return { animals, untold: null, years };
  if (WHICH.test(text)) return { animals: [], untold: null, years };
  const near = nearIn(text).find(({ relation }) => relation !== 'unknown');
  const isOfNear = near && /太岁/.test(text) && !/我(?:今年|明年|后年|是不是|会不会)?(?:犯|冲)/.test(text);
  return isOfNear ? { animals: [], untold: near.relation, years } : null;
}

export type AnimalFact =
  /** How old those of an animal are. */
  | { of: 'ages'; animal: string; relation: Relation | null }
  /** The animal of a year of birth. */
  | { of: 'animal'; year: number }
  /** The next year of an animal. */
  | { of: 'next'; animal: string }
  /** Which animals suit one. */
  | { of: 'ties'; animal: string }
  /** How old one is who was born in a year. */
  | { of: 'age'; year: number };

const AGE = '(?:多大|几岁|多少岁|(?:虚|周)岁(?:是|该|算)*(?:多少|几|多大))';
const AGES = new RegExp(
  `属(${ANIMAL})的?(?:人|孩子|宝宝)?(?:今年|现在|到今年|明年|,)*(?:该|是|有|都|大概)*(?:${AGE}|(?:是)?哪(?:一|几)?年(?:生|出生)?的?)`,
);
const YEAR = '(?<!\\d)((?:19|20)\\d\\d|[3-9]\\d|[01]\\d)年';
const ANIMAL_OF = new RegExp(
  `${YEAR}[^,。?!]{0,10}?(?:是|算|该|应该|到底)*(?:属(?:什么|啥|哪)|(?:属相|生肖)(?:是)?(?:什么|啥))`,
);
const AGE_OF = new RegExp(
  `${YEAR}[^,。?!]{0,8}?(?:生|出生)?的?(?:人|孩子)?(?:,)?(?:到)?(?:今年|现在|,)*(?:该|是|有|算)*${AGE}`,
);

const TIES = new RegExp(
  `属(${ANIMAL})的?(?:人|女人|男人|女的|男的)?[^,。?!]{0,4}(?:和|跟|与|配|同|找)[^,。?!]{0,3}(?:什么|哪个?些?|哪几个|啥|哪)(?:个|些|几个)?(?:属相|生肖|属)?[^,。?!]{0,5}(?:合|配|好|冲|克|般配)|(?:什么|哪个|哪些|啥)(?:属相|生肖)[^,。?!]{0,4}(?:和|跟|与|配|旺|合)[^,。?!]{0,2}属(${ANIMAL})|属(${ANIMAL})的?[^,。?!]{0,4}(?:最)?(?:忌|怕|不合|配|合)(?:什么|哪)(?:个|些)?(?:属相|生肖|属)`,
);
/** An age or an animal of a year that is told; null where none is asked. @param now this year */
export function animalFactIn(text: string, now: number): AnimalFact | null {
  const [, ...suited] = TIES.exec(text) ?? [];
  const animalOfTies = suited.find((one) => one !== undefined);
  if (animalOfTies !== undefined) return { of: 'ties', animal: animalOfTies };
  const [named] = [...text.matchAll(NAMED)].map(([, one]) => one!);
  if (named !== undefined && /本命年/.test(text) && NEXT_YEAR.test(text))
    return { of: 'next', animal: named };
  const age = AGE_OF.exec(text)?.[1];
  if (age && !/结婚|上学|退休|换运|大运|交运/.test(text)) return { of: 'age', year: readYear(age, now) };
  const ages = AGES.exec(text);
  if (ages && !/我(?:是)?属/.test(text)) {
    const near = nearIn(text).find(({ relation }) => relation !== 'unknown');
    return { of: 'ages', animal: ages[1]!, relation: near?.relation ?? null };
  }
  const animal = ANIMAL_OF.exec(text)?.[1];
  if (animal && !/今年|明年|后年/.test(text) && /的|生|属/.test(text))
    return { of: 'animal', year: readYear(animal, now) };
  return null;
}
