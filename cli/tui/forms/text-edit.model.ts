/** A line of text being edited. `at` counts graphemes: 你 is one, and so is 👍🏽. */
export interface EditedText {
  text: string;
  at: number;
}

/** Made with the first text: the UI's first frame need not wait for it. */
let segmenter: Intl.Segmenter | undefined;

/** The characters as people see them. */
export function graphemesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

export const editedText = (text: string): EditedText => ({ text, at: graphemesOf(text).length });

/** Types or pastes at the cursor. */
export function insertText({ text, at }: EditedText, added: string): EditedText {
  const parts = graphemesOf(text);
  const before = parts.slice(0, at).join('') + added;
  // A combining mark joins the character before it.
  return { text: before + parts.slice(at).join(''), at: graphemesOf(before).length };
}

const isSpace = (part: string | undefined) => part !== undefined && /^\s+$/.test(part);

function wordStart(parts: string[], at: number): number {
  let start = at;
  while (start > 0 && isSpace(parts[start - 1])) start--;
  while (start > 0 && !isSpace(parts[start - 1])) start--;
  return start;
}

function wordEnd(parts: string[], at: number): number {
  let end = at;
  while (end < parts.length && isSpace(parts[end])) end++;
  while (end < parts.length && !isSpace(parts[end])) end++;
  return end;
}

/** An editing key, as in a shell's line; undefined when the key edits nothing. */
export function editText({ text, at }: EditedText, key: string): EditedText | undefined {
  const parts = graphemesOf(text);
  const to = (place: number): EditedText => ({ text, at: Math.max(0, Math.min(parts.length, place)) });
  const cut = (from: number, end: number): EditedText => ({
    text: [...parts.slice(0, from), ...parts.slice(end)].join(''),
    at: from,
  });
  switch (key) {
    case 'left':
    case 'ctrl+b':
      return to(at - 1);
    case 'right':
    case 'ctrl+f':
      return to(at + 1);
    case 'home':
    case 'ctrl+a':
      return to(0);
    case 'end':
    case 'ctrl+e':
      return to(parts.length);
    case 'alt+b':
    case 'ctrl+left':
      return to(wordStart(parts, at));
    case 'alt+f':
    case 'ctrl+right':
      return to(wordEnd(parts, at));
    case 'backspace':
    case 'ctrl+h':
    case 'shift+backspace':
      return at === 0 ? to(0) : cut(at - 1, at);
    case 'delete':
    case 'ctrl+d':
      return cut(at, at + 1);
    case 'ctrl+w':
    case 'alt+backspace':
      return cut(wordStart(parts, at), at);
    case 'ctrl+u':
      return cut(0, at);
    case 'ctrl+k':
      return cut(at, parts.length);
    default:
      return undefined;
  }
}
