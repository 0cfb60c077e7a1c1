/** Chinese, Japanese, Korean and emoji: twice as wide as Latin letters. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f000}-\u{1faff}]/u;
const NARROW = /[iljtfrI.,:;'|! ()[\]]/;
const BROAD = /[mwMW@%–—]/;

export const isWide = (character: string): boolean => WIDE.test(character);

/** About how wide a text is, in px. Fonts differ by a tenth; a chart leaves that much room. */
export function widthOf(text: string, size = 12): number {
  let ems = 0;
  for (const character of text) {
    if (isWide(character)) ems += 1;
    else if (NARROW.test(character)) ems += 0.32;
    else if (BROAD.test(character)) ems += 0.88;
    else ems += /\p{Lu}/u.test(character) ? 0.68 : 0.57;
  }
  return ems * size;
}

/** The text, cut with "…" where it is wider than `room` px. */
export function fitting(text: string, room: number, size = 12): string {
  if (widthOf(text, size) <= room) return text;
  let kept = '';
  for (const character of text) {
    if (widthOf(`${kept}${character}…`, size) > room) break;
    kept += character;
  }
  return kept === '' ? '' : `${kept.trimEnd()}…`;
}
