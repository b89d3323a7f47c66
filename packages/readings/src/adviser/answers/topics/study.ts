import { groupOf } from '@ziping/bazi/reading/facts';
import { amountOf, phaseName } from '../../../reports/parts.ts';
import { SEAT_WORDS, STEM_WORDS } from '../../../reports/words-self.ts';
import { YOUNG_PHASES, YOUNG_STEMS } from '../../../reports/words-young.ts';
import type { Writer } from '../../writer.ts';
import { firstAhead, toneName, yearOfLuck, yearText } from '../luck/signs.ts';
import { sayYear } from '../luck/years.ts';
import { bestAhead, groupWords, tradesOf } from './ground.ts';

export function sayStudy(w: Writer, exam: boolean): void {
  const { facts } = w;
  const stars = ['文昌贵人', '学堂', '词馆', '太极贵人', '华盖'].filter((name) =>
    facts.shen_sha.some((star) => star.name === name),
  );
  const year = yearOfLuck(w, firstAhead(w));
  w.step(`看学业：印星主吸收，食伤主发挥，${amountOf('seal', facts)}。`);
  w.step(`看文星：${stars.length > 0 ? `命里见${stars.join('、')}` : '四柱不见文昌一类'}。`);
  const { seal, output } = facts.groups;
  const strong = seal.percent >= output.percent;
  w.say(
    strong
      ? `你的学习，**长在理解与积累**：${amountOf('seal', facts)}，先懂后记，底子打得厚`
      : `你的学习，**长在发挥与表达**：${amountOf('output', facts)}，脑子活，临场能拿出东西`,
  );
  w.say(w.minor ? YOUNG_STEMS[facts.day_master]!.learn : groupWords(w, strong ? 'output' : 'seal', 'work'));
  if (stars.length > 0)
    w.say(
      `命里见${stars.join('、')}，${stars.some((star) => ['文昌贵人', '学堂', '词馆'].includes(star)) ? '读写上的悟性是添分的' : '钻研的耐心是添分的'}`,
    );
  w.end();
  const group = groupOf(year.stem_god);
  w.say(
    `${yearText(year)}逢${year.stem_god}，${exam ? '论应考' : '论学业'}，${group === 'seal' || group === 'officer' ? '是借得上力的一年' : group === 'wealth' ? '心容易被外面的事分走，要先收心' : '靠的是自己的进度，结伴复习会好些'}，总体${toneName(year)}`,
  );
  const best = bestAhead(w, 'exam', 2);
  w.say(`往后看，${best.map(({ year: number, ganzhi }) => `${number}年${ganzhi}`).join('、')}更合读书应考`);
  w.end();
  w.tell(
    exam
      ? [
          '考得如何，七分在卷面上的功夫，盘上的三分，用来安排节奏就够了',
          '把最难的一科放在精神最好的时段，考前一周只看错题，比求签管用',
        ]
      : [
          '学什么，先看喜不喜欢、坐不坐得住，盘上的话作个参考',
          '读书是长跑，顺的年份多往前赶，平的年份把基础补牢',
        ],
  );
  w.more();
  if (w.minor) {
    const words = YOUNG_STEMS[facts.day_master]!;
    w.say(words.temper);
    w.say(words.praise);
    w.say(words.learn);
    for (const phase of facts.good.slice(0, 2))
      w.say(`取用在${phaseName(phase)}，${w.pick(YOUNG_PHASES[phase]!)}`);
  } else {
    const [phase] = facts.good;
    w.say(`选方向的话，与${phaseName(phase!)}相近的门类省力，如${tradesOf(w, phase!)}`);
    w.say(STEM_WORDS[facts.day_master]!.nature);
    w.say(STEM_WORDS[facts.day_master]!.hard);
    w.say(SEAT_WORDS[facts.branch_gods.day!]!.self);
  }
  w.more();
  sayYear(w, year.year, 'study');
}
