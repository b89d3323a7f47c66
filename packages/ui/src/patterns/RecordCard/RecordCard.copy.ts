export const recordCardCopy = {
  select: (name: string) => `选择${name}的命盘`,
  genders: { male: '男', female: '女' },
  solar: '公历',
  created: (date: string) => `${date} 建`,
  view: '查看详情',
  viewOf: (name: string) => `查看详情：${name}的命盘`,
  remove: (name: string) => `删除${name}的命盘`,
} as const;
