import { TimeSlice } from '../../../time-slice.js';
import type { CommentAnswer, RawAnswer } from '../providers/provider.js';
import { checkAnswer } from './check-answer.js';
import { locateQuote } from './quotes.js';

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

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function partsOf(raw: unknown): RawParts {
  const { head, tail, tags } = (raw ?? {}) as { head?: unknown; tail?: unknown; tags?: unknown };
  const list = Array.isArray(tags) ? (tags as ({ variable?: unknown; quote?: unknown } | null)[]) : [];
  // What names no variable is no tag of any comment: its answer is wrong, and says nothing of other answers.
  const named = list.filter((tag) => typeof tag?.variable === 'string');
  return { head: text(head), tail: text(tail), quotes: named.map((tag) => text(tag?.quote)) };
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
