import type { Schema } from '@ziping/api-client/types';

/** The plan an account holds. */
export interface Membership {
  current(): Promise<Schema<'CurrentMembership'>>;
}

/** No plans are sold yet, so every account is without one. */
export function createMembership(): Membership {
  return {
    async current() {
      return {
        has_active_subscription: false,
        plan_id: null,
        plan_name: null,
        expire_date: null,
        days_left: null,
      };
    },
  };
}
