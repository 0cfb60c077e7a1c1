import { z } from 'zod';
import { COMMENT_FIELDS, type CommentField } from '../fields/comment-fields.js';
import { MAX_HEADER_NAME_LENGTH, MAX_HEADER_NAMES } from './column-choices.constants.js';

const name = z.string().max(MAX_HEADER_NAME_LENGTH);
const dateOrder = z.enum(['day', 'month']).nullable();
const fields = Object.fromEntries(
  COMMENT_FIELDS.map((field) => [field, name.min(1).nullable().optional()]),
) as Record<CommentField, z.ZodOptional<z.ZodNullable<z.ZodString>>>;
/** The column of each field that people chose; null for none. What is left out follows the names of the columns. */
export const ChosenColumns = z.strictObject(fields);

export const SaveColumnChoiceInput = z
  .object({
    header: z.array(name).min(1).max(MAX_HEADER_NAMES),
    mapping: ChosenColumns.default({}),
    dateOrder: dateOrder.default(null),
  })
  .meta({
    id: 'SaveColumnChoiceInput',
    example: { header: ['Bil', 'Siapa', 'Kata'], mapping: { content: 'Kata', author: 'Siapa' } },
  });
export type SaveColumnChoiceInput = z.input<typeof SaveColumnChoiceInput>;

/** The columns that people chose for files with one header. */
export const ColumnChoiceSaved = z
  .object({
    choiceId: z.string(),
    header: z.array(z.string()),
    mapping: ChosenColumns,
    dateOrder,
    changedAt: z.string(),
    changedBy: z.string(),
  })
  .meta({ id: 'ColumnChoice' });
export type ColumnChoiceSaved = z.output<typeof ColumnChoiceSaved>;
