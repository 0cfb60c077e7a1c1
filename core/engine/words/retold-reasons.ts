import type { ReportLanguage, SentimentLabel } from '../../analysis/analyzer/providers/provider.js';
import {
  commentReasoning,
  IRONY_TEXTS,
  LABEL_WORDS,
  NEAR_REASONS,
  NEAR_TEXTS,
  nearName,
  POST_TEXTS,
  TAG_TEXTS,
} from './reasons.js';

type Parts = Record<'quote' | 'variable' | 'word', string>;

/** A sentence of the engine as it is recognised, and how it is written in each language. */
interface Form {
  pattern: RegExp;
  write: (language: ReportLanguage, parts: Parts) => string;
}

const LANGUAGES = ['en', 'zh', 'ms'] as const;
const MARKED: Parts = {
  quote: '\u0000quote\u0000',
  variable: '\u0000variable\u0000',
  word: '\u0000word\u0000',
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Quotes and names of a reason are short: `shortQuote` cuts them. */
const VALUE = '[\\s\\S]{0,61}?';

/** Matches what `sentence` says with any parts in the place of the marks. */
function patternOf(sentence: string): RegExp {
  const known = new Set<string>();
  const source = sentence.split('\u0000').map((piece, at) => {
    if (at % 2 === 0) return escaped(piece);
    if (known.has(piece)) return `\\k<${piece}>`;
    known.add(piece);
    return `(?<${piece}>${VALUE})`;
  });
  return new RegExp(`^${source.join('')}$`, 'u');
}

/** A sentence as it is, and as an older smops wrote it: Chinese with “…” around what is quoted, two other Malay words. */
function variantsOf(sentence: string): string[] {
  const older = sentence
    .replaceAll('「', '“')
    .replaceAll('」', '”')
    .replace('satu perkataan daripada', 'satu kata daripada')
    .replace('bagi perkataan tentang', 'bagi kata tentang');
  return older === sentence ? [sentence] : [sentence, older];
}

/** The forms of all languages; the longer first, since a short one may fit what a longer one says. */
function createForms(): Form[] {
  return LANGUAGES.flatMap((language) => {
    const kinds = Object.keys(TAG_TEXTS[language]) as (keyof (typeof TAG_TEXTS)[ReportLanguage])[];
    const grounds = { source: 'own', how: 'exact', stance: undefined, confirmed: true } as const;
    const ofTags = kinds.flatMap((kind) =>
      variantsOf(TAG_TEXTS[language][kind]({ ...grounds, ...MARKED })).map((sentence) => ({
        pattern: patternOf(sentence),
        write: (to: ReportLanguage, parts: Parts) => TAG_TEXTS[to][kind]({ ...grounds, ...parts }),
      })),
    );
    const ofPosts = variantsOf(POST_TEXTS[language](MARKED.variable, MARKED.quote)).map((sentence) => ({
      pattern: patternOf(sentence),
      write: (to: ReportLanguage, parts: Parts) => POST_TEXTS[to](parts.variable, parts.quote),
    }));
    return [...ofPosts, ...ofTags];
  }).sort((one, other) => other.pattern.source.length - one.pattern.source.length);
}

let forms: Form[] | undefined;

/**
 * The reason of a tag in this language. What is stored is the sentence of the language in which the run was made; its parts
 * (what was quoted, the variable, why they belong together) are recognised and written again. The words of an AI service,
 * which are in no form of the engine, stay as they are.
 */
export function retoldReason(stored: string, language: ReportLanguage): string {
  forms ??= createForms();
  for (const { pattern, write } of forms) {
    const found = pattern.exec(stored)?.groups;
    if (found !== undefined) return write(language, { quote: '', variable: '', word: '', ...found });
  }
  return stored;
}

const QUOTES = '(?<quotes>[“「][\\s\\S]*[”」])';
const labels = (language: ReportLanguage) => Object.values(LABEL_WORDS[language]).join('|');
/** What `commentReasoning` writes in each language, and what it wrote before: “The tone is …”, “Nada …”. */
const REASONINGS: Record<ReportLanguage, RegExp> = {
  en: new RegExp(
    `^The (?:sentiment|tone) is (?<label>${labels('en')})(?: because of ${QUOTES}|; no clear words of sentiment)\\. (?:No variable is|(?<one>One) variable is|(?<count>\\d+) variables are) mentioned\\.$`,
    'u',
  ),
  zh: new RegExp(
    `^情绪(?<label>${labels('zh')})，(?:依据：${QUOTES}|没有明显的情绪词)。(?:没有提到任何变量|提到 (?<count>\\d+) 个变量)。$`,
    'u',
  ),
  ms: new RegExp(
    `^(?:Sentimen|Nada) (?<label>${labels('ms')})(?: kerana ${QUOTES}|; tiada kata perasaan yang jelas)\\. (?:Tiada|(?<count>\\d+)) pemboleh ubah disebut\\.$`,
    'u',
  ),
};

const nearForms = LANGUAGES.map((language) => ({
  language,
  pattern: new RegExp(
    `${escaped(NEAR_TEXTS[language](MARKED.variable, MARKED.quote))
      .split('\u0000')
      .map((piece, at) => (at % 2 === 0 ? piece : `(?<${piece}>[^“”「」]{0,61})`))
      .join('')}$`,
    'u',
  ),
}));

/** Takes the last sentence about a near variable off what is stored. */
function withoutNear(stored: string): { rest: string; near: { variable: string; quote: string }[] } {
  const near: { variable: string; quote: string }[] = [];
  let rest = stored;
  for (;;) {
    const found = nearForms.map(({ pattern }) => pattern.exec(rest)).find((one) => one !== null);
    if (found?.groups === undefined) return { rest, near };
    near.unshift({ variable: found.groups.variable ?? '', quote: found.groups.quote ?? '' });
    rest = rest.slice(0, found.index);
  }
}

/** What is stored without its mark of irony, and whether it has one. */
function withoutIrony(stored: string): { first: string; isIronic: boolean } {
  const irony = LANGUAGES.map((of) => IRONY_TEXTS[of]).find((text) => stored.endsWith(text));
  return irony === undefined
    ? { first: stored, isIronic: false }
    : { first: stored.slice(0, -irony.length), isIronic: true };
}

/** A variable of which a comment says only one part. */
export interface NearVariable {
  variable: string;
  quote: string;
  reason: string;
}

/**
 * Those of these variables that a stored reasoning calls near, in its order, each with why in this language: shown to
 * readers, counted in no number. None in the words of an AI service.
 */
export function nearIn(
  stored: string,
  variables: readonly { name: string }[],
  language: ReportLanguage,
): NearVariable[] {
  const { rest, near } = withoutNear(stored);
  const { first } = withoutIrony(rest);
  if (near.length === 0 || !LANGUAGES.some((of) => REASONINGS[of].test(first))) return [];
  return near.flatMap(({ variable, quote }) => {
    const name = variables.find((one) => nearName(one.name) === variable)?.name;
    return name === undefined ? [] : [{ variable: name, quote, reason: NEAR_REASONS[language](quote) }];
  });
}

/** Why a comment has its sentiment, in this language; the words of an AI service stay as they are. */
export function retoldReasoning(stored: string, language: ReportLanguage): string {
  const { rest, near } = withoutNear(stored);
  const { first, isIronic } = withoutIrony(rest);
  for (const of of LANGUAGES) {
    const found = REASONINGS[of].exec(first)?.groups;
    if (found === undefined) continue;
    const words = Object.entries(LABEL_WORDS[of]) as [SentimentLabel, string][];
    const label = words.find(([, word]) => word === found.label)?.[0] ?? 'neutral';
    const deciding = found.quotes?.slice(1, -1).split(/[”」][、,] ?[“「]/u) ?? [];
    const tagCount = found.one === undefined ? Number(found.count ?? 0) : 1;
    return commentReasoning(language, { label, deciding, tagCount, near, isIronic });
  }
  return stored;
}
