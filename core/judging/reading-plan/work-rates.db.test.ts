import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { textKeyOf } from '../../comments/text-key.node.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { measureReading, measureRuns } from './work-rates.repository.js';

const test = suite<{ connection: Connection }>('how long work takes, as measured');

test.before(async (context) => {
  context.connection = await openTestDatabase();
});
test.after(async ({ connection }) => await connection.close());

/** Judgements of one person, a number of seconds after nine o'clock. */
const judgements = (person: string, seconds: readonly number[], more: { machineVisible?: boolean } = {}) =>
  seconds.map((second, at) => ({
    person,
    personName: person,
    isPerson: true,
    variableKey: 'name:banjir',
    textKey: textKeyOf(`Air naik ${person} ${at}`),
    verdict: 'yes' as const,
    origin: 'drawn' as const,
    machineVisible: false,
    runId: null,
    judgedAt: new Date(Date.UTC(2026, 10, 20, 9, 0, second)),
    ...more,
  }));

test('without any reading or run nothing is measured', async ({ connection: { db } }) => {
  assert.equal(await measureReading(db), { seconds: null, reads: 0 });
  assert.equal(await measureRuns(db, 'local'), { seconds: null, costUsd: null, runs: 0 });
});

test('the median time between two comments of one person, without pauses, files and judgements in sight of the tags', async ({
  connection: { db },
}) => {
  const rows = [
    // 8, 10 and 30 seconds; then a pause of an hour, and 9 seconds.
    ...judgements('user:1', [0, 8, 18, 48, 3648, 3657]),
    // A file that was filled in comes at once.
    ...judgements('user:2', [100, 100, 100]),
    ...judgements('user:3', [0, 2, 4, 6, 8], { machineVisible: true }),
  ];
  await db.insertInto('judgements').values(rows).execute();
  assert.equal(await measureReading(db), { seconds: 9.5, reads: 4 });
});

test.run();
