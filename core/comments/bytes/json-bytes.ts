export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const OPEN_LIST = 0x5b;
export const BACKSLASH = 0x5c;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;
export const NEWLINE = 0x0a;

/** What a byte outside strings means for finding the ends of rows; everything else is 0. */
export const KIND_QUOTE = 1;
export const KIND_OPEN = 2;
export const KIND_CLOSE = 3;
export const KIND_NEWLINE = 4;
export const KIND_COMMA = 5;
export const KIND_BLANK = 6;
export const KINDS = new Uint8Array(256);
for (const [kind, characters] of [
  [KIND_QUOTE, '"'],
  [KIND_OPEN, '[{'],
  [KIND_CLOSE, ']}'],
  [KIND_NEWLINE, '\n'],
  [KIND_COMMA, ','],
  [KIND_BLANK, ' \t\r'],
] as const)
  for (const character of characters) KINDS[character.charCodeAt(0)] = kind;
