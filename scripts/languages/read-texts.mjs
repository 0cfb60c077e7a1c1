/**
 * Reads all texts of the interface where they stand: the rows of `*.texts.ts`, `*.texts.model.ts` and `*.view.ts`, and what the
 * terminal looks up by its English (docs/languages.md).
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { isTest } from '../checks/check-imports.mjs';
import { filesBelow, OUTPUT_FOLDERS } from '../setup/outputs.mjs';
import { COLUMNS, changeRows, roomsIn } from './rows.mjs';

const PACKAGES = ['core', 'server', 'cli', 'web'];
export const LANGUAGES = COLUMNS;
const BY_ENGLISH = /^cli\/languages\/(help|words)\.ts$/;

const lineOf = (source, place) => source.slice(0, place).split('\n').length;

/** The texts of a file's rows: `[key, entry]`. A cell that is `same` stands for every language. */
function* rowsOf(file, source) {
  for (const room of roomsIn(file, source)) {
    const found = [];
    changeRows(room, (row, key) => found.push([key, row]));
    for (const [key, { takes: _, ...row }] of found) {
      const kind = row.all ? 'same' : 'message';
      const cells = Object.fromEntries(
        Object.entries(row).map(([column, cell]) => [
          column,
          { ...cell, kind, file, line: lineOf(source, cell.start) },
        ]),
      );
      const { all, written, ...languages } = cells;
      const asWritten = all ?? languages[written?.value ?? room.written] ?? written;
      yield [key, { en: all, zh: all, ms: all, ...languages, written: asWritten }];
    }
  }
}

/** The help's texts and the words, which are looked up by their English: `[key, entry]`. */
function* byEnglish(file, source) {
  const name = BY_ENGLISH.exec(file)?.[1];
  if (name === undefined) return;
  const { program } = parseSync(file, source, { sourceType: 'module' });
  for (const { key, value } of program.body[0].declaration.declarations[0].init.properties) {
    const english = key.name ?? String(key.value);
    const line = lineOf(source, key.start);
    const cells = value.properties.map(({ key: language, value: text }) => [
      language.name,
      { kind: 'text', value: text.value, start: text.start, end: text.end, file, line },
    ]);
    yield [`${name}.${english}`, { written: { value: english, file, line }, ...Object.fromEntries(cells) }];
  }
}

/**
 * All texts by their key (`accounts.cards.total`): for `written` and each language a cell with its file, line, place in
 * the file and value. What is looked up by its English has no cell of English.
 */
export function readTexts(root) {
  const texts = new Map();
  for (const folder of PACKAGES) {
    for (const path of filesBelow(join(root, folder), OUTPUT_FOLDERS)) {
      const file = posix.join(folder, path.replaceAll('\\', '/'));
      if (!/\.(texts(\.model)?|view)\.ts$/.test(file) && !BY_ENGLISH.test(file)) continue;
      if (isTest(file)) continue;
      const source = readFileSync(join(root, file), 'utf8');
      for (const [key, entry] of [...rowsOf(file, source), ...byEnglish(file, source)]) texts.set(key, entry);
    }
  }
  return texts;
}
