/** Columns a text takes in a terminal: Chinese characters take two. */
export function stringWidth(text: string): number {
  let width = 0;
  for (const char of text) width += /[\u2e80-\uffee]/u.test(char) ? 2 : 1;
  return width;
}
