import { plural, sentencesOf } from '../../platform/language/language.model.js';

/** What reports say: their sections, and the sentences of the report of a run, some of which others have too. */
export const REPORT = sentencesOf('core.report', {
  sections: {
    line: 'In one sentence',
    figures: 'Three numbers',
    changes: 'What changed',
    driver: 'Most mentioned in negative comments',
    shares: 'What the comments are about',
    sentiment: 'Sentiment of each side',
    time: 'When they were written',
    quotes: 'In their words',
    watch: 'What to watch',
    method: 'How this was counted',
  },
  /** Headings that differ in reports of other things. */
  sectionsOf: {
    comparison: { changes: 'Where they differ' },
    series: { time: 'In the course of time' },
    sentiments: { shares: 'How they feel', time: 'Scores in the course of time' },
  },
  commentsFigure: 'Comments',
  mentionNote: (comments: string) => `${comments} mention a variable`,
  meanFigure: 'Score, 0 to 10',
  strongestFigure: (variable: string) => `Share of ${variable}`,
  between: (low: string, high: string) => `between ${low} and ${high}`,
  since: (name: string, from: string, to: string) => `Compared with ${name}, written from ${from} to ${to}`,
  sinceFile: (name: string) => `Compared with ${name}, whose comments carry no time`,
  noEarlier:
    'Compared with nothing: no analysis of other comments, written earlier, with the same codebook or all these variables was chosen or found.',
  changesHead: { now: 'Now', before: 'Before', difference: 'Percentage points (95%)', size: 'Difference' },
  driver: (variable: string, hits: string, negative: string, share: string) =>
    `${variable} is mentioned most in negative comments: ${hits} of ${negative} mention it (${share}).`,
  driverNone: 'No variable stands behind the negative comments.',
  peak: (variable: string, from: string, to: string, share: string, elsewhere: string, comments: string) =>
    `${variable}, ${from} to ${to}: ${share} of the comments, ${elsewhere} otherwise (${plural(comments, 'comment')})`,
  peakOnce: (variable: string, at: string, share: string, elsewhere: string, comments: string) =>
    `${variable}, ${at}: ${share} of the comments, ${elsewhere} otherwise (${plural(comments, 'comment')})`,
  noTime: 'Too few comments carry a time to say when they were written.',
  timeChart: 'Comments over time by sentiment',
  roseClearly: (variable: string, points: string) => `${variable} rose by ${points} percentage points.`,
  notCorrected: (variable: string, missing: string) =>
    `The share of ${variable} is counted by smops; read ${plural(missing, 'more comment')} to correct it.`,
  failed: (comments: string) =>
    `${plural(comments, 'comment could not be analysed and is', 'comments could not be analysed and are')} not counted.`,
  nothingToWatch: 'Nothing stands out.',
  /** Two sentences after each other. */
  twoSentences: (first: string, next: string) => `${first} ${next}`,
  methodMade: (provider: string, model: string, cost: string) =>
    `Analysed by ${provider} (${model}); cost ${cost}.`,
  free: 'nothing',
  methodComments: (comments: string, file: string) => `${plural(comments, 'comment')} of ${file}.`,
  methodPeriod: (from: string, to: string) => `Written from ${from} to ${to}.`,
  quotesHow:
    'Quotes: the comments with most reactions per variable, one for each text and, where there are several, in different languages. Authors are left out.',
  written: (by: string, at: string) => `The first sentence was written by ${by} on ${at}.`,
  taggedHead: 'Tagged',
  firstOf: (shown: string, all: string) => `The ${shown} largest of ${all}`,
  /** How the numbers of a short report came about. */
  basisHow: {
    machine: 'Shares are counted by smops, with 95% intervals.',
    corrected:
      'Shares are corrected by what people read of drawn comments, with 95% intervals; sentiments and times are counted by smops.',
  },
  ofComments: 'These are shares of comments, not of people. Names of authors are left out.',
});

/** What is said of bad input. */
export const SAY = sentencesOf('core.reports', {
  someSection: 'A report needs at least one section',
  onceEach: 'Each section can stand in a report once',
  onceOfComparison: 'Only the report of a comparison can count copies of one text as one comment',
  beforeOfRun: 'Only the report of an analysis is compared with the analysis before it',
  sectionsOrTemplate: 'Give sections or a template, not both',
  nameEmpty: 'Give the template a name',
  nameTooLong: (most: number) => `A template's name has at most ${most} characters`,
  noSuchSection: (section: string, possible: string) =>
    `This report has no section “${section}”. It can have: ${possible}`,
  lineTooLong: (most: number) => `The sentence has at most ${most} characters`,
  wholeReport:
    'A report is of the whole analysis: leave the filter out, or choose csv, xlsx, json or ndjson for the filtered comments',
  tooManyTemplates: (most: number) => `There are ${most} templates; delete one before you add another`,
});

/** The report of a comparison. */
export const COMPARED = sentencesOf('core.reportOfComparison', {
  differenceOf: (variable: string, a: string, b: string) => `${variable}: ${a} minus ${b}, percentage points`,
  differenceFromOthers: (variable: string, side: string) =>
    `${variable}: ${side} minus the mean of the others, percentage points`,
  clearFigure: 'Variables that differ clearly',
  ofAll: (clear: string, all: string) => `${clear} of ${all}`,
  allComments: 'Comments',
  table: 'Share of comments, with 95% intervals',
  counts: 'Comments with the variable; below it positive / neutral / negative',
  sentiments: 'Comments by sentiment; below them their shares',
  fewComments: (variables: string) => `${variables}: so few comments that the numbers only hint.`,
  failedIn: (side: string, comments: string) =>
    `${side}: ${plural(comments, 'comment could not be analysed and is', 'comments could not be analysed and are')} not counted.`,
  side: (name: string, file: string, day: string, comments: string, provider: string) =>
    `${name}: ${plural(comments, 'comment')} of ${file}, analysed on ${day} by ${provider}.`,
  cost: (cost: string) => `Cost of all analyses: ${cost}.`,
  quotesHow:
    'Quotes: of the variables that differ most, for each side the comment with most reactions, each text once. Authors are left out.',
});

/** The report of the series of a codebook. */
export const SERIES_REPORT = sentencesOf('core.reportOfSeries', {
  title: (codebook: string) => `${codebook} over time`,
  none: (codebook: string) => `There is no completed analysis with the codebook “${codebook}” yet.`,
  lineDays: (variable: string, share: string, comments: string, from: string, to: string) =>
    `${variable} leads with ${share} of ${comments} comments from ${from} to ${to}.`,
  lineRun: (variable: string, share: string, comments: string, file: string) =>
    `${variable} leads with ${share} of ${comments} comments of ${file}.`,
  unchanged: 'No share differs clearly from the days before.',
  commentsDays: (from: string, to: string) => `Comments, ${from} to ${to}`,
  commentsRun: (file: string) => `Comments of ${file}`,
  inAll: (comments: string, runs: number) =>
    `${comments} in ${runs === 1 ? '1 analysis' : `${runs} analyses`}`,
  pointsOf: (variable: string) => `${variable}, percentage points`,
  runs: 'Analyses',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  against: (from: string, to: string, beforeFrom: string, beforeTo: string) =>
    `${from} to ${to}, compared with ${beforeFrom} to ${beforeTo}`,
  againstRun: (file: string, day: string) => `Compared with ${file} of ${day}; not tested`,
  noBefore: 'There are no comments before these days to compare with.',
  latestRun: (file: string, text: string) => `In the latest analysis, ${file}: ${text}`,
  allMentions: 'In the whole series',
  firstSeen: 'First mentioned',
  lastSeen: 'Last mentioned',
  variables: 'Variables, largest share first',
  chart: 'Share of comments in the course of time',
  alarm: (variable: string, day: string, comments: string, total: string, expected: string) =>
    `${variable}, ${day}: ${comments} of ${total} comments, ${expected} expected`,
  gone: (variable: string, day: string) => `${variable} was last mentioned on ${day}.`,
  method: (runs: number, codebook: string, from: string, to: string) =>
    `${runs === 1 ? '1 analysis' : `${runs} analyses`} with the codebook “${codebook}”, ${from} to ${to}.`,
  byUnit: { day: 'By day of the comments.', week: 'By week of the comments.', run: 'By analysis.' },
  noTime: (comments: string) =>
    `${plural(comments, 'comment carries no time and is', 'comments carry no time and are')} left out.`,
  repeated: (comments: string) =>
    `${plural(comments, 'comment that a later analysis has too counts', 'comments that a later analysis has too count')} once.`,
  providers: (providers: string, cost: string) => `Analysed by ${providers}; cost ${cost}.`,
  reading: [
    "Shares are counted by smops with Wilson's 95% intervals, which count each text once; of whole analyses the corrected ones where enough was read. Differences have Newcombe's 95% intervals, tested by Fisher's exact test or the two-proportion test and corrected over the variables by Holm.",
    'A day or week is named when a variable is mentioned more often than up to 28 before it, at least seven, make one expect, knowing sampling and how these days differ.',
    'These are shares of comments, not of people. Names of authors are left out.',
  ] as readonly string[],
});

/** The report of the sentiment history of a task, or of all. */
export const HISTORY = sentencesOf('core.reportOfSentiments', {
  titleOf: (task: string) => `Sentiment of ${task}`,
  titleOfAll: 'Sentiment of all tasks',
  none: (task: string) => `A sentiment analysis of ${task}`,
  noneOfAll: 'A sentiment analysis',
  line: (task: string, score: string, day: string) => `${task} scored ${score} of 10 on ${day}.`,
  higher: (points: string, day: string) => `That is ${points} more than on ${day}.`,
  lower: (points: string, day: string) => `That is ${points} less than on ${day}.`,
  same: (day: string) => `That is the same as on ${day}.`,
  negative: (share: string, comments: string) => `${share} of ${comments} comments are negative.`,
  scoreFigure: (task: string) => `Score of ${task}, 0 to 10`,
  scoreBefore: (score: string, day: string) => `${score} on ${day}`,
  firstScore: 'the first analysis',
  negativeOf: (task: string) => `The share of negative comments of ${task}`,
  negativeFigure: 'Negative comments',
  commentsFigure: 'Comments',
  inAll: (comments: string, analyses: number) =>
    `${comments} in ${analyses === 1 ? '1 analysis' : `${analyses} analyses`}`,
  changes: 'Share of negative comments, against the analysis before; below it the score',
  task: 'Task',
  score: (score: string) => `score ${score}`,
  noEarlier: 'There is no earlier analysis of the same task to compare with.',
  negativeByTask: 'Share of negative comments in the latest analysis of each task, with 95% intervals',
  byLabel: 'Share of each sentiment in the latest analysis, with 95% intervals',
  table: 'Analyses, the latest first',
  scoreHead: 'Score',
  weightedHead: 'By reactions',
  chart: 'Score of each analysis, 0 to 10',
  mostNegative: (task: string) => `Most negative, ${task}`,
  mostPositive: (task: string) => `Most positive, ${task}`,
  noQuotes: 'The comments of this analysis are not stored here.',
  scored: (score: string) => `score ${score}`,
  fell: (task: string, points: string, day: string) => `${task} fell by ${points} since ${day}.`,
  low: (task: string, score: string) => `${task} scored ${score}: more is negative than positive.`,
  method: (analyses: number, tasks: number, from: string, to: string) =>
    `${analyses === 1 ? '1 analysis' : `${analyses} analyses`} of ${tasks === 1 ? '1 task' : `${tasks} tasks`}, ${from} to ${to}.`,
  providers: (providers: string, cost: string) => `Scored by ${providers}; cost ${cost}.`,
  unknownProvider: 'others before they came here',
  engineChanged: (task: string, day: string, from: string, to: string) =>
    `${task}: scored by ${to} from ${day} on, before by ${from}. Part of the change may come from the program.`,
  scoreWas: (score: string) => `${score} before an upgrade`,
  more: (shown: number, all: number) => `The table has the latest ${shown} of ${all} analyses.`,
  reading: [
    'Each comment has a score from 0 (most negative) to 10 (most positive); an analysis has one of all its comments, and one in which comments with reactions count more. Both are counted by smops.',
    "Shares have Wilson's 95% intervals, their differences Newcombe's, both of each text counted once, tested by Fisher's exact test or the two-proportion test and corrected over the tasks by Holm.",
    'These are shares of comments, not of people. Names of authors are left out.',
  ] as readonly string[],
});
