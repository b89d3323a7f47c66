/** Words that several matters share: sums, places of business and professions. */

/** A sum of money: 八万, 三千二, 1500. */
export const AMOUNT =
  '(?:[\\d.一二两三四五六七八九十百千几半]+(?:多|来)?[万千百](?![斤米里克字人度])|\\d{4,}(?!年)|\\d{3,}(?:块|元))';

/** A place of business. */
export const SHOP =
  '(?:店|馆|铺|摊|厂|超市|理发|民宿|农场|网吧|驿站|餐厅|花店|生意|工作室|公众号|直播间|早餐|奶茶|火锅)';

/** Professions: with them 翻译, 新闻 and 医药 are work, not a text, the news or a medicine. */
export const JOBS =
  '(?:翻译|编程|程序员?|代码|客服|新闻|记者|编辑|律师|法律|法务|医生|医护|护士|医药|药剂师?|药师|中医|西医|老师|教师|教育|会计|审计|财务|财会|出纳|设计师?|销售|司机|厨师|演员|主播|网红|主持人?|博主|作家|写作|警察|军人|导演|摄影师?|模特|导游|空姐|飞行员|运营|公关|人事|人力|行政|金融|证券|银行|保险|电商|直播|外贸|房产|中介|美容|美发|餐饮|建筑|工程师?|科研|算法|游戏|音乐|体育|运动员|风水师?|心理咨询师?|咨询|政治|物流|护理|幼教|客房|家政)';
/** A profession with the field that it names. */
export const JOB_FIELD = `${JOBS}(?:这|那)?(?:一?个|一?门|一)?(?:行业|行|专业|职业|工作|岗|方向|领域|相关|类|圈)`;
