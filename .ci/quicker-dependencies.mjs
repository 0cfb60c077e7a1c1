import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What dependencies do too early or too often. As they are loaded: the rules for graphemes and for emoji (80 ms of every
 * command), and an HTTP client for bytes that stand in the file itself (60 ms of the terminal UI's first frame).
 */
const QUICKER = [
  {
    filter: /string-width[/\\]index\.js$/,
    texts: [
      [
        'new Intl.Segmenter()',
        '{ segment(text) { return (this.made ??= new Intl.Segmenter()).segment(text); } }',
      ],
      [
        String.raw`/^\p{RGI_Emoji}$/v`,
        // Of single UTF-16 units the same ones are emoji; that set is made in no time.
        String.raw`{
  test(text) {
    if (text.length === 1) return (this.single ??= /^\p{Emoji_Presentation}$/u).test(text);
    return (this.made ??= /^\p{RGI_Emoji}$/v).test(text);
  },
}`,
      ],
    ],
  },
  {
    // Each frame measures and splits all its texts anew, though a key changes a line or two: half of a frame's time.
    filter: /ink[/\\]build[/\\]output\.js$/,
    texts: [
      ['caches = new OutputCaches();', 'caches = keptCaches();'],
      ['styledCharsFromTokens(tokenize(line))', 'styledCharsFromTokens(tokenize(line)).map(shared)'],
      [
        `row.push({
                    type: 'char',
                    value: ' ',
                    fullWidth: false,
                    styles: [],
                })`,
        'row.push(blank)',
      ],
      [
        'export default class Output',
        // No more than two screens' worth, and one object for each plain character, not for each place of one.
        `const plain = new Map();
function shared(character) {
  if (character.styles.length > 0) return character;
  const known = plain.get(character.value);
  if (known !== undefined) return known;
  if (plain.size > 4000) plain.clear();
  plain.set(character.value, character);
  return character;
}
let kept = new OutputCaches();
const blank = { type: 'char', value: ' ', fullWidth: false, styles: [] };
function keptCaches() {
  if (kept.styledChars.size > 600 || kept.widths.size > 4000) kept = new OutputCaches();
  return kept;
}
export default class Output`,
      ],
    ],
  },
  { filter: /yoga-wasm-base64-esm\.js$/, texts: [['"function"!=typeof fetch', 'true']] },
];

/** The quicker text of a dependency's module, or undefined for one that stays as it is. Throws when its text has changed. */
export function quickerText(path, read) {
  const found = QUICKER.find(({ filter }) => filter.test(path));
  return found?.texts.reduce((text, [slow, quick]) => {
    // Another version of the package may do something else: somebody should look.
    if (!text.includes(slow)) throw new Error(`${path} has no ${slow}`);
    return text.replace(slow, () => quick);
  }, read());
}

/** An esbuild plugin. */
export const quickerDependencies = {
  name: 'quicker-dependencies',
  setup({ onLoad }) {
    for (const { filter } of QUICKER) {
      onLoad({ filter }, ({ path }) => ({
        contents: quickerText(path, () => readFileSync(path, 'utf8')),
        loader: 'js',
        resolveDir: dirname(path),
      }));
    }
  },
};
