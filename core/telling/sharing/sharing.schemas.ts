import { z } from 'zod';
import { LANGUAGES } from '../../platform/language/language.constants.js';
import { MAX_TEMPLATE_NAME, SECTIONS_OF } from '../reports/reports.constants.js';
import { SHARE_DEFAULT_DAYS, SHARE_MAX_DAYS } from './sharing.constants.js';

const time = z.string().meta({ example: '2026-12-07T01:00:00.000Z' });
const section = z.enum(SECTIONS_OF.run);

/** A link under which people without an account read one report, without its secret. */
export const Share = z
  .object({
    id: z.number().int(),
    taskId: z.string(),
    run: z.string().meta({ description: "The run's name" }),
    prefix: z.string().meta({ description: 'How its token begins', example: 'share_Ab3x' }),
    sections: z
      .array(section)
      .nullable()
      .meta({ description: 'Null: the usual ones, which fit on one page' }),
    language: z.enum(LANGUAGES),
    createdAt: time,
    createdBy: z.string(),
    expiresAt: time,
    lastOpenedAt: time.nullable(),
  })
  .meta({ id: 'Share' });
export type Share = z.infer<typeof Share>;

export const CreateShareInput = z
  .strictObject({
    taskId: z.string().min(1).max(64).meta({ description: 'The run' }),
    section: z.array(section).min(1).optional().meta({ description: 'Only these sections, in this order' }),
    template: z.string().max(MAX_TEMPLATE_NAME).optional(),
    expiresInDays: z
      .number()
      .int()
      .min(1)
      .max(SHARE_MAX_DAYS)
      .optional()
      .meta({ description: `Days until it ends; ${SHARE_DEFAULT_DAYS} when left out` }),
  })
  .meta({ id: 'CreateShareInput' });
export type CreateShareInput = z.input<typeof CreateShareInput>;

export const CreatedShare = Share.extend({
  path: z.string().meta({
    description: 'Address on this server. Shown only in this answer: it is the key.',
    example: '/shared/share_…',
  }),
  address: z.string().nullable().meta({
    description: 'The whole address, when the server knows the one that people use (SMOPS_PUBLIC_URL)',
  }),
}).meta({ id: 'CreatedShare' });
export type CreatedShare = z.infer<typeof CreatedShare>;
