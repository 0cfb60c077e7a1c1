import { requireRight, type ServiceContext } from '../../context.js';
import { AppError, messageOf } from '../../errors.js';
import { asWritten } from '../../platform/language/caller-language.js';
import { retold, SERVICES_TEXTS } from '../../platform/upstream/services.texts.model.js';
import { getListMark } from '../lists/list-versions.service.js';
import { LISTS, type ListName } from '../lists/lists.constants.js';
import { wasFetchedSince } from './feeds.repository.js';
import { type GoogleSheet, openGoogleSheet } from './google-sheets.js';
import { readListTable } from './list-rows.js';
import { readServiceAccount } from './service-account.js';
import { claimSync, listSyncRows, noteSync } from './sheet-syncs.repository.js';
import { FEED_FRESH_MS } from './spreadsheet.constants.js';
import type { SpreadsheetState } from './spreadsheet.schemas.js';

/** The tabs of the sheet. */
const TABS: Record<ListName, string> = { accounts: 'Accounts', tasks: 'Tasks', whatsapps: 'WhatsApp' };
/** A list is written at most this often, however often it changes. */
const PAUSE_MS = 20_000;

/** The configured sheet; undefined when none is. Throws VALIDATION when its key file cannot be used. */
export async function openConfiguredSheet(
  ctx: Pick<ServiceContext, 'config' | 'clock'>,
  signal?: AbortSignal,
): Promise<GoogleSheet | undefined> {
  const { serviceAccountFile, sheetId, sheetsUrl } = ctx.config.google;
  if (serviceAccountFile === undefined || sheetId === undefined) return undefined;
  const account = await readServiceAccount(serviceAccountFile);
  return openGoogleSheet({ account, spreadsheetId: sheetId, baseUrl: sheetsUrl, clock: ctx.clock, signal });
}

/**
 * Writes every list that has changed since it was last written into the sheet. A list that fails is noted, with why, and
 * the next call tries it again; `force` does not wait for that. Answers the lists that were written.
 */
export async function syncSheet(
  ctx: ServiceContext,
  sheet: GoogleSheet,
  options: { force?: boolean } = {},
): Promise<ListName[]> {
  const written: ListName[] = [];
  const known = new Map((await listSyncRows(ctx.db)).map((row) => [row.list, row]));
  for (const list of LISTS) {
    const mark = await getListMark(ctx, list);
    const before = known.get(list);
    if (before?.mark === mark && before.error === null) continue;
    const now = ctx.clock.now();
    const pauseMs = options.force ? 0 : PAUSE_MS;
    if (!(await claimSync(ctx.db, list, now, new Date(now.getTime() - pauseMs)))) continue;
    try {
      const { titles, rows } = await readListTable(ctx, list);
      await sheet.writeTable(TABS[list], [titles, ...rows]);
      await noteSync(ctx.db, list, { mark, syncedAt: ctx.clock.now(), error: null });
      written.push(list);
    } catch (error) {
      await noteSync(ctx.db, list, { error: messageOf(error) });
      ctx.logger.warn({ err: error, list }, 'writing a list into the Google Sheet failed');
    }
  }
  return written;
}

/** Writes the changed lists now. CONFLICT without a configured sheet, UPSTREAM when a list could not be written. */
export async function syncSheetNow(ctx: ServiceContext): Promise<SpreadsheetState> {
  requireRight(ctx, 'administer');
  const sheet = await openConfiguredSheet(ctx);
  if (sheet === undefined) {
    throw new AppError('CONFLICT', SERVICES_TEXTS().google.notConfigured);
  }
  await asWritten(() => syncSheet(ctx, sheet, { force: true }));
  const state = await getSpreadsheetState(ctx);
  if (state.sheet?.error) throw new AppError('UPSTREAM', state.sheet.error);
  return state;
}

async function sheetState(ctx: ServiceContext): Promise<SpreadsheetState['sheet']> {
  const { serviceAccountFile, sheetId } = ctx.config.google;
  if (serviceAccountFile === undefined || sheetId === undefined) return null;
  let serviceAccount: string | null = null;
  let error: string | null = null;
  try {
    serviceAccount = (await readServiceAccount(serviceAccountFile)).client_email;
  } catch (failure) {
    error = messageOf(failure);
  }
  const rows = await listSyncRows(ctx.db);
  const failed = rows.flatMap((row) => row.error ?? [])[0];
  const times = rows.flatMap(({ syncedAt }) => syncedAt ?? []).map((time) => time.getTime());
  return {
    id: sheetId,
    serviceAccount,
    syncedAt: times.length === LISTS.length ? new Date(Math.min(...times)).toISOString() : null,
    error: error ?? (failed === undefined ? null : retold(failed)),
  };
}

/** Whether a spreadsheet really reads smops. For anyone who is signed in. */
export async function isSpreadsheetConnected(ctx: ServiceContext): Promise<boolean> {
  const now = ctx.clock.now();
  if (await wasFetchedSince(ctx.db, new Date(now.getTime() - FEED_FRESH_MS), now)) return true;
  const { serviceAccountFile, sheetId } = ctx.config.google;
  if (serviceAccountFile === undefined || sheetId === undefined) return false;
  const rows = await listSyncRows(ctx.db);
  return rows.length === LISTS.length && rows.every((row) => row.syncedAt !== null && row.error === null);
}

/** The same, with how the Google Sheet goes. */
export async function getSpreadsheetState(ctx: ServiceContext): Promise<SpreadsheetState> {
  requireRight(ctx, 'administer');
  return { connected: await isSpreadsheetConnected(ctx), sheet: await sheetState(ctx) };
}
