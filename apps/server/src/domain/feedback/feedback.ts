import { setImmediate as nextTurn } from 'node:timers/promises';

import type { operations } from '@ziping/api-client/schema';
import type { Schema } from '@ziping/api-client/types';
import { asc, eq, inArray, isNull } from 'drizzle-orm';

import type { Basics } from '../../db/basics.ts';
import type { Database } from '../../db/open.ts';
import { newestFirst, readAllPages, readPage } from '../../db/pages.ts';
import { feedbackImages, feedbacks } from '../../db/schema/feedback.ts';
import type { Pictures } from '../../ports/pictures.ts';
import { invalidField } from '../../shared/errors.ts';
import { bindAll } from '../../shared/bind.ts';

type WireFeedback = Schema<'Feedback'>;
type NewFeedback = operations['createFeedback']['requestBody']['content']['application/json'];
type Query = NonNullable<operations['listFeedbacks']['parameters']['query']>;

interface FeedbackContext extends Basics {
  pictures: Pictures;
}

const MIN_CONTENT_LENGTH = 10;

export type Feedback = ReturnType<typeof createFeedback>;

/** Feedback of members and guests. */
export function createFeedback(context: FeedbackContext) {
  return {
    ...bindAll(context, { add, list, all, unanswered, answer }),
    anonymise,
  };
}

/**
 * Stores feedback with its images, of a member or a guest (null).
 *
 * @returns its id.
 * @throws ValidationError naming the invalid field.
 */
async function add(
  { pictures, entropy, db, clock }: FeedbackContext,
  userId: string | null,
  given: Omit<NewFeedback, 'images'>,
  uploads: readonly Uint8Array[],
): Promise<string> {
  const content = given.content.trim();
  if (!content) throw invalidField('content', '请输入反馈内容');
  if ([...content].length < MIN_CONTENT_LENGTH) throw invalidField('content', '反馈内容不能少于10个字符');
  const images: Uint8Array[] = [];
  for (const upload of uploads) {
    const webp = await pictures.toAttachment(upload);
    if (!webp) throw invalidField('images', '图片仅支持 JPG、PNG 格式');
    images.push(webp);
  }
  const id = entropy.id();
  await db.transaction(async (tx) => {
    await tx.insert(feedbacks).values({
      id,
      user_id: userId,
      type: given.type,
      content,
      contact: given.contact?.trim() ?? '',
      image_count: images.length,
      created_at: clock.now(),
    });
    // One at a time, so that other requests get a turn.
    for (const [position, webp] of images.entries()) {
      await tx.insert(feedbackImages).values({ feedback_id: id, position, webp });
      await nextTurn();
    }
  });
  return id;
}

/** One page of a member's feedback, newest first, and the total. */
async function list({ db }: FeedbackContext, userId: string, { page = 1, page_size = 10 }: Query) {
  const shown = { order: newestFirst(feedbacks), number: page, size: page_size };
  const [rows, total] = await readPage(db, feedbacks, eq(feedbacks.user_id, userId), shown);
  return { items: rows.map(toWire), total };
}

/** All feedback of a member, newest first, read page by page. */
async function* all({ db }: FeedbackContext, userId: string): AsyncGenerator<WireFeedback> {
  for await (const rows of readAllPages(db, feedbacks, eq(feedbacks.user_id, userId)))
    yield* rows.map(toWire);
}

/** Feedback that nobody has answered, oldest first: what an operator reads. */
function unanswered({ db }: FeedbackContext) {
  return db
    .select()
    .from(feedbacks)
    .where(isNull(feedbacks.reply))
    .orderBy(asc(feedbacks.created_at), asc(feedbacks.id));
}

/**
 * Answers feedback. A later answer replaces an earlier one, and counts as new.
 *
 * @returns false where there is no such feedback
 */
async function answer({ db, clock }: FeedbackContext, id: string, reply: string): Promise<boolean> {
  const answered = await db
    .update(feedbacks)
    .set({ reply, replied_at: clock.now() })
    .where(eq(feedbacks.id, id))
    .returning({ id: feedbacks.id });
  return answered.length > 0;
}

/** Removes user, contact and images from a member's feedback; the text is kept. */
async function anonymise(userId: string, on: Database): Promise<void> {
  const own = on.select({ id: feedbacks.id }).from(feedbacks).where(eq(feedbacks.user_id, userId));
  await on.delete(feedbackImages).where(inArray(feedbackImages.feedback_id, own));
  await on
    .update(feedbacks)
    .set({ user_id: null, contact: '', image_count: 0 })
    .where(eq(feedbacks.user_id, userId));
}

function toWire({
  id,
  type,
  content,
  contact,
  image_count,
  reply,
  replied_at,
  created_at,
}: typeof feedbacks.$inferSelect): WireFeedback {
  return {
    ...{ id, type, content, contact, image_count, reply },
    replied_at: replied_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}
