import { amountOf, phaseName } from '../../../reports/parts.ts';
import { type NatalKey, PALACE_NAMES, PHASE_WORDS } from '../../../reports/words-phases.ts';
import { STEM_WORDS } from '../../../reports/words-self.ts';
import { STAR_PLACES } from '../../../reports/words-topics.ts';
import { PLACES } from '../words.ts';
import type { Writer } from '../../writer.ts';
import { toneName, yearOfLuck, yearText } from '../luck/signs.ts';
import { bestAhead, groupWords, sayNear } from './ground.ts';
import { sayCareerCycle } from './work.ts';

export function sayWealth(w: Writer): void {
  const { facts } = w;
  const { wealth } = facts.groups;
  const keys = facts.pillars.map(({ key }) => key as NatalKey);
  const isWealth = (god: string | undefined) => god === '正财' || god === '偏财';
  const places = keys.filter((key) => isWealth(facts.stem_gods[key]) || isWealth(facts.branch_gods[key]));
  w.step(
    `看财星：属${phaseName(wealth.phase)}，${places.length > 0 ? `见于${places.map((key) => PALACE_NAMES[key]).join('、')}` : '不在明面上'}。`,
  );
  w.step(
    `看担财：日主${facts.strength.verdict}，${phaseName(wealth.phase)}于取用${{ good: '为喜', neutral: '不喜不忌', bad: '宜节制' }[facts.favour[wealth.phase]]}。`,
  );
  w.say(
    {
      strong: '你的财路，**担得起，难在够了就停**：日主有力，财来接得住，进取可以多一点，规矩也要跟上',
      balanced: '你的财路，**细水长流**：强弱相当，不贪快便少有大的亏空，平日收支有度就是福',
      weak: '你的财路，**先立身，再谈大小**：日主的力气有限，财要分期取，借人之力、借时间之力反而留得住',
    }[facts.side],
  );
  w.say(`${amountOf('wealth', facts)}，${groupWords(w, 'wealth', 'money')}`);
  w.end();
  if (places[0] && !w.aged) w.say(STAR_PLACES.wealth[places[0]]!);
  w.say(
    {
      good: `财星属${phaseName(wealth.phase)}，正在所喜之列，求财与养命是一个方向`,
      neutral: `财星属${phaseName(wealth.phase)}，于取用不喜不忌，以平常心求财`,
      bad: `财星属${phaseName(wealth.phase)}，在要节制的一边，够用便是好，为财所累最不值`,
    }[facts.favour[wealth.phase]],
  );
  w.say(STEM_WORDS[facts.day_master]!.money);
  w.end();
  sayNear(w, 'wealth');
  w.more();
  w.say(`守财看比劫与印：${groupWords(w, 'peer', 'money')}`);
  w.say(groupWords(w, 'seal', 'money'));
  w.say(groupWords(w, 'output', 'money'));
  for (const phase of facts.good.slice(0, 2))
    w.say(`亲近${phaseName(phase)}的办法用在钱上，${w.pick(PHASE_WORDS[phase].money)}`);
  w.end();
  w.more();
  sayCareerCycle(w, 'wealth');
}

/** Lottery, shares: nothing on what to buy, only on how the chart stands to money that comes fast. */
export function sayChance(w: Writer, topic: 'lottery' | 'invest'): void {
  const { facts } = w;
  const { wealth } = facts.groups;
  w.step(topic === 'lottery' ? '号码与中奖不在命理能说的范围里。' : '买什么、何时买卖不在命理能说的范围里。');
  w.step(`能看的是财星与担财的力气：${amountOf('wealth', facts)}，日主${facts.strength.verdict}。`);
  w.tell(
    topic === 'lottery'
      ? [
          '**号码和输赢，命盘给不出来**，谁说能算都不要信；小买是玩，大押伤身',
          '中不中、买几号，不是命理能说的，这一点要先讲明白',
        ]
      : [
          '**买哪一样、什么时候进出，我不能替你说**，那要看行情与自己的家底，该问持牌的专业人士',
          '具体的标的与买卖时点，命盘里没有，这一点先讲明白',
        ],
  );
  w.say(`盘上能看的，是你对快钱的体质：${amountOf('wealth', facts)}，日主${facts.strength.verdict}`);
  w.end();
  w.say(
    facts.side === 'weak'
      ? '力气有限的人碰大起大落的钱，先累的是心，本金宜守，收入宜靠本事'
      : facts.groups.peer.level === 'heavy'
        ? '比劫重的人手里的钱容易被分走，跟风与合股尤其要慢，先留足一年的用度再谈别的'
        : '担得起，不等于该冒险；设一个赔掉也不心疼的上限，到了就停',
  );
  w.say(groupWords(w, 'wealth', 'money'));
  w.say(STEM_WORDS[facts.day_master]!.money);
  w.end();
  const [good] = facts.good;
  w.say(`更合你的办法在${phaseName(good!)}一边：${w.pick(PHASE_WORDS[good!].money)}`);
  w.say(`${phaseName(wealth.phase)}为财，来路以本业为正，偏门再热也只当旁观`);
  w.more();
  w.say(groupWords(w, 'peer', 'money'));
  w.say(groupWords(w, 'seal', 'money'));
  w.say(groupWords(w, 'output', 'money'));
  sayNear(w, 'wealth');
  w.end();
}

export function sayHouse(w: Writer): void {
  const { facts } = w;
  const best = bestAhead(w, 'house', 2);
  w.step(`看房产：印星主房屋与安身，${amountOf('seal', facts)}。`);
  w.step(`看财力：${amountOf('wealth', facts)}，日主${facts.strength.verdict}。`);
  w.say(`置业看印与财两样：${amountOf('seal', facts)}；${amountOf('wealth', facts)}`);
  w.say(
    facts.favour[facts.groups.seal.phase] === 'good'
      ? '印在所喜之列，**有个安稳的住处，于你是加分的**，房子不必大，住得静最要紧'
      : facts.favour[facts.groups.seal.phase] === 'bad'
        ? '印在要节制的一边，**不必为房子压得喘不过气**，够住、还得起，比一步到位好'
        : '印于取用不喜不忌，**买与不买都不影响大局**，看家里的需要就好',
  );
  w.end();
  w.say(groupWords(w, 'seal', 'money'));
  w.say(
    `时机上，近几年以${best.map((year) => `${year.year}年${year.ganzhi}（${toneName(year)}）`).join('、')}手头较松，安排大项支出更从容`,
  );
  const year = yearOfLuck(w, facts.year);
  w.say(`今年${yearText(year)}属${toneName(year)}`);
  w.end();
  w.tell('价格、贷款、合同这些实处，要请懂行的人看；盘上的话只帮你分清急与不急');
  w.more();
  w.say(groupWords(w, 'wealth', 'money'));
  w.say(STEM_WORDS[facts.day_master]!.money);
  const [phase] = facts.good;
  w.say(`若论方位，取用在${phaseName(phase!)}，${w.pick(PLACES[phase!])}住着更舒展`);
  w.end();
  w.more();
  sayCareerCycle(w, 'house');
}
