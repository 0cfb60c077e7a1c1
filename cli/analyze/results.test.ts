import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@smops/server/client/client.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeExport } from './results.js';

const test = suite('the file of a run');
const CSV = 'number,content\r\n1,Jalan berlubang 🕳️\r\n2,太贵了\r\n';
const io = { out() {}, err() {} } as never;

/** A server that breaks off the first `broken` transfers in the middle. */
async function withServer(broken: number, work: (url: string) => Promise<void>): Promise<number> {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    response.writeHead(200, { 'content-type': 'text/csv', 'content-length': Buffer.byteLength(CSV) });
    if (calls > broken) response.end(CSV);
    else response.write(CSV.slice(0, 20), () => request.socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await new Promise((done) => server.close(done));
  }
  return calls;
}

test('a transfer that breaks off is made again, and the file is whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'smops-export-'));
  const out = join(folder, 'tanda.csv');
  try {
    const calls = await withServer(2, (baseUrl) =>
      writeExport(io, createClient({ baseUrl }), 'abc', 'csv', out),
    );
    assert.is(calls, 3);
    assert.is(readFileSync(out, 'utf8'), CSV);
    assert.equal(readdirSync(folder), ['tanda.csv']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('one that always breaks off ends with its reason and leaves no file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'smops-export-'));
  try {
    let failure: unknown;
    await withServer(99, async (baseUrl) => {
      failure = await writeExport(
        io,
        createClient({ baseUrl }),
        'abc',
        'csv',
        join(folder, 'tanda.csv'),
      ).catch((error: unknown) => error);
    });
    assert.ok(failure instanceof Error);
    assert.equal(readdirSync(folder), []);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.run();
