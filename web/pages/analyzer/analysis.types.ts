/** What the analyzer's calls say (specification, section 7; wire rules, "Analyzer …"). */

export type RunStatusName = 'pending' | 'running' | 'paused' | 'completed' | 'failed';

export interface Provider {
  id: string;
  label: string;
  /** The server can use it now. */
  available: boolean;
  /** It works only with a key that is sent along. */
  needsKey: boolean;
  /** Who gets the comments, and where: company and country. */
  destination: string;
}

export interface RunStatus {
  status: RunStatusName;
  /** 0 to 100. */
  progress: number;
  error_message: string | null;
  total_comments?: number;
  processed_comments?: number;
  failed_comments?: number;
}

export interface RunSummary {
  task_id: string;
  file_name: string;
  status: RunStatusName;
  api_provider: string;
  total_comments: number;
  matched_comments: number;
  created_at: string;
}

export interface ResultComment {
  author: string;
  content: string;
  ai_reasoning: string;
  reactions_count: number;
  matched_variables: string[];
  quote?: string | null;
  sentiment?: { label: 'positive' | 'neutral' | 'negative'; score: number } | null;
}

export interface Results {
  summary: string;
  statistics: Record<string, number>;
  comments: ResultComment[];
}

export interface AnalysisInfo {
  total_comments: number;
  matched_comments: number;
  failed_comments?: number;
  file_name?: string;
  api_provider?: string;
  model?: string | null;
  cost_usd?: number | null;
  duration_ms?: number | null;
  created_at?: string;
}

export interface ResultsBody {
  results: Results;
  analysis_info: AnalysisInfo;
}

export interface StartBody {
  task_id: string;
  backgroundTask?: boolean;
  analysisResults?: ResultsBody;
  message?: string;
  totalComments?: number;
  matchedComments?: number;
}
