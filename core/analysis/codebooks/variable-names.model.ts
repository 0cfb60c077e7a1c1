/** The id of a variable, as codebook files write one: with braces or without. */
export const GUID = /^\{?[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\}?$/;

/** Names are the same when they differ only in case and white space. */
export const comparedName = (name: string): string =>
  name.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();

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
