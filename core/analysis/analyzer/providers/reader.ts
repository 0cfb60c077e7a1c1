import { readByText } from './destination.texts.model.js';
import type { Place } from './place.model.js';
import { PROVIDER_LABELS, type ProviderId } from './providers.constants.js';
import type { RegisteredProvider } from './registry.js';

/** The model of one's own that reads a run: what it was called, and where, when the run began. */
export interface RunReader {
  label: string;
  /** Host and port. */
  address: string;
  /** How far the run's comments may go. */
  place: Place;
}

/** Returns what a provider is called now. */
export const labelOf = ({ id, label }: Pick<RegisteredProvider, 'id' | 'label'>): string =>
  label ?? PROVIDER_LABELS[id];

/** What is stored of a run's reader now, as JSON: null for the vendors' services and for smops itself. */
export function readerNow(provider: RegisteredProvider): string | null {
  const { address, place } = provider;
  if (address === null || place === undefined) return null;
  return JSON.stringify({ label: labelOf(provider), address, place } satisfies RunReader);
}

/** How many comments a provider is asked at once, of those that a run would ask. */
export const batchSizeFor = (
  { mostPerBatch }: Pick<RegisteredProvider, 'mostPerBatch'>,
  wanted: number,
): number => Math.min(wanted, mostPerBatch ?? wanted);

interface ReadRow {
  provider: ProviderId | null;
  model: string | null;
  reader?: RunReader | null;
}

/** Returns what a run's provider is called: a model of one's own as it was called when the run began. */
export const labelOfRun = ({
  provider,
  reader,
}: {
  provider: ProviderId;
  reader?: RunReader | null;
}): string => reader?.label ?? PROVIDER_LABELS[provider];

/** Returns the AI service that read comments, with its model, as texts name it; null for local analysis. */
export function readerOf({ provider, model, reader }: ReadRow): string | null {
  if (provider === null || provider === 'local') return null;
  const label = labelOfRun({ provider, reader: reader ?? null });
  return model === null ? label : `${label} (${model})`;
}

/** What the wire says of who read a run: its name, and in a sentence where the comments went. */
export function readByOf(row: { provider: ProviderId; model: string; reader: RunReader | null }) {
  const label = labelOfRun(row);
  const { model, reader } = row;
  return {
    provider_label: label,
    read_by: readByText({ label, model, reader, isLocal: row.provider === 'local' }),
  };
}
