/** What a report begins with where a fixed point of a life is near: an exam at school, and the end of work. */
import type { Stance } from './types/report-type.ts';

/** How the month of the exam looks for the pupil, and what the parents do, by type. */
export const EXAM_WORDS: Readonly<Record<string, Readonly<Record<Stance, string>>>> = {
  overall: {
    push: '那个月他的状态在好的一边，照平时的节奏考就行',
    even: '那个月他和平时差不多，家里什么都不用改',
    hold: '那个月他容易绷紧，考前不加课，家里照常过',
  },
  career: {
    push: '那个月他学得进、写得快，最后几周多做整套的题',
    even: '那个月不高不低，最后几周只补最弱的一科',
    hold: '那个月他学得吃力，难的科目要赶在春天补完',
  },
  wealth: {
    push: '考完他想要的东西，让他自己开一张单子',
    even: '资料够用就好，考前不再添',
    hold: '考前不为分数许钱，也别堆一屋子资料',
  },
  love: {
    push: '那阵子他肯和家里说心里话，听着就好',
    even: '考前照常说笑，别只谈分数',
    hold: '那阵子他话少，别追着问分数',
  },
  health: {
    push: '那个月他精神足，吃和睡照旧',
    even: '考前两周，按考试的钟点起床和午睡',
    hold: '那个月他容易睡不沉，从5月起十一点前关灯',
  },
  annual: {
    push: '那是他一年里的好月，志愿早两周看起',
    even: '那个月平平稳稳，四月起把周末空出来',
    hold: '那个月他容易累，从5月起别的安排都让一让',
  },
};

/** What the best months before it are for. */
export const BEFORE_EXAM: Readonly<Record<string, string>> = {
  overall: '难的放在这时补',
  career: '最弱的一科放在这时补',
  annual: '整套的题放在这时做',
};

/** What comes before the end of work in the report on money; that on work says when and by which rule. */
export const BEFORE_RETIREMENT = '工资停下以前，先存够半年的家用，不替人出本钱';
