import { z } from 'zod';
import { scoreInBand } from '../../../engine/words/sentiment-band.js';
import { TimeSlice } from '../../../time-slice.js';
import type { CommentAnswer, RawAnswer, SentimentLabel, Tag, Variable } from '../providers/provider.js';
import { createQuoteFinder, locateQuote, type Place } from './quotes.js';

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

/** What is left of a reply once every answer was checked. */
export interface CheckedBatch {
  good: Map<number, CommentAnswer>;
  /** Comments to be asked again alone: their answers may belong to another comment of the batch, or name no words. */
  doubtful: Set<number>;
  /** Whether answers are doubtful because one quoted another comment of the batch. */
  isCrossed: boolean;
  /** Tags that were dropped from good answers on the last try. */
  dropped: Map<number, number>;
}

interface RawParts {
  head: string;
  tail: string;
  quotes: string[];
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function partsOf(raw: unknown): RawParts {
  const { head, tail, tags } = (raw ?? {}) as { head?: unknown; tail?: unknown; tags?: unknown };
  const list = Array.isArray(tags) ? (tags as ({ variable?: unknown; quote?: unknown } | null)[]) : [];
  // What names no variable is no tag of any comment: its answer is wrong, and says nothing of other answers.
  const named = list.filter((tag) => typeof tag?.variable === 'string');
  return { head: trimmed(head), tail: trimmed(tail), quotes: named.map((tag) => trimmed(tag?.quote)) };
}

type Asked = readonly { seq: number; content: string }[];

const isIn = (quote: string, content: string) => locateQuote(content, quote) !== null;

/** Other comments than `seq` that hold the quote. */
const otherHolders = (comments: Asked, seq: number, quote: string): number[] =>
  comments.filter((one) => one.seq !== seq && isIn(quote, one.content)).map((one) => one.seq);

/** Whether an answer that passed the check shows that it is this comment's, and no other one's of the batch. */
function isProven(comments: Asked, seq: number, raw: unknown): boolean {
  const { head, tail, quotes } = partsOf(raw);
  if (head + tail !== '') return true;
  return quotes.some((quote) => quote !== '' && otherHolders(comments, seq, quote).length === 0);
}

/**
 * Checks the answers of one reply against the comments that were asked in it. Where an answer quotes words that only
 * another comment of the batch holds, or tags without any quote, answers may be crossed: then only those count that
 * show whose they are, by a quote that no other comment holds or by the comment's beginning and end; and a comment whose
 * words were quoted for another one never does. `canCross`: not for the embedded engine, which keeps comments apart.
 */
export async function checkBatch(
  answers: readonly RawAnswer[],
  comments: Asked,
  find: (name: string) => string | undefined,
  { isLastTry, canCross }: { isLastTry: boolean; canCross: boolean },
): Promise<CheckedBatch> {
  const checked: CheckedBatch = {
    good: new Map(),
    doubtful: new Set(),
    isCrossed: false,
    dropped: new Map(),
  };
  const contents = new Map(comments.map(({ seq, content }) => [seq, content] as const));
  const isAlone = comments.length === 1;
  const raws = new Map<number, unknown[]>();
  for (const { id, answer } of answers) raws.set(id, [...(raws.get(id) ?? []), answer]);
  const robbed = new Set<number>();
  const slice = new TimeSlice();
  for (const [id, [raw, ...more]] of raws) {
    if (slice.isOver()) await slice.yield();
    const content = contents.get(id);
    // Two answers for one comment may be one of its own and one of another: neither can be trusted.
    if (content === undefined || more.length > 0) continue;
    const onDropped = (tags: number) => checked.dropped.set(id, tags);
    const answer = checkAnswer(raw, content, find, { isLastTry, isAlone, onDropped });
    if (answer !== undefined) checked.good.set(id, answer);
    else if (canCross && !isAlone) {
      for (const quote of partsOf(raw).quotes) {
        const others = quote === '' || isIn(quote, content) ? [] : otherHolders(comments, id, quote);
        if (quote === '' || others.length > 0) checked.doubtful.add(id);
        for (const seq of others) robbed.add(seq);
      }
    }
  }
  if (checked.doubtful.size === 0) return checked;
  checked.isCrossed = robbed.size > 0;
  for (const id of [...checked.good.keys()]) {
    if (!robbed.has(id) && isProven(comments, id, raws.get(id)?.[0])) continue;
    checked.good.delete(id);
    checked.doubtful.add(id);
  }
  return checked;
}
