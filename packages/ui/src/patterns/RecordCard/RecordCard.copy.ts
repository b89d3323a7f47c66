import { groupLabels } from '../groupLabels.ts';

export const recordCardCopy = {
  select: (name: string) => `选择${name}的命盘`,
  genders: { male: '男', female: '女' },
  groups: groupLabels,
  pillars: '四柱',
  solar: '公历',
  created: (date: string) => `${date} 建`,
  noted: '有备注',
  hourUnknown: '时辰未知',
  unavailable: '联网后才能打开',
  view: '查看详情',
  viewOf: (name: string) => `查看详情：${name}的命盘`,
  edit: '编辑',
  editOf: (name: string) => `编辑${name}的命盘`,
  pin: (name: string) => `置顶${name}的命盘`,
  unpin: (name: string) => `取消置顶${name}的命盘`,
  remove: (name: string) => `删除${name}的命盘`,
} as const;
