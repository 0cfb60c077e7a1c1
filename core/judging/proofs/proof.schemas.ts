import { z } from 'zod';

const count = z.number().int().nonnegative();
const names = z.array(z.string());
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const reader = z.strictObject({ provider: z.string(), model: z.string(), prompt_version: z.string() });

/**
 * The versions of proofs that can be checked; the last one is what is made. In the first the intervals of a second reader's cells
 * are Wilson's, since then Jeffreys'.
 */
export const PROOF_VERSIONS = [1, 2] as const;
export type ProofVersion = (typeof PROOF_VERSIONS)[number];
export const PROOF_VERSION = 2 satisfies ProofVersion;

/** The first line: what the file proves. */
export const ProofHead = z.strictObject({
  smops_proof: z.literal(PROOF_VERSIONS),
  made_at: z.string(),
  of: z.strictObject({ kind: z.enum(['run', 'comparison']), id: z.string() }),
  /** Goes before each text's key into its hash, so that texts of two proofs cannot be matched. */
  salt: z.string().regex(/^[0-9a-f]{32}$/),
});
export type ProofHead = z.output<typeof ProofHead>;

/** A run, as its readers and the machine counted it; the lines of its drawn comments follow. */
export const ProofRun = z.strictObject({
  run: z.string(),
  analysed_at: z.string(),
  reader,
  codebook: z.strictObject({ name: z.string(), version: count }).nullable(),
  /** Null where nothing was drawn. */
  seed: z.string().nullable(),
  /** Comments that have an answer, and those that have none. */
  answered: count,
  failed: count,
  counted: z.strictObject({
    variables: z.array(z.strictObject({ name: z.string(), tagged: count, isLearned: z.boolean() })),
    mentioning: count,
    sentiment: z.strictObject({ positive: count, neutral: count, negative: count }),
    isByCells: z.boolean(),
    second: z
      .strictObject({
        label: z.string(),
        counts: z.array(
          z.strictObject({ variable: z.string(), isTagged: z.boolean(), isFound: z.boolean(), seen: count }),
        ),
      })
      .nullable(),
  }),
  second_reader: reader.nullable(),
});
export type ProofRun = z.output<typeof ProofRun>;

/** A drawn comment of the run above, in the order of reading: no text and no name. */
export const ProofComment = z.strictObject({
  text: sha256,
  forVariables: names.nullable(),
  tags: names,
  sentiment: z.enum(['positive', 'neutral', 'negative']).nullable(),
  second: z.strictObject({ tags: names, forVariables: names.nullable() }).nullable(),
  isForLearning: z.boolean(),
  verdicts: z.array(z.number().min(0).max(1).nullable()),
  score: z.number().min(0).max(10).nullable(),
});
export type ProofComment = z.output<typeof ProofComment>;

const side = z.strictObject({
  total: z.number(),
  weight: z.number(),
  weightSquared: z.number(),
  hits: z.strictObject({ comments: z.number(), weight: z.number() }),
});

/** What a comparison rests on beside its runs. */
export const ProofComparison = z.strictObject({
  sides: z.array(
    z.strictObject({
      name: z.string(),
      /** For each compared variable: the run that has it, and what it is called there. */
      variables: z.array(z.strictObject({ run: z.string(), name: z.string() })),
    }),
  ),
  variables: z.array(
    z.strictObject({
      name: z.string(),
      counts: z.array(side),
      voices: z.array(side),
      isChangedByCopies: z.boolean(),
    }),
  ),
});
export type ProofComparison = z.output<typeof ProofComparison>;

/** The figures that smops showed, to be computed again: of each run, and of the comparison. */
export const ProofFigures = z.strictObject({
  figures: z.array(
    z.strictObject({
      run: z.string(),
      shares: z.array(z.unknown()),
      mentioning: z.unknown(),
      mean_sentiment: z.unknown(),
    }),
  ),
  comparison: z.strictObject({ of: ProofComparison, shares: z.array(z.unknown()) }).nullable(),
});
export type ProofFigures = z.output<typeof ProofFigures>;

/** The last line: the hash of each line before it, without its line break, and one of all of them as they stand in the file. */
export const ProofEnd = z.strictObject({ sha256: z.array(sha256), all: sha256 });
