import { z } from 'zod';
import { RECORDS_TEXTS } from '../../platform/texts/records.texts.model.js';
import { BULK_MAX, PAGE_MAX } from './lists.constants.js';
import { IDS_TEXT, IDS_TEXT_MAX } from './record-ids.model.js';

const digits = (max: number, message: () => string) =>
  z
    .string()
    .regex(/^\d{1,15}$/, { error: message })
    .transform(Number)
    .refine((value) => value <= max, { error: message })
    .optional();

/** A keyset page. Without parameters a list is answered whole. */
export const ListQuery = z.object({
  limit: digits(PAGE_MAX, () => RECORDS_TEXTS().limitNumber(PAGE_MAX))
    .refine((value) => value !== 0, { error: () => RECORDS_TEXTS().limitLeast })
    .meta({ description: `How many rows at most, up to ${PAGE_MAX}`, example: '500' }),
  after: digits(Number.MAX_SAFE_INTEGER, () => RECORDS_TEXTS().afterId).meta({
    description: 'Only rows after the one with this id: the last row of the page before',
    example: '1700',
  }),
});
export type ListQuery = z.infer<typeof ListQuery>;

/** The records that a bulk verb is about. */
export const recordIds = z
  .array(
    z.int({ error: () => RECORDS_TEXTS().idNumber }).positive({ error: () => RECORDS_TEXTS().idNumber }),
    {
      error: () => RECORDS_TEXTS().idsNeeded,
    },
  )
  .min(1, { error: () => RECORDS_TEXTS().idsNeeded })
  .max(BULK_MAX, { error: () => RECORDS_TEXTS().tooManyIds(BULK_MAX) })
  .meta({ example: [17, 18, 21] });

export const RecordIds = z.strictObject({ ids: recordIds }).meta({ id: 'RecordIds' });
export type RecordIds = z.infer<typeof RecordIds>;

/** What a bulk verb did. A record that another user has deleted in the meantime is no error. */
export const BulkReport = z
  .object({
    ids: z.array(z.int()).meta({ description: 'The records that it changed, by id' }),
    unchanged: z.int().meta({ description: 'Records that were so already' }),
    missing: z.int().meta({ description: 'Ids of no record, or of one that is deleted for good' }),
  })
  .meta({ id: 'BulkReport' });
export type BulkReport = z.infer<typeof BulkReport>;

/** Which records of a list an export is to hold. */
export const idsFilter = z
  .string()
  .max(IDS_TEXT_MAX, { error: () => RECORDS_TEXTS().idsForm })
  .regex(IDS_TEXT, { error: () => RECORDS_TEXTS().idsForm })
  .optional()
  .meta({ description: 'Only the records with these ids', example: '1-40,45' });
