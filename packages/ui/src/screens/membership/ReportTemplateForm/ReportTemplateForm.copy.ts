export const reportTemplateCopy = {
  loading: '正在取回报告模板',
  loadFailed: '报告模板暂时取不到',
  retry: '重新加载',
  lead: '写在导出的 Word 报告里，留空则略去。',
  studio: '署名',
  studioPlaceholder: '如：听雨轩',
  studioHint: '在标题下和每页页眉',
  contact: '联系方式',
  contactPlaceholder: '微信、电话或地址',
  contactHint: '在每页页脚',
  closing: '结语',
  closingPlaceholder: '想对客户说的话',
  closingHint: '在报告末尾，一行一段',
  submit: '保存',
  submitBusy: '保存中...',
  changed: '修改尚未保存',
  saved: '已保存',
  preview: '各项在报告中的位置',
  sampleTitle: '林清和 · 命盘报告',
  samplePillars: ['庚午', '壬午', '辛亥', '癸巳'],
  samplePage: '1 / 6',
  messages: {
    studioLong: '署名最多30个字',
    contactLong: '联系方式最多60个字',
    closingLong: '结语最多300个字',
    failed: '没有保存成功，请稍后再试。',
  },
} as const;

/** Maximum length of each text, in characters. */
export const reportTemplateLimits = { studio: 30, contact: 60, closing: 300 } as const;
