import type { ReportLanguage, ResultOrder, RunFileFormat } from '@smops/core/analyzer/analyzer.constants.js';
import type {
  AnalysisListInput,
  AnalysisResultsInput,
  ResumeAnalysisInput,
  UpdateAnalysisInput,
} from '@smops/core/analyzer/analyzer.schemas.js';
import type { CommentFilter } from '@smops/core/analyzer/overview/comment-filter.schemas.js';
import type { EstimateInput } from '@smops/core/analyzer/providers/providers.schemas.js';
import type { StartAnalysisInput } from '@smops/core/analyzer/start-analysis.schemas.js';
import type { Basis } from '@smops/core/estimates/basis.constants.js';
import type { RunFindingInput } from '@smops/core/findings/run-finding.schemas.js';
import type { z } from 'zod';
import { ensureOk } from './api-error.js';
import { type Client, readJson, readNothing } from './client.js';

const param = (taskId: string) => ({ taskId });

type QueryValue = string | number | boolean | undefined;

/** Query values as text; what is undefined is left out, and a list repeats its name. */
function query(values: Record<string, QueryValue | string[]>): Record<string, string | string[]> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
}

/** Starts a run. One that ends within two seconds is answered with its results, else `backgroundTask` is true. */
export const startAnalysis = (client: Client, input: z.input<typeof StartAnalysisInput>) =>
  readJson(client.api['fb-analyzer'].analyze.$post({ json: input }));

/** What a run would cost. The comments are given by their measure (`measureComments`). */
export const estimateAnalysis = (client: Client, input: z.input<typeof EstimateInput>) =>
  readJson(client.api['fb-analyzer'].estimate.$post({ json: input }));

/** Runs, newest first. */
export const listAnalyses = (client: Client, input: z.output<typeof AnalysisListInput> = {}) =>
  readJson(client.api['fb-analyzer'].tasks.$get({ query: query(input) }));

/** State and progress of a run. */
export const getAnalysisStatus = (client: Client, taskId: string) =>
  readJson(client.api['fb-analyzer'].task[':taskId'].$get({ param: param(taskId) }));

/** Results of a run: whole without a query, else a page; `next` is the `after` of the following one. Fails for a comparison. */
export const getAnalysisResults = async (
  client: Client,
  taskId: string,
  input: Omit<z.output<typeof AnalysisResultsInput>, 'task_id'> = {},
) => {
  const body = await readJson(
    client.api['fb-analyzer'].task[':taskId'].results.$get({ param: param(taskId), query: query(input) }),
  );
  if (!('results' in body)) throw new Error(`${taskId} is a comparison, not one analysis.`);
  return body;
};

/** How the comments of a run divide, all of them or those that a filter leaves. */
export const getRunOverview = (client: Client, taskId: string, filter: CommentFilter = {}) =>
  readJson(
    client.api['fb-analyzer'].task[':taskId'].overview.$get({ param: param(taskId), query: query(filter) }),
  );

/** What is most worth saying of a run, as a sentence. */
export const getRunFinding = (
  client: Client,
  taskId: string,
  input: Omit<z.output<typeof RunFindingInput>, 'task_id'> = {},
) =>
  readJson(
    client.api['fb-analyzer'].task[':taskId'].finding.$get({ param: param(taskId), query: query(input) }),
  );

export const cancelAnalysis = (client: Client, taskId: string) =>
  readJson(client.api['fb-analyzer'].task[':taskId'].cancel.$post({ param: param(taskId) }));

export const resumeAnalysis = (
  client: Client,
  taskId: string,
  input: Omit<z.input<typeof ResumeAnalysisInput>, 'task_id'> = {},
) => readJson(client.api['fb-analyzer'].task[':taskId'].resume.$post({ param: param(taskId), json: input }));

/** Renames or pins a run; the former name undoes it. */
export const updateAnalysis = (
  client: Client,
  taskId: string,
  change: Omit<z.input<typeof UpdateAnalysisInput>, 'task_id'>,
) => readJson(client.api['fb-analyzer'].task[':taskId'].$patch({ param: param(taskId), json: change }));

/** Deletes; `restoreAnalysis` undoes it for 30 days. */
export const deleteAnalysis = (client: Client, taskId: string) =>
  readNothing(client.api['fb-analyzer'].task[':taskId'].$delete({ param: param(taskId) }));

export const restoreAnalysis = (client: Client, taskId: string) =>
  readJson(client.api['fb-analyzer'].task[':taskId'].restore.$post({ param: param(taskId) }));

/** The response with the file as its body, still to be read. `html` is the report of the run, which takes no filter. */
export const exportAnalysis = (
  client: Client,
  taskId: string,
  format: RunFileFormat,
  choice: CommentFilter & { order?: ResultOrder; basis?: Basis } = {},
) =>
  ensureOk(
    client.api['fb-analyzer'].task[':taskId'].export.$get({
      param: param(taskId),
      query: { ...query(choice), format },
    }),
  );

/** Who can analyse, and where the comments then go. */
export const listProviders = (client: Client) => readJson(client.api['fb-analyzer'].providers.$get());

/** Translates the comment with this `seq`; each translation is paid for once. */
export const translateComment = (client: Client, taskId: string, seq: number, language: ReportLanguage) =>
  readJson(
    client.api['fb-analyzer'].task[':taskId'].comments[':seq'].translation.$post({
      param: { taskId, seq: String(seq) },
      json: { language },
    }),
  );
