/**
 * Holds that every regular expression of the product takes time in proportion to its text: strangers may write the text
 * (a stranger's comment, a header, a file) could otherwise stop a process with it. Prints `file:line: …` for each one
 * that does not; run alone or by `npm run check`. Sound patterns are remembered in `.build/`.
 *
 * Read are literals and `RegExp(…)` of constant text; of a template each `${…}` counts as a letter. A pattern that must
 * stay as it is has a comment `slow-regex: REASON` on its line or the line before.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { filesBelow } from '../setup/outputs.mjs';
import { isTest } from './check-imports.mjs';

const PACKAGES = ['core', 'server', 'cli', 'web'];
const SKIPPED = new Set(['node_modules', 'dist']);
const EXCUSE = /^[\s*]*slow-regex: *\S/;
/** A judgement takes seconds at most; a slow machine must not change it. */
const TIMEOUT_MS = 120_000;

/** The constant text of an argument, or undefined. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? '').join('a');
}

/** The regular expression that a node of the syntax tree makes: `{ source, flags }`, or undefined. */
function regexOf(node) {
  if (node.type === 'Literal' && node.regex) return { source: node.regex.pattern, flags: node.regex.flags };
  if (!/^(New|Call)Expression$/.test(node.type) || node.callee.name !== 'RegExp') return undefined;
  const [source, flags] = node.arguments.map(textOf);
  return source === undefined ? undefined : { source, flags: flags ?? '' };
}

/** Every regular expression of a source text: `{ source, flags, line, isExcused }`, in their order. */
export function readRegexes(file, text) {
  const { program, comments, errors } = parseSync(file, text, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  const excused = new Set();
  for (const { value, end } of comments)
    if (EXCUSE.test(value)) excused.add(lineAt(end)).add(lineAt(end) + 1);
  const found = [];
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    const regex = typeof node.type === 'string' ? regexOf(node) : undefined;
    if (regex !== undefined) {
      const line = lineAt(node.start);
      found.push({ ...regex, line, isExcused: excused.has(line) });
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(program.body);
  return found;
}

/** Nothing in it repeats: its work per place of the text is bounded. */
const isFixed = ({ source }) => !/[*+{]/.test(source);

/** recheck with its program for this machine, else (three times slower) in JavaScript; never with Java. */
function loadRecheck() {
  const require = createRequire(import.meta.url);
  const system = process.platform === 'darwin' ? 'macos' : process.platform;
  let backend = 'pure';
  try {
    const folder = dirname(require.resolve(`recheck-${system}-${process.arch}/package.json`));
    if (spawnSync(join(folder, 'recheck'), ['--help']).error === undefined) backend = 'native';
  } catch {
    // There is none for this machine.
  }
  process.env.RECHECK_BACKEND = backend;
  return { check: require('recheck').check, version: require('recheck/package.json').version };
}

/** The patterns that an earlier run of the same recheck has found sound. */
function readRemembered(path, version) {
  try {
    const { recheck, sound } = JSON.parse(readFileSync(path, 'utf8'));
    return new Set(recheck === version ? sound : []);
  } catch {
    return new Set();
  }
}

function describe({ status, complexity, attack, error }) {
  if (status === 'unknown')
    return `it cannot be told how long it takes (${error?.kind}): write it more simply`;
  return `takes too long (${complexity.summary}), for example on ${attack.pattern}`;
}

/** Every pattern below `root` that may take more than linear time: `{ file, line, rule }`, by file and line. */
export async function checkRegexes(root) {
  const places = new Map();
  for (const name of PACKAGES) {
    for (const path of filesBelow(join(root, name), SKIPPED)) {
      const file = posix.join(name, path.replaceAll('\\', '/'));
      if (!/\.(tsx?|mjs)$/.test(file) || file.endsWith('.d.ts') || isTest(file)) continue;
      for (const regex of readRegexes(file, readFileSync(join(root, file), 'utf8'))) {
        if (regex.isExcused || isFixed(regex)) continue;
        const key = `/${regex.source}/${regex.flags}`;
        if (!places.has(key)) places.set(key, []);
        places.get(key).push({ ...regex, file });
      }
    }
  }
  const { check, version } = loadRecheck();
  const memory = join(root, '.build', 'sound-regexes.json');
  const remembered = readRemembered(memory, version);
  const sound = [];
  const problems = [];
  for (const [key, found] of places) {
    const [{ source, flags }] = found;
    const verdict = remembered.has(key)
      ? { status: 'safe' }
      : await check(source, flags, { timeout: TIMEOUT_MS });
    if (verdict.status === 'safe') sound.push(key);
    else
      for (const { file, line } of found) problems.push({ file, line, rule: `${key} ${describe(verdict)}` });
  }
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify({ recheck: version, sound }));
  return problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = await checkRegexes(process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url)));
  for (const { file, line, rule } of problems) process.stdout.write(`${file}:${line}: ${rule}\n`);
  // recheck's program would keep this one alive.
  process.exit(problems.length > 0 ? 1 : 0);
}
