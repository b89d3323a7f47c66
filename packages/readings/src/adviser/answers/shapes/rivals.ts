/** Which of two persons: one chart does not tell them apart, so what to look at instead comes after that. */
import type { Rivals } from '../../understand/rivals.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { natureOf } from '../nature.ts';

const nameOf = (name: string) => (/^我(?:自己)?$/.test(name) ? '你' : name.replace(/^我的?/, '你'));

/** What a question of that kind is about, by its words. */
const LOTS = [
  [/婚|感情|嫁|娶|桃花/, '婚姻', 'marriage'],
  [/钱|财|富|收入/, '财运', 'wealth'],
  [/事业|工作|出息|官|前途/, '前程', 'career'],
  [/学|成绩|读书|考/, '读书', 'study'],
] as const;

/** @param text the question in its clean form */
export function answerRivals(w: Writer, { names, of }: Rivals, text: string): Answer {
  const [one, other] = names.map(nameOf);
  w.step('两个人要两张盘才比得了，这里只有一张。');
  if (of === 'partner')
    return {
      lead: `${one}和${other}，哪个更合适看不出来：我只有你这一张盘`,
      reasons: ['换个比法，看三样：谁说到做到，吵架时谁还肯好好说，累的时候你先想给谁打电话'],
      advice: [
        '三样各写一件真事，写不出来的那个，再处一阵看',
        '把两个人最不一样的一处告诉我，我对着你的性子说',
      ],
      limits: [],
    };
  const need = '另一位排好命盘存下来，就能一人一段对着看';
  if (of === 'turn')
    return {
      lead: `${one}和${other}，是谁、谁先，比不出来：我只有你这一张盘`,
      reasons: ['谁手上的条件先齐，多半就是谁；你这边能做的，先做到看得见'],
      advice: [need, '想看自己哪一年合适，带上这件事问我'],
      limits: [],
    };
  const [, name, topic] = LOTS.find(([words]) => words.test(text)) ?? [null, '命', 'personality' as const];
  const own = w.minor ? null : natureOf(w, { topic });
  return {
    lead: `${one}和${other}，谁的${name}更好看不出来：一张盘只说得了一个人`,
    reasons: own ? [`只看你这一头，${own.lead}`] : [],
    advice: ['各有各的好，不必比；想看自己哪一年顺，带上年份问我', need],
    limits: [],
  };
}
