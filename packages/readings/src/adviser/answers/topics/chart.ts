/** Answers that are tables of the chart itself: what is useful, the phases, the pattern, the strength, the stars. */
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { ANIMALS, BRANCHES } from '@ziping/bazi/sixty-cycle';
import type { Phase } from '@ziping/bazi/types';

import { phaseName, pillarOf } from '../../../reports/parts.ts';
import { type NatalKey, PALACE_NAMES, PHASE_WORDS, STAR_WORDS } from '../../../reports/words-phases.ts';
import type { Topic } from '../../matters/matter.ts';
import type { Writer } from '../../writer.ts';
import { yearOfLuck, toneName, touchesOf } from '../luck/signs.ts';
import { habitOf } from '../nature.ts';
import { LUCKY, PLACES } from '../words.ts';

const names = (phases: readonly Phase[]) => phases.map(phaseName).join('、');
const master = ({ facts }: Writer) => `${facts.day_master}${PHASE_CHARACTERS.charAt(facts.day_phase)}`;

/** What the two readings of a doubtful chart take, said once; empty for a sure one. */
export function doubtOf({ facts }: Writer): string {
  const { sure, verdict, readings, disputed } = facts.advice;
  if (sure) return '';
  const each = readings.map(({ as, good }) => `作${as}看取${names(good)}`).join('，');
  return `${verdict}，看法有两种：${each}${disputed.length > 0 ? `；${names(disputed)}一边说好、一边说不好，你就顺其自然` : ''}`;
}

/** The view of another school in half a sentence, after the one that is followed here. */
export function otherView({ facts }: Writer): string {
  const { sure, readings } = facts.advice;
  if (sure) return '这张盘强弱清楚，各派在这一点上差别不大';
  const [useful] = facts.favourable.useful;
  const isWeak = facts.strength.verdict.includes('弱');
  const other =
    readings.find(({ as, good }) => !(useful && good.includes(useful)) && !(isWeak && as === '身弱')) ??
    readings.find(({ as }) => as !== (isWeak ? '身弱' : '身强')) ??
    readings[1];
  return other ? `另一派作${other.as}看，取${names(other.good)}` : '';
}

/** What is useful to the chart, in words that need no book. */
function sayUsefulPlainly(w: Writer): void {
  const { take, avoid } = w.facts.advice;
  w.step(`看取用：以${names(take)}为先。`);
  w.say(`**你的用神是${names(take)}：五行里对你帮助大的就是这${take.length > 1 ? '几' : '一'}样**`);
  if (avoid.length > 0) w.say(`${names(avoid)}你本来就够了，再多反而费力`);
  w.end();
  const [first] = take;
  w.say(
    `放到生活里，${PHASE_WORDS[first!].nature}一类的事做起来顺手；${LUCKY[first!].colours}多用一点，${LUCKY[first!].direction}多走走`,
  );
  w.say('这只是添个心意，不用花钱买什么');
  w.end();
}

/** @param text the question; where it asks for the strength too, that comes first */
function sayFavourable(w: Writer, text: string, isPlain = false): void {
  const { facts } = w;
  const { take, avoid, sure } = facts.advice;
  if (isPlain && take.length > 0) return sayUsefulPlainly(w);
  w.step(`看旺衰：日主${master(w)}，${facts.strength.verdict}；取用依${facts.favourable.method}。`);
  const strength = /身强|身弱|强弱|旺衰/.test(text)
    ? `你的日主${master(w)}，${w.facts.advice.verdict}；`
    : '';
  const { useful, helpful, method } = facts.favourable;
  // 忌神是哪个 is answered by what strains.
  const asksAvoid = /忌/.test(text) && !/喜忌|喜|用神|宜/.test(text);
  const own = sure
    ? asksAvoid && avoid.length > 0
      ? `少用${names(avoid)}，宜亲近${names(take)}`
      : `宜亲近${names(take)}${avoid.length > 0 ? `，少用${names(avoid)}` : ''}`
    : `这里依${method}取，用神是${names(useful)}${helpful.length > 0 ? `，其次亲近${names(helpful)}` : ''}`;
  w.say(`**${strength}${own}**`);
  w.say(otherView(w));
  w.say(
    sure
      ? (facts.favourable.reasons[0]?.text ?? '')
      : take.length > 0 || avoid.length > 0
        ? `两派都认的是${[...(take.length > 0 ? [`宜亲近${names(take)}`] : []), ...(avoid.length > 0 ? [`少用${names(avoid)}`] : [])].join('，')}`
        : '',
  );
  w.end();
  const [first] = take;
  w.say(
    first
      ? `用在平常，${LUCKY[first].colours}多用一点，${LUCKY[first].direction}多走走；不必为它花钱添置什么`
      : '不必为五行添置什么，作息和节奏稳住就好',
  );
  w.end();
}

/** Colours, directions and numbers; what is asked for is told first. */
function sayLucky(w: Writer, text: string): void {
  const { take, avoid } = w.facts.advice;
  w.step(`看取用：${take.length > 0 ? `以${names(take)}为先` : '两说相反，不取'}。`);
  if (take.length === 0) {
    w.say('**颜色和方位看不出偏向**，两派的取法正好相反，挑自己喜欢的就好');
    w.say(doubtOf(w));
    w.end();
    return;
  }
  const [first] = take;
  const two = take.slice(0, 2);
  const isSide = /朝|坐向|床头|哪边/.test(text);
  const parts = [
    { asked: /颜?色|穿|戴/, text: `颜色取${two.map((phase) => LUCKY[phase].colours).join('，其次')}` },
    {
      asked: /方位|方向|朝|坐向|床头|哪边|哪个方/,
      // The middle is no side to face.
      text: `方位取${[...two]
        .sort((a, b) => Number(a === 'earth') - Number(b === 'earth'))
        .map((phase) => (phase === 'earth' && isSide ? '西南' : LUCKY[phase].direction))
        .join('，其次')}`,
    },
    { asked: /数字|号码|尾号|几楼|楼层|幸运数|车牌|手机号/, text: `数字取${LUCKY[first!].numbers}` },
  ].sort((a, b) => Number(b.asked.test(text)) - Number(a.asked.test(text)));
  const asked = parts.filter((part) => part.asked.test(text));
  w.say(`**${(asked.length > 0 ? asked : parts).map((part) => part.text).join('；')}**`);
  w.say(`这些都从你喜用的${names(take.slice(0, 2))}来，物件用${LUCKY[first!].things}一类`);
  w.end();
  if (avoid[0]) w.say(`${LUCKY[avoid[0]].colours}不必刻意避开，少用一些就好`);
  w.say(`颜色数字是添个心意，真正管用的是习惯：${habitOf(w)}`);
  w.say(doubtOf(w));
  w.end();
}

/** Of one phase whether there is much of it: 我八字里水多不多. */
const PHASE_ASKED =
  /([金木水火土])(?:到底|是不是|算不算|太|很|偏|特别)*(?:多|旺|重|强|少|弱)(?:不|吗|么|还是|$|[?,])/;
/** Percent from which a phase is much, and under which it is little. */
const MUCH = 30;
const LITTLE = 12;

function sayPhases(w: Writer, text: string): void {
  const { facts } = w;
  const order = [...facts.five_phases.shares].sort((a, b) => b.percent - a.percent);
  const { missing } = facts.five_phases;
  w.step(
    `按月令折算五行：${order.map(({ phase, percent }) => `${phaseName(phase)}${percent}%`).join('、')}。`,
  );
  const name = PHASE_ASKED.exec(text)?.[1];
  const asked = order.find(({ phase }) => phaseName(phase) === name);
  if (asked) {
    const amount = asked.percent >= MUCH ? '算多' : asked.percent < LITTLE ? '偏少' : '不多不少';
    w.say(`**${name!}${amount}，约占${asked.percent}%，五样里排第${order.indexOf(asked) + 1}**`);
  } else
    w.say(
      `**你的五行里${phaseName(order[0]!.phase)}最多，${phaseName(order.at(-1)!.phase)}最少${missing.length > 0 ? `，明面上不见${names(missing)}` : '，五样都有'}**`,
    );
  w.say(`由多到少是${order.map(({ phase, percent }) => `${phaseName(phase)}${percent}%`).join('、')}`);
  w.end();
  const { take } = facts.advice;
  w.say('少的不一定要补，多的也不一定不好');
  w.say(take.length > 0 ? `该亲近的看取用，是${names(take)}：${habitOf(w)}` : doubtOf(w));
  w.end();
}

/** The kind of pattern that is asked about: 我是从格吗. */
const PATTERN_ASKED =
  /(?:是不是|算不算|是|算|属于)(?:个|真)?(从(?:格|强|弱|财|官|杀|儿|势|旺)|专旺|化气|假从)格?(?:吗|么|还是|$|[,?])/;

function sayPattern(w: Writer, text: string): void {
  const { pattern } = w.facts;
  const asked = PATTERN_ASKED.exec(text)?.[1];
  const isSo = asked !== undefined && pattern.name.includes(asked.replace(/格$/, ''));
  const verdict = asked === undefined ? '' : isSo ? '是：' : '不是：';
  w.step(`看月令，论成败：${pattern.name}，${pattern.state}。`);
  w.say(
    `**${verdict}你的格局是${pattern.name}，${pattern.state}${pattern.genuine ? '' : '，属假格'}**。${pattern.rests_on.text}`,
  );
  w.say(otherView(w));
  w.say(
    {
      成格: '该有的都有，走正路最省力',
      救应: '中间有破又有救，先难后成',
      败格: '格中带破，不是命不好，是功夫要下在这里',
      未成: '格还没成形，余地反而大，等岁运来补一把',
    }[pattern.state],
  );
  w.end();
  w.tell('格局分的是路数，不是高低贵贱');
  w.end();
}

function sayStrength(w: Writer): void {
  const { strength } = w.facts;
  const held = `${strength.de_ling ? '得令' : '不得令'}、${strength.de_di ? '得地' : '不得地'}、${strength.de_shi ? '得势' : '不得势'}`;
  w.step(`看月令、根与帮扶：${held}，生扶约占${strength.percent}%。`);
  w.say(`**你的日主${master(w)}，${w.facts.advice.verdict}**：${held}，生扶的力量约占${strength.percent}%`);
  w.say(otherView(w));
  w.end();
  w.say(
    w.facts.advice.sure
      ? {
          strong: '力气足，要的是去处：有事可做、有作品可拿出来',
          balanced: '力气够用，靠的是节奏',
          weak: '力气要省着用：借人之力、借时间之力',
        }[w.facts.side]
      : '强弱只差一点，不必为这两个字改变什么，做事留有余地就好',
  );
  w.end();
}

function sayStars(w: Writer): void {
  const { facts } = w;
  const keys = facts.pillars.map(({ key }) => key as NatalKey);
  const of = (key: NatalKey) => facts.shen_sha.filter((star) => star.key === key).map(({ name }) => name);
  w.step(`逐柱查神煞：${keys.map((key) => `${PALACE_NAMES[key]}${of(key).length}个`).join('，')}。`);
  const told = Object.keys(STAR_WORDS).flatMap(
    (name) => facts.shen_sha.find((star) => star.name === name) ?? [],
  )[0];
  w.say(
    `**你带的神煞有${[...new Set(facts.shen_sha.map(({ name }) => name))].slice(0, 6).join('、') || '不多'}**，听一半就好`,
  );
  if (told && !w.minor)
    w.say(`${told.name}在${PALACE_NAMES[told.key as NatalKey]}：${w.pick(STAR_WORDS[told.name]!)}`);
  w.lines(keys.map((key) => `- ${PALACE_NAMES[key]}${pillarOf(facts, key)}：${of(key).join('、') || '无'}`));
}

function sayPillars(w: Writer): void {
  const { facts, chart } = w;
  const keys = facts.pillars.map(({ key }) => key as NatalKey);
  w.step(`列四柱：${keys.map((key) => `${PALACE_NAMES[key]}${pillarOf(facts, key)}`).join('、')}。`);
  w.say(
    `**你的八字是${keys.map((key) => pillarOf(facts, key)).join(' ')}，日主${master(w)}，${facts.strength.verdict}**${facts.hour_unknown ? '；时辰未知，时柱空着' : ''}`,
  );
  w.say(`${facts.pattern.name}，属${ANIMALS.charAt(BRANCHES.indexOf(pillarOf(facts, 'year').charAt(1)))}`);
  w.lines([
    '| 柱 | 干支 | 天干十神 | 地支藏干 | 纳音 |',
    '| --- | --- | --- | --- | --- |',
    ...keys.map((key) => {
      const pillar = chart.bazi[`${key}_pillar`];
      return `| ${PALACE_NAMES[key]} | ${pillarOf(facts, key)} | ${pillar.shi_shen} | ${pillar.cang_gan.join('')} | ${pillar.na_yin} |`;
    }),
  ]);
}

/** Years from this one, as they are named. */
const NAMED_YEARS = ['今年', '明年', '后年'];

function sayTaiSui(w: Writer, text: string): void {
  const { facts } = w;
  const named = NAMED_YEARS.flatMap((name, at) => (text.includes(name) ? [facts.year + at] : []));
  const year = pillarOf(facts, 'year');
  const years = named.length > 0 ? named : [facts.year, facts.year + 1];
  const says = years.map((number) => {
    const one = yearOfLuck(w, number);
    const found = touchesOf(w, one.ganzhi, 'year').find(({ kind }) =>
      ['clash', 'punish', 'harm'].includes(kind),
    );
    const same = one.ganzhi.charAt(1) === year.charAt(1);
    return {
      one,
      free: !same && !found,
      how: same
        ? '是本命年，旧称值太岁'
        : found
          ? `算${found.kind === 'clash' ? '冲' : found.kind === 'harm' ? '害' : '刑'}太岁`
          : '不犯太岁',
    };
  });
  w.step(`看流年与年支${year.charAt(1)}：${says.map(({ one, how }) => `${one.year}年${how}`).join('；')}。`);
  const [only] = says;
  const isWhether = says.length === 1 && /犯|冲|是不是|吗/.test(text) && !text.includes('本命年');
  const first = isWhether ? (only!.free ? '不犯：' : '是：') : '';
  w.say(`**${first}${says.map(({ one, how }) => `${one.year}年你${how}`).join('；')}**`);
  w.say('犯太岁只说外面的变动多一些，顺与紧要看整张盘');
  w.say(says.map(({ one }) => `${one.year}年整体${toneName(one)}`).join('，'));
  w.end();
  w.say(
    says.some(({ free }) => !free)
      ? '搬动和签约多核一遍，家里老人多问候几声，就很够了，不用买什么来化'
      : '不必为这件事挂心，照常安排就好',
  );
  w.end();
}

function sayName(w: Writer): void {
  const { take } = w.facts.advice;
  w.step('起名的音形义不在这里评，只说五行的取向。');
  w.say(
    take.length > 0
      ? `**想和命盘相合，可以取${names(take.slice(0, 2))}的意思，笔画吉凶我不评**`
      : '**名字不必迁就五行，笔画吉凶我也不评**，这张盘两派的取法正好相反',
  );
  for (const phase of take.slice(0, 2))
    w.say(`${phaseName(phase)}取${PHASE_WORDS[phase].nature}的意思，可借${LUCKY[phase].things}的物象`);
  w.end();
  w.tell('叫着顺口、写着好看、意思端正，就是好名字；改名不改命，日子还是人过出来的');
  w.end();
}

function sayRemedy(w: Writer): void {
  const { take, avoid } = w.facts.advice;
  w.step(`看取用：${take.length > 0 ? `以${names(take)}为先，落到习惯里` : '两说相反，只说作息'}。`);
  const habit = habitOf(w);
  w.say(`**能改的是习惯，不用花钱买什么：${habit || '先把睡觉和吃饭的时间固定下来'}**`);
  if (take[0] && !w.minor) w.say(`住处和去处，${w.pick(PLACES[take[0]])}更舒展`);
  if (avoid[0]) w.say(`凡${PHASE_WORDS[avoid[0]].nature}一类的事，够用就停`);
  w.end();
  const year = yearOfLuck(w, w.facts.year);
  w.say(
    `今年整体${toneName(year)}，${year.tone > 0 ? '想做的可以动手，趁势把习惯立住' : year.tone < 0 ? '先减负担，把作息和底线守住' : '不急不缓，把手上的事做完整'}`,
  );
  w.say(doubtOf(w));
  w.end();
}

const TABLES: Partial<Readonly<Record<Topic, (w: Writer, text: string, isPlain: boolean) => void>>> = {
  favourable: sayFavourable,
  lucky: sayLucky,
  phases: sayPhases,
  pattern: sayPattern,
  strength: sayStrength,
  stars: sayStars,
  pillars: sayPillars,
  tai_sui: sayTaiSui,
  name: sayName,
  remedy: sayRemedy,
};

/** Writes the chart's own answer to a topic; false for a topic of which the chart has none. */
export function sayChart(w: Writer, topic: Topic, text = '', isPlain = false): boolean {
  const write = TABLES[topic];
  write?.(w, text, isPlain);
  return write !== undefined;
}
