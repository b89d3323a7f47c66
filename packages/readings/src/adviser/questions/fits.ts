/** What stands beside the first sentence fits the matter, the age and the time; a choice has its reason in the chart. */
import { type Question, type Row, questionsIn } from './question.ts';

/** No mood of a year in business or law, no later year without what it is for, no office in a dormitory. */
const BESIDE: readonly Row[] = [
  [
    'man',
    '明年跟表哥合开洗车行，成吗',
    /2027年不适合合伙/,
    /更适合谈合伙的是20\d\d年/,
    /老关系|愿意靠近|更合适的是/,
    '2027年不适合合伙。这一年整体略紧。更适合谈合伙的是2029年。',
  ],
  [
    'man',
    '明年跟房东的官司打得赢不',
    /输赢看不出来/,
    null,
    /上面看着你|老关系|更合适的是/,
    '官司的输赢看不出来；2027年耗神，能调解就先谈调解。',
  ],
  [
    'student',
    '导师老挑我刺，明年会好点吗',
    /2027年/,
    /辅导员|学院/,
    /人事|12333|领导/,
    '2027年时紧时松。越了线就找辅导员或学院。',
  ],
  [
    'old_man',
    '明年做疝气手术，几月好',
    /听医生的/,
    /医生说能等的，.*月/,
    /请假/,
    '听医生的。医生说能等的，3月前后你这边松快些。',
  ],
  ['girl', '孩子鼻子老塞，还头疼', /儿科/, null, /什么时候疼|耳鼻喉/, '先看儿科，要不要紧医生说了算。'],
];

/** Of now is answered with now, of a past year with whether, of a whole life without a year. */
const WHETHER: readonly Row[] = [
  [
    'man',
    '她最近老跟我闹，会离吗',
    /^这两三个月离不离看不出来/,
    null,
    /2029年|^2027年/,
    '这两三个月离不离看不出来，先分清是一时气还是老问题。',
  ],
  [
    'young_woman',
    '我跟男朋友能白头到老吗',
    /^走不走到最后看不出来/,
    null,
    /^2027年/,
    '走不走到最后看不出来。',
  ],
  ['father', '2018年我是不是破过财', /^盘上(?:看不明显|像|不像)/, null, null, '盘上看不明显，2018年平。'],
  ['man', '跳槽会不会后悔', /^后不后悔看不出来/, null, null, '后不后悔看不出来；2027年不急着动。'],
];

/** A side with a reason that speaks for it, or that the chart has no say. */
const CHOICES: readonly Row[] = [
  [
    'father',
    '车贷供不上了，卖车还是借钱顶着',
    /^更合适的是卖车：借来的还是要还/,
    /银行/,
    /钱上/,
    '更合适的是卖车：借来的还是要还。先去银行谈延期。',
  ],
  [
    'girl',
    '女儿学古筝还是学画画',
    /^(?:更合适的是|略偏)学(?:古筝|画画)：她/,
    null,
    /先想到|先说/,
    '更合适的是学古筝：她坐得住。',
  ],
  ['student', '养仓鼠还是养兔子', /看不出高下，看谁天天喂/, null, /先想到/, '看不出高下，看谁天天喂。'],
  [
    'young_woman',
    '一个是同单位的男生，一个是软件上认识的，选谁',
    /偏向“同单位的男生”的那个：/,
    null,
    null,
    '偏向“同单位的男生”的那个：天天见得到的看得更清。',
  ],
];

/** In words for a pupil, not for parents and not for grown people. */
const PUPILS: readonly Row[] = [
  [
    'boy',
    '我谈恋爱被班主任看见了，会告诉我爸吗',
    /说不说看不出来/,
    null,
    /规矩|2027年/,
    '老师说不说看不出来，自己先跟家里说。',
  ],
  [
    'boy',
    '我一打游戏就管不住自己，咋整',
    /管得住/,
    null,
    /立一条规矩|成绩以外/,
    '管得住，写作业时把手机交给家里人。',
  ],
  ['boy', '班主任总针对我', /老师/, null, /选行当|人事|上级/, '课后单独问老师一句哪里要改。'],
  [
    'boy',
    '我爸妈要离婚，我跟谁好',
    /会问你的意思/,
    /不是你的错/,
    null,
    '会问你的意思，选作息最稳的那一边，不是你的错。',
  ],
];

export const FIT_QUESTIONS: readonly Question[] = [BESIDE, WHETHER, CHOICES, PUPILS].flatMap(questionsIn);
