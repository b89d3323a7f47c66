/** Answers to talk: short, kind, with one way on. */
import { isTimed, type Matter } from '../matters/matter.ts';
import type { Talk } from '../understand/talk.ts';
import type { Writer } from '../writer.ts';
import { natureOf } from './nature.ts';
import { type Answer, NONE } from './answer.ts';
import { rankedYears } from './period.ts';

/** One thing that may be looked at next, by the age of the person. */
function wayOn(w: Writer): string {
  const year = rankedYears(w, { topic: 'luck' })[0]!.year;
  if (w.minor) return '想看的话，可以问性格，或者怎么学更省力';
  if (w.aged) return '想看的话，可以问今年的起居，或者和孩子的缘分';
  return `想看的话，可以问${year}年会怎么样`;
}

/** What an answer to talk may turn to. */
interface TalkContext {
  /** The name of the matter that can be asked for. */
  matter: string | null;
  /** What did not come as told. */
  missed: Matter | undefined;
  /** The question in its clean form. */
  text: string;
}
type TalkAnswer = (w: Writer, context: TalkContext) => Answer;

const always =
  (lead: string, ...reasons: string[]): TalkAnswer =>
  () => ({ ...NONE, lead, reasons });

/** What the chart has no word on: the way on is the time of the matter that is named. */
const outside =
  (lead: string): TalkAnswer =>
  (w, { matter }) => ({
    ...NONE,
    lead,
    reasons: [matter ? `${matter}的时机可以看，直接问我哪一年合适就好` : wayOn(w)],
  });

const answerAbility: TalkAnswer = (w) => ({
  ...NONE,
  lead: w.minor
    ? '可以问我孩子的性格、怎么学更省力、今年和明年怎么样，也可以问盘上任何一个词'
    : '可以问我一件具体的事，比如“明年适合换工作吗”“什么时候结婚”“这颗星对我好不好”',
  reasons: ['带上年份或月份，答得更准；问完可以接着说“详细点”“说人话”“那后年呢”'],
  advice: ['彩票号码、股价、寿数、看病吃药、替你挑日子，这些我答不了'],
});

const answerMissed: TalkAnswer = (w, { missed }) => {
  const next = missed && isTimed(missed) && !w.minor ? rankedYears(w, missed)[0] : undefined;
  return {
    ...NONE,
    lead: '没来就是没说中，这一次我认',
    reasons: [
      next
        ? `重新看一遍：往后几年里，${next.year}年${missed!.best ?? `最适合${missed!.act!}`}`
        : '告诉我那阵子实际是什么样，我对着盘重新看',
    ],
    advice: ['盘只说哪一段机会多些，不保证那个月一定有；以你自己的经历为准'],
  };
};

const answerKindWords: TalkAnswer = (w) => {
  const nature = natureOf(w, { topic: 'personality' })!;
  return { ...NONE, lead: `说一样真的：${nature.lead}`, reasons: ['这一样别人学不来，慢慢用'] };
};

/** The weak side of the chart, said straight. */
const answerComplaint: TalkAnswer = (w) => {
  const { reasons } = natureOf(w, { topic: 'personality' })!;
  const weak = reasons.at(-1)!.replace(/^要留心的一面：/, '');
  return {
    ...NONE,
    lead: `好，好听的收起来，直说你盘上弱的一面：${weak}`,
    reasons: ['想听哪件事的坏处，说出那件事，我先讲难的那一头'],
  };
};

/** A warm word and one thing to go on with. */
const sayInCompany: TalkAnswer = (w, { text }) => {
  const warm = /冷|冬|风|雪/.test(text)
    ? '在呢，陪你说几句；天冷，手边先倒一杯热的'
    : /睡|夜|晚/.test(text)
      ? '在呢，陪你说几句；夜里静，心里的话容易多'
      : '在呢，陪你说几句；想有个人说话，是人之常情';
  const next = w.minor
    ? '今天在学校里，哪一刻最高兴，哪一刻最不想待，说给我听'
    : w.aged
      ? '今天吃了什么、出门走了没有，想起哪个老熟人了，说给我听'
      : '今天哪一件事还搁在心里，大的小的都行，说给我听';
  return { ...NONE, lead: warm, reasons: [next] };
};

/** Why another reader says otherwise; where it is of strength or what is favourable, what this chart rests on. */
const answerOtherReader: TalkAnswer = (w, { text }) => {
  const { strength, advice } = w.facts;
  const why = '说法不同，多半是出生的时辰、地点填得不一样，或者各家取法不同；先把两边填的时间核一遍';
  if (/身强|身弱|偏强|偏弱|强弱|用神|喜忌|忌神/.test(text))
    return {
      ...NONE,
      lead: `取法不同：这里把月令、地支的根和帮扶折成分量，生你、帮你的约占${strength.percent}%，所以说${advice.verdict}`,
      reasons: [
        advice.sure
          ? '先核两边填的时间地点，一样的话，多半是那边只数了字的个数'
          : '强弱只差一点，两家说得相反很平常',
      ],
      advice: ['拿过去两三年记得清的事对一对，哪边像就听哪边'],
    };
  return {
    ...NONE,
    lead: '先两边都别全信：拿已经过去的两三年来对，哪边对得上就听哪边',
    reasons: [why],
  };
};

/** What was told of the asker, in the words of the complaint. */
const QUOTED = /(?:说|讲|算)我(?:是)?([^,。?!]{2,10}?)(?:,|。|!|我|$)/;

/** Whether there is anything in it at all is doubted. */
const DOUBTS_IT = /心理|安慰|骗|科学|命运|注定/;

const ANSWERS: Readonly<Record<Talk, TalkAnswer>> = {
  instructions: (w) => ({
    ...NONE,
    lead: '内部的规则我不往外说，也不换别的角色，我只回答命盘里的事',
    reasons: [wayOn(w)],
  }),
  weather: (w) => ({ ...NONE, lead: '天气我看不出来，看预报更准', reasons: [wayOn(w)] }),
  service: outside('这件事我办不了，请到“我的”页面里看，或找客服'),
  other_arts: outside('这一门我不会，我只看四柱八字'),
  knowledge: outside('这件事不在命盘里，我答不了，也不想乱说'),
  writing: outside('写东西我做不来，我只会看命盘'),
  identity: (w) => ({
    ...NONE,
    lead: '我是这里按规则写成的命理师，不是真人，也没有语言模型在写',
    reasons: ['程序按出生时间排出命盘，我照书里的规矩讲成白话；同一张盘、同一个问题，我的回答总是一样'],
    advice: [wayOn(w)],
  }),
  ability: answerAbility,
  same_birth: () => ({
    ...NONE,
    lead: '不会一样：同一个时辰的盘相同，相近的只是性情和哪几年容易动，走出来的日子各人不同',
    reasons: ['家里是什么样、在哪里长大、遇到谁、自己怎么选，都不在这八个字里'],
    advice: ['所以盘只当一面镜子：看得出长处短处和时机，定不了一辈子'],
  }),
  accuracy: (_, { text }) => ({
    ...NONE,
    lead: DOUBTS_IT.test(text)
      ? '没有科学证明，定不了人的命：排盘是按历法算的，解读是传统的说法，有一半是帮人理一理心里的事'
      : '分两半看：排盘是算出来的，准；解读是传统的说法，当参考',
    reasons: [
      DOUBTS_IT.test(text)
        ? '说中了别当神，没说中也正常；它能提个醒，拿主意的还是你'
        : '节气、干支、大运都有据可查；好与不好各家取法有出入，没有科学上的证明',
    ],
    advice: [
      '最好的办法是拿过去对：说一年你记得清的事，我对着那一年看，合不合你自己判断',
      '大事还是看事实、问专业的人',
    ],
  }),
  wrong: (_, { text }) => ({
    ...NONE,
    lead: QUOTED.test(text)
      ? `“${QUOTED.exec(text)![1]!}”那句不对，就以你为准`
      : '哪一句不对？告诉我是哪一年、发生了什么，我对着盘再看',
    reasons: ['时辰差一个，结论就会变；如果出生时间记不准，先核一下时辰和出生地'],
    advice: ['对不上的，以你自己的经历为准'],
  }),
  missed: answerMissed,
  complaint: answerComplaint,
  lonely: sayInCompany,
  agreed: (w) => ({
    ...NONE,
    lead: w.pick(['好，先照这样走一段，对不上就回来告诉我', '好，到时候对一对，不准你再来说我']),
  }),
  sure: always(
    '不敢说一定：盘只说哪一段顺、哪一段费力，成不成还要看人和事',
    '排盘是算出来的，解读当参考；大事看事实、问专业的人',
  ),
  how_known: always(
    '照你出生的时间排出命盘，再按书里的规矩一条条对出来的',
    '对不上的告诉我是哪一句，你的经历比书准',
  ),
  which_calendar: always(
    '我说的月份都是阳历，按节气换月，月初几天还算上个月',
    '想按农历看，就说“农历三月”这样来问',
  ),
  about_me: (w) => ({
    ...NONE,
    lead: '我看不见你，也没有喜好：我是按规则写成的程序，不是真人',
    reasons: ['你的事我倒可以认真看'],
    advice: [wayOn(w)],
  }),
  other_reader: answerOtherReader,
  kind_words: answerKindWords,
  beyond: always(
    '这件事命盘里说不上来，我不瞎猜',
    '想听和你有关的一头，换成“该不该”“什么时候”“适合什么样的”来问，就能对着盘看',
  ),
  insult: always('听得出你有火气，没事', '是哪一句说得不对，或者今天遇到了什么，告诉我，我再看一遍'),
  praise: (w) => ({
    ...NONE,
    lead: w.pick(['谢谢，对得上就好', '能帮上一点就好', '多谢，合用的拿去，不合的放下']),
    reasons: [wayOn(w)],
  }),
  laugh: (w) => ({ ...NONE, lead: w.pick(['能让你笑一下也不错', '笑一笑，今天就轻一点']) }),
  bored: (w) => ({
    ...NONE,
    lead: '那聊点你自己的',
    reasons: [w.minor || w.aged ? wayOn(w) : '说一年你印象最深的，我看看那年盘上是什么样'],
  }),
  farewell: (w) => ({ ...NONE, lead: w.pick(['好，下次想到什么再来', '好，先到这里，随时再来']) }),
  thanks: (w) => ({
    ...NONE,
    lead: w.pick([
      '不客气，能帮你看清一点就好',
      '不用谢，想到别的随时再问',
      '客气了，合用的拿去，不合的放下',
    ]),
  }),
  greeting: (w) => ({
    ...NONE,
    lead: w.minor ? '你好，孩子的盘我看过了，想问什么直接说' : '你好，在的，你的盘我看过了，想问什么直接说',
    reasons: [wayOn(w)],
  }),
};

export function answerTalk(w: Writer, talk: Talk, context: TalkContext): Answer {
  w.step('这一句不是问命盘。');
  return ANSWERS[talk](w, context);
}

/** The answer where nothing was understood. */
export function answerUnclear(w: Writer): Answer {
  w.step('这一问没有说到具体的事。');
  return {
    ...NONE,
    lead: w.pick(['这一句我没听明白，想问的是哪件事', '我没听懂，是想问哪件事，还是哪一年']),
    reasons: ['比如“明年适合换工作吗”“什么时候能定下来”，一句话就行'],
  };
}
