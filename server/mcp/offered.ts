import type { AssistantMode } from '@smops/core/people/users/users.constants.js';

/** An operation of the API that assistants are offered as a tool of the same name. */
export interface Offered {
  operation: string;
  /** It changes something: only tokens with `assistant: write` have it. */
  writes?: true;
  /** The inputs that assistants are offered, where these are not all. */
  takes?: readonly string[];
  /** What is sent beside what the assistant gives. */
  sends?: Readonly<Record<string, unknown>>;
  /** It can cost money: a person is asked first, and told how much. */
  mayCost?: true;
  /** Where its response has a list, as dotted names ('' is the response itself); `skip` then passes over rows. */
  rows?: string;
  /** Its response has comments: `limit` rows at most, and who wrote them only when asked for. */
  comments?: true;
  /** Another operation with the same filter that counts all comments the filter leaves, and where that count stands. */
  total?: { operation: string; at: string };
}

/** What assistants may do, and nothing else: a line here offers an operation. */
export const OFFERED: readonly Offered[] = [
  { operation: 'getStatus' },
  { operation: 'listAnalyses', rows: '' },
  { operation: 'getAnalysisStatus' },
  { operation: 'getRunOverview' },
  { operation: 'getRunFinding' },
  { operation: 'getEstimates' },
  { operation: 'getAnalysisResults', comments: true, total: { operation: 'getRunOverview', at: 'matching' } },
  { operation: 'listComparisons', rows: '' },
  { operation: 'getComparison' },
  { operation: 'listExplorations', rows: '' },
  { operation: 'getExploration', comments: true },
  { operation: 'listCopyGroups', comments: true },
  { operation: 'listWaves', comments: true },
  { operation: 'getSeries' },
  { operation: 'comparePeriods' },
  { operation: 'findRisenWords', comments: true },
  { operation: 'getRelations' },
  { operation: 'getAccuracy' },
  { operation: 'getAgreement', comments: true },
  { operation: 'listCodebooks', rows: '' },
  { operation: 'getCodebook' },
  { operation: 'listTopicSets', rows: '' },
  { operation: 'listTasks', rows: '' },
  { operation: 'listAccounts', rows: '' },
  { operation: 'getStatisticsStatus' },
  { operation: 'listYoutubeVideos', rows: 'videos' },
  { operation: 'listFacebookPosts', rows: 'data', takes: ['search', 'from', 'to', 'sort'] },
  {
    operation: 'startAnalysis',
    writes: true,
    mayCost: true,
    takes: [
      ...['comments_data', 'task_id', 'variables', 'codebook', 'post_content', 'file_name'],
      ...['api_provider', 'budget', 'off_peak', 'language'],
    ],
    sends: { with_results: false },
  },
  { operation: 'createTask', writes: true },
  { operation: 'createCodebook', writes: true },
];

/** Whether a token of that mode may call the operation for an assistant. */
export const isOffered = (operation: string, mode: AssistantMode): boolean =>
  OFFERED.some(
    (one) => one.operation === operation && (mode === 'write' || (mode === 'read' && !one.writes)),
  );
