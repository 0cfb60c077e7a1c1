/** Accepting or refusing a proposed word, not stored on the server yet. */
export interface Decision {
  key: string;
  verdict: 'accept' | 'refuse';
}

const isDecision = (one: unknown): one is Decision =>
  typeof one === 'object' &&
  one !== null &&
  'key' in one &&
  typeof one.key === 'string' &&
  'verdict' in one &&
  (one.verdict === 'accept' || one.verdict === 'refuse');

/** The name in the browser's storage of what a person has decided on the words of a run from one source. */
export const decisionsKey = (userId: number, runId: string, source: string): string =>
  `smops.learning.${userId}.${runId}.${source}`;

/** The decisions kept in this browser, the latest last: a closed tab loses none. */
export function keptDecisions(key: string): Decision[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDecision) : [];
  } catch {
    return [];
  }
}

/** Keeps decisions in this browser until they are stored on the server. */
export function keepDecisions(key: string, decisions: readonly Decision[]): void {
  try {
    if (decisions.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(decisions));
  } catch {
    // A browser that stores nothing keeps them until the page is left.
  }
}
