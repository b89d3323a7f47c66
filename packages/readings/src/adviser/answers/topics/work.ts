import { monthText, type YearLuck } from '@ziping/bazi/reading/facts';
import { amountOf, combinationsOf, phaseName, pillarOf } from '../../../reports/parts.ts';
import { GROUP_NAMES } from '../../../reports/words-groups.ts';
import { MONTH_GODS } from '../../../reports/words-luck.ts';
import { PHASE_WORDS } from '../../../reports/words-phases.ts';
import { SEAT_WORDS, STAGE_WORDS, STEM_WORDS } from '../../../reports/words-self.ts';
import { COMBINATION_WORDS } from '../../../reports/words-topics.ts';
import type { Topic } from '../../understand/topics.ts';
import { BOSS_WAYS, JOB_VERDICTS, ROLES, startupVerdict } from '../words.ts';
import type { Writer } from '../../writer.ts';
import { sayCycle } from '../luck/cycles.ts';
import { firstAhead, starsOfYear, toneName, touchesOf, yearOfLuck, yearText } from '../luck/signs.ts';
import { sayYear } from '../luck/years.ts';
import { LEVELS, bestAhead, groupWords, sayGround, sayNear, tradesOf, yearsAhead } from './ground.ts';

export function sayIndustry(w: Writer): void {
  const { facts } = w;
  const [first, second] = facts.good;
  const [strain] = facts.bad;
  w.step(`看最显的一组：${GROUP_NAMES[facts.leading]}，约占${facts.groups[facts.leading].percent}%。`);
  w.say(
    second
      ? `适合你的行业，**先取${phaseName(first!)}一路**，如${tradesOf(w, first!)}；**次取${phaseName(second)}一路**，如${tradesOf(w, second)}`
      : `适合你的行业，**以${phaseName(first!)}一路为先**，如${tradesOf(w, first!)}`,
  );
  sayGround(w);
  w.end();
  w.say(
    `再看位置：最显的是${GROUP_NAMES[facts.leading]}（约占${facts.groups[facts.leading].percent}%），${w.pick(ROLES[facts.leading])}`,
  );
  w.say(STEM_WORDS[facts.day_master]!.work);
  w.end();
  if (strain)
    w.say(
      `${phaseName(strain)}一路要省着用，${tradesOf(w, strain)}之类不是不能做，只是做起来费力，别把全部身家押在上面`,
    );
  w.say([
    '行当只是外衣，同一行里也有动静快慢，挑合自己节奏的那一种',
    '若已在别的行里，不必推倒重来，把工作里与它相近的一块做大就好',
  ]);
  w.more();
  w.say(groupWords(w, 'output', 'work'));
  w.say(groupWords(w, 'seal', 'work'));
  const [pair] = combinationsOf(facts);
  if (pair) {
    const words = COMBINATION_WORDS[`${pair[0]}-${pair[1]}`]!;
    w.say(`局中${words.name}，${w.pick(words.work)}`);
  }
  w.say(MONTH_GODS[facts.branch_gods.month!]!);
  w.end();
  sayNear(w, 'career');
  w.more();
  sayCareerCycle(w, 'career');
}

export function sayCareerCycle(w: Writer, topic: Topic): void {
  const cycle = w.facts.cycles[w.facts.current];
  if (cycle) sayCycle(w, cycle, topic);
  else sayYear(w, w.facts.year, topic);
}

export function sayCareer(w: Writer): void {
  const { facts } = w;
  const cycle = facts.cycles[facts.current];
  w.step(`看事业：月柱${pillarOf(facts, 'month')}，最显的一组是${GROUP_NAMES[facts.leading]}。`);
  w.say(`你的事业，**${w.pick(ROLES[facts.leading])}**`);
  w.say(STEM_WORDS[facts.day_master]!.work);
  sayGround(w);
  w.end();
  w.say(groupWords(w, facts.leading === 'officer' ? 'seal' : 'officer', 'work'));
  if (cycle) w.say(`眼下走${cycle.ganzhi}运，到${monthText(cycle.until)}换运，属${toneName(cycle)}`);
  sayNear(w, 'career');
  w.end();
  w.tell([
    '升与不升，看的是本事与时机两样，时机好的年份把成果摆出来，平常的年份把本事练厚',
    '位置是做出来的，顺的年份往前要，紧的年份往深里做',
  ]);
  w.more();
  sayIndustryShort(w);
  w.more();
  sayCareerCycle(w, 'career');
}

function sayIndustryShort(w: Writer): void {
  const { facts } = w;
  const [first, second] = facts.good;
  w.say(
    `落到行业上，${phaseName(first!)}一路最省力，如${tradesOf(w, first!)}${second ? `；其次是${phaseName(second)}一路，如${tradesOf(w, second)}` : ''}`,
  );
  w.say(groupWords(w, 'output', 'work'));
  w.say(groupWords(w, 'wealth', 'work'));
  w.say(MONTH_GODS[facts.branch_gods.month!]!);
  w.say(STEM_WORDS[facts.day_master]!.hard);
  w.end();
}

/** What moves the pillar of work in a year, or null. */
function movedBy(w: Writer, year: YearLuck): string | null {
  const touch = touchesOf(w, year.ganzhi, 'month').find(({ kind }) => kind !== 'stem_combine');
  if (touch) return `与月柱${touch.name}`;
  return starsOfYear(w, year).includes('驿马') ? '带驿马' : null;
}

export function sayJobChange(w: Writer, asked?: readonly number[]): void {
  const { facts } = w;
  const near = (asked ?? [firstAhead(w), firstAhead(w) + 1]).map((year) => yearOfLuck(w, year));
  const [one, other] = near;
  if (asked && one && other && near.length === 2)
    w.say(
      one.tone === other.tone
        ? `两年相比，**轻重相近**，都属${toneName(one)}，差别在有没有变动的讯息`
        : `两年相比，**${(one.tone > other.tone ? one : other).year}年更省力**`,
    );
  w.step(`看工作的位置：月柱${pillarOf(facts, 'month')}，逢冲逢合便有变动。`);
  for (const year of near) {
    const moved = movedBy(w, year);
    const kind = `${moved ? 'moved' : 'still'}_${year.tone > 0 ? 'good' : 'bad'}` as const;
    w.say(
      `**${year.year}年${year.ganzhi}（虚岁${year.age}）**：${moved ? `流年${moved}，` : ''}总体${toneName(year)}，${w.pick(JOB_VERDICTS[kind])}`,
    );
  }
  w.step(`看流年：${near.map((year) => `${year.year}年${toneName(year)}`).join('，')}。`);
  w.end();
  w.say(`月柱${pillarOf(facts, 'month')}管工作与环境，${groupWords(w, 'officer', 'work')}`);
  w.say(STEM_WORDS[facts.day_master]!.work);
  w.end();
  const moving = yearsAhead(w)
    .filter((year) => year.tone > 0 && movedBy(w, year) !== null)
    .slice(0, 2);
  w.say(
    moving.length > 0
      ? `往后几年里，动而有力的是${moving.map(({ year, ganzhi }) => `${year}年${ganzhi}`).join('、')}，大的转换放在那里更省力`
      : `往后几年没有特别催人动的年份，换与不换，看机会本身的成色`,
  );
  w.tell([
    '走之前问自己三样：本事带得走吗，新地方要的是不是你的长处，手上的积蓄够撑半年吗',
    '盘上说的是时机，薪水、合同、前景这些实处，还要你自己一样样核过',
  ]);
  w.more();
  sayIndustryShort(w);
  w.more();
  sayCareerCycle(w, 'career');
}

export function sayBoss(w: Writer): void {
  const { facts } = w;
  const { level } = facts.groups.officer;
  w.step(`看上级：官杀${amountOf('officer', facts).replace(/^官杀/, '')}。`);
  w.step(`看同事：比劫${amountOf('peer', facts).replace(/^比劫/, '')}。`);
  w.say(`上级看官杀，${amountOf('officer', facts)}。**${w.pick(BOSS_WAYS[LEVELS[level]])}**`);
  w.say(groupWords(w, 'officer', 'work'));
  w.end();
  w.say(`同事看比劫，${amountOf('peer', facts)}，${groupWords(w, 'peer', 'work')}`);
  w.say(STEM_WORDS[facts.day_master]!.hard);
  w.end();
  sayNear(w, 'boss');
  w.more();
  w.say(groupWords(w, 'seal', 'work'));
  w.say(groupWords(w, 'output', 'work'));
  w.say(MONTH_GODS[facts.branch_gods.month!]!);
  w.say(STEM_WORDS[facts.day_master]!.work);
  w.end();
  w.more();
  sayCareerCycle(w, 'career');
}

export function sayStartup(w: Writer): void {
  const { facts } = w;
  const { verdict, reason } = startupVerdict(facts);
  w.step(`看担财的力气：日主${facts.strength.verdict}，${amountOf('wealth', facts)}。`);
  w.say(`自己做事，**${verdict}**：${reason}`);
  sayGround(w);
  w.end();
  w.say(`合伙看比劫，${amountOf('peer', facts)}，${groupWords(w, 'peer', 'money')}`);
  w.say(groupWords(w, 'output', 'money'));
  w.end();
  const best = bestAhead(w, 'startup', 2);
  w.say(
    `时机上，近几年以${best.map((year) => `${year.year}年${year.ganzhi}（${toneName(year)}）`).join('、')}较合用`,
  );
  w.tell('投多少、跟谁做、合同怎么写，要看实际的账与人，盘上的话只作一面镜子');
  w.more();
  sayIndustryShort(w);
  w.more();
  sayCareerCycle(w, 'startup');
}

export function sayAgedWork(w: Writer): void {
  const { facts } = w;
  w.step(`看年纪：虚岁${facts.age}，谈心力的去处，不谈职位。`);
  w.step(`看最显的一组：${amountOf(facts.leading, facts)}。`);
  w.say('到了这个年纪，事业二字可以换成**心力的去处**，不必再以职位衡量');
  w.say(`${amountOf(facts.leading, facts)}，${groupWords(w, facts.leading, 'nature')}`);
  sayGround(w);
  w.end();
  const [first] = facts.good;
  w.say(
    `取用在${phaseName(first!)}，手边的事不妨往${PHASE_WORDS[first!].nature}一类靠，${w.pick(PHASE_WORDS[first!].habits)}`,
  );
  const year = yearOfLuck(w, facts.year);
  w.say(`今年${yearText(year)}属${toneName(year)}，经验可以慢慢讲给后来的人听，担子让年轻人去挑`);
  w.more();
  w.say(STEM_WORDS[facts.day_master]!.nature);
  w.say(SEAT_WORDS[facts.branch_gods.day!]!.self);
  w.say(STAGE_WORDS[facts.seat_stage]!);
  w.end();
}
