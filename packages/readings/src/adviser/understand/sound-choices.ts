/**
 * Choices that no chart has a say on, since one of the two is sound for anyone: to call a driver after a drink, to wait
 * for the severance pay, to sleep before an examination.
 */
import { HOUR_OF_DAY } from './options.ts';

export type SoundId =
  | 'endure_or_fight'
  | 'ask_or_fight'
  | 'revenge'
  | 'drunk'
  | 'lend_card'
  | 'cheat'
  | 'borrow_more'
  | 'injury_claim'
  | 'car_scrape'
  | 'report_fraud'
  | 'theft_by_mate'
  | 'severance'
  | 'endure_or_burst'
  | 'endure_or_say'
  | 'name_on_business'
  | 'name_on_home'
  | 'phone_back'
  | 'after_exam'
  | 'sleep_before_exam'
  | 'study_first'
  | 'school_or_major'
  | 'hour_to_learn'
  | 'hour_to_move'
  | 'hour'
  | 'debts_order'
  | 'down_payment'
  | 'divorce_home'
  | 'demolition'
  | 'fetch_partner'
  | 'face_to_face'
  | 'old_age_first'
  | 'surname'
  | 'home_of_child'
  | 'rehabilitation'
  | 'see_doctor'
  | 'gift'
  | 'wedding_dress'
  | 'emergency'
  | 'harassed'
  | 'claim_back'
  | 'body_first'
  | 'scapegoat'
  | 'debts_which'
  | 'lend_money'
  | 'honest'
  | 'support'
  | 'school_first'
  | 'home_of_parent'
  | 'hour_to_measure'
  | 'strict'
  | 'eat_less_or_move'
  | 'study_or_play'
  | 'homework_order'
  | 'be_clear'
  | 'late_or_early'
  | 'present'
  | 'which_child'
  | 'game'
  | 'job_or_care'
  | 'winter_beside_kin'
  | 'winter_away';

/** The kind of such a choice, and the place of the option that is sound; null where it is neither of the two. */
export interface Sound {
  id: SoundId;
  at: 0 | 1 | null;
}

interface Row {
  id: SoundId;
  /** The sound option. */
  one: RegExp;
  other: RegExp;
  /** What the whole question must tell. */
  told?: RegExp;
  /** What it must not tell. */
  unless?: RegExp;
  /** Neither of the two is sound, or both are. */
  neither?: true;
}

const FIGHT =
  /打(?:他|她|它|回|一架|架|一顿|人|死|服|上门)|揍|动手|干(?:他|一)?架|干他|收拾他|拼(?:了|命)|以牙还牙|打$|砸|找人(?:教训|收拾|打)|教训他/;
const ENDURE = /忍|咽下|装(?:没|不|作|傻)|不吭声|吃哑巴亏|受着|认(?:了|栽)|算了|不理|躲/;
const BURST = /怼|骂|吵|闹|撕|当众|当面(?:翻脸|撕|揭)|翻脸|硬刚|揭穿|发火|发飙|顶回去|甩脸/;
const SPEAK_UP =
  /^(?:去|跟|找|直接|当面|该|要|好好|主动)*(?:[^,]{0,4})?(?:说(?!不准)|提出来|谈|讲|反映|投诉|告诉|告老师|沟通)/;
const AUTHORITY =
  /老师|家长|爸|妈|班主任|主任|校长|村|居委|社区|物业|派出所|报警|警察|110|领导|法院|律师|调解|单位|12345|街道/;
const MARRIED = /媳妇|老婆|老公|对象|[男女](?:朋)?友|娘家|冷战|他|她/;
const HOUR = new RegExp(`${HOUR_OF_DAY.source}|早起|午后|半夜`);
const WEDDING = /结婚|婚礼|喜酒|喜宴|喜事|出嫁|娶亲|娶媳妇|办酒|婚宴/;
const CHILD_OF_OLD =
  /^(?:去|住|跟|跟着|在|到|选|住在|住到|搬到|搬去)*(?:我)?(?:老[大二三四五幺小]|[大二三四五小]?(?:儿子|女儿|闺女|女婿|儿媳|媳妇|姑娘)|[大二三]的|哥哥|姐姐|弟弟|妹妹)(?:家|那边|那儿|那里)?(?:里)?(?:住|过|养老)?$/;

/** Where old people go for the cold or the hot months. */
const AWAY_FOR_WEATHER =
  /海南|三亚|海口|云南|西双|昆明|北海|广西|广东|南方|贵阳|东北|哈尔滨|乡下|山里|过冬|避寒|避暑|旅居|住一?冬|猫冬/;

/** Work that asks much of the body. */
const HEAVY = /长途|夜班|搬(?!家)|扛|工地|外卖|重活|跑车|流水线|站(?:柜|一天)|[两三]班倒/;
const GIVES_CHILD = /(?:给|归|留给|交给|传给).{0,3}(?:儿子?|女儿?|闺女|老[大二三幺小]|哥|弟|姐|妹)$/;

/** In this order; what is unlawful or does harm comes first. */
const ROWS: readonly Row[] = [
  {
    id: 'emergency',
    one: /医院|医生|急诊|120|挂号/,
    other: /睡|躺|歇|扛|熬|等|忍|再看|缓|药/,
    told: /胸(?:口)?[^,。?!]{0,2}(?:闷|疼|痛)|喘不|半边(?:身子|脸)?[^,。?!]{0,2}麻|嘴歪|说不清话|昏倒|抽搐|吐血|便血|大出血/,
  },
  {
    id: 'harassed',
    one: /告|报警|说|举报|反映|投诉|找/,
    other: /忍|算了|不理|躲|装|辞|走/,
    told: /骚扰|猥亵|偷拍|家暴|摸我/,
  },
  {
    id: 'body_first',
    one: new RegExp(`^(?!.*(?:${HEAVY.source})).+$`),
    other: HEAVY,
    told: /(?:腰|膝盖?|颈椎|心脏|血压|腿|胃|眼睛?|身体)[^,。?!]{0,3}(?:不好|不行|疼|痛|伤|突出|高)/,
  },
  {
    id: 'game',
    one: /穿|戴|坐|色|带|摸|朝/,
    other: /穿|戴|坐|色|带|摸|朝/,
    told: /(?:麻将|打牌|彩票|赌|刮刮乐).*[赢中]|[赢中].*(?:麻将|打牌|彩票|赌|刮刮乐)/,
    neither: true,
  },
  {
    id: 'job_or_care',
    one: /护工|保姆|养老院|护理院|请(?:一?个|位)?(?:人|阿姨|钟点)|雇|上班|不辞|(?:留着|保住)工作|请假|兼顾/,
    other:
      /辞|离职|不上班|不干了|停薪|(?:回|在)(?:去|家|老家)?(?:照顾|伺候|陪)|自己(?:带|照顾|伺候)|全职(?:照顾|在家)/,
    told: /瘫|病|中风|痴呆|失智|失能|自理|老人|公公|婆婆|岳|[爸妈爷奶父母]|伺候/,
    unless: /孩子|娃|宝宝|月子|孙|儿子|女儿|考研|创业/,
  },
  {
    id: 'winter_beside_kin',
    one: AWAY_FOR_WEATHER,
    other: /陪|照顾|守|看着|伺候/,
    told: /冬|夏|避暑|避寒|猫冬|候鸟/,
    unless: /工作|上班|打工|买房|定居/,
  },
  {
    id: 'winter_away',
    one: AWAY_FOR_WEATHER,
    other: /家|老家|不去|不走|城里|待着/,
    told: /冬|夏|避暑|避寒|猫冬|候鸟/,
    unless: /工作|上班|打工|买房|定居|陪读/,
  },
  {
    id: 'drunk',
    one: /代驾|打车|出租|滴滴|走(?:路|回)|坐车|不开|叫车|地铁|住(?:下|一晚)/,
    other: /开(?:车|回|走|着)|自己开|骑|慢慢开/,
    told: /喝(?!茶|水|咖啡|奶)|酒|醉/,
  },
  {
    id: 'ask_or_fight',
    one: AUTHORITY,
    other: new RegExp(`${FIGHT.source}|堵|扣(?:人|车)|泼`),
    unless: /打(?:官司|电话)/,
  },
  { id: 'endure_or_fight', one: ENDURE, other: FIGHT, unless: /打(?:官司|电话)/, neither: true },
  {
    id: 'revenge',
    one: /算了|放下|不管|翻篇|走|忘|放过/,
    other: /报复|举报|整(?:他|她|一)|搞(?:他|她)|曝光|让(?:他|她)(?:好看|身败名裂)|以牙还牙|出(?:这)?口气/,
    told: /报复|出(?:这)?口气|恨|气不过|咽不下/,
  },
  {
    id: 'cheat',
    one: /裸考|不|自己|缓考|补考|凭|硬考|直接考/,
    other: /小抄|作弊|打小抄|抄(?:一|同桌|别人|他|她|旁边)|枪手|替考|代考|找人(?:替|代)|买答案/,
  },
  {
    id: 'borrow_more',
    one: /说|讲|告诉|坦白|摊牌|协商|找(?:爸|妈|家)|停/,
    other: /(?:再|去|先)?(?:借|贷|撸)(?!.*(?:还|坦白))|以贷养贷|拆东墙|套现|补上|填/,
    told: /网贷|还不上|欠|逾期|催收|信用卡|花呗|借呗|债/,
  },
  {
    id: 'honest',
    one: /实话|直说|如实|坦白|摊牌|告诉|承认|说(?:清|明|了)/,
    other: /编|撒(?:个)?谎|骗|瞒|藏|说谎|改分|装/,
    unless: /病|癌|晚期|走了|出轨|外遇|外面有人|外头有人|早恋|同居|住一起|老人|我[爸妈爷奶]的/,
  },
  {
    id: 'claim_back',
    one: /闹|吵|堵|骂|曝光|投诉|举报|告|维权/,
    other: /算了|认(?:了|栽)|忍|不要了/,
    told: /押金|中介|商家|退款|退钱|房东|退费|店家|平台|卖家/,
    neither: true,
  },
  {
    id: 'injury_claim',
    one: /认定|工伤|仲裁|走(?:程序|法律)|劳动局|人社|鉴定|报工伤/,
    other: /私了|拿钱|收(?:钱|了|下)|算了|赔|私下/,
    told: /工伤|受伤|砸|压断|摔|干活|上班/,
  },
  {
    id: 'car_scrape',
    one: /保险|报警|交警|定损/,
    other: /私了|收(?:了|下|钱)|拿钱|赔钱|算了/,
    told: /剐|刮|蹭|追尾|撞/,
    neither: true,
  },
  {
    id: 'report_fraud',
    one: /报警|派出所|警察|110|反诈/,
    other: /找(?:他|她|对方)|要(?:回)?|私|等|算了|自己|再(?:给|转|等)|认(?:栽|了)/,
    told: /骗|诈|套路|假的/,
  },
  {
    id: 'theft_by_mate',
    one: /辅导员|宿管|老师|班主任|报警|领导|家长|爸|妈/,
    other: /当面|问他|问她|直接|搜|翻|自己|算了|忍/,
    told: /偷/,
  },
  {
    id: 'severance',
    one: /等|赔偿|补偿|n\+|耗|不走|熬|拖|留/,
    other: /主动|自己(?:走|提|辞|先)|辞|先走|走人|提离职/,
    told: /裁(?!缝)|赔偿|补偿|辞退|劝退|优化|n\+/,
    unless: /(?:工资|薪)[^,。?!]{0,6}(?:拖|欠)|(?:拖|欠)[^,。?!]{0,4}(?:工资|薪)/,
  },
  {
    id: 'name_on_business',
    one: /(?:写|用|落|挂|登记|记|放|归|办).{0,6}名/,
    other: /名/,
    told: /执照|法人|公司|合伙|入股|开店|店|商标|注册/,
    neither: true,
  },
  {
    id: 'name_on_home',
    one: /(?:写|用|落|挂|登记|记|放|归|加).{0,6}名/,
    other: /名/,
    told: /房|车|存折|存款|首付/,
    neither: true,
  },
  { id: 'phone_back', one: /去要|要回|认错|找老师|道歉|主动/, other: /等|不要了|算了/, told: /没收/ },
  {
    id: 'after_exam',
    one: /(?:等|到|先)?(?:[高中大]?考|考试|期末|毕业|联考|考研)[^,]{0,2}(?:完|以?后|结束|过)/,
    other: /现在|马上|今天|这会儿|眼下|直接|趁/,
  },
  {
    id: 'sleep_before_exam',
    one: /睡|休息|歇/,
    other: /刷|复习|看书|背|熬|做题|一套|冲|通宵/,
    told: /考/,
  },
  {
    id: 'study_first',
    one: /^(?:好好)?(?:学习|学业|功课|成绩|考试|高考|中考|读书)$/,
    other: /喜欢(?:的人|他|她)|恋爱|感情|爱情|男朋友|女朋友|暗恋|谈/,
    unless: /孩子|儿子|女儿|闺女/,
  },
  {
    id: 'study_or_play',
    one: /复习|作业|看书|备考|背书|学习/,
    other: /游戏|上分|打球|刷剧|追剧|玩|聚会|逛|网吧/,
    told: /考|作业|明天|功课/,
  },
  { id: 'homework_order', one: /先(?:写|做)/, other: /先(?:写|做)/, told: /作业|卷子|题/, neither: true },
  { id: 'strict', one: /严/, other: /松|宽|放手|惯/, told: /孩子|娃|儿子|女儿|管|教|带/, neither: true },
  {
    id: 'be_clear',
    one: /拒绝|说清|说明白|讲清|直说/,
    other: /拖|吊着|不回|躲|晾|冷/,
    told: /喜欢|追|表白|暧昧|同桌|同事|他|她/,
  },
  { id: 'eat_less_or_move', one: /运动|锻炼|跑步|健身/, other: /节食|饿|不吃|少吃|代餐|减肥药/ },
  {
    id: 'school_or_major',
    one: /^(?:先|看|选|挑|重|保|要)*(?:好)?(?:学校|大学|名校|城市|牌子)$/,
    other: /^(?:先|看|选|挑|重|保|要)*(?:好)?专业$/,
    neither: true,
  },
  {
    id: 'gift',
    one: /红包|^(?:给|包|送|随)?(?:点)?(?:钱|现金)$|折现/,
    other: /送|买|镯|金|衣|礼|鞋|书包|玩具|摆件|茶|酒|花|蛋糕|手表|项链/,
    told: /婚|满月|周岁|生日|升学|考上|乔迁|百天|过年|压岁/,
  },
  {
    id: 'present',
    one: /^(?:送|买|带)?.{1,8}$/,
    other: /^(?:送|买|带).{1,8}$/,
    told: /(?:给|送)(?:我)?(?:老娘|娘|妈|爸|爹|奶|爷|老婆|媳妇|老公|对象|[男女]朋友|老师|婆婆|公公|岳|丈母娘|老伴|孩子)[^,。?!]{0,3}(?:买|送)/,
    unless: /房|车|保险|红包|股|基金/,
    neither: true,
  },
  {
    id: 'wedding_dress',
    one: /红|紫|黄|金|粉|橙|蓝|绿|黑|白|灰/,
    other: /红|紫|黄|金|粉|橙|蓝|绿|黑|白|灰/,
    told: new RegExp(`(?:${WEDDING.source}).*(?:穿|戴|衣|裙|色)`),
    unless:
      /婚纱|敬酒|(?:我|我们)(?:要|快|马上|下个?月|明年|年底|自己|俩)*(?:结婚|办婚礼|出嫁|订婚)|车|床|窗帘|墙/,
    neither: true,
  },
  { id: 'hour_to_measure', one: HOUR, other: HOUR, told: /血压|血糖|体重/, neither: true },
  {
    id: 'hour_to_learn',
    one: HOUR,
    other: HOUR,
    told: /背|单词|课文|记(?!得)|学(?!校)|题|复习|看书|读书|练字|作业/,
    neither: true,
  },
  {
    id: 'hour_to_move',
    one: HOUR,
    other: HOUR,
    told: /跑|锻炼|运动|健身|散步|走路|快走|太极|跳舞|广场舞|跳操|瑜伽|游泳|打球|跳绳/,
    neither: true,
  },
  { id: 'hour', one: HOUR, other: HOUR, unless: /药|出生|生的|班|时辰|胰岛素|打针/, neither: true },
  {
    id: 'late_or_early',
    one: /早起|早睡|睡/,
    other: /熬夜|通宵|刷夜|晚睡/,
  },
  {
    id: 'debts_order',
    one: /利(?:息|率)(?:高|大|重)/,
    other: /金额|数额|小|少|亲戚|朋友|低/,
  },
  {
    id: 'debts_which',
    one: /还.{0,6}(?:贷|卡|呗|款|债)$/,
    other: /还.{0,6}(?:贷|卡|呗|款|债)$/,
    unless: /提前/,
    neither: true,
  },
  {
    id: 'lend_money',
    one: /拒|不借|推(?:掉|了|辞)|回绝/,
    other: /借(?!口|车|书|条)/,
    told: /钱|万|千|块|借/,
    neither: true,
  },
  {
    id: 'support',
    one: /支持|同意|答应|由着|随(?:他|她)|成全/,
    other: /拦|反对|不同意|劝(?:住|他|她|退)|阻止|管/,
    unless: /赌|传销|辍学|退学|网贷|高利|刷单|缅|离婚|打/,
  },
  {
    id: 'school_first',
    one: /学校|老师|班主任|园长|年级/,
    other: /家长|对方|那(?:个)?孩子|他(?:爸|妈|家)/,
    told: /孩子|同学|儿子|女儿|闺女|娃/,
  },
  {
    id: 'which_child',
    one: GIVES_CHILD,
    other: GIVES_CHILD,
    told: /店|房|钱|厂|铺|地|公司|车|存款/,
    unless: /养老/,
    neither: true,
  },
  {
    id: 'down_payment',
    one: /掏|出|拿|给|付|帮/,
    other:
      /(?:他|她|孩子|儿子|女儿|小两口|小年轻)(?:们)?(?:自己)?(?:贷|还|买|想办法|出|租|挣|攒)|自己(?:贷|还|想办法)/,
    told: /首付|买房|婚房|房贷/,
  },
  {
    id: 'divorce_home',
    one: /房/,
    other: /钱|折价|补偿|存款/,
    told: /离(?:婚|了)|要离|分开|分家产/,
    neither: true,
  },
  { id: 'demolition', one: /房/, other: /钱|货币|现金/, told: /拆迁|征收|拆/, neither: true },
  {
    id: 'fetch_partner',
    one: /去(?:接|找|哄|认错)|接(?:他|她|回)|主动|先(?:开口|说|联系)|低头|道歉|哄|服软|认错/,
    other: /等|不理|晾|冷(?:着|战)|让(?:他|她)(?:自己)?(?:回|来|先)/,
    told: MARRIED,
    unless: /打(?:我|人)|动手|分手|前(?:男|女|任|夫|妻)|追(?!究)|喜欢|暗恋|催/,
  },
  {
    id: 'face_to_face',
    one: /当面|见面|面谈|面对面|亲口|上门/,
    other: /微信|短信|消息|信息|写信|邮件|电话|发|留言|语音/,
    unless: /网友|网恋|没见过|打(?:我|人)|动手|跟踪|骚扰|面试|货/,
  },
  {
    id: 'face_to_face',
    one: /打?电话/,
    other: /微信|短信|消息|信息|邮件|留言/,
    unless: /骗|推销|贷/,
  },
  {
    id: 'old_age_first',
    one: /养老|自己(?:留|拿|住|花|用)|留着(?:自己|看病)|捏(?:着|在)|攥|不(?:给|分|过户)/,
    other:
      /(?:给|放|交)(?:他|她)?.{0,4}(?:儿|孙|女|孩子|他们|小)|过户|分(?:了|给|掉)|帮.{0,4}(?:儿|孙|女|孩子)/,
    told: /房|钱|存款|存折|退休金|养老|万/,
  },
  { id: 'surname', one: /[随跟].{1,5}姓/, other: /[随跟].{1,5}姓/, neither: true },
  {
    id: 'home_of_child',
    one: CHILD_OF_OLD,
    other: CHILD_OF_OLD,
    told: /住|养老|养我|轮流|接我|搬|过日子|伺候/,
    neither: true,
  },
  {
    id: 'home_of_parent',
    one: /^(?:住|去|接到|跟)*我家/,
    other: /^(?:住|去|接到|跟)*我?(?:弟弟?|哥哥?|姐姐?|妹妹?)家/,
    told: /妈|爸|老人|公公|婆婆|岳/,
    neither: true,
  },
  {
    id: 'rehabilitation',
    one: /康复|医院|住院/,
    other: /回家|家里|在家/,
    told: /中风|脑梗|脑溢血|偏瘫|瘫|骨折|手术/,
    unless: /养老院|不行了|最后|晚期|癌|拔管/,
  },
  {
    id: 'see_doctor',
    one: /医院|医生|检查|急诊|挂号|拍(?:个)?片|体检|就医|复查/,
    other: /扛|熬|等|忍|偏方|药店|再看看|拖|刮痧|不管|拔罐|土方|吃点药|自己|缓/,
    unless: /学医|当医生|养老院|工作|上班(?:还|$)|实习/,
  },
  {
    id: 'endure_or_say',
    one: SPEAK_UP,
    other: /忍|装(?:没|不|作|傻)|不吭声|憋|咽/,
    unless: /病|晚期|癌|出轨|外遇|外面有人|外头有人/,
  },
  {
    id: 'endure_or_burst',
    one: ENDURE,
    other: BURST,
    unless: /出轨|外遇|外面有人|外头有人|别的(?:女|男)/,
    neither: true,
  },
];

/** The kind of a choice that no chart has a say on; null where it is none. @param text all that the asker told of it */
export function soundIn(options: readonly [string, string], text: string): Sound | null {
  const [first, second] = options;
  for (const { id, one, other, told, unless, neither } of ROWS) {
    if ((told && !told.test(text)) || unless?.test(text)) continue;
    const isInOrder = one.test(first) && other.test(second);
    if (!isInOrder && !(one.test(second) && other.test(first))) continue;
    // 忍还是打一架 has one word of each; an option that fits both sides tells nothing.
    return { id, at: neither ? null : isInOrder ? 0 : 1 };
  }
  return null;
}

/** What is asked with a yes or a no, and has a no for an answer, whoever asks: 借我的银行卡走账，借还是不借. */
const REFUSED: readonly (readonly [SoundId, told: RegExp, act: RegExp])[] = [
  [
    'lend_card',
    /(?:借|租|卖|用)[^,。?!]{0,6}(?:银行卡|手机卡|电话卡|身份证|收款码|对公账户|支付宝|微信号)|(?:银行卡|手机卡|电话卡|身份证|收款码|对公账户|支付宝|微信号)[^,。?!]{0,6}(?:走账|走流水|过账|借|租|刷流水|收款|转账)/,
    /([借给办租卖帮干])(?:还是)?不\1|答应(?:还是)?不答应/,
  ],
  ['scapegoat', /背(?:黑|这个)?锅|顶(?:包|罪|缸)/, /([认背顶扛])(?:还是)?不\1|答应(?:还是)?不答应/],
];

/** A question that is answered with a no, as a choice; null where it is none. */
export function refusedIn(text: string): { options: readonly [string, string]; sound: Sound } | null {
  const found = REFUSED.find(([, told, act]) => told.test(text) && act.test(text));
  if (!found) return null;
  const act = found[2].exec(text)?.[1] ?? '答应';
  return { options: [act, `不${act}`], sound: { id: found[0], at: 1 } };
}
