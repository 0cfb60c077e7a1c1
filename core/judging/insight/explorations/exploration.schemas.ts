import { z } from 'zod';
import { AnalysisQuestion } from '../../../analysis/analyzer/start-analysis.schemas.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';

/** A comment file, or a run whose comments are looked at again. */
/** Names an exploration. */
export const OfExploration = z.object({
  explorationId: z
    .string()
    .min(1)
    .max(64)
    .meta({ description: '`explorationId` in the list of explorations' }),
});
export type OfExploration = z.input<typeof OfExploration>;

export const StartExplorationInput = AnalysisQuestion.pick({ file_name: true, language: true })
  .extend({
    comments_data: z.unknown().optional(),
    task_id: z.string().min(1).max(64).optional().meta({ description: 'A run, in place of comments_data' }),
  })
  .refine((input) => (input.comments_data == null) !== (input.task_id === undefined), {
    error: () => ANALYSES_TEXTS().commentsOrTask,
    path: ['comments_data'],
  })
  .meta({ id: 'StartExplorationInput' });
export type StartExplorationInput = z.input<typeof StartExplorationInput>;

export const ExploredTheme = z
  .object({
    name: z.string(),
    kind: z.enum(['known', 'found']).meta({
      description: 'known: a topic smops knows in three languages; found: from the words of these comments',
    }),
    terms: z.array(z.string()).meta({ description: 'Words by which it was found, most frequent first' }),
    variable: z.string().meta({ description: 'The variable that looks for it: NAME or NAME=TERM,TERM' }),
    comments: z.number().int(),
    share: z.number().meta({ description: 'Of the comments read' }),
    low: z.number().meta({ description: "Wilson's interval of the share, 95%" }),
    high: z.number(),
    isThin: z.boolean().meta({ description: 'In fewer than ten comments: a hint only' }),
    sentiments: z.object({
      positive: z.number().int(),
      neutral: z.number().int(),
      negative: z.number().int(),
    }),
    languages: z.array(z.object({ language: z.string(), comments: z.number().int() })),
    examples: z.array(z.string()),
    exampleLanguages: z.array(z.string()).meta({
      description: 'Of each example; empty in explorations of earlier versions',
    }),
    exampleCopies: z.array(z.number().int()).meta({
      description:
        'How many other comments of the theme are nearly the same as each example; empty in explorations of earlier versions',
    }),
    shared: z.array(z.number().int()).meta({
      description:
        'Comments that it shares with each theme, itself included, in their order; empty in explorations of earlier versions',
    }),
    rise: z.number().nullable().meta({
      description:
        'Its share in the later half of the comments less that in the earlier half; null when fewer than 80% carry a time, and in explorations of earlier versions',
    }),
    beside: z.array(z.string()).meta({
      description: 'Known topics that many of the same comments mention: they may be one theme',
    }),
  })
  .meta({ id: 'ExploredTheme' });
export type ExploredTheme = z.infer<typeof ExploredTheme>;

/** What a file of comments mentions: themes that may become variables, the largest first. */
export const Exploration = z
  .object({
    explorationId: z.string(),
    createdAt: z.string(),
    createdBy: z.string(),
    fileName: z.string(),
    language: z.enum(['zh', 'en', 'ms']),
    total: z.number().int(),
    taskId: z.string().nullable().meta({
      description:
        'Names the explored comments for an analysis (`task_id`); null when they are not there any more',
    }),
    read: z.number().int().meta({ description: 'Of a very large file an even sample' }),
    themes: z.array(ExploredTheme),
  })
  .meta({ id: 'Exploration' });
export type Exploration = z.infer<typeof Exploration>;

export const ExplorationRecord = Exploration.omit({
  themes: true,
  language: true,
  read: true,
  taskId: true,
})
  .extend({ themes: z.array(z.string()).meta({ description: 'Names of the largest themes' }) })
  .meta({ id: 'ExplorationRecord' });
export type ExplorationRecord = z.infer<typeof ExplorationRecord>;
