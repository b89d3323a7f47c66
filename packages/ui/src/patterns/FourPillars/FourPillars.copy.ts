export const fourPillarsCopy = {
  caption: '四柱，天干在上，地支在下',
  pillars: ['年柱', '月柱', '日柱', '时柱'],
  blank: '选好出生日期，四柱随填随排。',
} as const;
