import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The package's `Algorithm.Argon2id`, which as an ambient const enum cannot be imported. */
const ARGON2ID = 2;
/** OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane. */
const ARGON2_COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** The same source for scrypt: 32 MiB, three lanes. */
const SCRYPT_COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
/** The cost stands in the hash, as in argon2's own. */
const SCRYPT_PREFIX = '$scrypt$ln=15,r=8,p=3$';
const SCRYPT_BYTES = 32;

type Argon2 = Pick<typeof import('@node-rs/argon2'), 'hash' | 'verify'>;
type LoadArgon2 = () => Promise<Argon2>;

const scryptOf = promisify<string, Buffer, number, object, Buffer>(scrypt);

async function hashByScrypt(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await scryptOf(password, salt, SCRYPT_BYTES, SCRYPT_COST);
  return `${SCRYPT_PREFIX}${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

async function fitsScrypt(stored: string, password: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.slice(SCRYPT_PREFIX.length).split('$');
  const made = await scryptOf(password, Buffer.from(salt, 'base64url'), SCRYPT_BYTES, SCRYPT_COST);
  return timingSafeEqual(made, Buffer.from(hash, 'base64url'));
}

/**
 * Hashes passwords by argon2id, whose native part is loaded when it is first needed; on a machine without one by scrypt,
 * which Node has itself. What scrypt hashed fits everywhere, what argon2id hashed only where that can be loaded.
 */
export function passwordsBy(load: LoadArgon2) {
  let loading: Promise<Argon2 | undefined> | undefined;
  const argon2 = () => {
    loading ??= load().catch(() => undefined);
    return loading;
  };
  let decoy: Promise<string> | undefined;

  const hashPassword = async (password: string): Promise<string> => {
    const plain = password.normalize('NFKC');
    return (await argon2())?.hash(plain, ARGON2_COST) ?? hashByScrypt(plain);
  };

  /**
   * Whether the password fits the hash. Without a hash that can be checked here (an unknown user) it does the same work
   * against a decoy and says no, so that the answer's time tells nothing.
   */
  const verifyPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
    const plain = password.normalize('NFKC');
    const isByScrypt = passwordHash?.startsWith(SCRYPT_PREFIX) === true;
    const library = isByScrypt ? undefined : await argon2();
    const isKnown = passwordHash !== undefined && (isByScrypt || library !== undefined);
    if (!isKnown) decoy ??= hashPassword('no password has this hash');
    const stored = isKnown ? passwordHash : ((await decoy) as string);
    const fits = library === undefined ? fitsScrypt(stored, plain) : library.verify(stored, plain);
    return (await fits) && isKnown;
  };

  /** Whether passwords that were set on another machine may not be checked here. */
  const lacksArgon2 = async (): Promise<boolean> => (await argon2()) === undefined;

  return { hashPassword, verifyPassword, lacksArgon2 };
}

export const { hashPassword, verifyPassword, lacksArgon2 } = passwordsBy(() => import('@node-rs/argon2'));
