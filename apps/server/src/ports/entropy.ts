/** The source of ids, tokens, codes and captcha answers. */
export interface Entropy {
  /** `count` unpredictable bytes. */
  bytes(count: number): Uint8Array;
  /** An unpredictable integer from 0 up to, not including, `limit`. */
  below(limit: number): number;
  /** A new unique id, safe in a URL path. */
  id(): string;
}
