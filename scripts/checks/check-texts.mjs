/**
 * Holds that people's texts stand in catalogues (docs/languages.md), not in the code of screens. Prints `file:line: text` for each literal
 * in JSX, in an attribute that people read, and for each Chinese text elsewhere; run alone or by `npm run check`. A text that is the same in every
 * language has a comment `same-text: REASON` on its line or the line before.
 */
import { readFileSync, realpathSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { filesBelow } from '../setup/outputs.mjs';
import { isTest } from './check-imports.mjs';

/** Whose texts are all in catalogues. */
const FOLDERS = ['web', 'cli/tui'];
const CATALOGUE = /(\.texts(\.model)?\.ts|\/languages\/.*\.ts)$/;
const EXCUSE = /^[\s*]*same-text: *\S/;
/** Attributes that people read or hear, in the components too. */
const READ_ATTRIBUTES =
  /^(aria-label|aria-description|alt|title|placeholder|label|text|hint|question|confirmLabel|pendingLabel|retryLabel|subtitle|valueText)$/;
/** Fields of an object that become a message. */
const READ_FIELDS = /^(title|description|label|header|message|text|hint)$/;
/** The same in every language: the product's name, an address. */
const SAME = /^(smops|https?:\S*)$/;
const HAN = /\p{Script=Han}/u;
const WORD = /\p{L}{2,}/u;

const literalOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join(' ');
  return undefined;
};

/** The text that a node shows to people where it stands, or undefined. */
function shownText(node) {
  if (node.type === 'JSXText') return WORD.test(node.value) ? node.value.trim() : undefined;
  if (node.type === 'JSXAttribute' && READ_ATTRIBUTES.test(node.name.name ?? '')) {
    const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
    const text = literalOf(value);
    return text !== undefined && WORD.test(text) ? text : undefined;
  }
  if (node.type === 'Property' && READ_FIELDS.test(node.key.name ?? '')) {
    const text = literalOf(node.value);
    return text !== undefined && /\p{L}{2,} \p{L}/u.test(text) ? text : undefined;
  }
  const text = literalOf(node);
  return text !== undefined && HAN.test(text) ? text : undefined;
}

/** Every text of a source that belongs into a catalogue: `{ line, text }`. */
export function findTexts(file, source) {
  const { program, comments } = parseSync(file, source, { sourceType: 'module' });
  const lineAt = (offset) => source.slice(0, offset).split('\n').length;
  const excused = new Set();
  for (const { value, end } of comments)
    if (EXCUSE.test(value)) excused.add(lineAt(end)).add(lineAt(end) + 1);
  const found = [];
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (node.type === 'ImportDeclaration') return;
    const text = typeof node.type === 'string' ? shownText(node) : undefined;
    if (text === undefined || SAME.test(text)) {
      for (const child of Object.values(node)) visit(child);
      return;
    }
    const at = node.type === 'JSXText' ? node.start + node.value.search(/\S/) : node.start;
    if (!excused.has(lineAt(at))) found.push({ line: lineAt(at), text: text.replace(/\s+/g, ' ') });
  };
  visit(program.body);
  return found;
}

/** The same for all folders whose texts are in catalogues, with the files. */
export const checkTexts = (root) =>
  FOLDERS.flatMap((folder) =>
    filesBelow(join(root, folder), new Set(['node_modules', 'dist']))
      .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
      .filter((file) => /\.tsx?$/.test(file) && !isTest(file) && !CATALOGUE.test(file))
      .flatMap((file) =>
        findTexts(file, readFileSync(join(root, file), 'utf8')).map((one) => ({ file, ...one })),
      ),
  );

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const problems = checkTexts(fileURLToPath(new URL('../..', import.meta.url)));
  for (const { file, line, text } of problems)
    process.stdout.write(`${file}:${line}: ${text.slice(0, 80)}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
