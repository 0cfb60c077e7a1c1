import { plural, sentencesOf } from '@smops/core/platform/language/language.model.js';

export const seriesTexts = sentencesOf('cliSeries', {
  noCopies: (comments: string) => `No two of the ${comments} comments are copies of each other.`,
  copied: (copied: string, comments: string, groups: string, texts: string) =>
    `${copied} of ${comments} comments are copies. Groups: ${groups}; different texts: ${texts}.`,
  group: (comments: string, authors: string) =>
    `${plural(comments, 'comment')} by ${plural(authors, 'author')}:`,
  noWaves: (least: string) => `No text has ${least} copies within 24 hours.`,
  wave: (comments: string, from: string, to: string) =>
    `${plural(comments, 'copy', 'copies')} from ${from} to ${to}`,
  waveSize: (comments: string, authors: string, number: number) =>
    `${plural(comments, 'comment')} by ${plural(authors, 'author')} in all, the first is comment ${number}`,
  per: { hour: 'by hour', day: 'by day', week: 'by week' },
  withoutTime: (missing: string, comments: string) =>
    `${missing} of ${comments} comments carry no time and are in no wave.`,
  oneOf: (option: string, values: string) => `${option} takes one of ${values}.`,
  noPoints: (codebook: string) =>
    `No completed analysis with the codebook ${codebook} has comments of these days. Start one: smops analyze FILE --codebook NAME`,
  head: (runs: number, comments: string, from: string, to: string) =>
    `${runs} ${runs === 1 ? 'analysis' : 'analyses'}, ${plural(comments, 'comment')}, ${from} to ${to}.`,
  noTime: (missing: string) =>
    `${plural(missing, 'comment carries no time and is', 'comments carry no time and are')} left out; --unit run counts them.`,
  repeated: (comments: string) =>
    `${plural(comments, 'comment is in several analyses and counts', 'comments are in several analyses and count')} once.`,
  corrected: '* corrected by what people read',
  alarms: 'Alarms (more than the days before make one expect, each text counted once):',
  alarm: (start: string, variable: string, count: string, total: string, expected: string, limit: string) =>
    `${start}  ${variable}: ${count} of ${total} comments, expected ${expected}, limit ${limit}`,
  alarmsNowhere: 'Alarms are not sent: smops series NAME --alarms-to DESTINATION',
  alarmsTo: (destinations: string) => `Alarms are sent to these destinations: ${destinations}.`,
  span: (from: string, to: string, comments: string) => `${from} to ${to} (${plural(comments, 'comment')})`,
  spans: (after: string, before: string) => `${after}, compared with ${before}.`,
  noWords: 'No word rose clearly.',
  themes: 'Themes outside the codebook that rose:',
  more: (command: string) => `More: ${command}`,
  wholeNumber: (option: string, least: number, most: number) =>
    `${option} takes a whole number from ${least} to ${most}.`,
});
