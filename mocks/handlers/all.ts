import type { HttpHandler } from 'msw';
import { authHandlers } from './auth.ts';
import { benefitHandlers } from './benefits.ts';
import { chatHandlers } from './chat.ts';
import { locationHandlers } from './locations.ts';
import { membershipHandlers } from './membership.ts';
import { orderHandlers } from './orders.ts';
import { paymentHandlers } from './payments.ts';
import { professionalHandlers } from './professional.ts';
import { recordHandlers } from './records.ts';
import { reportHandlers } from './reports.ts';
import { userHandlers } from './user.ts';

/** Handlers of every call, all of them successful; each call of this function starts with fresh data. */
export function allHandlers(): HttpHandler[] {
  return [
    ...authHandlers(),
    ...userHandlers(),
    ...locationHandlers(),
    ...recordHandlers(),
    ...reportHandlers(),
    ...chatHandlers(),
    ...benefitHandlers(),
    ...paymentHandlers(),
    ...orderHandlers(),
    ...membershipHandlers(),
    ...professionalHandlers(),
  ];
}
