import { AppError, type ErrorCode } from '@smops/core/errors.js';
import { nowherePage } from '@smops/core/telling/deliveries/leave-page.js';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnvironment } from '../environment.js';

/** For pages without an account: they load and run nothing, no search engine keeps them, and they tell no other site where one was. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'private, no-store',
};

const html = { 'text/html': { schema: z.string() } };

/** What the document says of such a page: where there is none, and when too many were opened, a page says so. */
export const PUBLIC_PAGE_RESPONSES = {
  200: { description: 'The page', content: html },
  404: { description: 'A page that says that the link does not work', content: html },
  429: { description: 'A page that says to wait; see Retry-After', content: html },
  503: {
    description: 'A page that says that too many pages are opened at once; see Retry-After',
    content: html,
  },
};

const STATUS: Partial<Record<ErrorCode, 404 | 429 | 503>> = {
  NOT_FOUND: 404,
  THROTTLED: 429,
  UNAVAILABLE: 503,
};

/** Responds with a page made by `make`; with one that says why when there is none, or when too many were opened. */
export async function respondWithPublicPage(c: Context<AppEnvironment>, make: () => Promise<string>) {
  try {
    return c.body(await make(), 200, HEADERS);
  } catch (error) {
    const status = error instanceof AppError ? STATUS[error.code] : undefined;
    if (!(error instanceof AppError) || status === undefined) throw error;
    const wait = error.retryAfterSeconds;
    const headers = { ...HEADERS, ...(wait === undefined ? {} : { 'retry-after': String(wait) }) };
    return c.body(nowherePage(error.message), status, headers);
  }
}
