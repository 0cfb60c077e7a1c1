import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnalysisResultsInput } from '@smops/core/judging/results/results.schemas.js';
import { createClient } from '@smops/server/client/client.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chosenComments, writeExport } from './results.js';

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

test('all comments of a long run come in few pages: the server sorts the run for each', async () => {
  const total = 12_000;
  const limits: number[] = [];
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams;
    const limit = Number(query.get('limit'));
    limits.push(limit);
    const first = Number(query.get('after') ?? -1) + 1;
    const last = Math.min(first + limit, total) - 1;
    const comments = Array.from({ length: last - first + 1 }, (_, at) => ({ number: first + at + 1 }));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ results: { comments }, next: last + 1 < total ? last : null }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const choice = { order: 'reactions' } as const;
    const { chosen } = await chosenComments(
      createClient({ baseUrl }),
      'abc',
      choice,
      Number.POSITIVE_INFINITY,
    );
    assert.is(chosen.length, total);
    assert.is(chosen.at(-1)?.number, total);
    assert.ok(limits.length <= 3, `${limits.length} pages`);
    for (const limit of limits) AnalysisResultsInput.shape.limit.parse(limit);
  } finally {
    await new Promise((done) => server.close(done));
  }
});

test.run();
