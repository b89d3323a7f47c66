export const chartAnalysisCopy = {
  schools: '取法对照',
  schoolsHint: '格局、用神、起运与换日，各家结果并列',
} as const;
