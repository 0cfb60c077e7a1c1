import type { ServiceContext } from '@smops/core/context.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { getListMark } from '@smops/core/records/lists/list-versions.service.js';
import type { ListName } from '@smops/core/records/lists/lists.constants.js';
import type { Context } from 'hono';
import { z } from 'zod';
import { contextOf } from '../contexts.js';
import type { AppEnvironment } from '../environment.js';

/** Whether If-None-Match names the entity tag; weak tags count as their strong ones (RFC 9110, 13.1.2). */
export function matchesEtag(header = '', etag: string): boolean {
  const tags = header.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/**
 * Answers a list with an ETag, or 304 without looking at the rows when the caller's copy is of the present state. The
 * browser may keep its copy, but asks each time.
 */
export async function respondWithList<Row>(
  c: Context<AppEnvironment>,
  list: ListName,
  load: (ctx: ServiceContext) => Promise<Row[]>,
): Promise<Response> {
  return await respondMarked(c, (ctx) => getListMark(ctx, list), load);
}

/** The same for a list with a way of its own to name its present state. */
export async function respondMarked<Row>(
  c: Context<AppEnvironment>,
  readMark: (ctx: ServiceContext) => Promise<string>,
  load: (ctx: ServiceContext) => Promise<Row[]>,
): Promise<Response> {
  const ctx = contextOf(c);
  const language = currentLanguage();
  const etag = `"${await readMark(ctx)}${language === 'written' ? '' : `-${language}`}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Cookie, Authorization, Smops-Language, Accept-Language');
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  return c.json(await load(ctx), 200);
}

/** A record that is the answer, with its version as the ETag that If-Match takes. */
export function withVersion<Row extends { version: number }>(c: Context<AppEnvironment>, record: Row): Row {
  c.header('ETag', `"${record.version}"`);
  return record;
}

export const IfMatch = z.object({
  'if-match': z.string().max(200).optional().meta({
    description:
      'The version the change is based on, in quotes: refused with 412 when it is no longer the present one',
    example: '"3"',
  }),
});

/** The version in If-Match; undefined without the header or with `*`. What is no version matches none. */
export function seenVersion(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  // A record that came packed has a weak tag, which names the same version.
  const digits = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header)?.[1];
  return digits === undefined ? -1 : Number(digits);
}
