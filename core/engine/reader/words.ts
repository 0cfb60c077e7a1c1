import { readDataLines } from '../words/package-file.js';
import { englishRoots, malayRoots } from './malay-stem.js';

/** What the engine knows of a word form, whatever comment it stands in. */
export interface WordForm {
  /** The plain spelling, as written: lower case, no accents. */
  norm: string;
  /** The full word meant: chat spelling and stretched letters undone. */
  word: string;
  /** Candidate roots of `word` in Malay and English, to be believed only when the root itself is known. */
  roots: string[];
  /** `xsuka`, `takboleh`: a negator written onto its word. */
  negatedInside: boolean;
}

function loadChat(): Map<string, string> {
  const chat = new Map<string, string>();
  for (const line of ['chat.txt', 'dialects.txt'].flatMap((file) => readDataLines('lexicon', file))) {
    const [word = '', spellings = ''] = line.split(/:\s*/, 2);
    for (const spelling of spellings.split(/\s+/)) if (!chat.has(spelling)) chat.set(spelling, word);
  }
  return chat;
}

const CHAT = loadChat();
/** Words in full that people write shorter or in their dialect. */
export const fullWords = (): Iterable<string> => CHAT.values();

/** Whether a spelling stands for another word. */
export const isChatSpelling = (norm: string): boolean => CHAT.has(norm) && CHAT.get(norm) !== norm;

const CACHED_FORMS = 60_000;
const forms = new Map<string, WordForm>();

function unstretch(word: string): string {
  if (!/(.)\1\1/.test(word)) return word;
  return word.replace(/(.)\1{2,}/g, '$1');
}

/** `mrt2` and `klia2` are names with a number, no doubled words. */
function undouble(word: string, half: string): string {
  return /[aeiou]/.test(half) && half !== 'klia' ? half : word;
}

function inspect(norm: string): WordForm {
  let word = CHAT.get(norm) ?? norm;
  let negatedInside = false;
  if (word === norm) {
    const short = unstretch(norm);
    word = CHAT.get(short) ?? short;
    // `sampai2`, `last2`: 2 doubles the word in Malay chat.
    const doubled = /^([a-z]{3,})2(nya)?$/.exec(word);
    if (doubled?.[1] !== undefined) word = CHAT.get(doubled[1]) ?? undouble(word, doubled[1]);
    const joined =
      /^(?:x|tak|tk)((?:boleh|payah|nak|suka|sedap|puas|best|guna|kisah|patut|cukup|faham|mahu|jadi|ada|perlu|sampai|setuju|sokong|percaya|bagus|jujur|adil|malu)[a-z]*)$/.exec(
        word,
      );
    if (joined?.[1] !== undefined) {
      word = joined[1];
      negatedInside = true;
    }
  }
  return { norm, word, roots: [...malayRoots(word), ...englishRoots(word)], negatedInside };
}

const unit = (norm: string): WordForm => ({ norm, word: norm, roots: [], negatedInside: false });

/** The form of a word of a comment. One letter on a number is no chat spelling: `5G` is not "5 tidak", `2x` not "2 tak". */
export function wordFormAt(norm: string, onNumber: boolean | undefined): WordForm {
  return onNumber && norm.length === 1 ? unit(norm) : wordForm(norm);
}

/** The form of a plain word (see `plainWord`); remembered, because comments repeat their words. */
export function wordForm(norm: string): WordForm {
  let form = forms.get(norm);
  if (form === undefined) {
    if (forms.size >= CACHED_FORMS) forms.clear();
    form = inspect(norm);
    forms.set(norm, form);
  }
  return form;
}
