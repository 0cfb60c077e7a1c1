import { parseVariable } from '@smops/core/analysis/analyzer/analyzer.model.js';
import { MAX_VARIABLE_LENGTH, MAX_VARIABLES } from '@smops/core/analysis/codebooks/variables.constants.js';

/** One line of the list; `NAME=TERM,TERM` gives a variable its own terms. */
export interface Variable {
  id: number;
  text: string;
}

/**
 * The variables in typed or pasted text: one per line, or between commas and semicolons of any script. A line of the
 * form NAME=TERM,TERM stays whole, because its commas divide the terms; NAME= without a term is NAME. Trimmed; empty
 * ones are left out.
 */
export function splitVariables(text: string): string[] {
  return text
    .split(/[\n\r\t;；]+/)
    .flatMap((line) => (/[=＝]/.test(line) ? [line] : line.split(/[,，、]+/)))
    .map((part) =>
      part
        .replace(/^\s*(?:[-•*·]|\d+[.)、])\s+/, '')
        .replace('＝', '=')
        .trim()
        .replace(/^(.*\S) ?=$/, '$1'),
    )
    .filter((part) => part !== '');
}

/** The list as a call takes it: texts, and an object only where terms were given. */
export const variablesOnWire = (variables: readonly Variable[]) =>
  variables.map(({ text }) => {
    const { name, terms } = parseVariable(text);
    return terms.length === 0 ? name : { name, terms };
  });

export interface Added {
  variables: Variable[];
  /** How many were there already, in the list or twice in the text. */
  duplicates: number;
  tooLong: number;
  /** How many did not fit under the limit. */
  left: number;
}

/** What makes two variables the same; undefined for one that breaks a limit. */
function identify(text: string): string | undefined {
  try {
    const { name } = parseVariable(text);
    return name.length > MAX_VARIABLE_LENGTH ? undefined : name.normalize('NFKC').toLowerCase();
  } catch {
    // Its terms are too many or too long; the caller says so.
    return undefined;
  }
}

/** Adds what is new of `text` at the end. Variables are known by their name, without regard to case and width. */
export const addVariables = (variables: readonly Variable[], text: string): Added =>
  addParts(variables, splitVariables(text));

/** Whether a variable of this name is in the list. */
export function hasVariable(variables: readonly Variable[], text: string): boolean {
  const name = identify(text);
  return name !== undefined && variables.some((one) => identify(one.text) === name);
}

/** Adds variables as they are: a name may hold a comma. */
export function addParts(variables: readonly Variable[], parts: readonly string[]): Added {
  const known = new Set(variables.map((one) => identify(one.text)));
  const result = [...variables];
  let nextId = Math.max(0, ...variables.map((one) => one.id)) + 1;
  const added: Added = { variables: result, duplicates: 0, tooLong: 0, left: 0 };
  for (const part of parts) {
    const name = identify(part);
    if (name === undefined) added.tooLong++;
    else if (known.has(name)) added.duplicates++;
    else if (result.length >= MAX_VARIABLES) added.left++;
    else {
      known.add(name);
      result.push({ id: nextId++, text: part });
    }
  }
  return added;
}
