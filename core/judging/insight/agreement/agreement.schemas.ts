import { z } from 'zod';
import { runName } from '../../../analysis/analyzer/run-name.schemas.js';

export const AgreementInput = z.object({
  a: z.string().min(1).max(64).meta({ description: 'The id of a completed run' }),
  b: z.string().min(1).max(64).meta({ description: 'The id of another one over the same comments' }),
});
export type AgreementInput = z.input<typeof AgreementInput>;

export const ComparableRunsInput = z.object({
  a: z.string().min(1).max(64).meta({ description: 'The run that others are to be compared with' }),
});

export const ComparableRun = z
  .object({
    id: z.number().int(),
    analysisId: z.string(),
    fileName: z.string(),
    runName,
    uploadDate: z.string(),
    providerLabel: z.string(),
    model: z.string(),
    variables: z.array(z.string()).meta({ description: 'Those that both runs have' }),
    common: z.number().int().meta({ description: 'Different comments that both runs have' }),
  })
  .meta({ id: 'ComparableRun' });
export type ComparableRun = z.infer<typeof ComparableRun>;

const side = z.object({
  taskId: z.string(),
  fileName: z.string(),
  runName,
  createdAt: z.string(),
  providerLabel: z.string(),
  model: z.string(),
  total: z.number().int().meta({ description: 'Different comments that were answered' }),
});

const kappa = {
  observed: z.number().meta({ description: 'Share of comments on which both say the same' }),
  expected: z.number().meta({ description: 'Share on which they would by chance' }),
  kappa: z.number().nullable().meta({ description: "Cohen's; null when both always say the same" }),
  low: z.number().nullable().meta({ description: '95% interval' }),
  high: z.number().nullable(),
};

export const VariableAgreement = z
  .object({
    variable: z.string(),
    both: z.number().int(),
    onlyA: z.number().int(),
    onlyB: z.number().int(),
    neither: z.number().int(),
    ...kappa,
    isThin: z.boolean().meta({ description: 'Either says yes to fewer than ten comments' }),
  })
  .meta({ id: 'VariableAgreement' });
export type VariableAgreement = z.infer<typeof VariableAgreement>;

export const Disagreement = z
  .object({
    seqA: z.number().int(),
    seqB: z.number().int(),
    content: z.string(),
    language: z.string().meta({ description: 'Main language of the comment, as run A says' }),
    variable: z.string(),
    saidBy: z.enum(['a', 'b']).meta({ description: 'Which run gave the tag' }),
    quote: z.string(),
    reason: z.string(),
    judgement: z.boolean().nullable().meta({ description: "A person's word, where there is one" }),
  })
  .meta({ id: 'TagDisagreement' });
export type Disagreement = z.infer<typeof Disagreement>;

/** How far two runs over the same comments say the same. */
export const Agreement = z
  .object({
    a: side,
    b: side,
    common: z.number().int().meta({ description: 'Different comments that both have answered' }),
    variables: z.array(VariableAgreement),
    leftOut: z.array(z.string()).meta({ description: 'Variables that only one of the runs has' }),
    sentiment: z.object(kappa).meta({ description: 'Positive, neutral and negative' }),
    disagreements: z.array(Disagreement).meta({ description: 'In the order of the file, at most 300' }),
    disagreementCount: z.number().int(),
  })
  .meta({ id: 'Agreement' });
export type Agreement = z.infer<typeof Agreement>;
