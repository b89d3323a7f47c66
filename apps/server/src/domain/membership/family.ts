import type { Schema } from '@ziping/api-client/types';
import { and, asc, eq, gt } from 'drizzle-orm';

import type { Basics } from '../../db/basics.ts';
import type { Database } from '../../db/open.ts';
import { users } from '../../db/schema/accounts.ts';
import { familyInvitations, familyMembers, type subscriptions } from '../../db/schema/membership.ts';
import { bindAll } from '../../shared/bind.ts';
import { apiError } from '../../shared/errors.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import type { Membership } from './membership.ts';

const INVITATION_MS = 7 * 24 * 3_600_000;

/** Without 0, 1, I and O, which are mistaken for each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

type SharedPlan = typeof subscriptions.$inferSelect;

type User = Pick<typeof users.$inferSelect, 'id' | 'nickname' | 'phone'>;

interface FamilyContext extends Basics {
  membership: Membership;
}

export type Family = ReturnType<typeof createFamily>;

/**
 * Accounts that share the plan of one of them. Each has the rights of the plan while the owner's is valid; when it ends
 * the members stay, so that a plan bought again is shared with the same ones.
 */
export function createFamily(context: FamilyContext) {
  return {
    ...bindAll(context, { invite, join, remove }),
    /** The family of an account. */
    read: (userId: string) => read(context, context.db, userId),
  };
}

const newCode = ({ entropy }: FamilyContext) =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[entropy.below(ALPHABET.length)]).join('');

async function listMembers(on: Database, ownerId: string) {
  return on
    .select({
      id: users.id,
      nickname: users.nickname,
      phone: users.phone,
      joined_at: familyMembers.joined_at,
    })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.user_id))
    .where(eq(familyMembers.owner_id, ownerId))
    .orderBy(asc(familyMembers.joined_at), asc(users.id));
}

/** The plan that another account shares with this one; null where it has ended. */
async function findJoined(
  { membership }: FamilyContext,
  on: Database,
  userId: string,
): Promise<SharedPlan | null> {
  const [row] = await on.select().from(familyMembers).where(eq(familyMembers.user_id, userId));
  return row ? membership.findShared(on, row.owner_id) : null;
}

/** The plan that an account shares, held until the end of the transaction so that no seat is given twice. */
async function holdPlan(
  { membership }: FamilyContext,
  tx: Database,
  ownerId: string,
): Promise<SharedPlan | null> {
  await holdAccount(tx, ownerId);
  return membership.findShared(tx, ownerId);
}

/** @throws ApiError 409 */
async function checkSeat(tx: Database, plan: SharedPlan): Promise<void> {
  if ((await listMembers(tx, plan.user_id)).length + 1 >= plan.seats) throw apiError(409, '家庭成员已满');
}

async function read(context: FamilyContext, on: Database, userId: string): Promise<Schema<'Family'>> {
  const { membership } = context;
  const plan = (await membership.findShared(on, userId)) ?? (await findJoined(context, on, userId));
  if (!plan) {
    return {
      role: 'none',
      plan_name: null,
      expire_date: null,
      max_members: 0,
      members: [],
      invitation: null,
    };
  }
  const ownerId = plan.user_id;
  const [owner] = await on.select().from(users).where(eq(users.id, ownerId));
  const members = await listMembers(on, ownerId);
  const isOwner = ownerId === userId;
  const toWire = (user: User, joined_at: Date | null) => ({
    id: user.id,
    name: nameOf(user),
    is_owner: user.id === ownerId,
    is_self: user.id === userId,
    joined_at: joined_at?.toISOString() ?? null,
  });
  return {
    role: isOwner ? 'owner' : 'member',
    plan_name: plan.plan_name,
    expire_date: (await membership.findSharedEnd(on, ownerId))?.toISOString() ?? null,
    max_members: plan.seats,
    members: [
      ...(owner ? [toWire(owner, null)] : []),
      ...members
        .filter(({ id }) => isOwner || id === userId)
        .map((member) => toWire(member, member.joined_at)),
    ],
    invitation: isOwner ? await findInvitation(context, on, ownerId) : null,
  };
}

async function findInvitation(
  { clock }: FamilyContext,
  on: Database,
  ownerId: string,
): Promise<Schema<'FamilyInvitation'> | null> {
  const [row] = await on
    .select()
    .from(familyInvitations)
    .where(and(eq(familyInvitations.owner_id, ownerId), gt(familyInvitations.expires_at, clock.now())));
  return row ? { code: row.code, expires_at: row.expires_at.toISOString() } : null;
}

/** The owner whose invitation has a code; null where none is valid. */
async function findOwner({ clock }: FamilyContext, on: Database, code: string): Promise<string | null> {
  const [row] = await on
    .select({ owner_id: familyInvitations.owner_id })
    .from(familyInvitations)
    .where(
      and(
        eq(familyInvitations.code, code.trim().toUpperCase()),
        gt(familyInvitations.expires_at, clock.now()),
      ),
    );
  return row?.owner_id ?? null;
}

/** Makes a new invitation in place of the earlier one. @throws ApiError 409 without a plan or a free seat */
async function invite(context: FamilyContext, ownerId: string): Promise<Schema<'Family'>> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const plan = await holdPlan(context, tx, ownerId);
    if (!plan) throw apiError(409, '您没有生效中的家庭共享套餐');
    await checkSeat(tx, plan);
    const invitation = {
      code: newCode(context),
      expires_at: new Date(clock.now().getTime() + INVITATION_MS),
    };
    await tx
      .insert(familyInvitations)
      .values({ owner_id: ownerId, ...invitation })
      .onConflictDoUpdate({ target: familyInvitations.owner_id, set: invitation });
    return read(context, tx, ownerId);
  });
}

/**
 * Joins the family of an invitation; without effect for its member. An invitation admits members until it expires
 * or the family is full.
 *
 * @throws ApiError 404 for an invitation that is unknown or over, 409 where the account cannot join
 */
async function join(context: FamilyContext, userId: string, code: string): Promise<Schema<'Family'>> {
  const { db, clock, membership } = context;
  return db.transaction(async (tx) => {
    const invalid = () => apiError(404, '邀请码无效或已过期');
    const owner_id = await findOwner(context, tx, code);
    if (owner_id === null) throw invalid();
    if (owner_id === userId) throw apiError(409, '这是您自己的邀请码');
    const plan = await holdPlan(context, tx, owner_id);
    // The owner may have replaced the code before the plan was held.
    if (!plan || (await findOwner(context, tx, code)) !== owner_id) throw invalid();
    if (await membership.findShared(tx, userId)) throw apiError(409, '您已有家庭共享套餐');
    const joined = await findJoined(context, tx, userId);
    if (joined?.user_id === owner_id) return read(context, tx, userId);
    if (joined) throw apiError(409, '您已加入另一个家庭');
    await checkSeat(tx, plan);
    const member = { owner_id, joined_at: clock.now() };
    // The plan of an earlier family has ended.
    await tx
      .insert(familyMembers)
      .values({ user_id: userId, ...member })
      .onConflictDoUpdate({ target: familyMembers.user_id, set: member });
    return read(context, tx, userId);
  });
}

/**
 * The owner removes a member, or a member leaves. A member who is removed knows the code of the invitation, which
 * gets another one.
 *
 * @throws ApiError 404
 */
async function remove(context: FamilyContext, userId: string, memberId: string): Promise<Schema<'Family'>> {
  const { db } = context;
  const isOwner = memberId !== userId;
  return db.transaction(async (tx) => {
    // Nobody joins by the former code meanwhile.
    if (isOwner) await holdAccount(tx, userId);
    const [removed] = await tx
      .delete(familyMembers)
      .where(
        and(eq(familyMembers.user_id, memberId), isOwner ? eq(familyMembers.owner_id, userId) : undefined),
      )
      .returning();
    if (!removed) throw apiError(404, '没有这位成员');
    if (isOwner) {
      await tx
        .update(familyInvitations)
        .set({ code: newCode(context) })
        .where(eq(familyInvitations.owner_id, userId));
    }
    return read(context, tx, userId);
  });
}

function nameOf({ nickname, phone }: User): string {
  if (nickname !== '') return nickname;
  return phone ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : '微信用户';
}
