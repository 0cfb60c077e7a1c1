/**
 * What readers see of a text. Strangers write comments, and a character that shows nothing can carry a whole sentence to what
 * reads it: an AI assistant, a terminal, a program behind a webhook.
 */

/** The scripts in which a joiner between two letters changes how they are written (https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters). */
const SCRIPTS = [
  ...['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'],
  ...['Khmr', 'Mymr', 'Tibt'],
];
const OF_SCRIPTS = `[${SCRIPTS.map((name) => `\\p{scx=${name}}`).join('')}]`;
/** A letter or mark of these scripts that shows: the Khmer vowels U+17B4 and U+17B5 and Mongolian selectors do not. */
const LETTER = `(?!\\p{Default_Ignorable_Code_Point})(?=[\\p{L}\\p{M}])${OF_SCRIPTS}`;
const LETTER_BEFORE = new RegExp(`${LETTER}$`, 'u');
const LETTER_AFTER = new RegExp(`^${LETTER}`, 'u');
const PICTOGRAPH_BEFORE = /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?$/u;
const PICTOGRAPH_AFTER = /^\p{Extended_Pictographic}/u;
const BEFORE_SELECTOR = /\p{Extended_Pictographic}$/u;
const KEYCAP_BEFORE = /[0-9#*]$/;

/** The flags of England, Scotland and Wales (the only sequences of tags in use), or one character that may show nothing. */
const FLAG_OR_UNSEEN =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}|[^\n\t\P{Cc}]|[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufffc]/gu;

/** White space, and signs that fonts draw as nothing. */
const BLANKS = /[\p{Zs}\t\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]+/gu;
const KEPT_BLANKS = new Set([' ', '\t', '\u00a0', '\u202f', '\u3000']);
const LINE_ENDS = /\r\n|[\u2028\u2029]/g;

/** Most texts: nothing in them needs a look. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Whether the joiner or selector at this place belongs to what is seen: an emoji, or two letters that it joins or keeps apart. */
function isNeeded(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 4), at);
  const after = text.slice(at + 1, at + 3);
  switch (text[at]) {
    case '\ufe0f':
      return BEFORE_SELECTOR.test(before) || (KEYCAP_BEFORE.test(before) && after.startsWith('\u20e3'));
    case '\u200d':
      if (PICTOGRAPH_BEFORE.test(before) && PICTOGRAPH_AFTER.test(after)) return true;
      return LETTER_BEFORE.test(before) && LETTER_AFTER.test(after);
    case '\u200c':
      return LETTER_BEFORE.test(before) && LETTER_AFTER.test(after);
    default:
      return false;
  }
}

/**
 * The text as people see it: without control and format characters, variation selectors, fillers, lone surrogates and
 * noncharacters, with one kind of blank in a row. Line ends are \n, and \n and \t stay. Emojis, flags and the joiners of
 * scripts that need them stay as they are. `mark` says what stands for a character that is left out; nothing, if not given.
 */
export function shownText(text: string, mark: (character: string) => string = () => ''): string {
  if (PLAIN.test(text)) return text;
  const shown = text
    .replace(LINE_ENDS, '\n')
    .replace(FLAG_OR_UNSEEN, (one, at: number, whole: string) =>
      one.length > 2 || isNeeded(whole, at) ? one : mark(one),
    );
  return shown.replace(BLANKS, (run, at: number, whole: string) => {
    const [first = ' ', ...more] = run;
    // Blanks before a line's end are not seen, and blanks of several kinds in a row look like one kind.
    if (whole[at + run.length] === '\n') return '';
    return KEPT_BLANKS.has(first) && more.every((one) => one === first) ? run : ' '.repeat(more.length + 1);
  });
}
