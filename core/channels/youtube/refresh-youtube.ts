import type { ServiceContext } from '../../context.js';
import { SERVICES_TEXTS } from '../../platform/upstream/services.texts.model.js';
import { UpstreamError } from '../../platform/upstream/upstream-error.js';
import { localDay } from '../statistics/local-day.js';
import type { RefreshHandle } from '../statistics/refreshes.js';
import { YOUTUBE_MAX_PAGES, YOUTUBE_PAGE_SIZE } from './youtube.constants.js';
import * as videos from './youtube.repository.js';
import type { YoutubeChannelRow } from './youtube.table.js';
import type { ChannelItem, VideoItem } from './youtube-answers.js';
import type { YoutubeApi } from './youtube-api.js';
import { InvalidPageToken } from './youtube-errors.js';
import { keepChannelSnapshot, keepVideoSnapshots } from './youtube-snapshots.repository.js';

/** What a refresh changed. */
export interface YoutubeChanges {
  videos: number;
  added: number;
  gone: number;
}

/** Calls under way at once, where their order does not matter. */
const CALLS_AT_ONCE = 4;
const MAX_RESTARTS = 2;

function chunk<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}

/** Asks for all ids, 50 to the call, a few calls at once; `onItems` gets each group's answers in order. */
async function forBatches<Item>(
  ids: string[],
  handle: RefreshHandle,
  ask: (ids: string[]) => Promise<Item[]>,
  onItems: (items: Item[]) => Promise<void>,
): Promise<void> {
  for (const group of chunk(chunk(ids, YOUTUBE_PAGE_SIZE), CALLS_AT_ONCE)) {
    await handle.beat();
    // What the others of the group brought is kept before the failure of one ends the refresh.
    const answers = await Promise.allSettled(group.map(ask));
    for (const answer of answers) if (answer.status === 'fulfilled') await onItems(answer.value);
    for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  }
}

/** Ids of all uploads, newest first, each once: pages shift when something is uploaded meanwhile. */
async function listUploads(api: YoutubeApi, uploadsId: string, handle: RefreshHandle): Promise<string[]> {
  for (let restarts = 0; ; restarts++) {
    try {
      const ids = new Set<string>();
      const tokens = new Set<string>();
      let pageToken: string | undefined;
      do {
        await handle.beat();
        const page = await api.getUploadsPage(uploadsId, pageToken);
        for (const id of page.videoIds) ids.add(id);
        pageToken = page.nextPageToken;
        // A token that comes again would lead round for ever.
        if (pageToken !== undefined && tokens.has(pageToken)) break;
        if (pageToken !== undefined) tokens.add(pageToken);
      } while (pageToken !== undefined && tokens.size < YOUTUBE_MAX_PAGES);
      return [...ids];
    } catch (error) {
      if (error instanceof UpstreamError && error.kind === 'not_found') return [];
      if (!(error instanceof InvalidPageToken) || restarts === MAX_RESTARTS) throw error;
    }
  }
}

async function keepSnapshots(ctx: ServiceContext, channel: YoutubeChannelRow): Promise<void> {
  const day = localDay(ctx.clock.now(), ctx.config.timeZone);
  const { channelId, subscriberCount, viewCount, videoCount } = channel;
  await keepVideoSnapshots(ctx.db, channelId, day);
  await keepChannelSnapshot(ctx.db, { channelId, day, subscriberCount, viewCount, videoCount });
}

const rowOf = (subject: string, channel: ChannelItem): YoutubeChannelRow => ({ subject, ...channel });

/**
 * Lists the channel again: 1 + 2 × ceil(videos / 50) ordinary units. Videos are stored as they come, so that a
 * first listing is seen to grow; only a whole listing marks what is gone.
 */
export async function listWholeChannel(
  ctx: ServiceContext,
  api: YoutubeApi,
  subject: string,
  handle: RefreshHandle,
): Promise<YoutubeChanges> {
  const channel = rowOf(subject, await api.getChannel(subject));
  await videos.upsertChannelRow(ctx.db, channel);
  const known = await videos.listVideoIds(ctx.db, channel.channelId);
  const before = new Set(known.filter(({ hasGone }) => !hasGone).map(({ videoId }) => videoId));
  const ids = channel.uploadsId === null ? [] : await listUploads(api, channel.uploadsId, handle);
  const found = new Set<string>();
  const store = async (items: VideoItem[]) => {
    await videos.upsertVideoRows(ctx.db, channel.channelId, items);
    for (const { videoId } of items) found.add(videoId);
  };
  await forBatches(ids, handle, api.getVideos, store);
  const missing = [...before].filter((id) => !found.has(id));
  const now = ctx.clock.now();
  const gone = await videos.markVideosGone(ctx.db, missing, now);
  const withheld = ids.filter((id) => !found.has(id));
  await videos.insertWithheldVideos(ctx.db, channel.channelId, withheld, now);
  await keepSnapshots(ctx, channel);
  return { videos: found.size, added: [...found].filter((id) => !before.has(id)).length, gone };
}

/**
 * Refreshes the counts of a listed channel for at most two ordinary units and one batch unit per 50 videos: the first
 * page of uploads, then what is new on it or, with nothing new, the channel's own counts. Undefined when so much is new
 * that only a whole listing will do.
 */
export async function refreshCounts(
  ctx: ServiceContext,
  api: YoutubeApi,
  channel: YoutubeChannelRow,
  handle: RefreshHandle,
): Promise<YoutubeChanges | undefined> {
  const { channelId, uploadsId, subject } = channel;
  if (uploadsId === null) return undefined;
  const all = await videos.listVideoIds(ctx.db, channelId);
  const knownIds = new Set(all.map(({ videoId }) => videoId));
  const known = all.filter(({ hasGone }) => !hasGone).map(({ videoId }) => videoId);
  const page = await api.getUploadsPage(uploadsId).catch((error) => {
    if (error instanceof UpstreamError && error.kind === 'not_found') return { videoIds: [] };
    throw error;
  });
  const fresh = page.videoIds.filter((id) => !knownIds.has(id));
  if (fresh.length >= YOUTUBE_PAGE_SIZE) return undefined;
  let current = channel;
  let added: VideoItem[] = [];
  if (fresh.length > 0) {
    added = await api.getVideos(fresh);
  } else {
    current = rowOf(subject, await api.getChannel(subject));
  }
  const found = new Set<string>();
  await forBatches(known, handle, api.getStats, async (stats) => {
    await videos.updateVideoCounts(ctx.db, stats);
    for (const { videoId } of stats) found.add(videoId);
  });
  if (known.length > 0 && found.size === 0) {
    throw new UpstreamError('transient', SERVICES_TEXTS().youtube.noCounts);
  }
  await videos.upsertVideoRows(ctx.db, channelId, added);
  await videos.upsertChannelRow(ctx.db, current);
  const now = ctx.clock.now();
  const given = new Set(added.map(({ videoId }) => videoId));
  const withheld = fresh.filter((id) => !given.has(id));
  await videos.insertWithheldVideos(ctx.db, channelId, withheld, now);
  const missing = known.filter((id) => !found.has(id));
  const gone = await videos.markVideosGone(ctx.db, missing, now);
  await keepSnapshots(ctx, current);
  return { videos: found.size + added.length, added: added.length, gone };
}
