import type { Reading } from '../reader/read.js';

/** How many numbers `styleOf` gives. */
export const STYLE_SIZE = 31;

/**
 * The kind of text a comment is, as numbers: language, length, links, hashtags, signs, how formal the spelling. Sources
 * differ in how often people praise and blame; the calibration learns that per kind, never per source.
 */
export function styleOf(reading: Reading): number[] {
  const { counts, tokens, text } = reading;
  const malay = Math.max(counts.ms, counts.id);
  const total = counts.zh + malay + counts.en + 1e-9;
  const isChinese = counts.zh / total > 0.5;
  const isEnglish = !isChinese && counts.en > malay;
  const isMalay = !isChinese && !isEnglish;
  const isIndonesian = isMalay && counts.id > counts.ms;
  const languages = [isChinese, isEnglish, isMalay && !isIndonesian, isIndonesian];
  const kinds = { link: 0, mention: 0, emoji: 0, mark: 0, hashtag: 0, exclaims: 0, asks: 0 };
  for (const token of tokens) {
    if (token.kind === 'link') kinds.link = 1;
    if (token.kind === 'mention') kinds.mention = 1;
    if (token.kind === 'emoji') kinds.emoji = 1;
    if (token.hashtag) kinds.hashtag = 1;
    if (token.kind !== 'mark') continue;
    kinds.mark = 1;
    if (/^[!！]/.test(token.norm)) kinds.exclaims = 1;
    if (/^[?？]/.test(token.norm)) kinds.asks = 1;
  }
  const length = Math.min(2, Math.log2(1 + tokens.length) / 6);
  const capital = /^[A-Z]/.test(text) ? 1 : 0;
  const fullStop = /[.。]\s?$/.test(text.slice(-4)) ? 1 : 0;
  const style = [1, kinds.link, kinds.mention, kinds.hashtag, kinds.emoji, kinds.exclaims, kinds.asks];
  for (const is of languages) {
    if (is) style.push(1, length, length * length, fullStop, 1 - kinds.mark, capital);
    else style.push(0, 0, 0, 0, 0, 0);
  }
  return style;
}
