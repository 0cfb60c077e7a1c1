import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('start-up');
const bundle = fileURLToPath(new URL('../bundle/', import.meta.url));

/** What a chunk loads at once: itself and the chunks it imports statically. */
function loadedWith(entry: string): string {
  const seen = new Set<string>();
  const queue = [entry];
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
  const text = loadedWith('main.js');
  assert.match(text, /node_modules\/commander\//);
  for (const library of ['zod', 'react', 'ink', 'papaparse', 'yoga-layout']) {
    assert.not.match(text, new RegExp(`node_modules/${library}/`), `${library} is loaded at start`);
  }
});

test('the application starts without the words of the local engine: its thread has them, and twice they cost half a second', () => {
  const name = readdirSync(bundle).find((file) => /^in-process-\w+\.js$/.test(file)) ?? '';
  const text = loadedWith(name);
  assert.match(text, /core\/dist\/analysis\/analyzer\/worker\/worker\.js/);
  for (const part of [
    'reader/read',
    'tags/concepts',
    'tags/match',
    'phrases/phrase-index',
    'sentiment/lexicon',
  ]) {
    assert.not.match(text, new RegExp(`^// .*core/dist/engine/${part}\\.js`, 'm'), `${part} is loaded`);
  }
});

test.run();
