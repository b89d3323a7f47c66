export const conventionCopy = {
  zi: '子时换日',
  zis: { next: '二十三点换日', split: '早晚子时' },
  ziHints: {
    next: '二十三点起算作次日，日柱随之更换。',
    split: '二十三点至零点为晚子时，日柱仍属当日。',
  },
  yun: '起运算法',
  yuns: { exact: '按时刻精算', minutes: '按分钟折算', shichen: '按时辰折算' },
  yunHints: {
    exact: '三日折一年，由出生到交节的时刻连续折算。',
    minutes: '以分钟计出生到交节的间隔，再折成年月日时。',
    shichen: '以整时辰计间隔，一时辰折十日。',
  },
  dst: '还原夏令时',
  dstHint: '出生时当地若拨快钟表，先减去拨快的部分再排盘。',
} as const;
