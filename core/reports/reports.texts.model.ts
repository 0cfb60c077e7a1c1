import { sentencesOf } from '../language/language.model.js';

/** What the documents call what they show. */
export const DOCUMENT = sentencesOf('core.reportDocument', {
  bars: {
    name: 'Variable',
    count: 'Comments',
    share: 'Share of comments',
    interval: '95 % interval',
    trend: 'Over time',
  },
  time: 'Time',
});

/** The report of a run: its sections, and its sentences. */
export const REPORT = sentencesOf('core.report', {
  sections: {
    line: 'In one sentence',
    figures: 'Three numbers',
    changes: 'What changed',
    driver: 'What drives it',
    shares: 'What the comments are about',
    time: 'When they were written',
    quotes: 'In their words',
    watch: 'What to watch',
    method: 'How this was counted',
  },
  /** "prices leads with 14.2 % of 5,000 comments; 55 % are negative." */
  line: (variable: string, share: string, comments: string, negative: string) =>
    `${variable} leads with ${share} of ${comments} comments; ${negative} of all are negative.`,
  lineWithout: (comments: string, negative: string) =>
    `None of ${comments} comments mentions a variable; ${negative} of all are negative.`,
  lineRose: (variable: string, points: string) =>
    `${variable} changed most since last time: ${points} percentage points.`,
  commentsFigure: 'Comments',
  mentionNote: (comments: string) => `${comments} mention a variable`,
  meanFigure: 'Mean sentiment, 0 to 10',
  strongestFigure: (variable: string) => `Share of ${variable}`,
  between: (low: string, high: string) => `between ${low} and ${high}`,
  since: (name: string, day: string) => `Compared with ${name} of ${day}`,
  noEarlier: 'There is no earlier analysis with the same variables to compare with.',
  changesHead: { now: 'Now', before: 'Before', difference: 'Percentage points (95 %)', size: 'Difference' },
  sizes: { negligible: 'negligible', small: 'small', medium: 'medium', large: 'large', unclear: 'not clear' },
  driver: (variable: string, hits: string, negative: string, share: string) =>
    `${variable} stands behind the negative comments most: ${hits} of ${negative} mention it (${share}).`,
  driverNone: 'No variable stands behind the negative comments.',
  peak: (variable: string, from: string, to: string, share: string, elsewhere: string, comments: string) =>
    `${variable}, ${from} to ${to}: ${share} of the comments, ${elsewhere} otherwise (${comments} comments)`,
  peakOnce: (variable: string, at: string, share: string, elsewhere: string, comments: string) =>
    `${variable}, ${at}: ${share} of the comments, ${elsewhere} otherwise (${comments} comments)`,
  noTime: 'Too few comments carry a time to say when they were written.',
  timeChart: 'Comments over time by sentiment',
  roseClearly: (variable: string, points: string) => `${variable} rose by ${points} percentage points.`,
  notCorrected: (variable: string, missing: string) =>
    `The share of ${variable} is the machine's count; it is corrected ${missing}.`,
  failed: (comments: string) => `${comments} comments could not be analysed and are in no number.`,
  nothingToWatch: 'Nothing stands out.',
  methodMade: (provider: string, model: string, cost: string) =>
    `Analysed by ${provider} (${model}); cost ${cost}.`,
  free: 'nothing',
  methodComments: (comments: string, file: string) => `${comments} comments of ${file}.`,
  methodPeriod: (from: string, to: string) => `Written from ${from} to ${to}.`,
  quotesHow:
    'Quotes: the comments with most reactions per variable, one for each text and, where there are several, in different languages. Authors are left out.',
  written: (by: string, at: string) => `The first sentence was written by ${by} on ${at}.`,
});

/** What is said of bad input. */
export const SAY = sentencesOf('core.reports', {
  someSection: 'A report needs at least one section',
  onceEach: 'Each section can stand in a report once',
  sectionsOrTemplate: 'Give sections or a template, not both',
  nameEmpty: 'Give the template a name',
  nameTooLong: (most: number) => `A template's name has at most ${most} characters`,
  lineTooLong: (most: number) => `The sentence has at most ${most} characters`,
  tooManyTemplates: (most: number) => `There are ${most} templates; delete one before you add another`,
});
