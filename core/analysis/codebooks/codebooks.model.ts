import { comparedName } from '../../platform/records/compared-name.model.js';
import { VARIABLE_FIELDS } from './codebooks.constants.js';
import type { CodebookVariable, CodebookVariableInput, VariableChange } from './codebooks.schemas.js';

/**
 * A codebook as it is named where one is chosen: by its id or name, `prices@3` for its third version. Names never end with
 * @ and a number.
 */
export function parseCodebookName(text: string): { codebook: string; version: number | undefined } {
  const [, codebook, version] = /^(.+)@(\d{1,9})$/s.exec(text.trim()) ?? [];
  return codebook === undefined
    ? { codebook: text.trim(), version: undefined }
    : { codebook: codebook.trim(), version: Number(version) };
}

/** The variables with ids: a given one, else that of the variable which had this name before, else a new one. */
export function withIds(
  variables: readonly CodebookVariableInput[],
  before: readonly CodebookVariable[],
  newId: () => string,
): CodebookVariable[] {
  const given = new Set(variables.map(({ id }) => id?.toLowerCase()));
  const known = new Map(before.map(({ id }) => [id.toLowerCase(), id]));
  const free = before.filter(({ id }) => !given.has(id.toLowerCase()));
  const idOf = new Map(free.map(({ id, name }) => [comparedName(name), id]));
  return variables.map(({ id, learned, ...fields }) => ({
    id:
      id === undefined
        ? (idOf.get(comparedName(fields.name)) ?? newId())
        : (known.get(id.toLowerCase()) ?? id),
    ...fields,
    ...(learned ? { learned } : {}),
  }));
}

/** A form that is the same for the same variables, however they were made. */
const plainOf = (variable: CodebookVariable) =>
  JSON.stringify([
    variable.id,
    ...VARIABLE_FIELDS.map((field) => variable[field]),
    variable.learned ?? false,
  ]);

/** Whether two versions say the same, in the same order. */
export const isSame = (a: readonly CodebookVariable[], b: readonly CodebookVariable[]): boolean =>
  a.length === b.length &&
  a.every((variable, at) => plainOf(variable) === plainOf(b[at] as CodebookVariable));

/** What became of the variables from one version to another: those of the later in its order, then the removed ones. */
export function changesBetween(
  before: readonly CodebookVariable[],
  after: readonly CodebookVariable[],
): { changes: VariableChange[]; isReordered: boolean } {
  const old = new Map(before.map((variable) => [variable.id, variable]));
  const ids = new Set(after.map(({ id }) => id));
  const changes = after.flatMap((variable): VariableChange[] => {
    const { id, name } = variable;
    const was = old.get(id);
    if (was === undefined) return [{ id, name, kind: 'added', fields: fieldsBetween(undefined, variable) }];
    const fields = fieldsBetween(was, variable);
    if (fields.length === 0) return [];
    return [{ id, name, kind: was.name === name ? 'changed' : 'renamed', fields }];
  });
  const removed = before
    .filter(({ id }) => !ids.has(id))
    .map(({ id, name }): VariableChange => ({ id, name, kind: 'removed', fields: [] }));
  const kept = before.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  const now = after.filter(({ id }) => old.has(id)).map(({ id }) => id);
  return { changes: [...changes, ...removed], isReordered: kept.some((id, at) => id !== now[at]) };
}

const isEmpty = (value: string | readonly string[]) => value.length === 0;

function fieldsBetween(
  before: CodebookVariable | undefined,
  after: CodebookVariable,
): VariableChange['fields'] {
  return VARIABLE_FIELDS.flatMap((field) => {
    const [was, is] = [before?.[field] ?? (typeof after[field] === 'string' ? '' : []), after[field]];
    const isSameValue =
      JSON.stringify(was) === JSON.stringify(is) || (before === undefined && field === 'name');
    return isSameValue || (isEmpty(was) && isEmpty(is)) ? [] : [{ field, before: was, after: is }];
  });
}
