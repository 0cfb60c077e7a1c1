import { z } from 'zod';
import { MAX_CODEBOOK_REFERENCE } from '../../analysis/analyzer/analyzer.constants.js';
import { line } from '../../analysis/analyzer/line.schemas.js';
import { PROVIDER_IDS } from '../../analysis/analyzer/providers/providers.constants.js';
import { LANGUAGES } from '../../platform/language/language.constants.js';
import { changeShape, createShape, recordShape } from '../../records/lists/list-fields.schemas.js';
import { MAX_TEMPLATE_NAME, REPORT_DOCUMENT_FORMATS } from '../reports/reports.constants.js';
import {
  MAX_FEED_ADDRESS,
  MAX_FOLDER,
  MAX_SCHEDULE_DESTINATIONS,
  MAX_SCHEDULE_NAME,
  MAX_SOURCE_DAYS,
  MAX_WHEN,
  PERIOD_STATES,
  SOURCE_DAYS,
} from './schedules.constants.js';
import { SCHEDULE_FIELDS } from './schedules.fields.js';
import { SCHEDULES_TEXTS } from './schedules.texts.model.js';

const text = (most: number) => line.max(most, { error: () => SCHEDULES_TEXTS().tooLong(most) });

const FolderSource = z.object({
  kind: z.literal('folder'),
  folder: text(MAX_FOLDER).meta({
    description: 'Below the folder of WATCH_FOLDER; empty: that folder',
    example: 'facebook',
  }),
});
const FeedSource = z.object({
  kind: z.literal('feed'),
  url: text(MAX_FEED_ADDRESS)
    .refine((address) => /^https:\/\//i.test(address), { error: () => SCHEDULES_TEXTS().onlyHttps })
    .meta({ description: 'An https address of a JSON, NDJSON or CSV file of comments' }),
});
const days = z
  .number()
  .int()
  .min(1, { error: () => SCHEDULES_TEXTS().days(MAX_SOURCE_DAYS) })
  .max(MAX_SOURCE_DAYS, { error: () => SCHEDULES_TEXTS().days(MAX_SOURCE_DAYS) })
  .default(SOURCE_DAYS);
const FacebookSource = z.object({
  kind: z.literal('facebook'),
  days: days.meta({ description: 'How many days back: comments on the posts of the configured page' }),
});
const YoutubeSource = z.object({
  kind: z.literal('youtube'),
  days: days.meta({
    description: 'How many days back: comments on the configured channel and its videos, with their replies',
  }),
});
export const ScheduleSource = z
  .discriminatedUnion('kind', [FolderSource, FeedSource, FacebookSource, YoutubeSource])
  .meta({ id: 'ScheduleSource', description: 'Where the comments come from' });
export type ScheduleSource = z.output<typeof ScheduleSource>;

export const ScheduleReport = z
  .object({
    format: z.enum(REPORT_DOCUMENT_FORMATS),
    language: z.enum(LANGUAGES),
    template: text(MAX_TEMPLATE_NAME).nullable().meta({ description: 'The sections of this template' }),
  })
  .meta({ id: 'ScheduleReport', description: 'What is sent' });
export type ScheduleReport = z.output<typeof ScheduleReport>;

const when = text(MAX_WHEN).meta({
  description: "daily HH:MM, weekly DAY HH:MM, or a cron expression of five parts; in the team's time zone",
  example: 'weekly MON 08:00',
});

const fields = {
  name: text(MAX_SCHEDULE_NAME).min(1, { error: () => SCHEDULES_TEXTS().nameEmpty }),
  codebook: text(MAX_CODEBOOK_REFERENCE)
    .min(1)
    .meta({ description: 'Its id or name: the latest version of the day; NAME@3 is its third version' }),
  source: ScheduleSource,
  when,
  provider: z.enum(PROVIDER_IDS).nullable().meta({ description: 'Null: the default provider' }),
  ...changeShape(SCHEDULE_FIELDS),
  report: ScheduleReport,
  destinations: z
    .array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER))
    .max(MAX_SCHEDULE_DESTINATIONS)
    .transform((ids) => [...new Set(ids)])
    .meta({ description: 'Ids of destinations; none: the run is made, and nothing is sent' }),
};

export const CreateScheduleInput = z
  .object({
    ...fields,
    provider: fields.provider.default(null),
    ...createShape(SCHEDULE_FIELDS),
    report: fields.report.default({ format: 'html', language: 'en', template: null }),
    destinations: fields.destinations.default([]),
  })
  .meta({ id: 'CreateScheduleInput' });
export type CreateScheduleInput = z.input<typeof CreateScheduleInput>;

/** Names a schedule. */
export const OfSchedule = z.object({
  schedule: z.string().min(1).max(120).meta({ description: 'Its id or name', example: 'weekly brief' }),
});
export type OfSchedule = z.input<typeof OfSchedule>;

/** What is not named stays. */
export const ChangeScheduleInput = z.object(fields).partial().meta({ id: 'ChangeScheduleInput' });
export type ChangeScheduleInput = z.input<typeof ChangeScheduleInput>;

export const PreviewScheduleInput = z.object({ when });

export const ScheduleHistoryInput = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z.iso.datetime().optional().meta({ description: 'Only periods that were due before this' }),
});

export const NextTimes = z
  .object({
    when: z.string().meta({ description: 'As it is stored' }),
    timeZone: z.string(),
    next: z.array(z.string()).meta({ description: 'The next times, the earliest first' }),
  })
  .meta({ id: 'NextTimes' });
export type NextTimes = z.infer<typeof NextTimes>;

export const SchedulePeriod = z
  .object({
    dueAt: z.string(),
    byHand: z.boolean(),
    late: z.boolean().meta({ description: 'smops was off, or at the period before, when it was due' }),
    state: z.enum(PERIOD_STATES),
    taskId: z.string().nullable().meta({ description: 'Its run; null without one' }),
    comments: z.number().int(),
    files: z.array(z.string()),
    leftOut: z
      .array(z.object({ name: z.string(), reason: z.string() }))
      .meta({ description: 'What was not read' }),
    reason: z.string().nullable(),
    beganAt: z.string(),
    endedAt: z.string().nullable(),
  })
  .meta({ id: 'SchedulePeriod' });
export type SchedulePeriod = z.infer<typeof SchedulePeriod>;

export const Schedule = z
  .object({
    id: z.string(),
    name: z.string(),
    createdBy: z.string(),
    createdAt: z.string(),
    changedAt: z.string(),
    codebook: z
      .object({ id: z.string(), name: z.string(), version: z.number().int().nullable() })
      .meta({ description: 'Without a version: the latest when a period begins' }),
    source: ScheduleSource,
    when: z.string(),
    provider: z.enum(PROVIDER_IDS).nullable(),
    ...recordShape(SCHEDULE_FIELDS),
    report: ScheduleReport,
    destinations: z.array(z.number().int()),
    timeZone: z.string(),
    next: z.array(z.string()).meta({ description: 'The next three times; none while it is paused' }),
    paused: z
      .object({
        at: z.string(),
        reason: z.string().nullable().meta({ description: 'Null: a person paused it' }),
      })
      .nullable(),
    failures: z.number().int().meta({ description: 'Failed periods in a row' }),
    last: SchedulePeriod.nullable().meta({ description: 'The last period' }),
  })
  .meta({ id: 'Schedule' });
export type Schedule = z.infer<typeof Schedule>;
