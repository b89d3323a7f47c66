/** Which department of a hospital a sign of illness belongs to. */

const ASKS = /(?:哪|什么)(?:一?个)?(?:科室?|门诊)(?![目学幻技])|挂(?:哪|什么)(?:一?个)?号/;

/** The narrower ones first. */
const DEPARTMENTS: readonly (readonly [string, RegExp])[] = [
  ['儿科', /(?<![带看抱陪帮]着?)(?:孩子|宝宝|娃|小孩|儿子|女儿)[^?]{0,12}(?:咳|烧|吐|拉|疹|痛|疼|不舒服)/],
  ['口腔科', /牙|口臭|口腔/],
  ['眼科', /眼|视力|看东西/],
  ['耳鼻喉科', /耳|鼻|嗓子|喉|打呼/],
  ['呼吸科', /咳|喘|痰|肺/],
  ['心内科', /心慌|心悸|心脏|胸闷|血压/],
  ['内分泌科', /血糖|糖尿病|甲状腺|尿酸|痛风/],
  ['消化科', /胃|肚子|反酸|拉肚子|腹泻|便秘|吃不下|肝/],
  ['泌尿科', /尿|肾|前列腺/],
  ['妇产科', /月经|姨妈|白带|怀孕|更年期|子宫/],
  ['乳腺科', /乳腺|乳房/],
  ['神经科', /头晕|头痛|头疼|手抖|手麻|记性|帕金森|痴呆/],
  ['皮肤科', /皮肤|痘|湿疹|痒|疹|掉头发|脱发|过敏/],
  ['骨科', /腰|颈|膝|关节|骨|腿|脚|肩|背|扭/],
  // After the parts of the body: a pain that keeps one awake is no matter of sleep.
  ['睡眠门诊或心理科', /睡|失眠|焦虑|抑郁|心情|情绪|崩溃/],
];

export const asksDepartment = (text: string) => ASKS.test(text);

/** The department for the signs that a text names; null where it names none. */
export const departmentOf = (text: string): string | null =>
  DEPARTMENTS.find(([, signs]) => signs.test(text))?.[0] ?? null;
