/** Questions that go on from the one before: 那后年呢, 为什么, 然后呢. */
import { findMatters } from '../matters/table.ts';
import type { Matter, Topic } from '../matters/matter.ts';
import { completed, PRONOUN } from './complete.ts';
import { goesOn } from './goes-on.ts';
import { leftBehind } from './left.ts';
import { asksOfRed, isFirmFact, OF_ANIMAL_YEARS, WHICH_SCHOOL } from './firm-facts.ts';
import { findOtherJob } from './own.ts';
import { yearAgainstLast } from './own-pillars.ts';
import { likenessOf } from './likeness.ts';
import { findTerm } from './terms.ts';
import { starIn, starOfTurn } from './stars.ts';
import { type Person, relationIn } from './kin.ts';
import { laterTurn } from './later.ts';
import { TRAITS } from './people.ts';
import { interventionIn, traitIn } from './shape.ts';
import { soundIn } from './sound-choices.ts';
import { findSmallTalk } from './talk.ts';
import { bornIn, onlyBirth } from './told-birth.ts';
import { turnOn } from './turns.ts';
import {
  askedAgain,
  isUnclear,
  mattersBesidePeople,
  NOTHING,
  type Understood,
  withTold,
} from './understood.ts';

const WHY =
  /^(?:那|这|又|再|可|到底|究竟|请问|我想知道|可是|但是?)*(?:是)?(?:为什么|为何|凭什么|根据什么|依据|理由|怎么看出来|怎么得出|怎么算出|何以见得|你怎么知道|怎么说|从哪里?看出来|哪里看出)/;
const FOR_ME = /对我|我的|在我|好不好|好吗|好还是坏|是好是坏|影响/;

/** A later year than the one that was told. */
const LATER = /(?:再(?:等|过|晚|缓|拖)|晚|推迟|推后|缓)个?([一两二三])年/;

/** Matters of which the partner may be still unknown. */
const TO_BE_MET: readonly Topic[] = ['marriage_time', 'romance', 'love', 'partner'];

/** 大概什么样的人, of the one who is to be met. */
const OF_WHAT_KIND =
  /^(?:那|大概|大约|会是|会|是|得是|找)*(?:一?个)?(?:什么|怎|哪)样的?(?:一?个)?(?:人|男人|女人|男的|女的)?(?:呢|啊)?[?]?$/;

/** A time that is told from the time before. */
function laterTime(text: string, own: Understood, last: Understood): Understood | null {
  // 2028年呢 → 哪个月最好
  if (
    own.time?.kind === 'months' &&
    last.time?.kind === 'year' &&
    /哪(?:个|几个)?月/.test(text) &&
    !/年/.test(text) &&
    last.time.year > own.time.months[0]!.year
  ) {
    const { year } = last.time;
    const months = Array.from({ length: 12 }, (_, place) => ({ year, month: place + 1 }));
    const matters = own.matters.some(({ topic }) => topic !== 'luck') ? own.matters : last.matters;
    return { ...own, person: last.person, record: last.record, matters, time: { ...own.time, months } };
  }
  const later = LATER.exec(text);
  if (later && last.time?.kind === 'year' && last.matters.length > 0) {
    const years = '一两三'.indexOf(later[1]!.replace('二', '两')) + 1;
    return {
      ...askedAgain(last),
      asks: own.asks,
      time: { kind: 'year', year: last.time.year + years },
    };
  }
  return null;
}

/** A fact of someone, or a wish: what does not ask, and changes the question before. */
const FACT =
  /(?:\d{2,4}年|属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|\d{1,2}月(?:\d{1,2}[日号])?)[^,。?!]{0,4}(?:的|生|出生)?$|属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|(?:[一二三四五六七八九]?十[一二三四五六七八九]?|\d{2})(?:多)?岁?了?$|姓\p{Script=Han}{1,2}$|(?:让|要|叫|想|希望|盼|逼|劝)(?:我|他|她|我们)|^(?:老伴|老公|老婆|爸妈?|妈|孩子|[他她]|家里人?)(?:也|更|就|都|倒|还)?(?:想|要|愿意|喜欢|舍不得|不舍|放不下|离不开|走不开|盼着?)(?!知道|问)|(?:不(?:同意|愿意|让|想|肯|支持)|反对|支持|同意)|还差|只有|独生/u;
/** A year that someone was born in, not one of the years that are asked about. */
const BIRTH_YEAR = /(?<!\d)(?:19\d\d|20[01]\d|[3-9]\d|[01]\d|2[0-4])年\d{1,2}月/;
const TELLS =
  /^(?:我|[他她]|对方|但是?|可是?|不过|其实|因为|主要是?|而且|另外|家里|老公|老婆|爸|妈|孩子|老板|领导|公司|同事|房东|医生|老师|[ab])/;
const MOST_TOLD = 24;

/** What is told of one of these bears on what was asked of another. */
const FIELDS: readonly (readonly Topic[])[] = [
  ['job_change', 'career', 'boss', 'startup', 'industry', 'wealth'],
  ['love', 'marriage', 'marriage_time', 'romance', 'partner'],
];
const FEELS = /难受|崩溃|想哭|烦|累死|急死|气死|哭|怕|慌|委屈/;

const OF_ASSOCIATE = /^(?:但是?|可是?|不过)?(?:[他她]|对方|闺蜜|朋友|同学|同事|亲戚|表|堂|哥|姐|弟|妹)/;
/** Whether what is told bears on the question before, and is no telling of something new. */
function bearsOn(text: string, own: Understood, last: Understood): boolean {
  if (own.shape?.kind !== 'told' || FEELS.test(text)) return false;
  const ids = last.matters.map(({ id }) => id);
  const news = mattersBesidePeople(own).filter(({ id, topic }) => topic !== 'luck' && !ids.includes(id));
  const field = FIELDS.find((topics) => last.matters.some(({ topic }) => topics.includes(topic)));
  const isSameField = news.every(({ topic }) => field?.includes(topic));
  const isOfPartner = field?.includes('love') === true && /^[他她]|^(?:老公|老婆|对象|男友|女友)/.test(text);
  // 我想跟闺蜜合伙 → 她比我有钱，脾气爆 is of the one with whom it would be done.
  const isOfAssociate = last.matters.some(({ id }) => id === 'partnership') && OF_ASSOCIATE.test(text);
  if (isOfAssociate) return true;
  const isOwnCase =
    ((last.shape?.kind === 'choice' || last.shape?.kind === 'decide' || last.shape?.kind === 'own') &&
      /^我/.test(text)) ||
    (/^(?:可是?|但是?|不过|其实|因为|主要)/.test(text) && news.length === 0);
  return own.shape.mood === 'even'
    ? (TELLS.test(text) || news.length > 0) && (isSameField || isOfPartner || isOwnCase)
    : own.shape.mood === 'bad' && (isOwnCase || isOfPartner);
}

/** What is told after a question stays with it: 我爸想让我回去. Null where it is a question, or the telling of something new. */
function toldOn(text: string, own: Understood, last: Understood): Understood | null {
  const isFact = FACT.test(text);
  const wasAsked = last.matters.length > 0 || last.person !== null;
  const isOpen = wasAsked && last.talk === null && (last.shape?.kind !== 'told' || isFact);
  if (!isOpen || [...text].length > MOST_TOLD || own.form !== null) return null;
  if (own.term !== null || own.fact !== null || own.danger !== null) return null;
  if (own.day && !(isFact && BIRTH_YEAR.test(text))) return null;
  const isOther = own.shape === null ? own.asks !== 'what' : own.shape.kind !== 'told';
  if (isOther) return null;
  if (/[?吗呢么]|什么|怎|哪|谁|几|多少|多久|还是|看看|算/.test(text) || findSmallTalk(text) !== null)
    return null;
  const ids = last.matters.map(({ id }) => id);
  const isNew = mattersBesidePeople(own).some(({ id, topic }) => topic !== 'luck' && !ids.includes(id));
  const isWish = /(?:让|要|叫|希望|逼|劝|不同意|反对|支持|同意)我/.test(text);
  const isTold = bearsOn(text, own, last);
  return (isFact && (!isNew || isWish)) || isTold ? withTold(last, text) : null;
}

/** 为什么她突然这样 asks of another's mind. */
const OF_OTHER = /(?<!其)[他她](?!们?家)|对方/;
const otherIn = (text: string): Person => ({
  relation: 'unknown',
  gender: /她/.test(text) ? 'female' : /他/.test(text) ? 'male' : null,
  word: '对方',
  mind: true,
  pair: false,
  record: null,
});

/** Matters that are between two people. */
const OF_TWO: readonly Topic[] = ['love', 'marriage', 'marriage_time', 'romance', 'partner', 'people'];

/** The birth of the one whom the question before is about, or who is in it; null where none is told. */
function bornOther(text: string, last: Understood): Understood | null {
  const told = last.talk === null ? onlyBirth(text) : null;
  if (told === null) return null;
  const again = { ...askedAgain(last), added: told, shape: null, verdict: null };
  if (last.person !== null)
    return last.record === null ? { ...again, person: { ...last.person, mind: false } } : null;
  if (!last.matters.some(({ topic }) => OF_TWO.includes(topic))) return null;
  const relation = relationIn(last.text) ?? 'unknown';
  return { ...again, text: '', matters: [], person: { ...otherIn(text), relation, mind: false } };
}

/** 就说去还是不去: the answer before in one word. */
const VERDICT =
  /^(?:你|那|就|直接|只|干脆|给我|到底|痛快点?|一句话|给[个句](?:准话|痛快话))*(?:说|讲|告诉我|回答我?)?(?:吧|,)*(?:我)?(?:到底|该|要(?!还|不)|是(?!还|不))*(\p{Script=Han}{1,2})(?:还是)?不\1(?:[吧呢啊,?。]|$)/u;

/** 就说去还是不去: yes or no to the act of the question before. */
function yesOrNo(text: string, own: Understood, last: Understood): Understood | null {
  const verdict = VERDICT.exec(text)?.[1];
  // 辞还是不辞 names a matter of its own.
  const isOfElse = own.matters.some(
    ({ id, topic }) => id !== 'anything' && last.matters.every((one) => one.topic !== topic),
  );
  if (isOfElse) return null;
  return verdict && last.matters.length > 0 && last.shape?.kind !== 'told' && last.talk === null
    ? { ...askedAgain(last), form: own.form === 'blunt' ? 'blunt' : 'short', verdict }
    : null;
}

/** 我当律师合适吗 → 那法官呢 */
function ofOtherJob(text: string, last: Understood): Understood | null {
  const job = last.shape?.kind === 'own' && last.shape.own.of === 'job' ? findOtherJob(text) : null;
  return job ? { ...askedAgain(last), text, shape: { kind: 'own', own: { of: 'job', job } } } : null;
}

const isOfOwn = (own: Understood) => own.matters.length > 0 || own.term !== null || own.fact !== null;

/** The answer before in another form, or more of it. */
function inOtherForm(own: Understood, last: Understood): Understood | null {
  if (own.form === null || own.time !== null) return null;
  if (!isOfOwn(own) && own.person === null)
    return own.form === 'more'
      ? { ...last, form: 'more', why: false, depth: last.depth + 1 }
      : { ...askedAgain(last), form: own.form };
  const isMoreOfLast =
    own.form === 'more' && own.matters.length > 0 && own.matters[0]!.id === last.matters[0]?.id;
  return isMoreOfLast ? { ...last, form: 'more', depth: last.depth + 1 } : null;
}

/** Whether the term before it is good for the asker. */
const termForMe = (text: string, own: Understood, last: Understood): Understood | null =>
  last.term && own.term === null && !own.time && PRONOUN.test(text) && FOR_ME.test(text)
    ? { ...NOTHING, term: last.term, termForMe: true, asks: own.asks }
    : null;

const whyOfLast = (text: string, own: Understood, last: Understood): Understood | null =>
  WHY.test(text) && !isOfOwn(own) && own.time === null
    ? last.why
      ? { ...last, depth: last.depth + 1 }
      : {
          ...askedAgain(last),
          why: true,
          form: own.form === 'plain' ? 'plain' : null,
          ...(OF_OTHER.test(text) && last.person === null && { person: otherIn(text) }),
        }
    : null;

/** 我属什么 → 可我妈说我属猪: both ways of counting are told again. */
const ofAnimal = (text: string, own: Understood, last: Understood): Understood | null =>
  last.fact === 'animal' &&
  /属[鼠牛虎兔龙蛇马羊猴鸡狗猪是]|属相|生肖/.test(text) &&
  !own.matters.some(({ id }) => id === 'animals_match')
    ? { ...askedAgain(last), added: text }
    : null;

const OPERATIONS = new Set(['surgery', 'surgery_ahead', 'surgery_day', 'surgery_outcome']);
const OTHER_DAY =
  /(?:改|换|推迟|延后|提前|挑)(?:个|一个)?(?:日子|日期|时间|天)?|(?:日子|那天)[^,。?!]{0,3}(?:不好|不吉|犯冲|冲)/;

/** Another day for the operation that was asked about. */
const otherDayOfOperation = (text: string, own: Understood, last: Understood): Understood | null =>
  last.matters.some(({ id }) => OPERATIONS.has(id)) && OTHER_DAY.test(text) && own.person === null
    ? { ...own, day: false, date: null, time: null, shape: null, matters: findMatters('手术改日子') }
    : null;

/** 会是同事吗, of the one who is to be met. */
const OF_WHERE_MET =
  /^(?:那|他|她|对方|,)*(?:会不会|会|是不是|是)+(?:我)?(?:的)?[^,。?!]{0,4}(?:同事|同学|朋友|熟人|邻居|网友|老乡|认识的(?:人)?|相亲(?:认识)?的?|介绍的?)(?:吗|么|不)?[?]?$/;

/** The one who is still to be met: 我明年能结婚吗 → 他是什么样的人. */
function ofOneToBeMet(text: string, own: Understood, last: Understood): Understood | null {
  const isToBeMet = last.person === null && last.matters.some(({ topic }) => TO_BE_MET.includes(topic));
  if (!isToBeMet) return null;
  if (own.person?.relation === 'unknown' && own.person.record === null && TRAITS.test(text))
    return { ...own, person: null, matters: findMatters('正缘') };
  if (OF_WHERE_MET.test(text))
    return {
      ...own,
      person: null,
      fact: null,
      time: null,
      matters: findMatters('正缘'),
      shape: { kind: 'trait', trait: 'place' },
    };
  if (own.person !== null) return null;
  if (OF_WHAT_KIND.test(text)) return { ...own, fact: null, matters: findMatters('正缘'), time: null };
  const trait = own.matters.length === 0 ? traitIn(text) : null;
  return trait ? { ...own, matters: findMatters('正缘'), shape: { kind: 'trait', trait } } : null;
}

/** The children have a say in what the asker does. */
const OBJECTS = /反对|不?同意|答应|接受|意见|拦|不乐意/;
/** 什么时候结婚 → 那孩子呢: the children that are still to come. */
function ofChildrenToCome(text: string, own: Understood, last: Understood): Understood | null {
  const isOfComing =
    last.person === null &&
    last.matters.some(({ topic }) => topic === 'marriage_time') &&
    own.person?.relation === 'child' &&
    own.record === null &&
    !OBJECTS.test(text) &&
    mattersBesidePeople(own).length === 0;
  return isOfComing
    ? {
        ...own,
        person: null,
        matters: findMatters('要孩子'),
        time: own.time ?? last.time,
        asks: last.asks,
      }
    : null;
}

/** 儿子要卖房创业 → 我该同意吗 */
function whetherToIntervene(text: string, own: Understood, last: Understood): Understood | null {
  const how = last.person && own.person === null ? interventionIn(`${last.person.word}要这样,${text}`) : null;
  return how && { ...own, matters: last.matters, shape: { kind: 'intervene', how } };
}

/** 什么时候遇到贵人 → 男的女的 */
function whoTheyAre(text: string, own: Understood, last: Understood): Understood | null {
  const isOfWho = last.matters.some(({ id }) => id === 'helpers' || id === 'backbiting');
  return isOfWho && own.matters.length === 0 && own.time === null && /男|女|属|年纪|多大|是谁|哪个/.test(text)
    ? { ...own, person: null, record: null, matters: last.matters, shape: { kind: 'who' } }
    : null;
}

/** 我儿子什么时候结婚 → 没他生日，就看我的行不 */
const byOwnChart = (text: string, last: Understood): Understood | null =>
  last.person !== null && last.record === null && BY_OWN_CHART.test(text)
    ? { ...askedAgain(last), added: text }
    : null;

/** What stays behind when the asker does what the question before is about. */
function ofLeftBehind(text: string, own: Understood, last: Understood): Understood | null {
  const left = last.person === null ? leftBehind(text, last.matters) : null;
  return left && !last.matters.some(({ id }) => OF_DIVORCE.has(id))
    ? {
        ...own,
        person: null,
        record: null,
        time: null,
        matters: last.matters,
        shape: { kind: 'left', ...left },
      }
    : null;
}

/** 财运怎么样 → 比今年强点没: the same matter. */
function comparedWith(text: string, own: Understood, last: Understood): Understood | null {
  const isCompared = own.shape?.kind === 'compare' && own.matters.every(({ topic }) => topic === 'luck');
  return isCompared && last.matters.length > 0 && !/运|整体|总/.test(text)
    ? { ...own, person: last.person, record: last.record, matters: last.matters }
    : null;
}

/** A part of the matter before it. */
function ofPart(text: string, own: Understood, last: Understood): Understood | null {
  const within = matterWithin(text, last);
  return (
    within && {
      ...own,
      person: null,
      record: null,
      shape: own.shape?.kind === 'decide' ? own.shape : null,
      matters: within,
      time: own.time ?? last.time,
    }
  );
}

/** 我儿子跟媳妇吵架 → 那媳妇呢: the wife of the child. */
const withWifeOfChild = (asked: Understood, last: Understood): Understood =>
  asked.person?.word === '媳妇' && last.person?.relation === 'child'
    ? { ...asked, person: { ...asked.person, relation: 'in_law' } }
    : asked;

/** A term is to be told otherwise: 还是不懂，换一个说法, 举个例子. */
const OTHERWISE =
  /举个?例|举例|打个?比方|比方说|(?:换|另)(?:一?个|种)?(?:说法|讲法)|(?:还是|没|听|看|我)(?:听|看)?不?(?:太|大)?(?:懂|明白)(?!我)|说人话|(?:说|讲)(?:得)?(?:再)?(?:简单|通俗|明白|直白)|大白话|太深/;
/** 七杀是什么意思 → 还是不懂，换一个说法 */
function termOtherwise(text: string, own: Understood, last: Understood): Understood | null {
  if (!OTHERWISE.test(text) || [...text].length > MOST_OF_CHOICE || own.matters.length > 0) return null;
  const term = own.term ?? last.term ?? (last.fact === null ? findTerm(last.text) : null);
  const words = `${last.text},${text}`;
  const isOfTerm = last.term !== null || ASKS_WORD.test(last.text);
  return isOfTerm && likenessOf(term, words) !== null
    ? { ...NOTHING, text: words, term, likeness: true }
    : null;
}
const ASKS_WORD = /什么|意思|叫|何为|解释/;

/** 我有华盖，是注定孤独吗 → 有啥好处没; 本命年算到哪天 → 红腰带能摘了吗: a fact of the same. */
function ofFactBefore(text: string, last: Understood): Understood | null {
  const star =
    last.fact === 'star'
      ? starIn(last.text)?.names[0]
      : last.term?.group === 'shen_sha'
        ? last.term.term
        : undefined;
  const turn = star === undefined ? null : starOfTurn(text, star);
  if (turn !== null) return { ...NOTHING, text: turn, fact: 'star', facts: ['star'] };
  // 我日柱是什么 → 那跟今年冲不冲
  const against = yearAgainstLast(text, last.text);
  if (against !== null) return { ...NOTHING, text: against, fact: 'against_year', facts: ['against_year'] };
  // 农历生日是哪天 → 那明年这天是阳历几号
  if (
    (last.fact === 'lunar_birthday' || last.fact === 'next_birthday') &&
    [...text].length <= MOST_OF_CHOICE &&
    /今年|[明后]年|20\d\d年?/.test(text) &&
    /[这那](?:一)?天|阳历|公历|新历|几号|几月几|哪天|^(?:那|那么)?(?:[今明后]年|20\d\d年?)呢/.test(text)
  )
    return { ...NOTHING, text, fact: 'next_birthday', facts: ['next_birthday'] };
  // 算当天还是第二天 → 那我按哪个算
  if (last.fact === 'day_boundary' && WHICH_SCHOOL.test(text))
    return { ...NOTHING, text, fact: 'day_boundary', facts: ['day_boundary'] };
  const isOfAnimalYear =
    OF_ANIMAL_YEARS.includes(last.fact) || last.matters.some(({ id }) => id === 'tai_sui');
  return isOfAnimalYear && asksOfRed(text)
    ? { ...NOTHING, text, fact: 'red_things', facts: ['red_things'] }
    : null;
}

/** 我明年感情咋样 → 那我妹呢,她92年3月5号的: the same of one whose birth is told. */
function ofBornHere(text: string, own: Understood, last: Understood): Understood | null {
  const isOfLast =
    own.person !== null &&
    !['ex', 'unknown'].includes(own.person.relation) &&
    // Of a partner the love of the asker is no affair of their own.
    !(own.person.relation === 'partner' && last.matters.some(({ topic }) => OF_TWO.includes(topic))) &&
    own.shape === null &&
    bornIn(text) !== null &&
    mattersBesidePeople(own).length === 0;
  return isOfLast && last.matters.length > 0 && /呢|换|看看|那/.test(text)
    ? { ...own, matters: last.matters, time: own.time ?? last.time, asks: last.asks, day: false }
    : null;
}

/** 店员走光了 → 那我干脆一个人做呢: the same business without help. */
function aloneInShop(text: string, own: Understood, last: Understood): Understood | null {
  const isOfShop = last.matters.some(
    ({ id }) => OF_SHOP.has(id) || id === 'staff_leaving' || id === 'shop' || id === 'shop_alone',
  );
  return isOfShop && ALONE_AT_WORK.test(text)
    ? { ...own, person: null, record: null, shape: null, matters: findMatters('店里不请人,一个人做') }
    : null;
}
const ALONE_AT_WORK =
  /(?:一个人|自己|单独)(?:一个人)?(?:来|去|先)?(?:做|干|扛|顶|弄)(?!别的)|不(?:请|招|雇)人/;

/** Characters of a choice that goes on from the question before. */
const MOST_OF_CHOICE = 18;
/** 孙子结婚我能去吗 → 那我穿红的还是穿紫的: of what the question before tells. */
function withSoundOf(asked: Understood, last: Understood): Understood {
  const { shape, text } = asked;
  if (shape?.kind !== 'choice' || shape.sound !== null || [...text].length > MOST_OF_CHOICE) return asked;
  const sound = soundIn(shape.options, `${last.text},${text}`);
  return sound === null ? asked : { ...asked, shape: { ...shape, sound }, verdict: null };
}

/** Completes a question by the one before it. */
export function follow(text: string, asked: Understood, last: Understood): Understood {
  const ofFact = asked.danger === null ? ofFactBefore(text, last) : null;
  if (ofFact) return ofFact;
  if (isFirmFact(asked.fact)) return asked;
  const otherwise = asked.danger === null ? termOtherwise(text, asked, last) : null;
  if (otherwise) return otherwise;
  const own = withSoundOf(withWifeOfChild(asked, last), last);
  if (own.shape?.kind === 'choice' && own.shape.sound !== null && own.talk === null) return own;
  const turned =
    own.danger === null
      ? (laterTurn(text, own, last) ??
        aloneInShop(text, own, last) ??
        ofBornHere(text, own, last) ??
        goesOn(text, own, last) ??
        turnOn(text, own, last) ??
        bornOther(text, last))
      : null;
  const restated = turned ?? yesOrNo(text, own, last) ?? ofOtherJob(text, last);
  if (restated) return restated;
  if (isUnclear(last) || last.danger !== null || own.talk !== null || own.danger !== null) return own;
  const inPlainWords = own.form === 'plain' ? whyOfLast(text, own, last) : null;
  const ofAnswer =
    inPlainWords ?? inOtherForm(own, last) ?? termForMe(text, own, last) ?? whyOfLast(text, own, last);
  if (ofAnswer) return ofAnswer;
  if (own.term || own.fact) return own;
  return (
    ofAnimal(text, own, last) ??
    otherDayOfOperation(text, own, last) ??
    toldOn(text, own, last) ??
    laterTime(text, own, last) ??
    ofOneToBeMet(text, own, last) ??
    ofChildrenToCome(text, own, last) ??
    whetherToIntervene(text, own, last) ??
    whoTheyAre(text, own, last) ??
    byOwnChart(text, last) ??
    ofLeftBehind(text, own, last) ??
    comparedWith(text, own, last) ??
    ofPart(text, own, last) ??
    completed(text, own, last)
  );
}

/** To have another's affair read from the asker's chart. */
export const BY_OWN_CHART =
  /(?:看|用|拿|按|照)我的?(?:盘|八字|命盘|生日|这份|这张)?(?:来?看|来?说|来?算)?(?:行|可以|能|成|好|吧|看看|呢)/;

const OF_SHOP = new Set(['keeping_shop', 'shop', 'renewing_lease', 'transfer_shop']);
const OF_DIVORCE = new Set(['divorce', 'custody', 'divorce_property', 'betrayed']);

const OF_CHILDREN = new Set(['having_child', 'conceiving', 'pregnancy', 'children', 'second_child']);

const OF_LOVE: readonly Topic[] = ['marriage_time', 'love', 'marriage'];

/** What a short question is about within the matter before it: 我想离婚 → 房子归谁, 能结婚吗 → 她爸妈不同意呢. */
function matterWithin(text: string, { matters }: Understood): Matter[] | null {
  // 朋友突然不理我了 → 我们还会和好吗
  if (matters.some(({ id }) => id === 'rift_with_friend') && /和好|原谅|好起来|做朋友/.test(text))
    return [...matters];
  // 还能要老二不 → 是男是女看得出来吗
  if (
    matters.some(({ id }) => OF_CHILDREN.has(id)) &&
    /男[^,。?!]{0,4}女|(?:儿子|男孩)[^,。?!]{0,5}(?:女儿|闺女|女孩)/.test(text)
  )
    return findMatters('生男生女');
  if (matters.some(({ id }) => OF_DIVORCE.has(id))) {
    if (/(?:房子?|钱|存款|车|财产|债|公司)[^,。?!]{0,4}(?:归|分|给|判|怎么|呢)/.test(text))
      return findMatters('离婚财产怎么分');
    if (/(?:孩子|娃|儿子|女儿)[^,。?!]{0,4}(?:归|跟谁|给谁|判|怎么办|呢)/.test(text))
      return findMatters('抚养权');
  }
  if (
    matters.some(({ id }) => OF_SHOP.has(id)) &&
    /转让(?!费)|(?:转|盘|兑)(?:得|不)?(?:出去|掉|手)/.test(text)
  )
    return findMatters(/不(?:出去|掉)/.test(text) ? '店转不出去' : '店转出去');
  if (
    matters.some(({ id }) => id === 'same_sex') &&
    /爸|妈|父母|家里/.test(text) &&
    /接受|认|同意|理解|松口|知道/.test(text)
  )
    return [...matters];
  // 明年无春年不能嫁 → 那挪到下半年就没事了吗
  if (
    matters.some(({ id }) => id === 'widow_year') &&
    /挪|改|提前|推|躲|避|换|下半年|年[底前]|后年|再等/.test(text)
  )
    return findMatters('无春年挪日子');
  if (
    matters.some(({ id }) => id === 'partnership') &&
    /(?:一个人|自己|单独)(?:来|去)?(?:开|干|做|弄)|单干/.test(text)
  )
    return findMatters('开店');
  if (matters.some(({ topic }) => topic === 'invest') && /回本|割|解套|补仓|清仓|卖/.test(text))
    return [...matters];
  if (
    /主动/.test(text) &&
    matters.some(({ topic }) => OF_LOVE.includes(topic) || topic === 'romance' || topic === 'partner')
  )
    return findMatters('主动联系');
  if (
    /(?:孩子|儿女|子女|儿子|女儿)们?/.test(text) &&
    OBJECTS.test(text) &&
    matters.some(({ topic }) => OF_LOVE.includes(topic) || topic === 'romance')
  )
    return findMatters('孩子反对再婚');
  const isObjected = /(?:爸妈|父母|家里|家人|[爸妈])[^,。?!]{0,6}(?:不同意|反对|不答应|嫌)/.test(text);
  return isObjected && matters.some(({ topic }) => OF_LOVE.includes(topic))
    ? findMatters('家里反对我们')
    : null;
}
