/** What may not be done to those who work, and whose side to take. */
import { AT_WORK } from './at-work.ts';
import { CAREER } from './career.ts';
import { JOB_SEEKING, NEW_TRADE } from './job-seeking.ts';
import { type Family, firmly } from './matter.ts';
import { OWN_BUSINESS } from './own-business.ts';
import { unless, words } from './words.ts';
import { CHIEF } from './people.ts';

const EXPECTING = '(?:怀(?:了|着|二|上|孕)|孕|有喜|产检|产假|哺乳|喂奶|休完一百|生完回|生育津贴|陪产)';
const AT_FIRM = `(?:${CHIEF}|单位|人事|夜班|座位|岗|底薪|全勤|到期|绩效|调去|丢饭碗|自愿走)`;
const PAY = '(?:工资|底薪|薪|钱|补贴|绩效|工资条|到手|发)';
const PAY_LESS = '(?:砍了?|先发百分|只剩|往下(?:调|走)|自愿降|降档|一年少)';
const TWO_CHIEFS = `(?:两(?:个|位)${CHIEF}|甲领导|一派|师父和我|换届在即|投票罢免|搞走组长|两边同时)`;
const PULL = '(?:别听|表态|抱(?:一头)?大腿|怎么办|收编|帮谁|举手|怎么活|骑墙)';

export const WORK: Family = [
  ...AT_WORK,
  firmly(
    'maternity_rights',
    'career',
    words(`${EXPECTING}[^?!]{0,26}${AT_FIRM}`),
    '能争：怀孕、产假和哺乳期里不能辞退，也不能随意降薪；先留证据，再打12333',
    ['通知、聊天、工资条都存一份，先别签任何离职的字', '谈不成就申请劳动仲裁，不收钱；拿不准打12348'],
  ),
  firmly(
    'pay_cut',
    'career',
    words(
      /^(?!.*(?:降到我|才肯续|运)).*?(?:降薪|减薪|降了?我?的?工资|调岗降)/,
      `(?:公司|${CHIEF}|厂里|单位|银行今年|国企|全组|绩效改|工资条|换岗位|干了|说是)[^?!]{0,26}(?:${PAY}[^?!]{0,10}${PAY_LESS}|${PAY_LESS}[^?!]{0,6}${PAY})`,
      unless('轮到我', /全员往下调|自愿降档|签了减的|换薪资/),
    ),
    '先别签字：调岗降薪要两边都同意，请公司写下理由和新的数目',
    ['照常上班打卡，当天发一条消息写明不同意', '谈不拢打12333；想走也先谈补偿'],
    {
      will: '不签不算犯错，为这个硬辞人公司要赔钱，签了再要就难',
      is: '没商量就单方面降，一般不合法，少发的可以要回来',
    },
  ),
  firmly(
    'taking_sides',
    'boss',
    words(
      /站谁(?:那)?(?:一)?边|抱(?:一头)?大腿|分成两派|(?:听|跟|帮|靠)(?:哪(?:个|边|位)|谁)(?:的)?[^,。?!]{0,4}(?:领导|老板|老大|一边)|(?:办公室|职场|单位)(?:政治|斗争|派系|内斗)|(?:夹在)[^,。?!]{0,4}(?:领导|老板|主管|上司)/,
      /站队|选边|拉拢我/,
      `${TWO_CHIEFS}[^?!]{0,22}${PULL}`,
      /不表态/,
    ),
    '先别站队，把手上的事做在明处，看三个月再说',
    ['两边交代的都用文字确认，不传话、不评人', '只认事：谁给的活给得清楚、算数，就多做一点'],
    { will: '活干得扎实，不站队多半没事，站错了才容易被牵连', is: '不表态不算骑墙，活儿做得明白就站得住' },
  ),
  NEW_TRADE,
  ...OWN_BUSINESS,
  ...JOB_SEEKING,
  ...CAREER,
];
