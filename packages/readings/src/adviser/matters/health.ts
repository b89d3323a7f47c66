/** Body and mind: a doctor comes first. */
import { EXPECTING, SEX_OF_CHILD } from './expecting.ts';
import { AROUND_ILLNESS, BLOOD_SEEN, CRITICAL, FLYING_WHEN_OLD, WITH_AN_ILLNESS } from './illness.ts';
import { type Family, firmly, type Matter } from './matter.ts';
import { AT_WORK, OF_FATE, OF_LOVE, OF_SCHOOL } from './vocabulary.ts';
import { near, unless, words } from './words.ts';
import { AFTERCARE, OPERATIONS, SURGERY } from './operations.ts';
import { ACQUAINTANCE, CHILD, KID } from './people.ts';

const HURT = '(?:崴|磕|剐|烫了?(?:手|伤)|切菜|受伤|骨裂|关煞|血光|忌水|磕碰|意外(?!险)|车祸|胳膊缝)';
/** Where one may be hurt, which is asked of safety alone. */
const AT_RISK = '(?:出门|开车|跑大?车|骑(?:摩托|车)|摩托|游泳|工地|高空|爬高|梯子|下井|水边|野营|军训)';
const COMES_AGAIN =
  '(?:会不会|再(?:摔|来|伤|出)|犯什么|老(?:受|摔|磕)|当心|小心|稳当|容(?:不容)?易|提心吊胆|吓人|接连|注意)';

const MISHAPS: Matter = {
  id: 'mishaps',
  topic: 'health',
  words: words(
    unless(
      `屏`,
      near(HURT, COMES_AGAIN, 18),
      near(AT_RISK, '当心|小心|平?平安|平不平|稳当|出事|安全|提心吊胆|碰着|伤着|摔|发抖', 14),
    ),
  ),
  act: '出远门、上高处',
  best: '最平稳',
  year: {
    good: '平稳，磕磕碰碰看不出来，照常小心就好',
    even: '有没有看不出来，走路、开车照常小心',
    bad: '有没有看不出来，但容易分心，走路、开车、上高处都慢一点',
  },
  why: '多半是累了、急了，脚下没留神',
  advice: ['伤过的地方按医生说的练，天冷前再查一次', '雨雪天少骑车，梯子、浴室、楼梯三处先弄稳'],
  limit: '灾不灾没有谁算得准，也不用花钱化',
};

/** Of an illness as circumstance: who pays, who tells, who stays, what else is asked. */
const TOLD_BESIDE = `(?:${AT_WORK}|${OF_LOVE}|${OF_SCHOOL}|${OF_FATE}|签字|交情|头七|接送|大哥|见底|玻尿酸)`;

const DIAGNOSIS: Matter = {
  id: 'diagnosis',
  first: true,
  topic: 'medicine',
  words: words(
    unless(
      TOLD_BESIDE,
      '癌|肿瘤|多动症?(?!脑)|自闭|孤独症|痴呆|帕金森|发育迟缓|抽动症|结节|脂肪肝|尿酸|痛风|胆固醇|确诊|检查结果|化验|复查|囊肿|息肉|磁共振|血压|血糖|糖尿病|高血压|心脏病|抑郁症|焦虑症|(?<![值觉记懂获取舍难免显使])[得患](?:了|上)?[^,。?!]{0,4}(?:病|炎|症|新冠)|治好|能治|诊断|住院|乳腺',
      '占位|磨玻璃|穿刺|病理|糖前期|白血病|红斑狼疮|血小板|转阴|阳性|怀疑孤独|怀疑自闭|体检单|良性|恶性|四类|早期[,]|造影|脑电|骨髓',
    ),
  ),
  firm: '要不要紧、怎么治，听医生的，盘里看不出病。',
  advice: ['按医生说的日子复查，结果拿到手再问第二家', '药按时吃，别自己停，也别换偏方'],
  timeless: true,
};

/** An illness for which a medicine is taken every day. */
const LASTING_ILLNESS = '血压|血糖|糖尿|血脂|心脏|支架|痛风|尿酸|甲状腺|甲亢|甲减|抑郁|焦虑|双相|癫痫|肝炎';
const CUTTING_MEDICINE = firmly(
  'cutting_medicine',
  'medicine',
  words(
    near(
      LASTING_ILLNESS,
      '药[^,。?!]{0,5}(?:少吃|停|减|不吃|断|隔天)|(?:少吃|停|减|不吃|断)[^,。?!]{0,4}药',
      24,
    ),
  ),
  '药一颗也别自己减：减不减，拿着记录去问开药的医生',
  [
    '哪天不舒服、几点吃的药，记满一个星期带去；血压、血糖早晚各量一次',
    '头晕、胸闷、说话不清，当天就去医院，急的打120',
  ],
);

const DRUG =
  '(?:(?<![医农火炸配吃中眼麻下膏上退])药(?!物)|(?:吃|用|停|换|减|加|开)(?:的|着|了|过|什么|点|哪种|几[片粒])?药|胶囊|药片|消炎|抗生素|布洛芬|阿司匹林|激素|褪黑素|安神|安眠|降压|降糖|降脂|胰岛素|中药|西药|汤药|苦汤|药膏|偏方|祖传方|方子|剂量|保健品|蛋白粉|鱼油|三七粉|灵芝|孢子粉|维生素|钙片|益生菌|阿胶|燕窝|人参|鹿茸|疫苗|九价|流感针|瓶瓶罐罐)';
const TO_TAKE =
  '(?:吃(?!力)|减|换|能|可以|管用|上瘾|依赖|副作用|算长|敢(?:不敢)?|反弹|轮得?到|恶心|哪(?:种|个|些)|靠谱|行)';

const MEDICINE: Matter = {
  id: 'medicine',
  first: true,
  topic: 'medicine',
  words: words(near(DRUG, TO_TAKE, 14)),
  firm: '吃什么药、吃多少，只听医生和药师的。',
  advice: ['把正在吃的药都拍下来，给医生看有没有冲突', '保健品不能代替药'],
  timeless: true,
};

const MEDICAL_DEVICE: Matter = firmly(
  'medical_device',
  'medicine',
  words(
    unless(
      `旺`,
      '助听器|假牙|种牙|拔牙|牙套|矫正牙|正畸|老花镜|血糖仪|轮椅',
      '(?:戴|配)[^,。?!]{0,4}(?:耳朵里的|助听|老花|机器睡|一只还是)|听筒(?:那种|似的)|掉了[^,。?!]{0,3}(?:后槽|门)牙|地包天|龅牙|箍牙|几岁箍|(?:还|能|要不要)矫正|配镜|塑形镜|角膜塑形|智齿|助行器|整口|制氧机|血压计|护腰|按摩椅|理疗仪|护理床|假肢',
    ),
  ),
  '先去查一次，要不要配听医生的；该配就早配，拖着更难习惯',
  ['先试戴再买，问清保修和调试几次', '路边和上门推销的别买'],
);

/** What sleep is lost over, which is then asked about. */
const SLEEPLESS_OVER = `(?:${CHILD}|放榜|懒觉)`;

const SLEEP: Matter = {
  id: 'sleep',
  topic: 'health',
  words: words(
    unless(
      SLEEPLESS_OVER,
      '睡眠|失眠|睡不|熬夜|多梦|噩梦|早醒|犯困|打瞌睡|更年期',
      '(?:凌晨|半夜|后半夜|夜里|晚上|一夜)[^?!]{0,8}(?:醒|睁|合眼|数羊|惊醒)|躺下[^?!]{0,10}(?:清醒|开会|睡|天亮)|整宿|倒班|生物钟|怪梦|数羊|把?觉(?:调|越来越少|少)|到天亮|补觉|午(?:睡|觉)|刷到[一二三]点|鬼压床',
    ),
  ),
  firm: '先把睡的时间固定下来，大多能好转；两周不见好，去看医生。',
  advice: ['早上同一个点起，下午三点以后不喝茶和咖啡', '睡前一小时放下手机，心事写在纸上，明天再想'],
  limit: '盘里看得出的只是你容易想得多，看不出病',
  timeless: true,
};

const BODY =
  '(?:胃|头(?!条)|后脑|腰|腿|肚(?:子|皮)|小腹|牙(?:龈|根)?|脖子|肩膀?|膝盖?|关节|喉咙|嗓子|眼睛|胸口|心脏|胳膊|屁股|尾椎|耳朵里?|鼻子|舌头|皮肤|小腿)';
const ACHES =
  '(?:痛(?!苦)|疼(?!爱)|麻(?!辣)|僵|一跳一跳|隐隐|扯|发软|没劲|无力|嗡嗡|响|发干|干得|流血|抬不(?:起|到)|攥不拢|踩钉子|卡了|断了似)';

const PAIN: Matter = {
  id: 'pain',
  topic: 'health',
  words: words(
    '(?:眼睛?|字|东西)[^,。?!]{0,3}(?:看不(?:清|见)|花了|模糊)|起夜|尿频|夜尿|耳鸣|耳背|耳朵背|抽筋|水肿|反酸|腹泻|咳嗽|拉肚子|头晕|脱发|肾虚|湿疹|口臭|盗汗|怕冷|气血|瘦(?:了|掉)[^?!]{0,14}(?:病|毛病|问题|正常|为什么|原因|检查)|骨头',
    `${BODY}[^,。?!]{0,8}${ACHES}`,
  ),
  firm: '身体上的不舒服，先去医院看一看，别拿盘来猜。',
  advice: ['记下几天了、什么时候重、吃过什么药，带去给医生看', '突然加重、发烧不退，当天就去，别硬扛'],
  timeless: true,
};

const CHECK_UP = '(?:体检|全身检?查|身体检查|筛查|免费的?查体?|肠镜|胃镜|抽血|妇科检查|查体)';
const TO_SKIP =
  '(?:不(?:做|去|查|想|用|肯|敢)|省(?:了|下|钱|一年)|跳过|拖(?:了|着|到)|懒得|嫌麻烦|有(?:没有)?(?:必要|意思|意义)|怕查|查出(?:来|病|事)|白花|浪费|花钱|年纪轻)';
const CHECKED =
  '(?:体检|身体|b超|彩超|肠镜|胃镜|妇科|乳腺|结节|血脂|血压|血糖|糖化|糖友|抽血|骨密度|胸片|视力|牙|洗牙|支架|复查|肝功|甲状腺|眼底|心电图|筛查)';
const HOW_OFTEN =
  '(?:多久|多长时间|隔(?:几|多)|几(?:年|个月)[^,。?!]{0,4}(?:一|查|做|回|次)|半年(?:看|查|一)|每年|间隔|下(?:回|次)(?:什么时候|再)|几[次趟])';

const CHECKUPS: readonly Matter[] = [
  firmly(
    'skipping_checkup',
    'health',
    words(near(CHECK_UP, TO_SKIP, 16), '干脆不查|没病查出病'),
    '别省这一次：一年查一次，有事早知道早好办',
    ['钱紧就先做血压、血糖、肝功和B超四样', '报告上标了箭头的，拿去问一次医生'],
  ),
  firmly(
    'checkup',
    'health',
    words('多久去?(?:检?查|体检|复查|看)[^,。?!]{0,3}一次', near(CHECKED, HOW_OFTEN, 16)),
    '一年一次体检；过了五十岁或有老毛病的，听医生的，多半半年一次',
    ['同一家医院查，前后好对照', '报告上标了箭头的，拿去问一次医生'],
  ),
];

const HABIT =
  '(?:烟|奶茶|可乐|甜食|零食|夜宵|宵夜|外卖|短视频|手机|游戏|网购|刷剧|熬夜|早起|打卡|跑步|健身|锻炼|运动|走一?万步|马甲线|减脂|减重|减肥|斤(?!斤)|掉秤|节食|咬指甲|拖延|麻将桌|赖床)';
const TO_CHANGE =
  '(?:戒|断(?!腿)|改得?(?:掉|了|不|过)|坚持|管不?住|控制|停不(?:下|了)|反弹|三天打鱼|卸了|收手|少(?:去|喝|玩|吃|刷|抽)|(?:瘦|掉|下去)[^,。?!]{0,4}(?:斤|下来|吗|得)|练|自律|半途)';
/** Smoke, drink and sport as circumstance, or of someone else. */
const NO_HABIT = `(?:${ACQUAINTANCE}[^,。?!]{0,6}抽|散了)`;

const HABITS: Matter = {
  id: 'habits',
  topic: 'health',
  words: words(
    unless(
      NO_HABIT,
      '抽烟|吸烟|喝酒|戒掉|减肥|瘦(?:下来|到|成|(?!了)[^,。?!]{1,4}斤)|减(?:掉|重|[^,。?!]{1,3}斤)|健身|锻炼|跑步',
      near(HABIT, TO_CHANGE, 14),
    ),
  ),
  act: '改一个习惯',
  year: {
    good: '能坚持下来，开始就好',
    even: '可以，定小一点的目标',
    bad: '会反复，找个人一起做',
  },
  advice: ['一次只改一样，三周不断再加下一样', '别走极端，不舒服就停下问医生'],
};

const LOOKS: Matter = {
  id: 'looks',
  topic: 'health',
  words: words(
    `玻尿酸|鼻子垫|去隆|种[^,。?!]{0,2}头?发|发际线|点(?:掉|痣)|纹(?:个|一个|眉|绣)|眉毛纹|拉皮|法令纹|填充|割个?双|眼袋|泪沟|瘦脸|削(?:下巴|骨)|轮廓|吸脂|光子嫩肤|水光针|热玛吉|皮肤管理|美白针|抽脂|狐臭手术|祛斑`,
  ),
  act: '做医美',
  year: {
    good: '可以做，先找正规的医院和医生',
    even: '可做可不做，想三个月还想做再做',
    bad: '不急着做，先把钱和恢复的时间留好',
  },
  advice: ['只看有资质的医院，风险让医生当面说清', '先问自己是为谁做，为自己就慢慢挑'],
  limit: '做不做、怎么做，听医生的',
};

/** What a low mood is told beside, which is then asked about. */
const MOOD_OVER = `${KID}`;

/** What is said of a low mood in other words, which of someone else tells only why. */
const MOOD_SAID = [
  '憋屈|憋得|好烦|烦死|很烦|低落|提不起精神|打不起精神|没兴趣|不想见人|不想说话|孤单|自责|好想哭|难过得|心里(?:不痛快|发慌|烦)',
  '胸口好?堵|(?:什么|啥)都不想(?:干|做)|掉眼?(?:泪|眼泪)|不知道自己(?:要|想)|不想上楼|绷得太|一点小事就(?:炸|哭|急)|闷得慌|缓不过来|喘不过气|跟谁(?:说|都没话)|(?:我|这么)丧|太脆弱|什么都做不好|脑子里[^,。?!]{0,6}打架|静不?下来|心里(?:空|乱|闷|苦)|没人(?:懂|说话|找我)|撑不(?:住|下去)了|想屋?里?头|心累|活得(?:累|憋屈)|自卑|玻璃心|钻牛角尖|胡思乱想|空落落|委屈|越看越难过|就烦|想摔东西',
];

const MOOD: Matter = {
  id: 'mood',
  topic: 'health',
  words: words(
    words(unless(MOOD_OVER, '抑郁(?!症)|^唉|压力大|迷茫|崩溃|内耗|没意思')).source,
    words(unless(`${MOOD_OVER}|${ACQUAINTANCE}|[他她]`, ...MOOD_SAID)).source,
  ),
  firm: '先别怪自己，这样的时候会过去，可以从一件小事缓下来。',
  advice: [
    '今天找一个人说十分钟，说不出口就写下来',
    '睡不着、吃不下超过两周，去看心理科；也可以打12356，有人接',
  ],
  timeless: true,
};

const HEALTH_AT_LARGE: Matter = {
  id: 'health',
  topic: 'health',
  words: new RegExp(
    [
      '健康|身体|养生|生病|疾病|(?<![毛通诟看是有没])病(?!假|床|人|理|历|房)|作息|调理|调养|(?<!招蜂引蝶)体质|肠胃|脾胃|(?<!心)肝(?!癌|硬)|肾(?!衰|移)|心脏|(?<!游戏|买|换|鸡)皮肤|精神状态|(?:工作|上班|加班|干活|带娃)[^,。?!]{0,4}累|疲惫|保养|饮食',
      '身子骨?|抵抗力|免疫力|元气|湿气|寒气|上火|硬朗|坎儿|虚不受补|温补|进补|怎么补|浑身乏|没精神|病灾|大病|泡脚|艾灸|养回来|吃什么(?:补|暖|好|养|能顺)|出汗多|老感冒|亚健康|气色',
      `${ACQUAINTANCE}?身体`,
    ].join('|'),
  ),
  act: '调养身体',
  best: '身心最松快',
  year: {
    good: '身心松快，适合把作息立住',
    even: '平稳，照常作息就好',
    bad: '费精神，少熬夜，该查的早点查',
  },
  why: '多半是睡得不够，原因要请医生查，盘里看不出病',
  advice: ['先守住睡眠，再谈别的', '一年一次体检，有不舒服就去看医生'],
  limit: '盘只说作息，不说病',
};

export const HEALTH: Family = [
  BLOOD_SEEN,
  ...WITH_AN_ILLNESS.slice(0, 1),
  SEX_OF_CHILD,
  CRITICAL,
  ...AROUND_ILLNESS,
  FLYING_WHEN_OLD,
  ...AFTERCARE,
  ...OPERATIONS,
  ...EXPECTING,
  SURGERY,
  MISHAPS,
  ...WITH_AN_ILLNESS.slice(1),
  MEDICAL_DEVICE,
  ...CHECKUPS,
  CUTTING_MEDICINE,
  DIAGNOSIS,
  MEDICINE,
  SLEEP,
  LOOKS,
  HABITS,
  PAIN,
  MOOD,
  HEALTH_AT_LARGE,
];
