import type { HttpHandler } from 'msw';

import { endless, offline, serverError, slow } from './network.ts';
import { paymentStatus } from './paying.ts';
import { benefitsShort, generationRefused } from './reading.ts';
import { expired, phoneRequired, refreshFails } from './session.ts';

/** States that the whole service can be put into, over whatever a story sets up. */
export const serviceStates = {
  normal: () => [],
  loading: () => endless(),
  slow: () => slow(),
  offline: () => offline(),
  failing: () => serverError(),
  expired: () => expired(),
  ended: () => refreshFails(),
  phone: () => phoneRequired(),
  conflict: () => generationRefused('up-to-date'),
  shortfall: () => benefitsShort(),
  pending: () => paymentStatus('pending'),
} satisfies Record<string, () => HttpHandler[]>;

export type ServiceState = keyof typeof serviceStates;
