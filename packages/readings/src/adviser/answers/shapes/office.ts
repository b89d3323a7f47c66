/** When an office will decide: what the chart cannot know, the easier months, and whom to ask. */
import type { Office } from '../../understand/office.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { monthsFromNow, monthsLuck } from '../luck/months.ts';
import { inTime, namesOfMonths } from '../period.ts';

interface OfficeWords {
  who: string;
  /** How long it takes by rule, or what it hangs on. */
  term: string;
  ask: string;
  meanwhile: string;
}

/** Terms: 劳动争议调解仲裁法 43, 民事诉讼法 152, 164 and 183, 保险法 23. */
const OFFICES: Readonly<Record<Office, OfficeWords>> = {
  arbitration: {
    who: '仲裁委',
    term: '受理后一般四十五天内裁，案子复杂的能再延十五天',
    ask: '问承办的书记员最准，找不到人就打12333',
    meanwhile: '等的时候把工资条、打卡、聊天记录再理一遍；裁下来不服，十五天内要去法院',
  },
  court: {
    who: '法院',
    term: '一审普通程序六个月，简易程序三个月，二审三个月，都可能延',
    ask: '问书记员或打12368，报案号就能查到哪一步',
    meanwhile: '有律师就让律师去催；没有律师打12348问法律援助',
  },
  visa: {
    who: '使领馆',
    term: '快慢看季节和要不要补材料',
    ask: '用回执上的号在签证中心的网站查，超期就发邮件问',
    meanwhile: '机票和酒店先订能退的，手机别关，怕漏了补材料的电话',
  },
  household: {
    who: '户籍那边',
    term: '材料齐的多半按窗口给的工作日走，缺一样就从头等',
    ask: '带受理单问户籍窗口，或打12345查进度',
    meanwhile: '受理单和原件收好，旧户口先别急着动',
  },
  staff: {
    who: '单位的人事和上级组织部门',
    term: '公示一般五到七个工作日，后面还要走审批和发文',
    ask: '问人事的经办人一句“现在到哪一步了”，一周问一次就够',
    meanwhile: '没发文之前，现在的岗位别松手，也别先跟人说',
  },
  insurer: {
    who: '保险公司',
    term: '材料齐了三十天内要给核定，谈定了十天内付款',
    ask: '先打保单上的客服报案号，拖着不理就打12378',
    meanwhile: '让对方一次说清还缺什么，写成文字',
  },
  fund: {
    who: '经办中心',
    term: '快慢看材料和月底的结算日',
    ask: '社保问12333，公积金问12329，医保问12393',
    meanwhile: '在手机上查一遍进度，截图留着',
  },
  relief: {
    who: '街道和民政那边',
    term: '中间有入户、公示两步，一般一两个月',
    ask: '问社区的经办人，或打12345查到哪一步',
    meanwhile: '家里的收入、病历和房子的证明多复印一份',
  },
  permit: {
    who: '办事的窗口',
    term: '受理单上有承诺的工作日，补材料就重新算',
    ask: '拿受理单号问窗口，超了日子就打12345',
    meanwhile: '缺什么让窗口一次说清，写在纸上',
  },
};

/** Months that are looked over. */
const MONTHS = 6;

/** The answer to when an office decides. */
export function answerOffice(w: Writer, office: Office): Answer {
  const { who, term, ask, meanwhile } = OFFICES[office];
  const months = monthsLuck(w, monthsFromNow(w, MONTHS)).filter(
    ({ month }) => month.start_date >= w.facts.today.slice(0, 7),
  );
  const order = [...months].sort((a, b) => b.tone - a.tone);
  const [best, worst] = [order[0], order.at(-1)];
  w.step(`日子由${who}定，盘里没有；只看往后${MONTHS}个月的松紧。`);
  const differ = best && worst && best.tone !== worst.tone;
  const name = differ ? namesOfMonths(inTime([best, worst]), w.today.year) : null;
  const easy = name
    ? `你自己这边，${name(best!)}前后松快些，${name(worst!)}前后事多，别把别的大事排在一起`
    : '你自己这边，往后半年松紧差不多';
  return {
    lead: `哪天有结果由${who}定，盘里看不出来；${term}`,
    reasons: [easy],
    advice: [ask, meanwhile],
    limits: [],
  };
}
