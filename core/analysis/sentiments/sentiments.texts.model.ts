import { sentencesOf } from '../../platform/language/language.model.js';

/** What is said of sentiment records and of imports of them. */
export const SAY = sentencesOf('core.sentiments', {
  noTask: (taskId: string) =>
    `There is no task ${taskId}. Make one first (smops tasks add, or the Tasks page); it tells its id.`,
  noSuchTask: (taskId: string) => `There is no task ${taskId}.`,
  missing: 'is missing',
  mustBeText: 'must be text',
  atMostCharacters: (max: number) => `must have at most ${max} characters`,
  mustBeList: 'must be a list',
  atMostRows: (max: number) => `at most ${max} rows in one call`,
  fileTooLarge: 'The file is larger than the limit of 10 MB. Nothing of it was kept.',
  selectJson: 'file: Please select a JSON file.',
  noJson: 'no JSON',
  stillAnalyzed: 'This file is still being analysed. Try again in a moment.',
  notStopped: (id: number) => `The analysis ${id} is not stopped.`,
  fieldMissing: (name: string) => `${name} is missing.`,
  fieldText: (name: string) => `${name} must be text.`,
  fieldEmpty: (name: string) => `${name} is empty.`,
  fieldTooLong: (name: string, max: string) => `${name} may have at most ${max} characters.`,
  fieldBroken: (name: string) => `${name} holds broken characters.`,
  scoreRange: 'sentimentScore must be a number from 0 to 10.',
  recordExpected:
    'A record is expected here: an object with taskId, analyzeDate, sentimentScore and aiSummary.',
  recordUnreadable: 'The record cannot be read.',
  dateUnsure: (date: string) =>
    `analyzeDate “${date}” is not a date that can be read for sure; write YYYY-MM-DD.`,
});
