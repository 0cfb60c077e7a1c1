import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { credentialsChanged, LiveCredentials, type LiveCredentialsOptions } from './live-credentials.js';
import { isSessionAlive } from './sessions.service.js';

const test = suite('LiveCredentials');
const HOUR_MS = 60 * 60 * 1000;
const now = new Date('2026-11-21T08:00:00Z');
const session = {
  sessionId: 7,
  userId: 3,
  username: 'siti',
  role: 'staff' as const,
  mustChangePassword: false,
  lastUsedAt: now,
  expiresAt: new Date(now.getTime() + 24 * HOUR_MS),
};

const liveSessions = (options: Partial<LiveCredentialsOptions<typeof session>> = {}) =>
  new LiveCredentials({ isAlive: isSessionAlive, isHearing: () => true, settleMs: 0, ...options });

/** A database that has that session, or nobody, and counts how often it is asked. */
class Asked {
  loads = 0;
  readonly #answer: typeof session | undefined;

  constructor(answer?: typeof session) {
    this.#answer = answer;
  }

  readonly load = async () => {
    this.loads += 1;
    return this.#answer;
  };
}

test('a session is looked up once, until anything about sessions or users changes', async () => {
  const [live, database] = [liveSessions(), new Asked(session)];
  for (let call = 0; call < 3; call++) assert.is(await live.find('a', now, database.load), session);
  assert.is(database.loads, 1);
  credentialsChanged();
  await live.find('a', now, database.load);
  assert.is(database.loads, 2);
});

test('nothing is remembered while changes are not heard of, nor what was known before', async () => {
  let isHearing = true;
  const [live, database] = [liveSessions({ isHearing: () => isHearing }), new Asked(session)];
  await live.find('a', now, database.load);
  isHearing = false;
  await live.find('a', now, database.load);
  await live.find('a', now, database.load);
  assert.is(database.loads, 3);
  isHearing = true;
  await live.find('a', now, database.load);
  assert.is(database.loads, 4);
});

test('nothing is remembered until a change has settled', async () => {
  const [live, database] = [liveSessions({ settleMs: 60_000 }), new Asked(session)];
  credentialsChanged();
  for (let call = 0; call < 3; call++) await live.find('a', now, database.load);
  assert.is(database.loads, 3);
});

test('what changed during the look-up is not kept', async () => {
  const [live, database] = [liveSessions(), new Asked(session)];
  await live.find('a', now, async () => {
    credentialsChanged();
    return session;
  });
  await live.find('a', now, database.load);
  assert.is(database.loads, 1);
});

test('one that is idle too long or has expired is asked for again', async () => {
  const [live, database] = [liveSessions(), new Asked(session)];
  for (const hours of [0, 11, 12, 25]) {
    await live.find('a', new Date(now.getTime() + hours * HOUR_MS), database.load);
  }
  assert.is(database.loads, 3);
});

test('nobody is remembered for not being there', async () => {
  const [live, nobody] = [liveSessions(), new Asked()];
  for (let call = 0; call < 2; call++) assert.is(await live.find('b', now, nobody.load), undefined);
  assert.is(nobody.loads, 2);
});

test.run();
