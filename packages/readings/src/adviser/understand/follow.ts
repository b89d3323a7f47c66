/** Questions that go on from the one before: 那后年呢, 为什么, 然后呢. */
import { ANYTHING } from '../matters/life.ts';
import { findMatters } from '../matters/table.ts';
import { isTimed, type Matter, type Topic } from '../matters/matter.ts';
import { leftBehind } from './left.ts';
import { findOtherJob } from './own.ts';
import { relationIn, TRAITS } from './people.ts';
import { interventionIn, traitIn } from './shape.ts';
import { findSmallTalk } from './talk.ts';
import { onlyBirth } from './told-birth.ts';
import { turnOn } from './turns.ts';
import { isUnclear, mattersBesidePeople, NOTHING, topicsOf, type Understood } from './understood.ts';

const WHY =
  /^(?:那|这|请问|我想知道|可是|但是?)*(?:是)?(?:为什么|为何|凭什么|根据什么|依据|理由|怎么看出来|怎么得出|怎么算出|何以见得|你怎么知道|怎么说|从哪里?看出来|哪里看出)/;
const FOLLOW = /^(?:那么?|如果|还有|至于|要是|换成)|呢[?。!]*$/;
const PRONOUN = /它|这个(?!月|人|男|女|工作|岗|行业|城市)|那个(?!月|人|男|女)|这颗|这种/;
const FOR_ME = /对我|我的|在我|好不好|好吗|好还是坏|是好是坏|影响/;

/** 那我要是离呢, after a question about him, is of the asker. */
const OF_ASKER = /^(?:那么?|所以|可是?|但是?)*我(?!妈|爸|哥|姐|弟|妹|家|儿|女|老|们?的)/;

/** A later year than the one that was told. */
const LATER = /(?:再(?:等|过|晚|缓|拖)|晚|推迟|推后|缓)个?([一两二三])年/;

/** A question that leaves out what it is about. */
const ASKS_ON = /多少|多大|哪|几|什么|怎么|怎样|吗|呢|[不没](?:$|[?])|谁|合适/;
const SIZE = /多少|多大|几/;

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
      ...last,
      form: null,
      why: false,
      depth: 0,
      asks: own.asks,
      time: { kind: 'year', year: last.time.year + years },
    };
  }
  return null;
}

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
  const of = further === undefined ? last : { ...NOTHING, text };
  return { ...of, form: null, why: false, depth: 0, shape: null, person, record: null };
}

/** 我儿子明年中考 → 能考上吗: the same matter without a subject. */
const isSameMatter = (text: string, own: Understood, last: Understood) =>
  !text.includes('我') && topicsOf(own).some((topic) => topicsOf(last).includes(topic));

/** Whom a question goes on about: the same person, unless another is named: 我儿子学习怎么样 → 他以后呢. */
function personOf(text: string, own: Understood, last: Understood): Pick<Understood, 'person' | 'record'> {
  const isPronoun = own.person?.relation === 'unknown' && own.person.record === null && last.person !== null;
  if (own.person && !isPronoun) return { person: own.person, record: own.record };
  const isNew =
    own.matters.length > 0 && !isSameMatter(text, own, last) && !FOLLOW.test(text) && !PRONOUN.test(text);
  const person = !isPronoun && (OF_ASKER.test(text) || isNew) ? null : last.person;
  return { person, record: person && last.record };
}

/** 那怎么办: what to do about the matter before it, or about the person of whom something was told. */
function askedBack(text: string, own: Understood, last: Understood): Understood | null {
  if (own.person !== null || text.length > 14) return null;
  const ofLast = { ...last, asks: 'how', shape: null, form: null, why: false, depth: 0 } as const;
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

/** Takes from the question before what this one leaves out: the person, the matter, the time. */
function completed(text: string, own: Understood, last: Understood): Understood {
  const other = ofOther(text, last);
  if (other) return other;
  // 我想创业 → 做什么: the trade of that.
  if (own.matters[0]?.topic === 'industry' && last.matters.some(({ topic }) => WHAT_TO_DO.includes(topic)))
    return { ...own, matters: [own.matters[0], ...last.matters].slice(0, 2) };
  const asksAgain =
    own.matters.length > 0 &&
    own.matters.every(({ id }) => id === 'anything') &&
    last.matters.length > 0 &&
    own.person === null &&
    text.length <= 14;
  if (asksAgain) return { ...own, person: last.person, record: last.record, matters: last.matters };
  const isWeak = own.matters.every(({ topic }) => topic === 'luck' || topic === 'remedy');
  const same = personOf(text, own, last);
  if (
    own.time !== null &&
    isWeak &&
    last.matters.length > 0 &&
    (own.matters.length === 0 || FOLLOW.test(text))
  )
    return { ...own, ...same, matters: last.matters };
  if (own.time !== null && own.matters.length === 0) return { ...own, ...same };
  if (
    own.person !== null &&
    mattersBesidePeople(own).length === 0 &&
    own.time === null &&
    !own.person.mind &&
    FOLLOW.test(text)
  )
    return { ...own, matters: last.matters, time: last.time };
  const back = isWeak && own.asks === 'how' ? askedBack(text, own, last) : null;
  if (back) return back;
  if (own.matters.length > 0 && own.time === null && FOLLOW.test(text)) {
    // 周日国考能过吗 → 那省考呢: another examination has a day of its own.
    const isNext = [own, last].every(({ matters: [one] }) => one && EXAMINED.includes(one.topic)) && last.day;
    return {
      ...own,
      ...same,
      time: isNext ? null : last.time,
      asks: own.asks === 'what' ? last.asks : own.asks,
    };
  }
  // 哪年要孩子好 → 会顺利吗
  const isOfLast =
    own.matters.length > 0 && isWeak && own.time === null && text.length <= 8 && !/运|命|总|整体/.test(text);
  if (isOfLast && own.asks === 'whether' && last.matters.length > 0)
    return { ...own, ...same, matters: last.matters };
  if (own.asks === 'when' && own.matters.length === 0 && own.time === null && last.matters.length > 0)
    return {
      ...own,
      ...same,
      matters: [...last.matters].sort((a, b) => Number(isTimed(b)) - Number(isTimed(a))),
    };
  // 能买房吗 → 买多大的
  const isBare = isUnclear(own) && own.form === null && last.matters.length > 0;
  if (isBare && [...text].length <= 10 && ASKS_ON.test(text) && findSmallTalk(text) === null)
    return {
      ...own,
      ...same,
      matters: last.matters,
      shape: own.shape ?? (SIZE.test(text) ? { kind: 'amount' } : null),
    };
  if (own.person === null && last.person !== null && isSameMatter(text, own, last))
    return { ...own, ...same, time: own.time ?? last.time };
  return own;
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
const FEELS = /难受|崩溃|想哭|烦|累死|急死|气死|哭|怕|慌|委屈|想不开|不想活/;

/** Whether what is told bears on the question before, and is no telling of something new. */
function bearsOn(text: string, own: Understood, last: Understood): boolean {
  if (own.shape?.kind !== 'told' || FEELS.test(text)) return false;
  const ids = last.matters.map(({ id }) => id);
  const news = mattersBesidePeople(own).filter(({ id, topic }) => topic !== 'luck' && !ids.includes(id));
  const field = FIELDS.find((topics) => last.matters.some(({ topic }) => topics.includes(topic)));
  const isSameField = news.every(({ topic }) => field?.includes(topic));
  const isOfPartner = field?.includes('love') === true && /^[他她]|^(?:老公|老婆|对象|男友|女友)/.test(text);
  const isOwnCase = (last.shape?.kind === 'choice' || last.shape?.kind === 'decide') && /^我/.test(text);
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
  return (isFact && (!isNew || isWish)) || isTold
    ? { ...last, form: null, why: false, depth: 0, added: text, verdict: null }
    : null;
}

/** Matters that are between two people. */
const OF_TWO: readonly Topic[] = ['love', 'marriage', 'marriage_time', 'romance', 'partner', 'people'];

/** The birth of the one whom the question before is about, or who is in it; null where none is told. */
function bornOther(text: string, last: Understood): Understood | null {
  const told = last.talk === null ? onlyBirth(text) : null;
  if (told === null) return null;
  const again = { ...last, form: null, why: false, depth: 0, added: told, shape: null, verdict: null };
  if (last.person !== null)
    return last.record === null ? { ...again, person: { ...last.person, mind: false } } : null;
  if (!last.matters.some(({ topic }) => OF_TWO.includes(topic))) return null;
  const relation = relationIn(last.text) ?? 'unknown';
  const gender = /她/.test(text) ? 'female' : /他/.test(text) ? 'male' : null;
  const person = { relation, gender, word: '对方', mind: false, pair: false, record: null } as const;
  return { ...again, text: '', matters: [], person };
}

/** 就说去还是不去: the answer before in one word. */
const VERDICT =
  /^(?:你|那|就|直接|只|干脆|给我|到底|痛快点?|一句话|给[个句](?:准话|痛快话))*(?:说|讲|告诉我|回答我?)?(?:吧|,)*(?:我)?(?:到底|该|要(?!还|不)|是(?!还|不))*(\p{Script=Han}{1,2})(?:还是)?不\1(?:[吧呢啊,?。]|$)/u;

/** Completes a question by the one before it. */
export function follow(text: string, asked: Understood, last: Understood): Understood {
  // 我儿子跟媳妇吵架 → 那媳妇呢: the wife of the child.
  const isOfChild = asked.person?.word === '媳妇' && last.person?.relation === 'child';
  const own: Understood = isOfChild ? { ...asked, person: { ...asked.person!, relation: 'in_law' } } : asked;
  const turned = own.danger === null ? turnOn(text, own, last) : null;
  if (turned) return turned;
  const born = own.danger === null ? bornOther(text, last) : null;
  if (born) return born;
  const verdict = VERDICT.exec(text)?.[1];
  if (verdict && last.matters.length > 0 && last.shape?.kind !== 'told' && last.talk === null)
    return { ...last, form: own.form === 'blunt' ? 'blunt' : 'short', why: false, depth: 0, verdict };
  // 我当律师合适吗 → 那法官呢
  const job = last.shape?.kind === 'own' && last.shape.own.of === 'job' ? findOtherJob(text) : null;
  if (job)
    return {
      ...last,
      text,
      form: null,
      why: false,
      depth: 0,
      shape: { kind: 'own', own: { of: 'job', job } },
    };
  const hasOwn = own.matters.length > 0 || own.term !== null || own.fact !== null;
  const isOpen = own.talk === null && own.danger === null;
  if (isUnclear(last) || !isOpen) return own;
  if (own.form !== null && !hasOwn && own.time === null && own.person === null) {
    if (own.form === 'more') return { ...last, form: 'more', why: false, depth: last.depth + 1 };
    return { ...last, form: own.form, depth: 0, why: false };
  }
  const lastMore = own.form === 'more' && own.time === null && own.matters.length > 0;
  if (lastMore && own.matters[0]!.id === last.matters[0]?.id)
    return { ...last, form: 'more', depth: last.depth + 1 };
  if (last.term && own.term === null && !own.time && PRONOUN.test(text) && FOR_ME.test(text))
    return { ...NOTHING, term: last.term, termForMe: true, asks: own.asks };
  if (WHY.test(text) && !hasOwn && own.time === null) return { ...last, form: null, why: true, depth: 0 };
  if (own.term || own.fact) return own;
  // 我属什么 → 可我妈说我属猪: both ways of counting are told again.
  if (
    last.fact === 'animal' &&
    /属[鼠牛虎兔龙蛇马羊猴鸡狗猪是]|属相|生肖/.test(text) &&
    !own.matters.some(({ id }) => id === 'animals_match')
  )
    return { ...last, form: null, why: false, depth: 0, added: text };
  const isOfOperation = last.matters.some(({ id }) => OPERATIONS.has(id));
  if (
    isOfOperation &&
    /(?:改|换|推迟|延后|提前|挑)(?:个|一个)?(?:日子|日期|时间|天)?|(?:日子|那天)[^,。?!]{0,3}(?:不好|不吉|犯冲|冲)/.test(
      text,
    ) &&
    own.person === null
  )
    return { ...own, day: false, date: null, time: null, shape: null, matters: findMatters('手术改日子') };
  const told = toldOn(text, own, last);
  if (told) return told;
  const later = laterTime(text, own, last);
  if (later) return later;
  // The one who is still to be met: 我明年能结婚吗 → 他是什么样的人.
  const isToBeMet = last.person === null && last.matters.some(({ topic }) => TO_BE_MET.includes(topic));
  if (isToBeMet && own.person?.relation === 'unknown' && own.person.record === null && TRAITS.test(text))
    return { ...own, person: null, matters: findMatters('正缘') };
  if (isToBeMet && own.person === null && OF_WHAT_KIND.test(text))
    return { ...own, fact: null, matters: findMatters('正缘'), time: null };
  // 什么时候结婚 → 那孩子呢: the children that are still to come.
  const isOfComing =
    last.person === null &&
    last.matters.some(({ topic }) => topic === 'marriage_time') &&
    own.person?.relation === 'child' &&
    own.record === null &&
    mattersBesidePeople(own).length === 0;
  if (isOfComing)
    return {
      ...own,
      person: null,
      matters: findMatters('要孩子'),
      time: own.time ?? last.time,
      asks: last.asks,
    };
  const trait = isToBeMet && own.person === null && own.matters.length === 0 ? traitIn(text) : null;
  if (trait) return { ...own, matters: findMatters('正缘'), shape: { kind: 'trait', trait } };
  // 儿子要卖房创业 → 我该同意吗
  const how = last.person && own.person === null ? interventionIn(`${last.person.word}要这样,${text}`) : null;
  if (how) return { ...own, matters: last.matters, shape: { kind: 'intervene', how } };
  // 什么时候遇到贵人 → 男的女的
  const isOfWho = last.matters.some(({ id }) => id === 'helpers' || id === 'backbiting');
  if (isOfWho && own.matters.length === 0 && own.time === null && /男|女|属|年纪|多大|是谁|哪个/.test(text))
    return { ...own, person: null, record: null, matters: last.matters, shape: { kind: 'who' } };
  // 我儿子什么时候结婚 → 没他生日，就看我的行不
  if (last.person !== null && last.record === null && BY_OWN_CHART.test(text))
    return { ...last, form: null, why: false, depth: 0, added: text };
  const left = last.person === null ? leftBehind(text, last.matters) : null;
  if (left && !last.matters.some(({ id }) => OF_DIVORCE.has(id)))
    return {
      ...own,
      person: null,
      record: null,
      time: null,
      matters: last.matters,
      shape: { kind: 'left', ...left },
    };
  // 财运怎么样 → 比今年强点没: the same matter.
  const isCompared = own.shape?.kind === 'compare' && own.matters.every(({ topic }) => topic === 'luck');
  if (isCompared && last.matters.length > 0 && !/运|整体|总/.test(text))
    return { ...own, person: last.person, record: last.record, matters: last.matters };
  const within = matterWithin(text, last);
  if (within)
    return { ...own, person: null, record: null, shape: null, matters: within, time: own.time ?? last.time };
  return completed(text, own, last);
}

/** To have another's affair read from the asker's chart. */
export const BY_OWN_CHART =
  /(?:看|用|拿|按|照)我的?(?:盘|八字|命盘|生日|这份|这张)?(?:来?看|来?说|来?算)?(?:行|可以|能|成|好|吧|看看|呢)/;

const OPERATIONS = new Set(['surgery', 'surgery_ahead', 'surgery_day', 'surgery_outcome']);
const OF_DIVORCE = new Set(['divorce', 'custody', 'divorce_property', 'betrayed']);

const OF_LOVE: readonly Topic[] = ['marriage_time', 'love', 'marriage'];

/** What a short question is about within the matter before it: 我想离婚 → 房子归谁, 能结婚吗 → 她爸妈不同意呢. */
function matterWithin(text: string, { matters }: Understood): Matter[] | null {
  if (matters.some(({ id }) => OF_DIVORCE.has(id))) {
    if (/(?:房子?|钱|存款|车|财产|债|公司)[^,。?!]{0,4}(?:归|分|给|判|怎么|呢)/.test(text))
      return findMatters('离婚财产怎么分');
    if (/(?:孩子|娃|儿子|女儿)[^,。?!]{0,4}(?:归|跟谁|给谁|判|怎么办|呢)/.test(text))
      return findMatters('抚养权');
  }
  if (matters.some(({ topic }) => topic === 'invest') && /回本|割|解套|补仓|清仓|卖/.test(text))
    return [...matters];
  if (
    /主动/.test(text) &&
    matters.some(({ topic }) => OF_LOVE.includes(topic) || topic === 'romance' || topic === 'partner')
  )
    return findMatters('主动联系');
  const isObjected = /(?:爸妈|父母|家里|家人|[爸妈])[^,。?!]{0,6}(?:不同意|反对|不答应|嫌)/.test(text);
  return isObjected && matters.some(({ topic }) => OF_LOVE.includes(topic))
    ? findMatters('家里反对我们')
    : null;
}
