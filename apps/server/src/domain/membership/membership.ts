import type { Basics } from '../../db/basics.ts';
import { bindAll } from '../../shared/bind.ts';
import { addPlan, cancelSubscription } from './change.ts';
import { findRights, findShared, isForLife, listSubscriptions, readCurrent } from './read.ts';
import { findSharedEnd } from './subscription-rows.ts';

export type Membership = ReturnType<typeof createMembership>;

/** Memberships of accounts. One that is cancelled is valid until it expires. */
export function createMembership(context: Basics) {
  return bindAll(context, {
    current: readCurrent,
    list: listSubscriptions,
    cancel: cancelSubscription,
    findRights,
    findShared,
    findSharedEnd,
    isForLife,
    add: addPlan,
  });
}
