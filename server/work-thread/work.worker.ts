import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { applyConfig } from '@smops/core/config-file.js';
import { connectPostgres } from '@smops/core/db/connect.js';
import { messageOf } from '@smops/core/errors.js';
import { shareChildren } from '@smops/core/limited-child/run-in-child.js';
import { createObjectStore } from '@smops/core/objects/create-object-store.js';
import { RemoteTransfers } from '@smops/core/objects/remote/remote-transfers.js';
import { keepBeating } from '@smops/core/watchdog/heartbeat.js';
import { startDatabaseClock } from '../lifecycle/database-clock.js';
import { startRuns } from '../lifecycle/start-runs.js';
import { systemClock } from '../lifecycle/start-runtime.js';
import { createLogger } from '../monitoring/logger.js';
import { createWork } from './work-app.js';
import {
  buffersOf,
  type FromWorkThread,
  type ToWorkThread,
  type WorkCall,
  type WorkThreadData,
} from './work-messages.js';

/** Five steps of niceness: a third of the share that a thread of the usual priority gets. Who clicks comes first. */
const NICER = 5;
const MOST_NICE = 19;
/** One of them listens to other servers. */
const CONNECTIONS = 8;

// On Linux this is the thread's own; elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(0, Math.min(MOST_NICE, getPriority(0) + NICER));

const { config, logFormat, version, beats } = workerData as WorkThreadData;
keepBeating(beats);
shareChildren();
const logger = createLogger({ level: config.logLevel, format: logFormat });
const connection = await connectPostgres(config.databaseUrl ?? '', { max: CONNECTIONS });
const { clock, stop: stopClock } = await startDatabaseClock(connection, logger, systemClock);
const runs = await startRuns({ connection, config, clock, logger });
const answer = createWork({
  connection,
  analyzer: runs.analyzer,
  store: createObjectStore(config, systemClock),
  transfers: new RemoteTransfers(),
  config,
  clock,
  logger,
  version,
});

async function close(): Promise<void> {
  stopClock();
  await runs.stop();
  await connection.close();
  process.exit(0);
}

/** Of the calls under way, to tell them when their caller has gone. */
const callers = new Map<number, AbortController>();

async function reply(id: number, call: WorkCall): Promise<void> {
  const post = (message: FromWorkThread, memory: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, memory);
  const caller = new AbortController();
  callers.set(id, caller);
  try {
    const made = await answer(call, caller.signal);
    post({ kind: 'answer', id, answer: made }, buffersOf(made.body));
  } catch (error) {
    post({ kind: 'failure', id, reason: messageOf(error) });
  } finally {
    callers.delete(id);
  }
}

parentPort?.on('message', async (message: ToWorkThread) => {
  if (message.kind === 'config') {
    applyConfig(config, message.read);
    runs.analyzer.wake();
  } else if (message.kind === 'gone') callers.get(message.id)?.abort();
  else if (message.kind === 'close') await close();
  else await reply(message.id, message.call);
});
