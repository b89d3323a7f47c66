/**
 * What to do about an event that disturbs a time, by type of report: each fits all phrasings of its event. The rest of a
 * type's acts go by the time as a whole.
 */
import type { EventKey, Stance } from './types/report-type.ts';

type ActsByEvent = Readonly<Partial<Record<EventKey, readonly string[]>>>;

/** Of a grown person in working life. */
export const EVENT_ACTS: Readonly<Record<string, ActsByEvent>> = {
  overall: {
    move: ['先把吃和睡稳住，再动别的', '要变的先挑一样，别的不动', '去留放一个月再定'],
    rub: ['麻烦一件一件了，不攒到一处', '遇事缓一天再回话', '不顺的事先睡一觉再看'],
    frame: ['先写下自己要的三件，再看外面', '应下之前先隔一夜'],
    outside_work: ['新的次序先过一个月，再说好坏', '谁做哪样，摊开来重新说一遍'],
    outside_family: ['要紧的当面说清，别靠人带话', '能出的力说在前面，出不了的也说'],
    outside_children: ['打算先写个初稿，半年后再定', '给意见就好，不替人拿主意'],
    outside_frame: ['可去可不去的，每周推掉一个', '主要的那件每天先做一个钟头'],
  },
  career: {
    move: ['变动之前先把手上的交接写清', '退路找好，再答复去留', '新的安排先问清谁说了算'],
    rub: ['交出去之前请人再看一遍', '做完的事写一份简短的记录', '说定的事当天补一句文字'],
    frame: ['先砍掉一两样，保住做熟的一块', '每周定一件必须做完的'],
    outside_work: ['新规矩先照着做一阵，再提意见', '要紧的约定写下来，留个底'],
    outside_family: ['能早办的早办，留出几天机动', '走开之前把手上的事托付清楚'],
    outside_children: ['收尾的清单自己过一遍', '人手换之前把做法写下来'],
    outside_frame: ['谁做哪一段，开工前写清楚', '先看别人怎么走，再定自己的一步'],
  },
  wealth: {
    move: ['先把这一笔的数留出来，别的往后放', '备下三个月的家用再动'],
    rub: ['小票和账单一张张留着', '月底对一次账', '便宜的先问清后面还要花什么'],
    frame: ['先定一个总数，到了就停', '场面上的花费隔夜再应'],
    outside_work: ['没到账的钱不先花', '新的来路试一阵，旧的先不断'],
    outside_family: ['先把这一笔留出来，别的大额往后放', '该出多少，一次说清数目'],
    outside_children: ['分几次给，别一次拿空', '手边留够日常，再谈长远'],
    outside_frame: ['进和出分开记，每月看一次结余', '出多少、分多少，先写在纸上'],
  },
  love: {
    move: ['去留的话不急着说死，先过完这一阵', '先把怎么相处说好，再做大的改动', '把各自的打算摊开说一遍'],
    rub: ['有不痛快当天说，一次只说一件', '话重了就当天道个歉', '先听对方说完，再说自己的'],
    frame: ['旁人的话听完，两个人关起门再定', '要紧的话等安静下来再说', '进展放慢一步，多看看'],
    outside_work: ['忙的那一阵提前说一声', '再忙也留一顿饭的时间'],
    outside_family: ['有消息先告诉对方，别让人从旁边听来', '自己家的事自己出面，别让对方夹在中间'],
    outside_children: ['长远的事一次谈一件，谈不拢先记下', '各写三条想要的，再放到一起看'],
    outside_frame: ['热闹归热闹，心里有数的人先顾好', '新认识的人先做朋友'],
  },
  health: {
    move: ['枕头和起床的钟点先别换', '赶路的那天不排别的事'],
    rub: ['睡前一小时不谈烦心事', '晚饭清淡，吃到七分', '下午出去走二十分钟'],
    frame: ['兴头上也到点就停', '动一天，歇一天'],
    outside_work: ['睡觉的钟点守住，事情挪到早上', '午休出去走一圈'],
    outside_family: ['轮着来，别一个人扛', '夜里的觉先补上，再管别的'],
    outside_children: ['晚上九点以后不再添事', '想的事写在纸上，放到明天'],
    outside_frame: ['一周里留三晚在家吃饭', '吃饭走路都慢半拍'],
  },
  annual: {
    move: ['不动的几样先定下，别的随它变', '出门和约定都多留半天', '能改期的先改期，不硬赶'],
    rub: ['要办的手续提前两天去', '不顺的时候先停一停，过后再说', '说过的话再确认一遍'],
    frame: ['一周只应一个局', '自己的那件先做完，再去凑热闹'],
    outside_work: ['重要的文件多存一份', '做到一半先问一次，省得重来'],
    outside_family: ['消息问清楚再动身', '能了的旧事这次了掉'],
    outside_children: ['先办完自己的，再接别人的', '末了多看一遍再交'],
    outside_frame: ['几头的事排个先后，一天一件', '别人定了什么，先问清楚再跟'],
  },
};

type ActsByStance = Readonly<Record<Stance, readonly string[]>>;

/** What ten years after 60 ask for, in the reports without words of their own for them. */
export const LATER_TEN_YEARS: Readonly<Record<string, ActsByStance>> = {
  career: {
    push: ['手上的本事正好传下去，带一两个人慢慢教', '有心力做一件自己喜欢的长事'],
    even: ['每天有一件做惯的事，日子就有次序', '做自己喜欢的，不为谁赶'],
    hold: ['担子一样一样交出去，只留一样', '操心的事少管，力气留给自己'],
  },
  wealth: {
    push: ['家底宽一些，先把应急的一份单放', '家里的账理得清，心里有数'],
    even: ['进出相抵，照旧日的过法就好', '日常够用，大件商量着添'],
    hold: ['守住手里的，不借出、不作保', '花费往下减一层，先顾医药和吃住'],
  },
};
