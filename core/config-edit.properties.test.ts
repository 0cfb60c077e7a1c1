import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from './config.js';
import { changeSetting } from './config-edit.js';
import { parseEntries } from './config-file.js';

const test = suite<{ file: string; env: Record<string, string>; folder: string }>('any value in smops.env');
const RUNS = { numRuns: 60, seed: 20261122 };

test.before((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-values-'));
  context.file = join(context.folder, 'smops.env');
  context.env = { SMOPS_CONFIG_FILE: context.file };
});
test.after(({ folder }) => rmSync(folder, { recursive: true, force: true }));

const sign = fc.oneof(
  fc.constantFrom('"', "'", '`', '\\', '\\n', '#', '=', ' ', '$', '{PORT}', '\t', 'é', '价', '😩'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);
const value = fc.string({ unit: sign, minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');
const line = fc.constantFrom(
  '# kunci "lama"',
  '',
  '  # PORT=1',
  'PORT=4000 # pelabuhan',
  'export SMOPS_TIME_ZONE="Asia/Singapore"',
  "GEMINI_MODEL='gemini # contoh'",
  'PORT="\n4000\n" # di sini',
);
const before = fc
  .uniqueArray(line, { selector: (text) => /\w+(?==)/.exec(text)?.[0] ?? text })
  .map((lines) => lines.join('\n'));

test('a value that is set reads back equal, and every other line stays as it was', ({ file, env }) => {
  fc.assert(
    fc.property(value, before, fc.boolean(), (key, lines, endsLine) => {
      const text = lines === '' || !endsLine ? lines : `${lines}\n`;
      writeFileSync(file, text);
      try {
        changeSetting(env, 'GEMINI_API_KEY', key);
      } catch (error) {
        assert.instance(error, ConfigError);
        assert.is(readFileSync(file, 'utf8'), text);
        assert.match(key, /[\r\n\0]|(?=.*')(?=.*`)(?:.*"|.*\\n)/s);
        return;
      }
      const stored = readFileSync(file, 'utf8');
      assert.is(parseEntries(stored).GEMINI_API_KEY, key);
      assert.ok(stored.startsWith(text));
      changeSetting(env, 'GEMINI_API_KEY', undefined);
      assert.is(readFileSync(file, 'utf8').trimEnd(), text.trimEnd());
      writeFileSync(file, `GEMINI_API_KEY=lama\n${text}`);
      changeSetting(env, 'GEMINI_API_KEY', key);
      assert.is(parseEntries(readFileSync(file, 'utf8')).GEMINI_API_KEY, key);
      assert.ok(readFileSync(file, 'utf8').endsWith(`\n${text}`));
    }),
    RUNS,
  );
});

test.run();
