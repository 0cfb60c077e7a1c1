import type { z } from 'zod';
import { requireAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import {
  findGroup,
  type GroupRow,
  listCopiesOf,
  listGroups,
  requireNearCopies,
} from '../../../analysis/copies/find-copies.service.js';
import { SAY } from '../../../analysis/copies/near-copies.texts.model.js';
import { requireRight } from '../../../context.js';
import { notFound } from '../../../errors.js';
import { parseInput } from '../../../parse-input.js';
import {
  type Copies,
  CopiesInput,
  type CopyGroup,
  type CopyGroups,
  CopyGroupsInput,
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
export async function listCopyGroups(
  ctx: AnalyzerContext,
  taskId: string,
  input: z.input<typeof CopyGroupsInput> = {},
): Promise<CopyGroups> {
  requireRight(ctx, 'analyze');
  const { limit, after } = parseInput(CopyGroupsInput, input);
  const run = await requireAnalysis(ctx, taskId);
  const { comments: copied, groups: groupCount } = await requireNearCopies(ctx, run);
  const rows = await listGroups(ctx.db, run.id, { least: 2, after, limit: limit + 1 });
  const groups = rows.slice(0, limit).map(groupOf);
  return {
    taskId,
    comments: run.totalComments,
    copied,
    texts: run.totalComments - copied + groupCount,
    groupCount,
    groups,
    next: rows.length > limit ? (groups.at(-1)?.first ?? null) : null,
  };
}

/**
 * The comments of a group, named by its first comment, in the file's order. Who wrote them is left out: copies are about a
 * text, never about persons. Throws NOT_FOUND, CONFLICT.
 */
export async function listCopies(
  ctx: AnalyzerContext,
  taskId: string,
  first: number,
  input: z.input<typeof CopiesInput> = {},
): Promise<Copies> {
  requireRight(ctx, 'analyze');
  const { limit, after = -1 } = parseInput(CopiesInput, input);
  const run = await requireAnalysis(ctx, taskId);
  await requireNearCopies(ctx, run);
  const group = await findGroup(ctx.db, run.id, first);
  if (group === undefined) throw notFound(SAY().group(first + 1));
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
}
