import { comparedName } from '../../platform/records/compared-name.model.js';

/** The id of a variable, as codebook files write one: with braces or without. */
export const GUID = /^\{?[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\}?$/;

/** The place of the first whose name one before it has. */
export function duplicateOf(variables: readonly { name: string }[]): number | undefined {
  const seen = new Set<string>();
  for (const [place, { name }] of variables.entries()) {
    const key = comparedName(name);
    if (seen.has(key)) return place;
    seen.add(key);
  }
  return undefined;
}
