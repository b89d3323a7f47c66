/** What a question is about. */

export type Topic =
  | 'marriage_time'
  | 'partner'
  | 'romance'
  | 'marriage'
  | 'love'
  | 'job_change'
  | 'startup'
  | 'industry'
  | 'boss'
  | 'career'
  | 'exam'
  | 'study'
  | 'lottery'
  | 'invest'
  | 'house'
  | 'wealth'
  | 'medicine'
  | 'health'
  | 'children'
  | 'parents'
  | 'people'
  | 'personality'
  | 'lucky'
  | 'favourable'
  | 'phases'
  | 'pattern'
  | 'strength'
  | 'stars'
  | 'pillars'
  | 'name'
  | 'move'
  | 'tai_sui'
  | 'remedy'
  | 'luck';

/** Talk that is not about a topic of the chart. */
export type Talk =
  | 'crisis'
  | 'deceased'
  | 'death'
  | 'other_chart'
  | 'day'
  | 'identity'
  | 'ability'
  | 'accuracy'
  | 'outside'
  | 'greeting'
  | 'thanks';

const PARTNER = '(?:对象|另一半|老公|老婆|伴侣|配偶|丈夫|妻子|先生|太太|爱人|男朋友|女朋友|男友|女友)';
const WHEN = '(?:什么时候|何时|哪年|哪一年|哪几年|几岁|多大|多久|时间|年份|什么年纪)';

/** Professions that questions name: with them 翻译, 新闻 and 医药 are work, not a text, the news or a medicine. */
const JOBS =
  '(?:翻译|编程|程序员?|代码|客服|新闻|记者|编辑|律师|法律|法务|医生|医护|护士|医药|药剂师?|药师|中医|西医|老师|教师|教育|会计|审计|财务|财会|出纳|设计师?|销售|司机|厨师|演员|主播|主持人?|博主|作家|写作|警察|军人|导演|摄影师?|模特|导游|空姐|飞行员|运营|公关|人事|人力|行政|金融|证券|银行|保险|电商|直播|外贸|房产|中介|美容|美发|餐饮|建筑|工程师?|科研|算法|游戏|音乐|体育|运动员|风水师?|心理咨询师?|咨询|政治|物流|护理|幼教|客房|家政)';
const JOB_FIELD = `${JOBS}(?:这|那)?(?:一?个|一?门|一)?(?:行业|行|专业|职业|工作|岗|方向|领域|相关|类|圈)`;

/** Topics of one family exclude each other: the first that fits is meant. */
const FAMILIES: readonly (readonly (readonly [Topic, RegExp])[])[] = [
  [
    [
      'marriage_time',
      new RegExp(
        `${WHEN}.{0,10}(?:结婚|嫁|娶|成家|脱单|遇到|遇见|出现|领证|对象|恋爱|成婚|正缘|桃花)|(?:正缘|桃花|另一半|对象|真命天子|姻缘|缘分|正桃花|婚姻|结婚|感情).{0,8}${WHEN}|婚期|脱单|晚婚|早婚|剩女|剩男|(?<!已|已经|都|刚)结婚(?!\\d|对象|多年|以?后|之后|纪念|了(?!吗|么|没)|[一二两三四五六七八九十几]+年)|领证|嫁(?:得|给|人|出)|娶(?:到|妻|老婆)|成家|成婚|还会?有?姻缘|(?:有|没|找|遇|碰).{0,3}对象`,
      ),
    ],
    [
      'partner',
      new RegExp(
        `正缘|另一半|灵魂伴侣|真命天[子女]|命中注定|未来的?${PARTNER}|${PARTNER}的?.{0,4}(?:什么样|怎样的|什么类型|特征|特点|性格|长相|样貌|外貌|长什么|条件|职业|做什么|哪里人|哪里的|个性|脾气|家境|身高|年龄|比我)|(?:什么样|怎样|哪种|什么类型|哪类|什么人).{0,6}(?:${PARTNER}|人在一起|人恋爱|男人|女人|男生|女生)|(?:跟|和|与)什么(?:样的)?人.{0,4}(?:合|配|适合)|属什么.{0,6}(?:配|合)|配什么属相|择偶|找个?什么(?:样的)?(?:人|对象)`,
      ),
    ],
    ['romance', /桃花|异性缘|喜欢我|追我|追求者|暧昧|暗恋|魅力|吸引异性|有人喜欢|艳遇/],
    [
      'marriage',
      new RegExp(
        `婚姻|婚后|结婚|夫妻|离了?婚|二婚|再婚|出轨|外遇|第三者|小三|吵架|分手|复合|挽回|前任|前男友|前女友|几婚|回来找我|回头找我|孤寡|孤独终老|打光棍|旺夫|旺妻|克夫|克妻|异地恋|${PARTNER}`,
      ),
    ],
    ['love', /感情|恋爱|姻缘|爱情|单身|缘分|相亲|恋情|情感|情路|谈恋|约会|真爱|幸福|渣男|渣女/],
  ],
  [
    [
      'startup',
      /创业|开店|开业|开张|做生意|自己干|单干|合伙|开公司|开一?[家间个]|开.{0,3}店|当老板|做老板|副业|自媒体|摆摊|自主经营|做买卖/,
    ],
    [
      'job_change',
      /跳槽|换.{0,3}工作|换.{0,2}(?:公司|单位|岗|行业|行)|辞职|离职|转行|转岗|调动|调岗|裁员|被裁|辞退|开除|失业|新工作|找(?!什么|怎|哪).{0,3}工作|待业|工作变动|动一动|工作机会|要不要(?:走|留)|换个环境/,
    ],
    [
      'industry',
      new RegExp(
        `行业|行当|哪一?行|职业方向|(?:适合|宜|能|该|可以|应该).{0,6}(?:做什么|干什么|从事|什么工作|什么职业|哪方面|哪些工作|哪种工作|什么岗位|工作|职业|当什么)|什么(?:样的)?工作.{0,4}(?:适合|好)|做什么(?:好|合适|工作|行|能赚|赚钱|生意|事业)|干什么(?:好|合适)|从事|就业方向|天赋.{0,6}(?:工作|职业)|适合(?:去|转)?(?:做|当|干|搞|学|进)?${JOBS}|(?:能|可以|想|要|该|打算|考虑)(?:去|转|改)?(?:做|当|干|搞|学|进)${JOBS}|转行?(?:去|做)*${JOBS}|${JOB_FIELD}|学医`,
      ),
    ],
    ['boss', /上司|领导|老板|同事|下属|职场关系|办公室|团队/],
    [
      'career',
      new RegExp(
        `事业|工作|职业|职场|上班|岗位|前程|前途|前景|业绩|绩效|从政|升职|提拔|晋升|升迁|升官|加薪|就业|面试|公务员|编制|体制|仕途|官运|打工|项目|公司|单位|职位|合同|签约|客户|订单|(?:做|当|干|搞|学)(?:一?[名个])?${JOBS}`,
      ),
    ],
  ],
  [
    [
      'exam',
      /考试|专升本|考研|考公|高考|中考|考编|考证|考博|考上|考得|考级|上岸|升学|录取|雅思|托福|四六级|分数|成绩|应试|考学|驾照|一建|司考|法考/,
    ],
    [
      'study',
      /学业|学习|读书|念书|学历|留学|上学|功课|选科|文科|理科|选专业|(?:学|读|选).{0,8}专业|什么专业|专业.{0,3}(?:适合|怎么样|好不好)|深造|进修|文昌运|学什么|读研|读博|学校/,
    ],
  ],
  [
    ['lottery', /彩票|双色球|大乐透|六合彩|中奖(?!金(?!额))|刮刮乐|赌|麻将|买码|开奖|中大奖|横财|偏门/],
    [
      'invest',
      /股票|炒股|股市|基金(?!公司|行业)|投资(?!行业|银行|公司|专业)|比特币|币圈|炒币|虚拟币|期货(?!公司|行业)|黄金(?!十年|时|期|年|阶段|岁)|理财产品|哪只股|外汇|抄底/,
    ],
    ['house', /买房|房子|置业|房产|置产|买车|装修|购房|房贷/],
    [
      'wealth',
      /财(?!会|经|税|务(?!自由|状况|压力|情况|问题|危机))|钱|收入|赚|回本|亏损|发达(?!国家)|(?<!丰)富|存款|工资|(?<!加)薪|欠债|还债|负债|债务|花销|经济(?!学|师|专业)|(?<!无)穷|身家|暴发/,
    ],
  ],
  [
    [
      'medicine',
      /吃什么药|吃药|(?<!医)药(?!企|店|房|厂|学|剂师|业|师|监|科)|手术|癌|肿瘤|抑郁症|焦虑症|治好|治疗|能治|(?<![值觉记懂获取舍难免显使])[得患](?:了|上)?[^,。?!]{0,4}(?:病|炎|症|新冠|糖尿|高血压|结石|结节)|确诊|住院|化疗|偏方|剂量|流产|怀上|试管|诊断|什么病/,
    ],
    [
      'health',
      /健康|身体|养生|生病|疾病|(?<![毛通诟])病|睡眠|失眠|睡不|作息|调理|调养|体质|肠胃|脾胃|肝|肾|心脏|头疼|头痛|皮肤|减肥|锻炼|精神状态|(?<![积连日月拖果])累(?![积计及世赘加累])|疲惫|焦虑|情绪|心情|压力大|保养|饮食|吃什么/,
    ],
  ],
  [
    [
      'children',
      /子女|孩子|儿子|女儿|小孩|生育|怀孕|备孕|要娃|宝宝|二胎|三胎|后代|生男|生女|娃|子嗣|孙子|孙女|添丁/,
    ],
  ],
  [
    [
      'parents',
      /父母|爸|妈|父亲|母亲|长辈|家人|原生家庭|爷爷|奶奶|六亲|公婆|婆媳|婆婆|岳父|岳母|家庭关系|孝/,
    ],
  ],
  [['people', /(?<![男女])朋友|人际|贵人|小人|兄弟|姐妹|人缘|社交|闺蜜|手足|与人相处|得罪/]],
  [
    [
      'personality',
      /性格|脾气|个性|优点|缺点|毛病|优势|劣势|短处|长处|什么样的人|怎样的人|怎么样的人|内心|天赋|擅长|才华|mbti|为人|弱点|我的特点|性情|气质|本性|短板|该善用|最该留意自己|自己的哪一面/,
    ],
  ],
  [
    ['name', /改名|起名|取名|名字|英文名|乳名|小名/],
    [
      'lucky',
      /颜色|幸运色|色系|方位|幸运数|数字|吉祥|穿什么|戴什么|佩戴|手串|水晶|首饰|吉利|摆件|车牌|手机号|尾号|楼层|几楼|朝向|朝哪|床头|坐向|头像|忌讳|幸运/,
    ],
    ['favourable', /用神|喜用|喜神|忌神|闲神|喜忌|忌什么|喜什么|补什么|需要什么五行|该补|取用|怎么补|宜忌/],
    [
      'phases',
      /五行|[金木水火土]命|缺[金木水火土]|[金木水火土](?:多|少|旺|弱|偏旺|偏弱|太旺|太多|过旺|不足)/,
    ],
  ],
  [
    ['strength', /身强|身弱|旺衰|强弱|日主|偏强|偏弱|从弱|得令|得地|得势|日元/],
    [
      'pattern',
      /格局|从格|专旺|化气格|成格|破格|命格|什么命|好命|命好|命怎么|命局|命理结构|贵命|富贵|贵气|命硬|命苦|我的命|命里|命中/,
    ],
    ['stars', /神煞|星煞|什么煞|带什么星/],
    ['pillars', /八字|四柱|命盘|排盘|生辰|生肖|属什么|属相|什么日出生|纳音|看盘|看看盘/],
  ],
  [
    [
      'move',
      /搬家|出国|移民|城市|外地|异地|异乡|迁居|搬迁|定居|出远门|旅行|旅游|远方|离开家乡|家乡|背井|南方|北方|南下|北上|去哪|哪里发展|往哪|(?<!朝)哪个方向|发展方向|海外|国外|老家|沿海|北京|上海|广州|深圳|杭州|成都|重庆|武汉|南京|苏州|天津|西安|长沙|厦门|青岛|香港|澳门|台湾/,
    ],
  ],
  [['tai_sui', /太岁|本命年/]],
  [
    [
      'remedy',
      /改运|开运|化解|破解|风水|符咒|画符|法事|补运|改命|提升运|怎么提升|如何提升|怎么办|怎么做|该怎么|应该怎样|如何应对|有什么建议|给.{0,3}建议|建议|要注意|注意什么|留意什么|注意哪些|转运(?:珠|法|方|物|石|的?东西)|怎么转运|如何转运|怎么改善|如何改善|放慢|借力|善用/,
    ],
  ],
  [
    [
      'luck',
      /运势|运气|运程|流年|大运|走运|气运|顺不顺|顺利|吉凶|好运|坏运|倒霉|不顺|背运|水逆|步运|运怎么|这.运(?![动营输用行])|换运|转运|起运|交运|运如何|好转|翻身|出头|走势|低谷|高峰|黄金十年|巅峰|一生|一辈子|这辈子|晚年|我的未来|(?:未来|将来|以后|现在|最近|目前)(?:会)?怎么样/,
    ],
  ],
];

/** Topics that name only how a question is put, and yield to any other. */
const WEAK: readonly Topic[] = ['luck', 'remedy', 'pattern', 'pillars', 'strength', 'personality'];
/** Topics of a question told together. */
const MOST = 2;

const KIN =
  /(?:父母|爸爸?|妈妈?|父亲|母亲|爷爷|奶奶|孩子|儿子|女儿|宝宝)的?(?:身体|健康|病|学业|学习|考试|成绩|事业|工作|财运)/;

/** The topics of a question in its normal form, in the order in which it names them. */
export function findTopics(text: string): Topic[] {
  const found: { topic: Topic; place: number }[] = [];
  for (const family of FAMILIES)
    for (const [topic, pattern] of family) {
      const place = text.search(pattern);
      if (place < 0) continue;
      found.push({ topic, place });
      break;
    }
  // 妈妈身体怎么样: the health of someone else, of which the chart shows only the tie.
  if (KIN.test(text))
    return found
      .filter(({ topic }) => topic === 'parents' || topic === 'children')
      .map(({ topic }) => topic)
      .slice(0, MOST);
  const strong = found.filter(({ topic }) => !WEAK.includes(topic));
  const told = strong.length > 0 ? strong : found;
  return told
    .sort((a, b) => a.place - b.place || 0)
    .map(({ topic }) => topic)
    .slice(0, MOST);
}

const OTHERS =
  '(?:老公|老婆|男朋友|女朋友|男友|女友|丈夫|妻子|对象|前任|对方|(?<!其)[他她]|孩子|儿子|女儿|宝宝|妈妈?|爸爸?|父亲|母亲|哥哥?|姐姐?|弟弟?|妹妹?|朋友|闺蜜|同事|领导|老板)';
const ELDERS = '(?:父母|爸爸?|妈妈?|父亲|母亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|公公|婆婆|岳父|岳母|老人|老伴)';
/** The questions of which the chart of the person who asks says enough, though they name someone else. */
const OWN_SIDE = '(?!缘|运|什么时候|何时|哪年|哪一年|出现|.{0,6}(?:什么样|怎样的|长什么|性格|特征|在哪))';

/** Crisis, death and the deceased: whatever else a question names, they are answered first. */
const GRAVE_TALKS: readonly (readonly [Talk, RegExp])[] = [
  [
    'crisis',
    /自杀|不想活|想死(?!你)|活不下去|不如死|(?:活着|活得|活下去).{0,4}(?<!有)(?:没|毫无|失去).{0,2}(?:意思|意义)|(?:人生|生活)(?:已经|真的|完全)?(?:没有|毫无|失去)了?意义|(?:想|打算|宁愿|不如)(?:要|就)?(?:离开|告别)(?:这个?|人)世|一了百了|轻生|结束(?:自己的)?生命|自残|割腕/,
  ],
  [
    'deceased',
    new RegExp(
      `已故|过世|去世(?:了|以?后|之后|那|多年)|已经去世|不在人世|不在世|(?<![医学考出]|人(?=生前[半几二两三四五十]))生前(?![途程景任台辈世年期]|[男女](?:友|朋友))|故去|离世|亡故|${ELDERS}.{0,3}(?:已经|都)?(?:走了|不在了)|(?<!领导|同事|老板|上司|主管|员工|客户)已经(?:走了|不在了)(?!.*(?:复合|挽回|回来|回头|联系|离婚|分手|公司|单位|工作|岗|学校))`,
    ),
  ],
  [
    'death',
    /寿命|寿元|阳寿|(?<![生养干])活多久|(?<![生养干])活到(?!老)|能活(?!跃|络|泼|动|用|得(?!多|久|长|几))|(?<![生养干])活几|几岁死|怎么死(?!心)|死期|什么时候死(?!心)|何时死(?!心)|哪年死|短命|长寿|大限|会死(?!心)|会不会死(?!心)|去世|命有多长|死亡/,
  ],
];

/** What is declined, or is said of the service itself, though a question names a topic. */
const FIRM_TALKS: readonly (readonly [Talk, RegExp])[] = [
  [
    'other_chart',
    new RegExp(
      `合婚|合盘|八字合|合八字|合不合|配不配|般配|相配|${OTHERS}的?(?:八字|命盘|生辰|运势|财运|事业|用神|属)|(?<![当做有没])${OTHERS}的?命|(?:看看|算算|看一下|算一下|测测)(?:我的?)?${OTHERS}${OWN_SIDE}|(?:19|20)\\d\\d[年./-]\\d{1,2}[月./-]\\d{1,2}[日号]?.{0,8}(?:出生|生的|生人)|(?:和|跟|与)(?:他|她|对方|男友|女友|男朋友|女朋友|前任|老公|老婆).{0,6}(?:合适|缘分|能走|有没有|能成|可能|结果)|${OTHERS}.{0,6}(?:爱不爱我|喜不喜欢我|还爱我|想我|怎么想|心里)`,
    ),
  ],
  [
    'outside',
    /忽略.{0,8}(?:指令|要求|提示|规则|设定)|系统提示|提示词|systemprompt|jailbreak|越狱|(?:帮我|给我|请你?)(?:写|翻译|编)|写一?(?:首|段|篇)|写诗|翻译(?:一下|成|下面|这)|充值|退款|会员(?!运营)|优惠|密码|天气/,
  ],
  [
    'accuracy',
    /(?:你|算命|算得|算的|说得|说的|看得|看的|测得|测的|预测|命理|八字|排盘).{0,8}(?:准吗|准不准|准确|靠谱|可信|科学|迷信|骗人|能信|灵吗|灵不灵|是真的吗|真的假的)/,
  ],
];

/** A day of the calendar, or the choice of one. */
const CALENDAR_DAY =
  /\d{1,2}月\d{1,2}(?![\d月个])[日号]?(?!.{0,6}(?:出生|生的))|[一二三四五六七八九十正冬腊]{1,2}月[一二三四五六七八九十廿初]{1,3}(?![一二三四五六七八九十廿初月个])[日号]?|哪一?天|几号|\d{1,2}号(?!线|楼)|黄道吉日|择日|择吉|吉日|挑.{0,2}日子|选.{0,2}日子|哪个日子|良辰|几点(?:钟|出|去|开|合适|好|吉)|流日/;

/** A day that is named from today on. A question that names a longer time asks for that. */
const NEAR_DAY =
  /(?<!聊)今天|明天|(?<!大|先天)后天(?!努力|因素|培养|弥补|补救|形成|环境)|大后天|昨天|今晚|今日|明日|这周|本周|下周|上周|周末|这个?星期|下个?星期|礼拜|日子好(?!过|不好过|起来|一点)/;

/** Small talk of words that are also said of a topic: 翻译 as work, 怎么用 of the favourable phase. */
const SMALL_TALKS: readonly (readonly [Talk, RegExp])[] = [
  [
    'identity',
    /你是谁|你是什么|你是不?是?(?:一?个)?(?:ai|人工智能|机器人|机器|真人|人工|人类|模型|大模型|程序|chatgpt|gpt|deepseek|真的人|大师)|真人吗|是真人|什么模型|哪个模型|你叫什么|你的名字|你是人|你是(?:男|女)|谁在回答|ai吗|机器人吗|你真的会算|谁(?:写|做)的你/,
  ],
  [
    'outside',
    /代码|编程|python|javascript|翻译|作文|新闻|总统|主席|选举|政治|比赛结果|世界杯|谁会赢|做题|数学题|笑话|菜谱|导航|下载|客服|算卦|抽签|塔罗|星座|紫微|奇门|占卜|六爻|摇卦|手相|面相|前世|鬼|外星/,
  ],
  [
    'ability',
    /你(?:能|会|可以)(?:做|干|算|看|回答|帮)?(?:些)?什么|(?:可以|能|还能|应该|该)问(?:你)?(?:些)?(?:什么|哪些)|怎么用|怎么问|功能|帮助|能算什么|能看什么|有什么可以问|不知道问什么|问点什么|随便(?:看看|说说|聊聊)/,
  ],
  [
    'accuracy',
    /准吗|准不准|准确|靠谱|可信|科学|迷信|真的假的|骗人|能信|是真的吗|灵不灵|灵吗|假的|相信|不信|信不过/,
  ],
];

const GREETING =
  /^(?:你好|您好|嗨|哈喽|在吗|在不在|早上?好|早安|下午好|晚上好|中午好|(?:大师|师傅|老师|先生)(?=$|[啊呀吗呢,。?!~、你您我请好]))+[啊呀吗呢,。?!~、]*/;
const THANKS =
  /^(?:好的?|嗯+|哦+|谢谢|感谢|多谢|谢了|辛苦了?|明白了?|知道了|懂了|了解了?|收到|ok|不错|很好|太好了|说得对|有道理|厉害|再见|拜拜|晚安|你|您|大师|老师|啦|了|的|啊|呀|很|非常|那|就|这样|先|[,。!~、])+$/;

/** What else was read in a question. */
interface ReadWith {
  /** Without the birth of the person who asks. */
  withoutBirth: string;
  /** Without what else it tells of that person. */
  withoutBackground: string;
  topics: readonly Topic[];
  hasTerm: boolean;
  hasTime: boolean;
}

/** Talk of a question in its normal form; null when it is about the chart. */
export function findTalk(text: string, question: ReadWith): Talk | null {
  const { topics, hasTerm, hasTime } = question;
  const first = (talks: readonly (readonly [Talk, RegExp])[], inText: string) =>
    talks.find(([, pattern]) => pattern.test(inText))?.[0];
  const talk = first(GRAVE_TALKS, text) ?? first(FIRM_TALKS, question.withoutBirth);
  if (talk) return talk;
  const asked = question.withoutBackground;
  if (CALENDAR_DAY.test(asked) || (!hasTime && NEAR_DAY.test(asked))) return 'day';
  const isAboutChart = hasTime || hasTerm || topics.some((topic) => !WEAK.includes(topic));
  const small = isAboutChart ? undefined : first(SMALL_TALKS, asked);
  if (small) return small;
  if (
    THANKS.test(text) &&
    /谢|感谢|辛苦|明白|知道|懂|了解|收到|再见|拜|晚安|好|嗯|哦|不错|道理|厉害|ok/.test(text) &&
    !GREETING.test(text)
  )
    return 'thanks';
  return text.replace(GREETING, '') === '' ? 'greeting' : null;
}

/** The question without its greeting. */
export const withoutGreeting = (text: string) =>
  text.replace(GREETING, '').replace(/^(?:好的?|嗯+|哦+|谢谢|明白了?|知道了|懂了)[,。!]+/, '');
