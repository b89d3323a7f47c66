/** Conversations about records: trees of messages, of which one branch is selected (docs/adr/0024). */
import type { Schema } from '@ziping/api-client/types';
import { and, asc, count, desc, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { queryRows } from '../../db/rows.ts';
import { chatHeads, chatMessages } from '../../db/schema/chat.ts';
import { records } from '../../db/schema/records.ts';
import { bindAll } from '../../shared/bind.ts';
import { apiError, invalidField } from '../../shared/errors.ts';
import { ofUser, type RecordRow } from '../records/own-records.ts';
import { birthKey } from '../reports/birth-key.ts';

export type MessageRow = typeof chatMessages.$inferSelect;

/** A question with its answer to be written. */
interface NewQuestion {
  message: string;
  report_code: string | null;
  prompt: string | null;
  /** Chosen by the client. */
  message_id: string;
  reply_id: string;
  /** The answer that it follows; null: none; undefined: the last of the selected branch. */
  parent_id: string | null | undefined;
}

/** The most messages before a question that are read for its answer. */
const HISTORY = 40;
/** Conversations are read in pieces of so many messages for the export. */
const ROWS_PER_TURN = 50;

/** Who wrote an answer: those by the rules have a digest. */
export const writtenBy = ({ digest }: Pick<MessageRow, 'digest'>): 'model' | 'rules' =>
  digest === null ? 'model' : 'rules';

export const noMessage = () => apiError(404, '没有这条消息');

interface Context {
  db: Database;
}

export type Conversations = ReturnType<typeof createConversations>;

export function createConversations(context: Context) {
  return {
    ...bindAll(context, { list: listMessages, select: selectBranch, all: readAll }),
    find,
    findReply,
    path: readPath,
    questionsTo,
    countRunning,
    add,
    clear,
  };
}

const isMessage = (recordId: string, id: string) =>
  and(eq(chatMessages.record_id, recordId), eq(chatMessages.id, id));

async function find(on: Database, recordId: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await on.select().from(chatMessages).where(isMessage(recordId, id));
  return row;
}

async function setHead(on: Database, recordId: string, message_id: string): Promise<void> {
  await on
    .insert(chatHeads)
    .values({ record_id: recordId, message_id })
    .onConflictDoUpdate({ target: chatHeads.record_id, set: { message_id } });
}

async function findHead(on: Database, recordId: string): Promise<string | null> {
  const [head] = await on
    .select({ message_id: chatHeads.message_id })
    .from(chatHeads)
    .where(eq(chatHeads.record_id, recordId));
  return head?.message_id ?? null;
}

/** The last message below a message: the newest one. */
async function findLast(on: Database, recordId: string, id: string): Promise<string> {
  const [last] = await queryRows<{ id: string }>(
    on,
    sql`
    with recursive below as (
      select id, number from ${chatMessages} where record_id = ${recordId} and id = ${id}
      union all
      select m.id, m.number from ${chatMessages} m join below on m.parent_id = below.id
      where m.record_id = ${recordId}
    )
    select id from below order by number desc limit 1`,
  );
  return last?.id ?? id;
}

/** All messages of a conversation, the oldest first, read page by page. */
async function* messagesOf(db: Database, record: RecordRow): AsyncGenerator<Schema<'ChatMessage'>> {
  const birth = birthKey(record);
  for (let after = 0; ;) {
    const rows = await db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.record_id, record.id), gt(chatMessages.number, after)))
      .orderBy(asc(chatMessages.number))
      .limit(ROWS_PER_TURN);
    yield* rows.map((row) => toWire(row, birth));
    after = rows.at(-1)?.number ?? after;
    if (rows.length < ROWS_PER_TURN) return;
  }
}

/** The answer that a new question follows. @throws ApiError where it is not an answer of the conversation */
async function findParent(on: Database, recordId: string, given: string | null | undefined) {
  if (given === null) return null;
  const id = given ?? (await findHead(on, recordId));
  if (id === null) return null;
  const row = await find(on, recordId, id);
  if (row?.role === 'assistant') return row.id;
  if (given === undefined) return null;
  throw row ? invalidField('parent_id', '问题须接在一条答复之后') : noMessage();
}

/** An answer. @throws ApiError 404 */
async function findReply(on: Database, recordId: string, id: string): Promise<MessageRow> {
  const row = await find(on, recordId, id);
  if (row?.role !== 'assistant') throw noMessage();
  return row;
}

/** How many answers of an account are in progress. */
async function countRunning(on: Database, userId: string): Promise<number> {
  const [row] = await on
    .select({ count: count() })
    .from(chatMessages)
    .innerJoin(records, eq(records.id, chatMessages.record_id))
    .where(and(eq(chatMessages.status, 'running'), eq(records.user_id, userId), isNull(records.deleted_at)));
  return row?.count ?? 0;
}

/**
 * Adds a question, unless it is there, and an answer to it, which becomes the last of the selected branch.
 *
 * @throws ApiError 400 for an id of another kind of message, 404 for an unknown parent
 */
async function add(
  tx: Database,
  recordId: string,
  given: NewQuestion,
  claim: Pick<MessageRow, 'claim' | 'claimed_until' | 'created_at'>,
): Promise<void> {
  const known = await find(tx, recordId, given.message_id);
  if (known && known.role !== 'user') throw invalidField('message_id', '消息编号已被使用');
  const { created_at } = claim;
  if (!known) {
    await tx.insert(chatMessages).values({
      record_id: recordId,
      id: given.message_id,
      parent_id: await findParent(tx, recordId, given.parent_id),
      role: 'user',
      status: 'complete',
      content: given.message,
      report_code: given.report_code,
      prompt: given.prompt,
      created_at,
    });
  }
  await tx.insert(chatMessages).values({
    record_id: recordId,
    id: given.reply_id,
    parent_id: given.message_id,
    role: 'assistant',
    status: 'running',
    starts: 1,
    ...claim,
  });
  await setHead(tx, recordId, given.reply_id);
}

/** The messages that lead to one, the oldest first, and itself as the last. */
async function readPath(on: Database, recordId: string, id: string | null): Promise<MessageRow[]> {
  const above = await queryRows<{ id: string }>(
    on,
    sql`
    with recursive above as (
      select id, parent_id, number from ${chatMessages}
      where record_id = ${recordId} and id = ${id}
      union all
      select m.id, m.parent_id, m.number from ${chatMessages} m join above on m.id = above.parent_id
      where m.record_id = ${recordId}
    )
    select id from above order by number desc limit ${HISTORY}`,
  );
  if (above.length === 0) return [];
  return on
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.record_id, recordId),
        inArray(
          chatMessages.id,
          above.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(chatMessages.number));
}

/** The question that an answer is asked for, as it stands where it is stored already, after those before it. */
async function questionsTo(
  on: Database,
  recordId: string,
  { message_id, message, parent_id }: Pick<NewQuestion, 'message_id' | 'message' | 'parent_id'>,
): Promise<{ question: string; before: string[] }> {
  const questionsOf = async (id: string | null) =>
    (await readPath(on, recordId, id)).flatMap(({ role, content }) => (role === 'user' ? content : []));
  const known = await questionsOf(message_id);
  const stored = known.pop();
  if (stored !== undefined) return { question: stored, before: known };
  const follows = parent_id === undefined ? await findHead(on, recordId) : parent_id;
  return { question: message, before: await questionsOf(follows) };
}

/** One page of a conversation, the number of its messages and the last of its selected branch. */
async function listMessages(
  { db }: Context,
  record: RecordRow,
  { page, size, sort }: { page: number; size: number; sort: 'asc' | 'desc' },
): Promise<Schema<'ChatHistory'>> {
  const own = eq(chatMessages.record_id, record.id);
  const direction = sort === 'desc' ? desc : asc;
  const [rows, total, head_id] = await Promise.all([
    db
      .select()
      .from(chatMessages)
      .where(own)
      .orderBy(direction(chatMessages.number))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(chatMessages, own),
    findHead(db, record.id),
  ]);
  const birth = birthKey(record);
  return { items: rows.map((row) => toWire(row, birth)), total, head_id };
}

/** Selects the branch that a message is on, to its end. @throws ApiError 404 */
async function selectBranch({ db }: Context, recordId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await find(tx, recordId, id))) throw noMessage();
    await setHead(tx, recordId, await findLast(tx, recordId, id));
  });
}

/** Deletes a conversation. @returns the ids of the answers that were in progress */
async function clear(tx: Database, recordId: string): Promise<string[]> {
  await tx.delete(chatHeads).where(eq(chatHeads.record_id, recordId));
  const { id, status } = chatMessages;
  const gone = await tx
    .delete(chatMessages)
    .where(eq(chatMessages.record_id, recordId))
    .returning({ id, status });
  return gone.flatMap((one) => (one.status === 'running' ? one.id : []));
}

/**
 * All conversations of a user by record, for the export of the user's data: their records at once, the messages of
 * each a few at a time.
 */
async function* readAll(
  { db }: Context,
  userId: string,
): AsyncGenerator<{ record_id: string; messages: AsyncIterable<Schema<'ChatMessage'>> }> {
  const messages = db.select().from(chatMessages).where(eq(chatMessages.record_id, records.id));
  const own = await db
    .select()
    .from(records)
    .where(and(ofUser(userId), exists(messages)))
    .orderBy(desc(records.created_at), desc(records.id));
  for (const record of own) yield { record_id: record.id, messages: messagesOf(db, record) };
}

/** A message as the contract has it. @param birth the key of its record's birth now, as {@link birthKey} */
export function toWire(row: MessageRow, birth: string): Schema<'ChatMessage'> {
  const { role, content, id, parent_id, status, error, created_at } = row;
  const common = { role, content, id, parent_id, status, error, created_at: created_at.toISOString() };
  if (role === 'user') return common;
  const { reasoning, attempt, suggestions, birth_key } = row;
  const ended = status !== 'running' && { written_by: writtenBy(row) };
  const former = birth_key !== null && birth_key !== birth && { former_birth: true };
  return { ...common, reasoning_content: reasoning || null, attempt, suggestions, ...ended, ...former };
}
