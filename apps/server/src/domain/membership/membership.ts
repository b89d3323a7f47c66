import { bindTo } from '../../shared/bind.ts';
import { addPlan, cancelSubscription } from './change.ts';
import { findRights, findShared, isForLife, listSubscriptions, readCurrent } from './read.ts';
import { findSharedEnd, type MembershipContext } from './subscription-rows.ts';

export type Membership = ReturnType<typeof createMembership>;

/** Memberships of accounts. One that is cancelled is valid until it expires. */
export function createMembership(context: MembershipContext) {
  const bind = bindTo(context);
  return {
    current: bind(readCurrent),
    list: bind(listSubscriptions),
    cancel: bind(cancelSubscription),
    findRights: bind(findRights),
    findShared: bind(findShared),
    findSharedEnd: bind(findSharedEnd),
    isForLife: bind(isForLife),
    add: bind(addPlan),
  };
}
