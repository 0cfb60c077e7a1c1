import { z } from 'zod';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';

/** PostgreSQL stores neither NUL nor half a surrogate pair, and a terminal obeys control characters. */
const isPlain = (text: string) => !/\p{Cc}/u.test(text) && text.isWellFormed();

/** Text on one line, trimmed. */
export const line = z
  .string()
  .trim()
  .refine(isPlain, { error: () => ANALYSES_TEXTS().noControl });
