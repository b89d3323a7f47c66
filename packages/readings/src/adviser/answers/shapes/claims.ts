/** Whether what someone has said is right, in the first word; and what no chart shows, in the words of the question. */
import type { Matter, Sign, Topic } from '../../matters/matter.ts';
import { PHASES } from '@ziping/bazi/five-phases';
import type { Phase } from '@ziping/bazi/types';

import { phaseName } from '../../../reports/parts.ts';
import type { Claim, Unseen } from '../../understand/claims.ts';
import type { Understood } from '../../understand/understood.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { natureOf } from '../nature.ts';
import { firstAhead, toneName, yearOfLuck } from '../luck/signs.ts';
import { eventsTold, reasonOfYear } from '../beside.ts';
import { rankedYears, signOfYear } from '../period.ts';

type OfLuck = Extract<Claim, { says: 'good' | 'bad' }>;

const TOPICS: Readonly<Record<OfLuck['of'], { topic: Topic; name: string }>> = {
  luck: { topic: 'luck', name: '整体' },
  wealth: { topic: 'wealth', name: '钱上' },
  career: { topic: 'career', name: '工作上' },
  love: { topic: 'love', name: '感情上' },
  exam: { topic: 'exam', name: '考试上' },
};
const HOW: Readonly<Record<Sign, string>> = { good: '偏顺', even: '不顺也不坏，平着走', bad: '偏紧' };

/** Whether a year is as it was said to be. */
function ofLuck(w: Writer, { of, says }: OfLuck, year: number, matter: Matter): Answer {
  const { topic, name } = TOPICS[of];
  const luck = yearOfLuck(w, year);
  const sign = signOfYear(w, luck, { topic });
  const verdict = sign === says ? '对' : sign === 'even' ? '只对一半' : '不对';
  w.step(`看流年：${year}年${luck.ganzhi}，属${toneName(luck)}。`);
  const event = eventsTold(w, `${year}年${luck.ganzhi}`, luck, { id: topic });
  const isOver = year < w.today.year;
  return {
    lead: `${verdict}，${year}年你${name}${sign === says ? '确实' : ''}${HOW[sign]}`,
    reasons: isOver ? [] : [reasonOfYear(w, luck, { id: topic }).replace(/^这/, '那'), event],
    advice: matter.advice ?? ['挑一件最要紧的做完，胜过开三件'],
    limits: [],
  };
}

function ofStrength(w: Writer, says: 'strong' | 'weak'): Answer {
  const { strength, side, advice } = w.facts;
  const fits = side === says;
  const verdict = fits ? '对' : side === 'balanced' ? '只对一半' : '不对';
  w.step(`看旺衰：${strength.verdict}，生扶约占${strength.percent}%。`);
  return {
    lead: `${verdict}，这里按月令、根和帮扶来算，你是${strength.verdict}`,
    reasons: advice.sure ? [] : ['强弱只差一点，另一派会看成相反的一边，两种都有人讲'],
    advice: [
      {
        strong: '力气足，要的是去处：有事可做',
        weak: '力气要省着用：借人之力',
        balanced: '力气够用，靠的是节奏',
      }[side],
    ],
    limits: [],
  };
}

/** Who has strength, or much of one's own kind, stands on their own mind. */
function ofTemper(w: Writer, says: 'hard' | 'soft'): Answer {
  const { side, groups } = w.facts;
  const isHard = side === 'strong' || groups.peer.level === 'heavy' || groups.output.level === 'heavy';
  const nature = natureOf(w, { topic: 'personality' })!;
  w.step(nature.step);
  return {
    lead: `${isHard === (says === 'hard') ? '对' : '只对一半'}，${isHard ? '你主意大，认定了不容易改' : '你顾着别人多，话说得软'}；${nature.lead}`,
    reasons: nature.reasons.slice(0, 1),
    advice: ['这不是毛病：要紧的事照自己的来，小事让一步，家里就松'],
    limits: [],
  };
}

function ofPhase(w: Writer, { of, phase }: Extract<Claim, { of: 'lacks' | 'likes' | 'dislikes' }>): Answer {
  const { five_phases, advice } = w.facts;
  const name = phaseName(phase);
  const percent = five_phases.shares.find((share) => share.phase === phase)!.percent;
  w.step(`看五行：${name}约占${percent}%；取用宜${advice.take.map(phaseName).join('、') || '两说相反'}。`);
  if (of === 'lacks') {
    const isMissing = five_phases.missing.includes(phase);
    return {
      lead: isMissing ? `对，八个字的明面上不见${name}` : `不对，你不缺${name}，约占${percent}%`,
      reasons: ['缺不缺和要不要补是两回事'],
      advice: [
        advice.take.includes(phase)
          ? `${name}正好是你宜亲近的一样`
          : `你宜亲近的是${advice.take.map(phaseName).join('、') || '哪样都不必刻意补'}`,
      ],
      limits: [],
    };
  }
  const [likes, dislikes] = [advice.take.includes(phase), advice.avoid.includes(phase)];
  const fits = of === 'likes' ? likes : dislikes;
  const opposite = of === 'likes' ? dislikes : likes;
  return {
    lead: `${fits ? '对' : opposite ? '不对' : '只对一半'}，这里取用，${name}${likes ? '是你宜亲近的' : dislikes ? '是你要少用的' : '对你不好不坏'}`,
    reasons: advice.sure ? [] : ['你的强弱只差一点，另一派的取法会不同'],
    advice: [],
    limits: [],
  };
}

/** Whether the day master is of the phase that was said. */
function ofSelf(w: Writer, phase: Phase): Answer {
  const own = PHASES[w.facts.day_phase]!;
  w.step(`看日主：${w.facts.day_master}属${phaseName(own)}。`);
  return {
    lead: `${own === phase ? '对' : '不对'}，看八字以日主为准，你的日主${w.facts.day_master}属${phaseName(own)}`,
    reasons: ['老黄历上的“几命”多半按出生那年的纳音说，两样不是一回事'],
    advice: ['想知道该亲近哪一样，问我“我的喜用神是什么”'],
    limits: [],
  };
}

/** From this 虚岁 a marriage is called late. */
const LATE = 30;

function ofMarriage(w: Writer, says: 'late' | 'early'): Answer {
  const [best, second] = rankedYears(w, { topic: 'marriage_time' });
  const isLate = best!.age >= LATE;
  w.step(`看流年：往后几年里婚事最合的是${best!.year}年${best!.ganzhi}。`);
  return {
    lead: `${isLate === (says === 'late') ? '对' : '不对'}，往后最容易成的是${best!.year}年，那年你虚岁${best!.age}`,
    reasons: [`其次是${second!.year}年；早晚不是好坏，遇到合适的不必等年份`],
    advice: ['每个月固定去一两处见得到人的地方，熟人介绍的也去见'],
    limits: [],
  };
}

/** The answer to a claim that can be checked. */
export function answerClaim(w: Writer, claim: Claim, { time }: Understood, matter: Matter): Answer | null {
  if (w.minor && claim.of === 'marriage') return null;
  switch (claim.of) {
    case 'temper':
      return ofTemper(w, claim.says);
    case 'strength':
      return ofStrength(w, claim.says);
    case 'lacks':
    case 'likes':
    case 'dislikes':
      return ofPhase(w, claim);
    case 'self':
      return ofSelf(w, claim.phase);
    case 'marriage':
      return ofMarriage(w, claim.says);
    default:
      if (time !== null && time.kind !== 'year') return null;
      return ofLuck(w, claim, time?.year ?? firstAhead(w), matter);
  }
}

const UNSEEN: Readonly<Record<Unseen['of'], readonly [seen: string, act: string]>> = {
  married: [
    '问一次就知道，再看三样：周末见不见得到、带不带你见家人朋友、电话避不避你',
    '问清之前不借钱、不同住，也别先动心',
  ],
  culprit: [
    '先把哪天、什么时候、谁在场写下来，问当时在的人',
    '丢了钱物、被人造谣的，留好证据去报警或找管事的人',
  ],
  whereabouts: [
    '想知道就打一次电话直接问，一句话问一件事',
    '老要猜的，挑个安静的时候说：你去哪儿告诉我一声，我就不乱想',
  ],
  money_of_other: [
    '看平时怎么花、肯不肯跟你说清，比猜一个数准',
    '谈到结婚或合伙，双方把存款和欠款写在一张纸上',
  ],
  rival: [
    '没有他的命盘，两边比不了；看得出的只是你这一头',
    '把自己最强的一样做到人人看得见：数字、成品、客户的一句话',
  ],
  doing: [
    '直接问一次比猜强：只说看到的是哪天、几点、哪件事，不说怀疑',
    '再看一个月：说法和做法对不对得上；对不上再当面谈，先不下结论',
  ],
  detail: [
    '盘只看得出松紧和路数，细到这一步的，谁说能算都别信',
    '换成“哪年合适”“该不该”“怎么做”来问，就能对着盘看',
  ],
};

/** What no chart shows: said first, then what can be seen or done. */
export function answerUnseen(w: Writer, { of, what }: Unseen): Answer {
  const [seen, act] = UNSEEN[of];
  w.step('这一点盘里没有，先说清，再说能看的。');
  return { lead: `${what}，盘里看不出来`, reasons: [seen], advice: [act], limits: [] };
}
