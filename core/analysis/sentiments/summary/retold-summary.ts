import { currentLanguage } from '../../../platform/language/language.model.js';
import { SENTIMENT_SUMMARY, THEME_NAMES } from './summary-lines.js';

const N = '([\\d,]+)';
const PART = `${N} (positive|neutral|negative) \\((\\d+(?:\\.\\d)?%)\\)`;
const OPENING = new RegExp(
  `^${N} comments?: ${PART}, ${PART}, ${PART}\\. Score (\\d+\\.\\d) of 10(?:, (\\d+\\.\\d) when comments count by their reactions)?\\.$`,
  'u',
);
const MENTIONED = new RegExp(`^Most mentioned(?: in a sample of ${N} comments)?: (.*)\\.$`, 'u');
const THEME = new RegExp(
  `^(.*) \\(${N}(?:, of which (?:${N} negative)?(?: and )?(?:${N} positive)?)?\\)$`,
  'u',
);
const LANGUAGES = /^Languages: (.*)\.$/u;
const QUOTES = /^Clearest (positive|neutral|negative) comments: “([\s\S]*)”\.$/u;
const FAILED = new RegExp(`^${N} comments could not be scored\\.$`, 'u');
const LOCAL = 'Written by local analysis: counted from words';
const READ_BY = /^Scored by (.{1,200}?); topics, counts and quotes by local analysis on this machine\. /u;

/** What one line says in the language of the reader; the line itself where it is none that smops writes. */
function retoldLine(line: string, language: 'zh' | 'ms'): string {
  const texts = SENTIMENT_SUMMARY[language];
  const opening = OPENING.exec(line);
  if (opening !== null) {
    const [
      ,
      total = '',
      p = '',
      ,
      pShare = '',
      n = '',
      ,
      nShare = '',
      g = '',
      ,
      gShare = '',
      score = '',
      weighted,
    ] = opening;
    return texts.opening(total, [p, pShare], [n, nShare], [g, gShare], score, weighted);
  }
  const mentioned = MENTIONED.exec(line);
  if (mentioned !== null) {
    const themes = (mentioned[2] ?? '').split('; ').map((one) => {
      const [, name, count, negative, positive] = THEME.exec(one) ?? [];
      if (name === undefined || count === undefined) return one;
      return texts.theme(THEME_NAMES[name]?.[language] ?? name, count, negative, positive);
    });
    return texts.mentioned(mentioned[1], themes);
  }
  const languages = LANGUAGES.exec(line)?.[1]?.split(', ');
  if (languages !== undefined)
    return texts.languages(
      languages.map((one) => {
        const [, name = one, share = ''] = /^(.*)( \d+(?:\.\d)?%)$/u.exec(one) ?? [];
        return `${texts.languageNames[name] ?? name}${share}`;
      }),
    );
  const quotes = QUOTES.exec(line);
  if (quotes !== null)
    return texts.quotes(quotes[1] as 'positive' | 'neutral' | 'negative', (quotes[2] ?? '').split('”, “'));
  const failed = FAILED.exec(line)?.[1];
  if (failed !== undefined) return texts.failed(failed);
  if (line.startsWith(LOCAL)) return texts.local;
  const reader = READ_BY.exec(line)?.[1];
  return reader === undefined ? line : texts.readBy(reader);
}

/**
 * The summary of a sentiment analysis in the language of the reader. It is stored as written, which is English on this
 * page; its lines and their values are recognised and written again. What people or other programs wrote stays.
 */
export function toldSentimentSummary(stored: string): string {
  const language = currentLanguage();
  if (language !== 'zh' && language !== 'ms') return stored;
  return stored
    .split('\n')
    .map((line) => retoldLine(line, language))
    .join('\n');
}
