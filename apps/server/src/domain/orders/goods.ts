import type { Database } from '../../db/open.ts';
import { type orders } from '../../db/schema/orders.ts';
import { records } from '../../db/schema/records.ts';
import { apiError } from '../../shared/errors.ts';
import { bindAll } from '../../shared/bind.ts';
import { ownRecord, recordMissing } from '../records/own-records.ts';
import { findPlan, readNumber } from '../catalogue/catalogue.ts';
import type { Membership } from '../membership/membership.ts';

export type OrderRow = typeof orders.$inferSelect;

/** What an order is for. */
export type Wanted = Pick<OrderRow, 'product_type' | 'product_id' | 'record_id'>;

/** Product of an order for all reports of a record together. */
export const WHOLE_RECORD = 'record';

/** The type of a product as the contract names it: a whole record is reports. */
export const toWireType = (type: Wanted['product_type']): 'report' | 'membership' =>
  type === 'membership' ? 'membership' : 'report';

/** The one report that an order is for; null for a membership or a whole record. */
export const reportCodeOf = ({ product_type, product_id }: Wanted): string | null =>
  product_type === 'report' ? product_id : null;

interface Product {
  name: string;
  price_fen: number;
}

/**
 * What comes of beginning what an order is for. `begun`: it is being written or there, which its orders note; `nothing`:
 * there is nothing to begin; `later`: not before the next day.
 */
type Start = 'begun' | 'nothing' | 'later';

/** The reports that orders unlock. */
export interface ReportGoods {
  find(db: Database, code: string): Promise<(Product & { members_only: boolean }) | null>;
  listCodes(db: Database): Promise<string[]>;
  isUnlocked(db: Database, userId: string, recordId: string, code: string): Promise<boolean>;
  unlock(tx: Database, userId: string, recordId: string, codes: readonly string[]): Promise<void>;
  /** Begins to write an unlocked report; without effect where it is being written or there. */
  start(userId: string, recordId: string, code: string): Promise<Start>;
  /** Whether no report of an account can be begun before the next day. */
  mustWait(userId: string): Promise<boolean>;
}

export type Goods = ReturnType<typeof createGoods>;

interface GoodsContext {
  membership: Membership;
  reports: ReportGoods;
}

/** What orders can be for: their prices, whether an account has them, and their delivery. */
export function createGoods(context: GoodsContext) {
  return bindAll(context, { isOwned, findProduct, deliver, start, mustWait });
}

async function hasRecord(db: Database, userId: string, recordId: string | null): Promise<boolean> {
  const [row] = await db
    .select({ id: records.id })
    .from(records)
    .where(ownRecord(userId, recordId ?? ''));
  return row !== undefined;
}

const codesOf = async ({ reports }: GoodsContext, db: Database, { product_type, product_id }: Wanted) =>
  product_type === 'record' ? reports.listCodes(db) : [product_id];

/** Whether an account has everything of an order already. */
async function isOwned(
  context: GoodsContext,
  db: Database,
  userId: string,
  wanted: Wanted,
): Promise<boolean> {
  if (wanted.product_type === 'membership') {
    const plan = await findPlan(db, wanted.product_id);
    return plan?.kind === 'membership' && (await context.membership.isForLife(db, userId, plan.user_type));
  }
  for (const code of await codesOf(context, db, wanted)) {
    if (!(await context.reports.isUnlocked(db, userId, wanted.record_id ?? '', code))) return false;
  }
  return true;
}

/** Name and price of what an account wants to buy. @throws ApiError 404 or 409 */
async function findProduct(
  context: GoodsContext,
  db: Database,
  userId: string,
  wanted: Wanted,
): Promise<Product> {
  if (wanted.product_type === 'membership') {
    const plan = await findPlan(db, wanted.product_id);
    if (!plan?.active) throw apiError(404, '没有这个套餐');
    if (await isOwned(context, db, userId, wanted)) throw apiError(409, '您已是终身会员，无需再购买');
    return plan;
  }
  if (!(await hasRecord(db, userId, wanted.record_id))) throw recordMissing();
  if (wanted.product_type === 'record') {
    if (await isOwned(context, db, userId, wanted)) throw apiError(409, '这份命盘已解锁');
    return { name: '全部报告', price_fen: await readNumber(db, 'record_price_fen') };
  }
  const type = await context.reports.find(db, wanted.product_id);
  if (!type) throw apiError(404, '没有这种报告');
  if (await isOwned(context, db, userId, wanted)) throw apiError(409, '这份报告已解锁');
  if (type.members_only) throw apiError(409, '这份报告为会员专享，开通会员后即可解锁');
  if (type.price_fen === 0) throw apiError(409, '这份报告不单独出售，请解锁全部报告');
  return type;
}

/** Delivers an order in the transaction that marks it paid. @returns why not; null when it was delivered */
async function deliver(context: GoodsContext, tx: Database, order: OrderRow): Promise<string | null> {
  const { user_id, record_id } = order;
  if (user_id === null) return '账号已注销';
  if (order.product_type === 'membership') {
    const plan = await findPlan(tx, order.product_id);
    if (!plan) return '套餐已下架';
    if (await isOwned(context, tx, user_id, order)) return '已是终身会员';
    await context.membership.add(tx, user_id, order.id, plan);
    return null;
  }
  if (record_id === null || !(await hasRecord(tx, user_id, record_id))) return '命盘已删除';
  if (await isOwned(context, tx, user_id, order)) return '已解锁';
  await context.reports.unlock(tx, user_id, record_id, await codesOf(context, tx, order));
  return null;
}

/** Begins what a delivery makes possible, after its transaction. */
async function start({ reports }: GoodsContext, order: OrderRow): Promise<Start> {
  if (order.product_type !== 'report' || order.user_id === null || order.record_id === null) return 'nothing';
  return reports.start(order.user_id, order.record_id, order.product_id);
}

/** Whether what an order makes possible must wait for the next day. */
const mustWait = async (
  { reports }: GoodsContext,
  { user_id }: Pick<OrderRow, 'user_id'>,
): Promise<boolean> => user_id !== null && reports.mustWait(user_id);
