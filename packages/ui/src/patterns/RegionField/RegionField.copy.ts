export const regionCopy = {
  label: '出生地',
  levels: ['省份', '城市', '区县'],
  choose: ['选择省份', '选择城市', '选择区县'],
  loading: '正在加载地区数据...',
  retry: '重新加载',
  /** @param minutes how far off the true solar time may be */
  provinceAlone: (minutes: number) => `只选省份，真太阳时可能差${minutes}分钟，请再选城市。`,
  messages: {
    failed: (message: string) => `获取地区数据失败：${message}`,
    cached: '获取地区数据失败（使用缓存数据）',
  },
} as const;
