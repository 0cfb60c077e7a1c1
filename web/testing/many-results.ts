import type { AnalysisTask } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import type { AnalysisResults } from '@smops/core/judging/results/results.schemas.js';

const SAYINGS: readonly [author: string, text: string, quote: string][] = [
  ['Nurul Aina', 'Harga barang naik gila sekarang, ayam pun dah RM12 sekilo 😩', 'Harga barang'],
  ['陈家豪', '塞车塞到傻，每天上班两个小时，政府几时要修路？', '塞车'],
  ['Siti Hajar', 'Terima kasih YB turun padang tengok sendiri keadaan sekolah 👏', 'sekolah'],
  ['Kumaran', 'Good initiative, but what about the flood victims in Kajang?', 'flood'],
  ['林美玲', '请问几时派米？', ''],
  ['Grace', 'The new clinic is so clean and the nurses are friendly ❤️', 'clinic'],
];

/** A finished run with `count` comments, as the server would tell it. */
export function manyResults(count: number): {
  status: AnalysisTask;
  results: AnalysisResults;
  overview: RunOverview;
} {
  const comments = Array.from(
    { length: count },
    (_, index): AnalysisResults['results']['comments'][number] => {
      const [author, text, quote] = SAYINGS[index % SAYINGS.length] ?? ['', '', ''];
      const content = `${text} #${index}`;
      const start = content.indexOf(quote);
      return {
        number: index + 1,
        seq: index,
        author,
        content,
        plain_spelling: null,
        near: [],
        ai_reasoning: `提到「${quote || '无'}」，语气由用词判断。`,
        stars: null,
        reactions_count: (index * 37) % 241,
        matched_variables: quote === '' ? [] : [quote],
        quote,
        tags:
          quote === ''
            ? []
            : [{ variable: quote, quote, start, end: start + quote.length, reason: '', tier: 'certain' }],
        correction: null,
        judgements: [],
        second_opinion: null,
        copies: null,
        sentiment: { label: 'neutral', score: 5, confidence: 0.7 },
        language: 'mixed',
        state: 'ok',
        failure: null,
        parent_id: null,
        depth: 0,
        time: null,
        link: null,
        line: null,
        provenance: null,
      };
    },
  );
  const statistics: Record<string, number> = {};
  for (const comment of comments) {
    for (const name of comment.matched_variables) statistics[name] = (statistics[name] ?? 0) + 1;
  }
  const matched = comments.filter((comment) => comment.matched_variables.length > 0).length;
  const shared = {
    api_provider: 'local',
    provider_label: '本地分析',
    read_by: '由 smops 本身读取：留言没有离开它的电脑。',
    model: 'smops-local',
    codebook: null,
    cost_usd: 0,
    waiting_until: null,
  } as const;
  return {
    status: {
      ...shared,
      id: 'banyak',
      task_id: 'banyak',
      status: 'completed',
      progress: 100,
      error_message: null,
      stop_reason: null,
      can_resume: false,
      total_comments: count,
      processed_comments: count,
      matched_comments: matched,
      failed_comments: 0,
      mixed_up_comments: 0,
      mixed_up_cost_usd: 0,
      mixed_up_note: null,
      name: 'komen.json',
      pinned: false,
      file_name: 'banyak.json',
      budget_usd: null,
      created_at: '2026-11-20T03:00:00Z',
      started_at: '2026-11-20T03:00:00Z',
      finished_at: '2026-11-20T03:01:00Z',
    },
    results: {
      id: 'banyak',
      results: {
        summary: '',
        statistics,
        shares: [],
        mean_sentiment: null,
        mentioning: null,
        basis: 'machine',
        comments,
      },
      analysis_info: {
        ...shared,
        total_comments: count,
        matched_comments: matched,
        failed_comments: 0,
        mixed_up_comments: 0,
        mixed_up_cost_usd: 0,
        mixed_up_note: null,
        positive_comments: 0,
        neutral_comments: count,
        negative_comments: 0,
        overall_sentiment: 'neutral',
        status: 'completed',
        name: 'komen.json',
        file_name: 'banyak.json',
        variables: Object.keys(statistics),
        input_tokens: 0,
        output_tokens: 0,
        duration_ms: 60_000,
        created_at: '2026-11-20T03:00:00Z',
        intake: { rows: count, accepted: count, duplicates: 0, empty: 0, rejected: 0, problems: [] },
      },
      next: null,
    },
    overview: {
      taskId: 'banyak',
      comments: count,
      matching: count,
      sentiment: { positive: 0, neutral: count, negative: 0 },
      mean: 5,
      scores: [0, 0, 0, 0, 0, count, 0, 0, 0, 0],
      languages: [{ language: 'mixed', count, all: count, byTime: [] }],
      tiers: { certain: matched, likely: 0, none: count - matched },
      judged: { yes: 0, no: count },
      variables: Object.entries(statistics).map(([variable, comments]) => ({
        ...{ variable, count: comments, certain: comments, positive: 0, neutral: comments, negative: 0 },
        reactions: 0,
        byTime: [],
        byLanguage: [],
      })),
      once: null,
      time: null,
    },
  };
}
