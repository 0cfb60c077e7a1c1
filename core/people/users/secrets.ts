import { createHash, randomBytes } from 'node:crypto';

export type RandomBytes = (size: number) => Buffer;

/** 256 random bits as URL-safe text: a session's cookie, or what follows a token's prefix. */
export function createSecret(random: RandomBytes = randomBytes): string {
  return random(32).toString('base64url');
}

/** What is stored of a secret. Plain SHA-256 is enough: the secret itself is random (OWASP ASVS 5, 7.2.3). */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A password people can type: 20 letters and digits without look-alikes (about 98 bits), in groups of five. */
export function generatePassword(random: RandomBytes = randomBytes): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters: string[] = [];
  while (letters.length < 20) {
    for (const byte of random(32)) {
      // Bytes past the last whole multiple would favour the first letters.
      if (byte >= alphabet.length * 8) continue;
      letters.push(alphabet.charAt(byte % alphabet.length));
      if (letters.length === 20) break;
    }
  }
  return [0, 5, 10, 15].map((start) => letters.slice(start, start + 5).join('')).join('-');
}
