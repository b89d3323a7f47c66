import type { Client } from '../client.ts';
import { envelope, unwrap } from '../envelope.ts';
import { pageOf } from '../normalise.ts';
import type { CallOptions, Schema } from '../types.ts';

/** The plans on sale for an audience. Code 1801: not available. */
export async function listMembershipPlans(
  client: Client,
  user_type: Schema<'MembershipPlan'>['user_type'],
  { signal }: CallOptions = {},
): Promise<Schema<'MembershipPlan'>[]> {
  const query = { user_type, active_only: true };
  return pageOf<Schema<'MembershipPlan'>>(
    await envelope(client.GET('/api/v1/membership/plans', { params: { query }, signal })),
  ).items;
}

/** The user's membership, if any. */
export function getCurrentMembership(
  client: Client,
  { signal }: CallOptions = {},
): Promise<Schema<'CurrentMembership'>> {
  return unwrap(client.GET('/api/v1/membership/current', { signal }));
}

/** The user's subscriptions, past ones too unless `active_only`. */
export async function listSubscriptions(
  client: Client,
  query: { active_only?: boolean } = {},
  { signal }: CallOptions = {},
): Promise<Schema<'Subscription'>[]> {
  return pageOf<Schema<'Subscription'>>(
    await envelope(client.GET('/api/v1/membership/subscriptions', { params: { query }, signal })),
  ).items;
}

/** Cancels a subscription. HTTP 409 when it has already ended. */
export function cancelSubscription(client: Client, id: string): Promise<Schema<'Subscription'>> {
  return unwrap(client.POST('/api/v1/membership/subscriptions/{id}/cancel', { params: { path: { id } } }));
}
