import { z } from 'zod';
import { REPORT_LANGUAGES } from '../analyzer.constants.js';
import { PROVIDER_IDS } from '../providers/providers.constants.js';

/** Into which language a comment is translated. */
export const TranslateCommentInput = z
  .object({ language: z.enum(REPORT_LANGUAGES) })
  .meta({ id: 'TranslateCommentInput' });

/** A comment in another language, as a machine wrote it. */
export const CommentTranslation = z
  .object({
    text: z.string(),
    language: z.enum(REPORT_LANGUAGES),
    provider: z.enum(PROVIDER_IDS),
    provider_label: z.string(),
    model: z.string(),
    cost_usd: z.number().meta({ description: 'What it cost when it was made' }),
    cached: z.boolean().meta({ description: 'Made earlier: nothing was paid now' }),
  })
  .meta({ id: 'CommentTranslation' });
export type CommentTranslation = z.output<typeof CommentTranslation>;
