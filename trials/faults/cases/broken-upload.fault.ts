import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sandbox } from '@smops/cli/testing.js';
import { apiOf, listAccounts, serverOf } from '../api.js';
import { makeComments } from '../paid-run.js';
import { check, type Fault, untilTrue } from '../scenario.js';
import { checkAccounts } from './struck-import.fault.js';

interface Upload {
  name: string;
  method: 'POST' | 'PUT';
  path: string;
  type: string;
  body: Buffer;
}

const BOUNDARY = 'batas-borang';

function form(file: Buffer): Buffer {
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="komen.json"\r\nContent-Type: application/json\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(field('name', 'Banjir') + field('link', 'https://contoh.example/1') + head),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

const ROWS = 20_000;

function listUploads(seed: number, backup: Buffer): Upload[] {
  const rows = Array.from({ length: ROWS }, (_, row) => `Mei Ling,${row},uji${row}@contoh.example`);
  const csv = Buffer.from(`firstName,lastName,emailAddress\n${rows.join('\n')}\n`);
  const comments = makeComments(5000, seed);
  const run = { comments_data: comments, variables: ['harga'], api_provider: 'local' };
  const json = 'application/json';
  return [
    { name: 'import of a list', method: 'POST', path: '/api/accounts/import', type: 'text/csv', body: csv },
    {
      name: 'comments to analyse',
      method: 'POST',
      path: '/api/fb-analyzer/analyze',
      type: json,
      body: Buffer.from(JSON.stringify(run)),
    },
    {
      name: 'comments to score',
      method: 'POST',
      path: '/api/sentiments/upload',
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      body: form(Buffer.from(JSON.stringify(comments))),
    },
    {
      name: 'backup to restore',
      method: 'POST',
      path: '/api/restore',
      type: 'application/octet-stream',
      body: backup,
    },
  ];
}

/** Sends the first part of an upload, then goes without a word. */
async function sendPart(
  address: string,
  token: string,
  upload: Omit<Upload, 'name' | 'path'>,
  share: number,
): Promise<void> {
  const { hostname, port, pathname, search } = new URL(address);
  const head = [
    `${upload.method} ${pathname}${search} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Authorization: Bearer ${token}`,
    `Content-Type: ${upload.type}`,
    `Content-Length: ${upload.body.length}`,
  ];
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const part = upload.body.subarray(0, Math.floor(upload.body.length * share));
  await new Promise<void>((resolve) => socket.write(part, () => resolve()));
  await sleep(50);
  socket.resetAndDestroy();
}

/** What lies in the data folder beside the database: a half file would be seen. */
const filesOf = ({ data }: Sandbox): string[] =>
  readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(data.length))
    .filter((path) => !path.startsWith('/db/'))
    .sort();

/** The client is gone in mid-upload, at random places of each kind of upload. */
export const brokenUpload: Fault = {
  name: 'client gone in mid-upload',
  claim:
    'nothing of it is kept but whole rows of a list, no half file lies about, the log has no unexpected error',
  times: 20,
  async run({ sandbox, times, random, seed }) {
    const server = await sandbox.serve({ env: { LOG_LEVEL: 'info' } });
    const api = apiOf(sandbox);
    const { url, token } = serverOf(sandbox);
    const saved = join(sandbox.folder, 'sandaran.gz');
    check((await sandbox.run(['backup', saved])).code === 0, 'the backup failed');
    const count = async (path: string) => ((await (await api.get(path)).json()) as unknown[]).length;
    const stored = async () =>
      `${await count('/api/fb-analyzer/tasks')} runs, ${await count('/api/sentiments')} sentiments`;
    const before = await stored();
    const uploads = listUploads(seed, readFileSync(saved));
    const address = await api.post('/api/objects/upload', {});
    const { uploadURL } = (await address.json()) as { uploadURL: string };
    const files = filesOf(sandbox);
    for (let strike = 1; strike <= times; strike++) {
      for (const upload of uploads) await sendPart(`${url}${upload.path}`, token, upload, random());
      const image = { method: 'PUT', type: 'image/png', body: Buffer.alloc(2_000_000, 7) } as const;
      await sendPart(uploadURL, token, image, random());
    }
    const isClean = async () => String(filesOf(sandbox)) === String(files);
    await untilTrue(isClean, 10_000, `no half file (${filesOf(sandbox).filter((f) => !files.includes(f))})`);
    check((await stored()) === before, `there are ${await stored()}, before ${before}`);
    // A list is stored while it comes, whole rows in the file's order; the same file again completes it.
    const begun = await listAccounts(api);
    const given = new Set(Array.from({ length: ROWS }, (_, row) => `uji${row}@contoh.example`));
    check(
      begun.every(({ emailAddress }) => given.has(emailAddress)),
      'a row is stored that the file does not have',
    );
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' };
    const whole = { method: 'POST', headers, body: uploads[0]?.body as Buffer<ArrayBuffer> };
    check((await fetch(`${url}/api/accounts/import`, whole)).status === 200, 'the whole import failed');
    checkAccounts(await listAccounts(api), ROWS);
    check((await api.get('/readyz')).status === 200, 'the server is not ready');
    server.child.kill('SIGTERM');
    const { code, stderr } = await server.ended;
    check(code === 143, `the server ended with ${code}`);
    const complaint = stderr.split('\n').find((line) => /"level":50|unexpected/.test(line));
    check(complaint === undefined, `the log says ${complaint?.slice(0, 500)}`);
    return `${times * (uploads.length + 1)} uploads of ${uploads.length + 1} kinds broken off: ${before}, ${begun.length} of ${ROWS} rows of the list, then all; no half file`;
  },
};
