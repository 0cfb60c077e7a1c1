import type { S3Config } from '../../../config.js';
import type { Clock } from '../../../context.js';
import { UpstreamError } from '../../upstream/upstream-error.js';
import { isObjectKey } from '../object-keys.js';
import {
  type ListedObject,
  type ObjectPart,
  type ObjectStore,
  type PutGrant,
  type StoredObject,
  StoreError,
} from '../object-store.js';
import { OBJECTS_TEXTS } from '../objects.texts.model.js';
import { faultOf, S3Requests } from './s3-requests.js';
import { xmlBlocks, xmlValue } from './s3-xml.js';

const isMissing = (error: unknown) => error instanceof StoreError && error.fault === 'NoSuchKey';
const bare = (etag: string) => etag.replaceAll('"', '');

/** Objects in a bucket of any S3-compatible store. Browsers send their bytes there, to addresses signed here. */
export class S3Store implements ObjectStore {
  readonly kind = 's3';
  readonly bucket: string;
  readonly uploadOrigin: string;
  private readonly requests: S3Requests;

  constructor(config: S3Config, clock: Clock) {
    this.bucket = config.bucket;
    this.requests = new S3Requests(config, clock);
    this.uploadOrigin = new URL(this.requests.base).origin;
  }

  async put(key: string, bytes: Uint8Array, mediaType: string): Promise<void> {
    await this.requests.send({ method: 'PUT', key, body: bytes, headers: { 'content-type': mediaType } });
  }

  async get(key: string): Promise<StoredObject | undefined> {
    try {
      const answer = await this.requests.send({ method: 'GET', key });
      const sizeBytes = Number(answer.headers.get('content-length') ?? 0);
      return { sizeBytes, body: (answer.body ?? []) as AsyncIterable<Uint8Array> };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await this.requests.send({ method: 'DELETE', key }).catch((error) => {
      if (!isMissing(error)) throw error;
    });
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    let token: string | undefined;
    do {
      const more: Record<string, string> = token === undefined ? {} : { 'continuation-token': token };
      const answer = await this.requests.send({
        method: 'GET',
        query: { 'list-type': '2', prefix, ...more },
      });
      const xml = await answer.text();
      for (const block of xmlBlocks(xml, 'Contents')) {
        const key = xmlValue(block, 'Key') ?? '';
        // The bucket may hold other things too.
        if (!isObjectKey(key)) continue;
        const changedAt = new Date(xmlValue(block, 'LastModified') ?? 0);
        yield { key, sizeBytes: Number(xmlValue(block, 'Size')), changedAt };
      }
      token = xmlValue(xml, 'NextContinuationToken');
    } while (token !== undefined);
  }

  signPut(key: string, { expiresSeconds }: PutGrant): Promise<string> {
    return this.requests.presign({ method: 'PUT', key }, expiresSeconds);
  }

  locationOf(key: string): string {
    return `${this.requests.base}/${key}`;
  }

  keyOf(address: string): string | undefined {
    if (!URL.canParse(address)) return undefined;
    const { origin, pathname } = new URL(address);
    const base = new URL(`${this.requests.base}/`);
    if (origin !== base.origin || !pathname.startsWith(base.pathname)) return undefined;
    const key = pathname.slice(base.pathname.length);
    return isObjectKey(key) ? key : undefined;
  }

  async startParts(key: string, mediaType: string): Promise<string> {
    const headers: Record<string, string> = mediaType === '' ? {} : { 'content-type': mediaType };
    const answer = await this.requests.send({ method: 'POST', key, query: { uploads: '' }, headers });
    const uploadId = xmlValue(await answer.text(), 'UploadId');
    if (uploadId === undefined) throw new UpstreamError('bad_request', OBJECTS_TEXTS().storeBeganNothing);
    return uploadId;
  }

  signPart(
    key: string,
    { uploadId, partNumber }: { uploadId: string; partNumber: number },
    { expiresSeconds }: PutGrant,
  ): Promise<string> {
    const query = { partNumber: String(partNumber), uploadId };
    return this.requests.presign({ method: 'PUT', key, query }, expiresSeconds);
  }

  async listParts(key: string, uploadId: string): Promise<ObjectPart[]> {
    const parts: ObjectPart[] = [];
    let marker: string | undefined;
    do {
      const more: Record<string, string> = marker === undefined ? {} : { 'part-number-marker': marker };
      const xml = await (
        await this.requests.send({ method: 'GET', key, query: { uploadId, ...more } })
      ).text();
      for (const block of xmlBlocks(xml, 'Part')) {
        parts.push({
          PartNumber: Number(xmlValue(block, 'PartNumber')),
          ETag: `"${bare(xmlValue(block, 'ETag') ?? '')}"`,
          Size: Number(xmlValue(block, 'Size')),
        });
      }
      marker = xmlValue(xml, 'IsTruncated') === 'true' ? xmlValue(xml, 'NextPartNumberMarker') : undefined;
    } while (marker !== undefined);
    return parts;
  }

  async completeParts(
    key: string,
    uploadId: string,
    parts: readonly { PartNumber: number; ETag: string }[],
  ): Promise<void> {
    const list = parts.map(
      ({ PartNumber, ETag }) =>
        `<Part><PartNumber>${PartNumber}</PartNumber><ETag>&quot;${bare(ETag).replace(/[^\w-]/g, '')}&quot;</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${list.join('')}</CompleteMultipartUpload>`;
    const headers = { 'content-type': 'application/xml' };
    const answer = await this.requests.send({ method: 'POST', key, query: { uploadId }, body, headers });
    // S3 begins to answer before it is done: the failure then stands in an answer of status 200.
    const text = await answer.text();
    if (xmlValue(text, 'Code') !== undefined) throw faultOf(400, text);
  }

  async abortParts(key: string, uploadId: string): Promise<void> {
    await this.requests.send({ method: 'DELETE', key, query: { uploadId } }).catch((error) => {
      if (!(error instanceof StoreError) || !['NoSuchKey', 'NoSuchUpload'].includes(error.fault)) throw error;
    });
  }

  /** Nothing to remove: an upload to S3 that breaks off leaves no file. */
  async removeRemains(): Promise<number> {
    return 0;
  }
}
