import { sentencesOf } from '../../platform/language/language.model.js';

const count = (value: number) => value.toLocaleString('en');

/** How many comments people read, and how many the second reader. */
export interface Readers {
  people: number;
  second: number;
  label: string;
}
const byReaders = ({ people, second, label }: Readers) =>
  `${count(people)} read by people, ${count(second)} by ${label}`;

/** What is said of a share on every screen, in every export and report. */
export const SHARES = sentencesOf('core.shares', {
  corrected: (share: string, low: string, high: string, read: number, machine: string) =>
    `${share}, between ${low} and ${high}; ${count(read)} read; smops alone counted ${machine}`,
  correctedBySecond: (share: string, low: string, high: string, by: Readers, machine: string) =>
    `${share}, between ${low} and ${high}; ${byReaders(by)}; smops alone counted ${machine}`,
  machine: (share: string, missing: string) => `${share}, counted by smops. ${missing}`,
  interval: (share: string, low: string, high: string) => `${share} (${low} to ${high})`,
  atLeast: (found: number, most: string) => `at least ${found} found; at most ${most} of all`,
  noneFound: (most: string) => `none found; at most ${most} of all`,
  inWords: (words: string, read: number, machine: string) =>
    `${words}; ${count(read)} read; smops alone counted ${machine}`,
  inWordsBySecond: (words: string, by: Readers, machine: string) =>
    `${words}; ${byReaders(by)}; smops alone counted ${machine}`,
  missing: (tagged: number, untagged: number) =>
    `To correct it, read ${count(tagged)} more ${tagged === 1 ? 'comment' : 'comments'} with the tag and ${count(untagged)} without.`,
  missingTagged: (tagged: number) =>
    `To correct it, read ${count(tagged)} more ${tagged === 1 ? 'comment' : 'comments'} with the tag.`,
  missingUntagged: (untagged: number) =>
    `To correct it, read ${count(untagged)} more ${untagged === 1 ? 'comment' : 'comments'} without the tag.`,
  isCorrected: (read: number) => `corrected, ${count(read)} read`,
  isCorrectedBySecond: (by: Readers) => `corrected, ${byReaders(by)}`,
  notYet: (missing: number) => `counted by smops; read ${count(missing)} more`,
  tagged: (comments: number) => `${count(comments)} tagged`,
  atLeastMention: (comments: number) => `at least ${count(comments)}`,
  whatBasis: 'What the numbers rest on',
  bases: { machine: 'Counted by smops', corrected: 'Corrected by reading' },
  partsOfTagged: 'The sentiments of corrected counts divide as those of the tagged comments do.',
  counted: 'counted by smops',
  basis: { machine: 'counted by smops', corrected: 'corrected' },
  compared:
    'Where a row is called corrected, people have read enough drawn comments of both files: its rates, intervals and test rest on what they read. Other rows are counted by smops.',
  relations: 'Variables and pairs are counted by smops, even where shares are corrected.',
  all: 'Shares are counted by smops.',
  others: 'The other shares are counted by smops.',
  /** What intervals count where comments repeat a text, and a share that they change. */
  eachOnce: 'each text counted once',
  onceIs: (share: string) => `${share} with each text counted once`,
  repeat: (repeats: number, comments: number) =>
    `${count(repeats)} of its ${count(comments)} ${comments === 1 ? 'comment' : 'comments'} ${repeats === 1 ? 'repeats' : 'repeat'} a text`,
  few: { atLeast: (found: number) => `at least ${found}`, none: 'none found' },
  meanCorrected: (mean: string, low: string, high: string, read: number, machine: string) =>
    `Score ${mean} of 10, between ${low} and ${high}; corrected, ${count(read)} read; smops alone counted ${machine}`,
  meanOfMachine: (mean: string, missing: number) =>
    `Score ${mean} of 10, counted by smops. Read ${count(missing)} more ${missing === 1 ? 'comment' : 'comments'} to correct it.`,
  counts: 'smops counted the variables and the sentiments; no person has checked them.',
  summary: 'Written from what smops counted.',
  sheet: 'shares',
  meanSheet: 'score',
});
