import { requireRight, type ServiceContext } from '../../context.js';
import { notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { ownerMay } from '../../people/users/left-behind.constants.js';
import { createSecret, hashSecret } from '../../people/users/secrets.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { csvHead, csvRows } from '../../platform/export/csv.js';
import { getListMark } from '../lists/list-versions.service.js';
import type { ListName } from '../lists/lists.constants.js';
import * as feeds from './feeds.repository.js';
import { readListTable } from './list-rows.js';
import { FEED_DEFAULT_DAYS, FEED_PREFIX, FEED_TOUCH_MS } from './spreadsheet.constants.js';
import { type CreatedFeed, CreateFeedInput, type Feed } from './spreadsheet.schemas.js';
import type { FeedRow } from './spreadsheet.table.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const toFeed = (row: FeedRow): Feed => ({
  id: row.id,
  list: row.list,
  name: row.name,
  prefix: row.prefix,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastFetchedAt: row.lastFetchedAt?.toISOString() ?? null,
});

/** All feeds that are not revoked, oldest first. Never their tokens. */
export async function listFeeds(ctx: ServiceContext): Promise<Feed[]> {
  requireRight(ctx, 'administer');
  return (await feeds.listFeedRows(ctx.db)).map(toFeed);
}

/** Makes a feed of one list. Its address is returned this once; only a digest of the token in it is kept. */
export async function createFeed(ctx: ServiceContext, input: unknown): Promise<CreatedFeed> {
  requireRight(ctx, 'administer');
  const { list, name, expiresInDays = FEED_DEFAULT_DAYS } = parseInput(CreateFeedInput, input);
  const token = FEED_PREFIX + createSecret();
  const now = ctx.clock.now();
  const row = await inTransaction(ctx.db, async (trx) => {
    const created = await feeds.insertFeedRow(trx, {
      list,
      name,
      tokenHash: hashSecret(token),
      prefix: token.slice(0, FEED_PREFIX.length + 4),
      userId: ctx.actor.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS),
      revokedAt: null,
      lastFetchedAt: null,
    });
    const after = { list, prefix: created.prefix, expiresAt: created.expiresAt };
    await recordAudit(trx, ctx, {
      action: 'create',
      entity: 'feed',
      entityId: created.id,
      label: name,
      after,
    });
    return created;
  });
  const path = `/api/feeds/${token}/${list}.csv`;
  const { publicUrl } = ctx.config;
  return { ...toFeed(row), path, address: publicUrl === undefined ? null : publicUrl + path };
}

/** Revokes a feed at once. NOT_FOUND when there is none, or it is revoked already. */
export async function revokeFeed(ctx: ServiceContext, id: number): Promise<void> {
  requireRight(ctx, 'administer');
  await inTransaction(ctx.db, async (trx) => {
    const row = await feeds.revokeFeedRow(trx, id, ctx.clock.now());
    if (row === undefined) throw notFound(THING_NAMES().feed(id));
    await recordAudit(trx, ctx, { action: 'revoke', entity: 'feed', entityId: id, label: row.name });
  });
}

/** How many feeds of a user work while the user may administer. */
export const countFeedsOf = feeds.countFeedRows;

/** What a feed answers: the state it is of, and the CSV, made only when it is asked for. */
export interface FeedContent {
  mark: string;
  csv(): Promise<string>;
}

/**
 * A feed's content, for a caller with its token: of its own list, never of another. Undefined when the token is wrong,
 * expired or revoked, or its maker may no longer. Notes that it was fetched.
 */
export async function openFeed(
  ctx: ServiceContext,
  token: string,
  list: ListName,
): Promise<FeedContent | undefined> {
  if (!token.startsWith(FEED_PREFIX)) return undefined;
  const now = ctx.clock.now();
  const feed = await feeds.findLiveFeed(ctx.db, hashSecret(token), now);
  if (feed === undefined || feed.list !== list || !ownerMay('feeds', feed.ownerRole)) return undefined;
  if (feed.lastFetchedAt === null || now.getTime() - feed.lastFetchedAt.getTime() > FEED_TOUCH_MS) {
    await feeds.touchFeedRow(ctx.db, feed.id, now);
  }
  return {
    mark: await getListMark(ctx, list),
    async csv() {
      const { titles, rows } = await readListTable(ctx, list);
      const columns = titles.map((title, index) => ({
        title,
        value: (row: (typeof rows)[number]) => row[index] ?? null,
      }));
      // A program reads this: a byte order mark would become part of the first title.
      return `${csvHead(columns)}${csvRows(columns, rows)}`.replace(/^\uFEFF/, '');
    },
  };
}
