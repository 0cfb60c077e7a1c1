/**
 * `npm run texts` writes every text of the interface into a table for translators: `.build/texts.csv` (key, place, as
 * written, English, Chinese, Malay). `npm run texts -- FILE` reads such a table back and changes the texts that differ; when
 * a row cannot be taken, nothing is changed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { prepare, root } from './setup/setup.mjs';

prepare(['installed', 'compiled']);
// They need a package and compiled modules, which a fresh clone has only from here on.
const { applyEdits, findChanges } = await import('./languages/change-texts.mjs');
const { LANGUAGES, readTexts } = await import('./languages/read-texts.mjs');
const papaparse = createRequire(join(root, 'core/package.json'))('papaparse');
const texts = readTexts(root);
const [file] = process.argv.slice(2);

if (file === undefined) {
  const rows = [...texts].map(([key, entry]) => ({
    key,
    place: entry.written ? `${entry.written.file}:${entry.written.line}` : '',
    written: entry.written?.value ?? '',
    ...Object.fromEntries(
      LANGUAGES.map((language) => [language, (entry[language] ?? entry.written)?.value ?? '']),
    ),
  }));
  mkdirSync(join(root, '.build'), { recursive: true });
  // The mark at the start lets a spreadsheet program read Chinese.
  writeFileSync(join(root, '.build/texts.csv'), `\uFEFF${papaparse.unparse(rows, { newline: '\n' })}\n`);
  process.stdout.write(`.build/texts.csv: ${rows.length} texts\n`);
} else {
  if (!existsSync(file)) {
    process.stderr.write(`There is no file ${file}. npm run texts writes .build/texts.csv.\n`);
    process.exit(1);
  }
  const { data } = papaparse.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  const { edits, problems } = findChanges(texts, data);
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\nNothing was changed.\n`);
    process.exit(1);
  }
  const changed = [...edits].map(([path, list]) => [
    path,
    applyEdits(path, readFileSync(join(root, path), 'utf8'), list),
  ]);
  for (const [path, source] of changed) writeFileSync(join(root, path), source);
  const count = [...edits.values()].flat().length;
  process.stdout.write(
    `${count} texts changed in ${changed.length} files. Run npm run format, then npm run check.\n`,
  );
}
