/** Whether a tie is thin in the chart, said first; then what the chart has of it, and what to do this week. */
import type { GodGroup } from '@ziping/bazi/reading/facts';

import { partnerGroup } from '../../../reports/parts.ts';
import type { Matter, Topic } from '../../matters/matter.ts';
import { SPOUSE } from '../../matters/people.ts';
import { hurtIn } from '../../understand/hurts.ts';
import type { FearedTie, TieOf } from '../../understand/thin-ties.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { natureOf } from '../nature.ts';

interface Words {
  name: string;
  /** Topics of matters whose own advice is told in place of the advice here. */
  topics: readonly Topic[];
  /** What it comes from, where it is not the chart. */
  cause: string;
  advice: readonly [string, string];
}

const WORDS: Readonly<Record<TieOf, Words>> = {
  spouse: {
    name: '夫妻缘',
    topics: ['marriage', 'love', 'marriage_time', 'romance'],
    cause: '日子过成这样，是一天天攒下来的，不是命里定的',
    advice: [
      '这周挑一个没有外人的晚上，只问一句：你最想我改哪一样，先听完不辩',
      '谈不动就找婚姻咨询，两个人的事两个人说，别拿八字当结论',
    ],
  },
  parents: {
    name: '父母缘',
    topics: [],
    cause: '不亲多半是话说得少、说得重攒下来的，不是你不招人疼',
    advice: [
      '难受的那一句单独说一次，只说你心里怎样、想怎样，说完就停，不翻旧账',
      '说不动就少接话，隔几天发一句平常的；心里的话找一个疼你的人说',
    ],
  },
  children: {
    name: '子女缘',
    topics: [],
    cause: '孩子远一点，多半是各忙各的、怕被说教，不是跟你没有缘',
    advice: [
      '先开口的让你来：每周一个固定的电话，只问近况，不催不比',
      '一个人的日子也排满：走动的老朋友、一件爱做的事，心里就不空等',
    ],
  },
  siblings: {
    name: '兄弟姐妹缘',
    topics: [],
    cause: '走动少多半是各自成家、账没说清，不是命里没有',
    advice: ['逢年过节先发一句问候，带一样小东西坐一会儿', '钱和老人的事写在明处，一次说清，就不伤和气'],
  },
  kin: {
    name: '六亲缘',
    topics: [],
    cause: '一家人不亲，多半是见得少、话说得重，哪一头都还能暖回来',
    advice: [
      '先挑家里最好说话的那一个，这周打一个电话，只问近况',
      '实在亲不起来的不勉强，处得来的朋友和邻居，也是靠得住的人',
    ],
  },
};

/** Of one who has nobody yet. */
const OF_SINGLE: Words = {
  ...WORDS.spouse,
  cause: '前几回没成，多半是人没遇对、开头太急，不是命里没有',
  advice: [
    '把前几回为什么散，各写一句，看有没有一样的；下一回开头放慢一点',
    '每个月固定去一两处见得到人的地方，熟人介绍的也去见',
  ],
};
const MARRIED = new RegExp(`${SPOUSE}|婚|离|分房|同房|过日子|孩子`);

/** The stars that stand for those of a tie. */
const groupOf = ({ facts }: Writer, of: TieOf): GodGroup =>
  ({
    spouse: partnerGroup(facts),
    parents: 'seal',
    children: facts.gender === 'male' ? 'officer' : 'output',
    siblings: 'peer',
    kin: 'seal',
  })[of] as GodGroup;

/** The side of life that the chart tells of it; of all kin together it has none. */
const NATURE: Readonly<Partial<Record<TieOf, Topic>>> = {
  spouse: 'marriage',
  parents: 'parents',
  children: 'children',
  siblings: 'people',
};

/** What another did, which nobody let come about day by day. */
const WRONG_OF_OTHER = new Set([
  'betrayed',
  'betrayal',
  'forgive',
  'third_party',
  'gambling_of_other',
  'drink_of_other',
  'debts_of_other',
]);

/** What is asked of children as a fortune: 没有享儿女福的命. */
const FORTUNE = /福/;
/** The asker has been slighted by those they have done much for. */
const SLIGHTED: Pick<Words, 'cause' | 'advice'> = {
  cause: '那句话是说的人没分寸，不是你不值得敬，也不是命',
  advice: [
    '这周单独跟自己的孩子说一次：哪句话伤着你了，往后有话关起门来说',
    '手上的活先停两天，去见老同事、老姐妹；往后帮几天、歇几天，说在前面',
  ],
};

/** The first sentence. */
function leadOf({ how }: FearedTie, name: string, cause: string, isFaint: boolean): string {
  if (how === 'doomed') return `不是注定的，盘里没有哪一条说你${name}一定不好；${cause}`;
  const seen = isFaint ? '盘里这一头显得淡，淡是来得慢、话说得少，不等于没有' : '盘里这一头有着落，不弱';
  if (how === 'asked')
    return isFaint
      ? `你的${name}不算深，也不算薄：${seen}`
      : `你的${name}不浅：${seen}，要紧的还是平时怎么处`;
  if (FORTUNE.test(name)) return isFaint ? `不是没有${name}：${seen}` : `不是没有${name}：${seen}；${cause}`;
  return isFaint ? `算不上${name}薄：${seen}` : `不是${name}薄：${seen}；${cause}`;
}

/** The answer to a tie that is feared to be thin. @param matter what else the question tells */
export function answerFearedTie(w: Writer, feared: FearedTie, text: string, matter: Matter): Answer {
  const { of, how } = feared;
  const isOfLove = of === 'spouse' && !MARRIED.test(text);
  const isSlighted = of === 'children' && hurtIn(text)?.hurt === 'scolded';
  const { topics, cause, advice } = isOfLove ? OF_SINGLE : { ...WORDS[of], ...(isSlighted ? SLIGHTED : {}) };
  const ofSpouse = w.facts.gender === 'male' ? '妻缘' : '夫缘';
  const ofTie =
    of === 'spouse' ? ofSpouse : of === 'children' && FORTUNE.test(text) ? '儿女福' : WORDS[of].name;
  const name = how === 'doomed' ? (isOfLove ? '感情' : '婚姻') : ofTie;
  const { level } = w.facts.groups[groupOf(w, of)];
  const isFaint = level === 'light' || level === 'missing';
  const topic = NATURE[of];
  const nature = topic ? natureOf(w, { topic }) : null;
  if (nature) w.step(nature.step);
  // What has happened is taken up in the words of its own matter: 出轨 and the like.
  const isOfTie = topics.includes(matter.topic) || WRONG_OF_OTHER.has(matter.id);
  const isTold = isOfTie && matter.advice !== undefined && matter.id !== matter.topic;
  const told = isTold && matter.firm !== undefined && !/看不出/.test(matter.firm) ? matter.firm : '';
  const seen = nature && !isFaint && how !== 'doomed' ? nature.lead : '';
  const reason = told !== '' ? told : how === 'thin' && isFaint ? cause : seen;
  return {
    lead: leadOf(feared, name, WRONG_OF_OTHER.has(matter.id) ? '走到这一步，是人做出来的事' : cause, isFaint),
    reasons: [reason, w.facts.hour_unknown && of === 'children' ? (nature?.reasons[0] ?? '') : ''].filter(
      (one) => one !== '',
    ),
    advice: isTold ? matter.advice! : advice,
    limits: [],
  };
}
