import { isObject, type PlainObject } from '../fields/plain-object.js';

const MOST_LEVELS = 2;

/** Text whose letters are the bytes of UTF-8, as it was meant; any other text as it is. */
export function mendedText(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text) || /[\u0100-\uffff]/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
    );
  } catch {
    return text;
  }
}

/** The same row with its texts mended, and those of objects directly inside it. */
export function mendedRow(row: PlainObject, level = 0): PlainObject {
  const mendedOf = (value: unknown) => {
    if (typeof value === 'string') return mendedText(value);
    return isObject(value) && level < MOST_LEVELS ? mendedRow(value, level + 1) : value;
  };
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, mendedOf(value)]));
}
