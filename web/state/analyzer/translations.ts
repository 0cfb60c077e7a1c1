import type { ReportLanguage } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import type { CommentTranslation } from '@smops/core/analysis/analyzer/translations/translation.schemas.js';
import { client } from '../client.js';
import { queryClient } from '../query-client.js';

/** The translation of a comment, asked for once while the page is open. Throws ApiError, or ConnectionError. */
export const translateComment = (
  runId: string,
  seq: number,
  language: ReportLanguage,
): Promise<CommentTranslation> =>
  queryClient.fetchQuery({
    queryKey: ['api', 'fb-analyzer', 'task', runId, 'translation', seq, language],
    queryFn: () => client.call(RUNS.translate, { taskId: runId, seq, language }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
