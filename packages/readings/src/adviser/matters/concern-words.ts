/** Sums, people, and the words of concerns beside which something is only told, for the words of several matters. */

/** A sum of money: 八万, 三千二, 1500. */
export const AMOUNT =
  '(?:[\\d.一二两三四五六七八九十百千几半]+(?:多|来)?[万千百](?![斤米里克字人度])|\\d{4,}(?!年)|\\d{3,}(?:块|元))';

/** Words of concerns beside which something is only told: where they stand, that is not what is asked. */
export const AT_WORK = '(?:公司|单位|厂里)';
export const OF_PETS = '猫';
export const OF_LOVE = '(?:离婚|对象家|结婚)';
export const OF_SCHOOL = '(?:老师|考好|中考)';
export const OF_FATE = '大运';
export const OF_TELLING = '告诉';
export const WHO_PAYS = '垫';
export const WHO_STAYS = '(?:谁(?:来|去))';
