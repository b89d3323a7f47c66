/** Stars of old books that are feared, hoped for or to be cured: 我有华盖，是注定孤独吗. */
import { termsOf } from '@ziping/bazi/glossary/glossary';

export interface StarAsked {
  /** As the glossary has them, or as people say them. */
  names: readonly [string, ...string[]];
  /** Whether the glossary has it, so that a chart has it or not. */
  known: boolean;
  asks: 'fear' | 'cure' | 'good' | 'bad' | 'has';
}

/** Short and other names of stars of the glossary. */
const SHORT: Readonly<Record<string, string>> = {
  孤鸾: '孤鸾煞',
  红艳: '红艳煞',
  阳刃: '羊刃',
  文昌: '文昌贵人',
  天乙: '天乙贵人',
  太极贵: '太极贵人',
  阴差阳错日: '阴差阳错',
  阴阳差错: '阴差阳错',
  天德: '天德贵人',
  月德: '月德贵人',
  国印: '国印贵人',
};
/** Names that people are frightened with, and no chart has. */
const FOLK = [
  '天煞孤星',
  '童子命',
  '童子煞',
  '童子',
  '花童',
  '孤星入命',
  '寡妇命',
  '孤寡命',
  '铁扫帚',
  '骨髓破',
  '阴煞',
  '五鬼',
  '白虎星',
  '天狗星',
  '断桥关',
  '短命关',
  '将军箭',
  '落井关',
  '埋儿煞',
];
/** 学堂 and 金神 are also other words; 桃花 asks for love; 太极贵人 is the word for a helper. */
const OTHER_WORDS = new Set(['学堂', '词馆', '金神', '桃花', '流霞', '三奇贵人']);
const KNOWN = termsOf('shen_sha').filter((name) => name.length > 1 && !OTHER_WORDS.has(name));
const NAMES = [...KNOWN, ...Object.keys(SHORT), ...FOLK].sort((a, b) => b.length - a.length);
const NAME = new RegExp(
  `${NAMES.join('|')}`.replace('丧门', '丧门(?!星)').replace('|童子|', '|童子(?!军|鸡|尿|功|装)|'),
  'g',
);

const GOOD =
  /逢凶化吉|(?:好处|优点|长处|好的一面|好的地方|好事|优势|强项)|(?:有|起)(?:什么|啥)(?:用|帮助)|是(?:不是)?(?:件)?好事|是(?:不是)?好的?(?:吗|么|$|[?])|厉害(?:吗|么|不)/;
const BAD = /(?:坏处|缺点|不好的(?:地方|一面)|害处|弊|要注意|注意(?:什么|啥|点))/;
const CURE =
  /(?:怎么|如何|咋|要不要|用不用|需不需要|能不能|得|该不该|可以|必须|花钱|找人|师傅)[^,。?!]{0,4}(?:化|破|解|躲|避|送|挡)|化解|破解|送(?:童子|替身)|做法事|要花钱/;
const FEAR =
  /注定|孤独|孤单|孤苦|孤老|一辈子|一个人|老伴|嫁不|娶不|离婚|(?:婚姻|感情|姻缘)[^,。?!]{0,4}(?:不|难|差|坎|波|影响)|不(?:太)?好(?!不好)|(?<!吉)凶(?!还是|吉)|可怕|吓人|害怕|怕|严重|要紧|有事|倒霉|苦|没救|坏|破财|灾|影响|怎么办|咋办|真的吗|当真|是真|信吗|好还是坏|好不好|好吗|吉还是凶|是吉是凶|是好是坏/;
const HAS =
  /有没有|(?:我|命里|八字里?|命中)(?:到底|是不是|真的)?(?:有|带|犯)[^,。?!]{1,8}(?:吗|么|没|不)|是不是|带不带|犯没犯|犯不犯|算不算|是(?:天煞|童子|孤|阴)[^,。?!]{1,4}(?:吗|么|不)/;
/** Guilt by one's birth has a word of its own; the meaning of a word is of the glossary. */
const ELSE =
  /命(?:太)?硬|克(?:死|夫|妻|父|母|爸|妈|爹|娘|老公|老婆|子|孩子|我)|(?:是)?(?:什么|啥)意思|意思是|怎么理解|怎么查|怎么看出来|解释|区别|学不(?:好|进|会)|考不/;

/** Stars of which a chart says whether it has them, and the glossary what they mean. */
const WITH_PLACE = /贵人|驿马|华盖|羊刃|魁罡|将星|红鸾|天喜|禄神|孤辰|寡宿|金舆/;

/** What is asked of a star of old books; null where none is, or only its meaning. */
export function starIn(text: string): StarAsked | null {
  const words = text.match(NAME) ?? [];
  if (words.length === 0 || ELSE.test(text)) return null;
  const known = !FOLK.includes(words[0]!);
  const [name, ...others] = [...new Set(words.map((word) => SHORT[word] ?? word))];
  const asks = asksOf(text);
  if (asks === null || name === undefined) return null;
  // Where a known star stands is told as a term.
  if (asks === 'has' && known && WITH_PLACE.test(name)) return null;
  return { names: [name, ...others.filter((one) => !FOLK.includes(one))], known, asks };
}

function asksOf(text: string): StarAsked['asks'] | null {
  if (GOOD.test(text)) return 'good';
  if (BAD.test(text)) return 'bad';
  if (CURE.test(text)) return 'cure';
  if (FEAR.test(text)) return 'fear';
  return HAS.test(text) ? 'has' : null;
}

/** A turn that asks of the star of the turn before: 有啥好处没, 那怎么化, 那我有没有. */
const TURN =
  /^(?:那|这|它|它们|这个|那个|这种|对我|,)*(?:也|都|到底|就|又|还|会|能|真的)*(?:是不是|有没有|有(?:什么|啥|点)?|是|对我|我|算|要不要|用不用|需要|要|怎么|咋|如何|影响|好|坏|化|真|没|可怕|不好)/;
const MOST = 16;
/** A later turn of a star, with its name before it; null where it asks of something else. */
export function starOfTurn(text: string, name: string): string | null {
  if ([...text].length > MOST || !TURN.test(text)) return null;
  return asksOf(text) === null ? null : `${name},${text}`;
}
