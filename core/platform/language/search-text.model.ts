// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is what it means
const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);

/** Text as searches compare it: case and width (ＡＢＣ, abc) make no difference. */
export const foldText = (text: string): string =>
  (isAscii(text) ? text : text.normalize('NFKC')).toLowerCase();

/** Whether a search finds one of the texts. An empty search finds everything. */
export function isFound(search: string, texts: readonly (string | null)[]): boolean {
  const wanted = foldText(search.trim());
  return wanted === '' || texts.some((text) => text !== null && foldText(text).includes(wanted));
}

/** Made when first asked for: it costs every command's start more than all modules together. */
let graphemes: Intl.Segmenter | undefined;

/** The first character as people see it: a letter with its accents, a Chinese character, an emoji. */
export function firstCharacter(text: string): string {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(text.trim())) return segment;
  return '';
}

/** The calendar day of a moment as YYYY-MM-DD, where the viewer is, or in the given time zone. */
export function dayOf(moment: Date, timeZone?: string): string {
  // The Swedish notation of dates is the ISO one.
  return new Intl.DateTimeFormat('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(moment);
}
