import { z } from 'zod';
import { AppError, invalid, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { judgeOf } from '../../people/users/judge.model.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { verb } from '../../platform/operations/verb.js';
import { ANALYSES_TEXTS, noVariableText } from '../../platform/texts/analyses.texts.model.js';
import { requireAnalysis } from '../analyzer/analyzer.service.js';
import type { AnalysisRow } from '../analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import { SENTIMENT_KEY, variableKeyOf } from '../codebooks/judgement-keys.js';
import { isUndone, placeAmong, SETTLED, timeGiven, timesOf } from './judgements.model.js';
import { JUDGEMENTS, type OfComment } from './judgements.operations.js';
import {
  findComment,
  hasSeenTags,
  insertJudgements,
  type JudgedComment,
  listHistory,
  listWordsOf,
  lockPerson,
  setEnd,
} from './judgements.repository.js';
import {
  ClearJudgementInput,
  CommentPlace,
  JudgeCommentInput,
  JudgementHistory,
} from './judgements.schemas.js';
import type { JudgementRow, Verdict } from './judgements.table.js';
import { nameFor, seesOthers } from './said.service.js';

/** The variable keys of a run, and that of the sentiment. */
const keysOf = (run: AnalysisRow) => [...run.variables.map(variableKeyOf), SENTIMENT_KEY];

async function requirePlace(
  ctx: AnalyzerContext,
  { taskId: runId, seq }: OfComment,
): Promise<{ run: AnalysisRow; comment: JudgedComment }> {
  const run = await requireAnalysis(ctx, runId);
  const comment = await findComment(ctx.db, run.id, seq);
  if (comment === undefined) throw notFound(THING_NAMES().comment(seq + 1, run.analysisId));
  return { run, comment };
}

/** The words of an input, by variable key. Throws VALIDATION for a variable that the run does not have. */
function wordsIn(run: AnalysisRow, { tags = {}, sentiment }: JudgeCommentInput): Map<string, Verdict> {
  const keys = new Map(run.variables.map((variable) => [variable.name, variableKeyOf(variable)]));
  const words = new Map<string, Verdict>();
  for (const [name, has] of Object.entries(tags)) {
    const key = keys.get(name);
    if (key === undefined) throw invalid(noVariableText(name, [...keys.keys()]));
    words.set(key, has ? 'yes' : 'no');
  }
  if (sentiment !== undefined) words.set(SENTIMENT_KEY, sentiment);
  return words;
}

/**
 * Stores a person's judgement of variables of a comment, for all comments with the same text, in this run and any other. It
 * replaces what the same person said of them before, not what others said; `settle` makes it that of all readers. A verdict that comes
 * late (`givenAt`) goes into the history where it belongs, and what the person said since stands. Who has judged the text with the
 * machine's tags in sight is never blind to them again, whatever `blind` says. Throws NOT_FOUND, VALIDATION for a
 * variable that the run does not have, FORBIDDEN for a program that settles.
 */
export const judgeComment = verb(
  JUDGEMENTS.judge,
  { of: CommentPlace, input: JudgeCommentInput },
  async (ctx: AnalyzerContext, { taskId: runId, seq, ...parsed }) => {
    const { run, comment } = await requirePlace(ctx, { taskId: runId, seq });
    const words = wordsIn(run, parsed);
    const { settle, blind, givenAt } = parsed;
    const judge = judgeOf(ctx.actor);
    if (settle && !judge.isPerson) throw new AppError('FORBIDDEN', ANALYSES_TEXTS().onlyPeopleSettle);
    const person = settle ? SETTLED : judge.person;
    const { textKey, isDrawn } = comment;
    await inTransaction(ctx.db, async (trx) => {
      await lockPerson(trx, person);
      const before = await listWordsOf(trx, { person, textKey, variableKeys: [...words.keys()] });
      const at = timeGiven(givenAt, ctx.clock.now(), before);
      const isBlind = blind && !(await hasSeenTags(trx, { person: judge.person, textKey }, at));
      const placed = [...words].flatMap(([variableKey, verdict]) => {
        const ofVariable = before.filter((word) => word.variableKey === variableKey);
        const place = placeAmong(ofVariable, verdict, at);
        return place === undefined ? [] : [{ ...place, variableKey, verdict }];
      });
      await setEnd(
        trx,
        placed.flatMap(({ ends }) => ends.map(({ id }) => id)),
        at,
      );
      await insertJudgements(
        trx,
        placed.map(({ variableKey, verdict, endedAt }) => ({
          ...judge,
          person,
          variableKey,
          textKey,
          verdict,
          origin: settle ? 'settled' : isDrawn && isBlind ? 'drawn' : 'chosen',
          machineVisible: !isBlind,
          runId: run.id,
          judgedAt: at,
          endedAt,
        })),
      );
      if (placed.length === 0) return;
      if (settle) {
        const after = { number: seq + 1, tags: parsed.tags, sentiment: parsed.sentiment };
        const subject = { entity: 'judgement', entityId: run.id, label: run.fileName } as const;
        await recordAudit(trx, ctx, { action: 'update', ...subject, after });
      }
    });
  },
);

/**
 * Removes what the caller said of a comment, up to now or to `givenAt`; undo brings it back. Throws NOT_FOUND for a comment that is not
 * there.
 */
export const clearJudgement = verb(
  JUDGEMENTS.clear,
  { of: CommentPlace, input: ClearJudgementInput },
  async (ctx: AnalyzerContext, { taskId: runId, seq, givenAt }) => {
    const { run, comment } = await requirePlace(ctx, { taskId: runId, seq });
    const { person } = judgeOf(ctx.actor);
    await inTransaction(ctx.db, async (trx) => {
      await lockPerson(trx, person);
      const before = await listWordsOf(trx, { person, textKey: comment.textKey, variableKeys: keysOf(run) });
      const at = timeGiven(givenAt, ctx.clock.now(), before);
      const standing = before.filter(({ judgedAt, endedAt }) => endedAt === null && judgedAt <= at);
      await setEnd(
        trx,
        standing.map(({ id }) => id),
        at,
      );
    });
  },
);

/**
 * Holds the caller's words until the transaction of `ctx` ends; for what judges many comments in one transaction and locks more than
 * words.
 */
export const holdOwnWords = (ctx: Pick<AnalyzerContext, 'db' | 'actor'>): Promise<void> =>
  lockPerson(ctx.db, judgeOf(ctx.actor).person);

/**
 * Undoes the last thing the caller said of a comment: what stood before stands again. Returns whether there was anything
 * to undo. Throws NOT_FOUND.
 */
export const undoJudgement = verb(
  JUDGEMENTS.undo,
  { of: CommentPlace, answer: ['Whether there was anything to undo', z.object({ undone: z.boolean() })] },
  async (ctx: AnalyzerContext, place) => {
    const { run, comment } = await requirePlace(ctx, place);
    const { person } = judgeOf(ctx.actor);
    const { textKey } = comment;
    return await inTransaction(ctx.db, async (trx) => {
      await lockPerson(trx, person);
      const words = (await listWordsOf(trx, { person, textKey, variableKeys: keysOf(run) })).filter(
        (word) => !isUndone(word),
      );
      const last = Math.max(...timesOf(words));
      const [given, ended] = [
        words.filter(({ judgedAt }) => judgedAt.getTime() === last),
        words.filter(({ endedAt }) => endedAt?.getTime() === last),
      ];
      const idOf = ({ id }: JudgementRow) => id;
      await setEnd(trx, given.map(idOf), new Date(last));
      await setEnd(trx, ended.map(idOf), null);
      return { undone: given.length + ended.length > 0 };
    });
  },
);

/** All that was ever said of a comment under a run's variables, oldest first; others' names for admins only. Throws NOT_FOUND. */
export const getJudgementHistory = verb(
  JUDGEMENTS.history,
  { of: CommentPlace, answer: ['Each word, and when it ended', JudgementHistory] },
  async (ctx: AnalyzerContext, place) => {
    const { run, comment } = await requirePlace(ctx, place);
    const names = new Map(run.variables.map((variable) => [variableKeyOf(variable), variable.name]));
    const you = judgeOf(ctx.actor).person;
    const rows = await listHistory(ctx.db, comment.textKey, keysOf(run));
    const isOpen = seesOthers(
      ctx,
      comment.isDrawn,
      rows.filter(({ endedAt }) => endedAt === null),
    );
    return {
      entries: rows
        .filter(({ person, origin }) => isOpen || person === you || origin === 'file')
        .map((row) => ({
          reader: nameFor(ctx, row),
          isYou: row.person === you,
          isSettled: row.person === SETTLED,
          variable: names.get(row.variableKey) ?? null,
          verdict: row.verdict,
          isDrawn: row.origin === 'drawn',
          isBlind: !row.machineVisible,
          at: row.judgedAt.toISOString(),
          endedAt: row.endedAt?.toISOString() ?? null,
        })),
    };
  },
);
