/**
 * How fast and how flat the streaming reader is: 200 MB against one JSON.parse of the same file in the same run, and
 * the memory that 600 MB take. Must reach 0.5 x JSON.parse and at most 150 MB of growth; exits with 1 otherwise.
 */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRowsOfFile } from './row-stream.node.js';

const PAIRS = 3;
const LEAST_RATIO = 0.5;
const MOST_GROWTH_MB = 150;
const TEXTS = [
  'Harga barang naik lagi, macam mana rakyat nak berjimat cermat?',
  '价格又涨了，薪水却没有涨 😩',
  'Flood again in Klang. "Pump will be repaired soon", they said last year too.',
  'Setuju 100%! Parking pun susah, tol pun naik 👍',
];

function rowsText(count: number, indent?: number): string {
  const rows = Array.from({ length: count }, (_, index) => ({
    comment_id: `Y29tbWVudDo${index}`,
    user_name: `Pembaca ${index % 977}`,
    comment_text: `${TEXTS[index % TEXTS.length]} ${index}`,
    num_likes: index % 113,
    num_replies: 0,
    date_created: '2026-03-02T01:15:09.000Z',
    parent_comment_id: index % 4 === 0 ? null : `Y29tbWVudDo${index - 1}`,
    type: 'comment',
  }));
  return JSON.stringify(rows, null, indent).slice(1, -1);
}

function writeList(path: string, megabytes: number, block: string): number {
  const file = openSync(path, 'w');
  const bytes = Buffer.from(block);
  writeSync(file, '[');
  let size = 1;
  for (let first = true; size < megabytes * 1e6; first = false) {
    if (!first) writeSync(file, ',');
    size += writeSync(file, bytes) + 1;
  }
  writeSync(file, ']');
  closeSync(file);
  return statSync(path).size / 1e6;
}

async function streamed(path: string): Promise<{ rows: number; peakBytes: number }> {
  let rows = 0;
  let peakBytes = 0;
  for await (const chunk of readRowsOfFile(path)) {
    rows += chunk.rows.length;
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  }
  return { rows, peakBytes };
}

async function seconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const print = (line: string) => process.stdout.write(`${line}\n`);

async function compare(path: string, megabytes: number, name: string): Promise<number> {
  const ratios: number[] = [];
  const speeds: number[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const parse = await seconds(() => JSON.parse(readFileSync(path, 'utf8')));
    const stream = await seconds(() => streamed(path));
    ratios.push(parse / stream);
    speeds.push(megabytes / stream);
  }
  const ratio = median(ratios);
  print(
    `${name}: ${median(speeds).toFixed(0)} MB/s, ${ratio.toFixed(2)} x JSON.parse (at least ${LEAST_RATIO})`,
  );
  return ratio;
}

const folder = mkdtempSync(join(tmpdir(), 'smops-bench-'));
try {
  const path = join(folder, 'comments.json');
  const large = writeList(path, 600, rowsText(10_000));
  const before = process.memoryUsage.rss();
  const { rows, peakBytes } = await streamed(path);
  const growth = (peakBytes - before) / 1_048_576;
  print(
    `${large.toFixed(0)} MB, ${rows} rows: memory grows by ${growth.toFixed(0)} MB (at most ${MOST_GROWTH_MB})`,
  );
  const compact = await compare(path, writeList(path, 200, rowsText(10_000)), '200 MB on one line');
  const pretty = await compare(path, writeList(path, 200, rowsText(10_000, 2)), '200 MB indented');
  if (growth > MOST_GROWTH_MB || Math.min(compact, pretty) < LEAST_RATIO) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
