/** Small acts of a day that no matter knows: no year is named for them, and what to do first is said plainly. */
import type { Writer } from '../writer.ts';
import type { Answer } from './answer.ts';
import type { Asked } from './asked.ts';

interface SmallAct {
  words: RegExp;
  lead: string;
  advice: readonly string[];
}

/** Whether to do it at all. */
const WHETHER_TO =
  /(?:要不要|该不该|用不用|应不应该|能不能|可不可以|(?!会|能|是|有)(\p{Script=Han})(?:还是)?不\1|值不值|划(?:不划)?算|合适[不吗]|合不合适|行不行|好不好|行[不吗]|可以[不吗]|值当?[不吗])/u;

/** Steps of a life, and what is bought for more than a month's pay, are no small acts. */
const LARGE =
  /房|车(?!票|厘子|位)|铺|店|公司|股|基金|币|保险|合伙|投资|借钱|借给|贷|处(?!理)|儿子|女儿|孩子|恋爱|对象|彩礼|婚|嫁|娶|离|分手|复合|辞|跳槽|转行|创业|考|学校|读研|在职|学历|留学|移民|出国|生孩子|手术|治|药|户口|官司|告他|辞职|搬|老家|加盟|开(?:店|公司|铺|厂|刀|业)|部门|岗|项目|生意|合作|签|工作|万|医|领养|原谅|接着|继续|坚持|放弃|等/;

/** The narrower ones first. */
const ACTS: readonly SmallAct[] = [
  {
    words:
      /逃课|翘课|旷课|作弊|替考|代考|顶包|造假|作假|假(?:章|证|账|发票)|回扣|(?:收|拿)(?:客户|供应商|家长|病人|老板)?[^,。?!]{0,3}(?:红包|好处)|偷(?!偷)|赌|网吧|打群架|抽烟/,
    lead: '先别做：推掉最省事，担不起的在后头',
    advice: [
      '就说“家里不让”或“单位有规定”，一句就够，不用解释',
      '对方再三劝，就换个地方待着，跟信得过的人说一声',
    ],
  },
  {
    words:
      /送(?:鸡蛋|米|油|面|礼品)[^?!]{0,6}(?:课|讲座|会)|免费(?:领|体检|旅游|听|讲座)|保健品|养生(?:课|讲座)|刷单|中奖/,
    lead: '先别去：白送的多半要你掏钱',
    advice: ['真要去，不带钱和身份证，不留电话，不签字', '钱交了的，带着票据打12315；要你转账的打96110'],
  },
  {
    words: /纹身|文身|打耳洞|穿孔/,
    lead: '先别急着做：洗不掉的，放一个月还想要再说',
    advice: ['先用贴的试两个星期，看自己看不看腻', '做就找有执照的店，没满十八岁的先问家里'],
  },
  {
    words: /(?:金条|黄金|金饰|金(?:项链|手镯|镯子|戒指|首饰|豆)|买(?:点|些)?金)/,
    lead: '想戴就按喜欢的买；当存钱就少买一点，涨跌盘里看不出来',
    advice: [
      '只用半年里用不着的闲钱，占闲钱的一成以内，不借钱买',
      '金条看克价和回收价，首饰另算手工费，两家都问过再买',
    ],
  },
  {
    words:
      /(?:(?<!不)要|讨)(?:回来?|债|钱)|开口要|没还|(?:收|要)[^,。?!]{0,4}(?:油钱|饭钱|份子|电费|房费)|AA/i,
    lead: '可以要：就说“上回那个，这两天方便给我吗”，说一次，不拐弯',
    advice: ['挑没有旁人的时候说，笑着说，不提以前的事', '再没有动静就记住，往后不借、不垫'],
  },
  {
    words:
      /(?:[说讲提](?:还是)?不[说讲提]|(?:要不要|该不该|用不用|能不能)[^,。?!]{0,6}(?:说|讲|提(?!前)|告诉|直说|开口|吭声|打招呼|解释|道歉|问|提醒|拒绝))/,
    lead: '可以说：挑两个人都不忙的时候，只说一件事，再说你想怎样',
    advice: ['不说“你总是”，说“这件事我不方便”', '说完就放下，看两个星期；没有变，再说第二回或者绕开'],
  },
  {
    words: /写(?:一?封|个|张)?(?:信|情书|纸条|贺卡)/,
    lead: '可以写：先写给自己看，放一个星期，还想送再送',
    advice: ['写一件谢他的事和一句祝福就够，不写约定、不要回音', '送出去也照常过日子，手上要紧的事别停'],
  },
  {
    words: /发(?:不发|个)?[^,。?!]{0,4}(?:自拍|朋友圈|视频|动态|照片)|朋友圈|点赞/,
    lead: '想发就发：先想一想，半年后再看到会不会不自在',
    advice: ['不带住处、单位和别人的脸', '拿不准就先设成只给几个人看'],
  },
  {
    words:
      /染|烫|剪(?:个|了)?(?:头|发|短|刘海)|[长头]发[^,。?!]{0,2}剪|理发|睫毛|发型|刘海|穿(?!孔)|裙|衣服|鞋|口红|美甲|戴|妆/,
    lead: '看自己喜不喜欢就行，盘上不挡这样的事',
    advice: ['先照镜子拍一张，隔一天再看，还喜欢就用', '要见人的日子，前三天别试新的'],
  },
  {
    words:
      /买|入手|换(?:个|部|台)?(?:手机|电脑|相机|耳机|包|表|冰箱|空调|沙发|床)|大衣|手表|办(?:张)?卡|下单|充/,
    lead: '先放三天：三天后还想要、家里没有能顶用的，就买',
    advice: ['用手上的钱买，不分期、不借；超过半个月的收入就再等一个月', '买之前问清能不能退'],
  },
  {
    words: /(?:去|参加|赴|吃饭|聚|打牌|唱歌|爬山|逛|看电影|串门|喝酒)/,
    lead: '有空、身子也舒服就可以去，不想去就早些说一声',
    advice: ['去之前说好几点回，不喝酒、不赌钱', '回掉的时候给一句实在的理由，比拖着强'],
  },
  {
    words: /(?:(?:浇|种|搬)[^,。?!]{0,2}花|[的盆]花|晒|洗(?!钱)|扔|收拾|打扫|挪)/,
    lead: '可以做，不用看日子，先从费工夫最少的一样动手',
    advice: ['今天先做二十分钟，做完看一看再往下'],
  },
];

/** An act that is none of these, and is still of a day. */
const ANY: Omit<SmallAct, 'words'> = {
  lead: '不用看盘：收得回来的，想做就做；收不回来的，先放三天',
  advice: ['先做最小的一步，做完看顺不顺手', '碰着别人的，先问一声再动手'],
};
/** Characters of a question that tells of nothing but the act. */
const SHORT = 18;

/** The first thing to do about a small act; null where the act is none of a day. */
export function answerSmallAct(w: Writer, { understood, lead }: Asked): Answer | null {
  const { text, time, shape, asks, date } = understood;
  const isAsked = shape === null ? asks === 'whether' : shape.kind === 'decide';
  if ((time !== null && date === null) || !isAsked || !WHETHER_TO.test(text) || LARGE.test(text)) return null;
  const isOfAct = shape?.kind === 'decide' && [...text].length <= SHORT;
  const act = ACTS.find(({ words }) => words.test(text)) ?? (isOfAct ? ANY : null);
  if (!act) return null;
  w.step('这是一天里的小事，不用看哪一年。');
  return {
    lead: act === ANY ? lead(act.lead) : act.lead,
    reasons: date ? [`${date.name}得空就${date.name}，单独一天的好坏我不断`] : [],
    advice: act.advice,
    limits: [],
  };
}
