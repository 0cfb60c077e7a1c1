import type { ReadingItem, ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';

export type Sentiment = 'positive' | 'neutral' | 'negative';

/** What a person says of a comment: the variables it mentions, all others not; and its sentiment, which may stay open. */
export interface Verdict {
  yes: readonly string[];
  sentiment: Sentiment | null;
}

/** A session of reading: its comments, the one on the screen (after the last: a pause), and what was said of them. */
export interface Session {
  items: readonly ReadingItem[];
  at: number;
  verdicts: Readonly<Record<number, Verdict>>;
  /** Comments whose verdict was stored in this session. */
  judged: readonly number[];
}

/** Comments of a session. */
export const SESSION_SIZE = 50;

export const startSession = (items: readonly ReadingItem[]): Session => ({
  items,
  at: 0,
  verdicts: {},
  judged: [],
});

/** The verdict that stands, or the one that is being made. */
export const verdictIn = ({ verdicts }: Session, item: ReadingItem): Verdict =>
  verdicts[item.seq] ?? verdictOf(item);

/** What a person said of a comment before. */
export const verdictOf = ({ own }: ReadingItem): Verdict => ({
  yes: Object.entries(own.tags).flatMap(([name, has]) => (has ? [name] : [])),
  sentiment: own.sentiment,
});

export const toggled = ({ yes, sentiment }: Verdict, variable: string): Verdict => ({
  yes: yes.includes(variable) ? yes.filter((one) => one !== variable) : [...yes, variable],
  sentiment,
});

/** The same sentiment a second time takes it away. */
export const withSentiment = ({ yes, sentiment }: Verdict, next: Sentiment): Verdict => ({
  yes,
  sentiment: sentiment === next ? null : next,
});

export const withVerdict = (session: Session, seq: number, verdict: Verdict): Session => ({
  ...session,
  verdicts: { ...session.verdicts, [seq]: verdict },
});

/** The verdict on the comment on the screen is final: the next one comes. */
export function stored(session: Session): Session {
  const item = session.items[session.at];
  if (item === undefined) return session;
  const { judged } = session;
  return {
    ...withVerdict(session, item.seq, verdictIn(session, item)),
    at: session.at + 1,
    judged: judged.includes(item.seq) ? judged : [...judged, item.seq],
  };
}

export const moved = (session: Session, by: 1 | -1): Session => ({
  ...session,
  at: Math.min(session.items.length, Math.max(0, session.at + by)),
});

/** A queue with other numbers of how far the caller is. */
export const recounted = (
  queue: ReadingQueue,
  change: (progress: ReadingQueue['progress']) => Partial<ReadingQueue['progress']>,
): ReadingQueue => ({ ...queue, progress: { ...queue.progress, ...change(queue.progress) } });

/** Comments behind the tabs of the room: what is left to read, disputed, flagged. */
export const countsOf = (
  { progress }: Pick<ReadingQueue, 'progress'>,
  { judged }: Pick<Session, 'judged'>,
) => ({
  drawn: Math.max(0, progress.texts - progress.read - judged.length),
  disputed: progress.disputed,
  flagged: progress.flagged,
});

/** What the server is to store of a verdict: a word on every variable. */
export const judgementOf = ({ yes, sentiment }: Verdict, variables: readonly string[]) => ({
  tags: Object.fromEntries(variables.map((name) => [name, yes.includes(name)])),
  ...(sentiment !== null && { sentiment }),
  blind: true,
});

/** The keys of variables from the tenth on: letters that mean nothing else in the room. */
const LETTERS = 'abcefhijklmoqrvwxz';

/** The key of a variable by its place; undefined where keys end. */
export const keyOf = (place: number): string | undefined =>
  place < 9 ? String(place + 1) : LETTERS[place - 9];

/** "3", "2.5": a half width of a share in percentage points. */
export const points = (halfWidth: number): string => String(Number((halfWidth * 100).toFixed(1)));
