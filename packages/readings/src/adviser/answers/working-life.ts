/** What a chart says of a working life: when it may be taken easier, what else there is to do, whether money stays. */
import type { Phase } from '@ziping/bazi/types';

import type { Writer } from '../writer.ts';
import type { Answer } from './answer.ts';
import type { Asked } from './asked.ts';
import { spanText, yearOfLuck } from './luck/signs.ts';
import { rankedYears, signOfYear } from './period.ts';

/** 虚岁 before which nobody is told to stop working, and from which nobody is told to wait. */
const [FIRST_REST, AT_REST] = [50, 61];
/** 虚岁 at which one may stop whatever the chart has: about when a pension begins. */
const LATEST = { male: 62, female: 56 } as const;
/** A part of the body that hurts from the work. */
const WORN =
  /腰椎?|膝盖?|颈椎|腿|肩膀?|后背|手(?=抖|疼|麻)|关节|(?<!歇)脚|眼睛|血压|一身病|身体(?=[^,。?!]{0,4}(?:垮|差|不好|不行))/;
const AT_OFFICE = '打12333问清养老保险还差几年、哪个月能领，差的年份现在就补上';

/** When one may stop, or do less: by the cycles to come from 50 on; what hurts is for a doctor. */
export function sayRest(w: Writer, { understood: { text }, lead }: Asked): Answer {
  const now = w.facts.cycles[w.facts.current];
  const [near] = rankedYears(w, { topic: 'luck' });
  const ahead = w.facts.cycles.filter((one) => !one.past && !one.current && one.end_age >= FIRST_REST);
  const easier = ahead.find((one) => one.tone >= 0 && one.tone >= (now?.tone ?? 0)) ?? ahead[0];
  w.step(
    `看往后的大运：${easier ? `${spanText(easier)}走${easier.ganzhi}` : '没有更松的一步'}，近处最松的是${near!.year}年。`,
  );
  const worn = WORN.exec(text)?.[0];
  const doctor = worn
    ? [`${/病|身体/.test(worn) ? '身上' : worn}的事归医生：这周先去看一次，别等歇下来再治`]
    : [];
  if (w.facts.age >= AT_REST)
    return {
      lead: lead('现在就能歇：到了这个岁数，不用等哪一年，先把活减一半'),
      reasons: [`近处${near!.year}年最松快，最晚那年全放下`],
      advice: [...doctor, AT_OFFICE],
      limits: [],
    };
  const latest = LATEST[w.facts.gender];
  const first = Math.max(easier?.start_age ?? latest, FIRST_REST, w.facts.age + 1);
  const age = Math.max(Math.min(first, latest), w.facts.age + 1);
  const year = w.facts.birth_year + age - 1;
  return {
    lead: lead(
      first > age
        ? `最晚虚岁${age}前后（${year}年）就该歇下来，盘里更松的一步来得迟，不用等它`
        : `虚岁${age}前后（${year}年）能慢慢歇下来，不必硬撑到那天才减`,
    ),
    reasons: [`近处${near!.year}年松快些，先从那年起少干一点`],
    advice: [...doctor, '换轻一点的做法：少搬、少熬夜、长途换短途', AT_OFFICE],
    limits: [],
  };
}

/** Work that one can begin without years of learning, by the phase that it belongs to. */
const AT_HAND: Readonly<Record<Phase, string>> = {
  wood: '蔬果店、托管班、改衣铺、花木养护',
  fire: '食堂后厨、早餐档、快餐打包、小家电维修',
  earth: '家政月嫂、小区物业、库房管理、房屋中介',
  metal: '五金修理、门岗安保、收银记账、质检',
  water: '生鲜水产、配送跑腿、洗衣店、电话客服',
};
/** The work is there still. */
const NOT_YET = /要(?:换|撤|裁|关|搬|上|改)|快(?:撤|裁|关|倒)|准备/;

/** What else to live on, where the work that one has goes: by the phases that help. */
export function sayNextWork(w: Writer, { understood: { text }, lead }: Asked): Answer {
  const { good, groups, leading, age } = w.facts;
  const [first = groups[leading].phase, second] = good;
  w.step(`看取用挑活路：以${[first, second].filter((one) => one !== undefined).length}样为先。`);
  return {
    lead: lead(`更合你的是${AT_HAND[first]}这一类${second ? `；其次是${AT_HAND[second]}` : ''}`),
    reasons: age >= 40 ? ['这个年纪招人的看踏实、肯留，比不过年轻人的快，就挑要稳的活'] : [],
    advice: [
      '这周去街道的就业窗口登记，问有没有免费培训和补贴，挑一样去跟一天',
      NOT_YET.test(text)
        ? '原来的活没停之前别自己先辞，问清转岗和补偿'
        : '先交钱才给活干的，一律不去；半年的生活费先留好',
    ],
    limits: [],
  };
}

/** How it is to share a business, by those who share in the chart. */
export function partnersTold(w: Writer): string {
  const { phase } = w.facts.groups.peer;
  return {
    good: '合伙你有人搭手更走得稳',
    neutral: '合伙对你不偏不倚，看账清不清',
    bad: '合伙容易跟人分薄，亲的也一样',
  }[w.facts.favour[phase]];
}

const KEEPS_NOTHING =
  /(?:是不是|难道|天生|命里|命中|八字|生来)[^,。?!]{0,8}(?:[存留守攒聚]不(?:住|下|了)[^,。?!]{0,2}(?:钱|财)?|漏财|破财|败家|散财)|(?:[存留守攒聚]不(?:住|下)[^,。?!]{0,2}|漏财|破财)(?:钱|财)?的命/;
/** Whether one asks if no money stays by nature: 我是不是天生存不住钱. */
export const fearsKeepingNothing = (text: string): boolean =>
  KEEPS_NOTHING.test(text) && /是不是|难道|会不会|吗|么$/.test(text);
const LENT = /借(?!口)|欠/;

/** Whether money stays, by the weight of those who share it in the chart. */
export function sayKeeping(w: Writer, { understood: { text }, lead }: Asked): Answer {
  const { peer } = w.facts.groups;
  const shares = peer.level === 'heavy' || (peer.level === 'even' && LENT.test(text));
  const [best] = rankedYears(w, { topic: 'wealth' });
  const now = signOfYear(w, yearOfLuck(w, w.today.year + 1), { topic: 'wealth' });
  w.step(`看财与比劫：比劫约占${peer.percent}%。`);
  return {
    lead: lead(
      shares
        ? '不是天生存不住，是盘里分钱的人多：亲戚朋友一开口，你容易松手'
        : '不是天生存不住：盘里分钱的人不多，钱多半漏在先花后存上',
    ),
    reasons: [
      `${w.today.year + 1}年钱上${{ good: '偏宽，正好起头存', even: '平平，先存小数', bad: '偏紧，守住就算赢' }[now]}${best!.year > w.today.year + 1 ? `，${best!.year}年最好攒` : ''}`,
    ],
    advice: [
      ...(LENT.test(text) ? ['借出去的这周补一张条子：数目、哪天还、一个月还多少；没还清不再借'] : []),
      '发工资当天先转走两成，存成取出来麻烦的定期',
    ],
    limits: [],
  };
}
