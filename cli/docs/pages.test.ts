import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands/commands.js';
import { generatedPages } from './pages.js';

const test = suite('generated pages');

test('the committed pages are what the program says; otherwise run npm run docs', () => {
  for (const [path, text] of Object.entries(generatedPages()))
    assert.is(readFileSync(path, 'utf8'), text, `${path} is out of date: npm run docs`);
});

test('every command has its section', () => {
  const text = Object.values(generatedPages()).join('\n');
  for (const { path } of commands)
    assert.ok(text.includes(`\n### smops ${path.join(' ')}\n`), path.join(' '));
});

test.run();
