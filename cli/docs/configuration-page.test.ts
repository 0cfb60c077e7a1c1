import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands/commands.js';
import { renderCommands } from './commands-page.js';
import { CONFIGURATION_FILE, renderConfiguration } from './configuration-page.js';

const test = suite('pages written from the program');

test('docs/configuration.md is what the program says; otherwise run npm run docs', () => {
  assert.is(readFileSync(CONFIGURATION_FILE, 'utf8'), renderConfiguration());
});

test('every command has its section', () => {
  const text = renderCommands(commands);
  for (const { path } of commands)
    assert.ok(text.includes(`\n### smops ${path.join(' ')}\n`), path.join(' '));
});

test.run();
