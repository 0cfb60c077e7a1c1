import { countText } from '../../platform/language/count.model.js';
import { plural, sentencesOf } from '../../platform/language/language.model.js';

const comments = (count: number) => (count === 1 ? '1 comment' : `${countText(count)} comments`);

/** How much has to be read, on the page, in the terminal and in errors. */
export const SAY = sentencesOf('core.plan', {
  runOrComments: 'Give either task_id, or how many comments there are.',
  title: 'How much has to be read',
  within: (points: string) => `± ${points} points`,
  reads: (points: string, reads: number, time: string) =>
    `For ± ${points} points at most: read about ${comments(reads)}, ${time}.`,
  ways: (points: string, ways: readonly string[]) => `For ± ${points} points at most: ${ways.join('; or ')}.`,
  byPeople: (reads: number, time: string) => `${countText(reads)} by people (${time})`,
  bySecond: (read: number, label: string, notes: readonly string[]) =>
    `${countText(read)} by ${label}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`,
  both: (second: string, people: string) => `${second} and ${people}`,
  more: (second: string) => `${second} more`,
  stays: 'nothing leaves your network',
  costs: (cost: string, isMeasured: boolean) => `${isMeasured ? 'about' : 'at most'} ${cost}`,
  inPart: (label: string, read: number) => `People read within the ${comments(read)} that ${label} has read.`,
  tooLittle: (points: string, label: string) =>
    `For ± ${points} points ${label} has read too little: let it read more first.`,
  enough: (points: string) => `All shares are known to ± ${points} points: nothing more has to be read.`,
  minutes: (minutes: number) => `about ${plural(minutes, 'minute')}`,
  hours: (hours: number, minutes: number) => `about ${hours} h ${String(minutes).padStart(2, '0')} min`,
  measured: (seconds: string, reads: number) =>
    `${seconds} s a comment, measured on ${countText(reads)} that your team has read.`,
  usual: (seconds: string) =>
    `${seconds} s a comment, the usual time: your team has read too little to measure it.`,
  runFree: (provider: string, count: number) => `${provider} reads all ${countText(count)} first, at no cost`,
  runCosts: (provider: string, count: number, cost: string, isMeasured: boolean) =>
    `${provider} reads all ${countText(count)} first, for ${isMeasured ? 'about' : 'at most'} ${cost}`,
  runOpen: (provider: string, count: number) => `${provider} reads all ${countText(count)} first`,
  runMeasured: (runs: number) => `measured on ${plural(runs, 'run')} of your team`,
  bases: {
    read: 'by what was read',
    counted: 'counted by smops; too little was read',
    assumed: 'nothing is known yet: a frequent variable that is hard to find is planned for',
  },
  now: 'known to',
  missing: 'still to read',
  failed: 'The plan could not be made',
  again: 'Try again',
  draw: (count: number) => `Draw ${countText(count)} and read`,
  read: 'Go on reading',
  drawFailed: 'The comments could not be drawn',
  goalLeft: (reads: number, points: string, of: string) =>
    `About ${countText(reads)} more for ± ${points} points${of === '' ? '' : ` of ${of}`}.`,
  goalReached: (points: string, of: string) =>
    `${of === '' ? 'All shares are' : `The share of ${of} is`} known to ± ${points} points: nothing more has to be read.`,
  chooseWay: 'Who reads',
  letRead: (read: number, label: string) => `Let ${label} read ${countText(read)}`,
  letReadFailed: 'The second reader could not be started',
  second: 'Second reader',
  secondReads: (label: string) => `${label} reads a part`,
  secondHas: (label: string, read: number, failed: number) =>
    `${label} has read ${comments(read)}${failed === 0 ? '' : `; it failed on ${countText(failed)}`}`,
  askFailed: 'Ask the failed ones again',
  stop: 'Stop',
  stopFailed: 'The second reader could not be stopped',
  remove: 'Remove',
  removeQuestion: (label: string) =>
    `Remove what ${label} has read of this analysis for good? Shares then rest on people’s reads alone.`,
  removeFailed: 'The second reader could not be removed',
});

const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;

/** A reading time as words: minutes, from an hour on with hours; at least a minute. */
export function timeText(seconds: number, say: ReturnType<typeof SAY> = SAY()): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE_SECONDS));
  return minutes < HOUR_MINUTES
    ? say.minutes(minutes)
    : say.hours(Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES);
}
