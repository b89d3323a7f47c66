/**
 * What a text by a language model must not say, besides facts of the chart that are wrong: times told otherwise than by
 * this service, words and traits that no text of it has, other people, ways to contact someone.
 */
import { wrongWords } from '../reports/consistency.ts';
import { isBridged, OPPOSITES } from '../reports/opposites.ts';
import type { ModelFacts } from '../times.ts';
import { createCheckedText, type Finding } from './checked-text.ts';
import { findWrongFactsIn } from './fact-check.ts';
import { checkTimes } from './times.ts';
import { sentencesOf } from './words.ts';

interface ModelText {
  /** Years named outside of the text, whose months it may speak of. */
  years?: readonly number[];
  /** What the reader is told beside it: traits that exclude each other are found between the two. */
  beside?: string;
  /** Whether it is a part of a report, which has words that it never uses. */
  ofReport?: boolean;
}

/** A warning against a contact is none: 别随便加群. 不妨 and 不懂就 are no warnings. */
const NOT_WARNED =
  '(?<!(?:别|勿|少|避免|拒绝|谨防|不(?=随便|轻易|乱|急着|[要能可宜必得用该加转扫联咨添关找进打私领]))[^，。；\\n]{0,4})';
/** 加强, 加班 and 增加 are no contact. */
const ADD = '(?:(?<![增参更])加(?![强深快倍大班以])|添加)';
const SOMEONE = '(?:老师|师傅|大师|客服)';
/** Ways to reach or pay someone; the lines of help are none. To call a teacher or to check a transfer is advice. */
const CONTACT = new RegExp(
  [
    `${NOT_WARNED}(?:${[
      `(?:${ADD}|关注|扫码?|搜索?|联系|咨询)[^，。；\\n]{0,8}(?:微信|公众号|QQ|qq|二维码|大师)`,
      `(?:${ADD}|联系|咨询|找)[^，。；\\n]{0,6}客服`,
      // 加入群 alone may be a group of friends.
      `(?:${ADD}(?!入群)[^，。；\\n]{0,4}|进(?:我们?的?|本)?)群(?![体众里友人])`,
      `(?:${ADD}|联系|咨询)(?:我们?的?|本[站号店]的?|这里的)${SOMEONE}|关注(?:我们?的?|本)(?:[号站店]|公众号|账号|直播)|${ADD}我(?:们)?(?:好友|详谈|细谈|私聊|咨询|了解|领)`,
      `领取?红包|转账(?:给|到(?!账)|至|即可|支付|后(?:联系|截图))|(?:欢迎|请|求)[^，。；\\n]{0,2}打赏|打赏(?:支持|一下)|私聊(?:我|${SOMEONE}|咨询|详谈|了解)|付费(?:改运|化解)`,
    ].join('|')})`,
    '(?:微信|VX|vx|V信|薇信|QQ|qq|电话|手机)(?:号|群)?[：:是为]?\\s*[A-Za-z0-9_-]{5,}|(?<!\\d)1[3-9]\\d{9}(?!\\d)',
  ].join('|'),
);
/** Someone addressed by another name than the reader has: 王先生, 李小红女士. */
const PERSON =
  /(?:^|[，。；！？：\n])(?:尊敬的|亲爱的)?([\p{Script=Han}]{1,4}?)(?:先生|女士|小姐|同学)(?=[，。；！：你您的]|$)/u;
const NO_NAME = /[这那某一各位名个您你的]|^(?:老|对)$/;

/** Whether a sentence leads its reader to a contact or a payment, as an instruction hidden in a question may ask for. */
export const givesContact = (sentence: string): boolean => CONTACT.test(sentence);

/** Everything in a model's text that contradicts the chart or must not stand in it, in the order of the text. */
export function findModelFaults(
  text: string,
  facts: ModelFacts,
  { years = [], beside = '', ofReport = false }: ModelText = {},
): Finding[] {
  const checked = createCheckedText(text, facts);
  const findings = findWrongFactsIn(checked, text, facts.other_schools, years);
  checkTimes(checked, facts.times);
  findings.push(...checked.findings.filter(({ kind }) => kind === 'time'));
  const { birth_year, times } = facts;
  const words = ofReport ? wrongWords(text, { stage: times.stage, birth_year }) : [];
  for (const { start, end } of sentencesOf(text)) {
    const said = text.slice(start, end);
    const add = (kind: Finding['kind'], right: string) => findings.push({ kind, start, end, said, right });
    if (givesContact(said)) add('contact', '不写联系方式，不引人付款');
    const name = PERSON.exec(said)?.[1];
    if (name !== undefined && !NO_NAME.test(name)) add('person', '称读者为“你”，不写别人的名字');
    const found = words.find(({ index }) => start <= index && index < end);
    if (found) add('word', `不写“${found.word}”`);
    for (const [place, [one, other]] of OPPOSITES.entries())
      if (
        ((one.test(said) && other.test(beside)) || (other.test(said) && one.test(beside))) &&
        !isBridged(`${beside}${said}`, place)
      )
        add('trait', `别处已写：${(one.test(said) ? other : one).exec(beside)?.[0] ?? ''}`);
  }
  return findings.sort((a, b) => a.start - b.start || a.end - b.end);
}
