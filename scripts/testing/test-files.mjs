/** Which test files there are, what is wrong with them before they run, and how each is run. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../setup/outputs.mjs';

const SKIPPED = new Set(['node_modules', 'dist']);
const NEEDS_DATABASE = /\.(service|routes|repository|db|command|tui|browser)\.test\.tsx?$/;
/**
 * What the embedded database must do as PostgreSQL does, run on both in every run: repositories, locks, transactions,
 * crashes, backup, restore, migrations, and the routes of each domain.
 */
const CONTRACT =
  /\.(repository|db)\.test\.tsx?$|^core\/(telling\/backup|platform\/db)\/|^server\/routes\/(?:lists\/tasks|analysis\/(?:runs|codebooks|sentiments)|judging\/judgements|system\/auth)\.routes\.test\.ts$/;
const LONG = /\.(browser|e2e)\.test\.(tsx?|mjs)$/;
/**
 * Files that share processes that live on: all but those of whole programs, those about a language of the terminal UI,
 * whose modules are loaded in one language for good, and the runner's own.
 */
const SHARED = /^(?!cli\/tui\/languages\/|scripts\/)(?!.*\.e2e\.test\.tsx?$)/;
/**
 * Why a test file would pass without testing what it says, or undefined. uvu runs only suites that are told to, and
 * with `only` it forgets the others.
 */
export function findProblem(text) {
  const code = text.replace(/\s*((^|\n)[ \t]*\/\/[^\n]*|\/\*(?:(?!\*\/)[\s\S])*\*\/)?\s*$/, '');
  if (!/\.run\(\);?(\s*\}\)?;?)*$/.test(code))
    return 'does not end with .run(): uvu would run none of its tests';
  const suites = [...text.matchAll(/\b(?:const|let)\s+(\w+)\s*=\s*suite\(/g)].map((match) => match[1]);
  for (const name of [...suites, 'test']) {
    if (name !== 'test' && !text.includes(`${name}.run()`)) return `the suite ${name} is never run`;
    if (new RegExp(`\\b${name}\\.only\\(`).test(text)) return `${name}.only() leaves out the other tests`;
  }
  return undefined;
}

/**
 * Every test file of the packages and of `scripts`, by source: `{ source, compiled, text, isLong, isShared, engines }`,
 * paths from `root`; `engines` has the database engines it runs on, or undefined. A compiled file without a source is none.
 */
export function findTests(root, packages) {
  const tests = [];
  const add = (source, compiled) =>
    tests.push({
      source,
      compiled,
      text: readFileSync(join(root, source), 'utf8'),
      isLong: LONG.test(source),
      isShared: SHARED.test(source),
      engines: !NEEDS_DATABASE.test(source)
        ? [undefined]
        : CONTRACT.test(source)
          ? ['embedded', 'postgres']
          : ['postgres'],
    });
  for (const name of packages) {
    for (const file of filesBelow(join(root, name), SKIPPED)) {
      if (!/\.test\.tsx?$/.test(file)) continue;
      add(`${name}/${file}`, `${name}/dist/${file.replace(/\.tsx?$/, '.js')}`);
    }
  }
  for (const file of filesBelow(join(root, 'scripts'), SKIPPED)) {
    if (file.endsWith('.test.mjs')) add(`scripts/${file}`, `scripts/${file}`);
  }
  return tests;
}

/** The tests whose source or compiled path contains one of the filters; all without a filter. */
export function select(tests, filters) {
  if (filters.length === 0) return tests;
  return tests.filter(({ source, compiled }) =>
    filters.some((filter) => source.includes(filter) || compiled.includes(filter)),
  );
}

/** The same tests with all databases on one engine, where one is named. */
export const onEngine = (tests, engine) =>
  engine === undefined
    ? tests
    : tests
        .map((test) => ({ ...test, engines: test.engines.map((of) => of && engine) }))
        .map((test) => ({ ...test, engines: [...new Set(test.engines)] }));

/**
 * The processes to start, in order: files of the browser and of whole programs first, then by their last duration,
 * longest first, unknown ones before known. A test on both engines comes twice.
 */
export function plan(root, tests, durations) {
  const jobs = tests.flatMap((test) => {
    return test.engines.map((engine) => ({
      ...test,
      engine,
      name: test.engines.length === 1 ? test.source : `${test.source} [${engine}]`,
      problem: existsSync(join(root, test.compiled))
        ? findProblem(test.text)
        : `was not compiled to ${test.compiled}`,
    }));
  });
  const last = (job) => durations[job.name]?.ms ?? Number.POSITIVE_INFINITY;
  return jobs.sort(
    (a, b) => Number(b.isLong) - Number(a.isLong) || (last(a) === last(b) ? 0 : last(b) - last(a)),
  );
}
