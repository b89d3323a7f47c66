/** Thoughts that many sentences hold, mostly of advice: a report has each of them once, in whatever words. */

interface Idea {
  words: RegExp;
  /** The only type of report that may have it; `none` where a fixed line tells it already. */
  owner?: string;
}

const IDEAS: readonly Idea[] = [
  // Money
  { words: /先存|先转走|转走[一三]成|存一半|存三成|存一成|先定存多少/, owner: 'wealth' },
  { words: /个月(?:的)?家用|半年的家用|月的活钱|备用的钱多留|留够半年/, owner: 'none' },
  { words: /钱来得不快|钱来得晚|急着要的那种|快钱|等不来，也|价钱才[谈跟]/ },
  { words: /一次只拿一样|只做最熟的一样|只拿一样|只有一两样|一次抓一样/ },
  // The one rule for lending and surety stands in the money report, with the person.
  {
    words:
      /不借大数|送得起的数|也不心疼的数|别松口|按收不回|担保|作保|问哪天还|说不出就不给|出钱的(?:先不应|忙少帮)|钱在孩子那里|借出去的，只|垫的钱，超过/,
    owner: 'none',
  },
  { words: /全年的(?:总)?数|年度的数|划一个总数|划出一个总数|一年定一个总数|一律封同/, owner: 'wealth' },
  { words: /谈一次调薪|涨一次价|涨一点|涨薪|谈钱的日子|提一次价/, owner: 'wealth' },
  { words: /欠款收|催一遍|欠你的|该你收的/, owner: 'wealth' },
  { words: /利息(?:最)?高的|先还清|还一笔旧账|欠款还掉/, owner: 'wealth' },
  { words: /先写好(?:谁|各)出|各出多少|谁出多少|谁出什么/ },
  // Work
  { words: /交接说明|写好交接|交接写成/ },
  { words: /核一遍|挑一遍错|多看一遍|再看一遍|再读一遍|多读一遍/ },
  { words: /先交一版|先交出一版|交一个粗的|先出一个粗的/ },
  { words: /分工和署名|谁做哪段|先写清分工|那段写清/ },
  { words: /期限和谁点头|先问截止日|问清期限/ },
  { words: /才许[开改]|收完一件|做完一件再|做完一件才/ },
  { words: /减到两样|砍到三|只认两件|只认三件/ },
  { words: /要的三件|结果写成三条|各写一个目标/ },
  { words: /花几个周末/ },
  { words: /三样，一年/, owner: 'overall' },
  { words: /半页纸|半年后改|过半年改/, owner: 'overall' },
  { words: /我明天答你|我看看日子|我想两天|答应人的话留一晚/ },
  { words: /什么[也都]不排|不排事|空出一个周末/ },
  // Love
  { words: /关门说|事关起门|要关起门|关起门再|回家再议|回家两个人定|只两个人说/, owner: 'love' },
  { words: /刚才急了|刚才说重了|当天收回一句/, owner: 'love' },
  { words: /几时想好|准话|想清楚的日子|让我想一周/ },
  { words: /先[说夸挑]一样|先想一样好|先谢一句/ },
  { words: /三样好|三件小事/ },
  { words: /有滋味/ },
  { words: /吃没吃|吃了没/, owner: 'love' },
  { words: /家里安静|屋里安静/ },
  // Body
  { words: /手机.{0,4}客厅|关屏|屏幕先放下|手机不带上床|不看消息|不看屏幕/, owner: 'health' },
  { words: /饭后走|饭后慢走|饭后并排走|饭后全家走/ },
  { words: /转肩|转十圈/ },
  { words: /吃七分|七分饱|七分就/ },
  // The one sport and the one hour of a report on health stand with the person.
  {
    words:
      /[一每]周[^，。；]{0,3}[一两二三四]次|一周[两三四]回|隔天一次|练腿|快走|慢跑|跑步|操场|六千步|八千|一万步|步数|五百步|两站|一站路|运动定在|费力的|走得比你快|爬坡|报一个队|[跑动]到出汗|加一次出汗|练两天|练一天|走二十分钟|走半小时|骑车或一套操|样运动|太极|踮脚|一套拳|走两趟|多走一(?:圈|趟)|站起坐下|走路加到|走五分钟|打一场球|一样球|跳绳/,
    owner: 'none',
  },
  {
    words:
      /十点半?(?:关|上床|躺)|十一点(?:前)?(?:躺|关)|十一点先走|十二点前?关灯|上床的钟点|早半小时(?:上床|洗漱|躺)|早一[刻点](?:上床|躺)|关灯的?钟点|钟点关灯|提前半小时|提早半小时|早睡半小时|早睡这半小时|同一个钟点睡|九点前关灯|灯再早关/,
    owner: 'none',
  },
  // Later years
  { words: /该置办|天天用得着|天天用的|换新的|要添要办|要换的小件/ },
  // Minors
  { words: /要见到结果|看重实在|看得见的结果有耐心|讲清(?:学了有什么)?用|看见用处才肯学/ },
  { words: /嘴上只剩半句|做得多、说得少|话落在后头|口里不多说/ },
];

/** The thoughts in a text, by their place. */
export const ideasIn = (text: string): number[] =>
  IDEAS.flatMap(({ words }, place) => (words.test(text) ? [place] : []));

/** The thoughts that a type of report leaves to another one. */
export const ideasOfOthers = (code: string): number[] =>
  IDEAS.flatMap(({ owner }, place) => (owner !== undefined && owner !== code ? [place] : []));
