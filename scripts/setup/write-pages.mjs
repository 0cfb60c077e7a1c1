/** Writes the pages of the help that are made from the program and from what was measured into `.build/docs`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPerformance } from '../performance/performance-page.mjs';
import { root } from './setup.mjs';

const load = (file) => import(pathToFileURL(join(root, 'cli/dist', file)).href);
const { commands } = await load('commands/commands.js');
const { renderCommands } = await load('docs/commands-page.js');

const folder = join(root, '.build/docs');
mkdirSync(folder, { recursive: true });
for (const [name, text] of [
  ['commands.md', renderCommands(commands)],
  ['performance.md', renderPerformance()],
]) {
  const path = join(folder, name);
  // The dashboard is built for a page that says something else, not for one that is newer.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
