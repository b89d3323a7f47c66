/** The nickname as it is shown: members who have none are 测试用户. */
export const shownNickname = (nickname: string): string => nickname || '测试用户';
