import { z } from 'zod';
import { AnalysisTask } from '../../analysis/analyzer/analyzer.schemas.js';
import { PROVIDER_IDS } from '../../analysis/analyzer/providers/providers.constants.js';
import { AnalysisQuestion } from '../../analysis/analyzer/start-analysis.schemas.js';
import { MAX_PART } from './second-reader.constants.js';

export const StartSecondReaderInput = z
  .object({
    api_provider: z.enum(PROVIDER_IDS).meta({ description: 'Who reads a part of the comments' }),
    comments: z.number().int().min(1).max(MAX_PART).meta({
      description:
        'How many comments it reads in all, drawn at random; people’s drawn comments are among them. After an earlier part: more than that',
    }),
    ...AnalysisQuestion.pick({ api_key: true, budget: true, off_peak: true }).shape,
  })
  .meta({ id: 'StartSecondReaderInput', example: { api_provider: 'gemini', comments: 2000 } });
export type StartSecondReaderInput = z.input<typeof StartSecondReaderInput>;

export const EstimateSecondReaderInput = StartSecondReaderInput.pick({
  api_provider: true,
  comments: true,
}).meta({
  id: 'EstimateSecondReaderInput',
});
export type EstimateSecondReaderInput = z.input<typeof EstimateSecondReaderInput>;

/** The second reader of a run: what it has read, and what it is at. */
export const SecondReader = z
  .object({
    api_provider: z.enum(PROVIDER_IDS),
    provider_label: z.string(),
    model: z.string(),
    comments: z.number().int().meta({ description: 'Of the part that it has read whole; 0 before' }),
    failed_comments: z
      .number()
      .int()
      .meta({ description: 'Those of them that it could not read; they count as not read' }),
    cost_usd: z.number().meta({ description: 'Of all its runs' }),
    task: AnalysisTask.meta({
      description: 'Its last run: followed, ended and gone on with by its id, as any run',
    }),
  })
  .meta({ id: 'SecondReader' });
export type SecondReader = z.output<typeof SecondReader>;

export const SecondReaderOfRun = z
  .object({ second_reader: SecondReader.nullable() })
  .meta({ id: 'SecondReaderOfRun' });
export type SecondReaderOfRun = z.output<typeof SecondReaderOfRun>;
