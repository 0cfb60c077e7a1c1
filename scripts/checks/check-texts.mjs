/**
 * Holds that people's texts stand in catalogues (docs/languages.md), not in the code. Prints `file:line: text`; run alone or by `npm run check`.
 * Of screens: each literal in JSX, in an attribute that people read, and each Chinese text elsewhere. Of core, server and the commands: each literal
 * that becomes a message (of an error, a rule of a schema, a finding, a line of output). A text that is the same in every language has a comment
 * `same-text: REASON` on its line or the line before.
 */
import { readFileSync, realpathSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { filesBelow } from '../setup/outputs.mjs';
import { isTest } from './check-imports.mjs';

/** Whose texts are all in catalogues. */
const SCREENS = ['web', 'cli/tui'];
/** Whose messages are. */
const SPEAKERS = ['core', 'server', 'cli'];
/** What speaks to programmers, or to none: each with its reason. */
const EXCEPTIONS = [
  // Tests and tools of the project: load, faults, attacks, benches, training.
  /^(core\/engine\/train|core\/comments\/exports)\//,
  /(\.bench|\/testing|\.worker)\.tsx?$/,
  // Sample data: of the demo, what stands in for YouTube and Facebook, and the sample comments.
  /^(core\/telling|server)\/demo\/|^core\/telling\/sample\/sample-comments\.model\.ts$/,
  // The pages of docs/ and the API's description are English.
  /^(cli\/docs|server\/openapi)\/|^server\/router\.ts$|^core\/config-(names|reference)\.ts$/,
  // Tools are described to assistants in the English of the API.
  /^server\/(mcp|routes\/assistants)\//,
  // The help is looked up by its English (help.ts of each language; cli/help/help-texts.test.ts finds what is missing).
  /^cli\/help\//,
  // Reasons and summaries are in the language that an analysis was asked for, and stored with it; those of sentiment records are English.
  /^core\/engine\/(words|summary)\/|-summary\.ts$|\/summary\/summary-lines\.ts$|\/summary\.model\.ts$|\/translation-prompt\.ts$|\/prompt\/prompt\.ts$/,
];
const CATALOGUE = /(\.(texts(\.model)?|view)\.ts|\/languages\/.*\.ts)$/;
const EXCUSE = /^[\s*]*same-text: *\S/;
/** Attributes that people read or hear, in the components too. */
const READ_ATTRIBUTES =
  /^(aria-label|aria-description|alt|title|placeholder|label|text|hint|question|confirmLabel|pendingLabel|retryLabel|subtitle|valueText)$/;
/** Fields of an object that become a message. */
const READ_FIELDS = /^(title|description|label|header|message|text|hint)$/;
/** The same in every language: the product's name, an address. */
const SAME = /^(smops|https?:\S*)$/;
/** Functions whose texts are messages: errors for callers, findings, lines of output, progress. */
const SAYS =
  /^(invalid|conflict|notFound|usageError|unavailable|fail|failAll|refuse|transient|ok|warning|bad|print|say|tell|out|err|onProgress|onWait)$/;
/** Rules of a schema, whose last text is what is said of a value that breaks it. */
const RULES =
  /^(min|max|length|regex|refine|superRefine|string|number|enum|custom|positive|nonnegative|int|email|url|startsWith|endsWith|includes)$/;
const ERROR = /Error$/;
/** Meant for programmers: what is thrown there is a fault of smops, logged and told as unexpected; names stand for abort reasons. */
const UNTOLD_ERROR = /^(Error|TypeError|RangeError|SyntaxError|DOMException|EngineClosedError)$/;
/** The first text of a finding is its name (`FINDING_NAMES`). */
const FINDINGS = /^(ok|warning|bad)$/;
/** Fields that become a message, outside screens. */
const MESSAGE_FIELDS = /^(message|error|remedy|reason|hint|text|problem|errorMessage|failure)$/;
const LOG = /(^|\.)(log|logger)\??\.\w+$/;
const WORDS = /\p{L}{2,}[,;:]? \p{L}/u;
/** A whole sentence is for people, wherever it stands. */
const SENTENCE = /^\p{Lu}?.*\p{L}{2,} .*\p{L} ?[.?!…]$/u;
/** What is looked up by its English: texts of fields (fields.model), of the help, of the API. */
const LOOKED_UP = /^(description|summary|examples?|limits|meaning|placeholder|importNames)$/;
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

/** Literals that an expression may give: of a choice between two, of what a function returns, of joined pieces. */
function literalsIn(node) {
  if (node === null || typeof node !== 'object') return [];
  if (literalOf(node) !== undefined) return [node, ...(node.expressions ?? []).flatMap(literalsIn)];
  switch (node.type) {
    case 'ConditionalExpression':
      return [...literalsIn(node.consequent), ...literalsIn(node.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...literalsIn(node.left), ...literalsIn(node.right)];
    case 'ArrowFunctionExpression':
      return node.expression ? literalsIn(node.body) : [];
    case 'ParenthesizedExpression':
      return literalsIn(node.expression);
    default:
      return [];
  }
}

const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name) ?? '';

/** The literals that a node of core, server or a command makes messages of. */
function messagesOf(node) {
  if (node.type === 'NewExpression') {
    const name = nameOf(node.callee);
    return ERROR.test(name) && !UNTOLD_ERROR.test(name) ? node.arguments.flatMap(literalsIn) : [];
  }
  if (node.type === 'CallExpression') {
    const name = nameOf(node.callee);
    if (SAYS.test(name)) return node.arguments.slice(FINDINGS.test(name) ? 1 : 0).flatMap(literalsIn);
    return RULES.test(name) && node.callee.type === 'MemberExpression'
      ? literalsIn(node.arguments.at(-1))
      : [];
  }
  if (node.type === 'Property' && MESSAGE_FIELDS.test(node.key.name ?? '')) return literalsIn(node.value);
  // `const message = …`, `const remedy = …`: shown a line later.
  if (node.type === 'VariableDeclarator' && MESSAGE_FIELDS.test(node.id.name ?? ''))
    return literalsIn(node.init);
  return [];
}

const commentsOf = (source, comments) => {
  const lineAt = (offset) => source.slice(0, offset).split('\n').length;
  const excused = new Set();
  for (const { value, end } of comments)
    if (EXCUSE.test(value)) excused.add(lineAt(end)).add(lineAt(end) + 1);
  return { lineAt, excused };
};

/** Every message of a source of core, server or the commands that belongs into a catalogue: `{ line, text }`. */
export function findMessages(file, source) {
  const { program, comments } = parseSync(file, source, { sourceType: 'module' });
  const { lineAt, excused } = commentsOf(source, comments);
  const found = new Map();
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (node.type === 'ImportDeclaration' || node.type === 'TaggedTemplateExpression') return;
    if (node.type === 'CallExpression' && LOG.test(source.slice(node.callee.start, node.callee.end))) return;
    if (node.type === 'NewExpression' && UNTOLD_ERROR.test(nameOf(node.callee))) return;
    if (node.type === 'Property' && LOOKED_UP.test(node.key.name ?? '')) return;
    if (typeof node.type === 'string') {
      const isSentence = SENTENCE.test(literalOf(node)?.trim() ?? '');
      for (const literal of isSentence ? [node] : messagesOf(node)) {
        const text = literalOf(literal).replace(/\s+/g, ' ').trim();
        if ((WORDS.test(text) || HAN.test(text)) && !excused.has(lineAt(literal.start)))
          found.set(literal.start, { line: lineAt(literal.start), text });
      }
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(program.body);
  return [...found].sort(([one], [other]) => one - other).map(([, text]) => text);
}

/** Every text of a source that belongs into a catalogue: `{ line, text }`. */
export function findTexts(file, source) {
  const { program, comments } = parseSync(file, source, { sourceType: 'module' });
  const { lineAt, excused } = commentsOf(source, comments);
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

const checkFolders = (root, folders, isWanted, find) =>
  folders.flatMap((folder) =>
    filesBelow(join(root, folder), new Set(['node_modules', 'dist']))
      .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
      .filter((file) => /\.tsx?$/.test(file) && !isTest(file) && !CATALOGUE.test(file) && isWanted(file))
      .flatMap((file) => find(file, readFileSync(join(root, file), 'utf8')).map((one) => ({ file, ...one }))),
  );

/** The same for all folders whose texts are in catalogues, with the files. */
export const checkTexts = (root) => [
  ...checkFolders(root, SCREENS, () => true, findTexts),
  ...checkFolders(
    root,
    SPEAKERS,
    (file) => !EXCEPTIONS.some((exception) => exception.test(file)),
    findMessages,
  ),
];

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const problems = checkTexts(fileURLToPath(new URL('../..', import.meta.url)));
  for (const { file, line, text } of problems)
    process.stdout.write(`${file}:${line}: ${text.slice(0, 80)}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
