import { shownText } from '../language/shown-text.model.js';
import { FILE_NAME_MAX } from './objects.constants.js';

/**
 * A file's name as it can be shown and stored: the last part of a path, on one line, without what turns text around,
 * not empty (`fallback`), and at most 255 long, its ending kept. It never becomes part of a path.
 */
export function harmlessFileName(name: string, fallback = 'image'): string {
  const last = name.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const line = shownText(last, () => ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (/^\.*$/.test(line)) return fallback;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(line)?.[0] ?? '';
  const characters = [...line.slice(0, line.length - ending.length)];
  return characters.slice(0, FILE_NAME_MAX - ending.length).join('') + ending;
}
