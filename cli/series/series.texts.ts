import { sentencesOf } from '@smops/core/language/language.model.js';

export const seriesTexts = sentencesOf('cliSeries', {
  noCopies: (comments: string) => `No two of the ${comments} comments are copies of each other.`,
  copied: (copied: string, comments: string, groups: string, texts: string) =>
    `${copied} of ${comments} comments are copies, in ${groups} groups: ${texts} different texts.`,
  group: (comments: string, authors: string) => `${comments} comments by ${authors} authors:`,
  more: (command: string) => `More: ${command}`,
  wholeNumber: (option: string, least: number, most: number) =>
    `${option} takes a whole number from ${least} to ${most}.`,
});
