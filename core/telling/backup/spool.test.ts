import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withSpool } from './spool.js';

test('of many backups at once each has a folder of its own, and none stays', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'smops-spool-'));
  try {
    const makeBackups = async (name: number) => {
      for (let turn = 0; turn < 50; turn += 1) {
        await withSpool(dataDir, async (path) => writeFileSync(path, `backup ${name}`, { flag: 'wx' }));
      }
    };
    await Promise.all([1, 2, 3, 4].map(makeBackups));
    assert.equal(readdirSync(dataDir, { recursive: true }), ['spool']);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test.run();
