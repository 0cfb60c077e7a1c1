/** Writes changed texts of a table back to where they stand. */
import { parseSync } from 'oxc-parser';
import { namesIn, parseMessage } from '../../core/dist/platform/language/message.model.js';
import { LANGUAGES } from './read-texts.mjs';

const quote = (text) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;
const listOf = (names) => [...names].map((name) => `{${name}}`).join(', ');

/** Why a cell may not get this text, or undefined. */
function refusal(cell, value) {
  if (value.trim() === '') return 'the text is empty';
  if (cell.kind === 'text') return undefined;
  if (cell.kind === 'same')
    return `this text is the same in every language; give it { en, zh, ms } in ${cell.file}:${cell.line} first`;
  const before = namesIn(parseMessage(cell.value));
  let names;
  try {
    names = namesIn(parseMessage(value));
  } catch (error) {
    return error.message;
  }
  const strange = [...names.all].filter((name) => !before.all.has(name));
  if (strange.length > 0)
    return `${listOf(strange)} is not a value of this text; it has ${listOf(before.all) || 'none'}`;
  const lost = [...before.shown].filter((name) => !names.shown.has(name));
  return lost.length > 0 ? `${listOf(lost)} is missing` : undefined;
}

/**
 * What a table changes: `rows` are objects of `key` and a text per language. Returns `edits` by file (place and new source
 * text) and `problems`, one line each with its row (the first below the heading is 2). Nothing is written.
 */
export function findChanges(texts, rows) {
  const edits = new Map();
  const problems = [];
  for (const [at, row] of rows.entries()) {
    const entry = texts.get(row.key);
    if (entry === undefined) {
      problems.push(`row ${at + 2}: there is no text ${row.key}; write the table again`);
      continue;
    }
    for (const language of LANGUAGES) {
      const value = row[language];
      const cell = entry[language];
      if (value === undefined || value === (cell ?? entry.written).value) continue;
      if (cell === undefined && value === '') continue;
      const why =
        cell === undefined
          ? 'this text is looked up by its English; change it where a command or a column has it'
          : refusal(cell, value);
      if (why !== undefined) problems.push(`row ${at + 2}, ${language} of ${row.key}: ${why}`);
      else edits.set(cell.file, [...(edits.get(cell.file) ?? []), { ...cell, text: quote(value) }]);
    }
  }
  return { edits, problems };
}

/** A source text with its edits done. Throws when the result cannot be read. */
export function applyEdits(file, source, edits) {
  let changed = source;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
    changed = changed.slice(0, start) + text + changed.slice(end);
  const { errors } = parseSync(file, changed, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return changed;
}
