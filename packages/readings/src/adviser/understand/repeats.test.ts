import { expect, it } from 'vitest';

import { understand } from './understand.ts';

const SITUATION = { today: { year: 2026, month: 11, day: 26 }, minor: false, known: [] };
/**
 * Milliseconds of processor time that reading a question may take. Usual is under 10, on a busy machine up to 200; a pattern
 * that tries every way to part a row of the same words takes seconds, and doubles with each of them.
 */
const MOST = 1000;
const REPEATS = [16, 19, 22, 25, 28, 100, 500];

/** Words that patterns allow any number of, one after another. */
const PARTICLES = (
  '是不是 算不算 够不够 一个 很 太 的 不 那我 要 不要 还有 嗯 哦 好 好的 很好 太好了 谢谢 谢了 辛苦了 明白了 了解了 了 啦 大师 ' +
  '你好 早上好 哈哈 让 请问 那么 但是 你搞错了 已经 虚岁 3月到 今年明年 到现在 一 1 死 打 药 孩子 妈妈'
).split(' ');
const ENDINGS = ['', '吗', '白'];
const STARTS = ['', '我'];

/** Milliseconds of processor time of a reading; of a slow one, of the faster of two, as code may have been compiled. */
function timeOf(question: string): number {
  const once = () => {
    const before = process.cpuUsage();
    understand(question, [], SITUATION);
    return process.cpuUsage(before).user / 1000;
  };
  const first = once();
  return first < MOST ? first : Math.min(first, once());
}

it.each(PARTICLES)('reads a question of nothing but %s in time', (particle) => {
  understand('我的财运怎么样', [], SITUATION);
  for (const start of STARTS)
    for (const repeats of REPEATS)
      for (const end of ENDINGS) {
        const question = `${start}${particle.repeat(repeats)}`.slice(0, 590) + end;
        expect(timeOf(question), `${start}…${end}, ${repeats} times`).toBeLessThan(MOST);
      }
});
