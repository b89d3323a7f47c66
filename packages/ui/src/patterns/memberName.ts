/** What a member is called. The names of most plans say already that they are memberships. */
export const memberName = (plan: string): string => (plan.endsWith('会员') ? plan : `${plan} 会员`);
