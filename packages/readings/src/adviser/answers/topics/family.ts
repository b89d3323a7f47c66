import { type GodGroup, groupOf } from '@ziping/bazi/reading/facts';
import { amountOf, natalRelations, pillarOf, touchOf } from '../../../reports/parts.ts';
import { PALACE_WORDS, PALACE_WORDS_YOUNG } from '../../../reports/words-palaces.ts';
import {
  type NatalKey,
  PALACE_NAMES,
  PALACE_PAIRS,
  PALACE_PAIRS_YOUNG,
  RELATION_WORDS,
  STAR_WORDS,
} from '../../../reports/words-phases.ts';
import { STEM_WORDS } from '../../../reports/words-self.ts';
import { YOUNG_STEMS } from '../../../reports/words-young.ts';
import { CHILD_STAR, PARENT_STARS } from '../words.ts';
import type { Writer } from '../../writer.ts';
import { toneName, yearOfLuck, yearText } from '../luck/signs.ts';
import { groupWords, yearsAhead } from './ground.ts';
import { sayPersonality } from './self.ts';

export function sayChildren(w: Writer): void {
  const { facts } = w;
  if (w.minor) {
    sayPersonality(w);
    return;
  }
  const group: GodGroup = facts.gender === 'male' ? 'officer' : 'output';
  const { level } = facts.groups[group];
  w.step(`看子女星：${facts.gender === 'male' ? '男命看官杀' : '女命看食伤'}，${amountOf(group, facts)}。`);
  if (facts.hour_unknown) {
    w.step('时辰未知，子女宫看不了，只看子女星。');
    w.tell(
      '看子女要用**时柱**，这张盘**时辰未知**，时柱空着，只能从子女星说一半；问到出生时辰改在资料里，就能说全',
    );
  } else {
    const time = pillarOf(facts, 'time');
    w.step(`看子女宫：时柱${time}，天干${facts.stem_gods.time!}，地支本气${facts.branch_gods.time!}。`);
    w.say(
      `子女宫是时柱${time}，天干${facts.stem_gods.time!}：**${w.pick(PALACE_WORDS.time[groupOf(facts.stem_gods.time!)])}**`,
    );
  }
  w.say(
    `${facts.gender === 'male' ? '男命以官杀' : '女命以食伤'}看子女，${amountOf(group, facts)}，${w.pick(CHILD_STAR[level])}`,
  );
  w.end();
  w.say(
    facts.favour[facts.groups[group].phase] === 'good'
      ? '子女星在所喜之列，后辈于你是添力的，家里有孩子反而更有劲'
      : facts.favour[facts.groups[group].phase] === 'bad'
        ? '子女星在要节制的一边，操心容易过头，管三分、信七分最好'
        : '子女星于取用不喜不忌，相处随缘，情分在日常里',
  );
  if (!facts.hour_unknown) {
    const found = natalRelations(facts).find(
      ({ members }) => members.includes('time') && members.includes('day'),
    );
    if (found && RELATION_WORDS[found.kind])
      w.say(`时柱与日柱有${found.name}，${w.pick(RELATION_WORDS[found.kind]!)}`);
  }
  if (facts.age < 50) {
    const years = yearsAhead(w)
      .filter((year) => groupOf(year.stem_god) === group || groupOf(year.branch_god) === group)
      .slice(0, 3);
    if (years.length > 0)
      w.say(
        `子女星到位的流年，有${years.map(({ year, ganzhi }) => `${year}年${ganzhi}`).join('、')}，谈添丁、带孩子的事会多些`,
      );
  }
  w.end();
  w.tell('几个、男女，命盘不作数；备孕与生育上的事，请问医生');
  w.more();
  w.say(STEM_WORDS[facts.day_master]!.nature);
  w.say(groupWords(w, group, 'nature'));
  w.say(groupWords(w, 'seal', 'nature'));
  w.say('与孩子相处，先把自己的急放下：他要的多半不是道理，是有人听');
  w.end();
}

export function sayParents(w: Writer): void {
  const { facts } = w;
  const words = w.minor ? PALACE_WORDS_YOUNG : PALACE_WORDS;
  w.step(`看父母：年柱${pillarOf(facts, 'year')}看祖辈，月柱${pillarOf(facts, 'month')}看父母与成长的环境。`);
  w.step(`看星：财看父，印看母，${amountOf('seal', facts)}。`);
  w.say(
    `月柱${pillarOf(facts, 'month')}是父母与成长的位置，天干${facts.stem_gods.month!}：**${w.pick(words.month[groupOf(facts.stem_gods.month!)])}**`,
  );
  w.say(
    `年柱${pillarOf(facts, 'year')}看祖辈与早年，天干${facts.stem_gods.year!}，${w.pick(words.year[groupOf(facts.stem_gods.year!)])}`,
  );
  w.end();
  w.say(PARENT_STARS.father[facts.groups.wealth.level]);
  w.say(PARENT_STARS.mother[facts.groups.seal.level]);
  const found = natalRelations(facts).find(
    ({ members }) => members.includes('month') && !members.includes('time'),
  );
  if (found) {
    const [one, other] = found.members as NatalKey[];
    w.say(
      `${PALACE_NAMES[one!]}与${PALACE_NAMES[other!]}有${found.name}，${w.pick(RELATION_WORDS[found.kind]!)}，落在${(w.minor ? PALACE_PAIRS_YOUNG : PALACE_PAIRS)[`${one}_${other}`]}`,
    );
  }
  w.end();
  w.tell([
    '盘上说的是你这一边的感受，父母自己的运势要看他们的生辰；身体上的事，陪着去做一次检查最实在',
    '这是从你的盘看过去的样子；父母的健康与运程，以他们自己的情形为准',
  ]);
  w.more();
  w.say(groupWords(w, 'seal', 'nature'));
  w.say(groupWords(w, 'wealth', 'nature'));
  w.say(w.minor ? YOUNG_STEMS[facts.day_master]!.temper : STEM_WORDS[facts.day_master]!.hard);
  const year = yearOfLuck(w, facts.year);
  const touch = touchOf(facts, year);
  w.say(
    `今年${yearText(year)}${touch && touch.key !== 'day' && touch.key !== 'time' ? `与${PALACE_NAMES[touch.key]}${touch.relation.name}，家里的事会多一些` : '没有特别牵动父母宫，平日多走动就好'}`,
  );
  w.end();
}

export function sayPeople(w: Writer): void {
  const { facts } = w;
  const stars = ['天乙贵人', '太极贵人', '天德贵人', '月德贵人', '福星贵人'].filter((name) =>
    facts.shen_sha.some((star) => star.name === name),
  );
  w.step(`看同辈：${amountOf('peer', facts)}。`);
  w.step(`看贵人：${stars.length > 0 ? `命里见${stars.join('、')}` : '四柱不见贵人一类的星'}。`);
  w.say(`与人相处看比劫，${amountOf('peer', facts)}，**${groupWords(w, 'peer', 'nature')}**`);
  w.say(
    stars[0]
      ? `贵人方面，命里见${stars.join('、')}，${STAR_WORDS[stars[0]] ? `${PALACE_NAMES[facts.shen_sha.find(({ name }) => name === stars[0])!.key as NatalKey]}${w.pick(STAR_WORDS[stars[0]]!)}` : '紧要处有人搭手'}`
      : '四柱不见贵人一类的星，帮你的人多是自己处出来的，交情比运气可靠',
  );
  w.end();
  w.say(`长辈与提携看印星，${amountOf('seal', facts)}；${groupWords(w, 'seal', 'nature')}`);
  w.say(
    `至于是非，${facts.groups.officer.level === 'heavy' ? '官杀偏重，压力多来自要求高的人，话说在前头、事留凭据，就少一半' : facts.groups.peer.level === 'heavy' ? '比劫偏重，是非多从利益与攀比来，账目分清便清净' : '没有特别偏重的一方，多半是一时的误会，当面说比传话好'}`,
  );
  w.say(w.minor ? YOUNG_STEMS[facts.day_master]!.friends : STEM_WORDS[facts.day_master]!.hard);
  w.more();
  w.say(w.minor ? YOUNG_STEMS[facts.day_master]!.praise : groupWords(w, 'peer', 'work'));
  w.say(w.minor ? YOUNG_STEMS[facts.day_master]!.temper : groupWords(w, 'peer', 'money'));
  w.say(STEM_WORDS[facts.day_master]!.nature);
  const year = yearOfLuck(w, facts.year);
  w.say(`今年${yearText(year)}逢${year.stem_god}，属${toneName(year)}`);
  w.end();
}
