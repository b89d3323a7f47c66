/** Answers about someone else than the person who asks, whose birth is not known here. */
import { isOfBody, type Matter } from '../matters/matter.ts';
import type { Person, Relation } from '../understand/kin.ts';
import { mattersBesidePeople, type Understood } from '../understand/understood.ts';
import type { Writer } from '../writer.ts';
import { BY_OWN_CHART } from '../understand/follow.ts';
import { animalIn, birthIn, tieOfAnimals } from './animals.ts';
import { ownAnimals } from './own-animals.ts';
import { pupilAnswer } from './ages.ts';
import { type Answer, NONE } from './answer.ts';
import { natureOf } from './nature.ts';
import { TIES } from './shapes/ties.ts';
import { PARTNER_TRAITS } from './words.ts';

const NAMES: Readonly<Record<Relation, string>> = {
  partner: '对方',
  ex: '对方',
  child: '孩子',
  mother: '你母亲',
  father: '你父亲',
  parents: '你父母',
  in_law: '长辈',
  grandparent: '老人',
  grandchild: '孩子',
  sibling: '家里的平辈',
  relative: '亲戚',
  friend: '朋友',
  colleague: '对方',
  unknown: '对方',
};

/** How the person is called: by the word of the question where it is a plain one. */
export const callOf = ({ relation, word }: Person): string =>
  relation === 'unknown' || relation === 'ex' || /^我/.test(word)
    ? NAMES[relation]
    : /^(?:妈|爸|哥|姐|弟|妹|叔|舅|娃)$/.test(word)
      ? `${word}${/娃/.test(word) ? '' : word}`
      : word;

/** @param text the question, whose own pronoun counts where the word for the person tells no gender */
export const pronounOf = ({ gender, word }: Person, text: string): string =>
  gender === 'female' || (gender === null && (/闺蜜/.test(word) || /^[^他]*她[^他]*$/.test(text)))
    ? '她'
    : '他';

/** The matter that is asked of a person: not the one that only names them. */
export const matterOf = (understood: Pick<Understood, 'matters'>): Matter | undefined =>
  mattersBesidePeople(understood)[0];

/** What the asker's chart says of the tie to such a person. */
function tieOf(w: Writer, relation: Relation): string {
  const { groups, branch_gods } = w.facts;
  const heavy = (group: keyof typeof groups) => groups[group].level === 'heavy';
  const light = (group: keyof typeof groups) =>
    groups[group].level === 'light' || groups[group].level === 'missing';
  switch (relation) {
    case 'partner':
    case 'ex':
      return w.minor
        ? ''
        : `从你的盘只看得出你容易遇到的那一类人：${PARTNER_TRAITS[branch_gods.day!]![0]!}；说的是类型，不是他这个人`;
    case 'mother':
      return `从你的盘只看得出你和母亲这一头：${heavy('seal') ? '她管得多，也疼得多' : light('seal') ? '话不多，心疼都在细处' : '亲近而有分寸'}`;
    case 'father':
      return `从你的盘只看得出你和父亲这一头：${heavy('wealth') ? '他的作风对你影响深' : light('wealth') ? '话不多，心意在做的事里' : '有来有往'}`;
    case 'parents':
    case 'grandparent':
    case 'in_law':
      return `从你的盘只看得出你和长辈这一头：${heavy('seal') ? '照顾多，意见也多' : '情分在平日的走动里'}`;
    case 'child': {
      const star = w.facts.gender === 'male' ? 'officer' : 'output';
      return `从你的盘只看得出你和孩子这一头：${heavy(star) ? '你操心多，管三分、信七分更好' : light(star) ? '陪的时间比给的东西要紧' : '亲近而有分寸'}`;
    }
    default:
      return '从你的盘只看得出你怎么与人相处，看不出对方的事';
  }
}

/** Of someone else's courtship the advice is for them, not for the asker. */
const ABOUT_LOVE: readonly Matter['topic'][] = ['marriage_time', 'love', 'romance', 'marriage', 'partner'];

type AskedOfPerson = Pick<Understood, 'matters' | 'shape' | 'asks' | 'text' | 'form'> & {
  person: Person;
  hasRecord?: boolean;
  added?: string | null;
};

/** What is asked of a person, and what can be told of them whatever is asked. */
interface OfPerson extends AskedOfPerson {
  added: string | null;
  /** How the person is called. */
  call: string;
  pronoun: string;
  matter: Matter | undefined;
  /** What is needed to see more. */
  need: string;
  /** What the asker's chart says of the tie to them. */
  tie: string;
}

/** What is asked of someone who has no record here, in the shape of the question. */
function answerTheirs({ person, matter, shape, asks, call, need, tie, pronoun }: OfPerson): Answer {
  const way = TIES[person.relation];
  if (shape?.kind === 'told' || (asks === 'how' && matter === undefined))
    return {
      lead:
        matter?.advice && !ABOUT_LOVE.includes(matter.topic)
          ? `这件事急不来，${matter.advice[0]!}`
          : `这件事急不来，${way.do}`,
      reasons: [way.then],
      advice: [need],
      limits: [],
    };
  if (shape?.kind === 'choice')
    return {
      lead: `${shape.options.join('和')}，哪样更合${call}看不出来，没有${pronoun}的出生时间`,
      reasons: [need],
      advice: [`两边各去试一小段，再让${pronoun}自己说更愿意去哪边`, tie],
      limits: [],
    };
  return {
    lead: `没有${pronoun}的出生时间，我看不了${call}的这件事`,
    reasons: [need],
    // What the matter advises is for the other to do.
    advice: [tie, ...(matter?.advice ? [`你能做的：${way.do}`] : [])],
    limits: [],
  };
}

/** How two animals fit, in a word. */
const fitOf = (one: string, other: string): string => {
  const { name } = tieOfAnimals(one, other);
  return name === '平常' ? '不冲不合' : name;
};

/** How two fit by the animals of their years, which is one character of eight. */
function answerAnimals(w: Writer, animal: string, { tie, text }: OfPerson): Answer {
  const { byTerm: own, byLunar } = ownAnimals(w);
  const { name, score } = tieOfAnimals(own, animal);
  w.step(`看年支的属相：${own}与${animal}，${name}。`);
  const { year, month, day } = birthIn(text) ?? {};
  const known = month && !day ? `只知道${year}年${month}，还差哪一天；` : '';
  const lead =
    byLunar === own
      ? `光看属相是${score > 1 ? '合的' : score < 0 ? '不大合的' : '不冲不合'}：你属${own}、对方属${animal}${name === '平常' ? '' : `，${name}`}`
      : // Born between the lunar new year and 立春: people count another animal than the chart.
        `按春节你属${byLunar}，跟${animal}${fitOf(byLunar, animal)}；按立春排盘你属${own}，${fitOf(own, animal)}`;
  return {
    lead: `${lead}；两个人合不合还要看整张盘`,
    reasons: ['属相只是八个字里的一个字，真合不合看相处：处得舒不舒服，遇事肯不肯商量'],
    advice: [`${known}要细看，给对方排一份命盘，再到各自那一份里问`, tie],
    limits: [],
  };
}

/** Whether two suit each other. */
function answerFit({ call, pronoun, matter, hasRecord, text, tie }: OfPerson): Answer {
  const next = hasRecord
    ? `可以分开问：${call}的命盘已经存着，先问${call}的性格，再问你自己的，两边对着看`
    : birthIn(text)?.day
      ? leadOfTold(text, call, pronoun)
      : `先给${call}排一份命盘存好，再问一遍，两张盘放在一起看`;
  return {
    lead: `两个人合不合看不出来，这里还没有${call}的命盘`,
    reasons: [next],
    advice: [
      hasRecord ? (matter?.advice?.[0] ?? '') : tie,
      '合不合，更准的是相处：处得舒不舒服，遇事肯不肯商量',
    ],
    limits: [],
  };
}

/** One sentence on the asker's own side, where a word on two is wanted. */
function bluntPair(w: Writer): Answer {
  const { lead } = natureOf(w, { topic: 'marriage' })!;
  const word = /变动/.test(lead)
    ? '能过：你的婚姻起伏多一点'
    : /安静/.test(lead)
      ? '行：你的婚姻底子安稳'
      : '行：你的夫妻缘拴得住';
  return { lead: word, reasons: [], advice: ['合几分我给不了，话说得开就是合'], limits: [] };
}

/** What is still missing of a birth of which something was told. */
function leadOfTold(added: string, call: string, pronoun: string): string {
  const known = animalIn(added);
  const birth = birthIn(added);
  const animal = known ? `、属${known}` : '';
  if (birth?.day)
    return `生日有了：${birth.year}年${birth.month!}${birth.day}日；给${pronoun}存一份命盘，我才能对着看这件事`;
  if (birth?.month)
    return `知道是${birth.year}年${birth.month}${animal}，还差哪一天；差一天结果就不一样，时辰不知道也行`;
  if (birth) return `只知道是${birth.year}年${animal}，还差几月几日，这件事还看不出来`;
  return known
    ? `只知道${call}属${known}，排不了盘，这件事还看不出来：差出生的年月日`
    : `知道了这一条，${call}的事还是要有${pronoun}的生日才看得出来`;
}

/** Of two people, whether they suit each other. */
function answerPair(w: Writer, asked: OfPerson): Answer | null {
  const { person, form, text, added } = asked;
  if (!person.pair) return null;
  // 班主任老针对我，是八字不合吗: a pupil is told what to do.
  const ofPupil = pupilAnswer(w, text);
  if (ofPupil) return ofPupil;
  if (form === 'blunt' || form === 'short') return bluntPair(w);
  const animal = animalIn(`${text},${added ?? ''}`);
  return animal && !birthIn(text)?.day ? answerAnimals(w, animal, asked) : answerFit(asked);
}

/** A matter that has one clear word, whoever it is asked of. */
function answerFirmly({ matter, tie }: OfPerson): Answer | null {
  if (!matter?.first || matter.firm === undefined || isOfBody(matter)) return null;
  return {
    lead: matter.firm,
    reasons: [],
    advice: matter.advice ?? [],
    limits: matter.id === 'betrayal' ? [tie] : [],
  };
}

/** What is asked of a mind where it is no suitor's: a meeting with a family, a suspicion, someone who is suddenly warm. */
function answerMotive(text: string, pronoun: string): Answer | null {
  if (/外(?:头|面)[^,。?!]{0,4}有(?:了)?(?:人|别)|有(?:了)?别的(?:女|男)?人|出轨|变心/.test(text))
    return {
      lead: '外头有没有人，从你的盘看不出来，看出来的也当不得真',
      reasons: ['挑孩子不在、两个人都不累的晚上，先说你看到的事，再说你心里怎样，问一次'],
      advice: ['不翻手机、不找人跟，那样问不出真话，只剩吵', '问了以后看一个月：肯不肯解释，作息有没有回来'],
      limits: [],
    };
  const host =
    /([他她对方男女友朋]{1,3}(?:爸妈|父母|妈妈?|爸爸?|家里?人?))[^,。?!]{0,2}(?:会|能)?(?:不会|不能)?(?:喜欢|看上|看得上|满意|待见|接受)/.exec(
      text,
    )?.[1];
  if (host)
    return {
      lead: `${host}喜不喜欢你，从你的盘看不出来；头一回见，礼数到、话少说，就不会差`,
      reasons: ['先问清家里几个人、忌什么，带一样当地的吃食，不用贵'],
      advice: ['饭后起身搭把手，问到工作和家里照实说', '要不要住下、几点走，去之前两个人先说好'],
      limits: [],
    };
  return /图我?(?:个)?(?:什么|啥)|安的什么心|打(?:的)?什么主意|突然(?:就)?(?:热乎|热情|联系|客气|殷勤|对我好)/.test(
    text,
  )
    ? {
        lead: `${pronoun}图什么，从你的盘看不出来；饭可以吃，提到钱、担保、投资就先停`,
        reasons: ['下回见面直接问一句：是不是有事要我帮，能帮的我说能，不能的我也直说'],
        advice: [
          '开口借钱、拉你投资或要你签字，都先说“跟家里商量”，过三天再回',
          '问一个共同的熟人，这几年过得怎样',
        ],
        limits: [],
      }
    : null;
}

/** What goes on in the person's mind. */
function answerMind({ person, call, pronoun, tie, text }: OfPerson): Answer | null {
  if (!person.mind) return null;
  const told = answerMotive(text, pronoun);
  if (told) return told;
  return {
    lead: `${call}心里怎么想，从你的盘看不出来`,
    reasons: [`看${pronoun}肯不肯花时间、说到的做不做到，比看盘准`],
    advice: ['想知道就挑一个安静的时候直接问，问一件具体的事', tie],
    limits: [],
  };
}

function answerHealth({ matter, shape, call, pronoun, need, tie }: OfPerson): Answer | null {
  if (!matter || !isOfBody(matter)) return null;
  // At a sickbed no chart is offered.
  if (matter.id === 'critical') return { ...NONE, lead: matter.firm!, advice: matter.advice! };
  const { firm, told, advice = [] } = matter;
  const unseen = `没有${pronoun}的出生时间`;
  const lead = firm
    ? `${call}的身体：${firm.replace(/。$/, '')}`
    : `${unseen}，我看不了${call}的身体；身体的事先听医生的`;
  return {
    lead: shape?.kind === 'told' && told ? told : lead,
    reasons: [firm ? `${unseen}，${pronoun}的盘我也看不了` : '有不舒服就陪去检查一次，比什么都实在'],
    advice: [...(firm ? advice.slice(0, 1) : []), need, tie],
    limits: [],
  };
}

/** The person's own matter, with what was told of their birth. */
function answerOwnMatter(w: Writer, asked: OfPerson): Answer {
  const { person, text, added, call, pronoun, tie } = asked;
  const theirs = answerTheirs(asked);
  // 我爸88年腊月生的 tells it in the question itself.
  const birth = birthIn(text);
  const isTold = theirs.lead.startsWith('没有') && birth?.month && birth.year <= w.today.year;
  if (added === null) return isTold ? { ...theirs, lead: leadOfTold(text, call, pronoun) } : theirs;
  if (BY_OWN_CHART.test(added) && tie)
    return {
      ...theirs,
      lead: `可以看一点，${tie.replace('从你的盘只', '从你的盘')}；${pronoun}自己的事，这样看不出来`,
      advice: theirs.advice.filter((text) => text !== tie),
    };
  const told = { ...theirs, lead: leadOfTold(added, call, pronoun) };
  return birthIn(added) && ['partner', 'ex', 'unknown'].includes(person.relation)
    ? { ...told, reasons: ['存好了再问“我们合不合”，两张盘放在一起看'], advice: [tie] }
    : told;
}

/** What can be said of a person without their birth. */
export function answerPerson(w: Writer, asked: AskedOfPerson): Answer {
  const { person, text, added = null } = asked;
  const call = callOf(person);
  const pronoun = pronounOf(person, text);
  w.step(`问的是${call}，这里没有${pronoun}的出生时间，不用你的盘来答。`);
  const of: OfPerson = {
    ...asked,
    added,
    call,
    pronoun,
    matter: matterOf(asked),
    need: `要看${pronoun}，先给${pronoun}排一份命盘，知道生日就行，不知道时辰也可以，存好了再来问我`,
    tie: tieOf(w, person.relation)
      .replace('不是他这个人', `不是${pronoun}这个人`)
      .replace('看不出对方的事', `看不出${call}的事`),
  };
  return (
    answerPair(w, of) ?? answerFirmly(of) ?? answerMind(of) ?? answerHealth(of) ?? answerOwnMatter(w, of)
  );
}
