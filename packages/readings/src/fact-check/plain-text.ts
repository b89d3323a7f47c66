/** A text in one form for the patterns of the check. */

/** Traditional characters of the words that the check reads, each followed by its simplified one. */
const TRADITIONAL =
  '為为爲为時时歲岁運运殺杀傷伤財财虛虚後后陽阳陰阴龍龙馬马雞鸡豬猪屬属無无沒没並并過过現现當当進进轉转換换這这將将從从開开於于與与點点間间裡里裏里對对應应祿禄貴贵驛驿華华蓋盖紅红鸞鸾學学詞词館馆國国廚厨醫医輿舆災灾喪丧門门絕绝數数個个兩两歷历曆历階阶結结離离別别總总體体綜综閒闲閑闲調调順顺衝冲會会貫贯實实夠够婦妇宮宫強强較较屆届滿满齡龄週周處处來来說说發发還还雙双節节稱称係系兒儿孫孙親亲妝妆剛刚幾几際际聖圣極极羅罗網网煞煞東东風风氣气興兴舊旧萬万歡欢愛爱證证論论謂谓僅仅難难儘尽盡尽終终達达邁迈踏踏臨临見见帶带隱隐顯显誰谁嗎吗們们';
const SIMPLIFIED = new Map([...TRADITIONAL.matchAll(/(.)(.)/gu)].map(([, from, to]) => [from, to]));

/** Marks that are written in more than one way. */
const MARKS: Readonly<Record<string, string>> = {
  ',': '，',
  ':': '：',
  ';': '；',
  '?': '？',
  '!': '！',
  '(': '（',
  ')': '）',
  '[': '（',
  ']': '）',
  '【': '（',
  '】': '）',
  '〔': '（',
  '〕': '）',
  '＝': '=',
  '｜': '|',
  '～': '~',
  '〜': '~',
  '－': '-',
  '／': '/',
  '•': '·',
  '・': '·',
};

/** Blanks, marks of quotations and of emphasis: they change no statement. */
const LEFT_OUT = /[\s「」『』“”‘’"'《》〈〉*_`]/;

/** Words that a text quotes from a book. */
const QUOTATION = /《[^》\n]{1,20}》[^。\n「“]{0,8}[「“][^」”\n]{1,200}[」”]/g;

function plainCharacter(one: string): string {
  const code = one.codePointAt(0) ?? 0;
  // Full-width digits
  if (code >= 0xff10 && code <= 0xff19) return String(code - 0xff10);
  return MARKS[one] ?? SIMPLIFIED.get(one) ?? one;
}

const isProduct = (text: string, place: number) =>
  text.charAt(place) === '*' && /\d/.test(text.charAt(place - 1)) && /\d/.test(text.charAt(place + 1));

/** Where something stands in the plain text. */
export interface Place {
  start: number;
  end: number;
}

interface PlainText {
  text: string;
  /** Where a character of `text` stands in the original, in UTF-16 units. */
  placeOf: (index: number) => number;
}

/**
 * A text in simplified characters, with ASCII digits and one form of each mark, without blanks and marks of emphasis, so
 * that a pattern need not know the ways to write a statement. Words that are quoted from a book become one mark.
 */
export function plainText(original: string): PlainText {
  const places: number[] = [];
  let text = '';
  const push = (one: string, place: number) => {
    text += one;
    places.push(place);
  };
  const read = (from: number, to: number) => {
    for (let place = from; place < to; place += 1) {
      const one = original.charAt(place);
      if (one === '\n') push(one, place);
      // 8*8=64 is a product.
      else if (!LEFT_OUT.test(one) || isProduct(original, place)) push(plainCharacter(one), place);
      // Two numbers stay two numbers.
      else if (/\d$/.test(text) && /\s/.test(one) && /\d/.test(original.charAt(place + 1))) push(' ', place);
    }
  };
  let readTo = 0;
  for (const { index, 0: quotation } of original.matchAll(QUOTATION)) {
    read(readTo, index);
    push('…', index);
    readTo = index + quotation.length;
  }
  read(readTo, original.length);
  return { text, placeOf: (index) => places[index] ?? original.length };
}
