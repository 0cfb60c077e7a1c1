import { readConfig } from '../../config.js';
import type { Actor, Logger } from '../../context.js';
import type { Connection } from '../../platform/db/connect.js';
import { createObjectStore } from '../../platform/objects/create-object-store.js';
import type { AnalyzerContext } from './analyzer-context.js';
import type { AskedComment, AskReply, CommentAnswer, Variable } from './providers/provider.js';
import type { ProviderId } from './providers/providers.constants.js';
import { ProviderRegistry, type RegisteredProvider } from './providers/registry.js';
import { AnalyzerWorker, type AnalyzerWorkerOptions } from './worker/worker.js';

export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} };
const FREE = { inputTokens: 0, outputTokens: 0, costUsd: 0 };

export const analyst: Actor = {
  kind: 'user',
  userId: null,
  name: 'aminah',
  role: 'analyst',
  mustChangePassword: false,
};

/** A right answer: every variable whose name stands in the text. */
export function plainAnswer(variables: Variable[], text: string): CommentAnswer {
  const tags = variables.flatMap(({ name }) => {
    const start = text.toLowerCase().indexOf(name.toLowerCase());
    if (start < 0) return [];
    const end = start + name.length;
    const quote = text.slice(start, end);
    return [{ variable: name, quote, start, end, reason: `It says ${quote}.`, tier: 'certain' as const }];
  });
  const label = /bagus|great|好/i.test(text)
    ? 'positive'
    : /teruk|bad|差/i.test(text)
      ? 'negative'
      : 'neutral';
  const score = { positive: 8, neutral: 5, negative: 2 }[label];
  return {
    tags,
    sentiment: { label, score, confidence: 0.9 },
    reasoning: `Read ${text.length} letters.`,
    language: 'en',
  };
}

/** A provider that answers as `ask` says, by default rightly. `calls` holds the ids of each call. */
export function fakeProvider(
  overrides: Partial<RegisteredProvider> & {
    ask?: (
      comments: AskedComment[],
      right: () => AskReply,
      options: { apiKey?: string },
    ) => AskReply | Promise<AskReply>;
  } = {},
): RegisteredProvider & { calls: number[][] } {
  const { ask, ...rest } = overrides;
  const calls: number[][] = [];
  return {
    id: 'local' as ProviderId,
    model: 'fake-1',
    promptVersion: 'fake',
    isService: rest.isPaid ?? false,
    isPaid: false,
    isConfigured: true,
    takesKey: false,
    address: 'tiada.example',
    batchesPerCall: 1,
    concurrency: 4,
    calls,
    async askBatch(question, comments, options) {
      calls.push(comments.map((comment) => comment.id));
      const right = (): AskReply => ({
        answers: comments.map(({ id, text }) => ({ id, answer: plainAnswer(question.variables, text) })),
        model: 'fake-1.2',
        usage: FREE,
      });
      return ask === undefined ? right() : await ask(comments, right, options);
    },
    ...rest,
  };
}

/** A reply that is nothing but a failure. */
export const failedReply = (failure: AskReply['failure']): AskReply => ({
  answers: [],
  failure,
  model: 'fake-1.2',
  usage: FREE,
});

/** Comments on traffic, three of them with the same text. */
export const COMMENTS = [
  {
    message: 'Jalan raya di Bayan Lepas teruk betul, lubang sana sini!',
    from: { name: 'Siti' },
    like_count: 12,
  },
  { message: '路况太差了，每天 traffic jam 两小时 😤', from: { name: '阿明' }, like_count: '1.2K' },
  { message: 'Great traffic lights at the new junction', from: { name: 'Raj' } },
  { message: '  great   traffic lights at the new junction', from: { name: 'Mei' } },
  { message: 'Great traffic lights at the  new junction', from: { name: 'Lim' } },
  { message: 'Bila nak siap?', from: { name: 'Kamal' } },
];

let owners = 0;

/** A worker over a test's database, not started yet. */
export function testWorker(
  connection: Connection,
  providers: RegisteredProvider[],
  overrides: Partial<AnalyzerWorkerOptions> = {},
): AnalyzerWorker {
  return new AnalyzerWorker({
    connection,
    providers: new ProviderRegistry(providers),
    clock: { now: () => new Date() },
    logger: silentLogger,
    owner: `worker-${++owners}`,
    summarize: async (_question, comments, { readBy, droppedTags }) => {
      let count = 0;
      for await (const page of comments) count += page.length;
      return `A summary of ${count} comments${readBy === null ? '' : ` read by ${readBy}`}${droppedTags === 0 ? '' : ` without ${droppedTags} tags`}.`;
    },
    explore: async () => [],
    learning: { answer: async () => [], study: async () => [], overlay: async () => [] },
    nearCopies: async () => [],
    risen: async () => ({ words: [], themes: [] }),
    random: () => 0,
    pollMs: 50,
    timeZone: 'Asia/Kuala_Lumpur',
    ...overrides,
  });
}

/** The context of a call by `actor`. */
export function testContext(
  connection: Connection,
  analyzer: AnalyzerWorker,
  actor: Actor = analyst,
): AnalyzerContext {
  const config = readConfig({});
  return {
    db: connection.db,
    actor,
    clock: { now: () => new Date() },
    logger: silentLogger,
    requestId: 'test',
    config,
    analyzer,
    store: createObjectStore(config, { now: () => new Date() }),
  };
}
