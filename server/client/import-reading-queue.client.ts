import { type Client, readJson } from './client.js';
import { type ImportFile, importCall } from './list-calls.js';

/** Stores the verdicts that were filled in of an exported queue. */
export const importReadingQueue = (client: Client, taskId: string, file: ImportFile) => {
  const { query, init } = importCall(file);
  return readJson(
    client.api['fb-analyzer'].task[':taskId'].reading.import.$post({ param: { taskId }, query }, init),
  );
};
