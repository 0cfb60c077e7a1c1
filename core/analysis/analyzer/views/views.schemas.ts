import { z } from 'zod';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import { RESULT_ORDERS } from '../analyzer.constants.js';
import { line } from '../line.schemas.js';
import { CommentFilter } from '../overview/comment-filter.schemas.js';
import { MAX_VIEW_NAME_LENGTH } from './views.constants.js';

/** What a view is called. */
export const RunViewName = line.min(1, { error: () => ANALYSES_TEXTS().notEmpty }).max(MAX_VIEW_NAME_LENGTH, {
  error: () => ANALYSES_TEXTS().atMostCharacters(MAX_VIEW_NAME_LENGTH),
});

const order = z.enum(RESULT_ORDERS);

export const SaveRunViewInput = z
  .object({ name: RunViewName, filter: CommentFilter, order: order.default('file') })
  .meta({
    id: 'SaveRunViewInput',
    example: { name: 'Banjir, negative', filter: { variable: ['banjir'], sentiment: ['negative'] } },
  });
export type SaveRunViewInput = z.input<typeof SaveRunViewInput>;

export const UpdateRunViewInput = z
  .object({ name: RunViewName.optional(), filter: CommentFilter.optional(), order: order.optional() })
  .meta({ id: 'UpdateRunViewInput' });
export type UpdateRunViewInput = z.input<typeof UpdateRunViewInput>;

/** A filter of a run's comments that was saved under a name; all who may see the run have it. */
export const RunView = z
  .object({
    viewId: z.string(),
    taskId: z.string(),
    name: z.string(),
    filter: CommentFilter,
    order,
    createdAt: z.string(),
    createdBy: z.string(),
  })
  .meta({ id: 'RunView' });
export type RunView = z.output<typeof RunView>;
