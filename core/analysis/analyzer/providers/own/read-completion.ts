import { z } from 'zod';
import { answeredText, FAILURE } from '../../failures.texts.model.js';
import { FAILURE_KINDS } from '../http/failure-kinds.js';
import type { HttpReply } from '../http/post-json.js';
import type { AskFailure } from '../provider.js';

const count = z.number().nonnegative().catch(0);
const maybeText = z.string().nullable().optional().catch(null);
const completion = z.object({
  model: z.string().optional().catch(undefined),
  choices: z
    .array(
      z.object({
        finish_reason: maybeText,
        message: z
          .object({
            content: maybeText,
            reasoning_content: maybeText,
            reasoning: maybeText,
            refusal: maybeText,
          })
          .catch({ content: null }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullable().catch(null).default(null),
});

/** What a server answered, in one form for all of them. */
export interface ReadCompletion {
  /** What the model wrote as its answer; what it thought in a field beside it is never read. */
  text: string;
  finish: string;
  /** It thought in a field beside its answer. */
  hasReasoned: boolean;
  model: string | undefined;
  promptTokens: number;
  outputTokens: number;
}

export function readCompletion(body: unknown): ReadCompletion | undefined {
  const parsed = completion.safeParse(body);
  if (!parsed.success) return undefined;
  const { choices, usage, model } = parsed.data;
  const { message, finish_reason } = choices[0] ?? { message: { content: null } };
  return {
    text: message.content ?? '',
    finish: message.refusal ? 'content_filter' : (finish_reason ?? ''),
    hasReasoned: Boolean(message.reasoning_content || message.reasoning),
    model,
    promptTokens: Math.round(usage?.prompt_tokens ?? 0),
    outputTokens: Math.round(usage?.completion_tokens ?? 0),
  };
}

/** All that the error of a body says: its message, code and field, whether it is an object, a text or a list of problems. */
export function wordsOf(body: unknown): { said: string; all: string; code: number | undefined } {
  const { error = body, detail } = (body ?? {}) as { error?: unknown; detail?: unknown };
  if (typeof error === 'string') return { said: error, all: error, code: undefined };
  const fields = (error ?? {}) as { message?: unknown; code?: unknown; metadata?: { raw?: unknown } };
  const text = [fields.message, detail].find((one) => typeof one === 'string') as string | undefined;
  const said = text ?? (detail === undefined ? '' : JSON.stringify(detail));
  const all = typeof error === 'object' ? JSON.stringify(body) : said;
  return { said, all, code: typeof fields.code === 'number' ? fields.code : undefined };
}

/** The status of an answer: some servers answer 200 and put an error, with a number of its own, into the body. */
export function statusOf({ status, body }: HttpReply): number {
  if (status > 299 || (body as { error?: unknown } | null | undefined)?.error == null) return status;
  const { code } = wordsOf(body);
  return code !== undefined && code >= 400 && code <= 599 ? code : 502;
}

const TOO_LONG = /context|too many tokens|prompt is too long|n_ctx|exceeds? the (?:available|maximum)/i;
const FILTERED = /content_filter|content management policy|moderation/i;
const LOADING_MS = 15_000;

/** Its own words, short, without keys. */
function quoted(said: string, apiKey: string | undefined): string {
  const hidden = apiKey === undefined ? said : said.replaceAll(apiKey, '…');
  return hidden
    .replace(/\b(sk-|AIza|gsk_|hf_)\S+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 160);
}

/** What a refusal means, with what to do about it where that is known. */
export function failureOf(
  name: string,
  reply: HttpReply,
  { apiKey, model, url }: { apiKey?: string | undefined; model: string; url: string },
): AskFailure {
  const { said, all } = wordsOf(reply.body);
  const told = statusOf(reply);
  const words = quoted(said, apiKey);
  const message = answeredText(name, told, words);
  const say = FAILURE();
  if (FILTERED.test(all)) return { kind: 'blocked', message };
  if (told < 500 && TOO_LONG.test(said)) return { kind: 'truncated', message: say.contextFull(name, words) };
  if (told === 404) return { kind: 'bad_request', message: say.noModelThere(name, model, url, words) };
  if (told === 401 || told === 403) return { kind: 'auth', message: say.ownKeyRefused(name, told, words) };
  // A model that is being loaded says so for minutes.
  const waitMs = reply.retryAfterMs ?? (told === 503 ? LOADING_MS : undefined);
  return {
    kind: FAILURE_KINDS[told] ?? 'transient',
    message,
    ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
  };
}
