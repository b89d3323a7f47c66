/** A date that an office sets: when an award, a permit or a payment comes. */

export type Office =
  'arbitration' | 'court' | 'visa' | 'household' | 'staff' | 'insurer' | 'fund' | 'relief' | 'permit';

const OFFICES: readonly (readonly [Office, RegExp])[] = [
  ['arbitration', /仲裁/],
  [
    'court',
    /上诉|一审|二审|再审|判决|宣判|开庭|立案|法院|官司|强制执行|执行款|调解书|(?<!批|裁)判(?:下来|(?=$|[?。,]))/,
  ],
  ['visa', /签证|绿卡|工签|学签|入籍|永居|护照/],
  ['household', /落户|户口|居住证|身份证|积分落/],
  ['staff', /公示|政审|调动|调令|调档|编制|职称|评审|任命|聘书|档案|借调|岗位审批/],
  ['insurer', /理赔|保险[^,。?!]{0,4}(?:赔|钱)/],
  ['fund', /公积金|社保|医保|养老金|退税|失业金|生育津贴/],
  ['relief', /低保|补贴|补助|救助|廉租|公租房|残疾证|征收|拆迁款|安置/],
  [
    'permit',
    /审批|批复|批文|许可|执照|备案|资质|认定|鉴定|复议|申诉|信访|复核|房产证|不动产证|过户|批下来|报批/,
  ],
];
/** When it comes, not whether it is passed. */
const WHEN =
  /(?:什么时候|何时|多久|几号|哪一?天|哪个?月|几月|几天|多长时间|要等|还要多)|(?:结果|批文)(?:呢|出来了?(?:吗|没))/;
const COMES =
  /结果|下来|出来?|批|判|到账|办(?:好|下|完|成)|拿到|发|通过|裁|开庭|赔|好(?=$|[?。,])|完(?=$|[?。,])|过(?=$|[?。,])|消息|回复|动静/;
/** An examination has its own matter, and what is done by the asker has another. */
const NOT_OFFICE = /考(?!核)|面试|笔试|成绩|录取|复试|买房|结婚|转运|(?:适合|可以|能)(?:去|申请|办|递|打)/;

/** The office that sets the date which is asked for; null where none does. */
export function officeIn(text: string): Office | null {
  if (!WHEN.test(text) || !COMES.test(text) || NOT_OFFICE.test(text)) return null;
  return OFFICES.find(([, words]) => words.test(text))?.[0] ?? null;
}
