/**
 * docs/performance.md: what each measurement printed last, and on what. The commands that measure are its only writers;
 * each replaces its own sections and leaves the others.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { filesBelow } from '../setup/outputs.mjs';
import { PACKAGES, root } from '../setup/setup.mjs';

const PAGE = join(root, 'docs/performance.md');
const NOT_YET = 'Not measured yet.';

const INTRODUCTION = `<!-- Written by \`npm run bench\`, \`npm run load\` and \`npm run bench:quality\` from what they print. Change those, not this page. -->

# Performance

What each measurement claims, the command that shows it, and what it printed last. The goals are ratios within one run wherever that is possible, so that they mean the same on every
machine; a goal in seconds that is missed on a busy machine says little: look at the load beside it. What the loads measure: [load.md](load.md). What the local engine's figures
mean: [engine.md](engine.md).
`;

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

/** Sections of the page by name. */
function sectionsOf(page) {
  const [, ...sections] = page.split(/^### (?=[a-z]+\/\S+(?: \[\w+\])?$)/m);
  return new Map(
    sections.map((text) => [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n')).trim()]),
  );
}

/** The machine and how busy it is: said before a measurement begins. */
export function machineNow() {
  const [first, ...others] = cpus();
  const load = loadavg()[0].toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, ${others.length + 1} cores (${first?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load average ${load}`;
}

const sectionOf = ({ claim, command, machine, output }) =>
  `${claim}\n\n\`${command}\`\n\n${output === undefined ? NOT_YET : `${machine}\n\n\`\`\`text\n${output}\n\`\`\``}`;

/** The page with these sections; a measurement that has none gets one that says so, and one that is gone loses it. */
export function pageOf(before, measured) {
  const sections = sectionsOf(before);
  const known = [...measurements('bench'), ...measurements('load')];
  const isOf = (name) => (section) => section === name || section.startsWith(`${name} [`);
  for (const section of sections.keys())
    if (section !== QUALITY && !known.some(({ name }) => isOf(name)(section))) sections.delete(section);
  for (const one of measured) {
    const bare = one.name.replace(/ \[.*/, '');
    if (bare !== one.name) sections.delete(bare);
    sections.set(one.name, sectionOf(one));
  }
  for (const { name, source } of known) {
    if ([...sections.keys()].some(isOf(name))) continue;
    const isBench = source.includes('.bench.');
    const claim = isBench ? claimOf(source) : 'See [load.md](load.md).';
    const command = isBench
      ? `npm run bench -- ${name}`
      : `npm run load -- ${name.replace('trials/load/', '')}`;
    sections.set(name, sectionOf({ claim, command }));
  }
  const names = [...sections.keys()].sort();
  const rows = names.map((name) => {
    const [claim, command, machine] = sections.get(name).split('\n\n');
    const [day] = machine.split(', ');
    const load = /load average [\d.]+/.exec(machine)?.[0];
    return `| ${name} | ${claim.replaceAll('|', '\\|')} | ${command} | ${load === undefined ? 'not yet' : `${day}, ${load}`} |`;
  });
  const last = measured.at(-1);
  const head = last === undefined ? /^Last run: .*$/m.exec(before)?.[0] : `Last run: ${last.machine}.`;
  return [
    INTRODUCTION,
    ...(head === undefined ? [] : [`${head}\n`]),
    ['| measurement | claim | command | measured |', '|---|---|---|---|', ...rows, ''].join('\n'),
    '## Figures\n',
    ...names.map((name) => `### ${name}\n\n${sections.get(name)}\n`),
  ].join('\n');
}

export const QUALITY = 'core/engine/quality';

/** Writes what was measured into the page; \`output` is what the program printed. */
export function recordFigures(measured) {
  const cleaned = measured.map((one) => ({
    ...one,
    output: stripVTControlCharacters(one.output)
      .replace(/[ \t]+$/gm, '')
      .replace(/^\n+/, '')
      .trimEnd(),
  }));
  writeFileSync(PAGE, pageOf(readPage(), cleaned));
}

export const readPage = () => readFileSync(PAGE, 'utf8');
