import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Call } from '../program/command.js';
import { writeReport } from '../runs/report-file.js';
import { RejectsFile } from '../sentiments/rejects.js';
import { saveBody } from './save-body.js';

const test = suite<{ folder: string; umask: number }>('files that commands write');

const TEXT = 'Jalan berlubang depan sekolah 😡';

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-output-'));
  // As on most machines: without a mode of its own a new file can be read by everybody.
  context.umask = process.umask(0o022);
});
test.after.each(({ folder, umask }) => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

const io = { err() {} } as unknown as Call['io'];
const WRITERS: Record<string, (path: string) => Promise<void>> = {
  '--out of a list': (path) => saveBody(io, new Response(TEXT), path),
  '--out of a report': (path) =>
    writeReport({ io, json: true } as Call, { path, format: 'csv' }, async () => new Response(TEXT)),
  '--errors': async (path) => {
    const file = await RejectsFile.open(path);
    await file.write([{ file: 'komen.ndjson', line: 1, field: null, message: TEXT }]);
    await file.close();
  },
};

test('their owner alone can read them, also where a file of that name was for everybody', async ({
  folder,
}) => {
  for (const [what, write] of Object.entries(WRITERS)) {
    for (const wasThere of [false, true]) {
      const path = join(folder, `${what}${wasThere ? ' lama' : ''}.csv`);
      if (wasThere) {
        writeFileSync(path, 'lama');
        chmodSync(path, 0o644);
      }
      await write(path);
      assert.is((statSync(path).mode & 0o777).toString(8), '600', path);
      const text = readFileSync(path, 'utf8');
      assert.ok(text.includes(TEXT) && !text.includes('lama'), text);
    }
  }
});

test.run();
