/** What comes after an end that may come: it is asked of the next one, not of the end. */
import { LOVE } from './love.ts';
import { type Family, firmly, type Matter } from './matter.ts';
import { WORK } from './work.ts';

const WHEN = '(?:什么时候|何时|哪年|哪一年|几岁|多久|要等)';
const ENDED = '(?:分|散|离|掰|吹|断|黄)(?:了|手|婚|开|掉)*(?:的话|以后|之后|后)?';
const NEXT = '下一(?:个|任|段|位|春)|再(?:找|遇|碰|谈|处)(?!工作)|新(?:人|对象|恋情|感情|的(?:人|对象|感情))';

const entryOf = (family: Family, id: string): Matter => family.find((matter) => matter.id === id)!;

export const AFTERWARDS: Family = [
  {
    id: 'time_away',
    topic: 'job_change',
    words: /(?:裸辞|辞职|辞了)[^?!]{0,8}(?:去|到)[^,。?!]{1,8}(?:待|住|玩|旅居|歇|流浪|看看)/,
    act: '歇一阵',
    year: {
      good: '可以去，留够半年的花销再走',
      even: '先别裸辞，请一段长假去住一个月再定',
      bad: '先别裸辞，回来再找工作会慢',
    },
    decide: {
      good: '可以去，留够半年的花销再走',
      even: '先别裸辞，请一段长假去住一个月再定',
      bad: '先别裸辞，回来再找工作会慢',
    },
    advice: ['爸妈那边只说两样：花多少钱、哪天回来', '半年里每个月做一样能写进简历的事'],
    limit: '会不会后悔看不出来，回得来就不算大事',
  },
  {
    id: 'expanding',
    topic: 'startup',
    first: true,
    words:
      /(?:店|公司|生意|厂|摊|门面|业务|规模)[^?]{0,12}(?:扩大|扩张|扩店|做大|再开一家|开分店|开连锁)|(?:扩大|扩张)[^,。?!]{0,4}(?:店|公司|生意|规模|门面|经营)/,
    act: '扩大店面',
    year: {
      good: '可以扩，先扩一处，账上留半年的开销',
      even: '可以小扩，先添货、添人，别急着添门面',
      bad: '先不扩，把现在的店守稳',
    },
    decide: {
      good: '可以扩，先扩一处，账上留半年的开销',
      even: '可以小扩，先添货、添人，别急着添门面',
      bad: '先不扩，把现在的店守稳',
    },
    advice: ['先看现在的店一年净剩多少，借的钱不超过它的一半', '要许可的行当，先问清新地方批不批得下来'],
  },
  {
    ...entryOf(LOVE, 'remarriage'),
    id: 'next_marriage',
    first: true,
    words: /离(?:了|婚)*(?:的话|以后|之后|后)?[^?!]{0,8}(?:再(?:嫁|娶|婚|成家)|还能(?:嫁|娶))/,
  },
  {
    ...entryOf(WORK, 'job_search'),
    id: 'next_job',
    first: true,
    words:
      /(?:裁|辞退|开除|失业|下岗|优化|炒|辞)(?:了|掉|职)*(?:的话|以后|之后|后)?[^?!]{0,8}(?:下家|下一(?:家|份|个)|新工作|再就业|找(?:到|着|得到)(?:工作|活|下)|(?:好|难|容易)找)/,
  },
  {
    ...entryOf(LOVE, 'meeting'),
    id: 'next_partner',
    first: true,
    words: new RegExp(
      `${ENDED}[^?!]{0,8}(?:${NEXT})|下一(?:个|任|段|位)(?:对象|男朋友|女朋友|男友|女友|感情|恋情|桃花|缘分|姻缘|人|会|能|要|大概|得|还)*[^,。?!]{0,3}(?:${WHEN}|来|出现|遇)`,
    ),
  },
  firmly(
    'lawsuit_right',
    'career',
    /占(?:不占)?理|理亏|(?:我|谁|哪边)[^,。?!]{0,3}有理(?!想|由|论|解|智)|站得住(?:脚|理)/,
    '占不占理看证据和法律，盘里看不出来；拿材料去问律师，一问就清楚',
    ['先写下三样：东西在谁名下、谁出的钱、有没有字据', '没钱请律师，打12348问法律援助'],
  ),
];
