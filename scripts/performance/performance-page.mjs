/**
 * docs/performance.md with its figures: what each measurement printed last, and on what. The commands that measure are the
 * only writers of figures.json; each replaces its own figures and leaves the others.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { filesBelow } from '../setup/outputs.mjs';
import { PACKAGES, root } from '../setup/setup.mjs';

const FIGURES = join(root, 'scripts/performance/figures.json');

/** The measurements of a kind (`bench`, `load`): source and name of each. */
export const measurements = (kind) =>
  PACKAGES.flatMap((name) =>
    filesBelow(join(root, name), new Set(['node_modules', 'dist'])).flatMap((file) => {
      const [, path] = new RegExp(`^(.*?)(?:\\.db)?\\.${kind}\\.tsx?$`).exec(file) ?? [];
      return path === undefined ? [] : [{ source: `${name}/${file}`, name: `${name}/${path}` }];
    }),
  );

/** The comment at the head of a source that says what it measures. */
export const claimOf = (source) =>
  (/\/\*\*([\s\S]*?)\*\//.exec(readFileSync(join(root, source), 'utf8'))?.[1] ?? '')
    .replace(/\n \*/g, '\n')
    .replace(/\s+/g, ' ')
    .trim();

/** The machine and how busy it is: said before a measurement begins. */
export function machineNow() {
  const [first, ...others] = cpus();
  const load = loadavg()[0].toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, ${others.length + 1} cores (${first?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load average ${load}`;
}

export const QUALITY = 'core/engine/quality';

/** Claim, command, machine and output of what was measured last, by name. */
export const readFigures = () => JSON.parse(readFileSync(FIGURES, 'utf8'));

const sorted = (figures) => Object.fromEntries(Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1)));
const known = () => [...measurements('bench'), ...measurements('load')];
const isOf = (name) => (measured) => measured === name || measured.startsWith(`${name} [`);

/** The figures after what was measured now; those of a measurement that is gone are dropped. */
export function changeFigures(before, measured) {
  const figures = { ...before };
  const names = [QUALITY, ...known().map(({ name }) => name)];
  for (const name of Object.keys(figures)) if (!names.some((one) => isOf(one)(name))) delete figures[name];
  for (const { name, ...figure } of measured) {
    const bare = name.replace(/ \[.*/, '');
    if (bare !== name) delete figures[bare];
    figures[name] = figure;
  }
  return sorted(figures);
}

/** Stores what was measured; `output` is what the program printed. */
export function recordFigures(measured) {
  const cleaned = measured.map((one) => ({
    ...one,
    output: stripVTControlCharacters(one.output)
      .replace(/[ \t]+$/gm, '')
      .replace(/^\n+/, '')
      .trimEnd(),
  }));
  writeFileSync(FIGURES, `${JSON.stringify(changeFigures(readFigures(), cleaned), null, 2)}\n`);
}

/** What a measurement without figures claims, and its command. */
function notMeasured({ name, source }) {
  if (source.includes('.bench.')) return { claim: claimOf(source), command: `npm run bench -- ${name}` };
  const command = `npm run load -- ${name.replace('trials/load/', '')}`;
  return { claim: 'See [load.md](load.md).', command };
}

function rowOf([name, { claim, command, machine }]) {
  const [day, load] = machine?.match(/^[\d-]+|load average [\d.]+/g) ?? [];
  const when = day === undefined ? 'not yet' : `${day}, ${load}`;
  return `| ${name} | ${claim.replaceAll('|', '\\|')} | \`${command}\` | ${when} |`;
}

/** The page: what people wrote, a row for every measurement, and the figures of those that were measured. */
export function pageOf(introduction, figures) {
  const others = known().filter(({ name }) => !Object.keys(figures).some(isOf(name)));
  const all = sorted({
    ...figures,
    ...Object.fromEntries(others.map((one) => [one.name, notMeasured(one)])),
  });
  return [
    introduction,
    '## Measurements\n',
    '| measurement | claim | command | measured |\n|---|---|---|---|',
    ...Object.entries(all).map(rowOf),
    '\n## Figures',
    ...Object.entries(figures).map(
      ([name, { claim, command, machine, output }]) =>
        `\n### ${name}\n\n${claim}\n\n\`${command}\`\n\n${machine}\n\n\`\`\`text\n${output}\n\`\`\``,
    ),
    '',
  ].join('\n');
}

export const renderPerformance = () =>
  pageOf(readFileSync(join(root, 'docs/performance.md'), 'utf8'), readFigures());
