/** Names are the same when they differ only in case and white space. */
export const comparedName = (name: string): string =>
  name.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
