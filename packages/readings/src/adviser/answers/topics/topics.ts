import { amountOf, extremes, pillarOf } from '../../../reports/parts.ts';
import type { Time } from '../../understand/time/times.ts';
import type { Topic } from '../../understand/topics.ts';
import type { Writer } from '../../writer.ts';
import { aspectOf, firstAhead, toneName, yearOfLuck, yearText } from '../luck/signs.ts';
import { sayYears } from '../luck/years.ts';
import { sayHealth } from './body.ts';
import { sayChildren, sayParents, sayPeople } from './family.ts';
import { AHEAD, dayMaster, groupWords, names, starGroup } from './ground.ts';
import { sayLuck, sayMove, sayName, sayRemedy, sayTaiSui } from './life.ts';
import { sayAgedLove, sayLove, sayMarriage, sayMarriageTime, sayPartner, sayRomance } from './love.ts';
import { sayChance, sayHouse, sayWealth } from './money.ts';
import {
  sayFavourable,
  sayLucky,
  sayPattern,
  sayPersonality,
  sayPhases,
  sayPillars,
  sayStars,
  sayStrength,
} from './self.ts';
import { sayStudy } from './study.ts';
import { sayAgedWork, sayBoss, sayCareer, sayIndustry, sayJobChange, sayStartup } from './work.ts';
import { sayYoung } from './young.ts';

const LOVE: readonly Topic[] = ['marriage_time', 'partner', 'romance', 'marriage', 'love'];

const WORK: readonly Topic[] = ['job_change', 'startup', 'industry', 'boss', 'career'];

const MONEY: readonly Topic[] = ['house', 'wealth'];

/** Answers about a topic, without a time. */
export function sayTopic(w: Writer, topic: Topic, when: boolean): void {
  if (w.minor && LOVE.includes(topic)) return sayYoung(w, 'love');
  if (w.minor && WORK.includes(topic)) return sayYoung(w, 'work');
  if (w.minor && MONEY.includes(topic)) return sayYoung(w, 'money');
  if (w.aged && LOVE.includes(topic)) return sayAgedLove(w);
  if (w.aged && WORK.includes(topic)) return sayAgedWork(w);
  if (
    when &&
    ['career', 'wealth', 'house', 'startup', 'luck', 'study', 'exam', 'health', 'children', 'love'].includes(
      topic,
    )
  ) {
    if (topic === 'love') return sayMarriageTime(w);
    if (topic !== 'children') {
      const first = firstAhead(w);
      return sayYears(
        w,
        Array.from({ length: AHEAD }, (_, i) => first + i),
        topic,
        true,
      );
    }
  }
  switch (topic) {
    case 'marriage_time':
      return sayMarriageTime(w);
    case 'partner':
      return sayPartner(w);
    case 'romance':
      return sayRomance(w);
    case 'marriage':
      return sayMarriage(w);
    case 'love':
      return sayLove(w);
    case 'job_change':
      return sayJobChange(w);
    case 'startup':
      return sayStartup(w);
    case 'industry':
      return sayIndustry(w);
    case 'boss':
      return sayBoss(w);
    case 'career':
      return sayCareer(w);
    case 'exam':
    case 'study':
      return sayStudy(w, topic === 'exam');
    case 'lottery':
    case 'invest':
      return sayChance(w, topic);
    case 'house':
      return sayHouse(w);
    case 'wealth':
      return sayWealth(w);
    case 'medicine':
    case 'health':
      return sayHealth(w, topic === 'medicine');
    case 'children':
      return sayChildren(w);
    case 'parents':
      return sayParents(w);
    case 'people':
      return sayPeople(w);
    case 'personality':
      return sayPersonality(w);
    case 'lucky':
      return sayLucky(w);
    case 'favourable':
      return sayFavourable(w);
    case 'phases':
      return sayPhases(w);
    case 'pattern':
      return sayPattern(w);
    case 'strength':
      return sayStrength(w);
    case 'stars':
      return sayStars(w);
    case 'pillars':
      return sayPillars(w);
    case 'name':
      return sayName(w);
    case 'move':
      return sayMove(w);
    case 'tai_sui':
      return sayTaiSui(w);
    case 'remedy':
      return sayRemedy(w);
    case 'luck':
      return sayLuck(w);
  }
}

/** Tells a topic whose answer for years is its own, and says whether there is one. */
export function sayTopicInYears(w: Writer, topic: Topic, years: readonly number[]): boolean {
  if (w.minor || w.aged || topic !== 'job_change') return false;
  if (years.length > 3 || years.some((year) => year < w.facts.year || year > w.facts.year + 30)) return false;
  sayJobChange(w, years.length === 1 ? [years[0]!, years[0]! + 1] : years);
  return true;
}

/** What an answer about a topic rests on. */
export function sayWhy(w: Writer, topics: readonly Topic[], time: Time | null): void {
  const { facts } = w;
  const { strength, favourable, pattern } = facts;
  const held = [
    strength.de_ling ? '得令' : '不得令',
    strength.de_di ? '得地' : '不得地',
    strength.de_shi ? '得势' : '不得势',
  ].join('、');
  w.step(`看旺衰：${held}，生扶约占${strength.percent}%，${strength.verdict}。`);
  w.step(`看取用：依${favourable.method}，以${names(favourable.useful)}为用。`);
  w.say(
    `前面的话，根子在这几步。**先看旺衰**：日主${dayMaster(w)}，${held}，生扶的力量约占${strength.percent}%，属${strength.verdict}`,
  );
  w.say(
    `**再看取用**：${favourable.reasons[0]?.text ?? `依${favourable.method}取${names(favourable.useful)}`}`,
  );
  w.end();
  const [topic] = topics;
  const aspect = aspectOf(topic);
  if (aspect === 'love' && !w.minor)
    w.say(
      `**最后看所问的事**：感情看日支${pillarOf(facts, 'day').charAt(1)}（本气${facts.branch_gods.day!}）与${facts.gender === 'male' ? '财星' : '官杀'}，${amountOf(starGroup(w), facts)}`,
    );
  else if (aspect === 'work' && !w.minor)
    w.say(
      `**最后看所问的事**：事业看月柱${pillarOf(facts, 'month')}与最显的一组，${amountOf(facts.leading, facts)}；行业取喜用的${names(facts.good.slice(0, 2))}`,
    );
  else if (aspect === 'money' && !w.minor)
    w.say(`**最后看所问的事**：钱财看财星与日主担不担得起，${amountOf('wealth', facts)}`);
  else if (aspect === 'study')
    w.say(`**最后看所问的事**：学业看印与食伤，${amountOf('seal', facts)}；${amountOf('output', facts)}`);
  else if (aspect === 'health')
    w.say(`**最后看所问的事**：身心看五行的偏盛与不足，最重的一组是${amountOf(extremes(facts).most, facts)}`);
  else w.say(`**最后看格局与岁运**：${pattern.name}，${pattern.state}，${amountOf(facts.leading, facts)}`);
  const asked =
    time?.kind === 'year' ? time.year : time?.kind === 'months' ? time.months[0]!.year : facts.year;
  const year = yearOfLuck(w, Math.max(asked, facts.birth_year));
  w.say(
    `年份的顺与紧，看干支的五行是喜是忌：${yearText(year)}天干${year.stem_god}、地支本气${year.branch_god}，合起来属${toneName(year)}`,
  );
  w.end();
  w.tell('强弱与取用各家取法有出入，这里用的是本站说明的算法；你觉得不合的地方，以自己的经历为准');
  w.more();
  for (const { text } of favourable.reasons.slice(1, 4)) w.say(text);
  w.say(pattern.rests_on.text);
  for (const { text } of pattern.verdict.slice(0, 2)) w.say(text);
  w.say(groupWords(w, facts.leading, 'nature'));
  w.end();
}
