import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { AppError } from '../../errors.js';
import { readDatabaseTime } from '../../platform/db/ping.js';
import { inLanguage } from '../../platform/language/caller-language.js';
import { shownText } from '../../platform/language/shown-text.model.js';
import type { ReportSubject } from '../reports/reports.constants.js';
import { writeReport } from '../reports/reports.service.js';
import type { ChannelContext, HandOver, Parcel } from './channels/channel.js';
import { deliverToFolder } from './channels/folder.js';
import { deliverByMail } from './channels/mail.js';
import { deliverToTelegram } from './channels/telegram.js';
import { deliverToWebhook } from './channels/webhook.js';
import { GIVE_UP_MS, LEASE_SECONDS, pauseAfter } from './deliveries.constants.js';
import { endAttempt, type Held, markHandingOver, noteDoneAddresses } from './deliveries.repository.js';
import type { DeliveryRow, DestinationRow } from './deliveries.table.js';
import { DELIVERIES_TEXTS } from './deliveries.texts.model.js';
import { DeliveryFailure } from './delivery-failure.js';
import { findDestination, listLeavers } from './destinations.repository.js';

/** What tests give the channels: another resolver, certificates. */
export type ChannelOptions = Pick<ChannelContext, 'resolve' | 'ca'>;

/** Addresses that are to have it: on the list, and not left. */
async function recipientsOf({ db }: AnalyzerContext, { id, settings }: DestinationRow): Promise<string[]> {
  const leavers = await listLeavers(db, id);
  return (settings.addresses ?? []).filter((address) => !leavers.has(`${id} ${address}`));
}

async function sendMail(
  ctx: AnalyzerContext,
  held: Held,
  row: DeliveryRow,
  handOver: HandOver,
): Promise<void> {
  const recipients = await recipientsOf(ctx, handOver.destination);
  if (recipients.length === 0) throw new DeliveryFailure('allLeft', { isFinal: true });
  const done = [...row.doneAddresses];
  const addresses = recipients.filter((address) => !done.includes(address));
  const onSent = (address: string) => {
    done.push(address);
    return noteDoneAddresses(ctx.db, held, done, LEASE_SECONDS);
  };
  await inLanguage(row.content.language, () => deliverByMail(handOver, { addresses, onSent }));
}

/** One attempt. False when another server holds the delivery by now. Throws DeliveryFailure. */
async function attempt(
  ctx: AnalyzerContext,
  held: Held,
  row: DeliveryRow,
  options: ChannelOptions,
): Promise<boolean> {
  // It was cut off between the hand-over and its mark; only Telegram cannot tell the same message twice.
  if (row.handingOver && row.destinationKind === 'telegram')
    throw new DeliveryFailure('mayHaveArrived', { isFinal: true });
  const destination =
    row.destinationId === null ? undefined : await findDestination(ctx.db, row.destinationId);
  if (destination === undefined) throw new DeliveryFailure('destinationDeleted', { isFinal: true });
  const written = await writeParcel(ctx, row);
  const title = await markHandingOver(ctx.db, held, written.title, LEASE_SECONDS);
  if (title === undefined) return false;
  const { deliveries: config, remoteNetworks: networks, publicUrl, timeZone } = ctx.config;
  // A receiver refuses what is signed with a time that is minutes off.
  const now = await readDatabaseTime(ctx.db);
  const context = { config, networks, publicUrl, timeZone, now, ...options };
  // Titles and lines hold names and comments of strangers.
  const lines = written.lines.map((line) => shownText(line));
  const parcel = { ...written, title: shownText(title), lines };
  const handOver: HandOver = { context, destination, parcel };
  if (destination.kind === 'mail') await sendMail(ctx, held, row, handOver);
  else if (destination.kind === 'webhook') await deliverToWebhook(handOver);
  else if (destination.kind === 'telegram') await deliverToTelegram(handOver);
  else await deliverToFolder(handOver);
  return true;
}

/** How a failed attempt leaves the delivery: over, or waiting for the next one. */
function endOfFailure({ code, detail, isFinal }: DeliveryFailure, row: DeliveryRow, now: Date) {
  const giveUpAt = row.giveUpAt ?? new Date(now.getTime() + GIVE_UP_MS);
  const reason = { reasonCode: code, reasonDetail: detail, giveUpAt };
  if (code === 'allLeft' || code === 'destinationDeleted') return { ...reason, status: 'skipped' as const };
  const triedMs = GIVE_UP_MS - (giveUpAt.getTime() - now.getTime());
  const nextAt = new Date(now.getTime() + pauseAfter(triedMs));
  return isFinal || nextAt > giveUpAt
    ? { ...reason, status: 'failed' as const }
    : { ...reason, status: 'waiting' as const, nextAt };
}

/** Sends what was claimed and notes how it went. Never throws for what a channel does. */
export async function attemptDelivery(
  ctx: AnalyzerContext,
  row: DeliveryRow,
  options: ChannelOptions = {},
): Promise<void> {
  const held: Held = { id: row.id, attempts: row.attempts, leaseOwner: row.leaseOwner ?? '' };
  try {
    if (!(await attempt(ctx, held, row, options))) return;
    const sentAt = ctx.clock.now();
    await endAttempt(ctx.db, held, { status: 'sent', sentAt, reasonCode: null, reasonDetail: null });
  } catch (error) {
    const isKnown = error instanceof DeliveryFailure;
    if (!isKnown)
      ctx.logger.error({ err: error, delivery: row.id }, 'a delivery failed in an unexpected way');
    const failure = isKnown ? error : new DeliveryFailure('unexpected');
    const { status, reasonCode } = endOfFailure(failure, row, ctx.clock.now());
    if (isKnown && status === 'failed')
      ctx.logger.warn({ delivery: row.id, reason: reasonCode }, 'a delivery failed for good');
    await endAttempt(ctx.db, held, endOfFailure(failure, row, ctx.clock.now()));
  }
}

async function bytesOf(
  body: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(Buffer.from(piece as string));
  return Buffer.concat(pieces);
}

/** Where the dashboard has what a report is of. */
const PLACES: Record<ReportSubject, (id: string) => string> = {
  run: (id) => `/fb-analyzer?task=${id}&view=report`,
  comparison: (id) => `/fb-analyzer?tab=compare&id=${id}`,
  series: (id) => `/codebooks/${id}/series`,
  sentiments: () => '/sentiments',
};

async function reportParcel(
  ctx: AnalyzerContext,
  row: DeliveryRow,
  {
    of = 'run',
    taskId: runId,
    format,
    template,
    section,
    copies,
    before,
    basis,
    title,
    period,
    more,
    notes = [],
  }: Extract<DeliveryRow['content'], { kind: 'report' }>,
) {
  const written = await writeReport(ctx, {
    ...{ of, id: runId, format, template, section, copies, before },
    ...{ basis, title, period, more },
  }).catch((error: unknown) => {
    const isGone = error instanceof AppError && error.code === 'NOT_FOUND';
    throw isGone ? new DeliveryFailure('gone', { isFinal: true }) : error;
  });
  const { publicUrl, deliveries } = ctx.config;
  const link = publicUrl === undefined ? undefined : publicUrl + PLACES[of](encodeURIComponent(runId));
  const { fileName: name, contentType, body } = written.file;
  const bytes = await bytesOf(body);
  // A folder is this machine's own: no size is too large for it.
  const isTooLarge = row.destinationKind !== 'folder' && bytes.length > deliveries.maxBytes;
  if (isTooLarge && link === undefined) throw new DeliveryFailure('tooLarge', { isFinal: true });
  return {
    title: written.title,
    lines: [written.line, ...notes, ...(isTooLarge ? [DELIVERIES_TEXTS().tooLargeFor] : [])],
    notes,
    link,
    file: isTooLarge ? undefined : { name, contentType, bytes },
    data: { of, taskId: runId, format },
  };
}

/** What a delivery carries, written now and in its language. Throws DeliveryFailure for what is gone or too large. */
function writeParcel(ctx: AnalyzerContext, row: DeliveryRow): Promise<Parcel> {
  const { content } = row;
  const { publicUrl } = ctx.config;
  const about = { deliveryId: row.id, key: row.key, kind: content.kind, queuedAt: row.queuedAt };
  return inLanguage(content.language, async () => {
    if (content.kind === 'report') return { ...about, ...(await reportParcel(ctx, row, content)) };
    if (content.kind === 'test')
      return {
        ...about,
        title: DELIVERIES_TEXTS().testTitle,
        lines: [DELIVERIES_TEXTS().testLine(row.destinationName)],
        notes: [],
        link: publicUrl,
        file: undefined,
        data: undefined,
      };
    const { subject, lines, path, data } = content;
    const link = publicUrl === undefined || path === undefined ? undefined : publicUrl + path;
    return { ...about, title: subject, lines, notes: [], link, file: undefined, data };
  });
}
