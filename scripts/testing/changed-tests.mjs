/**
 * Which tests a change reaches, for `npm test -- --changed`: quick proof while one works. What it leaves out is said in
 * CONTRIBUTING.md ("Habits"); all tests run before a change lands.
 */
import { spawnSync } from 'node:child_process';
import { posix } from 'node:path';
import { loads, readGraph } from '../checks/import-graph.mjs';

/** Files that no module imports and that any test may read: a change of these runs everything. */
const FOR_ALL = /^(package(-lock)?\.json|tsconfig.*\.json|scripts\/|\.ci\/|fixtures\/(?!.*\.tsx?$))/;

function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/** The files that differ from the branch `main` (on `main`, from what was last fetched of it), and the new ones. */
export function changedFiles(root) {
  const isMain = git(root, 'branch', '--show-current')?.[0] === 'main';
  const base = git(root, 'merge-base', 'HEAD', isMain ? 'origin/main' : 'main')?.[0] ?? 'HEAD';
  const files = [
    ...(git(root, 'diff', '--name-only', base) ?? []),
    ...(git(root, 'ls-files', '--others', '--exclude-standard') ?? []),
  ];
  return [...new Set(files)];
}

/** All files that these load, at once or later, themselves included. */
function closure(graph, files) {
  const reached = new Set();
  const visit = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { file: to } of loads(graph, file)) if (to !== undefined) visit(to);
  };
  for (const file of files) visit(file);
  return reached;
}

/** What a test runs: what it imports; of a browser's test, also all modules of its folder, which the page loads. */
function modulesOf(graph, { source, isBrowser }) {
  const folder = `${posix.dirname(source)}/`;
  const page = isBrowser ? [...graph.keys()].filter((file) => file.startsWith(folder)) : [];
  return closure(graph, [source, ...page]);
}

/** The tests (of findTests) that a change of these files reaches. */
export function testsOf(root, packages, tests, changed) {
  if (changed.some((file) => FOR_ALL.test(file))) return tests;
  const graph = readGraph(root, packages);
  const isChanged = new Set(changed);
  const has = (pattern) => changed.some((file) => pattern.test(file));
  return tests.filter((test) => {
    const { source, engines } = test;
    if (has(/^migrations\//) && engines.includes('postgres')) return true;
    if (has(/\.md$/) && source.startsWith('cli/docs/')) return true;
    if (source.endsWith('.e2e.test.ts') && has(/^(cli\/|server\/(lifecycle\/|in-process)).*\.tsx?$/))
      return true;
    const isBrowser = /\.browser\.test\.tsx?$/.test(source);
    if (isBrowser && has(/^web\/.*\.(css|html)$/)) return true;
    for (const file of modulesOf(graph, { source, isBrowser })) if (isChanged.has(file)) return true;
    return false;
  });
}
