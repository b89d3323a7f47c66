import { phaseName } from '../../../reports/parts.ts';
import { PHASE_WORDS } from '../../../reports/words-phases.ts';
import { STEM_WORDS } from '../../../reports/words-self.ts';
import { YOUNG_PHASES, YOUNG_STEMS } from '../../../reports/words-young.ts';
import type { Writer } from '../../writer.ts';
import { firstAhead, toneName, touchesOf, yearOfLuck, yearText } from '../luck/signs.ts';
import { sayYear } from '../luck/years.ts';

export function sayHealth(w: Writer, medicine: boolean): void {
  const { facts } = w;
  const order = [...facts.five_phases.shares].sort((a, b) => b.percent - a.percent);
  const [top, low] = [order[0]!, order.at(-1)!];
  const kind = (percent: number) => (percent > 32 ? 'much' : percent < 12 ? 'little' : 'even');
  w.step(
    `看五行的偏盛与不足：${phaseName(top.phase)}${top.percent}%最多，${phaseName(low.phase)}${low.percent}%最少。`,
  );
  w.step('旧说以五行配脏腑，只作起居的提醒，不作诊断。');
  if (medicine)
    w.tell([
      '**病与药的事，请听医生的**：不舒服就去检查，用药、手术、怀孕这些，命盘不能替医生说话',
      '这一类要**以医生的诊断为准**，别因为一张盘耽误了看病；下面只说起居',
    ]);
  w.say(
    `论身心的底子，五行里${phaseName(top.phase)}最多（约占${top.percent}%），旧说关乎${PHASE_WORDS[top.phase].body}：**${w.pick(PHASE_WORDS[top.phase][kind(top.percent)])}**`,
  );
  w.say(
    `${phaseName(low.phase)}最少（约占${low.percent}%），关乎${PHASE_WORDS[low.phase].body}，${w.pick(PHASE_WORDS[low.phase][kind(low.percent)])}`,
  );
  w.end();
  const [good] = facts.good;
  w.say(
    `调养的方向在${phaseName(good!)}：${w.minor ? w.pick(YOUNG_PHASES[good!]!) : w.pick(PHASE_WORDS[good!].habits)}`,
  );
  w.say(w.minor ? YOUNG_STEMS[facts.day_master]!.temper : STEM_WORDS[facts.day_master]!.hard);
  const year = yearOfLuck(w, firstAhead(w));
  const touch = touchesOf(w, year.ganzhi, 'day').find(({ kind: one }) => one === 'clash');
  w.say(
    `${yearText(year)}属${toneName(year)}${touch ? `，又与日柱${touch.name}，奔波多，睡眠与作息要先守住` : '，作息稳住就好'}`,
  );
  w.end();
  if (!medicine)
    w.tell([
      '这是从五行说的起居之道，身体若有不适，请去看医生',
      '以上只谈作息，不是诊断；有不舒服，还是要请医生看',
    ]);
  w.more();
  for (const { phase, percent } of order.slice(1, 4))
    w.say(
      `${phaseName(phase)}约占${percent}%，${PHASE_WORDS[phase].body}一边，${w.pick(PHASE_WORDS[phase][kind(percent)])}`,
    );
  for (const phase of facts.good.slice(0, 2))
    w.say(
      `要添${phaseName(phase)}的气，${w.minor ? w.pick(YOUNG_PHASES[phase]!) : w.pick(PHASE_WORDS[phase].habits)}`,
    );
  w.end();
  w.more();
  sayYear(w, year.year, 'health');
}
