/** Finds the rows of texts where they stand: the calls of `textsOf`, `sentencesOf` and `textsInOne` (docs/languages.md). */
import { parseSync } from 'oxc-parser';

export const COLUMNS = ['en', 'zh', 'ms'];

const unwrap = (node) =>
  /^(TSAsExpression|ParenthesizedExpression)$/.test(node?.type) ? unwrap(node.expression) : node;
const keyOf = ({ key }) => String(key.name ?? key.value);

/** The text of a node, or undefined for what is no text. */
function literalOf(written) {
  const node = unwrap(written);
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

/** The cells of a row by their column, each with its text and its place; undefined for what is no row. */
function cellsOf(node) {
  if (node?.type !== 'ObjectExpression') return undefined;
  const cells = node.properties.map((one) => [keyOf(one), unwrap(one.value), literalOf(one.value)]);
  if (!cells.some(([key, , text]) => /^(all|en)$/.test(key) && text !== undefined)) return undefined;
  const takes = cells.find(([key]) => key === 'takes')?.[1];
  return {
    ...Object.fromEntries(
      cells
        .filter(([, , text]) => text !== undefined)
        .map(([key, { start, end }, value]) => [key, { value, start, end }]),
    ),
    ...(takes && { takes: takes.elements.map(literalOf) }),
  };
}

/**
 * Rows in the shape of their room, each replaced by what `change` makes of it and of its key (`accounts.cards.total`).
 * Throws for what is no row, with its file and line.
 */
export function changeRows({ file, source, node, name }, change) {
  const visit = (written, key) => {
    const one = unwrap(written);
    const cells = cellsOf(one);
    if (cells) return change(cells, key);
    if (one?.type === 'ArrayExpression') return one.elements.map((part, at) => visit(part, `${key}.${at}`));
    if (one?.type === 'ObjectExpression' && one.properties.every(({ type }) => type === 'Property'))
      return Object.fromEntries(
        one.properties.map((part) => [keyOf(part), visit(part.value, `${key}.${keyOf(part)}`)]),
      );
    const line = source.slice(0, one.start).split('\n').length;
    throw new Error(`${file}:${line}: ${key} is no row of texts ({ en, zh, ms } or { all }).`);
  };
  return visit(node, name);
}

/**
 * The rooms of a file: the name, the language `written` that it is in as written, the `node` of its rows, and the languages
 * `alone` in which code asks for them whatever the current language.
 */
export function roomsIn(file, source) {
  if (!/\b(textsOf|sentencesOf)\(/.test(source)) return [];
  const { program } = parseSync(file, source, { sourceType: 'module' });
  const declarations = program.body.flatMap((one) => (one.declaration ?? one).declarations ?? []);
  const constants = new Map(declarations.map(({ id, init }) => [id.name, unwrap(init)]));
  const resolve = (node) => constants.get(node.name) ?? unwrap(node);
  const calls = [...constants.values()].filter((node) => node?.type === 'CallExpression');
  const callsOf = (name) => calls.filter(({ callee }) => callee.name === name).map((call) => call.arguments);
  return [...callsOf('textsOf'), ...callsOf('sentencesOf')]
    .filter((parts) => parts.length === 3)
    .map(([name, written, rows]) => ({
      file,
      source,
      name: literalOf(name),
      written: literalOf(written),
      node: resolve(rows),
      alone: callsOf('textsInOne')
        .filter(([, of]) => resolve(of) === resolve(rows))
        .map(([language]) => literalOf(language)),
    }));
}

/** The text as written of a row's cells, in a room that is written in `room`. */
export function writtenOf(cells, room) {
  const written = cells.written?.value ?? room;
  return (cells.all ?? cells[written] ?? cells.written).value;
}

/** The names of the values of a row, in the order in which code gives them. */
export function valuesOf({ takes, ...cells }) {
  const first = Object.values(cells).find(({ value }) => /\{\w/.test(value));
  return takes ?? first?.value.match(/\{(\w+)/).slice(1) ?? [];
}
