import type { StartComparisonInput } from '@smops/core/insight/comparisons/comparison.schemas.js';
import type { ReportFormat } from '@smops/core/insight/insight.constants.js';
import { ensureOk } from '@smops/server/client/client.js';
import { listComparisons } from '@smops/server/client/comparisons.client.js';
import { client, sessionFetch } from '../client.js';
import { resourceAtom } from '../resource.js';

/** Earlier comparisons, newest first. */
export const comparisonsAtom = resourceAtom({
  key: ['api', 'fb-analyzer', 'compare'],
  load: () => listComparisons(client),
});

/** One community's file: its name, and its comments as finished JSON. */
export interface CommunityFile {
  fileName: string;
  commentsJson: Uint8Array<ArrayBuffer>;
  /** What was left out while reading the file. */
  intake: StartComparisonInput['a']['intake'];
}

/** Starts both runs; the comments go into the body as they are, like those of a single run. Throws ApiError, ConnectionError. */
export async function startComparison(
  input: Omit<StartComparisonInput, 'a' | 'b'>,
  a: CommunityFile,
  b: CommunityFile,
): Promise<string> {
  const side = (file: CommunityFile): BlobPart[] => [
    `{"file_name":${JSON.stringify(file.fileName)},"intake":${JSON.stringify(file.intake)},"comments_data":`,
    file.commentsJson,
    '}',
  ];
  const rest = JSON.stringify(input).slice(1);
  const body = new Blob(['{"a":', ...side(a), ',"b":', ...side(b), ',', rest], { type: 'application/json' });
  const answer = await ensureOk(
    sessionFetch(client.api['fb-analyzer'].compare.$url(), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    }),
  );
  // The server's route checks its answer against this shape.
  return ((await answer.json()) as { taskId: string }).taskId;
}

/** Where the browser fetches a comparison as a file. */
export const exportAddress = (taskId: string, format: ReportFormat) =>
  `/api/fb-analyzer/compare/${encodeURIComponent(taskId)}/export?format=${format}`;
