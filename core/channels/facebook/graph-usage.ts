import type { IncomingHttpHeaders } from 'node:http';

/** How much of the page's call limit is used, as the usage headers of an answer say. */
export interface GraphUsage {
  /** The highest of all figures; throttled at 100. */
  percent: number;
  /** Minutes until calls are allowed again; 0 when they are. */
  regainMinutes: number;
}

const FIGURES = ['call_count', 'total_time', 'total_cputime'];

function readHeader(header: string | string[] | undefined): unknown {
  try {
    return JSON.parse(Array.isArray(header) ? (header[0] ?? '') : (header ?? ''));
  } catch {
    return undefined;
  }
}

const asNumber = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** The entries of both headers: X-App-Usage is one, X-Business-Use-Case-Usage has lists of them by id. */
function entriesOf(headers: IncomingHttpHeaders): Record<string, unknown>[] {
  const app = readHeader(headers['x-app-usage']);
  const business = readHeader(headers['x-business-use-case-usage']);
  const lists = typeof business === 'object' && business !== null ? Object.values(business).flat() : [];
  return [app, ...lists].filter(
    (entry): entry is Record<string, unknown> => typeof entry === 'object' && entry !== null,
  );
}

/** Undefined when an answer says nothing of usage. */
export function readGraphUsage(headers: IncomingHttpHeaders): GraphUsage | undefined {
  const entries = entriesOf(headers);
  if (entries.length === 0) return undefined;
  const figures = entries.flatMap((entry) => FIGURES.map((name) => asNumber(entry[name])));
  const minutes = entries.map((entry) => asNumber(entry.estimated_time_to_regain_access));
  return { percent: Math.round(Math.max(...figures)), regainMinutes: Math.max(...minutes) };
}
