import { amountOf, extremes, phaseName } from '../../../reports/parts.ts';
import { GROUP_NAMES } from '../../../reports/words-groups.ts';
import { STEM_WORDS } from '../../../reports/words-self.ts';
import { YOUNG_TOPICS } from '../../../reports/words-topics.ts';
import { YOUNG_PHASES, YOUNG_STEMS } from '../../../reports/words-young.ts';
import type { Writer } from '../../writer.ts';
import { toneName, yearOfLuck, yearText } from '../luck/signs.ts';
import { dayMaster } from './ground.ts';

/** A sentence for a minor on why a topic of grown people is put aside. */
const YOUNG_NOTES: Partial<Readonly<Record<'love' | 'work' | 'money', readonly string[]>>> = {
  love: [
    '孩子还小，姻缘不在现在论，先看与家人、同伴的亲近',
    '年纪还小，感情婚姻的话题先放一放，这里只说情分与相处',
  ],
  work: ['离选行当还早，这里只说苗头，将来的路留给孩子自己选', '还在长本事的年纪，先看擅长与兴趣，不谈职业'],
  money: ['孩子的财运不必论，能说的是对东西与数目的性子', '还小，不谈钱财，只说用物与分享的习惯'],
};

export function sayYoung(w: Writer, topic: 'love' | 'work' | 'money'): void {
  const { facts } = w;
  const { most } = extremes(facts);
  const words = YOUNG_STEMS[facts.day_master]!;
  w.step(`看年纪：虚岁${facts.age}，只说苗头，不说成人的事。`);
  w.step(`看性情：日主${dayMaster(w)}，最显的是${GROUP_NAMES[facts.leading]}。`);
  w.tell(YOUNG_NOTES[topic]!);
  w.say(
    `日主${dayMaster(w)}${w.pick(STEM_WORDS[facts.day_master]!.image)}；${amountOf(facts.leading, facts)}，${w.pick(YOUNG_TOPICS[topic][facts.leading])}`,
  );
  if (most !== facts.leading) w.say(YOUNG_TOPICS[topic][most]);
  w.end();
  w.say(topic === 'love' ? words.friends : words.learn);
  w.say(words.praise);
  const [phase] = facts.good;
  if (phase) w.say(`取用在${phaseName(phase)}，落在日常里，${w.pick(YOUNG_PHASES[phase]!)}`);
  w.more();
  w.say(words.temper);
  w.say(words.friends);
  w.say(words.learn);
  const year = yearOfLuck(w, facts.year);
  w.say(`今年${yearText(year)}属${toneName(year)}，照日常的节奏带就好`);
  w.end();
}
