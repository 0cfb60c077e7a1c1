import { sentencesOf } from '@smops/core/language/language.model.js';

export const seriesTexts = sentencesOf('cliSeries', {
  noCopies: (comments: string) => `No two of the ${comments} comments are copies of each other.`,
  copied: (copied: string, comments: string, groups: string, texts: string) =>
    `${copied} of ${comments} comments are copies. Groups: ${groups}; different texts: ${texts}.`,
  group: (comments: string, authors: string) => `${comments} comments by ${authors} authors:`,
  noWaves: (least: string) => `No text has ${least} copies within 24 hours.`,
  wave: (comments: string, from: string, to: string) => `${comments} copies from ${from} to ${to}`,
  waveSize: (comments: string, authors: string, number: number) =>
    `${comments} comments by ${authors} authors in all, the first is comment ${number}`,
  per: { hour: 'by hour', day: 'by day', week: 'by week' },
  withoutTime: (missing: string, comments: string) =>
    `${missing} of ${comments} comments carry no time and are in no wave.`,
  more: (command: string) => `More: ${command}`,
  wholeNumber: (option: string, least: number, most: number) =>
    `${option} takes a whole number from ${least} to ${most}.`,
});
