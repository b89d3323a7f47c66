/** Which of two causes it is, one of them the asker's own: 是我太挑还是缘分没到. The chart has a say on time alone. */
import type { Matter } from '../../matters/matter.ts';
import type { Causes } from '../../understand/options.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { firstAhead, yearOfLuck } from '../luck/signs.ts';
import { rankedYears, signOfYear } from '../period.ts';

const ADVICE = [
  '先只改自己这一头的一样，改三个月：改了还是老样子，就不是你的缘故',
  '找一个敢说实话的熟人问一句“你看我哪样最吃亏”，只听不辩',
] as const;
const OF_MEETING = [
  '写三条不能让的，写完就只按这三条看人，别的都给三次见面的机会',
  '话少、慢热的先一起办一件小事，比坐着聊看得清',
] as const;
const OF_CHART = /命|八字|流年|注定|天意/;
const MEETING = /挑|眼光|要求|标准|条件/;

/** The answer: the time, where the other cause is time or fate, else that both have a part and which can be changed. */
export function answerCauses(w: Writer, { own, other, fated }: Causes, matter: Matter): Answer {
  const advice = MEETING.test(own) ? OF_MEETING : ADVICE;
  if (!fated || (w.minor && !w.spoken_of))
    return {
      lead: '多半两样都有一点，各占多少盘里看不出来；先动自己改得了的那一头',
      reasons: [],
      advice,
      limits: [],
    };
  const year = firstAhead(w);
  const sign = signOfYear(w, yearOfLuck(w, year), matter);
  const best = rankedYears(w, matter)[0]!.year;
  w.step(`看时机：${year}年在这件事上${{ good: '偏顺', even: '平', bad: '偏紧' }[sign]}。`);
  // Nobody is told that a chart is bad: only the time is.
  const isOfChart = OF_CHART.test(other);
  const denied = isOfChart ? '不是命里定的；' : '';
  const late = isOfChart ? '时候' : other;
  const lead = {
    good: `${isOfChart ? denied : `不像是${other}：`}${year}年在这件事上偏顺，时候不拦你，先从自己这一头松一松`,
    even: `${denied}两样都有一点：${year}年在这件事上不松不紧，${best}年更宽；自己这一头能改的先改`,
    bad: `${denied}${late}占得多一些：${year}年在这件事上偏紧，${best}年更宽；不全是你的缘故`,
  }[sign];
  return { lead, reasons: [], advice, limits: [] };
}
