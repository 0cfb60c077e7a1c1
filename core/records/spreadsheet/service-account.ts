import { createPrivateKey, createSign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { AppError } from '../../errors.js';
import { SAY_OF } from '../../platform/upstream/services.texts.model.js';

const AccountFile = z.object({
  client_email: z.string().min(3),
  private_key: z.string().min(30),
  private_key_id: z.string().optional(),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
});
export type ServiceAccount = z.infer<typeof AccountFile>;

/** Reads the key file that Google hands out for a service account. Throws VALIDATION, never quoting the file. */
export async function readServiceAccount(path: string): Promise<ServiceAccount> {
  const wrong = (why: string, cause?: unknown) =>
    new AppError('VALIDATION', `GOOGLE_SERVICE_ACCOUNT_FILE: ${why}`, { cause });
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    throw wrong(SAY_OF().keyFileUnreadable(path), cause);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw wrong(SAY_OF().keyFileNoJson(path));
  }
  const account = AccountFile.safeParse(json);
  if (!account.success) throw wrong(SAY_OF().keyFileOther(path));
  try {
    createPrivateKey(account.data.private_key);
  } catch {
    throw wrong(SAY_OF().keyFileNoKey(path));
  }
  return account.data;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const LIFETIME_SECONDS = 3600;

/**
 * The signed statement that Google's token endpoint takes for an access token (RFC 7523; Google, "Using OAuth 2.0 for
 * Server to Server Applications"). It lives an hour, the longest allowed.
 */
export function signAssertion(account: ServiceAccount, scope: string, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const head = { alg: 'RS256', typ: 'JWT', ...(account.private_key_id && { kid: account.private_key_id }) };
  const claims = {
    iss: account.client_email,
    scope,
    aud: account.token_uri,
    iat: issuedAt,
    exp: issuedAt + LIFETIME_SECONDS,
  };
  const statement = `${encode(head)}.${encode(claims)}`;
  const signature = createSign('RSA-SHA256').update(statement).sign(account.private_key, 'base64url');
  return `${statement}.${signature}`;
}
