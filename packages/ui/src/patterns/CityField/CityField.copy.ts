export const cityCopy = {
  label: '出生城市',
  search: '搜索城市',
  placeholder: '城市的中文或英文名',
  results: '找到的城市',
  searching: '正在查找…',
  chosen: (label: string) => `已选 ${label}`,
  none: (query: string) => `没有找到“${query}”，可换英文名，或选附近的大城市。`,
  more: (shown: number) => `只列出前${shown}个，请把名字写全，或加上国名。`,
  retry: '重新查找',
} as const;
