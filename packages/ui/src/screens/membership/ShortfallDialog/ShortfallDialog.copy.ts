import { memberName } from '../../../patterns/memberName.ts';

export const shortfallCopy = {
  chatTitle: '智能对话权益不足',
  reportTitle: '权益不足',
  lead: {
    chat: '今天的对话次数已经用完。',
    report: '这份报告需要更高的权益，升级会员或单独购买都可以。',
  },
  loading: '正在取回您的权益',
  failed: '您的权益暂时取不到。',
  retry: '重新加载',
  member: memberName,
  noMember: '普通用户',
  membership: '身份',
  daily: '今日对话',
  dailyUsed: (used: number, free: number) => `已用 ${used} 次，每日 ${free} 次`,
  remaining: '剩余',
  remainingCount: (count: number) => `${count} 次`,
  unlimited: '不限次数',
  back: '恢复',
  backAt: (time: string, free: number) => `${time}起又有 ${free} 次免费对话`,
  backTomorrow: (free: number) => `明天又有 ${free} 次免费对话`,
  recommend: '可以考虑',
  later: '以后再说',
  upgrade: '升级会员',
} as const;
