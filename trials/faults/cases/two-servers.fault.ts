import { apiOf } from '../api.js';
import { check, type Fault } from '../scenario.js';

/** Two servers start on one empty database at once: one migrates, both serve. */
export const twoServers: Fault = {
  name: 'two servers migrate one empty PostgreSQL at once',
  claim: 'both are ready and serve the same data',
  times: 1,
  needsPostgres: true,
  async run({ sandbox, databaseUrl }) {
    check(databaseUrl !== undefined, 'there is no PostgreSQL');
    const env = { DATABASE_URL: databaseUrl };
    const elsewhere = { ...env, SMOPS_DATA_DIR: `${sandbox.data}-second` };
    const [first, second] = await Promise.all([sandbox.serve({ env }), sandbox.serve({ env: elsewhere })]);
    const made = await apiOf(sandbox).post('/api/accounts', {
      firstName: 'Kumar',
      lastName: 'Contoh',
      emailAddress: 'kumar@contoh.example',
    });
    check(made.status === 201, `the first server answered ${made.status}`);
    const seen = await apiOf({ ...sandbox, data: elsewhere.SMOPS_DATA_DIR } as typeof sandbox).get(
      '/api/accounts',
    );
    check((await seen.text()).includes('kumar@contoh.example'), 'the second server does not see it');
    for (const server of [first, second]) {
      server.child.kill('SIGTERM');
      check((await server.ended).code === 143, 'a server did not end as told');
    }
    return 'both ready, one account seen by both';
  },
};
