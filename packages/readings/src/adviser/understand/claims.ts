/** What someone has said of the asker and the chart can check, and what no chart shows at all. */
import type { Phase } from '@ziping/bazi/types';

import { clausesIn } from './clauses.ts';
import { KIN } from './kin.ts';

export type Claim =
  /** The luck of a time, in general or on one side of life. */
  | { of: 'luck' | 'wealth' | 'career' | 'love' | 'exam'; says: 'good' | 'bad' }
  /** How one is to live with. */
  | { of: 'temper'; says: 'hard' | 'soft' }
  | { of: 'strength'; says: 'strong' | 'weak' }
  /** A phase that the chart lacks, likes or does not like. */
  | { of: 'lacks' | 'likes' | 'dislikes'; phase: Phase }
  /** The phase that one is said to be: 火命. */
  | { of: 'self'; phase: Phase }
  | { of: 'marriage'; says: 'late' | 'early' };

const TELLER =
  '(?:妈妈?|爸爸?|爹|娘|岳父|岳母|爸妈|父母|奶奶|爷爷|外婆|婆婆|公公|家里人?|老人|长辈|亲戚|邻居|同事|朋友|闺蜜|同学|男友|女友|男朋友|女朋友|对象|老公|老婆|老伴|算命的?|看相的|大师|师傅|先生|道士|网上(?:的人)?|有人|别人|人家|软件|app|书上|他|她)';
const SAYS = new RegExp(
  `(?:${TELLER}[^,。?!]{0,4}(?:说|讲|算(?!命)|断|看)|(?:听说|都说)|我(?:自己)?(?:觉得|感觉|看|猜|想着?|认为))(?:出)?(?:我|你|,)?`,
);
const CHECK =
  /是不是(?:真的|这样|吗|啊|呀)?(?:$|[?,])|是不是|对(?:吗|不对|吧|么)|是(?:吗|吧|这样吗|真的吗)|真的(?:吗|么|假的|$)|准(?:吗|不准)|有(?:没有)?道理|可信吗|没错吧|靠(?:不靠)?谱(?:吗|不|没)?|你(?:怎么看|说呢|看呢)/;

const PHASES: Readonly<Record<string, Phase>> = {
  金: 'metal',
  木: 'wood',
  水: 'water',
  火: 'fire',
  土: 'earth',
};
const BAD =
  /不(?:太|大|怎么|是很)?(?:顺|好|旺|行|利|走运)|差|难(?!道)|倒霉|背(?=$|[,。?运])|破财|漏财|没(?:有)?(?:财|桃花|运|机会)|坎|紧|低谷|走下坡|穷|弱/;
const GOOD = /顺|好|旺|走运|转运|发财|有财|宽|上升|翻身|行大运|有(?:桃花|机会|贵人)|强/;
/** What only frightens is not checked against anything. */
const FRIGHTENING = /克|灾|劫|破财|死|短命|离婚|二婚|孤|煞|坐牢|血光|寡|没儿|绝|横祸|出事|化解|花钱/;

/** Clauses that what was said reaches over. */
const CLAUSES_OF_CLAIM = 2;

/** A claim that can be checked; null where nothing of the kind is told. */
export function claimIn(text: string): Claim | null {
  const said = SAYS.exec(text);
  if (!said || !CHECK.test(text) || /为什么|怎么办|怎么做|什么时候|还是(?!不)/.test(text)) return null;
  // 他说再也不会了，孩子才六岁，…婚姻不好: what stands further on is not what was said.
  const told = clausesIn(text.slice(said.index + said[0].length))
    .slice(0, CLAUSES_OF_CLAIM)
    .join(',')
    .replace(CHECK, '');
  if (FRIGHTENING.test(told)) return null;
  if (/倔|犟|固执|强势|脾气(?:大|急|差|冲|暴)|性子急|急性子|好强|要强|嘴硬|太直/.test(told))
    return { of: 'temper', says: 'hard' };
  if (/脾气好|好说话|心软|耳根软|没主见|太老实|内向|慢性子|胆小/.test(told))
    return { of: 'temper', says: 'soft' };
  if (/身强|日主强|身旺/.test(told)) return { of: 'strength', says: 'strong' };
  if (/身弱|日主弱/.test(told)) return { of: 'strength', says: 'weak' };
  const self = /(?:是|属)?([金木水火土])命/.exec(told)?.[1];
  if (self) return { of: 'self', phase: PHASES[self]! };
  const phase = /(缺|喜|忌|怕|要补|该补|补)(?:用神)?(?:是|个)?([金木水火土])/.exec(told);
  if (phase) {
    const of = phase[1] === '缺' ? 'lacks' : /忌|怕/.test(phase[1]!) ? 'dislikes' : 'likes';
    return { of, phase: PHASES[phase[2]!]! };
  }
  if (/晚婚|(?:结婚|姻缘|缘分)[^,。?!]{0,2}(?:晚|迟)|晚点结/.test(told))
    return { of: 'marriage', says: 'late' };
  if (/早婚|(?:结婚|姻缘|缘分)[^,。?!]{0,2}早/.test(told)) return { of: 'marriage', says: 'early' };
  const isBad = BAD.test(told);
  if (!isBad && !GOOD.test(told)) return null;
  const says = isBad ? 'bad' : 'good';
  if (/比/.test(told)) return null;
  if (/财|钱|赚|收入/.test(told)) return { of: 'wealth', says };
  if (/工作|事业|职|升/.test(told)) return { of: 'career', says };
  if (/感情|桃花|姻缘|对象|婚/.test(told)) return { of: 'love', says };
  if (/考|学/.test(told)) return { of: 'exam', says };
  return /今年|明年|后年|去年|这两年|这几年|20\d\d|运|顺|下半年|上半年/.test(told)
    ? { of: 'luck', says }
    : null;
}

/** What no chart shows, in the words of the question; what else may be asked of it. */
export interface Unseen {
  what: string;
  of: 'married' | 'culprit' | 'whereabouts' | 'money_of_other' | 'rival' | 'detail' | 'doing';
}

const OTHER = `(?:${KIN}|他|她|对方|人家|那个(?:男|女)(?:的|人|生)|这个(?:男|女)(?:的|人|生))`;
/** What someone does or is, as a guess of another: 还是有别的事. */
const GUESS =
  '(?:有(?:了)?(?:别|外|人|事|什么|鬼|谁|新)|另有|别的|外面|真(?:的|心)?|假|故意|装|骗|躲|瞒|嫌|懒|笨|不(?:想|爱|喜欢|在乎|会|愿|够|懂|用心)|借口|找(?:个)?(?:理由|借口)|敷衍|画饼|认真|玩玩?|利用|心里|性格|天生)';
const UNSEEN: readonly (readonly [Unseen['of'], RegExp, (match: RegExpExecArray) => string])[] = [
  [
    'married',
    new RegExp(
      `(?<who>${OTHER})(?:现在|到底|其实|是不是|已经|真的)*(?:(?:结(?:过)?婚|成家|有家(?:室)?|离(?:过|了)?婚|领证)了?(?:吗|没(?:有)?(?=$|[?,])|么)|结没结婚|离没离婚|有没有(?:老婆|老公|家室|对象|女朋友|男朋友|女友|男友|孩子|结(?:过)?婚|离)|是(?:不是)?(?:单身|已婚|结过婚|离过婚|有妇之夫|有夫之妇)|已婚(?:吗|么)|单身(?:吗|么)|有(?:老婆|老公|家室|对象|女朋友|男朋友|女友|男友)(?:了)?(?:吗|没|么))`,
    ),
    ({ groups }) => `${groups!['who']!.replace(/^我/, '')}是单身还是有家`,
  ],
  [
    'culprit',
    /(?<![跟和找向对])(?:是)?谁(?!(?:说|讲)得)(?:偷|拿|举报|告|打(?:的)?小报告|害|传|说|泄露|干|弄|翻|动)(?:了)?(?:我)?(?:的)?[^,。?!]{0,6}/,
    () => '是谁做的',
  ],
  [
    'whereabouts',
    new RegExp(
      `(?<who>${OTHER})(?:现在|这会儿|今晚|昨晚|到底)+[^,。?!]{0,2}(?:在(?:哪|干|做|谁)|[跟和]谁)[^,。?!]{0,6}`,
    ),
    ({ groups }) => `${groups!['who']!.replace(/^我/, '')}在哪、和谁在一起`,
  ],
  [
    'money_of_other',
    new RegExp(
      `(?<who>${OTHER})(?:家|手里|一个月|到底|现在|卡里)*(?:(?:有|挣|赚|存了?|攒了?|欠了?)(?:到底)?(?:多少|几(?:万|千|套))|(?:月薪|工资|年薪|收入|存款|身家)(?:是)?(?:多少|几)|(?:老家|家里|名下)?有没有(?:房|车|存款|负债|欠债|房贷|网贷))[^,。?!]{0,4}`,
    ),
    ({ groups }) => `${groups!['who']!.replace(/^我/, '')}手里有多少钱`,
  ],
  [
    'rival',
    new RegExp(`(?:赢|比|争|干|考|拼|竞争|打)(?:得|不)?(?:过|赢)(?:了)?(?:${OTHER}|对手|别人|他们|她们)`),
    () => '谁赢谁输',
  ],
  [
    'doing',
    new RegExp(
      `(?:(?<who>${OTHER})(?:这样|这么做|老是|最近|到底|究竟)*是(?!不是)|是(?<whose>${OTHER}))(?<one>[^,。?!]{1,10}?),?还是(?:因为)?(?<two>${GUESS}[^,。?!]{0,8}?)(?:[啊呢呀吧的了]*)(?:$|[,。?!])`,
    ),
    ({ groups }) =>
      `${(groups!['who'] ?? groups!['whose'])!.replace(/^我/, '')}是${groups!['one']!}还是${groups!['two']!}`,
  ],
  [
    'detail',
    /(?:手机号|电话|身高|体重|生日|地址|门牌|车牌|姓名|姓什么|几点钟?|密码)(?:是|多少|什么|几)[^,。?!]{0,4}(?:吗|$|[?])/,
    () => '这样细的事',
  ],
];

/** A single point that no chart shows; null where none is asked for. */
export function unseenIn(text: string): Unseen | null {
  if (/什么时候|哪年|几岁|会不会(?=离|结)|能(?:不能)?(?:离|结)/.test(text)) return null;
  for (const [of, words, say] of UNSEEN) {
    const match = words.exec(text);
    if (match) return { of, what: say(match) };
  }
  return null;
}

/** 是不是命里没有桃花, 是不是天生人缘差: what is feared to be fate. */
const FATED =
  /(?:是不是|是|会不会是?|难道)(?:因为|我|,)*(?:命里|命中|天生|八字里?|命中注定|注定|这辈子)(?:注定)?(?:就|都|是|要)*((?:不|没|人缘|穷|苦|差|克|孤|笨|倒霉|背)[^,。?!]{1,8}?)(?:了|吗|么|啊|呀|哈+|呢|的命|的)*(?:$|[,。?!])/;
export const fatedIn = (text: string): string | null => FATED.exec(text)?.[1] ?? null;
