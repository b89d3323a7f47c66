/** Words that are known by their sound: in pinyin, or in characters that sound the same. */
import { termsOf } from '@ziping/bazi/glossary/glossary';
import type { TermGroup } from '@ziping/bazi/glossary/types';

/** Words of a question that are not what it is about. */
export const COMMON_WORDS = [
  '明年', '今年', '去年', '后年', '前年', '下个月', '这个月', '什么时候', '为什么', '怎么样', '怎么办', '适合', '可以', '能不能',
  '会不会', '要不要', '该不该', '什么', '现在', '我想', '我能', '应该', '我的', '你好', '谢谢', '你是谁', '请问', '如何', '哪年', '好不好',
  '属什么', '多大', '几岁', '农历', '生日', '怎么', '哪里', '没有', '有没有', '是不是', '能不能', '还是', '知道', '一下', '帮我',
  '不想活', '自杀', '跳楼', '割腕', '救命',
]; // prettier-ignore

/** Words of one syllable that stand about the others. */
export const PARTICLES = '我你他的了吗呢吧呀啊是不有没会能要想去和跟好看算命买年月岁';

/** What questions are about. */
export const SUBJECTS = [
  '财运', '感情', '事业', '婚姻', '桃花', '健康', '运势', '运气', '正缘', '性格', '工作', '行业', '大运', '流年', '用神', '格局',
  '五行', '结婚', '离婚', '复合', '前任', '对象', '恋爱', '学业', '考试', '考研', '考公', '高考', '孩子', '父母', '创业', '跳槽',
  '辞职', '副业', '升职', '买房', '搬家', '出国', '贵人', '小人', '本命年', '身体', '怀孕', '男朋友', '女朋友', '老公', '老婆',
  '发财', '赚钱', '桃花运', '工资', '生意', '脱单', '贷款', '彩票', '股票', '手术', '官司', '分手', '吵架',
  '朋友', '儿子', '女儿', '面试', '裁员', '换工作', '找工作', '老板', '领导', '同事', '借钱', '装修', '加薪', '减肥', '失眠', '签证',
]; // prettier-ignore

const GROUPS: readonly TermGroup[] = ['ten_god', 'shen_sha', 'concept', 'pattern', 'relation', 'na_yin'];

/** Terms of the glossary that are more than one character. */
export const TERMS = GROUPS.flatMap((group) => termsOf(group).filter((term) => [...term].length > 1));
