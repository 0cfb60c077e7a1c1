import { z } from 'zod';
import { answeredText, FAILURE } from '../../failures.texts.model.js';
import type { ServiceDefinition, ServiceNeeds } from '../definition.js';
import { createHttpCaller, type HttpReply } from '../http/post-json.js';
import { durationMs } from '../http/retry-after.js';
import { mostCostOf } from '../most-cost.js';
import { costOf } from '../prices.js';
import { askComments } from '../prompt/ask-comments.js';
import { PROMPT_VERSION } from '../prompt/prompt.js';
import type { AnalysisProvider, AskFailure, Completion, FailureKind, Usage } from '../provider.js';
import { geminiPrice } from './prices.js';

const NAME = 'Gemini';
const count = z.number().int().nonnegative().catch(0);
const content = z.object({
  modelVersion: z.string().optional().catch(undefined),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional().catch(undefined),
  candidates: z
    .array(
      z.object({
        finishReason: z.string().optional().catch(undefined),
        content: z
          .object({ parts: z.array(z.object({ text: z.string().catch('') })).catch([]) })
          .catch({ parts: [] }),
      }),
    )
    .catch([]),
  usageMetadata: z
    .object({
      promptTokenCount: count,
      cachedContentTokenCount: count,
      candidatesTokenCount: count,
      thoughtsTokenCount: count,
    })
    .catch({
      promptTokenCount: 0,
      cachedContentTokenCount: 0,
      candidatesTokenCount: 0,
      thoughtsTokenCount: 0,
    }),
});

const errorBody = z.object({
  error: z.object({
    message: z.string().catch(''),
    status: z.string().catch(''),
    details: z
      .array(
        z.object({
          retryDelay: z.string().optional().catch(undefined),
          violations: z.array(z.object({ quotaId: z.string().catch('') })).catch([]),
        }),
      )
      .catch([]),
  }),
});

/** finishReason of an answer that a filter stopped. */
const BLOCKED = new Set(['SAFETY', 'RECITATION', 'LANGUAGE', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII']);
const NOTHING: Usage = { inputTokens: 0, outputTokens: 0, costUsd: 0 };

/** Gemini's errors (vendor's page, "Troubleshooting"). A quota per day ends at midnight Pacific, whatever retryDelay says. */
function kindOf(status: number, said: z.output<typeof errorBody>['error']): FailureKind {
  if (status === 400) {
    const isKey =
      /API key not valid|API_KEY_INVALID/i.test(said.message) || said.status === 'FAILED_PRECONDITION';
    return isKey ? 'auth' : 'bad_request';
  }
  if (status === 401 || status === 403) return 'auth';
  if (status === 402) return 'quota';
  if (status === 404) return 'bad_request';
  if (status === 413) return 'truncated';
  if (status === 429) {
    const isDaily = said.details.some((detail) =>
      detail.violations.some(({ quotaId }) => /PerDay/i.test(quotaId)),
    );
    return isDaily ? 'quota' : 'rate';
  }
  // 504: the model did not finish in the service's own time; a smaller batch may.
  return status === 504 ? 'truncated' : 'transient';
}

function failureOf(reply: HttpReply): AskFailure {
  const parsed = errorBody.safeParse(reply.body);
  const said = parsed.success ? parsed.data.error : { message: '', status: '', details: [] };
  const delays = said.details.map((detail) => durationMs(detail.retryDelay)).filter((ms) => ms !== undefined);
  const words = said.message.replace(/\bAIza\S+/g, '…').slice(0, 160);
  return {
    kind: kindOf(reply.status, said),
    message: answeredText(NAME, reply.status, words),
    retryAfterMs: delays.length > 0 ? Math.max(...delays) : reply.retryAfterMs,
  };
}

/** Google's Gemini, structured by a JSON schema. The key comes from the request or from the configuration. */
export function createGeminiProvider<Id extends string>(
  { id, prefix, keyPage, takesKey }: ServiceDefinition<Id>,
  { settings, deadlines }: ServiceNeeds,
): AnalysisProvider<Id> {
  const http = createHttpCaller(NAME, deadlines);

  function read(body: unknown): Completion {
    const parsed = content.safeParse(body);
    if (
      !parsed.success ||
      (parsed.data.candidates.length === 0 && parsed.data.promptFeedback === undefined)
    ) {
      const message = FAILURE().noContent(NAME);
      return { failure: { kind: 'transient', message }, model: settings().model, usage: NOTHING };
    }
    const {
      candidates,
      promptFeedback,
      usageMetadata: used,
      modelVersion: model = settings().model,
    } = parsed.data;
    const [candidate] = candidates;
    const tokens = {
      input: used.promptTokenCount,
      cached: Math.min(used.promptTokenCount, used.cachedContentTokenCount),
      output: used.candidatesTokenCount + used.thoughtsTokenCount,
    };
    return {
      text: (candidate?.content.parts ?? []).map((part) => part.text).join(''),
      failure: finishOf(candidate?.finishReason, promptFeedback?.blockReason),
      model,
      usage: {
        inputTokens: tokens.input,
        outputTokens: tokens.output,
        costUsd: costOf(geminiPrice(model), tokens),
      },
    };
  }

  const complete: AnalysisProvider['complete'] & {} = async (message, { signal, apiKey }) => {
    const { url, model, apiKey: configured } = settings();
    const key = apiKey ?? configured;
    if (key === undefined) {
      const reason = FAILURE().needsKey(NAME, `${prefix}_API_KEY`, keyPage ?? '');
      return { failure: { kind: 'auth', message: reason }, model, usage: NOTHING };
    }
    const body = JSON.stringify({
      systemInstruction: { parts: [{ text: message.system }] },
      contents: [{ role: 'user', parts: [{ text: message.user }] }],
      generationConfig: {
        temperature: 0,
        seed: 1,
        maxOutputTokens: message.maxOutputTokens,
        responseMimeType: 'application/json',
        responseJsonSchema: message.schema,
      },
    });
    const address = `${url}/v1beta/models/${encodeURIComponent(model)}:generateContent`;
    const reply = await http.post(address, { 'x-goog-api-key': key }, body, signal);
    if ('failure' in reply) return { failure: reply.failure, model, usage: NOTHING };
    if (reply.status < 200 || reply.status > 299) {
      return { failure: failureOf(reply), model, usage: NOTHING };
    }
    return read(reply.body);
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
    prices: () => ({ now: geminiPrice(settings().model) }),
    mostCostUsd: (question, comments) => mostCostOf(geminiPrice(settings().model), question, comments),
    complete,
    askBatch: (question, comments, { secret, ...options }) =>
      askComments(NAME, (message) => complete(message, options), question, comments, secret),
    close: () => http.close(),
  };
}

function finishOf(finish: string | undefined, blockReason: string | undefined): AskFailure | undefined {
  const reason = blockReason ?? (finish !== undefined && BLOCKED.has(finish) ? finish : undefined);
  if (reason !== undefined) return { kind: 'blocked', message: FAILURE().filteredBy(NAME, reason) };
  if (finish === 'MAX_TOKENS') return { kind: 'truncated', message: FAILURE().cutAtLimit };
  return undefined;
}
