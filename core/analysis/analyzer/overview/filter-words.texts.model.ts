import { inSentence, sentencesOf } from '../../../platform/language/language.model.js';

/** A filter of comments, told in words. */
export const FILTER = sentencesOf('core.filter', {
  only: (shown: string, all: string, filter: string) => `Only ${shown} of ${all} comments: ${filter}`,
  variables: (names: readonly string[]) => `with ${inSentence(names, 'en-GB')}`,
  without: (names: readonly string[]) => `without ${inSentence(names, 'en-GB')}`,
  none: 'without a variable',
  tagged: 'with a variable',
  languages: (names: readonly string[]) => `in ${inSentence(names, 'en-GB', 'disjunction')}`,
  languageNames: {
    ms: 'Malay',
    en: 'English',
    zh: 'Chinese',
    id: 'Indonesian',
    mixed: 'mixed languages',
    und: 'an unknown language',
  } as Record<string, string>,
  tiers: { certain: 'tags that are certain', likely: 'tags that are likely' },
  judged: 'judged by people',
  unjudged: 'not judged by people',
  from: (moment: string) => `from ${moment}`,
  toDay: (day: string) => `up to and with ${day}`,
  before: (moment: string) => `before ${moment}`,
  search: (words: string) => `with the words “${words}”`,
  once: 'each text once',
  minScore: (score: number) => `score ${score} or more`,
  maxScore: (score: number) => `score ${score} or less`,
});
