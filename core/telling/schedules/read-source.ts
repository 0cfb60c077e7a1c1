import { readPageComments } from '../../channels/facebook/facebook-comments.service.js';
import { readChannelComments } from '../../channels/youtube/youtube-comments.service.js';
import { rememberedColumns } from '../../comments/column-choices/column-choices.service.js';
import { AppError } from '../../errors.js';
import { UpstreamError } from '../../platform/upstream/upstream-error.js';
import { withSignal } from '../../platform/upstream/with-signal.js';
import type { PeriodWork } from './period-work.js';
import { findSeen } from './periods.repository.js';
import type { ScheduleSource } from './schedules.schemas.js';
import { REASON } from './schedules.texts.model.js';
import { readFeed } from './sources/feed-source.js';
import { readFolder } from './sources/folder-source.js';
import { readService } from './sources/service-source.js';
import { type Collected, type Reading, SourceTrouble } from './sources/source.js';

/**
 * So long a source is read. A person's address that trickles or is silent ends after a minute. A folder and the team's own page and
 * channel get longer: what was read of them until then counts.
 */
const READING_MS: Record<ScheduleSource['kind'], number> = {
  ...{ feed: 60_000, folder: 5 * 60_000 },
  ...{ facebook: 5 * 60_000, youtube: 5 * 60_000 },
};
/** What can end by itself when its time is over, and hand out what it has, gets so long for it. */
const ENDING_MS = 5000;
/** A source that cannot be reached, or takes too long, has failed after this many tries. */
const TRIES = 2;

function collectFrom({ ctx, schedule: { source } }: PeriodWork, reading: Reading): Promise<Collected> {
  const { signal } = reading;
  if (source.kind === 'folder') return readFolder(source.folder, reading);
  if (source.kind === 'feed') return readFeed(source.url, reading);
  const within = { days: source.days, signal };
  return source.kind === 'facebook'
    ? readService('Facebook', readPageComments(ctx, within), reading)
    : readService('YouTube', readChannelComments(ctx, within), reading);
}

/** What `work` gives; soon after the abort its reason, also when the work hangs, as on a network folder that is gone. */
function untilAborted<Result>(signal: AbortSignal, endingMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  return new Promise<Result>((resolve, reject) => {
    const end = () => {
      timer = setTimeout(() => reject(signal.reason), endingMs);
    };
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', end);
      clearTimeout(timer);
    });
  });
}

const isPassing = (error: AppError) =>
  error instanceof SourceTrouble || (error instanceof UpstreamError && error.kind === 'transient');

/** What the source of a period has that is new, or why the period has failed. Throws what is to be tried again. */
export async function readSource(work: PeriodWork): Promise<{ collected: Collected } | { failure: string }> {
  const { ctx, schedule, period, signal: ending, collect = collectFrom } = work;
  const timeoutMs = work.readingMs ?? READING_MS[schedule.source.kind];
  const isLast = period.tries >= TRIES;
  return await withSignal({ signals: [ending], timeoutMs }, async (signal) => {
    try {
      const reading: Reading = {
        config: ctx.config,
        seen: (keys) => findSeen(ctx.db, schedule.id, keys),
        state: schedule.sourceState,
        choices: await rememberedColumns(ctx),
        signal,
      };
      const collected = await untilAborted(signal, Math.min(ENDING_MS, timeoutMs), collect(work, reading));
      return { collected };
    } catch (error) {
      if (ending.aborted) throw error;
      if (signal.aborted) {
        if (!isLast) throw error;
        return { failure: REASON().tookTooLong(Math.ceil(timeoutMs / 1000)) };
      }
      // What a person can put right has failed; anything else is tried again.
      if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error;
      if (isPassing(error) && !isLast) throw error;
      return { failure: error.message };
    }
  });
}
