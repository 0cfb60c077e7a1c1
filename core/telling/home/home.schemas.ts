import { z } from 'zod';
import { AnalysisRecord } from '../../analysis/analyzer/analyzer.schemas.js';
import { Task } from '../../records/tasks/tasks.schemas.js';
import { Sample } from '../sample/sample.schemas.js';
import { Schedule } from '../schedules/schedules.schemas.js';

const count = z.number().int();

/** What one looks at first: what runs, what came out, what is due, what it costs. Parts that the caller may not see are null. */
export const Home = z
  .object({
    tasks: z.object({
      due: z.array(Task).meta({ description: 'Open tasks up to today, the longest due first, five at most' }),
      dueCount: count,
      openCount: count,
    }),
    analyses: z
      .object({
        running: z.array(AnalysisRecord).meta({ description: 'Pending, running and paused, newest first' }),
        latest: z.array(AnalysisRecord).meta({ description: 'The last three that are completed' }),
      })
      .nullable(),
    sample: Sample.nullable().meta({ description: 'Where the sample comments are, while they are here' }),
    isNew: z.boolean().meta({ description: 'Whether nothing but the sample was analysed yet' }),
    schedules: z
      .array(Schedule)
      .nullable()
      .meta({ description: 'Those that are paused, or failed the last time' }),
    scores: z
      .array(
        z.object({
          id: count,
          taskId: z.string(),
          analyzeDate: z.string(),
          sentimentScore: z.string(),
          engineVersion: z.string().nullable(),
          comments: count,
        }),
      )
      .nullable()
      .meta({
        description: 'Sentiment analyses of the last four weeks by date, the latest last, 200 at most',
      }),
    quota: z
      .object({ used: count, limit: count, left: count, resetsAt: z.string() })
      .nullable()
      .meta({ description: "Of YouTube's daily units; null when YouTube is not configured" }),
    cost: z
      .object({
        todayUsd: z.number(),
        monthUsd: z.number(),
        dailyBudgetUsd: z.number().nullable(),
      })
      .nullable()
      .meta({ description: 'What AI services have charged; for admins' }),
  })
  .meta({ id: 'Home' });
export type Home = z.infer<typeof Home>;
