import { FACEBOOK_SORTS, type FacebookSort } from '@smops/core/facebook/facebook.constants.js';
import { abbreviateCount, countsOf, sortPosts } from '@smops/core/facebook/facebook.model.js';
import type { FacebookPost } from '@smops/core/facebook/facebook.schemas.js';
import {
  exportFacebookPosts,
  listFacebookComments,
  listFacebookPosts,
  refreshFacebookPosts,
} from '@smops/server/client/facebook.client.js';
import { clockOf, type ZoneClock, zoneClock } from '../../connection/clock.js';
import { describeFreshness } from '../../output/freshness.js';
import { printTable } from '../../output/print-table.js';
import { listFormat, listOptions, saveBody } from '../../output/save-body.js';
import type { CommandSpec } from '../../program/command.js';
import { EXIT } from '../../program/exit-codes.js';
import { usageError } from '../../program/failures.js';
import { statisticsTexts } from './statistics.texts.js';

const columnsOf = ({ city, minute }: ZoneClock) => [
  { title: 'POST', value: (post: FacebookPost) => post.id },
  { title: `WHEN (${city})`, value: (post: FacebookPost) => minute(post.created_time) },
  { title: 'REACTIONS', value: (post: FacebookPost) => abbreviateCount(countsOf(post).reactions) },
  { title: 'COMMENTS', value: (post: FacebookPost) => abbreviateCount(countsOf(post).comments) },
  { title: 'SHARES', value: (post: FacebookPost) => abbreviateCount(countsOf(post).shares) },
  { title: 'MESSAGE', value: (post: FacebookPost) => post.message ?? '', flexible: true },
];

const list: CommandSpec = {
  path: ['facebook', 'list'],
  columns: () => columnsOf(zoneClock('UTC')),
  summary: "the page's posts with their counts",
  options: [
    { flags: '--sort <order>', description: 'in which order', choices: FACEBOOK_SORTS, default: 'newest' },
    ...listOptions,
  ],
  examples: ['smops facebook list --sort most-comments', 'smops facebook list --out posts.csv'],
  run: ({ io, json, options, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const format = listFormat(options, json);
      const sort = options.sort as FacebookSort;
      if (format !== 'table') {
        const answer = await exportFacebookPosts(client, { format, sort });
        await saveBody(io, answer, options.out as string | undefined);
        return undefined;
      }
      const clock = await clockOf(client);
      const { data, cached, freshness } = await listFacebookPosts(client);
      printTable(io, sortPosts(data, sort), columnsOf(clock));
      const { found, foundLive } = statisticsTexts();
      io.out(`\n${(cached ? found : foundLive)(data.length)}\n`);
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
      const { data, cached, cacheTime, freshness } = await refreshFacebookPosts(client);
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
  path: ['facebook', 'comments'],
  summary: "a post's comments as JSON, ready for smops analyze",
  description:
    'Reads them from Facebook now and keeps none. Authors and ids are there only where the page token allows.',
  arguments: [{ name: '<post>', description: "the post's id: see smops facebook list" }],
  options: [{ flags: '--limit <number>', description: 'how many at most, up to 20000' }],
  examples: [
    'smops facebook comments 104857600128_7340000042 > comments.json',
    'smops facebook comments 104857600128_7340000042 | smops analyze - --var "traffic jam"',
  ],
  run: ({ args, io, options, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const limit = options.limit === undefined ? undefined : Number(options.limit);
      if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= 20_000)) {
        throw usageError(statisticsTexts().limitTakes);
      }
      const { data, complete } = await listFacebookComments(client, args[0] as string, limit);
      io.out(`${JSON.stringify({ data })}\n`);
      const { commentsRead, commentsMore } = statisticsTexts();
      io.err(`smops: ${(complete ? commentsRead : commentsMore)(data.length)}\n`);
      return undefined;
    }),
};

export const facebookCommands: readonly CommandSpec[] = [list, refresh, comments];
