import { setImmediate as nextTurn } from 'node:timers/promises';

import type { operations } from '@ziping/api-client/schema';
import type { Schema } from '@ziping/api-client/types';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { newestFirst } from '../../db/pages.ts';
import { feedbackImages, feedbacks } from '../../db/schema/feedback.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Entropy } from '../../ports/entropy.ts';
import type { Pictures } from '../../ports/pictures.ts';
import { invalidField } from '../../shared/errors.ts';

type WireFeedback = Schema<'Feedback'>;
type NewFeedback = operations['createFeedback']['requestBody']['content']['application/json'];
type Query = NonNullable<operations['listFeedbacks']['parameters']['query']>;

interface Dependencies {
  db: Database;
  clock: Clock;
  entropy: Entropy;
  pictures: Pictures;
}

const MIN_CONTENT_LENGTH = 10;

/** Feedback of members and guests. */
export type Feedback = ReturnType<typeof createFeedback>;

export function createFeedback({ db, clock, entropy, pictures }: Dependencies) {
  return {
    /**
     * Stores feedback with its images, of a member or a guest (null).
     *
     * @returns its id.
     * @throws ValidationError naming the invalid field.
     */
    async add(
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
    },

    /** One page of a member's feedback, newest first, and the total. */
    async list(userId: string, { page = 1, page_size = 10 }: Query) {
      const own = eq(feedbacks.user_id, userId);
      const [rows, total] = await Promise.all([
        db
          .select()
          .from(feedbacks)
          .where(own)
          .orderBy(desc(feedbacks.created_at), desc(feedbacks.id))
          .limit(page_size)
          .offset((page - 1) * page_size),
        db.$count(feedbacks, own),
      ]);
      return { items: rows.map(toWire), total };
    },

    /** All feedback of a member, newest first, read page by page. */
    async *all(userId: string): AsyncGenerator<WireFeedback> {
      const pages = newestFirst(feedbacks, ({ after, order, limit }) =>
        db
          .select()
          .from(feedbacks)
          .where(and(eq(feedbacks.user_id, userId), after))
          .orderBy(...order)
          .limit(limit),
      );
      for await (const rows of pages) yield* rows.map(toWire);
    },

    /** Feedback that nobody has answered, oldest first: what an operator reads. */
    unanswered() {
      return db
        .select()
        .from(feedbacks)
        .where(isNull(feedbacks.reply))
        .orderBy(asc(feedbacks.created_at), asc(feedbacks.id));
    },

    /**
     * Answers feedback. A later answer replaces an earlier one, and counts as new.
     *
     * @returns false where there is no such feedback
     */
    async answer(id: string, reply: string): Promise<boolean> {
      const answered = await db
        .update(feedbacks)
        .set({ reply, replied_at: clock.now() })
        .where(eq(feedbacks.id, id))
        .returning({ id: feedbacks.id });
      return answered.length > 0;
    },

    /** Removes user, contact and images from a member's feedback; the text is kept. */
    async anonymise(userId: string, on: Database): Promise<void> {
      const own = on.select({ id: feedbacks.id }).from(feedbacks).where(eq(feedbacks.user_id, userId));
      await on.delete(feedbackImages).where(inArray(feedbackImages.feedback_id, own));
      await on
        .update(feedbacks)
        .set({ user_id: null, contact: '', image_count: 0 })
        .where(eq(feedbacks.user_id, userId));
    },
  };
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
