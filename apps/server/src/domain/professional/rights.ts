import type { Database } from '../../db/open.ts';
import { ApiError } from '../../shared/errors.ts';
import type { Membership } from '../membership/membership.ts';

interface Dependencies {
  db: Database;
  membership: Membership;
}

/** Whether an account has a professional plan now. */
export async function isProfessional({ db, membership }: Dependencies, userId: string): Promise<boolean> {
  return (await membership.findRights(db, userId))?.professional ?? false;
}

/** Refuses an account without a professional plan. @throws ApiError 403 */
export async function requireProfessional(deps: Dependencies, userId: string): Promise<void> {
  if (!(await isProfessional(deps, userId))) throw new ApiError(403, 403, '此功能需要开通命理师专业版');
}
