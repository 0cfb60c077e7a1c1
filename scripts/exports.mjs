/**
 * `npm run exports [-- FOLDER]`: writes the sample exports of the known tools into a folder (`exports/` by default), each file
 * with its truth beside it: `<file>.truth.json` says the comments that stand in it and which fields the file holds.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, root } from './setup/setup.mjs';

prepare(['installed', 'compiled']);
const load = (file) => import(pathToFileURL(join(root, 'core/dist/comments/exports', file)).href);
const { exportFiles } = await load('export-kinds.js');
const { SAID } = await load('said.js');
const folder = resolve(process.argv[2] ?? 'exports');
mkdirSync(folder, { recursive: true });
const files = exportFiles();
for (const { fileName, bytes, holds, precision, leftOut } of files) {
  writeFileSync(join(folder, fileName), bytes);
  const truth = { holds, timePrecisionSeconds: precision, postsAndNotices: leftOut, comments: SAID };
  writeFileSync(join(folder, `${fileName}.truth.json`), `${JSON.stringify(truth, null, 2)}\n`);
}
process.stdout.write(`wrote ${files.length} exports with their truth into ${folder}\n`);
