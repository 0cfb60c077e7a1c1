import { z } from 'zod';
import { parseTime } from '../../../comments/fields/comment-time.js';
import type { ServiceContext } from '../../../context.js';
import { problemsOf } from '../../../parse-input.js';
import { findTaskIds } from '../require-task.js';
import { MAX_SUMMARY_LENGTH, MAX_TASK_ID_LENGTH } from '../sentiments.constants.js';
import { findRecordKeys, insertRecords, type NewRecord } from '../sentiments.repository.js';
import type { ImportOutcome, ImportRecordsInput } from '../sentiments.schemas.js';
import { SENTIMENTS_TEXTS } from '../sentiments.texts.model.js';
import { emptyTotals, scoreText } from '../summary/totals.model.js';
import { sourceKey } from './comment-key.js';

const text = (name: string, max: number) =>
  z
    .string({
      error: (issue) =>
        issue.input == null ? SENTIMENTS_TEXTS().fieldMissing(name) : SENTIMENTS_TEXTS().fieldText(name),
    })
    .trim()
    .min(1, { error: () => SENTIMENTS_TEXTS().fieldEmpty(name) })
    .max(max, { error: () => SENTIMENTS_TEXTS().fieldTooLong(name, max.toLocaleString('en-US')) })
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), {
      error: () => SENTIMENTS_TEXTS().fieldBroken(name),
    });

const SCORE = { error: () => SENTIMENTS_TEXTS().scoreRange };
const score = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,2}(\.\d+)?$/, SCORE)
        .transform(Number),
    ],
    {
      error: (issue) =>
        issue.input == null
          ? SENTIMENTS_TEXTS().fieldMissing('sentimentScore')
          : SENTIMENTS_TEXTS().scoreRange,
    },
  )
  .refine((value) => value >= 0 && value <= 10, SCORE);

const ImportedRecord = z.object(
  {
    taskId: text('taskId', MAX_TASK_ID_LENGTH),
    analyzeDate: text('analyzeDate', 60),
    sentimentScore: score,
    aiSummary: text('aiSummary', MAX_SUMMARY_LENGTH),
  },
  { error: () => SENTIMENTS_TEXTS().recordExpected },
);

type Problem = ImportOutcome['problems'][number];

/** The record of a row, or what is wrong with it. */
function readRecord(row: unknown, index: number, timeZone: string): NewRecord | Problem {
  const parsed = ImportedRecord.safeParse(row);
  if (!parsed.success) {
    const [first] = problemsOf(parsed.error);
    return {
      index,
      field: first?.path || null,
      message: first?.message ?? SENTIMENTS_TEXTS().recordUnreadable,
    };
  }
  const { taskId, analyzeDate, sentimentScore, aiSummary } = parsed.data;
  const moment = parseTime(analyzeDate, timeZone);
  if (moment === null) {
    const message = SENTIMENTS_TEXTS().dateUnsure(analyzeDate);
    return { index, field: 'analyzeDate', message };
  }
  const record = {
    taskId,
    // A day stays a day; what has a time becomes a moment in UTC.
    analyzeDate: /^\d{4}-\d{2}-\d{2}$/.test(analyzeDate) ? analyzeDate : moment,
    analyzedAt: moment,
    sentimentScore: scoreText(sentimentScore),
    aiSummary,
  };
  const parts = [record.taskId, record.analyzeDate, record.sentimentScore, record.aiSummary];
  return { ...record, sourceKey: sourceKey(parts) };
}

/** Takes over records that another system has made. One that is there already, from whichever import, is unchanged. */
export async function importRecords(
  ctx: ServiceContext,
  { rows, dryRun }: z.output<typeof ImportRecordsInput>,
): Promise<ImportOutcome> {
  const read = rows.map((row, index) => readRecord(row, index, ctx.config.timeZone));
  const problems = read.filter((one): one is Problem => 'message' in one);
  const sound = read.flatMap((one, index) => ('message' in one ? [] : [{ record: one, index }]));
  const known = await findTaskIds(
    ctx,
    sound.map(({ record }) => record.taskId),
  );
  const records = new Map<string, NewRecord>();
  let doubled = 0;
  for (const { record, index } of sound) {
    const key = record.sourceKey.toString('hex');
    if (!known.has(record.taskId)) {
      problems.push({ index, field: 'taskId', message: SENTIMENTS_TEXTS().noSuchTask(record.taskId) });
    } else if (records.has(key)) doubled += 1;
    else records.set(key, record);
  }
  const fresh = [...records.values()];
  const inserted = dryRun
    ? fresh.length -
      (
        await findRecordKeys(
          ctx.db,
          fresh.map((record) => record.sourceKey),
        )
      ).size
    : await insertRecords(ctx.db, fresh, {
        createdBy: ctx.actor.userId,
        createdByName: ctx.actor.name,
        createdAt: ctx.clock.now(),
        totals: emptyTotals(),
      });
  return {
    read: rows.length,
    inserted,
    unchanged: fresh.length - inserted + doubled,
    empty: 0,
    rejected: problems.length,
    problems: problems.sort((a, b) => a.index - b.index),
    analysis: null,
  };
}
