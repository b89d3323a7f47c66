/** Questions that may follow an answer. Each is one that the adviser understands, and leads on. */
import { type Aspect, aspectOf } from './answers/luck/signs.ts';
import type { Topic } from './matters/matter.ts';
import type { Relation } from './understand/kin.ts';
import { topicsOf, type Understood } from './understand/understood.ts';
import type { Writer } from './writer.ts';

/** The questions that a conversation begins with. */
export const PRESET_QUESTIONS = ['我的正缘有什么特征？', '我适合从事什么行业？'] as const;

const FOLLOWING: Partial<Readonly<Record<Topic, readonly string[]>>> = {
  marriage_time: ['我的正缘有什么特征？', '相处中我要注意什么？', '我的桃花运怎么样？'],
  partner: ['哪几年容易遇到正缘？', '我的婚姻怎么样？', '我在感情里的性格怎么样？'],
  romance: ['哪几年容易遇到正缘？', '我的正缘有什么特征？', '我的婚姻怎么样？'],
  marriage: ['我的正缘有什么特征？', '和另一半吵架怎么办？', '我的子女缘怎么样？'],
  love: ['我的正缘有什么特征？', '哪几年容易遇到正缘？', '我的桃花运怎么样？'],
  job_change: ['我适合从事什么行业？', '明年哪几个月适合换工作？', '我适合创业吗？'],
  startup: ['我适合从事什么行业？', '什么时候适合起步？', '我适合和人合伙吗？'],
  industry: ['我适合创业吗？', '什么时候适合换工作？', '这步大运的事业怎么样？'],
  boss: ['什么时候适合换工作？', '我适合从事什么行业？', '我的贵人在哪里？'],
  career: ['我适合从事什么行业？', '什么时候适合换工作？', '明年能升职吗？'],
  exam: ['哪一年适合考试？', '我适合学什么专业？', '明年考试要注意什么？'],
  study: ['哪一年适合考试？', '我适合学什么专业？', '我的性格有什么优缺点？'],
  lottery: ['我的财运怎么样？', '我适合从事什么行业？', '怎么才能存住钱？'],
  invest: ['我的财运怎么样？', '哪一年财运最好？', '怎么才能存住钱？'],
  house: ['哪一年财运最好？', '什么时候适合买房？', '我的财运怎么样？'],
  wealth: ['哪一年财运最好？', '明年哪几个月财运好？', '怎么才能存住钱？'],
  medicine: ['我的作息要注意什么？', '我平时怎么调养？', '明年健康要注意什么？'],
  health: ['我平时怎么调养？', '明年健康要注意什么？', '我的作息要注意什么？'],
  children: ['哪几年适合要孩子？', '我和孩子怎么相处？', '我和父母的缘分怎么样？'],
  parents: ['我和父母怎么相处？', '我的贵人在哪里？', '我的子女缘怎么样？'],
  people: ['我和朋友怎么相处？', '我的性格有什么优缺点？', '我适合和人合伙吗？'],
  personality: ['我适合从事什么行业？', '我在感情里的性格怎么样？', '我的贵人在哪里？'],
  lucky: ['我的喜用神是什么？', '我适合去哪个城市发展？', '我的五行缺什么？'],
  favourable: ['我的幸运颜色和方位是什么？', '我适合从事什么行业？', '我的日主强还是弱？'],
  phases: ['我的喜用神是什么？', '我的幸运颜色和方位是什么？', '我平时怎么调养？'],
  pattern: ['我的喜用神是什么？', '我的日主强还是弱？', '我适合从事什么行业？'],
  strength: ['我的喜用神是什么？', '我的格局是什么？', '这步大运怎么样？'],
  stars: ['天乙贵人是什么意思？', '我的格局是什么？', '我的贵人在哪里？'],
  pillars: ['我的性格有什么优缺点？', '我的喜用神是什么？', '我的格局是什么？'],
  name: ['我的喜用神是什么？', '我的五行缺什么？', '我的幸运颜色是什么？'],
  move: ['哪一年适合换城市？', '什么时候适合换工作？', '我的幸运颜色和方位是什么？'],
  tai_sui: ['明年运势怎么样？', '什么时候转运？', '我下一个本命年是哪年？'],
  remedy: ['我的幸运颜色和方位是什么？', '我的喜用神是什么？', '什么时候转运？'],
  luck: ['明年哪几个月比较好？', '这步大运怎么样？', '未来五年哪年最好？'],
};

const YOUNG = [
  '性格有什么优缺点？',
  '适合怎么学习？',
  '明年运势怎么样？',
  '喜用神是什么？',
  '平时怎么调养？',
  '什么时候起运？',
];
const AGED = ['明年运势怎么样？', '身体要注意什么？', '我和子女的缘分怎么样？', '我的性格有什么优缺点？'];
/** What leads on for a minor or for someone over 60, the matter first. */
function ofAge(minor: boolean, aspect: Aspect): string[] {
  const ofMatter: Partial<Record<Aspect, string[]>> = minor
    ? { study: ['适合怎么学习？', '明年考试要注意什么？'], health: ['平时怎么调养？'] }
    : { health: ['我平时怎么调养？', '明年健康要注意什么？'], money: ['明年财运怎么样？'] };
  return [...(ofMatter[aspect] ?? []), ...(minor ? YOUNG : AGED)];
}

const GENERAL = [...PRESET_QUESTIONS, '明年运势怎么样？', '这步大运怎么样？', '我的性格有什么优缺点？'];

/** Of someone with a record, after the word for them: 妈妈平时怎么调养？ */
const OF_KNOWN: Partial<Readonly<Record<Aspect, readonly string[]>>> = {
  health: ['平时怎么调养？', '明年健康要注意什么？'],
  money: ['哪一年财运最好？', '明年财运怎么样？'],
  work: ['适合从事什么行业？', '明年工作怎么样？'],
  love: ['在感情里的性格怎么样？', '哪几年感情比较顺？'],
  study: ['适合怎么学习？', '明年考试怎么样？'],
};
const OF_ANYONE = ['明年运势怎么样？', '性格有什么优缺点？', '这步大运怎么样？'];

const WITH_PARENTS = ['我和父母怎么相处？', '我和父母的缘分怎么样？'];
const WITH_CHILDREN = ['我和孩子怎么相处？', '我的子女缘怎么样？'];
const WITH_PARTNER = ['和另一半吵架怎么办？', '我的婚姻怎么样？'];
const WITH_PEOPLE = ['我和朋友怎么相处？', '我适合和人合伙吗？'];
const TO_BE_MET = ['我在感情里的性格怎么样？', '我的桃花运怎么样？'];
/** Of someone without a record: what the asker's own chart has of such a tie. */
const OF_TIE: Readonly<Record<Relation, readonly string[]>> = {
  mother: WITH_PARENTS,
  father: WITH_PARENTS,
  parents: WITH_PARENTS,
  in_law: WITH_PARENTS,
  grandparent: WITH_PARENTS,
  child: WITH_CHILDREN,
  grandchild: WITH_CHILDREN,
  partner: WITH_PARTNER,
  ex: TO_BE_MET,
  unknown: TO_BE_MET,
  sibling: WITH_PEOPLE,
  relative: WITH_PEOPLE,
  friend: WITH_PEOPLE,
  colleague: ['我和上司怎么相处？', '我的贵人在哪里？'],
};

/** The person of a question, as a chip names them. */
export interface Spoken {
  relation: Relation;
  call: string;
  /** They have a record. */
  isKnown: boolean;
}

function ofPerson({ relation, call, isKnown }: Spoken, aspect: Aspect, isYoung: boolean): string[] {
  if (!isKnown) return [...OF_TIE[relation], '我的性格有什么优缺点？'];
  const ofMatter = isYoung && aspect !== 'health' ? OF_KNOWN.study : OF_KNOWN[aspect];
  return [...(ofMatter ?? []), ...OF_ANYONE].map((text) => `${call}${text}`);
}

const MOST = 3;

export function suggestionsOf(
  { minor, aged, today }: Pick<Writer, 'minor' | 'aged' | 'today'>,
  understood: Understood,
  asked: readonly string[],
  spoken: Spoken | null,
): string[] {
  const { time, term } = understood;
  const [topic] = topicsOf(understood);
  const offered: string[] = [];
  if (spoken) offered.push(...ofPerson(spoken, aspectOf(topic), minor));
  else if (minor || aged) offered.push(...ofAge(minor, aspectOf(topic)));
  else {
    if (time?.kind === 'year' && time.year > today.year && time.year < today.year + 10)
      offered.push(`${time.year}年哪几个月比较好？`);
    if (topic) offered.push(...(FOLLOWING[topic] ?? []));
    if (time?.kind === 'cycle' || time?.kind === 'cycle_of')
      offered.push('什么时候转运？', '未来五年哪年最好？');
    if (term) offered.push('它对我好不好？', '我的格局是什么？', '我的喜用神是什么？');
    offered.push(...GENERAL);
  }
  const plain = (text: string) => text.replaceAll(/[?？。！!\s]/g, '');
  const known = new Set(asked.map(plain));
  const left = [...new Set(offered)].filter((one) => !known.has(plain(one)));
  return (left.length >= 2 ? left : [...new Set(offered)]).slice(0, MOST);
}
