/** Answers to talk that is not about a topic of the chart, and to what is outside of it. */
import { type GodGroup } from '@ziping/bazi/reading/facts';

import { amountOf, phaseName, pillarOf } from '../../reports/parts.ts';
import { GROUP_MEANING, GROUP_NAMES } from '../../reports/words-groups.ts';
import { PHASE_WORDS } from '../../reports/words-phases.ts';
import { SEAT_WORDS, STEM_WORDS } from '../../reports/words-self.ts';
import { YOUNG_PHASES, YOUNG_STEMS } from '../../reports/words-young.ts';
import { sayMonths, sayYear, toneName, yearOfLuck, yearText } from './luck/years.ts';
import type { Time } from '../understand/time/times.ts';
import type { Talk, Topic } from '../understand/topics.ts';
import type { Writer } from '../writer.ts';

const master = ({ facts }: Writer) => `${facts.day_master}${'木火土金水'.charAt(facts.day_phase)}`;

/** The choices that a question is asked back with. */
const choicesOf = ({ minor, aged }: Pick<Writer, 'minor' | 'aged'>): string[] => {
  if (minor) return ['性格与学习', '今年与明年的运势', '平时怎么带、怎么养'];
  if (aged) return ['今年的起居与运势', '子女与家人', '性格与喜忌'];
  return ['事业与行业', '感情与正缘', '今年与明年的运势'];
};

function sayWhoAnswers(w: Writer): void {
  const { facts } = w;
  w.step('这一问是问我，不是问命盘。');
  w.tell(
    '我是这里**按规则写成的命理师**，不是真人，这些话也没有语言模型在写：排盘引擎算出四柱、十神、大运、流年，再照《子平真诠》一路的规矩，把它们讲成白话',
  );
  w.tell('所以同一张盘、同一个问题，我的回答总是一致的；盘里没有的，我不会编');
  w.end();
  w.say(`眼前这张盘，日主${master(w)}，${facts.strength.verdict}，${facts.pattern.name}`);
  w.tell(`你可以问我${choicesOf(w).join('、')}，也可以指着盘上任何一个词问意思`);
  w.end();
}

function sayAbility(w: Writer): void {
  w.step('列出可以问的几类。');
  w.tell('可以这样问我：');
  w.lines(
    w.minor
      ? [
          '- **性情与学习**：什么性格、适合怎么学、考试的年份',
          '- **日常**：平时怎么带、喜用什么五行、颜色方位',
          '- **时间**：今年、明年、某个月、什么时候起运',
          '- **术语**：盘上任何一个词，如空亡、食神、文昌贵人',
        ]
      : [
          '- **人生的几件事**：事业与行业、财运、感情与正缘、健康、子女、父母',
          '- **时间**：今年、明年、某一年某个月，两年相比，大运与转运',
          '- **自己**：性格、格局、旺衰、喜用神、颜色与方位',
          '- **术语**：盘上任何一个词，如伤官、空亡、天乙贵人',
        ],
  );
  w.tell('问得越具体，答得越贴近，比如带上年份。问完还可以接着说“为什么”“详细一点”“那明年呢”');
  w.tell('彩票号码、买哪只股票、寿数、看病用药这些，命盘答不了，我也不会说');
  w.end();
}

function sayAccuracy(w: Writer): void {
  const { facts } = w;
  w.step('分清两件事：排盘是计算，解读是传统的说法。');
  w.tell(
    '分两层说。**排盘是算出来的**：节气、真太阳时、四柱、大运都有据可查，错不了多少；**解读是传统文化里的一套看法**，没有科学上的证明，各家取法也有出入，当一面镜子照照自己最合适',
  );
  w.end();
  w.say(
    `比如你的盘，日柱${pillarOf(facts, 'day')}、月柱${pillarOf(facts, 'month')}，日主${master(w)}、${facts.strength.verdict}，这是照规则算的；说你${w.pick(STEM_WORDS[facts.day_master]!.image).replace(/^像/, '像')}，就是取象，合不合要你自己对照`,
  );
  w.tell('对得上的拿去用，对不上的放下；大事还是看事实、问专业的人');
  w.end();
}

function sayDeath(w: Writer): void {
  const { facts } = w;
  w.step('寿数不在命盘能说、也不在该说的范围里。');
  const [good] = facts.good;
  w.step(`能说的是养：喜用在${phaseName(good!)}。`);
  w.tell('**寿数和生死，我不说**，命盘也给不出来；古人立这套学问是为了教人怎么过，不是数日子');
  w.tell('身体上有担心，最该做的是去医院查一查，心里就有底了');
  w.end();
  w.say(
    `盘上能说的是怎么养：日主${master(w)}，${facts.strength.verdict}，调养的方向在${phaseName(good!)}，${w.minor ? w.pick(YOUNG_PHASES[good!]!) : w.pick(PHASE_WORDS[good!].habits)}`,
  );
  const year = yearOfLuck(w, facts.year);
  w.say(`今年${yearText(year)}属${toneName(year)}，起居有常就好`);
  w.end();
}

function sayOtherChart(w: Writer): void {
  const { facts } = w;
  const day = pillarOf(facts, 'day');
  const god = facts.branch_gods.day!;
  w.step('没有对方的生辰，对方的盘看不了。');
  w.step(
    w.minor
      ? `能看的是这张盘：日主${master(w)}。`
      : `能看的是这张盘的夫妻宫：日支${day.charAt(1)}，本气${god}。`,
  );
  w.tell(
    '这里只有这一张盘，**别人的命要用别人的生辰来排**；想看的话，回到首页为对方新建一份排盘，再到那一份里问我',
  );
  w.end();
  if (w.minor) {
    w.say(`从这张盘能说的，是与人相处的性子：${w.pick(YOUNG_STEMS[facts.day_master]!.friends)}`);
    w.say(YOUNG_STEMS[facts.day_master]!.temper);
  } else {
    w.say(`从你的盘能说的，是你怎么与人相处：日柱${day}，坐支本气${god}，${w.pick(SEAT_WORDS[god]!.love)}`);
    w.say(STEM_WORDS[facts.day_master]!.love);
    w.say(`同辈与伙伴看比劫，${amountOf('peer', facts)}`);
  }
  w.tell('两个人合不合，还是看处得舒不舒服、遇事肯不肯商量，盘只是旁证');
  w.end();
}

function sayDay(w: Writer, topics: readonly Topic[], time: Time | null): void {
  w.step('一天的吉凶太细，这里只看到月。');
  w.tell('**具体到哪一天，我不替你断**：一天的干支牵动太小，说细了反而误事；看到月份就够用了');
  const topic = topics.find((one) => one !== 'luck');
  if (time?.kind === 'year') {
    w.end();
    sayYear(w, time.year, topic);
    return;
  }
  if (time?.kind === 'months') {
    w.end();
    sayMonths(w, time, topic);
    return;
  }
  const { year, month } = w.today;
  const luck = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
  w.end();
  sayMonths(w, { kind: 'months', months: [luck], lunar: false }, topic);
}

function sayOutside(w: Writer): void {
  const { facts } = w;
  const leading: GodGroup = facts.leading;
  w.step('这一问在命盘之外。');
  w.tell('这件事不在命盘里，我答不了，也不想胡说');
  w.say(
    `我能说的，都从这张盘来：日柱${pillarOf(facts, 'day')}，日主${master(w)}，${facts.strength.verdict}，最显的是${GROUP_NAMES[leading]}，管的是${GROUP_MEANING[leading]}`,
  );
  w.end();
  w.tell(`不如换个问法，挑一样试试，问得越具体，答得越贴近：`);
  w.lines(choicesOf(w).map((choice) => `- ${choice}`));
}

function sayCrisis(w: Writer): void {
  w.step('先顾人，不看盘。');
  w.tell(
    '听到你这样说，我很在意。**这一刻先不谈命**，请先找一个信得过的人，把现在的感受说给他听，不要一个人扛着',
  );
  w.tell(
    '可以拨打全国统一心理援助热线 **12356**；如果有马上伤害自己的念头，请拨打 120 或 110，或去最近的医院急诊，会有人接住你',
  );
  w.end();
  w.tell('盘上没有哪一步运是走不过去的，再紧的时候也会换季。等你缓一缓，想说什么，我都在');
  w.end();
}

function sayDeceased(w: Writer): void {
  const { facts } = w;
  w.step('人已不在，只回看性情与走过的路，不论将来。');
  w.tell('人已经不在了，往后的年份就不看了，**请节哀**；盘还在，可以从里面再认一认这个人');
  w.end();
  const image = w.pick(STEM_WORDS[facts.day_master]!.image);
  w.tell(
    `日主${master(w)}，${image}；命局${facts.strength.verdict}，最显的是${GROUP_NAMES[facts.leading]}，一生用心多在${GROUP_MEANING[facts.leading]}上`,
  );
  const best = [...facts.cycles]
    .filter(({ past, current }) => past || current)
    .sort((a, b) => b.tone - a.tone)[0];
  if (best)
    w.tell(
      `走过的大运里，${best.start_year}年至${best.end_year}年的${best.ganzhi}运最合喜忌，那些年的事，值得常常讲起`,
    );
  w.end();
  w.tell('命理说到底是说活着的人怎么过。想念的时候，把他留下的一句话、一件手艺接着用下去，就是最好的纪念');
  w.end();
}

function sayGreeting(w: Writer): void {
  const { facts } = w;
  w.step(`先看一眼盘：日主${master(w)}，${facts.strength.verdict}。`);
  w.tell(
    w.minor
      ? `你好，孩子的盘我看过了：日主${master(w)}，${w.pick(STEM_WORDS[facts.day_master]!.image)}`
      : `你好，你的盘我看过了：日主${master(w)}，${w.pick(STEM_WORDS[facts.day_master]!.image)}；命局${facts.strength.verdict}，取用以${facts.favourable.useful.map(phaseName).join('、')}为先`,
  );
  if (facts.hour_unknown) w.tell('时辰未知，时柱空着，与它有关的我会说明');
  const year = yearOfLuck(w, facts.year);
  w.say(`今年${yearText(year)}，天干${year.stem_god}，总的属${toneName(year)}`);
  w.end();
  w.tell('想先聊哪一样？');
  w.lines(choicesOf(w).map((choice) => `- ${choice}`));
}

function sayThanks(w: Writer): void {
  w.tell([
    '不客气，能帮你把自己看清一点就好',
    '不用谢，盘是你的，我只是照着念出来',
    '客气了，合用的拿去，不合的放下',
  ]);
  w.tell(['想到别的，随时再问', '哪天想换个角度看，再来找我', '路是走出来的，愿你这一程走得踏实']);
  w.end();
}

/** Asks back, with choices. */
export function askBack(w: Writer): void {
  const { facts } = w;
  w.step('这一问没有说到具体的事，先问清楚。');
  w.tell(['我没太明白你想问哪一方面，怕答偏了', '这个问题有点宽，我先问清楚再说，免得答非所问']);
  w.say(
    `这张盘的根本是：日柱${pillarOf(facts, 'day')}，日主${master(w)}，${facts.strength.verdict}，取用以${facts.favourable.useful.map(phaseName).join('、')}为先`,
  );
  w.end();
  w.tell('你想看的是下面哪一样？');
  w.lines(choicesOf(w).map((choice) => `- ${choice}`));
  w.tell('也可以带上年份来问，比如明年的运势；盘上看不懂的词，直接问它的意思就行');
  w.end();
}

/** What an answer to talk is written from. */
interface TalkRead {
  talk: Talk;
  topics: readonly Topic[];
  time: Time | null;
}

/** Answers to talk. */
export function sayTalk(w: Writer, { talk, topics, time }: TalkRead): void {
  switch (talk) {
    case 'crisis':
      return sayCrisis(w);
    case 'deceased':
      return sayDeceased(w);
    case 'death':
      return sayDeath(w);
    case 'other_chart':
      return sayOtherChart(w);
    case 'day':
      return sayDay(w, topics, time);
    case 'identity':
      return sayWhoAnswers(w);
    case 'outside':
      return sayOutside(w);
    case 'ability':
      return sayAbility(w);
    case 'accuracy':
      return sayAccuracy(w);
    case 'greeting':
      return sayGreeting(w);
    case 'thanks':
      return sayThanks(w);
  }
}
