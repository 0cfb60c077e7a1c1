import { MAX_DEFINITION_LENGTH, MAX_EXAMPLE_LENGTH, MAX_EXAMPLES } from '../codebooks.constants.js';
import type { CodebookVariableInput } from '../codebooks.schemas.js';
import { MAX_TERMS, MAX_VARIABLE_LENGTH } from '../variables.constants.js';

/** What a code's description holds of a variable. */
export type Described = Pick<
  CodebookVariableInput,
  'definition' | 'counts' | 'notCounts' | 'yes' | 'no' | 'terms' | 'vetoes' | 'learned'
>;

const TEXTS = { counts: 'Counts as:', notCounts: 'Does not count as:' } as const;
const LISTS = {
  yes: 'Examples, yes:',
  no: 'Examples, no:',
  terms: 'Terms:',
  vetoes: 'Vetoes:',
} as const;
const LEARNED = 'Learned: yes';
const HEADINGS = new Set<string>([...Object.values(TEXTS), ...Object.values(LISTS), LEARNED]);

/** A line of a text that reads like a heading gets a backslash, and so does one that has backslashes already. */
const isHeadingLike = (line: string) => HEADINGS.has(line.replace(/^[\\\s]+/, '').trimEnd());
const guarded = (text: string) =>
  text
    .split('\n')
    .map((line) => (isHeadingLike(line) ? `\\${line}` : line))
    .join('\n');
const unguarded = (lines: readonly string[]) =>
  lines
    .map((line) => (line.startsWith('\\') && isHeadingLike(line) ? line.slice(1) : line))
    .join('\n')
    .trim();

/** What a codebook says of a variable as the description of a code: paragraphs under headings, which people can read and change. */
export function writeDescription(variable: Described): string {
  const parts = [guarded(variable.definition)];
  for (const field of ['counts', 'notCounts'] as const) {
    if (variable[field] !== '') parts.push(`${TEXTS[field]}\n${guarded(variable[field])}`);
  }
  for (const field of ['yes', 'no', 'terms', 'vetoes'] as const) {
    if (variable[field].length > 0) {
      parts.push([LISTS[field], ...variable[field].map((item) => `- ${item}`)].join('\n'));
    }
  }
  if (variable.learned) parts.push(LEARNED);
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The items of a list: each begins with a dash; a line without one goes on with the item before it. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines.map((one) => one.replace(/\s+/gu, ' ').trim())) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else if (line !== '' && line !== '-')
      items.push(...(items.length === 0 ? [line] : [`${items.pop()} ${line}`]));
  }
  return [...new Set(items)];
}

/** A text's beginning, never cut within a character. */
export const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

const isTooMuch = ({ definition, counts, notCounts, yes, no, terms, vetoes }: Described): boolean =>
  [definition, counts, notCounts].some((text) => text.length > MAX_DEFINITION_LENGTH) ||
  [yes, no].some(
    (list) => list.length > MAX_EXAMPLES || list.some((one) => one.length > MAX_EXAMPLE_LENGTH),
  ) ||
  [terms, vetoes].some(
    (list) => list.length > MAX_TERMS || list.some((one) => one.length > MAX_VARIABLE_LENGTH),
  );

/**
 * What a description says under the headings of `writeDescription`; all before the first is the definition. One that holds
 * more than a codebook takes becomes a definition as a whole, cut to the length that one may have.
 */
export function readDescription(text: string): Described {
  const whole = text.replace(/\r\n?/g, '\n').trim();
  const sections = new Map<string, string[]>([['', []]]);
  let heading = '';
  for (const line of whole.split('\n')) {
    const title = line.trim();
    if (HEADINGS.has(title) && !sections.has(title)) {
      heading = title;
      sections.set(heading, []);
    } else sections.get(heading)?.push(line);
  }
  const textOf = (title: string) => unguarded(sections.get(title) ?? []);
  const listOf = (title: string) => itemsOf(sections.get(title) ?? []);
  const described: Described = {
    definition: [textOf(''), textOf(LEARNED)].filter((part) => part !== '').join('\n\n'),
    counts: textOf(TEXTS.counts),
    notCounts: textOf(TEXTS.notCounts),
    yes: listOf(LISTS.yes),
    no: listOf(LISTS.no),
    terms: listOf(LISTS.terms),
    vetoes: listOf(LISTS.vetoes),
    ...(sections.has(LEARNED) ? { learned: true } : {}),
  };
  if (!isTooMuch(described)) return described;
  const definition = cut(whole, MAX_DEFINITION_LENGTH);
  return { definition, counts: '', notCounts: '', yes: [], no: [], terms: [], vetoes: [] };
}
