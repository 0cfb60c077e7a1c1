import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Connection } from '../../platform/db/connect.js';
import { openSharedDatabase, type SharedDatabase } from '../../platform/db/testing.js';
import { DeliverySender } from './delivery-sender.js';
import { createDestination } from './destinations.service.js';
import { queueDelivery } from './queue-delivery.service.js';
import { senderContext } from './testing.js';
import { MOMENTS, openReceivers, type Receivers } from './testing-receivers.js';

interface Place {
  shared: SharedDatabase;
  receivers: Receivers;
  folder: string;
  settings: Record<string, string>;
  destinations: number[];
}

const test = suite<Place>('servers that are killed while they send, and several at once');

const isPostgres = process.env.SMOPS_TEST_ENGINE === 'postgres';
/**
 * Each moment at a receiver, and some between statements: a few in every run, more in `npm run faults`. The embedded
 * database takes a second to open, each time.
 */
const KILLS = MOMENTS.length + Math.ceil(Number(process.env.SMOPS_TEST_KILLS ?? 2) / (isPostgres ? 1 : 4));
const ADDRESSES = ['aminah@example.my', 'chong@example.my'];
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test.before(async (place) => {
  place.shared = await openSharedDatabase();
  place.receivers = await openReceivers();
  place.folder = join(place.shared.home, 'laporan');
  place.settings = { ...place.receivers.settings, DELIVERY_FOLDER: place.shared.home };
});
test.before.each(async (place) => {
  const { shared, receivers, folder, settings } = place;
  receivers.forget();
  rmSync(folder, { recursive: true, force: true });
  place.destinations = await shared.use(async (connection) => {
    for (const table of ['deliveries', 'destinations'] as const)
      await connection.db.deleteFrom(table).execute();
    const ctx = senderContext(connection, settings, () => new Date());
    const ids: number[] = [];
    for (const destination of [
      { kind: 'mail', name: 'Ringkasan', addresses: ADDRESSES },
      { kind: 'webhook', name: 'Sembang', url: receivers.hookUrl },
      { kind: 'telegram', name: '小组', chatId: '-1001234567890' },
      { kind: 'folder', name: 'Arkib', folder: 'laporan' },
    ])
      ids.push((await createDestination(ctx, destination)).id);
    return ids;
  });
});
test.after(async ({ shared, receivers }) => {
  await shared.close();
  await receivers.close();
});

const titleOf = (period: number) => `Laporan hari ${period}`;
const keyOf = (period: number, destination: number | null) => `schedule:laporan:${period}:${destination}`;

/** Queues the report of a period for each destination, by a server's clock. */
async function queuePeriod(
  connection: Connection,
  { settings, destinations }: Place,
  period: number,
  now = new Date(),
) {
  const ctx = senderContext(connection, settings, () => now);
  const lines = ['Harga ikan naik lagi', '鱼价又涨了'];
  for (const destinationId of destinations)
    await queueDelivery(connection.db, ctx, {
      ...{ key: keyOf(period, destinationId), destinationId },
      content: { kind: 'message', language: 'ms', subject: titleOf(period), lines },
    });
}

/** A server of its own, which may be killed from here. `statements` is undefined when it was. */
function openServer({ shared, settings }: Place, { hoursOff = 0, killAt = 0 } = {}) {
  const args = [shared.address, JSON.stringify(settings), String(hoursOff), String(killAt)];
  const child: ChildProcess = fork(new URL('./crash-child.js', import.meta.url), args);
  let statements: number | undefined;
  child.on('message', (count) => {
    statements = Number(count);
  });
  const exited = once(child, 'exit').then(() => statements);
  return { child, exited };
}

const rowsOf = ({ db }: Connection) => db.selectFrom('deliveries').selectAll().orderBy('id').execute();

/** What had arrived when a server was killed and was not noted yet, by address or key. Ends the dead server's leases. */
async function takeDoubtful(connection: Connection, { mails, posts }: Receivers): Promise<string[]> {
  const rows = (await rowsOf(connection)).filter(({ status }) => status === 'sending');
  const ended = connection.db.updateTable('deliveries').set({ leaseUntil: new Date(0) });
  await ended.where('status', '=', 'sending').execute();
  return rows.flatMap(({ destinationKind, key, title, doneAddresses }) => {
    if (destinationKind === 'webhook') return posts.includes(key) ? [key] : [];
    if (destinationKind !== 'mail') return [];
    return mails
      .filter(({ subject, to }) => subject === title && !doneAddresses.includes(to))
      .map(({ to }) => `${title} ${to}`);
  });
}

/** What each receiver got of a period: the mails of each address by their Message-ID, and the others' counts. */
const gotOf = ({ receivers, destinations, folder }: Place, period: number) => ({
  mails: ADDRESSES.map((address) =>
    receivers.mails
      .filter(({ subject, to }) => subject === titleOf(period) && to === address)
      .map(({ id }) => id),
  ),
  posts: receivers.posts.filter((key) => key === keyOf(period, destinations[1] as number)).length,
  chats: receivers.chats.filter((text) => text === titleOf(period)).length,
  files: readdirSync(folder).filter((name) => name.includes(`${titleOf(period)} `)).length,
});

/** Each receiver has got each period exactly once. */
function checkOnce(place: Place, periods: number): void {
  for (let period = 0; period < periods; period++) {
    const { mails, ...others } = gotOf(place, period);
    assert.equal(
      [mails.map(({ length }) => length), others],
      [[1, 1], { posts: 1, chats: 1, files: 1 }],
      titleOf(period),
    );
  }
}

test('a server that is killed at any moment is followed by one that sends the rest: each receiver gets each period once', async (place) => {
  const { receivers, shared, settings, destinations } = place;
  await shared.use((connection) => queuePeriod(connection, place, 0));
  const statements = (await openServer(place).exited) as number;
  checkOnce(place, 1);
  const atStatements = KILLS - MOMENTS.length;
  const kills = [
    ...MOMENTS,
    ...Array.from({ length: atStatements }, (_, n) => Math.ceil(((n + 1) * statements) / atStatements)),
  ];
  const doubtful: string[] = [];
  let killed = 0;
  await shared.use((connection) => queuePeriod(connection, place, 1));
  for (const [at, kill] of kills.entries()) {
    const server = openServer(place, typeof kill === 'number' ? { killAt: kill } : {});
    receivers.onMoment = async (moment) => {
      if (moment !== kill || server.child.killed) return;
      server.child.kill('SIGKILL');
      await server.exited;
    };
    if ((await server.exited) === undefined) killed += 1;
    await receivers.quiet();
    receivers.onMoment = async () => {};
    await shared.use(async (connection) => {
      doubtful.push(...(await takeDoubtful(connection, receivers)));
      await new DeliverySender(senderContext(connection, settings, () => new Date())).sendDue();
      if (at + 1 < kills.length) await queuePeriod(connection, place, at + 2);
    });
  }
  assert.is(killed, kills.length);

  const rows = await shared.use(rowsOf);
  for (const { destinationKind, key, status, reasonCode } of rows)
    if (destinationKind === 'telegram' && status !== 'sent')
      assert.equal([status, reasonCode], ['failed', 'mayHaveArrived'], key);
    else assert.is(status, 'sent', key);
  for (let period = 0; period <= kills.length; period++) {
    const { mails, posts, chats, files } = gotOf(place, period);
    const mayRepeat = (what: string) => (doubtful.includes(what) ? 2 : 1);
    for (const [n, ids] of mails.entries()) {
      const what = `${titleOf(period)} ${ADDRESSES[n]}`;
      assert.ok(ids.length >= 1 && ids.length <= mayRepeat(what), `${what}: ${ids.length}`);
      assert.is(new Set(ids).size, 1, `${what} has one Message-ID`);
    }
    const key = keyOf(period, destinations[1] as number);
    assert.ok(posts >= 1 && posts <= mayRepeat(key), `${key}: ${posts}`);
    const chat = rows.find((row) => row.key === keyOf(period, destinations[2] as number));
    assert.ok(chat?.status === 'sent' ? chats === 1 : chats <= 1, `${chat?.key}: ${chats}`);
    assert.is(files, 1, titleOf(period));
  }
  const inDoubt = (end: string) => doubtful.some((what) => what.includes(end));
  assert.ok(inDoubt(ADDRESSES[0] as string) && inDoubt('schedule:'), 'kills after the receiver had it');
  assert.ok(doubtful.length < kills.length, 'and kills before or after');
});

test('several servers at once, with clocks that are an hour off, send each period once', async (place) => {
  // An embedded database has one owner.
  if (!isPostgres) return;
  const periods = 10;
  const { shared } = place;
  await shared.use(async (connection) => {
    for (let period = 0; period < periods; period++)
      await queuePeriod(connection, place, period, new Date(Date.now() + ((period % 3) - 1) * HOUR_MS));
  });
  await Promise.all([-1, 0, 1].map((hoursOff) => openServer(place, { hoursOff }).exited));
  checkOnce(place, periods);
  assert.ok((await shared.use(rowsOf)).every(({ status }) => status === 'sent'));
});

test('mail server, webhook and Telegram away for an hour get each period once from two servers whose clocks differ by an hour', async (place) => {
  const { receivers, shared, settings } = place;
  let time = Date.parse('2026-11-23T01:00:00Z');
  const periods = 3;
  await shared.use(async (connection) => {
    for (let period = 0; period < periods; period++)
      await queuePeriod(connection, place, period, new Date(time));
    const clocks = [() => new Date(time), () => new Date(time + HOUR_MS)];
    const senders = clocks.map((now) => new DeliverySender(senderContext(connection, settings, now)));
    for (let minute = 0; minute < 240; minute += 5) {
      receivers.isAway = minute < 60;
      await Promise.all(senders.map((sender) => sender.sendDue()));
      time += 5 * MINUTE_MS;
    }
    for (const { key, status, attempts } of await rowsOf(connection))
      assert.equal([status, attempts > 1], ['sent', !key.endsWith(`:${place.destinations[3]}`)], key);
  });
  checkOnce(place, periods);
});

test.run();
