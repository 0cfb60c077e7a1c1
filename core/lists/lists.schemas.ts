import { z } from 'zod';
import { PAGE_MAX } from './lists.constants.js';
import { SAY } from './records.texts.model.js';

const digits = (max: number, message: () => string) =>
  z
    .string()
    .regex(/^\d{1,15}$/, { error: message })
    .transform(Number)
    .refine((value) => value <= max, { error: message })
    .optional();

/** A keyset page. Without parameters a list is answered whole. */
export const ListQuery = z.object({
  limit: digits(PAGE_MAX, () => SAY().limitNumber(PAGE_MAX))
    .refine((value) => value !== 0, { error: () => SAY().limitLeast })
    .meta({ description: `How many rows at most, up to ${PAGE_MAX}`, example: '500' }),
  after: digits(Number.MAX_SAFE_INTEGER, () => SAY().afterId).meta({
    description: 'Only rows after the one with this id: the last row of the page before',
    example: '1700',
  }),
});
export type ListQuery = z.infer<typeof ListQuery>;
