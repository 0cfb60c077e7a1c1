import { sentencesOf } from '../../platform/language/language.model.js';

/** What is said of near-copies to those who ask for them. */
export const SAY = sentencesOf('core.nearCopies', {
  notCompleted: 'The analysis has not been completed yet. Copies are looked for when it is.',
  /** After a quote. */
  others: (texts: number) => `and ${texts.toLocaleString('en')} nearly the same`,
  group: (number: number) => `A group of copies that begins with comment ${number}`,
});
