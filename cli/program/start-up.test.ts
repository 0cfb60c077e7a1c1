import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('start-up');
const bundle = fileURLToPath(new URL('../bundle/', import.meta.url));

/** What the program loads before it knows its command: the entry and the chunks it imports statically. */
function loadedAtStart(): string {
  const seen = new Set<string>();
  const queue = ['main.js'];
  for (const name of queue) {
    if (seen.has(name)) continue;
    seen.add(name);
    const text = readFileSync(join(bundle, name), 'utf8');
    for (const [, chunk] of text.matchAll(/^(?:import|export) [^;]*?"\.\/([^"]+)";/gm)) {
      queue.push(chunk as string);
    }
  }
  return [...seen].map((name) => readFileSync(join(bundle, name), 'utf8')).join('\n');
}

test('the program starts without zod, React and the readers of comment files: they would double the time', () => {
  const text = loadedAtStart();
  assert.match(text, /node_modules\/commander\//);
  for (const library of ['zod', 'react', 'ink', 'papaparse', 'yoga-layout']) {
    assert.not.match(text, new RegExp(`node_modules/${library}/`), `${library} is loaded at start`);
  }
});

test.run();
