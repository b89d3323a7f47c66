/** What a later turn asks of the matter before it: a step, how someone takes it, whether it is good. */
import type { Matter, Topic } from '../../matters/matter.ts';
import type { Later, Step } from '../../understand/later.ts';
import type { Understood } from '../../understand/understood.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { weekendsAhead } from '../dates.ts';
import { toneName } from '../luck/signs.ts';
import { nearMonths } from '../months.ts';
import { overallOf, rankedYears } from '../period.ts';
import { faceOf, REACTIONS, STEP_ANSWERS } from './later-steps.ts';

const PUPIL_WHEN = '这两天就说，挑放学后、旁边没有别人的时候';

/** The weekends that are near, which is when people have time; no day is chosen by the chart. */
function nearWeekends(w: Writer): Answer {
  const [first, second] = weekendsAhead(w.today).map(({ month, day }) => `${month}月${day}日`);
  const { told } = nearMonths(w);
  return {
    lead: w.minor
      ? PUPIL_WHEN
      : `就这两个周末里挑一个晚上，${first!}或${second!}，吃过饭、都不累的时候最合适`,
    reasons: [`这么挑看的是人有没有空，单独哪一天盘里不断；往后两三个月里，${told}`],
    advice: [],
    limits: [],
  };
}

/** Who is in charge, by what the matter is of. */
const WHOM: readonly (readonly [RegExp, string])[] = [
  [/wage|probation|sever|intern|job|work/, '归劳动监察管：打12333，仲裁也在那里问，不收钱'],
  [/refund|shopping|deposit|consum/, '先找平台或商家，不行打12315；签了合同的打12348问法律援助'],
  [/neighbour|noise/, '先找物业和居委，说不通打12345'],
];
const WHOM_BY_TOPIC: Partial<Readonly<Record<Topic, string>>> = {
  career: WHOM[0]![1],
  job_change: WHOM[0]![1],
  boss: WHOM[0]![1],
  study: '先找班主任或辅导员，再找学院、学校的学生处',
  exam: '先找班主任或辅导员，再找学院、学校的学生处',
};
const whomFor = ({ id, topic }: Matter): string =>
  WHOM.find(([ids]) => ids.test(id))?.[1] ?? WHOM_BY_TOPIC[topic] ?? STEP_ANSWERS.whom.whether;

/** Whether a medicine or a treatment helps. */
const HELPS = /有用|管用|有效|行得通/;
/** Those who are met at their work. */
const AT_WORK = /老师|导师|辅导员|领导|老板|上司|房东|客户|同事/;
const AT_WORK_TOPICS: readonly Topic[] = ['boss', 'career', 'study'];
/** How long to be away. */
const HOW_LONG = /多久|几天|多少天/;

function ofStep(
  w: Writer,
  step: Step,
  later: Extract<Later, { of: 'step' }>,
  text: string,
  matter: Matter,
): Answer {
  const of = STEP_ANSWERS[step];
  w.step('这一问是做不做、怎么做这一步，看事情本身。');
  const fresh = (text: string, lead: string) => (text === lead || w.wasSaid(text) ? [] : [text]);
  const rest = (lead: string): Answer => ({
    lead,
    reasons: fresh(of.then, lead),
    advice: later.asks === 'whether' ? fresh(of.how, lead) : [],
    limits: [],
  });
  if (step === 'leave' && HOW_LONG.test(text)) return rest('先请三到五天，到第四天看情形再续');
  switch (later.asks) {
    case 'face':
      return rest(faceOf(step));
    case 'when': {
      if (of.when !== undefined) return rest(of.when);
      if (AT_WORK.test(text) || AT_WORK.test(matter.firm ?? '') || AT_WORK_TOPICS.includes(matter.topic))
        return rest(STEP_ANSWERS.tell_boss.when!);
      const near = nearWeekends(w);
      return { ...near, advice: fresh(of.how, near.lead) };
    }
    case 'how':
      return w.wasSaid(of.how)
        ? { lead: of.then, reasons: [], advice: ['说不出口就先写下来，念两遍再开口'], limits: [] }
        : { lead: of.how, reasons: fresh(of.then, of.how), advice: [], limits: [] };
    case 'whether':
      if (step === 'whom') return rest(whomFor(matter));
      return rest(
        HELPS.test(text) && step === 'charm'
          ? '没有用：东西管不了运气，戴着安心就戴，别花大钱'
          : HELPS.test(text) && step === 'mediator'
            ? '有用：有第三个人在场，话不容易说拧'
            : of.whether,
      );
  }
}

/** Things of the chart and of the calendar, of which none is good or bad. */
const NEITHER: Partial<Readonly<Record<Topic | NonNullable<Understood['fact']>, string>>> = {
  strength: '没有好坏：强的要有事可做，弱的要有人帮，合用就好',
  pattern: '没有好坏：格局分的是路数，不是高低贵贱',
  phases: '没有好坏：多的是你常用的，少的不必补',
  pillars: '没有好坏：八个字要放在一起看，单看一个说明不了什么',
  stars: '没有好坏：星只说一点偏向，要紧的是整张盘和怎么过',
  favourable: '没有好坏：它只说哪样对你省力，用得上就是好',
  tai_sui: '不算坏：只说外面的变动多一些，顺与紧要看整张盘，不用花钱化',
  animal: '没有好坏：属相只是八个字里的一个字',
  animal_year: '不算坏：本命年只说变动多一些，照常过就好',
  today: '单独一天的好坏我不断：要办事就看人和准备齐不齐',
  named_day: '单独一天的好坏我不断：要办事就看人和准备齐不齐',
  day_master: '没有好坏：日主只说你是哪一种性子',
};
const NEITHER_OF_ANY = '没有好坏：它只说你是哪一样，日子好不好看怎么过';

/** Whether the cycle of now, or the next one, is good. */
function goodCycle(w: Writer, which: 'current' | 'next'): Answer | null {
  const { cycles, current } = w.facts;
  const at = which === 'current' ? current : cycles.findIndex((one) => !one.past && !one.current);
  const cycle = cycles[at];
  if (!cycle) return null;
  const word = cycle.tone > 0 ? '算好的' : cycle.tone < 0 ? '不算好，但不是处处不好' : '不好也不坏';
  const now = cycles[current];
  const against =
    which === 'current' || !now
      ? ''
      : cycle.tone > now.tone
        ? '，比现在这步松一些'
        : cycle.tone < now.tone
          ? '，比现在这步紧一些'
          : '，和现在这步差不多';
  const inside = rankedYears(
    w,
    { topic: 'luck' },
    Array.from({ length: 10 }, (_, year) => cycle.start_year + year).filter((year) => year > w.today.year),
  );
  w.step(`看大运：${cycle.ganzhi}，属${toneName(cycle)}。`);
  return {
    lead: `${word}：${cycle.ganzhi}这步运整体${toneName(cycle)}${against}`,
    reasons: inside[0] ? [`里面${inside[0].year}年最松快，${overallOf(inside[0])}`] : [],
    advice: [
      cycle.tone < 0
        ? '紧的十年先守后动：身体、钱和要紧的人照顾好，大事排在松快的年份'
        : '要紧的事排在松快的年份，别的年份照常过',
    ],
    limits: [],
  };
}

function goodOrBad(w: Writer, { fact, matters, time }: Understood): Answer {
  const ofCycle =
    time?.kind === 'cycle' && (time.which === 'current' || time.which === 'next')
      ? goodCycle(w, time.which)
      : null;
  if (ofCycle) return ofCycle;
  w.step('这一样不分好坏，看怎么用。');
  const { told } = nearMonths(w);
  return {
    lead: (fact !== null ? NEITHER[fact] : matters[0] && NEITHER[matters[0].topic]) ?? NEITHER_OF_ANY,
    reasons: [`想知道日子松不松，看时候更准：往后两三个月里，${told}`],
    advice: ['想看哪一年、哪件事好不好，带上年份或那件事问我'],
    limits: [],
  };
}

/** What is asked of two, which no chart has. */
const BETWEEN_TWO: Readonly<Record<'if_again' | 'if_quarrel' | 'who_first', Answer>> = {
  if_again: {
    lead: '真又一样，就停在那一步，不再给下一次；会不会一样，盘里看不出来',
    reasons: ['趁现在写下一条底线：出现哪一件就走，写完给一个信得过的人看'],
    advice: ['看清以前，钱、住处和要紧的事都不搭进去'],
    limits: [],
  },
  if_quarrel: {
    lead: '真闹僵也不要紧：先停两天，再单独说一句“那件事我在意，人我也在意”',
    reasons: ['开口的时候只说这一件事，不翻旧账，多半闹不到那一步'],
    advice: ['僵着也照常打招呼；一个月还缓不过来，就找一个两边都熟的人坐下来说'],
    limits: [],
  },
  who_first: {
    lead: '你先让一步：让的是语气，不是规矩',
    reasons: ['今天先听完对方说，中间不插话，再说你要的那一条'],
    advice: ['说好的事照旧算数；先开口的不是输，是把话头接上'],
    limits: [],
  },
};

/** The answer to what a later turn asks. */
export function answerLater(w: Writer, later: Later, understood: Understood, matter: Matter): Answer {
  if (later.of === 'good_or_bad') return goodOrBad(w, understood);
  if (later.of === 'step') return ofStep(w, later.step, later, understood.text, matter);
  if (later.of !== 'reaction') {
    w.step('这一问看怎么相处，不看盘。');
    return BETWEEN_TWO[later.of];
  }
  const [lead, then] = REACTIONS[later.reaction](later.who);
  w.step('这一问是别人怎么看，盘里没有。');
  return { lead, reasons: [then], advice: [], limits: [] };
}
