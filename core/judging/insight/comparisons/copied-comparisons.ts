import { compareSides, type SideCount } from './compare-rates.js';

/** Comments of each side, variables, and the share that both sides have. */
const COMMENTS = 600;
const SHARES = [0.05, 0.1, 0.2, 0.3];

const plain = (total: number, comments: number): SideCount => ({
  total,
  weight: total,
  weightSquared: total,
  hits: { comments, weight: comments },
});

/** Copies of a text: how many at most. */
const MOST_COPIES = 60;

/**
 * Compares two sides that are drawn from the same shares, `rounds` times. About `copied` of the comments of one of them are copies of
 * texts that stand up to 60 times. `random` gives numbers from 0 to 1. Returns how often something was called clear.
 */
export function copiedComparisons(
  random: () => number,
  { rounds, copied }: { rounds: number; copied: number },
): { falseClear: number } {
  /** A side as its texts with their copies: the counts of each variable with every copy, and with each text once. */
  function side(part: number) {
    const sizes: number[] = [];
    let comments = 0;
    while (comments < COMMENTS) {
      const isCopied = random() < part / (part + (1 - part) * (MOST_COPIES / 2));
      const size = Math.min(COMMENTS - comments, isCopied ? 2 + Math.floor(random() * (MOST_COPIES - 2)) : 1);
      sizes.push(size);
      comments += size;
    }
    return SHARES.map((share) => {
      const tagged = sizes.filter(() => random() < share);
      return {
        counts: plain(
          comments,
          tagged.reduce((sum, size) => sum + size, 0),
        ),
        voices: plain(sizes.length, tagged.length),
      };
    });
  }
  let clear = 0;
  for (let round = 0; round < rounds; round++) {
    const [a, b] = [side(0), side(copied)];
    const compared = compareSides(
      SHARES.map((share, at) => ({
        name: String(share),
        counts: [a[at]?.counts, b[at]?.counts].filter((one) => one !== undefined),
        voices: [a[at]?.voices, b[at]?.voices].filter((one) => one !== undefined),
      })),
    );
    if (compared.some(({ raw }) => raw.contrasts.some(({ isClear }) => isClear))) clear++;
  }
  return { falseClear: clear / rounds };
}
