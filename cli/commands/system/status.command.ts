import type { Freshness, StatisticsStatus } from '@smops/core/statistics/statistics.schemas.js';
import { ApiError, type Client } from '@smops/server/client/client.js';
import { getStatisticsStatus } from '@smops/server/client/statistics.client.js';
import { getStatus } from '@smops/server/client/system.client.js';
import { type ZoneClock, zoneClock } from '../../connection/clock.js';
import type { CommandSpec } from '../../program/command.js';
import { findSelf } from '../people/whoami.command.js';

const PLACES = {
  remote: 'a server elsewhere',
  'local-server': "this machine's server",
  'in-process': 'none runs; this command opened the data itself',
};

/** Quotas and freshness; undefined for a token that may not see them. */
async function findStatistics(client: Client): Promise<StatisticsStatus | undefined> {
  try {
    return await getStatisticsStatus(client);
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return undefined;
    throw error;
  }
}

/** How old, from when newer, and why not. */
function describeAge({ refreshedAt, nextAllowedAt, failure }: Freshness, clock: ZoneClock): string {
  const minute = (time: string) => `${clock.minute(time)} ${clock.zone}`;
  const next = nextAllowedAt === null ? '' : `, next from ${minute(nextAllowedAt)}`;
  return `${refreshedAt === null ? 'not read yet' : `read ${minute(refreshedAt)}`}${next}${failure === null ? '' : `; ${failure.message}`}`;
}

/** Until when the page's token holds, as far as Facebook has told. */
function tokenEnd(
  { tokenCheckedAt, tokenExpiresAt }: StatisticsStatus['facebook'],
  { day }: ZoneClock,
): string {
  if (tokenCheckedAt === null) return '';
  if (tokenExpiresAt === null) return ', the token does not expire';
  const isOver = tokenExpiresAt < new Date().toISOString();
  return `, the token ${isOver ? 'expired' : 'expires'} on ${day(tokenExpiresAt)}`;
}

function describeStatistics({ youtube, facebook }: StatisticsStatus, clock: ZoneClock): [string, string][] {
  const units = youtube.quota.map(
    ({ bucket, left, limit }) =>
      `${left.toLocaleString('en')} of ${limit.toLocaleString('en')} ${bucket} units left`,
  );
  const ends = facebook.versionEndsOn === null ? '' : ` until ${facebook.versionEndsOn}`;
  const usage = facebook.usagePercent === null ? '' : `, ${facebook.usagePercent} % of the limit used`;
  return [
    [
      'YouTube',
      youtube.configured
        ? `${describeAge(youtube.freshness, clock)}\n           ${units.join(', ')}, resets at ${clock.minute(youtube.quotaResetsAt)} ${clock.zone}`
        : 'not configured (YOUTUBE_API_KEY, YOUTUBE_CHANNEL)',
    ],
    [
      'Facebook',
      facebook.configured
        ? `${describeAge(facebook.freshness, clock)}\n           Graph API ${facebook.version}${ends}${usage}${tokenEnd(facebook, clock)}`
        : 'not configured (FACEBOOK_PAGE_ID, FACEBOOK_PAGE_TOKEN)',
    ],
  ];
}

export const statusCommand: CommandSpec = {
  path: ['status'],
  summary: 'who you are, which server and data are used, and how smops is set up',
  examples: ['smops status', 'smops status --json'],
  run: ({ io, json, withConnection }) =>
    withConnection({}, async ({ client, where, url, profile, dataFolder, database }) => {
      const self = await findSelf(client);
      const status = await getStatus(client);
      const statistics = await findStatistics(client);
      if (json) {
        io.out(`${JSON.stringify({ ...status, where, url, profile, dataFolder, you: self, statistics })}\n`);
        return undefined;
      }
      const engine = status.engine === 'embedded' ? 'embedded database' : 'PostgreSQL';
      const lines = [
        ['version', status.version],
        ['you', `${self.username} (${self.role})`],
        ['server', where === 'in-process' ? PLACES[where] : `${PLACES[where]}, ${url}`],
        ...(profile === undefined ? [] : [['profile', profile]]),
        ...(dataFolder === undefined ? [] : [['data', dataFolder]]),
        ['database', database ?? engine],
        ['provider', status.defaultProvider],
        ['time zone', status.timeZone],
        ['demo data', status.demo ? 'yes' : 'no'],
      ];
      if (status.commentsPromise !== null) lines.push(['comments', status.commentsPromise]);
      if (statistics !== undefined) lines.push(...describeStatistics(statistics, zoneClock(status.timeZone)));
      for (const [name = '', value] of lines) io.out(`${name.padEnd(10)} ${value}\n`);
      return undefined;
    }),
};
