const MINUTE_MS = 60_000;

/**
 * Repeats the generated password on a terminal where requests have pushed it away, once a minute, until it was changed.
 * Returns the end of the repeating.
 */
export function repeatUntilUsed(options: {
  isUnused: () => Promise<boolean>;
  /** How many lines were written since the start. */
  countLines: () => number;
  tell: () => void;
  everyMs?: number;
}): () => void {
  const { isUnused, countLines, tell, everyMs = MINUTE_MS } = options;
  let told = countLines();
  const timer = setInterval(() => {
    const lines = countLines();
    if (lines === told) return;
    told = lines;
    isUnused()
      .then((unused) => (unused ? tell() : clearInterval(timer)))
      .catch(() => {});
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
