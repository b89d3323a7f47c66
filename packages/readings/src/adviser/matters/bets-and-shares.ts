/** Money that is staked: on games, on numbers, on shares, with borrowed money or with a home. */
import { firmly, type Matter } from './matter.ts';
import { AMOUNT } from './vocabulary.ts';
import { near, unless, words } from './words.ts';

/** What rises and falls, and is no share: 工资会涨 is asked of a raise, 房租会涨 of a rent. */
export const PRICES = '(?:房租|学费|奶粉|电费|机票)';
const NO_SHARE = `(?:${PRICES}|房价|工资|待遇)`;
/** A fall of someone. */
const FALL = '坏';

const BORROWED =
  '(?:借(?!机)|贷(?:款|了|来|出)?|信用卡|套现|花呗|二押|抵押|融资|配资|提额|养老本|[五十几\\d]+倍)';
const INVESTED =
  '(?:股(?!东)|币|基金|期货|黄金|抄底|打新|补仓|加仓|杠杆|券商|涨停|理财|搏一年|投进去|赚差价|摊平|翻倍|翻番)';

const HOME = '(?:房(?!贷)|红本|老宅|宅基地|果园|住的那套)';
const PLEDGES = '(?:押(?!一)|抵(?:出|了|给|掉|押)|动房|贷(?:款|了|出)|换钱|做本钱|做生意|拿出来|经营款)';

const GAME =
  '(?:(?<![打对])赌(?!气)|麻将|打牌|买球|百家乐|炸金花|澳门|德(?:州|扑)|斗牛|三缺一|六合彩|决赛|nba)';
const LOSES = '(?:输(?!送)|亏(?!欠)|倒贴|没了)';
/** What is asked of a game before it is played. */
const ABOUT_TO_PLAY =
  '(?:手气|旺|运|方位|去不去|收手|翻身|想(?:下|去|押|玩)|适合|买哪|开什么|哪头|行不行|好奇|凑热闹|全职)';

const LEVERAGE: Matter = {
  id: 'leverage',
  first: true,
  topic: 'invest',
  words: words(
    '杠杆|配资|融资(?:炒|买)',
    near(BORROWED, INVESTED, 16),
    `(?:找|跟|问)[^,。?!]{1,3}拿了?${AMOUNT}去(?:打新|买|炒)`,
  ),
  firm: '不行，别借钱去投：赢亏盘里看不出来，借来的钱却一定要还。',
  advice: [
    '已经借了的，先停下不加，把欠款列成一张单子，利息高的先还',
    '急着翻本的时候最容易再亏，先让家里人知道',
  ],
  timeless: true,
};

const PLEDGED_HOME: Matter = {
  id: 'pledged_home',
  first: true,
  topic: 'startup',
  words: words(unless(`熬过`, '抵押(?!率)|押了?房(?!间)', `${HOME}[^,。?!]{0,12}${PLEDGES}`)),
  firm: '别拿住的房子去押：成败盘里看不出来，房子没了却难回来。',
  advice: [
    '本钱只用亏得起的那一份，先小做一季，有了回头客再加',
    '一定要贷，先请银行和懂行的人把每个月要还的算清，家里人都同意再签',
  ],
  timeless: true,
};

const QUITTING: Matter = {
  id: 'quitting_gambling',
  topic: 'lottery',
  first: true,
  words: words(
    near(
      '(?<![打对])赌(?!气)|棋牌|牌友|麻将瘾|下注|网赌|买彩票',
      '戒|怎么断|收手|管不住|忍不住|瘾|重新做人|不听使唤|没意思|不玩|不碰',
      14,
    ),
    `年轻时好这口[^?!]{0,8}收手`,
  ),
  firm: '先断钱、再断人：银行卡交给家里人，赌友和软件今天就删',
  advice: ['欠的钱列成一张单子，利息高的先还，不借新的', '自己停不下来就去看成瘾门诊，也可以打12356找人谈'],
  timeless: true,
};

const GAMBLING_LOSS: Matter = firmly(
  'gambling_loss',
  'lottery',
  words(
    near(GAME, `${LOSES}[^,。?!]{0,8}${AMOUNT}|${AMOUNT}[^,。?!]{0,6}${LOSES}|全没|输光|血本|心不甘`, 20),
    `(?:手机上|网上|进去|一晚上|一夜|平台)[^?!]{0,12}输(?!送)|(?:在网上|让我)玩没了|一晚上[^,。?!]{0,10}送进去|从[^,。?!]{1,4}玩到[^,。?!]{0,6}欠|借来的[^,。?!]{1,4}又打光`,
  ),
  '停手，今天就停：输掉的赌不回来，运气好坏我不说',
  [
    '网上赌钱本来就违法，庄家稳赢；软件删掉，银行卡交给家里人，不借新钱去填',
    '今天就跟家里人说实话；自己停不下来可以打12356，被逼债、被骗就报警',
  ],
);

/** Games that are named for nothing but stakes. */
const STAKES =
  '(?<!考[^?]{0,10})押(?:哪|注|小|谁|宝)|盘口|炸金花|老虎机|百家乐|买球|捞回本|时时彩|坐庄|大小球|串关|地下场子|搓[一两几]圈|最近连赢|赌运';

const GAMBLING: Matter = {
  id: 'gambling',
  first: true,
  topic: 'lottery',
  words: words(unless(`期权`, STAKES, near(GAME, ABOUT_TO_PLAY, 16))),
  firm: '输赢看不出来，我也不说；赌别碰，输了更别追。',
  advice: [
    '定一个输掉也不心疼的数，到了就走，不借钱、不翻本',
    '停不下来不是丢人的事，可以跟家里人说，也可以打12356找人谈',
  ],
  timeless: true,
};

const LOTTERY: Matter = {
  id: 'lottery',
  first: true,
  topic: 'lottery',
  words: words(
    '彩票|双色球|大乐透|中奖(?!金(?!额))|刮刮(?:乐|奖)?|买码|开奖|中(?:一?[次个])?(?:大|头)奖|横财|偏财运|偏门|福彩|体彩|什么号(?!码牌)',
    `一注[^,。?!]{0,3}(?:没|都)|(?:给|报)[^,。?!]{0,3}几个数|(?:守|梦)[^,。?!]{0,4}(?:一?[组串]号|号码)|投注站|走势图|[红蓝]球|机选|买3d|还刮|天上掉(?:个|下)|一夜暴富|意外之财|有人中了|偏财[^?!]{0,10}(?:捡|便宜|白来)`,
  ),
  firm: '号码和中奖，盘里没有，谁说能算都别信。',
  advice: ['买着玩可以，一个月定一个小数，不追', '想多一份钱，一份能卖的手艺比号码可靠'],
  timeless: true,
};

const FELL =
  '(?:绿了|跌(?:掉|了|去)|割肉|死扛|被套|解套|腰斩|退市|展期|净值只剩|越跌越补|满仓|摊薄|补仓|一毛不值|没见回头|取不出|亏(?!心)|缩水)';
const HOLDING = '(?:基金|股(?!东)|币|nft|期货|黄金|信托|产品|平台|账户|大师买|消息买|投了|入股|高位|仓|这钱)';

const LOSSES: Matter = {
  id: 'losses',
  first: true,
  topic: 'invest',
  words: words(
    '投(?:出去|进去|了|资)?的?[^?。!]{0,8}(?:钱|款|本|万|千|块)[^?。!]{0,4}(?:[收拿要退回]不回|打了?水漂|没了|血本无归)',
    near(HOLDING, FELL, 16),
    '亏得我|没敢打开账户|越跌越补|那年的[^,。?!]{1,4}[,]?到现在只退|入股[^?!]{0,8}(?:关|倒)了',
  ),
  firm: '先停下不加：亏掉的能不能回来，盘里看不出来。',
  advice: [
    '把还剩多少、欠不欠别人，写在一张纸上，今天就告诉家里人',
    '急着翻本的时候最容易再亏；睡不着、心里堵得慌，可以打12356说一说',
  ],
  timeless: true,
};

const SHARES: Matter = {
  id: 'shares',
  first: true,
  topic: 'invest',
  words: words(
    unless(
      `过到|离了`,
      '涨还是跌|涨跌|股价|股票|炒股|股市|大盘|(?<!融到)投资(?!人|身份|民宿|(?:开|一?[家个]))|比特币|币圈|炒币|虚拟币|金价|理财产品|外汇|抄底|解套|涨停|汇率',
      `(?<!${NO_SHARE}[^,。?!]{0,8})会[涨跌](?!${FALL})`,
      near('黄金(?!年)|白银|比特币', '涨|跌|追|进(?!厂)|买|抛|板块|上车|行情', 8),
      '(?:美股|港股|债基|可转债|打新|沪深|牛市|熊市|k线|玩短线|挑哪个板块|这波行情|开盘是|落袋为安|(?:今天|明天)抛)|想?开个户[^?!]{0,8}(?:买|学)',
    ),
  ),
  firm: '股票、基金、币价的涨跌看不出来，买哪一样、什么时候进出，我不说。',
  advice: ['只用三年用不到的闲钱，一样东西不超过一成', '要买就先问持牌的专业人士，看懂了再出手'],
  timeless: true,
};

/** Of games before those of shares, and what is lost before what is hoped for. */
export const STAKE_MATTERS: readonly Matter[] = [
  LEVERAGE,
  PLEDGED_HOME,
  QUITTING,
  GAMBLING_LOSS,
  GAMBLING,
  LOTTERY,
  LOSSES,
  SHARES,
];
