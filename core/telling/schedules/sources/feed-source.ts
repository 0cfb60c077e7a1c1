import { isSheetLink, sheetFileName } from '../../../comments/formats/google-sheet.js';
import { readCommentSource } from '../../../comments/read-comment-source.node.js';
import { askSheet } from '../../../comments/sheets/ask-sheet.js';
import { invalid } from '../../../errors.js';
import {
  askRemote,
  nameOf,
  type RemoteSetting,
  RemoteTrouble,
} from '../../../platform/objects/remote/open-remote.js';
import { REASON, SCHEDULES_TEXTS } from '../schedules.texts.model.js';
import { type Collected, keyOfComment, type Reading, SourceTrouble } from './source.js';

function requireHttps({ protocol }: URL): void {
  if (protocol !== 'https:') throw invalid(SCHEDULES_TEXTS().onlyHttps);
}

const MB = 1024 * 1024;

/** The pieces of an answer. Throws SourceTrouble where it breaks off or is silent, VALIDATION above `maxBytes`. */
async function* piecesOf(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  const pieces = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await pieces.next().catch((error: unknown) => {
        throw new SourceTrouble(REASON().brokeOff, error);
      });
      if (done) return;
      size += value.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      yield value;
    }
  } finally {
    await pieces.return?.();
  }
}

const tooLarge = (maxBytes: number) => invalid(REASON().tooLarge(Math.round(maxBytes / MB)));

/**
 * The comments of an export at an https address, or of a link to a Google sheet, that were not read before; one that says it is as it was is not read again. Throws VALIDATION for an
 * address that is not public, an answer other than 200, and an answer that is no comment file or too large; SourceTrouble where another
 * try may succeed.
 */
export async function readFeed(
  url: string,
  { config, seen, state, choices, signal }: Reading,
  { check = requireHttps, resolve }: { check?: (url: URL) => void } & Pick<RemoteSetting, 'resolve'> = {},
): Promise<Collected> {
  const { remoteNetworks: allowed, maxUploadBytes: maxBytes, maxComments, timeZone } = config;
  const headers = { accept: '*/*', ...(state.etag === undefined ? {} : { 'if-none-match': state.etag }) };
  const setting = { allowed, signal, ...(resolve === undefined ? {} : { resolve }) };
  const isSheet = isSheetLink(url);
  const asked = isSheet ? askSheet(url, setting, { headers }) : askRemote(url, setting, { headers, check });
  const {
    url: from,
    answer,
    close,
  } = await asked.catch((error: unknown) => {
    throw error instanceof RemoteTrouble ? new SourceTrouble(error.message, error) : error;
  });
  try {
    const collected: Collected = { comments: [], files: [], leftOut: [], keys: [], known: [], state };
    if (answer.statusCode === 304) return collected;
    if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
    const name = isSheet ? sheetFileName(url) : nameOf(from) || from.hostname;
    const { comments, ...report } = await readCommentSource(
      piecesOf(answer.body as AsyncIterable<Uint8Array>, maxBytes),
      { fileName: name, limits: { maxBytes, maxComments }, timeZone, choices },
      signal,
    );
    const keys = comments.map(keyOfComment);
    const known = await seen(keys);
    const etag = answer.headers.etag;
    collected.state = typeof etag === 'string' && etag.length <= 200 ? { etag } : {};
    for (const [at, comment] of comments.entries()) {
      const key = keys[at] as string;
      if (known.has(key)) continue;
      collected.comments.push(comment);
      collected.keys.push(key);
    }
    const repeated = comments.length - collected.comments.length;
    collected.files.push({ ...report, name, duplicates: report.duplicates + repeated });
    return collected;
  } finally {
    await close();
  }
}
