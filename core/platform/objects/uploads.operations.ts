import { type FileAnswer, operation } from '../operations/operation.js';
import type {
  CompletedMultipart,
  CompleteMultipartInput,
  Multipart,
  MultipartPart,
  PartAddress,
  StartMultipartInput,
  TemporaryKeysAnswer,
  UploadParameters,
} from './multipart.schemas.js';
import type { RemoteGetInput, RemoteMeta, RemoteMetaInput, RemoteToken } from './remote/remote.schemas.js';
import type { StartUploadInput, UploadAddress } from './uploads.schemas.js';

const access = 'analyze';
const manage = 'portraits:manage';
const s3 = '/api/uploads/s3';
const parts = `${s3}/multipart` as const;
const ofUpload = `${parts}/{uploadId}` as const;

/** A file that is sent in parts. */
export interface OfParts {
  key: string;
  uploadId: string;
}

/** What can be done with files on their way to smops. */
export const UPLOADS = {
  /** Without its query the address is what `PORTRAITS.create` takes. */
  createAddress: operation<StartUploadInput, UploadAddress>({
    id: 'createUploadAddress',
    access: manage,
    post: '/api/objects/upload',
    summary: 'An address that takes one image of up to 10 MiB by a PUT',
    inQuery: 'all',
  }),
  /** What else the input holds is the signature of the address. The ETag of the response names the bytes. */
  put: operation<{ name: string; content: Blob } & Record<string, unknown>, FileAnswer>({
    id: 'putUpload',
    access: 'public',
    put: '/api/objects/uploads/{name}',
    summary: 'Takes the bytes of an upload; who has the signed address may send them; they cannot be read',
    description: 'Errors are XML, with the codes and words of S3.',
    sendsFile: true,
  }),
  start: operation<StartMultipartInput, Multipart>({
    id: 'startMultipart',
    access,
    post: parts,
    summary: 'Begin a file that is sent in parts',
    description:
      'For an image, or with `metadata.purpose` "comments" for a comment file of up to SMOPS_MAX_UPLOAD_MB: send the parts to signed addresses, complete, and name the `key` as `upload` where an analysis is started (`startAnalysis`) or comments are imported (`importSentiments`). The file belongs to its sender, cannot be read by anyone, and is removed once it is taken, or a day after its last address was given out.',
  }),
  /** Fails with 404 once the upload is completed or given up. */
  listParts: operation<OfParts, MultipartPart[]>({
    id: 'listMultipartParts',
    access,
    get: ofUpload,
    summary: 'The parts that have arrived',
  }),
  signParts: operation<OfParts & { partNumbers: string }, { presignedUrls: Record<string, string> }>({
    id: 'signMultipartParts',
    access,
    get: `${ofUpload}/batch`,
    summary: 'Addresses that take parts, several at once',
  }),
  signPart: operation<OfParts & { partNumber: number }, PartAddress>({
    id: 'signMultipartPart',
    access,
    get: `${ofUpload}/{partNumber}`,
    summary: 'An address that takes one part by a PUT',
  }),
  /** `location` is what can be registered. */
  complete: operation<OfParts & CompleteMultipartInput, CompletedMultipart>({
    id: 'completeMultipart',
    access,
    post: `${ofUpload}/complete`,
    summary: 'Make the file of its parts',
    inQuery: ['key'],
  }),
  abort: operation<OfParts, Record<string, never>>({
    id: 'abortMultipart',
    access,
    delete: ofUpload,
    summary: 'Give a file up; its parts go',
  }),
  parameters: operation<{ filename: string; type?: string }, UploadParameters>({
    id: 'getUploadParameters',
    access,
    get: `${s3}/params`,
    summary: 'How a file of up to 100 MiB is sent whole',
  }),
  temporaryKeys: operation<object, TemporaryKeysAnswer>({
    id: 'getTemporaryKeys',
    access,
    get: `${s3}/sts`,
    summary: 'Keys with which a browser signs its uploads itself; 400 unless configured',
  }),
  /** Fails with 400 and the reason when it is not fetched. */
  remoteMeta: operation<RemoteMetaInput, RemoteMeta>({
    id: 'getRemoteMeta',
    access: manage,
    post: '/api/uploads/url/meta',
    summary: 'What image is at an address on the public internet',
  }),
  startRemote: operation<RemoteGetInput, RemoteToken>({
    id: 'startRemoteUpload',
    access: manage,
    post: '/api/uploads/url/get',
    summary: 'Fetch an image from an address; it begins when its websocket is opened',
  }),
};
