/** Answers for those for whom a matter is not one of their age: minors, and those over 60. */
import { YOUNG_TOPICS } from '../../reports/words-topics.ts';
import { SEAT_WORDS, STEM_WORDS } from '../../reports/words-self.ts';
import { YOUNG_STEMS } from '../../reports/words-young.ts';
import type { Matter, Timed, Topic } from '../matters/matter.ts';
import { findMatters } from '../matters/table.ts';
import { OF_PUPILS } from '../matters/of-pupils.ts';
import { relationIn } from '../understand/kin.ts';
import type { Today } from '../understand/time/time.ts';
import type { Understood } from '../understand/understood.ts';
import type { Writer } from '../writer.ts';
import type { Answer } from './answer.ts';
import { monthsLuck } from './luck/months.ts';
import { OLDEST, toneName } from './luck/signs.ts';
import { eventsTold } from './beside.ts';
import { monthName, rankedYears, signOfMonth, signOfYear, yearName } from './period.ts';

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

/** What a minor who asks for themselves is told in place of the words for those who raise them. */
const FOR_SELF = {
  love: {
    lead: '还在念书，感情不急着定，先做处得来的朋友',
    advice: ['想说话就约几个人一起，慢慢熟起来', '作业和睡觉别被这件事打乱，难受了找一个信得过的大人说'],
  },
  work: {
    lead: '离选行当还早，先看你擅长什么、喜欢什么',
    advice: ['假期去看一天真正做这行的人怎么过', '眼下先把最拿手的一科再往上提'],
  },
  money: {
    lead: '还在念书，挣钱不急，先学会管好零花钱',
    advice: ['每周记一次账，看看花在哪里', '有人拉你刷单、借钱、代充，都先问家里人'],
  },
} as const;

/** The luck of a year for those who are at school, and for those over 60. */
const LUCK = {
  minor: {
    year: {
      good: '整体顺，学什么都快',
      even: '整体平，照平常的节奏带就好',
      bad: '容易累、容易急，作息先稳住',
    },
    advice: ['睡够和吃好放在功课前面', '一次只改一样，做到了当天就夸'],
  },
  pupil: {
    year: {
      good: '整体顺，学什么都快',
      even: '整体平，照平常的节奏走就好',
      bad: '容易累、容易急，作息先稳住',
    },
    advice: ['睡够和吃好放在功课前面', '一次只改一样，三周不断再加下一样'],
  },
  aged: {
    year: {
      good: '整体顺，精神好，想见的人可以安排',
      even: '整体平，起居照常就好',
      bad: '略费精神，少操心、少奔波',
    },
    advice: ['三餐、睡眠、散步有常，比什么都要紧', '身边留一个照应的人，有不舒服早些去看'],
  },
} as const;

/** To live far away in old age. */
const FAR_OF_AGED = [
  '先去短住两三个月，看吃住惯不惯、看病怎么报销、说话通不通',
  '这边的房子和医保都留着，随时能回来',
] as const;

/** Company in old age, which is never too late. */
const COMPANION_OF_AGED: Pick<Timed, 'act' | 'year' | 'advice'> = {
  act: '找个伴',
  year: {
    good: '有这个缘，遇上说得来的可以先走动',
    even: '有这个缘，会遇上说得来的，慢慢处着看',
    bad: '缘分还在，遇上的先当朋友走动，不必急着定',
  },
  advice: [
    '多大岁数想找个说话的人都不丢人：一周去两回有人的地方，早锻炼、老年大学、跳舞队都行',
    '先跟孩子把房子和钱说清，可以先走动、不领证；开口借钱、拉你投资的就停',
  ],
};
const COURTSHIP: readonly Topic[] = ['marriage_time', 'partner', 'romance', 'love'];
/** One who is left alone asks for company, whatever the words for it. */
const WANTS_COMPANY =
  /(?:走了|守寡|丧偶|孤单|一个人|单着|冷清|去世|不在了|没了)[^?!]{0,30}(?:伴|缘|再找|合适的|第二春)|找(?:一?个)?老伴/;

/** The body in old age: what a doctor looks at every year. */
const HEALTH_OF_AGED = [
  '睡眠、吃饭、走路定好钟点；血压、血糖、眼睛、骨头一年各查一次，报告带去问医生',
  '夜里起身先坐半分钟，浴室铺防滑垫；胸闷、头晕、腿发麻就早些去看',
] as const;
/** Who is still at school earns nothing to borrow against. */
const HOUSE_OF_STUDENT = [
  '还在念书先不背贷款，也不借家里养老的钱；把头一笔半年的生活费存出来',
  '毕业先租离上班近的，住满一年再想买在哪',
] as const;
const CAR_OF_STUDENT = [
  '还在念书先不背车贷，也不花家里养老的钱；要用就租一天、打一次车',
  '先把驾照考了，工作满半年、算得出一个月养车多少再买',
] as const;
const STUDENT = /学生|大[一二三四](?![点些])|研[一二三]|在读|还在(?:念|读|上学)|宿舍|辅导员|没毕业/;
/** 虚岁 up to which one is most often still at school. */
const STUDENT_AGE = 24;

/** 虚岁 of a woman from which to have a child is first a question for a doctor. */
const LATE_FOR_CHILD = 38;
const LATE_TOLD =
  /(?:三十[八九]|3[89]|四十(?!万|周|天)|4\d(?!\d|万|周|天))|amh|高龄|卵巢|保胎|试管|多囊|胎停|闭经/i;
const OF_CHILD = new Set(['having_child', 'conceiving', 'pregnancy']);
/** No body, or no child of one's own that is still to come. */
const NOT_BORN = /孙|领养|丁克|命里|几个(?:孩|娃|儿|女)|[二三]胎[^,。?!]{0,4}(?:上学|几岁|成绩)/;
/** Whether to have a child at all is asked, not whether one can. */
const WHETHER_TO = /要不要|生不生|该不该(?:再)?(?:生|要)|还生吗/;
const SIGNS_OF_BODY = /amh|卵巢|多囊|胎停|闭经/i;

/** To have a child where age or the body presses: the doctor comes before any year; null where neither does. */
function childByDoctor(w: Writer, matter: Matter, text: string): Matter | null {
  const isOfAge = w.facts.gender === 'female' && w.facts.age >= LATE_FOR_CHILD;
  const isOfLate = LATE_TOLD.test(text);
  if (!OF_CHILD.has(matter.id) || NOT_BORN.test(text) || !(isOfAge || isOfLate)) return null;
  const isExpecting = matter.id === 'pregnancy' && !SIGNS_OF_BODY.test(text);
  // 我闺蜜怀孕了 is of another body.
  const relation = relationIn(text);
  if (isExpecting && !isOfLate && relation !== null && relation !== 'partner') return null;
  // Of years that are named the first that is ahead.
  const named = /20\d\d(?=年)/.exec(text)?.[0];
  const sooner = named ? `${Math.max(Number(named), w.today.year + 1)}年比后面好，越早越好：` : '';
  const { id, topic, words } = matter;
  return {
    id,
    topic,
    words,
    timeless: true,
    firm: isExpecting
      ? `先听产科医生的，${isOfAge ? '按高龄' : '按时'}产检，一次也别拖；腹痛、出血当天就去`
      : SIGNS_OF_BODY.test(text)
        ? '这个月就去挂生殖科，别再等；能不能怀上看检查，盘里看不出来'
        : WHETHER_TO.test(text) && !sooner
          ? '要不要由你们两个定，盘里定不了；定之前先去生殖科查一次，查了再谈不迟'
          : `${sooner || '先去看医生：'}尽早挂生殖科，早查比等强；能不能怀上，盘里看不出来`,
    advice: isExpecting
      ? ['产检的日子写在日历上，保胎的药按医生说的吃，别自己停', '少提重物，家里的事让别人多担一点']
      : [
          '两个人一起查，把月经、用过的药和以前的报告带去',
          '要生就不往后拖年份，谁带、钱从哪来一边查一边商量',
        ],
  };
}

/** Whether one who is old asks for someone to live with. */
const isOfCompany = (matter: Matter, text: string): boolean =>
  matter.id === 'remarriage' ||
  (matter.firm === undefined && COURTSHIP.includes(matter.topic) && WANTS_COMPANY.test(text));

/** A matter in the words of the age of the person. @param text the question, which may tell of school */
export function forAge(w: Writer, matter: Matter, text = ''): Matter {
  const byDoctor = childByDoctor(w, matter, text);
  if (byDoctor) return byDoctor;
  if (w.aged && matter.topic === 'health' && matter.firm === undefined && matter.id === 'health')
    return { ...matter, advice: HEALTH_OF_AGED };
  const isStudent = w.facts.age <= STUDENT_AGE || STUDENT.test(text);
  if (isStudent && matter.topic === 'house' && ['house', 'car'].includes(matter.id))
    return { ...matter, advice: matter.id === 'car' ? CAR_OF_STUDENT : HOUSE_OF_STUDENT };
  if (w.aged && isOfCompany(matter, text)) return { ...findMatters('再婚')[0]!, ...COMPANION_OF_AGED };
  if (w.aged && (matter.id === 'abroad' || matter.id === 'move')) return { ...matter, advice: FAR_OF_AGED };
  if (matter.id !== 'luck' || (!w.minor && !w.aged)) return matter;
  return { ...matter, ...LUCK[w.aged ? 'aged' : w.spoken_of ? 'minor' : 'pupil'] };
}

/** The year or the months that were asked about, else the easiest of the years to come, for those over 60. */
function agedTime(
  w: Writer,
  time: Understood['time'],
  isLove: boolean,
): { told: string; felt: string } | null {
  const words = LUCK.aged.year;
  if (time?.kind === 'months') {
    const [best] = monthsLuck(w, time.months).sort((a, b) => b.tone - a.tone);
    if (!best) return null;
    const felt = eventsTold(w, `${best.ganzhi}月`, best, { id: 'luck' });
    return { told: `${monthName(best, w.today.year)}${words[signOfMonth(best)]}`, felt };
  }
  const named = time?.kind === 'year' ? [time.year] : time?.kind === 'years' ? time.years : undefined;
  const [best] = rankedYears(w, { topic: 'luck' }, named);
  if (!best || best.age >= OLDEST) return null;
  w.step(`看流年：${best.year}年${best.ganzhi}，属${toneName(best)}。`);
  if (time?.kind !== 'year')
    return {
      told: `${best.year}年${isLove ? '人更松快，适合多走动' : '精神更好，想做的可以放在那年'}`,
      felt: '',
    };
  return {
    told: `${yearName(w, best.year)}${words[signOfYear(w, best, { topic: 'luck' })]}`,
    felt: eventsTold(w, `${best.year}年${best.ganzhi}`, best, { id: 'luck' }),
  };
}

const OFFICE: readonly Topic[] = ['job_change', 'startup', 'industry', 'boss', 'career'];

/** The best of the years ahead, after a time that is over. */
export function sayAhead(w: Writer, matter: Timed): string {
  const isOfYoung = w.aged && [...COURTSHIP, ...OFFICE].includes(matter.topic);
  return `往后看，${rankedYears(w, matter)[0]!.year}年${isOfYoung ? '人更松快' : `更适合${matter.act}`}`;
}

/** Whether all of a time is over. */
export const isOver = ({ year: now, month: thisMonth }: Today, time: Understood['time']): boolean => {
  if (time?.kind === 'year') return time.year < now;
  if (time?.kind === 'years') return time.years.every((year) => year < now);
  return (
    time?.kind === 'months' &&
    // A month of luck begins in the civil month after it by number.
    time.months.every(({ year, month }) => year * 12 + month + 1 < now * 12 + thisMonth)
  );
};

/** Courtship and office of those over 60, where they are asked for; what is over is told as to anyone. */
function agedAnswer(w: Writer, matter: Matter, { time, asks, text }: Understood): Answer | null {
  const isLove = COURTSHIP.includes(matter.topic);
  const isWork = OFFICE.includes(matter.topic);
  if (
    (!isLove && !isWork) ||
    matter.firm !== undefined ||
    matter.id === 'dating' ||
    isOfCompany(matter, text)
  )
    return null;
  if (isOver(w.today, time)) return null;
  w.step(`看年纪：虚岁${w.facts.age}，${isLove ? '论相伴，不论新的缘分' : '谈心力的去处，不谈职位'}。`);
  const isVenture = matter.topic === 'startup' && asks === 'whether' && time?.kind !== 'year';
  const of = agedTime(w, time, isLove);
  if (of === null) return null;
  return {
    lead: isVenture
      ? '不太适合出钱做：出力、帮忙可以，养老的钱别投'
      : `到这个年纪，${isLove ? '感情重在相伴' : '事业换成心力的去处'}；${of.told}`,
    reasons: [
      ...(of.felt ? [of.felt] : []),
      w.pick(isLove ? SEAT_WORDS[w.facts.branch_gods.day!]!.love : STEM_WORDS[w.facts.day_master]!.nature),
    ],
    advice: isLove
      ? ['身边有人就多说说话，一个人过也把日子过得有滋味', '想找人作伴，先让孩子知道，钱和房子说清楚']
      : ['经验可以慢慢讲给后来的人听，担子让年轻人去挑', '大钱别投，来路不明的项目一概不碰'],
    limits: [],
  };
}

const CHOOSING_AGE = 16;
const isOfWork = ({ topic, firm }: Matter) =>
  OFFICE.includes(topic) && topic !== 'startup' && firm === undefined;

/** An answer by the age of the person; null where the matter is one of their age. */
export function answerByAge(w: Writer, matter: Matter, understood: Understood): Answer | null {
  if (understood.shape?.kind === 'rivals' || understood.shape?.kind === 'steps') return null;
  // Of the tie to parents a pupil may ask.
  if (understood.shape?.kind === 'feared_tie' && understood.shape.feared.of !== 'spouse') return null;
  // 运动会报跑步还是跳远 is no habit to change.
  if (w.minor && understood.shape?.kind === 'choice' && matter.id === 'habits') return null;
  // Near the end of school a choice of what to study is theirs to make.
  if (
    w.minor &&
    understood.shape?.kind === 'choice' &&
    (!w.spoken_of || w.facts.age >= CHOOSING_AGE) &&
    isOfWork(matter)
  )
    return null;
  if (w.minor) return youngAnswer(w, matter, understood);
  return w.aged && understood.shape?.kind !== 'own' ? agedAnswer(w, matter, understood) : null;
}

/** What a pupil asks for themselves, in words for their age; null where it is nothing of that kind. */
export function pupilAnswer(w: Writer, text: string): Answer | null {
  const matter = !w.minor || w.spoken_of ? undefined : OF_PUPILS.find(({ words }) => words.test(text));
  if (!matter) return null;
  w.step(`看年纪：虚岁${w.facts.age}，还在念书，先说今天能做的。`);
  return { lead: matter.firm!, reasons: [], advice: matter.advice ?? [], limits: [] };
}

/** 还有救吗 after a mark that was told: only the matter says of what. */
const BARE_HOPE =
  /^(?:那|我|还|现在|这样)*(?:有(?:没有)?救|有(?:没有)?希望|来得及)(?:补|追|赶)?(?:上|回来)?(?:吗|么|不|没)?$/;
const ofLessons = ({ topic }: Matter, text: string) =>
  (topic === 'study' || topic === 'exam') && BARE_HOPE.test(text) ? `成绩${text}` : text;

/** An answer for a minor; null where the matter is not one of grown people. */
function youngAnswer(w: Writer, matter: Matter, { asks, text }: Understood): Answer | null {
  const { facts } = w;
  const own = pupilAnswer(w, ofLessons(matter, text));
  if (own) return own;
  const young = YOUNG_STEMS[facts.day_master]!;
  if (matter.id === 'habits' && /烟|酒/.test(matter.words.source))
    return {
      lead: '没成年，烟酒先别碰，锻炼可以',
      reasons: ['身体还在长，开了头再改就难'],
      advice: ['想改一样习惯，找一个人一起做', '有人劝你试，就说家里人会问'],
      limits: [],
    };
  if (matter.id === 'parents' && !w.spoken_of)
    return {
      lead: '先别顶着吵：等气过了，挑一件最在意的单独说一次',
      reasons: ['先说“我知道你是为我好”，再说你哪里难受、想怎样'],
      advice: ['当面说不出口就写一张纸，放在桌上', '说了没用、心里堵，找一个信得过的大人，或打12355'],
      limits: [],
    };
  if (matter.id === 'parenting' && !w.spoken_of)
    return {
      lead: /告诉|知道|发现|告状/.test(text)
        ? '说不说看不出来：自己先跟家里说，比他们从别处听到好'
        : '先跟家里说一句你的难处，比闷着、顶着都好',
      reasons: ['挑他们不忙的时候，先说事，再说你打算怎么改'],
      advice: ['这一周把功课按时交上，说的话才有人信', '怕被骂就先找一个信得过的老师或亲戚陪你说'],
      limits: [],
    };
  const side = SIDES.find(([, topics]) => topics.includes(matter.topic));
  if (!side || matter.firm !== undefined) return null;
  const [name, , lead] = side;
  w.step(`看年纪：虚岁${facts.age}，只说苗头，不说成人的事。`);
  const reasons = [w.pick(YOUNG_TOPICS[name][facts.leading])];
  // Of love and money the words are of a small child.
  if (!w.spoken_of) return { ...FOR_SELF[name], reasons: name === 'work' ? reasons : [], limits: [] };
  return {
    lead,
    reasons,
    advice: [
      w.pick(name === 'love' ? young.friends : young.learn),
      w.pick(young.praise),
      ...(asks === 'how' ? [w.pick(young.temper)] : []),
    ],
    limits: [],
  };
}
