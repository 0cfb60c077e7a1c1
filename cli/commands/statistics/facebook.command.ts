import { engagementScene } from '@smops/core/channels/facebook/engagement-scene.model.js';
import {
  FACEBOOK_MAX_COMMENTS,
  FACEBOOK_MAX_POSTS,
  FACEBOOK_SORTS,
  type FacebookSort,
} from '@smops/core/channels/facebook/facebook.constants.js';
import { abbreviateCount, countsOf } from '@smops/core/channels/facebook/facebook.model.js';
import { FACEBOOK } from '@smops/core/channels/facebook/facebook.operations.js';
import type {
  Engagement,
  FacebookComment,
  FacebookPost,
} from '@smops/core/channels/facebook/facebook.schemas.js';
import { CELL } from '@smops/core/platform/charts/scene-blocks.js';
import { readFacebookPosts } from '@smops/server/client/facebook-posts.js';
import { clockOf, type ZoneClock, zoneClock } from '../../connection/clock.js';
import { EXIT } from '../../failures/exit-codes.js';
import { describeFreshness } from '../../output/freshness.js';
import type { Io } from '../../output/io.js';
import { printScene, sceneWidth } from '../../output/print-scene.js';
import { printTable } from '../../output/print-table.js';
import { listFormat, listOptions, saveAndTell } from '../../output/save-body.js';
import type { CommandSpec } from '../../program/command.js';
import { statisticsTexts } from './statistics.texts.js';
import { day, wholeNumber } from './statistics-options.js';

const columnsOf = ({ city, minute }: ZoneClock) => [
  { title: 'POST', value: (post: FacebookPost) => post.id },
  { title: `WHEN (${city})`, value: (post: FacebookPost) => minute(post.created_time) },
  { title: 'REACTIONS', value: (post: FacebookPost) => abbreviateCount(countsOf(post).reactions) },
  { title: 'COMMENTS', value: (post: FacebookPost) => abbreviateCount(countsOf(post).comments) },
  { title: 'SHARES', value: (post: FacebookPost) => abbreviateCount(countsOf(post).shares) },
  { title: 'MESSAGE', value: (post: FacebookPost) => post.message ?? '', flexible: true },
];

const CHART_ROWS = 9;

/** Reactions, comments and shares by the day on which their posts came out. */
function printEngagement(io: Io, engagement: Engagement, clock: ZoneClock): void {
  const say = statisticsTexts().engagement;
  const day = (text: string) => clock.told.day(`${text}T12:00:00Z`);
  io.out(`${say.titles[engagement.unit]}\n`);
  const words = {
    label: say.titles[engagement.unit],
    parts: say.parts,
    span: day,
    tick: day,
    when: say.when,
    all: say.all,
  };
  printScene(
    io,
    engagementScene(engagement, { width: sceneWidth(io), height: CHART_ROWS * CELL.height, words }),
  );
  const total = (of: 'reactions' | 'comments' | 'shares') =>
    engagement.spans.reduce((sum, span) => sum + span[of], 0).toLocaleString('en');
  io.out(`${say.totals(total('reactions'), total('comments'), total('shares'))}\n\n`);
}

const list: CommandSpec = {
  path: ['facebook', 'list'],
  columns: () => columnsOf(zoneClock('UTC')),
  summary: "the page's posts with their counts",
  options: [
    { flags: '--search <text>', description: 'only posts with this text' },
    { flags: '--from <day>', description: 'only published from this day on, YYYY-MM-DD' },
    { flags: '--to <day>', description: 'only published up to this day, itself included' },
    { flags: '--sort <order>', description: 'in which order', choices: FACEBOOK_SORTS, default: 'newest' },
    { flags: '--limit <number>', description: 'how many rows of the table to print' },
    { flags: '--chart', description: 'reactions, comments and shares by day above the table' },
    ...listOptions,
  ],
  examples: [
    'smops facebook list --sort most-comments --limit 10',
    'smops facebook list --search banjir --from 2026-11-01 --chart',
    'smops facebook list --out posts.csv',
  ],
  run: ({ io, json, options, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const format = listFormat(options, json);
      const filter = {
        search: options.search as string | undefined,
        from: day(options.from, '--from'),
        to: day(options.to, '--to'),
        sort: options.sort as FacebookSort,
      };
      const limit = wholeNumber(options.limit, '--limit', FACEBOOK_MAX_POSTS);
      if (format !== 'table') {
        const answer = await client.download(FACEBOOK.export, { format, ...filter });
        await saveAndTell({ io, json }, answer, options.out as string | undefined);
        return undefined;
      }
      const clock = await clockOf(client);
      const { data, found, cached, freshness, engagement } = await readFacebookPosts(client, FACEBOOK.list, {
        ...filter,
        limit,
      });
      if (options.chart === true) printEngagement(io, engagement, clock);
      printTable(io, data, columnsOf(clock));
      const texts = statisticsTexts();
      io.out(`\n${(cached ? texts.found : texts.foundLive)(found)}\n`);
      io.err(describeFreshness(freshness, clock));
      return undefined;
    }),
};

const refresh: CommandSpec = {
  path: ['facebook', 'refresh'],
  summary: 'read the posts from Facebook now',
  description: 'At most once in 30 s for everybody together; exit code 7 when Facebook was not read.',
  examples: ['smops facebook refresh'],
  run: ({ io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const { data, cached, cacheTime, freshness } = await readFacebookPosts(client, FACEBOOK.refresh);
      if (json) io.out(`${JSON.stringify({ posts: data.length, cached, cacheTime, freshness })}\n`);
      else
        io.out(
          cached ? `${statisticsTexts().notReadCached}\n` : `${statisticsTexts().readPosts(data.length)}\n`,
        );
      io.err(describeFreshness(freshness, await clockOf(client)));
      return cached ? EXIT.upstream : undefined;
    }),
};

const comments: CommandSpec = {
  path: ['facebook', 'show'],
  summary: 'the comments of posts as JSON, ready for smops analyze',
  description:
    'Reads them from Facebook now and keeps none. Authors and ids are there only where the page token allows.',
  arguments: [{ name: '<posts...>', description: 'ids of posts: see smops facebook list' }],
  options: [{ flags: '--limit <number>', description: 'how many of each post at most, up to 20000' }],
  examples: [
    'smops facebook show 104857600128_7340000042 > comments.json',
    'smops facebook show 104857600128_7340000042 104857600128_7340000039 | smops analyze - --var "traffic jam"',
  ],
  run: ({ args, io, options, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const limit = wholeNumber(options.limit, '--limit', FACEBOOK_MAX_COMMENTS);
      const data: FacebookComment[] = [];
      let isWhole = true;
      // One after the other: Facebook counts calls.
      for (const id of new Set(args)) {
        const answer = await client.call(FACEBOOK.comments, {
          postId: id,
          ...(limit !== undefined && { limit }),
        });
        data.push(...answer.data);
        isWhole &&= answer.complete;
      }
      io.out(`${JSON.stringify({ data })}\n`);
      const { commentsRead, commentsMore } = statisticsTexts();
      io.err(`smops: ${(isWhole ? commentsRead : commentsMore)(data.length)}\n`);
      return undefined;
    }),
};

export const facebookCommands: readonly CommandSpec[] = [list, refresh, comments];
