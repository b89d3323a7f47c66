/** What a household settles: lessons and eyes of a child, money for parents, help at home, a parent who marries again. */
import { type Family, firmly } from './matter.ts';
import { all, unless, words } from './words.ts';
import { ELDER, KID, PARTNER, RELATIVE } from './people.ts';

/** By what a child is known where none is named. */
const OF_SCHOOL = '[初高][一二三]|小学|初中|中考|幼小衔接|奥数|班里|班上|别人家都|别家都';
const LESSON =
  '(?:不|在|都|去|接着|还)补|课外班|培训班|托管|安亲班|全托|家教|衔接|奥数|大学生教|续费|报[^,。?!]{0,5}[班科]|名师|硬送|续费|去她那';
/** Lessons of a grown person, or what a child likes. */
const OTHER_LESSON = '舞';

const HELP = '保姆|育儿嫂|护工|看护|钟点工|阿姨(?:老|总|跟|要|走|不|偷)|住家的好|把请来的|工钱合适';
const NOT_HIRED = '做(?:住家)?护工|养老院|送(?:去|院)|怀疑|偷|四家|工资才|我以前|积蓄|保姆好|有护工';

const MARRIES_AGAIN =
  '再婚|再娶|再嫁|改嫁|二婚|搭伙|领证|续弦|新老伴|谈了?个?(?:对象|恋爱)|(?:领|带)了?个?[^,。?!]{0,2}(?:阿姨|女人|叔叔|男人)';
/** Of the asker's own wedding, or of one that the parents urge. */
const OWN_WEDDING = `断绝|闹起来|加名`;

const SUM = '多少|退休金|养老钱|养家费|红包|(?:要|给|寄|打|花|没|拿)我?的?(?:点|些)?钱|现金|按月';
const GIVING = '(?:给|打|寄|交|伸手|要钱|出|孝敬|养老|花我|贴)';

export const HOUSEHOLD: Family = [
  {
    ...firmly(
      'parent_remarries',
      'parents',
      words(
        /给(?:我)?[爸妈]介绍/,
        unless(OWN_WEDDING, `(?:${ELDER}|${ELDER})[^,。?!]{0,10}(?:${MARRIES_AGAIN})`, '后爸|后爹|后娘|继母'),
      ),
      '日子是爸妈自己过，同不同意都先见一面：吃顿饭，房子和钱请他们先写清',
      ['只问三样：住谁家、钱怎么放、病了谁管，写成一张纸', '一个月见一次面，叫不出口的称呼不用勉强'],
    ),
    own: true,
  },
  {
    ...firmly(
      'hiring_nanny',
      'parents',
      words(unless(NOT_HIRED, all(HELP))),
      '请得起就请，先试用三天再签：身份证、健康证、以前做过的人家，三样看过再留',
      [
        '走正规家政签合同：几点到几点、休几天、摔了碰了算谁的',
        '头一周家里留一个人看着，晚上问老人孩子今天吃了什么',
      ],
    ),
    own: true,
  },
  {
    ...firmly(
      'tutoring_child',
      'children',
      words(unless(OTHER_LESSON, all(`${KID}|${OF_SCHOOL}|机构|老师|小班|数学|英语|作文|暑假|寒假`, LESSON))),
      '不用样样报：只挑最弱的一科补一学期，没起色就停，学费别超过家里月收入的一成',
      [
        '先听两节试课，问孩子听不听得懂；先交一个月的钱，不交一年的',
        '期中、期末两次分数摆在一起看，没涨就换人或停',
      ],
    ),
    own: true,
  },
  {
    ...firmly(
      'short_sight',
      'health',
      words(
        /涨了?[^,。?!]{0,3}度(?:数)?|控度数|假性(?:近视|的)|越戴越深|阿托品|包摘镜|远视储备|肯戴(?:眼)?镜/,
        unless(
          '塑形镜',
          all(
            `${KID}|${OF_SCHOOL}|遗传|戴镜|我俩`,
            '近视|度数|散光|远视|验光|阿托品|眯眼|摘镜|护眼灯|镜片|眼睛咋|眼睛怎',
          ),
        ),
      ),
      '先去眼科散瞳验一次，听医生的：近视盘里看不出来，早查早管，长得就慢',
      ['每天在户外满两小时，看书看屏幕二十分钟歇一次', '半年验一次，半年涨过五十度就问医生怎么控'],
    ),
    own: true,
  },
  firmly(
    'hair_and_skin',
    'health',
    words(
      /满脸(?:斑|痘|包)|一圈痘|头皮(?:痒|屑|出油)/,
      /掉发(?!多少)|脱发|(?<!梦[^,。?!]{0,4})掉头发|秃顶|斑秃|少白头|白头发|长痘|爆痘|痘痘|祛痘|痘印|一脸(?:包|痘|斑)|鸡皮肤|白癜风|湿疹|荨麻疹|擦头皮|换季脸上/,
      all('洗(?:一次)?头|梳头|头顶', '掉一把|一把把|越来越稀|掉得'),
    ),
    '先去皮肤科看一次，查清是作息、头皮还是身体里的事，盘里看不出来',
    [
      '两周里早睡、少甜少油，用的东西停一半，每周拍一张照比一比',
      '别买祛痘生发的套餐，先把医院的方子用满三个月',
    ],
  ),
  {
    ...firmly(
      'money_to_parents',
      'parents',
      words(
        /帮我攒着/,
        unless(
          `${RELATIVE}|卡里|${PARTNER}|乱花钱`,
          all(
            `(?:${ELDER}|家里|老家|娘家|家用|爹娘|兄妹)`,
            `${GIVING}[^,。?!]{0,10}(?:${SUM})|(?:${SUM})[^,。?!]{0,10}${GIVING}`,
          ),
        ),
        /养家费|没钱寄回?(?:去|家)?|往家里?寄/,
      ),
      '先留够自己三个月的开销，余下的按月给一个定数，少也不断',
      ['定在发薪第二天自动转，从收入的一成起，涨了再加', '跟另一半说在明处，两边爸妈一个样，大病的钱另说'],
    ),
    own: true,
  },
  {
    ...firmly(
      'no_friends',
      'people',
      words(
        /交不到|见人(?:就)?脸红/,
        unless(
          `${KID}|${PARTNER}`,
          /没有?(?:一个|几个|什么|啥)?(?:知心|真心|能说话|能约|交心)?的?朋友|没(?:一个)?人(?:能约|说话|陪我|可以说|约我|能说)|独来独往|社恐|社交恐惧|插不上话|天煞孤星|想有个[^,。?!]{0,3}说话|牌友[^,。?!]{0,2}散了|一个人吃饭[^,。?!]{0,3}怕|不爱热闹/,
        ),
        /全职[^?]{0,8}没人说话/,
      ),
      '不是命里没有：先固定去一个地方，一周一次去满两个月，熟脸会变成熟人',
      ['从问一句小事起头，第三次见面再约一顿饭', '旧朋友里挑一个，今天发一句“最近怎么样”，不等谁先来'],
    ),
    own: true,
  },
];
