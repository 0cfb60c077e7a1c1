import { plural, sentencesOf } from '../../platform/language/language.model.js';

/** The report of a comparison. */
export const COMPARISON = sentencesOf('core.comparison', {
  title: 'Comparison of communities',
  points: 'A − B, points',
  variable: 'Variable',
  interval: '95% interval',
  difference: 'Difference, points',
  dumbbells: (a: string, b: string) =>
    `Share of comments per variable in ${a} and in ${b}, with 95% intervals, and the difference of the two`,
  heatMap:
    'Share of comments per variable and side; the colour says how far a side lies above (▲) or below (▼) the mean of the others',
  fromOthers: (points: string) => `${plural(points, 'point')} from the mean of the others`,
  thin: 'few comments',
  largest: 'Largest difference from the mean of the others, points',
  size: 'Difference',
  mixed:
    'The sides were read by different providers or models: a difference may come from these, not from the comments.',
  sentiments: (positive: string, neutral: string, negative: string) =>
    `${positive} positive, ${neutral} neutral, ${negative} negative`,
  failed: (comments: string) => `${comments} failed`,
  raw: 'Every comment counts once',
  weightedHeading: 'Weighted by reactions',
  once: 'Each text counts once: of near-copies of one text only the first counts, and shares are counted by smops.',
  sides: {
    heading: 'Sentiment of each side',
    label: 'Sentiment of each side: score, and shares of negative and positive comments',
    name: 'Side',
    mean: 'Score',
    comments: 'Comments',
    positive: 'positive',
    neutral: 'neutral',
    negative: 'negative',
    course: (variable: string) =>
      `Share of comments with “${variable}” over time, a line for each side on its own days, all on one scale`,
    time: 'Time',
    share: 'Share',
    withIt: 'With it',
    noTimes: 'Fewer than 80% of the comments carry a time.',
  },
  weighted: 'Every comment counts 1 plus its reactions; intervals rest on the effective sample size (Kish)',
  reading: [
    "Rates with Wilson's 95% intervals, which count each text once; differences of two sides with Newcombe's (1998), p-values by Fisher's exact test, or the two-proportion test for large files; of more than two sides each is set against the mean of the others by MOVER (Zou and Donner 2008). p-values are corrected over all variables and sides by Holm (1979). Cohen's h, an effect size, stands beside p. Bold differences are clear and more than little. * rests on few comments: a hint, no result. These are shares of comments in two files, not of people, and they name no cause.",
  ] as readonly string[],
});

/** The report of which variables occur together. */
export const RELATIONS = sentencesOf('core.relations', {
  title: 'Which variables occur together',
  pairs: 'Pairs',
  table: 'Pairs of variables, strongest evidence first',
  together: 'Together',
  lift: 'Times as by chance',
  pmi: 'Strength (PMI, bits)',
  expected: (comments: string) => `expected ${comments}`,
  chart: {
    variable: 'Variable',
    comments: 'Comments',
    liftHead: 'Times as by chance',
    matrix:
      'Each pair of variables against chance: 1 is what chance gives, above 1 they are together more often, below 1 less often; hatched where chance gives fewer than ten comments',
    graph: 'Variables that clearly occur together, with the number of comments that have both',
    none: 'No pair of variables clearly occurs together more often than by chance.',
    pair: (a: string, b: string) => `${a} and ${b}`,
    both: (both: string, expected: string) => `${plural(both, 'comment')} with both, ${expected} expected`,
    lift: (lift: string) => `${lift} times as by chance`,
    together: 'clearly together',
    apart: 'clearly apart',
    asChance: 'may be chance',
    thin: 'few comments expected',
    node: (name: string, comments: string) => `${name}: ${plural(comments, 'comment')}`,
  },
  reading: [
    "“Times as by chance” (the lift) is the comments with both over what chance would give; PMI is its logarithm to base 2 (0 is chance, 1 bit twice as often) with a 95% interval (delta method), in which every copy of a text counts; the test counts each text once. p-values by Fisher's exact test, or the two-proportion test for large files, corrected over all pairs by Holm (1979); bold pairs differ clearly from chance. Pairs with * are expected in fewer than ten comments: a hint, no result.",
    'That two topics stand in the same comment does not say that one is the cause of the other. By topic, never by person.',
  ] as readonly string[],
});

/** The report of the themes found. */
export const EXPLORATION = sentencesOf('core.exploration', {
  title: 'What the comments mention',
  read: (comments: string) => `${comments} of them read, evenly spread`,
  themes: 'Themes',
  plot: 'Share of comments per theme with 95% intervals; the table below has the same numbers',
  table: 'Themes, largest first',
  theme: 'Theme',
  languages: 'Languages',
  reading: [
    "A theme is proposed when enough comments use its words: topics that smops knows, or terms that stand together in these comments. A comment may belong to several. Shares are of the comments read, with Wilson's 95% intervals, in which every copy of a text counts; sentiments are the embedded engine's reading.",
    'Themes are found by words: irony, hints and what is said in other words are missed. They are proposals to be checked with an analysis, not results. * rests on fewer than ten comments. These are shares of comments, not of people.',
  ] as readonly string[],
});

/** The report of how far two analyses say the same. */
export const AGREEMENT = sentencesOf('core.agreement', {
  title: 'How far two analyses say the same',
  common: (comments: number) => `${plural(comments, 'different comment')} with a result in both analyses.`,
  sentiment: 'Sentiment (three labels)',
  heading: "Cohen's kappa per variable",
  plot: 'Kappa per variable with 95% intervals, in hundredths; the table below has the same numbers',
  table: 'Agreement',
  counts: 'Both / only A / only B / neither',
  same: 'Same',
  kappa: 'Kappa',
  disagreements: 'Disagreements',
  person: 'A person says',
  yes: 'yes',
  no: 'no',
  reading: [
    "Kappa is the agreement beyond chance (Cohen 1960): 1 is complete, 0 as by chance; – means that both always say the same, so that there is nothing to tell apart. Intervals are Cohen's large-sample ones, 95%. Comments with the same words count once. * rests on fewer than ten comments with the variable.",
    'Agreement is not accuracy: two machines may be wrong together. Judge the disagreements to see which one is right.',
  ] as readonly string[],
});

/** The report of how well the tags agree with people. */
export const ACCURACY = sentencesOf('core.accuracy', {
  title: 'How well the tags agree with people',
  judgedOf: (judged: string, total: string) => `${judged} of ${total} different comments judged by people`,
  meanF1: (rate: string) => `mean F1 ${rate}`,
  heading: 'F1 per variable',
  plot: 'F1 per variable with 95% intervals; the table below has the same numbers',
  table: 'Precision, recall and F1',
  judged: (comments: number) => `${comments} judged`,
  basis: {
    file: "Rests on a file's labels.",
    drawn:
      'Rests on drawn comments, read without sight of the tags; precision and recall hold for all comments.',
    chosen:
      'These comments were chosen by people, not drawn at random, so the figures say little about the others. Draw a sample and read it.',
  },
  together: 'All together',
  counts: 'Right / too many / missed',
  precision: 'Precision',
  recall: 'Recall',
  mistakes: 'Where they differ',
  machineOnly: 'machine only',
  personOnly: 'person only',
  chart: {
    variable: 'Variable',
    f1: 'F1',
    precision: 'Precision',
    recall: 'Recall',
    judged: (comments: string) => `${comments} judged`,
    label: 'F1, precision and recall per variable with 95% intervals',
  },
  reading: [
    "Precision: of the tags given, the share that is right. Recall: of the tags that should be there, the share that is. F1 is their harmonic mean. Intervals are Wilson's, 95%; F1's follows from that of the shared tags among all. Comments with the same words count once. * rests on fewer than ten comments with the variable.",
    'The numbers hold for the judged comments. When people judged only those that looked wrong, they are worse than for the whole file; take a random sample to know the whole. One person may be wrong, too.',
  ] as readonly string[],
});
