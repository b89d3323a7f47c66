/** The footer of every printed page. */
export const reportPrintCopy = { note: '供学术研究与文化娱乐使用，不构成专业意见。' } as const;
