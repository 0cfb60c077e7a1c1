import { z } from 'zod';
import { line } from '../../analysis/analyzer/line.schemas.js';
import { LANGUAGES } from '../../platform/language/language.constants.js';
import { DESTINATION_KINDS } from '../connections/destination-kinds.constants.js';
import {
  MAX_TEMPLATE_NAME,
  REPORT_DOCUMENT_FORMATS,
  REPORT_SECTIONS,
  REPORT_SUBJECTS,
} from '../reports/reports.constants.js';
import { ReportInput, ReportWording } from '../reports/reports.schemas.js';
import {
  DELIVERIES_PAGE,
  DELIVERIES_PAGE_MAX,
  DELIVERY_STATUSES,
  MAX_ADDRESSES,
  MAX_DESTINATION_NAME,
  MAX_DESTINATIONS,
  MAX_MESSAGE_LINE,
  MAX_MESSAGE_LINES,
} from './deliveries.constants.js';
import { DELIVERIES_TEXTS } from './deliveries.texts.model.js';
import { REASONS } from './delivery-failure.js';

const time = z.string().meta({ example: '2026-11-23T01:00:00.000Z' });
const language = z.enum(LANGUAGES);
const id = z.number().int().positive();

/** What a delivery carries; a report is written when it is sent. */
export const DeliveryContent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('report'),
    of: z.enum(REPORT_SUBJECTS).optional().meta({ description: 'A run when left out' }),
    taskId: z.string().min(1).max(255).meta({ description: 'The id of what the report is of' }),
    format: z.enum(REPORT_DOCUMENT_FORMATS),
    language,
    template: z.string().max(MAX_TEMPLATE_NAME).optional(),
    section: z.array(z.enum(REPORT_SECTIONS)).min(1).optional(),
    copies: ReportInput.shape.copies,
    basis: ReportInput.shape.basis,
    before: ReportInput.shape.before,
    ...ReportWording.shape,
    notes: z
      .array(z.string().max(MAX_MESSAGE_LINE))
      .max(MAX_MESSAGE_LINES)
      .optional()
      .meta({ description: 'What the report does not hold' }),
  }),
  z.strictObject({
    kind: z.literal('message'),
    language,
    subject: line.min(1).max(MAX_MESSAGE_LINE),
    lines: z.array(z.string().max(MAX_MESSAGE_LINE)).max(MAX_MESSAGE_LINES),
    path: z
      .string()
      .regex(/^\/(?!\/)/)
      .optional()
      .meta({ description: 'On the dashboard' }),
    data: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'The same as facts, for a webhook' }),
  }),
  z.strictObject({ kind: z.literal('test'), language }),
]);
export type DeliveryContent = z.infer<typeof DeliveryContent>;

const name = line
  .min(1, { error: () => DELIVERIES_TEXTS().nameEmpty })
  .max(MAX_DESTINATION_NAME, { error: () => DELIVERIES_TEXTS().nameTooLong(MAX_DESTINATION_NAME) })
  .meta({ example: 'Monday mail' });
const addresses = z
  .array(
    z
      .string()
      .trim()
      .toLowerCase()
      .max(254)
      .pipe(z.email({ error: () => DELIVERIES_TEXTS().noMailAddress })),
  )
  .min(1, { error: () => DELIVERIES_TEXTS().someAddress })
  .max(MAX_ADDRESSES, { error: () => DELIVERIES_TEXTS().tooManyAddresses(MAX_ADDRESSES) })
  .refine((all) => new Set(all).size === all.length, { error: () => DELIVERIES_TEXTS().addressTwice });

/** A path below a folder: no drive, no root, no way up. */
const isBelow = (path: string) =>
  path.split('/').every((part) => part !== '' && part !== '..' && part !== '.') && !/[\\:]/.test(path);

export const DestinationInput = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('mail'), name, addresses }),
    z.strictObject({
      kind: z.literal('webhook'),
      name,
      url: z.string().trim().max(2000).meta({ example: 'https://hooks.example.my/smops' }),
    }),
    z.strictObject({
      kind: z.literal('telegram'),
      name,
      chatId: z
        .string()
        .trim()
        .regex(/^(-?\d{1,20}|@\w{4,40})$/, { error: () => DELIVERIES_TEXTS().chat })
        .meta({ example: '-1001234567890' }),
    }),
    z.strictObject({
      kind: z.literal('folder'),
      name,
      folder: line
        .max(200)
        .refine((path) => path === '' || isBelow(path), { error: () => DELIVERIES_TEXTS().folder })
        .meta({ description: 'Below DELIVERY_FOLDER; empty for that folder itself', example: 'weekly' }),
    }),
  ])
  .meta({ id: 'DestinationInput' });
export type DestinationInput = z.input<typeof DestinationInput>;

/** A saved place that reports and alarms are sent to, without its secrets. */
export const Destination = z
  .object({
    id,
    name: z.string(),
    kind: z.enum(DESTINATION_KINDS),
    to: z
      .string()
      .meta({ description: 'Where it leads, without secrets', example: 'https://hooks.example.my/…' }),
    addresses: z.array(
      z.object({
        address: z.string(),
        leftAt: time.nullable().meta({ description: 'When its owner left; nothing is sent there any more' }),
      }),
    ),
    missing: z
      .array(z.string())
      .meta({ description: 'Settings that it needs and the configuration lacks', example: ['SMTP_URL'] }),
    createdAt: time,
    createdBy: z.string(),
  })
  .meta({ id: 'Destination' });
export type Destination = z.infer<typeof Destination>;

export const CreatedDestination = Destination.extend({
  secret: z
    .string()
    .nullable()
    .meta({ description: 'What a webhook is signed with. Shown only in this answer; null for other kinds.' }),
}).meta({ id: 'CreatedDestination' });
export type CreatedDestination = z.infer<typeof CreatedDestination>;

/** Something that is to be sent, is sent, or was sent. */
export const Delivery = z
  .object({
    id,
    destinationId: id.nullable().meta({ description: 'Null once the destination is deleted' }),
    destination: z.string(),
    kind: z.enum(DESTINATION_KINDS),
    carries: z.enum(['report', 'message', 'test']),
    taskId: z.string().nullable(),
    title: z.string().nullable().meta({ description: 'Null until it is written for the first time' }),
    status: z.enum(DELIVERY_STATUSES),
    attempts: z.number().int(),
    nextAt: time.nullable().meta({ description: 'When it is tried next; null once it is over' }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Why it failed, was skipped, or was not sent at the last attempt' }),
    reasonCode: z.enum(REASONS).nullable(),
    queuedAt: time,
    queuedBy: z.string(),
    sentAt: time.nullable(),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof Delivery>;

export const DeliveriesQuery = z.object({
  before: z.coerce.number().int().positive().optional().meta({ description: 'Only older ones than this id' }),
  destination: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .meta({ description: 'Only to this destination' }),
  status: z.enum(DELIVERY_STATUSES).optional(),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(DELIVERIES_PAGE_MAX)
    .optional()
    .meta({
      description: `${DELIVERIES_PAGE} when left out`,
    }),
});
export type DeliveriesQuery = z.input<typeof DeliveriesQuery>;

export const SendReportInput = z
  .strictObject({
    destinations: z.array(id).min(1).max(MAX_DESTINATIONS).meta({ description: 'Ids' }),
    format: z.enum(REPORT_DOCUMENT_FORMATS),
    template: z.string().max(MAX_TEMPLATE_NAME).optional(),
    section: z.array(z.enum(REPORT_SECTIONS)).min(1).optional(),
    copies: ReportInput.shape.copies,
    basis: ReportInput.shape.basis,
    before: ReportInput.shape.before,
    ...ReportWording.shape,
  })
  .meta({ id: 'SendReportInput' });
export type SendReportInput = z.input<typeof SendReportInput>;
