/** What two comments must share to be asked once: the same text up to outer and repeated white space. */
export function normalizeContent(content: string): string {
  return content.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
