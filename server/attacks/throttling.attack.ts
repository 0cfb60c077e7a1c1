import { LOGIN_FAILURES_PER_ADDRESS, LOGIN_FAILURES_PER_USER } from '@smops/core/users/users.constants.js';
import { TEST_PASSWORD } from '../testing.js';
import { type Attack, Tally } from './attack.js';
import { cookieOf, makeUser, openWire, signInOverWire, type Wire } from './wire.js';

const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

/** Many guesses at once; their statuses. */
const guess = (wire: Wire, names: string[], headers: (at: number) => Record<string, string> = () => ({})) =>
  Promise.all(
    names.map(async (name, at) => (await signInOverWire(wire, name, `guess ${at}`, headers(at))).status),
  );

/**
 * Guessing passwords: however the name is written, from whatever address the headers claim, at once or one by one, known
 * name or not.
 */
export const throttling: Attack = {
  name: 'throttling',
  claim: 'nobody guesses more often than the limit, and the limit says nothing about who exists',
  async run({ app, seed }) {
    const wire = await openWire(app);
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
        ['a name that nobody has', Array.from({ length: 20 }, () => `nobody-${seed}`), () => ({})],
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
        { length: LOGIN_FAILURES_PER_ADDRESS + 10 },
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
      return tally;
    } finally {
      await clear();
      await wire.close();
    }
  },
};
