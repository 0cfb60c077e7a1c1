import { plural, sentencesOf } from '../../platform/language/language.model.js';

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
  /** Where copies change the share of a variable: how many of its comments repeat a text, and the share without them. */
  leadsOnce: (leads: string, repeats: number, once: string) =>
    repeats === 0
      ? `${leads}; with each text counted once, ${once}`
      : `${leads}; ${plural(repeats, 'comment')} of these ${repeats === 1 ? 'repeats' : 'repeat'} a text, with each text counted once, ${once}`,
  changedOnce: (change: string, copies: number, before: string, now: string) =>
    copies === 0
      ? `${change}; with each text counted once, from ${before} to ${now}`
      : `${change}; ${plural(copies, 'comment')} ${copies === 1 ? 'is a copy' : 'are copies'}, with each text counted once, from ${before} to ${now}`,
  /** Of two sides of a comparison. */
  differs: (variable: string, side: string, points: string, own: string, other: string, size: string) =>
    `“${variable}” is raised more often in ${side}, by ${points} points (${own} against ${other}): a ${size} difference`,
  /** Of more than two: one side and the mean of the others. */
  differsMore: (variable: string, side: string, own: string, others: string, size: string) =>
    `“${variable}” is raised more often in ${side}: ${own}, against ${others} on average in the others: a ${size} difference`,
  differsLess: (variable: string, side: string, own: string, others: string, size: string) =>
    `“${variable}” is raised less often in ${side}: ${own}, against ${others} on average in the others: a ${size} difference`,
  same: 'No variable differs notably: the differences are little, or chance cannot be ruled out',
  /** A conclusion that turns with the reader. */
  orderTurns: (
    [more, less]: readonly [string, string],
    machine: readonly [string, string],
    reader: string,
    second: readonly [string, string],
  ) =>
    `Whether “${more}” or “${less}” is mentioned more often depends on who reads: smops alone counts ${machine[0]} and ${machine[1]}, ${reader} alone ${second[0]} and ${second[1]}. People have not read enough to settle it.`,
  differenceTurns: (variable: string, side: string, machine: string, reader: string, second: string) =>
    `Whether the share of “${variable}” is higher or lower in ${side} depends on who reads: smops alone counts ${machine} percentage points, ${reader} alone ${second}. People have not read enough to settle it.`,
  riseTurns: (variable: string, machine: string, reader: string, second: string) =>
    `Whether the share of “${variable}” rose or fell depends on who reads: smops alone counts ${machine} percentage points, ${reader} alone ${second}. People have not read enough to settle it.`,
  none: (comments: string) => `None of ${plural(comments, 'comment')} mentions a variable`,
  /** The sentence with what its numbers rest on. */
  resting: (sentence: string, basis: string) => `${sentence} (${basis}).`,
  sentence: (sentence: string) => `${sentence}.`,
  beforeUnfinished: (name: string) => `${name} has not been completed, so nothing can be compared with it`,
  beforeOtherVariables: (name: string) =>
    `${name} looks for none of these variables. Choose an analysis with the same codebook, or none`,
  beforeSameComments: (name: string) =>
    `${name} is of the same comments, so it is not the analysis before. Choose another one, or none`,
  beforeLater: (name: string) =>
    `The comments of ${name} were not written before these. Choose an analysis of earlier comments, or none`,
});
