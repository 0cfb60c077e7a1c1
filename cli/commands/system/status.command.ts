import { STATISTICS } from '@smops/core/channels/statistics/statistics.operations.js';
import type { Freshness, StatisticsStatus } from '@smops/core/channels/statistics/statistics.schemas.js';
import { EMBEDDED_DATABASE, sayDatabase } from '@smops/core/platform/db/database-name.model.js';
import { listed } from '@smops/core/platform/language/language.model.js';
import { STATUS } from '@smops/core/telling/status/status.operations.js';
import { ApiError } from '@smops/server/client/api-error.js';
import type { Client } from '@smops/server/client/client.js';
import { type ZoneClock, zoneClock } from '../../connection/clock.js';
import { fieldLines, sanitize } from '../../output/output.js';
import type { CommandSpec } from '../../program/command.js';
import { findSelf } from '../people/self.js';
import { findTroubled, troubleText } from '../schedules/troubled-schedules.js';
import { serviceStatus } from './service.command.js';
import { systemTexts } from './system.texts.js';

const PLACES = {
  remote: 'elsewhere',
  'local-server': 'thisServer',
  'in-process': 'noneRuns',
} as const;

/** The database by its name, where this machine knows it. */
const databaseOf = (name: string | undefined, engine: string) =>
  sayDatabase(name ?? (engine === 'embedded' ? EMBEDDED_DATABASE : 'PostgreSQL'));

/** Quotas and freshness; undefined for a token that may not see them. */
async function findStatistics(client: Client): Promise<StatisticsStatus | undefined> {
  try {
    return await client.call(STATISTICS.status);
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return undefined;
    throw error;
  }
}

/** How old, from when newer, and why not. */
function describeAge({ refreshedAt, nextAllowedAt, failure }: Freshness, clock: ZoneClock): string {
  const minute = (time: string) => `${clock.told.minute(time)} ${clock.zone}`;
  const next = nextAllowedAt === null ? '' : systemTexts().nextFrom(minute(nextAllowedAt));
  return `${refreshedAt === null ? systemTexts().notRead : systemTexts().readAt(minute(refreshedAt))}${next}${failure === null ? '' : `; ${failure.message}`}`;
}

/** Until when the page's token holds, as far as Facebook has told. */
function tokenEnd(
  { tokenCheckedAt, tokenExpiresAt }: StatisticsStatus['facebook'],
  { told }: ZoneClock,
): string {
  if (tokenCheckedAt === null) return '';
  if (tokenExpiresAt === null) return systemTexts().noExpiry;
  const isOver = tokenExpiresAt < new Date().toISOString();
  return (isOver ? systemTexts().expired : systemTexts().expires)(told.day(tokenExpiresAt));
}

function describeStatistics({ youtube, facebook }: StatisticsStatus, clock: ZoneClock): [string, string][] {
  const units = youtube.quota.map(({ bucket, left, limit }) =>
    systemTexts().unitsLeft(left.toLocaleString('en'), limit.toLocaleString('en'), bucket),
  );
  const ends =
    facebook.versionEndsOn === null
      ? ''
      : systemTexts().until(zoneClock('UTC').told.day(facebook.versionEndsOn));
  const usage = facebook.usagePercent === null ? '' : systemTexts().limitUsed(facebook.usagePercent);
  return [
    [
      'YouTube',
      youtube.configured
        ? `${describeAge(youtube.freshness, clock)}\n${listed(units)}, ${systemTexts().resetsAt(clock.told.minute(youtube.quotaResetsAt), clock.zone)}`
        : systemTexts().noYoutube,
    ],
    [
      'Facebook',
      facebook.configured
        ? `${describeAge(facebook.freshness, clock)}\nGraph API ${facebook.version}${ends}${usage}${tokenEnd(facebook, clock)}`
        : systemTexts().noFacebook,
    ],
  ];
}

export const statusCommand: CommandSpec = {
  path: ['status'],
  summary: 'who you are, which server and data are used, and how smops is set up',
  examples: ['smops status', 'smops status --json'],
  instead: [{ option: { flags: '--service' }, does: serviceStatus }],
  run: ({ io, json, withConnection }) =>
    withConnection({}, async ({ client, where, url, profile, dataFolder, database }) => {
      const self = await findSelf(client);
      const status = await client.call(STATUS.get);
      const statistics = await findStatistics(client);
      const schedules = await findTroubled(client);
      if (json) {
        io.out(
          `${JSON.stringify({ ...status, ...self, where, url, profile, dataFolder, you: self, statistics, schedules })}\n`,
        );
        return undefined;
      }
      const lines: [string, string][] = [
        ['version', status.version],
        ['you', `${self.username} (${self.role})`],
        [
          'server',
          where === 'in-process' ? systemTexts().noneRuns : `${systemTexts()[PLACES[where]]}, ${url}`,
        ],
        ...(profile === undefined ? [] : [['profile', profile] as [string, string]]),
        ...(dataFolder === undefined ? [] : [['data', dataFolder] as [string, string]]),
        ['database', databaseOf(database, status.engine)],
        ['provider', status.defaultProvider],
        ['time zone', status.timeZone],
        ['demo data', status.demo ? systemTexts().yes : systemTexts().no],
      ];
      if (status.commentsPromise !== null) lines.push(['comments', status.commentsPromise]);
      if (schedules !== undefined && schedules.length > 0)
        lines.push(['schedules', schedules.map((one) => sanitize(troubleText(one))).join('\n')]);
      if (statistics !== undefined) lines.push(...describeStatistics(statistics, zoneClock(status.timeZone)));
      io.out(fieldLines(lines, 10));
      return undefined;
    }),
};
