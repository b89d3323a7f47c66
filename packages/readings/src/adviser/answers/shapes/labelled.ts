/** A choice between two that are described: A是公务员，B是程序员. */
import { ANIMALS, BRANCHES } from '@ziping/bazi/sixty-cycle';

import { pillarOf } from '../../../reports/parts.ts';
import { LABELS } from '../../understand/options.ts';
import type { Writer } from '../../writer.ts';
import { animalIn, tieOfAnimals } from '../animals.ts';
import type { Answer } from '../answer.ts';
import { natureOf } from '../nature.ts';

/** What is said of each label, in all that the asker has told. */
function descriptionOf(text: string, label: string): string {
  const others = LABELS.flat().filter((one) => one !== label);
  const told = new RegExp(`${label}(?:是|[:：])?([^${others.join('')}]{2,})`, 'g');
  return [...text.matchAll(told)].map(([, words]) => words!).join(',');
}

const OF_PEOPLE =
  /相亲|谈了|处了|追(?:了|求)?我|对我|喜欢|前任|现任|男(?!装)|女(?!装)|离异|未婚|脾气|帅|老实|有房|有车|大我|比我|初恋|体贴|温柔|会疼人|顾家|属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|嫁|娶|结婚|老公|老婆/;
/** The two are people to be with, though nothing of their work is told. */
const TO_MARRY =
  /离异|离过婚|带娃|带孩子|比我[大小]|嫁|娶|追(?:我|的)|对象|男(?:生|的|人|友|朋友)|女(?:生|的|人|友|朋友)|相亲|跟谁/;
/** How one is to live with, whatever the chart. */
const KIND = /老实|顾家|体贴|温柔|对我好|脾气好|踏实|上进|靠谱|疼人|孝顺/;
const HARSH = /脾气(?:大|差|坏|暴)|抠|爱玩|花心|喝酒|赌|懒|打人|动手|欠债|妈宝|不上进|骗/;
/** Known for long, of whom there is something to go by. */
const KNOWN =
  /(?:谈|处|认识|在一起|好)了?(?:快)?[一两二三四五六七八九十几\d]+(?:多)?(?:年|个月)|青梅|同学|发小|同事|邻居|熟人|从小/;

/** How a kind of work suits the chart, and why; null where none is named. */
export type WorkFit = (text: string) => { score: number; why: string } | null;

/** Someone who is seen at other things than courting. */
const SEEN_DAILY = /同事|同单位|同学|同桌|同乡|邻居|朋友|发小|一起(?:上班|工作|上学)/;

interface Described {
  label: string;
  words: string;
}

/** Which of two people: the chart tells only of the kind that suits. */
function ofPeople(w: Writer, described: readonly [Described, Described], work: WorkFit): Answer {
  const own = ANIMALS.charAt(BRANCHES.indexOf(pillarOf(w.facts, 'year').charAt(1)));
  const told = described.map(({ label, words }) => {
    const animal = animalIn(words);
    const tie = animal ? tieOfAnimals(own, animal) : null;
    // 带娃的 and 软件上认识的 are no work.
    const fit = /带(?:着|个)*(?:娃|孩子)|认识|介绍/.test(words) ? null : work(words);
    const known = KNOWN.test(words);
    const seen = SEEN_DAILY.test(words);
    const kind = KIND.test(words);
    const manner = (kind ? 4 : 0) - (HARSH.test(words) ? 6 : 0);
    return {
      label,
      animal,
      tie,
      fit,
      known,
      seen,
      manner,
      score: (tie?.score ?? 0) + (fit?.score ?? 0) / 2 + (known ? 3 : 0) + (seen ? 2 : 0) + manner,
    };
  });
  const [first, second] = told as [(typeof told)[0], (typeof told)[0]];
  const best = second.score > first.score ? second : first;
  const other = best === first ? second : first;
  w.step('比较两边：看各自的行当合不合取用，再看属相。');
  const animals = told.flatMap(({ label, animal, tie }) =>
    animal && tie
      ? [`${label}属${animal}，和你属${own}${tie.name === '平常' ? '不冲不合' : `是${tie.name}`}`]
      : [],
  );
  const why = best.known
    ? '天天见、处得久的，长处短处你都见过'
    : best.fit && best.fit.score > (other.fit?.score ?? 0)
      ? '他做的事，路数更合你'
      : best.manner > other.manner
        ? '过日子看脾气和肯不肯顾家，钱可以两个人慢慢挣'
        : best.seen && !other.seen
          ? natureOf(w, { topic: 'romance' })!.lead.includes('熟人')
            ? '你的缘分多半从熟人里慢慢长出来，天天见得到的看得更清'
            : '你身边不缺人，天天见得到、看得清的那个更可靠'
          : '';
  if (animals.length === 0 && why === '')
    return {
      lead: '选谁看不出来：盘里没有这两个人，看谁说到做到、吵架时还肯好好说话',
      reasons: [],
      advice: ['问自己：累的时候、出事的时候，先想给谁打电话', '没想好就先别都应着，给自己定一个答复的日子'],
      limits: [],
    };
  return {
    lead: `偏向${best.label}${animals.length > 0 ? '' : `：${why}`}${animals.length > 0 ? `：${animals.join('；')}` : ''}`,
    reasons: [
      ...(animals.length > 0 && why ? [why] : []),
      '盘里只看得出哪一类人更合你，看不出这两个人，只当多一票',
    ],
    advice: ['问自己：累的时候、出事的时候，先想给谁打电话', '看谁说到做到，看谁吵架时还肯好好说话'],
    limits: [],
  };
}

/** The two that labels stand for, as the asker describes them; null where the options are no labels. */
export function describedOptions(
  options: readonly [string, string],
  text: string,
): readonly [Described, Described] | null {
  const isLabelled = LABELS.some((pair) => pair.every((label, at) => options[at]!.toLowerCase() === label));
  if (!isLabelled) {
    const isOfTwo = /一个.*一个/.test(text) && TO_MARRY.test(text);
    return isOfTwo
      ? [
          { label: `“${options[0].replace(/的$/, '')}”的那个`, words: options[0] },
          { label: `“${options[1].replace(/的$/, '')}”的那个`, words: options[1] },
        ]
      : null;
  }
  const [first, second] = options.map((label) => ({
    label,
    words: descriptionOf(text.toLowerCase(), label.toLowerCase()),
  }));
  return [first!, second!];
}

/** Which of two described people; null where they are no people. */
export function answerDescribed(
  w: Writer,
  described: readonly [Described, Described],
  text: string,
  work: WorkFit,
): Answer | null {
  return OF_PEOPLE.test(text) ? ofPeople(w, described, work) : null;
}
