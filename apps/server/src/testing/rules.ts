import type { RuleWriter } from '../domain/reports/report-writer.ts';

/** Rules that write a report of three short sections, the last one the note. */
export const shortRules: RuleWriter = {
  outline: () => [
    { id: 'one', title: '总说' },
    { id: 'two', title: '大运' },
    { id: 'note', title: '附记' },
  ],
  compose: ({ report_code }) => [
    { id: 'one', title: '总说', text: `${report_code}，由规则写成的第一节。` },
    { id: 'two', title: '大运', text: '由规则写成的第二节。' },
    { id: 'note', title: '附记', text: '由规则写成，未经语言模型。' },
  ],
};
