import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RandomBytes } from '../../people/users/secrets.js';

/** A key for one purpose, made from the configuration's DELIVERY_SECRET: nothing that signs or opens is stored. */
const keyFor = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`smops ${purpose}`).digest();

/** What a webhook is signed with. `salt` is the destination's own. */
export const signingSecret = (secret: string, salt: string): string =>
  `whsec_${keyFor(secret, `webhook ${salt}`).toString('base64url')}`;

/** The value of the header X-Smops-Signature for a body sent at `at`. */
export function signatureOf(signing: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', signing).update(`${seconds}.${body}`).digest('hex')}`;
}

/** A text that only a holder of the secret can read (AES-256-GCM). */
export function seal(secret: string, text: string, random: RandomBytes = randomBytes): string {
  const start = random(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, 'seal'), start);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([start, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text again; undefined when it was sealed with another secret, or changed. */
export function unseal(secret: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, 'seal'), bytes.subarray(0, 12), {
      authTagLength: 16,
    });
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

const markOf = (secret: string, destinationId: number, address: string) =>
  keyFor(secret, `leave ${destinationId} ${address}`).toString('base64url');

/** What stands in the link with which an address leaves a destination; it does not tell the address. */
export const leaveToken = (secret: string, destinationId: number, address: string): string =>
  `${destinationId}.${markOf(secret, destinationId, address)}`;

/** Whose link a token is, of these addresses. */
export function addressOfToken(
  secret: string,
  token: string,
  { id, addresses }: { id: number; addresses: readonly string[] },
): string | undefined {
  const given = Buffer.from(token);
  return addresses.find((address) => {
    const right = Buffer.from(leaveToken(secret, id, address));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}
