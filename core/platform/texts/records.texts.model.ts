import { plural, sentencesOf } from '../language/language.model.js';

/** What is said of changes to records and of pages of a list. */
export const SAY = sentencesOf('core.records', {
  changedMeanwhile: (what: string) =>
    `${what} was changed by someone else in the meantime. Load it again, then make your change.`,
  limitNumber: (max: number) => `limit is a whole number up to ${max}.`,
  limitLeast: 'limit is at least 1.',
  afterId: 'after is the id of a row.',
  dayInFuture: 'before: The day must not be in the future.',
  inFuture: 'in the future',
  dayForm: 'must be a day as YYYY-MM-DD',
  idNumber: 'An id is a whole number.',
  limitFrom1: (max: number) => `limit is 1 to ${max}.`,
  idsNeeded: 'ids is a list of at least one id.',
  tooManyIds: (max: number) => `At most ${max} records can be changed at once.`,
  idsForm: 'ids is a list such as 1-40,45, of at most 8,000 characters.',
  severalAccounts: (count: number) => plural(count, 'account'),
  severalTasks: (count: number) => plural(count, 'task'),
  severalWhatsApps: (count: number) => plural(count, 'WhatsApp account', 'WhatsApp accounts'),
  noFreeTaskId: 'No free task id was found.',
});
