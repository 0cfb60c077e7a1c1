/** Writes changed texts of a table back to where they stand. */
import { parseSync } from 'oxc-parser';
import { namesIn, parseMessage } from '../../core/dist/platform/language/message.model.js';
import { LANGUAGES } from './read-texts.mjs';

const placeholdersOf = (text) => new Set(text.match(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g) ?? []);
const quote = (text) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;

const listOf = (names) => [...names].map((name) => `{${name}}`).join(', ');

/** Why a message may not become this one, or undefined. */
function refusalOfMessage(before, value) {
  const old = namesIn(parseMessage(before));
  let names;
  try {
    names = namesIn(parseMessage(value));
  } catch (error) {
    return error.message;
  }
  const strange = [...names.all].filter((name) => !old.all.has(name));
  if (strange.length > 0)
    return `${listOf(strange)} is not a value of this text; it has ${listOf(old.all) || 'none'}`;
  const lost = [...old.shown].filter((name) => !names.shown.has(name));
  return lost.length > 0 ? `${listOf(lost)} is missing` : undefined;
}

/** Why a cell may not get this text, or undefined. */
function refusal(cell, value, written) {
  if (value.trim() === '') return 'the text is empty';
  if (cell.kind === 'same')
    return `this text is the same in every language; give it { en, zh, ms } in ${cell.file}:${cell.line} first`;
  if (cell.kind === 'message') return refusalOfMessage(cell.value, value);
  if (cell.kind === 'code') return `this text is made by code; change it in ${cell.file}:${cell.line}`;
  if (cell.kind === 'text') return undefined;
  const known = placeholdersOf(`${cell.value}${written?.value ?? ''}`);
  const strange = [...placeholdersOf(value)].find((one) => !known.has(one));
  if (strange !== undefined) return `${strange} is not one of ${[...known].join(', ')}`;
  const rest = value.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  return /`|\$\{|\\/.test(rest)
    ? 'a text with numbers takes no ` and no \\, and ${ only as it is now'
    : undefined;
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
      if (
        value === undefined ||
        value === (cell ?? entry.written)?.value ||
        (cell === undefined && value === '')
      )
        continue;
      const why =
        cell === undefined
          ? 'this text is as written in this language; give the screen a file of its own first (docs/languages.md)'
          : refusal(cell, value, entry.written);
      if (why !== undefined) problems.push(`row ${at + 2}, ${language} of ${row.key}: ${why}`);
      else {
        const text = cell.kind === 'template' ? value : quote(value);
        edits.set(cell.file, [...(edits.get(cell.file) ?? []), { ...cell, text }]);
      }
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
