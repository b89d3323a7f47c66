/** What is said of a choice that no chart has a say on: the sound one first, or what to do in place of both. */
import type { Sound, SoundId } from '../../understand/sound-choices.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { COLOUR } from './choice.ts';
import type { Options } from './verdict.ts';

interface Words {
  /** The first sentence; {} stands for the sound option in the asker's words, {both} for the two. */
  lead: string;
  advice: readonly [string, string];
}

const KEEP_PROOF = '录音、照片、聊天按日期存好，谁在场也写下来';
const ASK_FOR_HELP = '村里、物业或单位先出面说一次；再来就打110，别一个人去硬碰';
const OF_SPEAKING: Words['advice'] = [
  '先把哪天、什么事记下来，说的时候只讲这一件，不骂人',
  '说了两次没用，再找能管的人，别自己扛着',
];

const WORDS: Readonly<Record<SoundId, Words>> = {
  endure_or_fight: {
    lead: '两样都别选：动了手，有理也变没理；白忍着，对方只会更过分。先留证据，再找管得着的人',
    advice: [KEEP_PROOF, ASK_FOR_HELP],
  },
  ask_or_fight: { lead: '{}：动了手，有理也变没理', advice: [KEEP_PROOF, ASK_FOR_HELP] },
  revenge: {
    lead: '{}：为出一口气去做，搭进去的是你自己的日子',
    advice: [
      '手里真有证据、为的是公道，可以实名反映；别拿它去要挟，那样反而犯法',
      '把力气用在下一步上，气不过就找个信得过的人说一晚上',
    ],
  },
  job_or_care: {
    lead: '{}：工作一断，收入和社保跟着断，照顾却可能要好几年；先试三个月再看',
    advice: [
      '今天先请几天事假把人安顿好，再去社区问长护险、居家护理和失能补贴，能领的先领',
      '钱和人由几家分摊，写成一张表；真没人可替，先跟单位谈停薪留职，别急着辞',
    ],
  },
  winter_beside_kin: {
    lead: '{}，只要留下的那一个离得开人；身边离不开，就先留下',
    advice: [
      '这周问清三样：有没有天天要吃的药、夜里身边有没有人、摔了谁去；有一样没着落就留下',
      '也可以折中：只去最难熬的那两个月，托好邻居和亲戚，一天一个视频',
    ],
  },
  winter_away: {
    lead: '{}：避开最难熬的那一阵，身子松快；先住两三个月，看惯不惯',
    advice: [
      '药带够，医保异地备案先办好；血压、心脏有毛病，走之前问一次医生',
      '住处先按月租，家里的钥匙和水电托一个人看着',
    ],
  },
  drunk: {
    lead: '{}：喝了酒就不碰方向盘，再近、再慢也算酒驾',
    advice: ['代驾叫不到就打车或坐车，车明天再来取', '同桌还有要开车的，替他也叫一个'],
  },
  lend_card: {
    lead: '别借：卡和证件借人走账，查下来算你的，轻的停卡几年，重的要坐牢',
    advice: [
      '回一句“卡绑着工资和贷款，借不了”就够，不用多解释',
      '已经给出去的，今天就去银行挂失，再打110把经过说清',
    ],
  },
  cheat: {
    lead: '{}：作弊被抓，这科作废还要记过；少考几分，以后补得回来',
    advice: ['剩下的时间只过最常考的几章，会的先拿稳', '真没把握，先问老师能不能缓考、补考'],
  },
  borrow_more: {
    lead: '{}：再借来补窟窿，只会越滚越大',
    advice: [
      '每家欠多少、几号还，写在一张纸上，一次说完，别留尾巴',
      '先跟平台谈延期，别再借新的；有人爆通讯录吓你，存好证据打12378或110',
    ],
  },
  injury_claim: {
    lead: '{}：先认定、再谈钱；私了签了字，以后加重了也难再要',
    advice: [
      '单位不报，你自己一年内也能到人社局申请；病历、工资条、工友的话先收好',
      '该赔多少不会算，打12333或12348问，都不收钱',
    ],
  },
  car_scrape: {
    lead: '先看修车的报价：够修、没人受伤，就收钱写个条；不够、或责任说不清，就报警走保险',
    advice: ['照片、行车记录、对方车牌和电话先存好', '收了钱写一句“这次剐蹭两清”，两边签字拍照'],
  },
  report_fraud: {
    lead: '{}：越早报，钱越可能拦下来；自己去要，对方只会把你拉黑',
    advice: [
      '现在就打110或96110，转账记录和聊天都带上；再打银行客服要求止付',
      '再有人说能帮你追回、先收一笔钱的，也是骗子',
    ],
  },
  theft_by_mate: {
    lead: '{}：没抓着现行就别当面指，说错了难收场',
    advice: ['哪天、丢了多少、谁在屋里，写下来；钱和证件以后锁起来', '数目大就报警，让他们来查'],
  },
  severance: {
    lead: '{}：自己先提了走，补偿多半就没有了',
    advice: [
      '照常上班打卡，“自愿离职”的字先不签；合同、工资条、社保记录存一份',
      '一年工龄一个月工资是底线，谈不拢打12333；下家现在就投，留够半年的房贷和家用',
    ],
  },
  endure_or_burst: {
    lead: '不白忍，也别当场翻脸：挑个没旁人的时候，只把这一件事说清',
    advice: OF_SPEAKING,
  },
  endure_or_say: { lead: '{}：忍久了更难开口，挑个没旁人的时候说', advice: OF_SPEAKING },
  name_on_business: {
    lead: '最好两个人都写上：办成公司或合伙，各占多少登记清楚；只写一个，另一个手里就只剩一张纸',
    advice: [
      '写谁的名，欠债、罚款就先找谁；只出钱不管店的，别单独把名字放上去',
      '出多少、占几成、谁管账、怎么散，开张前签好一份协议',
    ],
  },
  name_on_home: {
    lead: '两个人出钱，就写两个人的名：各占几成也写上',
    advice: [
      '只写一个人的，另一个出了多少，签一份协议，转账写明用途',
      '婚前婚后、谁家老人出的钱不一样，签字前问一次律师，12348不收钱',
    ],
  },
  phone_back: {
    lead: '{}：先认个错，说清以后上课放哪儿，老师多半肯给',
    advice: ['一个人不好开口，请爸妈陪着说一句', '老师说等到哪天，就按那天，别去偷拿'],
  },
  after_exam: {
    lead: '{}：眼下心思先放在考试上，成不成都要分心',
    advice: ['想说的、想做的先写下来收好，考完第二天再打开', '这阵子照常相处，别躲着，也别天天惦记着问'],
  },
  sleep_before_exam: {
    lead: '{}：多睡一小时，比多刷一套题管用',
    advice: ['睡前只翻一遍错题，十分钟，手机放到别的屋', '证件、笔、去考场的路，今晚就备好'],
  },
  study_first: {
    lead: '眼下{}排前面：喜欢可以放在心里，考完了还在',
    advice: ['一天只留十分钟想这件事，到点就收', '跟那个人先做一起进步的朋友，别为谁改志愿、逃课'],
  },
  school_or_major: {
    lead: '先看分数：够得着好学校就先挑学校，分数一般就先挑专业',
    advice: ['想学的三个专业、够得着的六所学校各列一张，重合的先报', '问两个在读的：课难不难，毕业都去哪'],
  },
  hour_to_learn: {
    lead: '早上学新的，晚上睡前再过一遍：睡一觉，记得更牢',
    advice: ['一次只学二十分钟，第二天先合上书自己说一遍', '忘了是正常的，隔一天、三天、七天各再看一遍'],
  },
  hour_to_move: {
    lead: '哪个钟点你能天天去，就选哪个；都行就选早上，太阳出来、天暖了再出门',
    advice: ['空腹别猛动，先喝口水、走五分钟', '晚上动就早一点，睡前一个半钟头停下'],
  },
  hour: {
    lead: '都方便就选{}：人清醒，一时办不完也有余地',
    advice: ['先看哪个钟点人少、路上好走', '要见人、要办手续的，前一天打个电话问清'],
  },
  debts_order: {
    lead: '{}：它每个月滚得最快，先压下去',
    advice: ['其余几笔按最低还着，别逾期', '每笔的利率和还款日写在一张纸上，还不动的先打电话谈分期'],
  },
  down_payment: {
    lead: '掏得起的那份首付可以掏，月供让孩子自己还；养老和看病的钱别动',
    advice: ['给的是送还是借、房本写谁，先说清写下来', '一下拿不出就别去借，让他们先买小一点的'],
  },
  divorce_home: {
    lead: '看孩子跟谁、房贷谁供得动：孩子跟你就要房，供不动就要钱',
    advice: [
      '先找两家中介估价，减掉没还完的贷款，再算两边各多少',
      '协议签字之前，拿给律师看一次，12348不收钱',
    ],
  },
  demolition: {
    lead: '没有第二处房就要房；有地方住、家里等钱用，再要钱',
    advice: ['新房在哪、几年交、过渡费给多久，写进协议再签', '钱没到手别先花，签字前让懂的人看一遍'],
  },
  fetch_partner: {
    lead: '{}：隔得越久越难开口，见面先认一句，不争对错',
    advice: ['带一样对方爱吃的，别空着手去讲道理', '只说一件你愿意改的；对方还想再待两天，就约好哪天回'],
  },
  face_to_face: {
    lead: '{}：要紧的话听得见语气，少误会；说完补一条文字留个底',
    advice: ['挑对方不忙的时候，先说结论，再说一个理由', '怕紧张，把要说的三句写在手机里，说完就停'],
  },
  old_age_first: {
    lead: '先留着自己养老：看病、吃住的钱够了，余下的再给孩子',
    advice: ['房本和大额存单别先过户，给一笔就写清是给还是借', '几个孩子坐到一起说，别只告诉一个'],
  },
  surname: {
    lead: '跟谁姓都一样好，盘里不分高下：两口子先商量拢，再一起告诉老人',
    advice: ['先问一句各自最在意什么，别让老人先吵起来', '想两边都顾，一个做姓，一个放进名字里'],
  },
  home_of_child: {
    lead: '{both}，看三样：谁家离医院近，谁家有你自己的一间屋，谁家一家人都愿意；盘里挑不出哪个孩子更好',
    advice: [
      '把几个孩子叫到一起说：固定住一家，别的家出钱、每周来看，写下来谁都不亏',
      '先住三个月试试，住不惯再换；自己的钱和存折自己拿着',
    ],
  },
  rehabilitation: {
    lead: '{}：病后头几个月练得最见效，坐得稳、吃得下再接回家，哪天出院听主治医生的',
    advice: ['问清三样：每天练几次、能报多少、回家要备什么', '家里先把床、厕所扶手、轮班的人安排好'],
  },
  see_doctor: {
    lead: '{}：查一次心里有数，拖着才耽误',
    advice: ['几天了、什么时候重、吃过什么药，记下来带去', '突然加重、发烧不退、喘不上气，当天就去急诊'],
  },
  gift: {
    lead: '{}最实在：年轻人自己会添；想留个念想，再配一样轻的',
    advice: ['数目照家里平常的往来，不借钱充场面', '当面说一句祝福的话，比东西记得久'],
  },
  emergency: {
    lead: '现在就{}，走不动就打120：这样的不舒服等不得',
    advice: ['身边留一个人，别自己开车去', '几点开始的、吃过什么喝过什么，路上想好告诉医生'],
  },
  harassed: {
    lead: '别忍：错的是对方，证据留好就去告',
    advice: [
      '聊天、录音、时间地点、谁在场，先存一份到别处',
      '找单位或学校写成文字递上去，同时可以打110；心里难受打12338，有人听',
    ],
  },
  claim_back: {
    lead: '不白认，也不用去闹：合同、转账、聊天存好，打12345或12315投诉',
    advice: [
      '先发一条文字：要退多少、哪天之前退，对方回什么都截图',
      '投诉没用，钱数又不小，打12348问怎么起诉',
    ],
  },
  body_first: {
    lead: '{}：身子要紧，久坐、熬夜、出重力的那样先让一让',
    advice: ['先去医院看一次，问清哪些活不能干', '钱少一点能从开销里省，落下病就不好补'],
  },
  scapegoat: {
    lead: '别认：不是你做的，认下来就写在你的名下',
    advice: [
      '当面平平地说一句“我这一段是这样的”，再发一封邮件把经过写清',
      '让签字的先不签，谁交代的、哪天交代的，聊天记录存好',
    ],
  },
  debts_which: {
    lead: '{both}，先还利率高的那一笔；另一笔按期还着，别逾期',
    advice: ['把两笔的利率、剩多少、有没有违约金写在一张纸上比', '手里先留够三个月的家用，余下的才提前还'],
  },
  lend_money: {
    lead: '丢了也不心疼的数可以借，再多就推掉',
    advice: ['借就写借条、走转账，写明哪天还', '推的时候只说“家里的钱动不了”，不解释第二遍'],
  },
  honest: {
    lead: '{}：瞒的、编的都要一直圆下去，早说还能早想办法',
    advice: ['挑对方不忙的时候，先说怎么了，再说你打算怎么办', '只说这一件，说完听对方讲，不辩'],
  },
  support: {
    lead: '可以支持，先一起说好最坏会怎样、走到哪一步就停',
    advice: ['你出的是话、是力还是钱，一开始就说清；家里的过日子钱不动', '先小小试三个月，到日子一起看账'],
  },
  school_first: {
    lead: '{}：让老师把两边叫到一起说，别自己去找那个孩子',
    advice: ['先听孩子从头说一遍，伤处拍照，疼得厉害先去医院', '老师说了两次没用，写成文字交给年级主任'],
  },
  home_of_parent: {
    lead: '先问老人自己愿意住哪家：{both}，再看谁家离医院近、白天有人',
    advice: ['不住的那一家出一份钱、每周来看，兄弟姐妹坐下来写清', '先住一个月试试，住不惯再换，别硬定'],
  },
  hour_to_measure: {
    lead: '早上起来、吃饭吃药之前量：天天同一个钟点，才好比',
    advice: ['坐着歇五分钟再量，量两回记下来，看病时带给医生', '数忽高忽低、头晕得厉害，当天去问医生'],
  },
  strict: {
    lead: '规矩严一点，说话松一点：定好的三条不改，别的由孩子',
    advice: [
      '三条一起定，写下来贴着：几点睡、作业几点写完、不说谎',
      '做到了当天就夸，做不到按说好的来，不翻旧账',
    ],
  },
  eat_less_or_move: {
    lead: '{}：光饿着容易反弹，饭少吃几口、天天动半小时才留得住',
    advice: ['一周称一次，一个月掉两三斤就够快了', '头晕、月经不准就停下，去看医生'],
  },
  study_or_play: {
    lead: '{}：玩的过后还在，先把眼前这一件对付过去',
    advice: ['手机放到别的屋，做四十分钟歇十分钟', '做完了再玩，定好几点停'],
  },
  homework_order: {
    lead: '先写最怕的那一科，趁精神好；顺手的放后面，一口气写完',
    advice: ['难的卡住十分钟就圈出来，先往下做', '写完一科站起来走五分钟'],
  },
  be_clear: {
    lead: '{}：话软一点、意思清楚一点，拖着两个人都难受',
    advice: [
      '就说“谢谢你，我现在不想谈这个，还当朋友”，不留以后再说的念想',
      '说完照常相处，别拿这事跟旁人讲',
    ],
  },
  late_or_early: {
    lead: '{}：熬出来的记不牢，第二天还要补觉',
    advice: ['晚上固定一个钟点睡，早上那一小时只做要背的', '真有做不完的，先挑最要紧的一样做'],
  },
  present: {
    lead: '{both}，看收的人平日用得上哪一样；拿不准就直接问一句',
    advice: ['定一个数，过了这个数的先不看', '送的时候说一句心里话，比东西记得久'],
  },
  game: {
    lead: '哪样都管不了输赢，喜欢哪样用哪样',
    advice: ['打着玩就定一个数，输完就走', '别借钱、别加注去翻本'],
  },
  which_child: {
    lead: '先看谁真愿意接、谁一直在做；另一个用钱补平，写下来',
    advice: ['几个孩子坐到一起说，别背着谁先定', '自己养老看病的那一份先留出来，过户前问一次律师'],
  },
  wedding_dress: {
    lead: '',
    advice: ['穿着舒服、走路方便最要紧', '颜色是添个喜气，不必为它买新的'],
  },
};

/** For one who is at school. */
const FOR_PUPIL: Partial<Readonly<Record<SoundId, Words>>> = {
  endure_or_fight: {
    lead: '两样都别选：打架先吃亏的是你，忍着他会更过分；今天就再告诉爸妈，让他们去找老师',
    advice: [
      '哪天、拿了什么、说了什么、谁看见，记在本子上，弄坏的东西拍下来',
      '班主任管了没用，让爸妈找年级主任；也可以打12355，专门有人听学生说',
    ],
  },
  ask_or_fight: {
    lead: '{}：打架先吃亏的是你，受了处分还要道歉',
    advice: [
      '哪天、什么事、谁看见，记在本子上一起给大人看',
      '说了一次没用就再说一次，换一个大人说；也可以打12355',
    ],
  },
  endure_or_burst: {
    lead: '不白忍，也别当场闹：找他单独说一次，没用就告诉老师或爸妈',
    advice: ['哪天、什么事记下来，说的时候只讲这一件', '告诉老师不算告状，是让管得着的人来管'],
  },
};

const SOMBRE = /黑|白|灰/;
/** What a guest wears: bright, and not the red of the bride. */
function dressLead(options: Options): string {
  const colours = options.map((option) => COLOUR.exec(option)?.[0].replace(/[色的]$/, '') ?? option);
  const [first, second] = colours as [string, string];
  const [isFirst, isSecond] = colours.map((colour) => SOMBRE.test(colour));
  if (isFirst !== isSecond)
    return `穿${isFirst ? second : first}的：喜事上要个喜庆，${isFirst ? first : second}的先放一放`;
  const red = colours.findIndex((colour) => /红/.test(colour) && !/[粉暗酒枣]/.test(colour));
  return red >= 0
    ? `穿${colours[1 - red]!}的：大红留给新娘子，${colours[1 - red]!}的一样体面`
    : `穿${first}的、穿${second}的都行，挑你穿着精神的那件`;
}

/** Of hours the earlier one. */
const EARLY = /早|清晨|上午|白天/;

/** The answer to a choice that no chart has a say on. */
export function answerSound(w: Writer, { id, at }: Sound, options: Options): Answer {
  const { lead, advice } = (w.minor ? FOR_PUPIL[id] : undefined) ?? WORDS[id];
  const early = options.findIndex((option) => EARLY.test(option));
  const sound = options[at ?? (early < 0 ? 0 : (early as 0 | 1))];
  w.step('这一问不看盘，看哪一样对谁都稳妥。');
  return {
    lead:
      id === 'wedding_dress'
        ? dressLead(options)
        : lead.replace('{both}', options.join('还是')).replace('{}', sound),
    reasons: [],
    advice,
    limits: [],
  };
}
