import { randomBytes, randomInt, randomUUID } from 'node:crypto';

import type { Entropy } from '../ports/entropy.ts';

export const cryptoEntropy: Entropy = {
  bytes: (count) => randomBytes(count),
  below: (limit) => randomInt(limit),
  id: () => randomUUID(),
};
