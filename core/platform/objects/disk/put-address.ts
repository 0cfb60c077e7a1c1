import { createHmac, timingSafeEqual } from 'node:crypto';
import { StoreError } from '../object-store.js';
import { OBJECTS_TEXTS } from '../objects.texts.model.js';

/** What a signed address allows: one object, or one part of it, with an end and a limit in bytes. */
export interface PutPermit {
  key: string;
  /** Seconds since 1970. */
  expires: number;
  maxBytes: number;
  part?: { uploadId: string; partNumber: number; totalBytes?: number };
}

const EXPIRES = 'X-Smops-Expires';
const LIMIT = 'X-Smops-Limit';
const TOTAL = 'X-Smops-Total';
const SIGNATURE = 'X-Smops-Signature';

const unsignedQuery = ({ expires, maxBytes, part }: PutPermit): URLSearchParams =>
  new URLSearchParams({
    [EXPIRES]: String(expires),
    [LIMIT]: String(maxBytes),
    ...(part === undefined ? {} : { partNumber: String(part.partNumber), uploadId: part.uploadId }),
    ...(part?.totalBytes === undefined ? {} : { [TOTAL]: String(part.totalBytes) }),
  });

const sign = (permit: PutPermit, secret: Buffer): string =>
  createHmac('sha256', secret)
    .update(`PUT\n${permit.key}\n${unsignedQuery(permit)}`)
    .digest('hex');

/** The query of a signed address. */
export function permitQuery(permit: PutPermit, secret: Buffer): string {
  const query = unsignedQuery(permit);
  query.set(SIGNATURE, sign(permit, secret));
  return query.toString();
}

/**
 * What the address of a PUT allows. Throws StoreError: AuthorizationQueryParametersError when it is not signed,
 * SignatureDoesNotMatch, and AccessDenied with S3's words for an expired one, by which the uploader knows to ask for
 * a new address.
 */
export function readPermit(key: string, query: URLSearchParams, secret: Buffer, now: Date): PutPermit {
  const number = (name: string) =>
    /^\d{1,15}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined;
  const [expires, maxBytes, signature] = [number(EXPIRES), number(LIMIT), query.get(SIGNATURE)];
  if (expires === undefined || maxBytes === undefined || signature === null) {
    throw new StoreError('AuthorizationQueryParametersError', OBJECTS_TEXTS().notSigned);
  }
  const uploadId = query.get('uploadId');
  const part =
    uploadId === null
      ? undefined
      : { uploadId, partNumber: number('partNumber') ?? 0, totalBytes: number(TOTAL) };
  const permit = { key, expires, maxBytes, ...(part === undefined ? {} : { part }) };
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(permit, secret))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new StoreError('SignatureDoesNotMatch', OBJECTS_TEXTS().wrongSignature);
  }
  // same-text: S3's own words, which its clients know
  if (expires * 1000 < now.getTime()) throw new StoreError('AccessDenied', 'Request has expired');
  return permit;
}
