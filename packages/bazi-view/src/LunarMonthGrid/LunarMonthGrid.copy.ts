import type { MonthGridCell } from '@ziping/bazi/month-grid';

/** Chinese texts of the month grid. */
export const lunarMonthGridCopy = {
  /**
   * The word shown under a day (a festival, else a term, else the lunar day) and the text around it for screen
   * readers: (8月)7(日，六月十四，)立秋, 25(日，)闰六月(初一).
   */
  day: ({ month, in_month, lunar, term, festivals }: MonthGridCell) => {
    const marks = [...festivals, ...(term === null ? [] : [term])];
    const [shown, ...others] = marks;
    const before = in_month ? '' : `${month}月`;
    if (shown !== undefined) {
      const between = lunar ? `日，${lunar.month}${lunar.day}，` : '日，';
      const kind = festivals.length > 0 ? 'festival' : 'term';
      return { before, between, note: shown, kind, after: others.map((other) => `，${other}`).join('') };
    }
    if (!lunar) return { before, between: '日', note: '', kind: undefined, after: '' };
    if (lunar.label === lunar.month)
      return { before, between: '日，', note: lunar.label, kind: 'month', after: lunar.day };
    return { before, between: `日，${lunar.month}`, note: lunar.label, kind: undefined, after: '' };
  },
} as const;
