import type { ProviderId } from '@smops/core/analyzer/providers/providers.constants.js';
import type { SentimentExportFormat } from '@smops/core/sentiments/sentiments.constants.js';
import type {
  AnalyzeSentimentInput,
  ImportReading,
  ImportSentimentsInput,
  SentimentCommentsQuery,
  SentimentJob,
  SentimentRecord,
} from '@smops/core/sentiments/sentiments.schemas.js';
import { ensureOk } from './api-error.js';
import { type Client, readJson, readNothing } from './client.js';
import { type Page, pageQuery, param } from './list-calls.js';

/** Records by date, then id: the latest is the last. */
export const listSentiments = (client: Client, page: Page = {}) =>
  readJson(client.api.sentiments.$get({ query: pageQuery(page) }));

/** A record that is made, or the job that is still making it. */
export type Scored = { record: SentimentRecord } | { job: SentimentJob };

const scoredOf = (response: SentimentRecord | SentimentJob): Scored =>
  'sentimentScore' in response ? { record: response } : { job: response };

export interface UploadedFields {
  taskId: string;
  provider?: ProviderId | undefined;
  reading?: ImportReading | undefined;
}

/** Scores a file of comments. `reading` is how it is read. Waits for the record up to a minute. */
export const uploadSentiment = async (
  client: Client,
  file: File,
  { taskId, provider, reading }: UploadedFields,
) => {
  const form = {
    file,
    taskId,
    ...(provider && { provider }),
    ...(reading && { reading: JSON.stringify(reading) }),
  };
  return scoredOf(await (await ensureOk(client.api.sentiments.upload.$post({ form }))).json());
};

/** State, record and the comments that stand out. */
export const getSentiment = (client: Client, id: number) =>
  readJson(client.api.sentiments[':id'].$get({ param: param(id) }));

/** A page of scored comments; `next` is the `after` of the following one. */
export const listSentimentComments = (client: Client, id: number, query: SentimentCommentsQuery = {}) => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return readJson(
    client.api.sentiments[':id'].comments.$get({
      param: param(id),
      query: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    }),
  );
};

/** Goes on with an analysis that its provider has stopped. */
export const resumeSentiment = (client: Client, id: number) =>
  readJson(client.api.sentiments[':id'].resume.$post({ param: param(id) }));

/** Scores a file again that was uploaded before, by its server-made name. */
export const analyzeSentiment = async (client: Client, input: AnalyzeSentimentInput) =>
  scoredOf(await (await ensureOk(client.api.sentiments.analyze.$post({ json: input }))).json());

/** Deletes; `restoreSentiment` undoes it for 30 days. */
export const deleteSentiment = (client: Client, id: number) =>
  readNothing(client.api.sentiments[':id'].$delete({ param: param(id) }));

export const restoreSentiment = (client: Client, id: number) =>
  readJson(client.api.sentiments[':id'].restore.$post({ param: param(id) }));

/** The response with the history as its body, still to be read. */
export const exportSentiments = (client: Client, format: SentimentExportFormat) =>
  ensureOk(client.api.sentiments.export.$get({ query: { format } }));

/** The response with the comments of an analysis as its body, still to be read. */
export const exportSentimentComments = (client: Client, id: number, format: SentimentExportFormat) =>
  ensureOk(client.api.sentiments[':id'].export.$get({ param: param(id), query: { format } }));

/** One part of a bulk import; sending it twice changes nothing. */
export const importSentiments = (client: Client, part: ImportSentimentsInput, signal?: AbortSignal) =>
  readJson(client.api.sentiments.import.$post({ json: part }, { init: { signal } }));
