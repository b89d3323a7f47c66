// OWASP's parameters for argon2id: 19 MiB, two passes, one lane.
// The library's enum of algorithms exists in its types only; 2 is argon2id.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoyHash: Promise<string> | undefined;

// Loaded on first use: it would slow the start.
const argon2 = () => import('@node-rs/argon2');

export async function hashPassword(password: string): Promise<string> {
  return (await argon2()).hash(password, COST);
}

/** Whether the password is right. Without a stored hash it takes as long and is false. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  decoyHash ??= hashPassword('no account has this password');
  const matches = await (await argon2()).verify(stored ?? (await decoyHash), password);
  return matches && stored !== null;
}
