import { and, eq, ne } from 'drizzle-orm';

import type { Basics } from '../../db/basics.ts';
import type { Database } from '../../db/open.ts';
import { avatars, users } from '../../db/schema/accounts.ts';
import { PICTURE_BYTES, type Pictures } from '../../ports/pictures.ts';
import { invalidField, apiError, sessionExpired } from '../../shared/errors.ts';

interface Dependencies extends Basics {
  pictures: Pictures;
}

export const pictureTooLarge = () => apiError(413, '图片大小不能超过5MB');

/** The URL path of an avatar. */
const pathOf = (id: string) => `/uploads/${id}.webp`;
const idOf = (path: string) => /^\/uploads\/([\w-]{1,64})\.webp$/.exec(path)?.[1] ?? null;

export type Avatars = ReturnType<typeof createAvatars>;

export function createAvatars({ db, clock, entropy, pictures }: Dependencies) {
  /** All uploads of a user except the one at this path. */
  function uploadsExcept(userId: string, path: string) {
    const id = idOf(path);
    return and(eq(avatars.user_id, userId), id === null ? undefined : ne(avatars.id, id));
  }

  return {
    /**
     * Stores an avatar, which the profile does not show until it is updated. Deletes earlier uploads not in use.
     *
     * @returns its URL path.
     * @throws ApiError 413 for more than 5 MB. @throws ValidationError for a file that is not an image.
     */
    async add(userId: string, upload: Uint8Array): Promise<string> {
      if (upload.byteLength > PICTURE_BYTES) throw pictureTooLarge();
      const webp = await pictures.toAvatar(upload);
      if (!webp) throw invalidField('file', '请上传图片文件');
      const id = entropy.id();
      return db.transaction(async (tx) => {
        const [owner] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
        if (!owner) throw sessionExpired();
        await tx.delete(avatars).where(uploadsExcept(userId, owner.avatar));
        await tx.insert(avatars).values({ id, user_id: userId, webp, created_at: clock.now() });
        return pathOf(id);
      });
    },

    /** Whether a profile may use this path: an avatar of the app or the user's own upload. */
    async canUse(userId: string, path: string): Promise<boolean> {
      if (/^\/avatars\/[\w-]+\.(png|webp|svg)$/.test(path)) return true;
      const id = idOf(path);
      if (id === null) return false;
      const own = and(eq(avatars.id, id), eq(avatars.user_id, userId));
      return (await db.select({ id: avatars.id }).from(avatars).where(own)).length > 0;
    },

    /** Deletes all uploads of a user except the one at this path. */
    async deleteOthers(userId: string, path: string, on: Database): Promise<void> {
      await on.delete(avatars).where(uploadsExcept(userId, path));
    },

    /** The image at a path; null where there is none. */
    async read(path: string): Promise<Uint8Array | null> {
      const id = idOf(path);
      if (id === null) return null;
      const [row] = await db.select({ webp: avatars.webp }).from(avatars).where(eq(avatars.id, id));
      return row?.webp ?? null;
    },
  };
}
