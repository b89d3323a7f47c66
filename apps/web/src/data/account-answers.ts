import type { Schema } from '@ziping/api-client/types';
import * as v from 'valibot';

type SchemaOf<Data> = v.GenericSchema<unknown, Data>;

const text = v.string();
const filledText = v.pipe(text, v.minLength(1));
const nullableText = v.nullable(text);
const moment = v.pipe(
  text,
  v.check((at) => !Number.isNaN(Date.parse(at))),
);
const gender = v.picklist(['male', 'female']);

/** The documents name the profile's fields apart from the others, with these defaults. */
const user = v.object({
  id: filledText,
  nickname: text,
  name: text,
  avatar: text,
  phone: nullableText,
  email: nullableText,
  created_at: moment,
  has_password: v.optional(v.boolean()),
  gender: v.optional(gender, 'male'),
  birth_time: v.optional(text, ''),
  birth_place: v.optional(text, ''),
}) satisfies SchemaOf<Schema<'User'>>;

const changedUser = v.object({
  id: v.optional(filledText),
  nickname: v.optional(text),
  name: v.optional(text),
  avatar: v.optional(text),
  phone: v.optional(nullableText),
  email: v.optional(nullableText),
  created_at: v.optional(moment),
  has_password: v.optional(v.boolean()),
  gender: v.optional(gender),
  birth_time: v.optional(text),
  birth_place: v.optional(text),
}) as SchemaOf<Partial<Schema<'User'>>>;

const tokens = { access_token: filledText, refresh_token: filledText };

const login = v.object({ ...tokens, user_info: user }) satisfies SchemaOf<Schema<'LoginData'>>;

const wechatLogin = v.object({
  ...tokens,
  user,
  need_bind_phone: v.boolean(),
  openid: v.optional(text, ''),
}) satisfies SchemaOf<Schema<'WechatLoginData'>>;

/** `linked` is the client's own. */
const bindPhone = v.object({ ...tokens, user, linked: v.boolean() }) satisfies SchemaOf<
  Schema<'BindPhoneData'>
>;

const objects = v.array(v.object({}));
const userExport = v.object({ exported_at: text, user: v.object({}), records: objects, feedbacks: objects });

/** Reads an answer; undefined for one that the contract does not allow. */
const reader =
  <Output>(schema: SchemaOf<Output>) =>
  (answer: unknown): Output | undefined => {
    const { success, output } = v.safeParse(schema, answer);
    return success ? output : undefined;
  };

/** What a login or a registration is answered with. */
export const readLogin = reader(login);

/** What a login with the messaging app is answered with. */
export const readWechatLogin = reader(wechatLogin);

/** What the binding of a phone is answered with. */
export const readBindPhone = reader(bindPhone);

export const readUser = reader(user);

/** The part of a user that a changed profile is answered with; it is merged into the user. */
export const readChangedUser = reader(changedUser);

/** The URL of an uploaded avatar. */
export const readUpload = reader(v.object({ url: filledText }));

/** All data of a user: what goes into a file as it is. */
export const readUserExport = (answer: unknown) =>
  v.safeParse(userExport, answer).success ? answer : undefined;
