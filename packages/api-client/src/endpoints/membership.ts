import type { Client } from '../client.ts';
import { unwrap } from '../answer.ts';
import { envelope } from '../envelope.ts';
import { pageOf } from '../normalise.ts';
import {
  CurrentMembershipSchema,
  FamilySchema,
  MembershipPlanSchema,
  SubscriptionSchema,
} from '../schemas/membership.ts';
import type { CallOptions, Schema } from '../types.ts';

/** The plans on sale for an audience. Code 1801: not available. */
export async function listMembershipPlans(
  client: Client,
  user_type: Schema<'MembershipPlan'>['user_type'],
  { signal }: CallOptions = {},
): Promise<Schema<'MembershipPlan'>[]> {
  const query = { user_type, active_only: true };
  return pageOf(
    await envelope(client.GET('/api/v1/membership/plans', { params: { query }, signal })),
    MembershipPlanSchema,
  ).items;
}

/** The user's membership, if any. */
export function getCurrentMembership(
  client: Client,
  { signal }: CallOptions = {},
): Promise<Schema<'CurrentMembership'>> {
  return unwrap(client.GET('/api/v1/membership/current', { signal }), CurrentMembershipSchema);
}

/** The user's subscriptions, past ones too unless `active_only`. */
export async function listSubscriptions(
  client: Client,
  query: { active_only?: boolean } = {},
  { signal }: CallOptions = {},
): Promise<Schema<'Subscription'>[]> {
  return pageOf(
    await envelope(client.GET('/api/v1/membership/subscriptions', { params: { query }, signal })),
    SubscriptionSchema,
  ).items;
}

/** Cancels a subscription. HTTP 409 when it has already ended. */
export async function cancelSubscription(client: Client, id: string): Promise<void> {
  await envelope(client.POST('/api/v1/membership/subscriptions/{id}/cancel', { params: { path: { id } } }));
}

/** The family with which the user shares a plan, if any. */
export function getFamily(client: Client, { signal }: CallOptions = {}): Promise<Schema<'Family'>> {
  return unwrap(client.GET('/api/v1/membership/family', { signal }), FamilySchema);
}

/** Makes a new invitation; the earlier one is no longer valid. HTTP 409 without a plan or when the family is full. */
export function createFamilyInvitation(client: Client): Promise<Schema<'Family'>> {
  return unwrap(client.POST('/api/v1/membership/family/invitation'), FamilySchema);
}

/** Joins the family of an invitation. HTTP 404 for an unknown code, 409 where the user cannot join. */
export function joinFamily(client: Client, code: string): Promise<Schema<'Family'>> {
  return unwrap(client.POST('/api/v1/membership/family/join', { body: { code } }), FamilySchema);
}

/** Removes a member from the user's family; with the user's own id, leaves it. HTTP 404 when there is no such member. */
export function removeFamilyMember(client: Client, id: string): Promise<Schema<'Family'>> {
  return unwrap(
    client.DELETE('/api/v1/membership/family/members/{id}', { params: { path: { id } } }),
    FamilySchema,
  );
}
