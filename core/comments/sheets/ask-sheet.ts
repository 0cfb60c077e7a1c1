import { invalid } from '../../errors.js';
import { OBJECTS_TEXTS } from '../../platform/objects/objects.texts.model.js';
import {
  askRemote,
  type RemoteAnswer,
  RemoteRefusal,
  type RemoteSetting,
  RemoteTrouble,
} from '../../platform/objects/remote/open-remote.js';
import { sheetExport } from '../formats/google-sheet.js';

/** Where Google's own addresses of a sheet lead: for tests another place. */
export interface SheetPlace {
  exportOf(link: string): string | null;
  /** Whether an address is one at which Google keeps sheets. */
  isSheets(url: URL): boolean;
  /** Whether an address asks people to sign in. */
  isSignIn(url: URL): boolean;
}

export const GOOGLE: SheetPlace = {
  exportOf: sheetExport,
  isSheets: ({ protocol, host }) =>
    protocol === 'https:' && (host === 'docs.google.com' || host.endsWith('.googleusercontent.com')),
  isSignIn: ({ host, pathname }) => host === 'accounts.google.com' || pathname.startsWith('/ServiceLogin'),
};

/** What Google answers for a sheet that is not open to everyone, or is gone. */
const CLOSED = [401, 403, 404, 410];

/**
 * Asks Google for a sheet that anyone with its link may read, as CSV: by the guarded way of `askRemote`, and to no other place than
 * Google's. Throws VALIDATION for what is no such link, and, with what to do, for a sheet that is not open.
 */
export async function askSheet(
  link: string,
  setting: RemoteSetting,
  { headers = {}, place = GOOGLE }: { headers?: Record<string, string>; place?: SheetPlace } = {},
): Promise<RemoteAnswer> {
  const address = place.exportOf(link);
  if (address === null) throw invalid(OBJECTS_TEXTS().noSheetLink);
  const check = (url: URL) => {
    if (place.isSignIn(url)) throw invalid(OBJECTS_TEXTS().closedSheet);
    if (!place.isSheets(url)) throw invalid(OBJECTS_TEXTS().sheetLeadsOn);
  };
  const remote = await askRemote(address, setting, {
    headers: { accept: 'text/csv', ...headers },
    check,
  }).catch((error: unknown) => {
    throw error instanceof RemoteRefusal && CLOSED.includes(error.status)
      ? invalid(OBJECTS_TEXTS().closedSheet)
      : error;
  });
  // A page in place of the sheet asks people to sign in.
  if (/^text\/html\b/i.test(String(remote.answer.headers['content-type'] ?? ''))) {
    await remote.close();
    throw invalid(OBJECTS_TEXTS().closedSheet);
  }
  return remote;
}

/** The bytes of such a sheet. Throws as `askSheet` does, VALIDATION above `maxBytes`, and RemoteTrouble where the connection breaks off. */
export async function* sheetPieces(
  link: string,
  { maxBytes, ...setting }: RemoteSetting & { maxBytes: number },
  options: { place?: SheetPlace } = {},
): AsyncGenerator<Uint8Array> {
  const { answer, close } = await askSheet(link, setting, options);
  const pieces = (answer.body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await pieces.next().catch((error: unknown) => {
        throw new RemoteTrouble(OBJECTS_TEXTS().unreachable, error);
      });
      if (done) return;
      size += value.length;
      if (size > maxBytes) throw invalid(OBJECTS_TEXTS().sheetTooLarge(Math.round(maxBytes / 1_048_576)));
      yield value;
    }
  } finally {
    await pieces.return?.();
    await close();
  }
}
