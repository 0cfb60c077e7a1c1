import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

const test = suite<{ folder: string; server: RunningServer }>('smops proof and smops check-proof');
test.before(async (context) => {
  Object.assign(context, await serveCommandFolder());
  const { folder } = context;
  writeFileSync(
    join(folder, 'komen.json'),
    JSON.stringify(
      Array.from({ length: 60 }, (_, at) => ({ message: at % 4 ? `Cuaca baik ${at}` : `Banjir ${at}` })),
    ),
  );
  await smops(folder, 'analyze', join(folder, 'komen.json'), '--var', 'banjir', '--provider', 'local');
  await smops(folder, 'read', 'last', '--draw', '20');
});
test.after(removeCommandFolder);

const smops = (folder: string, ...argv: string[]) => runCommand(commands, argv, { env: envOf(folder) });

test('it writes a file that holds, and says its fingerprint', async ({ folder }) => {
  const file = join(folder, 'bukti.ndjson');
  const made = await smops(folder, 'proof', 'last', '--out', file);
  assert.is(made.code, 0);
  assert.match(made.out, /Anyone can check it with smops check-proof/);
  const [fingerprint] = /[0-9a-f]{64}/.exec(made.out) ?? [];
  const checked = await smops(folder, 'check-proof', file, '--comments', join(folder, 'komen.json'));
  assert.is(checked.code, 0, checked.out);
  assert.match(checked.out, /all 20 drawn texts are among these comments/);
  assert.match(checked.out, /they are the comments that its seed draws/);
  assert.match(checked.out, /The proof holds: \d+ figures of 1 run/);
  assert.match(checked.out, fingerprint ?? 'none');
});

test('a file that was changed ends with 3 and names the line; a proof of other comments too', async ({
  folder,
}) => {
  const file = join(folder, 'ubah.ndjson');
  await smops(folder, 'proof', 'last', '--out', file);
  const other = join(folder, 'lain.json');
  writeFileSync(other, JSON.stringify([{ message: 'Komen orang lain' }]));
  const foreign = await smops(folder, 'check-proof', file, '--comments', other, '--json');
  assert.is(foreign.code, 3);
  assert.match(JSON.parse(foreign.out).problems[0], /20 of 20 drawn texts are not among these comments/);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"answered":60', '"answered":61'));
  const changed = await smops(folder, 'check-proof', file);
  assert.is(changed.code, 3);
  assert.match(changed.out, /Line 2 was changed after the proof was made: a run and what was counted of it/);
  assert.match(changed.out, /The proof does not hold: 1 problem\./);
});

test('a file that is none, and one that is not there, are refused', async ({ folder }) => {
  const none = await smops(folder, 'check-proof', join(folder, 'komen.json'));
  assert.is(none.code, 3);
  assert.match(none.out, /no proof of smops/);
  const missing = await smops(folder, 'check-proof', join(folder, 'tiada.ndjson'));
  assert.is.not(missing.code, 0);
  assert.match(missing.err, /tiada\.ndjson/);
});

test.run();
