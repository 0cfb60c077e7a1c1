import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Config } from '../../../config.js';
import { PART_MIN_BYTES } from '../objects.constants.js';
import { xmlBlocks, xmlValue } from './s3-xml.js';

const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const REGION = 'us-east-1';
const BUCKET = 'smops-test';
/** Entries of a page of a list. S3 gives a thousand. */
const PAGE = 2;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'PUT',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'ETag',
};

interface Stored {
  bytes: Buffer;
  etag: string;
  changedAt: Date;
}

interface Call {
  method: string;
  /** Without the bucket. */
  key: string;
  query: URLSearchParams;
  bytes: Buffer;
}

interface Answer {
  status?: number;
  etag?: string;
  body?: string | Buffer;
}

/** What S3 refuses, in its words. */
class Refusal extends Error {
  readonly answer: Answer;

  constructor(status: number, code: string, message = code) {
    super(code);
    this.answer = { status, body: `<Error><Code>${code}</Code><Message>${message}</Message></Error>` };
  }
}

const md5 = (...pieces: Buffer[]) =>
  pieces.reduce((hash, piece) => hash.update(piece), createHash('md5')).digest('hex');
const stored = (bytes: Buffer, etag = md5(bytes)): Stored => ({ bytes, etag, changedAt: new Date() });

/** When a signature says that it was made: 20130524T000000Z. */
const timeOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Throws what S3 says of a call that is not signed as it stands here, in its header or in its address. */
async function checkSignature(
  { method = '', headers }: IncomingMessage,
  url: URL,
  bytes: Buffer,
): Promise<void> {
  const signature = url.searchParams.get('X-Amz-Signature');
  url.searchParams.delete('X-Amz-Signature');
  const made = url.searchParams.get('X-Amz-Date') ?? String(headers['x-amz-date']);
  const hash = headers['x-amz-content-sha256'];
  const signed = await new AwsV4Signer({
    ...{ ...KEYS, region: REGION, service: 's3', method, url: url.href, datetime: made },
    ...(signature === null ? { headers: { 'x-amz-content-sha256': String(hash) } } : { signQuery: true }),
  }).sign();
  const isSame =
    signature === null
      ? signed.headers.get('authorization') === headers.authorization
      : signed.url.searchParams.get('X-Amz-Signature') === signature;
  if (!isSame) throw new Refusal(403, 'SignatureDoesNotMatch');
  const seconds = Number(url.searchParams.get('X-Amz-Expires') ?? 900);
  if (timeOf(made) + seconds * 1000 < Date.now())
    throw new Refusal(403, 'AccessDenied', 'Request has expired');
  if (
    hash !== undefined &&
    hash !== 'UNSIGNED-PAYLOAD' &&
    hash !== createHash('sha256').update(bytes).digest('hex')
  )
    throw new Refusal(400, 'XAmzContentSHA256Mismatch');
}

/** What `S3Store` asks of one bucket, answered as the Amazon S3 API Reference has it. */
class Bucket {
  private readonly objects = new Map<string, Stored>();
  private readonly uploads = new Map<string, { key: string; parts: Map<number, Stored> }>();

  answer(call: Call): Answer {
    const { method, key, query, bytes } = call;
    const uploadId = query.get('uploadId');
    if (uploadId !== null) return this.answerForUpload(call, uploadId);
    if (method === 'GET' && key === '') return { body: this.list(query) };
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      this.uploads.set(id, { key, parts: new Map() });
      return {
        body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      };
    }
    if (method === 'PUT') return this.keep(this.objects, key, bytes);
    if (method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204 };
    }
    const object = this.objects.get(key);
    if (object === undefined) throw new Refusal(404, 'NoSuchKey');
    return { body: object.bytes, etag: object.etag };
  }

  private keep<Key>(into: Map<Key, Stored>, key: Key, bytes: Buffer): Answer {
    const object = stored(bytes);
    into.set(key, object);
    return { etag: object.etag };
  }

  private list(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort();
    const blocks = keys.slice(0, PAGE).map((key) => {
      const { bytes, changedAt } = this.objects.get(key) as Stored;
      return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const more = keys.length > PAGE ? `<NextContinuationToken>${keys[PAGE - 1]}</NextContinuationToken>` : '';
    return `<ListBucketResult>${blocks.join('')}${more}</ListBucketResult>`;
  }

  private answerForUpload({ method, key, query, bytes }: Call, id: string): Answer {
    const upload = this.uploads.get(id);
    if (upload?.key !== key) throw new Refusal(404, 'NoSuchUpload');
    const { parts } = upload;
    if (method === 'PUT') return this.keep(parts, Number(query.get('partNumber')), bytes);
    if (method === 'GET') return { body: listOf(parts, Number(query.get('part-number-marker') ?? 0)) };
    if (method === 'POST') this.objects.set(key, joined(parts, String(bytes)));
    this.uploads.delete(id);
    return method === 'POST' ? { body: '<CompleteMultipartUploadResult/>' } : { status: 204 };
  }
}

function listOf(parts: ReadonlyMap<number, Stored>, marker: number): string {
  const numbers = [...parts.keys()].filter((number) => number > marker).sort((a, b) => a - b);
  const blocks = numbers.slice(0, PAGE).map((number) => {
    const { bytes, etag } = parts.get(number) as Stored;
    return `<Part><PartNumber>${number}</PartNumber><ETag>&quot;${etag}&quot;</ETag><Size>${bytes.length}</Size></Part>`;
  });
  const next = numbers.slice(0, PAGE).at(-1) ?? marker;
  return `<ListPartsResult><NextPartNumberMarker>${next}</NextPartNumberMarker><IsTruncated>${numbers.length > PAGE}</IsTruncated>${blocks.join('')}</ListPartsResult>`;
}

/** The object of the parts that a call names, in its order. */
function joined(parts: ReadonlyMap<number, Stored>, xml: string): Stored {
  const named = xmlBlocks(xml, 'Part').map((block) => {
    const number = Number(xmlValue(block, 'PartNumber'));
    const part = parts.get(number);
    if (part === undefined || xmlValue(block, 'ETag') !== `"${part.etag}"`)
      throw new Refusal(400, 'InvalidPart');
    return { ...part, number };
  });
  if (named.some(({ number }, index) => index > 0 && number <= (named[index - 1]?.number ?? 0)))
    throw new Refusal(400, 'InvalidPartOrder');
  if (named.slice(0, -1).some(({ bytes }) => bytes.length < PART_MIN_BYTES))
    throw new Refusal(400, 'EntityTooSmall');
  const etag = md5(...named.map(({ etag }) => Buffer.from(etag, 'hex')));
  return stored(Buffer.concat(named.map(({ bytes }) => bytes)), `${etag}-${named.length}`);
}

/**
 * An S3 server with one empty bucket that pages may send to: what `S3Store` asks, signatures included. The signatures
 * themselves are held against AWS's published examples (`signing.test.ts`). Close it in `after`.
 */
export async function startS3(): Promise<{ config: S3Config; close(): Promise<void> }> {
  const bucket = new Bucket();
  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    if (request.method === 'OPTIONS') return {};
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const [, name, ...key] = url.pathname.split('/');
    const bytes = await buffer(request);
    await checkSignature(request, url, bytes);
    if (name !== BUCKET) throw new Refusal(404, 'NoSuchBucket');
    return bucket.answer({
      ...{ method: request.method ?? '', key: key.join('/'), query: url.searchParams, bytes },
    });
  };
  const server = createServer(async (request, response) => {
    const refused = (error: unknown): Answer => {
      if (error instanceof Refusal) return error.answer;
      throw error;
    };
    const { status = 200, etag, body = '' } = await answerTo(request).catch(refused);
    const headers = { ...CORS, 'content-length': Buffer.byteLength(body) };
    response.writeHead(status, etag === undefined ? headers : { ...headers, etag: `"${etag}"` }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      ...{ region: REGION, bucket: BUCKET, ...KEYS },
      forcePathStyle: true,
      stsEndpoint: 'http://127.0.0.1:9',
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
