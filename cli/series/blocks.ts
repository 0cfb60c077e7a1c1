const BLOCKS = '▁▂▃▄▅▆▇█';

/** Values as a line of blocks, the highest full; several share a block (by their sum) where there are more than `most`. */
export function blocksOf(values: readonly number[], most: number): string {
  const per = Math.max(1, Math.ceil(values.length / most));
  const sums = Array.from({ length: Math.ceil(values.length / per) }, (_, at) =>
    values.slice(at * per, (at + 1) * per).reduce((sum, value) => sum + value, 0),
  );
  const highest = Math.max(0, ...sums);
  return sums
    .map((sum) => (sum === 0 ? '·' : BLOCKS[Math.ceil((sum / highest) * BLOCKS.length) - 1]))
    .join('');
}
