/** Two persons who are held against each other: 他跟我前任比哪个更合适. No single chart tells them apart. */
import { KIN } from './people.ts';

const ONE = `(?:(?:我的?|[他她](?:的|家)?)?(?:那个|这个|现在的?)?${KIN}|现任|人家|别人|同龄人|[他她]|我(?:自己)?)`;
const LOT = '命|福|运|旺|有钱|钱|合适|靠谱|能干|聪明|强|厉害|有出息|出息|幸福|好看|孝顺';
const AGAINST = new RegExp(
  `(?<one>${ONE})(?:跟|和|与|同|比|,)(?<other>${ONE})(?:之间|两个?人?|俩|他们|她们)?(?:相?比(?:起来)?|比一比)?[,的]?(?<what>[^,。?!]{0,6}(?:谁|哪(?:一?个|位|个人))[^,。?!]{0,10})`,
  'u',
);
const THAN = new RegExp(
  `(?<one>${ONE})(?:是不是|会不会|会|能|有没有)?比(?<other>${ONE})(?:更|要|还)?(?<what>[^,。?!]{0,4}(?:${LOT})[^,。?!]{0,4}(?:吗|么|嘛|不|没|[?]|$))`,
  'u',
);

export interface Rivals {
  /** In the asker's words: 他, 前任. */
  names: readonly [string, string];
  /** Between whom the asker chooses a partner, or whose lot is compared. */
  of: 'partner' | 'lot';
}

const CHOOSES = /合适|适合|靠谱|选|嫁|娶|好一点|爱我|对我好|值得/;
/** 谁的房子, 听谁的, 谁先提 are asked of something else. */
const ELSE =
  /大几岁|小几岁|几岁|多大|[大小高矮胖瘦](?:[\d一二两三四五六七八九十]+|很多|不少)|(?:听|归|跟|给|找|选|嫁|娶|靠|管|帮|先|来|去|做|出)谁|谁(?:先|来|去|出|管|做|照顾|说了算|对(?!我|你)|错|的错|有理)/;

/** The two; null where none are held against each other. @param text in its clean form */
export function findRivals(text: string): Rivals | null {
  if (ELSE.test(text)) return null;
  const { one, other, what } = (AGAINST.exec(text) ?? THAN.exec(text))?.groups ?? {};
  if (one === undefined || other === undefined || one === other) return null;
  const isAsker = [one, other].some((name) => /^我(?:自己)?$/.test(name));
  return { names: [one, other], of: CHOOSES.test(what ?? '') && !isAsker ? 'partner' : 'lot' };
}
