import { z } from 'zod';
import { runName } from '../../../analysis/analyzer/run-name.schemas.js';
import {
  AnalysisQuestion,
  askedOnce,
  SentComments,
  variableList,
} from '../../../analysis/analyzer/start-analysis.schemas.js';

/** A file of comments that people have labelled, and who shall read it. `variables` default to the file's labels. */
export const StartEvaluationInput = AnalysisQuestion.omit({ variables: true })
  .extend({ comments_data: SentComments.shape.comments_data, variables: variableList.optional() })
  .refine(({ variables, codebook }) => variables === undefined || codebook === undefined, askedOnce.told)
  .meta({ id: 'StartEvaluationInput' });
export type StartEvaluationInput = z.input<typeof StartEvaluationInput>;

const rate = z
  .object({ value: z.number(), low: z.number(), high: z.number() })
  .nullable()
  .meta({ description: 'With its 95% interval; null when there was nothing to divide' });

const accuracy = {
  hits: z.number().int().meta({ description: 'Machine and person say yes' }),
  extra: z.number().int().meta({ description: 'Only the machine says yes' }),
  missed: z.number().int().meta({ description: 'Only the person says yes' }),
  precision: rate,
  recall: rate,
  f1: rate,
};

export const VariableAccuracy = z
  .object({
    variable: z.string(),
    judged: z.number().int().meta({ description: 'Comments on which a person said yes or no to it' }),
    ...accuracy,
    isThin: z.boolean().meta({ description: 'So few comments with it that the numbers only hint' }),
  })
  .meta({ id: 'VariableAccuracy' });
export type VariableAccuracy = z.infer<typeof VariableAccuracy>;

export const Mistake = z
  .object({
    seq: z.number().int(),
    content: z.string(),
    language: z.string().meta({ description: 'Main language of the comment: ms, en, zh, id, mixed or und' }),
    variable: z.string(),
    kind: z.enum(['extra', 'missed']),
    quote: z.string(),
    reason: z.string(),
  })
  .meta({ id: 'TagMistake' });
export type Mistake = z.infer<typeof Mistake>;

/** How well a run's tags agree with what people said of the same comments. */
export const RunAccuracy = z
  .object({
    taskId: z.string(),
    fileName: z.string(),
    runName,
    createdAt: z.string(),
    providerLabel: z.string(),
    model: z.string(),
    basis: z.enum(['file', 'drawn', 'chosen']).meta({
      description:
        'Which judgements count: those of a labelled file, of the common part of the drawn sample, or, where there are no others, of comments that people chose (which says little of the rest)',
    }),
    total: z.number().int().meta({ description: 'Different comments of the run' }),
    judged: z.number().int().meta({ description: 'Those on which a person said something' }),
    unread: z.number().int().meta({ description: 'Judged ones that have no answer; left out' }),
    variables: z.array(VariableAccuracy),
    overall: z.object(accuracy).meta({ description: 'All tags of all variables together (micro average)' }),
    macroF1: z.number().nullable().meta({ description: 'Mean F1 of the variables that have one' }),
    mistakes: z.array(Mistake).meta({ description: 'In the order of the file, at most 200' }),
    mistakeCount: z.number().int(),
  })
  .meta({ id: 'RunAccuracy' });
export type RunAccuracy = z.infer<typeof RunAccuracy>;
