/** Whom a question names, in its clean form, for the words of several matters. */

export const SPOUSE =
  '(?:老公|老婆|丈夫|妻子|媳妇|爱人|老伴|我先生|我太太|孩子他?[爸妈]|(?:我)?(?:家)?那口子|老头子?|枕边人)';
export const SWEETHEART = '(?:对象|男友|女友|男朋友|女朋友|未婚夫|未婚妻|另一半)';
const HIM_OR_HER = '(?:(?<![其吉])他(?!们|人)|她(?!们)|对方|那个人|这个人)';
export const BELOVED = `(?:${SPOUSE}|${SWEETHEART}|${HIM_OR_HER})`;
export const CHILD = '(?:孩子|儿子|女儿|闺女|姑娘|娃|宝宝|小宝|小的|孙子|孙女|小孩|儿女|子女)';
export const PARENT =
  '(?:(?<![他她公婆岳前])(?:爸爸?|妈妈?)|爸妈|父母|父亲|母亲|老爸|老妈|老爹|老娘|家里(?:人)?|全家|爷爷|奶奶|姥姥|外婆|爹妈|老两口)';
/** The parents and siblings of the one whom the asker loves. */
export const IN_LAW =
  '(?:婆婆|公婆|公公|婆家|岳父|岳母|岳家|丈母娘|老丈人|丈人|[他她](?:爸妈?|妈妈?|家里?|父母|奶奶|姐|哥|弟|妹)|(?:老公|媳妇|老婆|男友|女友|男朋友|女朋友|对象)的?(?:爸妈|妈妈?|爸爸?|父母|家里)|大姑子|小姑子|大姑姐|小叔子|大伯子|嫂子)';
export const FRIEND =
  '(?:(?<![男女])朋友|闺蜜|好友|室友|舍友|同学|同桌|发小|死党|哥们|兄弟(?!姐妹)|姐妹|牌友|搭子|搭档|战友|老友)';
