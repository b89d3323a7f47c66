import { type VerifyCodeType, verifyCodeTypes } from '@ziping/api-client/endpoints/auth';

/** A value for each type of SMS code, made by the same function. */
export const createByCodeType = <Value>(create: (type: VerifyCodeType) => Value) =>
  Object.fromEntries(verifyCodeTypes.map((type) => [type, create(type)])) as Record<VerifyCodeType, Value>;
