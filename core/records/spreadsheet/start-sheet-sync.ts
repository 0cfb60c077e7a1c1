import type { ServiceContext } from '../../context.js';
import { Ticker } from '../../ticker.js';
import type { GoogleSheet } from './google-sheets.js';
import { openConfiguredSheet, syncSheet } from './sheet-sync.service.js';

const EVERY_MS = 30_000;

/**
 * Keeps the configured Google Sheet up to date until `stop`, which waits for a sync that is under way. Without a
 * configured sheet it does nothing.
 */
export function startSheetSync(ctx: ServiceContext, everyMs = EVERY_MS): { stop(): Promise<void> } {
  const { serviceAccountFile, sheetId } = ctx.config.google;
  if (serviceAccountFile === undefined || sheetId === undefined) return { stop: async () => {} };
  const abort = new AbortController();
  let sheet: GoogleSheet | undefined;
  const sync = async () => {
    // Opened once: it keeps Google's access token.
    sheet ??= await openConfiguredSheet(ctx, abort.signal);
    if (sheet !== undefined) await syncSheet(ctx, sheet);
  };
  const ticker = new Ticker(sync, {
    everyMs,
    onError: (err) => ctx.logger.warn({ err }, 'the Google Sheet could not be synchronised'),
  });
  ticker.start();
  return {
    async stop() {
      abort.abort();
      await ticker.stop();
    },
  };
}
