/**
 * A later turn of a matter whose one word was told before: whether, when, how, why and what if have an answer of their
 * own, built from what the matter is of.
 */
import type { Matter, Topic } from '../matters/matter.ts';
import { actOf, isQuotable } from '../understand/acts.ts';
import type { Understood } from '../understand/understood.ts';
import type { Writer } from '../writer.ts';
import { type Answer, NONE } from './answer.ts';
import { nearMonths } from './months.ts';
import { answerSteps } from './shapes/steps.ts';

type Field = 'ill' | 'dispute' | 'people' | 'study' | 'money' | 'other';

const FIELDS: Partial<Readonly<Record<Topic, Field>>> = {
  medicine: 'ill',
  health: 'ill',
  love: 'people',
  marriage: 'people',
  marriage_time: 'people',
  romance: 'people',
  partner: 'people',
  people: 'people',
  parents: 'people',
  children: 'people',
  boss: 'people',
  exam: 'study',
  study: 'study',
  invest: 'money',
  lottery: 'money',
  wealth: 'money',
  house: 'money',
};
/** A matter of the body that is filed elsewhere. */
const ILL_IDS = /conceiv|having_child|pregnan|sleep|pain|surgery|birth/;
/** Offices that settle what two sides do not agree on. */
const OFFICES = /12315|12333|12345|12348|12368|法院|律师|仲裁|调解/;

function fieldOf({ id, topic, firm, advice = [] }: Matter): Field {
  if (topic === 'medicine' || ILL_IDS.test(id)) return 'ill';
  if (firm !== undefined && OFFICES.test([firm, ...advice].join(''))) return 'dispute';
  return FIELDS[topic] ?? 'other';
}

type ByField = Readonly<Record<Field, string>>;

/** Whether it comes to something. */
const WILL: ByField = {
  ill: '会怎样看复查，盘里看不出来；照日子查、照医生说的做，就是最稳的一条',
  dispute: '成不成看凭据，盘里看不出来；凭据齐、日子清的那一边占理',
  people: '成不成看不出来；看对方肯不肯先动一小步，肯动就有余地',
  study: '这一场看卷面，盘里看不出来；会做的题拿满，就有机会',
  money: '成不成看不出来；先按最坏的来算，算得过去才动',
  other: '成不成看不出来；看两样：本人愿不愿意、条件够不够，都够再往下走',
};
/** How long one stays at a place of work. */
const STAYS = /(?:待|呆|干|做)得?(?:久|长|住|下去)/;
const OF_WORK: readonly Topic[] = ['career', 'job_change', 'boss'];
const STAYS_LONG = '待得久不久盘里看不出来；看两样：半年里有没有人肯教你，活是不是越做越顺';
/** Whether it is the illness that is feared. */
const IS_IT = '是不是要等检查的结果，盘里看不出来；结果拿到手再往下想，这之前照常过日子';
/** To do what has no word of its own. */
const ACT: ByField = {
  ill: '先问医生再定：没问清以前，照现在医生说的来',
  dispute: '做之前先问一次律师或管事的人：收得回来的可以先试，收不回来的别急着做',
  people: '看做了收不收得回来：收得回来的可以先试一次，伤人收不回的先放一放',
  study: '看费多少工夫：一周试得出来的先试，要搭上一学期的先问老师',
  money: '看亏了受不受得起：受得起的小数先试，受不起的先不动',
  other: '看做了收不收得回来：收得回来的可以先试，收不回来的先放一放',
};
/** What if it goes wrong. */
const ELSE: ByField = {
  ill: '真那样也有法子：当天回医院找主治医生，别自己处理；做之前先当面问清这一问',
  dispute: '那就走下一步：往来都留好，调解、投诉、起诉一级一级来',
  people: '那就先停两周，过好自己的日子，再看对方来不来',
  study: '不成也有路：补考、下一场、换一条都走得通，先定好到哪一天再决定',
  money: '那就按最坏的来：先留半年的生活费，别的都停下',
  other: '真那样也有退路：先停在收得回来的地方，再换一个法子',
};
/** What if a child resists. */
const RESISTS = '真闹起来先不讲理，等静下来再说一遍规矩，说到就做到，第二天照常';
/** What if a loan is not paid back. */
const UNPAID = '真不还，先当面定一个日子、补一张借条；所以借出去的，只按收不回来也受得起的数给';
const WHY: ByField = {
  ill: '缘由要查了才知道，盘里看不出病；把哪天起、几次、吃了什么记给医生看',
  dispute: '对方为什么这样看不出来；先把经过按日期写下来，看是从哪一步起谈不拢的',
  people: '对方的缘由从你的盘看不出来；把最近三次写下来，看每次是从哪句话起的',
  study: '不是命里定的，多半在做法：把最近三次错的排开，看丢在哪一类',
  money: '不是命里定的，多半在做法：把这三个月的进出写下来，看漏在哪一样',
  other: '不是命里定的；把最近三次写下来，看每次是从哪一步起走偏的',
};
const WHY_NEXT = '找到那一步，下回到那里先停一停，换一个做法';

/** How long a treatment takes, and when what a doctor orders is done. */
function whenOfTreatment(w: Writer, text: string): string | null {
  if (/多久|几天|多长|多少天/.test(text) && !/才?(?:能)?好(?:$|[?起])/.test(text))
    return '要多久看做的是哪一样、人恢复得快慢，盘里看不出来；做之前当面问主治医生';
  return /做|手术|开刀|去(?:查|看)|住院|打(?!算)/.test(text)
    ? `哪个月做听医生的；医生说能等的，按松紧挑：${nearMonths(w).told}`
    : null;
}

/** When, of which no year or month can be named. */
function whenOf(w: Writer, field: Field, text: string): Answer {
  const ofTreatment = field === 'ill' ? whenOfTreatment(w, text) : null;
  if (ofTreatment) return { ...NONE, lead: ofTreatment, reasons: ['日子定了就早点歇，要问的写在纸上带去'] };
  const { told } = nearMonths(w);
  const lead: ByField = {
    ill: `几时见好看不出来，好得快慢听医生的；你自己这头，${told}`,
    dispute: '几时有结果看不出来，看对方和办事的人；先给对方定十天，没动静就走下一步',
    people: `哪天缓下来看不出来；近处看，${told}，要紧的话放在松快的时候说`,
    study: `盘里只看得出松紧：${told}；哪天考、哪天出结果以公告为准`,
    money: `哪天回来看不出来；看得出的是松紧：${told}`,
    other: `哪天成看不出来；看得出的是松紧：${told}`,
  };
  const then: Partial<ByField> = {
    ill: '两周没有松一点，就提前去复查，别等那个月',
    dispute: `你自己这头，${told}`,
    people: '给自己也定一个日子，到那天没有变，就换一种过法',
    money: '在那以前只守不加，一个月看一次账',
  };
  return { ...NONE, lead: lead[field], reasons: then[field] === undefined ? [] : [then[field]] };
}

const WHEN = /什么时候|何时|多久|哪一?年|几月|哪个?月|哪一?天|哪(?:个|一)?学期/;
const IF = /^(?:那|要是|如果|万一|假如|,)*[^,。?!]{0,8}(?:呢|怎么办|的话)[?。]*$/;
/** Whether it will, not whether to. */
const WILL_IT =
  /会不会|能不能|(?:会|能)[^,。?!]{1,10}(?:吗|么|不)(?:$|[?])|[得不](?:到|了|过|成|好|起|掉|回)(?:来|去)?(?:吗|么|不|$)|要紧|算大|有戏|有希望/;
const TO_DO = /要不要|该不该|可不可以|用不用|需不需要|行不行|可以吗|能不能(?!好|过|成|行|治|赢|要回|拿)/;

/** An answer to what such a turn asks; null where it asks for nothing of its own. */
export function answerNext(
  w: Writer,
  answer: Answer,
  matter: Matter,
  { text, asks, shape, time, matters }: Understood,
): Answer | null {
  const field = fieldOf(matter);
  const fresh = [...answer.advice, ...answer.reasons, ...answer.limits].filter(
    (part) => part !== '' && !w.wasSaid(part),
  );
  const told = (lead: string): Answer => ({ ...NONE, lead, reasons: fresh.slice(0, 1) });
  w.step('前面说过的不变，这一问另答。');
  if (WHEN.test(text) || asks === 'when' || shape?.kind === 'how_long') return whenOf(w, field, text);
  if (shape?.kind === 'else' || (asks === 'how' && IF.test(text) && /不|坏|失败|输|差|闹|吵|了/.test(text)))
    return told(/不还/.test(text) ? UNPAID : matter.topic === 'children' ? RESISTS : ELSE[field]);
  if (time !== null && asks !== 'whether') return whenOf(w, field, text);
  if (asks === 'why') return { ...told(matter.answers?.why ?? WHY[field]), advice: [WHY_NEXT] };
  if (asks === 'how') {
    const [first, ...rest] = fresh;
    return first === undefined
      ? answerSteps(w, 'next', matter.topic, matters)
      : { ...NONE, lead: first, reasons: rest.slice(0, 1) };
  }
  if (TO_DO.test(text) || (shape?.kind === 'decide' && !WILL_IT.test(text))) {
    const act = field === 'ill' ? null : actOf(text)?.replace(/(\p{Script=Han})不\1/u, '$1');
    return told(act && isQuotable(act, text) ? `“${act}”这一步，${ACT[field]}` : ACT[field]);
  }
  if (field === 'ill' && /会不会是|是不是/.test(text)) return told(IS_IT);
  if (STAYS.test(text) && OF_WORK.includes(matter.topic)) return told(STAYS_LONG);
  if (asks === 'whether' || WILL_IT.test(text)) return told(WILL[field]);
  return null;
}
