import { ROWS } from '../../texts/rows.texts.model.js';

/** Where and why a text is no JSON, the same in every engine. Lines and columns count from 1. */
export interface JsonFault {
  line: number;
  column: number;
  /** True when the text ends before the JSON does. */
  cutOff: boolean;
  /** What is wrong, as the second half of a sentence. */
  reason: string;
}

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | 'next';

const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BLANK = /[ \t\n\r]*/y;

/**
 * Finds the first fault of a text that JSON.parse has refused; null when there is none. Keeps its own stack,
 * so depth does not matter.
 */
export function findJsonFault(text: string): JsonFault | null {
  const open: string[] = [];
  let at = 0;
  let expects = 'value' as Expected;
  const fault = (index: number, reason: string): JsonFault => ({
    ...lineAndColumn(text, index),
    cutOff: false,
    reason,
  });
  for (;;) {
    BLANK.lastIndex = at;
    BLANK.exec(text);
    at = BLANK.lastIndex;
    if (expects === 'next' && open.length === 0)
      return at === text.length ? null : fault(at, ROWS().faults.behindEnd(shown(text, at)));
    const char = text[at];
    if (char === undefined)
      return { ...lineAndColumn(text, text.length), cutOff: true, reason: ROWS().faults.textEnds };
    if (expects === ':') {
      if (char !== ':') return fault(at, ROWS().faults.colonMissing(shown(text, at)));
      expects = 'value';
      at++;
    } else if (expects === 'next') {
      const end = open.at(-1);
      if (char !== ',' && char !== end)
        return fault(at, ROWS().faults.commaMissing(end ?? '', shown(text, at)));
      if (char === end) open.pop();
      else expects = end === '}' ? 'key' : 'value';
      at++;
    } else if (char === ']' && expects === 'value or ]') {
      open.pop();
      expects = 'next';
      at++;
    } else if (char === '}' && expects === 'key or }') {
      open.pop();
      expects = 'next';
      at++;
    } else if (char === '"') {
      const end = endOfString(text, at);
      if (end === text.length + 1)
        return { ...lineAndColumn(text, text.length), cutOff: true, reason: ROWS().faults.endsInString };
      if (end < 0) return fault(-end, ROWS().faults.wrongString);
      expects = expects === 'key' || expects === 'key or }' ? ':' : 'next';
      at = end;
    } else if (expects === 'key' || expects === 'key or }') {
      return fault(at, ROWS().faults.nameExpected(shown(text, at)));
    } else if (char === '{' || char === '[') {
      open.push(char === '{' ? '}' : ']');
      expects = char === '{' ? 'key or }' : 'value or ]';
      at++;
    } else {
      LITERAL.lastIndex = at;
      if (!LITERAL.test(text)) {
        const rest = text.slice(at);
        const cutOff =
          rest.length < 5 && ['true', 'false', 'null', '-'].some((word) => word.startsWith(rest));
        return cutOff
          ? { ...lineAndColumn(text, text.length), cutOff, reason: ROWS().faults.textEnds }
          : fault(at, ROWS().faults.valueExpected(shown(text, at)));
      }
      expects = 'next';
      at = LITERAL.lastIndex;
    }
  }
}

/** Why one row of a file cannot be read, as a sentence; `firstLine` is the line on which the row starts. */
export function rowFault(row: string, firstLine: number): string {
  const fault = findJsonFault(row);
  if (fault === null) return ROWS().rowNoJson;
  if (fault.cutOff) return ROWS().rowCutOff(row.length.toLocaleString('en-US'));
  const line = fault.line === 1 ? null : firstLine + fault.line - 1;
  const { column, reason } = fault;
  return line === null ? ROWS().rowFault(column, reason) : ROWS().rowFaultInLine(line, column, reason);
}

/** The index after the closing quote; length + 1 when there is none; minus the index of a character that may not stand there. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) return -at;
    if (code !== 0x5c) continue;
    const escaped = text[at + 1];
    if (escaped === undefined) break;
    if (escaped === 'u') {
      const digits = text.slice(at + 2, at + 6);
      if (!/^[0-9a-f]{4}$/i.test(digits))
        return digits.length < 4 && at + 6 > text.length ? text.length + 1 : -at;
      at += 5;
    } else if ('"\\/bfnrt'.includes(escaped)) at++;
    else return -at;
  }
  return text.length + 1;
}

function shown(text: string, at: number): string {
  const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return char === '"' ? ROWS().faults.quote : JSON.stringify(char);
}

function lineAndColumn(text: string, index: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) {
    line++;
    start = at + 1;
  }
  return { line, column: index - start + 1 };
}
