/** Short readings of a chart by theme: two to four sentences each, with the terms they rest on. */
import type { Phase } from '../types.ts';
import {
  addressed,
  concept,
  dayMaster,
  groupBasis,
  phaseBasis,
  toneText,
  type ReadingBasis,
  type ReadingSentence,
} from './basic.ts';
import {
  GOD_GROUPS,
  type GodGroup,
  groupOf,
  GROUPS_WITHOUT,
  isAged,
  isMinor,
  monthText,
  type ReadingCore,
  readingCore,
  type ReadingInput,
} from './facts.ts';

export interface ReadingTheme {
  title: string;
  sentences: ReadingSentence[];
}

const NATURES: Readonly<Record<string, readonly [lead: string, care: string]>> = {
  甲: ['方向感强，认定的事愿意长年去做。', '转弯慢，退一步时不妨想成换一条路。'],
  乙: ['懂得看场面，绕远一点也会走到。', '顾虑多，把真正想要的说出口。'],
  丙: ['待人热，情绪来去都快，很少记仇。', '细处容易放过，收尾时多看一眼。'],
  丁: ['用心深，越到暗处越看得见光。', '想得多便耗神，说出来就轻一半。'],
  戊: ['先看清再动，慢一点，却少返工。', '心事压得深，找个人说说。'],
  己: ['善于把零散的收拾成有用的。', '替人想得多，先给自己留一份。'],
  庚: ['遇事先上，错了肯认。', '话快伤人，出口前缓半拍。'],
  辛: ['眼里看得见细处的好坏。', '对人对己都严，先求完成再求好。'],
  壬: ['适应得快，装得下许多事。', '开头多收尾少，一次做完一件。'],
  癸: ['观察细，别人没说完已经明白。', '想得深便不动，先做一小步。'],
};

const SEATS: Readonly<Record<GodGroup, string>> = {
  peer: '坐下是同类，骨子里要自己作主。',
  output: '坐下是食伤，心里有一处自得其乐的地方。',
  wealth: '坐下是财，重实际，心里有本账。',
  officer: '坐下是官杀，自律，常先问应不应该。',
  seal: '坐下是印，心里有靠，愿意多想一层。',
};

const WORKS: Readonly<Record<GodGroup, string>> = {
  peer: '适合凭本事独立做事，合伙先讲清账目。',
  output: '适合创作、讲解、手艺与服务，作品就是名片。',
  wealth: '适合经营、市场、调配一类见结果的事。',
  officer: '适合有章法的机构，责任越清楚越能施展。',
  seal: '适合专业、教学、研究与顾问，越专越稳。',
};

const TRADES: Readonly<Record<Phase, string>> = {
  wood: '与木相近的教育、文化、设计一类，做来省力。',
  fire: '与火相近的传播、餐饮、电子一类，做来省力。',
  earth: '与土相近的建筑、管理、农牧一类，做来省力。',
  metal: '与金相近的机械、法务、精工一类，做来省力。',
  water: '与水相近的贸易、信息、咨询一类，做来省力。',
};

const MONEY: Readonly<Record<'heavy' | 'even' | 'light' | 'missing', string>> = {
  heavy: '财的机会多，漏处也多，进一笔先定去处。',
  even: '收支有度，积累是慢慢来的事。',
  light: '财气不厚，靠专长与时机，不贪快。',
  missing: '财不在明面上，多由本事与岁运转来。',
};

const MONEY_SIDES: Readonly<Record<ReadingCore['side'], string>> = {
  strong: '身有力，担得起，够了就停是功课。',
  balanced: '力与财相配，不贪快便少亏空。',
  weak: '力气有限，一次只取一样更稳。',
};

const LOVES: Readonly<Record<GodGroup, string>> = {
  peer: '日支是同类，要的是对等，像朋友一样并肩。',
  output: '日支是食伤，懂情趣，有话直说，也要留三分。',
  wealth: '日支是财，重实际，感情落在柴米里更久。',
  officer: '日支是官杀，看重承诺，也要留一点轻松。',
  seal: '日支是印，要的是体谅与安心。',
};

const STARS: Readonly<Record<'heavy' | 'even' | 'light' | 'missing', string>> = {
  heavy: '伴侣的星偏重，缘分不少，取舍要早。',
  even: '伴侣的星轻重适中，认真相处是正路。',
  light: '伴侣的星偏轻，感情慢热，主动一点就近一点。',
  missing: '伴侣的星不在明面，缘分常在熟人之中。',
};

const BODIES: Readonly<Record<Phase, readonly [much: string, little: string]>> = {
  wood: ['木偏多，宜舒展，少憋闷。', '木偏少，久坐后记得活动筋骨。'],
  fire: ['火偏多，傍晚以后宜静。', '火偏少，多晒太阳、多走动。'],
  earth: ['土偏多，饮食宜清，饭后走走。', '土偏少，三餐定时最要紧。'],
  metal: ['金偏多，多深呼吸，少叹气。', '金偏少，换季留意添衣。'],
  water: ['水偏多，早睡，腰足宜暖。', '水偏少，早睡比什么都润。'],
};

/** The same of a minor. */
const YOUNG_BODIES: Readonly<Record<Phase, readonly [much: string, little: string]>> = {
  wood: ['木偏多，多到外面跑一跑，性子就舒展。', '木偏少，多去有草木的地方走走。'],
  fire: ['火偏多，睡前早些静下来。', '火偏少，白天多晒太阳，多说说话。'],
  earth: ['土偏多，饭菜宜清淡，饭后走几步。', '土偏少，吃饭睡觉定时最要紧。'],
  metal: ['金偏多，多唱多笑，少绷着。', '金偏少，换季留意添减衣服。'],
  water: ['水偏多，早睡，手脚别着凉。', '水偏少，睡足比什么都好。'],
};

const LEARNS: Readonly<Record<GodGroup, string>> = {
  peer: '和同伴一起学，劲头最足。',
  output: '爱说爱动手，先让他做出来再求整齐。',
  wealth: '讲清有什么用，就肯学。',
  officer: '目标小而可达，做错可以重来。',
  seal: '爱听爱读，别催着当场回答。',
};

const FRIENDS: Readonly<Record<GodGroup, string>> = {
  peer: '朋友多，先学轮流，再学输得起。',
  output: '会逗人开心，也要有人听他抱怨。',
  wealth: '用分享表示喜欢，别忘了回应。',
  officer: '怕人失望，夸奖要具体，批评要轻。',
  seal: '依恋家人，分别时先说好几时回来。',
};

const DECADES: Readonly<Record<GodGroup, string>> = {
  peer: '主题是自己与同伴。',
  output: '主题是表达与手艺。',
  wealth: '主题是经营与收成。',
  officer: '主题是责任与名分。',
  seal: '主题是学习与扶持。',
};

const AGED_DECADES: Readonly<Record<GodGroup, string>> = {
  peer: '主题是老友与同辈。',
  output: '主题是兴致与手艺。',
  wealth: '主题是家里的事。',
  officer: '主题是规律与放手。',
  seal: '主题是静养与照应。',
};

const YOUNG_DECADES: Readonly<Record<GodGroup, string>> = {
  peer: '主题是自己与同伴。',
  output: '主题是表达与兴趣。',
  wealth: '主题是动手与习惯。',
  officer: '主题是规矩与次序。',
  seal: '主题是学习与照顾。',
};

/** What to make of a decade, by the sign of its tone. */
const DECADE_TONES = { good: '可以主动一些', even: '有进有退，看自己的安排', bad: '稳着走就好' };
const AGED_DECADE = { good: '心里宽，想见的人多见见', even: '起居有常就好', bad: '少操心，多歇息' };
const YOUNG_DECADE = { good: '可以多试几样', even: '照平常的作息就好', bad: '少加负担，多些陪伴' };

function decadeOf(facts: ReadingCore): ReadingTheme {
  const cycle = facts.cycles[facts.current];
  if (!cycle) {
    const first = facts.cycles[0]!;
    const before = !first.past;
    const text = before
      ? `还没有起运，第一步${first.ganzhi}运从${first.start_year}年（虚岁${first.start_age}）开始。`
      : '十步大运都已走过，以流年与平日起居为主。';
    const later = before ? '起运之前，看月柱与家里的照顾。' : '平稳就是最好的安排。';
    return {
      title: '这十年',
      sentences: [text, later].map((item) => ({ text: item, basis: [concept('起运')] })),
    };
  }
  const stem = cycle.ganzhi.charAt(0);
  const sign = cycle.tone > 0 ? 'good' : cycle.tone < 0 ? 'bad' : 'even';
  const [decades, tones] = isMinor(facts)
    ? [YOUNG_DECADES, YOUNG_DECADE]
    : isAged(facts)
      ? [AGED_DECADES, AGED_DECADE]
      : [DECADES, DECADE_TONES];
  const god: ReadingBasis = { group: 'ten_god', term: cycle.stem_god, column: 'da_yun', of: stem };
  return {
    title: '这十年',
    sentences: [
      {
        text: `${monthText(cycle.start_date)}至${monthText(cycle.until)}行${cycle.ganzhi}运（虚岁${cycle.start_age}至${cycle.end_age + 1}），${decades[groupOf(cycle.stem_god)]}`,
        basis: [god, concept('大运')],
      },
      {
        text: `合着命局看，${toneText(cycle.tone)}，${tones[sign]}。`,
        basis:
          facts.advice.take.length > 0 ? facts.advice.take.slice(0, 1).map(phaseBasis) : [concept('大运')],
      },
    ],
  };
}

/** Of a person over 60: where the strength of the mind goes. */
const AGED_WORKS: Readonly<Record<GodGroup, string>> = {
  peer: '与老友、兄弟姐妹常走动，心就不闲。',
  output: '手艺与旧事讲给后辈听，是最好的去处。',
  wealth: '家里的账目与东西理清楚，心里就踏实。',
  officer: '大事交给后来人，自己留几件小规矩养日子。',
  seal: '读书、抄写、听讲，最养心力。',
};

const AGED_MONEY: Readonly<Record<'heavy' | 'even' | 'light' | 'missing', string>> = {
  heavy: '进出仍多，请家里人一起看，账要清楚。',
  even: '收支有度，够用就是福。',
  light: '财气不厚，守住养老的一份就好。',
  missing: '财不在明面上，日子简单反而安稳。',
};

const FOLLOWING_MONEY = '从格不以强弱论财，跟准大势，借力成事。';

/** The themes from facts already there. Of a minor nothing is said about work, money and marriage. */
export function themesFrom(facts: ReadingCore): ReadingTheme[] {
  const young = isMinor(facts);
  const aged = isAged(facts);
  const [lead, care] = NATURES[facts.day_master]!;
  const seat = groupOf(facts.branch_gods.day!);
  const day = facts.pillars[2]!.ganzhi.charAt(1);
  const seatBasis: ReadingBasis = { group: 'branch', term: day, column: 'day', of: day };
  const order = [...GOD_GROUPS].sort((a, b) => facts.groups[b].percent - facts.groups[a].percent);
  const partner = facts.gender === 'male' ? 'wealth' : 'officer';
  const phases = [...facts.five_phases.shares].sort((a, b) => b.percent - a.percent);
  const [most, least] = [phases[0]!.phase, phases[4]!.phase];
  const [good] = facts.advice.take;
  const bodies = young ? YOUNG_BODIES : BODIES;

  const nature: ReadingTheme = {
    title: '性情',
    sentences: [
      { text: lead, basis: [dayMaster(facts)] },
      ...(GROUPS_WITHOUT[facts.pattern.kind]?.includes(seat)
        ? []
        : [{ text: SEATS[seat], basis: [seatBasis] }]),
      { text: care, basis: [dayMaster(facts)] },
    ],
  };
  const body: ReadingTheme = {
    title: young || aged ? '起居' : '健康',
    sentences: [
      { text: bodies[most][0], basis: [phaseBasis(most)] },
      { text: bodies[least][1], basis: [phaseBasis(least)] },
      { text: '这是五行的旧说，只谈起居；不舒服请看医生。', basis: [concept('五行')] },
    ],
  };
  if (young)
    return [
      nature,
      {
        title: '学习',
        sentences: order
          .slice(0, 2)
          .map((group) => ({ text: addressed(LEARNS[group], facts), basis: groupBasis(facts, group) })),
      },
      {
        title: '友伴',
        sentences: [order[0]!, seat === order[0] ? order[1]! : seat].map((group) => ({
          text: addressed(FRIENDS[group], facts),
          basis: groupBasis(facts, group),
        })),
      },
      body,
      decadeOf(facts),
    ];
  return [
    nature,
    {
      title: aged ? '心力' : '事业',
      sentences: [
        ...(aged ? [{ text: '这个年纪谈事业，谈的是心力放在哪里。', basis: [concept('月柱')] }] : []),
        { text: (aged ? AGED_WORKS : WORKS)[facts.leading], basis: groupBasis(facts, facts.leading) },
        ...(aged
          ? []
          : [
              good
                ? { text: TRADES[good], basis: [phaseBasis(good)] }
                : {
                    text: '取哪一行的行业，强弱两说不同，先看自己做得长久的。',
                    basis: [concept('身强身弱')],
                  },
            ]),
      ],
    },
    {
      title: '财',
      sentences: [
        {
          text: (aged ? AGED_MONEY : MONEY)[facts.groups.wealth.level],
          basis: groupBasis(facts, 'wealth'),
        },
        aged
          ? { text: '不替人担保，人情上量力，守字最稳。', basis: [phaseBasis(facts.groups.wealth.phase)] }
          : facts.pattern.kind === 'follow'
            ? { text: FOLLOWING_MONEY, basis: [concept('格局')] }
            : { text: MONEY_SIDES[facts.side], basis: [concept('身强身弱')] },
      ],
    },
    {
      title: aged ? '相伴' : '感情',
      sentences: [
        { text: LOVES[seat], basis: [seatBasis] },
        aged
          ? { text: '相伴多年，体谅落在起居的小处。', basis: [concept('日柱')] }
          : { text: STARS[facts.groups[partner].level], basis: groupBasis(facts, partner) },
      ],
    },
    body,
    decadeOf(facts),
  ];
}

/** The themes of a chart. */
export function readingThemes(input: ReadingInput): ReadingTheme[] {
  return themesFrom(readingCore(input));
}
