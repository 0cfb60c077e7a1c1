/** Lets a browser load the texts of one language only: the dashboard's modules keep the texts as written. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { filesBelow, OUTPUT_FOLDERS } from '../setup/outputs.mjs';
import { COLUMNS, changeRows, roomsIn, valuesOf, writtenOf } from './rows.mjs';

const INDEX = 'virtual:texts/';
const ROOM = /\.(texts(\.model)?|view)\.[jt]s$/;
/** Rooms of core that only the analyzer's screens show: Chinese as written there, English everywhere else. */
const CHINESE_ON_SCREEN = new Set([
  'core.plan',
  'core.shares',
  'core.accuracy',
  'core.relations',
  'core.comparison',
  'core.agreement',
  'core.exploration',
  'core.intake',
  'core.fileReading',
  'core.destinations',
]);

/** A row with one text. A single value that the text names is found there again. */
const cutRow = (text, cells) => {
  const takes = valuesOf(cells);
  const isFound = takes.length === 0 || (takes.length === 1 && text.includes(`{${takes[0]}`));
  return { all: text, ...(!isFound && { takes }) };
};
const written = (room) => changeRows(room, (cells) => cutRow(writtenOf(cells, room.written), cells));

/** The rooms of files in one language, by name; a room that is the same as written is left out. */
function roomsOf(language, files) {
  const isWritten = language === 'written';
  const column = (cells) => (cells[isWritten ? 'zh' : language] ?? cells.all).value;
  return Object.fromEntries(
    files
      .flatMap((file) => roomsIn(file, readFileSync(file, 'utf8')))
      .filter(({ name }) => !isWritten || CHINESE_ON_SCREEN.has(name))
      .map((room) => [room, changeRows(room, (cells) => cutRow(column(cells), cells))])
      .filter(([room, rows]) => JSON.stringify(rows) !== JSON.stringify(written(room)))
      .map(([room, rows]) => [room.name, rows]),
  );
}

/** A file of texts with only what it says as written, and in the languages in which it is asked for alone. */
function cutFile(file, source) {
  let text = source;
  for (const room of roomsIn(file, source).toSorted((a, b) => b.node.start - a.node.start)) {
    const rows = changeRows(room, (cells) => ({
      ...cutRow(writtenOf(cells, room.written), cells),
      ...Object.fromEntries(room.alone.map((language) => [language, (cells[language] ?? cells.all).value])),
    }));
    text = text.slice(0, room.node.start) + JSON.stringify(rows) + text.slice(room.node.end);
  }
  return text;
}

/** The source of a module; those of core are loaded as compiled. */
const sourceOf = (id) => id.replace(/\/dist\/(.*)\.js$/, '/$1.ts');

/** Stands for the texts of a language until it is known which rooms the dashboard uses. */
const LATER = /__SMOPS_TEXTS_(\w+)__/;

/**
 * The plugin of Vite. `virtual:texts/ms` is all texts of the dashboard in Malay, by room. A build leaves out the rooms of core
 * that only a server or a terminal uses: a quarter of all.
 */
export function textsPlugin() {
  let files = [];
  let isBuild = false;
  const used = new Set();
  return {
    name: 'smops-texts',
    enforce: 'pre',
    configResolved({ root, command }) {
      isBuild = command === 'build';
      files = [root, posix.join(root, '../core')].flatMap((folder) =>
        filesBelow(folder, OUTPUT_FOLDERS)
          .filter((path) => ROOM.test(path))
          .map((path) => posix.join(folder, path.replaceAll('\\', '/'))),
      );
    },
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : undefined),
    load(id) {
      const language = ['written', ...COLUMNS].find((one) => id === `\0${INDEX}${one}`);
      if (language === undefined) return undefined;
      for (const file of files) this.addWatchFile(file);
      return `export default ${isBuild ? `__SMOPS_TEXTS_${language}__` : JSON.stringify(roomsOf(language, files))};`;
    },
    transform(source, id) {
      if (!ROOM.test(id)) return undefined;
      used.add(sourceOf(id));
      return { code: cutFile(id, source), map: null };
    },
    renderChunk(code) {
      const language = LATER.exec(code)?.[1];
      if (language === undefined) return undefined;
      const rooms = JSON.stringify(
        roomsOf(
          language,
          files.filter((file) => used.has(file)),
        ),
      );
      return { code: code.replace(LATER, () => rooms), map: null };
    },
  };
}
