import { setTimeout as sleep } from 'node:timers/promises';
import { YOUTUBE_SORTS, type YoutubeSort } from '@smops/core/channels/youtube/youtube.constants.js';
import {
  filterVideos,
  inRange,
  type ListedVideo,
  toListedVideos,
  totalsOf,
  type VideoFilter,
} from '@smops/core/channels/youtube/youtube.model.js';
import { YOUTUBE } from '@smops/core/channels/youtube/youtube.operations.js';
import { STATUS } from '@smops/core/telling/status/status.operations.js';
import type { Client } from '@smops/server/client/client.js';
import { clockOf } from '../../connection/clock.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError } from '../../failures/failures.js';
import { describeFreshness } from '../../output/freshness.js';
import type { Io } from '../../output/io.js';
import { fieldLines, sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import { listFormat, listOptions, saveAndTell } from '../../output/save-body.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { statisticsTexts } from './statistics.texts.js';
import { day, wholeNumber } from './statistics-options.js';

const POLL_MS = 1000;
const POLLS = 120;

const columns = [
  { title: 'VIDEO', value: (video: ListedVideo) => video.videoId },
  { title: 'PUBLISHED', value: (video: ListedVideo) => video.publishedDay },
  { title: 'VIEWS', value: (video: ListedVideo) => video.views, isCount: true },
  { title: 'LIKES', value: (video: ListedVideo) => video.likes, isCount: true },
  { title: 'COMMENTS', value: (video: ListedVideo) => video.comments, isCount: true },
  { title: 'TITLE', value: (video: ListedVideo) => video.title, flexible: true },
];

async function printVideos(
  io: Io,
  client: Client,
  narrow: { days?: number; limit?: number; filter: VideoFilter },
): Promise<void> {
  const { channelName, subscriberCount, videos, freshness } = await client.call(YOUTUBE.list);
  const { timeZone } = await client.call(STATUS.get);
  const listed = toListedVideos(videos, timeZone);
  const { days, limit, filter } = narrow;
  const ranged = days === undefined ? listed : inRange(listed, { kind: 'last', days }, new Date());
  const found = filterVideos(ranged, filter);
  const totals = totalsOf(found);
  const count = (value: number) => value.toLocaleString('en');
  io.out(`${sanitize(channelName)}, ${statisticsTexts().subscribers(count(Number(subscriberCount)))}\n\n`);
  printTable(io, found.slice(0, limit), columns);
  io.out(
    `\n${statisticsTexts().totals(count(totals.videos), count(listed.length), count(totals.views), count(totals.likes), count(totals.comments))}\n`,
  );
  io.err(describeFreshness(freshness, await clockOf(client)));
}

const list: CommandSpec = {
  path: ['youtube', 'list'],
  columns: () => columns,
  summary: "the channel's videos with their counts",
  options: [
    { flags: '--search <text>', description: 'only with this text in title or description' },
    { flags: '--days <number>', description: 'only published within this number of days' },
    { flags: '--from <day>', description: 'only published from this day on, YYYY-MM-DD' },
    { flags: '--to <day>', description: 'only published up to this day, itself included' },
    { flags: '--sort <order>', description: 'in which order', choices: YOUTUBE_SORTS, default: 'newest' },
    { flags: '--limit <number>', description: 'how many rows of the table to print' },
    ...listOptions,
  ],
  examples: [
    'smops youtube list --days 28 --sort most-views',
    'smops youtube list --search banjir --json',
    'smops youtube list --from 2026-10-01 --to 2026-10-31 --out october.xlsx',
  ],
  run: ({ io, json, options, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const format = listFormat(options, json);
      const days = wholeNumber(options.days, '--days', 9999);
      const limit = wholeNumber(options.limit, '--limit', 100_000);
      const filter = {
        search: options.search as string | undefined,
        from: day(options.from, '--from'),
        to: day(options.to, '--to'),
        sort: options.sort as YoutubeSort,
      };
      if (format === 'table') await printVideos(io, client, { days, limit, filter });
      else {
        const answer = await client.download(YOUTUBE.export, { format, days, ...filter });
        await saveAndTell({ io, json }, answer, options.out as string | undefined);
      }
      return undefined;
    }),
};

/** How the channel's counts have grown. */
async function tellGrowth({ io, json }: Pick<Call, 'io' | 'json'>, client: Client, days: number | undefined) {
  const growth = await client.call(YOUTUBE.growth, { days });
  if (json) io.out(`${JSON.stringify(growth)}\n`);
  else {
    printTable(io, growth, [
      { title: 'DAY', value: (row) => row.day },
      { title: 'SUBSCRIBERS', value: (row) => Number(row.subscriberCount), isCount: true },
      { title: 'VIEWS', value: (row) => Number(row.viewCount), isCount: true },
      { title: 'VIDEOS', value: (row) => Number(row.videoCount), isCount: true },
    ]);
  }
}

const show: CommandSpec = {
  path: ['youtube', 'show'],
  summary: 'one video, or the channel, and how the counts have grown by day',
  arguments: [{ name: '[video]', description: "the video's id; the channel without it" }],
  options: [{ flags: '--days <number>', description: 'growth over this number of days', default: '28' }],
  examples: [
    'smops youtube show --days 365',
    'smops youtube show kL3-aQ9xT0w',
    'smops youtube show kL3-aQ9xT0w --days 90 --json',
  ],
  run: ({ args, io, json, options, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const days = wholeNumber(options.days, '--days', 9999);
      if (args[0] === undefined) {
        await tellGrowth({ io, json }, client, days);
        return undefined;
      }
      const id = args[0].replace(/^https:\/\/(www\.)?youtu(\.be\/|be\.com\/watch\?v=)/, '');
      const video = await client.call(YOUTUBE.get, { videoId: id });
      const growth = await client.call(YOUTUBE.videoGrowth, { videoId: id, days });
      if (json) {
        io.out(`${JSON.stringify({ ...video, growth })}\n`);
        return undefined;
      }
      const lines: [string, string][] = [
        ['title', video.title],
        ['published', (await clockOf(client)).told.day(video.publishedAt)],
        ['views', Number(video.viewCount).toLocaleString('en')],
        ['likes', Number(video.likeCount).toLocaleString('en')],
        ['comments', Number(video.commentCount).toLocaleString('en')],
        ['link', `https://www.youtube.com/watch?v=${video.videoId}`],
      ];
      io.out(fieldLines(lines, 10));
      const text = video.description || statisticsTexts().noDescription;
      io.out(`\n${text.split('\n').map(sanitize).join('\n')}\n\n`);
      const growthColumns = [
        { title: 'DAY', value: (row: (typeof growth)[number]) => row.day },
        { title: 'VIEWS', value: (row: (typeof growth)[number]) => Number(row.viewCount), isCount: true },
        { title: 'LIKES', value: (row: (typeof growth)[number]) => Number(row.likeCount), isCount: true },
        {
          title: 'COMMENTS',
          value: (row: (typeof growth)[number]) => Number(row.commentCount),
          isCount: true,
        },
      ];
      printTable(io, growth, growthColumns);
      return undefined;
    }),
};

/** Waits until a refresh that goes on by itself has ended. */
async function awaitRefresh(client: Client, signal: AbortSignal) {
  for (let polls = 0; polls < POLLS && !signal.aborted; polls++) {
    const { freshness } = await client.call(YOUTUBE.list);
    if (!freshness.refreshing) return freshness;
    await sleep(POLL_MS, undefined, { signal }).catch(() => {});
  }
  throw new CommandError(statisticsTexts().refreshGoesOn, EXIT.upstream);
}

const refresh: CommandSpec = {
  path: ['youtube', 'refresh'],
  summary: 'read the counts from YouTube now',
  description:
    'As often as the quota allows: too soon, nothing is done, exit code 7 and the time from when it may be.',
  options: [{ flags: '--full', description: 'list the whole channel again, as is done every night' }],
  examples: ['smops youtube refresh', 'smops youtube refresh --full --json'],
  run: ({ io, json, options, signal, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const done = await client.call(YOUTUBE.refresh, { full: options.full === true });
      const wasRunning = done.freshness.refreshing;
      const freshness = wasRunning ? await awaitRefresh(client, signal) : done.freshness;
      const isDone = done.refreshed || (wasRunning && freshness.failure === null);
      if (json) io.out(`${JSON.stringify({ ...done, refreshed: isDone, freshness })}\n`);
      else if (done.units !== undefined) {
        const { ordinary, batch } = done.units;
        io.out(
          `${statisticsTexts().refreshedVideos(
            done.videos ?? 0,
            done.added ?? 0,
            done.gone ?? 0,
            ordinary,
            batch,
          )}\n`,
        );
      } else io.out(isDone ? `${statisticsTexts().refreshed}\n` : `${statisticsTexts().notRefreshed}\n`);
      io.err(describeFreshness(freshness, await clockOf(client)));
      return isDone ? undefined : EXIT.upstream;
    }),
};

export const youtubeCommands: readonly CommandSpec[] = [list, show, refresh];
