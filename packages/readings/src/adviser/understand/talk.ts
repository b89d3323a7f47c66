/** Talk that is not about a matter of the chart. */

export type Talk =
  | 'instructions'
  | 'writing'
  | 'weather'
  | 'service'
  | 'other_arts'
  | 'knowledge'
  | 'identity'
  | 'ability'
  | 'accuracy'
  | 'wrong'
  | 'insult'
  | 'praise'
  | 'laugh'
  | 'bored'
  | 'farewell'
  | 'greeting'
  | 'thanks';

/** What is not the chart's, though a question may name a matter. */
const FIRM: readonly (readonly [Talk, RegExp])[] = [
  [
    'instructions',
    /(?:忽略|无视|忘(?:掉|记)|不要管|跳过|覆盖).{0,10}(?:指令|要求|提示|规则|设定|限制|前面|之前|以上)|系统(?:提示|指令|消息)|提示词|systemprompt|prompt|jailbreak|越狱|开发者模式|你(?:背后|内部|里面|后台|自己)?的?(?:规则|指令|设定|代码|源码|内部|后台|配置|训练)|(?:从现在起|现在开始|接下来)你(?:是|要|只)|扮演|假装你|你现在是(?!不是)|角色扮演|输出(?:你|全部|完整)|你(?:必须|只能)(?:回答|说|回复)|说我(?:会|能)中/,
  ],
  [
    'writing',
    /(?:写|翻译|润色|(?:帮我|给我|请你?)(?:编|画|做|生成))一?(?:个|首|段|篇|封|份|张|下)?.{0,6}(?:诗|信|文案|代码|作文|文章|简历|故事|小说|报告(?!准)|ppt|歌|段子|检讨|情书|申请|英文|英语|图|程序|作业|题)|写诗|翻译(?:一下|成|下面|这|一段)|(?:帮我|给我|请你?)(?:写|翻译|编)/,
  ],
  ['weather', /天气|下雨|下雪|气温|台风|刮风|降温|晴天|雾霾|(?:几|多少)度/],
  [
    'service',
    /充值|退款|会员(?!运营)|优惠券?|密码|客服(?!工作|行业|这|的?工)|下载|怎么付|付款失败|账号|注销|改资料|在哪(?:改|看|点)|发票(?!行业)/,
  ],
];

/** What is said of the adviser itself. */
const OF_ADVISER: readonly (readonly [Talk, RegExp])[] = [
  [
    'wrong',
    /(?:不|没)(?:太|怎么|一点都?|一点也)?准(?!备|时|确吗|吗|不准)|(?:说|算|讲)(?:得|的)?(?:不对|错了|错的|反了)|你(?:说|算)错|对不上|不是这样|瞎说|胡说|乱说|扯淡|骗(?:人的|子)|忽悠|完全不像我|跟我.{0,4}不符|没说对|你[^,。?!]{0,8}(?:糊弄|敷衍|(?:只会|光|尽|净|全是|都是)[^,。?!]{0,4}(?:好话|好听|套话|废话|模板))|说了等于没说/,
  ],
  [
    'insult',
    /傻[逼叉bx]|煞笔|沙比|傻瓜|笨蛋|蠢|白痴|智障|弱智|垃圾|滚(?:蛋|开)?$|去你的|他妈的?|tmd|nmsl|废物|神经病|有病吧|脑残|妈的|狗屁|放屁|cnm|sb$|操你|草泥马|没用的东西/,
  ],
];

const SMALL: readonly (readonly [Talk, RegExp])[] = [
  [
    'identity',
    /你是谁|你是什么|你是不?是?(?:一?个)?(?:ai|人工智能|机器人|机器|真人|人工|人类|模型|大模型|程序|chatgpt|gpt|deepseek|真的人|大师)|真人吗|是真人|什么模型|哪个模型|你叫什么|你的名字|你是人|你是(?:男|女)|谁在回答|ai吗|机器人吗|你真的会算|谁(?:写|做)的你/,
  ],
  [
    'other_arts',
    /算卦|抽签|塔罗|星盘|紫微|奇门|占卜|六爻|摇卦|手相|面相|前世|鬼|外星|梅花易数|解梦|梦见|梦到|做梦|水逆|星座/,
  ],
  [
    'knowledge',
    /代码|编程|python|javascript|新闻|总统|主席|选举|政治|比赛|世界杯|谁会赢|做题|数学|菜谱|导航|怎么去|几点了|多少钱一|首都|怎么做(?:菜|饭)|历史上|推荐.{0,4}(?:电影|书|歌|餐厅|游戏)/,
  ],
  [
    'ability',
    /你(?:能|会|可以)(?:做|干|算|看|回答|帮)?(?:我)?(?:些)?什么|(?:可以|能|还能|应该|该)问(?:你)?(?:些)?(?:什么|哪些)|怎么用|怎么问|功能|能算什么|能看什么|有什么可以问|不知道问什么|问点什么|随便(?:看看|说说)/,
  ],
  [
    'accuracy',
    /准吗|准不准|准确|靠谱(?:吗|不)?|可信|科学|迷信|真的假的|骗人|能信|是真的吗|灵不灵|灵吗|假的|相信|不信|信不过/,
  ],
  [
    'bored',
    /无聊|没事(?:干|做)|闲(?:着|得)|聊聊天|陪我(?:聊|说)|随便聊|讲个?(?:笑话|故事)|说个?(?:笑话|故事)|逗我/,
  ],
  ['laugh', /^(?:哈|呵|嘿|嘻|233|笑死|lol|hh)+|你真逗|真有意思|好笑|搞笑|太逗/],
  [
    'praise',
    /(?:说|算|讲|看|分析)(?:得|的)?(?:真|太|好|很|挺|还|蛮|特别|非常)*(?:准|到位|明白|透彻|对)(?:了|啊|呀|哦|的|极了|!|。|$)|^(?:你|您|说得|算得|讲得|看得|真|太|好|很|大师)+(?:真|太|好|很|挺|都|是)*(?:厉害|棒|准|牛|神|聪明|专业|贴心|温柔|对|有道理)(?:了|啊|呀|哦|的|极了|!|。|$)|厉害|有道理|神了|佩服|点赞|666/,
  ],
  ['farewell', /再见|拜拜|晚安|下次(?:再)?(?:聊|来)|先(?:这样|走|睡|下)了|睡了|回头见|bye/],
];

/** The adviser is asked whether it is right, about anything. */
const ACCURACY =
  /(?:你|算命|算得|算的|说得|说的|看得|看的|测得|测的|预测|命理|八字|排盘).{0,8}(?:准吗|准不准|准确|靠谱|可信|科学|迷信|能信|灵吗|灵不灵|是真的吗|真的假的)/;

const GREETING =
  /^(?:你好|您好|嗨|哈喽|在吗|在不在|早上?好|早安|下午好|晚上好|中午好|(?:大师|师傅|老师|先生)(?=$|[啊呀吗呢,。?!~、你您我请好]))+[啊呀吗呢,。?!~、]*/;
const THANKS =
  /^(?:好的?|嗯+|哦+|谢谢|感谢|多谢|谢了|辛苦了?|明白了?|知道了|懂了|了解了?|收到|ok|不错|很好|太好了|说得对|有道理|厉害|再见|拜拜|晚安|你|您|大师|老师|啦|了|的|啊|呀|很|非常|那|就|这样|先|[,。!~、])+$/;

const first = (talks: readonly (readonly [Talk, RegExp])[], text: string) =>
  talks.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Talk that a matter does not outrank. */
export const findFirmTalk = (text: string): Talk | null =>
  first(FIRM, text) ?? first(OF_ADVISER, text) ?? (ACCURACY.test(text) ? 'accuracy' : null);

/** Talk of a question in which nothing else was found. */
export function findSmallTalk(text: string): Talk | null {
  if (
    THANKS.test(text) &&
    /谢|感谢|辛苦|明白|知道|懂|了解|收到|再见|拜|晚安|好|嗯|哦|不错|道理|厉害|ok/.test(text) &&
    !GREETING.test(text)
  )
    return /厉害|道理|很好|太好|不错/.test(text) && !/谢/.test(text)
      ? 'praise'
      : /再见|拜|晚安/.test(text)
        ? 'farewell'
        : 'thanks';
  if (text.replace(GREETING, '') === '') return 'greeting';
  if (
    /^(?:多|感|太)?谢(?!幕|绝|顶|家|先生|女士|[一-龥]{1,2}(?:的|今|明|和))|[,。!](?:多|感)?谢谢?(?:了|啦|你|哈|哦)*[!。~]*$|^(?:蟹蟹|thx|thanks)/.test(
      text,
    )
  )
    return 'thanks';
  return first(SMALL, text);
}

/** The question without its greeting. */
export const withoutGreeting = (text: string) =>
  text.replace(GREETING, '').replace(/^(?:好的?|嗯+|哦+|谢谢|明白了?|知道了|懂了)[,。!]+/, '');
