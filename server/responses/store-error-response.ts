import type { StoreError } from '@smops/core/platform/objects/object-store.js';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnvironment } from '../environment.js';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);

/** An error as S3 answers it: what uploads bytes looks for S3's words in it. */
export function respondToStoreError(c: Context<AppEnvironment>, error: StoreError) {
  const fields = {
    Code: error.fault,
    Message: error.message,
    Resource: c.req.path,
    RequestId: c.get('requestId'),
  };
  const lines = Object.entries(fields).map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${lines.join('')}</Error>`;
  return c.body(xml, error.status as ContentfulStatusCode, {
    'content-type': 'application/xml; charset=utf-8',
  });
}
