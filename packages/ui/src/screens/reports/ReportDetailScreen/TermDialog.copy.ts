export const termDialogCopy = {
  title: '释义',
  close: '知道了',
  why: '为何在此',
  failed: '释义暂时取不到，请稍后再试。',
  retry: '再试一次',
  groups: {
    ten_god: '十神',
    stem: '天干',
    branch: '地支',
    na_yin: '纳音',
    life_stage: '十二长生',
    shen_sha: '神煞',
    relation: '干支关系',
    pattern: '格局',
    concept: '概念',
  },
} as const;
