/** 事业前程: gifts, the place that fits, people at work, luck for work. */
import { isAged, isMinor } from '@ziping/bazi/reading/facts';
import type { Phase } from '@ziping/bazi/types';

import type { Draft, Outline } from './draft.ts';
import {
  combinationsOf,
  extremes,
  favourClaims,
  groupClaim,
  natalRelations,
  phaseName,
  sayAgedGroup,
  sayAgedStem,
  sayCombination,
  sayGifts,
  sayGroup,
  sayHabits,
  sayLuck,
  sayOpening,
  sayPhases,
  sayRelation,
  saySeat,
  sayStars,
  sayStem,
  sayUpbringing,
  sayYoung,
} from './parts.ts';
import { AGED_PASTIMES, AGED_PLACES } from './words-aged.ts';
import { GROUP_NAMES } from './words-groups.ts';
import { PHASE_WORDS } from './words-phases.ts';

export const careerOutline = [
  { id: 'basis', title: '立论所据' },
  { id: 'gifts', title: '才具' },
  { id: 'place', title: '合适的位置', young: '往后的方向', aged: '心力的去处' },
  { id: 'people', title: '与人共事', young: '与同伴相处', aged: '家人与旧友' },
  { id: 'cycles', title: '十年的次序' },
  { id: 'years', title: '逐年' },
  { id: 'ways', title: '着手处' },
] as const satisfies Outline;

const AGED = [
  '虚岁已过六十五，下面谈事业，是谈手上还放不下的事、想传下去的东西',
  '到了这个年纪，事业二字可以换成心力的去处，不必再以职位衡量',
];

/** What a minor whose chart asks for a phase takes to easily. */
const INTERESTS: Readonly<Record<Phase, readonly string[]>> = {
  wood: ['认植物、朗读、做手工', '画画、跑跳、种一样东西'],
  fire: ['唱歌、表演、讲故事', '球类、朗诵、小实验'],
  earth: ['做饭、泥塑、收拾整理', '拼搭、养小动物、逛博物馆'],
  metal: ['下棋、乐器、拼装', '书法、节奏、拆装小物件'],
  water: ['游泳、阅读、写写画画', '观察、出门旅行、学一门语言'],
};

/** Which place suits: by the weight of officer, seal, output and wealth. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  officer: ['官杀显，宜在有制度、有层级的地方立身', '规矩是你的梯子，正规的机构比自由的摊子更合适'],
  seal: ['印星显，宜走专业、资格、学术一路', '越专越有位置，不急着当众人之首'],
  output: ['食伤显，宜靠作品与服务立名，位置是做出来的', '给自己留一块能自由发挥的地方，职位高低在其次'],
  wealth: ['财星显，宜做经营、市场、调配一类能见结果的事', '看得见数字的岗位最能激起你的劲头'],
};

export function writeCareer(draft: Draft): void {
  const { facts } = draft;
  const { most, least } = extremes(facts);
  const minor = isMinor(facts);
  const aged = isAged(facts);
  sayOpening(draft, { subject: '事业前程', young: '学习与才具', aged: '才具与心力' });
  sayPhases(draft);
  if (aged) draft.say(AGED);
  draft.end();

  draft.section('gifts');
  sayStem(draft, 'image');
  sayStem(draft, 'nature');
  saySeat(draft, 'self');
  draft.end();
  if (minor) {
    sayYoung(draft, 'work', [facts.leading, most]);
    sayUpbringing(draft);
  } else if (aged) {
    sayAgedStem(draft, 'mind');
    sayAgedGroup(draft, 'output');
    sayAgedGroup(draft, 'seal');
    sayAgedStem(draft, 'mind');
    draft.end();
  } else {
    sayStem(draft, 'work');
    sayGroup(draft, 'output', 'work');
    sayGroup(draft, 'seal', 'work');
    sayStem(draft, 'work');
    draft.end();
  }
  for (const pair of combinationsOf(facts).slice(0, 3))
    sayCombination(draft, pair, minor || aged ? 'nature' : 'work');
  draft.end();

  draft.section('place');
  const first = facts.pattern.kind === 'follow' ? '所从' : '最显';
  const what = minor ? '方向' : aged ? '心力放在哪里' : '位置';
  draft.say(
    `看${what}，先看${first}的一组，这里是属${phaseName(facts.groups[facts.leading].phase)}的${GROUP_NAMES[facts.leading]}`,
    groupClaim(facts.leading, facts),
  );
  if (minor) sayGroup(draft, facts.leading, 'nature');
  else if (aged) {
    draft.say(AGED_PLACES[facts.leading], groupClaim(facts.leading, facts));
    sayGroup(draft, facts.leading, 'nature');
  } else {
    draft.say(PLACES[facts.leading]!, groupClaim(facts.leading, facts));
    if (facts.leading !== 'seal' && facts.leading !== 'output') sayGroup(draft, facts.leading, 'work');
  }
  draft.end();
  for (const phase of facts.good.slice(0, 2)) {
    const nature = PHASE_WORDS[phase].nature;
    const things = draft.pick(
      minor ? INTERESTS[phase] : aged ? AGED_PASTIMES[phase] : PHASE_WORDS[phase].trades,
    );
    draft.sayInTurn(
      'trades',
      minor || aged
        ? [
            `用${phaseName(phase)}是取它${nature}的意思，落到平日，不妨${aged ? '多留一点时间给' : '让他多试试'}${things}`,
            `${phaseName(phase)}于你有益，凡${nature}一类的事做起来省力，如${things}`,
          ]
        : [
            `行当不必拘泥，用${phaseName(phase)}是取它${nature}的意思，旧说归在它名下的有${things}`,
            `${phaseName(phase)}于你有益，凡${nature}一类的事做起来省力，如${things}`,
          ],
      ...favourClaims([phase], facts),
    );
  }
  draft.say(
    minor
      ? ['这些只是平日的一个参考，兴趣自己会长出来', '路还长，先让他多见几样']
      : aged
        ? ['挑一样合意的慢慢做，不必做出什么名堂', '有一样放在手边，日子就不空']
        : [
            '行当只是外衣，同一行里也有动静快慢之分，挑合自己节奏的那一种',
            '若已在别的行里，不必更换，把工作里与它相近的一块做大就好',
          ],
  );
  draft.end();

  draft.section('people');
  if (minor) {
    sayGroup(draft, 'peer', 'nature');
    sayGroup(draft, most === 'peer' ? least : most, 'nature');
  } else if (aged) {
    sayAgedGroup(draft, 'peer');
    sayAgedStem(draft, 'home', '与家人相处，');
    if (facts.leading !== 'officer') sayAgedGroup(draft, 'officer');
    sayGroup(draft, facts.leading === 'wealth' ? 'officer' : 'wealth', 'nature');
    sayAgedStem(draft, 'home');
  } else {
    sayGroup(draft, 'peer', 'work');
    if (facts.leading !== 'officer') sayGroup(draft, 'officer', 'work');
    sayGroup(draft, 'wealth', 'nature');
    sayGroup(draft, 'officer', 'nature');
  }
  sayStem(draft, 'hard');
  draft.end();
  const relations = natalRelations(facts).filter(({ members }) => members.includes('month'));
  for (const relation of relations.slice(0, 2)) sayRelation(draft, relation);
  if (relations.length === 0)
    draft.say(
      minor || aged
        ? ['月柱与别处没有合冲，日常的轨道较直，少有外力来动', '月令安静，不受冲合，平日的起居少反复']
        : [
            '月柱与别处没有合冲，本业的轨道较直，变动多由自己起意',
            '月令安静，不受冲合，工作上的风波多来自岁运，本身并不多事',
          ],
      ['quiet:month', 'true'],
    );
  sayStars(draft, 3, [
    '将星',
    '驿马',
    '天乙贵人',
    '文昌贵人',
    '魁罡',
    '羊刃',
    '禄神',
    '太极贵人',
    '华盖',
    '月德贵人',
    '天德贵人',
  ]);
  draft.end();

  sayLuck(draft, 'work');

  draft.section('ways');
  sayHabits(draft);
  sayGifts(draft);
  draft.end();
}
