import { hash, verify } from '@node-rs/argon2';

/** The package's `Algorithm.Argon2id`, which as an ambient const enum cannot be imported. */
const ARGON2ID = 2;
/** OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password fits the hash. Without a hash (an unknown user) it does the same work against a decoy and says
 * no, so that the answer's time tells nothing.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  if (passwordHash === undefined) decoy ??= hashPassword('no password has this hash');
  const stored = passwordHash ?? ((await decoy) as string);
  const fits = await verify(stored, password.normalize('NFKC'));
  return fits && passwordHash !== undefined;
}
