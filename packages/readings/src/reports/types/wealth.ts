/** 财运分析: money, and for a minor how it treats things. */
import type { GroupLevel, ReadingFacts } from '@ziping/bazi/reading/facts';

import { amountOf, groupClaim, sayGroup, seenAt } from '../parts.ts';
import { GOD_WORDS } from '../words-luck.ts';
import { PHASE_WORDS } from '../words-phases.ts';
import { STEM_WORDS } from '../words-self.ts';
import { coreByAge, SPECIAL_CORE } from './core.ts';
import { NO_EVENTS } from './no-events.ts';
import { defineReportType } from './report-type.ts';

const CORE: Readonly<Record<GroupLevel, string>> = {
  heavy: '眼前的进项不少，要练的是留住它',
  even: '你的进项来得平稳，起落不大',
  light: '你的钱来得不快，多靠一件件做出来',
  missing: '钱不会自己找上门，要靠手艺、人和时机把它引来',
};
const BEAR: Readonly<Record<ReadingFacts['side'], string>> = {
  strong: '担得起大一点的事，要提醒自己见好就收',
  balanced: '力气和开销相配，守住节奏就不亏',
  weak: '一次只拿一样，借别人的力比自己硬扛划算',
};

export const wealth = defineReportType({
  code: 'wealth',
  listing: {
    name: '财运分析',
    description: '正财偏财、进财的时机与守财之道',
    tags: ['财运'],
    icon: 'coins',
    price: 39.9,
    original_price: 59.9,
    members_only: false,
  },
  theme: '正财与偏财、求财的方式、进财与守财的年份',
  question: {
    preset: '接下来几年，我在钱上最该留意什么？',
    byText: [
      [/([甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥])大?运/, '{1}大运里，我用钱要留意什么？'],
      [/(正财|偏财)/, '以{1}的特点，我适合怎样打理收入？'],
    ],
  },
  adviserMatter: '财运',
  tells: { months: false, cycles: true, decades: false },
  outline: [
    { id: 'source', title: '钱从哪里来', young: '对东西的态度', aged: '用钱的性子' },
    { id: 'keeping', title: '怎么留住', young: '怎么教', aged: '怎么安排' },
  ],
  matter: { grown: '钱上', young: '用度上', aged: '家用上' },
  subject: { grown: '钱财', young: '用度', aged: '钱财' },
  topic: 'money',
  core: coreByAge({
    young: {
      peer: '这孩子大方，东西愿意和伙伴分',
      output: '这孩子喜欢的东西多，新鲜劲来得快',
      wealth: '这孩子对东西有数，知道好坏，也舍不得',
      officer: '这孩子给什么用什么，很少开口要',
      seal: '这孩子对钱和物看得淡，有人照应就安心',
    },
    aged: {
      peer: '你手松，人情上花得多，够用就好',
      output: '你舍得花在吃用和爱好上，心里不亏',
      wealth: '家里的账你最清楚，可以慢慢交出去',
      officer: '你花钱有规矩，该花的才花',
      seal: '你对钱看得淡，有个底就安心',
    },
    grown: ({ pattern, groups, side }) => [
      CORE[groups.wealth.level],
      ...(SPECIAL_CORE[pattern.kind] ? [] : [BEAR[side]]),
    ],
  }),
  saySelf(draft) {
    const { facts } = draft;
    const stem = STEM_WORDS[facts.day_master]!;
    draft.section('source');
    draft.sayTrait(stem.money.slice(0, 1));
    sayGroup(draft, 'output', 'money');
    sayGroup(draft, 'wealth', 'money');
    draft.end();
    draft.section('keeping');
    draft.sayTrait(stem.money.slice(1));
    sayGroup(draft, 'peer', 'money');
    sayGroup(draft, 'seal', 'money');
    for (const phase of facts.good.slice(0, 1))
      draft.say(`不妨试试：${draft.pick(PHASE_WORDS[phase].money)}`);
    draft.end();
  },
  young: { words: ({ praise }) => praise },
  aged: {
    voices: ['home', 'mind'],
    groups: ['wealth', 'officer'],
    sayMore: (draft) => draft.sayTrait(STEM_WORDS[draft.facts.day_master]!.money),
  },
  sayGround(draft) {
    const { facts } = draft;
    draft.row(
      `- 财${seenAt(facts, ['正财', '偏财'])}；${amountOf('wealth', facts)}。`,
      groupClaim('wealth', facts),
    );
  },
  stars: ['money', 'peers'],
  palace: 'family',
  actsAlone: true,
  words: {
    events: {
      grown: {
        join: ['和家里人一起出的钱、置办的东西会多', '合伙与共用的开销容易谈拢'],
        frame_good: ['进项的路子变宽，几笔收入能接上', '人情帮得上忙，收款顺'],
        frame: ['开销跟着场面走，收不住', '钱分到好几处，看着多，手里少'],
        move: ['搬家、换住处或分合会带来一笔支出', '原来稳的一笔进出会变'],
        rub: ['小额的漏洞多，账要多对一遍', '人情、补缴、罚款一类的零碎开销多', '为省小钱反而多花'],
        near: ['有小的便利可用', '能碰上一笔合算的', '有人肯分你一份'],
        outside_work: ['收入的来路要调整，工资或主业有变', '干活的方式变，到账的日子也跟着变'],
        outside_family: ['家里或老家有一笔要出的钱', '旧账旧约会翻出来，早点结清'],
        outside_children: ['给晚辈或长远打算的钱要先留出', '投入的回报来得比想的晚'],
        outside_frame: ['赚与花都大，账面起伏明显', '跟着大家一起做的生意变多'],
      },
      young: {
        ...NO_EVENTS,
        join: ['肯把东西分给亲近的人', '和家里人一起买东西，学得最快'],
        frame_good: ['家里添置多，样样用得上', '收到的礼物多，正好学着收拾'],
        frame: ['看见别人有就想要', '东西来得多，玩一会儿就丢'],
        move: ['搬动或换季，东西容易丢', '用惯的东西要换新的，提前说好'],
        rub: ['为一样小东西闹别扭，各让一步', '该谁的要分清，省得争'],
      },
      aged: {
        ...NO_EVENTS,
        join: ['家用有人帮着打理', '和老伴或孩子商量着用钱，心里有底'],
        frame_good: ['该收的都能收回来', '家里添置合用的东西，不费劲'],
        frame: ['人情往来的开销多', '跟着别人买的，多半用不上'],
        move: ['家里修补或搬动要出一笔', '存折单据的放处会变，记一笔'],
        rub: ['零碎的花销多，记下来就清楚', '为钱的小事不值得生气'],
      },
    },
    acts: {
      grown: {
        push: [
          '该谈的价、该收的款放在这时',
          '把一条新的进项试起来，先小后大',
          '手里宽一些，先存下一部分',
          '靠本事的收入，这时提得上去',
          '谈一次涨价或加薪',
          '把闲着的东西变成一笔钱',
        ],
        even: [
          '按月记一次账，不加新的大开销',
          '收支持平就好，留出三个月的家用',
          '大件先列单子，比一比再买',
          '一笔归一笔，不混在一起',
          '把订阅和会费查一遍',
          '工资到账先存一份',
          '给家里人说一次开支的打算',
          '想买的隔一周再看',
        ],
        hold: [
          '大额的支出放一放，别替人担保',
          '借出去的钱，先想好收不回怎么办',
          '先守住已有的，少开新的口子',
          '听来的门路先放三天，再看要不要',
          '分期和透支先停一停',
          '小票和账单一张张留着',
          '大件先借先租，过了这阵再买',
          '每周定一个不花钱的日子',
          '该收的款先催回来',
        ],
      },
      young: {
        push: [
          '交一点零用钱给他自己安排',
          '让他参与一次家里的采买',
          '教他为想要的东西攒一攒',
          '和他一起给旧玩具找新主人',
          '让他管一次出门的小预算',
        ],
        even: [
          '东西用完归位，从自己的抽屉做起',
          '买之前先问要用多久',
          '玩具和同伴轮着用',
          '零花钱分成花、存、送三份',
          '每月清一次用不着的',
          '借来的按时还',
          '自己的书包自己理',
        ],
        hold: [
          '想要的别一次给全',
          '弄丢弄坏了，和他一起想办法',
          '不用东西换听话',
          '逛街前先说好买几样',
          '发票和价签一起看看',
        ],
      },
      aged: {
        push: [
          '家里的账和单据理一遍，交代清楚',
          '想添置的实用东西，这时买',
          '给自己花一点，买舒服的',
          '给老伴或孩子备一份礼',
          '把常用的钱和应急的钱分开',
        ],
        even: [
          '钱放在看得见、用得着的地方',
          '大件和孩子商量着买',
          '日常开支照旧',
          '水电和药费月月看一眼',
          '零钱放在一个盒子里',
          '买菜按三天的量',
          '贵重的东西告诉一个孩子放在哪里',
        ],
        hold: [
          '陌生人说的好处一概不听',
          '不替人担保，不借大数',
          '要转出去的钱，先问过孩子',
          '上门推销的不开门',
          '电话里要验证码的一律挂断',
        ],
      },
    },
    flows: {
      push: ['进项的路子走得开', '手里比前几年宽'],
      even: ['进出相抵，没有大起落', '账面平稳'],
      hold: ['花得比赚得快', '手头容易紧'],
    },
    stars: { grown: (god) => GOD_WORDS[god]!.money },
  },
});
