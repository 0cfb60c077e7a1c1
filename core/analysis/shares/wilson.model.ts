/** How many standard errors a 95% interval reaches to either side. */
export const Z95 = 1.9599639845400545;

/**
 * Wilson's score interval of a rate, `z` standard errors wide. Of nothing nothing is known: 0 to 1.
 * Wilson, JASA 22 (1927) 209; method 3 of Newcombe, Statist. Med. 17 (1998) 857.
 */
export function wilson(hits: number, total: number, z = Z95): { low: number; high: number } {
  if (total === 0) return { low: 0, high: 1 };
  const p = hits / total;
  const z2 = z * z;
  const middle = 2 * hits + z2;
  const spread = z * Math.sqrt(z2 + 4 * hits * (1 - p));
  const scale = 2 * (total + z2);
  return {
    low: hits === 0 ? 0 : (middle - spread) / scale,
    high: hits === total ? 1 : (middle + spread) / scale,
  };
}
