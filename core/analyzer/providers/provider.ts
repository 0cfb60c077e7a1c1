/**
 * What every analysis provider does: read a batch of comments, say which of the run's variables each one mentions and
 * on which words that rests, and how each one feels. `local`, `gemini`, `deepseek-9` and `deepseek-penang` are the four.
 */

/** A variable: the text staff see, and the terms they gave for it themselves (`--var NAME=TERM,TERM`). */
export interface Variable {
  name: string;
  terms: string[];
}

export type SentimentLabel = 'positive' | 'neutral' | 'negative';

export interface Sentiment {
  label: SentimentLabel;
  /** 0 (most negative) to 10 (most positive), in steps of 0.1. */
  score: number;
  /** 0 to 1: the calibrated probability of `label`. */
  confidence: number;
}

export interface Tag {
  /** The variable's name, exactly as the run has it. */
  variable: string;
  /** The words of the comment on which the tag rests, verbatim. */
  quote: string;
  /** Where the quote stands in the comment, in UTF-16 code units. */
  start: number;
  end: number;
  /** Why, in one short sentence, in the run's language. */
  reason: string;
  /** `certain`: the words themselves say it. `likely`: they are close in meaning. */
  tier: 'certain' | 'likely';
}

export interface CommentAnswer {
  tags: Tag[];
  sentiment: Sentiment;
  /** One or two sentences on what decided tags and sentiment, in the run's language. */
  reasoning: string;
  /** Main language of the comment: ms, en, zh, id, mixed, or und when there are no words. */
  language: 'ms' | 'en' | 'zh' | 'id' | 'mixed' | 'und';
}

/** The language in which reasons and summaries are written. */
export type ReportLanguage = 'en' | 'zh' | 'ms';

export interface AnalysisQuestion {
  variables: Variable[];
  /** The post the comments belong to; empty when not given. */
  post: string;
  language: ReportLanguage;
}
