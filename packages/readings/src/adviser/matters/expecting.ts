/** A child that is hoped for, on its way or lost. */
import { firmly, type Matter } from './matter.ts';
import { AT_WORK, OF_PETS } from './vocabulary.ts';
import { near, unless, words } from './words.ts';
import { CHILD, SPOUSE } from './people.ts';

const LOST_CHILD =
  '(?:流产|流掉|小产|胎停|清宫|没能?(?:保|留)住|没了(?:心跳|胎心|一个)|(?:怀(?:了|上)?|孩子|胎|宝宝|去年|上次|肚子里)[^,。?!]{0,4}掉了|掉了(?:一个|两个|才)|空囊|生化(?!专)|引产|药流|人流|停在[^,。?!]{1,3}周|宫外孕)';
const TRY_AGAIN = '(?:再|试|备(?!受)|等半年|多久|下一个|查原因|该听)';

const NO_CHILD_YET = `(?:肚子(?:一直|老|还)?(?:没|不见)有?(?:动静|反应)|排卵|试纸|[一两]条?[道条]杠|促排|送子|多囊|精子|活力低|输卵管|子女缘|人工授精|促排|取卵|冻卵|囊胚|造人|求子|肚子大起来|自己怀)`;

const BORN_AS = '(?:男孩|儿子|女儿|闺女|小子|丫头|千金|带把|公主|王子|男丁|男宝|女宝|男女|反过来|好字|性别)';
const IN_THE_WOMB =
  '(?:怀(?:的|上|了)?|胎(?!停)|孕肚|胎心|清宫表|酸儿辣女|抽血查|老二|试管|生(?:个|的)会?|单传|肚脐|龙年生)';

/** Of a pregnancy as circumstance: work, rites, money and what others say. */
const BESIDE_PREGNANCY = `(?:${OF_PETS}|走人|鬼节|办酒|东家)`;

export const SEX_OF_CHILD: Matter = {
  id: 'sex_of_child',
  first: true,
  topic: 'children',
  words: words(
    unless(
      `独生|还生不|生(?:的是|了个?)女儿`,
      `生男|生女|男宝|女宝`,
      `${IN_THE_WOMB}[^?!]{0,12}${BORN_AS}`,
      '酸儿辣女|清宫表|千金|胎心快|找人看b超|单传[,]|试管能不能挑|孕肚尖|肚脐凸|(?:媳妇|嫂子)(?:有了|怀上了?)[,][^?!]{0,10}(?:赢|孙)',
    ),
  ),
  firm: '男孩女孩看不出来，也不该看；怀着的，按时产检，听医生的。',
  advice: ['是男是女，孩子都要的是你们的时间', '先把谁带、住哪里、开销怎么分商量好'],
  timeless: true,
};

/** What is lost before what is hoped for, and both before what is on its way. */
export const EXPECTING: readonly Matter[] = [
  firmly(
    'after_miscarriage',
    'medicine',
    words(near(LOST_CHILD, TRY_AGAIN, 22)),
    '等多久听医生的：先去复查，身子和心里都缓过来再备孕',
    ['复查时问三样：恢复得怎样、要不要查原因、哪个月可以开始', '这一阵别互相怪，家里的重活让别人多担'],
  ),
  {
    id: 'conceiving',
    first: true,
    topic: 'medicine',
    words: words(
      unless(
        `外婆|${AT_WORK}|没怀|第[^,。?!]{1,3}天|弄错|怀上[^,。?!]{0,3}周`,
        '备孕|怀上|(?:能|会|没|还没|才能|可以)怀孕?(?!才)(?!了)|试管|不孕|求子|好孕',
        near('结婚|婆婆|肚子|怀|备|医生|年', NO_CHILD_YET, 20),
        '(?:老公|[他她])[^,。?!]{0,6}(?:精子|活力)|子女缘(?:薄|浅)|促排|送子观音|抱上了[,]就我家',
      ),
    ),
    firm: '能不能怀上、哪年怀上，盘里看不出来；该去查的，两个人一起去查。',
    advice: [
      '备孕满一年没有动静，或者过了三十五岁满半年，就挂生殖科，男方也查',
      '日子照常过，睡够、少烟酒，别为这件事互相怪',
    ],
    timeless: true,
  },
  {
    id: 'pregnancy',
    first: true,
    topic: 'medicine',
    words: words(
      unless(
        BESIDE_PREGNANCY,
        '怀孕(?!了吗)|流产|保胎|预产|孕期|孕妇|怀了',
        `孕吐|唐筛|糖耐|胎位|胎动|羊水|无创|双胞胎[,](?:医生|肚子|多注意)|(?:${SPOUSE}|${CHILD}|儿媳)[^,。?!]{0,2}(?:快生|要生|怀)|怀(?:头胎|老二|二胎|双)|月子里|入盆|催产|高龄产|临盆|待产|伺候月子`,
      ),
    ),
    firm: '怀孕和生产上的事，以医生的话为准，按时产检。',
    told: '恭喜；怀孕的事以医生的话为准，先去建档、按时产检',
    advice: ['有腹痛、出血、胎动不对，马上去医院，别等', '睡够、少提重物，家里的事让别人多担一点'],
    limit: '能不能怀上、顺不顺，盘里看不出来',
    timeless: true,
  },
];
