import { FAILURE } from '../../failures.texts.model.js';
import type { OwnNeeds } from '../definition.js';
import { createHttpCaller } from '../http/post-json.js';
import { mostCostOf } from '../most-cost.js';
import { isWithin, type Place } from '../place.model.js';
import { costOf, type Price } from '../prices.js';
import { askComments } from '../prompt/ask-comments.js';
import { PROMPT_VERSION } from '../prompt/prompt.js';
import type { AnalysisProvider, AskFailure, Completion, Message, Usage } from '../provider.js';
import { LABELS } from '../providers.texts.model.js';
import { askInForm } from './ask.js';
import type { Conversation } from './converse.js';
import { listModels } from './list-models.js';
import { createOwnPlace, OwnForm } from './own-form.js';
import type { ReadCompletion } from './read-completion.js';
import { keyHeaders } from './request-body.js';

const CONNECT_MS = 10_000;
/** A machine of one's own does one thing at a time, and is soonest done with little of it. */
const AT_HOME = { concurrency: 1, batch: 4 };
const ELSEWHERE = { concurrency: 16 };

interface AskedWith {
  signal: AbortSignal;
  apiKey?: string;
  /** How far the comments may go; undefined: as far as the server's settings let them. */
  reach?: Place | undefined;
}

/** A model of one's own, or that one's organisation pays for: any server that speaks as OpenAI does. */
export function createOwnProvider(needs: OwnNeeds): AnalysisProvider<'own'> {
  const { settings, memory, resolve, now = () => new Date() } = needs;
  const callers = new Map<string, ReturnType<typeof createHttpCaller>>();
  const place = createOwnPlace(needs);
  const form = new OwnForm({ settings, memory, now });

  const nameOf = () => settings().label ?? LABELS().own;
  const isHome = () => place.now() !== 'outside';
  const price = (): Price | undefined => {
    const given = settings().price ?? (isHome() ? [0, 0] : undefined);
    return given && { input: given[0], cachedInput: given[0], output: given[1] };
  };

  function callerOf(name: string, reach: Place) {
    const { waitMs } = settings();
    const key = JSON.stringify([name, waitMs, reach]);
    const deadlines = { connectMs: CONNECT_MS, idleMs: waitMs, contentMs: waitMs, endMs: waitMs };
    const caller = callers.get(key) ?? createHttpCaller(name, deadlines, { reach, resolve });
    callers.set(key, caller);
    return caller;
  }

  function talk({ signal, apiKey, reach }: AskedWith, isLearning: boolean): Conversation {
    const given = { ...settings(), ...(apiKey === undefined ? {} : { apiKey }) };
    const { url = '' } = given;
    const name = nameOf();
    const most = place.farthest(url);
    const http = callerOf(name, reach !== undefined && isWithin(reach, most) ? reach : most);
    return {
      name,
      settings: given,
      isLearning,
      post: (body) => http.post(`${url}/chat/completions`, keyHeaders(url, given.apiKey), body, signal),
    };
  }

  const billOf = ({ promptTokens, outputTokens }: ReadCompletion): Usage => ({
    inputTokens: promptTokens,
    outputTokens,
    costUsd: costOf(price() ?? { input: 0, cachedInput: 0, output: 0 }, {
      input: promptTokens,
      cached: 0,
      output: outputTokens,
    }),
  });

  const complete = async (asked: Message, options: AskedWith): Promise<Completion> => {
    const { url, model: configured = '' } = settings();
    const usage: Usage = { inputTokens: 0, outputTokens: 0, costUsd: 0 };
    const add = (more: Usage) => {
      usage.inputTokens += more.inputTokens;
      usage.outputTokens += more.outputTokens;
      usage.costUsd += more.costUsd;
    };
    const failed = (failure: AskFailure): Completion => ({ failure, model: configured, usage });
    if (url === undefined || configured === '')
      return failed({ kind: 'auth', message: FAILURE().ownNotSetUp(nameOf()) });
    const ready = await form.learn(talk(options, true), (read) => add(billOf(read)));
    if ('failure' in ready) return failed(ready.failure);
    const { learned } = ready;
    const answer = await askInForm(talk(options, false), asked, learned, (read) => add(billOf(read)));
    const { text, failure, model = configured } = answer;
    await form.correct(learned, answer);
    return {
      ...(text === undefined ? {} : { text }),
      ...(failure === undefined ? {} : { failure }),
      model,
      usage,
    };
  };

  return {
    id: 'own',
    get label() {
      return nameOf();
    },
    get model() {
      return settings().model ?? '';
    },
    promptVersion: PROMPT_VERSION,
    isService: true,
    get isPaid() {
      const known = price();
      return known === undefined || known.input + known.output > 0;
    },
    get isCounted() {
      return price() !== undefined;
    },
    get isConfigured() {
      return settings().url !== undefined && settings().model !== undefined;
    },
    takesKey: false,
    get address() {
      const { url } = settings();
      return url === undefined ? null : new URL(url).host;
    },
    get place() {
      return place.now();
    },
    findPlace: () => place.find(),
    get isSteady() {
      return isHome();
    },
    batchesPerCall: 1,
    get concurrency() {
      return settings().concurrency ?? (isHome() ? AT_HOME : ELSEWHERE).concurrency;
    },
    get mostPerBatch() {
      return settings().batch ?? (isHome() ? AT_HOME.batch : undefined);
    },
    prices() {
      const known = price();
      return known && { now: known };
    },
    mostCostUsd(question, comments) {
      const known = price();
      // An answer that only the next format down has is paid twice.
      return known === undefined ? 0 : 2 * mostCostOf(known, question, comments);
    },
    complete,
    askBatch: (question, comments, { secret, ...options }) =>
      askComments(nameOf(), (message) => complete(message, options), question, comments, secret),
    learned: () => form.known(),
    forget: () => form.forget(),
    async listModels(signal) {
      const { url, apiKey } = settings();
      return url === undefined
        ? undefined
        : await listModels({ url, apiKey }, place.farthest(url), signal, resolve);
    },
    close: async () => void (await Promise.all([...callers.values()].map((one) => one.close()))),
  };
}
