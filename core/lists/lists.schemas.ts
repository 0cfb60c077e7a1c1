import { z } from 'zod';
import { PAGE_MAX } from './lists.constants.js';

const digits = (max: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value <= max, message)
    .optional();

/** A keyset page. Without parameters a list is answered whole. */
export const ListQuery = z.object({
  limit: digits(PAGE_MAX, `limit is a whole number up to ${PAGE_MAX}.`)
    .refine((value) => value !== 0, 'limit is at least 1.')
    .meta({ description: `How many rows at most, up to ${PAGE_MAX}`, example: '500' }),
  after: digits(Number.MAX_SAFE_INTEGER, 'after is the id of a row.').meta({
    description: 'Only rows after the one with this id: the last row of the page before',
    example: '1700',
  }),
});
export type ListQuery = z.infer<typeof ListQuery>;
