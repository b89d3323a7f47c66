/** The words for people near, and where they stand in a text. */
export type Relation =
  | 'partner'
  | 'ex'
  | 'child'
  | 'mother'
  | 'father'
  | 'parents'
  | 'in_law'
  | 'grandparent'
  | 'grandchild'
  | 'sibling'
  | 'relative'
  | 'friend'
  | 'colleague'
  | 'unknown';

export interface Person {
  relation: Relation;
  gender: 'male' | 'female' | null;
  /** The word in the question, such as 妈妈. */
  word: string;
  /** Their mind is asked for: whether they love, what they think. */
  mind: boolean;
  /** Both are to be compared. */
  pair: boolean;
  /** A record that is named in the question; its place in what was given. */
  record: number | null;
}

export interface Near extends Pick<Person, 'relation' | 'gender' | 'word'> {
  place: number;
}

type Row = readonly [relation: Relation, gender: Person['gender'], words: string];

const PEOPLE: readonly Row[] = [
  ['ex', 'male', '前男友|前夫'],
  ['ex', 'female', '前女友|前妻'],
  ['ex', null, '前任|前对象'],
  [
    'in_law',
    'female',
    '(?<!其)[他她](?:妈妈?|母亲)(?!的(?=$|[,。!?真什]))|婆婆|岳母|丈母娘|儿媳妇?|小姑子|嫂子|弟媳',
  ],
  ['in_law', 'male', '(?<!其)[他她](?:爸爸?|父亲)|公公|岳父|老丈人|女婿|姐夫|妹夫'],
  ['partner', 'male', '老公|丈夫|男朋友|男友|未婚夫|我先生|那口子|孩子他?爸'],
  ['partner', 'female', '老婆|妻子|女朋友|女友|未婚妻|媳妇|我太太|孩子他?妈'],
  ['partner', null, '对象|另一半|爱人|伴侣|配偶|老伴'],
  ['grandparent', 'female', '奶奶|外婆|姥姥'],
  ['grandparent', 'male', '爷爷|外公|姥爷'],
  ['grandchild', 'male', '外孙子?(?!女)|孙子(?!兵法)'],
  ['grandchild', 'female', '外孙女|孙女'],
  ['sibling', 'male', '堂哥|表哥|堂弟|表弟|哥哥?|弟弟?'],
  ['sibling', 'female', '堂姐|表姐|堂妹|表妹|姐姐?|妹妹?'],
  ['child', 'male', '儿子'],
  ['child', 'female', '女儿|闺女'],
  ['child', null, '孩子|小孩|宝宝|娃娃?|老大|老二|小朋友'],
  [
    'relative',
    'female',
    '姑姑|姑妈|阿姨|(?<!大)姨妈?(?!妈?(?:推迟|没来|来|痛|期|巾|提前|迟|量))|舅妈|婶婶?|侄女|外甥女',
  ],
  ['relative', 'male', '叔叔?|伯伯|伯父|舅舅?|姑父|姨夫|侄子|外甥(?!女)'],
  ['mother', 'female', '妈妈?|母亲|老妈|我娘'],
  ['father', 'male', '爸爸?|父亲|老爸|我爹'],
  ['parents', null, '父母|爸爸妈妈|妈妈爸爸|爸爸和妈妈|妈妈和爸爸|爸妈|爹妈|家里人|家人'],
  ['friend', null, '闺蜜|(?<![男女小])朋友(?!圈)|同学(?!会|聚)|室友|舍友|兄弟(?!姐妹)|发小|网友|邻居'],
  ['colleague', null, '同事|领导|老板|上司|主管|下属|合伙人|客户|甲方'],
  ['unknown', 'male', '(?<![其吉])他(?!们的确|人)|那个男(?:人|生|的)'],
  ['unknown', 'female', '她(?!们的确)|那个女(?:人|生|的)'],
  ['unknown', null, '对方|ta(?![a-z])|那个人|一个人喜欢'],
];

const PATTERNS = PEOPLE.map(([relation, gender, words]) => ({
  relation,
  gender,
  pattern: new RegExp(words),
}));

/** Those whom words for people near name in a text, each word once, in its order; of two at one place the longer. */
export const nearIn = (text: string): Near[] =>
  PATTERNS.flatMap(({ relation, gender, pattern }) => {
    const match = pattern.exec(text);
    return match ? [{ relation, gender, word: match[0], place: match.index }] : [];
  }).sort((a, b) => a.place - b.place || b.word.length - a.word.length);

/** The first person near who is named, whoever the question is about; null where none is. */
export function relationIn(text: string): Relation | null {
  const found = nearIn(text);
  return (found.find(({ relation }) => relation !== 'unknown') ?? found[0])?.relation ?? null;
}

/** The words for people near, the longer ones first. */
export const KIN = `(?:${[...new Set(PEOPLE.map(([, , words]) => words))].join('|')})`;

/** The words of one relation and gender. */
export const wordsOf = ({ relation, gender }: Pick<Person, 'relation' | 'gender'>) =>
  PEOPLE.filter(([one, sex]) => one === relation && sex === gender)
    .map(([, , words]) => words)
    .join('|');
