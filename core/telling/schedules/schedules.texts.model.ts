import { SAY as COMMENTS } from '../../comments/texts/comments.texts.model.js';
import { ROWS } from '../../comments/texts/rows.texts.model.js';
import { sentencesOf } from '../../platform/language/language.model.js';
import { retelling } from '../../platform/language/retelling.model.js';
import { SAY as REMOTE } from '../../platform/objects/objects.texts.model.js';
import { SAY_OF as SERVICE_FAULTS, SAY as SERVICES } from '../../platform/upstream/services.texts.model.js';

/** What is said of schedules to those who ask for them. */
export const SAY = sentencesOf('core.schedules', {
  when: 'Write when it is due as “daily 08:00”, “weekly MON 08:00”, “weekly MON,THU 08:00”, or as a cron expression such as “0 8 * * MON”.',
  never: 'This is never due. Check the day and the month.',
  tooOften: (minutes: number) =>
    `This is due too often. Leave at least ${minutes} minutes between two times.`,
  nameEmpty: 'Give the schedule a name.',
  tooLong: (most: number) => `At most ${most} characters.`,
  onlyHttps: 'Only an https address is read. Begin it with https://.',
  days: (most: number) => `Give a whole number of days from 1 to ${most}.`,
  tooMany: (most: number) => `There are ${most} schedules already. Delete one that is not needed.`,
  nameTaken: (name: string) => `Another schedule is called “${name}”. Choose another name.`,
  isAtWork: (name: string) => `“${name}” is already running. Try again when it has finished.`,
  isPaused: (name: string) => `“${name}” is paused already.`,
  ownerMayNot: (name: string, owner: string) =>
    `${owner}, the owner of “${name}”, may no longer analyse. Resume it first: it is yours then.`,
  isNotPaused: (name: string) => `“${name}” is not paused.`,
  noFolderSetting:
    'No folder may be watched. An admin names one in the configuration (WATCH_FOLDER), and restarts the server.',
});

/** Why something of a period was left out, or it has failed; stored as written, and told in the reader's language. */
export const REASON = sentencesOf('core.periods', {
  noFolder: (folder: string) => `The folder ${folder} does not exist below WATCH_FOLDER, or cannot be read.`,
  stillWritten: 'It is still being written: left for the next time.',
  tooLarge: (megabytes: number) => `It is larger than ${megabytes} MB.`,
  restLater: (reason: string) => `The rest is left for the next time: ${reason}`,
  noTime: 'Reading took too long: left for the next time.',
  tookTooLong: (seconds: number) => `Reading took longer than ${seconds} seconds, twice.`,
  brokeOff: 'The connection broke off, or was silent for too long.',
  noRoom: 'Too many comments for one run: left for the next time.',
  notReadable: (code: string) => `It cannot be read (${code}).`,
  nothingReadable: (name: string, reason: string) => `No file could be read. ${name}: ${reason}`,
  nothingNew: 'Nothing is new.',
  restored:
    'This database was restored from a backup in which this period had not ended: it is not gone on with.',
  runFailed: (reason: string) => `The run has failed: ${reason}`,
  runGone: 'The run was deleted before it ended.',
  stillPaused: (reason: string) => `The run has been paused for a day: ${reason}`,
  noDestination: 'This destination was deleted: nothing was sent to it.',
  noReason: 'no reason is known',
  gaveUp: 'smops ended, or met an error, each time it read the comments. See the log of the server.',
  ownerDisabled: (name: string) =>
    `Paused: its owner ${name} was disabled. Who resumes it becomes its owner.`,
  ownerDeleted: (name: string) => `Paused: its owner ${name} was deleted. Who resumes it becomes its owner.`,
  ownerRole: (name: string, role: string) =>
    `Paused: its owner ${name} now has the role ${role}, which may not analyse. Who resumes it becomes its owner.`,
  pausedItself: (failures: number, reason: string) =>
    `Paused after ${failures} failed periods in a row. The last one: ${reason}`,
});

/** The messages about a schedule that its destinations get. */
export const NOTICE = sentencesOf('core.scheduleNotices', {
  paused: (name: string) => `The schedule “${name}” has been paused`,
  failed: (name: string) => `The schedule “${name}” could not do its work`,
  comesAgain: 'It is due again at its next time. The page Schedules shows the outcome of each one.',
  filesLeftOut: (left: number, all: number) => `${left} of ${all} files could not be read, or not yet:`,
  notWhole: 'Not everything was read:',
  moreLeftOut: (count: number) => `and ${count} more, which the history of the schedule names.`,
  howToResume: 'No report is sent automatically until it is resumed on the page Schedules.',
});

/** A stored reason in the language of its reader; what reading a file or a service said is among them. */
export const retoldReason = retelling(REASON, ROWS, COMMENTS, SERVICES, SERVICE_FAULTS, REMOTE);
