import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.js';
import { requireRight, type ServiceContext } from '../../context.js';
import { AppError, invalid } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import type { Db } from '../../platform/db/database.js';
import { listed } from '../../platform/language/language.model.js';
import { comparedName } from '../../platform/records/compared-name.model.js';
import { namedRecords } from '../../platform/records/named-records.js';
import type { DestinationKind } from '../connections/destination-kinds.constants.js';
import { missingSettings } from '../connections/missing-settings.js';
import { webhookAddress } from './channels/webhook.js';
import { MAX_DESTINATIONS } from './deliveries.constants.js';
import { skipWaiting } from './deliveries.repository.js';
import { type CreatedDestination, type Destination, DestinationInput } from './deliveries.schemas.js';
import type { DestinationRow, DestinationSettings } from './deliveries.table.js';
import { DELIVERIES_TEXTS } from './deliveries.texts.model.js';
import { seal, signingSecret } from './delivery-secrets.js';
import {
  findDestination,
  insertDestination,
  listDestinationRows,
  listLeavers,
  removeDestination,
  updateDestinationRow,
} from './destinations.repository.js';

/** Where it leads, as people are told. */
const shownAddress = ({ kind, settings }: DestinationRow): string =>
  ({
    mail: settings.addresses?.join(', '),
    webhook: settings.shownUrl,
    telegram: settings.chatId,
    folder: settings.folder || '.',
  })[kind] ?? '';

const toDestination = (row: DestinationRow, leavers: Map<string, Date>, config: Config): Destination => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  to: shownAddress(row),
  addresses: (row.settings.addresses ?? []).map((address) => ({
    address,
    leftAt: leavers.get(`${row.id} ${address}`)?.toISOString() ?? null,
  })),
  missing: missingSettings(config, row.kind),
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdByName,
});

/** What the audit tells of a destination: never a webhook's address. */
const audited = (row: DestinationRow) => ({ kind: row.kind, to: shownAddress(row) });

const destinations = namedRecords({
  entity: 'destination',
  right: 'administer',
  find: findDestination,
  thing: (id: number) => THING_NAMES().destination(id),
  taken: (name) => DELIVERIES_TEXTS().nameTaken(name),
  facts: audited,
});

/** A destination. Throws NOT_FOUND. */
export const requireDestination = destinations.require;

/** Destinations with these ids. Throws NOT_FOUND for the first that is none. */
export const requireDestinations = (db: Db, ids: readonly number[]): Promise<DestinationRow[]> =>
  Promise.all(ids.map((id) => destinations.require(db, id)));

/** Destinations by name, without their secrets. */
export async function listDestinations(ctx: ServiceContext): Promise<Destination[]> {
  requireRight(ctx, 'analyze');
  const leavers = await listLeavers(ctx.db);
  return (await listDestinationRows(ctx.db)).map((row) => toDestination(row, leavers, ctx.config));
}

/** What is stored of a destination; a webhook keeps the salt of its signing secret. Throws VALIDATION. */
function settingsOf(
  { config }: ServiceContext,
  input: ReturnType<typeof parseInput<typeof DestinationInput>>,
  salt: string,
): DestinationSettings {
  if (input.kind === 'mail') return { addresses: input.addresses };
  if (input.kind === 'telegram') return { chatId: input.chatId };
  if (input.kind === 'folder') return { folder: input.folder };
  const url = webhookAddress(input.url, config.remoteNetworks);
  if (url === undefined) throw invalid(DELIVERIES_TEXTS().onlyHttps);
  return { sealedUrl: seal(config.deliveries.secret ?? '', url.href), shownUrl: `${url.origin}/…`, salt };
}

function requireConfigured(kind: DestinationKind, config: Config): void {
  const lacks = missingSettings(config, kind);
  if (lacks.length > 0) throw new AppError('NOT_CONFIGURED', DELIVERIES_TEXTS().needs(listed(lacks)));
}

/**
 * Saves a place that reports can be sent to. A webhook's signing secret is in this answer only. Throws VALIDATION, CONFLICT
 * for a name that is taken, NOT_CONFIGURED when the configuration lacks what this kind needs.
 */
export async function createDestination(
  ctx: ServiceContext,
  input: unknown,
  salt: () => string = randomUUID,
): Promise<CreatedDestination> {
  requireRight(ctx, 'administer');
  const given = parseInput(DestinationInput, input);
  requireConfigured(given.kind, ctx.config);
  const settings = settingsOf(ctx, given, salt());
  const row = await destinations.create(ctx, given.name, async (trx) => {
    if ((await listDestinationRows(trx)).length >= MAX_DESTINATIONS)
      throw invalid(DELIVERIES_TEXTS().tooMany(MAX_DESTINATIONS));
    const row = await insertDestination(trx, {
      name: given.name,
      nameKey: comparedName(given.name),
      kind: given.kind,
      settings: JSON.stringify(settings),
      createdAt: ctx.clock.now(),
      createdByName: ctx.actor.name,
    });
    return { row, after: audited(row) };
  });
  const { secret } = ctx.config.deliveries;
  const signing =
    settings.salt === undefined || secret === undefined ? null : signingSecret(secret, settings.salt);
  return { ...toDestination(row, new Map(), ctx.config), secret: signing };
}

/**
 * Changes a destination; its kind and a webhook's signing secret stay. An address that left stays left. Throws NOT_FOUND,
 * VALIDATION, CONFLICT.
 */
export async function updateDestination(
  ctx: ServiceContext,
  id: number,
  input: unknown,
): Promise<Destination> {
  requireRight(ctx, 'administer');
  const given = parseInput(DestinationInput, input);
  requireConfigured(given.kind, ctx.config);
  const change = async (trx: Db, before: DestinationRow) => {
    if (before.kind !== given.kind) throw invalid(DELIVERIES_TEXTS().otherKind);
    const row = await updateDestinationRow(trx, id, {
      name: given.name,
      nameKey: comparedName(given.name),
      settings: JSON.stringify(settingsOf(ctx, given, before.settings.salt ?? randomUUID())),
    });
    return { row, before: audited(before), after: audited(row) };
  };
  const stored = await destinations.change(ctx, id, change, given.name);
  return toDestination(stored, await listLeavers(ctx.db, id), ctx.config);
}

/** Deletes a destination; what waits for it is skipped, its history stays. Throws NOT_FOUND. */
export async function deleteDestination(ctx: ServiceContext, id: number): Promise<void> {
  await destinations.delete(ctx, id, async (trx) => {
    await skipWaiting(trx, 'destinationDeleted', id);
    await removeDestination(trx, id);
  });
}
