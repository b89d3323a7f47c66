/** Whom a question names, in its clean form: one list for each group, as the source of a regular expression. */

export const PARENT = '(?:爸爸?|妈妈?|爹|娘(?!子|家)|父亲|母亲|父母|老爸|老妈|老爹|老娘)';
export const GRANDPARENT = '(?:爷爷|奶奶|外公|外婆|姥姥|姥爷)';
export const PARENT_IN_LAW = '(?:公公|婆婆|公婆|岳父|岳母|丈人|丈母娘?)';
/** Anyone of an older generation. */
export const ELDER = `(?:${PARENT}|${GRANDPARENT}|${PARENT_IN_LAW}|老人|老头|老太|老爷子|长辈)`;
/** The asker's parents, and the home they stand for; not the father of a husband. */
export const OWN_PARENT = `(?:(?<![他她公婆岳前])${PARENT}|家里人?|全家|${GRANDPARENT}|老两口)`;

export const SPOUSE = '(?:老公|老婆|丈夫|妻子|媳妇|爱人|老伴|先生|太太|那口子|老头子)';
export const SWEETHEART = '(?:对象|男友|女友|男朋友|女朋友|未婚夫|未婚妻|另一半)';
export const PARTNER = `(?:${SPOUSE}|${SWEETHEART})`;
/** A partner, also where only a pronoun stands for him or her. */
export const BELOVED = `(?:${PARTNER}|(?<![其吉])[他她](?!们|人)|对方|那个人|这个人)`;
export const EX = '(?:前任|前夫|前妻|前男友|前女友)';
/** A partner, a former one, or someone whom the asker loves. */
export const LOVER = `(?:${BELOVED}|${EX}|暧昧对象|喜欢的人|那个[男女](?:的|生|人))`;

export const CHILD = '(?:孩子|娃|宝宝|儿子|女儿|闺女|姑娘|丫头|小孩|子女|儿女|老大|老二|[大二小]宝)';
export const GRANDCHILD = '(?:孙子|孙女|外孙)';
export const KID = `(?:${CHILD}|${GRANDCHILD}|侄[子女]|外甥女?)`;

export const SIBLING = '(?:[大二三小]?[哥弟姐妹]|兄弟|姊妹)';
export const RELATIVE =
  '(?:叔|伯|姑(?!娘)|舅|姨|婶|嫂|弟媳|妯娌|侄|外甥|姐夫|妹夫|女婿|儿媳|[表堂][哥弟姐妹]|亲戚|亲家)';
export const SIBLING_OR_RELATIVE = `(?:${SIBLING}|${RELATIVE})`;
/** The parents and siblings of a partner. */
export const IN_LAW = `(?:${PARENT_IN_LAW}|婆家|岳家|[他她](?:${ELDER}|家里?|${SIBLING})|${PARTNER}的?(?:${PARENT}|家里)|[大小][姑舅叔伯]子|大姑姐|嫂子)`;
/** Anyone of the family. */
export const KIN = `(?:${PARTNER}|${ELDER}|${KID}|${SIBLING}|${RELATIVE}|${EX}|家里人|家人)`;
/** Anyone of the family, also where only a pronoun stands for them. */
export const NEAR = `(?:${KIN}|[他她])`;

export const CHIEF = '(?:领导|老板|上司|上级|主管|经理|总监|组长|[科处局院校店厂]长|主任|书记)';
export const COLLEAGUE = '(?:同事|下属|徒弟|师傅)';
export const FRIEND = '(?:(?<![男女])朋友|闺蜜|发小|哥们|姐妹|兄弟|死党|室友|舍友|同学|同桌|战友|老乡|熟人)';
export const TEACHER = '(?:老师|班主任|导师|教练)';
export const NEIGHBOUR = '(?:邻居|隔壁|楼[上下]|对门|街坊|邻里|同村)';
export const DOCTOR = '(?:医生|大夫|护士)';
/** Anyone whom the asker knows. */
export const ACQUAINTANCE = `(?:${KIN}|${FRIEND}|${COLLEAGUE}|${NEIGHBOUR})`;
