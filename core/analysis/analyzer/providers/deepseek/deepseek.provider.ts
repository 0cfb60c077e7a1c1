import { z } from 'zod';
import { answeredText, FAILURE } from '../../failures.texts.model.js';
import type { ServiceDefinition, ServiceNeeds } from '../definition.js';
import { FAILURE_KINDS } from '../http/failure-kinds.js';
import { createHttpCaller, type HttpReply } from '../http/post-json.js';
import { mostCostOf } from '../most-cost.js';
import { costOf } from '../prices.js';
import { askComments } from '../prompt/ask-comments.js';
import { PROMPT_VERSION } from '../prompt/prompt.js';
import type { AnalysisProvider, AskFailure, Completion, Usage } from '../provider.js';
import { deepSeekPeakEnd, deepSeekPrices } from './prices.js';

const count = z.number().int().nonnegative().catch(0);
const completion = z.object({
  model: z.string().optional().catch(undefined),
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullable().catch(null),
        message: z.object({ content: z.string().nullable().catch(null) }).catch({ content: null }),
      }),
    )
    .min(1),
  usage: z
    .object({ prompt_tokens: count, completion_tokens: count, prompt_cache_hit_tokens: count })
    .catch({ prompt_tokens: 0, completion_tokens: 0, prompt_cache_hit_tokens: 0 }),
});

const FINISH: Record<string, () => AskFailure> = {
  length: () => ({ kind: 'truncated', message: FAILURE().cutAtLimit }),
  content_filter: () => ({ kind: 'blocked', message: FAILURE().filtered }),
  insufficient_system_resource: () => ({ kind: 'transient', message: FAILURE().noCapacity }),
};

const NOTHING: Usage = { inputTokens: 0, outputTokens: 0, costUsd: 0 };

/** What an error answer means; its own words are kept short, and hold neither key nor comment. */
function failureOf(name: string, reply: HttpReply): AskFailure {
  const said = (reply.body as { error?: { message?: unknown } } | undefined)?.error?.message;
  const words = typeof said === 'string' ? said.replace(/\b(sk-|AIza)\S+/g, '…').slice(0, 160) : '';
  const kind = FAILURE_KINDS[reply.status] ?? 'transient';
  return { kind, message: answeredText(name, reply.status, words), retryAfterMs: reply.retryAfterMs };
}

/**
 * DeepSeek's chat completions, also through a gateway in front of them: they cost what DeepSeek asks. Structured by JSON
 * mode, with thinking off: it would be billed as output and change nothing here.
 */
export function createDeepSeekProvider<Id extends string>(
  { id, label: name, takesKey }: ServiceDefinition<Id>,
  { settings, deadlines, now = () => new Date() }: ServiceNeeds,
): AnalysisProvider<Id> {
  const http = createHttpCaller(name, deadlines);

  function read(body: unknown, startedAt: Date): Completion {
    const parsed = completion.safeParse(body);
    if (!parsed.success) {
      const message = FAILURE().noCompletion(name);
      return { failure: { kind: 'transient', message }, model: settings().model, usage: NOTHING };
    }
    const { choices, usage, model = settings().model } = parsed.data;
    const [choice] = choices;
    const tokens = {
      input: usage.prompt_tokens,
      cached: Math.min(usage.prompt_tokens, usage.prompt_cache_hit_tokens),
      output: usage.completion_tokens,
    };
    return {
      text: choice?.message.content ?? '',
      failure: FINISH[choice?.finish_reason ?? '']?.(),
      model,
      usage: {
        inputTokens: tokens.input,
        outputTokens: tokens.output,
        costUsd: costOf(deepSeekPrices(model, startedAt).now, tokens),
      },
    };
  }

  const complete: AnalysisProvider['complete'] & {} = async (message, { signal, apiKey }) => {
    const { url, model, apiKey: configured } = settings();
    const key = apiKey ?? configured;
    if (key === undefined) {
      const reason = FAILURE().noConfiguredKey(name);
      return { failure: { kind: 'auth', message: reason }, model, usage: NOTHING };
    }
    const body = JSON.stringify({
      model,
      messages: [
        { role: 'system', content: message.system },
        { role: 'user', content: message.user },
      ],
      thinking: { type: 'disabled' },
      response_format: { type: 'json_object' },
      temperature: 0,
      max_tokens: message.maxOutputTokens,
      stream: false,
    });
    const startedAt = now();
    const reply = await http.post(
      `${url}/chat/completions`,
      { authorization: `Bearer ${key}` },
      body,
      signal,
    );
    if ('failure' in reply) return { failure: reply.failure, model, usage: NOTHING };
    if (reply.status < 200 || reply.status > 299) {
      return { failure: failureOf(name, reply), model, usage: NOTHING };
    }
    return read(reply.body, startedAt);
  };

  return {
    id,
    get model() {
      return settings().model;
    },
    promptVersion: PROMPT_VERSION,
    isService: true,
    isPaid: true,
    get isConfigured() {
      return settings().apiKey !== undefined;
    },
    takesKey,
    get address() {
      return new URL(settings().url).host;
    },
    batchesPerCall: 1,
    get concurrency() {
      return settings().concurrency;
    },
    prices: () => deepSeekPrices(settings().model, now()),
    mostCostUsd: (question, comments) =>
      mostCostOf(deepSeekPrices(settings().model, now()).now, question, comments),
    peakPricingUntil: () => deepSeekPeakEnd(now()),
    complete,
    askBatch: (question, comments, { secret, ...options }) =>
      askComments(name, (message) => complete(message, options), question, comments, secret),
    close: () => http.close(),
  };
}
