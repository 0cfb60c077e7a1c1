/** Mixes a word into a running 32-bit state (the body of MurmurHash3, Appleby 2011, public domain). */
function mix(state: number, word: number): number {
  let k = Math.imul(word, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  const h = state ^ k;
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

/** Spreads every bit of the state over the whole result (the same hash's end). */
function finish(state: number): number {
  let h = state ^ (state >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function mixBytes(state: number, bytes: Uint8Array): number {
  let h = state;
  for (let at = 0; at < bytes.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
    h = mix(h, a | (b << 8) | (c << 16) | (d << 24));
  }
  return mix(h, bytes.length);
}

/**
 * What gives every comment its permanent random number for a seed, from 0 (included) to 1 (excluded), in steps of 2^-53. The
 * number depends on the seed, the comment's text key and how many comments of the same text came before it in the run, and
 * on nothing else: the same file analysed again has the same numbers, so that the same comments are drawn (Ohlsson,
 * Coordination of samples using permanent random numbers, 1995).
 */
export function permanentNumbers(seed: string): (textKey: Uint8Array, copiesBefore: number) => number {
  const bytes = new TextEncoder().encode(seed);
  const first = mixBytes(0x2545f491, bytes);
  const second = mixBytes(0x7f4a7c15, bytes);
  return (textKey, copiesBefore) => {
    const high = finish(mix(mixBytes(first, textKey), copiesBefore));
    const low = finish(mix(mixBytes(second, textKey), copiesBefore));
    return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / 2 ** 53;
  };
}
