import { createHash } from 'node:crypto';
import type {
  AnalysisQuestion,
  CommentAnswer,
  ReportLanguage,
  SummaryFacts,
  Tag,
} from '../analysis/analyzer/providers/provider.js';
import { TimeSlice } from '../time-slice.js';
import type { EngineReply, EngineRequest } from './engine-messages.js';
import { EngineThread } from './engine-thread.js';
import type { ExploredComment, ProposedTheme } from './explore/explore.js';
import type { ComparedText, RisenTheme, RisenWord } from './explore/find-risen.js';
import type { OverlaidComment, OverlaidVariable } from './learning/overlay.js';
import type { LearnedWord, StudiedComment, StudiedVariable } from './learning/study.js';
import type { AnsweredComment } from './summary/answered-comment.js';

/** The embedded engine in worker threads. */
export interface EnginePool {
  /**
   * Answers in the order of the texts. Several calls take turns, so that a large one keeps no small one waiting. Rejects when
   * a worker dies meanwhile; the next call starts a new one.
   */
  answer(question: AnalysisQuestion, texts: readonly string[]): Promise<CommentAnswer[]>;
  /** An extractive summary in the question's language; see `summaryText`. The comments come in pages. */
  summarize(
    question: AnalysisQuestion,
    comments: AsyncIterable<readonly AnsweredComment[]>,
    facts: SummaryFacts,
  ): Promise<string>;
  /** Themes of the comments, to be used as variables; see `exploreComments`. */
  explore(comments: readonly ExploredComment[], language: ReportLanguage): Promise<ProposedTheme[]>;
  /** Words that read comments speak for, per variable; see `studyComments`. */
  study(
    comments: AsyncIterable<StudiedComment[]>,
    variables: readonly StudiedVariable[],
  ): Promise<LearnedWord[][]>;
  /** Tags with new terms and vetoes laid over them; see `overlayTags`. */
  overlay(
    comments: readonly OverlaidComment[],
    variables: readonly OverlaidVariable[],
    language: ReportLanguage,
  ): Promise<Tag[][]>;
  /** What comments of the later of two spans say more than those of the earlier; see `findRisen`. */
  risen(
    texts: readonly ComparedText[],
    language: ReportLanguage,
  ): Promise<{ words: RisenWord[]; themes: RisenTheme[] }>;
  /** Groups of texts that are copies of each other, by their places; see `findNearCopies`. */
  nearCopies(texts: AsyncIterable<string[]>): Promise<number[][]>;
  /** Ends the threads; calls still under way are rejected. */
  close(): Promise<void>;
}

/** How a pool is made. */
export interface EnginePoolOptions {
  /** Number of threads, at least 1; default 1. They start with the first call. */
  threads?: number;
}

// Small enough that copying a chunk to a worker, and its answers back, takes the calling thread about a millisecond, and
// that another caller's turn comes soon: a long text under many variables takes a good part of a second.
const CHUNK_TEXTS = 100;
const CHUNK_UNITS = 20_000;
/** One that is worked on, and one that the thread finds when it is done. */
const CHUNKS_PER_THREAD = 2;

function chunksOf(texts: readonly string[]): string[][] {
  const chunks: string[][] = [];
  let chunk: string[] = [];
  let units = 0;
  for (const text of texts) {
    if (chunk.length === CHUNK_TEXTS || (chunk.length > 0 && units + text.length > CHUNK_UNITS)) {
      chunks.push(chunk);
      chunk = [];
      units = 0;
    }
    chunk.push(text);
    units += text.length;
  }
  if (chunk.length > 0) chunks.push(chunk);
  return chunks;
}

// The summary quotes comments, it does not print them whole.
const SUMMARY_UNITS = 200;
/** Comments of a list that are sent to a thread at once. */
const CHUNK_COMMENTS = 500;

function withoutLength(comment: AnsweredComment): AnsweredComment {
  return comment.text.length <= SUMMARY_UNITS
    ? comment
    : { ...comment, text: comment.text.slice(0, SUMMARY_UNITS) };
}

/** Sends a list to a thread part by part, yielding to the event loop in between. */
async function sendParts<T>(all: readonly T[], send: (part: T[]) => Promise<EngineReply>): Promise<void> {
  const replies: Promise<EngineReply>[] = [];
  const slice = new TimeSlice();
  for (let from = 0; from < all.length; from += CHUNK_COMMENTS) {
    replies.push(send(all.slice(from, from + CHUNK_COMMENTS)));
    if (slice.isOver()) await slice.yield();
  }
  await Promise.all(replies);
}

/** Sends pages to a thread as they come. Where that fails, `drop` lets the thread forget what it has. */
async function sendPages<T>(
  pages: AsyncIterable<T>,
  send: (page: T) => Promise<EngineReply>,
  drop: () => Promise<EngineReply>,
): Promise<void> {
  try {
    for await (const page of pages) await send(page);
  } catch (error) {
    await drop();
    throw error;
  }
}

/** A pool of engine threads: started on first use, never keeping the process alive while idle. */
export function createEnginePool({ threads = 1 }: EnginePoolOptions = {}): EnginePool {
  const pool = Array.from({ length: Math.max(1, threads) }, () => new EngineThread());
  const turns = new Turns(pool.length * CHUNKS_PER_THREAD);
  let lastId = 0;
  let lastJob = 0;

  /** Names a job whose comments come in parts: a thread gathers several such jobs at once. */
  function nextJob(): string {
    lastJob += 1;
    return String(lastJob);
  }

  function nextThread(): EngineThread {
    return pool.reduce((least, next) => (next.pending < least.pending ? next : least));
  }

  function ask(thread: EngineThread, make: (id: number) => EngineRequest): Promise<EngineReply> {
    lastId += 1;
    const reply = thread.ask(make(lastId));
    // A failure reaches the caller that awaits it; until then it must not count as unhandled.
    reply.catch(() => undefined);
    return reply;
  }

  return {
    async answer(question, texts) {
      const key = createHash('sha256').update(JSON.stringify(question)).digest('base64');
      const replies = await turns.all(
        chunksOf(texts).map(
          (chunk) => () => ask(nextThread(), (id) => ({ id, kind: 'answer', key, question, texts: chunk })),
        ),
      );
      return replies.flatMap((reply) => (reply.kind === 'answers' ? reply.answers : []));
    },
    async summarize(question, comments, facts) {
      const [thread, summary] = [nextThread(), nextJob()];
      const end = () => ask(thread, (id) => ({ id, kind: 'summarize', summary, question, facts }));
      const collect = (page: readonly AnsweredComment[]) =>
        ask(thread, (id) => ({ id, kind: 'collect', summary, comments: page.map(withoutLength) }));
      await sendPages(comments, collect, end);
      const reply = await end();
      return reply.kind === 'summary' ? reply.summary : '';
    },
    async explore(comments, language) {
      const [thread, exploration] = [nextThread(), nextJob()];
      await sendParts(comments, (part) =>
        ask(thread, (id) => ({ id, kind: 'gather', exploration, comments: part })),
      );
      const reply = await ask(thread, (id) => ({ id, kind: 'explore', exploration, language }));
      return reply.kind === 'themes' ? reply.themes : [];
    },
    async study(comments, variables) {
      const [thread, study] = [nextThread(), nextJob()];
      const end = (of: readonly StudiedVariable[]) =>
        ask(thread, (id) => ({ id, kind: 'study', study, variables: [...of] }));
      const bring = (page: StudiedComment[]) =>
        ask(thread, (id) => ({ id, kind: 'bring', study, comments: page }));
      await sendPages(comments, bring, () => end([]));
      const reply = await end(variables);
      return reply.kind === 'learned' ? reply.words : [];
    },
    async overlay(comments, variables, language) {
      const question = { variables: [...variables], language };
      const reply = await ask(nextThread(), (id) => ({
        ...{ id, kind: 'overlay', comments: [...comments] },
        ...question,
      }));
      return reply.kind === 'overlaid' ? reply.tags : [];
    },
    async risen(texts, language) {
      const [thread, comparison] = [nextThread(), nextJob()];
      await sendParts(texts, (part) => ask(thread, (id) => ({ id, kind: 'offer', comparison, texts: part })));
      const reply = await ask(thread, (id) => ({ id, kind: 'risen', comparison, language }));
      return reply.kind === 'rise' ? reply : { words: [], themes: [] };
    },
    async nearCopies(texts) {
      const [thread, search] = [nextThread(), nextJob()];
      const hand = (page: string[]) => ask(thread, (id) => ({ id, kind: 'hand', search, texts: page }));
      const end = (isWanted: boolean) => ask(thread, (id) => ({ id, kind: 'copies', search, isWanted }));
      await sendPages(texts, hand, () => end(false));
      const reply = await end(true);
      return reply.kind === 'groups' ? reply.groups : [];
    },
    async close() {
      await Promise.all(pool.map((thread) => thread.close()));
    },
  };
}

/** Work of one caller that waits for its turns. */
interface Call {
  /** Starts the next piece of work; undefined when there is none left. */
  next(): Promise<void> | undefined;
}

/**
 * Pieces of work of several callers, of which each has one at a time while others wait: who has little to do need not wait
 * for who has much.
 */
export class Turns {
  #free: number;
  readonly #waiting: Call[] = [];

  /** At most `atOnce` pieces are under way. */
  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Does all pieces of a call, begun in their order; what they make, in that order. Rejects with the first that fails. */
  all<Made>(pieces: readonly (() => Promise<Made>)[]): Promise<Made[]> {
    const made: Made[] = new Array(pieces.length);
    let begun = 0;
    let ended = 0;
    let hasFailed = false;
    return new Promise((resolve, reject) => {
      if (pieces.length === 0) {
        resolve(made);
        return;
      }
      const next = (): Promise<void> | undefined => {
        const at = begun;
        const piece = hasFailed ? undefined : pieces[at];
        if (piece === undefined) return undefined;
        begun += 1;
        return piece().then(
          (one) => {
            made[at] = one;
            ended += 1;
            if (ended === pieces.length) resolve(made);
          },
          (error: unknown) => {
            hasFailed = true;
            reject(error);
          },
        );
      };
      this.#waiting.push({ next });
      this.#begin();
    });
  }

  #begin(): void {
    while (this.#free > 0) {
      const call = this.#waiting.shift();
      if (call === undefined) return;
      const work = call.next();
      if (work === undefined) continue;
      this.#waiting.push(call);
      this.#free -= 1;
      void work.finally(() => {
        this.#free += 1;
        this.#begin();
      });
    }
  }
}
