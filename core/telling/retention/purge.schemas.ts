import { z } from 'zod';
import { RECORDS_TEXTS } from '../../platform/texts/records.texts.model.js';

/** What is removed: everything of these kinds that is older than a day. */
export const PurgeInput = z
  .object({
    before: z.iso
      .date({ error: () => RECORDS_TEXTS().dayForm })
      .meta({ description: 'What was made before this day (UTC) goes', example: '2026-01-01' }),
    dryRun: z.boolean().default(false).meta({ description: 'Only counts' }),
  })
  .meta({ id: 'PurgeInput' });
export type PurgeInput = z.input<typeof PurgeInput>;

const count = z.number().int();

export const PurgeReport = z
  .object({
    before: z.string(),
    dryRun: z.boolean(),
    analyses: count.meta({
      description: "The analyzer's runs that have ended, with their comments and results",
    }),
    comparisons: count.meta({ description: 'Comparisons, also of runs that go' }),
    explorations: count,
    sentiments: count.meta({ description: 'Sentiment records with their comments' }),
    cachedAnswers: count.meta({ description: 'Paid answers: asked again, they are paid again' }),
    snapshots: count.meta({ description: 'Daily counts of videos and channels' }),
  })
  .meta({ id: 'PurgeReport' });
export type PurgeReport = z.infer<typeof PurgeReport>;
