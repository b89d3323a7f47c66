/** What comes next in words, and what to do in steps with days and hours. */
import type { Matter, Topic } from '../../matters/matter.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { firstAhead } from '../luck/signs.ts';
import { bestMonths } from '../period.ts';

interface Plan {
  /** What comes after, in order. */
  next: readonly [string, string, string];
  /** What is done on which day, for how long. */
  detail: readonly [string, string, string];
}

const STUDY: Plan = {
  next: [
    '考完先歇两天，不对答案，再看下一场或面试',
    '出分以前把下一步要的材料备好，过线的当天就练面试，没过就定是再考还是先做事',
    '两条路各留一个截止的日子，到了就走，不再拖',
  ],
  detail: [
    '每天晚上7点到7点40分，只做最弱那一科的错题，十道就够，做不出就把那一步抄下来问老师',
    '第二天早上花10分钟把昨晚错的盖住答案重做一遍，连对两次才划掉',
    '每周日上午用一小时做半套卷，只看丢在哪一类题上，下周就练那一类',
  ],
};
const OFFICIAL: Plan = {
  next: [
    '笔试考完歇两天，就开始练面试：每天一道题，录下来听一遍',
    '出分后过线的准备面试和资格审查，没过线的先看同年别的考试，材料不用重备',
    '同时投三四家稳的单位，考试和饭碗两条腿走，定一个最后考到哪一年',
  ],
  detail: [
    '早上用50分钟做一组行测，掐着表，错题当天看完',
    '晚上隔一天写一段申论，300字，照着范文改一遍',
    '每周六做一整套，超时的题型下周每天加15分钟',
  ],
};
const WORK: Plan = {
  next: [
    '先把简历改成三行做成的事，再约两个同行聊聊行情',
    '有了面试再谈价：薪水、合同、试用期一样样写下来核过',
    '新的一边签了字再提离职，交接留两周，关系留着',
  ],
  detail: [
    '每天早上到岗先花10分钟写下今天最要紧的三件，做完一件划一件',
    '交出去以前留15分钟从头核一遍，数字、人名、日期各看一次',
    '每周五下午用半小时记下这周做成的和出错的，下周一先改一样',
  ],
};
const LOVE: Plan = {
  next: [
    '先约一次一小时以内的见面，吃饭或走一段路，不谈将来',
    '处得舒服，隔一周再约；三次下来还想见，再把心意说明白',
    '对方往后退就停一个月，照常过日子，不追问',
  ],
  detail: [
    '这周挑一个晚上，发一句具体的话：哪天、几点、做什么，发完就放下手机',
    '见面只待一个半小时，先问对方这周过得怎样，再说自己的事',
    '隔两三天联系一次，连着三次都是你先开口，就停两周看看',
  ],
};
const MARRIED: Plan = {
  next: [
    '先过一周不翻旧账的日子，饭照吃、家照顾',
    '挑一个都不累的晚上，只谈一件事，说好先试一个月',
    '一个月后再坐下来，算数的接着做，不算数的再想去留',
  ],
  detail: [
    '这周挑一个晚上，孩子睡了以后谈20分钟，只说一件事，说你看到的和你想要的',
    '谈完各做一件小事，比如谁接孩子、谁做饭，写下来贴在冰箱上',
    '每周日晚上花10分钟回头看一次，做到的先说声谢谢',
  ],
};
const MONEY: Plan = {
  next: [
    '先把每月进出和欠的写成一张纸，留出半年的生活费',
    '余下的定一个亏得起的数，小试三个月，记账',
    '三个月后看账：赚了先收回本钱，亏了就停',
  ],
  detail: [
    '今晚花半小时把每月固定要付的列出来，能停的当场停掉两样',
    '发工资当天先转走一成存起来，剩下的才花',
    '每周日用10分钟记账，超了的那一样下周减半',
  ],
};
const FAMILY: Plan = {
  next: [
    '先问清对方最要紧的是哪一样，听完再说自己的',
    '谁出钱、谁出力写在一张纸上，先试一个月',
    '一个月后再商量一次，不合适的换回来',
  ],
  detail: [
    '这周挑一个吃完饭的晚上，坐下来说20分钟，只说一件事',
    '固定一个日子联系或陪着，比如每周三、周日晚上8点，15分钟就够',
    '记下三次最容易争的时候，下次到了那个点先离开5分钟再回来',
  ],
};
const SLEEP: Plan = {
  next: [
    '先照着睡两周，每天记几点躺下、几点醒',
    '两周不见好就去看睡眠门诊，把记的带上',
    '心里慌、提不起劲也一起跟医生说，不硬扛',
  ],
  detail: [
    '今晚10点半放下手机，11点躺下，早上6点半起，周末也一样',
    '躺20分钟睡不着就起来，坐到犯困再回床上，不看钟',
    '每天下午4点前走30分钟的路，午睡不过20分钟，两周还睡不着就去看医生',
  ],
};
const MOVE: Plan = {
  next: [
    '先去住两周，看吃住、看病和做事顺不顺',
    '回来算一笔账：一个月多花多少、少见谁，跟家里人说开',
    '定下来再退房、转手续，原来的地方留三个月的退路',
  ],
  detail: [
    '这周列一张单：住处、看病、做事三样，各打两个电话问清',
    '订一张来回票，去住7到14天，每天记一句住得惯不惯',
    '回来当周开一次家里的会，半小时，把定下的写在一张纸上',
  ],
};

const BODY: Plan = {
  next: [
    '先把这一周的样子记下来：几点睡、吃了什么、哪里不舒服',
    '带着记的去看一次医生，问清查什么、多久复查',
    '医生说的一样样照做，一个月后再看松了没有',
  ],
  detail: [
    '每天早上起来先量一次、记一行：血压或体温、睡了几个钟头',
    '晚饭后走20分钟，晚上10点半放下手机',
    '每周日花10分钟把记的看一遍，不见好就提前去复查',
  ],
};
const AGED: Plan = {
  next: [
    '先跟家里人说一声你的打算，听听谁搭得上手',
    '去看一趟、试几天，走得动、睡得好再定',
    '钱和证件自己收着，一个月后再看合不合意',
  ],
  detail: [
    '每天上午9点出门走半小时，约一个老伙伴',
    '每周三晚上给孩子打个电话，说10分钟就够',
    '要紧的数和日子写在日历上，看不清的请孩子念一遍',
  ],
};
const ANY: Plan = {
  next: [
    '先挑最要紧的一件，写下这个月要做到哪一步',
    '再问一个做过的人，最容易卡在哪里，先把那一处备好',
    '做一个月停下来看：顺的接着做，不顺的换一个法子',
  ],
  detail: [
    '今天花15分钟写三行：要什么、缺什么、找谁',
    '每天固定一个钟点做半小时，做完划掉一行',
    '每周日晚上用10分钟回头看，只改一样',
  ],
};

const PLANS: Partial<Readonly<Record<Topic, Plan>>> = {
  exam: STUDY,
  study: STUDY,
  job_change: WORK,
  career: WORK,
  boss: WORK,
  startup: MONEY,
  wealth: MONEY,
  house: MONEY,
  invest: MONEY,
  lottery: MONEY,
  love: LOVE,
  romance: LOVE,
  marriage_time: LOVE,
  partner: LOVE,
  marriage: MARRIED,
  parents: FAMILY,
  children: FAMILY,
  move: MOVE,
  health: BODY,
  medicine: BODY,
};

/** Plans of those at work and in courtship, which are not for the old. */
const OF_YOUNGER = [WORK, OFFICIAL, LOVE, STUDY];
/** Plans that a minor can follow. */
const OF_MINORS = [STUDY, FAMILY, BODY, SLEEP];

function planOf(w: Writer, topic: Topic, matters: readonly Matter[]): Plan {
  const isSleep = matters.some(({ words }) => words.test('失眠'));
  const plan = isSleep
    ? SLEEP
    : matters.some(({ id }) => id === 'civil_service')
      ? OFFICIAL
      : (PLANS[topic] ?? ANY);
  if (w.minor) return OF_MINORS.includes(plan) ? plan : ANY;
  return w.aged && OF_YOUNGER.includes(plan) ? AGED : plan;
}

/** What can be done in a matter, the nearer first. */
export const plansFor = (w: Writer, matter: Matter): readonly string[] => {
  const { next, detail } = planOf(w, matter.topic, [matter]);
  return [...next, ...detail];
};

/** With grace: all that helps has been said. */
const CLOSE: Answer = {
  lead: '能照着做的都说到了，先走第一步，走起来再说',
  reasons: ['说得再多，不如今天动一小步；两周后回来告诉我走到哪里，我对着盘接着看'],
  advice: [],
  limits: [],
};

/** Two or three steps, or that nothing more helps. @param matters all that the question named */
export function answerSteps(
  w: Writer,
  of: 'next' | 'detail' | 'close',
  topic: Topic,
  matters: readonly Matter[],
): Answer {
  if (of === 'close') {
    w.step('该说的都说了，不再往下猜。');
    return CLOSE;
  }
  w.step(of === 'next' ? '这一问是往下怎么走，按先后说。' : '这一问要能照做的步骤，按天和钟点说。');
  const [first, second, third] = planOf(w, topic, matters)[of];
  const months = topic === 'luck' && of === 'next' ? bestMonths(w, firstAhead(w)) : '';
  if (months !== '')
    return {
      lead: `${firstAhead(w)}年${months}`,
      reasons: ['要紧的事排在顺手的月份，放慢的那个月只收尾、不开新局'],
      advice: [first],
      limits: [],
    };
  return { lead: first, reasons: [second], advice: [third], limits: [] };
}
