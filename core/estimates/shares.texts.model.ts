import { sentencesOf } from '../language/language.model.js';

const count = (value: number) => value.toLocaleString('en');

/** What is said of a share on every screen, in every export and report. */
export const SHARES = sentencesOf('core.shares', {
  corrected: (share: string, low: string, high: string, read: number, machine: string) =>
    `${share}, between ${low} and ${high}; ${count(read)} read; the machine alone said ${machine}`,
  machine: (share: string, missing: string) => `${share}, the machine's count; corrected ${missing}`,
  interval: (share: string, low: string, high: string) => `${share} (${low} to ${high})`,
  atLeast: (found: number, most: string) => `at least ${found} found; at most ${most} of all`,
  noneFound: (most: string) => `none found; at most ${most} of all`,
  inWords: (words: string, read: number, machine: string) =>
    `${words}; ${count(read)} read; the machine alone said ${machine}`,
  missing: (tagged: number, untagged: number) =>
    `after ${count(tagged)} more with the tag and ${count(untagged)} more without`,
  missingTagged: (tagged: number) => `after ${count(tagged)} more with the tag`,
  missingUntagged: (untagged: number) => `after ${count(untagged)} more without the tag`,
  isCorrected: (read: number) => `corrected, ${count(read)} read`,
  basis: { machine: "machine's count", corrected: 'corrected' },
  compared:
    "Where a row is called corrected, people have read enough drawn comments of both files: its rates, intervals and test rest on what they read. Other rows are the machine's count.",
  relations: "Counts of variables and pairs are the machine's, also where shares are corrected.",
  all: "Shares are the machine's count.",
  others: "The other shares are the machine's count.",
  few: { atLeast: (found: number) => `at least ${found}`, none: 'none found' },
  meanCorrected: (mean: string, low: string, high: string, read: number, machine: string) =>
    `Mean sentiment ${mean} of 10, between ${low} and ${high}; corrected, ${count(read)} read; the machine alone said ${machine}`,
  meanOfMachine: (mean: string, missing: number) =>
    `Mean sentiment ${mean} of 10, the machine's count; corrected after ${count(missing)} more`,
  counts: "Comments with a variable and sentiments are the machine's count.",
  summary: "Written from the machine's count.",
  sheet: 'shares',
  meanSheet: 'mean sentiment',
});
