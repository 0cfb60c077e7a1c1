import { type Attack, Tally } from '../attack.js';
import { makeUser, openWire, signInOverWire } from '../wire.js';

const median = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0;

/**
 * The Mann-Whitney U test's z by the normal approximation: how many standard deviations the ranks of `a` lie from what
 * two samples of one distribution would give (Mann & Whitney 1947).
 */
function rankZ(a: number[], b: number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))];
  all.sort((x, y) => x.value - y.value);
  const rankSum = all.reduce((sum, { isA }, at) => (isA ? sum + at + 1 : sum), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  return (u - mean) / Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
}

/** Whether an answer's time tells if a user exists: the same number of sign-ins of each kind, in turns. */
export const loginTiming: Attack = {
  name: 'login-timing',
  claim: 'a sign-in takes as long for an unknown name, and for a disabled user, as for a wrong password',
  isTimed: true,
  async run({ app, seed, runs }) {
    const wire = await openWire(app);
    const tally = new Tally();
    try {
      const known = `timed-${seed}`;
      const disabled = `timed-off-${seed}`;
      await makeUser(wire, known, 'staff');
      await wire.asOwner('PATCH', `/api/users/${await makeUser(wire, disabled, 'staff')}`, {
        disabled: true,
      });
      const times: Record<'known' | 'unknown' | 'disabled', number[]> = {
        known: [],
        unknown: [],
        disabled: [],
      };
      const names = { known, unknown: `timed-no-${seed}`, disabled };
      const kinds = Object.keys(times) as (keyof typeof times)[];
      const rounds = Math.max(20, 5 * runs);
      for (let round = -5; round < rounds; round++) {
        await app.connection.db.deleteFrom('loginAttempts').execute();
        // The first in a round has a colder cache: they take turns.
        for (const at of kinds.keys()) {
          const kind = kinds[(at + Math.abs(round)) % kinds.length] ?? 'known';
          const started = performance.now();
          const { status } = await signInOverWire(wire, names[kind], 'not the password');
          tally.expect(status === 401, `${kind} answered ${status}`);
          if (round >= 0) times[kind].push(performance.now() - started);
        }
      }
      for (const kind of kinds) times[kind].sort((a, b) => a - b);
      const base = median(times.known);
      tally.notes.push(`wrong password: median ${base.toFixed(2)} ms of ${rounds}`);
      for (const kind of ['unknown', 'disabled'] as const) {
        const z = rankZ(times[kind], times.known);
        const difference = median(times[kind]) / base - 1;
        const text = `${kind}: ${(100 * difference).toFixed(1)}% from it, z = ${z.toFixed(1)}`;
        tally.notes.push(text);
        // Both: with enough samples any machine shows some z, and a busy one some difference.
        tally.expect(Math.abs(z) < 4 || Math.abs(difference) < 0.05, text);
      }
      return tally;
    } finally {
      await wire.close();
    }
  },
};
