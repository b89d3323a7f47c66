/** Two persons who are held against each other: 他跟我前任比哪个更合适. No single chart tells them apart. */
import { KIN } from './kin.ts';

const ONE = `(?:(?:我的?|[他她](?:的|家)?)?(?:那个|这个|现在的?)?${KIN}|现任|人家|别人|同龄人|[他她]|我(?:自己)?)`;
const LOT = '命|福|运|旺|有钱|钱|合适|靠谱|能干|聪明|强|厉害|有出息|出息|幸福|好看|孝顺';
/** @param one how either of the two is named */
const against = (one: string) =>
  new RegExp(
    `(?<one>${one})(?:跟|和|与|同|比|,)(?<other>${one})(?:之间|两个?人?|俩|他们|她们)?(?:相?比(?:起来)?|比一比)?[,的]?(?<what>[^,。?!]{0,6}(?:谁|哪(?:一?个|位|个人))[^,。?!]{0,10})`,
    'u',
  );
const than = (one: string) =>
  new RegExp(
    `(?<one>${one})(?:是不是|会不会|会|能|有没有)?比(?<other>${one})(?:更|要|还)?(?<what>[^,。?!]{0,4}(?:${LOT})[^,。?!]{0,4}(?:吗|么|嘛|不|没|[?]|$))`,
    'u',
  );
const AGAINST = against(ONE);
const THAN = than(ONE);
const special = (name: string) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** 年底提主管，是我还是小刘: the asker or another for one thing. */
const I_OR =
  /(?:^|[,。])(?:到底|会|究竟)?是(?<one>我)还是(?<other>(?!自己|因为|命|运|不)[^,。?!]{1,4}?)(?:呢|啊|呀)?(?:$|[?。!])/;

export interface Rivals {
  /** In the asker's words: 他, 前任. */
  names: readonly [string, string];
  /** Between whom the asker chooses a partner, whose lot is compared, or who is to do it first. */
  of: 'partner' | 'lot' | 'turn';
}

const CHOOSES = /合适|适合|靠谱|选|嫁|娶|好一点|爱我|对我好|值得/;
/** 谁的房子, 听谁的, 谁先提 are asked of something else. */
const ELSE =
  /大几岁|小几岁|几岁|多大|[大小高矮胖瘦](?:[\d一二两三四五六七八九十]+|很多|不少)|(?:听|归|跟|给|找|选|嫁|娶|靠|管|帮|先|来|去|做|出)谁|谁(?:先(?:说|提|开口|低头|道歉|认错|主动|联系|死|走|睡|动手|发)|来|去|出|管|做|照顾|说了算|对(?!我|你)|错|的错|有理)/;

/**
 * The two; null where none are held against each other.
 * @param text in its clean form @param names of saved records
 */
export function findRivals(text: string, names: readonly string[] = []): Rivals | null {
  const either = I_OR.exec(text)?.groups;
  if (either && !/问题|错|毛病|不对|太/.test(text)) return { names: ['我', either['other']!], of: 'turn' };
  if (ELSE.test(text)) return null;
  const here = names.filter((name) => name.length >= 2 && text.includes(name));
  const any = here.length > 0 ? `(?:${[...here.map(special), ONE].join('|')})` : null;
  const found = any
    ? (against(any).exec(text) ?? than(any).exec(text))
    : (AGAINST.exec(text) ?? THAN.exec(text));
  const { one, other, what } = found?.groups ?? {};
  if (one === undefined || other === undefined || one === other) return null;
  const isAsker = [one, other].some((name) => /^我(?:自己)?$/.test(name));
  if (/谁先|先(?:让)?谁/.test(what ?? '')) return { names: [one, other], of: 'turn' };
  return { names: [one, other], of: CHOOSES.test(what ?? '') && !isAsker ? 'partner' : 'lot' };
}
