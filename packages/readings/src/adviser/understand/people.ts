/** Who a question is about. */
import { askingClause, clausesIn } from './clauses.ts';
import { KIN, nearIn, type Person, relationIn } from './kin.ts';
import { type KnownPerson, recordOf, recordsIn } from './records.ts';
import { bornIn, tellsBirth } from './told-birth.ts';

/** What is asked of a person themselves. */
const OWN_LOT =
  '(?:的?(?:身体|健康|病|学业|学习|成绩|考试|工作|事业|生意|买卖|财运|运势|运气|八字|命(?!令)|盘|生辰|生日|(?:农|阴|阳|公)历|[虚周]岁|用神|属|性格|脾气|婚姻|婚事|亲事|终身大事|感情|桃花|对象|血压|前途|前程|未来)|今年|明年|后年|去年|下半年|上半年|这个?月|下个?月|最近|什么时候|何时|几岁|哪年|会不会|会(?!跟我|和我)|能不能|能(?!跟我|和我)|适合|是不是|有没有|要不要|该|想(?!我)|考|得了|病了|住院|怀|生了|到底|在哪|多大|怎么(?:样|了)|为什么|咋|老(?:是)?(?!家|实)|总|还|真心|什么命|上岸|升职|找)';

/** What the person who asks does, or has done to them: the chart of the asker answers. */
const MINE =
  /(?:款|钱|账|债|卡|存折|房本|证)[^?]{0,24}(?:拿|要|收|追|讨)(?:得|不)?(?:到|回)|我(?:跟|和|与|同|们|俩|家该|该|要不要|应该|能不能|能|可以|适合|会不会|怎么|什么时候|想(?!知道|问|看看|算)|是不是|有没有)|[跟和与同对让逼催管骂嫌劝追甩坑骗约求给]我|(?:叫|喊|劝|要|接|请|想带|让)(?:咱|我们|我俩|我(?=去|来|回|搬|过去|跟))|(?:找|跟|问|向|被).{0,4}(?:借|骂|说)|怎么办|怎么(?:管|教|带|劝|处|相处|沟通|应付|回应|面对|哄|要|跟|和|让)|如何(?:相处|沟通|面对|管|教)/;
/** What is done for someone, or with a thing, is for the asker to decide: 送他去当兵好不好, 老屋处理掉行不. */
const FOR_ASKER = new RegExp(
  `(?:送|劝|接|陪|依|催|逼|拦|托|供|带|送走|支持|顺着)(?:着)?(?:他|她|孩子|娃|${KIN})[^,。?!]{0,12}(?:吗|么|(?:好|行)不(?:好|行)?|合适不?|$)|(?:要不要|该不该|能不能|应该|咋|怎么)(?:把|让|给|替|帮)(?:他|她|孩子|娃|${KIN})|(?:处理|卖|租|拆|翻修|装修|添|买|换)(?:掉|了|出去|个|一?台|一?辆|一?套)[^,。?!]{0,10}(?:(?:行|好|值|划算)不(?:行|好|值)?|行吗|好吗|$)|(?:出|给)(?:这笔|这个|这份)?(?:钱|学费)(?:好不好|行不行?|值不值)`,
);
/** Someone urges or forbids, which is for the asker to decide: 要不要生二胎，婆婆老催. */
const URGES = /^(?:们|家)?(?:又|也|都|老是?|总是?|天天|一直|非|死活)*(?:催|逼|唠叨|念叨|反对|不同意|不赞成)/;
/** What kind of person the chart of the asker describes: 老公是什么性格. */
export const TRAITS =
  /什么样|怎样的|什么类型|特征|特点|性格|长相|样貌|外貌|长什么|条件|职业|做什么|哪里人|个性|脾气|家境|身高|年龄|比我|什么时候出现/;
/** Of the partner as one who is still to come, though one is there. */
const TO_COME =
  /未来|将来|以后的|正缘|命中|命里|注定|出现|遇|会是|适合(?:什么|怎样|哪)|找(?:个|到|一个)|比我/;
/** What two people do together, which the asker's own chart has. */
const TOGETHER = /复合|复婚|挽回|和好|结婚|领证|走(?:得|不)?(?:下去|到最后)|再婚|会(?:不会)?回(?:来|头)/;
/** The asker does something for the person: 借钱给我弟. */
const TOWARDS =
  /(?:给|帮|陪|带|管|养|教|借给|送|接|照顾|跟|和|与|同|找|当|做|娶|嫁给?|认识|遇到?|遇见|追求?|喜欢|忘(?:不)?了|放下|挽回|想念|生|要|有)(?:个|我|一个|了)*$/;
const MIND =
  /外(?:头|面|边)[^,。?!]{0,2}(?:是不是|有没有)[^,。?!]{0,3}(?:人|别)|(?:看(?:得|不)?上|满意|认可|接受)我|对我(?:有|没)[^,。?!]{0,3}(?:意见|意思|感觉|好感|想法)|是不是[^,。?!]{0,4}(?:生我|记恨|怪我|躲我)|(?:爱不爱|喜不喜欢|喜欢|爱|想|在乎|讨厌|恨|忘)(?:不|没)?(?:着|过|了|到)?我|(?:心里(?![^,。?!]{0,3}(?:憋|难|堵|不舒服|苦|烦|委屈|空|慌|没底|不是滋味))|怎么想|怎么看|什么意思|什么想法|真心|图我|几分|在想什么|为什么不(?:理|回|联系)|是不是(?:骗|玩|利用|不爱|变心|针对|嫌|烦)|有没有(?:我|别人|骗|想)|怎么看我|对我.{0,4}(?:真|感觉|意思|态度|好不好|怎么样)|(?:看不起|瞧不起|看扁)我|^[^,。?!]{0,5}会(?:不会)?(?:同意|答应|愿意|支持|反对|介意|反悔|变卦|松口|认账|原谅我|怪我)(?:吗|么|不|啊|$|[?]))/;
const PAIR =
  /合婚|合盘|八字[^,。?!]{0,6}(?:(?<!适)合|对一(?:下|对)|放(?:在)?一(?:块|起))|合(?:一)?(?:下|合)?八字|(?:把|看看?)?(?:两个?人|我们?俩)的?(?:八字|命盘)|合不合|配不配|般配|相配|(?:我|跟|和|与)(?!它|钱|财)[^,。?!它]{0,8}(?:合适|合得来|有缘|能走|能成|缘分)(?:吗|不|$|到|多)|两个?人.{0,6}(?:合|配|缘)|(?:我们俩|我俩|我们)(?:合|配|有缘|能成)|^(?:那|那么)*我[和跟与][^,。?!]{1,6}(?:今年|明年|后年|以后|将来|接下来)?(?:呢|怎么样|会怎么样)[?]?$/;

/** What is asked of two who are or were together, where the birth of the other is told. */
const BETWEEN_US =
  /(?:我们(?:俩|两个?)?|我俩|咱俩|[跟和与][他她]|我[跟和与][^,。?!]{1,4})[^,。?!]{0,12}(?:为什么|哪(?:儿|里)|过不|合(?!同|作|伙|租)|吵|分(?!别|房)|离(?!开)|能不能|散|处不|走不|能过|过到|过得|聊不|幸福|有(?:没有)?(?:缘|结果|戏))/;

const WHOLE_DAY = /月(?:\d{1,2}[日号]|初.|二?廿|[二三]?十)/;

const LOT_NEAR = new RegExp(`^(?:们|家)?[^,。?!我]{0,3}${OWN_LOT}`);
const LOT_NEXT = new RegExp(`^${OWN_LOT}`);
/** Whether what stands after a person asks of the person's own lot, there or where a later clause names them again. */
const asksOwnLot = (after: string, word: string) =>
  LOT_NEAR.test(after) ||
  after
    .split(/[,。]/)
    .slice(1)
    .some((clause) => clause.startsWith(word) && LOT_NEXT.test(clause.slice(word.length)));

const NEAR = '(?:家里人?|家人|老婆|老公|爸妈|父母|对象|我?妈妈?|我?爸爸?|男朋友|女朋友|孩子)';
/** Those who only do not know of it: 老婆还不知道. */
const UNAWARE = new RegExp(
  `${NEAR}(?:们)?(?:还|都|一直|现在|也|根本)*(?:不知道|不晓得|没发现|蒙在鼓里)|(?:还|都|一直)*(?:没(?:有)?(?:敢)?|不敢)(?:告诉|跟|和|同)${NEAR}(?:说|讲|提)?|瞒着${NEAR}`,
  'g',
);

/** Someone is to be read: 帮我闺蜜看看, 给小孙子瞧瞧. */
const FOR_THEM = /(?:帮|给|替)(?:我|咱)?(?:们|家)?的?(?:这|那)?[大小]?个?$/;
const TO_BE_READ = /^[^,。?!我你]{0,3}?(?:看看|瞧瞧|算算|测测|问问|[看瞧算测问](?:一?下|一[看瞧算测问]))/;

/** What stands before the question itself: 我想问问我孙子婚事. */
const OPENER =
  /^(?:那么?|请问|就是|师傅|大师|老师|麻烦|,)*(?:我)?(?:就)?(?:想|要|来)(?:问|打听|请教|了解|咨询)(?:问|一下|下|您|你)*(?:,)?/;

/** A last clause that begins with someone near, whatever was told before it: 老师又骂他，这孩子是不是读书的料. */
const NAMED_LAST = new RegExp(`^(?:那|所以|到底|请问|你看|你说)*(?:我们?家?|咱家?)?的?(?:这|那)?个?${KIN}`);

/** How the asker bears what is told of another: 儿子天天打游戏，我愁得睡不着，他什么时候能上班. */
const WORRY =
  /,我(?:现在|真的?|都|也|天天|整天|整夜|整宿|晚上|一直|快要?|心里)*(?:愁|急|烦|气|累|操心|担心|心疼|心里|头疼|头大|睡不着|睡不好|失眠|吃不下|受不了|没办法|没辙|焦虑|慌)[^,?!]{0,8}(?=,)/g;

/** A child that is small is told, where the last clause asks of the asker's own step: 外派两年，孩子还小，去不去. */
const SMALL_CHILD =
  /(?<=^|[,。])[^,。?!]{0,4}(?:孩子|小孩|娃|宝宝|儿子|女儿|闺女|老二)(?:们)?(?:也|都|现在)*(?:还|才|刚)(?:小|[一两二三四五六七八九十半\d]+个?(?:多)?(?:岁|月|年级)?|没断奶|上幼儿园|吃奶)(?:呢|着)?(?:[。?!]*$|,(?=(?:我|那)?(?:的?命|到底|还|该|要|能|适合)*[^,。?!他她]{0,10}$))/;

/** Where to live, where to go, what to buy, with no word for another: 孩子明年读小学，搬去成都行不行. */
const STEP =
  /^(?:那|所以|我们?|全家|一家人|到底|现在|今年|明年|该不该|要不要|想)*(?:搬|换(?!个?(?:人|对象))|买|卖|租|回老家|辞|跳槽|跟着?搬)[^,。?!他她]{0,10}(?:不|吗|么|呢|嘛|行|好|合适|可以)[?。]*$/;
function isAskersStep(text: string): boolean {
  const clauses = clausesIn(text);
  const last = clauses.at(-1) ?? '';
  return (
    clauses.length > 1 &&
    STEP.test(last) &&
    relationIn(last) === null &&
    !/吗|[怎什]么|几|哪/.test(clauses[0]!)
  );
}

/** Who a question in its clean form is about; null for the person who asks. */
export function findPerson(question: string, known: readonly KnownPerson[]): Person | null {
  const opened = question.replace(OPENER, '');
  // 那她呢,我妹92年3月5号的: whose birth is told is asked about.
  const born = bornIn(opened);
  if (
    born !== null &&
    !MIND.test(opened) &&
    !/(?:针对|骗|讨厌|排挤|欺负)我|(?:我们?|咱们?)(?:俩|两个)/.test(opened)
  ) {
    const { relation, gender, word } = born;
    const pair = PAIR.test(opened);
    const person: Person = { relation, gender, word, mind: false, pair, record: null };
    return { ...person, record: recordsIn(opened, known)[0] ?? null };
  }
  const calm = opened.replaceAll(WORRY, '');
  const rest = calm.replace(SMALL_CHILD, '');
  const text = rest === '' ? calm : rest;
  if (isAskersStep(text)) return null;
  const whole = personIn(text, known);
  if (whole !== null) return whole;
  const meant = meantLast(text, known);
  if (meant !== null) return meant;
  const last = /[,。!?;]([^,。!?;]{4,})[?。!]*$/.exec(text)?.[1];
  if (last === undefined || !NAMED_LAST.test(last) || relationIn(last) === 'ex') return null;
  const person = personIn(last, known);
  return person && asksOwnLot(last.slice(last.indexOf(person.word) + person.word.length), person.word)
    ? meantBefore(person, text.slice(0, text.lastIndexOf(last)), known)
    : null;
}

/** Of a last clause that only says 他 or 他们, the one near who is named before it: 儿子谈了个对象，他们能成吗. */
function meantBefore(person: Person, before: string, known: readonly KnownPerson[]): Person {
  if (person.relation !== 'unknown' || person.record !== null) return person;
  const named = nearIn(before).filter(({ relation }) =>
    ['child', 'sibling', 'grandchild'].includes(relation),
  );
  const [only, ...others] = named;
  // 儿子找了个带娃的: the child of another.
  if (!only || others.some(({ relation, gender }) => relation !== only.relation || gender !== null))
    return person;
  const meant: Person = { ...person, relation: only.relation, gender: only.gender, word: only.word };
  return recordOf(meant, known) === null ? person : meant;
}

/** 她到底结不结婚, of one who is named before: whether they will is theirs. */
const OF_THEM =
  /^(?:那|所以|你说|说)*[他她](?:到底|究竟|这辈子|以后|啥时候|什么时候|哪年|还)*(?:结不结|嫁不嫁|考不考|找不找|回不回|会不会|能不能|结|嫁|成家|找对象|出息|好得?)[^,。?!我]*$/;

/** The child, sister or grandchild whom the pronoun of the last clause means, whatever the asker tells of themselves. */
function meantLast(text: string, known: readonly KnownPerson[]): Person | null {
  const clauses = clausesIn(text);
  const last = clauses.at(-1);
  if (last === undefined || clauses.length < 2 || !OF_THEM.test(last)) return null;
  const gender = last.includes('她') ? 'female' : 'male';
  const named = nearIn(clauses.slice(0, -1).join(',')).filter(
    (one) =>
      ['child', 'sibling', 'grandchild'].includes(one.relation) &&
      (one.gender === null || one.gender === gender),
  );
  const exact = named.filter((one) => one.gender === gender);
  const [only, ...others] = exact.length > 0 ? exact : named;
  if (!only || others.length > 0) return null;
  const { relation, word } = only;
  const person: Person = { relation, gender, word, mind: false, pair: false, record: null };
  return recordOf(person, known) === null ? person : null;
}

/** Who a text is about. */
function personIn(question: string, known: readonly KnownPerson[]): Person | null {
  const told = question.replaceAll(UNAWARE, '');
  const text = /[\p{Script=Han}]{4}/u.test(told) ? told : question;
  const [record] = recordsIn(text, known);
  const namesTwo = known.filter(({ name }) => [...name].length >= 2 && text.includes(name)).length > 1;
  const isTold = BETWEEN_US.test(text) && WHOLE_DAY.test(text) && tellsBirth(text);
  const pair = (PAIR.test(text) && !/多少|哪|几/.test(text)) || isTold || namesTwo;
  const base = { mind: MIND.test(askingClause(text)), pair };
  if (record !== undefined) {
    const { gender, name } = known[record]!;
    return { relation: 'unknown', gender, word: name, ...base, record };
  }
  const [found] = nearIn(text);
  if (found && found.relation === 'ex' && !base.mind && !isTold) return null;
  if (!found) {
    return base.pair && !/性格|命里|职业|工作|行业/.test(text)
      ? { relation: 'unknown', gender: null, word: '对方', ...base, record: null }
      : null;
  }
  const { relation, gender, word, place } = found;
  const person: Person = { relation, gender, word, ...base, record: null };
  if (base.pair || (base.mind && relation !== 'parents')) return person;
  const isKnown = recordOf(person, known) !== null;
  if (relation === 'partner' && TRAITS.test(text) && !/今年|现在/.test(text))
    return isKnown && !TO_COME.test(text) ? person : null;
  const before = text.slice(0, place);
  if ((relation === 'partner' || relation === 'unknown') && TOGETHER.test(text)) return null;
  // 我命里的老婆啥时候来: of one who is still to come.
  if (relation === 'partner' && !isKnown && /(?:命里|命中|注定|未来|将来|以后)的?$/.test(before)) return null;
  const after = text.slice(place + word.length);
  // 那我妈呢
  if (
    relation !== 'unknown' &&
    /^(?:那|那么|换成|至于|如果是|要是)*(?:我|我们|我家|咱)?的?(?:这|那)?个?$/.test(before) &&
    /^(?:的)?(?:呢|怎么样|的话|行吗|可以吗)?[?。呢]*$|^呢,/.test(after)
  )
    return person;
  if (FOR_THEM.test(before) && TO_BE_READ.test(after)) return person;
  const born =
    /(?:19|20)\d\d[年./-]\d{1,2}[月./-]|\d\d年(?:的|农历|阴历)?[正冬腊一二三四五六七八九十]{1,2}月(?:初|十|廿|二)|(?:19|20)?\d\d年\d{1,2}月.{0,6}生|属[鼠牛虎兔龙蛇马羊猴鸡狗猪]的/.test(
      after,
    );
  if (born) return person;
  // A question of what the asker does, of what is done to them, or of people that are not there yet, is the asker's.
  if (/我(?!妈|爸|家|们家|的?天)/.test(after.replace(/[急气烦愁累吵闹]死我了?|我[急气烦愁累]死了?/, '')))
    return null;
  if (MINE.test(text) || FOR_ASKER.test(text) || TOWARDS.test(before) || URGES.test(after)) return null;
  if (asksOwnLot(after, word)) return person;
  const isSubject =
    /^(?:那|那么)?(?:我|我们|我家|咱家?)?的?(?:这|那)?个?$/.test(before) &&
    /^(?!的?缘|宫|星|运|的?关系|聚)[^,。?!]{3,}/.test(after);
  if (isSubject && (relation !== 'partner' || isKnown) && relation !== 'parents' && relation !== 'colleague')
    return person;
  return /(?:看看|看一下|算算|算一下|测测|帮)(?:一?下)?我?的?$/.test(before) &&
    !/^(?:缘|运|什么时候|何时|哪|.{0,6}(?:什么样|怎样的|长什么|性格|特征|在哪))/.test(after)
    ? person
    : null;
}
