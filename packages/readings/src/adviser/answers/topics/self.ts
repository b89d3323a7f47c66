import { ANIMALS, BRANCHES } from '@ziping/bazi/sixty-cycle';
import { type GodGroup, seasonOf } from '@ziping/bazi/reading/facts';
import { amountOf, extremes, phaseName, pillarOf } from '../../../reports/parts.ts';
import { GROUP_NAMES, SPECIAL_SPINE, SPINE } from '../../../reports/words-groups.ts';
import { MONTH_GODS } from '../../../reports/words-luck.ts';
import { type NatalKey, PALACE_NAMES, PHASE_WORDS, STAR_WORDS } from '../../../reports/words-phases.ts';
import { SEASON_WORDS } from '../../../reports/words-seasons.ts';
import { SEAT_WORDS, STAGE_WORDS, STEM_WORDS } from '../../../reports/words-self.ts';
import { YOUNG_PHASES, YOUNG_STEMS } from '../../../reports/words-young.ts';
import { LUCKY, PLACES } from '../words.ts';
import type { Writer } from '../../writer.ts';
import { dayMaster, groupWords, names, sayGround, sayNear } from './ground.ts';

export function sayPersonality(w: Writer): void {
  const { facts } = w;
  const words = STEM_WORDS[facts.day_master]!;
  const day = pillarOf(facts, 'day');
  const god = facts.branch_gods.day!;
  w.step(`看日主：${dayMaster(w)}，坐支${day.charAt(1)}的本气是${god}。`);
  w.step(`看最显的一组：${amountOf(facts.leading, facts)}。`);
  w.say(`日主${dayMaster(w)}，${w.pick(words.image)}。**${w.pick(words.nature)}**`);
  w.say(`${day}日坐支的本气是${god}，${w.pick(SEAT_WORDS[god]!.self)}`);
  w.end();
  w.say(`${amountOf(facts.leading, facts)}，${groupWords(w, facts.leading, 'nature')}`);
  w.say(`要留心的一面：${w.minor ? w.pick(YOUNG_STEMS[facts.day_master]!.temper) : w.pick(words.hard)}`);
  w.end();
  w.say(
    w.minor
      ? YOUNG_STEMS[facts.day_master]!.praise
      : SEASON_WORDS[facts.day_master]![seasonOf(pillarOf(facts, 'month').charAt(1))]!,
  );
  if (w.minor) w.say(YOUNG_STEMS[facts.day_master]!.learn);
  w.more();
  if (w.minor) {
    w.say(YOUNG_STEMS[facts.day_master]!.friends);
    w.say(YOUNG_STEMS[facts.day_master]!.learn);
    for (const phase of facts.good.slice(0, 2))
      w.say(`取用在${phaseName(phase)}，落在日常里，${w.pick(YOUNG_PHASES[phase]!)}`);
  } else {
    w.say(words.nature);
    w.say(STAGE_WORDS[facts.seat_stage]!);
    const special = SPECIAL_SPINE[facts.pattern.kind];
    w.say(special ?? SPINE[facts.side][facts.leading as Exclude<GodGroup, 'peer'>]);
    const { least } = extremes(facts);
    w.say(`最少的一组是${GROUP_NAMES[least]}，${groupWords(w, least, 'nature')}`);
  }
  w.end();
}

export function sayFavourable(w: Writer): void {
  const { facts } = w;
  const { useful, helpful, harmful, neutral, method, reasons } = facts.favourable;
  w.step(`看旺衰：日主${dayMaster(w)}，${facts.strength.verdict}，生扶约占${facts.strength.percent}%。`);
  w.step(`取用：依${method}，以${names(useful)}为用。`);
  w.say(
    `你的**用神是${names(useful)}**${helpful.length > 0 ? `，喜神是${names(helpful)}` : ''}${harmful.length > 0 ? `，忌神是${names(harmful)}` : ''}${neutral.length > 0 ? `；${names(neutral)}居中，不喜不忌` : ''}`,
  );
  for (const { text } of reasons.slice(0, 2)) w.say(text);
  w.end();
  const [first] = useful;
  w.say(
    `落到日常，${phaseName(first!)}主${PHASE_WORDS[first!].nature}，${w.minor ? w.pick(YOUNG_PHASES[first!]!) : w.pick(PHASE_WORDS[first!].habits)}`,
  );
  if (harmful[0])
    w.say(
      `${phaseName(harmful[0])}一边够用就停，凡${PHASE_WORDS[harmful[0]].nature}一类的事，过了头便成消耗`,
    );
  w.tell('强弱与取用各家有不同的看法，这里用的是本站说明的算法');
  w.more();
  sayLuckyTable(w);
  w.more();
  for (const { text } of reasons.slice(2)) w.say(text);
  sayGround(w);
  sayNear(w, 'luck');
  w.end();
}

function sayLuckyTable(w: Writer): void {
  const { facts } = w;
  const phases = facts.good.slice(0, 2);
  w.tell('对到颜色、方位与数字上，大致如下：');
  w.lines([
    '| 五行 | 颜色 | 方位 | 数字 | 物象 |',
    '| --- | --- | --- | --- | --- |',
    ...phases.map(
      (phase) =>
        `| ${phaseName(phase)} | ${LUCKY[phase].colours} | ${LUCKY[phase].direction} | ${LUCKY[phase].numbers} | ${LUCKY[phase].things} |`,
    ),
  ]);
}

export function sayLucky(w: Writer): void {
  const { facts } = w;
  const [first] = facts.good;
  const [strain] = facts.bad;
  w.step(
    `看取用：以${names(facts.favourable.useful)}为用${facts.favourable.helpful.length > 0 ? `，${names(facts.favourable.helpful)}为喜` : ''}。`,
  );
  w.step('把喜用的五行对到颜色、方位与数字上。');
  w.say(`你喜用的是**${names(facts.good.slice(0, 2))}**，一切取向都从这里来`);
  sayLuckyTable(w);
  sayGround(w);
  if (strain)
    w.say(
      `${phaseName(strain)}一路（${LUCKY[strain].colours}，${LUCKY[strain].direction}）不必刻意避开，少用一些就好`,
    );
  w.end();
  w.say(
    `颜色数字是添个心意，真正管用的是习惯：${w.minor ? w.pick(YOUNG_PHASES[first!]!) : w.pick(PHASE_WORDS[first!].habits)}`,
  );
  w.more();
  for (const phase of facts.good.slice(0, 2))
    w.say(
      `${phaseName(phase)}主${PHASE_WORDS[phase].nature}，应${PHASE_WORDS[phase].season}，${w.minor ? w.pick(YOUNG_PHASES[phase]!) : w.pick(PHASE_WORDS[phase].habits)}`,
    );
  for (const { text } of facts.favourable.reasons.slice(0, 2)) w.say(text);
  if (!w.minor) w.say(`住处与城市，${w.pick(PLACES[first!])}更合你`);
  w.end();
}

export function sayPhases(w: Writer): void {
  const { facts } = w;
  const order = [...facts.five_phases.shares].sort((a, b) => b.percent - a.percent);
  const { missing } = facts.five_phases;
  const top = order[0]!;
  w.step(
    `按月令折算五行：${order.map(({ phase, percent }) => `${phaseName(phase)}${percent}%`).join('、')}。`,
  );
  w.step(`对照取用：以${names(facts.favourable.useful)}为用。`);
  w.say(
    `你的五行由多到少是**${order.map(({ phase, percent }) => `${phaseName(phase)}${percent}%`).join('、')}**`,
  );
  w.say(
    missing.length === 0
      ? `${facts.hour_unknown ? '六' : '八'}个字里五行俱全，缺的不是种类，是分寸`
      : `${facts.hour_unknown ? '六' : '八'}个字的明面上不见${names(missing)}，不等于要补它：该补什么看取用，不看缺什么`,
  );
  w.end();
  w.say(
    `最多的${phaseName(top.phase)}${{ good: '恰是所喜，长处与用处在一条线上', neutral: '于取用不喜不忌，当作背景即可', bad: '正是要节制的一边，功夫要花在疏导上' }[facts.favour[top.phase]]}`,
  );
  sayGround(w);
  const [good] = facts.good;
  w.say(
    `所以要亲近的是${names(facts.good.slice(0, 2))}，${w.minor ? w.pick(YOUNG_PHASES[good!]!) : w.pick(PHASE_WORDS[good!].habits)}`,
  );
  w.more();
  sayLuckyTable(w);
  for (const phase of [...missing, ...facts.good].slice(0, 2))
    w.say(
      `${phaseName(phase)}主${PHASE_WORDS[phase].nature}，应${PHASE_WORDS[phase].season}与${LUCKY[phase].direction}`,
    );
  w.end();
}

export function sayPattern(w: Writer): void {
  const { facts } = w;
  const { pattern } = facts;
  w.step(`看月令：${pattern.rests_on.text}`);
  w.step(`论成败：${pattern.name}，${pattern.state}。`);
  w.say(
    `你的格局是**${pattern.name}**，${pattern.state}${pattern.genuine ? '' : '，属假格'}。${pattern.rests_on.text}`,
  );
  for (const { text } of pattern.verdict.slice(0, 2)) w.say(text);
  w.say(
    {
      成格: '成格说的是该有的都有，人有章法，走正路最省力',
      救应: '中间有破又有救，先难后成，转折处最见本事',
      败格: '格中带破，不是命不好，只说明功夫要下在这里',
      未成: '格未成形，活动的余地反而大，要等岁运来补一把',
    }[pattern.state],
  );
  w.end();
  const special = SPECIAL_SPINE[pattern.kind];
  w.say(special ?? SPINE[facts.side][facts.leading as Exclude<GodGroup, 'peer'>]);
  w.say(MONTH_GODS[facts.branch_gods.month!]!);
  w.tell('格局分的是路数，不是高低贵贱；同一个格局，各人走出来的日子差得很远');
  w.more();
  sayFavourable(w);
  w.more();
  sayStrength(w);
}

export function sayStrength(w: Writer): void {
  const { facts } = w;
  const { strength } = facts;
  const held = [
    strength.de_ling ? '得令' : '不得令',
    strength.de_di ? '得地' : '不得地',
    strength.de_shi ? '得势' : '不得势',
  ].join('、');
  w.step(`看月令、根与帮扶：${held}。`);
  w.step(`合计生扶${strength.percent}%，定为${strength.verdict}。`);
  w.say(`你的日主${dayMaster(w)}**${strength.verdict}**：${held}，生扶的力量约占${strength.percent}%`);
  w.say(SEASON_WORDS[facts.day_master]![seasonOf(pillarOf(facts, 'month').charAt(1))]!);
  w.end();
  w.say(
    {
      strong: '力气足的命要的是去处：有事可做、有人可担、有作品可拿出来，闲着反而难受',
      balanced: '强弱相当的命要的是节奏：不必逞强，也不必自谦，量力而行便稳',
      weak: '力气有限的命要的是借力：借师长、借平台、借时间，一次只做一样，反而成得多',
    }[facts.side],
  );
  w.say(STEM_WORDS[facts.day_master]!.nature);
  w.say(`取用因此落在${names(facts.favourable.useful)}，走的是${facts.favourable.method}一路`);
  w.more();
  w.say(amountOf(facts.leading, facts));
  w.say(groupWords(w, facts.leading, 'nature'));
  w.say(STAGE_WORDS[facts.seat_stage]!);
  w.say(w.minor ? YOUNG_STEMS[facts.day_master]!.temper : STEM_WORDS[facts.day_master]!.hard);
  w.end();
}

export function sayPillars(w: Writer): void {
  const { facts, chart } = w;
  const keys = facts.pillars.map(({ key }) => key as NatalKey);
  w.step(`列四柱：${keys.map((key) => `${PALACE_NAMES[key]}${pillarOf(facts, key)}`).join('、')}。`);
  w.step(`看根本：日主${dayMaster(w)}，${facts.strength.verdict}，${facts.pattern.name}。`);
  w.say(
    `你的八字，日主是**${dayMaster(w)}**，${facts.strength.verdict}，${facts.pattern.name}${facts.hour_unknown ? '；时辰未知，时柱空着' : ''}，生肖属${ANIMALS.charAt(BRANCHES.indexOf(pillarOf(facts, 'year').charAt(1)))}`,
  );
  w.lines([
    '| 柱 | 干支 | 天干十神 | 地支藏干 | 纳音 |',
    '| --- | --- | --- | --- | --- |',
    ...keys.map((key) => {
      const pillar = chart.bazi[`${key}_pillar`];
      return `| ${PALACE_NAMES[key]} | ${pillarOf(facts, key)} | ${pillar.shi_shen} | ${pillar.cang_gan.join('')} | ${pillar.na_yin} |`;
    }),
  ]);
  w.say(STEM_WORDS[facts.day_master]!.image.map((text) => `${dayMaster(w)}${text}`));
  w.say(`取用以${names(facts.favourable.useful)}为先，${groupWords(w, facts.leading, 'nature')}`);
  w.more();
  sayPersonality(w);
}

export function sayStars(w: Writer): void {
  const { facts } = w;
  const keys = facts.pillars.map(({ key }) => key as NatalKey);
  const of = (key: NatalKey) => facts.shen_sha.filter((star) => star.key === key).map(({ name }) => name);
  w.step(`逐柱查神煞：${keys.map((key) => `${PALACE_NAMES[key]}${of(key).length}个`).join('，')}。`);
  w.say(`你的神煞，逐柱列在下面，**听一半就好**，它们是旁证，主干仍在五行与十神`);
  w.lines(keys.map((key) => `- ${PALACE_NAMES[key]}${pillarOf(facts, key)}：${of(key).join('、') || '无'}`));
  const told = Object.keys(STAR_WORDS).flatMap(
    (name) => facts.shen_sha.find((star) => star.name === name) ?? [],
  );
  if (!w.minor)
    for (const { name, key } of told.slice(0, 2))
      w.say(`${PALACE_NAMES[key as NatalKey]}${w.pick(STAR_WORDS[name]!)}`);
  w.say(
    `想知道其中哪一个的意思，直接问名字就行；整张盘的主线还是日主${dayMaster(w)}、${facts.strength.verdict}、以${names(facts.favourable.useful)}为用`,
  );
  w.more();
  if (!w.minor)
    for (const { name, key } of told.slice(2, 5))
      w.say(`${PALACE_NAMES[key as NatalKey]}${w.pick(STAR_WORDS[name]!)}`);
  sayGround(w);
  w.say(STEM_WORDS[facts.day_master]!.nature);
  w.end();
}
