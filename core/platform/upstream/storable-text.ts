/** Text of a foreign service as it can be stored: without NUL and broken surrogates, and cut at `maxLength`. */
export function storableText(value: unknown, maxLength: number): string {
  return typeof value === 'string' ? value.replaceAll('\u0000', '').slice(0, maxLength).toWellFormed() : '';
}

/** A count of a foreign service, a decimal text or a number; 0 when it is missing or no count. */
export function parseCount(value: unknown): number {
  const count = typeof value === 'number' ? value : /^\d+$/.test(String(value ?? '')) ? Number(value) : 0;
  return Number.isFinite(count) && count > 0 ? Math.min(Math.trunc(count), Number.MAX_SAFE_INTEGER) : 0;
}
