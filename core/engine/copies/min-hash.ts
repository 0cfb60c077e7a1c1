/** Permutations of the grams, in bands of this number of rows; see `bandsOf`. */
export const PERMUTATIONS = 128;
export const ROWS = 3;
export const BANDS = Math.floor(PERMUTATIONS / ROWS);

/** Multipliers and addends from a fixed seed (xorshift32, Marsaglia 2003): the same on every machine. */
function coefficients(seed: number): { by: Uint32Array; plus: Uint32Array } {
  let state = seed;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  const by = Uint32Array.from({ length: PERMUTATIONS }, () => next() | 1);
  const plus = Uint32Array.from({ length: PERMUTATIONS }, next);
  return { by, plus };
}

const { by: BY, plus: PLUS } = coefficients(20_261_123);
const least = new Uint32Array(PERMUTATIONS);

/**
 * Writes a number for each band of a text's MinHash signature (Broder 1997) to `bands` from `at` on. Two texts have the same
 * number in a band with the probability J^rows, J being the Jaccard index of their grams.
 */
export function bandsOf(grams: Uint32Array, bands: Uint32Array, at: number): void {
  least.fill(0xffffffff);
  for (let gram = 0; gram < grams.length; gram += 1) {
    const value = grams[gram] as number;
    for (let one = 0; one < PERMUTATIONS; one += 1) {
      const hash = (Math.imul(value, BY[one] as number) + (PLUS[one] as number)) >>> 0;
      if (hash < (least[one] as number)) least[one] = hash;
    }
  }
  for (let band = 0; band < BANDS; band += 1) {
    let state = band + 1;
    for (let row = band * ROWS; row < (band + 1) * ROWS; row += 1) {
      state = Math.imul(state ^ (least[row] as number), 0x9e3779b1);
      state ^= state >>> 15;
    }
    bands[at + band] = state >>> 0;
  }
}
