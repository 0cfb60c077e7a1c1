import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { makePostgresDatabase } from '@smops/core/platform/db/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Sandbox } from '../testing.js';

const test = suite('a PostgreSQL that falls silent');

/** Stands between smops and its PostgreSQL; after `fallSilent` no byte comes through, and no connection is closed. */
async function openGate(target: URL) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const gate = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('data', (bytes) => {
        if (!isSilent) to.write(bytes);
      });
      from.on('close', () => {
        sockets.delete(from);
        if (!isSilent) to.destroy();
      });
    }
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((gate.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      gate.close();
      await once(gate, 'close');
    },
  };
}

test('SIGTERM ends the server all the same, in the middle of an analysis', async () => {
  // The embedded database is no other program.
  if (process.env.SMOPS_TEST_ENGINE !== 'postgres') return;
  const sandbox = new Sandbox();
  const database = await makePostgresDatabase();
  const gate = await openGate(new URL(database.url));
  try {
    const server = await sandbox.serve({ env: { DATABASE_URL: gate.url } });
    const file = join(sandbox.folder, 'komen.ndjson');
    const line = (at: number) => JSON.stringify({ message: `Banjir di Kampung Baru, hari ke-${at}` });
    writeFileSync(file, Array.from({ length: 20_000 }, (_, at) => line(at)).join('\n'));
    const started = await sandbox.run(['analyze', file, '--var', 'banjir', '--detach', '--yes']);
    assert.is(started.code, 0, started.stderr);
    gate.fallSilent();
    server.child.kill('SIGTERM');
    const { code, signal, stderr } = await server.ended;
    assert.equal({ code, signal }, { code: 143, signal: null }, stderr);
  } finally {
    await sandbox.end();
    await gate.close();
    await database.drop();
  }
});

test.run();
