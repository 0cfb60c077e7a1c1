import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../environment.js';

/** The page's policy. Libraries inject styles with the page's nonce; images come from this server (OWASP, CSP). */
export const pagePolicy = (nonce: string, uploadOrigin?: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Bytes go straight to an S3 store.
    `connect-src 'self'${uploadOrigin === undefined ? '' : ` ${uploadOrigin}`}`,
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** On every answer, errors included. A route may set a policy of its own before. */
export const securityHeaders: MiddlewareHandler<AppEnvironment> = async (c, next) => {
  await next();
  const { headers } = c.res;
  const set = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  set('X-Content-Type-Options', 'nosniff');
  set('X-Frame-Options', 'DENY');
  set('Referrer-Policy', 'no-referrer');
  set('Cross-Origin-Opener-Policy', 'same-origin');
  set('Cross-Origin-Resource-Policy', 'same-origin');
  set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  if (c.req.path.startsWith('/api/')) set('Cache-Control', 'no-store');
  const { publicUrl, allowHttp } = c.get('runtime')?.config ?? {};
  if (publicUrl?.startsWith('https:') && !allowHttp) set('Strict-Transport-Security', 'max-age=31536000');
};
