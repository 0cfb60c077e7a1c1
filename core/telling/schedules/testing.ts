import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { fakeProvider, testContext, testWorker } from '../../analysis/analyzer/testing.js';
import type { AnalyzerWorker } from '../../analysis/analyzer/worker/worker.js';
import { createCodebook } from '../../judging/learning/create-codebook.service.js';
import type { Connection } from '../../platform/db/connect.js';
import { ScheduleTicker, type ScheduleTickerOptions } from './schedule-ticker.js';

/** Comments of a week on the price of fish and floods. */
export const WEEK = [
  'Harga ikan naik lagi di pasar Chow Kit',
  '鱼价又涨了，harga 贵到吓人',
  'Banjir masuk rumah kami semalam',
  'Terima kasih kerana cepat membaiki jalan',
];

/** Writes a comment file that was last changed an hour before the test, or is being written. */
export function writeComments(
  folder: string,
  name: string,
  texts: readonly string[],
  isBeingWritten = false,
) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(texts.map((message, n) => ({ message, from: { name: `Siti ${n}` } }))));
  const hourAgo = new Date(Date.now() - 3_600_000);
  if (!isBeingWritten) utimesSync(path, hourAgo, hourAgo);
  return path;
}

/** Makes the codebook that schedules look for. */
export const makeCodebook = (ctx: AnalyzerContext) =>
  createCodebook(ctx, { name: 'Aduan', variables: [{ name: 'harga' }, { name: 'banjir' }] });

/** Makes a destination that is a folder; its id. */
export async function makeDestination({ db }: Connection): Promise<number> {
  const { id } = await db
    .insertInto('destinations')
    .values({
      ...{ name: 'Minggu', nameKey: 'minggu', kind: 'folder', settings: JSON.stringify({ folder: '' }) },
      ...{ createdAt: new Date('2026-11-01T00:00:00Z'), createdByName: 'aminah' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface ScheduleWorld {
  folder: string;
  /** What the database's clock says. */
  clock: { time: Date };
  worker: AnalyzerWorker;
  ctx: AnalyzerContext;
  /** Another server on the same database. */
  ticker(
    owner?: string,
    overrides?: Partial<AnalyzerContext>,
    more?: Pick<ScheduleTickerOptions, 'reading' | 'everyMs' | 'onQueued'>,
  ): ScheduleTicker;
  /** Leaves a folder that it was given. */
  close(): Promise<void>;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'smops-watch-'));

/** A server's part in schedules on a database, with a folder that may be watched and a clock that stands still. */
export async function scheduleWorld(
  connection: Connection,
  time: string,
  folder = newFolder(),
): Promise<ScheduleWorld> {
  const clock = { time: new Date(time) };
  const worker = testWorker(connection, [fakeProvider()], { leaseSeconds: 1 });
  await worker.start();
  const plain = testContext(connection, worker);
  const ctx = {
    ...plain,
    actor: { kind: 'local', userId: null, name: 'local:aminah', role: 'admin' } as const,
    clock: { now: () => clock.time },
    config: { ...plain.config, watchFolder: folder },
  };
  return {
    folder,
    clock,
    worker,
    ctx,
    ticker: (owner = 'server', overrides = {}, more = {}) =>
      new ScheduleTicker({
        ctx: {
          ...ctx,
          actor: { kind: 'system', userId: null, name: 'system', role: 'admin' },
          ...overrides,
        },
        owner,
        now: async () => clock.time,
        ...more,
      }),
    async close() {
      await worker.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
