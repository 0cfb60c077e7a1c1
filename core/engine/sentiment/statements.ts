import { PhraseIndex, type PhraseMatch } from '../phrases/phrase-index.js';
import type { Reading } from '../reader/read.js';
import { readDataLines } from '../words/package-file.js';
import type { SentimentWord } from './lexicon.js';

const LISTS = new Map(
  readDataLines('lexicon', 'statements.txt').map((line) => {
    const [name = '', words = ''] = line.split(/:\s+/, 2);
    return [name, new Set(words.split(' '))] as const;
  }),
);
const OPENERS: ReadonlySet<string> = LISTS.get('openers') ?? new Set<string>();
const REQUESTS: ReadonlySet<string> = LISTS.get('requests') ?? new Set<string>();

/**
 * Whether a comment states something: it asks nothing, and holds no request or wish. Of people who comment on a page most who state
 * something find fault with it, however plain their words (`lexicon/statements.txt`).
 */
export function isStatement({ text, tokens }: Reading): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [first] = words;
  if (first === undefined || /[?？]/.test(text)) return false;
  if (OPENERS.has(first.word) || OPENERS.has(first.norm)) return false;
  return words.every(({ word, norm }) => !REQUESTS.has(word) && !REQUESTS.has(norm));
}

const WORDS = new Set(
  readDataLines('lexicon', 'bare-greetings.txt').flatMap((line) =>
    (line.split(/:\s+/, 2)[1] ?? '').split(' '),
  ),
);
/** Words that are no greeting by themselves: "all good" is an opinion, "good people" praise. */
const OPINIONS = new Set(['good', 'all', 'day', 'people', 'everyone', '好', '大家', 'selamat', 'semua']);
const MOST_WORDS = 6;

/** Whether the comment is a greeting and nothing else ("selamat pagi semua", 早上好); emoji and marks do not count. */
export function isBareGreeting({ tokens }: Reading): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'han' || kind === 'number');
  if (words.length === 0 || words.length > MOST_WORDS || words.every(({ word }) => OPINIONS.has(word)))
    return false;
  return words.every(({ word, norm }) => WORDS.has(word) || WORDS.has(norm));
}

const KINDS = ['beside', 'alone', 'maybe'] as const;
type Kind = (typeof KINDS)[number];

/** How surely a comment means the opposite of its praise: `doubtful` where its mark is meant as often as not. */
export type Irony = 'plain' | 'doubtful';

function loadMarks(): PhraseIndex<Kind> {
  const marks = new PhraseIndex<Kind>();
  for (const line of readDataLines('lexicon', 'sarcasm.txt')) {
    const [name, list = ''] = line.split(/:\s+/, 2);
    const kind = KINDS.find((one) => one === name);
    if (kind === undefined)
      throw new Error(
        `sarcasm.txt: "${line}" is of no known kind. Begin it with one of: ${KINDS.join(', ')}.`,
      );
    for (const mark of list.split(';')) marks.add(mark.trim(), kind);
  }
  return marks;
}

const marks = loadMarks();

/** Whether the comment praises beside the mark, too, and blames nothing. */
function praisesBeside(words: readonly SentimentWord[], { start, end }: PhraseMatch<Kind>): boolean {
  const others = words.filter((word) => word.end <= start || word.start >= end);
  return others.length > 0 && others.every(({ strength }) => strength > 0);
}

/**
 * The irony of a comment by its marks (`lexicon/sarcasm.txt`): praise beside a plain one (`bagus sangatlah tu 🙄`, 呵呵), a phrase that
 * finds fault by itself (好厉害哦), or one that may be meant (`how thoughtful`). Subtler irony goes unseen.
 */
export function ironyOf(reading: Reading, words: readonly SentimentWord[]): Irony | undefined {
  const found = marks.find(reading);
  const maybe = found.filter(({ value }) => value === 'maybe');
  const hasPraise = maybe.length > 0 || words.some(({ strength }) => strength > 0);
  if (found.some(({ value }) => value === 'alone' || (value === 'beside' && hasPraise))) return 'plain';
  return maybe.some((match) => !praisesBeside(words, match)) ? 'doubtful' : undefined;
}
