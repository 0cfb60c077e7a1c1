import { z } from 'zod';
import { PROVIDER_IDS } from '../../analysis/analyzer/providers/providers.constants.js';
import { codebookName } from '../../analysis/codebooks/codebooks.schemas.js';
import { MAX_TERMS, MAX_VARIABLE_LENGTH } from '../../analysis/codebooks/variables.constants.js';
import { LEARNING_SOURCES, MAX_DECISIONS } from './learning.constants.js';
import { LEARNING_TEXTS } from './learning.texts.model.js';

const kind = z.enum(['term', 'veto']).meta({
  description: 'A term tags comments; a veto takes tags away where no term stands beside it',
});
const topic = z.string().max(MAX_VARIABLE_LENGTH).nullable().meta({
  description: 'The topic of the concept pack whose words these are; null for a single word',
});
const terms = z.array(z.string().min(1).max(MAX_VARIABLE_LENGTH)).min(1).max(MAX_TERMS).meta({
  description: 'The word, a pair of words near each other as a+b, or the words of the topic that the run has',
});

/** A word that read comments speak for. */
export const ProposedWord = z
  .object({
    kind,
    topic,
    terms,
    right: z.number().int().meta({
      description:
        'Of the read comments that it would newly tag (a veto: no longer tag), those where the verdict says so',
    }),
    wrong: z.number().int().meta({ description: 'The others of them' }),
    comments: z.number().int().meta({
      description: 'How many comments of the run would be newly tagged; of a veto, no longer tagged',
    }),
    examples: z
      .array(z.string())
      .meta({ description: 'Read comments that speak for it, of copies of one text one, at most three' }),
    exampleCopies: z.array(z.number().int()).meta({
      description: 'How many other read comments that speak for it are nearly the same as each example',
    }),
  })
  .meta({ id: 'ProposedWord' });
export type ProposedWord = z.infer<typeof ProposedWord>;

export const LearningInput = z.object({
  source: z.enum(LEARNING_SOURCES).default('people').meta({
    description:
      'people: what was said of comments; answers: what AI services answered in any run that asked for the variables, compared with local analysis',
  }),
});

const codebook = z
  .object({
    id: z.string(),
    name: z.string(),
    version: z.number().int().meta({ description: 'That of the run' }),
    latest: z.number().int(),
  })
  .nullable();

/** An AI service whose answers words were learned from. */
const AnsweringService = z.object({
  provider: z.enum(PROVIDER_IDS),
  runs: z.number().int().meta({ description: 'How many runs the answers are of' }),
  answers: z.number().int().meta({ description: 'How many, each text once' }),
});
export type AnsweringService = z.infer<typeof AnsweringService>;

/** The words that read comments speak for, per variable. */
export const LearningProposals = z
  .object({
    source: z.enum(LEARNING_SOURCES),
    codebook: codebook.meta({ description: 'null: the run has none; accepting makes one' }),
    services: z
      .array(AnsweringService)
      .meta({ description: 'Whose answers the words rest on; empty where they rest on what people said' }),
    isSampled: z
      .boolean()
      .meta({ description: 'The run is so large that numbers of comments are estimates' }),
    variables: z.array(
      z.object({
        name: z.string(),
        read: z.number().int().meta({ description: 'Comments with a verdict' }),
        learnable: z.number().int().meta({
          description:
            'Those of them that may be learned from: half of the drawn ones are kept for the estimate',
        }),
        missing: z.number().int().meta({
          description:
            'How many more comments to read before words can be proposed; 0: enough, or learned from answers',
        }),
        words: z.array(ProposedWord),
      }),
    ),
  })
  .meta({ id: 'LearningProposals' });
export type LearningProposals = z.infer<typeof LearningProposals>;

const decision = z.object({
  variable: z.string().min(1).max(MAX_VARIABLE_LENGTH),
  kind,
  topic: topic.default(null),
  terms,
});

/** What becomes of proposed words. */
export const DecideProposalsInput = z
  .object({
    accept: z.array(decision).max(MAX_DECISIONS).default([]),
    refuse: z
      .array(decision)
      .max(MAX_DECISIONS)
      .default([])
      .meta({ description: 'Not to be proposed again' }),
    codebook: codebookName.optional().meta({
      description: 'Of a run without a codebook: the name of one, which is made where there is none',
    }),
  })
  .refine(({ accept, refuse }) => accept.length + refuse.length > 0, {
    error: () => LEARNING_TEXTS().noneDecided,
    path: ['accept'],
  })
  .meta({ id: 'DecideProposalsInput' });
export type DecideProposalsInput = z.input<typeof DecideProposalsInput>;
export type Decision = z.output<typeof decision>;

export const DecidedProposals = z
  .object({
    codebook: codebook.meta({
      description: 'With its latest version; null where all was refused and there is none',
    }),
    accepted: z.number().int(),
    refused: z.number().int(),
  })
  .meta({ id: 'DecidedProposals' });
export type DecidedProposals = z.infer<typeof DecidedProposals>;

export const UpdateRunInput = z
  .object({
    version: z
      .number()
      .int()
      .min(1)
      .max(1_000_000_000)
      .optional()
      .meta({ description: 'Of the codebook; the latest without it' }),
    codebook: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .meta({ description: 'Of a run without a codebook: the one to use' }),
  })
  .meta({ id: 'UpdateRunInput' });
export type UpdateRunInput = z.input<typeof UpdateRunInput>;
