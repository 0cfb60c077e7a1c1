import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { CommentAnswer } from '../analysis/analyzer/providers/provider.js';
import { type Heartbeat, keepBeating } from '../platform/watchdog/heartbeat.js';
import { findNearCopies } from './copies/find-near-copies.js';
import { createEngine, type PreparedQuestion } from './engine.js';
import type { EngineReply, EngineRequest } from './engine-messages.js';
import { type ExploredComment, exploreComments } from './explore/explore.js';
import { type ComparedText, findRisen } from './explore/find-risen.js';
import { overlayTags } from './learning/overlay.js';
import { type StudiedComment, studyComments } from './learning/study.js';
import { SummaryCollector, summaryText } from './summary/summarize.js';

const MOST_NICE = 19;
/** Ten steps of niceness: about a tenth of the share that a thread of the usual priority gets. */
const NICER = 10;

/** Who clicks comes before who computes. On Linux this is the thread's own; elsewhere it would be the whole server's. */
if (process.platform === 'linux') setPriority(0, Math.min(MOST_NICE, getPriority(process.pid) + NICER));

keepBeating((workerData as { beats: Heartbeat }).beats);

const engine = createEngine();

// A run and a preview or two at a time; a question costs a few milliseconds to prepare again.
const KEPT_QUESTIONS = 8;
const prepared = new Map<string, PreparedQuestion>();

/** Summaries whose comments are still being sent. */
const collected = new Map<string, SummaryCollector>();

function preparedFor(request: Extract<EngineRequest, { kind: 'answer' }>): PreparedQuestion {
  const known = prepared.get(request.key);
  if (known !== undefined) return known;
  const fresh = engine.prepare(request.question);
  const oldest = prepared.keys().next().value;
  if (prepared.size >= KEPT_QUESTIONS && oldest !== undefined) prepared.delete(oldest);
  prepared.set(request.key, fresh);
  return fresh;
}

function collect({ id, summary, comments }: Extract<EngineRequest, { kind: 'collect' }>): EngineReply {
  const known = collected.get(summary) ?? new SummaryCollector();
  for (const comment of comments) known.add(comment);
  collected.set(summary, known);
  return { id, kind: 'collected' };
}

function summarize(request: Extract<EngineRequest, { kind: 'summarize' }>): EngineReply {
  const { id, summary, question, facts } = request;
  const comments = collected.get(summary) ?? new SummaryCollector();
  collected.delete(summary);
  return { id, kind: 'summary', summary: summaryText(question, comments, facts) };
}

/** Comments of explorations still being sent. */
const gathered = new Map<string, ExploredComment[]>();

function gather({ id, exploration, comments }: Extract<EngineRequest, { kind: 'gather' }>): EngineReply {
  gathered.set(exploration, [...(gathered.get(exploration) ?? []), ...comments]);
  return { id, kind: 'gathered' };
}

function explore({ id, exploration, language }: Extract<EngineRequest, { kind: 'explore' }>): EngineReply {
  const comments = gathered.get(exploration) ?? [];
  gathered.delete(exploration);
  return { id, kind: 'themes', themes: exploreComments(engine, comments, language) };
}

/** Comments of studies still being sent. */
const brought = new Map<string, StudiedComment[]>();

function bring({ id, study, comments }: Extract<EngineRequest, { kind: 'bring' }>): EngineReply {
  const known = brought.get(study) ?? [];
  for (const comment of comments) known.push(comment);
  brought.set(study, known);
  return { id, kind: 'brought' };
}

function studyThem({ id, study, variables }: Extract<EngineRequest, { kind: 'study' }>): EngineReply {
  const comments = brought.get(study) ?? [];
  brought.delete(study);
  return { id, kind: 'learned', words: studyComments(comments, variables) };
}

/** Texts among which copies will be looked for, still being sent. */
const handed = new Map<string, string[]>();

function hand({ id, search, texts }: Extract<EngineRequest, { kind: 'hand' }>): EngineReply {
  const known = handed.get(search) ?? [];
  for (const text of texts) known.push(text);
  handed.set(search, known);
  return { id, kind: 'handed' };
}

function findCopies({ id, search, isWanted }: Extract<EngineRequest, { kind: 'copies' }>): EngineReply {
  const texts = handed.get(search) ?? [];
  handed.delete(search);
  return { id, kind: 'groups', groups: isWanted ? findNearCopies(texts) : [] };
}

/** Comments of two spans, still being sent. */
const offered = new Map<string, ComparedText[]>();

function offer({ id, comparison, texts }: Extract<EngineRequest, { kind: 'offer' }>): EngineReply {
  const known = offered.get(comparison) ?? [];
  for (const text of texts) known.push(text);
  offered.set(comparison, known);
  return { id, kind: 'offered' };
}

function rise({ id, comparison, language }: Extract<EngineRequest, { kind: 'risen' }>): EngineReply {
  const texts = offered.get(comparison) ?? [];
  offered.delete(comparison);
  return { id, kind: 'rise', ...findRisen(engine, texts, language) };
}

function answer(request: Extract<EngineRequest, { kind: 'answer' }>): EngineReply {
  const question = preparedFor(request);
  const answers: CommentAnswer[] = request.texts.map((text) => engine.answer(question, text));
  return { id: request.id, kind: 'answers', answers };
}

function reply(request: EngineRequest): EngineReply {
  try {
    if (request.kind === 'collect') return collect(request);
    if (request.kind === 'summarize') return summarize(request);
    if (request.kind === 'gather') return gather(request);
    if (request.kind === 'explore') return explore(request);
    if (request.kind === 'bring') return bring(request);
    if (request.kind === 'study') return studyThem(request);
    if (request.kind === 'offer') return offer(request);
    if (request.kind === 'risen') return rise(request);
    if (request.kind === 'hand') return hand(request);
    if (request.kind === 'copies') return findCopies(request);
    if (request.kind === 'overlay') {
      const { id, comments, variables, language } = request;
      return { id, kind: 'overlaid', tags: overlayTags(comments, variables, language) };
    }
    return answer(request);
  } catch (error) {
    return {
      id: request.id,
      kind: 'failure',
      message: error instanceof Error ? error.message : String(error),
    };
  }
}

parentPort?.on('message', (request: EngineRequest) => parentPort?.postMessage(reply(request)));
