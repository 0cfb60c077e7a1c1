/** Weights as int8 with their common scale; the few beyond `clip` (a share, like 0.9999) are cut to the largest value. */
export function quantize(weights: Float32Array, clip: number): { bytes: Int8Array; scale: number } {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  const limit = sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * clip))] ?? 1;
  const scale = limit / 127;
  const bytes = new Int8Array(weights.length);
  for (let i = 0; i < weights.length; i += 1) {
    bytes[i] = Math.max(-127, Math.min(127, Math.round((weights[i] ?? 0) / scale)));
  }
  return { bytes, scale };
}
