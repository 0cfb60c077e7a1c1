import { inLanguage } from '@smops/core/language/caller-language.js';
import { addCatalogue, parseLanguage } from '@smops/core/language/language.model.js';
import { CORE_EN } from '@smops/core/languages/en/index.js';
import { CORE_MS } from '@smops/core/languages/ms/index.js';
import { CORE_ZH } from '@smops/core/languages/zh/index.js';
import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from '../environment.js';

addCatalogue('en', CORE_EN);
addCatalogue('zh', CORE_ZH);
addCatalogue('ms', CORE_MS);

/**
 * Answers in the language that the call names: `Smops-Language: ms`, or `?lang=ms` where a link cannot set a header. A
 * call without either, or with a language that smops does not have, is answered as written; a browser's own
 * Accept-Language says nothing about what was chosen here.
 */
export const language: MiddlewareHandler<AppEnvironment> = async (c, next) =>
  await inLanguage(
    parseLanguage(c.req.header('smops-language') ?? c.req.query('lang') ?? '') ?? 'written',
    next,
  );
