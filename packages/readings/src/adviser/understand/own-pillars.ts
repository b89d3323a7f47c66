/** Questions about the pillars of one's own chart: near which term it was cast, how many there are, whether a year is against one. */

const JIE = '(?:立春|惊蛰|清明|立夏|芒种|小暑|立秋|白露|寒露|立冬|大雪|小寒|节气|交节|节令)';
const PAIR = '[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]';
const MONTH_EDGE = new RegExp(
  [
    `${JIE}[^?!]{0,16}月柱`,
    `月柱[^?!]{0,14}${JIE}`,
    `月柱[^?!]{0,6}${PAIR}月?(?:还是|或者?)(?:算|是)?${PAIR}`,
    `${JIE}[^,。?!]{0,8}生的?[^?!]{0,8}(?:算|归|是|按)[^,。?!]{0,3}(?:哪个?月|上个?月|下个?月|几月)`,
    `生[在于的]?[^,。?!]{0,6}${JIE}(?:之|以)?前(?:面)?还是[^,。?!]{0,6}后`,
    `(?:生日|出生|生的|我)[^,。?!]{0,6}${JIE}[^,。?!]{0,4}(?:近|挨|靠|差|几分钟|多久|多少分钟)`,
    `(?:我的?)?月柱[^,。?!]{0,8}(?:会不会|有没有|是不是)?(?:排|算)错`,
  ].join('|'),
);
/** Whether the pillar of the month is asked of a birth near a term: 月柱到底是己未还是庚申. */
export const asksOfMonthEdge = (text: string): boolean =>
  MONTH_EDGE.test(text) && !/是什么意思|什么叫|什么是/.test(text);

const SIX = '(?:六|6)个?字';
const THREE_PILLARS = new RegExp(
  [
    `(?:没有?|不知道|不清楚|不记得|忘了?|缺|少|空)[^,。?!]{0,6}(?:时辰|时柱)[^?!]{0,14}(?:${SIX}|三柱|少了?[两二2]个?字)`,
    `(?:八字|盘|命盘|四柱|我)[^,。?!]{0,8}${SIX}(?!形容|概括|评价|总结)`,
    '(?:只有|为什么|怎么|只排)[^,。?!]{0,5}(?:三|3)柱',
    '时柱(?:是)?空[^?!]{0,8}(?:少|缺|字)',
  ].join('|'),
);
/** Whether a chart without the hour is asked to have six characters only. */
export const asksOfThreePillars = (text: string): boolean => THREE_PILLARS.test(text);

const YEAR = '(?:今年|明年|后年|20\\d\\d年?|流年)';
const PILLAR = '(?:[年月日时][柱支]|八字|四柱|命盘)';
const AGAINST_YEAR = new RegExp(
  `${PILLAR}[^,。?!]{0,6}${YEAR}[^,。?!]{0,4}冲|${YEAR}[^,。?!]{0,8}${PILLAR}[^,。?!]{0,4}冲|${YEAR}[^,。?!]{0,3}冲[^,。?!]{0,4}${PILLAR}`,
);
/** Whether a year is asked to be against a pillar: 今年跟日柱冲不冲. */
export const asksOfYearAgainst = (text: string): boolean =>
  AGAINST_YEAR.test(text) && !/[他她]|什么意思|怎么化/.test(text);

const AGAINST_IT = new RegExp(
  `^(?:那|那么|它|这个?|我|会不会|会|是不是|跟|和|与|,)*${YEAR}[^,。?!]{0,4}冲(?:不冲|到|它|着|突|这个?|我)*(?:吗|么|不|呢|啊|$|[?])`,
);
const ASKED_OF = /([年月日时])(?:柱|支)|日主|日元|日干|属(?:什么|哪)|生肖|属相|八字|四柱|命盘/;
/** 那跟今年冲不冲, with the pillar of the question before; null where it asks something else, or that named none. */
export function yearAgainstLast(text: string, before: string): string | null {
  const named = AGAINST_IT.test(text) ? ASKED_OF.exec(before) : null;
  if (!named) return null;
  const pillar = named[1]
    ? `${named[1]}柱`
    : /日/.test(named[0])
      ? '日柱'
      : /属|生肖/.test(named[0])
        ? '年柱'
        : '四柱';
  return `${pillar}跟${text}`;
}
