import type {
  Comparison,
  StartComparisonInput,
} from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { COMPARISONS } from '@smops/core/judging/insight/comparisons/comparisons.operations.js';
import type { ReportFormat } from '@smops/core/judging/insight/insight.constants.js';
import { addressOf } from '@smops/core/platform/operations/address.model.js';
import { ensureOk } from '@smops/server/client/api-error.js';
import { client, sessionFetch } from '../client.js';
import { resourceAtom } from '../resource.js';

/** Earlier comparisons, newest first. */
export const comparisonsAtom = resourceAtom({
  key: ['api', 'fb-analyzer', 'comparisons'],
  load: () => client.call(COMPARISONS.list),
});

type SideInput = NonNullable<StartComparisonInput['sides']>[number];

/** A side as it is sent; the comments of a file as finished JSON. */
export interface SentSide {
  side: Omit<SideInput, 'comments_data'>;
  commentsJson?: Uint8Array<ArrayBuffer>;
}

/** Starts what runs are needed; comments go into the body as they are, like those of a single run. Throws ApiError, ConnectionError. */
export async function startComparison(
  question: Omit<StartComparisonInput, 'a' | 'b' | 'sides'>,
  sides: readonly SentSide[],
): Promise<string> {
  const parts = sides.flatMap(({ side, commentsJson }, at): BlobPart[] => {
    const comma = at === 0 ? '' : ',';
    if (commentsJson === undefined) return [`${comma}${JSON.stringify(side)}`];
    return [`${comma}${JSON.stringify(side).slice(0, -1)},"comments_data":`, commentsJson, '}'];
  });
  const rest = JSON.stringify(question).slice(1);
  const body = new Blob(['{"sides":[', ...parts, '],', rest], { type: 'application/json' });
  const answer = await ensureOk(
    sessionFetch(COMPARISONS.start.path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    }),
  );
  // The server's route checks its answer against this shape.
  return ((await answer.json()) as { taskId: string }).taskId;
}

/** Where the browser fetches a comparison as a file. */
export const exportAddress = (
  runId: string,
  format: ReportFormat,
  { copies, basis }: Pick<Comparison, 'copies' | 'basis'>,
) => addressOf(COMPARISONS.export, { taskId: runId, format, copies, basis });
