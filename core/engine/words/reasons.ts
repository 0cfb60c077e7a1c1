import type { ReportLanguage, SentimentLabel } from '../../analysis/analyzer/providers/provider.js';

/** What a tag rests on. */
export interface TagGrounds {
  source:
    | 'own'
    | 'name'
    | 'concept'
    | 'translation'
    | 'word'
    | 'word-translation'
    | 'part'
    | 'hint'
    | 'topic';
  /** The word of the variable's name that the quote stands for, where it stands for no more than that. */
  word?: string | undefined;
  how: 'exact' | 'root';
  quote: string;
  variable: string;
  stance: 'positive' | 'negative' | undefined;
  /** The comment's sentiment is that of the variable. */
  confirmed: boolean;
}

const LONGEST_QUOTE = 60;

/** A quote short enough for a sentence; never cut inside a surrogate pair. */
export function shortQuote(quote: string, longest = LONGEST_QUOTE): string {
  const flat = quote.replace(/\s+/g, ' ').trim();
  if (flat.length <= longest) return flat;
  const cut = flat.slice(0, longest);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

export const TAG_TEXTS: Record<
  ReportLanguage,
  Record<TagGrounds['source'] | 'root' | 'unconfirmed', (g: TagGrounds) => string>
> = {
  en: {
    own: (g) => `“${g.quote}” is one of your own terms for “${g.variable}”.`,
    name: (g) => `The comment says “${g.quote}”, as the variable does.`,
    concept: (g) => `“${g.quote}” is another word for “${g.variable}”.`,
    translation: (g) => `“${g.quote}” means “${g.variable}” in the dictionary.`,
    word: (g) => `“${g.quote}” is a part of “${g.variable}”; the rest of the name is not said.`,
    'word-translation': (g) => `“${g.quote}” means “${g.word}” in the dictionary, a word of “${g.variable}”.`,
    part: (g) => `“${g.quote}” is said of “${g.word}”, a part of “${g.variable}”.`,
    hint: (g) => `“${g.quote}” often goes with “${g.variable}”, but not always.`,
    topic: (g) => `The comment as a whole reads like one about “${g.variable}”, most of all “${g.quote}”.`,
    root: (g) => `“${g.quote}” is a form of a word for “${g.variable}”.`,
    unconfirmed: (g) => `“${g.quote}” names the topic of “${g.variable}”, without a clear opinion.`,
  },
  zh: {
    own: (g) => `「${g.quote}」是您为「${g.variable}」填写的词。`,
    name: (g) => `留言直接提到「${g.quote}」。`,
    concept: (g) => `「${g.quote}」是「${g.variable}」的一种说法。`,
    translation: (g) => `词典中「${g.quote}」与「${g.variable}」同义。`,
    word: (g) => `「${g.quote}」是「${g.variable}」的一部分；其余部分没有提到。`,
    'word-translation': (g) => `词典中「${g.quote}」与「${g.variable}」里的「${g.word}」同义。`,
    part: (g) => `「${g.quote}」常用来说「${g.variable}」里的「${g.word}」。`,
    hint: (g) => `「${g.quote}」常与「${g.variable}」有关，但不一定。`,
    topic: (g) => `整条留言像是在谈「${g.variable}」，最明显的是「${g.quote}」。`,
    root: (g) => `「${g.quote}」是「${g.variable}」相关词的变形。`,
    unconfirmed: (g) => `「${g.quote}」提到「${g.variable}」的话题，但态度不明确。`,
  },
  ms: {
    own: (g) => `“${g.quote}” ialah istilah anda sendiri untuk “${g.variable}”.`,
    name: (g) => `Komen menyebut “${g.quote}”, sama seperti pemboleh ubah.`,
    concept: (g) => `“${g.quote}” ialah satu cara menyebut “${g.variable}”.`,
    translation: (g) => `“${g.quote}” bermaksud “${g.variable}” dalam kamus.`,
    word: (g) => `“${g.quote}” ialah sebahagian daripada “${g.variable}”; bahagian lain tidak disebut.`,
    'word-translation': (g) =>
      `“${g.quote}” bermaksud “${g.word}” dalam kamus, satu perkataan daripada “${g.variable}”.`,
    part: (g) => `“${g.quote}” disebut tentang “${g.word}”, sebahagian daripada “${g.variable}”.`,
    hint: (g) => `“${g.quote}” sering berkait dengan “${g.variable}”, tetapi tidak semestinya.`,
    topic: (g) => `Secara keseluruhan, komen ini nampaknya tentang “${g.variable}”, terutama “${g.quote}”.`,
    root: (g) => `“${g.quote}” ialah bentuk lain bagi perkataan tentang “${g.variable}”.`,
    unconfirmed: (g) => `“${g.quote}” menyebut topik “${g.variable}”, tanpa pendirian yang jelas.`,
  },
};

/** Why a comment has a tag, in one sentence of the given language. */
export function tagReason(language: ReportLanguage, grounds: TagGrounds): string {
  const short = { ...grounds, quote: shortQuote(grounds.quote), variable: shortQuote(grounds.variable) };
  const texts = TAG_TEXTS[language];
  if (!grounds.confirmed) return texts.unconfirmed(short);
  if (grounds.how === 'root' && grounds.source !== 'own' && grounds.word === undefined)
    return texts.root(short);
  return texts[grounds.source](short);
}

export const POST_TEXTS: Record<ReportLanguage, (variable: string, quote: string) => string> = {
  en: (variable, quote) =>
    `The comment itself does not name “${variable}”; the post it answers does: “${quote}”.`,
  zh: (variable, quote) => `留言本身没有提到「${variable}」；它所回应的帖子提到「${quote}」。`,
  ms: (variable, quote) => `Komen ini sendiri tidak menyebut “${variable}”; hantarannya menyebut “${quote}”.`,
};

/** Why a comment that names no variable has a tag: the words of its post, in one sentence of the given language. */
export function postReason(language: ReportLanguage, variable: string, quote: string): string {
  return POST_TEXTS[language](shortQuote(variable), shortQuote(quote));
}

/** The label of a sentiment in the language of the report. */
export const LABEL_WORDS: Record<ReportLanguage, Record<SentimentLabel, string>> = {
  en: { positive: 'positive', neutral: 'neutral', negative: 'negative' },
  zh: { positive: '正面', neutral: '中性', negative: '负面' },
  ms: { positive: 'positif', neutral: 'neutral', negative: 'negatif' },
};

/** What is said of a comment beside its tags. */
export interface Reasoning {
  label: SentimentLabel;
  /** The words that decided it. */
  deciding: readonly string[];
  tagCount: number;
  /** Variables of which the comment says only a part, with the words: they are shown and count for nothing. */
  near?: readonly { variable: string; quote: string }[];
  /** It has a mark of irony, which may be meant or not. */
  isIronic?: boolean;
}

export const NEAR_TEXTS: Record<ReportLanguage, (variable: string, quote: string) => string> = {
  en: (variable, quote) => ` Near “${variable}”, which is not counted: only “${quote}” is said.`,
  zh: (variable, quote) => `接近「${variable}」但不计入：只提到「${quote}」。`,
  ms: (variable, quote) => ` Hampir dengan “${variable}”, tidak dikira: hanya “${quote}” disebut.`,
};

/** Why a variable is near, where it is shown by itself. */
export const NEAR_REASONS: Record<ReportLanguage, (quote: string) => string> = {
  en: (quote) => `Only “${quote}” is said, so it is not counted.`,
  zh: (quote) => `只提到「${quote}」，所以不计入。`,
  ms: (quote) => `Hanya “${quote}” disebut, jadi tidak dikira.`,
};

export const IRONY_TEXTS: Record<ReportLanguage, string> = {
  en: ' This may be irony, so the sentiment is in doubt.',
  zh: '可能是反话，情绪存疑。',
  ms: ' Ini mungkin sindiran, jadi sentimennya diragui.',
};

const MOST_NEAR = 2;

/** The name of a variable as the sentence about a near one has it: cut where it is long. */
export const nearName = (variable: string): string => shortQuote(variable, 40);

/** What decided the sentiment, how many variables were found, and what is in doubt: a few sentences. */
export function commentReasoning(
  language: ReportLanguage,
  { label, deciding, tagCount, near = [], isIronic = false }: Reasoning,
): string {
  const more = near
    .slice(0, MOST_NEAR)
    .map(({ variable, quote }) => NEAR_TEXTS[language](nearName(variable), shortQuote(quote, 24)));
  const irony = isIronic ? IRONY_TEXTS[language] : '';
  return `${firstSentences(language, label, deciding, tagCount)}${irony}${more.join('')}`;
}

function firstSentences(
  language: ReportLanguage,
  label: SentimentLabel,
  deciding: readonly string[],
  tagCount: number,
): string {
  const word = LABEL_WORDS[language][label];
  const quotes = deciding.map((quote) => shortQuote(quote, 24));
  if (language === 'zh') {
    const why =
      quotes.length > 0
        ? `情绪${word}，依据：${quotes.map((q) => `「${q}」`).join('、')}。`
        : `情绪${word}，没有明显的情绪词。`;
    return tagCount > 0 ? `${why}提到 ${tagCount} 个变量。` : `${why}没有提到任何变量。`;
  }
  const list = quotes.map((q) => `“${q}”`).join(', ');
  if (language === 'ms') {
    const why =
      quotes.length > 0
        ? `Sentimen ${word} kerana ${list}.`
        : `Sentimen ${word}; tiada kata perasaan yang jelas.`;
    return tagCount > 0 ? `${why} ${tagCount} pemboleh ubah disebut.` : `${why} Tiada pemboleh ubah disebut.`;
  }
  const why =
    quotes.length > 0
      ? `The sentiment is ${word} because of ${list}.`
      : `The sentiment is ${word}; no clear words of sentiment.`;
  if (tagCount === 0) return `${why} No variable is mentioned.`;
  return `${why} ${tagCount === 1 ? 'One variable is' : `${tagCount} variables are`} mentioned.`;
}
