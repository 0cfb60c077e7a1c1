/**
 * Reads all texts of the interface where they stand: rows of `textsOf`, with all their languages; and as written in the calls of
 * `sentencesOf`, translated in `<package>/languages/<language>/*.ts` (docs/languages.md).
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { isTest } from '../checks/check-imports.mjs';
import { filesBelow } from '../setup/outputs.mjs';
import { COLUMNS, changeRows, roomsIn } from './rows.mjs';

const PACKAGES = ['core', 'server', 'cli', 'web'];
export const LANGUAGES = COLUMNS;
const TRANSLATIONS = /\/languages\/(en|zh|ms)\/(?!index)[\w-]+\.ts$/;

const unwrap = (node) =>
  /^(TSAsExpression|TSSatisfiesExpression|ParenthesizedExpression)$/.test(node?.type)
    ? unwrap(node.expression)
    : node;

/** A text's node as a cell: `kind` is 'text', 'template' (`start` to `end` lies within its quotes) or 'code'. */
function cellOf(node, text) {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return { kind: 'text', value: node.value, start: node.start, end: node.end };
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return { kind: 'text', value: node.quasis[0].value.cooked, start: node.start, end: node.end };
  const body = node.type === 'ArrowFunctionExpression' ? unwrap(node.body) : node;
  if (body.type === 'TemplateLiteral') {
    const [start, end] = [body.start + 1, body.end - 1];
    return { kind: 'template', value: text.slice(start, end), start, end };
  }
  return { kind: 'code', value: text.slice(body.start, body.end), start: body.start, end: body.end };
}

/** Every text below a node: `[key, cell]`, the key with a dot before each step. */
function* cellsOf(written, key, text) {
  const node = unwrap(written);
  if (node.type === 'ObjectExpression') {
    for (const one of node.properties) {
      if (one.type === 'Property') yield* cellsOf(one.value, `${key}.${one.key.name ?? one.key.value}`, text);
    }
  } else if (node.type === 'ArrayExpression') {
    for (const [at, one] of node.elements.entries()) yield* cellsOf(one, `${key}.${at}`, text);
  } else {
    yield [key, cellOf(node, text)];
  }
}

/** The name a translation is asked for with: `CoreTexts['core.input']` says it. */
const nameOf = (id) => id.typeAnnotation?.typeAnnotation.indexType?.literal?.value ?? id.name;

/** The nodes of a file that hold texts: `[name, node]`. */
function* rootsOf(file, program) {
  if (TRANSLATIONS.test(`/${file}`)) {
    for (const { declaration } of program.body.filter(({ type }) => type === 'ExportNamedDeclaration'))
      for (const { id, init } of declaration?.declarations ?? []) yield [nameOf(id), init];
    return;
  }
  const constants = new Map(
    program.body.flatMap(({ declarations = [] }) => declarations).map(({ id, init }) => [id.name, init]),
  );
  const found = [];
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (node.callee?.name === 'sentencesOf' && node.arguments.length === 2) {
      const [name, texts] = node.arguments;
      if (name?.type === 'Literal' && texts !== undefined)
        found.push([name.value, constants.get(texts.name) ?? texts]);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(program.body);
  yield* found;
}

const BY_ENGLISH = /^cli\/languages\/(help|words)\.ts$/;

/** The help's texts and the words, which are looked up by their English: `[key, entry]`. */
function* byEnglish(file, source) {
  const name = BY_ENGLISH.exec(file)?.[1];
  if (name === undefined) return;
  const { program } = parseSync(file, source, { sourceType: 'module' });
  for (const { key, value } of program.body[0].declaration.declarations[0].init.properties) {
    const english = key.name ?? String(key.value);
    const line = source.slice(0, key.start).split('\n').length;
    const cells = value.properties.map(({ key: language, value: text }) => [
      language.name,
      { kind: 'text', value: text.value, start: text.start, end: text.end, file, line },
    ]);
    yield [`${name}.${english}`, { written: { value: english, file, line }, ...Object.fromEntries(cells) }];
  }
}

/** The texts of a file's rows: `[key, entry]`. A cell that is `same` stands for every language. */
function* rowsOf(file, source) {
  for (const room of roomsIn(file, source)) {
    const found = [];
    changeRows(room, (row, key) => found.push([key, row]));
    for (const [key, { takes: _, ...row }] of found) {
      const cells = Object.fromEntries(
        Object.entries(row).map(([column, cell]) => {
          const line = source.slice(0, cell.start).split('\n').length;
          return [column, { ...cell, kind: row.all ? 'same' : 'message', file, line }];
        }),
      );
      const { all, written, ...languages } = cells;
      const asWritten = all ?? languages[written?.value ?? room.written] ?? written;
      yield [key, { en: all, zh: all, ms: all, ...languages, written: asWritten }];
    }
  }
}

/**
 * All texts by their key (`accounts.cards.total`): for `written` and each language a cell with its file, line, place in
 * the file and value; a language without a cell is as written.
 */
export function readTexts(root) {
  const texts = new Map();
  for (const folder of PACKAGES) {
    for (const path of filesBelow(join(root, folder), new Set(['node_modules', 'dist']))) {
      const file = posix.join(folder, path.replaceAll('\\', '/'));
      if (!/\.tsx?$/.test(file) || isTest(file)) continue;
      const source = readFileSync(join(root, file), 'utf8');
      for (const [key, entry] of [...rowsOf(file, source), ...byEnglish(file, source)]) texts.set(key, entry);
      const language = TRANSLATIONS.exec(`/${file}`)?.[1] ?? 'written';
      if (language === 'written' && !/\bsentencesOf\b/.test(source)) continue;
      const { program } = parseSync(file, source, { sourceType: 'module' });
      for (const [name, node] of rootsOf(file, program)) {
        for (const [key, cell] of cellsOf(node, name, source)) {
          const line = source.slice(0, cell.start).split('\n').length;
          const place = { file, line };
          texts.set(key, {
            ...texts.get(key),
            [language]: { ...cell, ...place },
          });
        }
      }
    }
  }
  return texts;
}
