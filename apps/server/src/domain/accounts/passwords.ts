// OWASP's second choice for argon2id: 19 MiB, two passes, one lane.
// The library's enum of algorithms exists in its types only; 2 is argon2id.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

// Loaded with the first password: it would slow every start.
const argon2 = () => import('@node-rs/argon2');

export async function hashPassword(password: string): Promise<string> {
  return (await argon2()).hash(password, COST);
}

/** Whether the password fits. Without a stored hash it takes as long and says no. */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const fits = await (await argon2()).verify(stored ?? (await decoy), password);
  return fits && stored !== null;
}
