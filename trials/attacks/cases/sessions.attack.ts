import { randomBytes } from 'node:crypto';
import { LOCAL_TOKEN, TEST_PASSWORD } from '@smops/server/testing.js';
import { type Attack, Tally } from '../attack.js';
import { type Operation, readApi } from '../operations.js';
import { cookieOf, jsonOf, makeUser, openWire, signInOverWire, type Wire, type WireAnswer } from '../wire.js';

interface Victim {
  wire: Wire;
  id: number;
  username: string;
  /** The session that is stolen. */
  headers: Record<string, string>;
}

/** What ends a session. */
const ENDINGS: Record<string, (victim: Victim) => Promise<WireAnswer>> = {
  'signing out': ({ wire, headers }) => wire.send('/api/auth/logout', { method: 'POST', headers }),
  'changing the password in another browser': async ({ wire, username }) => {
    const cookie = cookieOf(await signInOverWire(wire, username)) ?? '';
    return await wire.send('/api/auth/password', {
      method: 'PUT',
      headers: { cookie, origin: wire.url, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword: TEST_PASSWORD, newPassword: 'teh-tarik-kurang-manis' }),
    });
  },
  'changing the password in this very session': ({ wire, headers }) =>
    wire.send('/api/auth/password', {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword: TEST_PASSWORD, newPassword: 'teh-tarik-kurang-manis' }),
    }),
  'a password set by an admin': ({ wire, id }) => wire.asOwner('PUT', `/api/users/${id}/password`, {}),
  'disabling the user': ({ wire, id }) => wire.asOwner('PATCH', `/api/users/${id}`, { disabled: true }),
  'changing the role': ({ wire, id }) => wire.asOwner('PATCH', `/api/users/${id}`, { role: 'staff' }),
  'deleting the user': ({ wire, id }) => wire.asOwner('DELETE', `/api/users/${id}`),
  'ending the session': async ({ wire, headers }) => {
    const [own] = jsonOf<{ id: number }[]>(await wire.send('/api/sessions', { headers }));
    return await wire.asOwner('DELETE', `/api/sessions/${own?.id}`);
  },
};

const pathOf = ({ path }: Operation) => path.replace(/\{\w+\}/g, '987654321');

async function replay(wire: Wire, operations: Operation[], seed: number, tally: Tally): Promise<void> {
  for (const [at, [name, end]] of Object.entries(ENDINGS).entries()) {
    const username = `replayed-${seed}-${at}`;
    const id = await makeUser(wire, username, 'admin');
    const headers = { cookie: cookieOf(await signInOverWire(wire, username)) ?? '', origin: wire.url };
    const before = await wire.send('/api/sessions', { headers });
    tally.expect(before.status === 200, `before ${name} the session answers ${before.status}`);
    const ended = await end({ wire, id, username, headers });
    tally.expect(ended.status < 300, `${name} answers ${ended.status} ${ended.text.slice(0, 120)}`);
    for (const operation of operations) {
      const { status } = await wire.send(pathOf(operation), { method: operation.method, headers });
      tally.expect(status === 401, `after ${name} ${operation.id} answers ${status}`);
    }
  }
}

/** A cookie that another site put into the browser must never be the session afterwards. */
async function fixation(wire: Wire, seed: number, tally: Tally): Promise<void> {
  const [attacker, victim] = [`fixing-${seed}`, `fixed-${seed}`];
  await makeUser(wire, attacker, 'staff');
  await makeUser(wire, victim, 'admin');
  const own = cookieOf(await signInOverWire(wire, attacker)) ?? '';
  const random = randomBytes(32).toString('base64url');
  const planted: (string | string[])[] = [
    `smops_session=${random}`,
    own,
    'smops_session=',
    'smops_session=admin',
    `smops_session=${random}; ${own}`,
    [`smops_session=${random}`, own],
    `smops_session="${random}"`,
    `smops_session=${'A'.repeat(4000)}`,
  ];
  for (const cookie of planted) {
    const shown = String(cookie).slice(0, 60);
    const signedIn = await signInOverWire(wire, victim, TEST_PASSWORD, { cookie });
    const given = cookieOf(signedIn);
    const value = given?.split('=')[1] ?? '';
    tally.expect(
      signedIn.status === 200 && value.length === 43,
      `with ${shown}: ${signedIn.status} ${given}`,
    );
    tally.expect(value === '' || !String(cookie).includes(value), `${shown} was adopted`);
    const headers = { cookie: Array.isArray(cookie) ? cookie.join('; ') : cookie };
    const state = jsonOf<{ user: { username: string } | null }>(
      await wire.send('/api/auth/check', { headers }),
    );
    tally.expect(state.user?.username !== victim, `${shown} is now a session of the victim`);
  }
}

/** Values near a valid one, and a valid one in other places. */
async function forgery(wire: Wire, seed: number, tally: Tally): Promise<void> {
  const username = `forged-${seed}`;
  await makeUser(wire, username, 'admin');
  const value = cookieOf(await signInOverWire(wire, username))?.split('=')[1] ?? '';
  const last = value.at(-1) === 'A' ? 'Q' : 'A';
  const near = [
    value.slice(0, -1),
    `${value}A`,
    value.slice(0, -1) + last,
    value.toLowerCase(),
    ` ${value.slice(1)}`,
  ];
  const tries: [string, Record<string, string>][] = [
    ...near.map((text): [string, Record<string, string>] => ['', { cookie: `smops_session=${text}` }]),
    ['', { authorization: `Bearer ${value}` }],
    ['', { authorization: `Basic ${Buffer.from(`${username}:${TEST_PASSWORD}`).toString('base64')}` }],
    ['', { authorization: `Bearer ${LOCAL_TOKEN.slice(0, -1)}` }],
    ['', { authorization: `Bearer ${LOCAL_TOKEN}x` }],
    ['', { cookie: `smops_session=${LOCAL_TOKEN}` }],
    [
      '',
      {
        'x-api-key': LOCAL_TOKEN,
        'x-auth-token': LOCAL_TOKEN,
        'proxy-authorization': `Bearer ${LOCAL_TOKEN}`,
      },
    ],
    ['', { 'x-forwarded-user': 'admin', 'remote-user': 'admin', 'x-remote-user': 'admin' }],
    [`?token=${LOCAL_TOKEN}&access_token=${LOCAL_TOKEN}&smops_session=${value}`, {}],
  ];
  const own = await wire.send('/api/users', { headers: { cookie: `smops_session=${value}` } });
  tally.expect(own.status === 200, `the session itself answers ${own.status}`);
  for (const [query, headers] of tries) {
    const { status } = await wire.send(`/api/users${query}`, { headers });
    tally.expect(status === 401, `${query} ${JSON.stringify(headers)} answers ${status}`);
  }
  const overridden = await wire.send(`/api/tasks?_method=DELETE`, {
    headers: { cookie: `smops_session=${value}`, 'x-http-method-override': 'DELETE' },
  });
  tally.expect(overridden.status === 200, `an overridden method answers ${overridden.status}`);
}

async function tokens(wire: Wire, operations: Operation[], seed: number, tally: Tally): Promise<void> {
  const owner = `owner-${seed}`;
  interface Own {
    tokenId: number;
    userId: number;
    cookie: string;
  }
  const endings: Record<string, (own: Own) => Promise<WireAnswer>> = {
    'changing the password of its owner': ({ cookie }) =>
      wire.send('/api/auth/password', {
        method: 'PUT',
        headers: { cookie, origin: wire.url, 'content-type': 'application/json' },
        body: JSON.stringify({ currentPassword: TEST_PASSWORD, newPassword: 'teh-tarik-kurang-manis' }),
      }),
    'a password set for its owner': ({ userId }) => wire.asOwner('PUT', `/api/users/${userId}/password`, {}),
    'revoking the token': ({ tokenId }) => wire.asOwner('DELETE', `/api/tokens/${tokenId}`),
    'disabling its owner': ({ userId }) => wire.asOwner('PATCH', `/api/users/${userId}`, { disabled: true }),
    'deleting its owner': ({ userId }) => wire.asOwner('DELETE', `/api/users/${userId}`),
  };
  for (const [at, [name, end]] of Object.entries(endings).entries()) {
    const userId = await makeUser(wire, `${owner}-${at}`, 'admin');
    const cookie = cookieOf(await signInOverWire(wire, `${owner}-${at}`)) ?? '';
    const made = await wire.send('/api/tokens', {
      method: 'POST',
      headers: { cookie, origin: wire.url, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'cron', role: 'admin' }),
    });
    const { id: tokenId, token } = jsonOf<{ id: number; token: string }>(made);
    const headers = { authorization: `Bearer ${token}` };
    const before = await wire.send('/api/users', { headers });
    tally.expect(before.status === 200, `before ${name} the token answers ${before.status}`);
    const ended = await end({ tokenId, userId, cookie });
    tally.expect(ended.status < 300, `${name} answers ${ended.status} ${ended.text.slice(0, 120)}`);
    for (const operation of operations) {
      const { status } = await wire.send(pathOf(operation), { method: operation.method, headers });
      tally.expect(status === 401, `after ${name} ${operation.id} answers ${status}`);
    }
  }
}

/** What a token of few rights, one that ends soon, or a password that must be changed opens beyond itself. */
async function beyond(wire: Wire, seed: number, tally: Tally): Promise<void> {
  const owner = `beyond-${seed}`;
  await makeUser(wire, owner, 'admin');
  const cookie = cookieOf(await signInOverWire(wire, owner)) ?? '';
  const post = async (headers: Record<string, string>, path: string, body: object) =>
    await wire.send(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const tokenFor = async (body: object) => {
    const made = await post({ cookie, origin: wire.url }, '/api/tokens', body);
    return { authorization: `Bearer ${jsonOf<{ token: string }>(made).token}` };
  };
  const [session] = jsonOf<{ id: number }[]>(await wire.send('/api/sessions', { headers: { cookie } }));
  const path = `/api/sessions/${session?.id}`;

  const weak = await tokenFor({ name: 'weak', role: 'staff' });
  const listed = await wire.send('/api/sessions', { headers: weak });
  tally.expect(listed.status === 403, `a staff token lists sessions: ${listed.status}`);
  const ended = await wire.send(path, { method: 'DELETE', headers: weak });
  tally.expect(ended.status === 403, `a staff token ends its admin's session: ${ended.status}`);

  const short = await tokenFor({ name: 'short', role: 'admin', expiresInDays: 1 });
  for (const expiresInDays of [null, 2, 3650]) {
    const { status } = await post(short, '/api/tokens', { name: 'long', expiresInDays });
    tally.expect(status === 403, `a token of one day makes one of ${expiresInDays} days: ${status}`);
  }
  const made = await post(short, '/api/tokens', { name: 'default' });
  const { expiresAt } = jsonOf<{ expiresAt: string | null }>(made);
  const isLater = expiresAt === null || Date.parse(expiresAt) > Date.now() + 25 * 60 * 60 * 1000;
  tally.expect(!isLater, `a token of one day makes one until ${expiresAt}`);

  const input = { username: `given-${seed}`, role: 'admin', password: TEST_PASSWORD };
  await wire.asOwner('POST', '/api/users', input);
  const given = cookieOf(await signInOverWire(wire, input.username)) ?? '';
  const headers = { cookie: given, origin: wire.url };
  const kicked = await wire.send(path, { method: 'DELETE', headers });
  tally.expect(kicked.status === 403, `with a password to be changed a session is ended: ${kicked.status}`);
  const status = await wire.send('/api/status', { headers });
  tally.expect(status.status === 403, `with a password to be changed the status is ${status.status}`);
}

export const sessions: Attack = {
  name: 'sessions',
  claim:
    'an ended session or token opens no operation, a planted cookie is never adopted, nothing near a secret works, none opens more than it was made for',
  async run({ app, seed, runs }) {
    const wire = await openWire(app);
    const tally = new Tally();
    try {
      const api = readApi(jsonOf(await wire.asOwner('GET', '/api/openapi.json')));
      const closed = api.operations.filter(({ access }) => access !== 'public' && access !== 'loopback');
      // Each of them passes the same door: some show it in the tests, all of them in the script.
      const tried = runs > 1 ? closed : closed.filter((_, at) => at % 12 === 0);
      await replay(wire, tried, seed, tally);
      await tokens(wire, tried, seed, tally);
      await fixation(wire, seed, tally);
      await forgery(wire, seed, tally);
      await beyond(wire, seed, tally);
      return tally;
    } finally {
      await wire.close();
    }
  },
};
