import { AwsV4Signer } from 'aws4fetch';
import type { S3Config } from '../../../config.js';
import type { Clock } from '../../../context.js';
import { UpstreamError } from '../../upstream/upstream-error.js';
import { isStoreFault, StoreError } from '../object-store.js';
import { OBJECTS_TEXTS } from '../objects.texts.model.js';
import { xmlValue } from './s3-xml.js';

const TIMEOUT_MS = 60_000;

/** AWS's form of a moment: 20130524T000000Z. */
const compactTime = (date: Date) => date.toISOString().replace(/[:-]|\.\d{3}/g, '');

export interface S3Call {
  method: string;
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
}

/** Signs calls (SigV4) and makes them. Nothing of key or signature gets into a message. */
export class S3Requests {
  /** Origin and, with path style, the bucket; no slash at the end. */
  readonly base: string;
  private readonly config: S3Config;
  private readonly clock: Clock;

  constructor(config: S3Config, clock: Clock) {
    this.config = config;
    this.clock = clock;
    const { protocol, host } = new URL(config.endpoint);
    this.base = config.forcePathStyle
      ? `${config.endpoint}/${config.bucket}`
      : `${protocol}//${config.bucket}.${host}`;
  }

  private addressOf({ key = '', query = {} }: Pick<S3Call, 'key' | 'query'>): string {
    const search = new URLSearchParams(query).toString().replaceAll('+', '%20');
    const address = key === '' && this.config.forcePathStyle ? this.base : `${this.base}/${key}`;
    return `${address}${search === '' ? '' : `?${search}`}`;
  }

  private signerOf(call: S3Call, signQuery: boolean): AwsV4Signer {
    const { accessKeyId, secretAccessKey, region } = this.config;
    return new AwsV4Signer({
      method: call.method,
      url: this.addressOf(call),
      ...(call.headers === undefined ? {} : { headers: call.headers }),
      ...(signQuery || call.body === undefined ? {} : { body: call.body as never }),
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      signQuery,
      datetime: compactTime(this.clock.now()),
    });
  }

  /** An address that makes the call by itself for a number of seconds (1 to 604,800). */
  async presign(call: S3Call, expiresSeconds: number): Promise<string> {
    const query = { ...call.query, 'X-Amz-Expires': String(expiresSeconds) };
    return (await this.signerOf({ ...call, query }, true).sign()).url.href;
  }

  /** Makes the call. Throws StoreError for what S3 refuses, UpstreamError when it does not answer as it should. */
  async send(call: S3Call): Promise<Response> {
    const { url, method, headers } = await this.signerOf(call, false).sign();
    let answer: Response;
    try {
      const body = call.body === undefined ? {} : { body: call.body as never };
      answer = await fetch(url, { method, headers, ...body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      throw new UpstreamError('transient', OBJECTS_TEXTS().storeUnreachable(cause?.code ?? name));
    }
    if (!answer.ok) throw faultOf(answer.status, await answer.text());
    return answer;
  }
}

/** What S3's error answer means. */
export function faultOf(status: number, text: string): Error {
  const code = xmlValue(text, 'Code') ?? '';
  const message = xmlValue(text, 'Message') ?? '';
  if (code === 'NoSuchUpload') {
    return new StoreError(code, OBJECTS_TEXTS().neverBegun);
  }
  if (status === 404 && code !== 'NoSuchBucket') return new StoreError('NoSuchKey', OBJECTS_TEXTS().noObject);
  if (status !== 403 && isStoreFault(code)) return new StoreError(code, message || code);
  const kind =
    status === 401 || status === 403 ? 'auth' : status === 429 || status >= 500 ? 'transient' : 'bad_request';
  return new UpstreamError(kind, OBJECTS_TEXTS().storeRefused(code || String(status)));
}
