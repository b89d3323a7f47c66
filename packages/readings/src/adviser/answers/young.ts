/** Answers about the chart of a minor, where a matter is one of grown people. */
import { YOUNG_TOPICS } from '../../reports/words-topics.ts';
import { YOUNG_STEMS } from '../../reports/words-young.ts';
import type { Matter, Topic } from '../matters/matter.ts';
import type { Understood } from '../understand/understand.ts';
import type { Writer } from '../writer.ts';
import type { Answer } from './answer.ts';

const SIDES: readonly (readonly [side: 'love' | 'work' | 'money', topics: readonly Topic[], lead: string])[] =
  [
    [
      'love',
      ['marriage_time', 'partner', 'romance', 'marriage', 'love'],
      '年纪还小，感情的事先不看，先学会和同伴处好',
    ],
    ['work', ['job_change', 'startup', 'industry', 'boss', 'career'], '离选行当还早，先看擅长什么、喜欢什么'],
    ['money', ['house', 'wealth'], '还小，挣钱的事不看，先养成用东西、用零花钱的习惯'],
  ];

/** An answer for a minor; null where the matter is not one of grown people. */
export function youngAnswer(w: Writer, matter: Matter, { asks }: Understood): Answer | null {
  const { facts } = w;
  const young = YOUNG_STEMS[facts.day_master]!;
  if (matter.id === 'habits' && /烟|酒/.test(matter.words.source))
    return {
      lead: '没成年，烟酒先别碰，锻炼可以',
      reasons: ['身体还在长，开了头再改就难'],
      advice: ['想改一样习惯，找一个人一起做', '有人劝你试，就说家里人会问'],
      limits: [],
    };
  const side = SIDES.find(([, topics]) => topics.includes(matter.topic));
  if (!side || matter.firm !== undefined) return null;
  const [name, , lead] = side;
  w.step(`看年纪：虚岁${facts.age}，只说苗头，不说成人的事。`);
  return {
    lead,
    reasons: [w.pick(YOUNG_TOPICS[name][facts.leading])],
    advice: [
      w.pick(name === 'love' ? young.friends : young.learn),
      w.pick(young.praise),
      ...(asks === 'how' ? [w.pick(young.temper)] : []),
    ],
    limits: [],
  };
}
