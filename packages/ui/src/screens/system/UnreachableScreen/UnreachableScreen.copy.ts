export const unreachableCopy = {
  markTitle: '未通',
  offline: {
    title: '网络未连接',
    body: '连上网络之后再试一次，这一页会继续。',
  },
  unreachable: {
    title: '无法连接到服务器，请稍后再试',
    body: '稍等片刻再试一次。若一直如此，请稍后再来。',
  },
  retry: '重新加载',
  retryBusy: '正在连接...',
} as const;
