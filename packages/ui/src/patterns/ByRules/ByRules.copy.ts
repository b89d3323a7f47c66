/** Beside what is sold, where no language model is set: one sentence, the same on every screen. */
export const byRulesText = '规则撰写：报告与解答依命盘写成，没有使用语言模型。';

/** At a text by a model, as the rules on generated content ask for: where it is read, in pictures and in files. */
export const byModelText = '由AI生成';
