import type { Client } from '../client.ts';
import { unwrap } from '../envelope.ts';
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
  return unwrap(client.GET('/api/benefits/dashboard', { signal }));
}

/** Every benefit with its total and what is left. */
export function getBenefitStatus(
  client: Client,
  { signal }: CallOptions = {},
): Promise<Schema<'BenefitStatus'>> {
  return unwrap(client.GET('/api/benefits/status', { signal }));
}

/** Whether `count` of a benefit is left; consumes nothing. */
export function checkBenefit(
  client: Client,
  body: BenefitUse,
): Promise<{ has_benefit: boolean; message: string }> {
  return unwrap(client.POST('/api/benefits/check', { body }));
}

/**
 * Consumes `count` of a benefit. Code 1701: not enough left.
 * @param body `key`: the same key again is the same use
 */
export function consumeBenefit(
  client: Client,
  body: BenefitUse & { key?: string },
  { signal }: CallOptions = {},
): Promise<{ remaining_count: number }> {
  return unwrap(client.POST('/api/user/consume-benefit', { body, signal }));
}
