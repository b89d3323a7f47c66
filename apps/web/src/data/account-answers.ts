import type { Schema } from '@ziping/api-client/types';
import * as v from 'valibot';

import { schemaOf } from './read-answer.ts';

const text = v.string();
const filledText = v.pipe(text, v.nonEmpty());
const gender = v.picklist(['male', 'female']);

const accountFields = {
  id: filledText,
  nickname: text,
  name: text,
  avatar: text,
  phone: v.nullable(text),
  email: v.nullable(text),
  created_at: v.pipe(
    text,
    v.check((at) => !Number.isNaN(Date.parse(at))),
  ),
};

/** A user. The documents name the profile's fields apart from the others, with these defaults. */
export const userSchema = schemaOf<Schema<'User'>>()(
  v.object({
    ...accountFields,
    gender: v.optional(gender, 'male'),
    birth_time: v.optional(text, ''),
    birth_place: v.optional(text, ''),
  }),
);

/** The part of a user that a changed profile is answered with; it is merged into the user. */
export const changedUserSchema = v.partial(
  v.object({ ...accountFields, gender, birth_time: text, birth_place: text }),
) as v.GenericSchema<unknown, Partial<Schema<'User'>>>;

const tokenFields = { access_token: filledText, refresh_token: filledText };

/** What a login and a registration are answered with. */
export const loginSchema = schemaOf<Schema<'LoginData'>>()(
  v.object({ ...tokenFields, user_info: userSchema }),
);

/** What a login with the messaging app is answered with. */
export const wechatLoginSchema = schemaOf<Schema<'WechatLoginData'>>()(
  v.object({
    ...tokenFields,
    user: userSchema,
    need_bind_phone: v.boolean(),
    openid: v.optional(text, ''),
  }),
);

/** What the binding of a phone is answered with; `linked` is the client's own. */
export const bindPhoneSchema = schemaOf<Schema<'BindPhoneData'> & { linked: boolean }>()(
  v.object({ ...tokenFields, user: userSchema, linked: v.boolean() }),
);

/** The URL of an uploaded avatar. */
export const uploadSchema = v.object({ url: filledText });

/** All data of a user, which goes into a file as it is. */
export const userExportSchema = v.looseObject({
  exported_at: text,
  user: v.looseObject({}),
  records: v.array(v.unknown()),
  feedbacks: v.array(v.unknown()),
});
