import type { Connection } from '@smops/core/platform/db/connect.js';
import { openTestDatabase } from '@smops/core/platform/db/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startDatabaseClock } from './start-runtime.js';

const test = suite<{ connection: Connection; warnings: string[] }>('the clock that servers share');

test.before.each(async (context) => {
  context.connection = await openTestDatabase();
  context.warnings = [];
});
test.after.each(async ({ connection }) => await connection.close());

const HOUR_MS = 3_600_000;
const clockOff = (ms: number) => ({ now: () => new Date(Date.now() + ms) });
const loggerInto = (warnings: string[]) => ({
  debug() {},
  info() {},
  warn: (data: object, message: string) => void warnings.push(`${message} ${JSON.stringify(data)}`),
  error() {},
});

for (const off of [HOUR_MS, -HOUR_MS]) {
  test(`a machine ${off / HOUR_MS} h off tells the time of the database it shares, and its log says so`, async ({
    connection,
    warnings,
  }) => {
    const local = clockOff(off);
    const { clock, stop } = await startDatabaseClock(connection, loggerInto(warnings), local);
    stop();
    if (connection.engine === 'embedded') {
      // Its clock is this machine's, and not shared.
      assert.is(clock, local);
      return;
    }
    assert.ok(Math.abs(clock.now().getTime() - Date.now()) < HOUR_MS / 60);
    assert.match(String(warnings), `"seconds":${-off / 1000}`);
  });
}

test('a machine whose clock is right keeps it, without a word', async ({ connection, warnings }) => {
  const { stop } = await startDatabaseClock(connection, loggerInto(warnings), clockOff(0));
  stop();
  assert.equal(warnings, []);
});

test.run();
