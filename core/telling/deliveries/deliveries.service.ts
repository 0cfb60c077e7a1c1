import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { requireRight, type ServiceContext } from '../../context.js';
import { conflict, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { currentLanguage } from '../../platform/language/language.model.js';
import type { ReportOf } from '../reports/reports.schemas.js';
import { getReport } from '../reports/reports.service.js';
import { attemptDelivery } from './attempt-delivery.js';
import { ATTEMPT_MS, DELIVERIES_PAGE, LEASE_SECONDS } from './deliveries.constants.js';
import { claimDeliveries, findDelivery, listDeliveryRows, renewDelivery } from './deliveries.repository.js';
import { DeliveriesQuery, type Delivery, SendReportInput } from './deliveries.schemas.js';
import type { DeliveryRow } from './deliveries.table.js';
import { DELIVERIES_TEXTS } from './deliveries.texts.model.js';
import { requireDestinations } from './destinations.service.js';
import { queueDelivery } from './queue-delivery.service.js';

/** How long an answer waits for an attempt that another server makes. */
const OTHERS_LOOK_MS = 200;
const OTHERS_LOOKS = (2 * ATTEMPT_MS) / OTHERS_LOOK_MS;

/** Why it failed or waits, in the caller's language. */
function reasonOf({ reasonCode, reasonDetail }: DeliveryRow): string | null {
  if (reasonCode === null) return null;
  const reason = DELIVERIES_TEXTS().reasons[reasonCode];
  return typeof reason === 'string' ? reason : reason(reasonDetail ?? '');
}

const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  destinationId: row.destinationId,
  destination: row.destinationName,
  kind: row.destinationKind,
  carries: row.content.kind,
  taskId: row.content.kind === 'report' ? row.content.taskId : null,
  title: row.title,
  status: row.status,
  attempts: row.attempts,
  nextAt: row.status === 'waiting' ? row.nextAt.toISOString() : null,
  reason: reasonOf(row),
  reasonCode: row.reasonCode,
  queuedAt: row.queuedAt.toISOString(),
  queuedBy: row.queuedByName,
  sentAt: row.sentAt?.toISOString() ?? null,
});

async function requireDelivery({ db }: ServiceContext, id: number): Promise<DeliveryRow> {
  const row = await findDelivery(db, id);
  if (row === undefined) throw notFound(THING_NAMES().delivery(id));
  return row;
}

/** A page of what was sent, is to be sent, or failed, newest first. */
export async function listDeliveries(ctx: ServiceContext, query: DeliveriesQuery = {}): Promise<Delivery[]> {
  requireRight(ctx, 'analyze');
  const { limit = DELIVERIES_PAGE, ...which } = parseInput(DeliveriesQuery, query);
  return (await listDeliveryRows(ctx.db, { ...which, limit })).map(toDelivery);
}

/** Makes the attempt now, in this call; waits for that of a server that was faster. Says how it went. */
async function attemptNow(ctx: AnalyzerContext, id: number): Promise<Delivery> {
  const claim = { now: ctx.clock.now(), owner: randomUUID(), limit: 1, leaseSeconds: LEASE_SECONDS, id };
  for (const row of await claimDeliveries(ctx.db, claim)) await attemptDelivery(ctx, row);
  let row = await requireDelivery(ctx, id);
  for (let looks = 0; row.status === 'sending' && looks < OTHERS_LOOKS; looks++) {
    await sleep(OTHERS_LOOK_MS);
    row = await requireDelivery(ctx, id);
  }
  return toDelivery(row);
}

/**
 * Sends a delivery that waits right now, or tries one again that failed. Throws NOT_FOUND, CONFLICT for one that is being
 * sent, was sent, or has no destination any more.
 */
export async function sendDelivery(ctx: AnalyzerContext, id: number): Promise<Delivery> {
  requireRight(ctx, 'analyze');
  await inTransaction(ctx.db, async (trx) => {
    const renewed = await renewDelivery(trx, id, ctx.clock.now());
    if (renewed === undefined) {
      const row = await requireDelivery({ ...ctx, db: trx }, id);
      if (row.destinationId === null) throw conflict(DELIVERIES_TEXTS().withoutDestination);
      throw conflict(row.status === 'sending' ? DELIVERIES_TEXTS().isSending : DELIVERIES_TEXTS().wasSent);
    }
    const event = { entity: 'delivery', entityId: id, label: renewed.destinationName } as const;
    await recordAudit(trx, ctx, { action: 'update', ...event, after: { sentAgain: true } });
  });
  return await attemptNow(ctx, id);
}

/** Sends a few words to a destination, and says how it went. Throws NOT_FOUND. */
export async function testDestination(
  ctx: AnalyzerContext,
  id: number,
  key: () => string = randomUUID,
): Promise<Delivery> {
  requireRight(ctx, 'administer');
  const content = { kind: 'test', language: currentLanguage() } as const;
  const queued = await queueDelivery(ctx.db, ctx, { key: `test:${key()}`, destinationId: id, content });
  return await attemptNow(ctx, queued as number);
}

/**
 * Sends a report to destinations, in the caller's language, and says how the first attempt went; what failed for
 * now is tried again by the server. Throws NOT_FOUND for what it is of, a template or a destination.
 */
export async function sendReport(
  ctx: AnalyzerContext,
  report: ReportOf,
  input: SendReportInput,
  key: () => string = randomUUID,
): Promise<Delivery[]> {
  requireRight(ctx, 'analyze');
  const { destinations, ...what } = parseInput(SendReportInput, input);
  // Says at once what cannot be reported on, and gives the id that names and shortened ids stand for.
  const { of, id: runId } = await getReport(ctx, {
    ...report,
    section: what.section,
    template: what.template,
    copies: what.copies,
    before: what.before,
    basis: what.basis,
  });
  const wanted = await requireDestinations(ctx.db, [...new Set(destinations)]);
  const content = { kind: 'report', of, taskId: runId, language: currentLanguage(), ...what } as const;
  const request = key();
  const ids = await inTransaction(ctx.db, async (trx) => {
    const queued: number[] = [];
    for (const { id, name } of wanted) {
      const deliveryId = await queueDelivery(trx, ctx, {
        key: `report:${of}:${runId}:${id}:${request}`,
        destinationId: id,
        content,
      });
      queued.push(deliveryId as number);
      const event = { entity: 'delivery', entityId: deliveryId ?? null, label: name } as const;
      await recordAudit(trx, ctx, {
        action: 'create',
        ...event,
        after: { of, taskId: runId, format: what.format },
      });
    }
    return queued;
  });
  return await Promise.all(ids.map((id) => attemptNow(ctx, id)));
}
