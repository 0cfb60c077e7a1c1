import {
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
  IMAGES_AT_ONCE,
} from '@smops/core/platform/objects/objects.constants.js';
import { UPLOADS } from '@smops/core/platform/objects/uploads.operations.js';
import { PORTRAITS } from '@smops/core/records/portraits/portraits.operations.js';
import AwsS3 from '@uppy/aws-s3';
import { RequestClient } from '@uppy/companion-client';
import Uppy, { type Body, type Meta, type UppyFile } from '@uppy/core';
import { reasonOf } from '../../components/reason-of.js';
import { client } from '../../state/client.js';
import { PORTRAITS_TEXT as TEXT } from './portraits.texts.js';
import { loadUploaderLocale } from './uploader-locale.js';

/** Several images are saved one second apart. */
const SAVE_APART_MS = 1000;

const locale = await loadUploaderLocale();
const COMPANION = `${location.origin}/api/uploads`;
const REMOTE_CLIENT = 'address';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type PortraitUppy = Uppy<Meta, Body>;
type PortraitFile = UppyFile<Meta, Body>;

async function getAddress({ name, type }: PortraitFile): Promise<string> {
  try {
    return (await client.call(UPLOADS.createAddress, { filename: name, type })).uploadURL;
  } catch {
    throw new Error(TEXT.addressFailed);
  }
}

type PartOptions = Parameters<typeof AwsS3.uploadPartBytes>[0];

/** Statuses that another try may cure. */
const isPassing = (status: number) =>
  [0, 408, 409, 418, 423, 429].includes(status) || (status >= 500 && status !== 501 && status !== 505);

/**
 * Sends the bytes as Uppy does, and again where Uppy does so only for parts: after a passing failure, and with a new
 * address when the old one has expired.
 */
async function sendBytes(options: PartOptions, renew: () => Promise<string>) {
  let { url } = options.signature;
  for (const delay of [0, 1000, 3000, 5000]) {
    try {
      const sent = await AwsS3.uploadPartBytes({ ...options, signature: { ...options.signature, url } });
      return { ...sent, location: url.split('?')[0] as string };
    } catch (error) {
      const { source, message } = error as { source?: { status?: number }; message: string };
      const status = source?.status;
      const isExpired = status === 403 && message === 'Request has expired';
      if (options.signal?.aborted || status === undefined || !(isExpired || isPassing(status))) throw error;
      await wait(delay);
      if (isExpired) url = await renew();
    }
  }
  return await AwsS3.uploadPartBytes({ ...options, signature: { ...options.signature, url } });
}

/**
 * Adds the image at an address: the server fetches it, Uppy follows over a websocket. Throws the server's refusal, or
 * Uppy's own.
 */
export async function addRemoteImage(uppy: PortraitUppy, url: string): Promise<void> {
  const { name, type, size } = await client.call(UPLOADS.remoteMeta, { url });
  uppy.addFile({
    source: 'Url',
    name: name || 'image',
    // What is only called bytes is looked at by the server.
    type: IMAGE_TYPES.some((one) => one === type) ? type : 'image/png',
    data: { size },
    isRemote: true,
    meta: { name },
    body: { url },
    remote: {
      companionUrl: COMPANION,
      url: `${COMPANION}/url/get`,
      body: { fileId: url, url },
      requestClientId: REMOTE_CLIENT,
    },
  } as never);
}

/** An uploader of portraits: chosen files are sent when the person says so, then saved one after the other. */
export function createPortraitUppy(
  onSaved: (ids: string[]) => void,
  onFailed: (title: string, reason: string) => void,
) {
  const uppy: PortraitUppy = new Uppy<Meta, Body>({
    locale,
    autoProceed: false,
    restrictions: {
      maxNumberOfFiles: IMAGES_AT_ONCE,
      maxFileSize: IMAGE_MAX_BYTES,
      allowedFileTypes: [...IMAGE_TYPES],
    },
  });
  // Sending knows only the address: by it the file is found whose address must be renewed.
  const fileOf = new Map<string, PortraitFile>();
  uppy.use(AwsS3, {
    endpoint: COMPANION,
    getUploadParameters: async (file) => {
      const url = await getAddress(file);
      fileOf.set(url, file);
      return { method: 'PUT', url, headers: { 'content-type': file.type } };
    },
    uploadPartBytes: (options: PartOptions) =>
      sendBytes(options, () => getAddress(fileOf.get(options.signature.url) as PortraitFile)),
  });
  // Uppy's own client follows the server over its websocket, with retries.
  uppy.registerRequestClient(
    REMOTE_CLIENT,
    new RequestClient(uppy, { pluginId: REMOTE_CLIENT, provider: 'url', companionUrl: COMPANION }),
  );
  let savedIds: string[] = [];
  /** Why an image that had arrived could not be kept. */
  let saveFailure: string | undefined;
  uppy.addPostProcessor(async (ids) => {
    const files = ids
      .map((id) => uppy.getFile(id))
      .filter((file) => file?.response?.uploadURL && !file.error);
    savedIds = [];
    saveFailure = undefined;
    for (const [index, file] of files.entries()) {
      if (index > 0) await wait(SAVE_APART_MS);
      uppy.emit('postprocess-progress', file, { mode: 'indeterminate', message: TEXT.saving });
      try {
        await client.call(PORTRAITS.create, { imageUrl: file.response?.uploadURL as string });
        savedIds.push(file.id);
        uppy.emit('postprocess-complete', uppy.getFile(file.id));
      } catch (error) {
        uppy.emit('postprocess-complete', uppy.getFile(file.id));
        const reason = reasonOf(error as Error);
        saveFailure ??= reason;
        uppy.emit('upload-error', uppy.getFile(file.id), new Error(`${TEXT.saveFailed}: ${reason}`));
      }
    }
  });
  uppy.on('complete', ({ failed = [] }) => {
    if (savedIds.length > 0) onSaved(savedIds);
    savedIds = [];
    const reason = failed[0]?.error;
    if (saveFailure !== undefined) onFailed(TEXT.saveFailed, saveFailure);
    else if (reason) onFailed(TEXT.uploadFailed, reason);
  });
  return uppy;
}
