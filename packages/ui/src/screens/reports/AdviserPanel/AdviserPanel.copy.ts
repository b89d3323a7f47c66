export const adviserPanelCopy = {
  title: 'AI命理师即将开放',
  body: '开放之后，可以在这里就这份命盘提问：命局、流年、事业、姻缘。',
  kept: '您的问题已记下，开放后可以直接发送：',
  reports: '看看AI命盘报告',
} as const;
