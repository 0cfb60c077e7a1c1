import { type Comment, normalizeContent } from '../../comments/comment.js';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';
import { MAX_TERMS, MAX_VARIABLE_LENGTH } from '../codebooks/variables.constants.js';
import { type AnalysisStatus, BATCH_SIZES, FALLBACK_BATCH_SIZE } from './analyzer.constants.js';
import type { SentimentLabel, Variable } from './providers/provider.js';

export type { SentimentLabel } from './providers/provider.js';

/** A missing or unlisted batch size becomes 16. */
export function batchSizeOrFallback(value: unknown): number {
  return BATCH_SIZES.find((size) => size === Number(value)) ?? FALLBACK_BATCH_SIZE;
}

/**
 * A variable as typed in a terminal: literal, unless it reads `NAME=TERM,TERM`. Throws a sentence when no term follows the
 * equals sign, or the terms break a limit.
 */
export function parseVariable(text: string): Variable {
  const sign = text.indexOf('=');
  const name = text.slice(0, Math.max(0, sign)).trim();
  const terms = text
    .slice(sign + 1)
    .split(/[,，]/)
    .map((term) => term.trim())
    .filter((term) => term !== '');
  if (sign < 0 || name === '') return { name: text.trim(), terms: [] };
  if (terms.length === 0) throw new Error(ANALYSES_TEXTS().noTerms(text.trim(), name));
  if (terms.length > MAX_TERMS) throw new Error(ANALYSES_TEXTS().tooManyTerms(name, terms.length, MAX_TERMS));
  const long = terms.find((term) => term.length > MAX_VARIABLE_LENGTH);
  if (long !== undefined) {
    throw new Error(ANALYSES_TEXTS().longTerm(name, long.length, MAX_VARIABLE_LENGTH));
  }
  return { name, terms: [...new Set(terms)] };
}

/** Variables that differ only in upper and lower case are one, under the first name, with the terms of all. */
export function mergeVariables(variables: Variable[]): Variable[] {
  const merged = new Map<string, Variable>();
  for (const { name, terms } of variables) {
    const key = name.normalize('NFC').toLowerCase();
    const known = merged.get(key);
    merged.set(key, { name: known?.name ?? name, terms: [...new Set([...(known?.terms ?? []), ...terms])] });
  }
  return [...merged.values()];
}

/** Words of a post that name its run. */
const NAME_LENGTH = 60;

/** What a run is called until it is renamed: as its file, else as its post begins. */
export function runNameOf(fileName: string, post: string): string {
  const words = post.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const cut =
    words.length > NAME_LENGTH
      ? `${words.slice(0, NAME_LENGTH).toWellFormed().replace(/ \S*$/u, '')}…`
      : words;
  return fileName || cut;
}

/** 0 to 100 in whole steps; 100 belongs to a completed run alone. */
export function progressOf(status: AnalysisStatus, done: number, total: number): number {
  if (status === 'completed') return 100;
  return total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100));
}

export type SentimentCounts = Record<SentimentLabel, number>;

/** The label most comments carry; neutral when the first place is shared, null without any label. */
export function overallSentimentOf(counts: SentimentCounts): SentimentLabel | null {
  const most = Math.max(counts.positive, counts.neutral, counts.negative);
  if (most === 0) return null;
  const first = (['positive', 'neutral', 'negative'] as const).filter((label) => counts[label] === most);
  return first.length === 1 && first[0] !== undefined ? first[0] : 'neutral';
}

/** Counts per variable in the order of the run's variables; 0 for those that no comment mentions. */
export function statisticsOf(
  variables: Variable[],
  counts: ReadonlyMap<string, number>,
): Record<string, number> {
  return Object.fromEntries(variables.map(({ name }) => [name, counts.get(name) ?? 0]));
}

/** Whether there is something to go on with: the run was stopped, or some of its comments failed. */
export function canResume(status: AnalysisStatus, failedComments: number): boolean {
  return status === 'paused' || status === 'failed' || (status === 'completed' && failedComments > 0);
}

/**
 * A comment as a row of `comments_data`, under names that every reader of comment files knows, its id among them: so the
 * server tells the same duplicates apart that the sender did.
 */
export function toCommentRow(comment: Comment): Record<string, string | number> {
  const {
    content,
    author,
    reactionsCount,
    externalId,
    parentId,
    time,
    timeText,
    link,
    stars,
    starsOf,
    repeat,
  } = comment;
  return {
    content,
    author,
    reactions_count: reactionsCount,
    ...(externalId === null ? {} : { id: externalId }),
    ...(parentId === null ? {} : { parent_id: parentId }),
    ...((time ?? timeText) ? { created_time: time ?? timeText ?? '' } : {}),
    ...(link === null ? {} : { permalink_url: link }),
    ...(stars === undefined ? {} : { stars, stars_of: starsOf ?? 5 }),
    // Of a person who says the same twice: what tells the two rows apart stays with the file.
    ...(repeat === undefined || author === '' ? {} : { repeat_of_words: repeat }),
  };
}

/** Tokens as the vendors' own rules of thumb have them: a Chinese character about 0.6, any other about 0.3. */
const HAN_TOKENS = 0.6;
const OTHER_TOKENS = 0.3;
const HAN = /\p{Script=Han}/gu;

/** About how many tokens a text has. */
export function tokensOf(text: string): number {
  const han = text.match(HAN)?.length ?? 0;
  return han * HAN_TOKENS + (text.length - han) * OTHER_TOKENS;
}

export interface CommentMeasure {
  /** Comments that differ from each other: the others share their answers. */
  comments: number;
  text_tokens: number;
}

/** What an estimate has to know of the comments, without the comments themselves. */
export function measureComments(comments: readonly { content: string }[]): CommentMeasure {
  const texts = new Set(comments.map((comment) => normalizeContent(comment.content)));
  let tokens = 0;
  for (const text of texts) tokens += tokensOf(text);
  return { comments: texts.size, text_tokens: Math.ceil(tokens) };
}
