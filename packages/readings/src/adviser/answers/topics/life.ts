import { ANIMALS, BRANCHES } from '@ziping/bazi/sixty-cycle';
import type { Phase } from '@ziping/bazi/types';
import { extremes, phaseName, pillarOf } from '../../../reports/parts.ts';
import { type NatalKey, PALACE_NAMES, PHASE_WORDS } from '../../../reports/words-phases.ts';
import { SEAT_WORDS, STEM_WORDS } from '../../../reports/words-self.ts';
import { YOUNG_PHASES, YOUNG_STEMS } from '../../../reports/words-young.ts';
import { LUCKY, PLACES } from '../words.ts';
import type { Writer } from '../../writer.ts';
import { starsOfYear, toneName, touchesOf, yearOfLuck, yearText } from '../luck/signs.ts';
import { sayYear } from '../luck/years.ts';
import { groupWords, names, sayGround, sayNear, yearsAhead } from './ground.ts';
import { sayFavourable } from './self.ts';

export function sayMove(w: Writer): void {
  const { facts } = w;
  const horse = facts.shen_sha.filter(({ name }) => name === '驿马');
  const [first, second] = facts.good;
  w.step(
    `看走动：${horse.length > 0 ? `驿马在${[...new Set(horse.map(({ key }) => PALACE_NAMES[key as NatalKey]))].join('、')}` : '四柱不见驿马'}。`,
  );
  w.step(`看方位：喜用${names(facts.good.slice(0, 2))}。`);
  w.say(
    horse.length > 0
      ? '你的盘里**有走动的讯息**，驿马在命，换地方常换来新局面'
      : '你的盘里**没有催人远走的星**，走与不走都可以，看事情需要就好',
  );
  w.say(
    `论方位，取用在${names(facts.good.slice(0, 2))}：先取${w.pick(PLACES[first!])}${second ? `，次取${w.pick(PLACES[second])}` : ''}`,
  );
  w.end();
  sayGround(w);
  const years = yearsAhead(w)
    .filter(
      (year) =>
        starsOfYear(w, year).includes('驿马') ||
        touchesOf(w, year.ganzhi, 'day').some(({ kind }) => kind === 'clash') ||
        touchesOf(w, year.ganzhi, 'year').some(({ kind }) => kind === 'clash'),
    )
    .slice(0, 3);
  w.say(
    years.length > 0
      ? `容易有搬动的年份，近处看有${years.map((year) => `${year.year}年${year.ganzhi}（${toneName(year)}）`).join('、')}`
      : '近几年的流年没有特别催动搬迁的，按自己的计划来就好',
  );
  w.end();
  w.tell(
    w.minor
      ? '孩子的去处随家里走，换环境之前提前说，给些适应的时间'
      : [
          '方位是锦上添花，工作、家人、开销才是底子，先把这几样想清楚',
          '同一座城里也有合自己的角落，不必为方位搬一次家',
        ],
  );
  w.more();
  if (!w.minor) {
    w.say(SEAT_WORDS[facts.branch_gods.day!]!.self);
    w.say(groupWords(w, 'peer', 'nature'));
  }
  w.say(STEM_WORDS[facts.day_master]!.nature);
  sayNear(w, 'luck');
  w.end();
}

export function sayTaiSui(w: Writer): void {
  const { facts } = w;
  const year = pillarOf(facts, 'year');
  const near = [facts.year, facts.year + 1].map((number) => yearOfLuck(w, number));
  const animal = ANIMALS.charAt(BRANCHES.indexOf(year.charAt(1)));
  w.step(`看年支：${year.charAt(1)}，属${animal}。`);
  const says = near.map((one) => {
    const found = touchesOf(w, one.ganzhi, 'year').find(({ kind }) =>
      ['clash', 'punish', 'harm'].includes(kind),
    );
    const same = one.ganzhi.charAt(1) === year.charAt(1);
    const how = same
      ? '正是本命年，旧称值太岁'
      : found
        ? `与年支有牵动（${found.name}），旧称${found.kind === 'clash' ? '冲' : found.kind === 'harm' ? '害' : '刑'}太岁`
        : '与年支没有冲刑害，不犯太岁';
    return { one, how, free: !same && !found };
  });
  w.step(`看流年与年支：${says.map(({ one, how }) => `${one.year}年${how}`).join('；')}。`);
  w.say(
    `你生在${year}年，属${animal}。${says.map(({ one, how }) => `**${one.year}年${one.ganzhi}**${how}`).join('；')}`,
  );
  w.end();
  w.say('犯太岁说的是流年与生年的地支有牵动，外面的环境变得多些，并不等于凶年；顺与紧要看整张盘的喜忌');
  w.say(`照喜忌看，${says.map(({ one }) => `${yearText(one)}属${toneName(one)}`).join('，')}`);
  w.end();
  w.say(
    says.some(({ free }) => !free)
      ? '牵动的年份，出门行车慢一点，搬动与签约多核一遍，家里老人多问候几声，就很够了'
      : '近两年不必为这件事挂心，照常安排就好',
  );
  const [first] = facts.good;
  w.say(
    `若想求个安心，不必花钱，取喜用的${phaseName(first!)}：${w.minor ? w.pick(YOUNG_PHASES[first!]!) : w.pick(PHASE_WORDS[first!].habits)}`,
  );
  w.more();
  sayYear(w, facts.year, 'luck');
}

export function sayName(w: Writer): void {
  const { facts } = w;
  w.step('起名的音形义不在这里评，只说五行的取向。');
  w.step(`看喜用：${names(facts.good.slice(0, 2))}。`);
  w.tell('名字的笔画吉凶，我不评；姓名的音、形、义要由家里人自己喜欢');
  w.say(`若想让名字与命局相合，可以取**${names(facts.good.slice(0, 2))}**的意象`);
  w.lines(
    facts.good
      .slice(0, 2)
      .map(
        (phase) =>
          `- ${phaseName(phase)}：取${PHASE_WORDS[phase].nature}的意思，可借${LUCKY[phase].things}与${PHASE_WORDS[phase].season}的物象`,
      ),
  );
  sayGround(w);
  if (facts.bad[0]) w.say(`${phaseName(facts.bad[0])}的字不必刻意避开，少堆叠就好`);
  w.end();
  w.tell('名字是家里人的心意，叫着顺口、写着好看、意思端正，就是好名字；改名不改命，日子还是人过出来的');
  w.more();
  sayFavourable(w);
}

export function sayRemedy(w: Writer): void {
  const { facts } = w;
  const [first, second] = facts.good;
  const [strain] = facts.bad;
  const year = yearOfLuck(w, facts.year);
  w.step(`看喜用：${names(facts.good.slice(0, 2))}，把它落到习惯里。`);
  w.step(`看今年：${year.year}年${year.ganzhi}，属${toneName(year)}。`);
  w.tell([
    '物件、符咒、法事都不必花钱，真正能改的是**习惯与节奏**',
    '先说一句：靠买东西改运的话，听听就算了，能用的办法在日常里',
  ]);
  const habit = (phase: Phase) =>
    w.minor ? w.pick(YOUNG_PHASES[phase]!) : w.pick(PHASE_WORDS[phase].habits);
  w.lines([
    `- 亲近${phaseName(first!)}：${habit(first!)}`,
    ...(second ? [`- 再添${phaseName(second)}：${habit(second)}`] : []),
    ...(strain ? [`- 节制${phaseName(strain)}：凡${PHASE_WORDS[strain].nature}一类的事，够用就停`] : []),
  ]);
  sayGround(w);
  w.end();
  w.say(
    `要留意的一面：${w.minor ? w.pick(YOUNG_STEMS[facts.day_master]!.temper) : w.pick(STEM_WORDS[facts.day_master]!.hard)}`,
  );
  w.say(
    `今年${yearText(year)}属${toneName(year)}，${year.tone > 0 ? '想做的可以动手，趁势把习惯立住' : year.tone < 0 ? '先减负担，把作息和底线守住' : '不急不缓，把手上的事做完整'}`,
  );
  w.more();
  w.say(habit(first!));
  w.say(groupWords(w, extremes(facts).most, 'nature'));
  w.say(SEAT_WORDS[facts.branch_gods.day!]!.self);
  if (!w.minor) w.say(`住处与去处，${w.pick(PLACES[first!])}更舒展`);
  sayNear(w, 'luck');
  w.end();
}

export function sayLuck(w: Writer): void {
  sayYear(w, w.today.month >= 11 && w.facts.year === w.today.year ? w.facts.year : w.today.year, 'luck');
}
