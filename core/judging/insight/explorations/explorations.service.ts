import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requireAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { intakeOf } from '../../../analysis/analyzer/runs/intake.model.js';
import { hasComments, keepComments } from '../../../analysis/analyzer/runs/stored-comments.service.js';
import { wilsonInterval } from '../../../analysis/shares/proportions.js';
import { readCommentsInSlices } from '../../../comments/read-comment-file.js';
import type { ExploredComment } from '../../../engine/explore/explore.js';
import { notFound } from '../../../errors.js';
import { THING_NAMES } from '../../../errors.texts.model.js';
import { recordAudit } from '../../../platform/audit/audit.service.js';
import { inTransaction } from '../../../platform/db/in-transaction.js';
import { verb } from '../../../platform/operations/verb.js';
import { readCommentPages } from '../../results/analysis-results.service.js';
import type { ExplorationRow } from '../insight.table.js';
import {
  Exploration,
  ExplorationRecord,
  OfExploration,
  StartExplorationInput,
} from './exploration.schemas.js';
import { EXPLORATIONS } from './explorations.operations.js';
import {
  findExploration,
  insertExploration,
  listExplorationRows,
  removeExploration,
} from './explorations.repository.js';
import { besideOf, THIN } from './themes.model.js';

const LIST_LIMIT = 100;
/** What is read of a larger file: evenly spread, about ten seconds of one processor. */
const MOST_READ = 20_000;
const NAMED_THEMES = 5;

function evenly<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as T);
}

async function commentsOfRun(ctx: AnalyzerContext, runId: string) {
  const run = await requireAnalysis(ctx, runId);
  const comments: ExploredComment[] = [];
  for await (const page of readCommentPages(ctx, run)) {
    for (const { content, author, time } of page)
      comments.push({ text: content, author, time: time === null ? null : Date.parse(time) });
  }
  return { fileName: run.fileName, comments };
}

async function commentsOfFile(ctx: AnalyzerContext, data: unknown, fileName: string) {
  const { maxComments, timeZone } = ctx.config;
  const report = await readCommentsInSlices(data, { limits: { maxComments }, timeZone });
  const comments = report.comments.map(({ content, author, time }) => ({
    text: content,
    author,
    time: time === null ? null : Date.parse(time),
  }));
  return { fileName, comments, report };
}

function explorationOf(row: ExplorationRow, runId: string | null): Exploration {
  const counted = row.themes.map((theme) => ({ ...theme, shared: theme.shared ?? [] }));
  return {
    taskId: runId,
    explorationId: row.explorationId,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdByName,
    fileName: row.fileName,
    language: row.language,
    total: row.totalComments,
    read: row.readComments,
    themes: counted.map((theme, place) => ({
      ...theme,
      beside: besideOf(counted, place),
      exampleLanguages: theme.exampleLanguages ?? [],
      exampleCopies: theme.exampleCopies ?? [],
      rise: theme.rise ?? null,
      share: row.readComments === 0 ? 0 : theme.comments / row.readComments,
      ...wilsonInterval({ hits: theme.comments, total: row.readComments }),
      isThin: theme.comments < THIN,
    })),
  };
}

/**
 * Finds what the comments of a file, or of a run, mention, and stores it. The embedded engine does it: nothing leaves
 * this machine. The comments of a file are kept with it, so that what was found can be analysed. Throws VALIDATION when the comments cannot be read, NOT_FOUND for an unknown run.
 */
export const startExploration = verb(
  EXPLORATIONS.start,
  {
    input: StartExplorationInput,
    answer: ['The themes, largest first', Exploration],
    makes: true,
    bodyLimit: ({ maxUploadBytes }) => maxUploadBytes,
    expensive: 'answer',
  },
  async (ctx: AnalyzerContext, { comments_data: data, task_id: runId, file_name, language }) => {
    const file = runId === undefined ? await commentsOfFile(ctx, data, file_name) : undefined;
    const { fileName, comments } = file ?? (await commentsOfRun(ctx, runId ?? ''));
    const read = evenly(comments, MOST_READ);
    const themes = await ctx.analyzer.explore(read, language);
    const explorationId = randomUUID();
    const createdAt = ctx.clock.now();
    const createdByName = ctx.actor.name;
    await inTransaction(ctx.db, async (trx) => {
      const id = await insertExploration(trx, {
        explorationId,
        createdAt,
        createdByName,
        fileName,
        language,
        totalComments: comments.length,
        readComments: read.length,
        themes: JSON.stringify(themes),
        taskId: runId ?? null,
      });
      if (file === undefined) return;
      const row = { analysisId: explorationId, explorationId: id, uploadDate: createdAt };
      const { report } = file;
      await keepComments(
        trx,
        { ...row, fileName, createdByName, language },
        report.comments,
        intakeOf(report),
      );
    });
    return await getExploration(ctx, { explorationId });
  },
);

/** A stored exploration. Throws NOT_FOUND. */
export const getExploration = verb(
  EXPLORATIONS.get,
  { of: OfExploration, answer: ['The themes, largest first', Exploration], expensive: 'answer' },
  async (ctx: AnalyzerContext, { explorationId }) => {
    const row = await findExploration(ctx.db, explorationId);
    if (row === undefined) throw notFound(THING_NAMES().exploration(explorationId.slice(0, 40)));
    const runId = row.taskId ?? explorationId;
    const isThere = await hasComments(ctx, runId);
    return explorationOf(row, isThere ? runId : null);
  },
);

/** Explorations, newest first, at most a hundred. */
export const listExplorations = verb(
  EXPLORATIONS.list,
  { answer: ['At most a hundred', z.array(ExplorationRecord)] },
  async (ctx: AnalyzerContext) => {
    return (await listExplorationRows(ctx.db, LIST_LIMIT)).map((row) => {
      const { explorationId, createdAt, createdBy, fileName, total, themes } = explorationOf(row, null);
      const names = themes.slice(0, NAMED_THEMES).map(({ name }) => name);
      return { explorationId, createdAt, createdBy, fileName, total, themes: names };
    });
  },
);

/** Removes a stored exploration. Throws NOT_FOUND. */
export const deleteExploration = verb(
  EXPLORATIONS.delete,
  { of: OfExploration },
  async (ctx: AnalyzerContext, { explorationId }) => {
    await inTransaction(ctx.db, async (trx) => {
      const row = await findExploration(trx, explorationId);
      if (row === undefined || !(await removeExploration(trx, explorationId)))
        throw notFound(THING_NAMES().exploration(explorationId.slice(0, 40)));
      const subject = { entity: 'exploration', entityId: row.id, label: row.fileName } as const;
      const before = { explorationId, createdBy: row.createdByName, comments: row.totalComments };
      await recordAudit(trx, ctx, { action: 'delete', ...subject, before });
    });
  },
);
