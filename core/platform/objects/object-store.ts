import { AppError, type ErrorCode } from '../../errors.js';

/** One part of an object that is sent in parts, as S3 spells it. */
export interface ObjectPart {
  PartNumber: number;
  ETag: string;
  Size: number;
}

export interface StoredObject {
  sizeBytes: number;
  body: AsyncIterable<Uint8Array>;
}

export interface ListedObject {
  key: string;
  sizeBytes: number;
  changedAt: Date;
}

/** What an upload address lets its holder do. */
export interface PutGrant {
  expiresSeconds: number;
  /** Enforced while the bytes come in where the store can; the bytes are counted again before use in any case. */
  maxBytes: number;
  /** Of a part: what all parts of the object may have together. */
  totalBytes?: number;
}

/**
 * Where objects are kept. Keys are `folder/name`, made by `newObjectKey` alone. Every driver passes
 * `object-store.test-suite.ts`. Methods throw StoreError, or UpstreamError when the store does not answer.
 */
export interface ObjectStore {
  readonly kind: 'disk' | 's3';
  /** What the multipart answers call the bucket. */
  readonly bucket: string;
  /** The origin that browsers send bytes to, when it is not smops itself. */
  readonly uploadOrigin: string | undefined;
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<StoredObject | undefined>;
  /** Of a missing object too it is done. */
  delete(key: string): Promise<void>;
  /** Everything whose key begins with the prefix, in no order. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** An address that takes one PUT of the object. `baseUrl` is where people reach smops. */
  signPut(key: string, grant: PutGrant, baseUrl: string): Promise<string>;
  /** The object's address without what signs it; it cannot be read there. */
  locationOf(key: string, baseUrl: string): string;
  /** The key an address of `locationOf` or `signPut` names; undefined for any other address. */
  keyOf(address: string, baseUrl: string): string | undefined;
  startParts(key: string, mediaType: string): Promise<string>;
  signPart(
    key: string,
    part: { uploadId: string; partNumber: number },
    grant: PutGrant,
    baseUrl: string,
  ): Promise<string>;
  /** The parts that are there, by number. Throws NoSuchUpload. */
  listParts(key: string, uploadId: string): Promise<ObjectPart[]>;
  /** Makes the object of its parts. Throws InvalidPart, InvalidPartOrder, EntityTooSmall, NoSuchUpload. */
  completeParts(
    key: string,
    uploadId: string,
    parts: readonly { PartNumber: number; ETag: string }[],
  ): Promise<void>;
  /** Of an upload that is gone too it is done. */
  abortParts(key: string, uploadId: string): Promise<void>;
  /** Removes what broken uploads have left, older than the moment. How many. */
  removeRemains(before: Date): Promise<number>;
}

/** What can go wrong in a store, under S3's names, and what that is to smops's own callers. */
const STORE_FAULTS = {
  AccessDenied: ['FORBIDDEN', 403],
  SignatureDoesNotMatch: ['FORBIDDEN', 403],
  AuthorizationQueryParametersError: ['VALIDATION', 400],
  EntityTooLarge: ['LIMIT_EXCEEDED', 413],
  EntityTooSmall: ['VALIDATION', 400],
  IncompleteBody: ['VALIDATION', 400],
  InvalidPart: ['VALIDATION', 400],
  InvalidPartOrder: ['VALIDATION', 400],
  NoSuchKey: ['NOT_FOUND', 404],
  NoSuchUpload: ['NOT_FOUND', 404],
  RequestTimeout: ['VALIDATION', 400],
} as const satisfies Record<string, readonly [ErrorCode, number]>;
export type StoreFault = keyof typeof STORE_FAULTS;

export class StoreError extends AppError {
  /** S3's name of it, for the uploader. */
  readonly fault: StoreFault;
  /** The status S3 answers with. */
  readonly status: number;

  constructor(fault: StoreFault, message: string) {
    super(STORE_FAULTS[fault][0], message);
    this.fault = fault;
    this.status = STORE_FAULTS[fault][1];
  }
}

export const isStoreFault = (code: string): code is StoreFault => Object.hasOwn(STORE_FAULTS, code);
