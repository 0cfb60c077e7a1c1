import { permanentNumbers } from '../sampling/permanent-number.model.js';
import type { ProofComment } from './proof.schemas.js';
import { textHashOf } from './proof-hashes.model.js';
import type { Proof } from './proof-lines.model.js';
import type { ProvenRun } from './proven-figures.js';

/** What a proof's texts are beside comments that one has. */
export interface CheckedTexts {
  run: string;
  drawn: number;
  /** Drawn comments whose text is not among the comments: their places in the order of reading, from 1. */
  missing: number[];
  /**
   * Whether those drawn among all are the ones with the smallest permanent numbers, as the seed gives them; null where it cannot be
   * told: the comments are not as many as those that were answered, or those on which a second reader failed were passed over.
   */
  isDrawRight: boolean | null;
}

/** The text keys of comments, each with how many comments have it. */
const countTexts = (textKeys: readonly Uint8Array[]) => {
  const counts = new Map<string, { textKey: Uint8Array; count: number }>();
  for (const textKey of textKeys) {
    const name = textKey.join();
    const known = counts.get(name) ?? { textKey, count: 0 };
    known.count++;
    counts.set(name, known);
  }
  return [...counts.values()];
};

/** Compares what was drawn among all comments with what the seed draws. */
function isDrawnBySeed(
  seed: string,
  common: readonly ProofComment[],
  texts: readonly { textKey: Uint8Array; count: number; hash: string }[],
): boolean {
  const numberOf = permanentNumbers(seed);
  const numbers = texts.flatMap(({ textKey, count, hash }) =>
    Array.from({ length: count }, (_, copy) => ({ hash, number: numberOf(textKey, copy) })),
  );
  numbers.sort((a, b) => a.number - b.number);
  const expected = numbers.slice(0, common.length).map(({ hash }) => hash);
  return (
    expected.sort().join() ===
    common
      .map(({ text }) => text)
      .sort()
      .join()
  );
}

async function checkRun(
  salt: string,
  { run, comments }: ProvenRun,
  counted: ReturnType<typeof countTexts>,
): Promise<CheckedTexts> {
  const texts = await Promise.all(
    counted.map(async (one) => ({ ...one, hash: await textHashOf(salt, one.textKey) })),
  );
  const known = new Set(texts.map(({ hash }) => hash));
  const missing = comments.flatMap(({ text }, at) => (known.has(text) ? [] : [at + 1]));
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  const canTell = run.seed !== null && run.failed === 0 && all === run.answered && missing.length === 0;
  const common = comments.filter(({ forVariables }) => forVariables === null);
  const isDrawn = canTell && isDrawnBySeed(run.seed ?? '', common, texts);
  return {
    ...{ run: run.run, drawn: comments.length, missing },
    isDrawRight: isDrawn || (canTell && !run.counted.isByCells ? false : null),
  };
}

/** Compares the texts of each run of a proof with comments, given by their text keys in the order of their file. */
export async function checkTexts(
  { head, runs }: Proof,
  textKeys: readonly Uint8Array[],
): Promise<CheckedTexts[]> {
  const counted = countTexts(textKeys);
  return await Promise.all(runs.map((run) => checkRun(head.salt, run, counted)));
}
