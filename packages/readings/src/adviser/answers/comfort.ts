/** One human sentence that takes up a hurt, before the answer. */
import { type Hurt, hurtIn } from '../understand/hurts.ts';
import type { Danger } from '../understand/danger.ts';
import type { Mood } from '../understand/shape.ts';
import type { Understood } from '../understand/understood.ts';
import type { Writer } from '../writer.ts';

const OWN: Readonly<Record<Hurt, string>> = {
  laid_off: '丢了工作心里不好受，这不等于你不行',
  parted: '刚分开，难受是真的，不用逼自己马上好',
  divorced: '走到离婚这一步，你也不容易，先让自己缓一缓',
  failed: '没过的滋味不好受，一次成绩说不了你这个人',
  swindled: '被骗的是钱，错在骗人的那个，别怪自己',
  betrayed: '碰上这样的事，换谁都疼，错不在你',
  silence: '这样僵着最磨人，我知道你心里不好受',
  quarrel: '刚吵过，心里还堵着吧，先喝口水缓一缓',
  left_out: '被人晾在一边很难受，这不是你不好',
  scolded: '被这样说，搁谁都不好受，气一气是应该的',
  ill: '身体碰上这样的事，心里慌是自然的',
  kin_ill: '家里人病着，你两头牵挂，也辛苦了',
  lost_money: '亏了这一笔，心疼是自然的，先别急着翻回来',
  lost_child: '没能留住，心里一定很疼，先好好养着',
  bereaved: '亲人走了，想念和舍不得都是应当的',
  tired: '撑了这么久，累是真的，不是你矫情',
  sad: '听得出你心里不好受，先缓一口气',
};
const OF_KIN = '身边的人碰上这样的事，你也跟着揪心了';

/** What stands before an answer to what is told. */
export const OPENINGS: Readonly<Record<Mood, readonly string[]>> = {
  good: ['恭喜，这是好事', '真好，替你高兴'],
  bad: ['这搁谁都不好受', '听着就不容易'],
  even: ['知道了', '嗯，我记下了'],
};
const OPENING = new RegExp(`^(?:${Object.values(OPENINGS).flat().join('|')})[，：。]?`);
/** A sentence without the comfort before it, which is no reason for anything. */
export const withoutOpening = (text: string): string => text.replace(OPENING, '');

/** What is said first where the turn before told of danger, and this one asks of something else. */
const AFTER_DANGER: Partial<Readonly<Record<Danger, string>>> = {
  acute: '人安稳了就好，再有不对先打120',
  self_harm: '好，你说没事我就接着看；难受的时候12356随时有人接',
  self_harm_other: '好，接着看；那边还是要有人陪，急了打110或120',
  violence: '好，接着看；安全最要紧，再有事先打110',
  missing: '好，接着看；人没找到，先盯着110那一头',
  fraud: '好，接着看；钱先别动，拿不准打96110',
  job_trap: '好，接着看；那份“工作”别去，拿不准打96110',
  lured: '好，接着看；那一头110和12308都要报',
  harm_to_others: '好，接着看；火上来就先走开，12356可以说',
  unsure_self_harm: '好，你说没事我就接着看；难受的时候12356随时有人接',
};

/** @param before the danger of the turn before */
export const comfortAfter = (w: Writer, before: Danger | null): string | null => {
  const words = before && AFTER_DANGER[before];
  return words && !w.wasSaid(words) ? words : null;
};

/** Words of an answer that takes it up itself. */
const TAKES_UP =
  /不好受|就不容易|也不容易|难受是|节哀|不是你笨|不怪你|不全怪你|不是你的错|别怪自己|心疼|恭喜|辛苦了|不全是你的错|很自然|人之常情|不是你矫情|12356/;

/** Two others quarrel. */
const OF_OTHERS =
  /(?:爸妈|父母|他们|她们|公婆|岳父母|(?:两|俩|几|仨)个?(?:儿子|女儿|闺女|孩子)|(?:哥|兄弟|姐妹|姐弟|兄妹)俩|儿子[和跟与][^,。?!]{0,3}(?:儿子|女儿|闺女)|(?:女儿|闺女)[和跟与]我?儿子)[^,。?!]{0,10}(?:吵|闹|翻脸)/;

/** @param opening of the answer, before which it stands */
export function comfortFor(
  w: Writer,
  { text, talk, danger, form, term, fact }: Understood,
  opening: string,
): string | null {
  if (danger !== null || talk !== null || term !== null || fact !== null || form !== null) return null;
  const told = hurtIn(text);
  if (told === null || TAKES_UP.test(opening)) return null;
  // 爸妈天天吵架 is of them.
  if (told.hurt === 'quarrel' && OF_OTHERS.test(text)) return null;
  const isOfKin =
    told.ofKin || (w.spoken_of && !/我/.test(text) && told.hurt !== 'sad' && told.hurt !== 'tired');
  const words = isOfKin ? OF_KIN : OWN[told.hurt];
  return w.wasSaid(words) ? null : words;
}
