import { type VerifyCodeType, verifyCodeTypes } from '@ziping/api-client/endpoints/auth';

/** One of something for each kind of SMS code. */
export const forEachVerifyCode = <Value>(create: (type: VerifyCodeType) => Value) =>
  Object.fromEntries(verifyCodeTypes.map((type) => [type, create(type)])) as Record<VerifyCodeType, Value>;
