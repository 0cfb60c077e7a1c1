import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readRegexes } from './check-regexes.mjs';

const SCRIPT = fileURLToPath(new URL('./check-regexes.mjs', import.meta.url));

const regexes = suite('checkRegexes');

regexes.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'smops-regexes-'));
});
regexes.after.each(({ root }) => rmSync(root, { recursive: true }));

/** What the step says about these files (path to text), and its exit code. */
function check(root, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, root], { encoding: 'utf8' });
  assert.is(stderr, '');
  return { status, said: stdout.split('\n').filter((line) => line !== '') };
}

regexes('names each pattern that takes more than linear time, with its place and an example', ({ root }) => {
  const { status, said } = check(root, {
    'core/blank.ts': String.raw`export const isBlank = (s: string) =>
  /^(?:\s|\uFEFF)*$/u.test(s);`,
    'server/accept.ts': String.raw`export const parts = (s: string) => s.split(/\s*;\s*/);`,
    'cli/names.tsx': 'export const nested = new RegExp("^(a+)+$", "i");\nexport const word = /^[a-z]+$/;',
    'web/blocks.ts': `export const of = (n: string) => RegExp(\`<\${n}>.*?</\${n}>\`, "g");`,
    'core/fixed.ts': 'export const date = /^\\d{4}-\\d\\d-\\d\\d$/;',
    'core/blank.test.ts': 'export const ofTest = /(a+)+$/;',
  });
  assert.is(status, 1);
  assert.is(said.length, 4, said.join('\n'));
  assert.match(
    said[0],
    /^cli\/names\.tsx:1: \/\^\(a\+\)\+\$\/i takes too long \(exponential\), for example on '/,
  );
  assert.match(said[1], /^core\/blank\.ts:2: .* \(exponential\)/);
  assert.match(said[2], /^server\/accept\.ts:1: .* \(2nd degree polynomial\)/);
  assert.match(said[3], /^web\/blocks\.ts:1: \/<a>\.\*\?<\/a>\/g .* \(2nd degree polynomial\)/);
});

regexes('remembers sound patterns only, and judges a bad one again', ({ root }) => {
  const files = { 'core/a.ts': 'export const [word, bad] = [/^[a-z]+$/, /a+b+$/];' };
  assert.is(check(root, files).status, 1);
  const { sound } = JSON.parse(readFileSync(join(root, '.build/sound-regexes.json'), 'utf8'));
  assert.equal(sound, ['/^[a-z]+$/']);
  assert.is(check(root, files).status, 1);
  assert.equal(check(root, { 'core/a.ts': 'export const word = /^[a-z]+$/;' }), { status: 0, said: [] });
});

regexes('leaves a pattern whose comment gives a reason', ({ root }) => {
  const excused = '// slow-regex: our own data file, read once\nexport const a = /\\s+$/;';
  assert.equal(check(root, { 'core/a.ts': excused }), { status: 0, said: [] });
  assert.is(check(root, { 'core/a.ts': excused.replace(/: .*/, ':') }).status, 1);
});

regexes('reads literals and constant text wherever they stand, not what is put together', () => {
  const text = [
    'const a = { b: [/x+/g] };',
    'new RegExp("y\\\\d+");',
    'RegExp(`z+`, "u");',
    'const of = (s: string) => new RegExp(s);',
  ].join('\n');
  assert.equal(
    readRegexes('a.ts', text).map(({ source, flags, line }) => [source, flags, line]),
    [
      ['x+', 'g', 1],
      ['y\\d+', '', 2],
      ['z+', 'u', 3],
    ],
  );
});

regexes.run();
