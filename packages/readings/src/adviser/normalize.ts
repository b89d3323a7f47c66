/** Questions in one form: simplified characters, no spaces, Chinese for common English and pinyin words. */

/** Traditional characters that questions use, each followed by its simplified one. */
const TRADITIONAL =
  '運运財财業业緣缘歲岁時时間间麼么麽么樣样會会後后個个適适從从職职換换創创錢钱買买賣卖開开關关係系學学習习試试體体當当對对誰谁說说話话詳详細细點点還还問问題题為为爲为沒没無无與与結结離离嗎吗這这裡里裏里幾几來来過过現现應应該该將将師师顏颜數数號号東东貴贵華华蓋盖驛驿馬马傷伤殺杀祿禄陽阳陰阴銀银農农曆历歷历龍龙雞鸡豬猪屬属讓让證证種种親亲媽妈爺爷兒儿孫孙歡欢愛爱戀恋復复複复醫医藥药壽寿飯饭謝谢請请準准氣气強强認认識识辦办轉转變变動动遷迁國国異异鄉乡員员務务產产經经營营總总統统風风長长門门車车電电腦脑網网聲声專专項项選选擇择級级績绩獎奖單单雙双實实寫写讀读書书畫画藝艺術术勞劳資资費费貸贷債债賠赔賺赚損损虧亏積积儲储漲涨內内兩两並并靈灵腎肾腸肠臟脏臉脸頭头髮发發发夢梦壓压慮虑鬱郁憂忧戰战爭争勢势勝胜負负敗败優优狀状態态確确連连續续輕轻難难須须預预測测閏闰歸归綠绿紅红藍蓝黃黄顧顾護护聽听覺觉觀观記记誤误調调課课論论談谈訴诉設设計计許许評评詞词詢询誠诚語语講讲謀谋貨货貿贸購购贏赢輸输進进違违遠远錯错閉闭際际隨随險险雜杂靜静順顺領领頻频類类養养餘余驗验鬥斗麗丽齊齐齡龄剛刚劃划區区協协卻却參参嚴严團团壞坏婦妇嬰婴寶宝屆届層层島岛幣币幫帮幹干廣广廠厂張张徵征惡恶憶忆懷怀擔担據据擾扰敵敌斷断暫暂條条極极構构標标機机檢检殘残決决沖冲況况淺浅減减溫温滿满濟济災灾煩烦熱热燈灯獨独獲获環环療疗盡尽監监盤盘眾众礙碍禍祸禮礼稱称穩稳窮穷競竞筆笔節节範范築筑約约紀纪純纯納纳紙纸組组終终給给絕绝維维緊紧線线緒绪緩缓編编練练織织繼继罵骂義义聞闻聯联聰聪脫脱臨临舉举舊旧葉叶著着虛虚補补裝装規规視视訊讯託托質质趨趋較较輔辅輩辈辭辞遲迟遺遗釋释閒闲闆板隊队階阶雖虽雲云顯显飛飞館馆騙骗鬧闹於于乾干姊姐妳你祂他嗬呵丟丢佔占價价億亿債债兇凶嚮向執执塊块夠够夾夹妝妆娶娶孃娘寧宁尋寻導导岡冈師师帶带幣币庫库弔吊彈弹憑凭懸悬戲戏戶户掃扫擇择撐撑攤摊擺摆敘叙昇升曉晓樂乐橫横權权歎叹毀毁洩泄滅灭潛潜爐炉犯犯猶犹產产癥症砲炮碼码禦御稅税籤签籌筹粵粤紮扎絲丝綜综繫系羣群臺台興兴莊庄蕩荡薦荐蟲虫衝冲裁裁覆覆諮咨贊赞趕赶跡迹轄辖邏逻遊游郵邮醜丑鑒鉴鑽钻陞升雇雇鞏巩韻韵願愿驅驱鬆松麵面';

const SIMPLIFIED = new Map(
  [...TRADITIONAL].flatMap((character, place, all) =>
    place % 2 === 0 ? [[character, all[place + 1]!] as const] : [],
  ),
);

/** Whole English words and phrases, the longer ones first. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\b(?:who|what) are you\b|\bare you (?:an? )?(?:ai|human|bot|robot|real|chat ?gpt|gpt)\b/g, '你是谁'],
  [/\bignore (?:all |the )?(?:previous|above|prior)\b.*/gs, '忽略指令'],
  [/\bnext year\b/g, '明年'],
  [/\bthis year\b/g, '今年'],
  [/\blast year\b/g, '去年'],
  [/\bnext month\b/g, '下个月'],
  [/\bthis month\b/g, '这个月'],
  [/\b(?:today|tomorrow|this week)\b/g, '今天'],
  [/\bsoul ?mate\b|\b(?:destined|future) (?:partner|husband|wife)\b|\bmr\.? right\b/g, '正缘'],
  [/\bwhen (?:will|can|do|should) i (?:get )?marr(?:y|ied)\b/g, '什么时候结婚'],
  [/\bget(?:ting)? married\b|\bmarry\b/g, '结婚'],
  [/\bmarriage\b/g, '婚姻'],
  [/\b(?:love|relationship|dating)\b/g, '感情'],
  [/\bcrush\b/g, '桃花'],
  [/\b(?:job hop|change jobs?|new job|quit(?: my)? job|quit)\b/g, '换工作'],
  [/\b(?:industry|industries|profession)\b/g, '行业'],
  [/\b(?:career|work|job)\b/g, '事业'],
  [/\boffer\b/g, '工作机会'],
  [/\bboss\b/g, '上司'],
  [/\b(?:start ?up|my own business|entrepreneur)\b/g, '创业'],
  [/\b(?:lottery|jackpot)\b/g, '彩票'],
  [/\b(?:stocks?|bitcoin|btc|crypto|fund)\b/g, '股票'],
  [/\b(?:money|wealth|rich|income|salary)\b/g, '财运'],
  [/\bhealth\b/g, '健康'],
  [/\b(?:exams?|ielts|toefl|gre)\b/g, '考试'],
  [/\b(?:study|studies|school)\b/g, '学业'],
  [/\b(?:kids?|child|children|baby|babies)\b/g, '孩子'],
  [/\bparents?\b/g, '父母'],
  [/\bfriends?\b/g, '朋友'],
  [/\b(?:personality|character)\b/g, '性格'],
  [/\bcolou?rs?\b/g, '颜色'],
  [/\blucky numbers?\b/g, '幸运数字'],
  [/\b(?:luck|fortune|lucky)\b/g, '运势'],
  [/\b(?:hello|hi|hey)\b/g, '你好'],
  [/\b(?:thanks|thank you|thx)\b/g, '谢谢'],
  [/\bwhy\b/g, '为什么'],
  [/\bwhen\b/g, '什么时候'],
  [/\b(?:more|continue|go on)\b/g, '继续'],
];

/** Pinyin of the words that questions turn on, without tones and spaces. */
const PINYIN: Readonly<Record<string, string>> = {
  caiyun: '财运',
  ganqing: '感情',
  shiye: '事业',
  hunyin: '婚姻',
  taohua: '桃花',
  jiankang: '健康',
  mingnian: '明年',
  jinnian: '今年',
  qunian: '去年',
  houniann: '后年',
  hounian: '后年',
  yunshi: '运势',
  yunqi: '运气',
  zhengyuan: '正缘',
  xingge: '性格',
  gongzuo: '工作',
  hangye: '行业',
  dayun: '大运',
  liunian: '流年',
  yongshen: '用神',
  geju: '格局',
  wuxing: '五行',
  nihao: '你好',
  xiexie: '谢谢',
  jiehun: '结婚',
  shenmeshihou: '什么时候',
  xueye: '学业',
  kaoshi: '考试',
  haizi: '孩子',
  fumu: '父母',
  chuangye: '创业',
  tiaocao: '跳槽',
  weishenme: '为什么',
  nishishui: '你是谁',
};
const PINYIN_WORD = new RegExp(
  Object.keys(PINYIN)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** Slips of an input method. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/财云|才运|材运/g, '财运'],
  [/正[元源圆]|政缘/g, '正缘'],
  [/桃化|逃花|陶花/g, '桃花'],
  [/事叶|世业/g, '事业'],
  [/婚因|昏姻/g, '婚姻'],
  [/干情|感请/g, '感情'],
  [/空忘|空王/g, '空亡'],
  [/伤宫/g, '伤官'],
  [/七煞/g, '七杀'],
  [/运式|运事|云势/g, '运势'],
  [/流念/g, '流年'],
  [/大云(?!贵)/g, '大运'],
  [/用绅|用伸/g, '用神'],
  [/性个(?!人)|型格/g, '性格'],
  [/今念|近年(?=运|怎么)/g, '今年'],
  [/名年(?!份)/g, '明年'],
  [/咋样|咋么样|肿么样|怎样啊|如何啊/g, '怎么样'],
  [/为啥|为嘛|为毛/g, '为什么'],
  [/啥时候?|几时|多会儿/g, '什么时候'],
  [/啥|什麽|神马/g, '什么'],
  [/哪一?天(?=我?(?:才|能|会|可以))/g, '什么时候'],
  [/咋办/g, '怎么办'],
  [/咋/g, '怎么'],
];

/** The longest question that is read; what stands behind is not. */
const READ = 600;

export function normalizeQuestion(question: string): string {
  let text = [...question.slice(0, READ).normalize('NFKC').toLowerCase()]
    .map((character) => SIMPLIFIED.get(character) ?? character)
    .join('');
  for (const [pattern, words] of ENGLISH) text = text.replaceAll(pattern, words);
  text = text.replaceAll(/[a-z][a-z' ]*/g, (letters) =>
    letters.replaceAll(/[' ]/g, '').search(PINYIN_WORD) < 0
      ? letters
      : letters.replaceAll(/[' ]/g, '').replaceAll(PINYIN_WORD, (word) => PINYIN[word] ?? word),
  );
  text = text.replaceAll(/\s+/g, '');
  for (const [pattern, words] of SLIPS) text = text.replaceAll(pattern, words);
  return text;
}
