import { PROVIDER_LABELS, type ProviderId } from './providers.constants.js';

/** Returns the AI service that read comments, with its model, as texts name it; null for local analysis. */
export function readerOf(row: { provider: ProviderId | null; model: string | null }): string | null {
  if (row.provider === null || row.provider === 'local') return null;
  return row.model === null
    ? PROVIDER_LABELS[row.provider]
    : `${PROVIDER_LABELS[row.provider]} (${row.model})`;
}
