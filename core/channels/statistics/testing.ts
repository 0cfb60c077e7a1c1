import { type StandIn, type StandInOptions, startStandIn } from '@smops/fixtures/stand-in/stand-in.js';
import { sql } from 'kysely';
import { type Config, readConfig } from '../../config.js';
import type { ServiceContext } from '../../context.js';
import type { Connection } from '../../platform/db/connect.js';
import { stopRefreshes } from './refreshes.js';

/** Planted where real keys would be; tests look for them in logs, answers and the database. */
export const PLANTED_KEY = 'AIzaPLANTED-youtube-key-0001';
export const PLANTED_TOKEN = 'EAABPLANTEDfacebooktoken0002';

/** The stand-in of both services, a database that knows nothing yet, and a caller whose log lines are kept. */
export interface StatisticsBench {
  connection: Connection;
  standIn: StandIn;
  ctx: ServiceContext;
  /** Every log line as JSON text. */
  log: string[];
  /** Requests that reached the stand-in, by the last part of their path. */
  calls(method: string): number;
  /** As if this many seconds had passed since all refreshes so far. */
  passTime(seconds: number): Promise<void>;
  close(): Promise<void>;
}

function keepingLogger(log: string[]) {
  const keep = (data: object, message: string) => void log.push(JSON.stringify({ ...data, message }));
  return { debug: keep, info: keep, warn: keep, error: keep };
}

const TIMES = ['lease_until', 'next_allowed_at', 'succeeded_at', 'listed_at', 'failed_at', 'retry_at'];

const TABLES = [
  'statistics_sources',
  'quota_uses',
  'youtube_channels',
  'youtube_videos',
  'youtube_channel_snapshots',
  'youtube_video_snapshots',
  'facebook_posts',
];

/**
 * A bench on a connection that a whole suite shares (opening one takes a second); its tables are emptied first. The
 * suite closes the connection.
 */
export async function openStatisticsBench(
  connection: Connection,
  options: StandInOptions & { config?: Partial<Config> } = {},
): Promise<StatisticsBench> {
  await sql.raw(`truncate ${TABLES.join(', ')}`).execute(connection.db);
  const standIn = await startStandIn({ apiKey: PLANTED_KEY, pageToken: PLANTED_TOKEN, ...options });
  const config = readConfig({
    SMOPS_DATA_DIR: '/nonexistent/smops',
    YOUTUBE_API_KEY: standIn.apiKey,
    YOUTUBE_CHANNEL: standIn.channel.id,
    YOUTUBE_URL: standIn.youtubeUrl,
    FACEBOOK_PAGE_ID: standIn.page.id,
    FACEBOOK_PAGE_TOKEN: standIn.pageToken,
    FACEBOOK_GRAPH_URL: standIn.graphUrl,
  });
  const log: string[] = [];
  const ctx: ServiceContext = {
    db: connection.db,
    actor: { kind: 'user', userId: 1, name: 'aminah', role: 'staff' },
    clock: { now: options.now ?? (() => new Date()) },
    logger: keepingLogger(log),
    requestId: 'test',
    config: { ...config, ...options.config },
  };
  return {
    connection,
    standIn,
    ctx,
    log,
    calls: (method) => standIn.requests.filter(({ path }) => path.endsWith(`/${method}`)).length,
    async passTime(seconds) {
      const shifted = TIMES.map((column) => `${column} = ${column} - make_interval(secs => ${seconds})`);
      await sql.raw(`update statistics_sources set ${shifted.join(', ')}`).execute(connection.db);
    },
    async close() {
      await stopRefreshes(connection.db);
      await standIn.close();
    },
  };
}

/** Everything the database holds, as one text. */
export async function dumpDatabase({ db }: Connection): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const dumps = tables.rows.map(async ({ name }) => {
    const { rows } = await sql<{ line: string }>`
      select row_to_json(t)::text as line from ${sql.table(name)} as t`.execute(db);
    return rows.map(({ line }) => line).join('\n');
  });
  return (await Promise.all(dumps)).join('\n');
}
