import { setTimeout as sleep } from 'node:timers/promises';
import { requireRight, type ServiceContext } from '../../context.js';
import { messageOf, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { retoldError } from '../../platform/upstream/retold-error.js';
import { retold, SERVICES_TEXTS } from '../../platform/upstream/services.texts.model.js';
import { UpstreamError } from '../../platform/upstream/upstream-error.js';
import { freshnessOf } from '../statistics/freshness.js';
import { localDay, localHour } from '../statistics/local-day.js';
import { readSource, type SourceState } from '../statistics/refresh-guard.js';
import { type RefreshEnd, refreshSource, waitFor } from '../statistics/refreshes.js';
import { listWholeChannel, refreshCounts, type YoutubeChanges } from './refresh-youtube.js';
import { YOUTUBE_DAILY_UNITS, YOUTUBE_FRESH_MS, YOUTUBE_MIN_INTERVAL_SECONDS } from './youtube.constants.js';
import * as videos from './youtube.repository.js';
import {
  RefreshYoutubeInput,
  type YoutubeChannel,
  type YoutubeChannelGrowth,
  type YoutubeRefresh,
  type YoutubeVideo,
  type YoutubeVideoGrowth,
} from './youtube.schemas.js';
import type { YoutubeChannelRow, YoutubeVideoRow } from './youtube.table.js';
import { listChannelSnapshots, listVideoSnapshots } from './youtube-snapshots.repository.js';
import { openYoutubeApi, requireYoutube, type SpentUnits, sourceOf } from './youtube-source.js';

/** How long an answer waits for a refresh that it needs; after that the refresh goes on by itself. */
const WAIT_MS = 20_000;
const DAY_SECONDS = 24 * 60 * 60;
const DAY_MS = DAY_SECONDS * 1000;

type RefreshResult = YoutubeChanges & { units: SpentUnits };

const toVideo = (row: YoutubeVideoRow): YoutubeVideo => ({
  videoId: row.videoId,
  title: row.title,
  description: row.description,
  thumbnail: row.thumbnail,
  publishedAt: row.publishedAt.toISOString(),
  viewCount: String(row.viewCount),
  likeCount: String(row.likeCount),
  commentCount: String(row.commentCount),
});

/**
 * Seconds until the next refresh, so that refreshing all day long stays within the day's quota: 1,000 videos at most
 * every three minutes, 5,000 every quarter of an hour.
 */
function pauseAfter({ ordinary, batch }: SpentUnits): number {
  const share = Math.max(ordinary, batch) / YOUTUBE_DAILY_UNITS;
  return Math.max(YOUTUBE_MIN_INTERVAL_SECONDS, Math.ceil(share * DAY_SECONDS * 1.1));
}

function startRefresh(
  ctx: ServiceContext,
  options: { full: boolean; byItself: boolean },
): Promise<RefreshEnd<RefreshResult>> {
  const { subject } = requireYoutube(ctx.config);
  const rules = { minIntervalSeconds: YOUTUBE_MIN_INTERVAL_SECONDS, byItself: options.byItself };
  return refreshSource(ctx, sourceOf(subject), rules, async (handle) => {
    const { api, spent } = openYoutubeApi(ctx, handle.signal);
    const channel = await videos.findChannelRow(ctx.db, subject);
    const { listedAt } = await readSource(ctx.db, sourceOf(subject));
    const counted =
      options.full || channel === undefined || listedAt === null
        ? undefined
        : await refreshCounts(ctx, api, channel, handle);
    const changes = counted ?? (await listWholeChannel(ctx, api, subject, handle));
    return {
      result: { ...changes, units: spent },
      isFullListing: counted === undefined,
      waitSeconds: pauseAfter(spent),
    };
  });
}

/** Waits for the very first listing, be it ours or another server's. Throws its failure when there is nothing to show. */
async function awaitFirstListing(ctx: ServiceContext, subject: string): Promise<void> {
  const end = await waitFor(startRefresh(ctx, { full: true, byItself: true }), WAIT_MS);
  if (end?.end === 'failed') {
    if ((await videos.findChannelRow(ctx.db, subject)) === undefined) throw retoldError(end.error);
    return;
  }
  if (end?.end !== 'refused') return;
  const giveUpAt = performance.now() + WAIT_MS;
  for (;;) {
    const state = await readSource(ctx.db, sourceOf(subject));
    if (state.listedAt !== null) return;
    if (!state.isRefreshing) {
      if ((await videos.findChannelRow(ctx.db, subject)) !== undefined) return;
      throw storedFailure(state);
    }
    if (performance.now() > giveUpAt) return;
    await sleep(250);
  }
}

const storedFailure = ({ failureKind, failureMessage }: SourceState) =>
  new UpstreamError(
    failureKind ?? 'transient',
    failureMessage === null ? SERVICES_TEXTS().youtube.notRead : retold(failureMessage),
  );

const isStale = ({ succeededAt, now, isRefreshing }: SourceState): boolean =>
  !isRefreshing && (succeededAt === null || now.getTime() - succeededAt.getTime() > YOUTUBE_FRESH_MS);

/** The channel, listed before; refreshes old counts in the background. */
async function openChannel(
  ctx: ServiceContext,
): Promise<{ channel: YoutubeChannelRow | undefined; state: SourceState }> {
  const { subject } = requireYoutube(ctx.config);
  const source = sourceOf(subject);
  let state = await readSource(ctx.db, source);
  if (state.listedAt === null) {
    await awaitFirstListing(ctx, subject);
    state = await readSource(ctx.db, source);
  } else if (isStale(state)) {
    startRefresh(ctx, { full: false, byItself: true }).catch((error) => {
      ctx.logger.error({ reason: messageOf(error) }, 'refresh in the background failed');
    });
  }
  return { channel: await videos.findChannelRow(ctx.db, subject), state };
}

/**
 * The configured channel with all its videos, newest first, from the database; old counts are refreshed behind the
 * caller's back, and `freshness` says how old they are and why. NOT_CONFIGURED when YouTube is not configured,
 * UPSTREAM when it cannot be read and never was.
 */
export async function listYoutubeVideos(ctx: ServiceContext): Promise<YoutubeChannel> {
  requireRight(ctx, 'lists');
  const { channel, state } = await openChannel(ctx);
  const rows = channel === undefined ? [] : await videos.listVideoRows(ctx.db, channel.channelId);
  return {
    channelName: channel?.name ?? '',
    subscriberCount: String(channel?.subscriberCount ?? 0),
    videos: rows.map(toVideo),
    freshness: freshnessOf(ctx, state),
  };
}

async function findListedVideo(ctx: ServiceContext, videoId: string): Promise<YoutubeVideoRow> {
  const { channel } = await openChannel(ctx);
  const row =
    channel === undefined ? undefined : await videos.findVideoRow(ctx.db, channel.channelId, videoId);
  if (row === undefined) throw notFound(THING_NAMES().video(videoId));
  return row;
}

/** One video of the channel. NOT_FOUND for any other, also for one that was deleted or made private. */
export async function getYoutubeVideo(ctx: ServiceContext, videoId: string): Promise<YoutubeVideo> {
  requireRight(ctx, 'lists');
  return toVideo(await findListedVideo(ctx, videoId));
}

/**
 * Refreshes the counts now (or, with `full`, lists the channel again), unless that was done too recently or goes on
 * elsewhere: `refreshed` is false then, and `freshness` says what next. Throws the failure (UpstreamError) if it fails;
 * the old data stays.
 */
export async function refreshYoutube(ctx: ServiceContext, input: unknown): Promise<YoutubeRefresh> {
  requireRight(ctx, 'lists');
  const { full = false } = parseInput(RefreshYoutubeInput, input);
  const { subject } = requireYoutube(ctx.config);
  const end = await waitFor(startRefresh(ctx, { full, byItself: false }), WAIT_MS);
  if (end?.end === 'failed') throw retoldError(end.error);
  const freshness = freshnessOf(ctx, await readSource(ctx.db, sourceOf(subject)));
  return end?.end === 'done'
    ? { refreshed: true, ...end.result, freshness }
    : { refreshed: false, freshness };
}

/** The hour of SMOPS_TIME_ZONE from which a day's listing is made. */
const NIGHTLY_HOUR = 3;

/** The nightly listing, however often it is called: once a day, and only of a channel that was looked at. */
export async function refreshYoutubeNightly(ctx: ServiceContext): Promise<void> {
  const { apiKey, channel } = ctx.config.youtube;
  if (apiKey === undefined || channel === undefined) return;
  const { listedAt } = await readSource(ctx.db, sourceOf(channel));
  const { timeZone } = ctx.config;
  const today = localDay(ctx.clock.now(), timeZone);
  const isDue = listedAt !== null && localDay(listedAt, timeZone) !== today;
  if (!isDue || localHour(ctx.clock.now(), timeZone) < NIGHTLY_HOUR) return;
  await startRefresh(ctx, { full: true, byItself: true });
}

function firstDay(ctx: ServiceContext, days: number | undefined): string | undefined {
  if (days === undefined) return undefined;
  return localDay(new Date(ctx.clock.now().getTime() - days * DAY_MS), ctx.config.timeZone);
}

/** A video's counts by day over the last `days`, beginning with the last ones known before. */
export async function getYoutubeVideoGrowth(
  ctx: ServiceContext,
  videoId: string,
  days?: number,
): Promise<YoutubeVideoGrowth> {
  requireRight(ctx, 'lists');
  await findListedVideo(ctx, videoId);
  return (await listVideoSnapshots(ctx.db, videoId, firstDay(ctx, days))).map((row) => ({
    day: row.day,
    viewCount: String(row.viewCount),
    likeCount: String(row.likeCount),
    commentCount: String(row.commentCount),
  }));
}

/** The channel's counts by day, as `getYoutubeVideoGrowth`. */
export async function getYoutubeChannelGrowth(
  ctx: ServiceContext,
  days?: number,
): Promise<YoutubeChannelGrowth> {
  requireRight(ctx, 'lists');
  const { channel } = await openChannel(ctx);
  if (channel === undefined) return [];
  return (await listChannelSnapshots(ctx.db, channel.channelId, firstDay(ctx, days))).map((row) => ({
    day: row.day,
    subscriberCount: String(row.subscriberCount),
    viewCount: String(row.viewCount),
    videoCount: String(row.videoCount),
  }));
}
