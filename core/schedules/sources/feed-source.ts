import { readCommentSource } from '../../comments/read-comment-source.node.js';
import { invalid } from '../../errors.js';
import { askRemote, nameOf, type RemoteSetting } from '../../objects/remote/open-remote.js';
import { SAY } from '../schedules.texts.model.js';
import { type Collected, keyOfComment, type Reading } from './source.js';

function requireHttps({ protocol }: URL): void {
  if (protocol !== 'https:') throw invalid(SAY().onlyHttps);
}

/**
 * The comments of an export at an https address that were not read before; one that says it is as it was is not read again. Throws VALIDATION for an
 * address that is not public, an answer other than 200, and an answer that is no comment file.
 */
export async function readFeed(
  url: string,
  { config, seen, state, signal }: Reading,
  { check = requireHttps, resolve }: { check?: (url: URL) => void } & Pick<RemoteSetting, 'resolve'> = {},
): Promise<Collected> {
  const { remoteNetworks: allowed, maxUploadBytes: maxBytes, maxComments, timeZone } = config;
  const headers = { accept: '*/*', ...(state.etag === undefined ? {} : { 'if-none-match': state.etag }) };
  const setting = { allowed, signal, ...(resolve === undefined ? {} : { resolve }) };
  const { url: from, answer, close } = await askRemote(url, setting, { headers, check });
  try {
    const collected: Collected = { comments: [], files: [], leftOut: [], keys: [], state };
    if (answer.statusCode === 304) return collected;
    const name = nameOf(from) || from.hostname;
    const { comments, ...report } = await readCommentSource(
      answer.body as AsyncIterable<Uint8Array>,
      { fileName: name, limits: { maxBytes, maxComments }, timeZone },
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
