/** Reads who imports whom from the TypeScript sources, with a real parser. */
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { filesBelow } from '../setup/outputs.mjs';

const SKIPPED = new Set(['node_modules', 'dist']);
const BUILTIN = new Set(builtinModules);

/**
 * Every import of a source text: `{ specifier, line, isType, isDynamic }`. `isType` only where the whole statement is
 * one: of `import { type A }` the compiler keeps the import itself (verbatimModuleSyntax).
 */
export function readImports(file, text) {
  const { module, program, errors } = parseSync(file, text, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  const imports = [];
  for (const { type, start, source, importKind, exportKind } of program.body) {
    if (!source || !/^(Import|Export(Named|All))Declaration$/.test(type)) continue;
    const isType = importKind === 'type' || exportKind === 'type';
    imports.push({ specifier: source.value, line: lineAt(start), isType, isDynamic: false });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (!literal) continue;
    imports.push({
      specifier: literal[2],
      line: lineAt(moduleRequest.start),
      isType: false,
      isDynamic: true,
    });
  }
  if (text.includes('import(')) {
    new Visitor({
      TSImportType: ({ source, start }) =>
        imports.push({ specifier: source.value, line: lineAt(start), isType: true, isDynamic: false }),
    }).visit(program);
  }
  return imports;
}

/** The source file (`core/records/tasks/tasks.model.ts`) behind an import of this workspace, or the package's name. */
function resolve(root, from, specifier) {
  let path;
  if (specifier.startsWith('.')) path = posix.join(posix.dirname(from), specifier);
  else if (specifier.startsWith('@smops/')) path = specifier.slice('@smops/'.length);
  else {
    const bare = specifier.replace(/^node:/, '');
    if (specifier.startsWith('node:') || BUILTIN.has(bare)) return { external: `node:${bare}` };
    return { external: /^(@[^/]+\/)?[^/]+/.exec(specifier)[0], subpath: specifier };
  }
  const base = path.replace(/\.js$/, '');
  const file = [`${base}.ts`, `${base}.tsx`, path].find((candidate) => existsSync(join(root, candidate)));
  return { file: file ?? path, isMissing: file === undefined };
}

/**
 * All sources of the packages with their imports: a map from path to
 * `{ specifier, line, isType, isDynamic, file | external }[]`, paths from `root` with `/`.
 */
export function readGraph(root, packages) {
  const graph = new Map();
  for (const name of packages) {
    for (const path of filesBelow(join(root, name), SKIPPED)) {
      if (!/\.tsx?$/.test(path) || path.endsWith('.d.ts')) continue;
      const file = posix.join(name, path.replaceAll('\\', '/'));
      const imports = readImports(file, readFileSync(join(root, file), 'utf8'));
      graph.set(
        file,
        imports.map((entry) => ({ ...entry, ...resolve(root, file, entry.specifier) })),
      );
    }
  }
  return graph;
}

/** The imports of a file that load another one when it loads, or later, but are not erased by the compiler. */
export const loads = (graph, file) => (graph.get(file) ?? []).filter(({ isType }) => !isType);

/**
 * Rings of files that import each other, also for types or later (`await import`), one per ring, as the list of its
 * edges `{ from, line, to }`.
 */
export function findCycles(graph) {
  const state = new Map();
  const path = [];
  const cycles = [];
  const visit = (file) => {
    state.set(file, 'open');
    for (const { file: to, line } of graph.get(file)) {
      if (!graph.has(to)) continue;
      path.push({ from: file, line, to });
      if (state.get(to) === 'open') cycles.push(path.slice(path.findIndex((edge) => edge.from === to)));
      else if (!state.has(to)) visit(to);
      path.pop();
    }
    state.set(file, 'done');
  };
  for (const file of graph.keys()) if (!state.has(file)) visit(file);
  return cycles;
}
