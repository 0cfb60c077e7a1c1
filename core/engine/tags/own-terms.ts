import { singular } from './understand.js';

const DOUBLED = /^(\p{L}{3,})-\1$/iu;
// `e-wallet` and `ewallet`, `wi-fi` and `wifi`; never `kuala-lumpur`.
const SHORT_FIRST = /^(\p{L}{1,2})-(\p{L}+)$/u;

/** A user's own term as people write it: one of a plural, one of a doubled word (`budak2`), without a short hyphen. */
export function ownForms(term: string): string[] {
  const words = term.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const forms = [
    term,
    [...words.slice(0, -1), /^[a-z]+$/i.test(last) ? singular(last) : last].join(' '),
    term.trim().replace(DOUBLED, '$1'),
    term.trim().replace(SHORT_FIRST, '$1$2'),
  ];
  return [...new Set(forms)];
}
