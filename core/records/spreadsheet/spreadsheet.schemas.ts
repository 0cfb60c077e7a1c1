import { z } from 'zod';
import { requiredText } from '../lists/list-fields.schemas.js';
import { LISTS, NAME_MAX } from '../lists/lists.constants.js';
import { FEED_DEFAULT_DAYS } from './spreadsheet.constants.js';

const list = z.enum(LISTS).meta({ id: 'ListName', example: 'accounts' });
const time = z.string().meta({ example: '2026-11-21T08:30:00.000Z' });

/** A list's live address for spreadsheets, without its secret. */
export const Feed = z
  .object({
    id: z.number().int(),
    list,
    name: z.string().meta({ example: 'Weekly report' }),
    prefix: z.string().meta({ description: 'How its token begins', example: 'feed_Ab3x' }),
    createdAt: time,
    expiresAt: time,
    lastFetchedAt: time.nullable(),
  })
  .meta({ id: 'Feed' });
export type Feed = z.infer<typeof Feed>;

export const CreateFeedInput = z
  .strictObject({
    list,
    name: requiredText('Name', NAME_MAX).meta({ example: 'Weekly report' }),
    expiresInDays: z
      .number()
      .int()
      .min(1)
      .max(3650)
      .optional()
      .meta({ description: `Days until it ends; ${FEED_DEFAULT_DAYS} when left out` }),
  })
  .meta({ id: 'CreateFeedInput' });
export type CreateFeedInput = z.infer<typeof CreateFeedInput>;

export const CreatedFeed = Feed.extend({
  path: z.string().meta({
    description:
      'Address on this server, for Excel\'s "From Web" and IMPORTDATA. Shown only in this answer: it is the key.',
    example: '/api/feeds/feed_…/accounts.csv',
  }),
  address: z.string().nullable().meta({
    description: 'The whole address, when the server knows the one that people use (SMOPS_PUBLIC_URL)',
  }),
}).meta({ id: 'CreatedFeed' });
export type CreatedFeed = z.infer<typeof CreatedFeed>;

/** What reads the lists as a spreadsheet, and how it goes. */
export const SpreadsheetState = z
  .object({
    connected: z
      .boolean()
      .meta({ description: 'A feed was fetched within a day, or the last sync succeeded' }),
    sheet: z
      .object({
        id: z.string(),
        serviceAccount: z.string().nullable().meta({ description: 'The address to share the sheet with' }),
        syncedAt: time.nullable().meta({ description: 'When all lists last stood in it' }),
        error: z.string().nullable(),
      })
      .nullable()
      .meta({ description: 'The Google Sheet; null when none is configured' }),
  })
  .meta({ id: 'SpreadsheetState' });
export type SpreadsheetState = z.infer<typeof SpreadsheetState>;
