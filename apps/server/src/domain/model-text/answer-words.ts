/** What a model says in place of an answer, or around it: refusals, its task, how it wrote. */
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { SHEN_SHA_NAMES } from '@ziping/bazi/shen-sha';
import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';

/** What forbids a model to answer. */
const FORBIDDEN = '迷信|法律法规|(?:平台|社区)(?:的|相关)?(?:规定|规则|政策|规范)';
/** The writer, not 自我 or 克我者; an apology; what was asked. */
const GROUND = `${FORBIDDEN}|(?<![自忘小大你敌真无生克同])我(?![们生克者])|抱歉|对不起|遗憾|(?:这个|该|此类|您的|你的|相关)(?:问题|请求|内容|话题)`;
const UNABLE = '(?:无法|不能|不便|没有?办法|不可以|难以|不支持|拒绝)';
const SERVE =
  '(?:提供|回答|回应|解答|协助|帮助?[您你]|满足[您你]|撰写|生成|给出|[给为替][您你]|算命|占卜|预测|讨论|展示|继续)';
const refusalOn = (ground: string) =>
  new RegExp(`(?:${ground})[^。！？\\n]{0,24}${UNABLE}[^。！？\\n]{0,12}${SERVE}`);
const REFUSES = refusalOn(GROUND);
const REFUSES_MATTER = refusalOn(FORBIDDEN);
/** Not someone who works with models: 作为人工智能行业的从业者. */
const SPEAKS_AS_MODEL =
  /(?:作为|我只?是)(?:一[个名款位])?(?:(?:AI|人工智能)(?:大?模型|语言模型|助[手理]|程序|系统)?|(?:大型?)?语言模型|大模型|(?:智能|虚拟)助手)(?=的?我|[，,。！!\s无不没]|$)|我是[^，。！？\n]{1,12}，[^。！？\n]{0,16}(?:语言模型|大模型|AI助手|智能助手)/i;
/** A refusal is said in the first sentences of an answer, which may be a greeting and a reason. */
const REFUSAL_SENTENCES = 3;

const DISMISSES = /(?:缺乏|没有|缺少)科学(?:的)?[依根]据|相信科学|封建迷信/;

/** What a text says of a chart: a stem, a branch, a god, a star or a term of the chart. */
const CHART_TERM = new RegExp(
  [
    `[${STEMS}][${BRANCHES}${PHASE_CHARACTERS}]`,
    `[${BRANCHES}][${PHASE_CHARACTERS}月]`,
    `[${PHASE_CHARACTERS}](?:[旺弱气势主偏最多]|\\d)`,
    `(?:亲近|用神?[在为取是]|[喜忌属补缺添])一?点?[${PHASE_CHARACTERS}]`,
    '[正偏][官财印]|七杀|比肩|劫财|食神|伤官|枭神|食伤|官杀|比劫|[官财印]星|印绶',
    '日[主元干支]|[年月日时]柱|月令|四柱|[命原]局|大运|流年|用神|[喜忌闲]神|喜用|十神|神煞|纳音|空亡|身[强弱旺]|通根|透干|[夫配][妻偶]宫|虚岁',
    ...SHEN_SHA_NAMES,
  ].join('|'),
);
/** Help that an answer about health or a crisis names in place of the chart. */
const HELP = /(?<!\d)(?:12356|120|110)(?!\d)|医生|就医|医院/;

/** What a model was told and a reader was not. */
const INSTRUCTIONS_TOLD =
  /系统提示|提示词|system prompt|字数的?(?:要求|限制|控制)|规则所得要点|用户(?:要求(?![的高多不变越])|[让请叫]我|提问|问[的了道：:，,]|的(?:命盘|八字|日主|问题|请求))|(?:^|[，。；：\n])(?:这[位个])?用户(?:想|希望|提供|给出|需要(?!什么|的))/i;
const PLANS =
  /(?:^|[，。；：、！？\n（(])(?:而|但|因为|那么|首先|接下来|现在|根据|按照?|从|在)*(?:所给的?|给出的|提供的|上述|以上)?材料(?:里|中|未|没有|显示|给出|提到|提供|所示|所给)|(?<![自忘])我(?:现在|接下来)?(?:需要|应该|必须|得)(?:先|再|注意|避免|按照?|遵守|写|确保|根据|检查|控制|看|分析|处理)|(?<!自)我(?:来|将|会|要)(?:撰写|写|分析)|(?:^|[，。\n])让我(?:先|来|看看|想想|分析)|(?:四百|400)字?[到至—~-](?:七百|700)字/;

/** A text without what it quotes, such as the words of its reader. */
const unquoted = (text: string) => text.replaceAll(/“[^”\n]*”|「[^」\n]*」/g, '');

const sentencesIn = (text: string) =>
  unquoted(text)
    .split(/(?<=[。！？!?\n])/)
    .filter((sentence) => sentence.trim() !== '');
const beginningOf = (text: string) => sentencesIn(text).slice(0, REFUSAL_SENTENCES);

/** Whether a text speaks of its writer as a model. */
export const speaksAsModel = (text: string): boolean => SPEAKS_AS_MODEL.test(unquoted(text));

/** Whether a text declines something in its first sentences, be it only a part of what was asked. */
export const refuses = (text: string): boolean => beginningOf(text).some((one) => REFUSES.test(one));

const refusesAll = (sentence: string) => REFUSES_MATTER.test(sentence) || SPEAKS_AS_MODEL.test(sentence);

/** Whether a text declines in its first sentences to speak of a chart at all, as a model or for what forbids it. */
export const refusesMatter = (text: string): boolean => beginningOf(text).some(refusesAll);

/** Whether a text that declines something answers beside it: about the chart, or with whom to turn to. */
export function answersBesideRefusal(text: string): boolean {
  const others = sentencesIn(text).filter((one) => !REFUSES.test(one) && !refusesAll(one));
  return others.some((one) => CHART_TERM.test(one) || HELP.test(one));
}

/** Whether a text calls the matter itself superstition in place of a refusal. */
export const dismissesMatter = (text: string): boolean => DISMISSES.test(text);

/** Whether a text names a stem, a branch, a god, a star or a term of a chart. */
export const namesChart = (text: string): boolean => CHART_TERM.test(text);

/** Whether a text tells what a model was instructed to do. */
export const tellsInstructions = (text: string): boolean => INSTRUCTIONS_TOLD.test(unquoted(text));

/** Whether a text is a model's plan of its answer, or names what it was given. */
export const plansAnswer = (text: string): boolean => PLANS.test(unquoted(text));

const ACKNOWLEDGED = /^(?:(?:好的?|当然(?:可以)?|没问题|可以|明白了?|收到|您好|你好)[，,。！!：:～~]\s*)+/;

/** What stands over a text in place of a heading: 正文：, “性情”一节. */
const HEADING = /^(?:正文|[“"「《【][^”"」》】]{1,16}[”"」》】](?:一节|部分|章节)?)[：:]?$/;

/** Whether a line only announces the text: “好的，以下是为您撰写的“性情”一节：”. */
function announces(line: string): boolean {
  const rest = line.replace(ACKNOWLEDGED, '');
  const isAcknowledged = rest !== line;
  if (rest === '') return isAcknowledged;
  if (HEADING.test(line)) return true;
  if (rest.length > 80 || !/^[^。！？]+[：:。]$/.test(rest)) return false;
  return isAcknowledged
    ? /以下|如下|下面[是为]|这[是就]|撰写|正文|[为给][您你][写呈]|我(?:来|将|会)/.test(rest)
    : /(?:撰写|写成|正文|内容)如下[：:]$|^(?:(?:根据|按照?|依据|结合|基于)[^，。]{0,24}，)?(?:以下|下面|这里)就?[是为].*(?:撰写|正文|内容|文字|报告|解读|分析|一节|部分|章节)/.test(
        rest,
      );
}

/** Characters of a line beyond which it is a paragraph of the text itself. */
const NOTE_LENGTH = 120;
const ASIDE = /^[（(【[]?\s*(?:注|说明|备注|附注|提示|温馨提示|声明)\s*[：:]/;
const MADE = /(?:以上|本节|本文|上述|本段)[^。！？]{0,16}(?:根据|依据|基于|按照?|由|生成|撰写|写成)/;
const MADE_FROM =
  /(?:根据|依据|基于|按照?)[^。！？]{0,12}(?:材料|提供|要求)[^。！？]{0,12}(?:生成|撰写|写成|整理)/;
const OFFERS =
  /(?:请|随时|欢迎)[^。！？]{0,8}(?:告诉|告知)我|(?<!自)我(?:可以|会|再|来)[^。！？]{0,8}(?:修改|调整|补充|改写|润色)|如(?:果|需|有)[^。！？]{0,12}(?:修改|调整|补充|改写|润色)[^。！？]{0,8}(?:告诉|告知|联系|随时)/;
const ENDS =
  /^以上[就便即]?是[^。！？]{0,20}(?:一节|部分|内容|正文|解读|分析|报告)|^[（(]?(?:全文|本节|正文)?完[）)]?。?$|^(?:以上|本节|本文|这一节|全文)[^。！？]{0,12}(?:按照?|符合|遵守)[^。！？]{0,4}要求/;
const HOPES = /^希望(?:以上|这些|这份|本)[^。！？]{0,16}(?:帮助|满意|符合)/;
const COUNTS = /^[（(]?(?:全文|本节|正文|以上|总)?(?:共|约|计|字数|[：:\s])*\d+\s*个?汉?字[^。！？]{0,8}$/;

/** Whether a line tells how the text was made, how long it is, or offers to change it. */
function isNoteOfMaking(line: string): boolean {
  if (line.length > NOTE_LENGTH) return false;
  const isMade = MADE.test(line) || MADE_FROM.test(line);
  const isAboutMaking = isMade && (ASIDE.test(line) || /生成|材料/.test(line));
  if (isAboutMaking || OFFERS.test(unquoted(line))) return true;
  return [ENDS, HOPES, COUNTS].some((pattern) => pattern.test(line));
}

/** A text without a first line that only announces it and last lines about how it was made. */
export function withoutFraming(text: string): string {
  const lines = text.split('\n');
  const isBlank = (line: string | undefined) => line?.trim() === '';
  while (lines.length > 1 && (isBlank(lines[0]) || announces(lines[0] ?? ''))) lines.shift();
  while (
    lines.length > 1 &&
    (isBlank(lines.at(-1)) || isNoteOfMaking(lines.at(-1)?.replace(/^>\s?/, '') ?? ''))
  )
    lines.pop();
  return lines.join('\n');
}
