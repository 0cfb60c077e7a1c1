import { requireAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { OfRun } from '../../../analysis/analyzer/of-run.schemas.js';
import {
  findGroup,
  type GroupRow,
  listCopiesOf,
  listGroups,
  requireNearCopies,
} from '../../../analysis/copies/find-copies.service.js';
import { NEAR_COPIES_TEXTS } from '../../../analysis/copies/near-copies.texts.model.js';
import { notFound } from '../../../errors.js';
import { verb } from '../../../platform/operations/verb.js';
import { NEAR_COPIES } from './near-copies.operations.js';
import {
  Copies,
  CopiesInput,
  type CopyGroup,
  CopyGroups,
  CopyGroupsInput,
  OfCopies,
} from './near-copies.schemas.js';

export const groupOf = ({ firstSeq, comments, authors, text, times }: GroupRow): CopyGroup => ({
  first: firstSeq,
  text,
  comments,
  authors,
  firstAt: times[0]?.toISOString() ?? null,
  lastAt: times.at(-1)?.toISOString() ?? null,
});

/**
 * Groups of comments of a completed run that are copies of one text but for small changes, the largest first. Throws
 * NOT_FOUND, and CONFLICT before the run has been completed.
 */
export const listCopyGroups = verb(
  NEAR_COPIES.groups,
  {
    of: OfRun,
    input: CopyGroupsInput,
    answer: ['The groups, the largest first', CopyGroups],
    expensive: 'answer',
  },
  async (ctx: AnalyzerContext, { taskId: runId, limit, after }) => {
    const run = await requireAnalysis(ctx, runId);
    const { comments: copied, groups: groupCount } = await requireNearCopies(ctx, run);
    const rows = await listGroups(ctx.db, run.id, { least: 2, after, limit: limit + 1 });
    const groups = rows.slice(0, limit).map(groupOf);
    return {
      taskId: runId,
      comments: run.totalComments,
      copied,
      texts: run.totalComments - copied + groupCount,
      groupCount,
      groups,
      next: rows.length > limit ? (groups.at(-1)?.first ?? null) : null,
    };
  },
);

/**
 * The comments of a group, named by its first comment, in the file's order. Who wrote them is left out: copies are about a
 * text, never about persons. Throws NOT_FOUND, CONFLICT.
 */
export const listCopies = verb(
  NEAR_COPIES.list,
  {
    of: OfCopies,
    input: CopiesInput,
    answer: ["The comments, in the file's order", Copies],
    expensive: 'answer',
  },
  async (ctx: AnalyzerContext, { taskId: runId, first, limit, after = -1 }) => {
    const run = await requireAnalysis(ctx, runId);
    await requireNearCopies(ctx, run);
    const group = await findGroup(ctx.db, run.id, first);
    if (group === undefined) throw notFound(NEAR_COPIES_TEXTS().group(first + 1));
    const rows = await listCopiesOf(ctx.db, run.id, first, { after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    return {
      group: groupOf(group),
      comments: page.map(({ time, ...row }) => ({
        ...row,
        number: row.seq + 1,
        time: time?.toISOString() ?? null,
      })),
      next: rows.length > limit ? (page.at(-1)?.seq ?? null) : null,
    };
  },
);
