/** Phrasings of answers that the reports do not have. */
import type { GodGroup, ReadingFacts } from '@ziping/bazi/reading/facts';
import type { Phase } from '@ziping/bazi/types';

type Words = readonly string[];

/** What a year of a group means for learning and examinations. */
export const STUDY_YEARS: Readonly<Record<GodGroup, Words>> = {
  peer: ['同场竞争的人多，结伴复习比独自苦读有效', '比的是心气，稳住自己的进度，别被别人的分数带走'],
  output: [
    '思路活，临场发挥好，写作、口试、设计一类占便宜，粗心是唯一的对手',
    '想法多，先把基础题做满分，再去碰难题',
  ],
  wealth: ['心容易被外面的事分走，先收心，再谈用功', '实用的科目学得快，要背的要早些排进日程'],
  officer: ['要求严，名次与压力一起来，按计划走的人最占便宜', '考核的意味重，规矩与时间就是分数'],
  seal: ['读书的气足，理解与记忆都在线，最宜深造与考证', '有师长相助，不懂就问，能省一半力气'],
};

/** What a year of a group means for a pupil, who is told it. */
export const PUPIL_YEARS: Readonly<Record<GodGroup, string>> = {
  peer: '同学的影响大，挑一起用功的人做伴',
  output: '想法多、嘴也快，把一样东西从头做到完',
  wealth: '想玩的、想要的都多，先做完再玩',
  officer: '要求紧，名次看得重，按计划走就不慌',
  seal: '有老师帮，静得下心，不懂的多问',
};

/** What a year of a group means for meeting someone. */
export const MEETING_YEARS: Readonly<Record<GodGroup, string>> = {
  peer: '认识人多半靠朋友、同学牵线',
  output: '你说得多、玩得开的场合，最容易被人看见',
  wealth: '走动和应酬多，见的人也多，要分清热闹和心意',
  officer: '长辈和同事正经介绍的人更合适',
  seal: '你想得多、动得慢，见过三面再判断',
};

/** What a year of a group means for two who live together. */
export const TOGETHER_YEARS: Readonly<Record<GodGroup, string>> = {
  peer: '两个人都想要自己的空间，各留半天就少争',
  output: '话多也锋利，先夸一句再提要求',
  wealth: '柴米油盐的事多，钱和家务先分清',
  officer: '外面的压力容易带回家，进门先说一声',
  seal: '家里长辈的意思会多些，两个人先商量好再回话',
};

/** A year after the age of 60. */
export const AGED_YEARS: Readonly<Record<GodGroup, Words>> = {
  peer: ['老友与手足的往来多，聊聊旧事最养心', '同辈的消息牵着心，常通个电话就好'],
  output: ['兴致好，口福也好，做点手上的小事很相宜', '话多心宽，把经历讲给后辈听是乐事'],
  wealth: ['家里的收支与安排要过一遍，清楚了心就静', '手边有小的张罗，量力而行，别为钱财操心'],
  officer: ['家里的事找你拿主意的多，能放的就放给年轻人', '操心多一些，按时休息比什么都要紧'],
  seal: ['有人照应，静养、读书、听戏都好', '心境安定，适合慢慢走、慢慢看'],
};

export const AGED_TONES: Readonly<Record<'good' | 'even' | 'bad', Words>> = {
  good: ['气候与喜用相合，精神会好些，想见的人、想去的近处可以安排', '偏于顺，心情松快，起居照常就好'],
  even: ['平平稳稳，三餐、睡眠、散步有常，就是福气', '不上不下，照着自己的节奏过日子最好'],
  bad: ['略费精神，少操心、少奔波，把作息放在第一位', '偏于紧，凡事慢半拍，身边留个照应的人'],
};

/** The partner that a day branch describes, by the ten god of its main hidden stem. */
export const PARTNER_TRAITS: Readonly<Record<string, Words>> = {
  比肩: [
    '性子与你相近，独立，有自己的主张和圈子，像朋友多过像依靠',
    '是个凡事愿意商量、也不肯轻易让步的人，讲究对等',
  ],
  劫财: ['爽快、好胜，交游广，做起事来有冲劲，花钱也大方', '性子热，来得快去得也快，重义气，不大会算细账'],
  食神: [
    '温和，会过日子，脾气不急，多半懂吃懂玩，待在一起很松快',
    '心宽、有口福，说话不刺人，愿意照顾别人的感受',
  ],
  伤官: [
    '聪明、有才气，话锋快，眼光也挑，与众不同是第一印象',
    '有一技之长，想法新，不喜欢被管，欣赏能与之对话的人',
  ],
  偏财: ['大方、活络，会张罗，人缘好，走到哪里都有熟人', '爽朗，出手不小气，喜欢热闹，见识也广'],
  正财: ['务实、顾家，话不多，做事可靠，钱上有数', '踏实肯干，重承诺，过日子看得长远'],
  七杀: ['有主见、有魄力，行事果断，气场偏强', '能扛事，要求高，外表硬一些，心里重情分'],
  正官: ['端正、守信，重名声，作风稳当，长辈看着放心', '有分寸、有担当，做事按规矩来，不轻许诺'],
  偏印: ['心思细，想法独特，喜静，外冷内热', '有灵气、有专长，不大合群，懂的人会很懂'],
  正印: ['体贴、有耐心，带些书卷气，像家人一样会照应人', '性情仁厚，肯听肯学，遇事先替别人想'],
};

/** The kind of a branch: 四正, 四生 or 四库. */
export type BranchKind = 'cardinal' | 'growth' | 'store';
export const branchKind = (branch: string): BranchKind =>
  '子午卯酉'.includes(branch) ? 'cardinal' : '寅申巳亥'.includes(branch) ? 'growth' : 'store';

const PARTNER_LOOKS: Readonly<Record<BranchKind, Words>> = {
  cardinal: ['日支在四正，旧说这样的人面目清朗，讨人喜欢', '日支属四正之一，旧说对方样貌与气质都出挑些'],
  growth: [
    '日支在四生，旧说这样的人好动、走得远，常与外地有缘',
    '日支属四生之一，旧说对方行动力强，不大闲得住',
  ],
  store: ['日支在四库，旧说这样的人敦厚、沉得住气，心事不外露', '日支属四库之一，旧说对方朴实耐看，成熟得早'],
};

/** The look and ways that tradition reads from the kind of the day branch. */
export const partnerLook = (branch: string): Words => PARTNER_LOOKS[branchKind(branch)];

export const NO_PARTNER_STAR: Words = [
  '伴侣星不在明面上，缘分来得不张扬，多半是身边的人慢慢变得要紧，不是一眼定下的那种',
  '八个字的明面上不见伴侣星，不是没有缘分，是要等岁运来引，在那之前先把自己的日子过好',
];

/** The place that suits, by the leading group. */
export const ROLES: Readonly<Record<GodGroup, Words>> = {
  peer: ['适合独当一面、凭本事说话的位置', '适合自己定规则、自己负责的位置'],
  output: [
    '适合靠作品、技艺、表达立身的位置，如研发、设计、内容、讲授、服务',
    '做的是“拿得出手的东西”，产品、文案、技术、手艺都算',
  ],
  wealth: ['适合见结果的位置，如经营、销售、采购、运营、财务', '适合与市场和资源打交道，数字能带动你的劲头'],
  officer: [
    '适合有章法、有层级的机构，如管理、行政、合规、公共部门',
    '适合责任清楚、考核严的地方，规矩是你的梯子',
  ],
  seal: [
    '适合靠专业与资历说话的位置，如研究、教学、咨询、医护、文书',
    '越专越有位置，证书与作品比口才更能替你开路',
  ],
};

export const JOB_VERDICTS: Readonly<Record<'moved_good' | 'moved_bad' | 'still_good' | 'still_bad', Words>> =
  {
    moved_good: [
      '动得其时：外面有变化，运势也托得住，合适的机会可以接',
      '有动的讯息，也有动的底气，谈妥条件就可以走',
    ],
    moved_bad: [
      '有变动的讯息，却不大省力，先把下家谈定再开口，别凭一口气辞',
      '想动或被动的念头都会有，以准备为主，落定了再走',
    ],
    still_good: [
      '没有非动不可的讯息，留在原处也有进，要动也是为了更好的位置',
      '原地便有回报，先谈现在的条件，再比外面的',
    ],
    still_bad: [
      '不是动的年份，换了地方难处还在，先补本事、攒底气',
      '宜守，把手上的一摊做扎实，把简历和人脉先备好',
    ],
  };

/** Whether to work on one's own account. */
export function startupVerdict({ side, groups, pattern, favour }: ReadingFacts): {
  verdict: string;
  reason: string;
} {
  const { wealth, output, peer } = groups;
  const has = (level: string) => level === 'even' || level === 'heavy';
  if (pattern.kind === 'follow' || pattern.kind === 'dominant' || pattern.kind === 'transform')
    return favour[wealth.phase] === 'good'
      ? {
          verdict: '可以，但要顺势',
          reason: '格局专注一气，财又在所喜之列，跟着大势走的生意做得开，逆着来的再热闹也别碰',
        }
      : {
          verdict: '宜借平台，不宜独撑',
          reason: '格局专注一气，长处极长，短处也要有人补，依托一个成熟的平台更能发力',
        };
  if (side === 'strong' && (has(wealth.level) || has(output.level)))
    return {
      verdict: '有独当一面的底子',
      reason: `日主有力，又有${has(output.level) ? '食伤出主意' : '财星引着往实处走'}，自己的摊子撑得起来`,
    };
  if (side === 'strong')
    return {
      verdict: '力气够，路要先看清',
      reason: `日主有力而财与食伤都轻，${peer.level === 'heavy' ? '比劫又重，合伙的账最容易不清，' : ''}宜先小后大，找到能卖的本事再放手`,
    };
  if (side === 'balanced')
    return { verdict: '可以做，靠的是节奏', reason: '强弱相当，撑得起一个小而稳的摊子，铺得太快便累' };
  return has(wealth.level)
    ? {
        verdict: '机会有，不宜重担',
        reason: '财在眼前而日主的力气有限，轻资产、借平台、找得力的搭档，比独自投本稳当',
      }
    : {
        verdict: '先跟平台，再谈自立',
        reason: '日主的力气有限，财路也要靠时机，先在成熟的地方练出本事，再分出自己的一摊',
      };
}

/** Getting on with those above, by how much officer there is. */
export const BOSS_WAYS: Readonly<Record<'heavy' | 'even' | 'light', Words>> = {
  heavy: [
    '官杀重的人遇到的上司多半要求高，凡事先报结论和时间，压力就去了一半',
    '你太怕让人失望，活儿接之前先问清边界，上司反而更信你',
  ],
  even: [
    '官杀适中，你懂得分寸，主动汇报进度就够，不必揣摩',
    '上下之间合得来，把成果摆到桌面上，升迁自有章法',
  ],
  light: [
    '官杀轻，你不大买权威的账，想法先私下说、当众给台阶，路会宽很多',
    '你不习惯被管，给自己定期限，比等人催体面',
  ],
};

/** How children get on with one, by the group of their star's weight. */
export const CHILD_STAR: Readonly<Record<'heavy' | 'even' | 'light' | 'missing', Words>> = {
  heavy: [
    '子女星偏重，为孩子操心多，管得细，放手是一门功课',
    '子女星分量足，心思常挂在后辈身上，留一些给自己',
  ],
  even: ['子女星适中，亲近而有分寸，是容易相处的底子', '子女星不偏不倚，付出有数，回应也有'],
  light: [
    '子女星偏轻，与后辈的缘分贵在质，不在多，陪的时间比给的东西要紧',
    '子女星不重，顺其自然最好，不必拿别人家来比',
  ],
  missing: [
    '子女星不在明面上，说的是缘分来得含蓄，与有没有、有几个无关',
    '明面上不见子女星，要等岁运来引，不必为一颗星着急',
  ],
};

/** Father (财) and mother (印), by weight. */
export const PARENT_STARS: Readonly<
  Record<'father' | 'mother', Readonly<Record<'heavy' | 'even' | 'light' | 'missing', Words>>>
> = {
  father: {
    heavy: ['财星看父亲，分量重，父亲的作风对你影响深', '财星偏重，父亲一边的事你担得多'],
    even: ['财星看父亲，轻重合宜，相处有来有往', '财星适中，与父亲的缘分平稳'],
    light: [
      '财星看父亲，分量轻，与父亲话不多，心意多在行动里',
      '财星偏轻，父亲或忙或远，早些学会了自己拿主意',
    ],
    missing: [
      '明面上不见财星，与父亲的情分含蓄，主动问一句就近一步',
      '财星不显，父亲的好意常要过些年才看得懂',
    ],
  },
  mother: {
    heavy: ['印星看母亲，分量重，母亲的照顾多，意见也多', '印星偏重，母亲一边护得紧，留一点自己作主的余地'],
    even: ['印星看母亲，轻重合宜，有依靠而不被包办', '印星适中，母亲是托得住你的人'],
    light: ['印星看母亲，分量轻，凡事自己闯得早', '印星偏轻，母亲或忙或不善表达，心疼都在细处'],
    missing: ['明面上不见印星，少人替你兜底，也因此独立得早', '印星不显，与母亲的情分要靠常来常往来添'],
  },
};

/** What tradition lists under a phase. */
export const LUCKY: Readonly<
  Record<Phase, { colours: string; direction: string; numbers: string; things: string }>
> = {
  wood: { colours: '青、绿', direction: '东方', numbers: '3、8', things: '草木、书卷、棉麻' },
  fire: { colours: '红、紫、橙', direction: '南方', numbers: '2、7', things: '灯光、日照、画像' },
  earth: { colours: '黄、棕、米', direction: '本地与中部', numbers: '5、0', things: '陶瓷、玉石、盆土' },
  metal: { colours: '白、银、金', direction: '西方', numbers: '4、9', things: '金属、钟表、简洁的器物' },
  water: { colours: '黑、蓝、灰', direction: '北方', numbers: '1、6', things: '水景、玻璃、流动的空间' },
};

/** Places by phase: how a surrounding feels, more than where it is. */
export const PLACES: Readonly<Record<Phase, Words>> = {
  wood: ['偏东、多绿地、文教气重的城市', '东边，或有山林、有大学的地方'],
  fire: ['偏南、日照足、热闹的城市', '南边，或市面活跃、夜里也亮的地方'],
  earth: ['离家不太远、节奏稳的城市，或中部', '本地与中部，生活根基厚的地方'],
  metal: ['偏西、规矩清楚、产业成熟的城市', '西边，或金融、制造扎实的地方'],
  water: ['偏北、近水、往来多的城市', '北边，或临江临海、流动性强的地方'],
};
