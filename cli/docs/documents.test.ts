import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands/commands.js';
import { NOUNS } from '../help/nouns.js';
import { optionsOf } from '../options/common-options.js';
import { blocksOf, documents, readDocument, root } from './testing.js';

const test = suite('README and docs');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Documents whose names, links and commands are checked. */
const all = () => [...documents(), 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'];

/** A call of smops, perhaps after variables, or by npm; then its words up to a redirection. */
const BEGINNING =
  /^(?:\$ )?(?:[A-Z_]+=\S+ )*(?:\S*npx --no-install |npm run (?:-s )?)?smops(?: --)? ([^<>)]+)/;

/** Command lines of smops in a text: code in a sentence, and lines of blocks. */
function smopsLines(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span as string);
  const lines = [...text.matchAll(/^```\S*\n([\s\S]*?)^```$/gm)].flatMap(([, block]) =>
    (block as string).split('\n'),
  );
  return [...code, ...lines]
    .flatMap((line) => line.split(/&&|\||;|\$\(|<\(/))
    .flatMap((part) => BEGINNING.exec(part.trim())?.[1] ?? []);
}

/** What is wrong with the words after `smops`; undefined for a command that exists with these options. */
function problemOf(line: string): string | undefined {
  const words = line.replaceAll(/"[^"]*"|'[^']*'/g, 'x').split(/\s+/);
  const first = words.find((word) => !word.startsWith('-'));
  if (first === undefined || /^[A-Z…[]/.test(first) || first === 'help') return undefined;
  const specs = commands.filter(({ path }) => path[0] === first);
  if (specs.length === 0) return `there is no command ${first}`;
  const spec = specs.find(({ path }) => path.every((word, at) => words[at] === word));
  if (spec === undefined)
    return words.length === 1 && first in NOUNS ? undefined : `there is no command ${line}`;
  const known = optionsOf(spec).flatMap(({ flags }) => flags.match(/--?[a-zA-Z][\w-]*/g) ?? []);
  const wrong = words
    .filter((word) => /^--?[a-zA-Z]/.test(word))
    .find((word) => !known.includes(word.split('=')[0] as string));
  return wrong === undefined || wrong === '--help'
    ? undefined
    : `smops ${spec.path.join(' ')} has no option ${wrong}`;
}

test('every command that they name exists, with its options', () => {
  const lines = all().flatMap((name) => smopsLines(readDocument(name)).map((line) => ({ name, line })));
  assert.ok(lines.length > 100, 'commands are found');
  const problems = lines.flatMap(({ name, line }) => {
    const problem = problemOf(line);
    return problem === undefined ? [] : [`${name}: ${problem} (smops ${line})`];
  });
  assert.equal(problems, []);
});

test('every npm script that they name exists', () => {
  for (const name of all())
    for (const [, script = ''] of readDocument(name).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g))
      assert.ok(manifest.scripts[script] !== undefined, `${name}: npm run ${script}`);
});

test('every link between them leads to a file, and every screenshot is shown and small', () => {
  const shown = new Set<string>();
  for (const name of all())
    for (const [, target = ''] of readDocument(name).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const path = join(root, dirname(name), target);
      assert.ok(existsSync(path), `${name} links to ${target}`);
      if (path.endsWith('.png')) shown.add(path);
    }
  assert.ok(shown.size > 0);
  for (const path of shown) assert.ok(statSync(path).size < 150_000, path);
});

test('every block says what language it is in, so that commands are run by a test', () => {
  for (const name of documents())
    for (const { line, language, document } of blocksOf(name))
      assert.ok(language !== '', `${document}:${line}`);
});

test('the README has at most 100 lines, and its frame of the terminal is a real one', () => {
  const readme = readDocument('README.md');
  assert.ok(readme.split('\n').length <= 101);
  const frame = readFileSync(join(root, 'cli/tui/frames/accounts.txt'), 'utf8');
  const block = blocksOf('README.md').find(({ language }) => language === 'text');
  for (const line of block?.text.trimEnd().split('\n') ?? []) assert.ok(frame.includes(line), line);
});

/** The sources of a folder, without what is built. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['dist', 'node_modules'].includes(entry.name) ? [] : sources(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

test('comments and messages of the code name only documents that are in the repository', () => {
  const folders = ['core', 'server', 'cli', 'web', 'fixtures', 'trials', 'scripts'].map((name) =>
    join(root, name),
  );
  const missing = folders
    .flatMap(sources)
    .flatMap((path) =>
      (readFileSync(path, 'utf8').match(/(?<![\w./'"`-])(?:docs\/)?[a-zA-Z-]+\.md\b/g) ?? [])
        .filter((name) => !existsSync(join(root, name)) && !existsSync(join(root, 'docs', name)))
        .map((name) => `${path.slice(root.length)}: ${name}`),
    );
  assert.equal(missing, []);
});

test.run();
