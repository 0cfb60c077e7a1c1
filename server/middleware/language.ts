import { inLanguage } from '@smops/core/platform/language/caller-language.js';
import type { Language } from '@smops/core/platform/language/language.constants.js';
import { parseLanguage } from '@smops/core/platform/language/language.model.js';
import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../environment.js';

/**
 * What a caller who names no language prefers, as on the dashboard before anyone chose: Malay or Chinese where that is
 * the first of `Accept-Language`, else undefined. The order of that header is the preference; programs send `*` or English.
 */
function preferredOf(acceptLanguage = ''): Language | undefined {
  const preferred = parseLanguage(acceptLanguage.split(/[,;]/, 1)[0] ?? '');
  return preferred === 'ms' || preferred === 'zh' ? preferred : undefined;
}

/**
 * Answers in the language that the call names: `Smops-Language: ms`, or `?lang=ms` where a link cannot set a header; else in
 * the Malay or Chinese that the caller's `Accept-Language` prefers; else, and where smops does not have the language, as written.
 */
export const language: MiddlewareHandler<AppEnvironment> = async (c, next) => {
  const named = c.req.header('smops-language') ?? c.req.query('lang');
  const wanted = named ? parseLanguage(named) : preferredOf(c.req.header('accept-language'));
  return await inLanguage(wanted ?? 'written', next);
};
