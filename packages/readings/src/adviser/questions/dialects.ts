/** Questions in Cantonese, in the words of Taiwan and in other ways of speaking. */
import { shortQuestionsIn, type ShortRow } from './question.ts';

const ECHO = /[㗎啲嘅咗唔佢]|好返/;
const SEEKING = /面试|投五家/;

const ROWS: readonly ShortRow[] = [
  ['father', '間舖頭蝕咗成年 出年會唔會好返啲㗎', /2027年|看不出来/, ECHO, '2027年会好一些，先把亏止住。'],
  [
    'man',
    '喺中環返工十年,老細又話要裁員,我會唔會有份㗎',
    /轮到|岗位|工作/,
    SEEKING,
    '会不会轮到你看不出来，先留好退路。',
  ],
  [
    'man',
    '諗緊移民英國,三十六歲先走係咪太遲,去定唔去好',
    /去|走|移民|晚/,
    ECHO,
    '可以去：不算晚，先定去做什么。',
  ],
  ['young_woman', '我份工做得好唔開心,老細成日鬧我,應唔應該辭職', /辞/, ECHO, '先别辞，把退路备好再走。'],
  ['mother', '個仔成日打機唔肯讀書,點算好', /规矩|说|时间|游戏|固定/, ECHO, '一次只立一条规矩，自己也守。'],
  ['father', '大佬問我借十萬,借定唔借', /借/, ECHO, '先不借，说钱存了定期。'],
  [
    'mother',
    '我兒子國三了整天打電動講不聽,我該管嚴一點還是放手',
    /规矩|管/,
    null,
    '规矩严一点，说话松一点。',
  ],
  ['father', '被公司資遣了,什麼時候找得到新工作', /20\d\d年|月/, null, '12月最适合找新工作。'],
  ['mother', '我屋头那个天天打牌,管都管不到,咋办嘛', /钱/, /五行|住处/, '先把钱分开，赌债不替还。'],
  ['man', '我弄不成了,店得关不', /撑|关|退/, null, '再撑三个月，定一条线。'],
  ['mother', '离咗婚十年,仲搵唔搵到伴㗎', /20\d\d年/, /先不找|找伴不找/, '2029年更容易遇到。'],
  ['man', '我今年升唔升到职㗎', /2026年|12月/, ECHO, '2026年升得慢，先做完一件拿得出手的。'],
  ['mother', '离婚十年了还找不找得到伴', /偏|能|难|20\d\d年/, /没听明白|先不找/, '偏难，慢慢来。'],
];

export const DIALECT_QUESTIONS = shortQuestionsIn(ROWS);
