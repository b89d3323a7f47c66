import type { Client } from '../client.ts';
import { unwrap } from '../answer.ts';
import { envelope } from '../envelope.ts';
import { BenefitCheckSchema, BenefitDashboardSchema, BenefitStatusSchema } from '../schemas/benefits.ts';
import type { CallOptions, Schema } from '../types.ts';

interface BenefitUse {
  benefit_type: Schema<'BenefitType'>;
  count: number;
}

/** Membership, conversations left (-1: unlimited) and products on sale. */
export function getBenefitDashboard(
  client: Client,
  { signal }: CallOptions = {},
): Promise<Schema<'BenefitDashboard'>> {
  return unwrap(client.GET('/api/benefits/dashboard', { signal }), BenefitDashboardSchema);
}

/** Every benefit with its total and what is left. */
export function getBenefitStatus(
  client: Client,
  { signal }: CallOptions = {},
): Promise<Schema<'BenefitStatus'>> {
  return unwrap(client.GET('/api/benefits/status', { signal }), BenefitStatusSchema);
}

/** Whether `count` of a benefit is left; consumes nothing. */
export function checkBenefit(client: Client, body: BenefitUse): Promise<Schema<'BenefitCheck'>> {
  return unwrap(client.POST('/api/benefits/check', { body }), BenefitCheckSchema);
}

/**
 * Consumes `count` of a benefit. Code 1701: not enough left.
 * @param body `key`: the same key again is the same use
 */
export async function consumeBenefit(
  client: Client,
  body: BenefitUse & { key?: string },
  { signal }: CallOptions = {},
): Promise<void> {
  await envelope(client.POST('/api/user/consume-benefit', { body, signal }));
}
