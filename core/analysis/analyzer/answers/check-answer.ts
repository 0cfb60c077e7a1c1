import { z } from 'zod';
import { scoreInBand } from '../../../engine/words/sentiment-band.js';
import type { CommentAnswer, SentimentLabel, Tag, Variable } from '../providers/provider.js';
import { createQuoteFinder, type Place } from './quotes.js';

/** Longest text a provider may put into a reason or a reasoning; the rest is cut with an ellipsis. */
export const MAX_REASON_LENGTH = 400;
/** Longest quote that is kept: enough for a sentence; a tag on a longer one is kept with the quote cut. */
export const MAX_QUOTE_LENGTH = 300;

/** How many letters of a comment's beginning and end are compared. */
const COMPARED = 7;

// A default as well: what a provider leaves out is no error, and making one costs more than the rest.
const text = z.string().default('').catch('');
const rawTag = z.object({
  variable: z.string(),
  quote: text,
  start: z.number().int().nonnegative().optional().catch(undefined),
  reason: text,
  tier: z.enum(['certain', 'likely']).catch('likely'),
});
const rawAnswer = z.object({
  head: text,
  tail: text,
  tags: z.array(z.unknown()),
  sentiment: z.object({
    label: z.enum(['positive', 'neutral', 'negative']),
    score: z.coerce.number().min(0).max(10).optional().catch(undefined),
    confidence: z.coerce.number().min(0).max(1).optional().catch(undefined),
  }),
  reasoning: text,
  language: z.enum(['ms', 'en', 'zh', 'id', 'mixed', 'und']).catch('und'),
});

const MIDDLE: Record<SentimentLabel, number> = { positive: 8, neutral: 5, negative: 2 };

/** Control characters would be obeyed by a terminal, lone surrogates and NUL cannot be stored. */
function plain(value: string, maxLength: number): string {
  const clean = value
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s\s+|[^\S ]/gu, ' ')
    .trim();
  return clean.length <= maxLength ? clean : `${clean.slice(0, maxLength - 1).toWellFormed()}…`;
}

/** Finds a run's variable by the name a provider gave: exact, else the only one equal but for case and white space. */
export function createVariableFinder(variables: Variable[]): (name: string) => string | undefined {
  const key = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
  const exact = new Set(variables.map((variable) => variable.name));
  const folded = new Map<string, string | undefined>();
  for (const { name } of variables) folded.set(key(name), folded.has(key(name)) ? undefined : name);
  return (name) => (exact.has(name) ? name : folded.get(key(name)));
}

/** The end of `content` or the last whole character before `end`. */
function cutEnd(content: string, end: number): number {
  const code = content.charCodeAt(end - 1);
  return code >= 0xd800 && code <= 0xdbff ? end - 1 : end;
}

/** Where a comment's words stand; null without any. */
function wholeOf(content: string): Place | null {
  const words = content.trim();
  const start = content.indexOf(words);
  return words === '' ? null : { start, end: start + words.length };
}

function checkTag(
  raw: unknown,
  content: string,
  find: (name: string) => string | undefined,
  locate: ReturnType<typeof createQuoteFinder>,
  isAlone: boolean,
): Tag | undefined {
  const parsed = rawTag.safeParse(raw);
  if (!parsed.success) return undefined;
  const variable = find(parsed.data.variable);
  if (variable === undefined) return undefined;
  // Asked alone, a tag without words can only be meant for this comment, and rests on all of it.
  const isWordless = isAlone && parsed.data.quote.trim() === '';
  const place = isWordless ? wholeOf(content) : locate(parsed.data.quote, parsed.data.start);
  if (place === null) return undefined;
  const end = cutEnd(content, Math.min(place.end, place.start + MAX_QUOTE_LENGTH));
  return {
    variable,
    quote: content.slice(place.start, end),
    start: place.start,
    end,
    reason: plain(parsed.data.reason, MAX_REASON_LENGTH),
    tier: isWordless ? 'likely' : parsed.data.tier,
  };
}

/** Letters and digits only: how a text begins, however it was copied. */
const letters = (value: string) =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether the beginning and the end that an answer repeats are those of the comment: an answer given for another
 * comment shows here. Where there is nothing to compare, there is no objection.
 */
function isAbout(head: string, tail: string, content: string): boolean {
  if (head === '' && tail === '') return true;
  const own = letters(content.length <= 400 ? content : `${content.slice(0, 200)}${content.slice(-200)}`);
  const begins = letters(head).slice(0, COMPARED);
  const ends = letters(tail).slice(-COMPARED);
  return own === '' || (own.includes(begins) && own.includes(ends));
}

export interface CheckOptions {
  /** Tags that do not hold are dropped; otherwise the comment is asked again. */
  isLastTry?: boolean;
  /** Called with the number of tags that were dropped, if any. */
  onDropped?: (tags: number) => void;
  /** No other comment was asked in the same call. */
  isAlone?: boolean;
}

/**
 * Makes a provider's answer one that can be stored: known variables only, each once, each resting on words that stand
 * in the comment, texts short and plain. Undefined when it must be asked again: it has no usable form, it names
 * another comment, or a tag does not hold. With `isLastTry` such tags are dropped instead.
 */
export function checkAnswer(
  raw: unknown,
  content: string,
  find: (name: string) => string | undefined,
  options: CheckOptions = {},
): CommentAnswer | undefined {
  const parsed = rawAnswer.safeParse(raw);
  if (!parsed.success) return undefined;
  const { head, tail, tags, sentiment, reasoning, language } = parsed.data;
  if (!isAbout(head, tail, content)) return undefined;
  const kept = new Map<string, Tag>();
  let dropped = 0;
  const locate = createQuoteFinder(content);
  for (const candidate of tags) {
    const tag = checkTag(candidate, content, find, locate, options.isAlone === true);
    if (tag === undefined && options.isLastTry !== true) return undefined;
    if (tag === undefined) dropped += 1;
    else if (!kept.has(tag.variable)) kept.set(tag.variable, tag);
  }
  if (dropped > 0) options.onDropped?.(dropped);
  return {
    tags: [...kept.values()],
    sentiment: {
      label: sentiment.label,
      // Where the two contradict each other, the label counts: models are surer of words than of numbers.
      score: scoreInBand(sentiment.label, sentiment.score ?? MIDDLE[sentiment.label]),
      confidence: sentiment.confidence ?? 0.5,
    },
    reasoning: plain(reasoning, MAX_REASON_LENGTH),
    language,
  };
}
