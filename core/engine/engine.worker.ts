import { parentPort } from 'node:worker_threads';
import type { CommentAnswer } from '../analyzer/providers/provider.js';
import { createEngine, type PreparedQuestion } from './engine.js';
import type { EngineReply, EngineRequest } from './engine-messages.js';
import { summarizeComments } from './summary/summarize.js';

const engine = createEngine();

// A run and a preview or two at a time; a question costs a few milliseconds to prepare again.
const KEPT_QUESTIONS = 8;
const prepared = new Map<string, PreparedQuestion>();

function preparedFor(request: Extract<EngineRequest, { kind: 'answer' }>): PreparedQuestion {
  const known = prepared.get(request.key);
  if (known !== undefined) return known;
  const fresh = engine.prepare(request.question);
  const oldest = prepared.keys().next().value;
  if (prepared.size >= KEPT_QUESTIONS && oldest !== undefined) prepared.delete(oldest);
  prepared.set(request.key, fresh);
  return fresh;
}

function reply(request: EngineRequest): EngineReply {
  try {
    if (request.kind === 'summarize') {
      return {
        id: request.id,
        kind: 'summary',
        summary: summarizeComments(request.question, request.comments),
      };
    }
    const question = preparedFor(request);
    const answers: CommentAnswer[] = request.texts.map((text) => engine.answer(question, text));
    return { id: request.id, kind: 'answers', answers };
  } catch (error) {
    return {
      id: request.id,
      kind: 'failure',
      message: error instanceof Error ? error.message : String(error),
    };
  }
}

parentPort?.on('message', (request: EngineRequest) => parentPort?.postMessage(reply(request)));
