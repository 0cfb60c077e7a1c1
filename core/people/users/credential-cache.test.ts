import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CredentialCache, credentialsChanged } from './credential-cache.js';
import { isSessionAlive } from './sessions.service.js';

const test = suite('credential cache');
const HOUR_MS = 60 * 60 * 1000;
const now = new Date('2026-11-21T08:00:00Z');
const session = {
  sessionId: 7,
  userId: 3,
  username: 'siti',
  role: 'staff' as const,
  mustChangePassword: false,
  language: null,
  lastUsedAt: now,
  expiresAt: new Date(now.getTime() + 24 * HOUR_MS),
};

const cacheSessions = () => new CredentialCache<typeof session>(isSessionAlive);

/** A database that has that session, or none, and counts how often it is asked. */
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
  const [cache, database] = [cacheSessions(), new Asked(session)];
  for (let call = 0; call < 3; call++) assert.is(await cache.find('a', now, database.load), session);
  assert.is(database.loads, 1);
  credentialsChanged();
  await cache.find('a', now, database.load);
  assert.is(database.loads, 2);
});

test('what changed during the look-up is not kept', async () => {
  const [cache, database] = [cacheSessions(), new Asked(session)];
  await cache.find('a', now, async () => {
    credentialsChanged();
    return session;
  });
  await cache.find('a', now, database.load);
  assert.is(database.loads, 1);
});

test('one that is idle too long or has expired is asked for again', async () => {
  const [cache, database] = [cacheSessions(), new Asked(session)];
  for (const hours of [0, 11, 12, 25]) {
    await cache.find('a', new Date(now.getTime() + hours * HOUR_MS), database.load);
  }
  assert.is(database.loads, 3);
});

test('an absent session is not cached', async () => {
  const [cache, none] = [cacheSessions(), new Asked()];
  for (let call = 0; call < 2; call++) assert.is(await cache.find('b', now, none.load), undefined);
  assert.is(none.loads, 2);
});

test.run();
