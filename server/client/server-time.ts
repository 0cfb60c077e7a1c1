/** A difference below this is the way of an answer, and the whole seconds of its header. */
const NEGLIGIBLE_MS = 5000;

/** How far the server's clock is ahead of ours; undefined until it has answered. */
let ahead: number | undefined;

/** Learns the server's clock from the `date` header of its first answer, once: times that were told stay in order. */
export function hearServerTime(date: string | null, now: number): void {
  if (ahead !== undefined || date === null) return;
  const difference = Date.parse(date) - now;
  if (Number.isFinite(difference)) ahead = Math.abs(difference) < NEGLIGIBLE_MS ? 0 : difference;
}

/** What the server's clock says, in milliseconds since 1970, where our own says `now`. */
export const serverTime = (now: number): number => now + (ahead ?? 0);
