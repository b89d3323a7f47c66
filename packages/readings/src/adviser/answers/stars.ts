/** What a star of old books is worth: what it is said to be good for, whether the chart has it, and that it fates nothing. */
import { type NatalKey, PALACE_NAMES } from '../../reports/words-phases.ts';
import { starIn } from '../understand/stars.ts';
import type { Writer } from '../writer.ts';
import { type Answer, NONE } from './answer.ts';

interface StarWords {
  good: string;
  /** What to mind, and what to do about it. */
  mind: string;
}

const WORDS: Readonly<Record<string, StarWords>> = {
  华盖: { good: '喜静、肯琢磨，和艺术、学问投缘', mind: '容易一个人待太久，一周约人见一次面就够' },
  孤辰: { good: '独立，一个人也能把事做成', mind: '不爱先开口，每周主动约一次人，路就宽一点' },
  寡宿: { good: '心里清净，守得住自己', mind: '慢热，别人示好时先回一句，再慢慢熟' },
  羊刃: { good: '有魄力，敢担事，遇强不怯', mind: '急的时候话容易重，等一晚再开口' },
  魁罡: { good: '聪明果断，有主见，名声立得起来', mind: '对家里人把话放软一点' },
  驿马: { good: '走得动，换地方、出远门常换来新局面', mind: '坐不住，要动之前先把落脚的事问清' },
  文昌贵人: { good: '读写上悟性好，学东西上手快', mind: '真长进还得靠每天用功，别只指望聪明' },
  天乙贵人: { good: '紧要处常有人肯伸手', mind: '要自己先开口，人家才知道你需要' },
  太极贵人: { good: '肯钻研，对道理和源头有兴趣', mind: '想得多，记得落到手上做一件' },
  天德贵人: { good: '心地宽，行事有底线，少结怨', mind: '宽厚也要有数，该说不的时候说不' },
  月德贵人: { good: '性情和缓，人多愿意来往', mind: '别为了和气总委屈自己' },
  将星: { good: '能聚人，遇事敢拿主意', mind: '拿主意之前，先听一个人的反话' },
  红鸾: { good: '柔软讨喜，容易和人亲近', mind: '亲近归亲近，定不定看相处' },
  天喜: { good: '性子里带喜气，人缘好', mind: '热闹过后，留一点时间给自己' },
  禄神: { good: '凭双手做事最踏实，做一份算一份', mind: '别什么都自己扛' },
  金舆: { good: '生活讲究，出入有人照应', mind: '花销上记一笔账' },
  孤鸾煞: { good: '自立，不靠别人也过得下去', mind: '心里的话别憋着，先对身边的人说一半' },
  红艳煞: { good: '有人缘，招人喜欢', mind: '分寸自己拿，话说清楚就没事' },
};
const OLD_NAME: StarWords = {
  good: '是旧书里的小名目，本来就只当旁证',
  mind: '听过就放下，日子照常过',
};

/** The first words on what is asked, where it is feared. */
function denied(text: string, name: string): string {
  const fated = /孤独|孤单|孤苦|孤老|一个人|老伴|嫁不|娶不|离婚|婚姻|感情|姻缘|破财|倒霉/.exec(text)?.[0];
  if (/注定|一辈子|命里该|就(?:是|得|会)/.test(text) || fated !== undefined)
    return `不是，${name}定不了${fated ? fateName(fated) : '一辈子的事'}`;
  if (/怎么办|咋办/.test(text)) return '不用怎么办，也不用怕';
  if (/好还是坏|好不好|好吗|吉还是凶|是吉是凶|是好是坏/.test(text)) return '不算坏，看怎么用';
  return '不用怕';
}
const fateName = (word: string) =>
  /孤|一个人|老伴|嫁|娶/.test(word)
    ? '一个人孤不孤单'
    : /离婚|婚|感情|姻缘/.test(word)
      ? '婚姻和感情'
      : '财和运气';

/** Whether one has it, and whether it is good. */
const OF_BOTH =
  /(?:有没有|有[^,。?!]{1,6}(?:吗|么|没)|带不带)[^?!]{0,8}(?:好不好|好吗|好还是坏|是好是坏|吉还是凶)/;

/** Of a name that no chart has. */
function answerFolk(name: string, asks: 'fear' | 'cure' | 'good' | 'bad' | 'has'): Answer {
  return {
    ...NONE,
    lead:
      asks === 'cure'
        ? `不用化：${name}是民间吓人的说法，八字里没有这一条`
        : `不是，也不用怕：${name}是民间的说法，八字里没有这一条`,
    reasons: ['谁都可能被这么说，说的人拿不出算法，灵不灵也没法验'],
    advice: ['要你花钱送替身、做法事的，一分都别给', '心里一直不踏实，就跟一个信得过的人说说'],
  };
}

/** @param text with a star that is feared, hoped for or to be cured */
export function sayStar(w: Writer, text: string): Answer {
  const asked = starIn(text)!;
  const { names, known, asks } = asked;
  if (!known) return answerFolk(names[0], asks);
  const placesOf = (name: string) => w.facts.shen_sha.filter((one) => one.name === name);
  const name = names.find((one) => placesOf(one).length > 0) ?? names[0];
  const at = [...new Set(placesOf(name).map(({ key }) => PALACE_NAMES[key as NatalKey]))].join('、');
  const all = names.join('、');
  w.step(`查神煞：${at ? `${name}在${at}` : `${all}，四柱都不见`}。`);
  const { good, mind } = WORDS[name] ?? OLD_NAME;
  const isPlain = WORDS[name] !== undefined;
  const here = at ? `你的盘里有${name}，在${at}` : `你的四柱里没有${all}`;
  const said = isPlain ? `${name}说的是${good}` : good;
  if (asks === 'has')
    return {
      ...NONE,
      lead: `${at ? `有，${name}在你的${at}` : `没有，你的四柱里不见${all}`}，不用放在心上`,
      reasons: [isPlain ? said : '', '这样的名目听一半就好，定不了婚姻，也定不了吉凶'],
    };
  if (asks === 'good')
    return {
      ...NONE,
      lead: isPlain ? `好处是${good}` : `说不上好处，${good}`,
      reasons: [at ? here : `不过${here}，这份长处要从别处看`],
      advice: [`${at ? '用得着的地方：' : ''}${mind}`],
    };
  if (asks === 'bad')
    return {
      ...NONE,
      lead: at ? `没有什么坏处，要留心的是：${mind}` : `${here}，没有什么要留心的`,
      reasons: [said],
      advice: ['这样的名目是旁证，主干看整张盘'],
    };
  if (asks === 'cure')
    return {
      ...NONE,
      lead: `不用化，${at ? `${here}，说的是${isPlain ? good : '旧书里的一个小名目'}` : `${here}，没有东西要化`}`,
      reasons: at ? [mind] : [],
      advice: ['花钱化解的都别信，改得了的只有自己的习惯'],
    };
  // 我有驿马吗，好不好
  const first = OF_BOTH.test(text) ? (at ? '有，不算坏，看怎么用' : '没有，谈不上好坏') : denied(text, all);
  return {
    ...NONE,
    lead: `${first}；${at ? here : `${here}，对你没有影响`}`,
    reasons: [said],
    advice: [at ? mind : '', '它是旁证，听一半就好，日子怎么过看平时怎么待人'],
  };
}
