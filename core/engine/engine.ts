import type { AnalysisQuestion, CommentAnswer } from '../analyzer/providers/provider.js';
import { read } from './reader/read.js';
import { type FeelingWord, feelingWords } from './sentiment/lexicon.js';
import { lexiconSentiment } from './sentiment/lexicon-sentiment.js';
import { tagComment } from './tags/match.js';
import { type PreparedVariables, prepareVariables } from './tags/variable-terms.js';
import { commentReasoning } from './words/reasons.js';

/** A question made ready for many comments; belongs to the engine that made it. */
export interface PreparedQuestion {
  question: AnalysisQuestion;
  variables: PreparedVariables;
}

/** The embedded engine: pure, the same answer for the same input on every machine and thread. */
export interface Engine {
  prepare(question: AnalysisQuestion): PreparedQuestion;
  answer(prepared: PreparedQuestion, text: string): CommentAnswer;
}

const MOST_DECIDING = 3;

function decidingQuotes(text: string, words: readonly FeelingWord[], score: number): string[] {
  const side = score >= 5 ? 1 : -1;
  return words
    .filter((word) => word.strength * side > 0)
    .sort((a, b) => Math.abs(b.strength) - Math.abs(a.strength) || a.start - b.start)
    .slice(0, MOST_DECIDING)
    .map((word) => text.slice(word.start, word.end));
}

/** An engine with its lexicon and concept pack loaded. Analysis is linear in the length of a comment. */
export function createEngine(): Engine {
  return {
    prepare: (question) => ({ question, variables: prepareVariables(question.variables) }),
    answer: ({ question, variables }, text) => {
      const reading = read(text);
      const words = feelingWords(reading);
      const sentiment = lexiconSentiment(words);
      const tags = tagComment(reading, variables, sentiment, question.language);
      const deciding = sentiment.label === 'neutral' ? [] : decidingQuotes(text, words, sentiment.score);
      const reasoning = commentReasoning(question.language, sentiment.label, deciding, tags.length);
      return { tags, sentiment, reasoning, language: reading.language };
    },
  };
}
