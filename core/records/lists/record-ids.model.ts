/** Ids as a short text, as an export takes them: `1-40,45`. */
export function idsText(ids: Iterable<number>): string {
  const ranges: [first: number, last: number][] = [];
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.[1] === id - 1) range[1] = id;
    else ranges.push([id, id]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

/** What such a text may hold, and how long it may be: it stands in an address. */
export const IDS_TEXT = /^\d{1,15}(-\d{1,15})?(,\d{1,15}(-\d{1,15})?)*$/;
export const IDS_TEXT_MAX = 8000;

/** Whether an id is among those of the text. */
export function isAmong(text: string): (id: number) => boolean {
  const ranges = text.split(',').map((part) => part.split('-').map(Number));
  return (id) => ranges.some(([first = 0, last = first]) => first <= id && id <= last);
}
