import type { AgreementFormat, Queue, QueueFormat } from '@smops/core/reading/reading.constants.js';
import type { MarkCommentInput } from '@smops/core/reading/reading.schemas.js';
import type { DrawSampleInput } from '@smops/core/sampling/sampling.schemas.js';
import { ensureOk } from './api-error.js';
import { type Client, readJson, readNothing } from './client.js';
import { type ImportFile, importCall } from './list-calls.js';

const taskOf = (client: Client) => client.api['fb-analyzer'].task[':taskId'];

/** Draws comments of a completed run to be read, or more of them. */
export const drawSample = (client: Client, taskId: string, input: DrawSampleInput) =>
  readJson(taskOf(client).draw.$post({ param: { taskId }, json: input }));

/** The drawn sample of a run, and who has read of it. */
export const getDraw = (client: Client, taskId: string) =>
  readJson(taskOf(client).draw.$get({ param: { taskId } }));

/** The drawn comments in the order of reading, with how each was drawn. */
export const listDrawn = async (client: Client, taskId: string) =>
  (await readJson(taskOf(client).draw.comments.$get({ param: { taskId } }))).items;

/** The next comments for the caller to read. */
export const getReadingQueue = (
  client: Client,
  taskId: string,
  { queue = 'drawn', limit = 50 }: { queue?: Queue; limit?: number } = {},
) => readJson(taskOf(client).reading.$get({ param: { taskId }, query: { queue, limit: String(limit) } }));

/** Skips a comment for now, or flags it. */
export const markComment = (client: Client, taskId: string, seq: number, input: MarkCommentInput) =>
  readNothing(
    taskOf(client).comments[':seq'].mark.$put({ param: { taskId, seq: String(seq) }, json: input }),
  );

/** Shares and score of a completed run, and what more reads would buy. */
export const getEstimates = (client: Client, taskId: string) =>
  readJson(taskOf(client).estimates.$get({ param: { taskId } }));

/** The comments that the caller has still to read, as a table to be filled in; the body is the file. */
export const exportReadingQueue = (client: Client, taskId: string, format: QueueFormat) =>
  ensureOk(taskOf(client).reading.export.$get({ param: { taskId }, query: { format } }));

/** Stores the verdicts that were filled in of an exported queue. */
export const importReadingQueue = (client: Client, taskId: string, file: ImportFile) => {
  const { query, init } = importCall(file);
  return readJson(taskOf(client).reading.import.$post({ param: { taskId }, query }, init));
};

/** How far the readers of a run's drawn comments say the same. */
export const getReaderAgreement = (client: Client, taskId: string) =>
  readJson(taskOf(client).reading.agreement.$get({ param: { taskId } }));

/** The same as a file; the body is the file. */
export const exportReaderAgreement = (client: Client, taskId: string, format: AgreementFormat) =>
  ensureOk(taskOf(client).reading.agreement.export.$get({ param: { taskId }, query: { format } }));
