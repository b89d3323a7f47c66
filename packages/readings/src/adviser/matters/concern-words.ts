/** Sums, people, and the words of concerns beside which something is only told, for the words of several matters. */

/** A sum of money: 八万, 三千二, 1500. */
export const AMOUNT =
  '(?:[\\d.一二两三四五六七八九十百千几半]+(?:多|来)?[万千百](?![斤米里克字人度])|\\d{4,}(?!年)|\\d{3,}(?:块|元))';

/** Words of concerns beside which something is only told: where they stand, that is not what is asked. */
export const AT_WORK =
  '(?:公司|单位|厂里|领导|老板|人事|同事|请(?:不|几天|个)?(?:出来)?假|批假|合同|岗位?|试用期|辞职?|跳槽|工伤|上班族|客户)';
export const OF_PETS = '(?:猫|狗|宠物|仓鼠|兔子|鱼缸|鸟)';
export const OF_LOVE =
  '(?:离婚|离了|分手|前任|对象家|彩礼|相亲|催婚|结婚|领证|出轨|外面有人|小三|复合|谈恋爱|失恋|表白)';
export const OF_SCHOOL =
  '(?:老师|同学|学校|开学|考(?:试|研|公|场|前|好|编)|高考|中考|期末|论文|学费|学籍|作业|背书)';
export const OF_FATE =
  '(?:风水|八字|大运|流年|太岁|本命年|时运|走背运|气场|犯冲|名字|改名|算命|先生说|梦|眼皮|属(?:鼠|牛|虎|兔|龙|蛇|马|羊|猴|鸡|狗|猪))';
export const OF_TELLING = '(?:告诉|瞒|坦白|摊牌|要不要说|怎么开口|说不说|没敢讲)';
export const WHO_PAYS = '(?:平摊|押金|出钱|掏钱|借(?!助|口)|保险|投保|凑|欠|费用|垫)';
export const WHO_STAYS = '(?:陪床|照应|搭把手|谁(?:来|照|去|管)|伺候|护工|走不开|没人(?:管|端|看))';
