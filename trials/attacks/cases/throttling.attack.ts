import {
  LOGIN_FAILURES_EVERYWHERE,
  LOGIN_FAILURES_PER_NETWORK,
  LOGIN_FAILURES_PER_USER,
  LOGIN_FAILURES_WHEN_GUESSED,
} from '@smops/core/people/users/users.constants.js';
import { createApp } from '@smops/server/app.js';
import { TEST_PASSWORD, type TestApp } from '@smops/server/testing.js';
import { type Attack, Tally } from '../attack.js';
import { cookieOf, makeUser, openWire, signInOverWire, type Wire } from '../wire.js';

const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

/** Many guesses at once; their statuses. */
const guess = (wire: Wire, names: string[], headers: (at: number) => Record<string, string> = () => ({})) =>
  Promise.all(
    names.map(async (name, at) => (await signInOverWire(wire, name, `guess ${at}`, headers(at))).status),
  );

/** The same application behind a proxy that it trusts: callers come from whatever address is told. */
function openBehindProxy(app: TestApp): Promise<Wire> {
  const { runtime } = app;
  const config = { ...runtime.config, trustedProxies: ['127.0.0.1'] };
  return openWire({ ...app, app: createApp({ ...runtime, config }) });
}

const from = (address: string) => ({ 'x-forwarded-for': address });

/** Guesses from many places: they keep no one out who knows the password, and are no more for being many. */
async function guessFromAfar(
  wire: Wire,
  name: string,
  clear: () => Promise<unknown>,
  tally: Tally,
): Promise<void> {
  const home = '198.51.100.7';
  const enter = async (address: string) =>
    (await signInOverWire(wire, name, undefined, from(address))).status;
  const many = (count: number, write: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => write(at));

  await clear();
  await guess(
    wire,
    many(2 * LOGIN_FAILURES_PER_USER, () => name),
    () => from('2001:db8:bad::1'),
  );
  tally.expect((await enter(home)) === 200, 'a stranger keeps the right person out');

  await clear();
  const names = many(LOGIN_FAILURES_PER_NETWORK + 10, (at) => `near-${name}-${at}`);
  const near = await guess(wire, names, (at) => from(`2001:db8:0:1::${at.toString(16)}`));
  tally.expect(count(near, 429) === 10, `one /64: ${count(near, 401)} let through`);

  await clear();
  const networks = LOGIN_FAILURES_EVERYWHERE / LOGIN_FAILURES_PER_USER + 2;
  let through = 0;
  for (const address of many(networks, (at) => `198.51.100.${100 + at}`)) {
    through += count(
      await guess(
        wire,
        many(LOGIN_FAILURES_PER_USER, () => name),
        () => from(address),
      ),
      401,
    );
  }
  const most = LOGIN_FAILURES_EVERYWHERE + LOGIN_FAILURES_WHEN_GUESSED;
  tally.expect(through === most, `many networks: ${through} let through`);
  tally.expect((await enter(home)) === 200, 'many strangers keep the right person out');
  tally.expect((await enter('203.0.113.9')) === 200, 'many strangers keep the right person out elsewhere');
  tally.calls += 2 * LOGIN_FAILURES_PER_USER + names.length + networks * LOGIN_FAILURES_PER_USER;
}

/**
 * Guessing passwords: however the name is written, from whatever address the headers claim, at once or one by one, known
 * name or not.
 */
export const throttling: Attack = {
  name: 'throttling',
  claim:
    'a guesser gets no more tries than the limit, which says nothing about who exists and keeps no one out elsewhere',
  async run({ app, seed }) {
    const wire = await openWire(app);
    const behind = await openBehindProxy(app);
    const tally = new Tally();
    const clear = () => app.connection.db.deleteFrom('loginAttempts').execute();
    try {
      const name = `guessed-${seed}`;
      await makeUser(wire, name, 'staff');
      const spellings = [
        name,
        name.toUpperCase(),
        ` ${name} `,
        name.replace('g', 'G'),
        name.replace('g', 'ｇ'),
      ];
      const tries: [string, string[], (at: number) => Record<string, string>][] = [
        ['one name', Array.from({ length: 20 }, () => name), () => ({})],
        ['an unknown name', Array.from({ length: 20 }, () => `nobody-${seed}`), () => ({})],
        [
          'one name, claimed addresses',
          Array.from({ length: 20 }, () => name),
          (at) => ({
            'x-forwarded-for': `203.0.113.${at}`,
            'x-real-ip': `203.0.113.${at}`,
            forwarded: `for=${at}`,
          }),
        ],
      ];
      for (const [what, names, headers] of tries) {
        await clear();
        const statuses = await guess(wire, names, headers);
        const seen = `${what}: ${count(statuses, 401)} let through, ${count(statuses, 429)} throttled`;
        tally.expect(count(statuses, 401) === LOGIN_FAILURES_PER_USER, seen);
        tally.expect(count(statuses, 429) === names.length - LOGIN_FAILURES_PER_USER, seen);
      }
      await clear();
      const spelled = await guess(
        wire,
        Array.from({ length: 20 }, (_, at) => spellings[at % spellings.length] ?? name),
      );
      // A spelling that is no name of anybody's counts for itself.
      tally.expect(
        count(spelled, 401) <= 2 * LOGIN_FAILURES_PER_USER,
        `spellings: ${count(spelled, 401)} let through`,
      );
      const right = await signInOverWire(wire, name);
      tally.expect(right.status === 429, `after the spellings the right password answers ${right.status}`);
      tally.expect(Number(right.headers['retry-after']) > 0, 'no Retry-After');

      await clear();
      const names = Array.from(
        { length: LOGIN_FAILURES_PER_NETWORK + 10 },
        (_, at) => `sprayed-${seed}-${at}`,
      );
      const sprayed = await guess(wire, names);
      tally.expect(count(sprayed, 429) === 10, `spraying: ${count(sprayed, 401)} let through`);

      await clear();
      const cookie = cookieOf(await signInOverWire(wire, name)) ?? '';
      const changes = await Promise.all(
        Array.from({ length: 15 }, async (_, at) => {
          const { status } = await wire.send('/api/auth/password', {
            method: 'PUT',
            headers: { cookie, origin: wire.url, 'content-type': 'application/json' },
            body: JSON.stringify({ currentPassword: `guess ${at}`, newPassword: `${TEST_PASSWORD}!` }),
          });
          return status;
        }),
      );
      tally.expect(count(changes, 429) === 5, `a stolen session guesses: ${changes.join(' ')}`);
      tally.calls += 60 + 20 + names.length + 15;
      await guessFromAfar(behind, name, clear, tally);
      return tally;
    } finally {
      await clear();
      await behind.close();
      await wire.close();
    }
  },
};
