import type {
  AnalysisQuestion,
  CommentAnswer,
  ReportLanguage,
  SummaryFacts,
  Tag,
} from '../analysis/analyzer/providers/provider.js';
import type { ExploredComment, ProposedTheme } from './explore/explore.js';
import type { ComparedText, RisenTheme, RisenWord } from './explore/find-risen.js';
import type { OverlaidComment, OverlaidVariable } from './learning/overlay.js';
import type { LearnedWord, StudiedComment, StudiedVariable } from './learning/study.js';
import type { AnsweredComment } from './summary/answered-comment.js';

/** What the pool asks of a worker. `key` names the question, so that a worker prepares it once. */
export type EngineRequest =
  | { id: number; kind: 'answer'; key: string; question: AnalysisQuestion; texts: string[] }
  /** Part of the comments of a summary to come; `summary` names it. */
  | { id: number; kind: 'collect'; summary: string; comments: AnsweredComment[] }
  | { id: number; kind: 'summarize'; summary: string; question: AnalysisQuestion; facts: SummaryFacts }
  /** Part of the comments of an exploration to come; `exploration` names it. */
  | { id: number; kind: 'gather'; exploration: string; comments: ExploredComment[] }
  | { id: number; kind: 'explore'; exploration: string; language: ReportLanguage }
  /** Part of the comments of a study to come; `study` names it. */
  | { id: number; kind: 'bring'; study: string; comments: StudiedComment[] }
  | { id: number; kind: 'study'; study: string; variables: StudiedVariable[] }
  /** Part of the comments of two spans to be compared; `comparison` names it. */
  | { id: number; kind: 'offer'; comparison: string; texts: ComparedText[] }
  | { id: number; kind: 'risen'; comparison: string; language: ReportLanguage }
  /** Part of the texts among which copies will be looked for; `search` names it. */
  | { id: number; kind: 'hand'; search: string; texts: string[] }
  | { id: number; kind: 'copies'; search: string; isWanted: boolean }
  | {
      id: number;
      kind: 'overlay';
      comments: OverlaidComment[];
      variables: OverlaidVariable[];
      language: ReportLanguage;
    };

/** What a worker answers; `answers` in the order of the texts. */
export type EngineReply =
  | { id: number; kind: 'answers'; answers: CommentAnswer[] }
  | { id: number; kind: 'collected' }
  | { id: number; kind: 'summary'; summary: string }
  | { id: number; kind: 'gathered' }
  | { id: number; kind: 'brought' }
  | { id: number; kind: 'offered' }
  | { id: number; kind: 'rise'; words: RisenWord[]; themes: RisenTheme[] }
  | { id: number; kind: 'handed' }
  | { id: number; kind: 'groups'; groups: number[][] }
  | { id: number; kind: 'learned'; words: LearnedWord[][] }
  | { id: number; kind: 'overlaid'; tags: Tag[][] }
  | { id: number; kind: 'themes'; themes: ProposedTheme[] }
  | { id: number; kind: 'failure'; message: string };
