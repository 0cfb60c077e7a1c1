import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { createTask } from '../../records/tasks/tasks.service.js';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import type { RegisteredProvider } from '../analyzer/providers/registry.js';
import { fakeProvider, silentLogger, testContext, testWorker } from '../analyzer/testing.js';
import type { importSentiments } from './import/import-sentiments.service.js';
import { SentimentReconciler } from './reconciler.js';
import { listSentiments } from './sentiments.service.js';

export interface SentimentsBench {
  connection: Connection;
  ctx: AnalyzerContext;
  reconciler: SentimentReconciler;
  /** A task for the analyses of a test. */
  newTask(): Promise<string>;
  close(): Promise<void>;
}

/** A database with a worker and a reconciler that work on it, asking `provider`; `others` may be named. */
export async function openSentiments(
  provider: RegisteredProvider = fakeProvider(),
  ...others: RegisteredProvider[]
): Promise<SentimentsBench> {
  const connection = await openTestDatabase();
  const providers = [provider, ...(provider.id === 'local' ? [] : [fakeProvider()]), ...others];
  const analyzer = testWorker(connection, providers);
  const ctx = testContext(connection, analyzer);
  ctx.config.defaultProvider = provider.id;
  const reconciler = new SentimentReconciler({
    db: connection.db,
    analyzer,
    clock: ctx.clock,
    logger: silentLogger,
  });
  await analyzer.start();
  reconciler.start();
  return {
    connection,
    ctx,
    reconciler,
    async newTask() {
      const task = { date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' };
      return (await createTask(ctx, task)).taskId;
    },
    async close() {
      await reconciler.stop();
      await analyzer.stop();
      await connection.close();
    },
  };
}

/** A file of comments as a user would upload it. */
export const commentFile = (comments: object[], name = 'komen.json') => ({
  name,
  type: 'application/json',
  bytes: new TextEncoder().encode(JSON.stringify(comments)),
});

export const COMMENTS = [
  { id: 'c1', message: 'Servis memang bagus, terima kasih! 👍', from: { name: 'Siti' }, like_count: 120 },
  { id: 'c2', message: '服务态度太差了', from: { name: '阿明' }, like_count: 3 },
  { id: 'c3', message: 'Great food, will come again', from: { name: 'Raj' }, like_count: 0 },
  { id: 'c4', message: 'Bila nak buka cawangan baru?', from: { name: 'Kamal' }, like_count: 1 },
];

/** Comments `from` to `to` of a file: three of four praise. */
export const manyComments = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({
    id: `k${from + at}`,
    text: (from + at) % 4 === 0 ? 'teruk betul' : 'bagus sangat',
    likes: (from + at) % 7,
  }));

/** Comments of people whom the file does not name, some in the same words. */
export const OPINIONS = ['ok', 'setuju', 'ok', '加油', 'ok', 'setuju'];

/** What an import tells of its rows: read, inserted, unchanged, empty, rejected. */
export const countsOf = ({
  read,
  inserted,
  unchanged,
  empty,
  rejected,
}: Awaited<ReturnType<typeof importSentiments>>) => [read, inserted, unchanged, empty, rejected];

/** The records of a task, in the order of the history. */
export const recordsOf = async ({ ctx }: SentimentsBench, taskId: string) =>
  (await listSentiments(ctx)).filter((record) => record.taskId === taskId);
