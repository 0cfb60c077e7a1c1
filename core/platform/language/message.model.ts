/**
 * Messages with values, in the part of ICU MessageFormat that the texts need:
 *
 * - `{name}` a value as it is
 * - `{rows, number}` a number: 1,234
 * - `{rows, plural, =0 {no rows} one {# row} other {# rows}}` a form by a number, `#` being the number
 * - `{kind, select, day {Today} other {Later}}` a form by a word
 */
import { LANGUAGE_TAGS } from './language.constants.js';

/** A value of a message. A plural takes a number that is written already, too: "1.0". */
export type Value = string | number | bigint | boolean | null | undefined;

type Part = string | { name: string; isNumber: boolean } | { name: string; rule: Rule; forms: Forms };
type Rule = 'plural' | 'select';
type Forms = Map<string, Part[]>;

const ARGUMENT = /\{(\w+)(?:(\})|, number\}|, (plural|select), *)/y;
const FORM = /(=\d+|\w+) *\{/y;
const PLAIN = /[^{}#]+|#/y;

/** The parts of a message. Throws for a message with a brace too few or too many, or a plural without `other`. */
export function parseMessage(message: string): Part[] {
  let at = 0;
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(message);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const broken = (what: string): never => {
    throw new Error(`The text “${message}” has ${what} at character ${at + 1}.`);
  };
  function partsOf(counted?: string): Part[] {
    const parts: Part[] = [];
    while (at < message.length && message[at] !== '}') {
      const text = next(PLAIN)?.[0];
      if (text === '#' && counted !== undefined) parts.push({ name: counted, isNumber: true });
      else parts.push(text ?? argument(counted));
    }
    return parts;
  }
  function argument(counted?: string): Part {
    const [, name, end, rule] = next(ARGUMENT) ?? broken('no name of a value, or an unknown kind,');
    if (name === undefined || rule === undefined) return { name: name ?? '', isNumber: end === undefined };
    const forms: Forms = new Map();
    for (let form = next(FORM); form; form = next(FORM)) {
      forms.set(form[1] ?? '', partsOf(rule === 'plural' ? name : counted));
      next(/\} */y) ?? broken('no } of a form');
    }
    next(/\}/y) ?? broken(`no } of {${name}}`);
    if (!forms.has('other')) broken(`no form “other” of {${name}}`);
    return { name, rule: rule as Rule, forms };
  }
  const parts = partsOf();
  return at < message.length ? broken('a } too many') : parts;
}

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
/** Digits and marks are the same in every language of the interface. */
const shown = (value: Value): string =>
  typeof value === 'number' || typeof value === 'bigint' ? numbers.format(value) : String(value);

const rules = new Map<string, Intl.PluralRules>();
function pluralOf(value: Value, language: keyof typeof LANGUAGE_TAGS): string {
  const known = rules.get(language) ?? new Intl.PluralRules(LANGUAGE_TAGS[language]);
  rules.set(language, known);
  // Of numbers that are written already only "1" is one: it is "1.0 points", "2 points".
  if (typeof value === 'string') return value === '1' ? known.select(1) : 'other';
  return known.select(Number(value));
}

/** The text of a message's parts with these values. */
export function fill(
  parts: readonly Part[],
  values: Readonly<Record<string, Value>>,
  language: keyof typeof LANGUAGE_TAGS,
): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('forms' in part) {
      const { forms, name, rule } = part;
      const value = values[name];
      const form =
        forms.get(rule === 'plural' ? `=${value}` : String(value)) ??
        forms.get(rule === 'plural' ? pluralOf(value, language) : 'other') ??
        forms.get('other');
      text += fill(form ?? [], values, language);
    } else text += part.isNumber ? shown(values[part.name]) : String(values[part.name]);
  }
  return text;
}

/** The names of the values in a message: `shown` are those that a reader sees, `all` also those that only choose a form. */
export function namesIn(parts: readonly Part[]): { shown: Set<string>; all: Set<string> } {
  const names = { shown: new Set<string>(), all: new Set<string>() };
  for (const part of parts) {
    if (typeof part === 'string') continue;
    names.all.add(part.name);
    if (!('forms' in part)) names.shown.add(part.name);
    else
      for (const form of part.forms.values()) {
        const inside = namesIn(form);
        for (const name of inside.all) names.all.add(name);
        for (const name of inside.shown) names.shown.add(name);
      }
  }
  return names;
}
