import type { ProviderId } from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { ESTIMATES } from '@smops/core/judging/estimates/estimates.operations.js';
import type { QueueImport } from '@smops/core/judging/reading/queue-file.schemas.js';
import type { AgreementFormat, Queue, QueueFormat } from '@smops/core/judging/reading/reading.constants.js';
import { READING } from '@smops/core/judging/reading/reading.operations.js';
import { READING_PLAN } from '@smops/core/judging/reading-plan/plan.operations.js';
import type { PlanReadingInput } from '@smops/core/judging/reading-plan/plan.schemas.js';
import { SAMPLING } from '@smops/core/judging/sampling/sampling.operations.js';
import { SECOND_READER } from '@smops/core/judging/second-reader/second-reader.operations.js';
import { addressOf } from '@smops/core/platform/operations/address.model.js';
import { client } from '../client.js';
import { queryClient } from '../query-client.js';
import { resourceAtom } from '../resource.js';

const keyOf = (runId: string, ...rest: unknown[]) => [
  'api',
  'fb-analyzer',
  'task',
  runId,
  'reading',
  ...rest,
];

/** Most comments of a list at once. */
const LIST_LIMIT = 200;

/** The comments of one of the queues that are looked through, and how far the caller is. */
export const queueAtom = (runId: string, queue: Queue) =>
  resourceAtom({
    key: keyOf(runId, 'queue', queue),
    load: () => client.call(READING.queue, { taskId: runId, queue, limit: LIST_LIMIT }),
    staleMs: 0,
  });

/** How far the caller is. */
export const progressAtom = (runId: string) =>
  resourceAtom({
    key: keyOf(runId, 'progress'),
    load: () => client.call(READING.queue, { taskId: runId, limit: 1 }),
    staleMs: 0,
  });

/** What is to be read next, asked each time. Throws ApiError, or ConnectionError. */
export const nextToRead = (runId: string, limit: number) =>
  client.call(READING.queue, { taskId: runId, limit });

/** The shares as they stand. */
export const estimatesAtom = (runId: string) =>
  resourceAtom({
    key: keyOf(runId, 'estimates'),
    load: () => client.call(ESTIMATES.get, { taskId: runId }),
    staleMs: 0,
  });

/** How much has to be read until shares are known well enough, of a run or before one. */
export const planAtom = (question: PlanReadingInput) =>
  resourceAtom({
    // A run's plan changes with what is drawn and read.
    key:
      question.task_id === undefined
        ? ['api', 'fb-analyzer', 'plan', question]
        : keyOf(question.task_id, 'plan', question.within),
    load: () => client.call(READING_PLAN.make, question),
    staleMs: 0,
  });

/** The second reader of a run, and what it is at. */
export const secondReaderAtom = (runId: string) =>
  resourceAtom({
    key: keyOf(runId, 'second-reader'),
    load: () => client.call(SECOND_READER.get, { taskId: runId }),
    staleMs: 0,
  });

/** Lets a provider read a part of a run, until it has cost `budget` (USD). Throws ApiError, or ConnectionError. */
export async function startSecondReader(
  runId: string,
  input: { api_provider: ProviderId; comments: number; budget?: number },
): Promise<void> {
  await client.call(SECOND_READER.start, { taskId: runId, ...input });
  forgetReading(runId);
}

/** Removes what the second reader has read. Throws ApiError, or ConnectionError. */
export async function removeSecondReader(runId: string): Promise<void> {
  await client.call(SECOND_READER.remove, { taskId: runId });
  forgetReading(runId);
}

/** The drawn sample and its readers. */
export const drawAtom = (runId: string) =>
  resourceAtom({
    key: keyOf(runId, 'draw'),
    load: () => client.call(SAMPLING.get, { taskId: runId }),
    staleMs: 0,
  });

/** How far the readers say the same. */
export const readerAgreementAtom = (runId: string) =>
  resourceAtom({
    key: keyOf(runId, 'agreement'),
    load: () => client.call(READING.agreement, { taskId: runId }),
    staleMs: 0,
  });

/** Where the browser fetches the readers' agreement as a file. */
export const agreementExportAddress = (runId: string, format: AgreementFormat) =>
  addressOf(READING.exportAgreement, { taskId: runId, format });

/** Where the browser fetches what is to be read as a table. */
export const queueExportAddress = (runId: string, format: QueueFormat) =>
  addressOf(READING.exportQueue, { taskId: runId, format });

/** Stores the verdicts of a filled-in table. Throws ApiError with line and column of each fault. */
export async function importVerdicts(runId: string, file: File): Promise<QueueImport> {
  const report = await client.call(READING.importQueue, {
    taskId: runId,
    content: file,
    fileName: file.name,
  });
  forgetReading(runId);
  return report;
}

/** Draws comments, or more of them; `within`: to be read until shares are known to plus or minus this number of points. Throws ApiError, or ConnectionError. */
export async function draw(runId: string, size: number, within?: number): Promise<void> {
  await client.call(SAMPLING.draw, {
    taskId: runId,
    size,
    ...(within !== undefined && { goal: { within } }),
  });
  forgetReading(runId);
}

/** Sets to how many points shares are to be known; null: all that is drawn is read. Throws ApiError, or ConnectionError. */
export async function setGoal(runId: string, within: number | null): Promise<void> {
  await client.call(SAMPLING.setGoal, { taskId: runId, goal: within === null ? null : { within } });
  forgetReading(runId);
}

/** Something was read: what is known of the run's shares and queues is asked for again. */
export function forgetReading(runId: string): void {
  void queryClient.invalidateQueries({ queryKey: keyOf(runId) });
  queryClient.removeQueries({ queryKey: ['api', 'fb-analyzer', 'task', runId, 'results'] });
  queryClient.removeQueries({ queryKey: ['api', 'fb-analyzer', 'task', runId, 'accuracy'] });
}
