import { unzipSync } from 'fflate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { zip } from './zip.mjs';

const test = suite('the zip file for Windows');
const bytes = (text) => new TextEncoder().encode(text);
const FILES = [
  ['smops/smops.cmd', bytes('@echo off\r\n')],
  ['smops/fail/评论.txt', bytes('banjir '.repeat(1000))],
];

test('has the same bytes whatever order the files are found in, and whatever the time zone is', () => {
  const before = process.env.TZ;
  const made = ['Asia/Kuala_Lumpur', 'America/New_York', 'UTC'].flatMap((zone) => {
    process.env.TZ = zone;
    return [zip(FILES), zip([...FILES].reverse())];
  });
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
  for (const one of made) assert.equal(Buffer.from(one), Buffer.from(made[0]));
});

test('holds the files with their names in every script', () => {
  const found = unzipSync(zip(FILES));
  assert.equal(Object.keys(found).sort(), ['smops/fail/评论.txt', 'smops/smops.cmd']);
  assert.is(new TextDecoder().decode(found['smops/smops.cmd']), '@echo off\r\n');
});

test.run();
