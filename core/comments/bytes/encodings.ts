/** Encodings that comment files come in, as they are named to people, with the names they also go by. */
const NAMES = {
  'UTF-8': ['utf8'],
  'UTF-16LE': ['utf16', 'ucs2', 'unicode'],
  'UTF-16BE': [],
  GB18030: ['gbk', 'gb2312', 'cp936', 'windows936', 'chinesesimplified'],
  Big5: ['big5hkscs', 'cp950', 'windows950', 'chinesetraditional'],
  'Windows-1252': ['cp1252', 'latin1', 'iso88591', 'ansi', 'ascii'],
} as const satisfies Record<string, readonly string[]>;

export type Encoding = keyof typeof NAMES;

export const ENCODINGS = Object.keys(NAMES) as readonly Encoding[];

const fold = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '');

/** The encoding that a name means ("gbk", "utf8", "cp1252"), or undefined. */
export const encodingOf = (name: string): Encoding | undefined =>
  ENCODINGS.find((one) => fold(one) === fold(name) || (NAMES[one] as readonly string[]).includes(fold(name)));

/** The beginning of a file, by which UTF-16 and files that hold no text are told. */
export const HEAD_BYTES = 4_096;

/** Where the first byte stands that is not ASCII; -1 without one. */
export function firstBeyondAscii(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; at++) if (bytes[at]! >= 0x80) return at;
  return -1;
}

/** How many bytes decide, from the first that is not ASCII. */
export const SAMPLE_BYTES = 256 * 1024;

/** A file with at least this many sound sequences per broken one is UTF-8 with damaged places. */
const SOUND_PER_BROKEN = 4;
/** Least share of everyday characters for a text to be Chinese. */
const LEAST_CHINESE = 0.5;

/**
 * The encoding of text by its bytes from the first that is not ASCII: UTF-8 if it is valid (but for some damage), else
 * the one of the two Chinese encodings under which most characters are everyday ones, else Windows-1252.
 */
export function detectEncoding(sample: Uint8Array): Encoding {
  const { sound, broken } = countUtf8(sample);
  if (broken === 0 || sound > SOUND_PER_BROKEN * broken) return 'UTF-8';
  const chinese = (['GB18030', 'Big5'] as const)
    .map((encoding) => ({ encoding, share: everydayShare(sample, encoding) }))
    .reduce((a, b) => (b.share > a.share ? b : a));
  return chinese.share >= LEAST_CHINESE ? chinese.encoding : 'Windows-1252';
}

/** What Windows-1252 has at 0x80 to 0x9F, where ISO 8859-1 has control characters; five places are empty. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes bytes that arrive in pieces; the last call is without `stream`. The TextDecoder of some Node versions reads
 * Windows-1252 as ISO 8859-1, which is put right here.
 */
export function createDecoder(encoding: Encoding): (bytes: Uint8Array, isLast?: boolean) => string {
  const decoder = new TextDecoder(encoding);
  return (bytes, isLast = false) => {
    const text = decoder.decode(bytes, { stream: !isLast });
    return encoding === 'Windows-1252'
      ? text.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80] ?? sign)
      : text;
  };
}

/** Whether a file begins with the byte order mark of UTF-8. */
export const hasUtf8Mark = (head: Uint8Array) => head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;

/** The encoding that needs no guess: that of a mark or of UTF-16's zero bytes, unless another is `chosen`. */
export function knownEncoding(head: Uint8Array, chosen?: Encoding): Encoding | undefined {
  if (chosen !== undefined && !chosen.startsWith('UTF-16')) return chosen;
  return utf16Of(head.subarray(0, HEAD_BYTES)) ?? chosen ?? (hasUtf8Mark(head) ? 'UTF-8' : undefined);
}

/** The byte order of UTF-16 text by its mark or its zero bytes, or null when it is not UTF-16. */
export function utf16Of(head: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'UTF-16LE';
  if (head[0] === 0xfe && head[1] === 0xff) return 'UTF-16BE';
  if (!head.includes(0)) return null;
  // Without a mark commas and line ends tell: their zero bytes all stand on one side.
  let little = 0;
  let big = 0;
  for (let at = 0; at + 1 < head.length; at += 2) {
    if (head[at + 1] === 0 && SEPARATORS.has(head[at]!)) little++;
    if (head[at] === 0 && SEPARATORS.has(head[at + 1]!)) big++;
  }
  if (little > 0 && big < little / 8) return 'UTF-16LE';
  return big > 0 && little < big / 8 ? 'UTF-16BE' : null;
}

/** Tab, line ends, blank, quotes, comma and colon: no frequent Chinese character looks like one of them turned round. */
const SEPARATORS = new Set([0x09, 0x0a, 0x0d, 0x20, 0x22, 0x2c, 0x3a]);

function countUtf8(bytes: Uint8Array): { sound: number; broken: number } {
  let sound = 0;
  let broken = 0;
  for (let at = 0; at < bytes.length; ) {
    if (bytes[at]! < 0x80) {
      at++;
      continue;
    }
    const length = sequenceLength(bytes, at);
    if (length > 0) sound++;
    // What the end of the sample cuts off may go on behind it.
    else if (at < bytes.length - 3) broken++;
    else if (sound === 0) broken++;
    at += Math.max(1, length);
  }
  return { sound, broken };
}

/** The length of the UTF-8 sequence at an offset; 0 when there is none (RFC 3629, section 4). */
export function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!;
  const length = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  for (let index = 1; index < length; index++) {
    const byte = bytes[at + index] ?? 0;
    // No longer form than needed, no surrogate, nothing above U+10FFFF: all three show in the second byte.
    const least = index > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const most = index > 1 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (byte < least || byte > most) return 0;
  }
  return length;
}

/**
 * How much of the text beyond ASCII is everyday Chinese under an encoding, 0 to 1. Both standards set their common
 * characters apart: GB 2312 has 3,755 in rows B0 to D7, Big5 5,401 in rows A4 to C6, each with punctuation in A1 to A3.
 * The most frequent characters of all count twice: they decide where the text is short.
 */
function everydayShare(bytes: Uint8Array, encoding: 'GB18030' | 'Big5'): number {
  const isGb = encoding === 'GB18030';
  let everyday = 0;
  let all = 0;
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at]!;
    if (lead < 0x80) {
      at++;
      continue;
    }
    const trail = bytes[at + 1] ?? 0;
    const isFour = isGb && trail >= 0x30 && trail <= 0x39;
    const isTwo = trail >= 0xa1 || (trail >= 0x40 && trail !== 0x7f && (isGb || trail < 0x7f));
    const isPunctuation = lead >= 0xa1 && lead <= 0xa3;
    const isCommon = isGb
      ? ((lead >= 0xb0 && lead <= 0xd7) || isPunctuation) && trail >= 0xa1
      : ((lead >= 0xa4 && lead <= 0xc6) || isPunctuation) && isTwo;
    if (!isFour) {
      all++;
      if (isCommon) everyday++;
    }
    at += isFour ? 4 : isTwo ? 2 : 1;
  }
  if (all === 0) return 0;
  const text = createDecoder(encoding)(bytes, true);
  let frequent = 0;
  for (const character of text) if (FREQUENT.has(character)) frequent++;
  return everyday / all + frequent / all / 2;
}

/** The most frequent characters of Chinese, simplified and traditional, and those that comments are full of. */
const FREQUENT = new Set(
  '的一是不了在人有我他这這个個们們中来來上大为為和国國地到以说說时時要就出会會可也你对對生能而子那得于於着著下自之年过過发發后後作里裡用道行所然家种種事成方多经經么麼去法学學如都同现現当當没沒动動面起看定天分还還进進好小部其些主样樣理心她本前开開但因只从從想实實日军軍者意无無力它与與长長把机機十民第公此已工使情明性知全三又关關点點正业業外将將两兩高间間由问問很最重并並物手应應战戰向头頭文体體政美相见見被利什二等产產或新己制身果加西斯月话話合回特代内信表化老给給世位次度门門任常先海通教儿兒东東太真吗嗎吧啊呢谢謝请請让讓钱錢买買卖賣价價贵貴水车車路塞灾災每让讓再早晚今希望帮幫忙服务務快慢差错錯爱愛赞讚，。！？、：；（）“”…',
);
