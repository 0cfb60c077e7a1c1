import { plural, sentencesOf } from '../language/language.model.js';

/** The strongest finding as a sentence. */
export const FINDING = sentencesOf('core.finding', {
  peakOn: (variable: string, day: string, share: string, elsewhere: string) =>
    `${variable} peaked on ${day}: ${share} of the comments, ${elsewhere} at other times`,
  peakFrom: (variable: string, from: string, to: string, share: string, elsewhere: string) =>
    `${variable} peaked from ${from} to ${to}: ${share} of the comments, ${elsewhere} at other times`,
  rose: (variable: string, points: string, before: string, now: string, since: string) =>
    `${variable} rose by ${points} points since ${since}: from ${before} to ${now}`,
  fell: (variable: string, points: string, before: string, now: string, since: string) =>
    `${variable} fell by ${points} points since ${since}: from ${before} to ${now}`,
  leads: (variable: string, share: string, comments: string) =>
    `${variable} leads with ${share} of ${comments} comments`,
  leadsNegative: (variable: string, share: string, comments: string, negative: string) =>
    `${variable} leads with ${share} of ${comments} comments; ${negative} of these are negative`,
  none: (comments: string) => `None of ${plural(comments, 'comment')} mentions a variable`,
  /** The sentence with what its numbers rest on. */
  resting: (sentence: string, basis: string) => `${sentence} (${basis}).`,
  sentence: (sentence: string) => `${sentence}.`,
});
