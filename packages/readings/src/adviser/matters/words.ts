/** The words of a matter, built from named lists: what is done, by whom, and with what feeling. */

/** Any of these: a regular expression, or the source of one. */
export const words = (...alternatives: (RegExp | string)[]): RegExp =>
  new RegExp(alternatives.map((one) => (typeof one === 'string' ? one : one.source)).join('|'));

/** A clause and the one after it. */
const TWO_CLAUSES = '[^,。;!?]*(?:[,。;!?][^,。;!?]*)?';

/**
 * Two neighbouring clauses with something of each of the lists, in any order. The rest of the question belongs to it: it is
 * never taken for what is told before the question.
 */
export const all = (...lists: string[]): string =>
  `(?:^|(?<=[,。;!?]))${lists.map((list) => `(?=${TWO_CLAUSES}(?:${list}))`).join('')}.*`;

/** Something of one list near something of the other, in either order. */
export const near = (one: string, other: string, most = 10): string =>
  `(?:(?:${one})[^?!]{0,${most}}(?:${other})|(?:${other})[^?!]{0,${most}}(?:${one}))`;

/** Any of the alternatives in a question without anything of the list. */
export const unless = (list: string, ...alternatives: (RegExp | string)[]): string =>
  `^(?!.*(?:${list}))(?:.*?(?:${words(...alternatives).source}))`;

export const KID =
  '(?:孩子|娃|宝宝|儿子|女儿|闺女|丫头|小家伙|姑娘|孙子|孙女|外孙女?|老大|老二|侄子|侄女|外甥女?|小孩|二宝|大宝)';
export const OLDER =
  '(?:爸|妈|爹|娘|老爷子|老人|老头|老太|老伴|爷爷|奶奶|外公|外婆|姥姥|姥爷|公公|婆婆|公婆|岳父|岳母|丈人|丈母娘|父亲|母亲|姑妈|大爷)';
export const SPOUSE =
  '(?:老公|老婆|媳妇|丈夫|先生|太太|爱人|那口子|老伴|男友|女友|男朋友|女朋友|对象|未婚夫|未婚妻|另一半)';
export const SIBLING =
  '(?:兄弟|姐妹|姊妹|兄妹|姐弟|[大二三四五小]?[哥弟姐妹]|大伯|叔叔?|姑姑?|舅舅?|嫂子|弟媳|姨)';
export const FRIEND =
  '(?:(?<![男女])朋友|闺蜜|发小|哥们|兄弟|好姐妹|老姐妹|死党|室友|舍友|同桌|战友|合伙人|同学)';
export const SHOP =
  '(?:店|馆|铺|摊|厂|超市|理发|公司|民宿|农场|网吧|驿站|餐厅|花店|生意|工作室|公众号|直播间|账号|门面|早餐|奶茶|火锅)';
/** Whom the asker is tied to, and may worry about. */
export const KIN =
  '(?:老公|老婆|老伴|老头子?|丈夫|先生|爱人|妻子|媳妇|对象|男友|女友|男朋友|女朋友|女婿|儿媳|爸|妈|爹|父亲|母亲|公公|婆婆|公婆|岳父|岳母|丈母娘|爷爷|奶奶|外公|外婆|[大二三小]?[哥弟姐妹]|姐夫|妹夫|嫂子|儿子|女儿|闺女|孩子|家里人|家人|亲戚|叔|舅|前夫|前妻|他|她)';

/** One person near the asker, named before what is told. */
export const NEAR =
  '(?:老公|老婆|老伴|老头子?|那口子|丈夫|妻子|爱人|对象|女婿|儿媳妇?|男友|女友|男朋友|女朋友|爸爸?|妈妈?|父亲|母亲|父母|公公|婆婆|岳父|岳母|爷爷|奶奶|外公|外婆|哥哥?|弟弟?|姐姐?|妹妹?|儿子|女儿|闺女|孩子|家里人|家人|亲戚|叔叔?|舅舅?|前夫|他|她)';
