import type { AnalysisQuestion, CommentAnswer, Sentiment } from '../analysis/analyzer/providers/provider.js';
import { isNegator } from './reader/negation.js';
import { type Reading, read } from './reader/read.js';
import { FeatureVector } from './sentiment/feature-vector.js';
import { featuresOf } from './sentiment/features.js';
import { type SentimentWord, sentimentWords } from './sentiment/lexicon.js';
import { loadSentimentModel, type SentimentModel } from './sentiment/model.js';
import { leanOf } from './sentiment/polarity.js';
import { type Irony, ironyOf, isBareGreeting, isStatement } from './sentiment/statements.js';
import type { InPost } from './tags/evidence.js';
import { tagComment } from './tags/match.js';
import { type PostTopic, readPost, tagByPost, topicOfPost } from './tags/post.js';
import { loadTopicModel } from './tags/topic-model.js';
import { type PreparedVariables, prepareVariables } from './tags/variable-terms.js';
import { commentReasoning } from './words/reasons.js';

/** A question made ready for many comments; belongs to the engine that made it. */
export interface PreparedQuestion {
  question: AnalysisQuestion;
  variables: PreparedVariables;
  post: PostTopic | undefined;
  inPost: InPost;
}

/** The embedded engine: pure, the same answer for the same input on every machine and thread. */
export interface Engine {
  prepare(question: AnalysisQuestion): PreparedQuestion;
  /** `reading` is that of the text, when the caller has it already. */
  answer(prepared: PreparedQuestion, text: string, reading?: Reading): CommentAnswer;
}

const MOST_DECIDING = 3;

// Short words (la, tu, je) explain nothing. A word outside of the lexicon of sentiment explains something only where the
// trained weights and the lists of general polarity agree: weights alone also know what complaints are usually about.
const SHORTEST_REASON = 4;
const LEAST_WEIGHT = 0.1;
const LEAST_LEAN = 1;

const LABEL_INDEX = { negative: 0, neutral: 1, positive: 2 } as const;

// How far plain and doubtful irony move the logits from positive to negative.
const IRONY_SHIFT: Record<Irony, number> = { plain: 1.5, doubtful: 0.7 };

// How far a bare greeting moves to neutral: past whatever its words (selamat, good) weigh.
const GREETING_SHIFT = 6;

// How far a statement moves away from neutral, by the comment's language, in proportion to its likeness to the written examples: those of
// English hold too few complaints that state plain facts.
const STATEMENT_SHIFT: Partial<Record<CommentAnswer['language'], number>> = { en: 0.8, ms: 0.3 };

// A negator reaches three content words; between them may stand one more that strengthens (tak berapa sangat sedap).
const REACH_OF_NEGATOR = 3;

/** Where the quote of a word begins: at what denies it, where something does. "sedap" alone is no reason for a complaint. */
function startOfQuote({ tokens }: Reading, index: number, start: number): number {
  if (tokens[index]?.negated !== true) return start;
  for (let i = index - 1; i >= Math.max(0, index - REACH_OF_NEGATOR); i -= 1) {
    const token = tokens[i];
    if (token === undefined || token.kind === 'mark') return start;
    if (isNegator(token)) return token.start;
  }
  return start;
}

/** The words of sentiment that spoke most for the label, those of the lexicon first; none where no word says a sentiment. */
function decidingQuotes(
  reading: Reading,
  words: readonly SentimentWord[],
  features: FeatureVector,
  model: SentimentModel,
  label: Sentiment['label'],
  likeness: number,
): string[] {
  if (label === 'neutral') return [];
  const side = label === 'positive' ? 1 : -1;
  const spans = words
    .filter((word) => word.strength * side > 0)
    .map(({ start, end, token, strength }) => ({
      start: startOfQuote(reading, token, start),
      end,
      weight: Math.abs(strength) * 1000,
    }));
  if (spans.length < MOST_DECIDING) {
    const shares = model.tokenShares(features, LABEL_INDEX[label], likeness, reading.tokens.length);
    reading.tokens.forEach((token, i) => {
      const { start, end, kind } = token;
      const weight = shares[i] ?? 0;
      const isWord = kind === 'han' || (kind === 'word' && end - start >= SHORTEST_REASON);
      if (!isWord || isNegator(token)) return;
      if (weight < LEAST_WEIGHT || leanOf(token) * side < LEAST_LEAN) return;
      if (!words.some((word) => word.start < end && word.end > start))
        spans.push({ start: startOfQuote(reading, i, start), end, weight });
    });
  }
  const chosen: typeof spans = [];
  const quotes = new Set<string>();
  for (const span of spans.sort((a, b) => b.weight - a.weight || a.start - b.start)) {
    const quote = reading.text.slice(span.start, span.end);
    if (quotes.has(quote) || chosen.some(({ start, end }) => start < span.end && end > span.start)) continue;
    chosen.push(span);
    quotes.add(quote);
    if (quotes.size === MOST_DECIDING) break;
  }
  return [...quotes];
}

/** An engine with its lexicons, concept pack and weights loaded. Analysis is linear in the length of a comment. */
export function createEngine(): Engine {
  const model = loadSentimentModel();
  const topics = loadTopicModel();
  const features = new FeatureVector();
  return {
    prepare: (question) => {
      const variables = prepareVariables(question.variables);
      const { post } = question;
      return {
        question,
        variables,
        post: topicOfPost(post, variables),
        inPost: readPost(post, variables),
      };
    },
    answer: ({ question, variables, post, inPost }, text, reading = read(text)) => {
      const { language } = question;
      const words = sentimentWords(reading);
      featuresOf(reading, words, features);
      const { logits, likeness } = model.find(features);
      if (isBareGreeting(reading)) logits[1] += GREETING_SHIFT;
      if (isStatement(reading)) logits[1] -= (STATEMENT_SHIFT[reading.language] ?? 0) * likeness;
      const irony = ironyOf(reading, words);
      if (irony !== undefined) {
        logits[0] += IRONY_SHIFT[irony];
        logits[2] -= IRONY_SHIFT[irony];
      }
      const sentiment = model.sentiment(logits);
      const input = { reading, features, sentiment, language };
      const { tags: named, near } = tagComment(input, variables, topics, inPost);
      const byPost = named.length === 0 && post ? tagByPost(input, variables, post) : undefined;
      const deciding = decidingQuotes(reading, words, features, model, sentiment.label, likeness);
      const reasoning = commentReasoning(language, {
        label: sentiment.label,
        deciding,
        tagCount: named.length,
        near,
        isIronic: irony !== undefined,
      });
      return {
        tags: byPost === undefined ? named : [byPost],
        sentiment,
        reasoning,
        language: reading.language,
      };
    },
  };
}
