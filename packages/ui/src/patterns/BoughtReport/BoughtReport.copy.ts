/** How far a report is that was paid for: `unlocked` as long as that is not known. */
export const boughtReportTexts = {
  unlocked: '报告已解锁。',
  writing: '报告已解锁，正在撰写。',
  written: '报告已写好，现在就能看。',
} as const;

export type BoughtReport = keyof typeof boughtReportTexts;
