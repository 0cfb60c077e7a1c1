import type { z } from 'zod';
import { requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalysisRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { OfRun } from '../../analysis/analyzer/of-run.schemas.js';
import { SENTIMENT_KEY, variableKeyOf } from '../../analysis/codebooks/judgement-keys.js';
import {
  type DrawnWords,
  listDrawnWords,
  listSeenOfDraw,
} from '../../analysis/judgements/drawn-words.service.js';
import { isDisputed } from '../../analysis/judgements/judgements.model.js';
import { CommentPlace } from '../../analysis/judgements/judgements.schemas.js';
import { listSaid } from '../../analysis/judgements/said.service.js';
import { plainSpelling } from '../../engine/reader/jawi.js';
import { conflict, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { judgeOf } from '../../people/users/judge.model.js';
import { verb } from '../../platform/operations/verb.js';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';
import { goalLeft } from '../reading-plan/goal.service.js';
import { type DrawItemRow, listDrawItems } from '../sampling/drawn-items.service.js';
import { READING } from './reading.operations.js';
import { findSeqs, listMarks, listReadComments, upsertMark } from './reading.repository.js';
import { MarkCommentInput, type ReadingItem, ReadingQueue, ReadingQueueInput } from './reading.schemas.js';

type Mark = Awaited<ReturnType<typeof listMarks>>[number];

/** The queue's state for one person: which texts were drawn, judged, skipped, flagged or disputed. */
export interface Desk {
  /** First drawn comment of each text, in the order of reading. */
  drawn: Map<string, DrawItemRow>;
  words: DrawnWords;
  marks: Map<string, Mark>;
  flagged: Map<string, Mark>;
  isRead(text: string): boolean;
  isSkipped(text: string): boolean;
  /** The person has judged it with the machine's tags in sight: it is no longer theirs to read blind. */
  isSeen(text: string): boolean;
  disputed: string[];
}

/** What a person says of a text. */
export function ownTags(
  words: DrawnWords,
  text: string,
  run: AnalysisRow,
  person: string,
): ReadingItem['own'] {
  const ofText = words.get(text);
  const verdictOn = (key: string) => ofText?.get(key)?.find((row) => row.person === person)?.verdict;
  const tags: Record<string, boolean> = {};
  for (const variable of run.variables) {
    const verdict = verdictOn(variableKeyOf(variable));
    if (verdict !== undefined) tags[variable.name] = verdict === 'yes';
  }
  const sentiment = verdictOn(SENTIMENT_KEY);
  return {
    tags,
    sentiment: sentiment === undefined || sentiment === 'yes' || sentiment === 'no' ? null : sentiment,
  };
}

/** Reads the queue's state for a person. */
export async function openDesk(ctx: AnalyzerContext, run: AnalysisRow, person: string): Promise<Desk> {
  const words = await listDrawnWords(ctx.db, run);
  const drawn = new Map<string, DrawItemRow>();
  for (const item of await listDrawItems(ctx.db, run.id)) {
    const text = item.textKey.toString('hex');
    if (!drawn.has(text)) drawn.set(text, item);
  }
  const all = await listMarks(ctx.db, run.id);
  const byText = (marks: Mark[]) => new Map(marks.map((mark) => [mark.textKey.toString('hex'), mark]));
  const marks = byText(all.filter((mark) => mark.person === person));
  const seen = await listSeenOfDraw(ctx.db, run.id, person);
  const keys = run.variables.map(variableKeyOf);
  const isRead = (text: string) =>
    keys.every(
      (key) =>
        words
          .get(text)
          ?.get(key)
          ?.some((row) => row.person === person) === true,
    );
  return {
    drawn,
    words,
    marks,
    flagged: byText(all.filter(({ flaggedAt }) => flaggedAt !== null)),
    isRead,
    isSkipped: (text) => marks.get(text)?.skippedAt != null && !isRead(text),
    isSeen: (text) => seen.has(text) && !isRead(text),
    disputed: [...words].filter(([, ofText]) => [...ofText.values()].some(isDisputed)).map(([text]) => text),
  };
}

/** When a person last said something of a text. */
const lastWord = (words: DrawnWords, text: string, person: string) =>
  Math.max(
    0,
    ...[...(words.get(text)?.values() ?? [])]
      .flat()
      .flatMap((row) => (row.person === person ? [row.judgedAt.getTime()] : [])),
  );

/** The texts of a queue in the order of reading. Who has not judged a disputed comment meets it in the queue of drawn ones only. */
export function textsOf(
  desk: Desk,
  input: Pick<z.output<typeof ReadingQueueInput>, 'queue' | 'skipped'>,
  person: string,
): string[] {
  const texts = [...desk.drawn.keys()];
  if (input.queue === 'disputed')
    return texts.filter((text) => desk.disputed.includes(text) && desk.isRead(text));
  if (input.queue === 'flagged') return [...desk.flagged.keys()];
  if (input.queue === 'done') {
    const read = texts.filter(desk.isRead).map((text) => ({ text, at: lastWord(desk.words, text, person) }));
    return read.sort((a, b) => b.at - a.at).map(({ text }) => text);
  }
  const open = texts.filter((text) => !desk.isRead(text) && !desk.isSeen(text));
  return [
    ...open.filter((text) => !desk.isSkipped(text)),
    ...(input.skipped ? open.filter(desk.isSkipped) : []),
  ];
}

/**
 * The next comments for the caller to read, each text once. Those that are to be judged come without the machine's tags and
 * without what others said. Throws NOT_FOUND, CONFLICT while the run has not ended.
 */
export const getReadingQueue = verb(
  READING.queue,
  {
    of: OfRun,
    input: ReadingQueueInput,
    answer: ['Comments to read, and how far you are', ReadingQueue],
    expensive: 'answer',
  },
  async (ctx: AnalyzerContext, { taskId: runId, ...input }) => {
    const run = await requireAnalysis(ctx, runId);
    if (run.status !== 'completed') throw conflict(ANALYSES_TEXTS().notCompleted);
    const { person } = judgeOf(ctx.actor);
    const desk = await openDesk(ctx, run, person);
    const goal = await goalLeft(ctx, run);
    const isClosed = input.queue === 'drawn' && goal?.is_reached === true && !input.beyond;
    const texts = isClosed ? [] : textsOf(desk, input, person).slice(0, input.limit);
    const seqs = texts.flatMap((text) => desk.drawn.get(text)?.seq ?? []);
    const strays = texts.filter((text) => !desk.drawn.has(text)).map((text) => Buffer.from(text, 'hex'));
    if (strays.length > 0) seqs.push(...(await findSeqs(ctx.db, run.id, strays)));
    const comments = await listReadComments(ctx.db, run.id, seqs);
    const open = comments.filter(({ textKey }) => desk.isRead(textKey.toString('hex')));
    const said = await listSaid(
      ctx,
      run,
      open.map(({ textKey }) => textKey),
    );
    const count = (is: (text: string) => boolean) => [...desk.drawn.keys()].filter(is).length;
    return {
      taskId: run.analysisId,
      fileName: run.fileName,
      runName: run.name || run.fileName,
      post: run.postContent,
      variables: run.variables.map(({ name, definition = '', counts = '', notCounts = '' }) => ({
        name,
        definition,
        counts,
        notCounts,
      })),
      items: comments.map((comment): ReadingItem => {
        const text = comment.textKey.toString('hex');
        const mark = desk.marks.get(text) ?? desk.flagged.get(text);
        return {
          seq: comment.seq,
          number: comment.seq + 1,
          content: comment.content,
          plainSpelling: plainSpelling(comment.content),
          language: comment.language ?? 'und',
          parent: comment.parent,
          copies: comment.copies,
          own: ownTags(desk.words, text, run, person),
          isSkipped: desk.isSkipped(text),
          isFlagged: desk.flagged.has(text),
          note: mark?.note ?? '',
          said: said.get(text)?.said ?? [],
        };
      }),
      goal,
      progress: {
        texts: count((text) => !desk.isSeen(text)),
        read: count(desk.isRead),
        skipped: count(desk.isSkipped),
        disputed: desk.disputed.length,
        flagged: desk.flagged.size,
      },
    };
  },
);

/** Notes that the caller skips a comment for now, or flags it, with a note. Throws NOT_FOUND. */
export const markComment = verb(
  READING.mark,
  { of: CommentPlace, input: MarkCommentInput },
  async (ctx: AnalyzerContext, { taskId: runId, seq, isSkipped, isFlagged, note }) => {
    const run = await requireAnalysis(ctx, runId);
    const [comment] = await listReadComments(ctx.db, run.id, [seq]);
    if (comment === undefined) throw notFound(THING_NAMES().comment(seq + 1, run.analysisId));
    const { person, personName } = judgeOf(ctx.actor);
    const at = (is: boolean) => (is ? ctx.clock.now() : null);
    const changed = {
      ...(isSkipped !== undefined && { skippedAt: at(isSkipped) }),
      ...(isFlagged !== undefined && { flaggedAt: at(isFlagged) }),
      ...(note !== undefined && { note }),
    };
    if (Object.keys(changed).length === 0) return;
    await upsertMark(ctx.db, { runId: run.id, textKey: comment.textKey, person, personName }, changed);
  },
);
