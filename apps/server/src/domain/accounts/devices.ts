import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Entropy } from '../../ports/entropy.ts';

/**
 * Tokens of devices that have logged in to an account. They grant nothing but a rate limit of their own, so that
 * wrong passwords from elsewhere do not lock out the owner.
 */
export interface Devices {
  issue(userId: string): string;
  /** The device's id; null when the token is forged or belongs to another account. */
  verify(token: string, userId: string): string | null;
}

export function createDevices({ entropy, secret }: { entropy: Entropy; secret: Uint8Array }): Devices {
  const sign = (id: string, userId: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['device', id, userId]))
      .digest('base64url');
  return {
    issue(userId) {
      const id = entropy.id();
      return `${id}.${sign(id, userId)}`;
    },
    verify(token, userId) {
      const [id = '', signature = ''] = token.split('.');
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(id, userId))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
    },
  };
}
