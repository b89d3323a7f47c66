/** 健康养生: sleep, food and movement; it diagnoses nothing. */
import { isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';
import type { Phase } from '@ziping/bazi/types';

import { HEALTH_ACTS } from '../acts/health.ts';
import {
  TEEN_MOVE,
  YOUNG_BODY,
  YOUNG_EAT,
  YOUNG_LEAST,
  YOUNG_MOST,
  YOUNG_MOVE,
  YOUNG_SLEEP,
} from '../words-raising.ts';
import { frameNote } from '../natal.ts';
import { sayShort } from '../opening-when.ts';
import { phaseName } from '../parts.ts';
import { isChangeOfLife } from '../life-points.ts';
import { CHANGE_OF_LIFE, CHANGE_OF_LIFE_OPENING, lifeAge, LIFE_HEALTH, MOVE, SLEEP } from '../words-life.ts';
import { PHASE_WORDS } from '../words-phases.ts';
import { SENIOR_EVENTS, STUDENT_EVENTS } from '../words-bands.ts';
import { sayExamSleep, sayRaising } from './raising.ts';
import { eventsByAge } from '../words-causes-ages.ts';
import { defineReportType } from './report-type.ts';

type BySide = Readonly<Record<ReadingFacts['side'], string>>;

/** By the phase that there is most of, and by strength. */
const CORE: Readonly<Record<Phase, BySide>> = {
  wood: {
    strong: '你的身体怕憋着：一急一闷，筋骨和睡眠先有反应',
    balanced: '你身上先累的是筋骨：坐久了、气着了，肩颈先紧',
    weak: '你的身体不经急：一赶就肩紧，一气就睡不好',
  },
  fire: {
    strong: '你的身体怕停不下来：兴头上不觉得累，过后才补不回来',
    balanced: '你容易越晚越精神，第二天靠硬撑',
    weak: '你一热闹就透支：当晚兴奋，隔天整天没劲',
  },
  earth: {
    strong: '你的身体怕久坐：吃得杂、动得少，人就发沉',
    balanced: '你的身子跟着肠胃走：吃得不对，一天都沉',
    weak: '你一累先是肠胃不舒服，人也懒得动',
  },
  metal: {
    strong: '你的身体怕绷着：人一紧，鼻子和皮肤先干',
    balanced: '换季你先知道：鼻子、嗓子、皮肤轮着干',
    weak: '你话说多了、觉睡少了，嗓子和气息先跟不上',
  },
  water: {
    strong: '你的身体怕凉和熬：夜里想事多，腰腿先乏',
    balanced: '你心里一有事就睡不沉，脚底也跟着凉',
    weak: '你怕冷也怕累：熬一夜，腰腿两三天缓不过来',
  },
};
/** By the phase that there is least of, and by strength. */
const LACK: Readonly<Record<Phase, Readonly<Record<'strong' | 'other', string>>>> = {
  wood: { strong: '要补的是舒展，别让身子整天一个姿势', other: '要补的是舒展，坐一阵就站起来伸一伸' },
  fire: { strong: '要补的是光和热，白天多晒太阳', other: '要补的是暖，手脚别凉着' },
  earth: { strong: '要补的是规律，先把三餐定时', other: '要补的是吃，别空着肚子赶事' },
  metal: { strong: '要补的是收束，到点就停、到点就睡', other: '要补的是气息，话少说一点，屋里别太干' },
  water: { strong: '要补的是休息，觉要睡足', other: '要补的是静，睡前一小时别再谈事' },
};

/** 虚岁 up to which the words for the younger serve. */
const LAST_YOUNG = 50;

const ofAge = ({ age }: ReadingFacts, words: Readonly<Record<'young' | 'older', string>>) =>
  words[age <= LAST_YOUNG ? 'young' : 'older'];

/** The scene of a sentence that ends with what to do: that stands among the habits. */
const sceneOf = (text: string) => text.split('；')[0]!;

const phasesOf = ({ five_phases }: ReadingFacts) =>
  [...five_phases.shares].sort((a, b) => b.percent - a.percent);

const sleepOfMinor = ({ age }: ReadingFacts, most: Phase) =>
  age <= 12 ? YOUNG_SLEEP[most] : SLEEP[most].young;
const moveOfMinor = ({ age }: ReadingFacts, least: Phase) => (age <= 12 ? YOUNG_MOVE : TEEN_MOVE)[least];

export const health = defineReportType({
  code: 'health',
  listing: {
    name: '健康养生',
    description: '五行的偏盛与不足、作息与调养的方向',
    tags: ['健康', '五行'],
    icon: 'activity',
    price: 29.9,
    original_price: 39.9,
    members_only: false,
  },
  theme: '五行的偏盛与不足、作息与调养的方向；不诊断，不开方',
  question: {
    preset: '按我的命局，作息上最该注意什么？',
    byText: [
      [/([木火土金水])[^。]{0,6}(?:偏?旺|过旺|太过|偏多)/, '{1}偏旺，我的作息可以怎样调整？'],
      [/([木火土金水])[^。]{0,6}(?:偏?弱|不足|偏少|缺)/, '{1}偏弱，平时可以怎样调养？'],
    ],
  },
  adviserMatter: '健康',
  tells: { months: true, cycles: false, decades: false },
  outline: [
    { id: 'body', title: '身体的性子' },
    { id: 'habits', title: '每天做的几件小事' },
  ],
  subject: { grown: '起居', young: '起居', aged: '起居' },
  core(facts) {
    const [most, , , , least] = phasesOf(facts).map(({ phase }) => phase);
    return isMinor(facts)
      ? [YOUNG_MOST[most!], YOUNG_LEAST[least!]]
      : [CORE[most!][facts.side], LACK[least!][facts.side === 'strong' ? 'strong' : 'other']];
  },
  sure(facts) {
    const [most, , , , least] = phasesOf(facts).map(({ phase }) => phase);
    return isMinor(facts)
      ? [sleepOfMinor(facts, most!), moveOfMinor(facts, least!)]
      : [ofAge(facts, SLEEP[most!]), ofAge(facts, MOVE[least!]), LIFE_HEALTH[lifeAge(facts.age)][most!]];
  },
  sayFurther(draft) {
    const { facts } = draft;
    if (isChangeOfLife(facts, facts.calendar_year))
      sayShort(draft, CHANGE_OF_LIFE_OPENING.replace('更年期，', '更年期。').replace('，和', '。这和'));
  },
  saySelf(draft) {
    const { facts } = draft;
    const phases = phasesOf(facts);
    const [most, , , , least] = phases.map(({ phase }) => phase);
    draft.section('body');
    draft.say(`命里${phaseName(most!)}最多：${sceneOf(draft.pick(PHASE_WORDS[most!].much))}`);
    draft.say(`${phaseName(least!)}最少：${sceneOf(draft.pick(PHASE_WORDS[least!].little))}`);
    draft.end();
    draft.say('这些只谈起居；不舒服听医生的，体检每年一次');
    draft.end();
    draft.section('habits');
    draft.row(`- 睡：${ofAge(facts, SLEEP[most!])}。`);
    draft.row(`- 动：${ofAge(facts, MOVE[least!])}。`);
    const isChange = isChangeOfLife(facts, facts.calendar_year);
    for (const text of isChange ? CHANGE_OF_LIFE : [LIFE_HEALTH[lifeAge(facts.age)][most!]])
      draft.row(`- ${text}。`);
    draft.end();
  },
  young: {
    words: (_stem, { side }) => YOUNG_BODY[side],
    sayFirst(draft) {
      draft.say('不舒服听医生的；视力和牙每年查一次，不看运气');
      sayExamSleep(draft);
    },
    lines(draft) {
      const [most, , , , least] = phasesOf(draft.facts);
      const { phase } = least!;
      draft.row(`- 睡：${sleepOfMinor(draft.facts, most!.phase)}。`);
      if (draft.facts.age <= 12) draft.row(`- 吃：${YOUNG_EAT[phase]}。`);
      draft.row(`- 动：${moveOfMinor(draft.facts, phase)}。`);
      sayRaising(draft, 'health');
    },
  },
  aged: null,
  sayGround(draft) {
    const phases = phasesOf(draft.facts);
    const shares = phases.map(
      ({ phase, percent }) => `${phaseName(phase)}${percent > 0 ? `${percent}%` : '不见'}`,
    );
    const [most, least] = [phases[0]!, phases[4]!];
    const [first, second] = health.core(draft.facts);
    const apart = draft.facts.bad.includes(least.phase)
      ? `；取用上${phaseName(least.phase)}不算喜，起居只看多少，是两回事`
      : '';
    draft.row(
      `- 五行由多到少：${shares.join('、')}；最多的${phaseName(most.phase)}与${least.percent > 0 ? '最少' : '不见'}的${phaseName(least.phase)}，分别说成开头的“${first!}”“${second!}”（偏向）${apart}${frameNote(draft.facts)}。`,
    );
  },
  stars: ['office', 'skill'],
  words: {
    events: {
      ...eventsByAge('health'),
      grown: {
        join: ['作息跟着身边的人走，说好一起早睡', '心里踏实，吃睡都稳'],
        frame_good: ['精神好，适合把运动养成习惯', '力气足，恢复得也快'],
        frame: ['一股劲往外冲，容易不知道累', '吃也好、动也好，都容易过头'],
        move: ['起居要变，睡眠先受影响', '奔波多，路上要留出休息'],
        rub: ['心里闷着的时候多，肩颈跟着紧', '睡得浅，烦的是小事', '三餐容易乱，肠胃要顾'],
        near: ['比平时松快', '身边有人一起动', '胃口和心情都平稳'],
        outside_work: ['忙起来坐得久，腰背要常动', '作息被工作牵着走'],
        outside_family: ['家里老人的事让人操心，别熬着', '出远门多，路上注意冷热'],
        outside_children: ['想得远，夜里容易醒', '晚间的活动多，睡得迟'],
      },
      student: STUDENT_EVENTS.health,
      senior: SENIOR_EVENTS.health,
    },
    acts: HEALTH_ACTS,
  },
});
